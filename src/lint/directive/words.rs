//! The words of a directive, `rf-lint: allow(name, name) why`, wherever they stand.
//!
//! What a directive covers and how it is removed depend on the syntax around it, and are left to
//! the neighbours. `rf-lint: schema(path)` is a directive too; what it says is left to the schemas.

use crate::lint::{Group, Lint, find};
use crate::lints;
use crate::near_miss::near_miss;
use std::ops::Range;

/// What every directive to the linter begins with.
pub(super) const MARK: &str = "rf-lint:";

/// What is shown at a word that has no meaning.
pub(super) const NOT_KNOWN: &str = "not known";

/// What one name of an `allow` stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Target {
    /// One lint.
    Lint(&'static Lint),
    /// The lints of a group.
    Group(Group),
}

impl Target {
    /// Its name, as an `allow` gives it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Lint(lint) => lint.name,
            Self::Group(group) => group.name(),
        }
    }

    /// The lints it stands for; those that cannot be allowed are not among them.
    pub(super) fn lints(self) -> impl Iterator<Item = &'static Lint> {
        lints::ALL.iter().copied().filter(move |lint| self.covers(lint))
    }

    /// Whether `lint` is one of them.
    pub(super) fn covers(self, lint: &Lint) -> bool {
        !lint.fixed_level
            && match self {
                Self::Lint(own) => own.name == lint.name,
                Self::Group(group) => group == lint.group,
            }
    }
}

/// A name in the brackets of an `allow`, with its place in the words.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) range: Range<usize>,
    /// What it stands for; `None` if it is a fault.
    pub(super) target: Option<Target>,
}

/// An `allow(…)` or `allow-file(…)`.
#[derive(Debug)]
pub(super) struct Allow {
    /// Whether it is `allow-file`.
    pub(super) file: bool,
    /// Whether that is what is written, and not only what is meant.
    pub(super) valid: bool,
    /// From the mark to the closing bracket.
    pub(super) range: Range<usize>,
    pub(super) names: Vec<Name>,
}

/// Words that are not what they ought to be.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) range: Range<usize>,
    pub(super) message: String,
    /// What is there, or nothing.
    pub(super) label: &'static str,
    pub(super) help: String,
    /// The word that was meant, if there is one good guess.
    pub(super) meant: Option<&'static str>,
    /// Whether the directive is a right one that has nothing to do where it stands.
    pub(super) in_vain: bool,
}

impl Fault {
    pub(super) fn new(
        range: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Self {
        let (message, help) = (message.into(), help.into());
        Self { range, message, label: "", help, meant: None, in_vain: false }
    }
}

/// What there is in a text that begins with the mark.
#[derive(Debug, Default)]
pub(super) struct Words {
    /// The `allow`, unless it is another directive or too far from being one.
    pub(super) allow: Option<Allow>,
    /// The `schema`, which stands before all items.
    pub(super) schema: Option<Range<usize>>,
    pub(super) faults: Vec<Fault>,
}

/// Reads the words of a comment, blanks before them allowed; `None` if they are no directive.
pub(super) fn read(text: &str) -> Option<Words> {
    let start = text.len() - text.trim_start().len();
    text[start..].strip_prefix(MARK)?;
    let mark = start..start + MARK.len();
    Some(after_mark(text, mark))
}

/// Reads `schema(PATH)`, of which `begin` is what comes before the path.
fn schema(text: &str, begin: Range<usize>) -> Words {
    let inside = &text[begin.end..];
    let path = inside.split_once(')').map_or("", |(path, _)| path);
    if path.trim().is_empty() || path.contains('\n') {
        let help = format!("write `{MARK} schema(PATH)`, with the path of a schema or its URL");
        let fault = Fault::new(begin, "`schema` does not say which", help);
        return Words { faults: vec![fault], ..Words::default() };
    }
    let end = begin.end + path.len() + 1;
    Words { schema: Some(begin.start..end), ..Words::default() }
}

fn after_mark(text: &str, mark: Range<usize>) -> Words {
    let at = skip_blanks(text, mark.end);
    let word = at..end_of_word(text, at);
    let open = skip_blanks(text, word.end);
    let is_open = text[open..].starts_with('(');
    let mut faults = Vec::new();
    let written = match &text[word.clone()] {
        "schema" if is_open => return schema(text, mark.start..open + 1),
        known @ ("allow" | "allow-file") => known,
        other => {
            let fault = unknown_word(other, &mark, word.clone(), is_open);
            let meant = fault.meant;
            faults.push(fault);
            // What else is wrong would show once the word is right.
            let Some(meant) = meant else {
                return Words { faults, ..Words::default() };
            };
            meant
        }
    };
    let valid = faults.is_empty();
    let sample = format!("write `{MARK} {written}(NAME)`, with the names of lints or groups");
    if !is_open {
        faults.push(Fault::new(word, format!("`{written}` does not say what"), sample));
        return Words { faults, ..Words::default() };
    }
    let inside = open + 1;
    let length = text[inside..].find([')', '\n']);
    let Some(length) = length.filter(|length| text[inside + length..].starts_with(')')) else {
        let message = format!("the bracket of `{written}` is not closed");
        faults.push(Fault::new(open..inside, message, "write `)` after the last name"));
        return Words { faults, ..Words::default() };
    };
    let close = inside + length;
    let names = names(text, inside..close, written, &sample, &mut faults);
    let file = written == "allow-file";
    let allow = Some(Allow { file, valid, range: mark.start..close + 1, names });
    Words { allow, faults, ..Words::default() }
}

fn unknown_word(word: &str, mark: &Range<usize>, place: Range<usize>, is_open: bool) -> Fault {
    let help = format!("a directive is `{MARK} allow(NAME)`, `allow-file(NAME)` or `schema(PATH)`");
    if word.is_empty() {
        return Fault::new(mark.clone(), format!("no directive stands after `{MARK}`"), help);
    }
    if word == "schema" {
        return Fault::new(place, "`schema` does not say which", help);
    }
    let mut fault = Fault::new(place, format!("there is no directive `{word}`"), help);
    fault.label = NOT_KNOWN;
    match near_miss(word, &["allow", "allow-file", "schema"]).filter(|_| is_open) {
        // Whether it would be right where it stands shows only then.
        Some("schema") => "did you mean `schema`?".clone_into(&mut fault.help),
        meant => fault.meant = meant,
    }
    fault
}

/// The names between the brackets.
fn names(
    text: &str,
    inside: Range<usize>,
    written: &str,
    sample: &str,
    faults: &mut Vec<Fault>,
) -> Vec<Name> {
    let mut names = Vec::new();
    let mut at = inside.start;
    for piece in text[inside.clone()].split(',') {
        let begins = at + (piece.len() - piece.trim_start().len());
        let name = piece.trim();
        let range = begins..begins + name.len();
        at += piece.len() + 1;
        let target = match target(name, written, sample) {
            Ok(target) => Some(target),
            Err(fault) => {
                let range =
                    if name.is_empty() { inside.start - 1..inside.end + 1 } else { range.clone() };
                faults.push(Fault { range, ..fault });
                None
            }
        };
        names.push(Name { range, target });
    }
    names
}

/// What `name` stands for, or what is wrong with it; the place is the caller's to say.
fn target(name: &str, written: &str, sample: &str) -> Result<Target, Fault> {
    if name.is_empty() {
        return Err(Fault::new(0..0, format!("`{written}` does not say what"), sample));
    }
    if let Some(group) = Group::from_name(name) {
        return Ok(Target::Group(group));
    }
    match find(name) {
        Some(lint) if lint.fixed_level => {
            let help = "nothing can be read past what it finds; take the name out";
            Err(Fault::new(0..0, format!("`{name}` cannot be allowed"), help))
        }
        Some(lint) => Ok(Target::Lint(lint)),
        None => {
            let names = lints::ALL.iter().filter(|lint| !lint.fixed_level).map(|lint| lint.name);
            let names: Vec<_> = names.chain(Group::ALL.map(Group::name)).collect();
            let message = format!("there is no lint or group `{name}`");
            let mut fault = Fault::new(0..0, message, "`rf lints` shows all of them");
            fault.label = NOT_KNOWN;
            fault.meant = near_miss(name, &names);
            Err(fault)
        }
    }
}

pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start_matches([' ', '\t']).len()
}

pub(super) fn end_of_word(text: &str, at: usize) -> usize {
    let of_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.len() - text[at..].trim_start_matches(of_word).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(text: &str) -> Vec<String> {
        let words = read(text).expect("a directive");
        assert!(words.faults.is_empty(), "{:?}", words.faults);
        let allow = words.allow.expect("an allow");
        allow.names.iter().map(|name| text[name.range.clone()].to_owned()).collect()
    }

    fn faults(text: &str) -> Vec<(&str, String, Option<&'static str>)> {
        let words = read(text).expect("a directive");
        let fault = |f: Fault| (&text[f.range], f.message, f.meant);
        words.faults.into_iter().map(fault).collect()
    }

    #[test]
    fn names_are_lints_and_groups() {
        assert_eq!(targets("rf-lint: allow(duplicate-attribute) why"), ["duplicate-attribute"]);
        assert_eq!(targets("  rf-lint:allow ( style ,suspicious )"), ["style", "suspicious"]);
        let allow = read("rf-lint: allow-file(style): (x)").unwrap().allow.unwrap();
        assert!(allow.file);
        assert_eq!(allow.range, 0..26);
    }

    #[test]
    fn other_words_are_no_directive() {
        for text in ["", "rf-lint", "see rf-lint: allow(x)", "rf-fmt: skip", "rf-lints: x"] {
            assert!(read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_schema_is_left_alone() {
        let words = read("rf-lint: schema(a/b.schema.hcl)").unwrap();
        assert!(words.allow.is_none() && words.faults.is_empty());
    }

    #[test]
    fn what_is_not_a_directive_is_said_with_what_was_meant() {
        assert_eq!(
            faults("rf-lint: alow(style)"),
            [("alow", "there is no directive `alow`".into(), Some("allow"))]
        );
        assert_eq!(
            faults("rf-lint: ignore(style)"),
            [("ignore", "there is no directive `ignore`".into(), None)]
        );
        assert_eq!(faults("rf-lint:")[0].0, "rf-lint:");
        assert_eq!(faults("rf-lint: allow")[0].1, "`allow` does not say what");
        assert_eq!(faults("rf-lint: allow()")[0].0, "()");
        assert_eq!(faults("rf-lint: allow(style\n)")[0].1, "the bracket of `allow` is not closed");
        assert_eq!(faults("rf-lint: schema x")[0].1, "`schema` does not say which");
        assert_eq!(faults("rf-lint: alow")[0].2, None, "right, it would be wrong still");
        let both: Vec<_> = faults("rf-lint: alow(stile)").into_iter().map(|f| f.2).collect();
        assert_eq!(both, [Some("allow"), Some("style")]);
        assert_eq!(
            faults("rf-lint: allow(stile, style, all)"),
            [
                ("stile", "there is no lint or group `stile`".into(), Some("style")),
                ("all", "there is no lint or group `all`".into(), None)
            ]
        );
        assert_eq!(faults("rf-lint: allow(syntax-error)")[0].1, "`syntax-error` cannot be allowed");
    }
}

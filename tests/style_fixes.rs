//! What holds of the fixes of the lints about style, older forms and taste, all of them on, for
//! any document: they end, add no error, lose no comment, leave what `rf fmt` takes, and it is all
//! one whether a document is formatted before or after.

mod documents;
#[path = "common/documents.rs"]
mod plain;

use documents::Maker;
use proptest::prelude::*;
use rf_lint::edit::Safety;
use rf_lint::finding::Finding;
use rf_lint::fmt::canonical::Options;
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::lint::fix::{self, Fixed, Tools};
use rf_lint::lint::{Group, Level, Levels, Linter, find};
use rf_lint::source::Language;
use rf_lint::syntax::lexer::lex;
use std::collections::BTreeMap;

fn findings(text: &str, language: Language) -> Vec<(Level, Finding)> {
    let mut levels = Levels::default();
    levels.set("pedantic", Level::Warn).expect("it is a group");
    let found = Linter::default().lint(text, language);
    let found = found.apply(|lint| levels.level(lint.name) != Level::Allow, false);
    let level = |mut finding: Finding| {
        let group = find(finding.lint).map(|lint| lint.group);
        let ours = matches!(group, Some(Group::Style | Group::Pedantic | Group::Deprecated));
        // Of these the text alone decides, and `fix_any_document.rs` holds them to more.
        let of_text = matches!(finding.lint, "mixed-line-endings" | "byte-order-mark");
        if !ours || of_text {
            finding.fix_in_words();
        }
        (levels.level(finding.lint), finding)
    };
    found.into_iter().map(level).collect()
}

fn fixed(text: &str, language: Language, allowed: Safety) -> Fixed {
    let mut formatter = Formatter::default();
    let mut tools = Tools {
        find: |text: &str| findings(text, language),
        format: |text: &str| formatter.format(text, language, Options::default()),
    };
    fix::fix(text, allowed, &mut tools)
}

/// The text as `rf fmt` leaves it, or `None` if it leaves it alone for a fault.
fn formatted(text: &str, language: Language) -> Option<String> {
    match Formatter::default().format(text, language, Options::default()) {
        Formatted::Changed(text) => Some(text),
        Formatted::Unchanged => Some(text.to_owned()),
        Formatted::Invalid(_) | Formatted::Unproven(_) => None,
    }
}

/// How often there is an error of these words.
fn errors(findings: &[(Level, Finding)]) -> BTreeMap<(&str, &str), usize> {
    let mut out = BTreeMap::new();
    for (_, finding) in findings.iter().filter(|(level, _)| *level == Level::Deny) {
        *out.entry((finding.lint, finding.message.as_str())).or_default() += 1;
    }
    out
}

/// What the comments say, whatever their signs and line breaks.
fn comments(text: &str) -> Vec<String> {
    let mut out: Vec<String> = lex(text)
        .into_iter()
        .filter(|token| token.kind.is_comment())
        .map(|token| token.text(text).replace('\r', ""))
        .map(|comment| comment.trim_start_matches(['#', '/']).trim().to_owned())
        .collect();
    out.sort();
    out
}

/// The words of each line that is not blank. A blank line at the head of a body goes, and which
/// one is there depends on whether the item before it was taken out first or put elsewhere; and
/// blank lines part what is aligned.
fn lines(text: Option<String>) -> Vec<String> {
    // Escapes that the formatter writes out in a string that was computed stay in one that was not.
    let text = text.unwrap_or_default().replace("\\u0301", "\u{301}");
    let words = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    words.filter(|line| !line.is_empty()).collect()
}

fn check(text: &str, language: Language) -> Result<(), TestCaseError> {
    let Some(tidy) = formatted(text, language) else { return Ok(()) };
    let before = findings(text, language);
    for allowed in [Safety::Safe, Safety::Unsafe] {
        let done = fixed(text, language, allowed);
        prop_assert_eq!(&done.undone, &Vec::<&str>::new(), "{}", text);
        let was = errors(&before);
        for (error, count) in errors(&done.remaining) {
            let more = was.get(&error).is_none_or(|was| *was < count);
            prop_assert!(!more, "{error:?}\n{text}\n{}", done.text);
        }
        prop_assert_eq!(comments(&done.text), comments(text), "{}", text);
        let applicable = |f: &Finding| f.fix.as_ref().is_some_and(|fix| fix.safety <= allowed);
        let left = done.remaining.iter().filter(|(_, finding)| applicable(finding)).count();
        prop_assert_eq!(left, 0, "{}\n{}", text, done.text);
        let fixed_first = formatted(&done.text, language);
        prop_assert!(fixed_first.is_some(), "{text}\n{}", done.text);
        // What wrapper the formatter alone takes off, and what it puts in its place, depends on
        // what was fixed inside.
        let stuck = |f: &Finding| f.lint == "interpolation-only" && f.fix.is_none();
        if allowed == Safety::Safe && !before.iter().any(|(_, finding)| stuck(finding)) {
            let formatted_first = fixed(&tidy, language, allowed).text;
            let formatted_first = formatted(&formatted_first, language);
            prop_assert_eq!(lines(fixed_first), lines(formatted_first), "{}", text);
        }
    }
    Ok(())
}

/// Writes conditions and bodies that the language takes, by a list of choices.
struct Writer {
    choices: Vec<u32>,
    at: usize,
    out: String,
    comments: usize,
    /// How many brackets are open, in which line breaks mean nothing.
    open: usize,
}

impl Writer {
    fn document(choices: Vec<u32>) -> String {
        let mut writer = Self { choices, at: 0, out: String::new(), comments: 0, open: 0 };
        for n in 0..=writer.pick(3) {
            if writer.pick(2) == 0 { writer.rule(n) } else { writer.policy(n) }
        }
        writer.out
    }

    fn pick(&mut self, count: usize) -> usize {
        let choice = self.choices.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        choice as usize % count
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn one_of(&mut self, texts: &[&'static str]) {
        let text = texts[self.pick(texts.len())];
        self.put(text);
    }

    fn comment(&mut self) -> String {
        self.comments += 1;
        format!("comment {}", self.comments)
    }

    /// Blanks, and where brackets are open line breaks and comments.
    fn gap(&mut self) {
        match self.pick(12) {
            7 => self.put("  "),
            8 => {
                let comment = self.comment();
                self.put(&format!(" /* {comment} */ "));
            }
            9 if self.open > 0 => self.put("\n"),
            10 if self.open > 0 => {
                let comment = self.comment();
                self.put(&format!(" // {comment}\n"));
            }
            _ => self.put(" "),
        }
    }

    /// The end of a line, and what may stand on lines of its own before the next item.
    fn line(&mut self) {
        match self.pick(9) {
            5 => {
                let comment = self.comment();
                self.put(&format!(" # {comment}"));
            }
            6 => {
                let comment = self.comment();
                self.put(&format!(" /* {comment} */"));
            }
            _ => {}
        }
        self.put("\n");
        match self.pick(14) {
            8 => self.put("\n"),
            9 | 10 => {
                let comment = self.comment();
                self.put(&format!("// {comment}\n"));
            }
            11 => {
                let comment = self.comment();
                self.put(&format!("\n# {comment}\n\n"));
            }
            12 => {
                let comment = self.comment();
                self.put(&format!("/* {comment} */\n"));
            }
            _ => {}
        }
    }

    fn in_brackets(&mut self, open: &str, close: &str, inside: impl Fn(&mut Self)) {
        self.put(open);
        self.open += 1;
        self.gap();
        inside(self);
        self.gap();
        self.open -= 1;
        self.put(close);
    }

    /// A value of a field, in up to two wrappers.
    fn wrapped(&mut self, inside: &dyn Fn(&mut Self), depth: usize) {
        if depth > 0 && self.pick(4) == 3 {
            self.one_of(&["\"${", "\"${ ", "\"${\n", "\"${ /* first */ "]);
            self.open += 1;
            self.wrapped(inside, depth - 1);
            self.open -= 1;
            self.one_of(&["}\"", " }\"", "\n}\"", " /* last */ }\""]);
        } else {
            inside(self);
        }
    }

    fn field(&mut self, name: &str, inside: impl Fn(&mut Self)) {
        self.put(name);
        self.put(" = ");
        self.wrapped(&inside, 2);
        self.line();
    }

    /// A name or a path in a field, without comments: it cannot stand in parentheses.
    fn path(&mut self, name: &str, paths: &[&'static str]) {
        self.put(name);
        let wrappers = self.pick(3);
        self.put(&format!(" = {}", "\"${ ".repeat(wrappers)));
        self.one_of(paths);
        self.put(&" }\"".repeat(wrappers));
        self.line();
    }

    fn string(&mut self, text: &'static str) {
        match self.pick(5) {
            3 => {
                // A comment would keep the formatter from writing the string itself.
                self.one_of(&["(", "( ", "(\n"]);
                self.string(text);
                self.one_of(&[")", " )"]);
            }
            4 => {
                self.put("[");
                self.string(text);
                self.one_of(&["].0", "][0]"]);
            }
            _ => self.put(&format!("\"{text}\"")),
        }
    }

    /// What is true or false, from `depth` operators.
    fn test(&mut self, depth: usize, assertion: bool) {
        if depth == 0 {
            return self.comparison(assertion);
        }
        match self.pick(8) {
            0 => self.comparison(assertion),
            1 | 2 => self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion)),
            3 => {
                self.put("!");
                self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion));
            }
            4 => {
                self.put("!");
                self.one_of(&["", " "]);
                self.put("!");
                self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion));
            }
            5 if assertion => {
                self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion));
                self.one_of(&[" == ", " != "]);
                self.one_of(&["true", "!true", "(!true)", "!(1 < 2)", "(true)"]);
            }
            _ => {
                self.test(depth - 1, assertion);
                self.gap();
                self.one_of(&["&&", "||"]);
                self.gap();
                self.test(depth - 1, assertion);
            }
        }
    }

    fn comparison(&mut self, assertion: bool) {
        if assertion {
            self.one_of(&[
                "true",
                "!exists(contexts(rf.context.network))",
                "length(contexts(rf.context.network)) > (1)",
                "!(1 == 2)",
                "!!true",
                "(exists(contexts(rf.context.runtime)))",
            ]);
        } else {
            self.one_of(&[
                "true",
                "source.a == 1",
                "source.b >= 2.0",
                "!(source.c == \"x\")",
                "!(!true)",
                "(source.d != source.e)",
            ]);
        }
    }

    fn matching(&mut self, indent: &str) {
        self.put(&format!("{indent}match {{\n"));
        let mut left = vec![0, 1, 2];
        while !left.is_empty() {
            let next = left.remove(self.pick(left.len()));
            match next {
                0 if self.pick(2) == 0 => self.field("kind", |writer| writer.string("resource")),
                1 => self.field("type", |writer| writer.string("t")),
                2 => self.field("where", |writer| writer.test(3, false)),
                _ => {}
            }
        }
        self.put(indent);
        self.put("}\n");
    }

    fn rule(&mut self, n: usize) {
        self.put(&format!("rule \"r{n}\" {{\n"));
        let mut left = vec![0, 1, 2, 3];
        while !left.is_empty() {
            let next = left.remove(self.pick(left.len()));
            match next {
                0 if self.pick(4) == 3 => self.put("  match = \"t\" # older\n"),
                0 => self.matching("  "),
                1 => self.path("as", &["rf.concept.subnet", "concept.rf.subnet"]),
                2 => {
                    self.put("identity {\n");
                    self.field("attributes", |writer| writer.put("[\"id\"]"));
                    self.field("scope", |writer| writer.string("provider"));
                    self.put("}\n");
                }
                _ => {
                    self.put("context \"c\" {\n");
                    self.path("to", &["rf.concept.subnet"]);
                    self.path("via", &["source.a", "source.a[0].b"]);
                    self.field("on_null", |writer| writer.string("absent"));
                    self.field("external", |writer| writer.one_of(&["\"deny\"", "\"allow\""]));
                    self.field("on_empty", |writer| writer.string("absent"));
                    self.field("disclose", |writer| writer.string("none"));
                    self.put("}\n");
                }
            }
        }
        self.put("}\n");
    }

    fn policy(&mut self, n: usize) {
        self.put(&format!("policy \"p{n}\" {{\n  target {{\n    rules = ["));
        self.wrapped(&|writer: &mut Self| writer.one_of(&["a.rule.b", "rule.a.b"]), 1);
        self.put("]\n  }\n");
        self.field("assert", |writer| writer.test(4, true));
        self.field("message", |writer| writer.string("m"));
        self.put("}\n");
    }
}

fn choices() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 0..200)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_shrink_iters: 4000, ..ProptestConfig::default() })]

    #[test]
    fn sources_that_mean_something(text in choices().prop_map(Writer::document)) {
        check(&text, Language::RootformHcl)?;
    }

    #[test]
    fn sources_of_any_kind(text in choices().prop_map(|choices| Maker::document(choices, false))) {
        check(&text, Language::RootformHcl)?;
    }

    #[test]
    fn other_documents(text in plain::documents()) {
        check(&text, Language::Hcl)?;
    }
}

#[test]
fn most_sources_are_valid_and_have_something_to_fix() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut valid, mut fixable) = (0, 0);
    for _ in 0..200 {
        let text = Writer::document(choices().new_tree(&mut runner).unwrap().current());
        let found = findings(&text, Language::RootformHcl);
        valid += usize::from(!found.iter().any(|(level, _)| *level == Level::Deny));
        fixable += found.iter().filter(|(_, finding)| finding.fix.is_some()).count();
    }
    assert!(valid > 120 && fixable > 600, "{valid} {fixable}");
}

//! Patterns in RE2's syntax, for the crate `regex`, whose syntax differs in a few places: its
//! `\d`, `\w` and `\s` are those of Unicode, classes nest, and there is no `\Q…\E`.

use crate::schema::rules::Pattern;
use regex::RegexBuilder;

/// The most memory that a compiled pattern may take, in bytes. A schema may hold very many, and
/// the larger they are the longer each takes to compile.
const MAX_SIZE: usize = 2 << 20;

/// The pattern that `source` spells, or what is wrong with it in a few words.
pub(super) fn compile(source: &str) -> Result<Pattern, String> {
    match RegexBuilder::new(&translated(source)).size_limit(MAX_SIZE).build() {
        Ok(regex) => Ok(Pattern { regex, source: source.to_owned() }),
        Err(regex::Error::CompiledTooBig(_)) => {
            Err(format!("compiled, it takes more than the {MAX_SIZE} bytes that are the limit"))
        }
        Err(error) => {
            // The last line of the crate's picture says what is wrong.
            let text = error.to_string();
            let last = text.lines().last().unwrap_or_default();
            Err(last.trim_start_matches("error: ").to_owned())
        }
    }
}

fn translated(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    let mut in_class = false;
    while let Some(c) = rest.chars().next() {
        let mut taken = c.len_utf8();
        match c {
            '\\' => taken = escape(rest, in_class, &mut out),
            '[' if !in_class => {
                in_class = true;
                // A bracket right after the opening one is a character.
                let negated = rest[1..].starts_with('^');
                let first = 1 + usize::from(negated);
                out.push_str(&rest[..first]);
                taken = first;
                if rest[first..].starts_with(']') {
                    out.push_str("\\]");
                    taken += 1;
                }
            }
            '[' if rest.starts_with("[:") && rest.contains(":]") => {
                let end = rest.find(":]").map_or(taken, |at| at + 2);
                out.push_str(&rest[..end]);
                taken = end;
            }
            '[' | '&' | '~' if in_class => {
                out.push('\\');
                out.push(c);
            }
            ']' if in_class => {
                in_class = false;
                out.push(']');
            }
            _ => out.push(c),
        }
        rest = &rest[taken..];
    }
    out
}

/// Writes the escape that `rest` begins with, and gives its length.
fn escape(rest: &str, in_class: bool, out: &mut String) -> usize {
    let Some(kind) = rest[1..].chars().next() else {
        out.push('\\');
        return 1;
    };
    let inside = match kind {
        'd' | 'D' => "0-9",
        'w' | 'W' => "0-9A-Za-z_",
        's' | 'S' => "\\t\\n\\f\\r ",
        'b' if !in_class => {
            out.push_str("(?-u:\\b)");
            return 2;
        }
        'Q' if !in_class => {
            let quoted = &rest[2..];
            let end = quoted.find("\\E");
            out.push_str(&regex::escape(&quoted[..end.unwrap_or(quoted.len())]));
            return end.map_or(rest.len(), |end| 2 + end + 2);
        }
        other => {
            out.push('\\');
            out.push(other);
            return 1 + other.len_utf8();
        }
    };
    let negated = kind.is_ascii_uppercase();
    match (in_class, negated) {
        (true, false) => out.push_str(inside),
        (_, true) => out.extend(["[^", inside, "]"]),
        (false, false) => out.extend(["[", inside, "]"]),
    }
    2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> bool {
        compile(pattern).expect(pattern).regex.is_match(text)
    }

    #[test]
    fn classes_are_those_of_re2() {
        assert!(matches(r"^\d+$", "12") && !matches(r"^\d+$", "\u{663}"));
        assert!(matches(r"^\w+$", "a_1") && !matches(r"^\w+$", "é"));
        assert!(matches(r"^[\w.-]+$", "a.b-c") && !matches(r"^[\w.-]+$", "a b"));
        assert!(matches(r"^[^\s]+$", "ab") && !matches(r"^[^\s]+$", "a b"));
        assert!(matches(r"^[\D]$", "x") && !matches(r"^[\D]$", "1"));
        assert!(matches(r"^[[:alpha:]]+$", "ab") && !matches(r"^[[:alpha:]]+$", "a1"));
        assert!(matches(r"^[a[]+$", "a[") && matches(r"^[]a]+$", "]a"));
        assert!(matches(r"^[a&&b]+$", "a&b"));
        assert!(matches(r"^\Qa.b\E$", "a.b") && !matches(r"^\Qa.b\E$", "axb"));
        assert!(matches("^é.$", "éé"));
    }

    #[test]
    fn a_bad_pattern_says_why() {
        assert_eq!(compile("(a").unwrap_err(), "unclosed group");
        assert!(compile("a{1,1000}{1,1000}{1,1000}").is_err());
        assert!(compile("(?=a)").is_err());
    }
}

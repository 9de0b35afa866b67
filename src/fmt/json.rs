//! Layout of JSON: two spaces for each level, one property or element a line. It works on tokens
//! alone, keeps each of them as it is spelled, and leaves syntax errors to
//! [`crate::syntax::json`].

use crate::finding::Finding;
use crate::syntax::json::{self, Lexer, TokenKind};

/// The text in its right layout, `None` if it has it already, or all its syntax errors.
pub fn format(text: &str) -> Result<Option<String>, Vec<Finding>> {
    let findings = json::check(text);
    if findings.is_empty() { Ok(layout(text)) } else { Err(findings) }
}

/// The right layout of a `text` that has been read without fault, or `None` if it has it already.
///
/// Line breaks are of the kind that the first one of the text is. Nothing is allocated before the
/// first difference. A text with faults that show in single tokens or in the number of brackets
/// gives `None`; other faults give a layout of what is there, with nothing lost.
pub fn layout(text: &str) -> Option<String> {
    let mut walk = Walk { text, eol: line_break(text), done: 0, out: None };
    let mut lexer = Lexer::new(text);
    let mut depth = 0_usize;
    let mut last = TokenKind::End;
    loop {
        let token = lexer.next_token();
        let gap = match token.kind {
            TokenKind::BadString
            | TokenKind::Quoted
            | TokenKind::BadNumber
            | TokenKind::Word
            | TokenKind::Comment
            | TokenKind::Space
            | TokenKind::Stray => return None,
            TokenKind::End if depth > 0 || last == TokenKind::End => return None,
            TokenKind::End => Gap::Line(0),
            _ if last == TokenKind::End => Gap::Nothing,
            TokenKind::CloseObject | TokenKind::CloseArray => {
                depth = depth.checked_sub(1)?;
                if opens(last) { Gap::Nothing } else { Gap::Line(depth) }
            }
            TokenKind::Comma | TokenKind::Colon => Gap::Nothing,
            _ if last == TokenKind::Colon => Gap::Space,
            _ if opens(last) || last == TokenKind::Comma => Gap::Line(depth),
            _ => return None,
        };
        walk.token(gap, token.span.range());
        depth += usize::from(opens(token.kind));
        last = token.kind;
        if last == TokenKind::End {
            return walk.out;
        }
    }
}

fn opens(kind: TokenKind) -> bool {
    matches!(kind, TokenKind::OpenObject | TokenKind::OpenArray)
}

/// The kind of line break that the first line of `text` has.
fn line_break(text: &str) -> &'static str {
    match text.find('\n') {
        Some(at) if text.as_bytes().get(at.wrapping_sub(1)) == Some(&b'\r') => "\r\n",
        _ => "\n",
    }
}

/// What belongs between two tokens.
#[derive(Clone, Copy)]
enum Gap {
    Nothing,
    Space,
    /// A line break, then the indentation of so many levels.
    Line(usize),
}

/// Goes through a text, and writes it anew from the first wrong gap on.
struct Walk<'t> {
    text: &'t str,
    eol: &'static str,
    /// The end of the token before.
    done: usize,
    out: Option<String>,
}

impl Walk<'_> {
    fn token(&mut self, gap: Gap, token: std::ops::Range<usize>) {
        if self.out.is_none() && !self.is(gap, token.start) {
            let mut out = String::with_capacity(self.text.len() + self.text.len() / 4);
            out.push_str(self.text.get(..self.done).unwrap_or_default());
            self.out = Some(out);
        }
        self.done = token.end;
        let Some(out) = &mut self.out else { return };
        match gap {
            Gap::Nothing => {}
            Gap::Space => out.push(' '),
            Gap::Line(levels) => {
                out.push_str(self.eol);
                out.extend(std::iter::repeat_n("  ", levels));
            }
        }
        out.push_str(self.text.get(token).unwrap_or_default());
    }

    /// Whether what stands between the token before and offset `start` is `gap`.
    fn is(&self, gap: Gap, start: usize) -> bool {
        let found = self.text.as_bytes().get(self.done..start).unwrap_or_default();
        match gap {
            Gap::Nothing => found.is_empty(),
            Gap::Space => found == b" ",
            Gap::Line(levels) => found.strip_prefix(self.eol.as_bytes()).is_some_and(|indent| {
                indent.len() == 2 * levels && indent.iter().all(|byte| *byte == b' ')
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid_out(text: &str) -> String {
        let out = layout(text).expect("not right yet");
        assert_eq!(layout(&out), None, "not right after one go: {out}");
        out
    }

    #[test]
    fn one_property_or_element_a_line() {
        assert_eq!(
            laid_out(r#" {"b" :1.50,"a":[ ],"a":{ },"c":[1,"\u0041",{"d":null}]}"#),
            r#"{
  "b": 1.50,
  "a": [],
  "a": {},
  "c": [
    1,
    "\u0041",
    {
      "d": null
    }
  ]
}
"#
        );
    }

    #[test]
    fn scalars_get_one_line_break() {
        assert_eq!(laid_out("1"), "1\n");
        assert_eq!(laid_out("\n\"a\"\n\n"), "\"a\"\n");
        assert_eq!(layout("null\n"), None);
        assert_eq!(laid_out("{\n}"), "{}\n");
    }

    #[test]
    fn a_byte_order_mark_goes() {
        assert_eq!(laid_out("\u{feff}{}\n"), "{}\n");
        assert_eq!(laid_out("\u{feff}[1]"), "[\n  1\n]\n");
    }

    #[test]
    fn line_breaks_are_those_of_the_first_line() {
        assert_eq!(laid_out("[\r\n1,\n2]\n"), "[\r\n  1,\r\n  2\r\n]\r\n");
        assert_eq!(laid_out("[\n1,\r\n2]\r\n"), "[\n  1,\n  2\n]\n");
        assert_eq!(layout("[\r\n  1\r\n]\r\n"), None);
        assert_eq!(laid_out("[\r1]"), "[\n  1\n]\n", "a lone `\\r` is space, not a line break");
        assert_eq!(laid_out("\n[\r\n]"), "[]\n");
    }

    #[test]
    fn wrong_gaps_of_the_right_length_are_seen() {
        assert_eq!(laid_out("[\n\t\t1\n]\n"), "[\n  1\n]\n");
        assert_eq!(laid_out("{\n  \"a\":\t1\n}\n"), "{\n  \"a\": 1\n}\n");
        assert_eq!(laid_out("[\n  1 ,\n  2\n]\n"), "[\n  1,\n  2\n]\n");
        assert_eq!(laid_out("[\n  1\n]\n\n"), "[\n  1\n]\n");
        assert_eq!(laid_out("[\n  1\n]"), "[\n  1\n]\n");
    }

    #[test]
    fn texts_with_faults_are_left_alone() {
        for text in ["", " ", "[1", "1]", "[1 2]", "[01]", "{'a': 1}", "[1] // x", "[\"a]", "[a]"] {
            assert_eq!(layout(text), None, "{text}");
            assert!(format(text).is_err(), "{text}");
        }
        assert_eq!(format("{}\n"), Ok(None));
        assert_eq!(format("{}"), Ok(Some("{}\n".into())));
    }

    #[test]
    fn deep_nesting_does_not_overflow() {
        let deep = "[".repeat(3000) + &"]".repeat(3000);
        assert_eq!(laid_out(&deep).lines().count(), 5999);
        let too_deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert_eq!(format(&too_deep).unwrap_err()[0].lint, "nesting-too-deep");
    }
}

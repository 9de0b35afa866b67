//! The tokens of a JSON text, and of what people write in its place: a token that is not JSON has
//! a kind of its own and takes in as much as was meant by it. Wording faults is left to
//! [`super::fault`], deciding where tokens may stand to the reader.

use super::foreign;
use crate::span::Span;

/// The byte order mark, which may start a text.
pub(crate) const BOM: &str = "\u{feff}";

/// A token and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its place, without the space around it.
    pub span: Span,
}

/// The kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// `{`
    OpenObject,
    /// `}`
    CloseObject,
    /// `[`
    OpenArray,
    /// `]`
    CloseArray,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// A string without fault; `escaped` if it holds escapes.
    String {
        /// Whether its value differs from its spelling.
        escaped: bool,
    },
    /// A number without fault.
    Number,
    /// `true`
    True,
    /// `false`
    False,
    /// `null`
    Null,
    /// The end of the text, an empty span.
    End,
    /// Fault: a string that has no end, or holds a raw control character or a bad escape.
    BadString,
    /// Fault: a string in quotes other than `"`.
    Quoted,
    /// Fault: something like a number.
    BadNumber,
    /// Fault: a word that is not `true`, `false` or `null`.
    Word,
    /// Fault: a comment, or several in a row.
    Comment,
    /// Fault: space that JSON does not know, such as a no-break space.
    Space,
    /// Fault: any other character, or a run of such.
    Stray,
}

impl TokenKind {
    /// Whether a value without fault is or starts with such a token.
    pub(super) fn starts_value(self) -> bool {
        use TokenKind::{False, Null, Number, OpenArray, OpenObject, String, True};
        matches!(self, OpenObject | OpenArray | String { .. } | Number | True | False | Null)
    }
}

/// Goes through a text token by token; ends with [`TokenKind::End`], again and again.
#[derive(Clone, Copy, Debug)]
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    /// Starts at the start of `text`, past a byte order mark.
    pub fn new(text: &'t str) -> Self {
        Self { text, at: if text.starts_with(BOM) { BOM.len() } else { 0 } }
    }

    /// Passes a quote that belongs to the word before it.
    pub(super) fn pass_quote(&mut self) {
        if self.text.as_bytes().get(self.at) == Some(&b'"') {
            self.at += 1;
        }
    }

    /// The next token.
    pub fn next_token(&mut self) -> Token {
        let bytes = self.text.as_bytes();
        let mut start = self.at;
        while matches!(bytes.get(start), Some(b' ' | b'\n' | b'\r' | b'\t')) {
            start += 1;
        }
        let (kind, end) = match bytes.get(start) {
            None => (TokenKind::End, start),
            Some(b'{') => (TokenKind::OpenObject, start + 1),
            Some(b'}') => (TokenKind::CloseObject, start + 1),
            Some(b'[') => (TokenKind::OpenArray, start + 1),
            Some(b']') => (TokenKind::CloseArray, start + 1),
            Some(b':') => (TokenKind::Colon, start + 1),
            Some(b',') => (TokenKind::Comma, start + 1),
            Some(b'"') => string(self.text, start),
            Some(b'0'..=b'9' | b'-' | b'+' | b'.') => number(bytes, start),
            Some(_) => foreign::other(self.text, start),
        };
        self.at = end;
        Token { kind, span: Span::new(start, end) }
    }
}

/// Reads a string at its opening quote.
fn string(text: &str, start: usize) -> (TokenKind, usize) {
    let bytes = text.as_bytes();
    let mut at = start + 1;
    let mut escaped = false;
    let mut bad = false;
    loop {
        at = skip_plain(bytes, at);
        match bytes.get(at) {
            Some(b'"') => {
                let kind = if bad { TokenKind::BadString } else { TokenKind::String { escaped } };
                return (kind, at + 1);
            }
            Some(b'\\') => {
                escaped = true;
                // Past the backslash of a bad escape: a line break after it ends the string.
                let len = escape_len(bytes, at);
                bad |= len.is_none();
                at += len.unwrap_or(1);
            }
            Some(b'\n' | b'\r') | None => {
                bad = true;
                match continued(text, at) {
                    Some(quote) => at = quote,
                    None => return (TokenKind::BadString, line_end(bytes, start, at)),
                }
            }
            Some(_) => {
                bad = true;
                at += 1;
            }
        }
    }
}

/// From `at`, the first byte that is a quote, a backslash or a control character.
fn skip_plain(bytes: &[u8], mut at: usize) -> usize {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = LOW << 7;
    // Eight bytes at a time: a byte of `has_…` has its top bit set where there is a match (and
    // maybe in bytes after it), so a zero proves that there is none.
    while let Some(chunk) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let word = u64::from_le_bytes(*chunk);
        let quote = word ^ (LOW * u64::from(b'"'));
        let backslash = word ^ (LOW * u64::from(b'\\'));
        let has_control = word.wrapping_sub(LOW * 0x20) & !word;
        let has_quote = quote.wrapping_sub(LOW) & !quote;
        let has_backslash = backslash.wrapping_sub(LOW) & !backslash;
        let found = (has_control | has_quote | has_backslash) & HIGH;
        if found != 0 {
            return at + (found.trailing_zeros() / 8) as usize;
        }
        at += 8;
    }
    while let Some(&byte) = bytes.get(at) {
        if byte == b'"' || byte == b'\\' || byte < 0x20 {
            break;
        }
        at += 1;
    }
    at
}

/// The length of the escape at `at`, if it is one.
pub(super) fn escape_len(bytes: &[u8], at: usize) -> Option<usize> {
    match bytes.get(at + 1)? {
        b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => Some(2),
        b'u' => {
            let digits = bytes.get(at + 2..at + 6)?;
            digits.iter().all(u8::is_ascii_hexdigit).then_some(6)
        }
        _ => None,
    }
}

/// Where a string that breaks off at the line break `at` is closed after all: at the next quote,
/// if there are words before it and an end of a value after it. What looks like more JSON means
/// that the closing quote was forgotten.
fn continued(text: &str, at: usize) -> Option<usize> {
    let rest = text.get(at..)?;
    let mut quote = 0;
    let bytes = rest.as_bytes();
    loop {
        match bytes.get(quote)? {
            b'"' => break,
            b'\\' => quote += 2,
            _ => quote += 1,
        }
    }
    let json = |byte: &u8| byte.is_ascii_whitespace() || b"{}[]:,-.0123456789".contains(byte);
    let words = rest.get(..quote)?.split(|c: char| c.is_ascii() && json(&(c as u8)));
    if words.filter(|w| !w.is_empty()).all(|w| matches!(w, "true" | "false" | "null")) {
        return None;
    }
    let next = bytes.get(quote + 1..)?.iter().find(|byte| !byte.is_ascii_whitespace());
    matches!(next, None | Some(b',' | b'}' | b']' | b':')).then_some(at + quote)
}

/// The end of a string that starts at `start` and is not closed on its line, which ends at `end`:
/// commas and closing brackets that end the line are taken to be meant as such, and so is `: {`.
fn line_end(bytes: &[u8], start: usize, end: usize) -> usize {
    let content = bytes.get(start + 1..end).unwrap_or_default();
    let trim = |end: usize, with: &[u8]| {
        let content = content.get(..end).unwrap_or_default();
        content.iter().rposition(|byte| !with.contains(byte)).map_or(0, |last| last + 1)
    };
    let kept = trim(content.len(), b" \t,}]");
    // A name that lacks its quote before `: {`.
    let bracket = trim(kept, b" \t{[");
    let name = bracket < kept && content.get(bracket.wrapping_sub(1)) == Some(&b':');
    start + 1 + if name { trim(bracket, b" \t:") } else { kept }
}

/// Reads a number, or what stands in its place.
fn number(bytes: &[u8], start: usize) -> (TokenKind, usize) {
    let part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.+-".contains(byte);
    if let Some(end) = number_end(bytes, start)
        && !bytes.get(end).is_some_and(part)
    {
        return (TokenKind::Number, end);
    }
    let len = bytes.get(start..).map_or(0, |rest| rest.iter().take_while(|b| part(b)).count());
    (TokenKind::BadNumber, start + len)
}

/// The end of the longest JSON number that starts at `start`.
fn number_end(bytes: &[u8], start: usize) -> Option<usize> {
    let digits = |mut at: usize| {
        let from = at;
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        (at > from).then_some(at)
    };
    let mut at = start + usize::from(bytes.get(start) == Some(&b'-'));
    at = if bytes.get(at) == Some(&b'0') { at + 1 } else { digits(at)? };
    if bytes.get(at) == Some(&b'.') {
        at = digits(at + 1)?;
    }
    if matches!(bytes.get(at), Some(b'e' | b'E')) {
        let signed = matches!(bytes.get(at + 1), Some(b'+' | b'-'));
        at = digits(at + 1 + usize::from(signed))?;
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use TokenKind::{BadNumber, BadString, Comment, End, Number, Quoted, Space, Stray, Word};

    fn tokens(text: &str) -> Vec<(TokenKind, &str)> {
        let mut lexer = Lexer::new(text);
        let next = || lexer.next_token();
        std::iter::repeat_with(next)
            .take_while(|token| token.kind != End)
            .map(|token| (token.kind, &text[token.span.range()]))
            .collect()
    }

    #[test]
    fn numbers_are_those_of_the_grammar() {
        for good in ["0", "-0", "10", "1.5", "0.00", "1e9", "1E+9", "-1.5e-09"] {
            assert_eq!(tokens(good), [(Number, good)]);
        }
        let bad = ["-", "01", "-01", "+1", ".5", "1.", "1.e3", "1e", "1e+", "0x1F", "1_000", "-x"];
        for bad in bad {
            assert_eq!(tokens(bad), [(BadNumber, bad)]);
        }
    }

    #[test]
    fn long_strings_are_scanned_to_the_right_byte() {
        for len in 0..40 {
            for (end, escaped) in [("\"", false), ("\\\"\"", true), ("\\\\\"", true)] {
                let text = format!("\"{}{end}, 1", "é\u{7f}x".repeat(len));
                let token = Lexer::new(&text).next_token();
                assert_eq!(token.kind, TokenKind::String { escaped }, "{text}");
                assert_eq!(token.span.end as usize, text.len() - 3);
            }
            let text = format!("\"{}\u{1}\"", "é ".repeat(len));
            assert_eq!(tokens(&text), [(BadString, &text[..])]);
        }
    }

    #[test]
    fn a_string_without_end_gives_back_what_closes_its_line() {
        assert_eq!(tokens("\"a, ]},\n1")[0], (BadString, "\"a"));
        assert_eq!(tokens("\"a\n\"b\": 1")[0], (BadString, "\"a"));
        assert_eq!(tokens("\"a\nand b\", 1")[0], (BadString, "\"a\nand b\""));
        assert_eq!(tokens("\"")[0], (BadString, "\""));
        assert_eq!(tokens("\"\\")[0], (BadString, "\"\\"));
        assert_eq!(tokens("\"\\u12\"")[0], (BadString, "\"\\u12\""));
    }

    #[test]
    fn a_name_without_end_gives_back_its_colon_and_bracket() {
        assert_eq!(tokens("\"a: [\n1")[0], (BadString, "\"a"));
        assert_eq!(tokens("\"a : {\n1")[0], (BadString, "\"a"));
        assert_eq!(tokens("\"a[\n1")[0], (BadString, "\"a["));
    }

    #[test]
    fn what_is_not_json_is_taken_whole() {
        assert_eq!(
            tokens("'a b' “c” foo.bar => \u{a0} // x\n # y\n /* z */ 1 '"),
            [
                (Quoted, "'a b'"),
                (Quoted, "“c”"),
                (Word, "foo.bar"),
                (Stray, "=>"),
                (Space, "\u{a0}"),
                (Comment, "// x\n # y\n /* z */"),
                (Number, "1"),
                (Stray, "'"),
            ]
        );
        assert_eq!(tokens("/* open")[0], (Comment, "/* open"));
        assert_eq!(tokens("/ \u{0}"), [(Stray, "/"), (Stray, "\u{0}")]);
    }
}

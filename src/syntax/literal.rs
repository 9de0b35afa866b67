//! Pieces of expressions that can be told from tokens alone: what quoted strings without
//! interpolation say, where brackets end, what a wrapper `"${…}"` holds.

use super::token::{Token, TokenKind};
use super::unseen::is_unseen;
use std::borrow::Cow;
use std::fmt::Write as _;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// The text that `tokens`, made from `text`, spell out if they are one quoted string without
/// interpolation or directives, and nothing else: in Unicode normal form C, as HCL reads it.
pub fn quoted<'t>(text: &'t str, tokens: &[Token]) -> Option<Cow<'t, str>> {
    use TokenKind::{CloseQuote, OpenQuote, QuotedText};
    match tokens {
        [open, close] if open.kind == OpenQuote && close.kind == CloseQuote => {
            Some(Cow::Borrowed(""))
        }
        [open, inner, close]
            if (open.kind, inner.kind, close.kind) == (OpenQuote, QuotedText, CloseQuote) =>
        {
            Some(unescape(text.get(inner.span.range())?))
        }
        _ => None,
    }
}

/// What `raw`, the text between the quotes of a string without interpolation, says.
pub fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.bytes().any(|b| matches!(b, b'\\' | b'{')) {
        return normal(Cow::Borrowed(raw));
    }
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find(['\\', '$', '%']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let (written, length) = match rest.as_bytes() {
            [b'$', b'$', b'{', ..] | [b'%', b'%', b'{', ..] => (Some(&rest[1..3]), 3),
            [b'\\', b'n', ..] => (Some("\n"), 2),
            [b'\\', b'r', ..] => (Some("\r"), 2),
            [b'\\', b't', ..] => (Some("\t"), 2),
            [b'\\', b'"' | b'\\', ..] => (Some(&rest[1..2]), 2),
            [b'\\', b'u', ..] => (None, 6),
            [b'\\', b'U', ..] => (None, 10),
            _ => (Some(&rest[..1]), 1),
        };
        if let Some(written) = written {
            out.push_str(written);
        } else {
            let digits = rest.get(2..length).and_then(|d| u32::from_str_radix(d, 16).ok());
            out.push(digits.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    out.push_str(rest);
    normal(Cow::Owned(out))
}

fn normal(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.is_ascii() || is_nfc(&text) { text } else { Cow::Owned(text.nfc().collect()) }
}

/// `string` as a quoted literal, with escapes for what is not seen. A line break becomes `\n`.
pub fn in_quotes(string: &str) -> String {
    let mut out = String::with_capacity(string.len() + 2);
    out.push('"');
    let mut chars = string.chars().peekable();
    let mut before = '"';
    while let Some(c) = chars.next() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\n' => out.push_str("\\n"),
            '$' | '%' if chars.peek() == Some(&'{') => out.extend([c, c]),
            // Within a word they are part of its spelling, and within an emoji of the picture.
            '\u{200c}' | '\u{200d}' if !before.is_ascii() => out.push(c),
            c if c.is_control() || is_unseen(c) => {
                let code = u32::from(c);
                // Writing to a string cannot fail.
                let _ = match code {
                    ..0x10000 => write!(out, "\\u{code:04x}"),
                    _ => write!(out, "\\U{code:08x}"),
                };
            }
            c => out.push(c),
        }
        before = c;
    }
    out.push('"');
    out
}

/// Whether a token means nothing inside an expression: a comment or a line break.
pub const fn is_trivia(kind: TokenKind) -> bool {
    kind.is_comment() || matches!(kind, TokenKind::Newline)
}

/// The tokens without comments and line breaks at either end.
pub fn trimmed(tokens: &[Token]) -> &[Token] {
    let start = tokens.iter().position(|t| !is_trivia(t.kind)).unwrap_or(tokens.len());
    let end = tokens.iter().rposition(|t| !is_trivia(t.kind)).map_or(start, |n| n + 1);
    &tokens[start..end]
}

/// How many tokens the bracket or template takes that `tokens` begin with.
pub fn group(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0_usize;
    for (n, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::OpenQuote | TokenKind::OpenHeredoc => depth += 1,
            TokenKind::CloseQuote | TokenKind::CloseHeredoc => depth = depth.checked_sub(1)?,
            kind if kind.opens() => depth += 1,
            kind if kind.closes() => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(n + 1);
        }
    }
    None
}

/// The tokens inside, if `tokens` are a quoted template that is one interpolation.
pub fn wrapped(tokens: &[Token]) -> Option<&[Token]> {
    match tokens {
        [open, interpolation, .., close]
            if open.kind == TokenKind::OpenQuote
                && interpolation.kind == TokenKind::OpenInterpolation
                && close.kind == TokenKind::CloseQuote =>
        {
            let length = group(&tokens[1..])?;
            (length + 2 == tokens.len()).then(|| trimmed(&tokens[2..length]))
        }
        _ => None,
    }
}

/// The tokens inside, if `tokens` are one pair of parentheses with what they hold.
pub fn in_parentheses(tokens: &[Token]) -> Option<&[Token]> {
    tokens.first().filter(|token| token.kind == TokenKind::OpenParen)?;
    (group(tokens)? == tokens.len()).then(|| trimmed(&tokens[1..tokens.len() - 1]))
}

/// Whether a line ends among `tokens` where that takes parentheses around them: outside of all
/// brackets and templates in them, or in a splat `[*]` that is in none.
pub fn breaks_line(tokens: &[Token]) -> bool {
    let mut depth = 0_i32;
    tokens.iter().enumerate().any(|(at, token)| {
        depth += i32::from(token.kind.opens()) - i32::from(token.kind.closes());
        let splat = depth == 1 && token.kind == TokenKind::Star && breaks_splat(tokens, at);
        splat || (depth == 0 && token.kind.ends_line())
    })
}

/// Whether the star `at` is all that brackets hold, but for the end of a line.
fn breaks_splat(tokens: &[Token], at: usize) -> bool {
    let before = tokens[..at].iter().rev().take_while(|t| is_trivia(t.kind)).count();
    let after = tokens[at + 1..].iter().take_while(|t| is_trivia(t.kind)).count();
    let held = &tokens[at - before..=at + after];
    let open = (at - before).checked_sub(1).map(|n| tokens[n].kind);
    let close = tokens.get(at + after + 1).map(|token| token.kind);
    (open, close) == (Some(TokenKind::OpenBracket), Some(TokenKind::CloseBracket))
        && held.iter().any(|token| token.kind.ends_line())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_where_brackets_do_not_let_them() {
        for (text, breaks) in [
            ("a\n+ b", true),
            ("f(a,\n b)[\n0]", false),
            ("a[0 # c\n* 2]", false),
            ("a[*]", false),
            ("a[\n*]", true),
            ("a[* # c\n]", true),
            ("f(a[\n*])", false),
            ("(a[\n*]\n)", false),
            ("<<E\nx\nE", false),
            ("<<E\nx\nE\n + 1", true),
            ("\"${a\n}\"", false),
        ] {
            assert_eq!(breaks_line(&crate::syntax::lexer::lex(text)), breaks, "{text}");
        }
    }

    #[test]
    fn escapes_are_read() {
        for (raw, value) in [
            ("plain", "plain"),
            (r#"\n\r\t\"\\"#, "\n\r\t\"\\"),
            (r"\u00e9\U0001F600", "é😀"),
            ("$${a} %%{b} $x {", "${a} %{b} $x {"),
            ("e\u{301}", "é"),
            (r"e\u0301", "é"),
            (r"\ud800", "\u{fffd}"),
        ] {
            assert_eq!(unescape(raw), value, "{raw}");
        }
    }

    #[test]
    fn what_would_mean_something_else_is_escaped() {
        assert_eq!(in_quotes("a\"b\\c"), r#""a\"b\\c""#);
        assert_eq!(in_quotes("${x} %{ if $ % {}"), r#""$${x} %%{ if $ % {}""#);
        assert_eq!(in_quotes("é🦀\t\r\0\u{7f}\u{85}"), "\"é🦀\\t\\r\\u0000\\u007f\\u0085\"");
    }

    #[test]
    fn what_is_not_seen_is_escaped_but_for_joiners_in_words_and_emoji() {
        assert_eq!(
            in_quotes("a\u{202e}b\u{200b}\u{feff}\u{e0041}\u{2028}"),
            r#""a\u202eb\u200b\ufeff\U000e0041\u2028""#
        );
        assert_eq!(in_quotes("\u{200d}a\u{200c}"), r#""\u200da\u200c""#);
        let joined = "می\u{200c}خواهم 👩\u{200d}🚀";
        assert_eq!(in_quotes(joined), format!("\"{joined}\""));
    }
}

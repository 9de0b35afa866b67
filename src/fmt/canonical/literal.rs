//! Direct literals: which values are spelled as one already, and how a string is.

use crate::syntax::token::{Token, TokenKind as T};
use std::fmt::Write;

/// Whether the tokens of a value are a quoted string in one piece.
pub(super) fn is_quoted(value: &[Token]) -> bool {
    match value {
        [open, close] => open.kind == T::OpenQuote && close.kind == T::CloseQuote,
        [open, text, close] => {
            open.kind == T::OpenQuote && text.kind == T::QuotedText && close.kind == T::CloseQuote
        }
        _ => false,
    }
}

/// Whether the tokens of a value are a heredoc without template sequences.
pub(super) fn is_heredoc(value: &[Token]) -> bool {
    match value {
        [open, .., close] => {
            open.kind == T::OpenHeredoc
                && close.kind == T::CloseHeredoc
                && value[1..value.len() - 1].iter().all(|t| t.kind == T::HeredocText)
        }
        _ => false,
    }
}

/// `string` as a quoted literal; it must hold no line break.
pub fn quoted(string: &str) -> String {
    let mut out = String::with_capacity(string.len() + 2);
    out.push('"');
    let mut chars = string.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\n' => out.push_str("\\n"),
            '$' | '%' if chars.peek() == Some(&'{') => out.extend([c, c]),
            c if c.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_mean_something_else_is_escaped() {
        assert_eq!(quoted("a\"b\\c"), r#""a\"b\\c""#);
        assert_eq!(quoted("${x} %{ if $ % {}"), r#""$${x} %%{ if $ % {}""#);
        assert_eq!(quoted("é🦀\t\r\0\u{7f}\u{85}"), "\"é🦀\\t\\r\\u0000\\u007f\\u0085\"");
    }

    #[test]
    fn literals_are_known_by_their_tokens() {
        use crate::syntax::lexer::lex;
        assert!(is_quoted(&lex("\"\"")) && is_quoted(&lex("\"a$${b}\"")));
        assert!(!is_quoted(&lex("\"${a}\"")) && !is_quoted(&lex("(\"a\")")));
        assert!(is_heredoc(&lex("<<E\na\nE\n")[..3]) && is_heredoc(&lex("<<E\nE\n")[..2]));
        assert!(!is_heredoc(&lex("<<E\n${a}\nE\n")[..6]));
    }
}

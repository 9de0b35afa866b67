//! Direct literals: which values are spelled as one already.

use crate::syntax::token::{Token, TokenKind as T};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_known_by_their_tokens() {
        use crate::syntax::lexer::lex;
        assert!(is_quoted(&lex("\"\"")) && is_quoted(&lex("\"a$${b}\"")));
        assert!(!is_quoted(&lex("\"${a}\"")) && !is_quoted(&lex("(\"a\")")));
        assert!(is_heredoc(&lex("<<E\na\nE\n")[..3]) && is_heredoc(&lex("<<E\nE\n")[..2]));
        assert!(!is_heredoc(&lex("<<E\n${a}\nE\n")[..6]));
    }
}

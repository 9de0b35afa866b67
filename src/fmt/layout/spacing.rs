//! One space or none between two neighbouring tokens of a cell.

use crate::syntax::token::{Token, TokenKind as T};

/// Whether a space stands between `left` and `right`, which follow one another in a cell;
/// `before` is what stands before `left` in the same cell.
///
/// The rules are tried in the order they are written in, and the first that fits decides.
#[expect(clippy::match_same_arms, clippy::unnested_or_patterns, reason = "an arm is a rule")]
pub(super) fn space_between(text: &str, before: Option<T>, left: Token, right: Token) -> bool {
    match (left.kind, right.kind) {
        (_, T::Newline)
        | (T::Identifier, T::OpenParen | T::DoubleColon)
        | (T::DoubleColon, T::Identifier)
        | (T::Dot, _)
        | (_, T::Dot | T::Comma | T::Ellipsis) => false,
        (T::Comma, _) => true,
        (T::QuotedText | T::HeredocText | T::OpenQuote | T::OpenHeredoc, _)
        | (_, T::QuotedText | T::HeredocText | T::CloseQuote | T::CloseHeredoc) => false,
        (T::Identifier, _) if before == Some(T::Identifier) && left.text(text) == "in" => true,
        (
            T::Identifier | T::Number | T::CloseBrace | T::CloseBracket | T::CloseParen,
            T::OpenBracket,
        )
        | (T::Bang, _) => false,
        (T::Minus, _) => before.is_some_and(|kind| !makes_minus_unary(kind)),
        (T::OpenBrace, T::CloseBrace) => false,
        (T::OpenBrace, _)
        | (_, T::CloseBrace)
        | (T::OpenInterpolation | T::OpenDirective, T::OpenBrace)
        | (T::CloseBrace, T::CloseSequence) => true,
        (T::CloseSequence, T::OpenInterpolation | T::OpenDirective) => false,
        (left, right) => !left.opens() && !right.closes(),
    }
}

/// Whether a `-` after a token of this kind is a sign.
fn makes_minus_unary(kind: T) -> bool {
    kind.is_binary_operator()
        || matches!(
            kind,
            T::OpenParen
                | T::OpenBrace
                | T::OpenBracket
                | T::Equal
                | T::Colon
                | T::Comma
                | T::Question
                | T::Bang
        )
}

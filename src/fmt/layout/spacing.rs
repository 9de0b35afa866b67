//! One space or none between two neighbouring tokens of a cell.

use crate::syntax::token::{KINDS, Token, TokenKind as T};

/// Whether a space stands between `left` and `right`, which follow one another in a cell;
/// `before` is what stands before `left` in the same cell.
#[inline]
pub(super) fn space_between(text: &str, before: Option<T>, left: Token, right: Token) -> bool {
    match SPACES[left.kind as usize][right.kind as usize] {
        Space::No => false,
        Space::Yes => true,
        Space::AfterIn => before == Some(T::Identifier) && left.text(text) == "in",
        Space::AfterMinus => before.is_some_and(|kind| !makes_minus_unary(kind)),
    }
}

/// Whether a space stands between any two neighbours of these kinds; none if it depends on more.
pub(super) const fn space_for_all(left: T, right: T) -> Option<bool> {
    match space(left, right) {
        Space::No => Some(false),
        Space::Yes => Some(true),
        Space::AfterIn | Space::AfterMinus => None,
    }
}

/// What two kinds of neighbours say.
#[derive(Clone, Copy)]
enum Space {
    No,
    Yes,
    /// A space if the left one is the word `in` after a name.
    AfterIn,
    /// A space unless the left one, a `-`, is a sign.
    AfterMinus,
}

/// The answer for every pair: left, then right.
static SPACES: [[Space; KINDS.len()]; KINDS.len()] = spaces();

const fn spaces() -> [[Space; KINDS.len()]; KINDS.len()] {
    let mut table = [[Space::No; KINDS.len()]; KINDS.len()];
    let mut left = 0;
    while left < KINDS.len() {
        let mut right = 0;
        while right < KINDS.len() {
            table[left][right] = space(KINDS[left], KINDS[right]);
            right += 1;
        }
        left += 1;
    }
    table
}

/// The rules, tried in the order they are written in; the first that fits decides.
#[expect(clippy::match_same_arms, clippy::unnested_or_patterns, reason = "an arm is a rule")]
const fn space(left: T, right: T) -> Space {
    match (left, right) {
        (_, T::Newline)
        | (T::Identifier, T::OpenParen | T::DoubleColon)
        | (T::DoubleColon, T::Identifier)
        | (T::Dot, _)
        | (_, T::Dot | T::Comma | T::Ellipsis) => Space::No,
        (T::Comma, _) => Space::Yes,
        (T::QuotedText | T::HeredocText | T::OpenQuote | T::OpenHeredoc, _)
        | (_, T::QuotedText | T::HeredocText | T::CloseQuote | T::CloseHeredoc) => Space::No,
        // The word `in` wants a space where another name would not.
        (T::Identifier, T::OpenBracket) => Space::AfterIn,
        (T::Identifier, T::CloseBracket | T::CloseParen | T::CloseSequence) => Space::AfterIn,
        (T::Number | T::CloseBrace | T::CloseBracket | T::CloseParen, T::OpenBracket)
        | (T::Bang, _) => Space::No,
        (T::Minus, _) => Space::AfterMinus,
        (T::OpenBrace, T::CloseBrace) => Space::No,
        (T::OpenBrace, _)
        | (_, T::CloseBrace)
        | (T::OpenInterpolation | T::OpenDirective, T::OpenBrace)
        | (T::CloseBrace, T::CloseSequence) => Space::Yes,
        (T::CloseSequence, T::OpenInterpolation | T::OpenDirective) => Space::No,
        _ if left.opens() || right.closes() => Space::No,
        _ => Space::Yes,
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

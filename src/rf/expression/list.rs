//! Lists that a position takes: their elements, each an expression of its own.

use crate::syntax::literal::{bare, group, trimmed};
use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

/// What the tokens of a value are, looked at as a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum List {
    /// `[a, b]`: the tokens of each element, as indexes into the tokens given.
    Elements(Vec<Range<usize>>),
    /// `[for …]`
    For,
    /// Something else.
    Other,
}

/// Takes the tokens of a value apart at the commas of the list that it is, in wrappers and
/// parentheses or not.
pub fn elements(text: &str, tokens: &[Token]) -> List {
    let inner = bare(tokens);
    let offset = tokens
        .iter()
        .zip(0..)
        .find(|(token, _)| inner.first().is_some_and(|first| first == *token))
        .map_or(0, |(_, n): (_, usize)| n);
    if inner.first().is_none_or(|token| token.kind != T::OpenBracket)
        || group(inner) != Some(inner.len())
    {
        return List::Other;
    }
    let end = inner.len() - 1;
    let first = inner[1..].iter().find(|t| !t.kind.is_comment() && t.kind != T::Newline);
    if first.is_some_and(|t| t.kind == T::Identifier && t.text(text) == "for") {
        return List::For;
    }
    let mut found = Vec::new();
    let mut start = 1;
    let mut at = 1;
    while at < end {
        if inner[at].kind == T::Comma {
            found.push(start + offset..at + offset);
            start = at + 1;
            at += 1;
        } else if inner[at].kind.opens() || matches!(inner[at].kind, T::OpenQuote | T::OpenHeredoc)
        {
            at += group(&inner[at..end]).unwrap_or(1);
        } else {
            at += 1;
        }
    }
    if !trimmed(&inner[start..end]).is_empty() {
        found.push(start + offset..end + offset);
    }
    List::Elements(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::lexer::lex;

    fn split(text: &str) -> Option<Vec<&str>> {
        let tokens = lex(text);
        let List::Elements(ranges) = elements(text, &tokens) else { return None };
        Some(
            ranges
                .into_iter()
                .map(|range| trimmed(&tokens[range]))
                .map(|t| &text[t[0].span.to(t[t.len() - 1].span).range()])
                .collect(),
        )
    }

    #[test]
    fn elements_stand_between_commas() {
        assert_eq!(split("[]"), Some(vec![]));
        assert_eq!(
            split("/* x */ [ # c\n a.b, f(x, y),\n \"${[1, 2]}\",\n]"),
            Some(vec!["a.b", "f(x, y)", "\"${[1, 2]}\""])
        );
        assert_eq!(split("[a, b]"), Some(vec!["a", "b"]));
        assert_eq!(split("( # c\n\"${([a,\n b])}\")"), Some(vec!["a", "b"]));
    }

    #[test]
    fn other_values_are_no_lists() {
        assert_eq!(split("a"), None);
        assert_eq!(split("[a][0]"), None);
        assert_eq!(split("([a])[0]"), None);
        assert_eq!(split("[a"), None);
        assert_eq!(split(""), None);
        let text = "[ for x in y : x]";
        assert_eq!(elements(text, &lex(text)), List::For);
    }
}

//! Texts that cannot be read: which parts of them may be values that must not be shown, and what
//! they say of their schema as far as it can be told.
//!
//! In such a text it is not sure where a value ends or which attribute it belongs to, so every
//! value counts, and what may be one.

use crate::span::Span;
use crate::syntax::json::{Lexer, Token as JsonToken, TokenKind as J};
use crate::syntax::lexer::lex;
use crate::syntax::literal::unescape;
use crate::syntax::token::{Token, TokenKind as T};

/// Where values stand, or may be meant to stand, in `text`, in order.
pub fn values(text: &str, json: bool) -> Vec<Span> {
    if json { json_values(&json_tokens(text)) } else { native_values(&lex(text)) }
}

/// What `name` is set to somewhere in `text`, if that is a plain string.
pub(super) fn set_to(text: &str, json: bool, name: &str) -> Option<(String, Span)> {
    if json {
        let tokens = json_tokens(text);
        let spelled = |token: &JsonToken| text.get(token.span.range()).unwrap_or_default();
        let string = |token: &JsonToken| serde_json::from_str::<String>(spelled(token)).ok();
        tokens.windows(3).find_map(|window| match window {
            [key, colon, value] if colon.kind == J::Colon && string(key)? == name => {
                Some((string(value)?, value.span))
            }
            _ => None,
        })
    } else {
        lex(text).windows(5).find_map(|window| match window {
            [key, equal, open, value, close]
                if (key.kind, equal.kind) == (T::Identifier, T::Equal)
                    && (open.kind, close.kind) == (T::OpenQuote, T::CloseQuote)
                    && value.kind == T::QuotedText
                    && key.text(text) == name =>
            {
                let span = open.span.to(close.span);
                Some((unescape(value.text(text)).into_owned(), span))
            }
            _ => None,
        })
    }
}

fn json_tokens(text: &str) -> Vec<JsonToken> {
    let mut lexer = Lexer::new(text);
    let tokens = std::iter::from_fn(|| Some(lexer.next_token()));
    tokens.take_while(|token| token.kind != J::End).collect()
}

/// All but the names of properties and what stands between values.
fn json_values(tokens: &[JsonToken]) -> Vec<Span> {
    let kind = |at: Option<usize>| at.and_then(|at| tokens.get(at)).map(|token| token.kind);
    let is_name = |at: usize| {
        matches!(tokens[at].kind, J::String { .. })
            && kind(at.checked_sub(1)).is_none_or(|k| matches!(k, J::OpenObject | J::Comma))
            && kind(Some(at + 1)) == Some(J::Colon)
    };
    let between = |token: &JsonToken| {
        matches!(
            token.kind,
            J::OpenObject | J::CloseObject | J::OpenArray | J::CloseArray | J::Colon | J::Comma
        )
    };
    let values = tokens.iter().enumerate().filter(|(at, token)| !between(token) && !is_name(*at));
    values.map(|(_, token)| token.span).collect()
}

/// What follows a sign of equality or a colon, to the end of its line or as far as its brackets
/// go; and wherever they stand, strings, numbers and what is no token.
fn native_values(tokens: &[Token]) -> Vec<Span> {
    let mut values: Vec<Span> = Vec::new();
    // How many brackets are open in the value, and whether it has begun.
    let mut value: Option<(usize, bool)> = None;
    for token in tokens {
        let kind = token.kind;
        let text = matches!(
            kind,
            T::QuotedText | T::OpenHeredoc | T::HeredocText | T::Number | T::Unknown
        );
        match value {
            Some((0, _)) if kind.ends_line() || kind == T::CloseBrace => value = None,
            Some((open, begun)) => {
                let open = open + usize::from(kind.opens());
                value = Some((open.saturating_sub(usize::from(kind.closes())), true));
                // Blanks between tokens may be part of what was meant to be in quotes.
                match values.last_mut() {
                    Some(last) if begun => *last = last.to(token.span),
                    _ => values.push(token.span),
                }
            }
            None if matches!(kind, T::Equal | T::Colon) => value = Some((0, false)),
            None if text && !token.span.is_empty() => values.push(token.span),
            None => {}
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `text` with a mark in the place of each value.
    fn shown(text: &str, json: bool) -> String {
        let mut out = text.to_owned();
        for span in values(text, json).into_iter().rev() {
            out.replace_range(span.range(), "*");
        }
        out
    }

    #[test]
    fn native_values_are_found_without_a_tree() {
        for (text, left) in [
            ("a = \"x\" y\nb = 1\n", "a = *\nb = *\n"),
            ("a = \"x\nb = 1\n", "a = *\nb = *\n"),
            ("a = [1,\n  x\n]\nb {\n  c = d }\n", "a = *\nb {\n  c = * }\n"),
            ("a \"x\"\n", "a \"*\"\n"),
            ("a: x\n", "a: *\n"),
            ("b \"l\" {\n  a = x # why\n", "b \"*\" {\n  a = *# why\n"),
            ("a = <<E\nx\nE\nb = )\n", "a = *\nb = *\n"),
        ] {
            let left = left.replace("*# why", "* # why");
            assert_eq!(shown(text, false), left, "{text}");
        }
    }

    #[test]
    fn json_values_are_found_without_a_tree() {
        for (text, left) in [
            ("{\"a\": \"x\" \"y\", \"b\": 1", "{\"a\": * *, \"b\": *"),
            ("{\"a\": x", "{\"a\": *"),
            ("{\"a: \"x\"}", "{**"),
            ("{\"a\": \"x\": 1}", "{\"a\": *: *}"),
            ("{a: 'x'}", "{*: *}"),
        ] {
            let shown = shown(text, true);
            assert!(!shown.contains(['x', 'y']), "{text}: {shown}");
            assert_eq!(shown.matches('*').count() > 0, left.contains('*'));
        }
    }

    #[test]
    fn what_a_name_is_set_to_is_found_without_a_tree() {
        let found = |text, json| set_to(text, json, "__schema").map(|(value, _)| value);
        assert_eq!(found("a = (\n__schema = \"x/y\"\n", false).as_deref(), Some("x/y"));
        assert_eq!(found("{\"a\": 1 2, \"__schema\": \"x\\/y\", ", true).as_deref(), Some("x/y"));
        assert_eq!(found("__schema = x\n", false), None);
    }
}

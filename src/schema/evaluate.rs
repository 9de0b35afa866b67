//! The value of an attribute in any HCL document, if it can be told without variables and
//! functions; and the source of expressions that are not to be evaluated, such as types.

mod plain;

use super::source::ValueRef;
use crate::rf::constant::{self, Constant, Number, Value, evaluate_with};
use crate::span::Span;
use crate::syntax::json::{self, Kind};
use crate::syntax::literal::trimmed;
use crate::syntax::token::TokenKind;
use crate::syntax::tree::expression;
use hcl_edit::expr::Expression;
use plain::plain;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// JSON that nests deeper is not evaluated.
const MAX_DEPTH: usize = 128;

/// The value of `value`, which stands in the document `text`; `None` if it depends on something
/// that only a later reader knows, or has no value.
pub fn value_of(text: &str, value: ValueRef<'_>) -> Option<Value> {
    match value {
        ValueRef::Native(tokens) => {
            let tokens = trimmed(tokens);
            if let Some(value) = plain(text, tokens) {
                return Some(value);
            }
            if let [one] = tokens
                && one.kind == TokenKind::Identifier
            {
                return None;
            }
            let source = text.get(value.span().range())?;
            known(&parenthesised(source), &[])
        }
        ValueRef::Json(value) => json_value(text, value, 0),
    }
}

/// The value of the expression `source`, in which `variables` are known.
fn known(source: &str, variables: &[(&str, Value)]) -> Option<Value> {
    match evaluate_with(&expression(source)?, source, variables) {
        Constant::Known(value) => Some(value),
        Constant::NotConstant(_) | Constant::Error(_) => None,
    }
}

/// `source` in parentheses, in which it may have line breaks and end with a heredoc.
pub(super) fn parenthesised(source: &str) -> String {
    format!("({source}\n)")
}

fn json_value(text: &str, value: &json::Value, depth: usize) -> Option<Value> {
    if depth > MAX_DEPTH {
        return None;
    }
    match &value.kind {
        Kind::Null => Some(Value::Null(constant::Type::Dynamic)),
        Kind::Bool(value) => Some(Value::Bool(*value)),
        Kind::Number => Number::parse(value.spelling(text)).map(Value::Number),
        Kind::String(string) => template(&string.value(text)),
        Kind::Array(elements) => {
            let elements = elements.iter().map(|element| json_value(text, element, depth + 1));
            elements.collect::<Option<_>>().map(Value::Tuple)
        }
        Kind::Object(properties) => {
            let mut items = BTreeMap::new();
            for property in properties {
                let Some(Value::String(name)) =
                    template(&property.name.value(text))?.to_string_value().ok()
                else {
                    return None;
                };
                items.insert(name, json_value(text, &property.value, depth + 1)?);
            }
            Some(Value::Object(items))
        }
    }
}

/// The value of a JSON string, which is a template.
fn template(text: &str) -> Option<Value> {
    if !text.contains("${") && !text.contains("%{") {
        return known_string(text);
    }
    if let Some(inner) = interpolation(text) {
        return known(&parenthesised(inner), &[]);
    }
    // A heredoc is a template without escapes of its own. Its text ends with a line break.
    let mut marker = "TEXT".to_owned();
    while text.contains(&marker) {
        marker.push('_');
    }
    match known(&parenthesised(&format!("<<{marker}\n{text}\n{marker}")), &[])? {
        Value::String(text) => text.strip_suffix('\n').map(|text| Value::String(text.to_owned())),
        _ => None,
    }
}

fn known_string(text: &str) -> Option<Value> {
    // In normal form, as HCL keeps strings.
    Value::String(text.to_owned()).convert(&constant::Type::String).ok().map(|value| match value {
        Value::String(text) => {
            Value::String(unicode_normalization::UnicodeNormalization::nfc(&*text).collect())
        }
        other => other,
    })
}

/// What stands in the interpolation that the whole of `text` is.
fn interpolation(text: &str) -> Option<&str> {
    let inner = text.strip_prefix("${")?.strip_suffix('}')?;
    let tokens = crate::syntax::lexer::lex(inner);
    let mut depth = 0_usize;
    for token in &tokens {
        match token.kind {
            TokenKind::CloseBrace => depth = depth.checked_sub(1)?,
            TokenKind::OpenBrace => depth += 1,
            _ => {}
        }
    }
    Some(inner.strip_prefix('~').unwrap_or(inner))
}

/// An expression that is read and not evaluated.
pub(super) struct Raw {
    /// The expression.
    pub(super) expr: Expression,
    /// The text that it was parsed from.
    pub(super) source: String,
    /// Where the value stands.
    pub(super) span: Span,
    /// How far places in `source` are from those in the document, if they can be told.
    offset: Option<usize>,
}

impl Raw {
    /// The place in the document of a part of the expression.
    pub(super) fn place(&self, part: Option<Span>) -> Span {
        let Some((part, offset)) = part.zip(self.offset) else { return self.span };
        let start = (part.start as usize + offset).saturating_sub(1);
        let end = (part.end as usize + offset).saturating_sub(1);
        Span::new(start, end.min(self.span.end as usize).max(start))
    }
}

/// The source of the expression that `value` carries; in JSON, what a string says, with or without
/// `${…}` around it.
pub(super) fn source_of<'t>(text: &'t str, value: ValueRef<'t>) -> Option<Cow<'t, str>> {
    match value {
        ValueRef::Native(_) => {
            let inner = value.unwrapped().span();
            text.get(inner.range()).map(Cow::Borrowed)
        }
        ValueRef::Json(json) => match &json.kind {
            Kind::String(string) => {
                let text = string.value(text);
                let inner = interpolation(&text).map(|inner| inner.trim().to_owned());
                Some(inner.map_or(text, Cow::Owned))
            }
            Kind::Bool(_) | Kind::Number | Kind::Null => Some(Cow::Borrowed(json.spelling(text))),
            Kind::Array(_) | Kind::Object(_) => None,
        },
    }
}

/// The expression that `value` carries, if it can be read.
pub(super) fn raw(text: &str, value: ValueRef<'_>) -> Option<Raw> {
    let source = parenthesised(&source_of(text, value)?);
    let expr = expression(&source)?;
    let offset = match value {
        ValueRef::Native(_) => Some(value.unwrapped().span().start as usize),
        ValueRef::Json(_) => None,
    };
    Some(Raw { expr, source, span: value.span(), offset })
}

/// The key that an object in `value` has twice, and its place in the document. Such a value cannot
/// be read as an expression.
pub(super) fn key_twice(text: &str, value: ValueRef<'_>) -> Option<(String, Span)> {
    const BEFORE: &str = "x = ";
    let source = format!("{BEFORE}{}\n", source_of(text, value)?);
    let findings = crate::syntax::native::Reader::default().lint(&source);
    let twice = findings.into_iter().find(|finding| finding.lint == "duplicate-object-key")?;
    let name = source.get(twice.span.range())?.trim_matches('"').to_owned();
    let place = match value {
        ValueRef::Native(_) => {
            let start = value.unwrapped().span().start as usize;
            let moved = |at: u32| (at as usize + start).saturating_sub(BEFORE.len());
            Span::new(moved(twice.span.start), moved(twice.span.end))
        }
        ValueRef::Json(value) => value.span,
    };
    Some((name, place))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str) -> Option<String> {
        let document = json::parse(text).expect("JSON");
        value_of(text, ValueRef::Json(&document.value)).map(|value| format!("{value:?}"))
    }

    fn native(text: &str) -> Option<String> {
        let tokens = crate::syntax::lexer::lex(text);
        let end = tokens.len() - tokens.last().map_or(0, |t| usize::from(t.span.is_empty()));
        value_of(text, ValueRef::Native(&tokens[..end])).map(|value| format!("{value:?}"))
    }

    #[test]
    fn a_native_value_and_its_json_form_are_the_same() {
        for (text, form) in [
            ("\"a\"", "\"a\""),
            ("12", "12"),
            ("-1.5e3", "-1.5e3"),
            ("true", "true"),
            ("null", "null"),
            ("[1, \"x\", [2]]", "[1, \"x\", [2]]"),
            ("{ a = 1, \"b\" = { c = true } }", "{\"a\": 1, \"b\": {\"c\": true}}"),
            ("\"a${1 + 1}b\"", "\"a${1 + 1}b\""),
            ("\"${1 + 1}\"", "\"${1 + 1}\""),
            ("\"$${x}\"", "\"$${x}\""),
            ("\"a\\nb\"", "\"a\\nb\""),
            (
                "true ? \"a\" : \"b\"",
                "\"${true ? \"a\" : \"b\"}\""
                    .replace("\"a\" : \"b\"", "\\\"a\\\" : \\\"b\\\"")
                    .as_str(),
            ),
        ] {
            assert!(native(text).is_some(), "{text}");
            assert_eq!(native(text), json(form), "{text} {form}");
        }
    }

    #[test]
    fn what_depends_on_others_is_left_alone() {
        for text in ["x", "f(1)", "\"${x}\"", "[x]", "{ a = x.y }", "1 / \"a\""] {
            assert_eq!(native(text), None, "{text}");
        }
        assert_eq!(json("{\"a\": [\"${x}\"]}"), None);
    }

    #[test]
    fn a_heredoc_has_a_value() {
        assert_eq!(native("<<E\nx\nE\n").as_deref(), Some("String(\"x\\n\")"));
        assert_eq!(json("\"a ${\\\"b\\\"}\\n${1}\"").as_deref(), Some("String(\"a b\\n1\")"));
    }
}

//! Names given twice in one object. HCL lets a property repeat where it stands for blocks, so
//! only values that no block body can be are counted; whether a block may repeat is left to the
//! schema.

use super::tree::{Document, Kind, Value};
use crate::finding::Finding;
use crate::span::Span;
use std::borrow::Cow;
use std::collections::HashMap;

/// What a JSON text is read as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// A Rootform source: every object is a body.
    Rootform,
    /// Any other HCL: objects below the top may be bodies, or values of attributes.
    Hcl,
}

/// Each name that is set again in its object: `duplicate-attribute` in a body,
/// `duplicate-object-key` elsewhere, in the order of the text.
pub fn duplicates(text: &str, document: &Document, dialect: Dialect) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut seen = HashMap::new();
    // Objects still to look at, and whether they are bodies for sure.
    let mut left = vec![(&document.value, true)];
    while let Some((value, body)) = left.pop() {
        match &value.kind {
            Kind::Object(_) => {
                object(text, value, body, &mut seen, &mut findings);
                let inside = value.as_object().unwrap_or_default().iter().map(|p| &p.value);
                let bodies = dialect == Dialect::Rootform;
                left.extend(inside.filter(|v| !v.is_scalar()).map(|v| (v, bodies)));
            }
            Kind::Array(elements) => {
                left.extend(elements.iter().filter(|v| !v.is_scalar()).map(|v| (v, body)));
            }
            _ => {}
        }
    }
    findings.sort_by_key(|finding| finding.span);
    findings
}

fn object<'t>(
    text: &'t str,
    value: &Value,
    body: bool,
    seen: &mut HashMap<Cow<'t, str>, Span>,
    findings: &mut Vec<Finding>,
) {
    let properties = value.as_object().unwrap_or_default();
    if properties.len() < 2 {
        return;
    }
    seen.clear();
    for property in properties.iter().filter(|property| is_attribute(&property.value)) {
        let name = property.name.value(text);
        if name == "//" {
            continue;
        }
        match seen.get(&name) {
            Some(&first) => findings.push(duplicate(&name, body, first, property.name.span)),
            None => {
                seen.insert(name, property.name.span);
            }
        }
    }
}

/// Whether a value is an attribute's for sure: a block is an object, or an array of objects.
fn is_attribute(value: &Value) -> bool {
    match &value.kind {
        Kind::Object(_) => false,
        Kind::Array(elements) => elements.iter().any(Value::is_scalar),
        _ => true,
    }
}

fn duplicate(name: &str, body: bool, first: Span, again: Span) -> Finding {
    let name: String = name.escape_debug().take(60).collect();
    let finding = if body {
        let message = format!("the attribute `{name}` is set twice in this body");
        Finding::new("duplicate-attribute", again, message).code("HCL_PARSE")
    } else {
        let message = format!("the key `{name}` is written twice in this object");
        Finding::new("duplicate-object-key", again, message)
    };
    finding
        .label("set again here")
        .related(first, "first set here")
        .help("keep the one that is meant and take the other out")
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    fn found(text: &str, dialect: Dialect) -> Vec<(&'static str, &str, &str)> {
        duplicates(text, &parse(text).unwrap(), dialect)
            .into_iter()
            .map(|f| (f.lint, &text[f.related[0].span.range()], &text[f.span.range()]))
            .collect()
    }

    const ATTRIBUTE: &str = "duplicate-attribute";
    const KEY: &str = "duplicate-object-key";

    #[test]
    fn bodies_and_objects_are_told_apart() {
        let text = r#"{"a": 1, "a": 2, "b": {"c": 1, "c": "x"}}"#;
        let (a, c) = ("\"a\"", "\"c\"");
        assert_eq!(found(text, Dialect::Hcl), [(ATTRIBUTE, a, a), (KEY, c, c)]);
        assert_eq!(found(text, Dialect::Rootform), [(ATTRIBUTE, a, a), (ATTRIBUTE, c, c)]);
        assert_eq!(found(r#"[{"a": 1, "a": 2}]"#, Dialect::Hcl), [(ATTRIBUTE, a, a)]);
        assert_eq!(found(r#"{"x": [{"a": 1, "a": 2}]}"#, Dialect::Hcl), [(KEY, a, a)]);
    }

    #[test]
    fn names_are_compared_as_they_are_read() {
        let (plain, escaped) = (r#""a/b""#, r#""\u0061\/b""#);
        let text = format!("{{{plain}: 1, {escaped}: null}}");
        assert_eq!(found(&text, Dialect::Hcl), [(ATTRIBUTE, plain, escaped)]);
    }

    #[test]
    fn blocks_and_comments_may_repeat() {
        for text in [
            r#"{"a": {}, "a": {}, "b": [{}], "b": [{}], "c": [], "c": []}"#,
            r#"{"//": "x", "//": "y"}"#,
            r#"{"a": 1, "a": {}}"#,
            r#"{"a": {"b": 1}, "a": {"b": 1}}"#,
            "1",
        ] {
            assert_eq!(found(text, Dialect::Rootform), [], "{text}");
        }
    }

    #[test]
    fn lists_of_plain_values_are_no_blocks() {
        let text = r#"{"rules": ["a"], "rules": "b"}"#;
        let name = "\"rules\"";
        assert_eq!(found(text, Dialect::Rootform), [(ATTRIBUTE, name, name)]);
    }

    #[test]
    fn every_repetition_points_at_the_first() {
        let text = r#"{"a": 1, "a": 2, "a": 3}"#;
        let findings = duplicates(text, &parse(text).unwrap(), Dialect::Hcl);
        let spans: Vec<_> =
            findings.iter().map(|f| (f.related[0].span.start, f.span.start)).collect();
        assert_eq!(spans, [(1, 9), (1, 17)]);
        assert_eq!(findings[0].message, "the attribute `a` is set twice in this body");
    }

    #[test]
    fn deep_documents_are_walked() {
        let text = r#"{"a":"#.repeat(9_999) + r#"{"b":1,"b":2}"# + &"}".repeat(9_999);
        assert_eq!(found(&text, Dialect::Hcl).len(), 1);
    }
}

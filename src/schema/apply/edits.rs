//! The changes that fixes of schema findings make: putting an attribute into a body, taking a
//! block out.

use super::Walk;
use super::attribute::show;
use crate::edit::{Edit, Fix, Safety};
use crate::rf::constant::Value;
use crate::schema::Attribute as Declared;
use crate::schema::source::{Block, BodyRef, Document};
use crate::span::Span;
use crate::syntax::token::TokenKind;

impl<'t> Walk<'t, '_> {
    /// Puts in a required attribute that can have but one value.
    pub(super) fn insertion(
        &self,
        declared: &Declared,
        body: BodyRef<'t>,
        depth: usize,
    ) -> Option<Fix> {
        let rules = declared.rules.as_ref()?;
        let [only] = &rules.permitted.as_ref()?.value[..] else { return None };
        let value = literal(only).filter(|_| !rules.sensitive)?;
        let name = &declared.name;
        let edit = match (self.document, body) {
            (Document::Native { text, tokens, outline }, BodyRef::Native(block)) => {
                let line = format!("{name} = {value}\n");
                match block {
                    None => {
                        let gap = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
                        Edit::insert(text.len(), format!("{gap}{line}"))
                    }
                    Some(index) => {
                        let item = outline.item(index);
                        let brace = tokens[item.brace?].span.end as usize;
                        let close = tokens.get(item.end.checked_sub(1)?)?.span.start as usize;
                        let inside = text.get(brace..close)?;
                        let indent = "  ".repeat(depth);
                        let outer = "  ".repeat(depth.saturating_sub(1));
                        match inside.rfind('\n') {
                            // The closing brace stands on a line of its own.
                            Some(at) if inside[at..].trim().is_empty() => {
                                Edit::insert(brace + at + 1, format!("{indent}{line}"))
                            }
                            _ if inside.trim().is_empty() => Edit::replace(
                                Span::new(brace, close),
                                format!("\n{indent}{line}{outer}"),
                            ),
                            _ => return None,
                        }
                    }
                }
            }
            (Document::Json { .. }, BodyRef::Json(object)) => {
                let properties = object.as_object()?;
                let value = serde_json::to_string(&json_literal(only)?).ok()?;
                match properties.last() {
                    Some(last) => {
                        Edit::insert(last.span().end as usize, format!(", \"{name}\": {value}"))
                    }
                    None => Edit::replace(object.span, format!("{{ \"{name}\": {value} }}")),
                }
            }
            _ => return None,
        };
        let message = format!("add `{name} = {value}`, the only value that is permitted");
        Some(Fix { message, safety: Safety::Unsafe, edits: vec![edit] })
    }
}

/// How a value is written, if it is a plain one.
fn literal(value: &Value) -> Option<String> {
    match value {
        Value::Bool(_) | Value::Number(_) => Some(show(value)),
        Value::String(text) => {
            let plain = |c: char| !c.is_control() && !matches!(c, '"' | '\\' | '$' | '%');
            text.chars().all(plain).then(|| format!("\"{text}\""))
        }
        _ => None,
    }
}

fn json_literal(value: &Value) -> Option<serde_json::Value> {
    match value {
        Value::Bool(value) => Some(serde_json::Value::Bool(*value)),
        Value::String(text) => Some(serde_json::Value::String(text.clone())),
        Value::Number(number) => serde_json::from_str(&number.text()?).ok(),
        _ => None,
    }
}

/// Whether the blocks of these indexes have the same tokens, and no comment.
pub(super) fn same_tokens(document: Document<'_>, first: usize, second: usize) -> bool {
    let Document::Native { text, tokens, outline } = document else { return false };
    let words = |index: usize| {
        let tokens = tokens[outline.item(index).tokens()].iter();
        tokens.filter(|t| t.kind != TokenKind::Newline).map(|t| (t.kind, t.text(text)))
    };
    let comment = |index: usize| {
        tokens[outline.item(index).tokens()].iter().any(|token| token.kind.is_comment())
    };
    !comment(second) && words(first).eq(words(second))
}

/// What takes a native block out, with its lines if it has them to itself.
pub(super) fn removal(document: Document<'_>, block: &Block<'_>) -> Option<Edit> {
    let Document::Native { text, .. } = document else { return None };
    let (start, end) = (block.span.start as usize, block.span.end as usize);
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let rest = text[end..].find('\n').map_or(text.len(), |at| end + at + 1);
    if !text[line..start].trim().is_empty() || !text[end..rest].trim().is_empty() {
        return None;
    }
    // Of two blank lines around it one is enough.
    let before = text[..line].strip_suffix('\n').filter(|text| text.ends_with('\n'));
    let line = before.map_or(line, str::len);
    Some(Edit::delete(Span::new(line, rest)))
}

//! The changes that fixes of schema findings make: putting an attribute into a body, taking a
//! block out.

use super::Walk;
use super::attribute::show;
use crate::edit::{Edit, Fix, Safety};
use crate::rf::constant::Value as Constant;
use crate::schema::Attribute as Declared;
use crate::schema::removal::json as json_removal;
use crate::schema::source::{Block, BodyRef, Document};
use crate::source::text::LineEnding;
use crate::span::Span;
use crate::syntax::json::TokenKind::End;
use crate::syntax::json::{Lexer, Value};
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
                let end = line_break(text);
                let line = format!("{name} = {value}{end}");
                match block {
                    None => {
                        let gap = if text.is_empty() || text.ends_with('\n') { "" } else { end };
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
                                format!("{end}{indent}{line}{outer}"),
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
        let spelled = match self.document {
            Document::Native { .. } => format!("{name} = {value}"),
            Document::Json { .. } => format!("\"{name}\": {}", json_literal(only)?),
        };
        let message = format!("add `{spelled}`, the only value that is permitted");
        Some(Fix { message, safety: Safety::Unsafe, edits: vec![edit] })
    }
}

/// How the lines of `text` end.
fn line_break(text: &str) -> &'static str {
    let first = text.find('\n').map_or("", |at| &text[..at]);
    if first.ends_with('\r') { LineEnding::CrLf.as_str() } else { LineEnding::Lf.as_str() }
}

/// How a value is written, if it is a plain one.
fn literal(value: &Constant) -> Option<String> {
    match value {
        Constant::Number(number) if number.is_infinite() => None,
        Constant::Bool(_) | Constant::Number(_) => Some(show(value)),
        Constant::String(text) => {
            let plain = |c: char| !c.is_control() && !matches!(c, '"' | '\\' | '$' | '%');
            text.chars().all(plain).then(|| format!("\"{text}\""))
        }
        Constant::Tuple(items) | Constant::List(_, items) => {
            let items: Option<Vec<String>> = items.iter().map(literal).collect();
            Some(format!("[{}]", items?.join(", ")))
        }
        Constant::Object(items) | Constant::Map(_, items) => {
            let item = |(name, item): (&String, &Constant)| {
                Some(format!("{} = {}", literal(&Constant::String(name.clone()))?, literal(item)?))
            };
            let items: Option<Vec<String>> = items.iter().map(item).collect();
            Some(format!("{{ {} }}", items?.join(", ")))
        }
        Constant::Null(_) => None,
    }
}

fn json_literal(value: &Constant) -> Option<serde_json::Value> {
    match value {
        Constant::Bool(value) => Some(serde_json::Value::Bool(*value)),
        Constant::String(text) => Some(serde_json::Value::String(text.clone())),
        Constant::Number(number) => serde_json::from_str(&number.text()?).ok(),
        Constant::Tuple(items) | Constant::List(_, items) => {
            items.iter().map(json_literal).collect::<Option<_>>().map(serde_json::Value::Array)
        }
        Constant::Object(items) | Constant::Map(_, items) => {
            let item =
                |(name, item): (&String, &Constant)| Some((name.clone(), json_literal(item)?));
            items.iter().map(item).collect::<Option<_>>().map(serde_json::Value::Object)
        }
        Constant::Null(_) => None,
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

/// Whether two JSON texts are the same but for the blanks between tokens.
pub(super) fn same_json(first: &str, second: &str) -> bool {
    fn words(text: &str) -> impl Iterator<Item = &str> {
        let mut lexer = Lexer::new(text);
        let tokens = std::iter::from_fn(move || Some(lexer.next_token()));
        tokens.take_while(|t| t.kind != End).map(|token| &text[token.span.range()])
    }
    words(first).eq(words(second))
}

/// What takes a block out: a native one with its lines if it has them to itself, of JSON as much
/// as stands for this block alone.
pub(super) fn removal(document: Document<'_>, block: &Block<'_>) -> Option<Edit> {
    let text = match document {
        Document::Native { text, .. } => text,
        Document::Json { text, value } => {
            let span = whole_json(value, block)?;
            return json_removal(text, span).map(Edit::delete);
        }
    };
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

/// The part of a JSON document that stands for `block` and no other: its property or its element
/// of an array, or what is around it as long as nothing else is inside.
fn whole_json(root: &Value, block: &Block<'_>) -> Option<Span> {
    let holds = |span: Span| span.start <= block.span.start && block.span.end <= span.end;
    let mut value = root;
    // The outermost part that holds this block alone, once its type has been passed.
    let mut alone: Option<Span> = None;
    let mut in_type = false;
    while value.span != block.span {
        let (part, next, many) = if let Some(properties) = value.as_object() {
            let property = properties.iter().find(|property| holds(property.span()))?;
            let of_type = property.name.span == block.block_type.span;
            // In the body around it there may be anything else.
            let many = properties.len() > 1 || of_type;
            in_type |= of_type;
            if of_type {
                alone = None;
            }
            (property.span(), &property.value, many)
        } else {
            let elements = value.as_array()?;
            let element = elements.iter().find(|element| holds(element.span))?;
            (element.span, element, elements.len() > 1)
        };
        if in_type && (many || alone.is_none()) {
            alone = Some(part);
        }
        if part == block.span {
            break;
        }
        value = next;
    }
    alone
}

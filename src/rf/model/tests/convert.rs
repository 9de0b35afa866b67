//! Native text as JSON, by the schema of the language.

use crate::rf::structure::STRUCTURE;
use crate::schema::source::{Block, BodyRef, Document, Item, ValueRef};
use crate::schema::{BodyId, Value};
use crate::syntax::grammar::check;
use crate::syntax::lexer::lex;
use crate::syntax::literal::quoted;
use crate::syntax::outline::{Outline, Outliner};
use crate::syntax::token::Token;

fn string(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// The JSON that says what `text` says.
pub(super) fn to_json(text: &str) -> String {
    let tokens = lex(text);
    let mut outline = Outline::default();
    check(text, &tokens, &mut Outliner::new(&mut outline, &tokens));
    let document = Document::Native { text, tokens: &tokens, outline: &outline };
    body(document, document.root(), Some(STRUCTURE.file))
}

fn body(document: Document, of: BodyRef, id: Option<BodyId>) -> String {
    let schema = &STRUCTURE.schema;
    let declared = schema.body(id.unwrap_or(STRUCTURE.file));
    let mut parts = Vec::new();
    for item in document.items(of, schema, declared) {
        match item {
            Item::Attribute(attribute) => {
                let kind = id.and(declared.attribute(&attribute.name.text)).map(|d| &d.value);
                let ValueRef::Native(tokens) = attribute.value else { continue };
                let value = value(document.text(), tokens, kind);
                parts.push(format!("{}: {value}", string(&attribute.name.text)));
            }
            Item::Block(block) => {
                let inner = id.and(declared.block(&block.block_type.text)).map(|d| d.body);
                parts.push(labelled(document, &block, inner));
            }
        }
    }
    format!("{{\n{}\n}}", parts.join(",\n"))
}

fn labelled(document: Document, block: &Block, inner: Option<BodyId>) -> String {
    let mut out = string(&block.block_type.text) + ": ";
    for label in &block.labels {
        out += "{";
        out += &string(&label.text);
        out += ": ";
    }
    out + &body(document, block.body, inner) + &"}".repeat(block.labels.len())
}

fn value(text: &str, tokens: &[Token], kind: Option<&Value>) -> String {
    let span = ValueRef::Native(tokens).span();
    let source = &text[span.range()];
    match kind {
        Some(Value::List(inner) | Value::OneOrList(inner)) => {
            match crate::rf::expression::elements(text, tokens) {
                crate::rf::expression::List::Elements(ranges) => {
                    let items: Vec<_> =
                        ranges.into_iter().map(|r| value(text, &tokens[r], Some(inner))).collect();
                    format!("[{}]", items.join(", "))
                }
                _ => value(text, tokens, Some(inner)),
            }
        }
        Some(Value::Static | Value::Enum(_)) | None => {
            let plain: Vec<Token> =
                tokens.iter().copied().filter(|t| !t.kind.is_comment()).collect();
            match quoted(text, &plain) {
                Some(value) => string(&value),
                None if source.parse::<f64>().is_ok() => source.to_owned(),
                None => match crate::rf::constant::source_string(source) {
                    Ok(value) => string(&value),
                    Err(_) => "null".to_owned(),
                },
            }
        }
        Some(_) => string(&format!("${{{source}}}")),
    }
}

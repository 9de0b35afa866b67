//! Native text as JSON, by the schema of the language. Tests of the model use it too.

use rf_lint::rf::structure::STRUCTURE;
use rf_lint::schema::source::{Block, BodyRef, Document, Item, ValueRef};
use rf_lint::schema::{BodyId, Value};
use rf_lint::syntax::grammar::check;
use rf_lint::syntax::lexer::lex;
use rf_lint::syntax::literal::{layers, quoted};
use rf_lint::syntax::outline::{Outline, Outliner};
use rf_lint::syntax::token::{Token, TokenKind};

fn string(text: &str) -> String {
    serde_json::to_string(text).unwrap()
}

/// The JSON that says what `text` says.
pub(crate) fn to_json(text: &str) -> String {
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
            match rf_lint::rf::expression::elements(text, tokens) {
                rf_lint::rf::expression::List::Elements(ranges) => {
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
                None => match rf_lint::rf::constant::source_string(source) {
                    Ok(value) => string(&value),
                    Err(_) => "null".to_owned(),
                },
            }
        }
        // `${…}` joins lines as parentheses around the whole do.
        Some(kind)
            if source.contains('\n')
                && let Some(layer) = layers(tokens).first().filter(|layer| !layer.is_wrapper) =>
        {
            value(text, &tokens[layer.inside.clone()], Some(kind))
        }
        // What ends a heredoc stands on a line of its own.
        Some(_) if tokens.iter().any(|token| token.kind == TokenKind::CloseHeredoc) => {
            string(&format!("${{{source}\n}}"))
        }
        Some(_) => string(&format!("${{{source}}}")),
    }
}

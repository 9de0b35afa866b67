//! The language of schema documents, as a body schema itself: what checks any file against a
//! schema checks a schema against this, and tells what was probably meant.
//!
//! What types, patterns, conditions and references say is for [`super::load`] to read.

use super::rules::{AttributeRules, BlockRules, LabelRule, Said};
use super::types::Type;
use super::{Attribute, Block, Body, BodyId, Item, Labels, Schema, Value};
use crate::rf::constant::Number;
use std::sync::LazyLock;

/// The language, and its bodies.
#[derive(Debug)]
pub struct Language {
    /// All bodies.
    pub schema: Schema,
    /// A whole document.
    pub document: BodyId,
    /// A `body`, and the inside of a `variant`'s.
    pub body: BodyId,
    /// An `attribute`.
    pub attribute: BodyId,
    /// A `block_header`.
    pub block_header: BodyId,
    /// A `label`.
    pub label: BodyId,
    /// A `one_of`.
    pub one_of: BodyId,
    /// A `variant`.
    pub variant: BodyId,
    /// A `validation`.
    pub validation: BodyId,
    /// An `import`.
    pub import: BodyId,
}

/// The language of schema documents.
pub static LANGUAGE: LazyLock<Language> = LazyLock::new(language);

#[rustfmt::skip]
fn language() -> Language {
    let mut schema = Schema::default();
    // Bodies stand in blocks that stand in bodies.
    let body = schema.add(Body::default());
    let mut add = |items: Vec<Item>| schema.add(Body { items, ..Body::default() });
    let names = || Type::List(Box::new(Type::String));

    let validation = add(vec![
        required("condition", Type::Any),
        required("error_message", Type::String),
    ]);
    let attribute = add(vec![
        optional("type", Type::Any),
        optional("required", Type::Bool),
        optional("default", Type::Any),
        optional("description", Type::String),
        optional("sensitive", Type::Bool),
        optional("deprecated", Type::String),
        optional("enum", Type::Any),
        optional("pattern", Type::String),
        optional("min", Type::Number),
        optional("max", Type::Number),
        optional("conflicts_with", names()),
        optional("required_with", names()),
        optional("exactly_one_of", names()),
        optional("at_least_one_of", names()),
        block("validation", &[], (0, None), validation),
    ]);
    let label = add(vec![
        optional("pattern", Type::String),
        optional("enum", names()),
        optional("description", Type::String),
    ]);
    let block_header = add(vec![
        optional("label_names", names()),
        optional("id", Type::String),
        optional("ref", Type::Any),
        optional("open", Type::Bool),
        count("min_items"),
        count("max_items"),
        optional("required", Type::Bool),
        optional("unique_labels", Type::Bool),
        optional("deprecated", Type::String),
        optional("description", Type::String),
        block("label", &["name"], (0, None), label),
        block("body", &[], (0, Some(1)), body),
    ]);
    let variant = add(vec![
        optional("description", Type::String),
        block("body", &[], (0, Some(1)), body),
    ]);
    let one_of = add(vec![
        block("variant", &["name"], (1, None), variant),
    ]);
    let import = add(vec![
        required("source", Type::String),
        optional("sha256", Type::String),
    ]);
    let document = add(vec![
        optional("__schema", Type::String),
        optional("__id", Type::String),
        block("import", &["alias"], (0, None), import),
        block("body", &[], (1, Some(1)), body),
    ]);
    schema.replace(body, Body {
        items: vec![
            optional("open", Type::Bool),
            block("attribute", &["name"], (0, None), attribute),
            block("block_header", &["type"], (0, None), block_header),
            block("one_of", &[], (0, None), one_of),
        ],
        ..Body::default()
    });
    Language {
        schema, document, body, attribute, block_header, label, one_of, variant, validation, import,
    }
}

/// What has a type is a constant; the rest is for the loader to read.
fn rules(of: Type) -> AttributeRules {
    AttributeRules { constant: of != Type::Any, of, ..AttributeRules::default() }
}

fn optional(name: &'static str, of: Type) -> Item {
    attribute(name, false, rules(of))
}

fn required(name: &'static str, of: Type) -> Item {
    attribute(name, true, rules(of))
}

/// A number of blocks.
fn count(name: &'static str) -> Item {
    let min = Some(Said { value: Number::from(0), origin: None });
    attribute(name, false, AttributeRules { min, ..rules(Type::Number) })
}

fn attribute(name: &'static str, required: bool, rules: AttributeRules) -> Item {
    let rules = Some(Box::new(rules));
    Item::Attribute(Attribute { name: name.into(), required, value: Value::Any, rules })
}

fn block(
    block_type: &'static str,
    labels: &[&str],
    (min, max): (usize, Option<usize>),
    body: BodyId,
) -> Item {
    let rule = |name: &&str| LabelRule {
        name: (*name).to_owned(),
        pattern: None,
        permitted: None,
        description: None,
    };
    let rules = BlockRules { labels: labels.iter().map(rule).collect(), ..BlockRules::default() };
    Item::Block(Block {
        block_type: block_type.into(),
        labels: Labels::Exactly(labels.len()),
        min,
        max,
        mixed_with_previous: false,
        body,
        rules: Some(Box::new(rules)),
    })
}

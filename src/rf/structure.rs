//! The structural grammar of Rootform language 0.1.0 as a [`Schema`]: which blocks hold what, in
//! the order of the canonical form. What values mean beyond their kind is for the model to say.

use crate::schema::Value::{
    Assertion, Enum, List, OneOrList, Predicate, Reference, Static, Traversal,
};
use crate::schema::{Attribute, Block, Body, BodyId, Item, Labels, Schema, Value};
use std::sync::LazyLock;

/// What `kind` in a `match` may be.
pub const MATCH_KINDS: &[&str] = &[
    "resource",
    "data",
    "settings",
    "provider",
    "ephemeral",
    "action",
    "module",
    "variable",
    "local",
    "output",
    "moved",
    "removed",
    "import",
    "check",
    "language",
];

/// The grammar, and the body that a file is.
pub struct Structure {
    /// All bodies.
    pub schema: Schema,
    /// The top level of a file.
    pub file: BodyId,
}

/// The grammar of the language.
pub static STRUCTURE: LazyLock<Structure> = LazyLock::new(structure);

#[rustfmt::skip]
fn structure() -> Structure {
    let mut schema = Schema::default();
    let mut body = |items: Vec<Item>| schema.add(Body { items, ..Body::default() });

    let versioned = body(vec![
        required("version", Static),
    ]);
    let dialect = body(vec![
        required("version", Static),
        block("provider", 1, 0, None, versioned),
    ]);
    let definition = body(vec![
        optional("description", Static),
    ]);
    let instance_match = body(vec![
        optional("kind", Enum(MATCH_KINDS)),
        required("type", Static),
        optional("where", Predicate),
    ]);
    let identity = body(vec![
        required("attributes", list(Static)),
        optional("scope", Enum(&["provider", "global"])),
    ]);
    let endpoint = body(vec![
        required("attributes", list(Static)),
    ]);
    let fact_match = body(vec![
        required("by", OneOrList(Box::new(Traversal))),
        required("strategy", Enum(&["exact", "dot-ancestor", "last-segment"])),
    ]);
    let emission = |with_as: bool| {
        let mut items = Vec::new();
        if with_as {
            items.push(optional("as", Reference));
        }
        items.extend([
            required("to", Reference),
            required("via", Traversal),
            required("on_null", Enum(&["absent", "indeterminate"])),
            required("on_empty", Enum(&["absent", "indeterminate"])),
            optional("external", Enum(&["deny", "allow"])),
            optional("disclose", Enum(&["none", "record", "report"])),
            optional("prefix", Static),
            block("match", 0, 0, Some(1), fact_match),
        ]);
        items
    };
    let fact = body(emission(true));
    let contribution = body(emission(false));
    let member = body(vec![
        required("via", Traversal),
        block("match", 0, 1, Some(1), instance_match),
    ]);
    let composition = body(vec![
        block("member", 1, 1, None, member),
    ]);
    let rule = body(vec![
        block("match", 0, 1, Some(1), instance_match),
        optional("as", Reference),
        block("identity", 0, 0, Some(1), identity),
        block("endpoint", 0, 0, Some(1), endpoint),
        emissions("context", Labels::Optional, false, fact),
        emissions("relation", Labels::Optional, true, fact),
        emissions("contribution", Labels::Exactly(0), true, contribution),
        block("composition", 0, 0, Some(1), composition),
    ]);
    let target = body(vec![
        optional("concept", Reference),
        optional("rules", list(Reference)),
        optional("dialects", list(Static)),
    ]);
    let policy = body(vec![
        block("target", 0, 1, Some(1), target),
        required("assert", Assertion),
        required("message", Static),
    ]);
    let file = body(vec![
        block("dialect", 1, 0, Some(1), dialect),
        block("concept", 1, 0, None, definition),
        block("context", 1, 0, None, definition),
        block("relation", 1, 0, None, definition),
        block("rule", 1, 0, None, rule),
        block("policy_pack", 1, 0, Some(1), versioned),
        block("policy", 1, 0, None, policy),
    ]);
    Structure { schema, file }
}

fn required(name: &'static str, value: Value) -> Item {
    Item::Attribute(Attribute { name: name.into(), required: true, value, rules: None })
}

fn optional(name: &'static str, value: Value) -> Item {
    Item::Attribute(Attribute { name: name.into(), required: false, value, rules: None })
}

fn list(value: Value) -> Value {
    List(Box::new(value))
}

fn block(
    block_type: &'static str,
    labels: usize,
    min: usize,
    max: Option<usize>,
    body: BodyId,
) -> Item {
    Item::Block(Block {
        block_type: block_type.into(),
        labels: Labels::Exactly(labels),
        min,
        max,
        mixed_with_previous: false,
        body,
        rules: None,
    })
}

fn emissions(
    block_type: &'static str,
    labels: Labels,
    mixed_with_previous: bool,
    body: BodyId,
) -> Item {
    Item::Block(Block {
        block_type: block_type.into(),
        labels,
        min: 0,
        max: None,
        mixed_with_previous,
        body,
        rules: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_holds_a_match_of_instances_and_an_emission_one_of_facts() {
        let Structure { schema, file } = &*STRUCTURE;
        let rule = schema.body(schema.body(*file).block("rule").unwrap().body);
        let instances = schema.body(rule.block("match").unwrap().body);
        let relation = schema.body(rule.block("relation").unwrap().body);
        let facts = schema.body(relation.block("match").unwrap().body);
        assert!(instances.attribute("where").is_some() && instances.attribute("by").is_none());
        assert!(facts.attribute("by").is_some() && facts.attribute("where").is_none());
    }

    #[test]
    fn emissions_of_a_rule_have_one_rank() {
        let Structure { schema, file } = &*STRUCTURE;
        let rule = schema.body(schema.body(*file).block("rule").unwrap().body);
        let rank = |name| rule.rank(name, true).unwrap();
        assert!(rank("endpoint") < rank("context"));
        assert_eq!(rank("context"), rank("relation"));
        assert_eq!(rank("context"), rank("contribution"));
        assert!(rank("contribution") < rank("composition"));
        assert!(rank("match") < rule.rank("as", false).unwrap());
        assert_eq!(rule.rank("as", true), None);
    }
}

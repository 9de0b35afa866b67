//! A schema as one document of the latest draft that needs no other: what bundling writes.
//!
//! What is written is what was loaded, not the text of the documents, so that a bundle refuses and
//! accepts exactly what they do: bodies that several blocks share are written where they are met
//! first and named from then on, what an early draft left open is said to be open. Comments are
//! not taken over.

use super::rules::{AttributeRules, BlockRules, LabelRule};
use super::types::Type;
use super::{Attribute, Block, Body, BodyId, Item, Schema};
use crate::rf::constant::{Number, Value};
use crate::syntax::lexer::lex;
use crate::syntax::literal::breaks_line;
use crate::syntax::quotes::in_quotes;
use std::collections::{HashMap, HashSet};

/// The `__schema` of the documents that are written.
pub const META_SCHEMA: &str = "https://hcl-schema.example/draft/2026-09/schema";

/// `schema`, whose root is `root`, as the text of one document, which keeps the `id` if it has one.
pub fn bundle(schema: &Schema, root: BodyId, id: Option<&str>) -> String {
    let mut writer = Writer {
        schema,
        names: names(schema, root),
        written: HashSet::from([root]),
        out: String::new(),
        depth: 0,
    };
    writer.line(&format!("__schema = {}", in_quotes(META_SCHEMA)));
    if let Some(id) = id {
        writer.line(&format!("__id = {}", in_quotes(id)));
    }
    writer.line("");
    writer.open("body");
    writer.body(schema.body(root));
    writer.close();
    writer.out
}

/// The names of the bodies that more than one block has. The root cannot be named.
fn names(schema: &Schema, root: BodyId) -> HashMap<BodyId, String> {
    let mut uses: HashMap<BodyId, (usize, String)> = HashMap::new();
    let mut order = Vec::new();
    let mut seen = HashSet::from([root]);
    let mut left = vec![root];
    while let Some(id) = left.pop() {
        let body = schema.body(id);
        left.extend(body.variants.iter().map(|variant| variant.body).filter(|id| seen.insert(*id)));
        for item in &body.items {
            let Item::Block(block) = item else { continue };
            let name = block.rules.as_ref().and_then(|rules| rules.id.clone());
            let known = uses.entry(block.body).or_insert_with(|| {
                order.push(block.body);
                (0, name.clone().unwrap_or_else(|| block.block_type.to_string()))
            });
            known.0 += 1;
            if seen.insert(block.body) {
                left.push(block.body);
            }
        }
    }
    let mut taken = HashSet::new();
    let mut names = HashMap::new();
    for id in order {
        let Some((count, name)) = uses.get(&id).filter(|(count, _)| *count > 1) else { continue };
        debug_assert!(*count > 1);
        let name: String =
            name.chars().map(|c| if c.is_alphanumeric() || c == '_' { c } else { '_' }).collect();
        let name =
            if name.starts_with(|c: char| c.is_alphabetic()) { name } else { format!("b{name}") };
        let mut unique = name.clone();
        let mut number = 2;
        while !taken.insert(unique.clone()) {
            unique = format!("{name}_{number}");
            number += 1;
        }
        names.insert(id, unique);
    }
    names
}

struct Writer<'s> {
    schema: &'s Schema,
    names: HashMap<BodyId, String>,
    /// The bodies that stand in the document.
    written: HashSet<BodyId>,
    out: String,
    depth: usize,
}

impl Writer<'_> {
    fn line(&mut self, text: &str) {
        if !text.is_empty() {
            self.out.push_str(&"  ".repeat(self.depth));
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn open(&mut self, header: &str) {
        if !self.out.ends_with("{\n") && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
        self.line(&format!("{header} {{"));
        self.depth += 1;
    }

    fn close(&mut self) {
        self.depth -= 1;
        if self.out.ends_with("{\n") {
            self.out.pop();
            self.out.push_str("}\n");
        } else {
            self.line("}");
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        self.line(&format!("{name} = {value}"));
    }

    fn body(&mut self, body: &Body) {
        if body.open {
            self.set("open", "true");
        }
        for item in &body.items {
            match item {
                Item::Attribute(attribute) => self.attribute(attribute, body),
                Item::Block(block) => self.block(block),
            }
        }
        if body.variants.is_empty() {
            return;
        }
        self.open("one_of");
        for variant in &body.variants {
            self.open(&format!("variant {}", in_quotes(&variant.name)));
            if let Some(text) = &variant.description {
                self.set("description", &in_quotes(text));
            }
            self.open("body");
            self.body(self.schema.body(variant.body));
            self.close();
            self.close();
        }
        self.close();
    }

    fn attribute(&mut self, attribute: &Attribute, body: &Body) {
        self.open(&format!("attribute {}", in_quotes(&attribute.name)));
        if let Some(rules) = &attribute.rules {
            if rules.of != Type::Any {
                self.set("type", &rules.of.to_string());
            }
            if attribute.required {
                self.set("required", "true");
            }
            self.rules(rules);
            for group in body
                .groups
                .iter()
                .filter(|group| group.names.first().is_some_and(|name| *name == attribute.name))
            {
                let word = if group.exactly_one { "exactly_one_of" } else { "at_least_one_of" };
                // A group of one names the attribute itself.
                let others = if group.names.len() > 1 { &group.names[1..] } else { &group.names };
                self.set(word, &list(others.iter()));
            }
            for validation in &rules.validations {
                self.open("validation");
                let inner = validation.source.strip_prefix('(').and_then(|s| s.strip_suffix("\n)"));
                // A line break in brackets ends nothing.
                let condition = inner.filter(|inner| !breaks_line(&lex(inner)));
                self.set("condition", condition.unwrap_or(&validation.source));
                self.set("error_message", &in_quotes(&validation.message));
                self.close();
            }
        }
        self.close();
    }

    fn rules(&mut self, rules: &AttributeRules) {
        if let Some(default) = &rules.default {
            self.set("default", default);
        }
        if let Some(text) = &rules.description {
            self.set("description", &in_quotes(text));
        }
        if rules.sensitive {
            self.set("sensitive", "true");
        }
        if let Some(said) = &rules.deprecated {
            self.set("deprecated", &in_quotes(&said.value));
        }
        if let Some(permitted) = &rules.permitted {
            let values: Vec<String> = permitted.value.iter().map(literal).collect();
            self.set("enum", &format!("[{}]", values.join(", ")));
        }
        if let Some(pattern) = &rules.pattern {
            self.set("pattern", &in_quotes(&pattern.value.source));
        }
        for (name, bound) in [("min", &rules.min), ("max", &rules.max)] {
            if let Some(bound) = bound {
                self.set(name, &digits(&bound.value));
            }
        }
        for (name, others) in
            [("conflicts_with", &rules.conflicts_with), ("required_with", &rules.required_with)]
        {
            if !others.is_empty() {
                self.set(name, &list(others.iter().map(|said| &said.value)));
            }
        }
    }

    fn block(&mut self, block: &Block) {
        self.open(&format!("block_header {}", in_quotes(&block.block_type)));
        if block.min > 0 {
            self.set("min_items", &block.min.to_string());
        }
        if let Some(max) = block.max {
            self.set("max_items", &max.to_string());
        }
        if let Some(rules) = &block.rules {
            self.block_rules(rules);
        }
        let body = self.schema.body(block.body);
        let name = self.names.get(&block.body).cloned();
        match name {
            Some(name) if !self.written.insert(block.body) => {
                self.set("ref", &format!("block_header.{name}"));
            }
            name => {
                if let Some(name) = name {
                    self.set("id", &in_quotes(&name));
                }
                self.open("body");
                self.body(body);
                self.close();
            }
        }
        self.close();
    }

    fn block_rules(&mut self, rules: &BlockRules) {
        if rules.unique_labels.is_some() {
            self.set("unique_labels", "true");
        }
        if let Some(said) = &rules.deprecated {
            self.set("deprecated", &in_quotes(&said.value));
        }
        if let Some(text) = &rules.description {
            self.set("description", &in_quotes(text));
        }
        let plain = |label: &LabelRule| {
            label.pattern.is_none() && label.permitted.is_none() && label.description.is_none()
        };
        if rules.labels.iter().all(plain) {
            if !rules.labels.is_empty() {
                self.set("label_names", &list(rules.labels.iter().map(|label| &label.name)));
            }
            return;
        }
        for label in &rules.labels {
            self.open(&format!("label {}", in_quotes(&label.name)));
            if let Some(pattern) = &label.pattern {
                self.set("pattern", &in_quotes(&pattern.value.source));
            }
            if let Some(permitted) = &label.permitted {
                self.set("enum", &list(permitted.value.iter()));
            }
            if let Some(text) = &label.description {
                self.set("description", &in_quotes(text));
            }
            self.close();
        }
    }
}

fn list<'a>(texts: impl Iterator<Item = &'a String>) -> String {
    let texts: Vec<String> = texts.map(|text| in_quotes(text)).collect();
    format!("[{}]", texts.join(", "))
}

/// A number as HCL writes it. More digits than hcl-edit reads become a sum of a string.
fn digits(number: &Number) -> String {
    let text = number.text().unwrap_or_default();
    let is_read = text.parse::<f64>().is_ok_and(f64::is_finite);
    if is_read { text } else { format!("0 + {}", in_quotes(&text)) }
}

/// A value as HCL writes it.
pub fn literal(value: &Value) -> String {
    match value {
        Value::Null(_) => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        // What HCL has no digits for it computes.
        Value::Number(number) if number.is_infinite() => {
            if number.is_negative() { "-1 / 0" } else { "1 / 0" }.to_owned()
        }
        Value::Number(number) => digits(number),
        Value::String(text) => in_quotes(text),
        Value::Tuple(items) | Value::List(_, items) => {
            let items: Vec<String> = items.iter().map(literal).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(items) | Value::Map(_, items) => {
            let items: Vec<String> = items
                .iter()
                .map(|(name, item)| format!("{} = {}", in_quotes(name), literal(item)))
                .collect();
            format!("{{ {} }}", items.join(", "))
        }
    }
}

//! A first schema from sample files: the attributes and blocks that they hold, with the types that
//! all of them agree on. What they disagree about is left open.

use super::source::{BodyRef, Document, Item};
use super::types::Type;
use super::write::META_SCHEMA;
use super::{Body, BodyId, Schema, evaluate::value_of};
use crate::rf::constant::Value;
use crate::syntax::quotes::in_quotes;
use indexmap::IndexMap;
use std::fmt::Write as _;

/// What was seen of a body in all samples. It is filled by [`Seen::add`] and made a schema by
/// [`Seen::schema`].
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How many bodies were seen.
    bodies: usize,
    /// Whether one was too deep to be looked into.
    deep: bool,
    attributes: IndexMap<String, Values>,
    blocks: IndexMap<String, Blocks>,
}

/// The values of an attribute.
#[derive(Clone, Debug, Default)]
struct Values {
    /// In how many bodies.
    count: usize,
    /// The type of those that are known; `None` if they disagree.
    of: Option<Type>,
    /// Whether any was known.
    known: bool,
}

/// The blocks of a type.
#[derive(Clone, Debug, Default)]
struct Blocks {
    /// In how many bodies there is one.
    count: usize,
    /// The number of labels; `None` if they disagree.
    labels: Option<usize>,
    most: usize,
    inside: Seen,
}

/// Bodies that nest deeper are not looked into, and may hold anything: a schema nests twice as
/// deep as what it is for, and is itself read so far.
const MAX_DEPTH: usize = 90;

impl Seen {
    /// Adds a sample. `known` is a schema that tells blocks of JSON from its objects, made of the
    /// native samples; without one the shape of a value decides.
    pub fn add(&mut self, document: Document<'_>, known: Option<(&Schema, BodyId)>) {
        self.body(document, document.root(), known, 0);
    }

    fn body(
        &mut self,
        document: Document<'_>,
        body: BodyRef<'_>,
        known: Option<(&Schema, BodyId)>,
        depth: usize,
    ) {
        self.bodies += 1;
        if depth > MAX_DEPTH {
            self.deep = true;
            return;
        }
        let nothing = (Schema::default(), Body::default());
        let (schema, of) = match known {
            Some((schema, id)) => (schema, schema.body(id)),
            None => (&nothing.0, &nothing.1),
        };
        let mut here: IndexMap<String, usize> = IndexMap::new();
        for item in document.items(body, schema, of) {
            match item {
                Item::Attribute(attribute) => {
                    let name = attribute.name.text.to_string();
                    if depth == 0 && super::apply::OWN_ATTRIBUTES.contains(&name.as_str()) {
                        continue;
                    }
                    let value = value_of(document.text(), attribute.value);
                    self.attributes.entry(name).or_default().add(value.as_ref());
                }
                Item::Block(block) => {
                    let name = block.block_type.text.to_string();
                    *here.entry(name.clone()).or_default() += 1;
                    let inside =
                        known.and_then(|(schema, _)| Some((schema, of.block(&name)?.body)));
                    let seen = self.blocks.entry(name).or_default();
                    let labels = block.labels.len();
                    if seen.inside.bodies == 0 {
                        seen.labels = Some(labels);
                    } else if seen.labels != Some(labels) {
                        seen.labels = None;
                    }
                    seen.inside.body(document, block.body, inside, depth + 1);
                }
            }
        }
        for (name, count) in here {
            let seen = self.blocks.entry(name).or_default();
            seen.count += 1;
            seen.most = seen.most.max(count);
        }
    }

    /// The text of a schema document that all samples follow. If `required`, what every body of a
    /// kind has is required.
    pub fn schema(&self, required: bool) -> String {
        let mut out = format!("__schema = {}\n\nbody {{\n", in_quotes(META_SCHEMA));
        self.write(required, 1, &mut out);
        out.push_str("}\n");
        out
    }

    fn write(&self, required: bool, depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        // A type of several forms cannot be declared.
        let unclear = |name: &str, blocks: &Blocks| {
            blocks.labels.is_none() || self.attributes.contains_key(name)
        };
        if self.deep || self.blocks.iter().any(|(name, blocks)| unclear(name, blocks)) {
            let _ = writeln!(out, "{indent}open = true\n");
        }
        let mut first = true;
        let mut gap = |out: &mut String| {
            if !std::mem::take(&mut first) {
                out.push('\n');
            }
        };
        for (name, values) in &self.attributes {
            if self.blocks.contains_key(name) {
                continue;
            }
            gap(out);
            let of = values.of.as_ref().filter(|_| values.known);
            let always = required && values.count == self.bodies;
            if of.is_none() && !always {
                let _ = writeln!(out, "{indent}attribute {} {{}}", in_quotes(name));
                continue;
            }
            let _ = writeln!(out, "{indent}attribute {} {{", in_quotes(name));
            if let Some(of) = of {
                let _ = writeln!(out, "{indent}  type = {of}");
            }
            if always {
                let _ = writeln!(out, "{indent}  required = true");
            }
            let _ = writeln!(out, "{indent}}}");
        }
        for (name, blocks) in &self.blocks {
            if unclear(name, blocks) {
                continue;
            }
            gap(out);
            let _ = writeln!(out, "{indent}block_header {} {{", in_quotes(name));
            let labels = match blocks.labels.unwrap_or(0) {
                0 => Vec::new(),
                1 => vec!["\"name\"".to_owned()],
                count => (1..=count).map(|n| format!("\"label{n}\"")).collect(),
            };
            if !labels.is_empty() {
                let _ = writeln!(out, "{indent}  label_names = [{}]", labels.join(", "));
            }
            if required && blocks.count == self.bodies {
                let _ = writeln!(out, "{indent}  required = true");
            }
            let gap = if out.ends_with("{\n") { "" } else { "\n" };
            let _ = writeln!(out, "{gap}{indent}  body {{");
            blocks.inside.write(required, depth + 2, out);
            let _ = writeln!(out, "{indent}  }}\n{indent}}}");
        }
    }
}

impl Values {
    fn add(&mut self, value: Option<&Value>) {
        self.count += 1;
        let Some(value) = value.filter(|value| !value.is_null()) else { return };
        let of = type_of(value);
        if !std::mem::replace(&mut self.known, true) {
            self.of = of;
        } else if self.of != of {
            self.of = match (self.of.take(), of) {
                // An empty list says nothing of its elements.
                (Some(Type::List(a)), Some(Type::List(b)))
                    if *a == Type::Any || *b == Type::Any =>
                {
                    Some(Type::List(if *a == Type::Any { b } else { a }))
                }
                _ => None,
            };
        }
    }
}

/// The type of a value, if it has one that others of its kind may have too.
fn type_of(value: &Value) -> Option<Type> {
    let one = |types: &mut dyn Iterator<Item = Option<Type>>| {
        let mut types = types.map(Option::unwrap_or_default);
        let first = types.next().unwrap_or_default();
        if types.all(|of| of == first) { first } else { Type::Any }
    };
    match value {
        Value::Null(_) => None,
        Value::Bool(_) => Some(Type::Bool),
        Value::Number(_) => Some(Type::Number),
        Value::String(_) => Some(Type::String),
        Value::Tuple(items) | Value::List(_, items) => {
            let of = one(&mut items.iter().map(type_of));
            let same = of != Type::Any || items.is_empty();
            same.then(|| Type::List(Box::new(of)))
        }
        Value::Object(items) | Value::Map(_, items) => {
            let of = one(&mut items.values().map(type_of));
            (of != Type::Any).then(|| Type::Map(Box::new(of)))
        }
    }
}

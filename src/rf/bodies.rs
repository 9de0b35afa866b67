//! The bodies of a Rootform source as they are written, each with what the language declares in
//! it: for those who look at spelling, where the model ([`crate::rf::model`]) keeps meaning only.

use super::model::Broken;
use super::structure::STRUCTURE;
use crate::schema::source::{Attribute, BodyRef, Document, Item};
use crate::schema::{Body, Value};

/// A body of a source.
pub struct SourceBody<'t> {
    /// What it is.
    pub body: BodyRef<'t>,
    /// What the language declares in it.
    pub declared: &'static Body,
    /// What stands in it.
    pub items: Vec<Item<'t>>,
}

impl<'t> SourceBody<'t> {
    /// The attributes that the language declares, with what each takes.
    pub fn attributes(&self) -> impl Iterator<Item = (&Attribute<'t>, &'static Value)> {
        self.items.iter().filter_map(|item| match item {
            Item::Attribute(attribute) => {
                Some((attribute, &self.declared.attribute(&attribute.name.text)?.value))
            }
            Item::Block(_) => None,
        })
    }
}

/// All bodies of `document` that the language declares, the file's own first. The top-level
/// blocks that are `broken` are left out.
pub fn bodies<'t>(document: Document<'t>, broken: &[Broken<'_>]) -> Vec<SourceBody<'t>> {
    let schema = &STRUCTURE.schema;
    let mut found = Vec::new();
    let mut left = vec![(document.root(), STRUCTURE.file)];
    while let Some((body, id)) = left.pop() {
        let declared = schema.body(id);
        let items = document.items(body, schema, declared);
        for item in &items {
            if let Item::Block(block) = item
                && !broken.iter().any(|broken| broken.span == block.span)
                && let Some(declared) = declared.block(&block.block_type.text)
            {
                left.push((block.body, declared.body));
            }
        }
        found.push(SourceBody { body, declared, items });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::native::Reader;

    #[test]
    fn declared_bodies_are_found_at_every_depth() {
        let text =
            "rule \"r\" {\n  match {\n    kind = \"data\"\n    alpha = 1\n  }\n  other {}\n}\n";
        let mut reader = Reader::default();
        reader.read(text);
        let Reader { tokens, outline } = &reader;
        let found = bodies(Document::Native { text, tokens, outline }, &[]);
        assert_eq!(found.len(), 3);
        let names: Vec<_> = found.iter().flat_map(SourceBody::attributes).collect();
        assert!(matches!(names[..], [(_, Value::Enum(_))]));
    }
}

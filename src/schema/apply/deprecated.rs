//! What a schema says should not be used any more, and what its words name instead.

use super::{Spot, Walk};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::schema::check::{Fault, Found};
use crate::schema::source::{Attribute, Block};
use crate::schema::{Attribute as DeclaredAttribute, Block as Declared, Body, Item, Labels};
use crate::span::Span;
use std::collections::HashSet;

impl<'t, 's> Walk<'t, 's> {
    pub(super) fn deprecated_attribute(
        &mut self,
        declared: &'s DeclaredAttribute,
        attribute: &Attribute<'t>,
        found: &Found<'t, 's>,
        out: &mut Vec<Finding>,
    ) {
        let rules = declared.rules.as_ref();
        let Some(said) = rules.and_then(|rules| rules.deprecated.as_ref()) else { return };
        let name = &declared.name;
        let span = attribute.name.span;
        let message = deprecated(name, "attribute", &said.value);
        let mut finding = Finding::new("deprecated-attribute", span, message);
        // Renaming one of two would hide that it is set twice.
        let twice = |fault: &Fault| matches!(fault, Fault::DuplicateAttribute { again, .. } if again.name.text == *name);
        if let Some(meant) = renamed(declared, found.declared)
            && !found.stands(&meant.name)
            && !found.faults.iter().any(twice)
        {
            let mut faults = Vec::new();
            let from = self.noted.untold.len();
            self.attribute(meant, attribute, &mut faults);
            self.noted.untold.truncate(from);
            if faults.is_empty() {
                finding = finding.fix(self.rename(span, &meant.name));
            }
        }
        out.push(self.schema.pointed(finding, said.origin, DEPRECATED));
    }

    pub(super) fn deprecated_block(
        &mut self,
        declared: &'s Declared,
        block: &Block<'t>,
        found: &Found<'t, 's>,
        spot: Spot<'_>,
        out: &mut Vec<Finding>,
    ) {
        let rules = declared.rules.as_ref();
        let Some(said) = rules.and_then(|rules| rules.deprecated.as_ref()) else { return };
        let message = deprecated(&declared.block_type, "block", &said.value);
        let mut finding = Finding::new("deprecated-block", block.header, message);
        let meant = named(&said.value, found.declared, true, &declared.block_type);
        if let Some(meant) = meant.and_then(|meant| found.declared.block(meant))
            && self.can_rename(meant, block, found, spot)
        {
            finding = finding.fix(self.rename(block.block_type.span, &meant.block_type));
        }
        out.push(self.schema.pointed(finding, said.origin, DEPRECATED));
    }

    /// Whether `block` would be valid as one of type `meant`, in the same body.
    fn can_be(
        &mut self,
        meant: &'s Declared,
        block: &Block<'t>,
        found: &Found<'t, 's>,
        spot: Spot<'_>,
    ) -> bool {
        let name = &meant.block_type;
        let mut faults = Vec::new();
        self.labels(meant, block, &mut faults);
        let inside = Spot { what: name, header: block.header, depth: spot.depth + 1 };
        let from = self.noted.untold.len();
        // What would be a secret there is meant to be one, so it is kept.
        faults.extend(self.body(block.body, meant.body, inside).iter().cloned());
        self.noted.untold.truncate(from);
        let takes = match meant.labels {
            Labels::Exactly(count) => block.labels.len() == count,
            Labels::Optional => block.labels.len() <= 1,
        };
        // All blocks that become one of these, counted together.
        let others = found.blocks(name).count();
        let same = found.blocks(&block.block_type.text).count();
        if !takes || meant.max.is_some_and(|max| others + same > max) {
            return false;
        }
        let same = |other: &Block<'t>| labels_of(other).eq(labels_of(block));
        if has_unique_labels(meant) && found.blocks(name).any(same) {
            return false;
        }
        faults.is_empty()
    }

    /// Whether what `block` is named with can name blocks of the type `meant` instead. The name of
    /// a JSON property stands for every block in it.
    fn can_rename(
        &mut self,
        meant: &'s Declared,
        block: &Block<'t>,
        found: &Found<'t, 's>,
        spot: Spot<'_>,
    ) -> bool {
        if !self.document.is_json() {
            return self.can_be(meant, block, found, spot);
        }
        let key = (block.block_type.span, std::ptr::from_ref(meant).addr());
        if let Some(known) = self.renames.get(&key) {
            return *known;
        }
        let shares = |other: &&Block<'t>| other.block_type.span == block.block_type.span;
        let same: Vec<&Block<'t>> = found.blocks(&block.block_type.text).filter(shares).collect();
        let unique = has_unique_labels(meant);
        let mut labels = HashSet::new();
        let mut distinct = |block| labels.insert(labels_of(block).collect::<Vec<_>>());
        // Every block is looked at, for the secrets that it would hold.
        let mut can = found.blocks(&meant.block_type).next().is_none();
        for block in same {
            can &= self.can_be(meant, block, found, spot) && (!unique || distinct(block));
        }
        self.renames.insert(key, can);
        can
    }

    fn rename(&self, span: Span, meant: &str) -> Fix {
        let text = if self.document.is_json() { format!("\"{meant}\"") } else { meant.to_owned() };
        Fix {
            message: format!("rename it to `{meant}`"),
            safety: Safety::Unsafe,
            edits: vec![Edit::replace(span, text)],
        }
    }
}

fn has_unique_labels(declared: &Declared) -> bool {
    declared.rules.as_ref().is_some_and(|rules| rules.unique_labels.is_some())
}

/// The labels of a block as they read.
fn labels_of<'b>(block: &'b Block<'_>) -> impl Iterator<Item = &'b str> {
    block.labels.iter().map(|label| &*label.text)
}

/// The attribute of `body` that the words about `declared`, a deprecated one of it, name instead.
pub(super) fn renamed<'s>(
    declared: &DeclaredAttribute,
    body: &'s Body,
) -> Option<&'s DeclaredAttribute> {
    let said = declared.rules.as_ref()?.deprecated.as_ref()?;
    body.attribute(named(&said.value, body, false, &declared.name)?)
}

/// What is said at the words of a schema.
const DEPRECATED: &str = "deprecated here";

fn deprecated(name: &str, kind: &str, words: &str) -> String {
    let words = words.trim().trim_end_matches('.');
    if words.is_empty() {
        format!("the {kind} `{name}` is deprecated")
    } else {
        format!("the {kind} `{name}` is deprecated: {words}")
    }
}

/// The one sibling that the `words` of a schema name, other than `own` and not deprecated itself.
fn named<'s>(words: &str, body: &'s Body, block: bool, own: &str) -> Option<&'s str> {
    let of_name = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let mut found = None;
    for word in words.split(|c| !of_name(c)).filter(|word| !word.is_empty() && *word != own) {
        let sibling = body.items.iter().find_map(|item| match item {
            Item::Block(declared) if block && declared.block_type == word => {
                let old = declared.rules.as_ref().is_some_and(|r| r.deprecated.is_some());
                (!old).then_some(declared.block_type.as_ref())
            }
            Item::Attribute(declared) if !block && declared.name == word => {
                let old = declared.rules.as_ref().is_some_and(|r| r.deprecated.is_some());
                (!old).then_some(declared.name.as_ref())
            }
            _ => None,
        });
        match (sibling, found) {
            (Some(sibling), Some(other)) if sibling != other => return None,
            (Some(sibling), _) => found = Some(sibling),
            (None, _) => {}
        }
    }
    found
}

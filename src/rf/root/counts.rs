//! What counts towards the totals of a pack.

use super::super::model::File;
use std::collections::BTreeSet;

/// Sums over the policies of a file, and the manifest of their pack.
#[derive(Clone, Default, Debug)]
pub(super) struct Counts {
    pub(super) nodes: usize,
    pub(super) string_bytes: usize,
    /// The owners that policies name.
    pub(super) owners: BTreeSet<Box<str>>,
}

impl Counts {
    pub(super) fn of(file: &File) -> Self {
        let mut counts = Self::default();
        for pack in &file.packs {
            counts.string(pack.name.as_ref().map(|name| &*name.text));
            counts.string(pack.version.as_ref().map(|field| &*field.value.value));
        }
        for policy in &file.policies {
            counts.string(policy.name.as_ref().map(|name| &*name.text));
            counts.string(policy.message.as_ref().map(|field| &*field.value.value));
            if let Some(field) = &policy.assertion {
                let (_, assertion) = &field.value;
                counts.nodes += assertion.size.map_or(0, |size| size.nodes);
                for symbol in assertion.queries.iter().flat_map(|query| &query.symbols) {
                    counts.symbol(symbol);
                }
            }
            let Some(target) = &policy.target else { continue };
            let concept = target.concept.iter().map(|field| &field.value);
            let rules = target.rules.iter().flat_map(|field| &field.value);
            for symbol in concept.chain(rules).filter_map(|r| r.symbol.as_ref()) {
                counts.symbol(symbol);
            }
            for dialect in target.dialects.iter().flat_map(|field| &field.value) {
                counts.string(Some(&dialect.value));
            }
        }
        counts
    }

    fn string(&mut self, text: Option<&str>) {
        self.string_bytes += text.map_or(0, str::len);
    }

    fn symbol(&mut self, symbol: &crate::rf::typing::Symbol) {
        let owner = symbol.owner.as_ref().map(|owner| &*owner.text);
        self.string(owner);
        self.string(Some(symbol.kind.word()));
        self.string(Some(&symbol.name.text));
        if let Some(owner) = owner.filter(|owner| !self.owners.contains(*owner)) {
            self.owners.insert(owner.into());
        }
    }
}

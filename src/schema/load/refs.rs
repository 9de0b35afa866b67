//! Shared bodies: what `ref` names, forward, recursive or imported.

use super::Loader;
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::schema::{Body, BodyId, Item};
use std::collections::{HashMap, HashSet};

impl Loader<'_> {
    /// Puts the bodies that are named in the places of those that name them, once all documents
    /// are read.
    pub(super) fn resolve_refs(&mut self) {
        let mut targets: HashMap<BodyId, BodyId> = HashMap::new();
        let pending = std::mem::take(&mut self.pending);
        for reference in &pending {
            match self.target(reference.document, &reference.names) {
                Ok(Some(target)) => {
                    targets.insert(reference.body, target);
                }
                // The import is missing; that is told of where it stands.
                Ok(None) => {}
                Err((message, help)) => {
                    let finding = Finding::new(super::INVALID, reference.span, message).help(help);
                    self.fault(reference.document, finding);
                }
            }
        }
        // A block that shares a body may be shared itself. Where the way from each ends is known
        // once it has been gone, so that long ways are not gone again and again.
        let mut ends: HashMap<BodyId, BodyId> = HashMap::new();
        for reference in &pending {
            let mut way = vec![reference.body];
            let mut on_way = HashSet::from([reference.body]);
            let end = loop {
                let at = way[way.len() - 1];
                if let Some(end) = ends.get(&at) {
                    break *end;
                }
                let Some(next) = targets.get(&at) else { break at };
                if on_way.insert(*next) {
                    way.push(*next);
                    continue;
                }
                let circle = way.iter().position(|body| body == next).unwrap_or(0);
                let circle: HashSet<BodyId> = way[circle..].iter().copied().collect();
                let first = pending.iter().find(|other| circle.contains(&other.body));
                let broken = first.unwrap_or(reference);
                let message = format!("`{}` leads back to itself", broken.names);
                let help = "declare the body in one of the blocks";
                self.invalid(broken.document, broken.span, message, help);
                targets.remove(&broken.body);
                break broken.body;
            };
            ends.extend(way.into_iter().map(|body| (body, end)));
        }
        let end = |id: BodyId| ends.get(&id).copied().unwrap_or(id);
        for body in self.schema.bodies_mut() {
            for item in &mut body.items {
                if let Item::Block(block) = item {
                    block.body = end(block.body);
                }
            }
        }
    }

    /// The body that `names`, written in a document, stand for; `None` if it is in a document
    /// that could not be had.
    fn target(&self, document: usize, names: &str) -> Result<Option<BodyId>, (String, String)> {
        const SHAPE: &str = "write `block_header.ID`, or `ALIAS.block_header.ID` for an import";
        let parts: Vec<&str> = names.split('.').collect();
        let (of, id) = match parts[..] {
            ["block_header", id] => (document, id),
            [alias, "block_header", id] => match self.documents[document].aliases.get(alias) {
                Some(Some(of)) => (*of, id),
                Some(None) => return Ok(None),
                None => {
                    let known: Vec<&str> =
                        self.documents[document].aliases.keys().map(String::as_str).collect();
                    return Err((format!("there is no import `{alias}`"), meant(alias, &known)));
                }
            },
            _ => return Err(("this names no `block_header`".to_owned(), SHAPE.to_owned())),
        };
        if let Some((body, _)) = self.documents[of].ids.get(id) {
            return Ok(Some(*body));
        }
        let known: Vec<&str> = self.documents[of].ids.keys().map(String::as_str).collect();
        Err((format!("no `block_header` has the id `{id}`"), meant(id, &known)))
    }

    /// Empties the bodies that nothing leads to from the document of index `first`, so that no
    /// message speaks of them.
    pub(super) fn drop_unused(&mut self, first: usize) {
        let Some(root) = self.documents[first].root else { return };
        let mut used = HashSet::from([root]);
        let mut left = vec![root];
        while let Some(id) = left.pop() {
            let body = self.schema.body(id);
            let variants = body.variants.iter().map(|variant| variant.body);
            let blocks = body.items.iter().filter_map(|item| match item {
                Item::Block(block) => Some(block.body),
                Item::Attribute(_) => None,
            });
            left.extend(variants.chain(blocks).filter(|id| used.insert(*id)));
        }
        for (id, body) in self.schema.bodies_mut().enumerate() {
            if !used.contains(&BodyId(id)) {
                *body = Body { origin: body.origin, ..Body::default() };
            }
        }
    }

    /// An open body, which stands for one that is not known yet or never will be.
    pub(super) fn placeholder(&mut self) -> BodyId {
        self.schema.add(Body { open: true, ..Body::default() })
    }
}

fn meant(word: &str, known: &[&str]) -> String {
    match near_miss(word, known) {
        Some(meant) => format!("did you mean `{meant}`?"),
        None if known.is_empty() => "there are none".to_owned(),
        None => {
            let mut known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
            known.sort();
            known.truncate(12);
            format!("there are {}", known.join(", "))
        }
    }
}

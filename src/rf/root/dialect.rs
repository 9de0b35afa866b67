//! The references of a dialect: owners and names.

use super::Check;
use super::summary::Key;
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::typing::{SymbolKind, fix};
use crate::rf::vocabulary;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use std::collections::hash_map::Entry;

impl Check<'_> {
    pub(super) fn references(&mut self) {
        let root = self.root;
        let incomplete = root.incomplete;
        for (file, summary) in root.files.iter().enumerate() {
            for key in summary.references() {
                let finding = match key.owner() {
                    Some(vocabulary::OWNER) => None,
                    Some(owner)
                        if root.names.owner.is_some() && !root.names.is_own(Some(owner)) =>
                    {
                        Some(self.foreign(key, owner))
                    }
                    // The one owner is not known.
                    Some(_) if root.names.owner.is_none() => None,
                    _ if incomplete || root.names.may_define(key.kind, &key.name.name) => None,
                    _ => Some(self.unknown(key)),
                };
                if let Some(finding) = finding {
                    self.push(file, finding);
                }
            }
        }
    }

    /// Emissions of a rule that are the same once the dialect's own owner is left out. Those that
    /// are written the same were reported with their file.
    pub(super) fn emissions(&mut self) {
        let root = self.root;
        let Some(owner) = root.names.owner.as_deref() else { return };
        for (file, summary) in root.files.iter().enumerate() {
            for rule in &summary.rules {
                let mut written = HashSet::new();
                let mut seen = HashMap::new();
                for (identity, header) in &rule.emissions {
                    if !written.insert(identity) {
                        continue;
                    }
                    match seen.entry(identity.clone().in_dialect(owner)) {
                        Entry::Occupied(first) => {
                            self.push(file, identity.twice(*first.get(), *header));
                        }
                        Entry::Vacant(entry) => {
                            entry.insert(*header);
                        }
                    }
                }
            }
        }
    }

    fn foreign(&self, key: &Key, owner: &str) -> Finding {
        let own = self.root.names.owner.as_deref().unwrap_or_default();
        let span = key.owner.as_ref().map_or(key.span, |owner| owner.span);
        let message = format!(
            "a dialect names its own symbols and those of `rf`, and this is one of `{owner}`"
        );
        let finding = Finding::new("invalid-reference", span, message).code("INVALID_REFERENCE");
        match near_miss(owner, &[own, vocabulary::OWNER]) {
            Some(meant) => finding.help(format!("did you mean `{meant}`?")).fix(fix(
                format!("write `{meant}`"),
                Safety::Unsafe,
                Edit::replace(span, meant),
            )),
            None => finding.help(format!(
                "define a {} of that name in `{own}`, or name one of `rf`",
                key.kind.word()
            )),
        }
    }

    fn unknown(&self, key: &Key) -> Finding {
        let (word, name) = (key.kind.word(), &*key.name.name);
        let message = format!("this dialect has no {word} `{name}`");
        let finding =
            Finding::new("unknown-symbol", key.span, message).code(key.kind.unknown_code());
        let candidates = self.root.names.of_kind(key.kind);
        if let Some(meant) = near_miss(name, &candidates) {
            return finding.help(format!("did you mean `{meant}`?")).fix(fix(
                format!("rename it to `{meant}`"),
                Safety::Unsafe,
                Edit::replace(key.name.span, meant),
            ));
        }
        if key.kind.built_in().contains(&name) {
            let finding = finding.help(format!(
                "`rf.{word}.{name}` exists; a name without an owner is never looked for in `rf`"
            ));
            let owner = vocabulary::OWNER;
            let edit = match &key.owner {
                Some(own) => Edit::replace(own.span, owner),
                None => Edit::insert(key.span.start as usize, format!("{owner}.")),
            };
            let message = format!("write `{owner}.{word}.{name}`");
            return finding.fix(fix(message, Safety::Unsafe, edit));
        }
        let defined = match key.kind {
            SymbolKind::Concept | SymbolKind::Rule => {
                format!("define it with `{word} \"{name}\" {{ … }}`")
            }
            SymbolKind::Context | SymbolKind::Relation => format!(
                "define it with `{word} \"{name}\" {{ … }}`, or let an emission introduce it by its label"
            ),
        };
        finding.help(defined)
    }
}

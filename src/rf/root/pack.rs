//! The totals of a policy pack.

use super::{Check, FileFinding};
use crate::finding::Finding;
use crate::span::Span;
use crate::words::grouped;
use std::collections::BTreeSet;

/// The most policies in a pack.
const MAX_POLICIES: usize = 1024;
/// The most owners that a pack names.
const MAX_OWNERS: usize = 1024;
/// The most nodes of all expressions of a pack.
const MAX_NODES: usize = 65_536;
/// The most bytes of all strings of a pack.
const MAX_STRINGS: usize = 4 * 1024 * 1024;

impl Check<'_> {
    pub(super) fn totals(&mut self) {
        let files = &self.root.files;
        let policies = files.iter().map(|file| file.policies.len()).sum();
        let owners: BTreeSet<&str> =
            files.iter().flat_map(|file| &file.counts.owners).map(|owner| &**owner).collect();
        let nodes = files.iter().map(|file| file.counts.nodes).sum();
        let strings = files.iter().map(|file| file.counts.string_bytes).sum();
        let mut packs = files.iter().enumerate();
        let place = packs
            .find_map(|(n, file)| Some((n, file.packs.first()?.header)))
            .unwrap_or((0, Span::at(0)));
        for (count, limit, what) in [
            (policies, MAX_POLICIES, "policies"),
            (owners.len(), MAX_OWNERS, "owners that its policies name"),
            (nodes, MAX_NODES, "nodes in all its expressions"),
            (strings, MAX_STRINGS, "bytes of strings"),
        ] {
            if count > limit {
                let message = format!(
                    "this pack has {} {what}, and {} is the limit",
                    grouped(count),
                    grouped(limit)
                );
                let finding = Finding::new("limit-exceeded", place.1, message)
                    .code("POLICY_INVALID")
                    .help("split it into several packs");
                self.findings.push(FileFinding { file: place.0, finding });
            }
        }
    }
}

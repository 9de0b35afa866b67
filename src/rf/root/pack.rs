//! The totals of a policy pack.

use super::{Check, FileFinding, Root};
use crate::finding::Finding;
use crate::span::Span;
use crate::words::grouped;
use std::collections::BTreeSet;

/// A total that has a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    /// What is counted, in the plural.
    pub what: &'static str,
    /// How much of it there is.
    pub count: usize,
    /// How much there may be.
    pub limit: usize,
}

impl Root {
    /// The place of its first manifest, after the file that it is in.
    pub fn manifest(&self) -> Option<(usize, Span)> {
        self.files.iter().enumerate().find_map(|(file, summary)| {
            let manifest = summary.packs.first().or(summary.dialects.first())?;
            Some((file, manifest.header))
        })
    }

    /// The totals of a pack.
    pub fn totals(&self) -> [Total; 4] {
        let files = &self.files;
        let owners: BTreeSet<&str> =
            files.iter().flat_map(|file| &file.counts.owners).map(|owner| &**owner).collect();
        let total = |what, count, limit| Total { what, count, limit };
        [
            total("policies", files.iter().map(|file| file.policies.len()).sum(), 1024),
            total("owners that its policies name", owners.len(), 1024),
            total(
                "nodes in all its expressions",
                files.iter().map(|file| file.counts.nodes).sum(),
                65_536,
            ),
            total(
                "bytes of strings",
                files.iter().map(|file| file.counts.string_bytes).sum(),
                4 * 1024 * 1024,
            ),
        ]
    }
}

impl Check<'_> {
    pub(super) fn totals(&mut self) {
        let (file, span) = self.root.manifest().unwrap_or_default();
        for Total { what, count, limit } in self.root.totals() {
            if count > limit {
                let message = format!(
                    "this pack has {} {what}, and {} is the limit",
                    grouped(count),
                    grouped(limit)
                );
                let finding = Finding::new("limit-exceeded", span, message)
                    .code("POLICY_INVALID")
                    .help("split it into several packs");
                self.findings.push(FileFinding { file, finding });
            }
        }
    }
}

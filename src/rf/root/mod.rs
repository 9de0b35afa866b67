//! Source roots: what the files of a directory say together.
//!
//! Two passes. [`Summary::of`] keeps of each file no more than the names it defines and uses, so
//! that the file itself can be let go; [`Root::new`] puts the summaries of a root together;
//! [`Root::check`] and [`Linked::check`] then resolve every name; of a dialect that was
//! checked, a [`Linkable`] is enough. Which files make a root,
//! [`group`] says. All of it takes time in proportion to the names, whatever their number.

mod counts;
mod dialect;
mod group;
mod identities;
mod link;
mod linkable;
mod look;
mod manifests;
mod names;
mod pack;
mod summary;
#[cfg(test)]
mod tests;

pub use group::{Membership, group};
pub use link::Linked;
pub use linkable::Linkable;
pub use look::{Defined, RuleRef};
pub use names::Names;
pub use pack::Total;
pub use summary::{Key, Matched, Place, Summary};

use crate::finding::{Finding, Related, RelatedFile};
use crate::span::Span;
use std::cell::OnceCell;
use std::sync::Arc;

/// Which of the two a root is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A dialect.
    Dialect,
    /// A policy pack.
    Pack,
}

/// A source root: its files in order, and the names they define together.
#[derive(Debug)]
pub struct Root {
    /// Its files.
    pub files: Vec<Summary>,
    /// Which kind it is.
    pub kind: Kind,
    /// What it defines.
    pub names: Names,
    /// Whether names may be missing from what is known, because of syntax errors.
    pub incomplete: bool,
    /// Whether it has rules that could not be read.
    broken_rules: bool,
}

/// A finding in one of the files of a root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileFinding {
    /// The file, as an index into [`Root::files`].
    pub file: usize,
    /// The finding.
    pub finding: Finding,
}

/// Gives the path and text of a file of the root, for findings that point into two files. Called
/// once at most for each file.
pub type Texts<'a> = &'a dyn Fn(usize) -> Arc<RelatedFile>;

impl Root {
    /// The root that these files are. Give them in one order always, such as that of their
    /// paths: the first of two that clash is the one that stays.
    pub fn new(files: Vec<Summary>) -> Self {
        let kind = manifests::kind(&files);
        let names = Names::of(&files, kind);
        let incomplete = files.iter().any(|file| file.incomplete);
        let broken_rule =
            |file: &Summary| file.broken.iter().any(|(block_type, _)| &**block_type == "rule");
        let broken_rules = files.iter().any(broken_rule);
        Self { files, kind, names, incomplete, broken_rules }
    }

    /// Every fault that the files of the root show together.
    ///
    /// `manifest_expected` says that the directory was named as a root, so that a manifest must
    /// be there.
    pub fn check(&self, manifest_expected: bool, texts: Texts) -> Vec<FileFinding> {
        let read = self.files.iter().map(|_| OnceCell::new()).collect();
        let mut check = Check { root: self, texts, read, findings: Vec::new() };
        check.manifests(manifest_expected);
        check.duplicates();
        match self.kind {
            Kind::Dialect => {
                check.references();
                check.emissions();
                check.identities();
            }
            Kind::Pack => check.totals(),
        }
        check.findings.sort_by(|a, b| {
            (a.file, a.finding.span, a.finding.lint).cmp(&(b.file, b.finding.span, b.finding.lint))
        });
        check.findings
    }
}

/// The check of one root in progress.
struct Check<'a> {
    root: &'a Root,
    texts: Texts<'a>,
    /// What `texts` gave, so that many findings that point into one file share its text.
    read: Vec<OnceCell<Arc<RelatedFile>>>,
    findings: Vec<FileFinding>,
}

impl Check<'_> {
    fn push(&mut self, file: usize, finding: Finding) {
        self.findings.push(FileFinding { file, finding });
    }

    /// `finding`, which is in `file`, pointing at another place of the root too.
    fn related(
        &self,
        mut finding: Finding,
        file: usize,
        place: (usize, Span),
        message: &str,
    ) -> Finding {
        let (other, span) = place;
        let text = || Arc::clone(self.read[other].get_or_init(|| (self.texts)(other)));
        let other = (other != file).then(text);
        finding.related.push(Related { file: other, span, message: message.to_owned() });
        finding
    }
}

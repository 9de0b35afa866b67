//! What the lints ask of a root: what its files define, name and match, with the places.

use super::{Key, Kind, Matched, Place, Root, Summary};
use crate::finding::{Finding, Related};
use crate::rf::root::Texts;
use crate::rf::typing::SymbolKind;
use crate::span::Span;

/// A definition in a root.
#[derive(Clone, Copy, Debug)]
pub struct Defined<'a> {
    /// The file, as an index into [`Root::files`].
    pub file: usize,
    /// What it defines.
    pub kind: SymbolKind,
    /// Its name.
    pub name: &'a Place,
    /// The place of type and label.
    pub header: Span,
}

/// A rule of a root whose match was understood.
#[derive(Clone, Copy, Debug)]
pub struct RuleRef<'a> {
    /// The file, as an index into [`Root::files`].
    pub file: usize,
    /// Its name.
    pub name: &'a Place,
    /// The place of type and label.
    pub header: Span,
    /// What it matches.
    pub matching: &'a Matched,
}

impl Root {
    /// Whether everything in the root could be read and is in its place, so that what is not found in it is not there.
    pub fn is_whole(&self) -> bool {
        let misplaced = |file: &Summary| self.kind == Kind::Dialect && !file.policies.is_empty();
        !self.incomplete && !self.files.iter().any(|f| misplaced(f) || !f.broken.is_empty())
    }

    /// Whether every reference of a dialect was understood, so that what is not named is not used.
    pub fn names_are_known(&self) -> bool {
        self.is_whole() && !self.files.iter().any(|file| file.unread_reference)
    }

    /// Concepts, contexts and relations that are defined under a name that was understood.
    pub fn definitions(&self) -> impl Iterator<Item = Defined<'_>> {
        self.files.iter().enumerate().flat_map(|(file, summary)| {
            summary.definitions.iter().filter_map(move |(kind, name, header)| {
                let (kind, header) = (*kind, *header);
                Some(Defined { file, kind, name: name.as_ref()?, header })
            })
        })
    }

    /// Every symbol that is named in a dialect.
    pub fn references(&self) -> impl Iterator<Item = &Key> {
        self.files.iter().flat_map(Summary::references)
    }

    /// The names that labels of emissions introduce.
    pub fn introduced(&self) -> impl Iterator<Item = (SymbolKind, &str)> {
        self.files.iter().flat_map(|file| &file.introduced).map(|(kind, name)| (*kind, &**name))
    }

    /// What emissions lead to, each with its file.
    pub fn emission_targets(&self) -> impl Iterator<Item = (usize, &Key)> {
        self.files.iter().enumerate().flat_map(|(file, summary)| {
            summary.led_to.iter().map(move |at| (file, &summary.emitted[*at]))
        })
    }

    /// Whether some rule gives a concept of the root, or may.
    pub fn may_establish(&self, concept: &str) -> bool {
        self.names.unread_concept || !self.names.establishing(concept).is_empty()
    }

    /// The rules that have a name and a match that was understood.
    pub fn rules(&self) -> impl Iterator<Item = RuleRef<'_>> {
        self.files.iter().enumerate().flat_map(|(file, summary)| {
            summary.rules.iter().filter_map(move |rule| {
                let (name, matching) = (rule.name.as_ref()?, rule.matching.as_ref()?);
                Some(RuleRef { file, name, header: rule.header, matching })
            })
        })
    }

    /// `finding`, which is in `file`, pointing at another place of the root too.
    pub fn related(
        &self,
        finding: &mut Finding,
        file: usize,
        (other, span): (usize, Span),
        message: impl Into<String>,
        texts: Texts,
    ) {
        let other = (other != file).then(|| texts(other));
        finding.related.push(Related { file: other, span, message: message.into() });
    }
}

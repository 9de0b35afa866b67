//! The names that the files of a root define.

use super::Kind;
use super::summary::Summary;
use crate::rf::typing::SymbolKind;
use crate::rf::vocabulary;
use foldhash::{HashMap, HashSet};

/// The names of a root.
#[derive(Clone, Default, Debug)]
pub struct Names {
    /// The owner, if the root has one dialect manifest and its label was understood.
    pub owner: Option<Box<str>>,
    /// The names that are defined, by kind, but for those of rules.
    defined: HashMap<SymbolKind, HashSet<Box<str>>>,
    /// The rules that give a concept of the root itself: as a file and an index.
    establishing: HashMap<Box<str>, Vec<(usize, usize)>>,
    /// Kinds of which some name was not understood, so that any may be it.
    unnamed: HashSet<SymbolKind>,
    /// Names of blocks that have no place in the root, and may be meant to be of any kind.
    strange: HashSet<Box<str>>,
    /// Whether some rule gives a concept that was not understood.
    pub(super) unread_concept: bool,
    /// The rules that could be read, by name: as a file and an index.
    rules: HashMap<Box<str>, (usize, usize)>,
}

impl Names {
    /// What `files` define, which make a root of this kind.
    pub(super) fn of(files: &[Summary], kind: Kind) -> Self {
        let mut names = Self { owner: owner(files), ..Self::default() };
        for (file, summary) in files.iter().enumerate() {
            for name in &summary.definitions {
                if let (kind, Some(name), _) = name {
                    names.define(*kind, &name.name);
                }
            }
            names.unnamed.extend(&summary.unnamed);
            for (index, rule) in summary.rules.iter().enumerate() {
                names.unread_concept |= rule.has_concept && rule.concept.is_none();
                if let Some(name) = &rule.name {
                    names.rules.entry(name.name.clone()).or_insert((file, index));
                }
                if let Some(concept) = &rule.concept
                    && names.may_be_own(concept.owner())
                {
                    let name = concept.name.name.clone();
                    names.establishing.entry(name).or_default().push((file, index));
                }
            }
            for (kind, name) in &summary.introduced {
                names.define(*kind, name);
            }
            for (block_type, label) in &summary.broken {
                match (SymbolKind::from_word(block_type), label) {
                    (Some(kind), Some(label)) => names.define(kind, label),
                    (Some(kind), None) => {
                        names.unnamed.insert(kind);
                    }
                    (None, label) => names.strange.extend(label.clone()),
                }
            }
            if kind == Kind::Dialect {
                let policies = summary.policies.iter().filter_map(|(name, _)| name.as_ref());
                names.strange.extend(policies.map(|name| name.name.clone()));
            }
        }
        names
    }

    /// Lets go of what only checking the root itself needs, and of room that is left.
    pub(super) fn keep_for_linking(&mut self) {
        self.establishing = HashMap::default();
        self.defined.values_mut().for_each(HashSet::shrink_to_fit);
        self.rules.shrink_to_fit();
    }

    fn define(&mut self, kind: SymbolKind, name: &str) {
        self.defined.entry(kind).or_default().insert(name.into());
    }

    /// Whether a symbol of this owner, as it is named in the root, is the root's own.
    pub fn is_own(&self, owner: Option<&str>) -> bool {
        owner.is_none_or(|owner| self.owner.as_deref() == Some(owner))
    }

    /// The same, or whether it may be meant to be: no dialect names what is of another owner but
    /// `rf`.
    pub fn may_be_own(&self, owner: Option<&str>) -> bool {
        self.is_own(owner) || owner != Some(vocabulary::OWNER)
    }

    /// Whether the root defines a symbol, or may: where a name of the kind was not understood.
    pub fn may_define(&self, kind: SymbolKind, name: &str) -> bool {
        self.unnamed.contains(&kind)
            || self.strange.contains(name)
            || (kind == SymbolKind::Rule && self.rules.contains_key(name))
            || self.defined.get(&kind).is_some_and(|names| names.contains(name))
    }

    /// All names of a kind, in order.
    pub fn of_kind(&self, kind: SymbolKind) -> Vec<&str> {
        let names = self.defined.get(&kind).into_iter().flatten();
        let rules = self.rules.keys().filter(|_| kind == SymbolKind::Rule);
        let mut names: Vec<&str> = names.chain(rules).map(|name| &**name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The rules that give the concept `name` of the root.
    pub(super) fn establishing(&self, name: &str) -> &[(usize, usize)] {
        self.establishing.get(name).map_or(&[], Vec::as_slice)
    }

    /// The rule of this name, as a file and an index.
    pub(super) fn rule(&self, name: &str) -> Option<(usize, usize)> {
        self.rules.get(name).copied()
    }
}

/// The one owner that the manifests name.
fn owner(files: &[Summary]) -> Option<Box<str>> {
    let mut dialects = files.iter().flat_map(|file| &file.dialects);
    let first = dialects.next()?;
    if dialects.next().is_some() {
        return None;
    }
    first.name.as_ref().map(|name| name.name.clone())
}

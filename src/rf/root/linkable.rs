//! What policies can name of a dialect, which is all that is kept of it once it has been checked.

use super::{Names, Root};
use foldhash::HashMap;

/// A dialect as policies see it. A run keeps one of each of its dialects, so it is kept small.
#[derive(Debug)]
pub struct Linkable {
    /// What it defines.
    pub(super) names: Names,
    /// Whether names may be missing from what is known, because of syntax errors.
    pub(super) incomplete: bool,
    /// Whether it has the name of the owner of the built-in vocabulary.
    pub(super) is_reserved: bool,
    /// What the rules of each of its files give.
    given: Vec<Box<[Given]>>,
    /// The concepts that its rules give, each once: the owner, if it is named, and the name.
    concepts: Vec<(Option<Box<str>>, Box<str>)>,
}

/// The concept that a rule gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Given {
    /// None.
    None,
    /// One that was not understood.
    Unknown,
    /// One of the dialect's [`Linkable::concepts`].
    Concept(u32),
}

/// The concept that a rule of a dialect gives, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Concept<'a> {
    /// The rule gives none.
    None,
    /// The owner, if it is named, and the name.
    Of(Option<&'a str>, &'a str),
}

impl From<Root> for Linkable {
    fn from(root: Root) -> Self {
        let is_reserved = root.has_reserved_owner();
        let Root { files, mut names, incomplete, .. } = root;
        names.keep_for_linking();
        let mut concepts = Vec::new();
        let mut known: HashMap<(Option<Box<str>>, Box<str>), u32> = HashMap::default();
        let mut given = Vec::with_capacity(files.len());
        for file in files {
            let of_file = file.rules.into_iter().map(|rule| match rule.concept {
                None if rule.has_concept => Given::Unknown,
                None => Given::None,
                Some(key) => {
                    let concept = (key.owner.map(|owner| owner.name), key.name.name);
                    Given::Concept(*known.entry(concept).or_insert_with_key(|concept| {
                        concepts.push(concept.clone());
                        concepts.len() as u32 - 1
                    }))
                }
            });
            given.push(of_file.collect());
        }
        concepts.shrink_to_fit();
        Self { names, incomplete, is_reserved, given, concepts }
    }
}

impl Linkable {
    /// The concept that the rule `name` gives; `None` if that is not known.
    pub(super) fn concept(&self, name: &str) -> Option<Concept<'_>> {
        let (file, rule) = self.names.rule(name)?;
        match self.given[file][rule] {
            Given::None => Some(Concept::None),
            Given::Unknown => None,
            Given::Concept(at) => {
                let (owner, name) = &self.concepts[at as usize];
                Some(Concept::Of(owner.as_deref(), name))
            }
        }
    }
}

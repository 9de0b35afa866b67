//! What one file says: its manifest, definitions, rules and policies, with the place of every
//! value, and the faults that the file alone shows.
//!
//! [`decode`] reads a native file or a JSON file into the same [`File`]. What needs other files
//! (which names exist, what is given twice) is left to [`crate::rf::root`]. A value that does not
//! fit is left out of the model and reported, so that one fault gives one finding.

mod astray;
mod composition;
mod decoder;
mod emission;
mod emission_identity;
mod fields;
mod file;
mod labels;
mod legacy;
mod manifest;
mod misread;
mod policy;
mod required;
mod rule;
#[cfg(test)]
mod tests;

pub use emission_identity::EmissionIdentity;
pub use file::decode;

use crate::rf::expression::{Parsed, Size};
use crate::rf::typing::{Assertion, Path, Static, Symbol, SymbolKind};
use crate::span::{Name, Span};

/// What a file says.
#[derive(Clone, Default, Debug)]
pub struct File<'t> {
    /// `dialect` blocks.
    pub dialects: Vec<Manifest<'t>>,
    /// `policy_pack` blocks.
    pub packs: Vec<Manifest<'t>>,
    /// `concept`, `context` and `relation` blocks.
    pub definitions: Vec<Definition<'t>>,
    /// `rule` blocks.
    pub rules: Vec<Rule<'t>>,
    /// `policy` blocks.
    pub policies: Vec<Policy<'t>>,
    /// Blocks that hold a syntax error and were not read.
    pub broken: Vec<Broken<'t>>,
    /// Whether the file may hold blocks that nothing is known of, because of a syntax error.
    pub incomplete: bool,
    /// Whether an attribute that names something stands under a misspelt name.
    pub unread_reference: bool,
    /// Blocks beyond the number that may be there, each refused as a whole.
    pub refused: Vec<Span>,
}

/// An attribute with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field<V> {
    /// The place of its name.
    pub name: Span,
    /// From its name to past its value.
    pub span: Span,
    /// The value.
    pub value: V,
}

/// A reference as it is written, and the symbol that it names if it fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference<'t> {
    /// The expression.
    pub parsed: Parsed<'t>,
    /// The symbol.
    pub symbol: Option<Symbol<'t>>,
}

/// A traversal as it is written, and the path that it is if it fits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Traversal<'t> {
    /// The expression.
    pub parsed: Parsed<'t>,
    /// The path.
    pub path: Option<Path<'t>>,
}

/// A `where`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predicate<'t> {
    /// The expression.
    pub parsed: Parsed<'t>,
    /// Its size, if it is within the limits.
    pub size: Option<Size>,
    /// Whether it is a test that the language takes.
    pub fits: bool,
}

/// A `dialect` or a `policy_pack`.
#[derive(Clone, Debug)]
pub struct Manifest<'t> {
    /// The place of type and label.
    pub header: Span,
    /// All of it.
    pub span: Span,
    /// The owner, or the name of the pack.
    pub name: Option<Name<'t>>,
    /// Whether the owner is one that no dialect can have; there is no name then.
    pub is_reserved: bool,
    /// `version`
    pub version: Option<Field<Static<'t>>>,
    /// `provider` blocks; a pack has none.
    pub providers: Vec<Provider<'t>>,
    /// Whether a provider is named, be it in a block that was not understood.
    pub names_provider: bool,
}

/// A `provider` of a dialect.
#[derive(Clone, Debug)]
pub struct Provider<'t> {
    /// The place of type and label.
    pub header: Span,
    /// The source address.
    pub source: Option<Name<'t>>,
    /// `version`
    pub version: Option<Field<Static<'t>>>,
}

/// A `concept`, `context` or `relation` at the top of a file.
#[derive(Clone, Debug)]
pub struct Definition<'t> {
    /// Which of the three.
    pub kind: SymbolKind,
    /// The place of type and label.
    pub header: Span,
    /// All of it.
    pub span: Span,
    /// The name.
    pub name: Option<Name<'t>>,
    /// `description`
    pub description: Option<Field<Static<'t>>>,
}

/// A `rule`.
#[derive(Clone, Debug)]
pub struct Rule<'t> {
    /// The place of type and label.
    pub header: Span,
    /// All of it.
    pub span: Span,
    /// The name.
    pub name: Option<Name<'t>>,
    /// The first `match`.
    pub matching: Option<Match<'t>>,
    /// `as`
    pub concept: Option<Field<Reference<'t>>>,
    /// The first `identity`.
    pub identity: Option<Identity<'t>>,
    /// What stands there and was not wholly understood.
    pub unread: Unread,
    /// The first `endpoint`.
    pub endpoint: Option<Identity<'t>>,
    /// Emissions, in the order written.
    pub emissions: Vec<Emission<'t>>,
    /// The first `composition`.
    pub composition: Option<Composition<'t>>,
}

/// Which parts of a rule stand there, maybe misspelt or twice, and were not wholly understood.
#[derive(Clone, Copy, Default, Debug)]
pub struct Unread {
    /// Its `match`.
    pub matching: bool,
    /// Its `as`.
    pub concept: bool,
    /// Its `identity`.
    pub identity: bool,
}

/// A `match` of a rule or a member.
#[derive(Clone, Debug)]
pub struct Match<'t> {
    /// The place of its type.
    pub header: Span,
    /// `kind`
    pub kind: Option<Field<Static<'t>>>,
    /// `type`
    pub of_type: Option<Field<Static<'t>>>,
    /// `where`
    pub predicate: Option<Field<Predicate<'t>>>,
}

/// An `identity`, or an `endpoint`, which has no scope.
#[derive(Clone, Debug)]
pub struct Identity<'t> {
    /// The place of its type.
    pub header: Span,
    /// `attributes`, without items that do not fit.
    pub attributes: Option<Field<Vec<Static<'t>>>>,
    /// `scope`
    pub scope: Option<Field<Static<'t>>>,
}

/// The kinds of emissions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EmissionKind {
    /// `context`
    Context,
    /// `relation`
    Relation,
    /// `contribution`
    Contribution,
}

/// An emission of a rule.
#[derive(Clone, Debug)]
pub struct Emission<'t> {
    /// Which kind.
    pub kind: EmissionKind,
    /// The place of type and label.
    pub header: Span,
    /// All of it.
    pub span: Span,
    /// The label, which introduces a name.
    pub label: Option<Name<'t>>,
    /// `as`
    pub symbol: Option<Field<Reference<'t>>>,
    /// `to`
    pub to: Option<Field<Reference<'t>>>,
    /// `via`
    pub via: Option<Field<Traversal<'t>>>,
    /// `on_null`
    pub on_null: Option<Field<Static<'t>>>,
    /// `on_empty`
    pub on_empty: Option<Field<Static<'t>>>,
    /// `external`
    pub external: Option<Field<Static<'t>>>,
    /// `disclose`
    pub disclose: Option<Field<Static<'t>>>,
    /// `prefix`
    pub prefix: Option<Field<Static<'t>>>,
    /// The first `match`.
    pub matching: Option<FactMatch<'t>>,
}

/// A `match` of an emission.
#[derive(Clone, Debug)]
pub struct FactMatch<'t> {
    /// The place of its type.
    pub header: Span,
    /// `by`, one or several.
    pub by: Option<Field<Vec<Traversal<'t>>>>,
    /// `strategy`
    pub strategy: Option<Field<Static<'t>>>,
}

/// A `composition`.
#[derive(Clone, Debug)]
pub struct Composition<'t> {
    /// The place of its type.
    pub header: Span,
    /// Its members, in order.
    pub members: Vec<Member<'t>>,
}

/// A `member` of a composition.
#[derive(Clone, Debug)]
pub struct Member<'t> {
    /// The place of type and label.
    pub header: Span,
    /// All of it.
    pub span: Span,
    /// The name.
    pub name: Option<Name<'t>>,
    /// `via`
    pub via: Option<Field<Traversal<'t>>>,
    /// The first `match`.
    pub matching: Option<Match<'t>>,
}

/// A `policy`.
#[derive(Clone, Debug)]
pub struct Policy<'t> {
    /// The place of type and label.
    pub header: Span,
    /// All of it.
    pub span: Span,
    /// The name.
    pub name: Option<Name<'t>>,
    /// The first `target`.
    pub target: Option<Target<'t>>,
    /// `assert`
    pub assertion: Option<Field<(Parsed<'t>, Assertion<'t>)>>,
    /// `message`
    pub message: Option<Field<Static<'t>>>,
}

/// A `target` of a policy.
#[derive(Clone, Debug)]
pub struct Target<'t> {
    /// The place of its type.
    pub header: Span,
    /// `concept`
    pub concept: Option<Field<Reference<'t>>>,
    /// `rules`
    pub rules: Option<Field<Vec<Reference<'t>>>>,
    /// `dialects`, without items that do not fit.
    pub dialects: Option<Field<Vec<Static<'t>>>>,
    /// Whether `dialects` was not wholly understood.
    pub unread: bool,
}

/// A top-level block that holds a syntax error, or a block inside one; also what stands where a
/// block that gives a name was meant.
#[derive(Clone, Debug)]
pub struct Broken<'t> {
    /// Its type, or the one that was meant.
    pub block_type: Name<'t>,
    /// Its first label.
    pub label: Option<Name<'t>>,
    /// All of it.
    pub span: Span,
}

impl EmissionKind {
    /// The type of its blocks.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Context => "context",
            Self::Relation => "relation",
            Self::Contribution => "contribution",
        }
    }

    /// The kind of that block type.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Context, Self::Relation, Self::Contribution].into_iter().find(|k| k.word() == word)
    }

    /// The kind of the symbols that emissions of the kind are of.
    pub const fn symbol_kind(self) -> Option<SymbolKind> {
        match self {
            Self::Context => Some(SymbolKind::Context),
            Self::Relation => Some(SymbolKind::Relation),
            Self::Contribution => None,
        }
    }
}

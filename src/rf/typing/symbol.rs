//! Symbols: what sources name each other's parts by, and the codes for names that nothing has.

use crate::rf::expression::Name;
use crate::rf::vocabulary;
use crate::span::Span;

/// The kinds of symbols.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SymbolKind {
    /// A concept.
    Concept,
    /// A context.
    Context,
    /// A relation.
    Relation,
    /// A rule.
    Rule,
}

impl SymbolKind {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Concept => "concept",
            Self::Context => "context",
            Self::Relation => "relation",
            Self::Rule => "rule",
        }
    }

    /// The kind of that word.
    pub fn from_word(word: &str) -> Option<Self> {
        [Self::Concept, Self::Context, Self::Relation, Self::Rule]
            .into_iter()
            .find(|kind| kind.word() == word)
    }

    /// The code for a name of the kind that a dialect does not define.
    pub const fn unknown_code(self) -> &'static str {
        match self {
            Self::Concept => "CONCEPT_UNKNOWN",
            Self::Context => "CONTEXT_UNKNOWN",
            Self::Relation => "RELATION_UNKNOWN",
            Self::Rule => "RULE_UNKNOWN",
        }
    }

    /// The code for such a name in a policy.
    pub const fn unlinked_code(self) -> &'static str {
        match self {
            Self::Concept => "POLICY_CONCEPT_UNKNOWN",
            Self::Context => "POLICY_CONTEXT_UNKNOWN",
            Self::Relation => "POLICY_RELATION_UNKNOWN",
            Self::Rule => "POLICY_RULE_UNKNOWN",
        }
    }

    /// The names of the kind that the owner `rf` has.
    pub const fn built_in(self) -> &'static [&'static str] {
        match self {
            Self::Concept => vocabulary::CONCEPTS,
            Self::Context => vocabulary::CONTEXTS,
            Self::Relation | Self::Rule => &[],
        }
    }
}

/// The name of a symbol: `owner.kind.name`, or `kind.name` in the dialect that owns it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol<'t> {
    /// Its place.
    pub span: Span,
    /// The owner, if it is named.
    pub owner: Option<Name<'t>>,
    /// The kind.
    pub kind: SymbolKind,
    /// The place of the kind's word.
    pub kind_span: Span,
    /// The name.
    pub name: Name<'t>,
}

impl Symbol<'_> {
    /// The reference in plain spelling.
    pub fn written(&self) -> String {
        let (kind, name) = (self.kind.word(), &self.name.text);
        match &self.owner {
            Some(owner) => format!("{}.{kind}.{name}", owner.text),
            None => format!("{kind}.{name}"),
        }
    }
}

//! What a schema document asks of attributes, blocks and bodies beyond names and counts. The
//! Rootform grammar has none of it; [`super::apply`] checks it.

use super::types::Type;
use super::{BodyId, Name};
use crate::rf::constant::{Number, Value};
use crate::span::Span;
use hcl_edit::expr::Expression;
use regex::Regex;
use std::fmt;

/// A place in one of the documents that a schema was loaded from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The index of the document among [`super::Schema::files`].
    pub file: usize,
    /// The bytes of it.
    pub span: Span,
}

/// Something that a document says, and where. In the table of a language written in source there
/// is no place.
#[derive(Clone, Debug)]
pub struct Said<T> {
    /// What is said.
    pub value: T,
    /// Where.
    pub origin: Option<Origin>,
}

/// What is asked of an attribute.
#[derive(Clone, Debug, Default)]
pub struct AttributeRules {
    /// Where the attribute is declared.
    pub origin: Option<Origin>,
    /// The type of its value.
    pub of: Type,
    /// Where the type is given.
    pub type_origin: Option<Origin>,
    /// What holds if it is not set, as it is written.
    pub default: Option<String>,
    /// What it is for.
    pub description: Option<String>,
    /// Whether its value must never be shown.
    pub sensitive: bool,
    /// Whether its value must be told where it stands, as it must in a schema document.
    pub constant: bool,
    /// Why it should not be used any more.
    pub deprecated: Option<Said<String>>,
    /// The values it may have.
    pub permitted: Option<Said<Vec<Value>>>,
    /// What a string must match.
    pub pattern: Option<Said<Pattern>>,
    /// The least number, length or count.
    pub min: Option<Said<Number>>,
    /// The greatest.
    pub max: Option<Said<Number>>,
    /// Conditions on the value.
    pub validations: Vec<Validation>,
    /// The siblings that it cannot stand beside.
    pub conflicts_with: Vec<Said<String>>,
    /// The siblings that it cannot stand without.
    pub required_with: Vec<Said<String>>,
}

impl AttributeRules {
    /// Whether something is asked of the value, so that it has to be known.
    pub fn constrains(&self) -> bool {
        self.of != Type::Any
            || self.permitted.is_some()
            || self.pattern.is_some()
            || self.min.is_some()
            || self.max.is_some()
            || !self.validations.is_empty()
    }
}

/// A regular expression.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// What is matched.
    pub regex: Regex,
    /// As the schema spells it.
    pub source: String,
}

impl Pattern {
    /// Whether it matches anywhere in `text`.
    pub fn is_match(&self, text: &str) -> bool {
        self.regex.is_match(text)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.source)
    }
}

/// A condition on a value, which it names `self`.
#[derive(Clone, Debug)]
pub struct Validation {
    /// The condition.
    pub condition: Expression,
    /// The text that the condition was parsed from.
    pub source: String,
    /// What is said where it does not hold.
    pub message: String,
    /// Where the condition stands.
    pub origin: Option<Origin>,
}

/// What is asked of blocks of a type.
#[derive(Clone, Debug, Default)]
pub struct BlockRules {
    /// Where the type is declared.
    pub origin: Option<Origin>,
    /// The name by which others share its body.
    pub id: Option<String>,
    /// The labels, if they have names.
    pub labels: Vec<LabelRule>,
    /// Whether no two siblings may have the same labels.
    pub unique_labels: Option<Said<()>>,
    /// Why blocks of this type should not be used any more.
    pub deprecated: Option<Said<String>>,
    /// What they are for.
    pub description: Option<String>,
    /// Where the least count is given.
    pub min_origin: Option<Origin>,
    /// Where the greatest count is given.
    pub max_origin: Option<Origin>,
}

impl BlockRules {
    /// The names of the labels, each in quotes and after a space.
    pub fn label_names(&self) -> String {
        let mut out = String::new();
        for label in &self.labels {
            out.extend([" \"", &label.name, "\""]);
        }
        out
    }
}

/// What is asked of one label.
#[derive(Clone, Debug)]
pub struct LabelRule {
    /// What it is called.
    pub name: String,
    /// What it must match.
    pub pattern: Option<Said<Pattern>>,
    /// What it may be.
    pub permitted: Option<Said<Vec<String>>>,
    /// What it is for.
    pub description: Option<String>,
}

/// Siblings of which one must be set, or one at least.
#[derive(Clone, Debug)]
pub struct Group {
    /// Their names, in the order first written.
    pub names: Vec<String>,
    /// Whether no two of them may be set.
    pub exactly_one: bool,
    /// Where the group is given first.
    pub origin: Option<Origin>,
}

/// One of the forms that a body may have.
#[derive(Clone, Debug)]
pub struct Variant {
    /// What it is called.
    pub name: Name,
    /// What it is for.
    pub description: Option<String>,
    /// The enclosing body, merged with what the variant declares.
    pub body: BodyId,
    /// Where it is declared.
    pub origin: Option<Origin>,
}

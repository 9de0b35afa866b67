//! The groups of lints, with the level each starts from and why.

use super::Level;

/// A group of lints that share a reason and a default level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Faults that make a reader refuse the file.
    Correctness,
    /// Faults against the schema that applies to the file.
    Schema,
    /// Code that is valid and hardly what was meant.
    Suspicious,
    /// Older forms that have a successor, still read or not.
    Deprecated,
    /// Values close to a limit.
    Limits,
    /// The same, said less plainly than it could be.
    Style,
    /// Matters of taste that a project opts into.
    Pedantic,
}

impl Group {
    /// All groups, in the order the catalogue lists them.
    pub const ALL: [Self; 7] = [
        Self::Correctness,
        Self::Schema,
        Self::Suspicious,
        Self::Deprecated,
        Self::Limits,
        Self::Style,
        Self::Pedantic,
    ];

    /// The name, as in `allow(NAME)`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Correctness => "correctness",
            Self::Schema => "schema",
            Self::Suspicious => "suspicious",
            Self::Deprecated => "deprecated",
            Self::Limits => "limits",
            Self::Style => "style",
            Self::Pedantic => "pedantic",
        }
    }

    /// The group of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.name() == name)
    }

    /// The level of its lints until something sets another one.
    pub const fn default_level(self) -> Level {
        match self {
            Self::Correctness | Self::Schema => Level::Deny,
            Self::Suspicious | Self::Deprecated | Self::Limits | Self::Style => Level::Warn,
            Self::Pedantic => Level::Allow,
        }
    }

    /// Why its lints matter, in a few words that follow "NAME: ".
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Correctness => "what reads this file would refuse it",
            Self::Schema => "the file does not fit the schema that applies to it",
            Self::Suspicious => "this is valid, but hardly what was meant",
            Self::Deprecated => "this is an older form, and has a successor",
            Self::Limits => "past the limit the file would be refused",
            Self::Style => "this works, but there is a plainer way to write it",
            Self::Pedantic => "a matter of taste that this project asked for",
        }
    }
}

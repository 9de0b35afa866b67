//! What a lint is: its name, group, level and page, as data.
//!
//! The lints themselves stand in the folder `lints/` ([`crate::lints`]); running them over a tree
//! is other modules' work. Here are the types of the catalogue ([`Lint`], [`Group`]), the look-ups in
//! it, the levels a run gives to lints ([`Levels`]) and which of them it asks for ([`Selection`],
//! [`LintSet`]),
//! the directives by which a file silences them ([`Directives`]), and the loop that applies their
//! fixes ([`fix`]).

mod catalogue;
mod condition;
mod directive;
mod file;
pub mod fix;
mod group;
mod level;
mod one_line;
mod options;
mod premises;
pub mod removal;
pub mod roots;
mod selection;
mod set;

pub use catalogue::{
    Check, FixKind, Lint, Scope, Source, check_document, check_model, check_root, check_text, find,
    find_code,
};
pub use condition::{Condition, ConditionKind, Conditions, quote};
pub use directive::Directives;
pub use file::{InFile, Linter};
pub use group::Group;
pub use level::{Level, LevelError, Levels, known_names};
pub use options::{OptionDefault, OptionEntry, Options, check_options};
pub use selection::Selection;
pub use set::LintSet;

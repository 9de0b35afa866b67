//! What a lint is: its name, group, level and page, as data.
//!
//! The lints themselves stand in the folder `lints/` ([`crate::lints`]); running them over a tree
//! and silencing them by directives are other modules' work. Here are the types of the catalogue
//! ([`Lint`], [`Group`]), the look-ups in it, and the levels a run gives to lints ([`Levels`]).

mod catalogue;
mod file;
mod group;
mod level;

pub use catalogue::{Check, FixKind, Lint, Scope, check_text, find, find_code};
pub use file::Linter;
pub use group::Group;
pub use level::{Level, LevelError, Levels, known_names};

//! Files as the rest of the program sees them: finding them ([`discover`]), reading them
//! ([`Source`]), places in their text ([`text`]) and writing them back ([`replace`]). What the
//! text means is left to [`crate::syntax`] and the rooms above it.

pub mod discover;
pub mod language;
pub mod problem;
mod read;
pub mod replace;
pub mod text;
mod walk;

pub use language::{Language, is_schema_document};
pub(crate) use read::sentence;
pub use read::{ReadError, ReadErrorKind, Source};

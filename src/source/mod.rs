//! Files as the rest of the program sees them: finding them ([`discover`]), reading them
//! ([`Source`]), places in their text ([`text`]) and writing them back ([`replace`]), which is done
//! by way of hidden files ([`temporary`]) and not broken off by signals ([`interrupt`]). What the
//! text means is left to [`crate::syntax`] and the rooms above it.

pub mod discover;
mod ignore_files;
mod interrupt;
pub mod language;
pub mod own_schema;
pub mod problem;
mod read;
pub mod replace;
pub(crate) mod temporary;
pub mod text;
mod walk;

pub use language::{Language, is_schema_document, is_url};
pub(crate) use read::sentence;
pub use read::{ReadError, ReadErrorKind, Source};

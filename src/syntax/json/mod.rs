//! JSON, as HCL and Rootform write it: [`check`] finds every syntax error, [`parse`] gives a
//! tree with the place and spelling of everything, [`duplicates`] finds names given twice.
//! What the values mean (blocks, expressions) is left to the schema, layout to
//! [`crate::fmt::json`].
//!
//! Own code, because no crate at hand does what is needed. `jsonc-parser` keeps order,
//! duplicates and spelling, but stops at the first error, at 512 levels, and keeps no relation
//! between a decoded string and its source. `json-syntax` likewise stops at the first error and
//! keeps its places apart from its tree. `json-spanned-value` and `spanned_json_parser` hold
//! objects in maps, which lose order or duplicates. `biome_json_parser` recovers, but brings seven
//! more crates of its own for trees and diagnostics, with its own wording of errors.
//!
//! The syntax is that of RFC 8259. A byte order mark at the start is let pass, and a surrogate
//! without its other half (`\ud800`), which the grammar allows, is read as U+FFFD, as Go does.
//! Nothing here recurses over a document, not even dropping one.

mod build;
mod duplicates;
mod fault;
mod foreign;
mod lexer;
mod reader;
mod recover;
mod string;
mod structure;
mod tree;

#[cfg(test)]
mod tests;

pub use duplicates::{Dialect, duplicates};
pub use lexer::{Lexer, Token, TokenKind};
pub use string::{Decoded, JsonString};
pub use tree::{Document, Kind, Property, Value};

use crate::finding::Finding;

/// The deepest nesting of brackets that is read, the limit of Go's own JSON decoder.
pub const MAX_DEPTH: usize = 10_000;

/// The tree of `text`, or all its faults in the order they stand in: `syntax-error`s, and
/// `nesting-too-deep` where brackets nest past [`MAX_DEPTH`].
pub fn parse(text: &str) -> Result<Document, Vec<Finding>> {
    let (document, findings) = reader::read(text, true);
    match document {
        Some(document) if findings.is_empty() => Ok(document),
        _ => Err(findings),
    }
}

/// The faults of `text` that [`parse`] would report, without building a tree.
pub fn check(text: &str) -> Vec<Finding> {
    reader::read(text, false).1
}

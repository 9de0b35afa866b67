//! What must hold of every text, valid or not: the properties that the fuzz targets of `fuzz/` and
//! the test over their corpus share. Each takes a text and panics where a property does not hold.
//!
//! They use nothing that a fuzzer would have to build besides this crate and what it needs itself.
#![allow(unreachable_pub, reason = "the library of the fuzz targets makes this module public")]

pub mod canonical;
pub mod config;
pub mod constant;
pub mod fix;
#[path = "../common/fixing.rs"]
mod fixing;
pub mod json;
pub mod layout;
pub mod lint;
pub mod report;
pub mod root;
pub mod schema;
mod sound;
pub mod syntax;
pub mod tree;

/// A property, by the name of its fuzz target and of the folder of its corpus.
pub type Property = (&'static str, fn(&str));

/// All properties.
pub const PROPERTIES: [Property; 12] = [
    ("syntax", syntax::holds),
    ("tree", tree::holds),
    ("layout", layout::holds),
    ("canonical", canonical::holds),
    ("json", json::holds),
    ("lint", lint::holds),
    ("root", root::holds),
    ("fix", fix::holds),
    ("report", report::holds),
    ("config", config::holds),
    ("schema", schema::holds),
    ("constant", constant::holds),
];

/// What parts the files in a text that stands for several of them.
const FILE_SEPARATOR: char = '\0';

//! The engine of `rf`, a formatter and linter for Rootform sources and any HCL.

// Code that tests share names the crate as those outside it do.
#[cfg(test)]
extern crate self as rf_lint;

pub mod cli;
pub mod config;
pub mod edit;
pub mod finding;
pub mod fmt;
pub mod lint;
#[path = "../lints/mod.rs"]
pub mod lints;
pub mod near_miss;
pub mod report;
pub mod rf;
pub mod schema;
pub mod source;
pub mod span;
pub mod syntax;
pub mod words;

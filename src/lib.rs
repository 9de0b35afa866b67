//! The engine of `rf`, a formatter and linter for Rootform sources and any HCL.
//!
//! In the order that data takes: [`source`] finds and reads files, [`syntax`] makes tokens, syntax
//! errors and outlines of them. [`fmt`] gives their one right look. [`schema`] checks bodies, [`rf`]
//! knows the Rootform language and reads its sources; [`lint`] runs the [`lints`] over all of it,
//! and [`report`] shows what they find. [`finding`], [`edit`] and [`span`] are what the rooms hand
//! each other, [`config`] what users set, and [`cli`] puts it together.

// Code that tests share names the crate as those outside it do.
#[cfg(test)]
extern crate self as rf_lint;

#[cfg(test)]
#[path = "../tests/common/cases.rs"]
mod cases;

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

//! The engine of `rf`, a formatter and linter for Rootform sources and any HCL.

pub mod config;
pub mod edit;
pub mod finding;
pub mod near_miss;
pub mod source;
pub mod span;

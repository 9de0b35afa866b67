//! The engine of `rf`, a formatter and linter for Rootform sources and any HCL.

pub mod edit;
pub mod finding;
pub mod rf;
pub mod span;

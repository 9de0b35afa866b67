//! The Rootform language: its grammar as a body schema, its expressions, what it means.

pub mod constant;
pub mod structure;

//! The Rootform language: its grammar as a body schema, its expressions, what it means.

pub mod structure;

//! The Rootform language: its grammar as a body schema, its expressions, what it means.

pub mod bodies;
pub mod condition;
pub mod constant;
pub mod expression;
pub mod model;
pub mod reason;
pub mod root;
pub mod structure;
pub mod typing;
pub mod value;
pub mod vocabulary;

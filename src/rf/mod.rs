//! The language: what the expressions of a Rootform source mean.

pub mod constant;

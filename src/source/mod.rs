//! Files as they are read.

pub mod text;

//! Reading source texts: what stands where, and every place where the syntax is broken.

pub mod comments;
pub mod duplicates;
pub mod grammar;
pub mod json;
pub mod lexer;
pub mod literal;
pub mod native;
pub mod outline;
pub mod quotes;
pub(crate) mod runs;
pub mod token;
pub mod tree;
pub mod unseen;

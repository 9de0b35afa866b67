//! Reading HCL native syntax and JSON: tokens, and whether they are a document.

pub mod grammar;
pub mod lexer;
pub mod token;

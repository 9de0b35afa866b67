//! What `rf fmt` does to a text.

pub mod layout;

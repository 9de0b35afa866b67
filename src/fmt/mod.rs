//! Formatting: the one right look of a text, and the proof that nothing of it was lost.

pub mod json;
pub mod layout;

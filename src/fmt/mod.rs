//! Formatting: the one right look of a text, and the proof that nothing of it was lost.

pub mod json;
pub mod layout;

use crate::finding::Finding;
use crate::source::Language;
use crate::syntax::native::Reader;

/// Formats one text after another, in buffers that are used again.
#[derive(Default)]
pub struct Formatter {
    reader: Reader,
    scratch: layout::Scratch,
}

/// What formatting a text came to.
#[derive(PartialEq, Eq, Debug)]
pub enum Formatted {
    /// The text is as it should be.
    Unchanged,
    /// This is how it should be.
    Changed(String),
    /// The text is not valid, for these reasons, and is left alone.
    Invalid(Vec<Finding>),
}

impl Formatter {
    /// Formats `text`, written in `language`.
    pub fn format(&mut self, text: &str, language: Language) -> Formatted {
        if language.is_json() {
            return match json::format(text) {
                Ok(None) => Formatted::Unchanged,
                Ok(Some(out)) => Formatted::Changed(out),
                Err(errors) => Formatted::Invalid(errors),
            };
        }
        let mut errors = self.reader.read(text);
        if errors.is_empty() && !language.is_rootform() {
            errors = self.reader.duplicate_attributes(text);
        }
        if !errors.is_empty() {
            return Formatted::Invalid(errors);
        }
        match layout::layout(text, &self.reader.tokens, &mut self.scratch) {
            None => Formatted::Unchanged,
            Some(out) => Formatted::Changed(out),
        }
    }
}

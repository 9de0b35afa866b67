//! Formatting: the one right look of a text, and the proof that nothing of it was lost.

pub mod canonical;
mod glance;
pub mod json;
pub mod layout;
pub(crate) mod skip;

use crate::finding::Finding;
use crate::source::Language;
use crate::syntax::lexer::lex;
use crate::syntax::native::Reader;
use crate::syntax::token::Token;
use canonical::{Options, ProofFailure};

/// Formats one text after another, in buffers that are used again.
#[derive(Default)]
pub struct Formatter {
    reader: Reader,
    scratch: layout::Scratch,
    glance: glance::Scratch,
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
    /// What came out cannot be shown to say the same, and the text is left alone.
    Unproven(ProofFailure),
}

impl Formatter {
    /// Formats `text`, written in `language`; the options are for Rootform sources.
    pub fn format(&mut self, text: &str, language: Language, options: Options) -> Formatted {
        if language.is_json() {
            return match json::format(text) {
                Ok(out) => Formatted::of(Ok(out)),
                Err(errors) => Formatted::Invalid(errors),
            };
        }
        if !language.is_rootform() && glance::is_right(text, &mut self.glance) {
            return Formatted::Unchanged;
        }
        let mut errors = self.reader.read(text);
        if errors.is_empty() && !language.is_rootform() {
            errors = self.reader.duplicate_attributes(text);
        }
        if !errors.is_empty() {
            return Formatted::Invalid(errors);
        }
        let Self { reader, scratch, .. } = self;
        if language.is_rootform() {
            return Formatted::of(canonical::format(text, reader, options, scratch));
        }
        let out = skip::laid_out(text, &reader.tokens, &reader.outline, scratch);
        Formatted::of(match out {
            Some(out) => same_tokens(text, &reader.tokens, &out).map(|()| Some(out)),
            None => Ok(None),
        })
    }
}

impl Formatted {
    fn of(result: Result<Option<String>, ProofFailure>) -> Self {
        match result {
            Ok(None) => Self::Unchanged,
            Ok(Some(out)) => Self::Changed(out),
            Err(failure) => Self::Unproven(failure),
        }
    }
}

/// Whether `out` is read as the same tokens as `text`. Taking blanks away can join two: `a.1 .5`.
fn same_tokens(text: &str, tokens: &[Token], out: &str) -> Result<(), ProofFailure> {
    let after = lex(out);
    let differs =
        |(old, new): (&Token, &Token)| old.kind != new.kind || old.text(text) != new.text(out);
    let at = match tokens.iter().zip(&after).position(differs) {
        None if tokens.len() == after.len() => return Ok(()),
        at => at.unwrap_or(tokens.len().min(after.len())),
    };
    let before = &text[..tokens.get(at).map_or(text.len(), |t| t.span.start as usize)];
    Err(ProofFailure::Tokens { line: before.matches('\n').count() + 1 })
}

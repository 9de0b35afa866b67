//! The canonical form of Rootform sources in native syntax: wrappers off, constants and numbers
//! as direct literals, labels quoted, items in order, blank lines, ends of lines; then layout.
//!
//! Each step reads tokens and the outline, guided by the schema of the language, and gives edits
//! or a new text; a text that is canonical already is found to be so from its tokens alone. Each
//! step keeps every comment and what the text means, and leaves out the item where it cannot.
//! Before a changed text is given out, that is proven (`proof`).
//!
//! The files of this room: `ending` for line breaks and the end of the file, `value` for the
//! values of attributes with `wrapper`, `literal` and `number` for their parts and `meaning` for
//! what they mean, `label`, `order` and `blank` with `gap` for what lies between items.

mod blank;
mod ending;
mod gap;
mod label;
mod literal;
mod meaning;
mod number;
mod order;
mod proof;
#[cfg(test)]
mod tests;
mod value;
mod wrapper;

use super::{layout, same_tokens, skip};
use crate::edit::apply;
use crate::rf::structure::{STRUCTURE, Structure};
use crate::source::text::{LineEnding, line_endings, strip_bom};
use crate::syntax::native::Reader;
use crate::syntax::outline::Outline;
use crate::syntax::token::{Token, TokenKind};
use std::fmt;

/// After so many rounds a text must have settled. Each step that has something to do takes one.
const MAX_ROUNDS: usize = 16;

/// What may be turned off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether items are put in the order of the language.
    pub order: bool,
    /// Whether constant strings become direct literals.
    pub literals: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { order: true, literals: true }
    }
}

/// Why a formatted text is not given out. The text it was made of is left alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProofFailure {
    /// It is no valid document any more.
    Syntax,
    /// An item has other comments than before.
    Comments {
        /// Its name and labels; empty for the file.
        item: String,
    },
    /// An item says something else than before.
    Meaning {
        /// Its name and labels; empty for the file.
        item: String,
    },
    /// Formatting it again changes it again.
    Unstable,
    /// Without its blanks a line would be read as other tokens.
    Tokens {
        /// The line, from 1.
        line: usize,
    },
}

impl fmt::Display for ProofFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let in_item = |item: &str| match item {
            "" => String::new(),
            item => format!(" of `{item}`"),
        };
        let what = match self {
            Self::Syntax => "the formatted text would not be valid".to_owned(),
            Self::Comments { item } => {
                format!("formatting would lose or move comments{}", in_item(item))
            }
            Self::Meaning { item } => {
                format!("formatting would change the meaning{}", in_item(item))
            }
            Self::Unstable => "formatting the formatted text would change it again".to_owned(),
            Self::Tokens { line } => {
                return write!(
                    f,
                    "line {line} would read otherwise without the blanks in it, so the file is \
                     left alone; write indexes in brackets, as in `a[0][1]`"
                );
            }
        };
        write!(
            f,
            "{what}, so the file is left alone; this is a fault of `rf`, please report it with the file"
        )
    }
}

impl std::error::Error for ProofFailure {}

/// A text that was read, and how its lines end.
struct Document<'a> {
    text: &'a str,
    tokens: &'a [Token],
    outline: &'a Outline,
    line_break: &'static str,
}

impl<'a> Document<'a> {
    fn new(text: &'a str, tokens: &'a [Token], outline: &'a Outline) -> Self {
        // The first line is looked at only once an edit needs a line break of its kind.
        let first = text.find('\n').map(|at| line_endings(&text[..=at]).first);
        let line_break = first.flatten().unwrap_or(LineEnding::Lf).as_str();
        Self { text, tokens, outline, line_break }
    }

    /// The byte after the byte order mark, if there is one.
    fn start(&self) -> usize {
        self.text.len() - strip_bom(self.text).len()
    }

    /// The name or the type of the item of this index.
    fn name(&self, index: usize) -> &'a str {
        self.tokens[self.outline.item(index).name].text(self.text)
    }

    /// Whether the items of the block of this index share the line of its brace.
    fn is_one_line(&self, block: usize) -> bool {
        let Some(brace) = self.outline.item(block).brace else { return true };
        !self.tokens[gap::line_end(self.tokens, brace + 1) - 1].kind.ends_line()
    }

    /// Whether the item of this index is a block that spans lines.
    fn spans_lines(&self, index: usize) -> bool {
        let item = self.outline.item(index);
        item.is_block()
            && self.tokens[item.tokens()].iter().any(|t| match t.kind {
                TokenKind::Newline | TokenKind::LineComment | TokenKind::OpenHeredoc => true,
                TokenKind::BlockComment => t.text(self.text).contains('\n'),
                _ => false,
            })
    }
}

/// The canonical form of `text`, or `None` if it is in it.
///
/// `reader` must have read `text` last, and without an error; it reads what is made of it, and is
/// left with that. Fails if what came out cannot be shown to say what `text` says.
pub fn format(
    text: &str,
    reader: &mut Reader,
    options: Options,
    scratch: &mut layout::Scratch,
) -> Result<Option<String>, ProofFailure> {
    settle(text, reader, options, scratch).map_err(|failure| {
        // Blanks that part tokens are the author's to take away, and no fault of ours.
        let mut original = Reader::default();
        original.read(text);
        let laid_out = skip::laid_out(text, &original.tokens, &original.outline, scratch);
        let same = laid_out.map_or(Ok(()), |out| same_tokens(text, &original.tokens, &out));
        same.err().unwrap_or(failure)
    })
}

/// As [`format`]; a failure does not say whether blanks are what it is about.
fn settle(
    text: &str,
    reader: &mut Reader,
    options: Options,
    scratch: &mut layout::Scratch,
) -> Result<Option<String>, ProofFailure> {
    let doc = Document::new(text, &reader.tokens, &reader.outline);
    let Some(mut out) = step(&doc, options, scratch) else { return Ok(None) };
    let mut rounds = 0;
    loop {
        if !reader.read(&out).is_empty() {
            return Err(ProofFailure::Syntax);
        }
        match step(&Document::new(&out, &reader.tokens, &reader.outline), options, scratch) {
            None => break,
            Some(_) if rounds == MAX_ROUNDS => return Err(ProofFailure::Unstable),
            Some(next) => out = next,
        }
        rounds += 1;
    }
    if out == text {
        return Ok(None);
    }
    let mut original = Reader::default();
    original.read(text);
    let Structure { schema, file } = &*STRUCTURE;
    let before = Document::new(text, &original.tokens, &original.outline);
    let after = Document::new(&out, &reader.tokens, &reader.outline);
    proof::check(&before, &after, schema, *file)?;
    Ok(Some(out))
}

/// The text after the first step that changes it, or `None` if none does.
fn step(doc: &Document, options: Options, scratch: &mut layout::Scratch) -> Option<String> {
    let Structure { schema, file } = &*STRUCTURE;
    if let Some(text) = ending::ended(doc) {
        return Some(text);
    }
    let mut edits = Vec::new();
    label::edits(doc, &mut edits);
    value::edits(doc, schema, *file, None, options, &mut edits);
    if !edits.is_empty() {
        return apply(doc.text, &edits);
    }
    if options.order
        && let Some(text) = order::ordered(doc, schema, *file)
    {
        return Some(text);
    }
    blank::edits(doc, &mut edits);
    if !edits.is_empty() {
        return apply(doc.text, &edits);
    }
    skip::laid_out(doc.text, doc.tokens, doc.outline, scratch)
}

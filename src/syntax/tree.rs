//! The bridge from text to hcl-edit: the items of a document parsed one by one, with every span
//! mapped back to the file.
//!
//! A whole file is never handed over: one item that hcl-edit refuses would hide all the others.
//! Items are found by token ([`Outline`]), so the text must have passed the grammar check.
//! What the trees mean is left to their readers, and they are never printed back.

use super::outline::Outline;
use super::token::Token;
use crate::span::Span;
use hcl_edit::parser::parse_body;
use hcl_edit::structure::Structure;
use std::ops::Range;

/// An item of a document as hcl-edit reads it.
#[derive(Clone, Debug)]
pub struct TreeItem {
    /// Its index in the outline.
    pub index: usize,
    /// Its bytes in the file, from its name to its last token.
    pub span: Span,
    /// Its tree, or why there is none.
    pub tree: Result<Structure, Refusal>,
}

/// Why hcl-edit does not read an item that the grammar check has passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Where it stopped, in the file.
    pub at: Span,
    /// Which of the things it is known to refuse this is.
    pub kind: RefusalKind,
}

/// What hcl-edit refuses although it is valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// An attribute of a body, or a key of an object, that is set twice.
    SetTwice,
    /// More levels of nesting, or operators in a row, than it reads.
    TooDeep,
    /// A number beyond the range of its floats.
    Number,
    /// Something else, such as a comment or a line break after `=>`.
    Other,
}

impl TreeItem {
    /// Where `node`, which must be of this item's tree, stands in the file.
    pub fn span_of(&self, node: &impl hcl_edit::Span) -> Option<Span> {
        node.span().map(|range| self.map(range))
    }

    /// The bytes of the file that `range`, a range of the item's text, stands for.
    pub fn map(&self, range: Range<usize>) -> Span {
        let start = self.span.start as usize;
        Span::new(start + range.start, start + range.end)
    }

    /// The text that was parsed, which the ranges of the tree refer to.
    pub fn text<'t>(&self, file: &'t str) -> &'t str {
        &file[self.span.range()]
    }
}

/// The top-level items of the document `text`, in order, each parsed when it is asked for.
pub fn items<'a>(
    text: &'a str,
    tokens: &'a [Token],
    outline: &'a Outline,
) -> impl Iterator<Item = TreeItem> + 'a {
    outline.body(None).map(move |index| item(text, tokens, outline, index))
}

/// The item of this index in `outline`, of any level.
pub fn item(text: &str, tokens: &[Token], outline: &Outline, index: usize) -> TreeItem {
    let found = outline.item(index);
    let span = tokens[found.name].span.to(tokens[found.end - 1].span);
    let slice = &text[span.range()];
    let tree = match parse_body(slice) {
        Ok(body) => body.into_iter().next().ok_or(Refusal { at: span, kind: RefusalKind::Other }),
        Err(error) => Err(refusal(&error, span, slice)),
    };
    TreeItem { index, span, tree }
}

fn refusal(error: &hcl_edit::parser::Error, span: Span, slice: &str) -> Refusal {
    let offset = error.location().offset().min(slice.len());
    let message = error.message();
    let kind = if message.contains("redefined") {
        RefusalKind::SetTwice
    } else if message.contains("at most") {
        RefusalKind::TooDeep
    } else if slice[..offset].ends_with(|c: char| c.is_ascii_digit()) {
        RefusalKind::Number
    } else {
        RefusalKind::Other
    };
    Refusal { at: Span::at(span.start as usize + offset), kind }
}

//! Gaps: the comments and blank lines between the items of a body, and what of them belongs to
//! which item.

use super::Document;
use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

/// The index just past the token that ends the line of token `from`, where only comments are
/// left in that line.
pub(super) fn line_end(tokens: &[Token], from: usize) -> usize {
    let mut at = from;
    while let Some(token) = tokens.get(at) {
        match token.kind {
            T::BlockComment => at += 1,
            kind if kind.ends_line() => return at + 1,
            _ => break,
        }
    }
    at
}

/// The blank lines of a gap, by the index of their line break.
pub(super) fn blank_lines(tokens: &[Token], gap: Range<usize>) -> impl Iterator<Item = usize> + '_ {
    let start = gap.start;
    gap.filter(move |&n| is_blank(tokens, start, n))
}

/// Whether token `n` of a gap that begins at token `start`, and with a line, is a blank line.
fn is_blank(tokens: &[Token], start: usize, n: usize) -> bool {
    tokens[n].kind == T::Newline && (n == start || tokens[n - 1].kind.ends_line())
}

/// Whether a gap begins with a blank line.
pub(super) fn begins_blank(tokens: &[Token], gap: &Range<usize>) -> bool {
    !gap.is_empty() && tokens[gap.start].kind == T::Newline
}

/// Where the comments begin that stand directly above the end of the gap.
pub(super) fn near(tokens: &[Token], gap: Range<usize>) -> usize {
    let mut last = gap.start;
    for n in blank_lines(tokens, gap) {
        last = n + 1;
    }
    last
}

/// Goes through the items of a body with the gap before each.
pub(super) struct Gaps<'a> {
    doc: &'a Document<'a>,
    /// Where the next gap begins.
    at: usize,
    /// Where the body ends: its `}`, or the end of the file.
    end: usize,
}

impl<'a> Gaps<'a> {
    /// The gaps of the body of `block`, or of the document; `None` for a one-line block, where
    /// there are none.
    pub(super) fn new(doc: &'a Document<'a>, block: Option<usize>) -> Option<Self> {
        let Some(block) = block else {
            return Some(Self { doc, at: 0, end: doc.tokens.len() });
        };
        if doc.is_one_line(block) {
            return None;
        }
        let item = doc.outline.item(block);
        let at = line_end(doc.tokens, item.brace? + 1);
        Some(Self { doc, at, end: item.end - 1 })
    }

    /// The gap before the item of this index, which must be the next of the body.
    pub(super) fn before(&mut self, index: usize) -> Range<usize> {
        let item = self.doc.outline.item(index);
        let gap = self.at..item.name;
        self.at = line_end(self.doc.tokens, item.end);
        gap
    }

    /// The gap after the last item, once all were passed.
    pub(super) fn tail(&self) -> Range<usize> {
        self.at..self.end
    }

    /// Index just past the line that the item passed last ends in.
    pub(super) fn passed(&self) -> usize {
        self.at
    }
}

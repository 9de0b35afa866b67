//! Order: the items of a body in the order of its schema, each with what belongs to it.
//!
//! Items that the schema does not know, and further copies of an attribute, come last. Top-level
//! items stay where they are, and so do skipped items, which no other item passes.

use super::Document;
use super::gap::{Gaps, begins_blank, near};
use crate::fmt::skip::is_skipped;
use crate::schema::{Body, BodyId, Schema};
use std::ops::Range;

/// The text with all bodies in order, or `None` if they are.
pub(super) fn ordered(doc: &Document, schema: &Schema, file: BodyId) -> Option<String> {
    if is_ordered(doc, schema, file, None) {
        return None;
    }
    let mut writer = Writer { doc, schema, out: String::with_capacity(doc.text.len()), at: 0 };
    writer.items(file, None);
    writer.copy(doc.text.len());
    Some(writer.out)
}

/// The blocks of a body that are looked into, with their bodies.
fn inner<'a>(
    doc: &'a Document,
    schema: &'a Schema,
    body: BodyId,
    block: Option<usize>,
) -> impl Iterator<Item = (usize, BodyId)> + 'a {
    doc.outline.body(block).filter_map(move |index| {
        let inner = inner_body(doc, schema, body, index)?;
        (!is_skipped(doc.text, doc.tokens, doc.outline, index)).then_some((index, inner))
    })
}

fn inner_body(doc: &Document, schema: &Schema, body: BodyId, index: usize) -> Option<BodyId> {
    if !doc.outline.item(index).is_block() {
        return None;
    }
    Some(schema.body(body).block(doc.name(index))?.body)
}

fn is_ordered(doc: &Document, schema: &Schema, body: BodyId, block: Option<usize>) -> bool {
    if block.is_some() {
        let ranked = || {
            let mut ranks = Ranks::new(schema.body(body));
            doc.outline.body(block).map(move |index| (index, ranks.next(doc, index)))
        };
        // Only in a body out of order it matters what is skipped.
        let skipped = |index| is_skipped(doc.text, doc.tokens, doc.outline, index);
        let follows = |last: usize, (index, rank): (usize, usize)| {
            if skipped(index) { Some(0) } else { (last <= rank).then_some(rank) }
        };
        if !ranked().is_sorted_by_key(|(_, rank)| rank) && ranked().try_fold(0, follows).is_none() {
            return false;
        }
    }
    inner(doc, schema, body, block).all(|(index, body)| is_ordered(doc, schema, body, Some(index)))
}

/// The places of the items of a body, which are asked for one after another.
struct Ranks<'a> {
    body: &'a Body,
    /// The ranks of the attributes that were passed, as far as they fit.
    seen: u64,
}

impl<'a> Ranks<'a> {
    const fn new(body: &'a Body) -> Self {
        Self { body, seen: 0 }
    }

    fn next(&mut self, doc: &Document, index: usize) -> usize {
        let block = doc.outline.item(index).is_block();
        let Some(rank) = self.body.rank(doc.name(index), block) else { return usize::MAX };
        let bit = 1_u64.checked_shl(rank as u32).unwrap_or(0);
        if !block && self.seen & bit != 0 {
            return usize::MAX;
        }
        if !block {
            self.seen |= bit;
        }
        rank
    }
}

/// An item and what moves with it.
struct Piece {
    index: usize,
    rank: usize,
    /// Whether it stays where it is.
    pinned: bool,
    /// The tokens: from its first comment to the end of its last line.
    tokens: Range<usize>,
    /// Whether the blank line before it is its own.
    blank: bool,
}

struct Writer<'a> {
    doc: &'a Document<'a>,
    schema: &'a Schema,
    out: String,
    /// The byte up to which the text is written.
    at: usize,
}

impl Writer<'_> {
    /// Writes the text up to byte `end`.
    fn copy(&mut self, end: usize) {
        self.out.push_str(&self.doc.text[self.at..end]);
        self.at = end;
    }

    /// Writes the text up to the end of the items of a body, those in order where they stand.
    fn items(&mut self, body: BodyId, block: Option<usize>) {
        let doc = self.doc;
        match Gaps::new(doc, block) {
            Some(gaps) if block.is_some() => self.body(body, block, gaps),
            _ => {
                for (index, body) in inner(doc, self.schema, body, block) {
                    self.items(body, Some(index));
                }
            }
        }
    }

    fn body(&mut self, body: BodyId, block: Option<usize>, mut gaps: Gaps) {
        let doc = self.doc;
        let mut ranks = Ranks::new(self.schema.body(body));
        let mut pieces = Vec::new();
        let mut start = None;
        let mut after_block = false;
        for index in doc.outline.body(block) {
            let gap = gaps.before(index);
            let first = start.is_none();
            let above = near(doc.tokens, gap.clone());
            let no_comments = doc.tokens[gap.start..above].iter().all(|t| !t.kind.is_comment());
            // At the head, what a blank line parts from the item is the body's own.
            let from = if first || no_comments { above } else { skip_blank(doc, &gap) };
            start = start.or(Some(from));
            pieces.push(Piece {
                index,
                rank: ranks.next(doc, index),
                pinned: is_skipped(doc.text, doc.tokens, doc.outline, index),
                tokens: from..gaps.passed(),
                // Beside a block the blank line is the block's; at the head it is the item's own,
                // unless comments of the body stand there.
                blank: !after_block && begins_blank(doc.tokens, &gap) && (!first || no_comments),
            });
            after_block = doc.spans_lines(index);
        }
        let Some(start) = start else { return };
        let end = gaps.passed();
        self.copy(self.line_start(start));
        for (place, piece) in arranged(pieces).into_iter().enumerate() {
            if piece.blank && place > 0 {
                self.out.push_str(doc.line_break);
            }
            self.at = self.line_start(piece.tokens.start);
            if !piece.pinned
                && let Some(inner) = inner_body(doc, self.schema, body, piece.index)
            {
                self.items(inner, Some(piece.index));
            }
            self.copy(doc.tokens[piece.tokens.end - 1].span.end as usize);
        }
        self.at = doc.tokens[end - 1].span.end as usize;
    }

    fn line_start(&self, token: usize) -> usize {
        match token.checked_sub(1) {
            Some(before) => self.doc.tokens[before].span.end as usize,
            None => self.doc.start(),
        }
    }
}

/// The first token of `gap` that is in no blank line at its beginning.
fn skip_blank(doc: &Document, gap: &Range<usize>) -> usize {
    let comment = gap.clone().find(|&n| doc.tokens[n].kind.is_comment());
    comment.unwrap_or(gap.end)
}

/// The pieces in their order: by rank, but none from one side of a pinned piece to the other, so
/// that those of one rank keep their order.
fn arranged(mut pieces: Vec<Piece>) -> Vec<Piece> {
    for run in pieces.split_mut(|piece| piece.pinned) {
        run.sort_by_key(|piece| piece.rank);
    }
    pieces
}

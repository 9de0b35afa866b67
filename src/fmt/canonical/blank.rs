//! Blank lines: one around each block that spans lines, none at the edges of a body, never two
//! in a row.

use super::Document;
use super::gap::{Gaps, begins_blank, blank_lines};
use crate::edit::Edit;
use crate::fmt::skip::is_skipped;
use crate::span::Span;
use std::ops::Range;

/// Puts the edits of all bodies into `out`.
pub(super) fn edits(doc: &Document, out: &mut Vec<Edit>) {
    body(doc, None, out);
    let mut index = 0;
    while index < doc.outline.len() {
        if doc.outline.item(index).is_block() {
            if is_skipped(doc.text, doc.tokens, doc.outline, index) {
                index = doc.outline.after(index);
                continue;
            }
            body(doc, Some(index), out);
        }
        index += 1;
    }
}

fn body(doc: &Document, block: Option<usize>, out: &mut Vec<Edit>) {
    let Some(mut gaps) = Gaps::new(doc, block) else { return };
    let mut first = true;
    let mut after_block = false;
    for index in doc.outline.body(block) {
        let gap = gaps.before(index);
        let is_block = doc.spans_lines(index);
        let wanted = !first && (after_block || is_block);
        // A blank line above comments that are parted from the block does for it too.
        let found = if after_block {
            begins_blank(doc.tokens, &gap)
        } else {
            blank_lines(doc.tokens, gap.clone()).next().is_some()
        };
        if wanted && !found {
            out.push(Edit::insert(line_start(doc, gap.start), doc.line_break));
        }
        surplus(doc, gap, first, false, out);
        first = false;
        after_block = is_block;
    }
    let tail = gaps.tail();
    let comments = tail.clone().any(|n| doc.tokens[n].kind.is_comment());
    if after_block && comments && !begins_blank(doc.tokens, &tail) {
        out.push(Edit::insert(line_start(doc, tail.start), doc.line_break));
    }
    surplus(doc, tail, first, true, out);
}

/// Takes away the blank lines of `gap` that follow another, or stand at an edge of the body.
fn surplus(doc: &Document, gap: Range<usize>, head: bool, foot: bool, out: &mut Vec<Edit>) {
    let mut blank = blank_lines(doc.tokens, gap.clone()).peekable();
    if blank.peek().is_none() {
        return;
    }
    let is_comment = |&n: &usize| doc.tokens[n].kind.is_comment();
    let first = gap.clone().find(is_comment).unwrap_or(gap.end);
    let last_comment = gap.clone().rev().find(is_comment);
    let mut last = None;
    for n in blank {
        let doubled = last.is_some_and(|last| last + 1 == n);
        let at_edge = (head && n < first) || (foot && last_comment.is_none_or(|last| n > last));
        if doubled || at_edge {
            let start = line_start(doc, n);
            out.push(Edit::delete(Span::new(start, doc.tokens[n].span.end as usize)));
        }
        last = Some(n);
    }
}

/// The byte at which the line of token `n` begins, the first of its line.
fn line_start(doc: &Document, n: usize) -> usize {
    match n.checked_sub(1) {
        Some(before) => doc.tokens[before].span.end as usize,
        None => doc.start(),
    }
}

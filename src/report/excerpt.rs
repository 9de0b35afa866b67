//! The lines of a text that a message is about, cut to the width of a terminal and with every
//! character as it is shown. Spans of the text come out as ranges of the excerpt, which is small
//! however long the text and its lines are.

use super::visible::{ELLIPSIS, Shown, shown};
use crate::schema::apply::HIDDEN;
use crate::source::text::LineIndex;
use crate::span::Span;
use std::ops::Range;

/// A marked span of more lines than this is marked in its first line only.
const MOST_LINES: usize = 40;
/// Cells kept free before a marked span whose line is cut.
const CONTEXT: usize = 8;

/// A span that an excerpt shows.
pub(super) struct Mark {
    /// The bytes of the text.
    pub(super) range: Range<usize>,
    /// Cells wanted after it in its line, for the words that stand there.
    pub(super) room: usize,
    /// Cells that its line is to be shorter by than the others, for what a patch writes into it.
    pub(super) growth: usize,
}

/// Lines of a text, ready to be shown.
pub(super) struct Excerpt {
    /// The lines, joined by `\n`.
    pub(super) source: String,
    /// The byte of the text at which the first of them begins.
    pub(super) start: usize,
    /// Where each mark is in `source`, in the order the marks were given.
    pub(super) ranges: Vec<Range<usize>>,
}

/// `range` within `text`, on character boundaries, without a line break at its end, and ending
/// in its first line if it covers very many.
pub(super) fn fitted(text: &str, range: Range<usize>) -> Range<usize> {
    let mut start = range.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = range.end.clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    let covered = &text[start..end];
    if covered.match_indices('\n').nth(MOST_LINES).is_some() {
        let end = covered.find('\n').map_or(end, |at| start + at);
        return fitted(text, start..end);
    }
    let covered = covered.strip_suffix('\n').map_or(covered, |c| c.strip_suffix('\r').unwrap_or(c));
    start..start + covered.len()
}

/// The lines of a text from that of the first mark to that of the last, each cut to at most
/// `width` cells around the first of `marks` that it holds. Marks must be [`fitted`]. Words stand
/// for what is `hidden`.
pub(super) fn excerpt(index: &LineIndex, hidden: &[Span], marks: &[Mark], width: usize) -> Excerpt {
    let text = index.text();
    let first = marks.iter().map(|mark| mark.range.start).min().unwrap_or(0);
    let last = marks.iter().map(|mark| mark.range.end).max().unwrap_or(0);
    let mut excerpt = Excerpt {
        source: String::new(),
        start: index.line_around(first).start,
        ranges: marks.iter().map(|_| 0..0).collect(),
    };
    let mut at = excerpt.start;
    loop {
        let line = index.line_around(at);
        let next = text[line.end..].find('\n').map(|length| line.end + length + 1);
        push_line((text, hidden), &line, next.unwrap_or(usize::MAX), marks, width, &mut excerpt);
        match next {
            Some(next) if next <= last => at = next,
            _ => break,
        }
        excerpt.source.push('\n');
    }
    if excerpt.source.is_empty() || excerpt.source.ends_with('\n') {
        // An empty last line would not be taken for a line at all.
        excerpt.source.push(' ');
    }
    excerpt
}

/// Appends one line, cut to `width`, and notes where the marks' ends in it went. `next` is where
/// the next line begins.
fn push_line(
    (text, hidden): (&str, &[Span]),
    line: &Range<usize>,
    next: usize,
    marks: &[Mark],
    width: usize,
    excerpt: &mut Excerpt,
) {
    let holds = |at: usize| line.start <= at && at < next;
    let grows = marks.iter().filter(|mark| holds(mark.range.start)).map(|mark| mark.growth);
    let width = width.saturating_sub(grows.sum()).max(2 * CONTEXT);
    let window = window(text, line, marks, width);
    let begin = excerpt.source.len();
    if window.start > line.start {
        excerpt.source.push(ELLIPSIS);
    }
    for (mark, range) in marks.iter().zip(&mut excerpt.ranges) {
        // What lies before the window is at its ellipsis.
        if holds(mark.range.start) && mark.range.start < window.start {
            range.start = begin;
        }
        if holds(mark.range.end) && mark.range.end < window.start {
            range.end = excerpt.source.len();
        }
    }
    let mut before = None;
    let mut secret: Option<Span> = None;
    for (at, c) in text[window.clone()].char_indices() {
        note(window.start + at, marks, excerpt);
        let holds_it = |span: &&Span| span.range().contains(&(window.start + at));
        if let Some(span) = hidden.iter().find(holds_it) {
            // Told once a line, however long.
            if secret.replace(*span) != Some(*span) {
                excerpt.source.push_str(HIDDEN);
            }
            before = Some(')');
            continue;
        }
        // A mark at the start of the file is not shown unless something points at it.
        let unseen = c == '\u{feff}'
            && window.start + at == 0
            && !marks.iter().any(|mark| mark.range == (0..c.len_utf8()));
        match shown(c, before) {
            _ if unseen => {}
            Shown::Itself(_) => excerpt.source.push(c),
            Shown::As(shown) => excerpt.source.push_str(&shown),
        }
        before = Some(c);
    }
    note(window.end, marks, excerpt);
    let end = excerpt.source.len();
    let cut = window.end < line.end;
    if cut {
        excerpt.source.push(ELLIPSIS);
    }
    for (mark, range) in marks.iter().zip(&mut excerpt.ranges) {
        if holds(mark.range.start) && mark.range.start > window.end {
            range.start = end;
        }
        if holds(mark.range.end) && mark.range.end > window.end {
            range.end = excerpt.source.len();
        }
    }
}

/// Notes the marks that begin or end at byte `at` of the text as doing so at the excerpt's end.
fn note(at: usize, marks: &[Mark], excerpt: &mut Excerpt) {
    for (mark, range) in marks.iter().zip(&mut excerpt.ranges) {
        if mark.range.start == at {
            range.start = excerpt.source.len();
        }
        if mark.range.end == at {
            range.end = excerpt.source.len();
        }
    }
}

/// The part of `line` that is shown: all of it if it fits `width`, else what surrounds the first
/// mark in it. Reads little more of the line than that part.
fn window(text: &str, line: &Range<usize>, marks: &[Mark], width: usize) -> Range<usize> {
    let from_start = forward(text, line.start, line.end, width);
    if from_start == line.end {
        return line.clone();
    }
    let inside = |mark: &&Mark| mark.range.start <= line.end && mark.range.end >= line.start;
    let cells = width.saturating_sub(2);
    let Some(mark) = marks.iter().find(inside) else {
        return line.start..forward(text, line.start, line.end, cells + 1);
    };
    // The line is cut at its end only, if that leaves the marks and their words.
    let from_start = forward(text, line.start, line.end, cells + 1);
    let fits = |mark: &Mark| {
        let room = mark.room.max(CONTEXT / 2);
        mark.range.end <= from_start && width_of(&text[line.start..mark.range.end]) + room <= width
    };
    if marks.iter().filter(inside).all(fits) {
        return line.start..from_start;
    }
    // Of a span that began earlier, its end is what there is to see.
    let focus = if mark.range.start < line.start {
        mark.range.end.min(line.end)..mark.range.end.min(line.end)
    } else {
        mark.range.start..mark.range.end.min(line.end)
    };
    let focus_end = forward(text, focus.start, focus.end, cells.saturating_sub(CONTEXT));
    let focus_cells = width_of(&text[focus.start..focus_end]).max(1);
    let spare = cells.saturating_sub(focus_cells);
    let room = spare.saturating_sub(mark.room).max(CONTEXT.min(spare));
    let before = room.min((spare / 2).max(CONTEXT.min(spare)));
    let start = backward(text, line.start, focus.start, before);
    let cells = if start == line.start { cells + 1 } else { cells };
    let end = forward(text, start, line.end, cells);
    if end >= focus.end {
        return start..end;
    }
    // Where the mark is cut, its words stand beside what is left of it.
    start..forward(text, start, line.end, cells - mark.room.min(cells / 2))
}

/// The cells `text` is shown in.
fn width_of(text: &str) -> usize {
    let mut before = None;
    let mut width = 0;
    for c in text.chars() {
        width += shown(c, before).width();
        before = Some(c);
    }
    width
}

/// The end of the longest run of characters from `start`, at most to `end`, that fits `cells`.
/// Characters without a width stay with the one they belong to, up to a sane number.
fn forward(text: &str, start: usize, end: usize, cells: usize) -> usize {
    let mut width = 0;
    let mut before = None;
    for (count, (at, c)) in text[start..end].char_indices().enumerate() {
        width += shown(c, before).width();
        if width > cells || count > cells * 4 {
            return start + at;
        }
        before = Some(c);
    }
    end
}

/// The start of the longest run of characters up to `end`, at least from `start`, that fits
/// `cells` and does not begin with a character without a width.
fn backward(text: &str, start: usize, end: usize, cells: usize) -> usize {
    let mut width = 0;
    let mut from = end;
    for (count, (at, c)) in text[start..end].char_indices().rev().enumerate() {
        let own = shown(c, None).width();
        width += own;
        if width > cells || count > cells * 4 {
            break;
        }
        if own > 0 {
            from = start + at;
        }
    }
    from
}

#[cfg(test)]
mod tests;

//! A fix as a patch under a message: the lines it changes, before and after.
//!
//! Not every fix makes a picture. One that changes many places, that changes nothing to be seen,
//! or whose lines are too long to be shown whole is told in words alone.

use super::snippet::lines_of;
use super::visible;
use crate::edit::{Edit, Fix, Safety};
use crate::source::text::LineIndex;
use crate::span::Span;
use annotate_snippets::{Patch, Snippet};
use std::ops::Range;

/// Places changed, at most.
const MOST_EDITS: usize = 6;
/// Lines from the first place to the last, at most, and lines written.
const MOST_LINES: usize = 12;
/// Bytes written, at most.
const MOST_BYTES: usize = 800;

/// What the fix does, in words, and what it takes to have it applied.
pub(super) fn words(fix: &Fix) -> String {
    match fix.safety {
        Safety::Safe => fix.message.clone(),
        Safety::Unsafe => format!("{} (applied with `--unsafe-fixes`)", fix.message),
    }
}

/// The picture of `fix`, in lines of at most `width` cells, if it makes one.
pub(super) fn picture(
    fix: &Fix,
    (text, hidden): (&str, &[Span]),
    index: &LineIndex,
    width: usize,
) -> Option<Snippet<'static, Patch<'static>>> {
    let mut edits: Vec<(Range<usize>, String)> = fix
        .edits
        .iter()
        .take(MOST_EDITS + 1)
        .map(|edit| trimmed(edit, text))
        .collect::<Option<_>>()?;
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let first = edits.first()?.0.start;
    let last = edits.iter().map(|(range, _)| range.end).max()?;
    let overlap = edits.windows(2).any(|pair| pair[0].0.end > pair[1].0.start);
    let seen = |text: &str| text.chars().any(|c| !c.is_whitespace() && c != '\u{feff}');
    let nothing = edits.iter().all(|(range, new)| !seen(&text[range.clone()]) && !seen(new));
    let written: usize = edits.iter().map(|(_, new)| new.len()).sum();
    let lines = |text: &str| text.matches('\n').count();
    if overlap
        || nothing
        || edits.len() > MOST_EDITS
        || written > MOST_BYTES
        || lines(&text[first..last]) > MOST_LINES
        || edits.iter().map(|(_, new)| lines(new)).sum::<usize>() > MOST_LINES
    {
        return None;
    }
    let excerpt = lines_of(index, hidden, &edits, width);
    let whole = edits.iter().zip(&excerpt.ranges).all(|((range, _), shown)| {
        excerpt.source.get(shown.clone()) == Some(&shown_lines(&text[range.clone()]))
    });
    if !whole {
        return None;
    }
    let patches = excerpt.ranges.iter().zip(&edits);
    Some(
        Snippet::source(excerpt.source.clone())
            .line_start(index.position(excerpt.start as u32).line as usize)
            .patches(patches.map(|(range, (_, new))| Patch::new(range.clone(), shown_lines(new)))),
    )
}

/// The bytes that `edit` replaces and what by, without a line break that ends both, or that a
/// removal of whole lines ends in. `None` if the bytes are not in the text.
fn trimmed(edit: &Edit, text: &str) -> Option<(Range<usize>, String)> {
    let range = edit.span.range();
    let old = text.get(range.clone())?;
    let without_break = |text: &str| {
        let text = text.strip_suffix('\n')?;
        Some(text.strip_suffix('\r').unwrap_or(text).len())
    };
    let whole_lines =
        edit.text.is_empty() && (range.start == 0 || text[..range.start].ends_with('\n'));
    let both = without_break(old).zip(without_break(&edit.text));
    Some(match (both, without_break(old)) {
        (Some((old, new)), _) => (range.start..range.start + old, edit.text[..new].to_owned()),
        (None, Some(old)) if whole_lines => (range.start..range.start + old, String::new()),
        _ => (range, edit.text.clone()),
    })
}

/// `text` with its characters as they are shown, line by line.
fn shown_lines(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, line) in text.split('\n').enumerate() {
        if at > 0 {
            out.push('\n');
        }
        visible::push(line.strip_suffix('\r').unwrap_or(line), &mut out);
    }
    out
}

//! Texts with values that must not be shown.

use crate::schema::apply::HIDDEN;
use crate::span::Span;
use std::borrow::Cow;
use std::ops::Range;

/// `text` with words in the place of each of the `sensitive` values, which are in order. Line
/// breaks stay, so that lines keep their numbers.
pub fn masked<'t>(text: &'t str, sensitive: &[Span]) -> Cow<'t, str> {
    masked_part(text, sensitive, 0..text.len())
}

/// The `part` of `text`, masked as [`masked`] does it.
pub(super) fn masked_part<'t>(text: &'t str, hidden: &[Span], part: Range<usize>) -> Cow<'t, str> {
    let inside = |span: &&Span| span.range().start < part.end && span.range().end > part.start;
    let mut spans = hidden.iter().filter(inside).peekable();
    if spans.peek().is_none() {
        return Cow::Borrowed(text.get(part).unwrap_or_default());
    }
    let mut out = String::with_capacity(part.len());
    let mut done = part.start;
    for span in spans {
        let (start, end) = (span.range().start.max(part.start), span.range().end.min(part.end));
        // A value may be inside the one before, or begin there.
        let Some(value) = text.get(start.max(done)..end).filter(|value| !value.is_empty()) else {
            continue;
        };
        if start >= done {
            out.push_str(text.get(done..start).unwrap_or_default());
            out.push_str(HIDDEN);
        }
        out.extend(std::iter::repeat_n('\n', value.matches('\n').count()));
        done = end;
    }
    out.push_str(text.get(done..part.end).unwrap_or_default());
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_and_lines_stay() {
        let text = "a = \"secret\"\nb = <<E\nx\nE\nc = 1\n";
        let spans = [Span::new(4, 12), Span::new(5, 7), Span::new(17, 24)];
        let out = masked(text, &spans);
        assert_eq!(
            out,
            format!("a = {HIDDEN}\nb = {HIDDEN}\n\n\nc = 1\n").replacen("\n\n\nc", "\n\n\nc", 1)
        );
        assert_eq!(out.lines().count(), text.lines().count());
    }
}

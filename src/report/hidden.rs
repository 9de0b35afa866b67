//! Texts with values that must not be shown.

use crate::schema::apply::HIDDEN;
use crate::span::Spans;
use std::borrow::Cow;

/// `text` with words in the place of each of the `sensitive` values. Line breaks stay, so that lines keep their numbers.
pub fn masked<'t>(text: &'t str, sensitive: &Spans) -> Cow<'t, str> {
    if sensitive.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for span in sensitive.all() {
        let range = span.range();
        out.push_str(text.get(done..range.start).unwrap_or_default());
        out.push_str(HIDDEN);
        let breaks = text.get(range.clone()).unwrap_or_default().matches('\n').count();
        out.extend(std::iter::repeat_n('\n', breaks));
        done = range.end;
    }
    out.push_str(text.get(done..).unwrap_or_default());
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::span::Span;

    #[test]
    fn values_go_and_lines_stay() {
        let text = "a = \"secret\"\nb = <<E\nx\nE\nc = 1\n";
        let spans = [Span::new(17, 24), Span::new(4, 12), Span::new(5, 7)];
        let out = masked(text, &Spans::new(spans.to_vec()));
        assert_eq!(
            out,
            format!("a = {HIDDEN}\nb = {HIDDEN}\n\n\nc = 1\n").replacen("\n\n\nc", "\n\n\nc", 1)
        );
        assert_eq!(out.lines().count(), text.lines().count());
    }
}

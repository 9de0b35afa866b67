//! Texts with values that must not be shown.

use crate::schema::apply::HIDDEN;
use crate::span::Span;
use std::borrow::Cow;

/// `text` with words in the place of each of the `sensitive` values, which are in order. Line
/// breaks stay, so that lines keep their numbers.
pub fn masked<'t>(text: &'t str, sensitive: &[Span]) -> Cow<'t, str> {
    if sensitive.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for span in sensitive {
        let range = span.range();
        if range.start < done {
            // Inside the one before.
            continue;
        }
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

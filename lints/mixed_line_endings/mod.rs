//! `mixed-line-endings`: lines that end in `\n` and lines that end in `\r\n` in one file.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::span::Span;
use memchr::memchr;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "mixed-line-endings",
    group: Group::Style,
    codes: &[],
    scope: Scope::All,
    summary: "both `\\n` and `\\r\\n` at the ends of lines",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Text(check),
};

/// Finds line breaks that differ from the first one of `text`, one finding for all of them.
///
/// Breaks that begin in one of the `protected` spans (in order, not overlapping) are part of a
/// value: they are neither counted nor changed. A `\r` with no `\n` after it is no line break.
pub fn check(text: &str, protected: &[Span], out: &mut Vec<Finding>) {
    if memchr(b'\r', text.as_bytes()).is_none() {
        return;
    }
    let mut first = None;
    let mut same = 0_usize;
    let mut different = Vec::new();
    for span in breaks(text, protected) {
        if is_lf(span) == is_lf(*first.get_or_insert(span)) {
            same += 1;
        } else {
            different.push(span);
        }
    }
    let (Some(first), Some(place)) = (first, different.first().copied()) else { return };
    let (kept, kept_name, changed_name) =
        if is_lf(first) { ("\n", "LF", "CRLF") } else { ("\r\n", "CRLF", "LF") };
    let message =
        format!("{} in {changed_name}, {same} in {kept_name}", lines_end(different.len()));
    let fix = Fix {
        message: format!("end every line in {kept_name}, as the first line does"),
        safety: Safety::Safe,
        edits: different.into_iter().map(|span| Edit::replace(span, kept)).collect(),
    };
    let label = format!("the first {changed_name}");
    out.push(Finding::new(LINT.name, place, message).label(label).fix(fix));
}

/// "1 line ends", "2 lines end".
fn lines_end(count: usize) -> String {
    if count == 1 { "1 line ends".to_owned() } else { format!("{count} lines end") }
}

/// Whether a line break is a `\n` alone.
fn is_lf(span: Span) -> bool {
    span.len() == 1
}

/// The line breaks of `text`, `\n` or `\r\n`, that do not begin in a protected span. To one
/// belongs every `\r` right before it: a break of another kind after one of them would be the
/// same again.
fn breaks<'a>(text: &'a str, protected: &'a [Span]) -> impl Iterator<Item = Span> + 'a {
    let bytes = text.as_bytes();
    let mut rest = protected;
    bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').filter_map(move |(at, _)| {
        let returns = bytes[..at].iter().rev().take_while(|byte| **byte == b'\r').count();
        let start = at - returns;
        while let [span, others @ ..] = rest
            && span.range().end <= start
        {
            rest = others;
        }
        let inside = rest.first().is_some_and(|span| span.range().contains(&start));
        (!inside).then(|| Span::new(start, at + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    fn found(text: &str, protected: &[Span]) -> Option<Finding> {
        let mut out = Vec::new();
        check(text, protected, &mut out);
        assert!(out.len() <= 1);
        out.pop()
    }

    fn fixed(text: &str, protected: &[Span]) -> String {
        let fix = found(text, protected).unwrap().fix.unwrap();
        let fixed = apply(text, &fix.edits).unwrap();
        assert_eq!(found(&fixed, protected_after(text, &fixed, protected)), None);
        fixed
    }

    /// The spans still hold only where nothing before them changed its length.
    fn protected_after<'a>(text: &str, fixed: &str, protected: &'a [Span]) -> &'a [Span] {
        let kept =
            protected.iter().all(|s| text.get(..s.range().end) == fixed.get(..s.range().end));
        if kept { protected } else { &[] }
    }

    #[test]
    fn the_first_break_decides() {
        assert_eq!(fixed("a\r\nb\nc\nd", &[]), "a\r\nb\r\nc\r\nd");
        assert_eq!(fixed("\nb\r\nc\r\n", &[]), "\nb\nc\n");
        assert_eq!(fixed("\nb\r\r\nc\r\n", &[]), "\nb\nc\n");
        assert_eq!(fixed("a\r\r\nb\n", &[]), "a\r\r\nb\r\n");
    }

    #[test]
    fn the_message_counts_and_the_place_is_the_first_that_differs() {
        let finding = found("a\nb\r\nc\r\nd\n", &[]).unwrap();
        assert_eq!(finding.span, Span::new(3, 5));
        assert_eq!(finding.message, "2 lines end in CRLF, 2 in LF");
    }

    #[test]
    fn one_kind_is_no_finding() {
        for text in ["", "a", "a\n", "a\r\nb\r\n", "a\rb\n", "a\r\r\nb\r\n"] {
            assert_eq!(found(text, &[]), None, "{text:?}");
        }
    }

    #[test]
    fn breaks_in_protected_spans_neither_count_nor_change() {
        // The text of a heredoc is a value: its breaks stay, though the others change.
        let text = "a\nb = <<E\nx\r\ny\nE\nc\r\n";
        let value = Span::new(10, 15);
        assert_eq!(fixed(text, &[value]), "a\nb = <<E\nx\r\ny\nE\nc\n");
        // A span that holds the only different breaks leaves nothing to find.
        assert_eq!(found("a = <<E\r\nx\ny\nE\r\n", &[Span::new(9, 13)]), None);
        // The first break that counts decides, not one inside a value.
        assert_eq!(found("<\n>\r\n\r\n", &[Span::new(0, 3)]), None);
    }
}

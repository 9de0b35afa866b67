//! Workflow commands of GitHub Actions, one a finding, which GitHub shows beside the lines.

use super::{FileReport, Root, visible};
use crate::source::text::LineIndex;
use std::fmt::Write as _;

/// Appends the findings of `report`.
pub(super) fn render(report: &FileReport<'_>, root: &Root, out: &mut String) {
    let index = LineIndex::new(report.text);
    let path = root.path(report.path);
    for (level, finding) in report.findings() {
        let (start, end) = (index.position(finding.span.start), index.position(finding.span.end));
        // Writing to a string cannot fail.
        let _ = write!(out, "::{} file={},line={}", level.word(), property(&path), start.line);
        if start.line == end.line {
            let _ = write!(out, ",col={},endColumn={}", start.column, end.column);
        }
        // GitHub takes columns only where the span is of one line.
        let _ = write!(out, ",endLine={},title={}", end.line, property(finding.lint));
        // The log shows nothing but the message, so the place is in it too.
        let mut message = format!(
            "{}:{}:{}: [{}] {}",
            visible::line(&path),
            start.line,
            start.column,
            finding.lint,
            visible::line(&finding.message),
        );
        if let Some(code) = finding.code {
            let _ = write!(message, " ({code})");
        }
        if let Some(help) = super::advice(finding) {
            let _ = write!(message, "\nhelp: {}", visible::line(help));
        }
        let _ = writeln!(out, "::{}", data(&message));
    }
}

/// `text` as the message of a command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// `text` as the value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_command_is_escaped() {
        assert_eq!(data("50%, a:b\r\nc"), "50%25, a:b%0D%0Ac");
        assert_eq!(property("50%, a:b\n"), "50%25%2C a%3Ab%0A");
    }
}

//! One line a finding, `path:line:col: level[name] message (CODE)`, for editors and `grep`.

use super::{FileReport, Style, visible};
use crate::lint::Level;
use crate::source::text::LineIndex;
use std::fmt::Write as _;

/// Appends the findings of `report`.
pub(super) fn render(report: &FileReport<'_>, style: Style, out: &mut String) {
    let index = LineIndex::new(report.text);
    let path = visible::line(report.path);
    for (level, finding) in report.findings() {
        let at = index.position(finding.span.start);
        let (on, off) = match level {
            _ if !style.color => ("", ""),
            Level::Deny => ("\u{1b}[1m\u{1b}[91m", "\u{1b}[0m"),
            Level::Allow | Level::Warn => ("\u{1b}[1m\u{1b}[33m", "\u{1b}[0m"),
        };
        let message = visible::line(&finding.message);
        let code = finding.code.map(|code| format!(" ({code})")).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "{path}:{}:{}: {on}{}[{}]{off} {message}{code}",
            at.line,
            at.column,
            level.word(),
            finding.lint,
        );
    }
}

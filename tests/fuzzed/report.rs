//! What is found in any text can be shown in every format, and what is JSON stays so.

use rf_lint::lint::{Level, Levels, Linter};
use rf_lint::report::{FileReport, Format, Reporter, Style};
use rf_lint::source::Language;

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let found = Linter::default().lint(text, Language::RootformHcl);
    let sensitive = found.sensitive.clone();
    let levels = Levels::default();
    let findings = found.apply(|_| true, false).into_iter();
    let findings: Vec<_> =
        findings.map(|finding| (levels.of(&finding).max(Level::Warn), finding)).collect();
    for format in Format::ALL {
        let style =
            Style { color: format == Format::Text && text.len().is_multiple_of(2), width: 60 };
        let report = FileReport::new("a.rf.hcl", text, findings.clone()).hiding(&sensitive);
        assert!(report.findings().is_sorted_by_key(|(_, finding)| finding.span.start));
        let shown = Reporter::new(format, style).file(&report);
        assert!(findings.is_empty() || !shown.is_empty(), "{format:?}");
        // The others are for programs, whose formats allow what is from 0x7f on.
        let for_people = matches!(format, Format::Text | Format::Concise | Format::Github);
        let steers = |c: char| {
            c.is_control() && !matches!(c, '\n' | '\u{1b}') && (c < '\u{7f}' || for_people)
        };
        assert!(!shown.contains(steers), "{format:?}: {shown:?}");
        assert!(style.color || !shown.contains('\u{1b}'), "{format:?}: {shown:?}");
    }
}

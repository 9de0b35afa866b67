//! The Code Quality report of GitLab: a JSON array with an object a finding, one a line.

use super::fingerprint::Fingerprints;
use super::{FileReport, Root};
use crate::lint::Level;
use crate::source::text::LineIndex;
use serde::Serialize;

/// What stands before the first finding.
pub(super) const BEGIN: &str = "[";

/// What stands after the last finding, if there was one.
pub(super) fn end(any: bool) -> String {
    if any { "\n]\n" } else { "]\n" }.to_owned()
}

/// Appends the findings of `report`; `first` if none was written before.
pub(super) fn render(report: &FileReport<'_>, root: &Root, first: bool, out: &mut String) {
    let index = LineIndex::new(report.text);
    let mut fingerprints = Fingerprints::new((report.text, report.hidden), &index);
    let path = root.path(report.path);
    for (at, (level, finding)) in report.findings().iter().enumerate() {
        out.push_str(if first && at == 0 { "\n" } else { ",\n" });
        let code = finding.code.map(|code| format!(" ({code})")).unwrap_or_default();
        let entry = Entry {
            description: format!("{}: {}{code}", finding.lint, finding.message),
            check_name: finding.lint,
            fingerprint: fingerprints.next(&path, finding),
            severity: if *level == Level::Deny { "major" } else { "minor" },
            location: Location {
                path: &path,
                lines: Lines {
                    begin: index.position(finding.span.start).line,
                    end: index.position(finding.span.end).line,
                },
            },
        };
        // Strings and numbers alone: this cannot fail.
        out.push_str(&serde_json::to_string(&entry).unwrap_or_default());
    }
}

#[derive(Serialize)]
struct Entry<'a> {
    description: String,
    check_name: &'a str,
    fingerprint: String,
    severity: &'static str,
    location: Location<'a>,
}

#[derive(Serialize)]
struct Location<'a> {
    path: &'a str,
    lines: Lines,
}

#[derive(Serialize)]
struct Lines {
    begin: u32,
    end: u32,
}

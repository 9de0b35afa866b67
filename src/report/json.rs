//! The JSON object for programs, in pieces: what stands before the diagnostics, the diagnostics
//! of one file, and what stands after them. One diagnostic a line.

use super::{Counts, FileReport};
use crate::edit::{Fix, Safety};
use crate::finding::{Finding, Related};
use crate::lint::{Level, find};
use crate::source::text::LineIndex;
use crate::span::Span;
use serde::Serialize;
use std::borrow::Cow;

/// What stands before the first diagnostic.
pub(super) const BEGIN: &str = "{\"version\": 1, \"diagnostics\": [";

/// What stands after the last diagnostic, if there was one.
pub(super) fn end(counts: &Counts, any: bool) -> String {
    let Counts { errors, warnings, fixable, unsafely_fixable } = counts;
    let before = if any { "\n" } else { "" };
    format!(
        "{before}], \"summary\": {{\"errors\": {errors}, \"warnings\": {warnings}, \
         \"fixable\": {fixable}, \"unsafely_fixable\": {unsafely_fixable}}}}}\n"
    )
}

/// Appends the diagnostics of `report`; `first` if none was written before.
pub(super) fn render(report: &FileReport<'_>, first: bool, out: &mut String) {
    let index = LineIndex::new(report.text);
    for (at, (level, finding)) in report.findings().iter().enumerate() {
        out.push_str(if first && at == 0 { "\n" } else { ",\n" });
        let diagnostic = diagnostic(report.path, &index, *level, finding);
        // Strings and numbers alone: this cannot fail.
        out.push_str(&serde_json::to_string(&diagnostic).unwrap_or_default());
    }
}

#[derive(Serialize)]
struct Diagnostic<'a> {
    lint: &'a str,
    group: Option<&'static str>,
    level: &'static str,
    code: Option<&'a str>,
    message: &'a str,
    path: &'a str,
    span: Place,
    related: Vec<Other<'a>>,
    help: Option<&'a str>,
    fix: Option<Repair<'a>>,
}

#[derive(Serialize)]
struct Place {
    start: Point,
    end: Point,
}

#[derive(Serialize)]
struct Point {
    line: u32,
    column: u32,
    offset: u32,
}

#[derive(Serialize)]
struct Other<'a> {
    message: &'a str,
    path: Cow<'a, str>,
    span: Place,
}

#[derive(Serialize)]
struct Repair<'a> {
    message: &'a str,
    safety: &'static str,
    edits: Vec<Change<'a>>,
}

#[derive(Serialize)]
struct Change<'a> {
    path: &'a str,
    start: u32,
    end: u32,
    text: &'a str,
}

fn diagnostic<'a>(
    path: &'a str,
    index: &LineIndex,
    level: Level,
    finding: &'a Finding,
) -> Diagnostic<'a> {
    Diagnostic {
        lint: finding.lint,
        group: find(finding.lint).map(|lint| lint.group.name()),
        level: level.word(),
        code: finding.code,
        message: &finding.message,
        path,
        span: place(index, finding.span),
        related: finding.related.iter().map(|related| other(path, index, related)).collect(),
        help: finding.help.as_deref(),
        fix: finding.fix.as_ref().map(|fix| repair(path, fix)),
    }
}

fn place(index: &LineIndex, span: Span) -> Place {
    let point = |offset| {
        let at = index.position(offset);
        Point { line: at.line, column: at.column, offset }
    };
    Place { start: point(span.start), end: point(span.end) }
}

fn other<'a>(path: &'a str, index: &LineIndex, related: &'a Related) -> Other<'a> {
    let (path, span) = match &related.file {
        Some(file) => {
            (file.path.to_string_lossy(), place(&LineIndex::new(&file.text), related.span))
        }
        None => (Cow::Borrowed(path), place(index, related.span)),
    };
    Other { message: &related.message, path, span }
}

fn repair<'a>(path: &'a str, fix: &'a Fix) -> Repair<'a> {
    let safety = match fix.safety {
        Safety::Safe => "safe",
        Safety::Unsafe => "unsafe",
    };
    let edits = fix.edits.iter().map(|edit| Change {
        path,
        start: edit.span.start,
        end: edit.span.end,
        text: &edit.text,
    });
    Repair { message: &fix.message, safety, edits: edits.collect() }
}

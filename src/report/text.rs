//! Findings in rustc's shape: the message, the source with the place underlined, then what to do
//! about it, and the first time a lint shows, why it matters.

use super::snippet::{Origins, Spot};
use super::{FileReport, Seen, Style, patch, visible};
use crate::finding::{Finding, Related, RelatedFile};
use crate::lint::{Level, find};
use crate::source::text::LineIndex;
use annotate_snippets::{Group, Level as Severity};
use std::sync::Arc;

/// Appends the findings of `report`, each followed by an empty line.
pub(super) fn render(report: &FileReport<'_>, style: Style, seen: &mut Seen, out: &mut String) {
    let index = LineIndex::new(report.text);
    for (level, finding) in report.findings() {
        let note = seen.first(finding.lint).then(|| note(finding.lint));
        one(report, &index, *level, finding, note, style, out);
        out.push('\n');
    }
}

/// Why the lint matters and where more is said.
fn note(lint: &str) -> String {
    let explain = format!("`rf explain {lint}` says more");
    match find(lint) {
        Some(lint) => format!("{}: {}\n{explain}", lint.group.name(), lint.group.reason()),
        None => explain,
    }
}

fn one(
    report: &FileReport<'_>,
    index: &LineIndex,
    level: Level,
    finding: &Finding,
    note: Option<String>,
    style: Style,
    out: &mut String,
) {
    let mut spots = vec![Spot { span: finding.span, label: &finding.label }];
    let here = finding.related.iter().filter(|related| related.file.is_none());
    spots.extend(here.map(|related| Spot { span: related.span, label: &related.message }));
    let elsewhere = by_file(&finding.related);
    let others: Vec<LineIndex> =
        elsewhere.iter().map(|(file, _)| LineIndex::new(&file.text)).collect();

    let ends = spots.iter().map(|spot| index.position(spot.span.end).line);
    let other_ends = elsewhere.iter().zip(&others).flat_map(|((_, spots), index)| {
        spots.iter().map(|spot| index.position(spot.span.end).line)
    });
    let last_line = ends.chain(other_ends).max().unwrap_or(1);
    let mut origins = Origins::new(style, last_line);

    let severity = if level == Level::Deny { Severity::ERROR } else { Severity::WARNING };
    let mut snippets =
        origins.snippets(report.path, (report.text, report.hidden), index, &spots, true);
    for ((file, spots), index) in elsewhere.iter().zip(&others) {
        let path = file.path.to_string_lossy();
        snippets.extend(origins.snippets(&path, (&file.text, file.hidden()), index, spots, false));
    }
    let mut group = Group::with_title(severity.primary_title(title(finding)).id(finding.lint))
        .elements(snippets);
    if let Some(help) = &finding.help {
        let words = visible::wrapped(help, origins.prose_width());
        group = group.element(Severity::HELP.message(words));
    }
    let mut fixed = None;
    if let Some(fix) = &finding.fix {
        let words = patch::words(fix);
        if let Some(picture) =
            patch::picture(fix, (report.text, report.hidden), index, origins.source_width())
        {
            let words = visible::wrapped(&words, style.width.saturating_sub("help: ".len()));
            fixed = Some(Severity::HELP.secondary_title(words).element(picture));
        } else {
            let words = visible::wrapped(&words, origins.prose_width());
            group = group.element(Severity::HELP.message(words));
        }
    }
    if let Some(note) = note {
        group = group.element(Severity::NOTE.message(note));
    }
    let groups: Vec<Group<'_>> = std::iter::once(group).chain(fixed).collect();
    origins.render(&groups, out);
}

/// The message with the code after it, on one line.
fn title(finding: &Finding) -> String {
    let message = visible::line(&finding.message);
    match finding.code {
        Some(code) => format!("{message} ({code})"),
        None => message,
    }
}

/// The places in other files, by file in the order the files first come.
fn by_file(related: &[Related]) -> Vec<(&RelatedFile, Vec<Spot<'_>>)> {
    let mut files: Vec<(&RelatedFile, Vec<Spot<'_>>)> = Vec::new();
    for related in related {
        let Some(file) = related.file.as_ref().map(Arc::as_ref) else { continue };
        let spot = Spot { span: related.span, label: &related.message };
        match files.iter_mut().find(|(known, _)| std::ptr::eq(*known, file)) {
            Some((_, spots)) => spots.push(spot),
            None => files.push((file, vec![spot])),
        }
    }
    files
}

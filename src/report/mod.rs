//! Findings as people and programs read them.
//!
//! A [`Reporter`] takes one [`FileReport`] after another, in the order they are to be shown, and
//! gives back the text to print for each; it keeps nothing of a file. What a run comes to is in
//! [`Counts`]. Which findings there are, their levels and where the text goes are left to others.

mod concise;
mod excerpt;
mod json;
mod patch;
mod plain;
mod snippet;
mod text;
mod visible;

pub use plain::{Place, message, message_at};

use crate::edit::Safety;
use crate::finding::Finding;
use crate::lint::Level;
use std::collections::HashSet;
use std::fmt;
use std::ops::AddAssign;

/// How findings are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// In rustc's shape, with the source.
    Text,
    /// One line a finding.
    Concise,
    /// One JSON object.
    Json,
}

impl Format {
    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Concise => "concise",
            Self::Json => "json",
        }
    }
}

/// What the terminal, or whatever stands in its place, is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    /// Whether to colour.
    pub color: bool,
    /// The width in cells. Source and prose are fitted to it as far as they can be.
    pub width: usize,
}

impl Default for Style {
    /// No colour, 80 cells.
    fn default() -> Self {
        Self { color: false, width: 80 }
    }
}

/// The findings of one file.
#[derive(Clone, Debug)]
pub struct FileReport<'a> {
    /// The path of the file as it is shown.
    pub path: &'a str,
    /// The text that the findings' spans are measured in.
    pub text: &'a str,
    /// The findings with their levels, by place. None is at [`Level::Allow`].
    findings: Vec<(Level, Finding)>,
}

impl<'a> FileReport<'a> {
    /// A report of `findings` in any order; those that are allowed are dropped.
    pub fn new(path: &'a str, text: &'a str, mut findings: Vec<(Level, Finding)>) -> Self {
        findings.retain(|(level, _)| *level != Level::Allow);
        // Of findings at one place, the widest first, then by name: one order in every run.
        findings.sort_by(|(_, a), (_, b)| {
            let key = |f: &Finding| (f.span.start, std::cmp::Reverse(f.span.end), f.lint);
            key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
        });
        Self { path, text, findings }
    }

    /// The findings with their levels, by place.
    pub fn findings(&self) -> &[(Level, Finding)] {
        &self.findings
    }

    /// How many there are of what.
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for (level, finding) in &self.findings {
            match level {
                Level::Deny => counts.errors += 1,
                Level::Warn => counts.warnings += 1,
                Level::Allow => {}
            }
            match finding.fix.as_ref().map(|fix| fix.safety) {
                Some(Safety::Safe) => counts.fixable += 1,
                Some(Safety::Unsafe) => counts.unsafely_fixable += 1,
                None => {}
            }
        }
        counts
    }
}

/// How many findings there are of what. Shown, it is the summary line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Findings at deny level.
    pub errors: usize,
    /// Findings at warn level.
    pub warnings: usize,
    /// Those of them with a safe fix.
    pub fixable: usize,
    /// Those of them with an unsafe fix.
    pub unsafely_fixable: usize,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.fixable += other.fixable;
        self.unsafely_fixable += other.unsafely_fixable;
    }
}

impl fmt::Display for Counts {
    /// The summary line, `2 errors, 5 warnings, 3 fixable with --fix`, without what there is
    /// none of; `no findings` if there are none. It has no line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = [(self.errors, "error"), (self.warnings, "warning")];
        let mut parts: Vec<String> = kinds
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, word)| format!("{count} {word}{}", if count == 1 { "" } else { "s" }))
            .collect();
        if parts.is_empty() {
            return f.write_str("no findings");
        }
        match (self.fixable, self.unsafely_fixable) {
            (0, 0) => {}
            (0, count) => parts.push(format!("{count} fixable with --fix --unsafe-fixes")),
            (count, _) => parts.push(format!("{count} fixable with --fix")),
        }
        f.write_str(&parts.join(", "))
    }
}

/// The lints that have been explained in this run, so that none is explained twice.
#[derive(Clone, Default, Debug)]
pub struct Seen(HashSet<&'static str>);

impl Seen {
    /// Notes `lint` and says whether this is the first time.
    fn first(&mut self, lint: &'static str) -> bool {
        self.0.insert(lint)
    }
}

/// Writes a run's findings in one format, file by file.
#[derive(Clone, Debug)]
pub struct Reporter {
    format: Format,
    style: Style,
    seen: Seen,
    /// Whether a diagnostic has been written.
    any: bool,
}

impl Reporter {
    /// A reporter that has written nothing yet.
    pub fn new(format: Format, style: Style) -> Self {
        Self { format, style, seen: Seen::default(), any: false }
    }

    /// What stands before all files.
    pub fn begin(&self) -> &'static str {
        if self.format == Format::Json { json::BEGIN } else { "" }
    }

    /// What is written for one file. Called in the order in which files are to be shown.
    pub fn file(&mut self, report: &FileReport<'_>) -> String {
        let mut out = String::new();
        if report.findings.is_empty() {
            return out;
        }
        match self.format {
            Format::Text => text::render(report, self.style, &mut self.seen, &mut out),
            Format::Concise => concise::render(report, self.style, &mut out),
            Format::Json => json::render(report, !self.any, &mut out),
        }
        self.any = true;
        out
    }

    /// What stands after all files, of which `counts` is the sum.
    pub fn end(&self, counts: &Counts) -> String {
        if self.format == Format::Json { json::end(counts, self.any) } else { String::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Edit, Fix};
    use crate::span::Span;

    fn counts(errors: usize, warnings: usize, fixable: usize, unsafely_fixable: usize) -> String {
        Counts { errors, warnings, fixable, unsafely_fixable }.to_string()
    }

    #[test]
    fn the_summary_names_what_there_is() {
        assert_eq!(counts(2, 5, 3, 1), "2 errors, 5 warnings, 3 fixable with --fix");
        assert_eq!(counts(1, 1, 1, 0), "1 error, 1 warning, 1 fixable with --fix");
        assert_eq!(counts(0, 1, 0, 0), "1 warning");
        assert_eq!(counts(21, 0, 0, 2), "21 errors, 2 fixable with --fix --unsafe-fixes");
        assert_eq!(counts(0, 0, 0, 0), "no findings");
    }

    #[test]
    fn findings_come_by_place_and_allowed_ones_not_at_all() {
        let at = |lint, start, end| Finding::new(lint, Span::new(start, end), "x");
        let fix = Fix {
            message: "y".into(),
            safety: Safety::Safe,
            edits: vec![Edit::delete(Span::new(0, 1))],
        };
        let findings = vec![
            (Level::Warn, at("c", 2, 3)),
            (Level::Allow, at("d", 0, 1).fix(fix.clone())),
            (Level::Deny, at("b", 0, 1).fix(fix)),
            (Level::Deny, at("a", 0, 1)),
            (Level::Warn, at("e", 0, 4)),
        ];
        let report = FileReport::new("a.hcl", "abcd", findings);
        let names: Vec<_> = report.findings().iter().map(|(_, f)| f.lint).collect();
        assert_eq!(names, ["e", "a", "b", "c"]);
        let counts = report.counts();
        assert_eq!((counts.errors, counts.warnings, counts.fixable), (2, 2, 1));
    }
}

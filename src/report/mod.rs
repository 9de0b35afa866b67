//! Findings as people and programs read them.
//!
//! A [`Reporter`] takes one [`FileReport`] after another, in the order they are to be shown, and
//! gives back the text to print for each; it keeps nothing of a file. What a run comes to is in
//! [`Counts`]. Which findings there are, their levels and where the text goes are left to others.

mod concise;
mod counts;
mod excerpt;
mod fingerprint;
mod github;
mod gitlab;
mod hidden;
mod json;
mod junit;
mod patch;
mod plain;
mod root;
mod sarif;
mod snippet;
mod text;
mod visible;

pub use counts::Counts;
pub use hidden::masked;
pub use plain::{Place, message, message_at};
pub use root::Root;

use crate::edit::Safety;
use crate::finding::Finding;
use crate::lint::Level;
use crate::span::Span;
use std::borrow::Cow;
use std::collections::HashSet;

/// How findings are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// In rustc's shape, with the source.
    Text,
    /// One line a finding.
    Concise,
    /// One JSON object.
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Workflow commands of GitHub Actions.
    Github,
    /// The Code Quality report of GitLab.
    Gitlab,
    /// JUnit's XML.
    Junit,
}

impl Format {
    /// Every format.
    pub const ALL: [Self; 7] = [
        Self::Text,
        Self::Concise,
        Self::Json,
        Self::Sarif,
        Self::Github,
        Self::Gitlab,
        Self::Junit,
    ];

    /// The format of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Concise => "concise",
            Self::Json => "json",
            Self::Sarif => "sarif",
            Self::Github => "github",
            Self::Gitlab => "gitlab",
            Self::Junit => "junit",
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
    /// Where values stand in the text that must not be shown, in order.
    hidden: &'a [Span],
}

/// The lint whose findings are followed by what they come from: what the nearest variant lacks.
const LEADING: &str = "no-matching-variant";

impl<'a> FileReport<'a> {
    /// A report of `findings` in any order; those that are allowed are dropped.
    pub fn new(path: &'a str, text: &'a str, mut findings: Vec<(Level, Finding)>) -> Self {
        findings.retain(|(level, _)| *level != Level::Allow);
        // Of findings at one place the one that others come from, then the widest, then by name: one
        // order in every run.
        findings.sort_by(|(_, a), (_, b)| {
            let key = |f: &Finding| {
                (f.span.start, f.lint != LEADING, std::cmp::Reverse(f.span.end), f.lint)
            };
            key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
        });
        Self { path, text, findings, hidden: &[] }
    }

    /// The report, which shows nothing of the text at these spans; they are in order.
    #[must_use]
    pub fn hiding(self, hidden: &'a [Span]) -> Self {
        Self { hidden, ..self }
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

/// The lints that have been explained in this run, so that none is explained twice.
#[derive(Clone, Default, Debug)]
pub struct Seen(HashSet<&'static str>);

impl Seen {
    /// Notes `lint` and says whether this is the first time.
    fn first(&mut self, lint: &'static str) -> bool {
        self.0.insert(lint)
    }
}

/// What to do about `finding`, in words: its help, or what its fix does.
fn advice(finding: &Finding) -> Option<&str> {
    finding.help.as_deref().or(finding.fix.as_ref().map(|fix| fix.message.as_str()))
}

/// Writes a run's findings in one format, file by file.
#[derive(Clone, Debug)]
pub struct Reporter {
    format: Format,
    style: Style,
    root: Root,
    seen: Seen,
    /// Whether a diagnostic has been written.
    any: bool,
}

impl Reporter {
    /// A reporter that has written nothing yet.
    pub fn new(format: Format, style: Style) -> Self {
        Self { format, style, root: Root::default(), seen: Seen::default(), any: false }
    }

    /// The format it writes.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Gives paths from `root` in the formats of tools that look at a repository from there:
    /// `sarif`, `github`, `gitlab` and `junit`.
    #[must_use]
    pub fn rooted(mut self, root: Root) -> Self {
        self.root = root;
        self
    }

    /// What stands before all files.
    pub fn begin(&self) -> Cow<'static, str> {
        match self.format {
            Format::Text | Format::Concise | Format::Github => "".into(),
            Format::Json => json::BEGIN.into(),
            Format::Sarif => sarif::begin().into(),
            Format::Gitlab => gitlab::BEGIN.into(),
            Format::Junit => junit::BEGIN.into(),
        }
    }

    /// What is written for one file. Called in the order in which files are to be shown.
    pub fn file(&mut self, report: &FileReport<'_>) -> String {
        let mut out = String::new();
        if report.findings.is_empty() {
            return out;
        }
        let (root, first) = (&self.root, !self.any);
        match self.format {
            Format::Text => text::render(report, self.style, &mut self.seen, &mut out),
            Format::Concise => concise::render(report, self.style, &mut out),
            Format::Json => json::render(report, first, &mut out),
            Format::Sarif => sarif::render(report, root, first, &mut out),
            Format::Github => github::render(report, root, &mut out),
            Format::Gitlab => gitlab::render(report, root, first, &mut out),
            Format::Junit => junit::render(report, root, &mut out),
        }
        self.any = true;
        out
    }

    /// What stands after all files, of which `counts` is the sum.
    pub fn end(&self, counts: &Counts) -> String {
        match self.format {
            Format::Text | Format::Concise | Format::Github => String::new(),
            Format::Json => json::end(counts, self.any),
            Format::Sarif => sarif::end(self.any),
            Format::Gitlab => gitlab::end(self.any),
            Format::Junit => junit::end(self.any),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Edit, Fix};
    use crate::span::Span;

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

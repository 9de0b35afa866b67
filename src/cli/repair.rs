//! What `rf lint` does with one file: looks for findings, and repairs them if it is asked to.

use super::diff::unified;
use super::files::Input;
use crate::edit::Safety;
use crate::finding::Finding;
use crate::fmt::Formatter;
use crate::lint::fix::{self, Fixed, Tools};
use crate::lint::{InFile, Level, Levels, Lint, Linter, Selection};
use crate::report::Style;
use crate::source::replace::{ReplaceError, replace};
use std::path::PathBuf;

/// What is asked of a run.
pub(super) struct Request<'a> {
    /// The levels that the command line gives, in order.
    pub(super) asked: &'a [(String, Level)],
    pub(super) selection: Selection,
    pub(super) repair: Repair,
    /// The fixes that are wanted.
    pub(super) allowed: Safety,
    /// How diffs are written.
    pub(super) style: Style,
}

/// What is done with fixes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Repair {
    Nothing,
    /// The file is rewritten.
    Write,
    /// The result goes to standard output, changed or not.
    Print,
    /// The changes are shown.
    Diff,
}

/// What one thread keeps from file to file.
#[derive(Default)]
pub(super) struct Worker {
    linter: Linter,
    formatter: Formatter,
}

/// What came of a file, if there is anything to say about it.
pub(super) struct Outcome {
    pub(super) path: PathBuf,
    /// The text that the findings are about.
    pub(super) text: String,
    pub(super) findings: Vec<(Level, Finding)>,
    /// The number of fixes that were applied, or would be.
    pub(super) fixed: usize,
    /// The lints whose fixes were taken back.
    pub(super) undone: Vec<&'static str>,
    /// What goes to standard output before any findings: the fixed text, or a diff.
    pub(super) shown: String,
    /// Why the file was not rewritten.
    pub(super) unwritten: Option<ReplaceError>,
}

impl Worker {
    /// Handles one file.
    pub(super) fn work(&mut self, input: &Input, request: &Request<'_>) -> Option<Outcome> {
        let text = &input.source.text;
        let found = self.linter.lint(text, input.language);
        let print = request.repair == Repair::Print;
        if found.findings.is_empty() && found.directives.is_empty() {
            let wanted = |lint: &Lint| selection.contains(lint) && levels.level(lint.name) != Level::Allow;
    let shown = found.apply(wanted, false);
    shown.into_iter().map(|finding| (levels.level(finding.lint), finding)).collect()
}

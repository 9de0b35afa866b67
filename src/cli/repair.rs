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
            let shown = if print { text.clone() } else { return None };
            return Some(Outcome { shown, ..outcome(input, text.clone(), Vec::new()) });
        }
        let levels = levels(input, request);
        let findings = levelled(found, &levels, &request.selection);
        let applies = |finding: &Finding| {
            finding.fix.as_ref().is_some_and(|fix| fix.safety <= request.allowed)
        };
        let any = findings.iter().any(|(_, finding)| applies(finding));
        if request.repair == Repair::Nothing || !any {
            let shown = if print { text.clone() } else { String::new() };
            let outcome = Outcome { shown, ..outcome(input, text.clone(), findings) };
            return (print || !outcome.findings.is_empty()).then_some(outcome);
        }
        let options = input.format_options();
        let mut tools = Tools {
            find: |text: &str| {
                let found = self.linter.lint(text, input.language);
                levelled(found, &levels, &request.selection)
            },
            format: |text: &str| self.formatter.format(text, input.language, options),
        };
        let fixed = fix::fix(text, request.allowed, &mut tools);
        Some(finish(input, fixed, findings, request))
    }
}

/// What is said about a file whose fixes are `fixed`, and which had these `findings` before.
fn finish(
    input: &Input,
    fixed: Fixed,
    findings: Vec<(Level, Finding)>,
    request: &Request<'_>,
) -> Outcome {
    let Fixed { text, applied, remaining, undone } = fixed;
    let before = &input.source.text;
    let mut shown = String::new();
    match request.repair {
        Repair::Print => shown.clone_from(&text),
        Repair::Diff if text != *before => {
            shown = unified(&input.source.path, before, &text, request.style);
        }
        Repair::Write if text != *before => {
            if let Err(error) = replace(&input.source, &text) {
                let unwritten = Some(error);
                return Outcome { unwritten, ..outcome(input, before.clone(), findings) };
            }
        }
        Repair::Nothing | Repair::Diff | Repair::Write => {}
    }
    let fixed = applied.values().sum();
    Outcome { fixed, undone, shown, ..outcome(input, text, remaining) }
}

fn outcome(input: &Input, text: String, findings: Vec<(Level, Finding)>) -> Outcome {
    Outcome {
        path: input.source.path.clone(),
        text,
        findings,
        fixed: 0,
        undone: Vec::new(),
        shown: String::new(),
        unwritten: None,
    }
}

/// The levels that hold for a file.
fn levels(input: &Input, request: &Request<'_>) -> Levels {
    let path = std::path::absolute(&input.source.path).unwrap_or_default();
    // All names were checked before any file was read, so nothing is refused here.
    let mut levels = Levels::resolve(input.config.levels_for(&path)).unwrap_or_default();
    request.selection.raise(&mut levels);
    for (name, level) in request.asked {
        let _ = levels.set(name, *level);
    }
    levels
}

/// The findings that are shown, with their levels.
fn levelled(found: InFile, levels: &Levels, selection: &Selection) -> Vec<(Level, Finding)> {
    let wanted = |lint: &Lint| selection.contains(lint) && levels.level(lint.name) != Level::Allow;
    let shown = found.apply(wanted, false);
    shown.into_iter().map(|finding| (levels.level(finding.lint), finding)).collect()
}

//! What `rf lint` does with one file: looks for findings, and repairs them if it is asked to.
//! Repaired files are written by [`super::rounds`], once their roots have been looked at.

use super::asked::{Asked, Holds, Settled};
use super::diff::unified;
use super::files::Input;
use super::survey::FromRoot;
use crate::edit::Safety;
use crate::finding::{Finding, Premises};
use crate::fmt::Formatter;
use crate::lint::fix::{self, Fixed, Tools};
use crate::lint::{InFile, Level, Levels, LintSet, Linter};
use crate::report::{Style, masked};
use crate::schema::find::Schemas;
use crate::source::Source;
use crate::span::Span;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;

/// What is asked of a run.
pub(super) struct Request<'a> {
    /// The lints that are asked for.
    pub(super) asked: Asked<'a>,
    pub(super) repair: Repair,
    /// The fixes that are wanted.
    pub(super) allowed: Safety,
    /// How diffs are written.
    pub(super) style: Style,
    /// The schemas of the run.
    pub(super) schemas: &'a Schemas,
    /// Whether the roots of the files were looked at; standard input stands by itself.
    pub(super) whole_roots: bool,
    /// Paths that were met and could not be taken; they may hold sources of the roots.
    pub(super) refused: Vec<PathBuf>,
    /// Whether files may have been left out that are read for their roots all the same.
    pub(super) left_out: bool,
    /// What the roots show of each file.
    pub(super) roots: HashMap<PathBuf, FromRoot>,
    /// Lints whose fixes led to new errors in a file and are not tried again in it.
    pub(super) left_alone: HashMap<PathBuf, Vec<&'static str>>,
    /// Files that could not be written, and are not repaired any more.
    pub(super) unwritten: HashSet<PathBuf>,
    /// What files would hold after the rounds so far, where fixes are only shown.
    pub(super) overlay: HashMap<PathBuf, String>,
}

impl Request<'_> {
    /// `input` with the text that its file would hold.
    pub(super) fn overlaid<'i>(&self, input: &'i Input) -> Cow<'i, Input> {
        match self.overlay.get(&input.source.path) {
            None => Cow::Borrowed(input),
            Some(text) => {
                let source = Source { text: text.clone(), ..input.source.clone() };
                Cow::Owned(Input { source, ..input.clone() })
            }
        }
    }
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
    settled: Settled,
}

/// What came of a file, if there is anything to say about it.
pub(super) struct Outcome {
    pub(super) path: PathBuf,
    /// The text that the findings are about.
    pub(super) text: String,
    pub(super) findings: Vec<(Level, Finding)>,
    /// Where values stand in the text that must not be shown.
    pub(super) sensitive: Vec<Span>,
    /// How many fixes of each lint were applied, or would be.
    pub(super) applied: BTreeMap<&'static str, usize>,
    /// The lints whose fixes were taken back.
    pub(super) undone: Vec<&'static str>,
    /// What goes to standard output before any findings: the fixed text, or a diff.
    pub(super) shown: String,
    /// What the file held before, if that was not the text.
    pub(super) before: Option<Before>,
}

/// What a file held before it was repaired.
#[derive(Clone)]
pub(super) struct Before {
    pub(super) source: Source,
    /// Where values stand in it that must not be shown.
    pub(super) sensitive: Vec<Span>,
}

impl Outcome {
    /// The way from what was there `before`, as a diff.
    pub(super) fn diff(&self, before: &Before, style: Style) -> String {
        let was = masked(&before.source.text, &before.sensitive);
        unified(&self.path, &was, &masked(&self.text, &self.sensitive), style)
    }
}

impl Worker {
    /// Handles one file.
    pub(super) fn work(&mut self, input: &Input, request: &Request<'_>) -> Option<Outcome> {
        let input = &*request.overlaid(input);
        let text = &input.source.text;
        let root = request.roots.get(&input.source.path);
        let from_root = root.map_or(&[][..], |root| root.of(text));
        let refuted = root.map_or(Premises::NONE, |root| root.refuted);
        let subject = input.subject(request.schemas);
        let Holds { levels, wanted, options } =
            self.settled.of(&input.config, &input.source.path, &request.asked);
        let mut find = |text: &str| {
            let mut found = self.linter.lint_file(text, &subject, options, *wanted);
            found.refuted = refuted;
            found
        };
        let mut found = find(text);
        found.add(from_root);
        let sensitive = found.sensitive.clone();
        let print = request.repair == Repair::Print;
        // What is shown of a file needs an outcome, be there anything to say or not.
        let always = print || request.overlay.contains_key(&input.source.path);
        if found.findings.is_empty() && found.directives.is_empty() {
            if !always {
                return None;
            }
            let shown = if print { text.clone() } else { String::new() };
            let outcome = outcome(input, text.clone(), Vec::new());
            return Some(Outcome { sensitive, shown, ..outcome });
        }
        let left_alone = request.left_alone.get(&input.source.path).map_or(&[][..], |l| &l[..]);
        let levelled = |found: InFile, whole_root| {
            let mut findings = levelled(found, whole_root, levels, *wanted);
            for (_, finding) in &mut findings {
                if left_alone.contains(&finding.lint) {
                    finding.fix_in_words();
                }
            }
            findings
        };
        let findings = levelled(found, request.whole_roots);
        let applies = |finding: &Finding| {
            finding.fix.as_ref().is_some_and(|fix| fix.safety <= request.allowed)
        };
        let any = findings.iter().any(|(_, finding)| applies(finding));
        let unwritten = request.unwritten.contains(&input.source.path);
        if request.repair == Repair::Nothing || unwritten || !any {
            let shown = if print { text.clone() } else { String::new() };
            let outcome = Outcome { sensitive, shown, ..outcome(input, text.clone(), findings) };
            return (always || !outcome.findings.is_empty()).then_some(outcome);
        }
        let options = input.format_options();
        let mut tools = Tools {
            find: |now: &str| {
                let mut found = find(now);
                // What the root shows is known of the text as it was.
                let as_it_was = now == text;
                if as_it_was {
                    found.add(from_root);
                }
                levelled(found, request.whole_roots && as_it_was)
            },
            format: |text: &str| self.formatter.format(text, input.language, options),
        };
        let fixed = fix::fix(text, request.allowed, &mut tools);
        let after = find(&fixed.text).sensitive;
        Some(finish(input, fixed, (sensitive, after), request))
    }
}

/// What is said about a file whose fixes are `fixed`.
///
/// `sensitive` are the places of values that must not be shown, before and after.
fn finish(
    input: &Input,
    fixed: Fixed,
    sensitive: (Vec<Span>, Vec<Span>),
    request: &Request<'_>,
) -> Outcome {
    let Fixed { text, applied, remaining, undone } = fixed;
    let shown = if request.repair == Repair::Print { text.clone() } else { String::new() };
    let (was, is) = sensitive;
    let before = (text != input.source.text)
        .then(|| Before { source: input.source.clone(), sensitive: was });
    let outcome = outcome(input, text, remaining);
    Outcome { sensitive: is, applied, undone, shown, before, ..outcome }
}

fn outcome(input: &Input, text: String, findings: Vec<(Level, Finding)>) -> Outcome {
    Outcome {
        path: input.source.path.clone(),
        text,
        findings,
        sensitive: Vec::new(),
        applied: BTreeMap::new(),
        undone: Vec::new(),
        shown: String::new(),
        before: None,
    }
}

/// The findings that are shown, with their levels. `whole_root` is that of [`InFile::apply`].
fn levelled(
    found: InFile,
    whole_root: bool,
    levels: &Levels,
    wanted: LintSet,
) -> Vec<(Level, Finding)> {
    let shown = found.apply(|lint| wanted.contains(lint), whole_root);
    shown.into_iter().map(|finding| (levels.of(&finding), finding)).collect()
}

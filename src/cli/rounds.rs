//! `rf lint --fix` and `--diff` over a whole run: what is repaired in one file can show in another,
//! so files and their roots are looked at again until nothing changes. `--diff` does the same but
//! for writing.

use super::args::FileArgs;
use super::files::{self, Input, Inputs};
use super::output::Output;
use super::repair::{Before, Outcome, Repair, Request, Worker};
use super::status::Status;
use super::survey::{Survey, survey};
use super::worse;
use crate::config::ConfigFinder;
use crate::lint::{FixKind, find};
use crate::source::discover::FileEntry;
use crate::source::replace::Replacer;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;

/// So many rounds are made at most.
const MAX_ROUNDS: usize = 10;

/// What all rounds together came to.
pub(super) struct Repaired {
    /// What is left to say about each file.
    pub(super) outcomes: Vec<Outcome>,
    pub(super) fixed: usize,
    /// The lints whose fixes were taken back, by file.
    pub(super) undone: BTreeMap<PathBuf, Vec<&'static str>>,
    pub(super) status: Status,
}

/// Repairs `files`, and writes them or shows what would be written.
pub(super) fn repair(
    files: &[FileEntry],
    request: &mut Request<'_>,
    args: &FileArgs,
    finder: &ConfigFinder,
    output: &mut Output,
) -> Repaired {
    let replacer = Replacer::default();
    let mut fixed = 0;
    let mut status = Status::Success;
    let mut undone: BTreeMap<PathBuf, Vec<&'static str>> = BTreeMap::new();
    // Where fixes are only shown, what is on the disk.
    let mut originals: HashMap<PathBuf, Before> = HashMap::new();
    for round in 0.. {
        let seen = survey(files, request, args, finder, output);
        status = status.max(seen.status);
        let Survey { files: loud, roots, .. } = seen;
        request.roots = roots;
        let mut outcomes = Vec::new();
        let work = |worker: &mut Worker, input: &Input| worker.work(input, request);
        let inputs = Inputs::Files(loud);
        let read = files::handle(inputs, args.jobs, output, work, |_, outcome| {
            outcomes.extend(outcome);
            Status::Success
        });
        status = status.max(read);
        for outcome in outcomes.iter_mut().filter(|outcome| !outcome.undone.is_empty()) {
            undone.entry(outcome.path.clone()).or_default().append(&mut outcome.undone);
        }
        let is_pending = |outcome: &Outcome| outcome.before.is_some();
        if round == MAX_ROUNDS || !outcomes.iter().any(is_pending) {
            for outcome in &mut outcomes {
                // What this round would do too is left to another run.
                outcome.applied.clear();
                if let Some(original) = originals.get(&outcome.path) {
                    outcome.shown = outcome.diff(original, request.style);
                }
            }
            return Repaired { outcomes, fixed, undone, status };
        }
        let worse = worse::after(files, &outcomes, request, args, finder);
        for outcome in &outcomes {
            let Some(before) = &outcome.before else { continue };
            if worse.contains(&outcome.path) {
                let lints = to_blame(outcome);
                undone.entry(outcome.path.clone()).or_default().extend(&lints);
                request.left_alone.entry(outcome.path.clone()).or_default().extend(lints);
                continue;
            }
            let applied = outcome.applied.values().sum::<usize>();
            if request.repair == Repair::Diff {
                fixed += applied;
                originals.entry(outcome.path.clone()).or_insert_with(|| before.clone());
                request.overlay.insert(outcome.path.clone(), outcome.text.clone());
                continue;
            }
            match replacer.replace(&before.source, &outcome.text) {
                Ok(()) => fixed += applied,
                Err(error) => {
                    output.error(&error.to_string());
                    status = Status::Io;
                    request.unwritten.insert(outcome.path.clone());
                }
            }
        }
    }
    unreachable!("the last round returns")
}

/// The lints whose fixes are taken back when a root is worse for the fixes of this file: those
/// that may change meaning, or all if there is none.
fn to_blame(outcome: &Outcome) -> Vec<&'static str> {
    let risky = |lint: &&str| find(lint).is_none_or(|lint| lint.fix != FixKind::Safe);
    let lints: Vec<_> = outcome.applied.keys().copied().filter(risky).collect();
    if lints.is_empty() { outcome.applied.keys().copied().collect() } else { lints }
}

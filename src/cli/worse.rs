//! Whether the repairs of a round make a source root worse: files are repaired one by one, and what
//! is right in each may be wrong in all.

use super::args::FileArgs;
use super::asked::{Holds, Settled};
use super::complete::{Completion, More};
use super::files;
use super::output::Output;
use super::repair::{Outcome, Request};
use super::survey::{look, members, read_again};
use super::unread;
use crate::config::ConfigFinder;
use crate::finding::Finding;
use crate::lint::fix::known::{Kind, count, has_more};
use crate::lint::roots::root_findings;
use crate::lint::{InFile, Level, LintSet, Linter, find};
use crate::rf::root::group;
use crate::schema::find::Subject;
use crate::source::Language;
use crate::source::discover::FileEntry;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

/// The files whose roots would be worse if every file held the text of its outcome: there is a
/// finding at deny level that was not there before.
pub(super) fn after(
    files: &[FileEntry],
    outcomes: &[Outcome],
    request: &Request<'_>,
    args: &FileArgs,
    finder: &ConfigFinder,
) -> HashSet<PathBuf> {
    let mut quiet = Output::new(args.color);
    let (_, mut seen) = look(files, request, args, &mut quiet);
    let texts: HashMap<&Path, &str> =
        outcomes.iter().map(|o| (o.path.as_path(), o.text.as_str())).collect();
    let mut linter = Linter::default();
    for (path, file) in &mut seen {
        let path = Path::new(path);
        if let Some(text) = texts.get(path)
            && file.summary.is_some()
        {
            file.summary = linter.lint(text, Language::of(path)).summary.map(Box::new);
            file.has_manifest = file.summary.as_ref().is_some_and(|s| s.has_manifest());
        }
    }
    let mut completion = Completion::new(files, (args, request), finder);
    let More { files: more_files, seen: more, refused } = completion.of(files, &seen, &mut quiet);
    seen.extend(more);
    let mut members = members(files, &more_files, &mut seen, (args, request), finder);
    members.extend(unread::members(&request.refused, args, finder));
    members.extend(unread::members(&refused, args, finder));
    let paths: Vec<_> =
        members.iter().map(|m| (m.path.clone(), m.summary.has_manifest())).collect();
    let shown: Vec<_> = members.iter().map(|m| m.shown.clone()).collect();
    let read = |path: &Path| read_again(path, request);
    let found = files::in_threads(args.jobs, || root_findings(members, &read));
    let mut settled = Settled::default();
    let mut is_worse = |entry: &&FileEntry| {
        let holds = settled.of(&entry.config, &entry.path, &request.asked);
        let was = request.roots.get(&entry.path).map_or(&[][..], |root| &root.findings);
        let now = found.get(&entry.path).map_or(&[][..], |of_root| &of_root.findings);
        // Most files show the same as before.
        has_more(&errors(was.iter(), holds), &errors(now.iter(), holds)) && {
            let before = read_again(&entry.path, request);
            let after = texts.get(entry.path.as_path()).copied().unwrap_or(&before);
            let loud = |text: &str, findings: &[Finding]| {
                errors(loud(text, entry, findings, request, holds).iter(), holds)
            };
            has_more(&loud(&before, was), &loud(after, now))
        }
    };
    let worse: Vec<_> = files.iter().filter(|e| is_worse(e)).map(|entry| &entry.path).collect();
    if worse.is_empty() {
        return HashSet::new();
    }
    let borrowed: Vec<_> = paths.iter().map(|(path, m)| (path.as_path(), *m)).collect();
    let memberships = group(&borrowed);
    let of = |path: &PathBuf| shown.iter().position(|other| other == path).map(|n| &memberships[n]);
    let bad: HashSet<_> = worse.into_iter().filter_map(of).collect();
    let files = shown.iter().zip(&memberships).filter(|(_, root)| bad.contains(root));
    files.map(|(path, _)| path.clone()).collect()
}

/// How many errors of each lint and code there are among `findings`.
fn errors<'f>(findings: impl Iterator<Item = &'f Finding>, holds: &Holds) -> HashMap<Kind, usize> {
    count(findings.filter(|finding| {
        let is_wanted = find(finding.lint).is_none_or(|lint| holds.wanted.contains(lint));
        is_wanted && holds.levels.of(finding) == Level::Deny
    }))
}

/// Those of what a root shows of a file that no directive in its `text` silences.
fn loud(
    text: &str,
    entry: &FileEntry,
    findings: &[Finding],
    request: &Request<'_>,
    holds: &Holds,
) -> Vec<Finding> {
    let (path, language, config) = (&entry.path, entry.language, &entry.config);
    let subject = Subject { schemas: request.schemas, path, language, config };
    let found = Linter::default().lint_file(text, &subject, &holds.options, LintSet::NONE);
    let found = InFile { findings: findings.to_vec(), ..found };
    let mut loud = found.apply(|lint| holds.wanted.contains(lint), true);
    // Directives for what the file itself shows seem to be in vain here.
    loud.retain(|finding| finding.lint != "unused-allow");
    loud
}

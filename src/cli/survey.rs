//! A first look at all files of a run: which of them have something to say, and what the source
//! roots that they belong to show.
//!
//! A file is let go once it was looked at; its names are kept for its root. Files that were not
//! asked for are read too where a root would be incomplete without them, or where the
//! configuration names dialects to link against.

use super::args::FileArgs;
use super::files::{self, Input, Inputs};
use super::output::Output;
use super::repair::{Outcome, Request};
use super::status::Status;
use crate::config::ConfigFinder;
use crate::finding::Finding;
use crate::lint::roots::{Member, root_findings};
use crate::lint::{Level, Levels, Linter, Options};
use crate::rf::root::{Summary, group};
use crate::schema::find::Schemas;
use crate::source::discover::{FileEntry, discover};
use crate::source::{Language, Source};
use crate::span::Span;
use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// What the roots show of one file.
#[derive(Default)]
pub(super) struct FromRoot {
    /// The findings.
    pub(super) findings: Vec<Finding>,
    /// The hash of the text that they are about.
    text: u64,
}

impl FromRoot {
    /// The findings, if they are about this text.
    pub(super) fn of(&self, text: &str) -> &[Finding] {
        if self.text == hash(text) { &self.findings } else { &[] }
    }
}

/// What is known after the first look.
pub(super) struct Survey {
    /// The files with something to say, in the order of the run.
    pub(super) files: Vec<FileEntry>,
    /// What the roots show, by the path of the file.
    pub(super) roots: HashMap<PathBuf, FromRoot>,
    /// Whether all files could be read.
    pub(super) status: Status,
}

/// What the first look at a file brought, if it has something to say or is part of a root.
struct Seen {
    path: PathBuf,
    /// Whether it has findings or directives of its own.
    loud: bool,
    summary: Option<Summary>,
    text: u64,
    /// Where values stand in it that must not be shown.
    sensitive: Vec<Span>,
}

/// Looks at all `files`.
pub(super) fn survey(
    files: &[FileEntry],
    args: &FileArgs,
    finder: &ConfigFinder,
    schemas: &Schemas,
    output: &mut Output,
) -> Survey {
    let (status, seen) = look(files.to_vec(), args, schemas, output);
    let mut by_path: HashMap<&Path, &Seen> = seen.iter().map(|s| (s.path.as_path(), s)).collect();
    let (more_files, more) = complete(files, &by_path, (args, schemas), finder, output);
    by_path.extend(more.iter().map(|s| (s.path.as_path(), s)));

    let members = members(files, &more_files, &by_path, args, finder);
    let found = files::in_threads(args.jobs, || root_findings(members, &read_again));

    let roots: HashMap<PathBuf, FromRoot> = found
        .into_iter()
        .filter_map(|(path, findings)| {
            let text = by_path.get(path.as_path())?.text;
            Some((path, FromRoot { findings, text }))
        })
        .collect();
    let loud = |entry: &FileEntry| {
        roots.contains_key(&entry.path) || by_path.get(entry.path.as_path()).is_some_and(|s| s.loud)
    };
    let files = files.iter().filter(|entry| loud(entry)).cloned().collect();
    Survey { files, roots, status }
}

/// The text of a file once more; a file that went away since has nothing to show.
fn read_again(path: &Path) -> String {
    Source::read(path).map(|source| source.text).unwrap_or_default()
}

/// The files whose roots would be worse if every file held the text of its outcome: there is a
/// finding at deny level more than before.
pub(super) fn after(
    files: &[FileEntry],
    outcomes: &[Outcome],
    request: &Request<'_>,
    args: &FileArgs,
    finder: &ConfigFinder,
) -> HashSet<PathBuf> {
    let mut quiet = Output::new(args.color);
    let (_, mut seen) = look(files.to_vec(), args, request.schemas, &mut quiet);
    let texts: HashMap<&Path, &str> =
        outcomes.iter().map(|o| (o.path.as_path(), o.text.as_str())).collect();
    let mut linter = Linter::default();
    for file in &mut seen {
        if let Some(text) = texts.get(file.path.as_path())
            && file.summary.is_some()
        {
            file.summary = linter.lint(text, Language::of(&file.path)).summary;
        }
    }
    let mut by_path: HashMap<&Path, &Seen> = seen.iter().map(|s| (s.path.as_path(), s)).collect();
    let (more_files, more) = complete(files, &by_path, (args, request.schemas), finder, &mut quiet);
    by_path.extend(more.iter().map(|s| (s.path.as_path(), s)));
    let members = members(files, &more_files, &by_path, args, finder);
    let paths: Vec<_> =
        members.iter().map(|m| (m.path.clone(), m.summary.has_manifest())).collect();
    let shown: Vec<_> = members.iter().map(|m| m.shown.clone()).collect();
    let found = files::in_threads(args.jobs, || root_findings(members, &read_again));
    let levels = Levels::default();
    let denied = |findings: &[Finding]| {
        findings.iter().filter(|f| levels.level(f.lint) == Level::Deny).count()
    };
    let before = |path: &Path| request.roots.get(path).map_or(0, |r| denied(&r.findings));
    let worse: HashSet<&PathBuf> = found
        .iter()
        .filter(|(path, findings)| denied(findings) > before(path))
        .map(|(path, _)| path)
        .collect();
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

/// The files as members of their roots, in the order of their paths.
fn members(
    files: &[FileEntry],
    more: &[FileEntry],
    seen: &HashMap<&Path, &Seen>,
    args: &FileArgs,
    finder: &ConfigFinder,
) -> Vec<Member> {
    let asked = files.iter().map(|entry| (entry, true));
    let more = more.iter().map(|entry| (entry, false));
    let member = |(entry, asked)| member(entry, asked, seen, args, finder);
    let mut members: Vec<Member> = asked.chain(more).filter_map(member).collect();
    members.sort_by(|a, b| a.path.cmp(&b.path));
    members
}

fn look(
    files: Vec<FileEntry>,
    args: &FileArgs,
    schemas: &Schemas,
    output: &mut Output,
) -> (Status, Vec<Seen>) {
    let mut all = Vec::new();
    let look = |linter: &mut Linter, input: &Input| see(linter, input, schemas);
    let status = files::handle(Inputs::Files(files), args.jobs, output, look, |_, seen| {
        all.extend(seen);
        Status::Success
    });
    (status, all)
}

fn see(linter: &mut Linter, input: &Input, schemas: &Schemas) -> Option<Seen> {
    let text = &input.source.text;
    let found = linter.lint_file(text, &input.subject(schemas), &input.lint_options());
    let loud = !found.findings.is_empty() || !found.directives.is_empty();
    if !loud && found.summary.is_none() {
        return None;
    }
    let path = input.source.path.clone();
    let sensitive = found.sensitive;
    Some(Seen { path, loud, summary: found.summary, text: hash(text), sensitive })
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

fn member(
    entry: &FileEntry,
    asked: bool,
    seen: &HashMap<&Path, &Seen>,
    args: &FileArgs,
    finder: &ConfigFinder,
) -> Option<Member> {
    let seen = seen.get(entry.path.as_path())?;
    let summary = seen.summary.clone()?;
    let named = args.paths.get(entry.argument).filter(|_| asked && !entry.named);
    let path = finder.absolute(&entry.path);
    Some(Member {
        options: Options::of(&entry.config, &path),
        path,
        shown: entry.path.clone(),
        summary,
        asked,
        named: named.map(|path| finder.absolute(path)),
        complete: entry.config.settings.link.complete,
        sensitive: seen.sensitive.clone(),
    })
}

/// The files that the roots of `files` have besides, and those of dialects to link against.
fn complete(
    files: &[FileEntry],
    seen: &HashMap<&Path, &Seen>,
    (args, schemas): (&FileArgs, &Schemas),
    finder: &ConfigFinder,
    output: &mut Output,
) -> (Vec<FileEntry>, Vec<Seen>) {
    let mut wanted = Vec::new();
    let mut climb = Climb::new(files, seen, args, finder);
    for entry in files.iter().filter(|entry| entry.language.is_rootform()) {
        for dialects in &entry.config.settings.link.dialects {
            wanted.push(dialects.value.clone());
        }
        wanted.extend(climb.incomplete_root(&finder.absolute(&entry.path)));
    }
    wanted.sort();
    wanted.dedup();
    if wanted.is_empty() {
        return (Vec::new(), Vec::new());
    }
    let known: HashSet<PathBuf> = files.iter().map(|entry| finder.absolute(&entry.path)).collect();
    let mut more = discover(&wanted, &files::options(args, finder)).files;
    more.retain(|entry| {
        entry.language.is_rootform() && !known.contains(&finder.absolute(&entry.path))
    });
    // What cannot be read of them is said, and the files that were asked for are still handled.
    let (_, seen) = look(more.clone(), args, schemas, output);
    (more, seen)
}

/// Looks for the roots that files belong to, from their directories upwards.
struct Climb {
    /// Directories that a manifest of the run stands in.
    manifests: HashSet<PathBuf>,
    /// Directories that were walked, so that nothing of them is missing.
    walked: Vec<PathBuf>,
    /// For each directory that was looked into, whether a manifest stands in it.
    known: HashMap<PathBuf, bool>,
    linter: Linter,
}

impl Climb {
    fn new(
        files: &[FileEntry],
        seen: &HashMap<&Path, &Seen>,
        args: &FileArgs,
        finder: &ConfigFinder,
    ) -> Self {
        let has_manifest = |entry: &&FileEntry| {
            let seen = seen.get(entry.path.as_path());
            seen.and_then(|s| s.summary.as_ref()).is_some_and(Summary::has_manifest)
        };
        let directory =
            |entry: &FileEntry| finder.absolute(&entry.path).parent().map(Path::to_owned);
        let here = [PathBuf::from(".")];
        let paths = if args.paths.is_empty() { &here[..] } else { &args.paths };
        let walked = paths.iter().map(|path| finder.absolute(path)).filter(|path| path.is_dir());
        Self {
            manifests: files.iter().filter(has_manifest).filter_map(directory).collect(),
            walked: walked.collect(),
            known: HashMap::new(),
            linter: Linter::default(),
        }
    }

    /// The directory of the root that the file at the absolute `path` belongs to, if it has files
    /// that were not asked for.
    fn incomplete_root(&mut self, path: &Path) -> Option<PathBuf> {
        for directory in path.ancestors().skip(1) {
            let walked = self.walked.iter().any(|walked| directory.starts_with(walked));
            if walked {
                if self.manifests.contains(directory) {
                    return None;
                }
            } else if self.has_manifest(directory) {
                return Some(directory.to_owned());
            }
            if directory.join(".git").exists() {
                return None;
            }
        }
        None
    }

    fn has_manifest(&mut self, directory: &Path) -> bool {
        if let Some(known) = self.known.get(directory) {
            return *known;
        }
        let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
        let found = entries.map(|entry| entry.path()).any(|path| self.is_manifest(&path));
        self.known.insert(directory.to_owned(), found);
        found
    }

    fn is_manifest(&mut self, path: &Path) -> bool {
        let language = Language::of(path);
        if !language.is_rootform() {
            return false;
        }
        let Ok(source) = Source::read(path) else { return false };
        if !source.text.contains("dialect") && !source.text.contains("policy_pack") {
            return false;
        }
        self.linter.lint(&source.text, language).summary.is_some_and(|s| s.has_manifest())
    }
}

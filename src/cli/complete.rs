//! What the roots of a run have besides its files: source roots are all that their directories
//! hold, be it asked for or not, and dialects to link against are named in the configuration.

use super::args::FileArgs;
use super::files;
use super::output::Output;
use super::repair::Request;
use super::survey::{ByPath, look};
use crate::config::ConfigFinder;
use crate::lint::Linter;
use crate::source::discover::{FileEntry, LeavesOut, Options, discover};
use crate::source::problem::Problem;
use crate::source::{Language, Source};
use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// What was not asked for, and roots need.
#[derive(Default)]
pub(super) struct More {
    pub(super) files: Vec<FileEntry>,
    /// What was seen of the files.
    pub(super) seen: ByPath,
    /// Paths that could not be taken.
    pub(super) refused: Vec<PathBuf>,
}

/// Looks for what roots have besides the files of the run, in one part of these after another.
pub(super) struct Completion<'a> {
    files: &'a [FileEntry],
    args: &'a FileArgs,
    request: &'a Request<'a>,
    finder: &'a ConfigFinder,
    /// Directories that a manifest of the run stands in.
    manifests: HashSet<PathBuf>,
    /// Directories that were walked, so that nothing of them is missing but what was left out.
    walked: Vec<PathBuf>,
    /// For each directory that was looked into, whether a manifest stands in it that is not of
    /// the run.
    others: HashMap<PathBuf, bool>,
    /// The roots, and the directories to link with, that are complete.
    done: HashSet<PathBuf>,
    /// The files of the run, and those that were found besides; known once they are needed.
    known: Option<HashSet<PathBuf>>,
    linter: Linter,
}

impl<'a> Completion<'a> {
    /// For a run on `files`.
    pub(super) fn new(
        files: &'a [FileEntry],
        (args, request): (&'a FileArgs, &'a Request<'a>),
        finder: &'a ConfigFinder,
    ) -> Self {
        let here = [PathBuf::from(".")];
        let paths = if args.paths.is_empty() { &here[..] } else { &args.paths };
        let walked = paths.iter().map(|path| finder.absolute(path)).filter(|path| path.is_dir());
        Self {
            files,
            args,
            request,
            finder,
            manifests: HashSet::new(),
            walked: walked.collect(),
            others: HashMap::new(),
            done: HashSet::new(),
            known: None,
            linter: Linter::default(),
        }
    }

    /// What the roots of this `part` of the files, of which this was `seen`, have besides, and
    /// the dialects to link it with, but for what was found for an earlier part.
    pub(super) fn of(&mut self, part: &[FileEntry], seen: &ByPath, output: &mut Output) -> More {
        let has_manifest = |entry: &&FileEntry| {
            seen.get(entry.path.as_os_str()).is_some_and(|seen| seen.has_manifest)
        };
        let finder = self.finder;
        let parent = |entry: &FileEntry| finder.absolute(&entry.path).parent().map(Path::to_owned);
        self.manifests.extend(part.iter().filter(has_manifest).filter_map(parent));
        let (mut roots, mut linked) = (Vec::new(), Vec::new());
        let rootform = part.iter().filter(|entry| entry.language.is_rootform());
        let rootform: Vec<&FileEntry> = rootform.collect();
        // Files of one directory stand together, and share their configuration and their root.
        for entries in rootform.chunk_by(|a, b| directory(a) == directory(b)) {
            let Some(entry) = entries.first() else { continue };
            let dialects = entry.config.settings.link.dialects.iter();
            linked.extend(dialects.map(|dialects| dialects.value.clone()));
            roots.extend(self.incomplete_root(&finder.absolute(&entry.path)));
        }
        roots.retain(|root| self.done.insert(root.clone()));
        linked.retain(|directory| self.done.insert(directory.clone()));
        if roots.is_empty() && linked.is_empty() {
            return More::default();
        }
        let mut wanted: Vec<_> = roots.iter().chain(&linked).cloned().collect();
        wanted.sort();
        let options =
            Options { leaves_out: LeavesOut::Nothing, ..files::options(self.args, self.finder) };
        let found = discover(&wanted, &options);
        let told = |problem: &Problem| {
            let path = finder.absolute(&problem.path);
            self.request.refused.iter().any(|refused| finder.absolute(refused) == path)
        };
        let problems: Vec<_> = found.problems.into_iter().filter(|p| !told(p)).collect();
        let refused = problems.iter().map(|problem| problem.path.clone()).collect();
        // What cannot be read of them is said, and the files that were asked for are still handled.
        files::tell(&problems, output);
        let mut files = found.files;
        files.retain(|entry| {
            entry.language.is_rootform() && !self.knows(&finder.absolute(&entry.path))
        });
        let (_, mut seen) = look(&files, self.request, self.args, output);
        let manifests = files
            .iter()
            .filter(|entry| seen.get(entry.path.as_os_str()).is_some_and(|seen| seen.has_manifest));
        let manifests: HashSet<PathBuf> = manifests.filter_map(parent).collect();
        files.retain(|entry| {
            let path = finder.absolute(&entry.path);
            // A root inside that the run knows nothing of, such as a copy, is none of its own.
            let is_root = |at: &&Path| manifests.contains(*at) || self.manifests.contains(*at);
            let root = path.ancestors().skip(1).find(is_root);
            let is_part = root.is_none_or(|root| self.done.contains(root))
                || linked.iter().any(|directory| path.starts_with(directory));
            if is_part {
                self.known.get_or_insert_default().insert(path);
            } else {
                seen.remove(entry.path.as_os_str());
            }
            is_part
        });
        More { files, seen, refused }
    }

    /// Whether the file at the absolute `path` is of the run, or was found for an earlier part.
    fn knows(&mut self, path: &Path) -> bool {
        let absolute = |entry: &FileEntry| self.finder.absolute(&entry.path);
        let known = self.known.get_or_insert_with(|| self.files.iter().map(absolute).collect());
        known.contains(path)
    }

    /// The directory of the root that the file at the absolute `path` belongs to, if it may have
    /// files that were not asked for.
    fn incomplete_root(&mut self, path: &Path) -> Option<PathBuf> {
        let left_out = self.request.left_out;
        for directory in path.ancestors().skip(1) {
            let walked = self.walked.iter().any(|walked| directory.starts_with(walked));
            if walked && self.manifests.contains(directory) {
                return left_out.then(|| directory.to_owned());
            }
            if (!walked || left_out)
                && (self.manifests.contains(directory) || self.has_other_manifest(directory))
            {
                return Some(directory.to_owned());
            }
            if directory.join(".git").exists() {
                return None;
            }
        }
        None
    }

    fn has_other_manifest(&mut self, directory: &Path) -> bool {
        if let Some(known) = self.others.get(directory) {
            return *known;
        }
        let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
        let sources = entries.map(|entry| entry.path());
        let sources: Vec<_> = sources.filter(|path| Language::of(path).is_rootform()).collect();
        let found = sources.iter().any(|path| !self.knows(path) && self.is_manifest(path));
        self.others.insert(directory.to_owned(), found);
        found
    }

    fn is_manifest(&mut self, path: &Path) -> bool {
        let Ok(source) = Source::read(path) else { return false };
        if !source.text.contains("dialect") && !source.text.contains("policy_pack") {
            return false;
        }
        let summary = self.linter.lint(&source.text, Language::of(path)).summary;
        summary.is_some_and(|summary| summary.has_manifest())
    }
}

/// The directory of a file. As a text it is compared faster than part by part.
fn directory(entry: &FileEntry) -> Option<&OsStr> {
    entry.path.parent().map(Path::as_os_str)
}

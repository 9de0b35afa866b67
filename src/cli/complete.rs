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

/// The files that the roots of `files` have besides, and those of dialects to link against.
pub(super) fn complete(
    files: &[FileEntry],
    seen: &ByPath,
    (args, request): (&FileArgs, &Request<'_>),
    finder: &ConfigFinder,
    output: &mut Output,
) -> More {
    let mut wanted = Vec::new();
    let mut climb = Climb::new(files, seen, (args, request), finder);
    let rootform = files.iter().filter(|entry| entry.language.is_rootform());
    let rootform: Vec<&FileEntry> = rootform.collect();
    // Files of one directory stand together, and share their configuration and their root.
    for entries in rootform.chunk_by(|a, b| directory(a) == directory(b)) {
        let Some(entry) = entries.first() else { continue };
        for dialects in &entry.config.settings.link.dialects {
            wanted.push(dialects.value.clone());
        }
        wanted.extend(climb.incomplete_root(&finder.absolute(&entry.path)));
    }
    wanted.sort();
    wanted.dedup();
    if wanted.is_empty() {
        return More::default();
    }
    let known: HashSet<PathBuf> = files.iter().map(|entry| finder.absolute(&entry.path)).collect();
    let options = Options { leaves_out: LeavesOut::Nothing, ..files::options(args, finder) };
    let found = discover(&wanted, &options);
    let refused = found.problems.iter().map(|problem| problem.path.clone()).collect();
    let mut more = found.files;
    more.retain(|entry| {
        entry.language.is_rootform() && !known.contains(&finder.absolute(&entry.path))
    });
    // What cannot be read of them is said, and the files that were asked for are still handled.
    files::tell(&found.problems, output);
    let (_, seen) = look(&more, request, args, output);
    More { files: more, seen, refused }
}

/// The directory of a file. As a text it is compared faster than part by part.
fn directory(entry: &FileEntry) -> Option<&OsStr> {
    entry.path.parent().map(Path::as_os_str)
}

/// Looks for the roots that files belong to, from their directories upwards.
struct Climb {
    /// Directories that a manifest of the run stands in.
    manifests: HashSet<PathBuf>,
    /// Directories that were walked, so that nothing of them is missing but what was left out.
    walked: Vec<PathBuf>,
    /// Whether something was left out of a walk.
    excluded: bool,
    /// For each directory that was looked into, whether a manifest stands in it.
    known: HashMap<PathBuf, bool>,
    linter: Linter,
}

impl Climb {
    fn new(
        files: &[FileEntry],
        seen: &ByPath,
        (args, request): (&FileArgs, &Request<'_>),
        finder: &ConfigFinder,
    ) -> Self {
        let has_manifest = |entry: &&FileEntry| {
            seen.get(entry.path.as_os_str()).is_some_and(|seen| seen.has_manifest)
        };
        let directory =
            |entry: &FileEntry| finder.absolute(&entry.path).parent().map(Path::to_owned);
        let here = [PathBuf::from(".")];
        let paths = if args.paths.is_empty() { &here[..] } else { &args.paths };
        let walked = paths.iter().map(|path| finder.absolute(path)).filter(|path| path.is_dir());
        Self {
            manifests: files.iter().filter(has_manifest).filter_map(directory).collect(),
            walked: walked.collect(),
            excluded: request.excluded,
            known: HashMap::new(),
            linter: Linter::default(),
        }
    }

    /// The directory of the root that the file at the absolute `path` belongs to, if it has files
    /// that were not asked for.
    fn incomplete_root(&mut self, path: &Path) -> Option<PathBuf> {
        for directory in path.ancestors().skip(1) {
            let walked = self.walked.iter().any(|walked| directory.starts_with(walked));
            if walked && self.manifests.contains(directory) {
                return self.excluded.then(|| directory.to_owned());
            }
            if (!walked || self.excluded) && self.has_manifest(directory) {
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

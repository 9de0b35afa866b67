//! Which files a command handles: [`discover`] turns the paths of a command line into a sorted
//! list of files, each once, with its language and configuration, and a list of what could not
//! be taken. Reading the files is left to [`super::Source`].

use super::language::Language;
use super::problem::{Problem, ProblemKind};
use super::walk::{Found, Outside, Root, walk};
use crate::config::{Config, ConfigFinder};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// What a walk leaves out beside hidden files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeavesOut {
    /// What `.gitignore`, `.ignore` and git's own excludes name, and what the configuration
    /// excludes.
    IgnoredAndExcluded,
    /// What the configuration excludes.
    Excluded,
    /// Nothing: a source root is all that its directory holds.
    Nothing,
}

/// How files are looked for.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// How many threads walk; 0 means as many as the machine has.
    pub threads: usize,
    /// What a walk leaves out.
    pub leaves_out: LeavesOut,
    /// Whether `exclude` also applies to what was named.
    pub force_exclude: bool,
    /// Whether a walk takes every `*.hcl` and `*.hcl.json`, as it must when a schema was given
    /// for the whole run.
    pub every_hcl: bool,
    /// Where configuration is found. After the search it holds the faults of every
    /// configuration on the way.
    pub finder: &'a ConfigFinder,
}

/// A file to handle.
#[derive(Clone, Debug)]
pub struct FileEntry {
    /// The path, as it is shown and opened. It was a regular file when it was found.
    pub path: PathBuf,
    /// What it holds, from its name.
    pub language: Language,
    /// The configuration that applies to it.
    pub config: Arc<Config>,
    /// The index of the argument that led to it, the first if there were several.
    pub argument: usize,
    /// Whether that argument was the file itself, and not a directory above it.
    pub named: bool,
    /// Where it really is, absolute, if a symlink was on the way from the argument to it.
    pub target: Option<PathBuf>,
}

/// What was found.
#[derive(Debug, Default)]
pub struct Discovered {
    /// The files to handle, in the order of [`by_path`].
    pub files: Vec<FileEntry>,
    /// What could not be taken, in the same order.
    pub problems: Vec<Problem>,
    /// Whether `exclude` left something out.
    pub excluded: bool,
}

/// The files that `paths` lead to; no path means the current directory.
///
/// A file that is named is taken whatever it is called, even if a rule leaves it out (but see
/// [`Options::force_exclude`]), and so is the directory that is named; rules apply to what a walk
/// meets below it. `-` is a path like any other here: a command that reads standard input takes
/// it out first. A walk takes Rootform sources, schema documents, what the configuration
/// names, and HCL that says which schema it follows. It leaves out hidden files, what ignore
/// files name (git's only in a git repository) and what the configuration excludes.
///
/// Symlinks are followed. A circle of them ends silently. A file reached twice is listed once,
/// by a path without a symlink if there is one; of several the shortest, then the first.
pub fn discover(paths: &[PathBuf], options: &Options<'_>) -> Discovered {
    let here = [PathBuf::from(".")];
    let paths = if paths.is_empty() { &here } else { paths };
    let mut search = Search::new(options);
    for (argument, path) in paths.iter().enumerate() {
        search.argument(argument, path);
    }
    search.finish()
}

/// The order in which files are listed: byte by byte, with `/` before every other byte, so that
/// a directory comes before its namesakes with something behind the name and its files stand
/// together.
pub fn by_path(a: &Path, b: &Path) -> Ordering {
    let (a, b) = (a.as_os_str().as_encoded_bytes(), b.as_os_str().as_encoded_bytes());
    let rank = |byte: u8| if byte == b'/' { 0 } else { u16::from(byte) + 1 };
    match a.iter().zip(b).find(|(a, b)| a != b) {
        Some((&a, &b)) => rank(a).cmp(&rank(b)),
        None => a.len().cmp(&b.len()),
    }
}

struct Search<'a> {
    options: &'a Options<'a>,
    roots: Vec<Root>,
    /// Files that were named, with the place where they really are.
    named: Vec<(FileEntry, PathBuf)>,
    problems: Vec<Problem>,
    /// Directories of named files, resolved.
    directories: HashMap<PathBuf, PathBuf>,
    /// Whether something that was named is left out.
    excluded: bool,
}

impl<'a> Search<'a> {
    fn new(options: &'a Options<'a>) -> Self {
        Self {
            options,
            roots: Vec::new(),
            named: Vec::new(),
            problems: Vec::new(),
            directories: HashMap::new(),
            excluded: false,
        }
    }

    fn argument(&mut self, argument: usize, given: &Path) {
        let path = clean(given);
        if let Err(kind) = self.look_at(argument, given, &path) {
            self.problems.push(Problem { path, kind });
        }
    }

    fn look_at(&mut self, argument: usize, given: &Path, path: &Path) -> Result<(), ProblemKind> {
        let mut metadata = fs::symlink_metadata(given).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => ProblemKind::NotFound,
            _ => ProblemKind::Unreadable(error),
        })?;
        let is_link = metadata.is_symlink();
        if is_link {
            metadata = fs::metadata(given).map_err(|error| match error.kind() {
                io::ErrorKind::PermissionDenied => ProblemKind::Unreadable(error),
                _ => ProblemKind::Dangling,
            })?;
        }
        let absolute = self.options.finder.absolute(path);
        if self.options.force_exclude && self.options.finder.excludes(&absolute) {
            self.excluded = true;
            return Ok(());
        }
        if metadata.is_dir() {
            // The walker takes a bare `-` for standard input.
            let path = if path == Path::new("-") { &absolute.clone() } else { path };
            if self.roots.iter().all(|root| root.path != path) {
                let canonical = fs::canonicalize(path).map_err(ProblemKind::RootUnreadable)?;
                self.roots.push(Root { path: path.to_owned(), absolute, canonical, argument });
            }
            return Ok(());
        }
        if !metadata.is_file() {
            return Err(ProblemKind::NotRegular);
        }
        let canonical = if is_link {
            fs::canonicalize(path).map_err(ProblemKind::Unreadable)?
        } else {
            self.resolve(path).map_err(ProblemKind::Unreadable)?
        };
        let entry = FileEntry {
            path: path.to_owned(),
            language: Language::of(path),
            config: self.options.finder.for_directory(absolute.parent().unwrap_or(&absolute)),
            argument,
            named: true,
            target: is_link.then(|| canonical.clone()),
        };
        self.named.push((entry, canonical));
        Ok(())
    }

    /// The place of the file at `path`, which is no symlink itself; a directory is resolved
    /// once, however many of its files are named.
    fn resolve(&mut self, path: &Path) -> io::Result<PathBuf> {
        let parent = path.parent().unwrap_or(Path::new(""));
        let name = path.file_name().unwrap_or_default();
        if let Some(directory) = self.directories.get(parent) {
            return Ok(directory.join(name));
        }
        let parent_path = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
        let directory = fs::canonicalize(parent_path)?;
        let place = directory.join(name);
        self.directories.insert(parent.to_owned(), directory);
        Ok(place)
    }

    fn finish(self) -> Discovered {
        let harvest = walk(&self.roots, self.options);
        let mut problems = self.problems;
        problems.extend(harvest.problems);
        problems.extend(outside(harvest.outside, &self.roots));
        problems.sort_by(|a, b| by_path(&a.path, &b.path));
        // Roots inside one another meet the same trouble twice.
        problems.dedup_by(|a, b| {
            a.path == b.path && std::mem::discriminant(&a.kind) == std::mem::discriminant(&b.kind)
        });

        let simple = self.named.is_empty()
            && self.roots.len() == 1
            && harvest.files.iter().all(|file| file.target.is_none());
        let mut files: Vec<FileEntry> = if simple {
            harvest.files.into_iter().map(|found| entry(found, &self.roots)).collect()
        } else {
            let walked = harvest.files.into_iter().map(|found| {
                let place = place(&found, &self.roots);
                (entry(found, &self.roots), place)
            });
            once_each(self.named.into_iter().chain(walked))
        };
        files.sort_unstable_by(|a, b| by_path(&a.path, &b.path));
        Discovered { files, problems, excluded: harvest.excluded || self.excluded }
    }
}

fn entry(found: Found, roots: &[Root]) -> FileEntry {
    let Found { path, language, config, root, target } = found;
    FileEntry { path, language, config, argument: roots[root].argument, named: false, target }
}

/// Where a file really is, without asking the file system.
fn place(found: &Found, roots: &[Root]) -> PathBuf {
    if let Some(target) = &found.target {
        return target.clone();
    }
    let root = &roots[found.root];
    let below = found.path.strip_prefix(&root.path).unwrap_or(&found.path);
    root.canonical.join(below)
}

/// The files, of those at one place only the best.
fn once_each(files: impl Iterator<Item = (FileEntry, PathBuf)>) -> Vec<FileEntry> {
    let mut best: HashMap<PathBuf, FileEntry> = HashMap::new();
    for (file, place) in files {
        let Some(other) = best.get_mut(&place) else {
            best.insert(place, file);
            continue;
        };
        let argument = file.argument.min(other.argument);
        let named = file.named || other.named;
        let is_better = match (file.target.is_none(), other.target.is_none()) {
            (true, false) => true,
            (false, true) => false,
            _ => {
                let parts = |file: &FileEntry| file.path.components().count();
                let shorter = parts(&file).cmp(&parts(other));
                shorter.then_with(|| by_path(&file.path, &other.path)).is_lt()
            }
        };
        if is_better {
            *other = file;
        }
        (other.argument, other.named) = (argument, named);
    }
    best.into_values().collect()
}

/// One problem for each symlink to a directory outside its root that hides sources.
fn outside(files: Vec<Outside>, roots: &[Root]) -> Vec<Problem> {
    let mut links: BTreeMap<PathBuf, Vec<Outside>> = BTreeMap::new();
    for file in files {
        links.entry(file.link.clone()).or_default().push(file);
    }
    let problem = |(link, files): (PathBuf, Vec<Outside>)| {
        let more = files.len() - 1;
        let first = files.into_iter().min_by(|a, b| by_path(&a.file, &b.file))?;
        let below = first.file.strip_prefix(clean(&link)).ok()?.components().count();
        let target = first.target.ancestors().nth(below)?.to_owned();
        let root = roots[first.root].path.clone();
        let kind = ProblemKind::OutsideRoot { root, target, first: Some(first.file), more };
        Some(Problem { path: clean(&link), kind })
    };
    links.into_iter().filter_map(problem).collect()
}

/// `path` without `.` parts and doubled slashes, as it is shown; `.` if nothing else is left.
/// Parts `..` stay, because behind a symlink they are no way back.
fn clean(path: &Path) -> PathBuf {
    let parts = path.components().filter(|part| !matches!(part, Component::CurDir));
    let path: PathBuf = parts.collect();
    if path.as_os_str() == OsStr::new("") { PathBuf::from(".") } else { path }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_directory_stand_together() {
        let mut paths = ["a.rf", "a-b/x", "a/y", "a/b/x", "/a", "a/b.rf", "a"].map(Path::new);
        paths.sort_by(|a, b| by_path(a, b));
        let expected = ["/a", "a", "a/b/x", "a/b.rf", "a/y", "a-b/x", "a.rf"].map(Path::new);
        assert_eq!(paths, expected);
    }

    #[test]
    fn paths_are_shown_without_needless_parts() {
        let shown = |path: &str| clean(Path::new(path)).display().to_string();
        assert_eq!(shown("./a//b/./c/"), "a/b/c");
        assert_eq!(shown("../a/../b"), "../a/../b");
        assert_eq!(shown("./"), ".");
        assert_eq!(shown("/a/."), "/a");
    }
}

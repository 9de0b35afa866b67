//! The parallel walk through directories: which entries are sources, what is pruned on the way,
//! and where symlinks lead. Named files, doubles and order are left to [`super::discover`].

use super::Source;
use super::discover::{LeavesOut, Options};
use super::ignore_files::IgnoreFiles;
use super::language::{Language, is_schema_document};
use super::own_schema;
use super::problem::{Problem, ProblemKind};
use crate::config::Config;
use ignore::{DirEntry, ParallelVisitor, ParallelVisitorBuilder, WalkBuilder, WalkState};
use memchr::memchr;
use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// A directory to walk.
pub(super) struct Root {
    /// As it is shown and opened: relative if it was given so, without `.` parts; `.` alone for
    /// the current directory.
    pub(super) path: PathBuf,
    /// Made absolute by name, for configuration.
    pub(super) absolute: PathBuf,
    /// Made absolute with symlinks resolved, for identity.
    pub(super) canonical: PathBuf,
    /// Which of the arguments it is.
    pub(super) argument: usize,
}

/// A source that a walk has met.
pub(super) struct Found {
    pub(super) path: PathBuf,
    pub(super) language: Language,
    pub(super) config: Arc<Config>,
    /// Which of the roots it was met under.
    pub(super) root: usize,
    /// Where it really is, if a symlink was on the way.
    pub(super) target: Option<PathBuf>,
}

/// What a walk brings home, in no order.
#[derive(Default)]
pub(super) struct Harvest {
    pub(super) files: Vec<Found>,
    pub(super) problems: Vec<Problem>,
    /// Sources behind symlinks to directories outside the root: the link's path and the file's.
    pub(super) outside: Vec<Outside>,
    /// Whether the configuration left something out.
    pub(super) excluded: bool,
}

/// A source that is behind a symlink to a directory outside the root.
pub(super) struct Outside {
    pub(super) link: PathBuf,
    pub(super) target: PathBuf,
    pub(super) file: PathBuf,
    pub(super) root: usize,
}

/// Walks all `roots`.
pub(super) fn walk(roots: &[Root], options: &Options<'_>) -> Harvest {
    let heed = options.leaves_out == LeavesOut::IgnoredAndExcluded;
    let ignore_files = IgnoreFiles::default();
    let mut walked =
        roots.iter().filter(|root| !heed || ignore_files.allow(&root.path, &root.absolute));
    let Some(first) = walked.next() else {
        return Harvest { problems: ignore_files.problems(), ..Harvest::default() };
    };
    let mut builder = WalkBuilder::new(&first.path);
    for root in walked {
        builder.add(&root.path);
    }
    if heed {
        ignore_files.watch(&mut builder);
    }
    builder
        .threads(options.threads)
        .follow_links(true)
        .hidden(true)
        .parents(heed)
        .ignore(heed)
        .git_ignore(heed)
        .git_exclude(heed)
        .git_global(heed);
    let by_path =
        roots.iter().enumerate().map(|(index, root)| (root.path.as_path(), index)).collect();
    let shared = Shared {
        roots,
        by_path,
        options,
        followed: AtomicBool::new(false),
        links: RwLock::default(),
        harvest: Mutex::default(),
    };
    builder.build_parallel().visit(&mut &shared);
    let mut harvest = shared.harvest.into_inner().unwrap_or_else(PoisonError::into_inner);
    harvest.problems.extend(ignore_files.problems());
    harvest
}

/// What the threads of a walk have in common.
struct Shared<'a> {
    roots: &'a [Root],
    by_path: HashMap<&'a Path, usize>,
    options: &'a Options<'a>,
    /// Whether `links` holds anything; spares the lock where there are none.
    followed: AtomicBool,
    /// The symlinks to directories that are being followed, and where they lead. A link is
    /// entered here before anything behind it is visited.
    links: RwLock<HashMap<PathBuf, PathBuf>>,
    harvest: Mutex<Harvest>,
}

impl<'s, 'a: 's> ParallelVisitorBuilder<'s> for &'s Shared<'a> {
    fn build(&mut self) -> Box<dyn ParallelVisitor + 's> {
        Box::new(Visitor { shared: self, here: None, harvest: Harvest::default() })
    }
}

/// One thread of a walk.
struct Visitor<'s, 'a> {
    shared: &'s Shared<'a>,
    here: Option<Here>,
    harvest: Harvest,
}

/// The directory that the last entry was in; entries of one directory come in runs.
struct Here {
    path: PathBuf,
    /// Where it is below the directory of its configuration, if it is there.
    below: Option<PathBuf>,
    config: Arc<Config>,
}

impl Here {
    /// Whether it is the directory of the entry at `path`.
    ///
    /// Comparing paths part by part would take longer than all the rest of a walk.
    fn holds(&self, path: &Path) -> bool {
        let here = self.path.as_os_str().as_encoded_bytes();
        let below = path.as_os_str().as_encoded_bytes().strip_prefix(here);
        let Some([b'/', name @ ..]) = below else { return false };
        !name.is_empty() && memchr(b'/', name).is_none()
    }

    /// Whether the configuration leaves out the entry of this name.
    fn excludes(&self, name: &OsStr) -> bool {
        let exclude = &self.config.settings.exclude;
        !exclude.is_empty()
            && self
                .below
                .as_ref()
                .is_some_and(|below| self.config.excludes_entry(&below.join(name)))
    }

    /// Whether the configuration has the file of this name taken.
    fn takes(&self, name: &OsStr) -> bool {
        self.below.as_ref().is_some_and(|below| self.config.takes(&below.join(name)))
    }
}

impl Drop for Visitor<'_, '_> {
    fn drop(&mut self) {
        let mut all = self.shared.harvest.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = mem::take(&mut self.harvest);
        all.files.extend(mine.files);
        all.problems.extend(mine.problems);
        all.outside.extend(mine.outside);
        all.excluded |= mine.excluded;
    }
}

impl ParallelVisitor for Visitor<'_, '_> {
    fn visit(&mut self, entry: Result<DirEntry, ignore::Error>) -> WalkState {
        match entry {
            Ok(entry) if entry.depth() == 0 => WalkState::Continue,
            Ok(entry) => self.entry(&entry),
            Err(error) => {
                self.failure(error);
                WalkState::Continue
            }
        }
    }
}

impl Visitor<'_, '_> {
    fn entry(&mut self, entry: &DirEntry) -> WalkState {
        let Some(kind) = entry.file_type() else { return WalkState::Continue };
        let root = self.root_of(entry.path(), entry.depth());
        let whole = self.shared.options.leaves_out == LeavesOut::Nothing;
        if !whole && self.here(root, entry.path()).excludes(entry.file_name()) {
            self.harvest.excluded = true;
            return WalkState::Skip;
        }
        if kind.is_dir() {
            if entry.path_is_symlink() {
                self.follow(entry.path());
            }
            return WalkState::Continue;
        }
        let by_content = kind.is_file();
        if let Some(language) = self.language(root, entry.path(), by_content) {
            if kind.is_file() {
                self.take(root, entry, language);
            } else {
                let path = shown(entry.path());
                self.harvest.problems.push(Problem { path, kind: ProblemKind::NotRegular });
            }
        }
        WalkState::Continue
    }

    /// The language of the file at `path`, or `None` if a walk leaves it alone.
    fn language(&mut self, root: usize, path: &Path, by_content: bool) -> Option<Language> {
        let language = Language::of(path);
        if language.is_rootform() || is_schema_document(path) {
            return Some(language);
        }
        let name = path.file_name()?;
        let is_hcl = {
            let name = name.as_encoded_bytes();
            name.ends_with(b".hcl") || name.ends_with(b".hcl.json")
        };
        if is_hcl
            && (self.shared.options.every_hcl || (by_content && names_its_schema(path, language)))
        {
            return Some(language);
        }
        self.here(root, path).takes(name).then_some(language)
    }

    fn take(&mut self, root: usize, entry: &DirEntry, language: Language) {
        let target = match self.target(entry) {
            Ok(target) => target,
            Err(error) => {
                let kind = ProblemKind::Unreadable(error);
                self.harvest.problems.push(Problem { path: shown(entry.path()), kind });
                return;
            }
        };
        let place = &self.shared.roots[root];
        let path = shown(entry.path());
        if let Some((link, target)) = &target
            && !target.starts_with(&place.canonical)
        {
            let (link, target) = (link.clone(), target.clone());
            if entry.path_is_symlink() {
                let root = place.path.clone();
                let kind = ProblemKind::OutsideRoot { root, target, first: None, more: 0 };
                self.harvest.problems.push(Problem { path, kind });
            } else {
                self.harvest.outside.push(Outside { link, target, file: path, root });
            }
            return;
        }
        let config = Arc::clone(&self.here(root, entry.path()).config);
        let target = target.map(|(_, target)| target);
        self.harvest.files.push(Found { path, language, config, root, target });
    }

    /// The nearest symlink on the way to `entry`, or `entry` itself if it is one, and where
    /// `entry` really is; `None` if no symlink is on the way.
    fn target(&self, entry: &DirEntry) -> io::Result<Option<(PathBuf, PathBuf)>> {
        let path = entry.path();
        if entry.path_is_symlink() {
            return Ok(Some((path.to_owned(), fs::canonicalize(path)?)));
        }
        if !self.shared.followed.load(Ordering::Acquire) {
            return Ok(None);
        }
        let links = self.shared.links.read().unwrap_or_else(PoisonError::into_inner);
        Ok(path.ancestors().skip(1).take(entry.depth()).find_map(|above| {
            let target = links.get(above)?;
            Some((above.to_owned(), target.join(path.strip_prefix(above).ok()?)))
        }))
    }

    /// Remembers that what is below the symlink at `path` is elsewhere.
    fn follow(&mut self, path: &Path) {
        match fs::canonicalize(path) {
            Ok(target) => {
                let mut links = self.shared.links.write().unwrap_or_else(PoisonError::into_inner);
                links.insert(path.to_owned(), target);
                self.shared.followed.store(true, Ordering::Release);
            }
            Err(error) => {
                let kind = ProblemKind::Unreadable(error);
                self.harvest.problems.push(Problem { path: shown(path), kind });
            }
        }
    }

    /// Notes a failure of the walk itself, unless it is nobody's concern: a circle of symlinks,
    /// a bad line of an ignore file, a dangling symlink that does not look like a source.
    fn failure(&mut self, error: ignore::Error) {
        let depth = error.depth();
        let Some((path, error)) = io_failure(error) else { return };
        let problem = |kind| Problem { path: shown(&path), kind };
        if depth == Some(0) || self.shared.by_path.contains_key(path.as_path()) {
            self.harvest.problems.push(problem(ProblemKind::RootUnreadable(error)));
            return;
        }
        let Ok(metadata) = fs::symlink_metadata(&path) else {
            // It was removed while we walked: it is not there, so nothing is the matter.
            return;
        };
        if !metadata.is_symlink() {
            self.harvest.problems.push(problem(ProblemKind::Unreadable(error)));
            return;
        }
        let root = match depth {
            Some(depth) => self.root_of(&path, depth),
            None => 0,
        };
        let here = self.here(root, &path);
        let excluded = path.file_name().is_some_and(|name| here.excludes(name));
        if !excluded && self.language(root, &path, false).is_some() {
            let kind = match error.kind() {
                io::ErrorKind::PermissionDenied => ProblemKind::Unreadable(error),
                _ => ProblemKind::Dangling,
            };
            self.harvest.problems.push(problem(kind));
        }
    }

    /// The index of the root that an entry at `path`, `depth` levels down, was met under.
    fn root_of(&self, path: &Path, depth: usize) -> usize {
        if self.shared.roots.len() == 1 {
            return 0;
        }
        let root = path.ancestors().nth(depth).and_then(|path| self.shared.by_path.get(path));
        root.copied().unwrap_or_default()
    }

    /// The directory that the entry at `path` is in.
    fn here(&mut self, root: usize, path: &Path) -> &Here {
        let known = self.here.take().filter(|here| here.holds(path));
        let here = known.unwrap_or_else(|| {
            let parent = path.parent().unwrap_or(path);
            let root = &self.shared.roots[root];
            let below = parent.strip_prefix(&root.path).unwrap_or(Path::new(""));
            let absolute = root.absolute.join(below);
            let config = self.shared.options.finder.for_directory(&absolute);
            let below = config.below(&absolute).map(Path::to_owned);
            Here { path: parent.to_owned(), below, config }
        });
        self.here.insert(here)
    }
}

/// The path and the reason, if the operating system refused something. The crate nests both in
/// an order of no meaning.
fn io_failure(mut error: ignore::Error) -> Option<(PathBuf, io::Error)> {
    let mut place = None;
    loop {
        error = match error {
            ignore::Error::Io(error) => return Some((place?, error)),
            ignore::Error::WithPath { path, err } => {
                place = Some(path);
                *err
            }
            ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => {
                *err
            }
            _ => return None,
        }
    }
}

/// `path` as it is shown: what is below the current directory goes without `./`.
pub(super) fn shown(path: &Path) -> PathBuf {
    if !path.as_os_str().as_encoded_bytes().starts_with(b".") {
        return path.to_owned();
    }
    match path.strip_prefix(".") {
        Ok(below) if !below.as_os_str().is_empty() => below.to_owned(),
        _ => path.to_owned(),
    }
}

/// Whether the file at `path` says itself which schema it follows.
fn names_its_schema(path: &Path, language: Language) -> bool {
    let Ok(source) = Source::read_regular(path, String::new()) else { return false };
    if language.is_json() {
        own_schema::in_json(&source.text)
    } else {
        own_schema::in_native(&source.text)
    }
}

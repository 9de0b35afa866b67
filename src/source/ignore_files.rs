//! Files that say what a walk leaves out, looked at before the `ignore` crate opens them: it would
//! wait for a pipe. What stands in them is left to that crate.

use super::problem::{Problem, ProblemKind};
use super::walk::shown;
use ignore::WalkBuilder;
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The files of a directory that a walk reads.
const NAMES: [&str; 2] = [".ignore", ".gitignore"];
/// One more that it reads of a repository. Below the directories that are walked it is not looked
/// for: who can put a pipe there can have git run what they like.
const OF_REPOSITORY: &str = ".git/info/exclude";

/// The directories that a walk leaves out because something that is no file stands in the place of
/// an ignore file, and what that is.
#[derive(Clone, Default)]
pub(super) struct IgnoreFiles {
    refused: Arc<Mutex<Vec<(PathBuf, PathBuf)>>>,
}

impl IgnoreFiles {
    /// Whether `root` can be walked: nothing of the kind is in it or in a directory around it.
    /// `absolute` is the same directory.
    pub(super) fn allow(&self, root: &Path, absolute: &Path) -> bool {
        let names = [NAMES[0], NAMES[1], OF_REPOSITORY];
        let around = absolute.ancestors().skip(1);
        match [root].into_iter().chain(around).find_map(|directory| special(directory, &names)) {
            Some(path) => self.refuse(root, path),
            None => true,
        }
    }

    /// Has a walk leave out directories with something of the kind in them.
    pub(super) fn watch(&self, walk: &mut WalkBuilder) {
        let seen = self.clone();
        walk.filter_entry(move |entry| {
            let is_directory = entry.file_type().is_some_and(|kind| kind.is_dir());
            match is_directory.then(|| special(entry.path(), &NAMES)).flatten() {
                Some(path) => seen.refuse(entry.path(), path),
                None => true,
            }
        });
    }

    fn refuse(&self, directory: &Path, path: PathBuf) -> bool {
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.push((directory.to_owned(), path));
        false
    }

    /// The problems that there were.
    pub(super) fn problems(&self) -> Vec<Problem> {
        let refused = mem::take(&mut *self.refused.lock().unwrap_or_else(PoisonError::into_inner));
        let problem = |(directory, file): (PathBuf, PathBuf)| Problem {
            path: shown(&directory),
            kind: ProblemKind::IgnoreFile(shown(&file)),
        };
        refused.into_iter().map(problem).collect()
    }
}

/// The first of the `names` in `directory` that is a pipe, a socket or a device, or leads to one.
fn special(directory: &Path, names: &[&str]) -> Option<PathBuf> {
    let is_special = |path: &PathBuf| {
        fs::metadata(path).is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir())
    };
    names.iter().map(|name| directory.join(name)).find(is_special)
}

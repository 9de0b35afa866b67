//! What a search for files came upon and could not take, as sentences with Rootform's own codes.
//! Whether a problem is a finding or a failure of the run is left to the commands.

use super::read::sentence;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// A path that was named or met, and not taken.
#[derive(Debug)]
pub struct Problem {
    /// The path, as it is shown.
    pub path: PathBuf,
    /// What is the matter with it.
    pub kind: ProblemKind,
}

/// What is the matter with a path.
#[derive(Debug)]
pub enum ProblemKind {
    /// It was named and is not there.
    NotFound,
    /// It is a symlink that leads nowhere, or round in a circle.
    Dangling,
    /// It is a symlink, met in a walk, to something outside the directory that is walked.
    OutsideRoot {
        /// The directory that is walked, as it is shown.
        root: PathBuf,
        /// Where the symlink leads.
        target: PathBuf,
        /// For a symlink to a directory: the first source that is reached through it.
        first: Option<PathBuf>,
        /// The number of further sources that are reached through it.
        more: usize,
    },
    /// It has the name of a source, or was named, and is a pipe, a socket or a device.
    NotRegular,
    /// It is a directory that was not walked: this file, which says what to leave out, is a pipe, a
    /// socket or a device.
    IgnoreFile(PathBuf),
    /// It cannot be looked into.
    Unreadable(io::Error),
    /// It is a directory that was named and cannot be looked into.
    RootUnreadable(io::Error),
}

impl Problem {
    /// Rootform's diagnostic code, where the compiler would report this too.
    pub fn code(&self) -> Option<&'static str> {
        match self.kind {
            ProblemKind::NotFound | ProblemKind::IgnoreFile(_) => None,
            ProblemKind::OutsideRoot { .. } => Some("SYMLINK_OUTSIDE_ROOT"),
            ProblemKind::NotRegular => Some("FILE_NOT_REGULAR"),
            ProblemKind::Dangling | ProblemKind::Unreadable(_) => Some("FILE_UNREADABLE"),
            ProblemKind::RootUnreadable(_) => Some("ROOT_UNREADABLE"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.kind {
            ProblemKind::NotFound => write!(f, "there is no `{path}`"),
            ProblemKind::Dangling => write!(
                f,
                "`{path}` is a symlink that leads nowhere; restore what it points to, or remove it",
            ),
            ProblemKind::OutsideRoot { root, target, first, more } => {
                let (root, target) = (root.display(), target.display());
                write!(f, "`{path}` is a symlink that leads out of `{root}`, to `{target}`, so ")?;
                match first {
                    None => f.write_str("it is not read; put a copy there, or name it outright"),
                    Some(first) => {
                        let first = first.display();
                        match more {
                            0 => write!(f, "`{first}` is not read")?,
                            _ => write!(f, "`{first}` and {more} more are not read")?,
                        }
                        f.write_str("; put a copy there, or name it outright")
                    }
                }
            }
            ProblemKind::NotRegular => write!(
                f,
                "`{path}` is not a regular file; \
                 exclude it, or pass its content on standard input as `-`",
            ),
            ProblemKind::IgnoreFile(file) => write!(
                f,
                "`{path}` is not read: `{}`, which is to say what to leave out, is not a regular \
                 file; replace it, or run with --no-ignore",
                file.display(),
            ),
            ProblemKind::Unreadable(error) | ProblemKind::RootUnreadable(error) => {
                write!(f, "cannot read `{path}`: {}", sentence(error))
            }
        }
    }
}

impl std::error::Error for Problem {}

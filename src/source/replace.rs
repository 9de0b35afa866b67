//! Writing a file back: a [`Replacer`] puts a new text in the place of one that was read, all of
//! it or nothing. Reading is left to [`Source`], what is written to the commands, and the hidden
//! files on the way to [`super::temporary`].

use super::Source;
use super::interrupt::undivided;
use super::read::{sentence, without_waiting};
use super::temporary::{self, Readers, directory_of};
use std::collections::HashSet;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tempfile::NamedTempFile;

/// So long somebody else's lock on a file is waited for, in steps.
const STEP: Duration = Duration::from_millis(5);
const STEPS: usize = 400;

/// What writes the files of one run.
#[derive(Default, Debug)]
pub struct Replacer {
    /// The directories that were cleared of what killed runs left.
    swept: Mutex<HashSet<PathBuf>>,
}

impl Replacer {
    /// Puts `new_text` in the place of the text of `source`, as one step.
    ///
    /// The new text is written to a hidden file beside the old one, which then takes its name, so
    /// that a reader sees the old text or the new one and a full disk loses neither. A symlink
    /// stays a link: what it leads to is replaced. Permission bits, owner and group are kept. A
    /// file that holds `new_text` already, because another run was faster, is left as it is. It
    /// is refused, and nothing is left behind,
    ///
    /// - when the file may not be written by us, though renaming would get round that;
    /// - when its bytes are not those of `source` any more;
    /// - when somebody else keeps it locked: two of our own runs lock it against each other, so
    ///   that neither loses what the other has just written;
    /// - when its owner or group cannot be kept;
    /// - when it has several hard links. Renaming would part them, silently leaving the old text
    ///   under the other names; writing in place would keep them, but could lose the text
    ///   half-way, and would change copies made by linking, as backups are. Which of the two is
    ///   wanted only the user can know.
    ///
    /// A signal that ends the program waits until the step is done. One that cannot be waited for
    /// may leave the hidden file; the next run that writes to the same directory removes it.
    ///
    /// The disk is not told to write at once (`fsync`): for thousands of files that takes
    /// minutes, file systems in use order a rename after the data it replaces, and a source can
    /// be formatted again. Extended attributes and access lists are not carried over.
    pub fn replace(&self, source: &Source, new_text: &str) -> Result<(), ReplaceError> {
        let fail = |kind| ReplaceError { path: source.path.clone(), kind };
        let target = resolve(&source.path).map_err(fail)?;
        self.sweep(directory_of(&target));
        // Nothing has been made yet, so a signal may end the program while it waits here.
        let old = writable(&target).map_err(fail)?;
        undivided(|| replace_file(source, &target, &old, new_text)).map_err(fail)
    }

    /// Clears `directory`, the first time that something is written there.
    fn sweep(&self, directory: &Path) {
        let mut swept = self.swept.lock().unwrap_or_else(PoisonError::into_inner);
        if !swept.contains(directory) {
            swept.insert(directory.to_owned());
            drop(swept);
            temporary::sweep(directory);
        }
    }
}

fn replace_file(
    source: &Source,
    target: &Path,
    old: &Locked,
    new_text: &str,
) -> Result<(), ReplaceErrorKind> {
    let mut file = temporary::create(directory_of(target), Readers::Owner)
        .map_err(ReplaceErrorKind::Directory)?;
    file.write_all(new_text.as_bytes())?;
    keep_owner(file.as_file(), &old.metadata)?;
    // After the owner, because a change of owner takes the set-user-ID bit away.
    file.as_file().set_permissions(old.metadata.permissions())?;
    match now(target, &old.metadata, &source.text, new_text)? {
        Now::New => Ok(()),
        Now::Old => rename(file, target),
        Now::Other => Err(ReplaceErrorKind::Changed),
    }
}

/// The file that is behind `path`: itself, or what the symlink of that name leads to.
fn resolve(path: &Path) -> Result<PathBuf, ReplaceErrorKind> {
    if fs::symlink_metadata(path)?.is_symlink() {
        Ok(fs::canonicalize(path)?)
    } else {
        Ok(path.to_owned())
    }
}

/// A file that is to be replaced, locked until this is dropped.
struct Locked {
    _file: File,
    metadata: Metadata,
}

/// The file at `path`, if it is a regular one that we may write and lock.
fn writable(path: &Path) -> Result<Locked, ReplaceErrorKind> {
    // Opening it asks the only one who knows: users, groups, access lists and read-only mounts
    // are the operating system's business. Nothing is written through this handle.
    let opened = without_waiting(OpenOptions::new().write(true)).open(path);
    let file = opened.map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            ReplaceErrorKind::ReadOnly
        }
        // It has become a directory, or a pipe that nobody reads.
        _ if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) => {
            ReplaceErrorKind::Changed
        }
        _ => ReplaceErrorKind::from(error),
    })?;
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        return Err(ReplaceErrorKind::Changed);
    }
    if links(&metadata) > 1 {
        return Err(ReplaceErrorKind::HardLinked(links(&metadata)));
    }
    lock(&file)?;
    Ok(Locked { _file: file, metadata })
}

/// Locks `file` until it is closed. Where the file system has no locks, it is as if it were.
#[cfg(unix)]
fn lock(file: &File) -> Result<(), ReplaceErrorKind> {
    for _ in 0..STEPS {
        match file.try_lock() {
            Err(fs::TryLockError::WouldBlock) => std::thread::sleep(STEP),
            Ok(()) | Err(fs::TryLockError::Error(_)) => return Ok(()),
        }
    }
    Err(ReplaceErrorKind::Locked)
}

/// Elsewhere a lock would keep us too from reading and renaming.
#[cfg(not(unix))]
fn lock(_: &File) -> Result<(), ReplaceErrorKind> {
    Ok(())
}

/// What a file holds when it is about to be replaced.
#[derive(PartialEq, Eq)]
enum Now {
    /// What it is to hold.
    New,
    /// What it held when it was read.
    Old,
    /// Something else.
    Other,
}

/// What the file at `path` holds. Only the file that is `locked` is taken for an old one: another
/// is what a further run has put there since, and locks itself.
fn now(path: &Path, locked: &Metadata, old: &str, new: &str) -> Result<Now, ReplaceErrorKind> {
    let mut file = without_waiting(OpenOptions::new().read(true)).open(path)?;
    let metadata = file.metadata()?;
    let length = metadata.len();
    if !metadata.is_file() || (length != old.len() as u64 && length != new.len() as u64) {
        return Ok(Now::Other);
    }
    let mut text = Vec::with_capacity(old.len().max(new.len()) + 1);
    file.read_to_end(&mut text)?;
    Ok(if text == new.as_bytes() {
        Now::New
    } else if text == old.as_bytes() && is_same(&metadata, locked) {
        Now::Old
    } else {
        Now::Other
    })
}

#[cfg(unix)]
fn is_same(a: &Metadata, b: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}

#[cfg(unix)]
fn links(metadata: &Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(metadata)
}

#[cfg(not(unix))]
fn links(_: &Metadata) -> u64 {
    1
}

/// Gives `file` the owner and the group that `metadata` has.
#[cfg(unix)]
fn keep_owner(file: &File, metadata: &Metadata) -> Result<(), ReplaceErrorKind> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let ours = file.metadata()?;
    let user = Some(metadata.uid()).filter(|&id| id != ours.uid());
    let group = Some(metadata.gid()).filter(|&id| id != ours.gid());
    if user.is_none() && group.is_none() {
        return Ok(());
    }
    fchown(file, user, group).map_err(|_| ReplaceErrorKind::Owner { user, group })
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> Result<(), ReplaceErrorKind> {
    Ok(())
}

/// Gives `file` the name `target`; on failure it is removed.
fn rename(file: NamedTempFile, target: &Path) -> Result<(), ReplaceErrorKind> {
    match file.persist(target) {
        Ok(_) => Ok(()),
        Err(failure) => Err(failure.error.into()),
    }
}

/// A file that could not be replaced; it is as it was.
#[derive(Debug)]
pub struct ReplaceError {
    /// The path of the source.
    pub path: PathBuf,
    /// What stood in the way.
    pub kind: ReplaceErrorKind,
}

/// What stood in the way of replacing a file.
#[derive(Debug)]
pub enum ReplaceErrorKind {
    /// Somebody else changed it since it was read.
    Changed,
    /// Somebody else removed it since it was read.
    Removed,
    /// We may not write to it.
    ReadOnly,
    /// Somebody else keeps it locked.
    Locked,
    /// It has that many hard links.
    HardLinked(u64),
    /// It belongs to others, to whom we cannot give the new one.
    Owner {
        /// The user who owns it, if it is not us.
        user: Option<u32>,
        /// The group that owns it, if a new file there would belong to another one.
        group: Option<u32>,
    },
    /// No file can be made in its directory.
    Directory(io::Error),
    /// Anything else that the operating system reports.
    Io(io::Error),
}

impl From<io::Error> for ReplaceErrorKind {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Removed,
            _ => Self::Io(error),
        }
    }
}

impl fmt::Display for ReplaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot write `{}`: ", self.path.display())?;
        match &self.kind {
            ReplaceErrorKind::Changed => f.write_str("it changed since it was read; run again"),
            ReplaceErrorKind::Removed => f.write_str("it was removed since it was read"),
            ReplaceErrorKind::ReadOnly => {
                f.write_str("it is read-only; make it writable, or exclude it")
            }
            ReplaceErrorKind::Locked => f.write_str(
                "another program keeps it locked; run again when that program is done with it",
            ),
            ReplaceErrorKind::HardLinked(links) => write!(
                f,
                "it has {links} hard links, which replacing it would part; \
                 replace them by copies or symlinks, or exclude it",
            ),
            ReplaceErrorKind::Owner { user, group } => {
                let owner = match (user, group) {
                    (Some(user), Some(group)) => format!("user {user} and group {group}"),
                    (Some(user), None) => format!("user {user}"),
                    (None, Some(group)) => format!("group {group}"),
                    (None, None) => "others".to_owned(),
                };
                write!(f, "it belongs to {owner}, and a new file cannot; run as its owner")
            }
            ReplaceErrorKind::Directory(error) => {
                write!(f, "no new file can be made beside it: {}", sentence(error))
            }
            ReplaceErrorKind::Io(error) => f.write_str(&sentence(error)),
        }
    }
}

impl std::error::Error for ReplaceError {}

//! Writing a file back: [`replace`] puts a new text in the place of one that was read, all of it
//! or nothing. Reading is left to [`Source`], and what is written to the commands.

use super::Source;
use super::read::sentence;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Puts `new_text` in the place of the text of `source`, as one step.
///
/// The new text is written to a hidden file beside the old one, which then takes its name, so
/// that a reader sees the old text or the new one and a full disk loses neither. A symlink stays
/// a link: what it leads to is replaced. Permission bits, owner and group are kept. It is
/// refused, and nothing is left behind,
///
/// - when the file may not be written by us, though renaming would get round that;
/// - when its bytes are not those of `source` any more;
/// - when its owner or group cannot be kept;
/// - when it has several hard links. Renaming would part them, silently leaving the old text
///   under the other names; writing in place would keep them, but could lose the text half-way,
///   and would change copies made by linking, as backups are. Which of the two is wanted only
///   the user can know.
///
/// The disk is not told to write at once (`fsync`): for thousands of files that takes minutes,
/// file systems in use order a rename after the data it replaces, and a source can be formatted
/// again. Extended attributes and access lists are not carried over.
pub fn replace(source: &Source, new_text: &str) -> Result<(), ReplaceError> {
    let fail = |kind| ReplaceError { path: source.path.clone(), kind };
    replace_file(source, new_text).map_err(fail)
}

fn replace_file(source: &Source, new_text: &str) -> Result<(), ReplaceErrorKind> {
    let target = resolve(&source.path)?;
    let metadata = writable(&target)?;
    let directory = match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let mut file = tempfile::Builder::new()
        .prefix(".rf-")
        .suffix(".tmp")
        .tempfile_in(directory)
        .map_err(ReplaceErrorKind::Directory)?;
    file.write_all(new_text.as_bytes())?;
    keep_owner(file.as_file(), &metadata)?;
    // After the owner, because a change of owner takes the set-user-ID bit away.
    file.as_file().set_permissions(metadata.permissions())?;
    unchanged(&target, &source.text)?;
    rename(file, &target)
}

/// The file that is behind `path`: itself, or what the symlink of that name leads to.
fn resolve(path: &Path) -> Result<PathBuf, ReplaceErrorKind> {
    if fs::symlink_metadata(path)?.is_symlink() {
        Ok(fs::canonicalize(path)?)
    } else {
        Ok(path.to_owned())
    }
}

/// The metadata of the file at `path`, if it is a regular file that we may write.
fn writable(path: &Path) -> Result<Metadata, ReplaceErrorKind> {
    if !fs::metadata(path)?.is_file() {
        return Err(ReplaceErrorKind::Changed);
    }
    // Opening it asks the only one who knows: users, groups, access lists and read-only mounts
    // are the operating system's business. Nothing is written through this handle.
    let file = OpenOptions::new().write(true).open(path).map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            ReplaceErrorKind::ReadOnly
        }
        _ => ReplaceErrorKind::from(error),
    })?;
    let metadata = file.metadata()?;
    match links(&metadata) {
        0 | 1 => Ok(metadata),
        several => Err(ReplaceErrorKind::HardLinked(several)),
    }
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

/// Checks that the file at `path` still holds `text`.
fn unchanged(path: &Path, text: &str) -> Result<(), ReplaceErrorKind> {
    let metadata = fs::metadata(path)?;
    if metadata.is_file()
        && metadata.len() == text.len() as u64
        && fs::read(path)? == text.as_bytes()
    {
        Ok(())
    } else {
        Err(ReplaceErrorKind::Changed)
    }
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

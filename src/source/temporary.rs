//! The hidden files in which a new text is written before it takes its place, and what is left
//! of them when a run was killed. [`super::replace`] and the commands fill them and name them.

use super::interrupt::undivided;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use tempfile::{Builder, NamedTempFile};

/// How the names of all hidden files begin, and of no other files.
const PREFIX: &str = ".rf-writing-";
const SUFFIX: &str = ".tmp";
/// The number of characters between the two.
const DRAWN: usize = 8;

/// So many times a file is made anew that a [`sweep`] has taken away.
const TRIES: usize = 8;

/// Who may read a new file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Readers {
    /// Its owner alone.
    Owner,
    /// Everybody, as far as the user's mask lets them.
    Everybody,
}

/// A new hidden file in `directory`. It is removed when it is dropped without having been given a
/// name, and locked until it is closed, so that it can be told from one that a killed run left.
pub(crate) fn create(directory: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(PREFIX).suffix(SUFFIX).rand_bytes(DRAWN);
    permit(&mut builder, readers);
    let mut file = builder.tempfile_in(directory)?;
    for _ in 0..TRIES {
        // A file system without locks is one where nothing is swept either.
        if !matches!(file.as_file().try_lock(), Err(fs::TryLockError::WouldBlock))
            && is_linked(file.as_file())?
        {
            break;
        }
        file = builder.tempfile_in(directory)?;
    }
    Ok(file)
}

/// Writes a file called `path` with what `content` gives it: all of it, or nothing.
///
/// Another file of that name is replaced if `over`, and is otherwise an error of the kind
/// [`io::ErrorKind::AlreadyExists`].
pub(crate) fn write_whole(
    path: &Path,
    over: bool,
    content: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    undivided(|| {
        let mut file = create(directory_of(path), Readers::Everybody)?;
        content(file.as_file_mut())?;
        let named = if over { file.persist(path) } else { file.persist_noclobber(path) };
        named.map(drop).map_err(|failure| failure.error)
    })
}

/// The directory that the file at `path` is in.
pub(crate) fn directory_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Removes the hidden files that killed runs have left in `directory`. Those of runs that go on
/// are locked, and stay. What cannot be removed stays too: it does no harm.
pub(crate) fn sweep(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    for entry in entries.flatten().filter(|entry| is_ours(entry.file_name().as_encoded_bytes())) {
        if entry.file_type().is_ok_and(|kind| kind.is_file())
            && let Ok(file) = File::open(entry.path())
            && file.try_lock().is_ok()
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Whether a file of this name is one of the hidden files.
fn is_ours(name: &[u8]) -> bool {
    let drawn =
        name.strip_prefix(PREFIX.as_bytes()).and_then(|n| n.strip_suffix(SUFFIX.as_bytes()));
    drawn.is_some_and(|drawn| drawn.len() == DRAWN && drawn.iter().all(u8::is_ascii_alphanumeric))
}

#[cfg(unix)]
fn is_linked(file: &File) -> io::Result<bool> {
    Ok(std::os::unix::fs::MetadataExt::nlink(&file.metadata()?) > 0)
}

#[cfg(not(unix))]
fn is_linked(_: &File) -> io::Result<bool> {
    Ok(true)
}

#[cfg(unix)]
fn permit(builder: &mut Builder<'_, '_>, readers: Readers) {
    use std::os::unix::fs::PermissionsExt;
    if readers == Readers::Everybody {
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
}

#[cfg(not(unix))]
fn permit(_: &mut Builder<'_, '_>, _: Readers) {}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(dir: &Path) -> Vec<String> {
        let entries = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_a_killed_run_left_is_swept_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let others = [".rf-backup.tmp", ".rf-writing-me.tmp", ".rf-writing-12345678", "a.rf.hcl"];
        for name in others {
            fs::write(dir.path().join(name), "").unwrap();
        }
        fs::create_dir(dir.path().join(".rf-writing-a2345678.tmp")).unwrap();
        let in_use = create(dir.path(), Readers::Owner).unwrap();
        let left = create(dir.path(), Readers::Owner).unwrap().into_temp_path().keep().unwrap();
        assert!(left.exists());
        sweep(dir.path());
        assert!(!left.exists() && in_use.path().exists());
        drop(in_use);
        let mut kept: Vec<_> = others.to_vec();
        kept.push(".rf-writing-a2345678.tmp");
        kept.sort_unstable();
        assert_eq!(names(dir.path()), kept);
    }

    #[test]
    #[cfg(unix)]
    fn a_symlink_of_such_a_name_is_not_followed() {
        let dir = tempfile::tempdir().unwrap();
        let link = dir.path().join(".rf-writing-12345678.tmp");
        std::os::unix::fs::symlink("a.rf.hcl", &link).unwrap();
        fs::write(dir.path().join("a.rf.hcl"), "x").unwrap();
        sweep(dir.path());
        assert_eq!(names(dir.path()), [".rf-writing-12345678.tmp", "a.rf.hcl"]);
    }

    #[test]
    fn a_file_is_written_whole_or_not_at_all() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("report");
        let failed = write_whole(&path, true, |file| {
            use io::Write;
            file.write_all(b"half")?;
            Err(io::Error::other("no more"))
        });
        assert!(failed.is_err());
        assert_eq!(names(dir.path()), [""; 0]);
        write_whole(&path, false, |file| io::Write::write_all(file, b"all")).unwrap();
        let again = write_whole(&path, false, |_| Ok(())).unwrap_err();
        assert_eq!(again.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_to_string(&path).unwrap(), "all");
        assert_eq!(names(dir.path()), ["report"]);
    }
}

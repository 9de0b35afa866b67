//! Writing files back: what is kept, what is refused, and that nothing is left behind.

#![cfg(unix)]

use rf_lint::source::Source;
use rf_lint::source::replace::{ReplaceErrorKind, Replacer};
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A directory with a file `a.hcl`, and what was read from it.
fn file() -> (TempDir, PathBuf, Source) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("a.hcl");
    fs::write(&path, "old").unwrap();
    let source = Source::read(&path).unwrap();
    (dir, path, source)
}

fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Replaces the text of `source`, which must be refused, and gives the reason; the file must
/// still hold `text`, and its directory nothing new.
fn refused(source: &Source, text: &str) -> (ReplaceErrorKind, String) {
    let dir = source.path.parent().unwrap();
    let before = names(dir);
    let error = Replacer::default().replace(source, "new").unwrap_err();
    assert_eq!(names(dir), before);
    assert_eq!(fs::read_to_string(&source.path).unwrap(), text);
    let message = error.to_string();
    (error.kind, message)
}

#[test]
fn the_text_is_replaced_and_the_permissions_are_kept() {
    let (dir, path, source) = file();
    for mode in [0o640, 0o755, 0o600, 0o4711] {
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(mode)).unwrap();
        Replacer::default().replace(&source, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o7777, mode);
    }
    assert_eq!(names(dir.path()), ["a.hcl"]);
}

#[test]
fn a_text_may_become_empty() {
    let (_dir, path, source) = file();
    Replacer::default().replace(&source, "").unwrap();
    assert_eq!(fs::read_to_string(path).unwrap(), "");
}

#[test]
fn a_symlink_stays_and_its_target_is_replaced() {
    let (dir, path, _) = file();
    fs::create_dir(dir.path().join("links")).unwrap();
    let link = dir.path().join("links/b.hcl");
    symlink("../a.hcl", dir.path().join("links/c.hcl")).unwrap();
    symlink("c.hcl", &link).unwrap();
    Replacer::default().replace(&Source::read(&link).unwrap(), "new").unwrap();
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("c.hcl"));
    assert!(!path.is_symlink());
    assert_eq!(fs::read_to_string(path).unwrap(), "new");
    assert_eq!(names(dir.path()), ["a.hcl", "links"]);
}

#[test]
fn a_file_changed_since_is_not_written() {
    let (_dir, path, source) = file();
    // Same length, and the same time: only the bytes tell.
    let time = fs::metadata(&path).unwrap().modified().unwrap();
    fs::write(&path, "odd").unwrap();
    fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
    let (kind, message) = refused(&source, "odd");
    assert!(matches!(kind, ReplaceErrorKind::Changed));
    assert!(message.ends_with("a.hcl`: it changed since it was read; run again"), "{message}");
}

#[test]
fn a_file_only_touched_since_is_written() {
    let (dir, path, source) = file();
    fs::write(dir.path().join("b.hcl"), "old").unwrap();
    fs::rename(dir.path().join("b.hcl"), &path).unwrap();
    Replacer::default().replace(&source, "new").unwrap();
    assert_eq!(fs::read_to_string(path).unwrap(), "new");
}

#[test]
fn a_file_removed_since_does_not_come_back() {
    let (dir, path, source) = file();
    fs::remove_file(&path).unwrap();
    let error = Replacer::default().replace(&source, "new").unwrap_err();
    assert!(matches!(error.kind, ReplaceErrorKind::Removed), "{error}");
    assert_eq!(names(dir.path()), [""; 0]);
    fs::create_dir(&path).unwrap();
    let error = Replacer::default().replace(&source, "new").unwrap_err();
    assert!(matches!(error.kind, ReplaceErrorKind::Changed), "{error}");
}

#[test]
fn a_hard_linked_file_is_refused() {
    let (dir, path, source) = file();
    fs::hard_link(&path, dir.path().join("b.hcl")).unwrap();
    let (kind, message) = refused(&source, "old");
    assert!(matches!(kind, ReplaceErrorKind::HardLinked(2)));
    assert!(message.contains("it has 2 hard links"), "{message}");
}

#[test]
fn a_read_only_file_is_refused() {
    let (_dir, path, source) = file();
    fs::set_permissions(&path, Permissions::from_mode(0o444)).unwrap();
    if fs::File::options().write(true).open(&path).is_ok() {
        println!("skipped: this user may write to every file");
        return;
    }
    let (kind, message) = refused(&source, "old");
    assert!(matches!(kind, ReplaceErrorKind::ReadOnly));
    assert!(message.contains("it is read-only"), "{message}");
}

#[test]
fn a_directory_that_takes_no_new_file_is_refused() {
    let (dir, _, source) = file();
    fs::set_permissions(dir.path(), Permissions::from_mode(0o555)).unwrap();
    if tempfile::tempfile_in(dir.path()).is_ok() {
        fs::set_permissions(dir.path(), Permissions::from_mode(0o755)).unwrap();
        println!("skipped: this user may write to every directory");
        return;
    }
    let (kind, message) = refused(&source, "old");
    fs::set_permissions(dir.path(), Permissions::from_mode(0o755)).unwrap();
    assert!(matches!(kind, ReplaceErrorKind::Directory(_)));
    assert!(message.contains("no new file can be made beside it"), "{message}");
}

#[test]
fn owner_and_group_are_kept() {
    let (_dir, path, source) = file();
    if chown(&path, Some(12_345), Some(54_321)).is_err() {
        println!("skipped: this user may not give files away");
        return;
    }
    fs::set_permissions(&path, Permissions::from_mode(0o4750)).unwrap();
    Replacer::default().replace(&source, "new").unwrap();
    let metadata = fs::metadata(&path).unwrap();
    assert_eq!((metadata.uid(), metadata.gid()), (12_345, 54_321));
    assert_eq!(metadata.mode() & 0o7777, 0o4750);
}

/// Names the file that [`a_file_of_another_owner_is_refused`] tries to replace.
const FOREIGN: &str = "RF_TEST_FOREIGN_FILE";

#[test]
fn a_file_of_another_owner_is_refused() {
    let Some(path) = std::env::var_os(FOREIGN) else {
        println!("skipped: runs as another user, from the test below");
        return;
    };
    let source = Source::read(PathBuf::from(path)).unwrap();
    let (kind, message) = refused(&source, "old");
    assert!(matches!(kind, ReplaceErrorKind::Owner { user: Some(0), .. }), "{message}");
    assert!(message.contains("it belongs to user 0"), "{message}");
    assert!(message.ends_with("run as its owner"), "{message}");
}

/// Root may do everything: run by root, the tests that then skip themselves run here once more
/// as somebody else.
#[test]
fn the_same_for_another_user() {
    let (dir, path, _) = file();
    fs::set_permissions(dir.path(), Permissions::from_mode(0o777)).unwrap();
    fs::set_permissions(&path, Permissions::from_mode(0o666)).unwrap();
    if chown(&path, Some(0), Some(0)).is_err() {
        println!("skipped: this user is not root, so nothing was skipped above");
        return;
    }
    let run = Command::new("setpriv")
        .args(["--reuid", "65534", "--regid", "65534", "--clear-groups"])
        .arg(std::env::current_exe().unwrap())
        .args(["--nocapture", "refused"])
        .env(FOREIGN, &path)
        .output();
    let Ok(run) = run else {
        println!("skipped: `setpriv` is not installed");
        return;
    };
    let output = String::from_utf8_lossy(&run.stdout);
    if !output.contains("running ") {
        println!("skipped: another user may not run this test");
        return;
    }
    assert!(run.status.success(), "{output}{}", String::from_utf8_lossy(&run.stderr));
    assert!(!output.contains("skipped"), "{output}");
    assert!(output.contains("a_read_only_file_is_refused"), "{output}");
}

//! Finding, reading and replacing files as the operating system presents them: symlinks, ignore
//! files, permissions, and changes behind our back.

#![cfg(unix)]

use rf_lint::config::{Config, ConfigChoice, ConfigError, ConfigFinder};
use rf_lint::source::discover::{Discovered, LeavesOut, Options, discover};
use rf_lint::source::language::Language;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// A directory with the given files, each with its own name as content; parents are made.
fn tree(files: &[&str]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for file in files {
        write(&dir, file, file);
    }
    dir
}

fn write(dir: &TempDir, file: &str, content: &str) {
    let path = dir.path().join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

fn link(dir: &TempDir, target: impl AsRef<Path>, name: &str) {
    let path = dir.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    symlink(target, path).unwrap();
}

fn no_check(_: &Config) -> Vec<ConfigError> {
    Vec::new()
}

fn finder() -> ConfigFinder {
    ConfigFinder::new(ConfigChoice::Nearest, no_check)
}

fn options(finder: &ConfigFinder) -> Options<'_> {
    Options {
        threads: 2,
        leaves_out: LeavesOut::IgnoredAndExcluded,
        force_exclude: false,
        every_hcl: false,
        finder,
    }
}

/// What is found when `paths` below `dir` are given, with the paths shown relative to `dir`.
fn find(dir: &TempDir, paths: &[&str]) -> Discovered {
    find_with(dir, paths, &options(&finder()))
}

fn find_with(dir: &TempDir, paths: &[&str], options: &Options<'_>) -> Discovered {
    let paths: Vec<PathBuf> = paths
        .iter()
        .map(|path| if path.is_empty() { dir.path().into() } else { dir.path().join(path) })
        .collect();
    discover(&paths, options)
}

fn files(dir: &TempDir, found: &Discovered) -> Vec<String> {
    found.files.iter().map(|file| below(dir, &file.path)).collect()
}

fn problems(dir: &TempDir, found: &Discovered) -> Vec<(String, Option<&'static str>)> {
    found.problems.iter().map(|problem| (below(dir, &problem.path), problem.code())).collect()
}

fn below(dir: &TempDir, path: &Path) -> String {
    path.strip_prefix(dir.path()).unwrap_or(path).to_string_lossy().into_owned()
}

fn assert_files(dir: &TempDir, found: &Discovered, expected: &[&str]) {
    assert_eq!(files(dir, found), expected);
    assert_eq!(problems(dir, found), [], "{:?}", found.problems);
}

fn git(dir: &TempDir) {
    fs::create_dir(dir.path().join(".git")).unwrap();
}

#[test]
fn a_walk_takes_sources_in_one_order() {
    let dir = tree(&[
        "b/x.rf.json",
        "b.rf.hcl",
        "a-b/x.rf.hcl",
        "a/x.rf.hcl",
        "a/old.rf",
        "a/deep/er/x.rf.hcl",
        "a/main.tf",
        "a/plain.hcl",
        "a/data.json",
        "s.schema.hcl",
        "t.schema.hcl.json",
        ".hidden.rf.hcl",
        ".hidden/x.rf.hcl",
    ]);
    let found = find(&dir, &[""]);
    let expected = [
        "a/deep/er/x.rf.hcl",
        "a/old.rf",
        "a/x.rf.hcl",
        "a-b/x.rf.hcl",
        "b/x.rf.json",
        "b.rf.hcl",
        "s.schema.hcl",
        "t.schema.hcl.json",
    ];
    assert_files(&dir, &found, &expected);
    assert_eq!(found.files[1].language, Language::LegacyRootform);
    assert_eq!(found.files[2].language, Language::RootformHcl);
    assert_eq!(found.files[4].language, Language::RootformJson);
    assert_eq!(found.files[6].language, Language::Hcl);
    assert!(!found.files[0].named);
}

#[test]
fn a_named_file_is_taken_whatever_it_is_called() {
    let dir = tree(&["main.tf", ".hidden.rf.hcl", "x.rf.hcl", ".gitignore"]);
    write(&dir, ".ignore", "x.rf.hcl");
    let found = find(&dir, &["x.rf.hcl", "main.tf", ".hidden.rf.hcl"]);
    assert_files(&dir, &found, &[".hidden.rf.hcl", "main.tf", "x.rf.hcl"]);
    assert_eq!(found.files[2].argument, 0);
    assert!(found.files.iter().all(|file| file.named));
}

#[test]
fn a_directory_named_like_a_source_is_walked() {
    let dir = tree(&["x.rf.hcl/a.rf.hcl"]);
    assert_files(&dir, &find(&dir, &[""]), &["x.rf.hcl/a.rf.hcl"]);
}

#[test]
fn what_is_not_there_is_a_problem() {
    let dir = tree(&["a.rf.hcl"]);
    let found = find(&dir, &["a.rf.hcl", "b.rf.hcl"]);
    assert_eq!(files(&dir, &found), ["a.rf.hcl"]);
    let message = found.problems[0].to_string();
    assert!(message.starts_with("there is no `") && message.ends_with("b.rf.hcl`"), "{message}");
}

#[test]
fn ignore_files_are_heeded_and_gits_only_in_a_repository() {
    let dir = tree(&["a.rf.hcl", "b.rf.hcl", "sub/c.rf.hcl", "d.rf.hcl"]);
    write(&dir, ".gitignore", "b.rf.hcl\nsub/\n");
    write(&dir, ".ignore", "d.rf.hcl\n");
    assert_files(&dir, &find(&dir, &[""]), &["a.rf.hcl", "b.rf.hcl", "sub/c.rf.hcl"]);
    git(&dir);
    assert_files(&dir, &find(&dir, &[""]), &["a.rf.hcl"]);
    let finder = finder();
    let all = Options { leaves_out: LeavesOut::Excluded, ..options(&finder) };
    let found = find_with(&dir, &[""], &all);
    assert_files(&dir, &found, &["a.rf.hcl", "b.rf.hcl", "d.rf.hcl", "sub/c.rf.hcl"]);
}

#[test]
fn a_file_reached_twice_is_listed_once() {
    let dir = tree(&["a/x.rf.hcl", "a/y.rf.hcl"]);
    link(&dir, "x.rf.hcl", "a/0-link.rf.hcl");
    link(&dir, "a", "z");
    let found = find(&dir, &["a", "", "a/x.rf.hcl", "./a/./x.rf.hcl", "z", "z/y.rf.hcl"]);
    assert_files(&dir, &found, &["a/x.rf.hcl", "a/y.rf.hcl"]);
    assert_eq!((found.files[0].argument, found.files[0].named), (0, true));
    assert_files(&dir, &find(&dir, &[""]), &["a/x.rf.hcl", "a/y.rf.hcl"]);
}

#[test]
fn circles_of_symlinks_end() {
    let dir = tree(&["a/x.rf.hcl", "b/y.rf.hcl"]);
    link(&dir, "..", "a/up");
    link(&dir, ".", "a/self");
    link(&dir, "../b", "a/b");
    link(&dir, "../a", "b/a");
    link(&dir, "round.rf.hcl", "round");
    link(&dir, "round", "round.rf.hcl");
    let found = find(&dir, &[""]);
    assert_eq!(files(&dir, &found), ["a/x.rf.hcl", "b/y.rf.hcl"]);
    let expected = [("round.rf.hcl".to_owned(), Some("FILE_UNREADABLE"))];
    assert_eq!(problems(&dir, &found), expected);
}

#[test]
fn a_symlink_to_a_place_not_walked_otherwise_is_followed() {
    let dir = tree(&[".store/x.rf.hcl"]);
    link(&dir, ".store", "seen");
    let found = find(&dir, &[""]);
    assert_files(&dir, &found, &["seen/x.rf.hcl"]);
    let real = fs::canonicalize(dir.path().join(".store/x.rf.hcl")).unwrap();
    assert_eq!(found.files[0].target.as_ref(), Some(&real));
}

#[test]
fn a_symlink_out_of_the_root_is_a_problem_unless_it_is_named() {
    let other = tree(&["x.rf.hcl", "y.rf.hcl"]);
    let dir = tree(&["in.rf.hcl"]);
    link(&dir, other.path().join("x.rf.hcl"), "out.rf.hcl");
    link(&dir, other.path().join("x.rf.hcl"), "out.txt");
    let found = find(&dir, &[""]);
    assert_eq!(files(&dir, &found), ["in.rf.hcl"]);
    assert_eq!(problems(&dir, &found), [("out.rf.hcl".to_owned(), Some("SYMLINK_OUTSIDE_ROOT"))]);
    assert_files(&dir, &find(&dir, &["out.rf.hcl"]), &["out.rf.hcl"]);
}

#[test]
fn a_symlinked_directory_out_of_the_root_is_one_problem_if_it_hides_sources() {
    let other = tree(&["s/x.rf.hcl", "s/deep/y.rf.hcl", "s/z.rf.hcl", "empty/readme"]);
    let dir = tree(&["in.rf.hcl"]);
    link(&dir, other.path().join("s"), "out");
    link(&dir, other.path().join("empty"), "nothing");
    let found = find(&dir, &[""]);
    assert_eq!(files(&dir, &found), ["in.rf.hcl"]);
    assert_eq!(problems(&dir, &found), [("out".to_owned(), Some("SYMLINK_OUTSIDE_ROOT"))]);
    let message = found.problems[0].to_string();
    let target = fs::canonicalize(other.path().join("s")).unwrap();
    assert!(message.contains(&format!("to `{}`", target.display())), "{message}");
    assert!(message.contains("out/deep/y.rf.hcl` and 2 more are not read"), "{message}");
    // Named, it is a root of its own.
    let found = find(&dir, &["out"]);
    assert_files(&dir, &found, &["out/deep/y.rf.hcl", "out/x.rf.hcl", "out/z.rf.hcl"]);
}

#[test]
fn dangling_symlinks_matter_only_by_the_name_of_a_source() {
    let dir = tree(&["a.rf.hcl", "skipped/readme"]);
    link(&dir, "nowhere", "b.rf.hcl");
    link(&dir, "nowhere", "c.txt");
    link(&dir, "nowhere", "skipped/d.rf.hcl");
    write(&dir, "rf-lint.toml", "[files]\nexclude = [\"skipped\"]");
    let expected = [("b.rf.hcl".to_owned(), Some("FILE_UNREADABLE"))];
    assert_eq!(problems(&dir, &find(&dir, &[""])), expected);
    assert_eq!(problems(&dir, &find(&dir, &["b.rf.hcl"])), expected);
}

#[test]
fn a_pipe_is_a_problem_and_does_not_block() {
    let dir = tree(&["a.rf.hcl"]);
    for name in ["p.rf.hcl", "p.txt"] {
        let made = Command::new("mkfifo").arg(dir.path().join(name)).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo");
    }
    let found = find(&dir, &[""]);
    assert_eq!(files(&dir, &found), ["a.rf.hcl"]);
    assert_eq!(problems(&dir, &found), [("p.rf.hcl".to_owned(), Some("FILE_NOT_REGULAR"))]);
    let found = find(&dir, &["p.txt"]);
    assert_eq!(problems(&dir, &found), [("p.txt".to_owned(), Some("FILE_NOT_REGULAR"))]);
    let error = rf_lint::source::Source::read(dir.path().join("p.txt")).unwrap_err();
    assert_eq!(error.code(), "FILE_NOT_REGULAR");
}

#[test]
fn a_directory_that_cannot_be_looked_into_is_a_problem() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tree(&["a.rf.hcl", "shut/b.rf.hcl"]);
    let shut = dir.path().join("shut");
    fs::set_permissions(&shut, fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read_dir(&shut).is_ok() {
        // Root is: once more as somebody else.
        fs::set_permissions(&shut, fs::Permissions::from_mode(0o755)).unwrap();
        let run = Command::new("setpriv")
            .args(["--reuid", "65534", "--regid", "65534", "--clear-groups"])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "a_directory_that_cannot_be_looked_into_is_a_problem"])
            .output();
        match run {
            Ok(run) if run.stdout.starts_with(b"\nrunning 1 test") => {
                assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
            }
            _ => println!("skipped: this user may look into every directory, and no other runs"),
        }
        return;
    }
    let found = find(&dir, &[""]);
    let root = find(&dir, &["shut"]);
    fs::set_permissions(&shut, fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(files(&dir, &found), ["a.rf.hcl"]);
    assert_eq!(problems(&dir, &found), [("shut".to_owned(), Some("FILE_UNREADABLE"))]);
    assert_eq!(problems(&dir, &root), [("shut".to_owned(), Some("ROOT_UNREADABLE"))]);
}

#[test]
fn names_need_not_be_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let dir = tree(&["rf-lint.toml"]);
    write(&dir, "rf-lint.toml", "[files]\ninclude = [\"*.conf\"]");
    for name in [b"\xff.rf.hcl".as_slice(), b"\xfe.conf"] {
        if fs::write(dir.path().join(OsStr::from_bytes(name)), "").is_err() {
            println!("skipped: this file system takes only UTF-8 names");
            return;
        }
    }
    assert_eq!(find(&dir, &[""]).files.len(), 2);
}

#[test]
fn many_directories_with_many_roots_are_told_apart() {
    let names: Vec<String> =
        (0..200).map(|n| format!("r{}/d{}/f{n:03}.rf.hcl", n % 7, n % 13)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let dir = tree(&names);
    let found = find(&dir, &["r0", "r1", "r2", "r3", "r4", "r5", "r6"]);
    assert_eq!(found.files.len(), 200);
    for file in &found.files {
        assert!(below(&dir, &file.path).starts_with(&format!("r{}/", file.argument)));
    }
    assert!(found.files.is_sorted_by(|a, b| a.path < b.path));
}

/// Set for the run of [`relative_paths_are_shown_as_they_are_given`] in a directory of its own.
const INSIDE: &str = "RF_TEST_INSIDE";

#[test]
fn relative_paths_are_shown_as_they_are_given() {
    if std::env::var_os(INSIDE).is_none() {
        let dir = tree(&["a/b.rf.hcl", "-/c.rf.hcl", "d.rf.hcl"]);
        let run = Command::new(std::env::current_exe().unwrap())
            .current_dir(dir.path())
            .env(INSIDE, "1")
            .args(["--exact", "relative_paths_are_shown_as_they_are_given"])
            .output()
            .unwrap();
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
        return;
    }
    let finder = finder();
    let shown = |paths: &[&str]| -> Vec<PathBuf> {
        let paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
        discover(&paths, &options(&finder)).files.into_iter().map(|file| file.path).collect()
    };
    let paths = |paths: &[&str]| paths.iter().map(PathBuf::from).collect::<Vec<_>>();
    assert_eq!(shown(&[]), paths(&["-/c.rf.hcl", "a/b.rf.hcl", "d.rf.hcl"]));
    assert_eq!(shown(&["."]), shown(&[]));
    assert_eq!(shown(&["./a/"]), paths(&["a/b.rf.hcl"]));
    assert_eq!(shown(&["./d.rf.hcl", "a/../d.rf.hcl"]), paths(&["d.rf.hcl"]));
    let here = std::env::current_dir().unwrap();
    assert_eq!(shown(&["./-"]), [here.join("-/c.rf.hcl")]);
}

//! Files that somebody else touches between the moment they are read and the moment they are
//! written.
//!
//! A run locks a file before it writes it. A test that holds the lock has a run where it has read
//! the file and not yet written it, for as long as it takes to do something to the file.

use super::{TIDY, UNTIDY, left_behind};
use crate::program::{Place, Run};
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Whether the process has the file open for writing.
fn has_open(process: u32, file: &Path) -> bool {
    let handles = fs::read_dir(format!("/proc/{process}/fd")).into_iter().flatten().flatten();
    handles.into_iter().any(|handle| {
        let info = handle.path().to_string_lossy().replace("/fd/", "/fdinfo/");
        let writes = || {
            let info = fs::read_to_string(info).unwrap_or_default();
            let flags = info.lines().find_map(|line| line.strip_prefix("flags:"));
            flags.is_some_and(|flags| flags.trim().ends_with('1'))
        };
        fs::read_link(handle.path()).is_ok_and(|to| to == file) && writes()
    })
}

/// A source that `fmt` changes, with a directive that `lint --fix` takes out.
const FIXABLE: &str = concat!(
    "# rf-lint: allow(duplicate-attribute)\n",
    "concept \"c\"{\ndescription=\"what it is\"\n}\n"
);

/// Runs `rf` in a place with `a.rf.hcl` and `z.rf.hcl`, and when it is about to write the
/// first of them calls `act`. `None` where the moment cannot be seen.
fn between(args: &[&str], act: impl FnOnce(&Path)) -> Option<(Place, Run)> {
    between_with(UNTIDY, args, act)
}

/// The same with another text in both files.
fn between_with(text: &str, args: &[&str], act: impl FnOnce(&Path)) -> Option<(Place, Run)> {
    if !Path::new("/proc/self/fdinfo").exists() {
        println!("skipped: this system does not tell what a process has open");
        return None;
    }
    let place = Place::new(&[("d/a.rf.hcl", text), ("z.rf.hcl", text)]);
    let path = fs::canonicalize(place.path("d/a.rf.hcl")).expect("it is there");
    let lock = File::open(&path).expect("it can be read");
    lock.lock().expect("it can be locked");
    let mut child = place.command(args).spawn().expect("the program is built");
    drop(child.stdin.take());
    let begun = Instant::now();
    while !has_open(child.id(), &path) {
        assert!(matches!(child.try_wait(), Ok(None)), "it has ended");
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not come to write");
    }
    act(&path);
    drop(lock);
    let output = child.wait_with_output().expect("it ends");
    let utf8 = |bytes| String::from_utf8(bytes).expect("it is UTF-8");
    let run =
        Run { status: output.status.code(), out: utf8(output.stdout), err: utf8(output.stderr) };
    assert_eq!(left_behind(&place.path("")), [""; 0]);
    assert_ne!(place.read("z.rf.hcl"), text, "the other files are still handled");
    Some((place, run))
}

const FMT: [&str; 2] = ["fmt", "-j1"];
const CHANGED: &str = "error: cannot write `d/a.rf.hcl`: it changed since it was read; run again\n";

#[test]
fn nothing_happens() {
    let Some((place, run)) = between(&FMT, |_| {}) else { return };
    run.status(0).out("d/a.rf.hcl\nz.rf.hcl\n").err("");
    assert_eq!(place.read("d/a.rf.hcl"), TIDY);
}

#[test]
fn it_is_changed() {
    for changed in ["# new\n", "", &UNTIDY.replace("what", "that")] {
        let act = |path: &Path| fs::write(path, changed).unwrap();
        let Some((place, run)) = between(&FMT, act) else { return };
        run.status(4).out("z.rf.hcl\n").err(CHANGED);
        assert_eq!(place.read("d/a.rf.hcl"), changed);
    }
}

#[test]
fn it_is_replaced() {
    let act = |path: &Path| {
        fs::write(path.with_extension("new"), "# new\n").unwrap();
        fs::rename(path.with_extension("new"), path).unwrap();
    };
    let Some((place, run)) = between(&FMT, act) else { return };
    run.status(4).out("z.rf.hcl\n").err(CHANGED);
    assert_eq!(place.read("d/a.rf.hcl"), "# new\n");
}

#[test]
fn it_becomes_what_it_should_be() {
    let Some((place, run)) = between(&FMT, |path| fs::write(path, TIDY).unwrap()) else { return };
    run.status(0).out("d/a.rf.hcl\nz.rf.hcl\n").err("");
    assert_eq!(place.read("d/a.rf.hcl"), TIDY);
}

#[test]
fn it_vanishes() {
    let Some((place, run)) = between(&FMT, |path| fs::remove_file(path).unwrap()) else { return };
    let sentence = "error: cannot write `d/a.rf.hcl`: it was removed since it was read\n";
    run.status(4).out("z.rf.hcl\n").err(sentence);
    assert!(!place.path("d/a.rf.hcl").exists());
}

#[test]
fn its_directory_vanishes() {
    let act = |path: &Path| fs::remove_dir_all(path.parent().unwrap()).unwrap();
    let Some((place, run)) = between(&FMT, act) else { return };
    run.status(4).out("z.rf.hcl\n").err_holds(&["error: cannot write `d/a.rf.hcl`: "]);
    assert!(!place.path("d").exists());
}

#[test]
fn it_becomes_a_directory() {
    let act = |path: &Path| {
        fs::remove_file(path).unwrap();
        fs::create_dir(path).unwrap();
    };
    let Some((place, run)) = between(&FMT, act) else { return };
    run.status(4).out("z.rf.hcl\n").err(CHANGED);
    assert!(place.path("d/a.rf.hcl").is_dir());
}

#[test]
fn it_becomes_a_pipe() {
    let act = |path: &Path| {
        fs::remove_file(path).unwrap();
        assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    };
    let Some((_, run)) = between(&FMT, act) else { return };
    run.status(4).out("z.rf.hcl\n").err(CHANGED);
}

#[test]
fn it_becomes_a_symlink_to_another_file() {
    let elsewhere = Place::new(&[("b.rf.hcl", UNTIDY)]);
    let act = |path: &Path| {
        fs::remove_file(path).unwrap();
        std::os::unix::fs::symlink(elsewhere.path("b.rf.hcl"), path).unwrap();
    };
    let Some((place, run)) = between(&FMT, act) else { return };
    run.status(4).out("z.rf.hcl\n").err(CHANGED);
    assert!(place.path("d/a.rf.hcl").is_symlink());
    assert_eq!(elsewhere.read("b.rf.hcl"), UNTIDY, "it was not asked for");
}

#[test]
fn it_is_locked_for_good() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY), ("z.rf.hcl", UNTIDY)]);
    let lock = File::open(place.path("a.rf.hcl")).unwrap();
    lock.lock().unwrap();
    let sentence = "error: cannot write `a.rf.hcl`: another program keeps it locked; \
        run again when that program is done with it\n";
    place.rf(&FMT).status(4).out("z.rf.hcl\n").err(sentence);
    let mut text = String::new();
    (&lock).read_to_string(&mut text).unwrap();
    assert_eq!(text, UNTIDY);
    assert_eq!(left_behind(&place.path("")), [""; 0]);
}

#[test]
fn fixes_too_are_not_written_over_a_change() {
    let act = |path: &Path| fs::write(path, "# new\n").unwrap();
    let args = ["lint", "--fix", "-j1"];
    let Some((place, run)) = between_with(FIXABLE, &args, act) else { return };
    assert_eq!(run.status, Some(4), "{run:?}");
    assert!(run.err.contains(CHANGED), "{run:?}");
    assert_eq!(place.read("d/a.rf.hcl"), "# new\n");
}

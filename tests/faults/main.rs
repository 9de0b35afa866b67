//! What goes wrong around the program while it works: full disks, signals, other programs on the
//! same files, files that are no files. After each, every source is wholly what it was or wholly
//! what it should become, nothing is left beside it, and the status and the sentence are right.
#![cfg(unix)]

#[path = "../common/program.rs"]
mod program;

mod disk;
mod kinds;
mod many;
mod meanwhile;
mod names;
mod signals;
mod streams;
mod together;

use program::Place;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A source that `fmt` changes.
const UNTIDY: &str = "concept \"c\"{\ndescription=\"what it is\"\n}\n";
/// What it becomes.
const TIDY: &str = "concept \"c\" {\n  description = \"what it is\"\n}\n";

/// The text of `UNTIDY`, or of `TIDY` if it is to be `tidy`, made longer, for a file of a number.
fn source(number: usize, tidy: bool) -> String {
    let one = if tidy { TIDY } else { UNTIDY };
    let many: Vec<_> =
        (0..40).map(|n| one.replace("\"c\"", &format!("\"c-{number}-{n}\""))).collect();
    many.join("\n")
}

/// The name of the file of a number.
fn name(number: usize) -> String {
    format!("d{}/f{number}.rf.hcl", number % 3)
}

/// Writes the untidy files of all numbers below `count`.
fn write_untidy(place: &Place, count: usize) {
    for number in 0..count {
        place.write(&name(number), source(number, false));
    }
}

/// Fails unless each file is wholly untidy or wholly tidy, and gives the number of tidy ones.
fn count_tidy(place: &Place, count: usize) -> usize {
    let is_tidy = |number: &usize| {
        let text = place.read(&name(*number));
        let tidy = text == source(*number, true);
        assert!(tidy || text == source(*number, false), "half of a file: {text}");
        tidy
    };
    (0..count).filter(is_tidy).count()
}

/// The paths below `directory` that are hidden and not part of git, which is what an unfinished
/// write would leave.
fn left_behind(directory: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).expect("it is a directory") {
        let entry = entry.expect("it can be listed");
        let name = entry.file_name().to_string_lossy().into_owned();
        if name != ".git" && name.starts_with('.') {
            found.push(name);
        } else if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            found.extend(left_behind(&entry.path()));
        }
    }
    found
}

/// Runs a shell `script` in `place`, where it may mount what it likes and nobody else sees it.
/// `None` if that is not allowed here. `$RF` is the program.
fn with_mounts(place: &Place, script: &str) -> Option<program::Run> {
    let try_out = place.path("try-to-mount");
    fs::create_dir_all(&try_out).expect("it is new");
    for how in [&["--mount"][..], &["--mount", "--map-root-user"]] {
        let unshare = || {
            let mut command = Command::new("unshare");
            command.args(how).args(["sh", "-c"]);
            command
        };
        let tried = unshare().arg("mount -t tmpfs tmpfs \"$0\"").arg(&try_out).output();
        if tried.is_ok_and(|run| run.status.success()) {
            let mut command = unshare();
            command.arg(format!("set -e; {script}")).current_dir(place.path(""));
            command.env("RF", env!("CARGO_BIN_EXE_rf"));
            return Some(shell(&mut command));
        }
    }
    println!("skipped: nothing may be mounted here");
    None
}

/// Runs `command` to its end, with whatever it writes.
fn shell(command: &mut Command) -> program::Run {
    let output = command.output().expect("it can be started");
    program::Run {
        status: output.status.code(),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Runs a shell `script` in `place`. `$RF` is the program.
fn script(place: &Place, script: &str) -> program::Run {
    let mut command = Command::new("sh");
    command.args(["-c", script]).current_dir(place.path(""));
    shell(command.env("RF", env!("CARGO_BIN_EXE_rf")))
}

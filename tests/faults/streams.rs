//! Standard input, output and error that are not there or take nothing, and a run from nowhere.
//! Readers that go away early are in `tests/bad_input.rs`.

use super::{TIDY, UNTIDY, script};
use crate::program::Place;
use std::path::Path;

#[test]
fn closed_streams_harm_no_file() {
    for closed in [">&-", "2>&-", "<&-", ">&- 2>&- <&-"] {
        let place = Place::new(&[("a.rf.hcl", UNTIDY), ("b.rf.hcl", "a = \n")]);
        for (command, status) in [("lint", 1), ("fmt --check", 1), ("fmt", 1), ("fmt x", 4)] {
            let run = script(&place, &format!("\"$RF\" {command} {closed}"));
            assert_eq!(run.status, Some(status), "{command} {closed}: {run:?}");
        }
        assert_eq!(
            (place.read("a.rf.hcl"), place.read("b.rf.hcl")),
            (TIDY.into(), "a = \n".into())
        );
    }
}

#[test]
fn output_that_cannot_be_written_is_said() {
    if !Path::new("/dev/full").exists() {
        println!("skipped: there is no /dev/full");
        return;
    }
    let place = Place::new(&[("a.rf.hcl", UNTIDY), ("wrong.hcl", "a = \n")]);
    for command in [
        "fmt --check",
        "fmt --diff",
        "fmt - < a.rf.hcl",
        "lint wrong.hcl",
        "lint --format json",
        "explain invalid-value",
        "lints",
        "init --schema",
        "man",
        "completions bash",
        "--help",
        "--version",
        "help lint",
    ] {
        let run = script(&place, &format!("\"$RF\" {command} > /dev/full"));
        assert_eq!(run.status, Some(4), "{command}: {run:?}");
        let sentence = "error: cannot write to standard output: no space left on device\n";
        assert!(run.err.contains(sentence), "{command}: {run:?}");
    }
    // Where errors cannot be said, the status still tells.
    for (command, status) in [("fmt missing", 4), ("nonsense", 2), ("lint --config missing", 2)] {
        let run = script(&place, &format!("\"$RF\" {command} 2> /dev/full"));
        assert_eq!(run.status, Some(status), "{command}: {run:?}");
    }
    // Files are written even if their names cannot be.
    let run = script(&place, "\"$RF\" fmt > /dev/full");
    assert_eq!((run.status, place.read("a.rf.hcl").as_str()), (Some(4), TIDY), "{run:?}");
}

#[test]
fn standard_input_may_be_no_file() {
    let place = Place::new(&[]);
    let run = script(&place, "\"$RF\" fmt - < .");
    assert_eq!(
        (run.status, run.err.as_str()),
        (Some(4), "error: cannot read `-`: is a directory\n")
    );
    let run = script(&place, "printf 'a=1' | \"$RF\" fmt - ; \"$RF\" fmt - < /dev/null");
    assert_eq!((run.status, run.out.as_str()), (Some(0), "a = 1\n"));
}

#[test]
fn a_current_directory_that_is_gone_is_said() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY)]);
    let gone = |command: &str| {
        let run = format!("mkdir gone; cd gone; rmdir ../gone; \"$RF\" {command}");
        script(&place, &run)
    };
    let unreadable = "error: cannot read `.`: no such file or directory (ROOT_UNREADABLE)\n";
    for (command, error) in [
        ("fmt", unreadable),
        ("lint", unreadable),
        ("fmt a.rf.hcl", "error: there is no `a.rf.hcl`\n"),
        ("init", "error: cannot write `rf-lint.toml`: no such file or directory\n"),
    ] {
        let run = gone(command);
        assert_eq!((run.status, run.err.as_str()), (Some(4), error), "{command}");
    }
    let path = place.path("a.rf.hcl");
    let run = gone(&format!("fmt '{}'", path.display()));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    assert_eq!(place.read("a.rf.hcl"), TIDY);
}

#[test]
fn nothing_of_the_environment_is_needed() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY)]);
    let run = script(&place, "env -i \"$RF\" fmt --check; env -i HOME=/nowhere \"$RF\" fmt");
    assert_eq!((run.status, run.out.as_str()), (Some(0), "a.rf.hcl\na.rf.hcl\n"), "{run:?}");
    assert_eq!(run.err, "");
}

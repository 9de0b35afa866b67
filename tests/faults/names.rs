//! Names of files that are out of the ordinary.

use super::{TIDY, UNTIDY};
use crate::program::Place;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;

#[test]
fn names_that_are_not_utf_8_are_handled_and_printed_as_they_are() {
    let place = Place::new(&[]);
    let name = OsStr::from_bytes(b"\xff\xfe.rf.hcl");
    if fs::write(place.path("").join(name), "a = \n").is_err() {
        println!("skipped: this file system takes only UTF-8 names");
        return;
    }
    for format in ["text", "concise", "json", "sarif", "github", "gitlab", "junit"] {
        let run = place.rf(&["lint", "--format", format]).status(1);
        assert!(
            run.out.contains("\u{fffd}") || run.out.contains("%EF%BF%BD%EF%BF%BD.rf.hcl"),
            "{format}: {run:?}"
        );
    }
    fs::write(place.path("").join(name), UNTIDY).unwrap();
    let output = place.command(&["fmt"]).output().unwrap();
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(0), &b"\xff\xfe.rf.hcl\n"[..]));
    assert_eq!(fs::read_to_string(place.path("").join(name)).unwrap(), TIDY);
}

#[test]
fn names_that_steer_a_terminal_do_not_do_so_in_messages() {
    let name = "a\u{1b}[31m\u{202e}\n.rf.hcl";
    let place = Place::new(&[(name, "a = \n")]);
    for format in ["text", "concise"] {
        let run = place.rf(&["lint", "--format", format]).status(1);
        assert!(!run.out.contains(['\u{1b}', '\u{202e}']), "{run:?}");
        assert!(run.out.contains("a␛[31m<U+202E> .rf.hcl:1:"), "{run:?}");
    }
    fs::write(place.path(name), b"\xff").unwrap();
    let run = place.rf(&["lint"]).status(4);
    assert!(!run.err.contains(['\u{1b}', '\u{202e}']), "{run:?}");
}

#[test]
fn names_as_long_as_can_be_leave_room_for_what_is_written_beside() {
    let name = format!("{}.rf.hcl", "x".repeat(255 - ".rf.hcl".len()));
    let place = Place::new(&[(&name, UNTIDY)]);
    place.rf(&["fmt"]).status(0).out(&format!("{name}\n")).err("");
    assert_eq!(place.read(&name), TIDY);
}

#[test]
fn names_that_look_like_something_else() {
    let names = ["-", "--check", "-q.rf.hcl", "a b.rf.hcl", "é.rf.hcl", "$(x).rf.hcl"];
    let files: Vec<_> = names.iter().map(|name| (*name, UNTIDY)).collect();
    let place = Place::new(&files);
    let run = place.rf(&["fmt"]).status(0).err("");
    assert_eq!(run.out, "$(x).rf.hcl\n-q.rf.hcl\na b.rf.hcl\né.rf.hcl\n");
    place.rf(&["fmt", "--", "--check", "./-"]).status(0).out("-\n--check\n").err("");
}

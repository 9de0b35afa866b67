//! Several runs at once on the same files.

use super::{count_tidy, left_behind, name, source, write_untidy};
use crate::program::Place;
use std::process::Stdio;

const FILES: usize = 200;

/// Starts all of these at once, and gives what each came to.
fn at_once(place: &Place, runs: &[&[&str]]) -> Vec<(Option<i32>, String)> {
    let start = |args: &&[&str]| {
        let mut command = place.command(args);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.spawn().expect("the program is built")
    };
    let children: Vec<_> = runs.iter().map(start).collect();
    let end = |child: std::process::Child| {
        let output = child.wait_with_output().expect("it ends");
        (output.status.code(), String::from_utf8(output.stderr).expect("it is UTF-8"))
    };
    children.into_iter().map(end).collect()
}

#[test]
fn runs_that_want_the_same_do_not_disturb_each_other() {
    for _ in 0..6 {
        let place = Place::new(&[]);
        write_untidy(&place, FILES);
        let runs = at_once(&place, &[&["fmt", "-j2"], &["fmt", "-j2"], &["fmt", "-j1"]]);
        assert_eq!(count_tidy(&place, FILES), FILES, "{runs:?}");
        assert_eq!(left_behind(&place.path("")), [""; 0]);
        for (status, err) in runs {
            assert_eq!((status, err.as_str()), (Some(0), ""));
        }
    }
}

/// A file that both `fmt` and `lint --fix` change, each in its own way.
fn both_change(number: usize) -> String {
    format!("# rf-lint: allow(duplicate-attribute)\n{}", source(number, false))
}

#[test]
fn runs_that_want_different_things_say_so() {
    let tidied = |number: usize, args: &[&str]| {
        let place = Place::new(&[("a.rf.hcl", &both_change(number))]);
        place.rf(args);
        place.read("a.rf.hcl")
    };
    let formatted = tidied(0, &["fmt"]);
    let fixed = tidied(0, &["lint", "--fix"]);
    let both = source(0, true);
    assert!(formatted != fixed && formatted != both_change(0) && fixed != both_change(0));
    let of = |text: &str, number: usize| text.replace("c-0-", &format!("c-{number}-"));
    for _ in 0..6 {
        let place = Place::new(&[]);
        for number in 0..FILES {
            place.write(&name(number), both_change(number));
        }
        let runs = at_once(&place, &[&["fmt", "-j2"], &["lint", "--fix", "-j2"]]);
        for number in 0..FILES {
            let text = place.read(&name(number));
            let expected = [&formatted, &fixed, &both].map(|text| of(text, number));
            assert!(expected.contains(&text), "half of a file, or a mixture: {text}");
        }
        assert_eq!(left_behind(&place.path("")), [""; 0]);
        for (status, err) in runs {
            assert!(matches!(status, Some(0 | 1 | 4)), "{status:?} {err}");
            let refused = err.lines().filter(|line| line.starts_with("error"));
            for line in refused {
                let right = line.starts_with("error: cannot write `d")
                    && line.ends_with("`: it changed since it was read; run again");
                assert!(right && status == Some(4), "{status:?} {line}");
            }
        }
    }
}

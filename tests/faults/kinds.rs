//! What is found where a source should be: pipes, sockets, devices, directories and links.

use super::{TIDY, UNTIDY, left_behind};
use crate::program::Place;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::process::Command;

/// A place with one untidy source and what `make` puts there.
fn beside(make: impl FnOnce(&Place)) -> Place {
    let place = Place::new(&[("z.rf.hcl", UNTIDY)]);
    make(&place);
    place
}

/// Fails unless `fmt` says the `sentence` about the one file and handles the other.
fn assert_said(place: &Place, sentence: &str) {
    let sentence = format!("error: {sentence}\n");
    place.rf(&["fmt"]).status(4).out("z.rf.hcl\n").err(&sentence);
    assert_eq!(place.read("z.rf.hcl"), TIDY);
    assert_eq!(left_behind(&place.path("")), [""; 0]);
}

#[test]
fn what_is_no_regular_file_is_not_opened() {
    let sentence = "`a.rf.hcl` is not a regular file; exclude it, or pass its content on \
        standard input as `-` (FILE_NOT_REGULAR)";
    let makers: [fn(&Place); 5] = [
        |place| {
            let made = Command::new("mkfifo").arg(place.path("a.rf.hcl")).status();
            assert!(made.expect("there is a mkfifo").success());
        },
        |place| drop(UnixListener::bind(place.path("a.rf.hcl")).expect("it is new")),
        |place| symlink("/dev/zero", place.path("a.rf.hcl")).expect("it is new"),
        |place| symlink("/dev/tty", place.path("a.rf.hcl")).expect("it is new"),
        |place| {
            let path = place.path("a.rf.hcl");
            let made = Command::new("mknod").arg(&path).args(["c", "1", "5"]).output();
            if !made.is_ok_and(|run| run.status.success()) {
                println!("skipped: no device can be made here");
                symlink("/dev/zero", path).expect("it is new");
            }
        },
    ];
    for make in makers {
        let place = beside(make);
        place.rf(&["lint", "-A", "all"]).status(4).out("").err(&format!("error: {sentence}\n"));
        assert_said(&place, sentence);
    }
}

#[test]
fn a_pipe_in_the_place_of_a_configuration_or_a_schema_is_not_waited_for() {
    let place = Place::new(&[("a.hcl", "a = 1\n"), ("z.rf.hcl", TIDY)]);
    let made = Command::new("mkfifo").arg(place.path("pipe")).status();
    assert!(made.expect("there is a mkfifo").success());
    let said = "error: cannot read `pipe`: it is not a regular file";
    place.rf(&["fmt", "--config", "pipe"]).status(2).err_holds(&[said]);
    place.rf(&["schema", "check", "pipe"]).status(4).err_holds(&[said]);
    let run = place.rf(&["lint", "--schema", "pipe"]).status(1);
    assert!(run.out.contains("`pipe`: it is not a regular file"), "{run:?}");
    fs::rename(place.path("pipe"), place.path("rf-lint.toml")).unwrap();
    place.rf(&["fmt"]).status(2).err_holds(&["cannot read `rf-lint.toml`"]);
}

#[test]
fn a_pipe_in_the_place_of_an_ignore_file_is_not_waited_for() {
    for (pipe, left) in [
        ("a/b/.gitignore", "z.rf.hcl"),
        ("a/.ignore", "z.rf.hcl"),
        (".gitignore", ""),
        (".git/info/exclude", ""),
    ] {
        let place = Place::new(&[("a/b/c.rf.hcl", UNTIDY), ("z.rf.hcl", UNTIDY)]);
        std::fs::create_dir_all(place.path(".git/info")).unwrap();
        let made = Command::new("mkfifo").arg(place.path(pipe)).status();
        assert!(made.expect("there is a mkfifo").success());
        let said = format!("`{pipe}`, which is to say what to leave out, is not a regular file");
        let run = place.rf(&["fmt", "--check"]).status(4).err_holds(&[&said]);
        assert_eq!(run.out.lines().collect::<Vec<_>>().join(" "), left);
        // What is around the directory that is named counts as well.
        place.rf(&["fmt", "--check", "a/b"]).status(4).err_holds(&[pipe]);
        let run = place.rf(&["fmt", "--check", "--no-ignore"]).status(1);
        assert_eq!(run.out, "a/b/c.rf.hcl\nz.rf.hcl\n");
    }
}

#[test]
fn a_directory_is_no_source_whatever_it_is_called() {
    let place = beside(|place| place.write("a.hcl/b.rf.hcl", UNTIDY));
    place.rf(&["fmt"]).status(0).out("a.hcl/b.rf.hcl\nz.rf.hcl\n").err("");
    place.write("rf-lint.toml/x", "");
    place.rf(&["fmt"]).status(2).err("error: cannot read `rf-lint.toml`: it is a directory\n");
}

#[test]
fn a_file_named_several_ways_is_written_once() {
    let place = beside(|place| symlink("z.rf.hcl", place.path("a.rf.hcl")).expect("it is new"));
    let names = ["fmt", "a.rf.hcl", "z.rf.hcl", "./z.rf.hcl", ".", "a.rf.hcl"];
    place.rf(&names).status(0).out("z.rf.hcl\n").err("");
    assert_eq!(place.read("z.rf.hcl"), TIDY);
    assert!(place.path("a.rf.hcl").is_symlink());
}

#[test]
fn files_with_several_hard_links_are_refused() {
    let place = beside(|place| {
        place.write("a.rf.hcl", UNTIDY);
        fs::hard_link(place.path("a.rf.hcl"), place.path("backup")).expect("it is new");
    });
    assert_said(
        &place,
        "cannot write `a.rf.hcl`: it has 2 hard links, which replacing it would part; \
         replace them by copies or symlinks, or exclude it",
    );
}

#[test]
fn a_circle_of_links_ends() {
    let place = beside(|place| {
        place.write("d/a.rf.hcl", UNTIDY);
        symlink("..", place.path("d/up")).expect("it is new");
        symlink("d", place.path("again")).expect("it is new");
        symlink("round.rf.hcl", place.path("round.rf.hcl")).expect("it is new");
    });
    let run = place.rf(&["fmt"]).status(4).out("d/a.rf.hcl\nz.rf.hcl\n");
    run.err(
        "error: `round.rf.hcl` is a symlink that leads nowhere; restore what it points to, \
         or remove it (FILE_UNREADABLE)\n",
    );
}

#[test]
fn what_a_link_leads_to_outside_is_written_only_if_it_is_named() {
    let outside = Place::new(&[("a.rf.hcl", UNTIDY), ("more/b.rf.hcl", UNTIDY)]);
    let place = beside(|place| {
        symlink(outside.path("a.rf.hcl"), place.path("a.rf.hcl")).expect("it is new");
        symlink(outside.path("more"), place.path("more")).expect("it is new");
    });
    for args in [&["fmt"][..], &["lint", "--fix", "-W", "all"]] {
        let run = place.rf(args).status(4);
        assert_eq!(run.err.matches("(SYMLINK_OUTSIDE_ROOT)").count(), 2, "{run:?}");
        assert_eq!(
            (outside.read("a.rf.hcl"), outside.read("more/b.rf.hcl")),
            (UNTIDY.into(), UNTIDY.into())
        );
    }
    place.rf(&["fmt", "a.rf.hcl", "more"]).status(0).out("a.rf.hcl\nmore/b.rf.hcl\n");
    assert_eq!(
        (outside.read("a.rf.hcl"), outside.read("more/b.rf.hcl")),
        (TIDY.into(), TIDY.into())
    );
    assert!(place.path("a.rf.hcl").is_symlink() && place.path("more").is_symlink());
}

#[test]
fn permissions_and_owner_are_kept() {
    let place = beside(|_| {});
    let path = place.path("z.rf.hcl");
    let owned = std::os::unix::fs::chown(&path, Some(12_345), Some(54_321)).is_ok();
    if !owned {
        println!("skipped: this user may not give files away");
    }
    fs::set_permissions(&path, fs::Permissions::from_mode(0o4751)).unwrap();
    place.rf(&["fmt"]).status(0).out("z.rf.hcl\n").err("");
    let metadata = fs::metadata(&path).unwrap();
    assert_eq!(metadata.mode() & 0o7777, 0o4751);
    assert!(!owned || (metadata.uid(), metadata.gid()) == (12_345, 54_321));
}

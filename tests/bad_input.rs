//! Input that cannot be handled, or hardly: a sentence with the name of the file, everything else
//! handled, nothing lost. And ends of pipes that close early.
#![cfg(unix)]

#[path = "common/program.rs"]
mod program;

use program::{Place, finish};
use std::fs;
use std::io::Read;
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};

/// A source that `fmt` changes and in which `lint` finds nothing: a root of its own.
const UNTIDY: &str = "dialect \"z\"{version=\"1.0.0\"}\n";
const TIDY: &str = "dialect \"z\" { version = \"1.0.0\" }\n";

/// A place with one untidy source, and in front of it what `make` puts there.
fn beside(make: impl FnOnce(&Place)) -> Place {
    let place = Place::new(&[("z.rf.hcl", UNTIDY)]);
    make(&place);
    place
}

/// Fails unless `fmt` and `lint` say `sentence` and end with 4, and `z.rf.hcl` is formatted.
fn assert_said(place: &Place, sentence: &str) {
    let error = format!("error: {sentence}\n");
    place.rf(&["lint"]).status(4).out("").err(&error);
    place.rf(&["fmt", "--check"]).status(4).out("z.rf.hcl\n").err(&error);
    place.rf(&["fmt"]).status(4).out("z.rf.hcl\n").err(&error);
    assert_eq!(place.read("z.rf.hcl"), TIDY);
}

#[test]
fn not_utf_8() {
    for (bytes, why) in [
        (&b"a = \"\xff\"\n"[..], "it is not UTF-8 at line 1, column 6 (byte 5); save it as UTF-8"),
        (
            b"a = 1\n# \xc3\xa9 \xc3(\n",
            "it is not UTF-8 at line 2, column 5 (byte 11); save it as UTF-8",
        ),
        (b"\xff\xfea\0=\0", "it is UTF-16; save it as UTF-8"),
    ] {
        let place = beside(|place| place.write("a.rf.hcl", bytes));
        assert_said(&place, &format!("cannot read `a.rf.hcl`: {why} (FILE_UNREADABLE)"));
        assert_eq!(fs::read(place.path("a.rf.hcl")).unwrap(), bytes, "it is as it was");
    }
    let place = Place::new(&[]);
    let run = place.pipe(&["fmt", "-"], b"\xff").status(4).out("");
    run.err_holds(&["error: cannot read `stdin.rf.hcl`: it is not UTF-8 at line 1, column 1"]);
}

#[test]
fn unreadable() {
    // A regular file that the system does not let anybody read from its start.
    let mem = "/proc/self/mem";
    if fs::metadata(mem).is_ok() {
        let place = beside(|_| {});
        let run = place.rf(&["fmt", mem, "z.rf.hcl"]).status(4).out("z.rf.hcl\n");
        run.err("error: cannot read `/proc/self/mem`: input/output error (FILE_UNREADABLE)\n");
    }
    let place = beside(|place| {
        use std::os::unix::fs::PermissionsExt;
        place.write("a.rf.hcl", UNTIDY);
        fs::set_permissions(place.path("a.rf.hcl"), fs::Permissions::from_mode(0o000)).unwrap();
    });
    // To the superuser every file is readable.
    if fs::read(place.path("a.rf.hcl")).is_err() {
        assert_said(&place, "cannot read `a.rf.hcl`: permission denied (FILE_UNREADABLE)");
    } else {
        place.rf(&["fmt"]).status(0).out("a.rf.hcl\nz.rf.hcl\n").err("");
    }
}

#[test]
fn missing() {
    let place = beside(|_| {});
    let run = place.rf(&["fmt", "no/such.hcl", "z.rf.hcl"]).status(4).out("z.rf.hcl\n");
    run.err("error: there is no `no/such.hcl`\n");
}

#[test]
fn a_directory_with_the_name_of_a_source() {
    let place = beside(|place| place.write("a.rf.hcl/b.rf.hcl", UNTIDY));
    place.rf(&["fmt"]).status(0).out("a.rf.hcl/b.rf.hcl\nz.rf.hcl\n").err("");
    fs::create_dir(place.path("b.hcl")).unwrap();
    place.rf(&["fmt", "b.hcl"]).status(0).out("").err("note: no file to handle in `b.hcl`\n");
}

#[test]
fn a_symlink_that_leads_nowhere() {
    let place = beside(|place| symlink("nowhere", place.path("a.rf.hcl")).unwrap());
    assert_said(
        &place,
        "`a.rf.hcl` is a symlink that leads nowhere; restore what it points to, or remove it (FILE_UNREADABLE)",
    );
    assert!(place.path("a.rf.hcl").is_symlink(), "it is as it was");
}

#[test]
fn a_symlink_out_of_the_directory() {
    let outside = Place::new(&[("a.rf.hcl", UNTIDY)]);
    let place = beside(|place| symlink(outside.path("a.rf.hcl"), place.path("a.rf.hcl")).unwrap());
    let run = place.rf(&["fmt"]).status(4).out("z.rf.hcl\n");
    run.err_holds(&[
        "error: `a.rf.hcl` is a symlink that leads out of `.`",
        "(SYMLINK_OUTSIDE_ROOT)",
    ]);
    assert_eq!(outside.read("a.rf.hcl"), UNTIDY);
    place.rf(&["fmt", "a.rf.hcl"]).status(0).out("a.rf.hcl\n").err("");
    assert_eq!(outside.read("a.rf.hcl"), TIDY, "named outright it is taken");
    assert!(place.path("a.rf.hcl").is_symlink());
}

#[test]
fn a_pipe_is_not_waited_for() {
    let place = beside(|place| {
        let made = Command::new("mkfifo").arg(place.path("a.rf.hcl")).status();
        assert!(made.expect("there is a mkfifo").success());
    });
    assert_said(
        &place,
        "`a.rf.hcl` is not a regular file; exclude it, or pass its content on standard input as `-` (FILE_NOT_REGULAR)",
    );
}

#[test]
fn empty_files_are_right() {
    let place = beside(|place| {
        place.write("a.rf.hcl", "");
        place.write("b.rf.hcl", "\n\n");
    });
    place.rf(&["lint"]).status(0).out("").err("");
    place.rf(&["fmt"]).status(0).out("b.rf.hcl\nz.rf.hcl\n").err("");
    assert_eq!((place.read("a.rf.hcl"), place.read("b.rf.hcl")), (String::new(), String::new()));
    place.write("c.rf.json", "");
    place.rf(&["fmt"]).status(1).out("").err_holds(&[" --> c.rf.json:1:1\n"]);
}

#[test]
fn ten_megabytes_on_one_line() {
    let list = "1 ,".repeat(10_000_000 / 3);
    let place = beside(|place| place.write("a.hcl", format!("a = [{list}]\n")));
    place.rf(&["fmt", "a.hcl", "z.rf.hcl"]).status(0).out("a.hcl\nz.rf.hcl\n").err("");
    let wanted = format!("a = [{}]\n", list.replace(" ,", ", "));
    let got = place.read("a.hcl");
    assert_eq!(got.len(), wanted.len());
    assert!(got == wanted, "it is laid out otherwise");
    place.write("a.hcl", format!("a = [{list} x y]\n"));
    let run = place.rf(&["lint", "a.hcl"]).status(1);
    assert!(run.out.contains("expected `,` before the next item, found `y`"), "{}", run.err);
    assert!(run.out.len() < 2000, "{} bytes are shown", run.out.len());
}

#[test]
fn a_list_of_a_million_strings() {
    let strings: Vec<_> = (0..1_000_000).map(|n| format!("\"a{n}\"")).collect();
    let list = strings.join(", ");
    let policy = format!(
        "policy \"p\" {{\n  target {{\n    concept  = a.concept.b\n    dialects = [{list}]\n  }}\n\n  \
         assert  = true\n  message = \"m\"\n}}\n"
    );
    let place = Place::new(&[("a.rf.hcl", &policy)]);
    place.rf(&["fmt", "a.rf.hcl"]).status(0).out("").err("");
    let run = place.rf(&["lint", "--format", "concise", "a.rf.hcl"]).status(1);
    let said = "error[limit-exceeded] `dialects` has 1,000,000 items, and 1,024 is the limit";
    assert!(run.out.contains(said) && run.out.len() < 500, "{}", run.out);
}

#[test]
fn a_file_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let place = beside(|place| place.write("d/a.rf.hcl", UNTIDY));
    let mode = |mode| {
        fs::set_permissions(place.path("d"), fs::Permissions::from_mode(mode)).unwrap();
    };
    mode(0o555);
    // The superuser writes everywhere.
    let free = fs::write(place.path("d/probe"), "").is_ok();
    let run = place.rf(&["fmt"]);
    mode(0o755);
    if free {
        run.status(0).out("d/a.rf.hcl\nz.rf.hcl\n");
    } else {
        run.status(4).out("z.rf.hcl\n").err_holds(&["`d/a.rf.hcl`"]);
        assert_eq!(place.read("d/a.rf.hcl"), UNTIDY);
    }
}

/// A place whose runs print more than a pipe holds.
fn much_output() -> Place {
    let place = Place::new(&[]);
    for n in 0..300 {
        let text = "attribute=[1 2]\n".repeat(40);
        place.write(&format!("f{n}.rf.hcl"), text);
    }
    place
}

#[test]
fn a_reader_that_has_enough_ends_the_run_quietly() {
    let place = much_output();
    let tidy = Place::new(&[]);
    for n in 0..2000 {
        tidy.write(
            &format!("with-a-name-that-is-long-enough-to-fill-a-pipe-soon/f{n}.rf.hcl"),
            UNTIDY,
        );
    }
    for mut command in [
        place.command(&["lint"]),
        place.command(&["lint", "--format", "json", "-j", "8"]),
        tidy.command(&["fmt", "--check"]),
        tidy.command(&["fmt", "--diff", "-j1"]),
        place.command(&["man"]),
        place.command(&["completions", "bash"]),
        place.command(&["--help"]),
        place.command(&["fmt", "--help"]),
    ] {
        let mut child = command.spawn().unwrap();
        drop(child.stdin.take());
        let mut few = [0; 4];
        let mut stdout = child.stdout.take().unwrap();
        stdout.read_exact(&mut few).unwrap();
        drop(stdout);
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(!err.contains("panicked") && !err.contains("cannot write"), "{command:?}: {err}");
        assert!(matches!(output.status.code(), Some(0 | 1)), "{command:?}: {}", output.status);
    }
}

#[test]
fn output_that_nobody_can_take_is_an_error() {
    if !std::path::Path::new("/dev/full").exists() {
        return;
    }
    let place = Place::new(&[("a.rf.hcl", UNTIDY), ("b.rf.hcl", "a = \n")]);
    for args in [&["fmt", "--diff"][..], &["lint"], &["lints"], &["man"]] {
        let mut command = place.command(args);
        command.stdout(Stdio::from(fs::OpenOptions::new().write(true).open("/dev/full").unwrap()));
        finish(&mut command, b"").status(4).err_holds(&["cannot write to standard output"]);
    }
}

//! `rf lint --format` in every format, and `--report`.

#[path = "common/program.rs"]
mod program;

use program::{Place, finish};
use std::fs;

const FORMATS: [&str; 7] = ["text", "concise", "json", "sarif", "github", "gitlab", "junit"];

/// Has a walk take plain HCL.
const ALL: (&str, &str) = ("rf-lint.toml", "[files]\ninclude = [\"**/*.hcl\"]\n");

const BAD: &str = "a = 1\na = 2\n";

#[test]
fn a_report_file_holds_what_format_prints() {
    let place = Place::new(&[ALL, ("bad.hcl", BAD), ("good.hcl", "a = 1\n")]);
    let mut args = vec!["lint".to_owned()];
    for format in FORMATS {
        args.push(format!("--report={format}=out.{format}"));
    }
    let args: Vec<_> = args.iter().map(String::as_str).collect();
    let run = place.rf(&args).status(1);
    assert!(run.out.starts_with("error[duplicate-attribute]"), "{}", run.out);
    for format in FORMATS {
        let printed = place.rf(&["lint", "--format", format]).status(1).err("1 error\n").out;
        assert!(printed.contains("set twice"), "{format}: {printed}");
        assert_eq!(place.read(&format!("out.{format}")), printed);
    }
}

#[test]
fn without_findings_every_format_is_whole() {
    let place = Place::new(&[ALL, ("good.hcl", "a = 1\n")]);
    for format in FORMATS {
        let report = format!("{format}=out");
        let run = place.rf(&["lint", "--format", format, "--report", &report]).status(0).err("");
        assert_eq!(place.read("out"), run.out, "{format}");
        match format {
            "text" | "concise" | "github" => assert_eq!(run.out, ""),
            "junit" => assert!(run.out.ends_with("</testsuites>\n"), "{}", run.out),
            _ => assert!(serde_json::from_str::<serde_json::Value>(&run.out).is_ok()),
        }
    }
}

#[test]
fn a_report_takes_the_place_of_the_one_before() {
    let place = Place::new(&[ALL, ("bad.hcl", BAD), ("out", &"old\n".repeat(1000))]);
    place.rf(&["lint", "--report", "concise=out"]).status(1);
    assert!(place.read("out").starts_with("bad.hcl:2:1: error["));
    let left = fs::read_dir(place.path(".")).unwrap().count();
    assert_eq!(left, 4, "the repository, its configuration, the source and the report");
}

#[test]
fn a_report_that_cannot_be_written_does_not_stop_the_others() {
    let place = Place::new(&[ALL, ("bad.hcl", BAD), ("dir/x", "")]);
    let args = ["lint", "--report", "json=no/out", "--report", "json=dir", "--report", "json=out"];
    let run = place.rf(&args).status(4).err_holds(&[
        "error: cannot write the json report `no/out`: there is no directory `no`",
        "error: cannot write the json report `dir`: ",
        "1 error",
    ]);
    assert!(run.out.contains("duplicate-attribute"));
    assert!(place.read("out").contains("duplicate-attribute"));
}

#[test]
fn wrong_use_is_refused() {
    let place = Place::new(&[ALL, ("bad.hcl", BAD)]);
    for (value, said) in [
        ("json", "write FORMAT=FILE; the formats are text, concise, json"),
        ("jsn=out", "there is no format `jsn`"),
        ("json=", "no file is named after `json=`"),
        ("json=-", "`--format json` writes to standard output"),
    ] {
        place.rf(&["lint", "--report", value]).status(2).out("").err_holds(&[said]);
    }
    let twice = ["lint", "--report", "json=out", "--report", "sarif=./out"];
    place.rf(&twice).status(2).out("").err("error: two reports are to be written to `./out`\n");
    assert!(!place.path("out").exists());
    let over = ["lint", "--report", "json=./bad.hcl", "bad.hcl"];
    let said = "error: a report is to be written to `./bad.hcl`, which is to be linted\n";
    let before = place.read("bad.hcl");
    place.rf(&over).status(2).out("").err(said);
    assert_eq!(place.read("bad.hcl"), before);
    place.rf(&["lint", "--format", "xml"]).status(2).out("").err_holds(&["xml"]);
}

#[test]
fn paths_are_those_of_the_checkout() {
    let place = Place::new(&[ALL, ("infra/a/bad.hcl", BAD)]);
    let here = fs::canonicalize(place.path("infra")).unwrap();
    let root = here.parent().unwrap();
    for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
        for (format, said) in [
            ("github", "::error file=infra/a/bad.hcl,line=2,"),
            ("gitlab", "\"path\":\"infra/a/bad.hcl\""),
            ("sarif", "\"uri\":\"infra/a/bad.hcl\""),
            ("concise", "\na/bad.hcl:2:1: "),
        ] {
            let mut command = place.command(&["lint", "--format", format]);
            let run = finish(command.current_dir(&here).env(variable, root), b"").status(1);
            assert!(format!("\n{}", run.out).contains(said), "{}", run.out);
        }
    }
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::process::Stdio;

    #[test]
    fn others_may_read_a_report_and_a_link_stays_one() {
        let place = Place::new(&[ALL, ("bad.hcl", BAD), ("real", "old")]);
        symlink("real", place.path("link")).unwrap();
        place.rf(&["lint", "--report", "json=new", "--report", "concise=link"]).status(1);
        assert!(place.read("real").contains("duplicate-attribute"));
        assert!(fs::symlink_metadata(place.path("link")).unwrap().is_symlink());
        // What the user's mask makes of a new file.
        fs::write(place.path("mask"), "").unwrap();
        let mode = |name| fs::metadata(place.path(name)).unwrap().permissions().mode();
        assert_eq!(mode("new"), mode("mask"));
    }

    #[test]
    fn a_device_is_written_to_and_stays() {
        let place = Place::new(&[ALL, ("bad.hcl", BAD)]);
        place.rf(&["lint", "--report", "json=/dev/null"]).status(1);
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
        place.rf(&["lint", "--report", "json=/dev/full"]).status(4).err_holds(&["cannot write"]);
    }

    #[test]
    fn a_report_is_whole_when_nobody_reads_standard_output() {
        let place = Place::new(&[ALL]);
        for n in 0..300 {
            place.write(&format!("{n:03}.hcl"), BAD);
        }
        let mut command = place.command(&["lint", "--report", "concise=out", "-j1"]);
        let mut child = command.stdin(Stdio::null()).spawn().unwrap();
        drop(child.stdout.take());
        drop(child.stderr.take());
        assert_eq!(child.wait().unwrap().code(), Some(1));
        assert_eq!(place.read("out").lines().count(), 300);
    }
}

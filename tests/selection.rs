//! Which files a run takes, by its arguments, ignore files and configuration; and what is said of
//! a configuration that is wrong.

#[path = "common/program.rs"]
mod program;

use program::Place;

const UNTIDY: &str = "concept \"c\"{}\n";
/// In which `lint` finds a byte-order mark and nothing else: a root of its own.
const MARK: &str = "\u{feff}dialect \"d\" { version = \"1.0.0\" }\n";

/// A place with these untidy files and this configuration.
fn place(files: &[&str], config: &str) -> Place {
    let files: Vec<_> = files.iter().map(|name| (*name, UNTIDY)).collect();
    let place = Place::new(&files);
    if !config.is_empty() {
        place.write("rf-lint.toml", config);
    }
    place
}

/// The files that `rf fmt --check` names with `args` besides.
fn named(place: &Place, args: &[&str]) -> Vec<String> {
    let run = place.rf(&[&["fmt", "--check"], args].concat());
    assert!(matches!(run.status, Some(0 | 1)), "{run:?}");
    run.out.lines().map(str::to_owned).collect()
}

#[test]
fn include_adds_files_to_a_walk() {
    let config = "[files]\ninclude = [\"config/**/*.hcl\", \"*.nomad\"]\n";
    let place = place(&["a.rf.hcl", "config/x/b.hcl", "b.hcl", "job.nomad", "d/job.nomad"], config);
    assert_eq!(named(&place, &[]), ["a.rf.hcl", "config/x/b.hcl", "job.nomad"]);
    assert_eq!(named(&place, &["config"]), ["config/x/b.hcl"]);
    assert_eq!(named(&place, &["--no-config"]), ["a.rf.hcl"]);
}

#[test]
fn exclude_takes_files_out_unless_they_are_named() {
    let config = "[files]\nexclude = [\"vendor\", \"*.gen.rf.hcl\"]\n";
    let place =
        place(&["a.rf.hcl", "a.gen.rf.hcl", "vendor/b.rf.hcl", "d/vendor/c.rf.hcl"], config);
    assert_eq!(named(&place, &[]), ["a.rf.hcl", "d/vendor/c.rf.hcl"]);
    assert_eq!(
        named(&place, &["vendor/b.rf.hcl", "a.gen.rf.hcl"]),
        ["a.gen.rf.hcl", "vendor/b.rf.hcl"]
    );
    let forced = ["--force-exclude", "vendor/b.rf.hcl", "a.gen.rf.hcl", "a.rf.hcl"];
    assert_eq!(named(&place, &forced), ["a.rf.hcl"]);
    let run = place.rf(&["fmt", "--force-exclude", "a.gen.rf.hcl"]);
    run.status(0).out("").err("note: no file to handle in `a.gen.rf.hcl`\n");
    assert_eq!(place.read("a.gen.rf.hcl"), UNTIDY);
}

#[test]
fn standard_input_is_left_alone_under_a_name_that_is_excluded() {
    let place = place(&[], "[files]\nexclude = [\"vendor\", \"*.gen.rf.hcl\"]\n");
    let wrong = "a = = 1\r\n";
    for name in ["vendor/deep/b.rf.hcl", "a.gen.rf.hcl"] {
        let args = ["--force-exclude", "--stdin-filename", name, "-"];
        for more in [&["fmt"][..], &["lint", "--fix"]] {
            place.pipe(&[more, &args].concat(), wrong).status(0).out(wrong).err("");
        }
        for more in [&["fmt", "--check"][..], &["fmt", "--diff"], &["lint"], &["lint", "--diff"]] {
            place.pipe(&[more, &args].concat(), wrong).status(0).out("").err("");
        }
        let json =
            place.pipe(&[&["lint", "--format", "json"][..], &args].concat(), wrong).status(0);
        assert!(json.out.contains("\"diagnostics\": []"), "{}", json.out);
        // What is named is taken without the flag.
        place.pipe(&["fmt", "--stdin-filename", name, "-"], UNTIDY).out("concept \"c\" {}\n");
    }
    let args = ["fmt", "--force-exclude", "--stdin-filename", "a.rf.hcl", "-"];
    place.pipe(&args, UNTIDY).out("concept \"c\" {}\n");
}

#[test]
fn ignored_files_are_skipped_until_asked_for() {
    let place = place(&["a.rf.hcl", "b.rf.hcl", "c.rf.hcl", ".d.rf.hcl"], "");
    place.write(".gitignore", "b.rf.hcl\n");
    place.write(".ignore", "c.rf.hcl\n");
    assert_eq!(named(&place, &[]), ["a.rf.hcl"]);
    assert_eq!(named(&place, &["--no-ignore"]), ["a.rf.hcl", "b.rf.hcl", "c.rf.hcl"]);
    assert_eq!(named(&place, &["b.rf.hcl"]), ["b.rf.hcl"]);
    assert_eq!(named(&place, &[".d.rf.hcl"]), [".d.rf.hcl"]);
}

#[test]
fn paths_are_taken_once_and_in_order() {
    let place = place(&["b.rf.hcl", "a/a.rf.hcl", "a/b.rf.hcl"], "");
    let all = ["a/a.rf.hcl", "a/b.rf.hcl", "b.rf.hcl"];
    assert_eq!(named(&place, &[]), all);
    assert_eq!(named(&place, &["b.rf.hcl", "a", "a/b.rf.hcl", "./a"]), all);
}

#[test]
fn the_configuration_can_be_named_or_left_out() {
    let place = place(&["a.rf.hcl", "x.hcl"], "[files]\nexclude = [\"a.rf.hcl\"]\n");
    place.write("other.toml", "[files]\ninclude = [\"x.hcl\"]\n");
    assert_eq!(named(&place, &[]), [""; 0]);
    assert_eq!(named(&place, &["--config", "other.toml"]), ["a.rf.hcl", "x.hcl"]);
    assert_eq!(named(&place, &["--no-config"]), ["a.rf.hcl"]);
}

#[test]
fn the_configuration_sets_levels_and_the_command_line_beats_it() {
    let place = Place::new(&[
        (
            "rf-lint.toml",
            "[lints]\nstyle = \"deny\"\n\n[[overrides]]\nfiles = [\"old/**\"]\nlints = { all = \"allow\" }\n",
        ),
        ("a.rf.hcl", MARK),
        ("old/b.rf.hcl", MARK),
    ]);
    let run = |args: &[&str], status| {
        place.rf(&[&["lint", "--format", "concise"], args].concat()).status(status).err
    };
    assert_eq!(run(&[], 1), "1 error, 1 fixable with --fix\n");
    assert_eq!(run(&["--no-config"], 0), "2 warnings, 2 fixable with --fix\n");
    assert_eq!(run(&["-W", "style"], 0), "2 warnings, 2 fixable with --fix\n");
    assert_eq!(run(&["-A", "byte-order-mark"], 0), "");
}

#[test]
fn the_name_of_standard_input_finds_its_configuration() {
    let place = Place::new(&[("sub/rf-lint.toml", "[lints]\nstyle = \"deny\"\n")]);
    let run = |name: &str| {
        let args = ["lint", "--format", "concise", "--stdin-filename", name, "-"];
        place.pipe(&args, MARK).status
    };
    assert_eq!((run("a.rf.hcl"), run("sub/a.rf.hcl")), (Some(0), Some(1)));
}

#[test]
fn standard_input_with_a_name_needs_no_dash_and_leaves_files_alone() {
    let place = place(&["a.rf.hcl"], "");
    let tidy = "concept \"c\" {}\n";
    place.pipe(&["fmt", "--stdin-filename", "x.hcl"], UNTIDY).status(0).out(tidy).err("");
    let refused =
        "error: `--stdin-filename` names standard input, and cannot be given together with paths\n";
    for command in ["fmt", "lint"] {
        let args = [command, "--stdin-filename", "x.hcl", "a.rf.hcl"];
        place.pipe(&args, UNTIDY).status(2).out("").err(refused);
    }
    let lint = ["lint", "--format", "concise", "--stdin-filename", "x.hcl"];
    place.pipe(&lint, "a = 1\na = 1\n").status(1).err("1 error\n");
    assert_eq!(place.read("a.rf.hcl"), UNTIDY);
}

#[test]
fn a_wrong_configuration_is_shown_with_its_place() {
    for (config, shown) in [
        (
            "[fmt]\nordr = true\n",
            "error: unknown key `ordr` in `[fmt]`\n --> rf-lint.toml:2:1\n  |\n2 | ordr = true\n  | ^^^^\n  |\n  = help: did you mean `order`?\n",
        ),
        (
            "[lints]\nbyte-order-marks = \"deny\"\n",
            "error: unknown lint `byte-order-marks`\n --> rf-lint.toml:2:1\n  |\n2 | byte-order-marks = \"deny\"\n  | ^^^^^^^^^^^^^^^^\n  |\n  = help: did you mean `byte-order-mark`?\n",
        ),
        (
            "[fmt]\norder = 1\n",
            "error: `order` must be `true` or `false`, not an integer\n --> rf-lint.toml:2:9\n  |\n2 | order = 1\n  |         ^\n",
        ),
        (
            "[fmt\n",
            "error: not valid TOML: unclosed table, expected `]`\n --> rf-lint.toml:1:5\n  |\n1 | [fmt\n  |     ^\n",
        ),
        ("[lints]\nstyle = \"loud\"\n", " --> rf-lint.toml:2:9\n"),
        ("[lints]\nsyntax-error = \"allow\"\n", " --> rf-lint.toml:2:"),
        ("[files]\ninclude = [\"a[\"]\n", " --> rf-lint.toml:2:12\n"),
    ] {
        let place = place(&["a.rf.hcl"], config);
        for command in ["fmt", "lint"] {
            place.rf(&[command]).status(2).out("").err_holds(&[shown]);
        }
        assert_eq!(place.read("a.rf.hcl"), UNTIDY, "nothing is written");
        place.pipe(&["fmt", "-"], UNTIDY).status(2).out("").err_holds(&[shown]);
        assert_eq!(named(&place, &["--no-config"]), ["a.rf.hcl"]);
    }
}

#[test]
fn every_fault_of_every_configuration_is_shown() {
    let place = place(&["a.rf.hcl", "sub/b.rf.hcl"], "[fmt]\nordr = 1\nliteral = 2\n");
    place.write("sub/rf-lint.toml", "[lint]\n");
    place.rf(&["fmt"]).status(2).err_holds(&["`ordr`", "`literal`", " --> sub/rf-lint.toml:1:2\n"]);
}

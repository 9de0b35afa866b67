//! `rf lint` as it is used: repairing, choosing lints, and counting what was found.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// What a run came to: its status, standard output and standard error.
type Ran = (i32, String, String);

fn rf(dir: &Path, arguments: &[&str], stdin: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rf"))
        .current_dir(dir)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A run that refuses its arguments does not read.
    let _ = child.stdin.take().expect("it is piped").write_all(stdin.as_bytes());
    let out = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    (out.status.code().expect("no signal"), text(out.stdout), text(out.stderr))
}

/// A directory with these files.
fn files(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(dir.path().join(name), text).unwrap();
    }
    dir
}

fn text(dir: &TempDir, name: &str) -> String {
    fs::read_to_string(dir.path().join(name)).unwrap()
}

const MARKED: &str = "\u{feff}a = 1\n";
const TWICE: &str = "\u{feff}a = 1\na = 2\n";
const MISSPELLED: &str = "# rf-lint: allow(stile)\na = 1 /* rf-lint: allow(style) */\n";

#[test]
fn fix_writes_files_and_reports_what_remains() {
    let dir = files(&[("a.hcl", MARKED), ("b.hcl", TWICE), ("c.hcl", "a = 1\n")]);
    let (status, out, err) = rf(dir.path(), &["lint", "--fix", "a.hcl", "c.hcl"], "");
    assert_eq!((status, out.as_str(), err.as_str()), (0, "", "1 fixed\n"));
    assert_eq!(text(&dir, "a.hcl"), "a = 1\n");
    let concise = ["lint", "--fix", "--format", "concise", "b.hcl"];
    let (status, out, err) = rf(dir.path(), &concise, "");
    let expected = "b.hcl:2:1: error[duplicate-attribute] \
                    attribute `a` is set twice in one body (HCL_PARSE)\n";
    assert_eq!((status, out.as_str(), err.as_str()), (1, expected, "1 fixed, 1 error\n"));
    assert_eq!(text(&dir, "b.hcl"), "a = 1\na = 2\n");
}

#[test]
fn without_fix_nothing_is_written() {
    let dir = files(&[("a.hcl", MARKED)]);
    let (status, _, err) = rf(dir.path(), &["lint", "a.hcl"], "");
    assert_eq!((status, err.as_str()), (0, "1 warning, 1 fixable with --fix\n"));
    assert_eq!(text(&dir, "a.hcl"), MARKED);
}

#[test]
fn unsafe_fixes_are_for_those_who_ask() {
    let dir = files(&[("a.hcl", MISSPELLED)]);
    let (status, _, err) = rf(dir.path(), &["lint", "--fix", "-A", "style", "a.hcl"], "");
    assert_eq!((status, err.as_str()), (1, "1 error, 1 fixable with --fix --unsafe-fixes\n"));
    assert_eq!(text(&dir, "a.hcl"), MISSPELLED);
    let (status, _, err) =
        rf(dir.path(), &["lint", "--fix", "--unsafe-fixes", "-A", "style", "a.hcl"], "");
    assert_eq!((status, err.as_str()), (0, "1 fixed\n"));
    assert_eq!(text(&dir, "a.hcl"), MISSPELLED.replace("stile", "style"));
    let (status, _, err) = rf(dir.path(), &["lint", "--unsafe-fixes", "a.hcl"], "");
    assert_eq!(status, 2);
    assert!(err.contains("<--fix|--diff>"), "{err}");
}

#[test]
fn a_diff_shows_the_fixes_and_writes_nothing() {
    let dir = files(&[("a.hcl", MARKED), ("b.hcl", "a = 1\n"), ("c.hcl", "a = 1\na = 2\n")]);
    let (status, out, err) = rf(dir.path(), &["lint", "--diff", "--fix", "a.hcl", "b.hcl"], "");
    let diff = "--- a.hcl\n+++ a.hcl\n@@ -1 +1 @@\n-\u{feff}a = 1\n+a = 1\n";
    assert_eq!((status, out.as_str(), err.as_str()), (1, diff, "1 would be fixed\n"));
    assert_eq!(text(&dir, "a.hcl"), MARKED);
    assert_eq!(rf(dir.path(), &["lint", "--diff", "b.hcl"], ""), (0, String::new(), String::new()));
    let (status, out, err) = rf(dir.path(), &["lint", "--diff", "c.hcl"], "");
    assert_eq!((status, out.as_str(), err.as_str()), (1, "", "1 error\n"));
    for other in [&["--format", "json"][..], &["--statistics"]] {
        assert_eq!(rf(dir.path(), &[&["lint", "--diff"], other].concat(), "").0, 2);
    }
}

/// A dialect with a fault that only the whole root shows, one for each way to mend it, and two
/// names of which a fix would make one.
const ROOT: [(&str, &str); 2] = [
    (
        "dialect.rf.hcl",
        "dialect \"acme\" {\n  version = \"0.1.0\"\n\n  provider \"x/acme\" {\n    version = \">= 1.0.0\"\n  }\n}\n",
    ),
    (
        "rules.rf.hcl",
        "concept \"sub-net\" {}\nconcept \"Sub_net\" {}\nconcept \"left\" {}\n\nrule \"r\" {\n  match {\n    type  = \"t\"\n    where = (source.a == 1)\n  }\n\n  as = concept.acme.sub-net\n}\n\nrule \"s\" {\n  match {\n    type = \"u\"\n  }\n\n  as = concept.nope\n}\n",
    ),
];

#[test]
fn a_fix_is_made_where_warnings_are_errors() {
    // What else is said of the comparison names it, and changes with the fix; and the second fix
    // brings parentheses that are not needed, which go as well.
    let source = |condition: &str| {
        format!(
            "rule \"r\" {{\n  match {{\n    type  = \"t\"\n    where = {condition}\n  }}\n\n  \
             as = rf.concept.subnet\n}}\n"
        )
    };
    for (before, after, left) in [
        ("source.a == 1 && !(\"1\" == 1)", "source.a == 1 && \"1\" != 1", "mismatched-literals"),
        ("!!(source.a == 1)", "source.a == 1", ""),
    ] {
        let dir = files(&[("a.rf.hcl", &source(before))]);
        let args = ["lint", "-D", "all", "--fix", "--format", "concise", "a.rf.hcl"];
        let (_, out, err) = rf(dir.path(), &args, "");
        assert_eq!(text(&dir, "a.rf.hcl"), source(after));
        assert!(out.contains(left) && !err.contains("undone"), "{out}{err}");
    }
}

#[test]
fn a_diff_of_a_root_is_what_fixing_would_do_and_leave() {
    let all = ["--unsafe-fixes", "-W", "own-owner-reference", "--report", "json=found.json"];
    let (shown, fixed) = (files(&ROOT), files(&ROOT));
    let (status, diff, said) = rf(shown.path(), &[&["lint", "--diff"][..], &all].concat(), "");
    let (_, _, done) =
        rf(fixed.path(), &[&["lint", "--fix", "--format", "concise"][..], &all].concat(), "");
    assert_eq!(status, 1);
    assert_eq!(said.replace("would be fixed", "fixed"), done);
    assert!(done.contains("`invalid-label` in `rules.rf.hcl` led to new errors"), "{done}");
    assert!(done.contains("fixed, 1 error, 1 warning"), "{done}");
    assert_eq!(text(&shown, "found.json"), text(&fixed, "found.json"));
    assert_eq!(text(&shown, "rules.rf.hcl"), ROOT[1].1);
    let lines = |sign: char| -> Vec<_> {
        diff.lines().skip(2).filter_map(|line| line.strip_prefix(sign)).collect()
    };
    let after = text(&fixed, "rules.rf.hcl");
    assert!(!lines('+').is_empty() && lines('+').iter().all(|line| after.contains(line)), "{diff}");
    assert!(lines('-').iter().all(|line| !after.contains(&format!("{line}\n"))), "{diff}");
}

#[test]
fn standard_input_is_fixed_to_standard_output() {
    let dir = files(&[]);
    let fix = ["lint", "--fix", "--stdin-filename", "x.hcl", "--format", "concise", "-"];
    let (status, out, err) = rf(dir.path(), &fix, TWICE);
    assert_eq!((status, out.as_str()), (1, "a = 1\na = 2\n"));
    assert!(err.starts_with("x.hcl:2:1: error[duplicate-attribute]"), "{err}");
    assert!(err.ends_with("\n1 fixed, 1 error\n"), "{err}");
    for text in ["a = 1\n", "a = [\n", "# rf-lint: allow(x)\n", "", "a = {b = 1, b = 2}\n"] {
        assert_eq!(rf(dir.path(), &fix, text).1, text, "what cannot be fixed comes out as it was");
    }
    let diff = ["lint", "--diff", "--stdin-filename", "x.hcl", "-"];
    let (status, out, _) = rf(dir.path(), &diff, MARKED);
    assert_eq!((status, out.lines().next()), (1, Some("--- x.hcl")));
}

#[test]
fn in_json_the_summary_counts_what_remains() {
    let dir = files(&[("a.hcl", TWICE)]);
    let (_, out, err) = rf(dir.path(), &["lint", "--fix", "--format", "json", "a.hcl"], "");
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["summary"]["errors"], 1);
    assert_eq!(json["summary"]["warnings"], 0);
    assert_eq!(err, "1 fixed, 1 error\n");
}

#[test]
#[cfg(unix)]
fn a_file_that_cannot_be_written_is_reported_as_it_is() {
    let dir = files(&[("a.hcl", MARKED), ("c.hcl", MARKED)]);
    fs::hard_link(dir.path().join("a.hcl"), dir.path().join("b.hcl")).unwrap();
    let arguments = ["lint", "--fix", "--format", "concise", "a.hcl", "c.hcl"];
    let (status, out, err) = rf(dir.path(), &arguments, "");
    assert_eq!(status, 4);
    assert!(out.starts_with("a.hcl:1:1: warning[byte-order-mark]"), "{out}");
    assert!(err.starts_with("error: cannot write `a.hcl`"), "{err}");
    assert!(err.ends_with("1 fixed, 1 warning, 1 fixable with --fix\n"), "{err}");
    assert_eq!((text(&dir, "a.hcl").as_str(), text(&dir, "c.hcl").as_str()), (MARKED, "a = 1\n"));
}

#[test]
fn a_file_that_cannot_be_read_by_the_language_is_not_fixed() {
    let dir = files(&[("a.hcl", "\u{feff}a = [\n")]);
    let (status, _, err) = rf(dir.path(), &["lint", "--fix", "a.hcl"], "");
    assert_eq!((status, err.as_str()), (1, "1 error, 1 warning\n"));
    assert_eq!(text(&dir, "a.hcl"), "\u{feff}a = [\n");
}

#[test]
fn lints_are_selected_and_ignored_by_lint_group_and_all() {
    let both = "\u{feff}a = { b = 1, b = 2 }\n";
    let dir = files(&[("a.hcl", both)]);
    let found = |flags: &[&str]| {
        let (_, out, _) =
            rf(dir.path(), &[&["lint", "--format=concise", "a.hcl"], flags].concat(), "");
        let names = out.lines().filter_map(|line| line.split(['[', ']']).nth(1).map(str::to_owned));
        names.collect::<Vec<_>>()
    };
    assert_eq!(found(&[]), ["byte-order-mark", "duplicate-object-key"]);
    assert_eq!(found(&["--select", "style"]), ["byte-order-mark"]);
    assert_eq!(
        found(&["--select", "style,suspicious", "--ignore", "style"]),
        ["duplicate-object-key"]
    );
    assert_eq!(found(&["--ignore=style", "--ignore=suspicious"]), [""; 0]);
    assert_eq!(found(&["--select", "all"]), ["byte-order-mark", "duplicate-object-key"]);
    fs::write(dir.path().join("rf-lint.toml"), "[lints]\nstyle = \"allow\"\n").unwrap();
    assert_eq!(found(&["--select", "style"]), ["byte-order-mark"], "who asks wants to see");
    assert_eq!(found(&["--select", "style", "-A", "style"]), [""; 0]);
    let fix = ["lint", "--fix", "--select", "duplicate-object-key", "a.hcl"];
    rf(dir.path(), &fix, "");
    assert_eq!(text(&dir, "a.hcl"), both, "what is not run is not fixed");
}

#[test]
fn a_wrong_name_is_bad_usage_and_the_right_one_is_named() {
    let dir = files(&[("a.hcl", "\u{feff}a = [\n")]);
    let refused = |flag: &str, name: &str| {
        let (status, out, err) = rf(dir.path(), &["lint", flag, name, "a.hcl"], "");
        assert_eq!((status, out.as_str()), (2, ""));
        err
    };
    let near = "error: there is no lint or group `stile`; did you mean `style`?\n";
    assert_eq!(refused("--select", "stile"), near);
    assert_eq!(refused("--ignore", "stile"), near);
    assert_eq!(
        refused("--select", "warnings"),
        "error: there is no lint or group `warnings`; `rf lints` shows all of them\n"
    );
    assert_eq!(
        refused("--ignore", "syntax-error"),
        "error: `syntax-error` is always an error: nothing can be read past what it finds\n"
    );
}

#[test]
fn statistics_are_a_table_by_count() {
    let dir = files(&[("a.hcl", "a = { b = 1, b = 2, b = 3 }\n"), ("b.hcl", MARKED)]);
    let (status, out, err) = rf(dir.path(), &["lint", "--statistics", "a.hcl", "b.hcl"], "");
    let table = "lint                  findings  fixable\n\
                 duplicate-object-key         2        0\n\
                 byte-order-mark              1        1\n";
    assert_eq!((status, out.as_str()), (0, table));
    assert_eq!(err, "3 warnings, 1 fixable with --fix\n");
    let (_, out, err) = rf(dir.path(), &["lint", "--statistics", "--fix", "a.hcl", "b.hcl"], "");
    assert_eq!(out.lines().count(), 2, "{out}");
    assert_eq!(err, "1 fixed, 2 warnings\n");
}

#[test]
fn directives_silence_and_levels_decide_whether_they_are_in_vain() {
    let dir =
        files(&[("a.hcl", "# rf-lint: allow(duplicate-object-key) both\na = { b = 1, b = 2 }\n")]);
    let silent = (0, String::new(), String::new());
    assert_eq!(rf(dir.path(), &["lint", "a.hcl"], ""), silent);
    assert_eq!(rf(dir.path(), &["lint", "-A", "suspicious", "a.hcl"], ""), silent);
    fs::write(dir.path().join("a.hcl"), "# rf-lint: allow(suspicious) both\na = { b = 1 }\n")
        .unwrap();
    assert_eq!(rf(dir.path(), &["lint", "-A", "suspicious", "a.hcl"], ""), silent);
    assert_eq!(rf(dir.path(), &["lint", "--select", "style", "a.hcl"], ""), silent);
    assert_eq!(rf(dir.path(), &["lint", "-D", "style", "a.hcl"], "").0, 1);
}

#[test]
fn what_was_laid_out_is_laid_out_after_a_fix_and_the_rest_is_left() {
    let laid_out = "a  = 1 # rf-lint: allow(style)\nbc = 2 # Words.\n";
    let untidy = "a=1 # rf-lint: allow(style)\nbc   =   2\n";
    let dir = files(&[("a.hcl", laid_out), ("b.hcl", untidy)]);
    rf(dir.path(), &["lint", "--fix", "a.hcl", "b.hcl"], "");
    assert_eq!(text(&dir, "a.hcl"), "a  = 1\nbc = 2 # Words.\n");
    assert_eq!(text(&dir, "b.hcl"), "a=1\nbc   =   2\n");
    assert_eq!(rf(dir.path(), &["fmt", "--check", "a.hcl"], "").0, 0);
}

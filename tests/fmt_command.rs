//! `rf fmt` as it is used: what it writes, prints and says, and with which status it ends.

#[path = "common/program.rs"]
mod program;

use program::Place;

/// What is the same whether it is taken for a Rootform source or plain HCL.
const UNTIDY: &str = "context \"a\"{\ndescription=  \"b\"\n}\n";
const TIDY: &str = "context \"a\" {\n  description = \"b\"\n}\n";
const BROKEN: &str = "a = [1 2]\n";
const DIFF: &str = "@@ -1,3 +1,3 @@\n-context \"a\"{\n-description=  \"b\"\n+context \"a\" {\n+  description = \"b\"\n }\n";

#[test]
fn files_below_the_directory_are_rewritten_and_named() {
    let place = Place::new(&[
        ("b.rf.hcl", UNTIDY),
        ("a/deep/c.rf", UNTIDY),
        ("a.rf.json", "{\"concept\":{\"c\":{}}}"),
        ("tidy.rf.hcl", TIDY),
        ("other.hcl", UNTIDY),
        ("main.tf", UNTIDY),
        (".hidden/d.rf.hcl", UNTIDY),
    ]);
    place.rf(&["fmt"]).status(0).out("a/deep/c.rf\na.rf.json\nb.rf.hcl\n").err("");
    assert_eq!(place.read("b.rf.hcl"), TIDY);
    assert_eq!(place.read("a/deep/c.rf"), TIDY);
    assert_eq!(place.read("a.rf.json"), "{\n  \"concept\": {\n    \"c\": {}\n  }\n}\n");
    for left in ["other.hcl", "main.tf", ".hidden/d.rf.hcl"] {
        assert_eq!(place.read(left), UNTIDY, "{left}");
    }
    place.rf(&["fmt"]).status(0).out("").err("");
}

#[test]
fn named_files_are_taken_whatever_they_are_called() {
    let place = Place::new(&[("job.nomad", UNTIDY), ("x", UNTIDY), ("d/a.rf.hcl", UNTIDY)]);
    place
        .rf(&["fmt", "x", "job.nomad", "d", "./x"])
        .status(0)
        .out("d/a.rf.hcl\njob.nomad\nx\n")
        .err("");
    assert_eq!(place.read("x"), TIDY);
    place.write("-dash", UNTIDY);
    place.rf(&["fmt", "--", "-dash"]).status(0).out("-dash\n");
}

#[test]
fn check_names_what_would_change_and_writes_nothing() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY), ("b.rf.hcl", TIDY)]);
    place.rf(&["fmt", "--check"]).status(1).out("a.rf.hcl\n").err("");
    place.rf(&["fmt", "--check", "--quiet"]).status(1).out("").err("");
    place.rf(&["fmt", "--check", "b.rf.hcl"]).status(0).out("").err("");
    assert_eq!(place.read("a.rf.hcl"), UNTIDY);
}

#[test]
fn diff_shows_what_would_change_and_writes_nothing() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY), ("b.rf.hcl", TIDY)]);
    let shown = format!("--- a.rf.hcl\n+++ a.rf.hcl\n{DIFF}");
    place.rf(&["fmt", "--diff"]).status(1).out(&shown).err("");
    place.rf(&["fmt", "--diff", "--check"]).status(1).out(&format!("a.rf.hcl\n{shown}")).err("");
    place.rf(&["fmt", "--diff", "--check", "-q"]).status(1).out(&shown).err("");
    place.rf(&["fmt", "--diff", "b.rf.hcl"]).status(0).out("").err("");
    assert_eq!(place.read("a.rf.hcl"), UNTIDY);
}

#[test]
fn a_diff_says_where_a_line_break_is_missing() {
    let place = Place::new(&[("a.hcl", "c \"a\"{}"), ("a.rf.hcl", "concept \"a\"{}")]);
    let missing = "\\ No newline at end of file\n";
    // Layout leaves the end of a text as it is.
    let shown = format!(
        "--- a.hcl\n+++ a.hcl\n@@ -1 +1 @@\n-c \"a\"{{}}\n{missing}+c \"a\" {{}}\n{missing}"
    );
    place.rf(&["fmt", "--diff", "a.hcl"]).status(1).out(&shown);
    // The canonical form ends in a line break.
    let shown = format!(
        "--- a.rf.hcl\n+++ a.rf.hcl\n@@ -1 +1 @@\n-concept \"a\"{{}}\n{missing}+concept \"a\" {{}}\n"
    );
    place.rf(&["fmt", "--diff"]).status(1).out(&shown);
    place.write("a.rf.hcl", "concept \"a\" {}");
    place.rf(&["fmt", "--check", "a.rf.hcl"]).status(1).out("a.rf.hcl\n");
}

#[cfg(unix)]
#[test]
fn a_diff_names_files_so_that_they_are_found_again() {
    use std::os::unix::ffi::OsStrExt as _;
    let place = Place::new(&[("a b.rf.hcl", UNTIDY), ("n\nl.rf.hcl", UNTIDY)]);
    let name = std::ffi::OsStr::from_bytes(b"x\xff.rf.hcl");
    std::fs::write(place.path("").join(name), UNTIDY).expect("a file");
    let shown = |name: &str| format!("--- {name}\n+++ {name}\n{DIFF}");
    let diffs =
        [shown("a b.rf.hcl\t"), shown(r#""n\nl.rf.hcl""#), shown(r#""x\377.rf.hcl""#)].concat();
    place.rf(&["fmt", "--diff"]).status(1).out(&diffs).err("");
}

#[test]
fn a_carriage_return_within_a_line_is_no_line_break_of_a_diff() {
    let place = Place::new(&[("a.hcl", "# a\rb\nc=1\n")]);
    let shown = "--- a.hcl\n+++ a.hcl\n@@ -1,2 +1,2 @@\n # a\rb\n-c=1\n+c = 1\n";
    place.rf(&["fmt", "--diff", "a.hcl"]).status(1).out(shown).err("");
}

#[test]
fn quiet_prints_no_names() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY)]);
    place.rf(&["fmt", "-q"]).status(0).out("").err("");
    assert_eq!(place.read("a.rf.hcl"), TIDY);
}

#[test]
fn standard_input_goes_to_standard_output() {
    let place = Place::new(&[]);
    place.pipe(&["fmt", "-"], UNTIDY).status(0).out(TIDY).err("");
    place.pipe(&["fmt", "-"], TIDY).status(0).out(TIDY).err("");
    place.pipe(&["fmt", "-"], "").status(0).out("").err("");
    place.pipe(&["fmt", "-q", "-"], UNTIDY).status(0).out(TIDY).err("");
    place.pipe(&["fmt", "--check", "-"], UNTIDY).status(1).out("stdin.rf.hcl\n").err("");
    place.pipe(&["fmt", "--check", "-"], TIDY).status(0).out("").err("");
    let diff = format!("--- x.hcl\n+++ x.hcl\n{DIFF}");
    place.pipe(&["fmt", "--diff", "--stdin-filename", "x.hcl", "-"], UNTIDY).status(1).out(&diff);
}

#[test]
fn the_name_of_standard_input_decides_its_language() {
    let place = Place::new(&[]);
    let twice = "concept \"c\" {\ndescription=\"a\"\ndescription=\"b\"\n}\n";
    let run = |name: &str, text: &str| place.pipe(&["fmt", "--stdin-filename", name, "-"], text);
    run("x.json", "[1]").status(0).out("[\n  1\n]\n");
    run("x.rf.json", "{}").status(0).out("{}\n");
    run("x.json", UNTIDY)
        .status(1)
        .out("")
        .err_holds(&["error[syntax-error]", " --> x.json:1:1\n"]);
    run("main.tf", UNTIDY).status(0).out(TIDY);
    run("x.hcl", twice)
        .status(1)
        .out("")
        .err_holds(&["error[duplicate-attribute]", " --> x.hcl:3:1\n"]);
    run("x.rf.hcl", twice)
        .status(0)
        .out("concept \"c\" {\n  description = \"a\"\n  description = \"b\"\n}\n");
}

#[test]
fn what_is_not_valid_is_reported_and_left_alone() {
    let place =
        Place::new(&[("a.rf.hcl", BROKEN), ("b.rf.hcl", UNTIDY), ("c.rf.json", "{\"a\" 1}")]);
    let run = place.rf(&["fmt"]).status(1).out("b.rf.hcl\n");
    run.err_holds(&[
        "error[syntax-error]: expected `,` before the next item, found `2` (HCL_PARSE)\n --> a.rf.hcl:1:8\n",
        " --> c.rf.json:1:5\n",
    ]);
    assert_eq!(place.read("a.rf.hcl"), BROKEN);
    assert_eq!(place.read("c.rf.json"), "{\"a\" 1}");
    place.rf(&["fmt", "--check", "a.rf.hcl"]).status(1).out("").err_holds(&[" --> a.rf.hcl:1:8\n"]);
    place.pipe(&["fmt", "-"], BROKEN).status(1).out("").err_holds(&[" --> stdin.rf.hcl:1:8\n"]);
}

#[test]
fn line_breaks_and_marks_are_treated_as_layout_says() {
    let mark = format!("\u{feff}{TIDY}");
    let crlf = UNTIDY.replace('\n', "\r\n");
    let place = Place::new(&[("crlf.rf.hcl", &crlf), ("bom.rf.hcl", &mark)]);
    place.rf(&["fmt"]).status(0).out("bom.rf.hcl\ncrlf.rf.hcl\n").err("");
    assert_eq!(place.read("crlf.rf.hcl"), TIDY.replace('\n', "\r\n"));
    assert_eq!(place.read("bom.rf.hcl"), TIDY);
}

#[test]
fn wrong_uses_are_said_with_status_2() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY)]);
    for (args, message) in [
        (
            &["fmt", "--chek"][..],
            "error: unexpected argument '--chek' found\n\n  tip: a similar argument exists: '--check'\n",
        ),
        (
            &["fmt", "-", "a.rf.hcl"],
            "error: `-` is standard input, and cannot be named together with other paths\n",
        ),
        (
            &["fmt", "--color", "sometimes"],
            "error: invalid value 'sometimes' for '--color <WHEN>'\n  [possible values: auto, always, never]\n",
        ),
        (&["fmt", "-j", "x"], "error: invalid value 'x' for '--jobs <N>'"),
        (
            &["fmt", "--config", "x", "--no-config"],
            "error: the argument '--config <FILE>' cannot be used with '--no-config'",
        ),
        (&["fmt", "--config", "x.toml"], "error: cannot read `x.toml`: there is no such file\n"),
        (&["fmt", "--stdin-filename"], "error: a value is required for '--stdin-filename <NAME>'"),
        (&["format"], "error: unrecognized subcommand 'format'"),
        (&[], "Usage: rf <COMMAND>"),
    ] {
        place.rf(args).status(2).out("").err_holds(&[message]);
    }
    assert_eq!(place.read("a.rf.hcl"), UNTIDY);
}

#[test]
fn colour_is_for_terminals_or_who_asks_for_it() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY), ("b.rf.hcl", BROKEN)]);
    let colored = |args: &[&str], no_color: &str| {
        let mut command = place.command(args);
        command.env("NO_COLOR", no_color);
        let run = program::finish(&mut command, b"").status(1);
        (run.out.contains('\u{1b}'), run.err.contains('\u{1b}'))
    };
    assert_eq!(colored(&["fmt", "--diff"], ""), (false, false));
    assert_eq!(colored(&["fmt", "--diff", "--color", "auto"], "1"), (false, false));
    assert_eq!(colored(&["fmt", "--diff", "--color", "never"], ""), (false, false));
    assert_eq!(colored(&["fmt", "--diff", "--color", "always"], ""), (true, true));
    assert_eq!(colored(&["fmt", "--diff", "--color=always"], "1"), (true, true));
}

#[test]
fn many_files_give_the_same_with_any_number_of_threads() {
    let place = Place::new(&[]);
    for n in 0..1500 {
        let text =
            if n % 7 == 0 { BROKEN.to_owned() } else { format!("concept c{}{{}}\n", n % 90) };
        place.write(&format!("d{}/f{n}.rf.hcl", n % 13), text);
    }
    let one = place.rf(&["fmt", "--check", "--diff", "-j", "1"]).status(1);
    assert_eq!(one.out.matches("--- ").count(), 1500 - 215);
    assert_eq!(one.err.matches("error[").count(), 215);
    assert_eq!(place.rf(&["fmt", "--check", "--diff", "-j", "8"]), one);
    assert_eq!(place.rf(&["fmt", "--check", "--diff", "--jobs=3"]), one);
    let names = place.rf(&["fmt", "--check", "-j8"]).out;
    assert_eq!(place.rf(&["fmt", "-j", "8"]).status(1).out, names);
    place.rf(&["fmt", "--check"]).status(1).out("");
}

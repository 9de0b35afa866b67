//! `rf lint` as it is used: levels, formats, statuses, wrong uses.

#[path = "common/program.rs"]
mod program;

use program::Place;
use serde_json::Value;

const BROKEN: &str = "a = [1 2]\n";
const TWICE: &str = "a = 1\na = 2\n";
const TWICE_IN_OBJECT: &str = "a = { b = 1, b = 2 }\n";
const MARK: &str = "\u{feff}a = 1\n";
const MIXED: &str = "a = 1\r\nb = 2\nc = 3\n";

/// A deny-level finding and three warnings, in three files.
fn place() -> Place {
    Place::with_plain(&[
        ("a.hcl", TWICE),
        ("b/object.hcl", TWICE_IN_OBJECT),
        ("b/text.hcl", "\u{feff}a = 1\r\nb = 2\nc = 3\n"),
        ("good.hcl", "a = 1\n"),
    ])
}

/// What `concise` shows with `args` besides, without the messages.
fn levels(place: &Place, args: &[&str], status: i32) -> Vec<String> {
    let args = [&["lint", "--format", "concise"], args].concat();
    let run = place.rf(&args).status(status);
    let head =
        |line: &str| line.split_once(']').map_or(line.to_owned(), |(head, _)| format!("{head}]"));
    run.out.lines().map(head).collect()
}

#[test]
fn findings_are_shown_in_order_and_counted() {
    let run = place().rf(&["lint", "--format", "concise"]).status(1);
    let run = run.out(
        "a.hcl:2:1: error[duplicate-attribute] attribute `a` is set twice in one body (HCL_PARSE)\n\
         b/object.hcl:1:14: warning[duplicate-object-key] key `b` is written twice in one object\n\
         b/text.hcl:1:1: warning[byte-order-mark] the file starts with a byte-order mark (U+FEFF)\n\
         b/text.hcl:2:6: warning[mixed-line-endings] 2 lines end in LF, 1 in CRLF\n",
    );
    run.err("1 error, 3 warnings, 2 fixable with --fix\n");
}

#[test]
fn nothing_found_is_nothing_said() {
    let place = Place::with_plain(&[("a.hcl", "a = 1\n")]);
    place.rf(&["lint"]).status(0).out("").err("");
    place.rf(&["lint", "--format", "concise"]).status(0).out("").err("");
    Place::new(&[]).rf(&["lint"]).status(0).out("").err("note: no file to handle\n");
}

#[test]
fn warnings_alone_are_no_failure() {
    let place = Place::with_plain(&[("a.hcl", TWICE_IN_OBJECT), ("b.hcl", MARK)]);
    place.rf(&["lint"]).status(0).err("2 warnings, 1 fixable with --fix\n");
    place.rf(&["lint", "--max-warnings", "2"]).status(0).err("2 warnings, 1 fixable with --fix\n");
    place.rf(&["lint", "--max-warnings=1"]).status(1).err(
        "2 warnings, 1 fixable with --fix\n\
         error: 2 warnings are more than --max-warnings allows (1)\n",
    );
    place.rf(&["lint", "--max-warnings", "0", "-A", "all"]).status(0).out("").err("");
}

#[test]
fn levels_are_set_for_lints_groups_warnings_and_all() {
    let place = Place::with_plain(&[("a.hcl", TWICE_IN_OBJECT), ("b.hcl", MARK), ("c.hcl", MIXED)]);
    let object = |level: &str| format!("a.hcl:1:14: {level}[duplicate-object-key]");
    let mark = |level: &str| format!("b.hcl:1:1: {level}[byte-order-mark]");
    let mixed = |level: &str| format!("c.hcl:2:6: {level}[mixed-line-endings]");
    let (error, warning) = ("error", "warning");
    for (args, status, expected) in [
        (&[][..], 0, vec![object(warning), mark(warning), mixed(warning)]),
        (&["-A", "byte-order-mark"], 0, vec![object(warning), mixed(warning)]),
        (&["--allow=style"], 0, vec![object(warning)]),
        (&["-D", "style"], 1, vec![object(warning), mark(error), mixed(error)]),
        (&["-D", "warnings"], 1, vec![object(error), mark(error), mixed(error)]),
        (&["-D", "all", "-W", "suspicious"], 1, vec![object(warning), mark(error), mixed(error)]),
        (&["-A", "all"], 0, vec![]),
        // The last counts, whichever flag it has.
        (&["-D", "style", "-A", "style"], 0, vec![object(warning)]),
        (&["-A", "style", "-D", "style"], 1, vec![object(warning), mark(error), mixed(error)]),
        (
            &["-A", "all", "-W", "style", "-D", "byte-order-mark"],
            1,
            vec![mark(error), mixed(warning)],
        ),
        (
            &["-D", "byte-order-mark", "-W", "style", "-A", "mixed-line-endings"],
            0,
            vec![object(warning), mark(warning)],
        ),
    ] {
        assert_eq!(levels(&place, args, status), expected, "{args:?}");
    }
}

#[test]
fn what_stops_reading_has_its_level_for_ever() {
    let place = Place::with_plain(&[("a.hcl", BROKEN)]);
    let said = "error: `syntax-error` is always an error: nothing can be read past what it finds\n";
    place.rf(&["lint", "-A", "syntax-error"]).status(2).out("").err(said);
    for args in [&["-A", "all"][..], &["-W", "correctness"], &["-A", "correctness"]] {
        assert_eq!(levels(&place, args, 1), ["a.hcl:1:8: error[syntax-error]"], "{args:?}");
    }
}

#[test]
fn wrong_uses_are_said_with_status_2() {
    let place = Place::with_plain(&[("a.hcl", BROKEN)]);
    for (args, message) in [
        (
            &["-D", "byte-order-marks"][..],
            "error: there is no lint or group `byte-order-marks`; did you mean `byte-order-mark`?\n",
        ),
        (&["-A", "stile"], "error: there is no lint or group `stile`; did you mean `style`?\n"),
        (
            &["-W", "qqqqqqqq"],
            "error: there is no lint or group `qqqqqqqq`; `rf lints` shows all of them\n",
        ),
        (
            &["--format", "yaml"],
            "error: invalid value 'yaml' for '--format <FORMAT>'\n  [possible values: text, concise, json, sarif, github, gitlab, junit]\n",
        ),
        (&["--max-warnings", "many"], "error: invalid value 'many' for '--max-warnings <N>'"),
        (&["-D"], "error: a value is required for '--deny <NAME>'"),
        (
            &["-", "a.hcl"],
            "error: `-` is standard input, and cannot be named together with other paths\n",
        ),
        (&["--config", "no.toml"], "error: cannot read `no.toml`: there is no such file\n"),
    ] {
        let args = [&["lint"], args].concat();
        place.rf(&args).status(2).out("").err_holds(&[message]);
    }
}

#[test]
fn standard_input_is_linted_under_its_name() {
    let place = Place::new(&[]);
    let run = |name: &str, text: &str, status| {
        let args = ["lint", "--format", "concise", "--stdin-filename", name, "-"];
        place.pipe(&args, text).status(status).out.split(' ').take(2).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(run("d/x.hcl", TWICE, 1), "d/x.hcl:2:1: error[duplicate-attribute]");
    assert_eq!(run("d/x.rf.hcl", "concept {}\n", 1), "d/x.rf.hcl:1:1: error[invalid-label]");
    assert_eq!(run("x.hcl", BROKEN, 1), "x.hcl:1:8: error[syntax-error]");
    assert_eq!(run("x.rf.json", "{\"a\": 1 2}", 1), "x.rf.json:1:9: error[syntax-error]");
    assert_eq!(run("x.json", "\u{feff}{}", 0), "x.json:1:1: warning[byte-order-mark]");
    let args = ["lint", "--format", "concise", "-"];
    assert!(place.pipe(&args, BROKEN).status(1).out.starts_with("stdin.rf.hcl:1:8: error"));
}

#[test]
fn json_is_one_object_of_one_shape() {
    let run = place().rf(&["lint", "--format", "json"]).status(1);
    let run = run.err("1 error, 3 warnings, 2 fixable with --fix\n");
    let value: Value = serde_json::from_str(&run.out).expect("it is one JSON value");
    assert_eq!(value["version"], 1);
    assert_eq!(value["summary"]["errors"], 1);
    assert_eq!(value["summary"]["warnings"], 3);
    assert_eq!(value["summary"]["fixable"], 2);
    let diagnostics = value["diagnostics"].as_array().expect("diagnostics are an array");
    assert_eq!(diagnostics.len(), 4);
    let mut fields =
        ["lint", "group", "level", "code", "message", "path", "span", "related", "help", "fix"];
    fields.sort_unstable();
    for diagnostic in diagnostics {
        let object = diagnostic.as_object().expect("a diagnostic is an object");
        let mut names: Vec<_> = object.keys().map(String::as_str).collect();
        names.sort_unstable();
        assert_eq!(names, fields);
        for end in ["start", "end"] {
            for field in ["line", "column", "offset"] {
                assert!(diagnostic["span"][end][field].is_u64(), "{diagnostic}");
            }
        }
    }
    let [twice, object, mark, mixed] = &diagnostics[..] else { unreachable!() };
    assert_eq!(twice["lint"], "duplicate-attribute");
    assert_eq!(twice["group"], "correctness");
    assert_eq!(twice["level"], "error");
    assert_eq!(twice["code"], "HCL_PARSE");
    assert_eq!(twice["path"], "a.hcl");
    let start = serde_json::json!({ "line": 2, "column": 1, "offset": 6 });
    assert_eq!(twice["span"]["start"], start);
    let related = &twice["related"][0];
    assert_eq!((&related["path"], &related["span"]["start"]["line"]), (&"a.hcl".into(), &1.into()));
    assert!(related["message"].is_string());
    assert_eq!(object["level"], "warning");
    assert_eq!(object["code"], Value::Null);
    assert_eq!(object["fix"], Value::Null);
    assert_eq!(mark["fix"]["safety"], "safe");
    assert!(mark["fix"]["message"].is_string());
    let edit = serde_json::json!({ "path": "b/text.hcl", "start": 0, "end": 3, "text": "" });
    assert_eq!(mark["fix"]["edits"], serde_json::json!([edit]));
    assert_eq!(mixed["span"]["start"]["column"], 6);
}

#[test]
fn json_without_findings_is_an_object_too() {
    for place in [Place::with_plain(&[("a.hcl", "a = 1\n")]), Place::new(&[])] {
        let run = place.rf(&["lint", "--format", "json"]).status(0);
        let value: Value = serde_json::from_str(&run.out).expect("it is one JSON value");
        assert_eq!(value["diagnostics"], serde_json::json!([]));
        assert_eq!(value["summary"]["errors"], 0);
    }
}

#[test]
fn text_shows_the_source_and_more_the_first_time() {
    let place = Place::with_plain(&[("a.hcl", TWICE), ("b.hcl", TWICE)]);
    let run = place.rf(&["lint", "--format", "text"]).status(1);
    let shown = "error[duplicate-attribute]: attribute `a` is set twice in one body (HCL_PARSE)\n --> a.hcl:2:1\n  |\n1 | a = 1\n  | - `a` is first set here\n2 | a = 2\n  | ^";
    assert!(run.out.starts_with(shown), "{}", run.out);
    assert_eq!(run.out.matches("`rf explain duplicate-attribute` says more").count(), 1);
    assert_eq!(place.rf(&["lint"]).status(1), run, "text is the default");
}

#[test]
fn colour_is_for_who_asks_for_it() {
    let place = Place::with_plain(&[("a.hcl", TWICE)]);
    for (format, args, colored) in [
        ("text", &[][..], false),
        ("text", &["--color=always"], true),
        ("concise", &["--color=always"], true),
        ("concise", &["--color", "never"], false),
        ("json", &["--color=always"], false),
    ] {
        let args = [&["lint", "--format", format], args].concat();
        assert_eq!(place.rf(&args).status(1).out.contains('\u{1b}'), colored, "{args:?}");
    }
}

#[test]
fn lint_writes_nothing() {
    let place = place();
    place.rf(&["lint", "-D", "all"]).status(1);
    for (name, text) in [("a.hcl", TWICE), ("b/object.hcl", TWICE_IN_OBJECT)] {
        assert_eq!(place.read(name), text);
    }
}

#[test]
fn many_files_give_the_same_with_any_number_of_threads() {
    let place = Place::with_plain(&[]);
    for n in 0..1200 {
        let text = [TWICE, BROKEN, MARK, "a = 1\n"][n % 4];
        place.write(&format!("d{}/f{n}.hcl", n % 11), text);
    }
    for format in ["text", "concise", "json"] {
        let one = place.rf(&["lint", "--format", format, "-j", "1"]).status(1);
        let one = one.err("600 errors, 300 warnings, 300 fixable with --fix\n");
        assert!(place.rf(&["lint", "--format", format, "-j", "8"]) == one, "{format} differs");
    }
}

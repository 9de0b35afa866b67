//! `rf init`, `explain`, `lints`, `completions`, `man`, the help and the version.

#[path = "common/program.rs"]
mod program;

use program::Place;
use serde_json::Value;

const LINTS: [&str; 3] = ["syntax-error", "duplicate-attribute", "byte-order-mark"];

#[test]
fn init_writes_every_setting_once() {
    let place = Place::new(&[("a.rf.hcl", "dialect \"d\" { version = \"1.0.0\" }\n")]);
    place.rf(&["init"]).status(0).out("rf-lint.toml\n").err("");
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/rf-lint.toml.example");
    assert_eq!(place.read("rf-lint.toml"), std::fs::read_to_string(example).unwrap());
    for command in ["fmt", "lint"] {
        place.rf(&[command]).status(0).out("").err("");
    }
    place.write("rf-lint.toml", "# mine\n");
    let said = "error: `rf-lint.toml` is there already, and was left as it is\n";
    place.rf(&["init"]).status(2).out("").err(said);
    assert_eq!(place.read("rf-lint.toml"), "# mine\n");
}

#[test]
fn explain_shows_the_page_of_a_lint_or_a_code() {
    let place = Place::new(&[]);
    for lint in LINTS {
        let run = place.rf(&["explain", lint]).status(0).err("");
        assert!(run.out.starts_with(&format!("# {lint}\n\n## What it does\n")), "{}", run.out);
        assert!(run.out.ends_with('\n') && !run.out.ends_with("\n\n"));
    }
    let pages = place.rf(&["explain", "HCL_PARSE"]).status(0).out;
    assert!(pages.contains("# syntax-error\n") && pages.contains("\n# duplicate-attribute\n"));
    place.rf(&["explain", "hcl_parse"]).status(0).out(&pages);
}

#[test]
fn explain_suggests_the_name_that_was_meant() {
    let place = Place::new(&[]);
    for (name, message) in [
        ("sintax-error", "there is no lint or code `sintax-error`; did you mean `syntax-error`?"),
        ("HCL_PRSE", "there is no lint or code `HCL_PRSE`; did you mean `HCL_PARSE`?"),
        ("hcl_prse", "there is no lint or code `hcl_prse`; did you mean `HCL_PARSE`?"),
        ("qqqqqqqq", "there is no lint or code `qqqqqqqq`; `rf lints` shows all of them"),
    ] {
        place.rf(&["explain", name]).status(2).out("").err(&format!("error: {message}\n"));
    }
    place.rf(&["explain"]).status(2).out("").err_holds(&["<NAME>"]);
}

#[test]
fn the_catalogue_is_a_table_in_three_formats() {
    let place = Place::new(&[]);
    let text = place.rf(&["lints"]).status(0).err("").out;
    let markdown = place.rf(&["lints", "--format", "markdown"]).status(0).err("").out;
    let json = place.rf(&["lints", "--format", "json"]).status(0).err("").out;
    let json: Value = serde_json::from_str(&json).expect("it is one JSON value");
    let lints = json.as_array().expect("it is an array");
    assert_eq!(place.rf(&["lints", "--format=text"]).out, text, "text is the default");

    let rows: Vec<_> = text.lines().collect();
    assert!(rows[0].starts_with("lint ") && rows[0].ends_with(" finds"), "{text}");
    let column = rows[0].find("group").unwrap();
    assert!(
        markdown.starts_with(
            "| lint | group | level | fix | finds |\n| --- | --- | --- | --- | --- |\n"
        )
    );
    let table: Vec<_> = markdown.lines().skip(2).collect();
    assert_eq!((rows.len() - 1, table.len()), (lints.len(), lints.len()));
    for (n, lint) in lints.iter().enumerate() {
        let [name, group, level, fix, summary] =
            ["name", "group", "level", "fix", "summary"].map(|field| lint[field].as_str().unwrap());
        assert!(rows[n + 1].starts_with(&format!("{name} ")), "{}", rows[n + 1]);
        assert!(rows[n + 1][column..].starts_with(&format!("{group} ")), "{}", rows[n + 1]);
        assert!(rows[n + 1].ends_with(summary), "{}", rows[n + 1]);
        assert!(
            table[n].starts_with(&format!("| `{name}` | {group} | {level} | {fix} |")),
            "{}",
            table[n]
        );
        assert!(lint["codes"].is_array() && lint["scope"].is_string());
    }
    for name in LINTS {
        assert!(lints.iter().any(|lint| lint["name"] == name), "{name}");
    }
    place
        .rf(&["lints", "--format", "csv"])
        .status(2)
        .err_holds(&["[possible values: text, markdown, json]"]);
}

#[test]
fn completions_are_there_for_every_shell() {
    let place = Place::new(&[]);
    for (shell, mark) in [
        ("bash", "complete -F _rf"),
        ("zsh", "#compdef rf"),
        ("fish", "complete -c rf"),
        ("elvish", "edit:completion:arg-completer[rf]"),
        ("powershell", "Register-ArgumentCompleter"),
    ] {
        let script = place.rf(&["completions", shell]).status(0).err("").out;
        for piece in [mark, "stdin-filename", "max-warnings"] {
            assert!(script.contains(piece), "{shell}: no {piece:?}");
        }
    }
    place
        .rf(&["completions", "tcsh"])
        .status(2)
        .out("")
        .err_holds(&["bash, elvish, fish, powershell, zsh"]);
}

#[test]
fn the_manual_holds_every_command() {
    let manual = Place::new(&[]).rf(&["man"]).status(0).err("").out;
    assert!(manual.contains(".TH rf 1"), "{}", &manual[..200]);
    for piece in ["\\-\\-check", "\\-\\-max\\-warnings", "\\-\\-stdin\\-filename", "Exit statuses"]
    {
        assert!(manual.contains(piece), "no {piece:?}");
    }
    let pages =
        ["rf\\-fmt", "rf\\-lint", "rf\\-explain", "rf\\-init", "rf\\-completions", "rf\\-man"];
    for page in pages {
        assert!(manual.contains(page), "no {page:?}");
    }
}

#[test]
fn help_says_what_each_flag_does() {
    let place = Place::new(&[]);
    place.rf(&["--version"]).status(0).out("rf 0.1.0\n").err("");
    place.rf(&["-V"]).status(0).out("rf 0.1.0\n").err("");
    for command in ["fmt", "lint"] {
        let help = place.rf(&["help", command]).status(0).err("").out;
        assert_eq!(place.rf(&[command, "--help"]).status(0).out, help);
        let (options, ends) = help.split_once("Examples:\n").expect("there are examples");
        assert!(
            ends.contains(&format!("  rf {command}")) && ends.contains("Exit statuses:\n  0  ")
        );
        assert!(options.contains("[default: stdin.rf.hcl]"));
        // Every flag has a line of its own, and words under it.
        let mut lines = options.lines().skip_while(|line| *line != "Options:").skip(1).peekable();
        let mut flags = 0;
        while let Some(line) = lines.next() {
            if line.trim_start().starts_with('-') && !line.contains(" - ") {
                flags += 1;
                let words = lines.peek().map_or("", |next| next.trim());
                assert!(
                    words.starts_with(char::is_uppercase) || words.starts_with('`'),
                    "{line}: {words}"
                );
            }
        }
        assert!(flags >= 10, "{flags} flags");
    }
}

//! Schemas through the program: which one applies, secrets, imports, recursion, JSON, and what
//! `rf schema` writes.

#[path = "common/program.rs"]
mod program;

use program::Place;
use std::fmt::Write as _;

const META: &str = "__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n";

fn schema(body: &str) -> String {
    format!("{META}\nbody {{\n{body}\n}}\n")
}

const NUMBER: &str = "attribute \"a\" {\n  type = number\n}";
const STRING: &str = "attribute \"a\" {\n  type = string\n}";

/// The places and lints of a run of `rf lint`.
fn lints(place: &Place, args: &[&str]) -> Vec<String> {
    let run = place.rf(&[&["lint", "--format", "concise"], args].concat());
    let short = |line: &str| {
        let (place, rest) = line.split_once(": ").expect("a place");
        format!("{place} {}", rest.split(['[', ']']).nth(1).expect("a lint"))
    };
    run.out.lines().map(short).collect()
}

#[test]
fn the_flag_beats_the_configuration_and_that_beats_the_file() {
    let place = Place::new(&[
        ("number.schema.hcl", &schema(NUMBER)),
        ("closed.schema.hcl", &schema("")),
        ("string.schema.hcl", &schema(STRING)),
        ("d/a.hcl", "__schema = \"../string.schema.hcl\"\na = []\n"),
        ("rf-lint.toml", "[[schema]]\nfiles = [\"d/*.hcl\"]\npath = \"closed.schema.hcl\"\n"),
    ]);
    assert_eq!(lints(&place, &["d"]), ["d/a.hcl:2:1 unknown-attribute"]);
    assert_eq!(lints(&place, &["--no-config", "d"]), ["d/a.hcl:2:5 wrong-type"]);
    let flag = ["--schema", "number.schema.hcl", "d"];
    let run = place.rf(&[&["lint"], &flag[..]].concat()).status(1);
    assert!(run.out.contains("number.schema.hcl:5:"), "{}", run.out);
}

#[test]
fn a_schema_for_all_is_not_for_schemas_and_rootform_sources() {
    let place = Place::new(&[
        ("all.schema.hcl", &schema(NUMBER)),
        ("a.hcl", "b = 1\n"),
        ("b.hcl.json", "{\"b\": 1}\n"),
        ("c.rf.hcl", "concept \"x\" {\n  description = \"A thing.\"\n}\n"),
    ]);
    let found = lints(&place, &["--schema", "all.schema.hcl"]);
    let found: Vec<_> = found.iter().filter(|line| line.contains("unknown")).collect();
    assert_eq!(found, ["a.hcl:1:1 unknown-attribute", "b.hcl.json:1:2 unknown-attribute"]);
}

#[test]
fn urls_are_looked_up_in_the_schema_map_and_nowhere_else() {
    let place = Place::new(&[
        ("a.hcl", "__schema = \"https://example.com/s/number.schema.hcl\"\na = []\n"),
        ("b.hcl", "__schema = \"https://example.com/s/nowhere.schema.hcl\"\na = []\n"),
        ("vendor/number.schema.hcl", &schema(NUMBER)),
        ("rf-lint.toml", "[schema-map]\n\"https://example.com/s/\" = \"vendor/\"\n"),
    ]);
    assert_eq!(lints(&place, &["a.hcl"]), ["a.hcl:2:5 wrong-type"]);
    let run = place.rf(&["lint", "b.hcl"]).status(0);
    assert!(run.out.starts_with("warning[unresolved-schema]"), "{}", run.out);
    place.rf(&["lint", "-D", "warnings", "b.hcl"]).status(1);
    place.rf(&["lint", "-D", "unresolved-schema", "b.hcl"]).status(1);
}

#[test]
fn secrets_are_in_no_output() {
    let body = "attribute \"password\" {\n  type = string\n  sensitive = true\n  min = 99\n  enum = \
                [\"x\"]\n}\nattribute \"pin\" {\n  type = number\n  sensitive = true\n}\n\
                attribute \"name\" {\n  type = number\n}\nblock_header \"b\" {}";
    let instance = "__schema = \"s.schema.hcl\"\nname = \"q\"\npassword = \"hunter2\"\npin = \
                    true ? \"hunter2\" : \"hunter2\"\npasword = <<E\nhunter2\nE\nnam = 1\nb \
                    {\n}\npassword = \"hunter2\"\n";
    let json = "{\"__schema\": \"s.schema.hcl\", \"name\": \"q\", \"password\": \"hunter2\", \
                \"pin\": \"hunter2\",\n\"password\": {\"a\": \"hunter2\"}}\n";
    let broken = "__schema = \"s.schema.hcl\"\npassword = \"hunter2\" x\nname = \"q\"\n";
    for format in ["text", "concise", "json", "sarif", "github", "gitlab", "junit"] {
        let place = Place::new(&[
            ("s.schema.hcl", &schema(body)),
            ("a.hcl", instance),
            ("b.hcl.json", json),
            ("c.hcl", broken),
        ]);
        for file in ["a.hcl", "b.hcl.json", "c.hcl"] {
            let run = place.rf(&["lint", "-W", "pedantic", "--format", format, file]).status(1);
            assert!(!run.out.contains("hunter2"), "{format} {file}: {}", run.out);
            let fixed = place.rf(&["lint", "--fix", "--unsafe-fixes", "--format", format, file]);
            assert!(!(fixed.out + &fixed.err).contains("hunter2"), "{format} {file}");
            assert!(place.read(file).contains("hunter2"), "the file keeps it");
        }
    }
    let near = "__schema = \"s.schema.hcl\"\npin = \"hunter2\"\nnam = 1\n";
    let place = Place::new(&[("s.schema.hcl", &schema(body)), ("a.hcl", near)]);

    let run = place.rf(&["lint", "--diff", "--unsafe-fixes", "a.hcl"]);
    assert!(!run.out.contains("hunter2") && run.out.contains("(sensitive value)"), "{}", run.out);
}

#[test]
fn imports_chain_sixteen_deep_and_no_deeper() {
    for (depth, fits) in [(16, true), (17, false)] {
        let place = Place::new(&[("a.hcl", "__schema = \"0.schema.hcl\"\nb {\n  a = []\n}\n")]);
        for at in 0..=depth {
            let import = if at < depth {
                let name = format!("{}.schema.hcl", at + 1);
                format!("import \"next\" {{\n  source = \"{name}\"\n}}\n")
            } else {
                String::new()
            };
            let inside = if at < depth {
                "ref = next.block_header.b".to_owned()
            } else {
                format!("body {{\n{NUMBER}\n}}")
            };
            let body = format!("body {{\nblock_header \"b\" {{\nid = \"b\"\n{inside}\n}}\n}}\n");
            place.write(&format!("{at}.schema.hcl"), format!("{META}{import}{body}"));
        }
        let found = lints(&place, &["a.hcl"]);
        if fits {
            assert_eq!(found, ["a.hcl:3:7 wrong-type"]);
        } else {
            assert_eq!(found, ["a.hcl:1:12 invalid-schema"]);
            let deep = lints(&place, &["16.schema.hcl"]);
            assert_eq!(deep, [""; 0], "by itself it is valid");
        }
    }
}

#[test]
fn imports_in_a_circle_are_told_of() {
    let import =
        |name: &str| format!("{META}import \"x\" {{\n  source = \"{name}\"\n}}\nbody {{}}\n");
    let place = Place::new(&[
        ("a.schema.hcl", &import("b.schema.hcl")),
        ("b.schema.hcl", &import("a.schema.hcl")),
    ]);
    let found = lints(&place, &["a.schema.hcl", "b.schema.hcl"]);
    let expected = ["a.schema.hcl:3:12 invalid-schema", "b.schema.hcl:3:12 invalid-schema"];
    assert_eq!(found, expected);
}

const TREE: &str = "block_header \"node\" {\n  id = \"node\"\n  label_names = [\"name\"]\n  body \
                    {\n    attribute \"size\" {\n      type = number\n    }\n    block_header \
                    \"node\" {\n      label_names = [\"name\"]\n      ref = \
                    block_header.node\n    }\n    block_header \"leaf\" {\n      ref = \
                    block_header.leaf\n    }\n    one_of {\n      variant \"a\" {\n        body \
                    {\n          attribute \"a\" {\n            required = true\n          \
                    }\n        }\n      }\n      variant \"b\" {\n        body {\n          \
                    attribute \"b\" {\n            required = true\n          }\n        }\n      \
                    }\n    }\n  }\n}\nblock_header \"leaf\" {\n  id = \"leaf\"\n  body {\n    \
                    attribute \"leaf\" {\n      type = bool\n    }\n  }\n}";

#[test]
fn recursive_schemas_end() {
    let mut instance = String::from("__schema = \"s.schema.hcl\"\n");
    for at in 0..60 {
        let _ = writeln!(instance, "node \"n{at}\" {{\n  a = 1");
    }
    instance.push_str("  size = \"x\"\n");
    instance.push_str(&"}\n".repeat(60));
    let place = Place::new(&[("s.schema.hcl", &schema(TREE)), ("a.hcl", &instance)]);
    assert!(place.rf(&["lint", "a.hcl"]).status(1).out.contains("wrong-type"));
    let docs = place.rf(&["schema", "docs", "s.schema.hcl"]).status(0).out;
    assert_eq!(docs.matches("](#node)").count(), 4, "{docs}");
    let bundle = place.rf(&["schema", "bundle", "s.schema.hcl"]).status(0).out;
    place.write("bundle.schema.hcl", &bundle);
    place.rf(&["schema", "check", "--strict-schemas", "bundle.schema.hcl"]).status(0).out("");
}

#[test]
fn native_files_and_their_json_forms_have_the_same_findings() {
    let body = format!(
        "{TREE}\nattribute \"mode\" {{\n  enum = [\"a\", \"b\"]\n  conflicts_with = \
         [\"other\"]\n}}\nattribute \"other\" {{\n  pattern = \"^x\"\n  deprecated = \"use \
         mode\"\n}}\nattribute \"must\" {{\n  required = true\n}}\nblock_header \"l\" {{\n  \
         label_names = [\"name\"]\n  max_items = 1\n}}"
    );
    let native = "mode = \"c\"\nother = \"y\"\nunknown = 1\nnode \"x\" {\n  size = []\n  node \
                  \"y\" {\n    a = 1\n    b = 2\n  }\n  leaf {\n    leaf = 1\n  }\n}\nl \"a\" {\n  \
                  deep = 1\n}\nl \"b\" {}\n";
    let json = "{\n\"mode\": \"c\",\n\"other\": \"y\",\n\"unknown\": 1,\n\"node\": {\"x\": {\n  \
                \"size\": [],\n  \"node\": {\"y\": {\n    \"a\": 1,\n    \"b\": 2\n  }},\n  \
                \"leaf\": {\n    \"leaf\": 1\n  }}\n},\n\"l\": {\"a\": {\n  \"deep\": 1},\n\"b\": \
                {}}\n}\n";
    let place =
        Place::new(&[("s.schema.hcl", &schema(&body)), ("a.hcl", native), ("a.hcl.json", json)]);
    let of = |file: &str| {
        let run = place.rf(&["lint", "--format", "concise", "--schema", "s.schema.hcl", file]);
        let mut messages: Vec<String> = run
            .out
            .lines()
            .map(|line| line.split_once(": ").expect("a place").1.to_owned())
            .collect();
        messages.sort();
        messages
    };
    let found = of("a.hcl");
    assert!(found.len() >= 9, "{found:#?}");
    assert_eq!(found, of("a.hcl.json"));
}

#[test]
fn a_schema_in_json_says_what_its_native_form_says() {
    let native = schema(
        "attribute \"a\" {\n  type = list(number)\n  max = 2\n  validation {\n    condition = \
         self[0] != 3\n    error_message = \"three\"\n  }\n}\nblock_header \"b\" {\n  id = \"b\"\n  \
         label_names = [\"n\"]\n  body {\n    block_header \"b\" {\n      ref = \
         block_header.b\n    }\n  }\n}",
    );
    let json = r#"{
  "__schema": "https://hcl-schema.example/draft/2026-09/schema",
  "body": {
    "attribute": {
      "a": {
        "type": "list(number)",
        "max": 2,
        "validation": { "condition": "${self[0] != 3}", "error_message": "three" }
      }
    },
    "block_header": {
      "b": {
        "id": "b",
        "label_names": ["n"],
        "body": { "block_header": { "b": { "ref": "block_header.b" } } }
      }
    }
  }
}
"#;
    let place = Place::new(&[
        ("n.schema.hcl", &native),
        ("j.schema.hcl.json", json),
        ("a.hcl", "a = [1, 2, \"x\"]\nb \"x\" {\n  b {\n    c = 1\n  }\n}\n"),
        ("b.hcl", "a = [1, 2, 4]\nb {}\n"),
        ("c.hcl", "a = [3]\n"),
    ]);
    for file in ["a.hcl", "b.hcl", "c.hcl"] {
        let of = |schema: &str| lints(&place, &["--schema", schema, file]);
        let native = of("n.schema.hcl");
        assert!(!native.is_empty(), "{file}");
        assert_eq!(native, of("j.schema.hcl.json"), "{file}");
    }
}

#[test]
fn a_schema_inferred_from_samples_takes_them() {
    let samples = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/hcl/");
    let place = Place::new(&[]);
    for name in ["service.hcl", "service.hcl.json", "build.hcl", "indexer.nomad.hcl"] {
        let text = std::fs::read_to_string(format!("{samples}{name}")).expect("a sample");
        place.write(name, text);
    }
    for files in [
        &["service.hcl", "service.hcl.json"][..],
        &["service.hcl.json"],
        &["build.hcl"],
        &["indexer.nomad.hcl"],
        &["build.hcl", "service.hcl", "indexer.nomad.hcl"],
    ] {
        for required in [&[][..], &["--required"]] {
            let run = place.rf(&[&["schema", "infer"], required, files].concat()).status(0);
            place.write("s.schema.hcl", &run.out);
            place.rf(&["schema", "check", "s.schema.hcl"]).status(0).out("");
            place.rf(&["fmt", "--check", "s.schema.hcl"]).status(0);
            let args = ["lint", "-A", "all", "-D", "schema", "-D", "correctness", "--schema"];
            place.rf(&[&args, &["s.schema.hcl"][..], files].concat()).status(0).out("");
        }
    }
    let run = place.rf(&["schema", "infer", "service.hcl", "service.hcl.json"]);
    assert!(!run.out.contains("required"), "{}", run.out);
}

#[test]
fn samples_disagree_without_a_type() {
    let place = Place::new(&[
        ("a.hcl", "a = 1\nb = \"x\"\nc = [1]\nd \"x\" {}\nsame \"x\" {\n  e = true\n}\n"),
        ("b.hcl", "a = \"x\"\nb = \"y\"\nc = []\nd {}\nsame \"y\" {\n  f = {}\n}\n"),
    ]);
    let run = place.rf(&["schema", "infer", "--required", "a.hcl", "b.hcl"]).status(0);
    let expected = "__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n\nbody {\n  \
                    open = true\n\n  attribute \"a\" {\n    required = true\n  }\n\n  attribute \
                    \"b\" {\n    type     = string\n    required = true\n  }\n\n  attribute \
                    \"c\" {\n    type     = list(number)\n    required = true\n  }\n\n  \
                    block_header \"same\" {\n    label_names = [\"name\"]\n    required    = \
                    true\n\n    body {\n      attribute \"e\" {\n        type = bool\n      \
                    }\n\n      attribute \"f\" {}\n    }\n  }\n}\n";
    assert_eq!(run.out, expected);
}

#[test]
fn the_samples_follow_their_schema() {
    let root = env!("CARGO_MANIFEST_DIR");
    let run = |args: &[&str]| {
        program::finish(&mut program::command(std::path::Path::new(root), args), b"")
    };
    let schema = ["lint", "--schema", "samples/schemas/edge.schema.hcl"];
    let files = ["samples/hcl/service.hcl", "samples/hcl/service.hcl.json"];
    run(&[&schema[..], &files].concat()).status(0).out("");
    let gateway = ["lint", "--schema", "samples/schemas/gateway.schema.hcl"];
    let legacy = run(&[&gateway[..], &["samples/untidy/legacy.hcl"]].concat()).status(1);
    assert_eq!(legacy.out.matches("warning[deprecated-").count(), 2, "{}", legacy.out);
}

#[test]
fn a_condition_over_several_lines_gets_no_more_brackets() {
    let condition = "([for one in self : one\nif one == 4] == [] &&\nself[0] != 3)";
    let body = format!(
        "attribute \"a\" {{\n  type = list(number)\n  validation {{\n    condition = {condition}\n    \
         error_message = \"three\"\n  }}\n}}"
    );
    let place = Place::new(&[("a.schema.hcl", &schema(&body))]);
    let bundle = place.rf(&["schema", "bundle", "a.schema.hcl"]).status(0).out.clone();
    assert!(bundle.contains("= ([for one in self : one\n"), "{bundle}");
    place.write("b.schema.hcl", &bundle);
    place.rf(&["schema", "bundle", "b.schema.hcl"]).status(0).out(&bundle);
}

#[test]
fn a_schema_is_read_once_for_all_files() {
    use rf_lint::config::Config;
    use rf_lint::lint::{LintSet, Linter, Options};
    use rf_lint::schema::find::{Schemas, Subject};
    use rf_lint::source::Language;

    let import = format!("{META}import \"n\" {{\n  source = \"n.schema.hcl\"\n}}\n");
    let main = format!("{import}body {{\nblock_header \"b\" {{\nref = n.block_header.b\n}}\n}}\n");
    let shared = schema(&format!("block_header \"b\" {{\nid = \"b\"\nbody {{\n{NUMBER}\n}}\n}}"));
    let place = Place::new(&[("s.schema.hcl", &main), ("n.schema.hcl", &shared)]);
    let (schemas, config) = (Schemas::default(), Config::default());
    let found = |name: &str| {
        let path = place.path(name);
        let subject =
            Subject { schemas: &schemas, path: &path, language: Language::Hcl, config: &config };
        let text = "__schema = \"s.schema.hcl\"\nb {\n  a = []\n}\n";
        let found = Linter::default().lint_file(text, &subject, &Options::default(), LintSet::ALL);
        found.findings.iter().map(|finding| finding.lint).collect::<Vec<_>>()
    };
    assert_eq!(found("a.hcl"), ["wrong-type"]);
    // Whoever looked for them again would not find them.
    for name in ["s.schema.hcl", "n.schema.hcl"] {
        std::fs::remove_file(place.path(name)).expect("it was there");
    }
    assert_eq!(found("b.hcl"), ["wrong-type"]);
}

#[test]
fn a_missing_block_is_at_a_whole_character() {
    let place = Place::new(&[("a.schema.hcl", "\u{feff}")]);
    let run = place.rf(&["schema", "check", "--format", "json", "a.schema.hcl"]).status(1);
    let shown: serde_json::Value = serde_json::from_str(&run.out).expect("it is JSON");
    let message = "this file has no `body` block";
    let missing = shown["diagnostics"].as_array().expect("diagnostics").iter();
    let missing = missing.filter(|one| one["message"] == message).collect::<Vec<_>>();
    assert_eq!(missing[0]["span"]["end"]["offset"], 3, "{}", run.out);
}

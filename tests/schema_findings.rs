//! What is said of a file under a schema, and what is not: by message, place and fix, in native
//! files and in JSON.

#[path = "common/program.rs"]
mod program;

use program::Place;

const META: &str = "__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n";

/// A place with a schema whose root body holds `body`, and a file.
fn place(body: &str, name: &str, text: &str) -> Place {
    let schema = format!("{META}body {{\n{body}\n}}\n");
    let place = Place::new(&[("s.schema.hcl", &schema), (name, text)]);
    place.rf(&["schema", "check", "s.schema.hcl"]).status(0).out("");
    place
}

/// A line for each finding, without the name of the file.
fn found(body: &str, name: &str, text: &str) -> Vec<String> {
    let args = [
        "lint",
        "-A",
        "style",
        "-A",
        "constant-conditional",
        "--format",
        "concise",
        "--schema",
        "s.schema.hcl",
        name,
    ];
    let run = place(body, name, text).rf(&args);
    run.out.lines().map(|line| line.split_once(':').expect("a place").1.to_owned()).collect()
}

/// The places and lints alone.
fn lints(body: &str, name: &str, text: &str) -> Vec<String> {
    let short = |line: String| {
        let (place, rest) = line.split_once(": ").expect("a place");
        format!("{place} {}", rest.split(['[', ']']).nth(1).expect("a lint"))
    };
    found(body, name, text).into_iter().map(short).collect()
}

/// What the fixes leave, unsafe ones too.
fn fixed(body: &str, name: &str, text: &str) -> String {
    let place = place(body, name, text);
    place.rf(&["lint", "--fix", "--unsafe-fixes", "--schema", "s.schema.hcl", name]);
    place.read(name)
}

const NONE: [&str; 0] = [];

/// Two forms that `kind` tells apart, and `extra` in both.
fn forms(extra: &str) -> String {
    let variant = |name: &str| {
        format!(
            "variant \"{name}\" {{\nbody {{\nattribute \"kind\" {{\nenum = [\"{name}\"]\n}}\n}}\n}}\n"
        )
    };
    format!("{extra}\none_of {{\n{}{}}}", variant("a"), variant("b"))
}

#[test]
fn a_value_that_is_not_known_tells_variants_apart_later() {
    for value in ["v", "f(\"a\")", "\"${v}-x\"", "\"a\""] {
        let text = format!("kind = {value}\n");
        assert_eq!(lints(&forms(""), "a.hcl", &text), NONE, "{value}");
    }
    assert_eq!(lints(&forms(""), "a.hcl.json", "{\"kind\": \"${v}\"}"), NONE);
    // Whatever it is, what is known fits none, or several.
    let several = ["1:1 no-matching-variant"];
    assert_eq!(lints(&forms(""), "a.hcl", "size = 1\n")[..1], several);
    let shared = forms("attribute \"size\" {\ntype = number\n}");
    for text in ["size = 1\n", "size = v\n"] {
        assert_eq!(lints(&shared, "a.hcl", text), several, "{text}");
    }
    assert_eq!(lints(&shared, "a.hcl", "size = 1\nkind = v\n"), NONE);
    // Inside of blocks too, and where a condition cannot be evaluated.
    let inside = |one: &str, other: &str| {
        let block = |name: &str, condition: &str| {
            format!(
                "variant \"{name}\" {{\nbody {{\nblock_header \"k\" {{\nbody {{\nattribute \"n\" \
                 {{\nvalidation {{\ncondition = {condition}\nerror_message = \"{name}\"\n}}\n}}\n\
                 }}\n}}\n}}\n}}\n"
            )
        };
        format!("one_of {{\n{}{}}}", block("a", one), block("b", other))
    };
    assert_eq!(lints(&inside("self > 1", "self < 1"), "a.hcl", "k {\n  n = v\n}\n"), NONE);
    assert_eq!(lints(&inside("self > 1", "self > 1"), "a.hcl", "k {\n  n = v\n}\n"), several);
    assert_eq!(lints(&inside("self > 1", "self < 3"), "a.hcl", "k {\n  n = 2\n}\n"), several);
}

#[test]
fn what_all_variants_say_is_said_with_a_fix_that_is_right_in_all() {
    let forms = |other: &str| {
        let variant = |name: &str, kind: &str| {
            format!(
                "variant \"{name}\" {{\nbody {{\nattribute \"kind\" {{\nenum = [\"{name}\"]\n}}\n\
                 attribute \"old\" {{\ndeprecated = \"use new\"\n}}\n\
                 attribute \"new\" {{\ntype = {kind}\n}}\n}}\n}}\n"
            )
        };
        format!("one_of {{\n{}{}}}", variant("a", "string"), variant("b", other))
    };
    let text = "kind = v\nold = \"x\"\n";
    for (other, left) in [("string", "kind = v\nnew = \"x\"\n"), ("number", text)] {
        let schema = forms(other);
        assert_eq!(lints(&schema, "a.hcl", text), ["2:1 deprecated-attribute"], "{other}");
        assert_eq!(fixed(&schema, "a.hcl", text), left, "{other}");
    }
}

const BLOCK: &str = "attribute \"a\" {}\nblock_header \"k\" {\nbody {\nattribute \"a\" {\ntype = \
                     number\n}\n}\n}";

#[test]
fn the_items_of_a_variant_are_no_labels_in_json() {
    let body = |labels: &str| {
        format!(
            "block_header \"s\" {{\n{labels}body {{\nattribute \"d\" {{}}\none_of {{\n\
             variant \"one\" {{\nbody {{\nblock_header \"z\" {{\nbody {{\nattribute \"d\" {{}}\n}}\n}}\n}}\n}}\n\
             variant \"two\" {{\nbody {{\nattribute \"b\" {{\nrequired = true\n}}\n}}\n}}\n}}\n}}\n}}\n"
        )
    };
    let text = "{\"s\": {\"z\": {\"d\": 1}}}";
    assert_eq!(lints(&body(""), "a.hcl.json", text), NONE);

    let label = "label_names = [\"k\"]\n";
    let missing = lints(&body(label), "a.hcl.json", "{\"s\": {\"b\": 1}}");
    assert_eq!(missing, ["1:2 invalid-label"]);
}

#[test]
fn an_attribute_is_set_twice_in_json_as_in_native_syntax() {
    let twice = "duplicate-attribute";
    for (name, text, at) in [
        ("a.hcl", "k {\n  a = 1\n  a = 2\n}\n", "3:3"),
        ("a.hcl.json", "{\"k\": {\"a\": 1,\n\"a\": 2}}", "2:1"),
        ("a.hcl.json", "{\"k\": [{\"a\": 1,\n\"a\": 2}]}", "2:1"),
        ("a.hcl.json", "[{\"a\": 1},\n{\"a\": 2}]", "2:2"),
        ("a.hcl.json", "{\"a\": 1,\n\"a\": 2}", "2:1"),
        ("a.hcl.json", "{\"a\": 1,\n\"a\": {}}", "2:1"),
    ] {
        let found = found(BLOCK, name, text);
        assert_eq!(found.len(), 1, "{text}: {found:#?}");
        assert!(found[0].starts_with(&format!("{at}: error[{twice}]")), "{text}: {found:#?}");
    }
    // What no block is keeps its keys.
    assert_eq!(
        lints(BLOCK, "a.hcl.json", "{\"a\": {\"b\": 1,\n\"b\": 2}}"),
        ["2:1 duplicate-object-key"]
    );
    let json = "{\"body\": {\"attribute\": {\"a\": {\"type\": \"string\",\n\"type\": \"bool\"}}}}";
    let place = Place::new(&[("s.schema.hcl.json", json), ("a.hcl", "a = 1\n")]);
    let run = place.rf(&["lint", "--format", "concise", "s.schema.hcl.json"]).status(1);
    assert!(run.out.contains(":2:1: error[duplicate-attribute]"), "{}", run.out);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
    place.rf(&["lint", "--schema", "s.schema.hcl.json", "a.hcl"]).status(1);
}

#[test]
fn sets_are_alike_in_whatever_order_they_are_written() {
    let permitted = "attribute \"a\" {\ntype = set(string)\nenum = [[\"b\", \"a\"]]\n}";
    for (text, lint) in [
        ("a = [\"a\", \"b\"]\n", None),
        ("a = [\"b\", \"a\", \"b\"]\n", None),
        ("a = [\"a\", \"c\"]\n", Some("1:5 value-not-permitted")),
    ] {
        assert_eq!(lints(permitted, "a.hcl", text), Vec::from_iter(lint), "{text}");
    }
    let condition = "attribute \"a\" {\ntype = set(number)\nvalidation {\ncondition = [for x in \
                     self : x] == [2, 10]\nerror_message = \"no\"\n}\n}";
    assert_eq!(lints(condition, "a.hcl", "a = [10, \"2\", 10]\n"), NONE);
    let list = condition.replace("set(number)", "list(number)");
    assert_eq!(lints(&list, "a.hcl", "a = [10, 2]\n"), ["1:5 failed-validation"]);
}

#[test]
fn what_is_added_ends_its_lines_as_the_file_does() {
    let must = "attribute \"v\" {\nrequired = true\nenum = [1]\n}";
    let block = format!("{must}\nblock_header \"k\" {{\nbody {{\n{must}\n}}\n}}");
    for (text, left) in [
        ("k {\r\n}\r\n", "k {\r\n  v = 1\r\n}\r\nv = 1\r\n"),
        ("k {}\r\n", "k {\r\n  v = 1\r\n}\r\nv = 1\r\n"),
        ("k {}\n", "k {\n  v = 1\n}\nv = 1\n"),
    ] {
        assert_eq!(fixed(&block, "a.hcl", text), left, "{text:?}");
    }
}

#[test]
fn a_list_that_must_be_there_is_added_too() {
    let must = "attribute \"v\" {\ntype = list(string)\nrequired = true\nenum = [[\"x\", 1]]\n}\n\
                attribute \"m\" {\nrequired = true\nenum = [{ a = true }]\n}";
    assert_eq!(fixed(must, "a.hcl", ""), "v = [\"x\", \"1\"]\nm = { \"a\" = true }\n");
    let json = fixed(must, "a.hcl.json", "{}");
    let value: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(value, serde_json::json!({"v": ["x", "1"], "m": {"a": true}}));
}

const OLD: &str = "block_header \"old\" {\nlabel_names = [\"n\"]\ndeprecated = \"use new\"\nbody \
                   {\nattribute \"a\" {}\n}\n}\nblock_header \"new\" {\nlabel_names = [\"n\"]\n\
                   unique_labels = true\nbody {\nattribute \"a\" {\ntype = number\n}\n}\n}";

#[test]
fn one_name_of_json_is_renamed_for_all_its_blocks() {
    for (text, renamed) in [
        ("{\"old\": {\"x\": {\"a\": 1}, \"y\": {\"a\": 2}}}", true),
        ("{\"old\": [{\"x\": {\"a\": 1}}, {\"y\": {}}]}", true),
        ("{\"old\": {\"x\": [{\"a\": 1}]}}", true),
        ("{\"old\": {\"x\": {\"a\": 1}, \"y\": {\"a\": []}}}", false),
        ("{\"old\": {\"x\": [{\"a\": 1}, {\"a\": 2}]}}", false),
        ("{\"old\": {\"x\": {\"a\": 1}}, \"new\": {\"y\": {}}}", false),
    ] {
        let left = fixed(OLD, "a.hcl.json", text);
        assert_eq!(left.contains("\"old\""), !renamed, "{text}: {left}");
        assert_eq!(left.replace("\"old\"", "\"new\""), text.replace("\"old\"", "\"new\""));
    }
}

#[test]
fn what_is_set_twice_is_not_renamed() {
    let old = "attribute \"old\" {\ndeprecated = \"use new\"\n}\nattribute \"new\" {}";
    assert_eq!(fixed(old, "a.hcl", "old = 1\n"), "new = 1\n");
    for text in ["old = 1\nold = 2\n", "old = 1\nnew = 2\n"] {
        assert_eq!(fixed(old, "a.hcl", text), text);
    }
    let text = "{\"old\": 1, \"old\": 2}";
    assert_eq!(fixed(old, "a.hcl.json", text), text);
}

#[test]
fn files_that_name_their_schema_anywhere_are_met_on_the_way() {
    let place = place("attribute \"a\" {\ntype = number\n}", "a.hcl.json", "");
    for (name, text) in [
        ("a.hcl.json", "{\"a\": [],\n  \"__schema\": \"s.schema.hcl\"}\n"),
        ("b.hcl.json", "{\"//\": \"rf-lint: schema(s.schema.hcl)\", \"a\": []}\n"),
        ("c.hcl.json", "[{\"a\": []}, {\"__schema\": \"s.schema.hcl\"}]\n"),
        ("d.hcl.json", "{\"a\": {\"__schema\": \"s.schema.hcl\"}}\n"),
    ] {
        place.write(name, text);
    }
    let run = place.rf(&["lint", "--format", "concise"]).status(1);
    let at = |line: &str| line.split(": ").next().expect("a place").to_owned();
    let places: Vec<_> = run.out.lines().map(at).collect();
    assert_eq!(places, ["a.hcl.json:1:7", "b.hcl.json:1:46", "c.hcl.json:1:8"], "{}", run.out);
    place.rf(&["fmt"]);
    assert!(!place.read("a.hcl.json").contains("{\"a\""), "laid out");
    assert!(place.read("d.hcl.json").contains("{\"a\""), "left alone");
}

#[test]
fn two_entries_of_one_schema_say_it_once() {
    let place = place("attribute \"a\" {\ntype = number\n}", "a.hcl", "a = []\n");
    let entry = "[[schema]]\nfiles = [\"*.hcl\"]\npath = \"s.schema.hcl\"\n";
    place.write("rf-lint.toml", format!("{entry}{}", entry.replace("\"s.", "\"./s.")));
    let run = place.rf(&["lint", "--format", "concise", "a.hcl"]).status(1);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
}

#[test]
fn a_wrong_type_is_underlined_where_it_stands() {
    let of = "attribute \"a\" {\ntype = list(object({ n = number, s = optional(bool) }))\n}";
    for (name, text, at) in [
        ("a.hcl", "a = [{ n = [] }, { s = \"x\" }, 1]\n", vec!["1:12", "1:18", "1:24", "1:31"]),
        (
            "a.hcl.json",
            "{\"a\": [{\"n\": []}, {\"s\": \"x\"}, 1]}",
            vec!["1:14", "1:19", "1:25", "1:31"],
        ),
        ("a.hcl", "a = [true ? { n = [] } : { n = [] }]\n", vec!["1:6"]),
    ] {
        let found = lints(of, name, text);
        let expected: Vec<_> = at.iter().map(|at| format!("{at} wrong-type")).collect();
        assert_eq!(found, expected, "{text}");
    }
    let many = format!("a = [{}]\n", "1, ".repeat(100));
    assert_eq!(lints(of, "a.hcl", &many).len(), 20, "a screen of them is enough");
}

/// All that is said of a file.
fn said(body: &str, name: &str, text: &str) -> String {
    place(body, name, text).rf(&["lint", "-A", "style", "--schema", "s.schema.hcl", name]).out
}

#[test]
fn every_help_says_what_to_write_in_the_syntax_of_the_file() {
    let labels = "block_header \"k\" {\nlabel_names = [\"method\", \"path\"]\nmin_items = 1\n}";
    let must = "attribute \"a\" {\nrequired = true\n}";
    let size = "attribute \"a\" {\ntype = list(number)\nmin = 2\nmax = 3\n}";
    for (body, name, text, help) in [
        (labels, "a.hcl", "k = {}\n", "write `k \"method\" \"path\" { … }`, without `=`"),
        (labels, "a.hcl", "k \"a\" {}\n", "name it: `k \"method\" \"path\" { … }`"),
        (labels, "a.hcl", "k \"a\" \"b\" \"c\" \"d\" {}\n", "take the last 2 out"),
        (labels, "a.hcl", "", "add `k \"method\" \"path\" { … }`"),
        (labels, "a.hcl.json", "{}", "add `\"k\": { \"method\": { \"path\": { … } } }`"),
        (labels, "a.hcl.json", "{\"k\": 1}", "write `\"k\": { \"method\": { \"path\": { … } } }`"),
        (must, "a.hcl", "", "add `a = …`"),
        (must, "a.hcl.json", "{}", "add `\"a\": …`"),
        (size, "a.hcl", "a = [1]\n", "write 2 elements at least"),
        (size, "a.hcl", "a = [1, 2, 3, 4]\n", "write 3 elements at most"),
        (size, "a.hcl", "a = [1, true]\n", "write a number"),
        (size, "a.hcl.json", "{\"a\": {}}", "write `[…]`"),
    ] {
        let said = said(body, name, text);
        assert!(said.contains(help), "{text}: {said}");
    }
    // One fault is told of once.
    let found = lints(labels, "a.hcl.json", "{\"k\": {\"GET\": 1}}");
    assert_eq!(found, ["1:8 unknown-attribute"]);
}

#[test]
fn values_are_shown_as_they_are() {
    let number = "attribute \"a\" {\ntype = number\n}";
    let pattern = "attribute \"a\" {\npattern = \"^[0-9]+$\"\n}";
    for (body, text, shown) in [
        (number, "a = \" 1\"\n", "` 1`"),
        (pattern, "a = \"12\\n\"\n", "`12\\n`"),
        (pattern, "a = <<E\n12\nE\n", "`12\\n`"),
        (pattern, "a = \"1\\t \\u0001\"\n", "`1\\t \\u{1}`"),
    ] {
        let found = found(body, "a.hcl", text);
        assert!(found[0].contains(shown), "{text:?}: {found:#?}");
    }
}

#[test]
fn what_two_are_as_near_to_is_no_guess() {
    let near = "attribute \"a\" {\nenum = [\"aa\", \"bb\"]\n}";
    assert!(!said(near, "a.hcl", "a = \"ab\"\n").contains("did you mean"));
    assert!(said(near, "a.hcl", "a = \"AA\"\n").contains("did you mean `aa`"));
    let one = "attribute \"a\" {\nenum = [\"GET\", \"POST\"]\n}";
    assert!(said(one, "a.hcl", "a = \"get\"\n").contains("did you mean `GET`"));
}

#[test]
fn a_url_is_mapped_wherever_a_schema_is_named() {
    let url = "https://example.com/s/s.schema.hcl";
    let place = place("attribute \"a\" {\ntype = number\n}", "a.hcl", "a = []\n");
    place.write("rf-lint.toml", "[schema-map]\n\"https://example.com/s/\" = \".\"\n");
    let wrong = |out: String| assert!(out.contains("error[wrong-type]"), "{out}");
    wrong(place.rf(&["lint", "--schema", url, "a.hcl"]).status(1).out);
    place.write("map.toml", place.read("rf-lint.toml"));
    let entry = format!("[[schema]]\nfiles = [\"*.hcl\"]\npath = \"{url}\"\n");
    place.write("rf-lint.toml", format!("{entry}{}", place.read("map.toml")));
    wrong(place.rf(&["lint", "a.hcl"]).status(1).out);
    place.write("rf-lint.toml", entry);
    let run = place.rf(&["lint", "a.hcl"]).status(0);
    assert!(run.out.starts_with("warning[unresolved-schema]"), "{}", run.out);
    let run = place.rf(&["lint", "--no-config", "--schema", url, "a.hcl"]).status(0);
    assert!(run.out.starts_with("warning[unresolved-schema]"), "{}", run.out);
}

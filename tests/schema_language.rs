//! Every statement of the schema language's page on blocks, in both drafts, through the program.

#[path = "common/program.rs"]
mod program;

use program::Place;

const EARLY: &str = "https://hcl-schema.example/draft/2025-10/schema";
const LATE: &str = "https://hcl-schema.example/draft/2026-09/schema";

/// What `rf lint` says of `instance` under a schema whose root body holds `body`, in a draft: the
/// places and lints, in order.
fn under(draft: &str, body: &str, instance: &str) -> Vec<String> {
    let schema = format!("__schema = \"{draft}\"\n\nbody {{\n{body}\n}}\n");
    let place = Place::new(&[("s.schema.hcl", &schema), ("a.hcl", instance)]);
    let checked = place.rf(&["schema", "check", "--format", "concise", "s.schema.hcl"]);
    assert_eq!(checked.out, "", "the schema is valid");
    findings(&place, "a.hcl")
}

fn findings(place: &Place, file: &str) -> Vec<String> {
    let run = place.rf(&["lint", "--format", "concise", "--schema", "s.schema.hcl", file]);
    let short = |line: &str| {
        let (place, rest) = line.split_once(": ").expect("a place");
        let lint = rest.split(['[', ']']).nth(1).expect("a lint");
        format!("{} {lint}", place.split_once(':').expect("a line").1)
    };
    run.out.lines().map(short).collect()
}

/// What is wrong with a schema whose root body holds `body`, in a draft: levels and messages.
fn faults(draft: &str, body: &str) -> Vec<String> {
    let schema = format!("__schema = \"{draft}\"\n\nbody {{\n{body}\n}}\n");
    let place = Place::new(&[("s.schema.hcl", &schema)]);
    let run = place.rf(&["schema", "check", "--format", "concise", "s.schema.hcl"]);
    run.out.lines().map(|line| line.split_once(": ").expect("a place").1.to_owned()).collect()
}

fn both(body: &str, instance: &str, expected: &[&str]) {
    for draft in [EARLY, LATE] {
        assert_eq!(under(draft, body, instance), expected, "{draft}\n{body}\n{instance}");
    }
}

const LISTENER: &str = "block_header \"listener\" {\n  label_names = [\"name\"]\n  body {\n    \
                        attribute \"port\" {\n      type = number\n      required = true\n    \
                        }\n  }\n}";

#[test]
fn a_block_header_declares_a_type_its_labels_and_its_inside() {
    both(LISTENER, "listener \"https\" {\n  port = 443\n}\n", &[]);
    both(LISTENER, "listener \"https\" {}\n", &["1:1 missing-attribute"]);
    both(LISTENER, "listener {\n  port = 443\n}\n", &["1:1 invalid-label"]);
    both(LISTENER, "listener \"a\" \"b\" {\n  port = 443\n}\n", &["1:14 invalid-label"]);
    both(LISTENER, "lsitener \"https\" {\n  port = 443\n}\n", &["1:1 unknown-block"]);
    both(LISTENER, "listener \"https\" {\n  prt = 443\n}\n", &["2:3 unknown-attribute"]);
}

#[test]
fn bodies_nest_to_any_depth() {
    let nest = |inner: &str| {
        let mut out = inner.to_owned();
        for _ in 0..12 {
            out = format!("block_header \"b\" {{\nbody {{\n{out}\n}}\n}}");
        }
        out
    };
    let instance = |value: &str| {
        let mut out = format!("a = {value}\n");
        for _ in 0..12 {
            out = format!("b {{\n{out}}}\n");
        }
        out
    };
    let schema = nest("attribute \"a\" {\ntype = number\n}");
    both(&schema, &instance("1"), &[]);
    both(&schema, &instance("[]"), &["13:5 wrong-type"]);
}

#[test]
fn a_block_with_no_body_is_open_in_the_early_draft_and_empty_in_the_late_one() {
    let schema = "block_header \"opaque\" {\n  label_names = [\"n\"]\n}";
    let instance = "opaque \"z\" {\n  anything = true\n  nested \"deep\" {}\n}\n";
    assert_eq!(under(EARLY, schema, instance), [""; 0]);
    assert_eq!(under(LATE, schema, instance), ["2:3 unknown-attribute", "3:3 unknown-block"]);
    both(schema, "opaque \"z\" {}\n", &[]);
    let open = "block_header \"opaque\" {\n  label_names = [\"n\"]\n  open = true\n}";
    both(open, instance, &[]);
}

#[test]
fn what_names_no_draft_is_the_early_one_and_strictness_makes_all_late() {
    let schema = "body {\n  block_header \"a\" {}\n}\n";
    let place = Place::new(&[("s.schema.hcl", schema), ("a.hcl", "a {\n  b = 1\n}\n")]);
    assert_eq!(findings(&place, "a.hcl"), [""; 0]);
    let strict = ["lint", "--strict-schemas", "--schema", "s.schema.hcl", "a.hcl"];
    let run = place.rf(&strict).status(1);
    assert!(run.out.contains("error[unknown-attribute]"), "{}", run.out);
}

#[test]
fn counts_are_bounded() {
    let schema = |rest: &str| {
        format!("block_header \"l\" {{\n  label_names = [\"name\"]\n  open = true\n{rest}\n}}")
    };
    let some = |count: usize| "l \"x\" {}\n".repeat(count);
    both(&schema("min_items = 1\nmax_items = 4"), &some(4), &[]);
    both(&schema("min_items = 1\nmax_items = 4"), &some(6), &["5:1 too-many-blocks"]);
    both(&schema("min_items = 2"), &some(1), &["1:1 too-few-blocks"]);
    both(&schema("required = true"), "", &["1:1 too-few-blocks"]);
    both(&schema("required = true"), &some(3), &[]);
    both(&schema("max_items = 0"), &some(50), &[]);
}

#[test]
fn labels_are_unique_where_it_is_asked_for() {
    let schema = "block_header \"l\" {\n  label_names = [\"a\", \"b\"]\n  unique_labels = \
                  true\n}";
    both(schema, "l \"x\" \"y\" {}\nl \"y\" \"x\" {}\n", &[]);
    both(schema, "l \"x\" \"y\" {}\nl x \"y\" {}\n", &["2:1 duplicate-labels"]);
    let free = "block_header \"l\" {\n  label_names = [\"a\", \"b\"]\n}";
    both(free, "l \"x\" \"y\" {}\nl \"x\" \"y\" {}\n", &[]);
}

const ROUTE: &str = "label \"method\" {\n  enum = [\"GET\", \"POST\", \"PUT\", \"DELETE\"]\n  \
                     description = \"The HTTP method.\"\n}\nlabel \"path\" {\n  pattern = \
                     \"^/\"\n}";

#[test]
fn labels_are_constrained_one_by_one() {
    let named =
        format!("block_header \"route\" {{\nlabel_names = [\"method\", \"path\"]\n{ROUTE}\n}}");
    let unnamed = format!("block_header \"route\" {{\n{ROUTE}\n}}");
    for schema in [&named, &unnamed] {
        both(schema, "route \"GET\" \"/\" {}\n", &[]);
        both(schema, "route \"get\" \"/\" {}\n", &["1:7 invalid-label"]);
        both(schema, "route \"GET\" \"x\" {}\n", &["1:13 invalid-label"]);
        both(schema, "route \"GET\" {}\n", &["1:1 invalid-label"]);
    }
    let differ = format!("block_header \"route\" {{\nlabel_names = [\"method\"]\n{ROUTE}\n}}");
    for draft in [EARLY, LATE] {
        assert_eq!(
            faults(draft, &differ),
            ["error[invalid-schema] `label_names` has one name, and 2 are declared with `label`"]
        );
    }
}

#[test]
fn an_open_body_takes_what_it_does_not_declare_and_checks_what_it_does() {
    let schema = "block_header \"annotations\" {\n  open = true\n  body {\n    attribute \
                  \"managed_by\" {\n      type = string\n    }\n  }\n}";
    let instance = "annotations {\n  managed_by = \"platform\"\n  anything = \"else\"\n  b {}\n}\n";
    both(schema, instance, &[]);
    both(schema, "annotations {\n  managed_by = []\n}\n", &["2:16 wrong-type"]);
    both(schema, "other {}\n", &["1:1 unknown-block"]);
    let root = "open = true\nattribute \"name\" {\n  type = string\n}";
    both(root, "name = \"a\"\nother = 1\nblock \"b\" {}\n", &[]);
    both(root, "name = []\n", &["1:8 wrong-type"]);
}

#[test]
fn open_and_ref_do_not_combine() {
    let schema = "block_header \"a\" {\n  id = \"a\"\n  open = true\n}\nblock_header \"b\" {\n  \
                  ref = block_header.a\n  open = true\n}";
    for draft in [EARLY, LATE] {
        assert_eq!(
            faults(draft, schema),
            ["error[invalid-schema] `open` and `ref` do not combine"]
        );
    }
    let inside = "block_header \"a\" {\n  id = \"a\"\n  open = true\n}\nblock_header \"b\" {\n  \
                  ref = block_header.a\n}";
    both(inside, "b {\n  x = 1\n}\n", &[]);
}

#[test]
fn a_deprecated_block_is_a_warning() {
    let schema = "block_header \"legacy_listener\" {\n  label_names = [\"name\"]\n  deprecated \
                  = \"use listener instead\"\n}";
    both(schema, "legacy_listener \"a\" {}\n", &["1:1 deprecated-block"]);
    let place = Place::new(&[
        ("s.schema.hcl", &format!("body {{\n{schema}\n}}\n")),
        ("a.hcl", "legacy_listener \"a\" {}\n"),
    ]);
    place.rf(&["lint", "--schema", "s.schema.hcl", "a.hcl"]).status(0);
}

#[test]
fn a_type_is_declared_once() {
    let twice = "block_header \"l\" {\n  label_names = [\"a\"]\n}\nblock_header \"l\" {}";
    let message = "the block type `l` is declared twice in one body";
    assert_eq!(faults(EARLY, twice), [format!("warning[invalid-schema] {message}")]);
    assert_eq!(faults(LATE, twice), [format!("error[invalid-schema] {message}")]);
    // In the early draft the first one counts.
    let schema = format!("__schema = \"{EARLY}\"\nbody {{\n{twice}\n}}\n");
    let place = Place::new(&[("s.schema.hcl", &schema), ("a.hcl", "l \"x\" {}\nl {}\n")]);
    assert_eq!(findings(&place, "a.hcl"), ["2:1 invalid-label"]);
    let run = place.rf(&["lint", "--strict-schemas", "--schema", "s.schema.hcl", "a.hcl"]);
    assert!(run.out.contains("error[invalid-schema]"), "{}", run.out);
}

#[test]
fn a_bound_is_a_number_that_can_be_written_out() {
    for (bound, message) in [
        ("max = 1 / 0", "`max` is not a number that can be written out"),
        ("min = -1 / 0", "`min` is not a number that can be written out"),
        ("max = 1e30000", "`max` is not a number that can be written out"),
        ("min = x", "`min` is a constant, and this has no value here"),
        ("max = 1e30000 * 2", "`max` is not a number that can be written out"),
    ] {
        let schema = format!("attribute \"a\" {{\n  type = number\n  {bound}\n}}");
        assert_eq!(faults(LATE, &schema), [format!("error[invalid-schema] {message}")], "{bound}");
    }
}

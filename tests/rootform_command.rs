//! Rootform through the program: the canonical form that `rf fmt` writes, the faults that `rf lint`
//! finds in one file, and the samples, in which there are none.

#[path = "common/program.rs"]
mod program;

use program::{Place, command, finish};
use std::path::Path;

const UNTIDY: &str = r#"rule subnet {
  as = "${concept.subnet}"
  # Only those that are up.
  match {
    where = "${source.count == 1.0 && source.state == "up"}"
    type  = true ? "acme_subnet" : "unused" # the type
  }
  context "network" {
    on_null = "absent"
    via = source.network_id
    on_empty = "absent"
    to = rf.concept.virtual-network
  }
}
"#;

const CANONICAL: &str = r#"rule "subnet" {
  # Only those that are up.
  match {
    type  = "acme_subnet" # the type
    where = source.count == 1 && source.state == "up"
  }

  as = concept.subnet

  context "network" {
    to       = rf.concept.virtual-network
    via      = source.network_id
    on_null  = "absent"
    on_empty = "absent"
  }
}
"#;

/// With the order of the items as it was written.
const UNORDERED: &str = r#"rule "subnet" {
  as = concept.subnet

  # Only those that are up.
  match {
    where = source.count == 1 && source.state == "up"
    type  = "acme_subnet" # the type
  }

  context "network" {
    on_null  = "absent"
    via      = source.network_id
    on_empty = "absent"
    to       = rf.concept.virtual-network
  }
}
"#;

/// With the constant of the type as it was written.
fn with_constant(canonical: &str) -> String {
    canonical.replace("\"acme_subnet\"", "true ? \"acme_subnet\" : \"unused\"")
}

#[test]
fn fmt_writes_the_canonical_form_once() {
    let place = Place::new(&[("d/a.rf.hcl", UNTIDY), ("d/b.rf", UNTIDY), ("d/c.hcl", UNTIDY)]);
    place.rf(&["fmt", "--check"]).status(1).out("d/a.rf.hcl\nd/b.rf\n").err("");
    place.rf(&["fmt"]).status(0).out("d/a.rf.hcl\nd/b.rf\n").err("");
    assert_eq!(place.read("d/a.rf.hcl"), CANONICAL);
    assert_eq!(place.read("d/b.rf"), CANONICAL);
    place.rf(&["fmt"]).status(0).out("").err("");
    place.pipe(&["fmt", "-"], UNTIDY).status(0).out(CANONICAL).err("");
    // Plain HCL is laid out and no more.
    place.rf(&["fmt", "d/c.hcl"]).status(0).out("d/c.hcl\n").err("");
    let laid_out = UNTIDY
        .replace("on_null =", "on_null  =")
        .replace("via =", "via      =")
        .replace("to =", "to       =");
    assert_eq!(place.read("d/c.hcl"), laid_out);
}

#[test]
fn a_diff_shows_the_items_that_move() {
    let place = Place::new(&[("a.rf.hcl", UNTIDY)]);
    let shown = r#"--- a.rf.hcl
+++ a.rf.hcl
@@ -1,14 +1,16 @@
-rule subnet {
-  as = "${concept.subnet}"
+rule "subnet" {
   # Only those that are up.
   match {
-    where = "${source.count == 1.0 && source.state == "up"}"
-    type  = true ? "acme_subnet" : "unused" # the type
+    type  = "acme_subnet" # the type
+    where = source.count == 1 && source.state == "up"
   }
+
+  as = concept.subnet
+
   context "network" {
-    on_null = "absent"
-    via = source.network_id
+    to       = rf.concept.virtual-network
+    via      = source.network_id
+    on_null  = "absent"
     on_empty = "absent"
-    to = rf.concept.virtual-network
   }
 }
"#;
    place.rf(&["fmt", "--diff"]).status(1).out(shown).err("");
    assert_eq!(place.read("a.rf.hcl"), UNTIDY);
}

#[test]
fn the_configuration_turns_order_and_literals_off() {
    for (settings, expected) in [
        ("", CANONICAL.to_owned()),
        ("order = true\nliterals = true\n", CANONICAL.to_owned()),
        ("order = false\n", UNORDERED.to_owned()),
        ("literals = false\n", with_constant(CANONICAL)),
        ("order = false\nliterals = false\n", with_constant(UNORDERED)),
    ] {
        let config = format!("[fmt]\n{settings}");
        let place = Place::new(&[("d/rf-lint.toml", &config), ("d/a.rf.hcl", UNTIDY)]);
        place.rf(&["fmt"]).status(0).out("d/a.rf.hcl\n").err("");
        assert_eq!(place.read("d/a.rf.hcl"), expected, "{settings:?}");
        place.rf(&["fmt"]).status(0).out("").err("");
        let named = ["fmt", "--stdin-filename", "d/x.rf.hcl", "-"];
        place.pipe(&named, UNTIDY).status(0).out(&expected).err("");
        place.pipe(&["fmt", "-"], UNTIDY).status(0).out(CANONICAL).err("");
        let place = Place::new(&[("rf-lint.toml", &config), ("a.rf.hcl", CANONICAL)]);
        place.rf(&["fmt", "--check"]).status(0).out("").err("");
        place.write("a.rf.hcl", UNTIDY);
        place.rf(&["fmt", "--no-config"]).status(0).out("a.rf.hcl\n").err("");
        assert_eq!(place.read("a.rf.hcl"), CANONICAL);
    }
}

#[test]
fn a_skipped_item_is_left_to_the_byte() {
    let skipped = format!("# rf-fmt: skip by hand\n{UNTIDY}");
    let place = Place::new(&[("a.rf.hcl", &skipped)]);
    place.rf(&["fmt"]).status(0).out("").err("");
    let around = format!("concept a{{}}\n{skipped}concept b{{}}\n");
    place.write("a.rf.hcl", around);
    place.rf(&["fmt"]).status(0).out("a.rf.hcl\n").err("");
    let expected = format!("concept \"a\" {{}}\n\n{skipped}\nconcept \"b\" {{}}\n");
    assert_eq!(place.read("a.rf.hcl"), expected);
    // Within an item the rest of it is put in order.
    let inside = "  # rf-fmt: skip\n  match   {type=true ? \"a\" : \"b\"}\n";
    place.write("a.rf.hcl", format!("rule a {{\n  as = \"${{concept.a}}\"\n{inside}}}\n"));
    place.rf(&["fmt"]).status(0).out("a.rf.hcl\n").err("");
    let got = place.read("a.rf.hcl");
    assert!(got.contains(inside), "{got}");
    assert!(got.contains("rule \"a\" {\n") && got.contains("  as = concept.a\n"), "{got}");
}

#[test]
fn fmt_lays_json_out_and_keeps_what_it_says() {
    let text = r#"{"rule":{"a":{"match":{"where":"${source.n == 1.0}","type":"a"},"as":"${"${concept.a}"}"}}}"#;
    let text = text.replace(r#""${"${concept.a}"}""#, r#""${\"${concept.a}\"}""#);
    let place = Place::new(&[("a.rf.json", &text)]);
    place.rf(&["fmt"]).status(0).out("a.rf.json\n").err("");
    let expected = r#"{
  "rule": {
    "a": {
      "match": {
        "where": "${source.n == 1.0}",
        "type": "a"
      },
      "as": "${\"${concept.a}\"}"
    }
  }
}
"#;
    assert_eq!(place.read("a.rf.json"), expected);
    place.rf(&["fmt"]).status(0).out("").err("");
}

/// A source with a fault in most lines, and under each such line the columns of its faults.
const FAULTS: &str = r#"
rule "Subnet" {
     ^^^^^^^^ invalid-label INVALID_LABEL
  match {
    type  = "acme_subnet"
    where = source.name == "é" && source.count + 1 == 2
                                  ^^^^^^^^^^^^^^^^ invalid-expression INVALID_EXPRESSION
  }

  as = subnet
       ^^^^^^ invalid-reference INVALID_REFERENCE

  context "network" {
  ^^^^^^^^^^^^^^^^^ missing-null-policy EMISSION_ON_NULL_REQUIRED
    to       = rf.concept.virtual-network
    via      = target.id
               ^^^^^^ invalid-reference INVALID_REFERENCE
    on_empty = "maybe"
               ^^^^^^^ invalid-value INVALID_VALUE
    colour   = "blue"
    ^^^^^^ unknown-attribute UNKNOWN_ATTRIBUTE
  }
}
"#;

/// The same in JSON; some characters of an expression are escaped.
const JSON_FAULTS: &str = r#"
{
  "rule": {
    "Subnet": {
    ^^^^^^^^ invalid-label INVALID_LABEL
      "match": {
        "type": "acme_subnet",
        "where": "${source.name == \"é\" && source.count + 1 == 2}"
                                            ^^^^^^^^^^^^^^^^ invalid-expression INVALID_EXPRESSION
      },
      "as": "concept.subnet",
            ^^^^^^^^^^^^^^^^ invalid-reference INVALID_REFERENCE
      "context": {
        "network": {
        ^^^^^^^^^ missing-null-policy EMISSION_ON_NULL_REQUIRED
          "to": "${rf.concept.virtual-network}",
          "via": "${target.id}",
                    ^^^^^^ invalid-reference INVALID_REFERENCE
          "on_empty": "maybe",
                      ^^^^^^^ invalid-value INVALID_VALUE
          "colour": "blue"
          ^^^^^^^^ unknown-attribute UNKNOWN_ATTRIBUTE
        }
      }
    }
  }
}
"#;

/// The text of a marked source, and for each mark what JSON output says of the finding there.
fn marked(source: &str) -> (String, Vec<String>) {
    let mut text: Vec<&str> = Vec::new();
    let mut marks = Vec::new();
    for line in source.trim_start().lines() {
        let Some(mark) = line.trim_start().strip_prefix('^') else {
            text.push(line);
            continue;
        };
        let start = line.len() - mark.len();
        let (more, name) = mark.split_once(' ').expect("a name follows the mark");
        marks.push(format!("{}:{start}-{} {name}", text.len(), start + more.len() + 1));
    }
    (text.join("\n") + "\n", marks)
}

/// The findings in JSON output in the form of [`marked`].
fn found(json: &str) -> Vec<String> {
    let value: serde_json::Value = serde_json::from_str(json).expect("it is one JSON value");
    let diagnostics = value["diagnostics"].as_array().expect("diagnostics are an array");
    let shown = diagnostics.iter().map(|diagnostic| {
        let (start, end) = (&diagnostic["span"]["start"], &diagnostic["span"]["end"]);
        assert_eq!(start["line"], end["line"], "{diagnostic}");
        assert_eq!(diagnostic["level"], "error", "{diagnostic}");
        let word = |field: &str| diagnostic[field].as_str().expect("it is a string").to_owned();
        let (line, from, to) = (&start["line"], &start["column"], &end["column"]);
        format!("{line}:{from}-{to} {} {}", word("lint"), word("code"))
    });
    shown.collect()
}

#[test]
fn lint_finds_every_fault_of_a_file_at_its_place() {
    for (name, source) in [("a.rf.hcl", FAULTS), ("a.rf.json", JSON_FAULTS)] {
        let (text, marks) = marked(source);
        assert_eq!(marks.len(), 7);
        let place = Place::new(&[(name, &text)]);
        let run = place.rf(&["lint", "--format", "json", name]).status(1);
        assert_eq!(found(&run.out), marks, "{name}");
        assert!(run.err.starts_with("7 errors, "), "{}", run.err);
        let piped = ["lint", "--format", "json", "--stdin-filename", name, "-"];
        assert_eq!(place.pipe(&piped, &text).status(1), run, "standard input is a file by itself");
        assert_eq!(place.read(name), text, "nothing is written");
        // Faults of meaning are none of its form.
        place.rf(&["fmt", "--check", name]).status(0).out("").err("");
    }
}

#[test]
fn what_cannot_be_read_hides_no_fault_elsewhere() {
    let place = Place::new(&[(
        "a.rf.hcl",
        "concept \"a\" {\n  description = [1 2]\n}\n\nconcept \"B\" {}\n\nconcept \"c\" {\n  colour = 1\n}\n",
    )]);
    let run = place.rf(&["lint", "--format", "json", "a.rf.hcl"]).status(1);
    assert_eq!(
        found(&run.out),
        [
            "2:20-21 syntax-error HCL_PARSE",
            "5:9-12 invalid-label INVALID_LABEL",
            "8:3-9 unknown-attribute UNKNOWN_ATTRIBUTE",
        ]
    );
}

#[test]
fn plain_hcl_is_no_rootform() {
    let (text, _) = marked(FAULTS);
    let place = Place::new(&[("a.hcl", &text), ("a.hcl.json", "{\"rule\": {\"Subnet\": {}}}")]);
    place.rf(&["lint", "a.hcl", "a.hcl.json"]).status(0).out("").err("");
}

/// Runs `rf` at the top of the project.
fn at_the_top(args: &[&str]) -> program::Run {
    finish(&mut command(Path::new(env!("CARGO_MANIFEST_DIR")), args), b"")
}

#[test]
fn the_samples_are_tidy_and_have_no_faults() {
    for args in [
        &["fmt", "--check", "samples"][..],
        &["lint", "samples"],
        &["lint", "samples/rootform"],
        &["lint", "samples/rootform/aws"],
        &["lint", "--warn", "pedantic", "samples"],
    ] {
        at_the_top(args).status(0).out("").err("");
    }
    // Those that are wrong on purpose are.
    let untidy = "samples/untidy/checkout.hcl";
    at_the_top(&["fmt", "--check", untidy]).status(1).out(&format!("{untidy}\n"));
    at_the_top(&["lint", "samples/untidy/gateway.hcl"]).status(1);
}

//! What `rf schema` writes for odd names, deep and recursive bodies and imports of imports: the
//! same each time, and such that it can be read again.

#[path = "common/program.rs"]
mod program;

use program::Place;

const ODD: &str = r#"body {
  attribute "a|b`c" {
    type        = object({ "x y" = string, k = optional(list(any)) })
    default     = { "x y" = "p|q\n`r`" }
    description = "A | pipe"
    pattern     = null
  }

  block_header "b|c" {
    label_names = ["n|m"]
    id          = "r"
    body {
      block_header "$${x}" {
        ref = block_header.r
      }
    }
  }

  block_header "b c" {
    body {
      attribute "\"" {}
    }
  }

  block_header "b-c" {
    body {
      attribute "" {}
    }
  }
}
"#;

/// What a command prints, twice the same.
fn twice(place: &Place, args: &[&str]) -> String {
    let out = place.rf(args).status(0).out;
    assert_eq!(place.rf(args).out, out, "{args:?}");
    out
}

#[test]
fn odd_names_are_written_so_that_they_are_read_again() {
    let place = Place::new(&[("s.schema.hcl", ODD)]);
    let docs = twice(&place, &["schema", "docs", "s.schema.hcl"]);
    assert!(docs.contains("| ``a\\|b`c`` |"), "{docs}");
    assert!(docs.contains("[`b\\|c \"n\\|m\"`](#bc)"), "{docs}");
    assert!(docs.contains("(#b-c)") && docs.contains("(#b-c-1)"), "{docs}");
    let bundle = twice(&place, &["schema", "bundle", "s.schema.hcl"]);
    place.write("b.schema.hcl", &bundle);
    place.rf(&["schema", "check", "b.schema.hcl"]).status(0).out("");
    assert_eq!(twice(&place, &["schema", "bundle", "b.schema.hcl"]), bundle);
    place.write(
        "a.hcl.json",
        "{\"b|c\": {\"x\": {\"$${x}\": {\"y\": {}, \"z\": 1}}}, \"b-c\": {}}\n",
    );
    let lint = |schema: &str| {
        let args = ["lint", "--format", "concise", "--schema", schema, "a.hcl.json"];
        place.rf(&args).status(1).out
    };
    assert_eq!(lint("s.schema.hcl"), lint("b.schema.hcl"));
}

#[test]
fn imports_of_imports_are_in_the_bundle_and_the_reference() {
    let place = Place::new(&[
        (
            "s.schema.hcl",
            "import \"x\" {\n  source = \"d/t.schema.hcl\"\n}\n# about b\nbody {\n  block_header \
             \"b\" {\n    ref = x.block_header.q\n  }\n}\n",
        ),
        (
            "d/t.schema.hcl",
            "import \"y\" {\n  source = \"u.schema.hcl.json\"\n}\nbody {\n  block_header \"q\" {\n    \
             id  = \"q\"\n    ref = y.block_header.z\n  }\n}\n",
        ),
        (
            "d/u.schema.hcl.json",
            "{\"body\": {\"block_header\": {\"z\": {\"id\": \"z\", \"body\": {\"attribute\": {\"k\": \
             {\"type\": \"bool\", \"default\": \"false\"}}, \"block_header\": {\"z\": {\"ref\": \
             \"block_header.z\"}}}}}}}\n",
        ),
        ("a.hcl", "b {\n  k = 1\n  z {\n    z {\n      q = 1\n    }\n  }\n}\n"),
    ]);
    let docs = twice(&place, &["schema", "docs", "s.schema.hcl"]);
    assert!(docs.contains("| `k` | `bool` |") && docs.contains("[`z`](#b)"), "{docs}");
    let bundle = twice(&place, &["schema", "bundle", "s.schema.hcl"]);
    assert!(!bundle.contains("import"), "{bundle}");
    place.write("e/b.schema.hcl", &bundle);
    let places = |schema: &str| {
        let run = place.rf(&["lint", "--format", "concise", "--schema", schema, "a.hcl"]);
        run.status(1).out
    };
    let found = places("s.schema.hcl");
    assert_eq!(found.matches("wrong-type").count() + found.matches("unknown-attribute").count(), 2);
    assert_eq!(found, places("e/b.schema.hcl"));
}

#[test]
fn deep_samples_make_a_schema_that_takes_them() {
    let deep = format!("{}a = 1\n{}", "b {\n".repeat(150), "}\n".repeat(150));
    let place = Place::new(&[("a.hcl", &deep)]);
    let schema = twice(&place, &["schema", "infer", "a.hcl"]);
    place.write("s.schema.hcl", &schema);
    place.rf(&["schema", "check", "s.schema.hcl"]).status(0).out("");
    place.rf(&["lint", "--schema", "s.schema.hcl", "a.hcl"]).status(0).out("");
}

//! Wrappers `"${…}"` and parentheses around a whole field, in any order and number, mean nothing: no
//! command takes what stands in them for anything else, in native syntax and in JSON.

#[path = "common/program.rs"]
mod program;

use program::Place;

/// Ways to write the value `@`.
const WAYS: [&str; 8] = [
    "\"${@}\"",
    "(@)",
    "(\"${@}\")",
    "\"${(@)}\"",
    "((\"${ ((@)) }\"))",
    "\"${\"${(\"${@}\")}\"}\"",
    "(\n\"${\n(@)\n}\"\n)",
    "\"${~ @ ~}\"",
];

const DIALECT: &str = r#"dialect "acme" {
  version = @"0.1.0"@

  provider "hashicorp/acme" {
    version = @">= 1.0.0"@
  }
}

concept "c" {
  description = @"C."@
}

rule "r" {
  match {
    kind  = @"data"@
    type  = @"t"@
    where = @source.a == 1 && !(source.b == "x" || source.c == 2)@
  }

  as = @concept.c@

  identity {
    attributes = @["id", "arn"]@
    scope      = @"global"@
  }

  relation {
    as       = @relation.x@
    to       = @rule.r@
    via      = @source.list[0].id@
    on_null  = @"absent"@
    on_empty = @"absent"@

    match {
      by       = @[target.id, target.arn]@
      strategy = @"exact"@
    }
  }

  relation "x" {
    to       = @rf.concept.subnet@
    via      = @source.a@
    on_null  = @"absent"@
    on_empty = @"absent"@

    match {
      by       = @target.id@
      strategy = @"exact"@
    }
  }

  composition {
    member "m" {
      via = @source.m@

      match {
        type = @"m"@
      }
    }
  }
}
"#;

const PACK: &str = r#"policy_pack "p" {
  version = @"0.1.0"@
}

policy "q" {
  target {
    concept  = @acme.concept.c@
    rules    = @[acme.rule.r]@
    dialects = @["acme"]@
  }

  assert  = @exists(relations(acme.relation.x)) && length(contributions(acme.rule.r)) == 0@
  message = @"Why."@
}
"#;

/// The source with each of its values written in this way.
fn written(source: &str, way: &str) -> String {
    let mut out = String::new();
    for (at, piece) in source.split('@').enumerate() {
        out += &if at % 2 == 0 { piece.to_owned() } else { way.replace('@', piece) };
    }
    out
}

fn place(way: &str) -> Place {
    let place = Place::new(&[
        ("acme/dialect.rf.hcl", &written(DIALECT, way)),
        ("pack/pack.rf.hcl", &written(PACK, way)),
    ]);
    place.write("rf-lint.toml", "[link]\ncomplete = true\n");
    place
}

#[test]
fn no_way_of_writing_a_value_is_a_fault() {
    for way in ["@"].iter().chain(&WAYS) {
        let run = place(way).rf(&["lint", "-A", "style", "--format", "concise"]);
        assert_eq!((run.status, &*run.out), (Some(0), ""), "{way}");
    }
}

#[test]
fn what_is_wrong_is_wrong_in_every_way() {
    let faulty = PACK.replace("acme.concept.c", "acme.concept.d").replace("[\"acme\"]", "[]");
    for way in ["@"].iter().chain(&WAYS) {
        let place = place(way);
        place.write("pack/pack.rf.hcl", written(&faulty, way));
        let run = place.rf(&["lint", "-A", "style", "--format", "concise"]).status(1);
        let lints: Vec<_> = run.out.lines().filter(|line| line.contains("error[")).collect();
        assert_eq!(lints.len(), 2, "{way}: {lints:#?}");
        assert!(lints[0].contains("[unlinked-reference]"), "{way}: {lints:#?}");
        assert!(lints[1].contains("[invalid-policy] `dialects` is empty"), "{way}: {lints:#?}");
    }
}

#[test]
fn the_canonical_form_has_no_wrappers_and_fixes_leave_the_value_alone() {
    for way in WAYS {
        let place = place(way);
        place.rf(&["fmt"]).status(0);
        for file in ["acme/dialect.rf.hcl", "pack/pack.rf.hcl"] {
            assert!(!place.read(file).contains("${"), "{way}: {}", place.read(file));
        }
        place.rf(&["fmt", "--check"]).status(0);
        place.rf(&["lint", "--fix"]).status(0);
        let fixed = self::place(way);
        fixed.rf(&["lint", "--fix"]).status(0);
        fixed.rf(&["fmt"]).status(0);
        for (file, source) in [("acme/dialect.rf.hcl", DIALECT), ("pack/pack.rf.hcl", PACK)] {
            assert_eq!(fixed.read(file), place.read(file), "{way}");
            // What spans lines keeps the parentheses that join them.
            if !way.contains('\n') {
                assert_eq!(fixed.read(file), written(source, "@"), "{way}");
            }
        }
    }
}

#[test]
fn the_string_that_carries_an_expression_in_json_may_hold_all_of_them() {
    for way in WAYS.iter().filter(|way| !way.contains('\n')) {
        let carried = |value: &str| {
            serde_json::to_string(&format!("${{{}}}", way.replace('@', value))).unwrap()
        };
        let (test, name, path) = (
            carried("source.a == 1 && !(source.b == \"x\")"),
            carried("concept.c"),
            carried("target.id"),
        );
        let to = carried("rf.concept.subnet");
        let via = carried("source.a");
        let rule = format!(
            "{{\"rule\": {{\"s\": {{\"match\": {{\"type\": \"t\", \"where\": {test}}}, \"as\": {name}, \
             \"context\": {{\"x\": {{\"to\": {to}, \"via\": {via}, \"on_null\": \"absent\", \"on_empty\": \
             \"absent\", \"match\": {{\"by\": [{path}], \"strategy\": \"exact\"}}}}}}}}}}}}"
        );
        let place = place("@");
        place.write("acme/more.rf.json", &rule);
        let run = place.rf(&["lint", "-A", "style", "--format", "concise"]);
        assert_eq!((run.status, &*run.out), (Some(0), ""), "{rule}");
    }
}

//! What the fixes make of a text, and that it then has nothing more to report.

use super::{in_json, native};
use crate::edit::apply;
use crate::finding::Finding;

fn mended(text: &str, findings: &[Finding]) -> String {
    let edits: Vec<_> =
        findings.iter().filter_map(|f| f.fix.as_ref()).flat_map(|f| f.edits.clone()).collect();
    apply(text, &edits).unwrap()
}

#[track_caller]
fn becomes(text: &str, fixed: &str) {
    let findings = native(text, |_, findings| findings);
    assert_eq!(mended(text, &findings), fixed);
    assert_eq!(native(fixed, |_, findings| findings), []);
}

#[test]
fn names_are_mended() {
    becomes("concpt \"x\" {}\n", "concept \"x\" {}\n");
    becomes(
        "concept \"x\" {\n  descripton = \"\"\n}\n",
        "concept \"x\" {\n  description = \"\"\n}\n",
    );
}

#[test]
fn labels_and_enums_are_mended() {
    becomes("concept \"RouteTable\" {}\n", "concept \"route-table\" {}\n");
    becomes(
        "dialect \"d\" {\n  version = \"1.0.0\"\n  provider \"a/b\" {\n    version = \"1.4.0\"\n  }\n}\n",
        "dialect \"d\" {\n  version = \"1.0.0\"\n  provider \"a/b\" {\n    version = \"= 1.4.0\"\n  }\n}\n",
    );
}

#[test]
fn paths_follow_a_member_that_is_renamed() {
    let members = |name: &str| {
        format!(
            "rule \"r\" {{\n  match {{\n    type = \"t\"\n  }}\n  composition {{\n    member \"{name}\" {{\n      \
             via = source.x\n      match {{\n        type = \"u\"\n      }}\n    }}\n    member \"n\" {{\n      \
             via = member.{name}.y\n      match {{\n        type = \"u\"\n      }}\n    }}\n  }}\n}}\n"
        )
    };
    becomes(&members("My_M"), &members("my-m"));
}

#[test]
fn null_policies_are_added_where_they_belong() {
    becomes(
        "rule \"r\" {\n  match {\n    type = \"t\"\n  }\n  context \"c\" {\n    to  = concept.x\n    via = source.a # why\n    match {\n      by = target.id\n      strategy = \"exact\"\n    }\n  }\n}\n",
        "rule \"r\" {\n  match {\n    type = \"t\"\n  }\n  context \"c\" {\n    to  = concept.x\n    via = source.a # why\n    on_null = \"indeterminate\"\n    on_empty = \"indeterminate\"\n    match {\n      by = target.id\n      strategy = \"exact\"\n    }\n  }\n}\n",
    );
}

#[test]
fn what_is_added_is_on_lines_of_its_own() {
    let emission = |added: &str, ending: &str| {
        let text = format!(
            "rule \"r\" {{\n  match {{\n    type = \"t\"\n  }}\n  context \"c\" {{\n    to  = concept.x\n    via = source.a /* why\n    it is */ # so\n{added}  }}\n}}\n"
        );
        text.replace('\n', ending)
    };
    for ending in ["\n", "\r\n"] {
        let added = "    on_null = \"indeterminate\"\n    on_empty = \"indeterminate\"\n";
        becomes(&emission("", ending), &emission(added, ending));
    }
}

#[test]
fn members_are_put_in_order() {
    let source = |members: &str| {
        format!(
            "rule \"r\" {{\n  match {{\n    type = \"t\"\n  }}\n  composition {{\n{members}  }}\n}}\n"
        )
    };
    let member = |name: &str, via: &str| {
        format!(
            "    member \"{name}\" {{\n      via = {via}\n      match {{\n        type = \"t\"\n      }}\n    }}\n"
        )
    };
    let (a, b, c) = (member("a", "member.b.x"), member("b", "member.c.x"), member("c", "source.x"));
    let text = source(&format!("{a}{c}{b}"));
    becomes(&text, &source(&format!("{c}{b}{a}")));
}

#[test]
fn older_sources_are_mended() {
    becomes(
        "rule \"r\" {\n  match = \"t\" # why\n  as    = concept.core.x\n}\nconcept \"x\" {\n  kind = \"y\"\n}\n",
        "rule \"r\" {\n  match {\n    type = \"t\"\n  } # why\n  as    = core.concept.x\n}\nconcept \"x\" {\n}\n",
    );
    becomes(
        "dialect \"d\" {\n  version = \"0.1.0\"\n  requires {\n    x = 1\n  }\n}\n",
        "dialect \"d\" {\n  version = \"0.1.0\"\n}\n",
    );
}

#[test]
fn json_is_mended_as_json() {
    for (text, fixed) in [
        (
            r#"{"concept": {"x": {"kind": "y", "description": "z"}}}"#,
            r#"{"concept": {"x": {"description": "z"}}}"#,
        ),
        (
            r#"{"concept": {"x": {"description": "z", "kind": "y"}}}"#,
            r#"{"concept": {"x": {"description": "z"}}}"#,
        ),
        (
            r#"{"rule": {"r": {"match": "t", "as": "concept.x"}}}"#,
            r#"{"rule": {"r": {"match": { "type": "t" }, "as": "${concept.x}"}}}"#,
        ),
        (
            r#"{"concept": {"x": {"descripton": "z"}}}"#,
            r#"{"concept": {"x": {"description": "z"}}}"#,
        ),
    ] {
        assert_eq!(mended(text, &in_json(text)), fixed);
        assert_eq!(in_json(fixed), [], "{fixed}");
    }
}

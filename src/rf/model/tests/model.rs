//! What the model holds, broken blocks and JSON's own shapes included.

use super::super::EmissionKind;
use super::{in_json, native};
use crate::rf::typing::Written;

#[test]
fn values_keep_their_places_and_how_they_are_written() {
    let text = "rule \"r\" {\n  match {\n    type = true ? \"t\" : \"u\"\n  }\n  relation \"x\" {\n    to = rule.r\n    via = source.a[0].b\n    on_null = \"absent\"\n    on_empty = \"absent\"\n  }\n}\n";
    native(text, |file, findings| {
        assert_eq!(findings, []);
        let rule = &file.rules[0];
        let of_type = &rule.matching.as_ref().unwrap().of_type.as_ref().unwrap();
        assert_eq!((&*of_type.value.value, of_type.value.written), ("t", Written::Computed));
        assert_eq!(&text[of_type.span.range()], "type = true ? \"t\" : \"u\"");
        let relation = &rule.emissions[0];
        assert_eq!(relation.kind, EmissionKind::Relation);
        assert_eq!(&text[relation.header.range()], "relation \"x\"");
        let path = relation.via.as_ref().unwrap().value.path.as_ref().unwrap();
        assert_eq!((&*path.root.text, &*path.steps), ("source", "a[0].b"));
        let to = relation.to.as_ref().unwrap().value.symbol.as_ref().unwrap();
        assert_eq!((to.kind.word(), &*to.name.text), ("rule", "r"));
    });
}

#[test]
fn broken_blocks_are_left_out_and_named() {
    let text = "concept \"a\" {\n  description = = 1\n}\nrule \"b\" {\n  as = [\n  context \"c\" {\n    to = 1\n  }\n}\nconcept \"D\" {}\n";
    native(text, |file, findings| {
        let names: Vec<_> =
            file.broken.iter().map(|b| b.label.as_ref().map(|l| l.text.to_string())).collect();
        assert_eq!(names[0].as_deref(), Some("a"));
        assert!(file.definitions.iter().all(|d| d.header.start > 20));
        let lints: Vec<_> = findings.iter().map(|f| f.lint).collect();
        assert_eq!(lints, ["invalid-label"], "only of what is not broken");
    });
    native("concept \"a\" {\n}\n)\n", |file, _| {
        assert!(file.incomplete, "nobody knows what the rest was meant to be");
    });
}

#[test]
fn json_bodies_come_in_all_shapes() {
    let emission =
        r#""to": "${concept.x}", "via": "${source.a}", "on_null": "absent", "on_empty": "absent""#;
    for text in [
        format!(
            r#"{{"rule": {{"r": {{"match": {{"type": "t"}}, "context": {{"c": {{{emission}}}}}}}}}}}"#
        ),
        format!(
            r#"{{"rule": [{{"r": [{{"match": [{{"type": "t"}}], "context": {{"c": [{{{emission}}}]}}}}]}}]}}"#
        ),
        format!(
            r#"{{"rule": {{"r": {{"match": {{"type": "t"}}, "context": [{{"as": "${{context.c}}", {emission}}}, {{"d": {{{emission}}}}}]}}}}}}"#
        ),
        format!(
            r#"{{"rule": {{"r": {{"match": {{"type": "t"}}, "context": {{"match": {{{emission}}}}}}}}}}}"#
        ),
        r#"{"//": 1, "concept": {"a": {"//": {}}}, "concept": {"b": {}}, "relation": null}"#
            .to_owned(),
        r#"[{"concept": {"a": {}}}, {"context": [{"b": {}, "c": {}}]}]"#.to_owned(),
    ] {
        assert_eq!(in_json(&text), [], "{text}");
    }
}

#[test]
fn json_that_is_no_body_is_told_of() {
    for (text, code) in [
        ("[1]", "HCL_PARSE"),
        ("true", "HCL_PARSE"),
        (r#"{"concept": "x"}"#, "UNKNOWN_ATTRIBUTE"),
        (r#"{"concept": {"x": "y"}}"#, "UNKNOWN_ATTRIBUTE"),
        (r#"{"concept": {}}"#, "INVALID_LABEL"),
        (r#"{"x": []}"#, "UNKNOWN_ATTRIBUTE"),
        (r#"{"concept": {"x": {"description": {}}}}"#, "INVALID_VALUE"),
        (r#"{"concept": {"x": {"a": {"b": 1}}}}"#, "UNKNOWN_BLOCK"),
    ] {
        let codes: Vec<_> = in_json(text).iter().filter_map(|f| f.code).collect();
        assert_eq!(codes, [code], "{text}");
    }
}

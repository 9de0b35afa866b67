//! One fault a root, made as a person makes it: a word mistaken, left out, doubled, put on the wrong
//! level, a brace or a quote too few or too many. Each gives one finding, at its place.

#[path = "common/program.rs"]
mod program;
#[path = "common/whole_roots.rs"]
mod whole_roots;

use program::Place;
use whole_roots::{DIALECT, PACK};

/// What `rf lint` says where `from`, which is there once, is `to`: `path:line:column lint` each.
fn found(from: &str, to: &str) -> Vec<String> {
    let place = Place::new(&[("rf-lint.toml", "[link]\ncomplete = true\n")]);
    for (path, text) in [("acme/a.rf.hcl", DIALECT), ("pack/p.rf.hcl", PACK)] {
        assert!(DIALECT.matches(from).count() + PACK.matches(from).count() == 1, "{from}");
        place.write(path, text.replace(from, to));
    }
    let out = place.rf(&["lint", "-A", "style", "--format", "concise", "."]).out;
    let line = |line: &str| {
        let (place, rest) = line.split_once(": ")?;
        let lint = rest.split_once('[')?.1.split_once(']')?.0;
        Some(format!("{} {lint}", place.rsplit('/').next()?))
    };
    out.lines().filter_map(line).collect()
}

fn each(cases: &[(&str, &str, &str)]) {
    for (from, to, expected) in cases {
        assert_eq!(found(from, to), [*expected], "{from} -> {to}");
    }
}

#[test]
fn without_faults_there_is_nothing() {
    assert_eq!(found("Place it.", "Place it there."), [""; 0]);
}

#[test]
fn words_in_other_letters_and_slips_of_short_ones() {
    each(&[
        ("rule \"service\"", "RULE \"service\"", "a.rf.hcl:55:1 unknown-block"),
        ("policy_pack \"base\"", "POLICY_PACK \"base\"", "p.rf.hcl:1:1 unknown-block"),
        ("  as = concept.bucket\n", "  AS = concept.bucket\n", "a.rf.hcl:36:3 unknown-attribute"),
        ("  as = concept.bucket\n", "  a = concept.bucket\n", "a.rf.hcl:36:3 unknown-attribute"),
        ("to       = rule.bucket", "o        = rule.bucket", "a.rf.hcl:84:5 unknown-attribute"),
        (
            "via      = source.bucket_id",
            "vai = source.bucket_id",
            "a.rf.hcl:85:5 unknown-attribute",
        ),
        ("by       = [target", "BY       = [target", "a.rf.hcl:77:7 unknown-attribute"),
        (
            "on_empty = \"indeterminate\"",
            "onEmpty = \"indeterminate\"",
            "a.rf.hcl:51:5 unknown-attribute",
        ),
    ]);
}

#[test]
fn another_word_for_what_must_be_there() {
    each(&[
        ("to       = rule.bucket", "target = rule.bucket", "a.rf.hcl:84:5 unknown-attribute"),
        (
            "via      = source.bucket_id",
            "from = source.bucket_id",
            "a.rf.hcl:85:5 unknown-attribute",
        ),
        (
            "type = \"acme_versioning\"",
            "resource = \"acme_versioning\"",
            "a.rf.hcl:118:5 unknown-attribute",
        ),
        (
            "as = acme.concept.service",
            "concept = acme.concept.service",
            "a.rf.hcl:60:3 unknown-attribute",
        ),
        (
            "as       = context.placement",
            "name     = context.placement",
            "a.rf.hcl:67:5 unknown-attribute",
        ),
        (
            "match {\n    type = \"acme_service\"",
            "resource {\n    type = \"acme_service\"",
            "a.rf.hcl:56:3 unknown-block",
        ),
        (
            "identity {\n    attributes = [\"id\", ",
            "keys {\n    attributes = [\"id\", ",
            "a.rf.hcl:38:3 unknown-block",
        ),
        ("contribution {", "resource {", "a.rf.hcl:121:3 unknown-block"),
        ("member \"first\"", "resource \"first\"", "a.rf.hcl:96:5 unknown-block"),
        ("concept \"service\"", "resource \"service\"", "a.rf.hcl:17:1 unknown-block"),
        ("rule \"bucket\"", "resource \"bucket\"", "a.rf.hcl:29:1 unknown-block"),
        ("concept \"service\"", "policy \"service\"", "a.rf.hcl:17:1 misplaced-policy"),
        (
            "target {\n    concept = acme",
            "about {\n    concept = acme",
            "p.rf.hcl:17:3 unknown-block",
        ),
    ]);
}

#[test]
fn what_does_not_fit_stands_for_nothing() {
    assert_eq!(
        found("to       = rule.bucket", "colour = 1"),
        ["a.rf.hcl:82:3 invalid-fact", "a.rf.hcl:84:5 unknown-attribute"]
    );
    assert_eq!(
        found("match {\n    type = \"acme_service\"", "lifecycle {\n    ignore = \"acme_service\""),
        ["a.rf.hcl:55:1 invalid-rule", "a.rf.hcl:56:3 unknown-block"]
    );
}

#[test]
fn what_stands_on_the_wrong_level_is_not_missing_on_its_own() {
    each(&[
        (
            "    version = \"~> 3.1.0\"\n  }\n}\n",
            "  }\n\n  version = \"~> 3.1.0\"\n}\n",
            "a.rf.hcl:11:3 duplicate-attribute",
        ),
        (
            "  match {\n    type = \"acme_versioning\"\n  }\n",
            "  match {\n  }\n\n  type = \"acme_versioning\"\n",
            "a.rf.hcl:120:3 unknown-attribute",
        ),
        (
            "    via      = source.bucket_id\n    on_null  = \"absent\"\n    on_empty = \"absent\"\n\n    match {\n",
            "    on_null  = \"absent\"\n    on_empty = \"absent\"\n\n    match {\n      via = source.bucket_id\n",
            "a.rf.hcl:89:7 unknown-attribute",
        ),
        (
            "    concept = acme.concept.bucket\n  }\n",
            "  }\n  concept = acme.concept.bucket\n",
            "p.rf.hcl:19:3 unknown-attribute",
        ),
        (
            "    external = \"allow\"\n    disclose = \"record\"\n    prefix   = \"arn:\"\n\n    match {\n",
            "    disclose = \"record\"\n    prefix   = \"arn:\"\n\n    match {\n      external = \"allow\"\n",
            "a.rf.hcl:76:7 unknown-attribute",
        ),
    ]);
}

#[test]
fn what_is_written_twice_or_refused_may_be_what_others_lack() {
    each(&[
        (
            "  as = acme.concept.service\n",
            "  as = concept.bucket\n  as = acme.concept.service\n",
            "a.rf.hcl:61:3 duplicate-attribute",
        ),
        ("[\"acme\"]", "[[\"acme\"]]", "p.rf.hcl:9:17 invalid-value"),
        ("dialect \"acme\"", "dialect \"Acme Cloud\"", "a.rf.hcl:1:9 invalid-label"),
        ("dialect \"acme\"", "dialect", "a.rf.hcl:1:1 invalid-label"),
        ("    as       = acme.relation.reads\n", "", "a.rf.hcl:82:3 invalid-fact"),
        ("relation {", "match {", "a.rf.hcl:82:3 invalid-rule"),
    ]);
    let start = DIALECT.find("concept \"bucket\"").unwrap();
    let manifest = &DIALECT[..start];
    assert_eq!(found(manifest, ""), ["a.rf.hcl:1:1 missing-manifest"]);
}

#[test]
fn a_brace_or_a_quote_too_few_or_too_many() {
    each(&[
        ("rule \"service\" {", "rule \"service\"", "a.rf.hcl:55:15 syntax-error"),
        (
            "match {\n    type = \"acme_versioning\"",
            "match\n    type = \"acme_versioning\"",
            "a.rf.hcl:117:8 syntax-error",
        ),
        (
            "type = \"acme_service\"\n  }\n",
            "type = \"acme_service\"\n  }\n  }\n",
            "a.rf.hcl:115:1 syntax-error",
        ),
        (
            "attributes = [\"url\"]\n  }\n",
            "attributes = [\"url\"]\n  }\n}\n",
            "a.rf.hcl:54:1 syntax-error",
        ),
        ("concept \"service\" {", "concept \"service {", "a.rf.hcl:17:9 syntax-error"),
        ("rule \"versioning\" {", "rule \"versioning {", "a.rf.hcl:116:6 syntax-error"),
    ]);
}

#[test]
fn helps_lead_to_no_other_finding() {
    for (from, to, help, fix) in [
        ("[acme.rule.service]", "5", "write a list such as `[owner.rule.name]`", false),
        (
            "[acme.rule.service]",
            "acme.rule.service",
            "write `[acme.rule.service]` for a list of one",
            false,
        ),
        ("[\"acme\"]", "var.dialects", "write a list such as `[\"aws\"]`", false),
        ("[\"url\"]", "\"url\"", "write `[\"url\"]` for a list of one", false),
        (
            "as       = context.placement",
            "as = context.placement[\"a\"]",
            "write `context.name`",
            false,
        ),
        ("to       = rule.bucket", "to = var.bucket", "write `concept.name` or `rule.name`", false),
        ("source.enabled == true", "source.enabled == TRUE", "write `true`", true),
        (
            "via      = source.bucket_id",
            "via = source.bucket_id + 1",
            "write a path such as `source.name` or `source.list[0].name`",
            false,
        ),
        (
            "type = \"acme_versioning\"",
            "type \"acme_versioning\"",
            "write `type = \"…\"` for an attribute, `type \"…\" {` on one line for a block",
            false,
        ),
        (
            "where = source.kind",
            "where source.kind",
            "an attribute takes `=` before its value: `where = …`",
            false,
        ),
        (
            "version = \"~> 3.1.0\"",
            "version = ~> 3.1.0",
            "the constraint of a version is a string: put it in quotes",
            false,
        ),
        (
            "to       = rule.bucket",
            "target = rule.bucket",
            "did you mean `to`, which is missing?",
            false,
        ),
    ] {
        let place = Place::new(&[("acme/a.rf.hcl", &DIALECT.replace(from, to))]);
        place.write("pack/p.rf.hcl", PACK.replace(from, to));
        let out = place.rf(&["lint", "-A", "style", "--format", "json"]).out;
        let out: serde_json::Value = serde_json::from_str(&out).expect("JSON");
        let [finding] = out["diagnostics"].as_array().expect("a list").as_slice() else {
            panic!("{to}: {out:#}");
        };
        assert_eq!(finding["help"], help, "{to}");
        assert_eq!(!finding["fix"].is_null(), fix, "{to}");
    }
}

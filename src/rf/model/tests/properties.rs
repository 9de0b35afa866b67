//! What holds of any text: it is read without a panic, and findings stay within it.

use super::{convert, in_json, native};
use crate::finding::Finding;
use crate::syntax::json;
use proptest::prelude::*;
use std::path::Path;

/// Each fix alone leaves JSON that can be read.
fn fixes_keep_json(text: &str, findings: &[Finding]) {
    for fix in findings.iter().filter_map(|finding| finding.fix.as_ref()) {
        let fixed = crate::edit::apply(text, &fix.edits).unwrap();
        assert_eq!(json::check(&fixed), [], "{}\n{text}\n{fixed}", fix.message);
    }
}

/// Each fix alone leaves native text that can be read, if it could be before.
fn fixes_keep_native(text: &str, findings: &[Finding]) {
    let errors = |text: &str| crate::syntax::native::Reader::default().read(text);
    if !errors(text).is_empty() {
        return;
    }
    for fix in findings.iter().filter_map(|finding| finding.fix.as_ref()) {
        let fixed = crate::edit::apply(text, &fix.edits).unwrap();
        assert_eq!(errors(&fixed), [], "{}\n{text}\n{fixed}", fix.message);
    }
}

fn within(text: &str, findings: &[Finding]) {
    for finding in findings {
        let related = finding.related.iter().map(|related| related.span);
        for span in related.chain([finding.span]) {
            assert!(text.get(span.range()).is_some(), "{finding:?} in {text}");
        }
        if let Some(fix) = &finding.fix {
            assert!(crate::edit::apply(text, &fix.edits).is_some(), "{finding:?} in {text}");
        }
    }
}

const PIECES: &[&str] = &[
    "rule ",
    "concept ",
    "context ",
    "match ",
    "member ",
    "composition ",
    "policy ",
    "target ",
    "dialect ",
    "relation ",
    "contribution ",
    "provider ",
    "identity ",
    "\"x\" ",
    "\"é\\u00e9\" ",
    "{\n",
    "}\n",
    "\n",
    "as = ",
    "to = ",
    "via = ",
    "by = ",
    "type = ",
    "where = ",
    "assert = ",
    "message = ",
    "rules = ",
    "dialects = ",
    "attributes = ",
    "on_null = ",
    "kind = ",
    "requires ",
    "source.a ",
    "concept.x ",
    "a.rule.b ",
    "member.x.y ",
    "target.id ",
    "[",
    "]",
    ", ",
    "(",
    ")",
    "\"${",
    "}\"",
    "1 ",
    "true ",
    "== ",
    "&& ",
    "!",
    "-",
    "? ",
    ": ",
    ".0",
    "exists(",
    "<<E\n",
    "E\n",
    "# c\n",
    "/* c */ ",
    "$",
    "%",
];

/// Whole items that are read, most of them with a fault.
const ITEMS: &[&str] = &[
    "match = \"t\"",
    "match {\n type = \"t\"\n where = 1 < source.a < 2\n}",
    "as = concept.a.b",
    "as = concpt.a",
    "kind = \"x\"",
    "requires {\n}",
    "context \"A b\" {\n to = concept.x # c\n}",
    "relation { via = source.a.0.b }",
    "context \"c\" {\n via = source.a[\"b\"]\n on_null = \"abset\"\n}",
    "composition {\n member \"a\" {\n via = member.b.x\n }\n # c\n member \"b\" {\n via = source.x\n }\n}",
    "identty {\n}",
    "via = sorce.x",
    "version = \"1.0.0\"",
    "provider \"a/b\" {\n version = \"1.0.0\"\n}",
    "where = !source.a",
    "description = \"a\"",
    "descripton = \"\"",
    "match { type = \"\" }",
    "target {\n rules = [a.rul.b]\n}",
    "assert = exist(contexts(rf.context.netwrk))",
];

proptest! {
    #[test]
    fn fixes_leave_what_can_be_read(
        items in prop::collection::vec(prop::sample::select(ITEMS), 0..8),
        block in prop::sample::select(vec!["rule", "concept", "dialect", "policy", "relaton"]),
    ) {
        let text = format!("{block} \"x\" {{\n  {}\n}}\n", items.join("\n  "));
        native(&text, |_, findings| fixes_keep_native(&text, &findings));
        let json = convert::to_json(&text);
        fixes_keep_json(&json, &in_json(&json));
    }
}

proptest! {
    #![proptest_config(crate::cases::config(400))]

    #[test]
    fn any_pieces_are_read(pieces in prop::collection::vec(prop::sample::select(PIECES), 0..60)) {
        let text = pieces.concat();
        native(&text, |_, findings| {
            within(&text, &findings);
            fixes_keep_native(&text, &findings);
        });
        let json = convert::to_json(&text);
        if json::parse(&json).is_ok() {
            within(&json, &in_json(&json));
            fixes_keep_json(&json, &in_json(&json));
        }
    }

    #[test]
    fn any_json_of_known_names_is_read(value in json_value()) {
        within(&value, &in_json(&value));
        fixes_keep_json(&value, &in_json(&value));
    }
}

fn json_value() -> impl Strategy<Value = String> {
    let names = prop::sample::select(vec![
        "rule",
        "match",
        "context",
        "composition",
        "member",
        "policy",
        "target",
        "concept",
        "as",
        "to",
        "via",
        "by",
        "where",
        "type",
        "rules",
        "attributes",
        "assert",
        "requires",
        "kind",
        "x",
        "//",
        "X Y",
    ]);
    let leaf = prop::sample::select(vec![
        "null",
        "true",
        "1.5",
        "-1",
        "\"x\"",
        "\"${source.a}\"",
        "\"${concept.\\u0078}\"",
        "\"${source.a == \\\"x\\\"}\"",
        "\"${(\"",
        "\"${}\"",
        "[]",
        "{}",
        "\"${a.0}\"",
    ]);
    leaf.prop_map(str::to_owned).prop_recursive(6, 60, 5, move |inner| {
        let property =
            (names.clone(), inner.clone()).prop_map(|(name, value)| format!("\"{name}\": {value}"));
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(|v| format!("[{}]", v.join(", "))),
            prop::collection::vec(property, 0..5).prop_map(|p| format!("{{{}}}", p.join(",\n "))),
        ]
    })
}

#[test]
fn samples_are_fine_as_json_too() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/rootform");
    let mut seen = 0;
    for root in std::fs::read_dir(samples).unwrap() {
        for file in std::fs::read_dir(root.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|e| e == "hcl") {
                let json = convert::to_json(&std::fs::read_to_string(&path).unwrap());
                assert_eq!(in_json(&json), [], "{}", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 10);
}

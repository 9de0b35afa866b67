//! A native file and its JSON form have the same findings at places that correspond: under schemas
//! put together at random, for every lint that comes from a schema. `PROPTEST_CASES` says of how
//! many schemas, with twelve files each.

#[path = "common/cases.rs"]
mod cases;
#[path = "common/schemas.rs"]
mod schemas;
#[path = "common/written.rs"]
mod written;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rf_lint::finding::Finding;
use rf_lint::schema::apply::{Checked, check_document};
use rf_lint::schema::load::Loaded;
use rf_lint::schema::source::Document;
use rf_lint::schema::{Block, Item};
use rf_lint::span::Span;
use rf_lint::syntax::json;
use rf_lint::syntax::native::Reader;
use schemas::{document, loaded};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;
use written::{Random, Written};

/// The lints that a file under a schema can have.
const LINTS: [&str; 18] = [
    "attribute-group",
    "conflicting-attributes",
    "deprecated-attribute",
    "deprecated-block",
    "duplicate-labels",
    "failed-validation",
    "invalid-label",
    "missing-attribute",
    "missing-companion",
    "no-matching-variant",
    "out-of-bounds",
    "pattern-mismatch",
    "too-few-blocks",
    "too-many-blocks",
    "unknown-attribute",
    "unknown-block",
    "value-not-permitted",
    "wrong-type",
];

fn in_native(schema: &Loaded, file: &Written) -> Checked {
    let mut reader = Reader::default();
    assert_eq!(reader.read(&file.text), [], "{}", file.text);
    let Reader { tokens, outline } = &reader;
    let document = Document::Native { text: &file.text, tokens, outline };
    check_document(document, &schema.schema, schema.root.expect("a body"))
}

fn in_json(schema: &Loaded, file: &Written) -> Checked {
    let tree = json::parse(&file.text).expect(&file.text);
    let document = Document::Json { text: &file.text, value: &tree.value };
    check_document(document, &schema.schema, schema.root.expect("a body"))
}

/// What is said, and of which parts of the file. An object in JSON may be an attribute as well as
/// a block, and what may stand instead is told in the words of either syntax.
fn said(file: &Written, finding: &Finding) -> (String, Vec<String>) {
    let said = match finding.lint {
        "unknown-attribute" | "unknown-block" => "unknown".to_owned(),
        lint => format!("{lint}: {}", finding.message),
    };
    let here = finding.related.iter().filter(|related| related.file.is_none());
    let spans = std::iter::once(finding.span).chain(here.map(|related| related.span));
    let parts = spans.map(|span| {
        let mut parts: Vec<String> =
            file.parts(span).iter().map(|part| format!("{part:?}")).collect();
        if parts.is_empty() && finding.lint == "wrong-type" {
            // A part of a value; what the syntaxes write otherwise left out.
            let text = &file.text[span.range()];
            let kept = |c: &char| c.is_alphanumeric() || matches!(c, '[' | ']');
            parts.push(text.chars().filter(kept).collect());
            assert!(file.text.len() > span.range().len(), "{span:?} is all of {}", file.text);
        }
        assert!(!parts.is_empty(), "{span:?} is no part: {finding:#?}\n{}", file.text);
        parts.sort();
        parts.join(" ")
    });
    (said, parts.collect())
}

/// Whether two places correspond: a name alone may be a header too, and so may a label.
fn correspond(one: &[String], other: &[String]) -> bool {
    let meet = |(one, other): (&String, &String)| {
        one.split(") ").any(|part| {
            let part = part.trim_end_matches(')');
            other.split(") ").any(|other| other.trim_end_matches(')') == part)
        })
    };
    one.len() == other.len() && one.iter().zip(other).all(meet)
}

/// Compares what is found in the two; how often each lint was.
fn compare(
    native: (&Written, &Checked),
    json: (&Written, &Checked),
    seen: &mut BTreeMap<&'static str, usize>,
) {
    let all = |(file, checked): (&Written, &Checked)| {
        let mut all: Vec<_> = checked.findings.iter().map(|finding| said(file, finding)).collect();
        all.sort();
        all
    };
    let mut left = all(json);
    let shown = format!("{}\n{}", native.0.text, json.0.text);
    for (said, parts) in all(native) {
        let same = left.iter().position(|(other, at)| *other == said && correspond(&parts, at));
        let Some(at) = same else {
            panic!("{said} at {parts:?} is not among {left:#?}\n{shown}");
        };
        left.remove(at);
    }
    assert!(left.is_empty(), "in JSON alone: {left:#?}\n{shown}");
    for finding in &native.1.findings {
        *seen.entry(finding.lint).or_default() += 1;
    }
}

/// Whether all forms of each body have the same blocks of a type, with as many labels. Where they
/// do not, JSON does not tell which of its objects are labels, and another form may be the nearest.
/// A deprecated block may be meant to be any of those beside it, whose bodies are forms of it then.
fn forms_agree(loaded: &Loaded) -> bool {
    let mut left = vec![vec![loaded.root.expect("a body")]];
    let mut seen = HashSet::new();
    while let Some(mut forms) = left.pop() {
        let mut blocks_of = HashMap::new();
        while let Some(form) = forms.pop() {
            let body = loaded.schema.body(form);
            forms.extend(body.variants.iter().map(|variant| variant.body));
            let blocks = || {
                body.items.iter().filter_map(|item| match item {
                    Item::Block(block) => Some(block),
                    Item::Attribute(_) => None,
                })
            };
            for block in blocks() {
                let this = (block.labels, block.body);
                if *blocks_of.entry(&block.block_type).or_insert(this) != this {
                    return false;
                }
            }
            let bodies = || blocks().map(|block| block.body);
            let old = |block: &Block| block.rules.as_ref().is_some_and(|r| r.deprecated.is_some());
            let forms = blocks().any(old).then(|| bodies().collect());
            let next = bodies().map(|body| vec![body]).chain(forms);
            left.extend(next.filter(|forms| seen.insert(forms.clone())));
        }
    }
    true
}

/// Wants the same values hidden in the two.
fn compare_secrets(native: (&Written, &Checked), json: (&Written, &Checked)) {
    let secrets = |(file, checked): (&Written, &Checked)| {
        let hidden = |span: Span| {
            checked.sensitive.iter().any(|s| s.start <= span.start && span.end <= s.end)
        };
        let values = file.values().into_iter().filter(|(span, _)| hidden(*span));
        values.map(|(span, item)| (item, span)).collect::<BTreeMap<usize, Span>>()
    };
    let (native_secrets, json_secrets) = (secrets(native), secrets(json));
    let only = |one: &BTreeMap<usize, Span>, other: &BTreeMap<usize, Span>, file: &Written| {
        let alone = one.iter().filter(|(item, _)| !other.contains_key(item));
        let places = alone.map(|(_, span)| file.text[..span.end as usize].to_owned());
        assert_eq!(places.collect::<Vec<_>>(), Vec::<String>::new(), "hidden in one only");
    };
    only(&native_secrets, &json_secrets, native.0);
    only(&json_secrets, &native_secrets, json.0);
}

#[test]
fn native_files_and_their_json_forms_have_the_same_findings() {
    let mut runner = TestRunner::deterministic();
    let mut seen = BTreeMap::new();
    let schemas = (document(false), any::<u64>());
    let mut valid = 0;
    for _ in 0..cases::config(320).cases {
        let (text, number) = schemas.new_tree(&mut runner).expect("a schema").current();
        let schema = loaded(Path::new("any.schema.hcl"), &text);
        // Rules put together at random may contradict each other.
        if schema.errors().next().is_some() || !forms_agree(&schema) {
            continue;
        }
        valid += 1;
        let mut random = Random::new(number);
        for _ in 0..6 {
            let items = written::items(&schema, schema.root.expect("a body"), &mut random, 0);
            let native = written::native(&items);
            let found = in_native(&schema, &native);
            for arrays in [false, true] {
                let json = written::json(&items, arrays);
                let found_in_json = in_json(&schema, &json);
                compare((&native, &found), (&json, &found_in_json), &mut seen);
                compare_secrets((&native, &found), (&json, &found_in_json));
            }
        }
    }
    assert!(valid > 100, "{valid}");
    for lint in LINTS {
        assert!(seen.get(lint).is_some_and(|count| *count > 20), "{lint}: {seen:#?}");
    }
}

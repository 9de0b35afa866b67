//! Faults that one file shows, each in native syntax and in JSON: what is reported, and where.

#[path = "../../../../tests/common/to_json.rs"]
mod convert;
mod faults;
mod fixes;
mod model;
mod properties;

use super::{File, decode};
use crate::finding::Finding;
use crate::schema::source::Document;
use crate::syntax::grammar::check;
use crate::syntax::json;
use crate::syntax::lexer::lex;
use crate::syntax::outline::{Outline, Outliner};

/// Reads native text, and gives `then` the model.
fn native<R>(text: &str, then: impl FnOnce(File, Vec<Finding>) -> R) -> R {
    let tokens = lex(text);
    let mut outline = Outline::default();
    let errors = check(text, &tokens, &mut Outliner::new(&mut outline, &tokens));
    let mut findings = Vec::new();
    let document = Document::Native { text, tokens: &tokens, outline: &outline };
    let file = decode(document, &errors, &mut findings);
    then(file, findings)
}

/// The findings of JSON text.
fn in_json(text: &str) -> Vec<Finding> {
    let document = json::parse(text).unwrap();
    let mut findings = Vec::new();
    decode(Document::Json { text, value: &document.value }, &[], &mut findings);
    findings
}

/// The findings of native text as `lint CODE place`, which JSON must have too.
fn found(text: &str) -> Vec<String> {
    let findings = native(text, |_, findings| findings);
    let json = convert::to_json(text);
    let other = in_json(&json);
    let codes = |findings: &[Finding]| {
        let mut codes: Vec<_> = findings.iter().map(|f| (f.lint, f.code)).collect();
        codes.sort_unstable();
        codes
    };
    let messages = |f: &[Finding]| f.iter().map(|f| f.message.clone()).collect::<Vec<_>>();
    assert_eq!(
        codes(&findings),
        codes(&other),
        "{text}\n{json}\n{:?}\n{:?}",
        messages(&findings),
        messages(&other)
    );
    let places = |text: &str, findings: &[Finding]| -> Vec<_> {
        let mut places: Vec<_> =
            findings.iter().map(|f| (f.lint, plain(&text[f.span.range()]))).collect();
        places.sort_unstable();
        places
    };
    for (native, json) in places(text, &findings).into_iter().zip(places(&json, &other)) {
        // Lists and computed strings are written otherwise.
        if !native.1.contains(['[', '{', '?', '<']) {
            assert_eq!(native, json, "{text}");
        }
    }
    findings
        .iter()
        .map(|f| {
            let code = f.code.unwrap_or("-");
            format!("{} {code} {}", f.lint, &text[f.span.range()])
        })
        .collect()
}

/// What a place in either syntax says: of a header the last label, of a string its text.
fn plain(place: &str) -> String {
    let last = place.rfind(" \"").map_or(place, |at| &place[at + 1..]);
    let text: String = serde_json::from_str(last).unwrap_or_else(|_| last.to_owned());
    let text = text.strip_prefix("${").and_then(|text| text.strip_suffix('}')).unwrap_or(&text);
    text.replace("\\\"", "\"")
}

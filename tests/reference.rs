//! Recorded answers of the reference implementation, where they are at hand: the directory that
//! `RF_REFERENCE_DATA` names. Without it there is nothing to compare with, and nothing is tested.

use rf_lint::fmt::canonical::{Options, format};
use rf_lint::fmt::layout::{Scratch, layout};
use rf_lint::syntax::native::Reader;
use serde_json::Value;
use std::path::Path;

/// The lines of a file of recorded answers.
fn recorded(name: &str) -> Vec<Value> {
    let Some(directory) = std::env::var_os("RF_REFERENCE_DATA") else { return Vec::new() };
    let text = std::fs::read_to_string(Path::new(&directory).join(name)).expect("readable");
    text.lines().map(|line| serde_json::from_str(line).expect("an answer a line")).collect()
}

fn definition(value: &str) -> String {
    format!("concept \"c\" {{\n  description = {value}\n}}\n")
}

/// The value of the description of a laid out [`definition`].
fn description(text: &str) -> &str {
    let start = text.find("= ").expect("the description") + 2;
    text[start..].trim_end().strip_suffix('}').expect("the end").trim_end()
}

#[test]
fn every_accepted_constant_becomes_the_direct_literal_of_its_value() {
    for case in recorded("static_strings.jsonl") {
        let expr = case["expr"].as_str().expect("an expression");
        let text = definition(expr);
        let mut reader = Reader::default();
        let mut scratch = Scratch::default();
        assert_eq!(reader.read(&text), [], "{expr}");
        let plain = layout(&text, &reader.tokens, &mut scratch).unwrap_or_else(|| text.clone());
        let out = format(&text, &mut reader, Options::default(), &mut scratch).expect("a proof");
        let out = out.unwrap_or_else(|| text.clone());
        let value = case["value"].as_str().filter(|value| !value.contains('\n'));
        let literal = expr.starts_with('"') && !expr[1..expr.len() - 1].contains('"');
        match value {
            _ if literal && !expr.contains("${") => assert_eq!(out, plain),
            Some(value) if case["accept"] == true && !expr.contains('\n') => {
                let spelled = hcl_edit::parser::parse_expr(description(&out)).expect("a value");
                assert_eq!(spelled.as_str(), Some(value), "{expr}: {out}");
            }
            _ => assert_eq!(out, plain, "{expr}"),
        }
    }
}

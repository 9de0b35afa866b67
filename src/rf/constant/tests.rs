//! Rules of evaluation from text to value, recorded answers of Terraform's console, and the
//! promise that evaluation always ends.

use super::*;
use hcl_edit::structure::Body;
use std::fmt::Write as _;

/// Evaluates `x = EXPR`.
fn value_of(expr: &str) -> Option<Constant> {
    let text = format!("x = {expr}\n");
    let body: Body = hcl_edit::parser::parse_body(&text).ok()?;
    Some(evaluate(&body.attributes().next()?.value, &text))
}

fn accepted(expr: &str) -> Result<String, StaticFault> {
    let text = format!("x = {expr}\n");
    let body: Body = hcl_edit::parser::parse_body(&text).unwrap();
    static_string(&body.attributes().next().unwrap().value, &text)
}

/// The value as JSON with its names in order, or `ERR`.
fn shown(constant: &Constant) -> String {
    fn write(out: &mut String, value: &Value) {
        let mut join = |open: char, parts: Vec<String>, close: char| {
            let _ = write!(out, "{open}{}{close}", parts.join(","));
        };
        let json = |value: &Value| {
            let mut out = String::new();
            write(&mut out, value);
            out
        };
        match value {
            Value::Null(_) => out.push_str("null"),
            Value::Bool(value) => out.push_str(&value.to_string()),
            Value::Number(number) => out.push_str(&number.text().unwrap_or_default()),
            Value::String(text) => out.push_str(&serde_json::to_string(text).unwrap()),
            Value::Tuple(items) | Value::List(_, items) => {
                join('[', items.iter().map(json).collect(), ']');
            }
            Value::Object(items) | Value::Map(_, items) => {
                let named = items.iter().map(|(name, item)| {
                    format!("{}:{}", serde_json::to_string(name).unwrap(), json(item))
                });
                join('{', named.collect(), '}');
            }
        }
    }
    let Constant::Known(value) = constant else { return "ERR".to_owned() };
    let mut out = String::new();
    write(&mut out, value);
    // `jsonencode` refuses infinities.
    if out.contains("Inf") { "ERR".to_owned() } else { out }
}

fn show(expr: &str) -> String {
    value_of(expr).as_ref().map_or_else(|| "does not parse".to_owned(), shown)
}

/// Lines `{"expr", "json"}` with what `jsonencode` makes of the value, or `ERR`.
fn differences(recorded: &str) -> (usize, Vec<String>) {
    let mut found = Vec::new();
    let mut run = 0;
    for line in recorded.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let (expr, expected) = (case["expr"].as_str().unwrap(), case["json"].as_str().unwrap());
        let ours = show(expr);
        run += 1;
        if ours != expected {
            found.push(format!("{expr:?}\n  recorded {expected}\n  computed {ours}"));
        }
    }
    (run, found)
}

#[test]
fn more_recorded_answers_hold() {
    let Some(path) = std::env::var_os("RF_RECORDED_CONSTANTS") else {
        eprintln!("skipped: RF_RECORDED_CONSTANTS names no file");
        return;
    };
    let (run, found) = differences(&std::fs::read_to_string(path).unwrap());
    eprintln!("{run} recorded answers, {} differ", found.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

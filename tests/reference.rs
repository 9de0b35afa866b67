//! The reference data: documents with the answers that the reference implementation of HCL gives.
//!
//! The variable `RF_REFERENCE_DATA` names the folder; without it there is nothing to compare with,
//! and the tests say so. `layout.jsonl` holds untidy documents and their right layouts,
//! `syntax.jsonl` documents that are valid or not, `static_strings.jsonl` expressions that are
//! constant strings or not.

use rf_lint::fmt::canonical::{Options, format};
use rf_lint::fmt::layout::{Scratch, layout};
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::lint::Linter;
use rf_lint::source::Language;
use rf_lint::syntax::native::Reader;
use serde_json::Value;
use std::path::PathBuf;

/// The records of the file `name`, or `None` if there is no reference data.
fn records(name: &str) -> Option<Vec<Value>> {
    let Some(folder) = std::env::var_os("RF_REFERENCE_DATA").map(PathBuf::from) else {
        eprintln!("note: RF_REFERENCE_DATA is not set; {name} is not compared with");
        return None;
    };
    let text = std::fs::read_to_string(folder.join(name)).expect("the folder holds the file");
    let records: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("a line is an object")).collect();
    assert!(!records.is_empty(), "{name} is empty");
    Some(records)
}

fn string<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().expect("the field is a string")
}

/// `text` as it is formatted, or why it is not.
fn formatted(text: &str) -> Result<String, String> {
    match Formatter::default().format(text, Language::Hcl, Options::default()) {
        Formatted::Unchanged => Ok(text.to_owned()),
        Formatted::Changed(out) => Ok(out),
        Formatted::Invalid(errors) => {
            let messages: Vec<_> = errors.into_iter().map(|error| error.message).collect();
            Err(messages.join("\n"))
        }
        Formatted::Unproven(failure) => Err(failure.to_string()),
    }
}

/// Fails with the first of what is wrong, and the number of all.
fn assert_none(wrong: &[String], of: usize) {
    assert!(wrong.is_empty(), "{} of {of} are wrong, as this:\n{}", wrong.len(), wrong[0]);
}

#[test]
fn layouts_are_those_of_the_reference_and_stay() {
    let Some(records) = records("layout.jsonl") else { return };
    let mut wrong = Vec::new();
    for record in &records {
        let (text, out) = (string(record, "in"), string(record, "out"));
        for (from, what) in [(text, "laid out"), (out, "laid out again")] {
            let got = formatted(from);
            if got.as_deref() != Ok(out) {
                wrong.push(format!("{text}\n--- should be {what} as\n{out}\n--- and is\n{got:?}"));
            }
        }
    }
    assert_none(&wrong, 2 * records.len());
}

#[test]
fn documents_are_valid_if_the_reference_reads_them() {
    let Some(records) = records("syntax.jsonl") else { return };
    let mut wrong = Vec::new();
    for record in &records {
        let valid = record["valid"].as_bool().expect("`valid` is true or false");
        let got = formatted(string(record, "src"));
        if got.is_ok() != valid {
            wrong.push(format!("{record}\n--- is {got:?}"));
        }
    }
    assert_none(&wrong, records.len());
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
    let Some(records) = records("static_strings.jsonl") else { return };
    for case in records {
        let expr = string(&case, "expr");
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

#[test]
fn a_constant_string_is_accepted_if_the_reference_accepts_it() {
    let Some(records) = records("static_strings.jsonl") else { return };
    let mut wrong = Vec::new();
    for case in &records {
        let expr = string(case, "expr");
        let found = Linter::default().lint(&definition(expr), Language::RootformHcl).findings;
        let refused =
            found.iter().any(|f| matches!(f.lint, "invalid-value" | "invalid-definition"));
        if refused == (case["accept"] == true) {
            wrong.push(format!("{expr}: {found:#?}"));
        }
    }
    assert_none(&wrong, records.len());
}

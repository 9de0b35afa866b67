//! The reference data: documents with the answers that the reference implementation of HCL gives.
//!
//! The variable `RF_REFERENCE_DATA` names the folder; without it there is nothing to compare with,
//! and the tests say so. `layout.jsonl` holds untidy documents and their right layouts,
//! `syntax.jsonl` documents that are valid or not.

use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::source::Language;
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
    match Formatter::default().format(text, Language::Hcl) {
        Formatted::Unchanged => Ok(text.to_owned()),
        Formatted::Changed(out) => Ok(out),
        Formatted::Invalid(errors) => {
            let messages: Vec<_> = errors.into_iter().map(|error| error.message).collect();
            Err(messages.join("\n"))
        }
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

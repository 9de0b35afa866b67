//! Golden files for the rules of layout: `tests/layout/NAME.in.hcl` becomes `NAME.hcl` beside it,
//! which is then left as it is. `space_01` to `space_17` are the rules of spacing, in their order.
//!
//! The results are those of `terraform fmt -`, which only ends the text with a line break where
//! there was none.

use rf_lint::fmt::canonical::Options;
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::source::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/layout")
}

/// The names of the golden files: of what goes in, if `input`, or of what comes out.
fn names(input: bool) -> BTreeSet<String> {
    let entries = fs::read_dir(folder()).expect("there are golden files");
    entries
        .map(|entry| entry.expect("a folder can be read").file_name())
        .filter_map(|name| {
            let name = name.to_str()?.strip_suffix(".hcl")?;
            match name.strip_suffix(".in") {
                Some(name) => input.then(|| name.to_owned()),
                None => (!input).then(|| name.to_owned()),
            }
        })
        .collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_golden_file_is_reached_and_stays() {
    let mut formatter = Formatter::default();
    for name in names(true) {
        let (text, wanted) = (read(&format!("{name}.in.hcl")), read(&format!("{name}.hcl")));
        match formatter.format(&text, Language::Hcl, Options::default()) {
            Formatted::Unchanged => assert_eq!(text, wanted, "{name}: left as it is"),
            Formatted::Changed(out) => {
                assert_eq!(out, wanted, "{name}");
                assert_ne!(out, text, "{name}: said to be changed, and is not");
            }
            other => panic!("{name}: {other:#?}"),
        }
        let again = formatter.format(&wanted, Language::Hcl, Options::default());
        assert_eq!(again, Formatted::Unchanged, "{name}: not stable");
    }
}

#[test]
fn every_rule_of_spacing_has_a_golden_file_in_which_it_matters() {
    let names = names(true);
    for rule in 1..=17 {
        let start = format!("space_{rule:02}_");
        let name = names.iter().find(|name| name.starts_with(&start));
        let name = name.unwrap_or_else(|| panic!("nothing shows rule {rule}"));
        let (text, wanted) = (read(&format!("{name}.in.hcl")), read(&format!("{name}.hcl")));
        assert_ne!(text, wanted, "{name} has nothing to lay out");
    }
}

#[test]
fn golden_files_come_in_pairs() {
    assert_eq!(names(true), names(false));
}

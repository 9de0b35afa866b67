//! The catalogue agrees with its folders: every lint has a folder, every folder is a lint, and
//! every folder holds a page of the one shape and fixtures; what these show is for `fixtures.rs`.

use rf_lint::lint::{self, FixKind, Lint};
use rf_lint::lints;
use rf_lint::source::is_schema_document;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const HEADINGS: [&str; 6] =
    ["What it does", "Why", "Example", "What to write instead", "Fix safety", "Options"];

fn folder(lint: &Lint) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lints").join(lint.name.replace('-', "_"))
}

/// The names in the folder of `lint`.
fn names(lint: &Lint) -> Vec<String> {
    let entries = fs::read_dir(folder(lint)).expect("a lint has a folder");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    entries.map(|entry| name(entry.expect("a folder can be read"))).collect()
}

#[test]
fn folders_and_lints_are_the_same() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("lints");
    let folders: BTreeSet<PathBuf> = fs::read_dir(root)
        .expect("there is a catalogue")
        .map(|entry| entry.expect("a folder can be read").path())
        .filter(|path| path.is_dir())
        .collect();
    let lints: BTreeSet<PathBuf> = lints::ALL.iter().map(|lint| folder(lint)).collect();
    assert_eq!(folders, lints);
    assert_eq!(lints.len(), lints::ALL.len(), "two lints have one name");
}

#[test]
fn entries_are_well_formed() {
    for lint in lints::ALL {
        let name = lint.name;
        assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{name}");
        assert!(!lint.summary.is_empty() && !lint.summary.ends_with('.'), "{name}: summary");
        assert!(lint.summary.len() <= 80, "{name}: the summary is long");
        for code in lint.codes {
            assert!(code.chars().all(|c| c.is_ascii_uppercase() || c == '_'), "{name}: {code}");
        }
    }
}

#[test]
fn lints_stand_by_group() {
    let groups: Vec<_> = lints::ALL.iter().map(|lint| lint.group).collect();
    assert!(groups.is_sorted(), "{groups:?}");
}

#[test]
fn pages_have_one_shape() {
    for lint in lints::ALL {
        let name = lint.name;
        let mut lines = lint.page.lines();
        assert_eq!(lines.next(), Some(format!("# {name}").as_str()));
        let mut in_code = false;
        let mut headings = Vec::new();
        let mut sections: Vec<String> = Vec::new();
        for line in lines {
            assert!(line.chars().count() <= 80, "{name}: a long line: {line}");
            assert_eq!(line.trim_end(), line, "{name}: spaces at the end of a line: {line}");
            in_code ^= line.starts_with("```");
            match line.strip_prefix("## ").filter(|_| !in_code) {
                Some(heading) => {
                    headings.push(heading);
                    sections.push(String::new());
                }
                None => sections.last_mut().into_iter().for_each(|text| text.push_str(line)),
            }
        }
        assert!(!in_code, "{name}: a block of code is not closed");
        assert_eq!(headings, HEADINGS, "{name}");
        assert!(sections.iter().all(|text| !text.is_empty()), "{name}: an empty section");
        let [_, _, example, instead, safety, _] = &sections[..] else { unreachable!() };
        assert!(example.contains("```hcl"), "{name}: no example");
        assert!(instead.contains("```hcl"), "{name}: nothing to write instead");
        let begins = match lint.fix {
            FixKind::None => "There is no fix",
            FixKind::Safe => "Safe.",
            FixKind::Unsafe => "Unsafe.",
            FixKind::Either => "",
        };
        assert!(safety.starts_with(begins), "{name}: {safety}");
    }
}

#[test]
fn every_lint_has_fixtures() {
    for lint in lints::ALL {
        let names = names(lint);
        for kind in ["bad", "good"] {
            let there = names.iter().any(|name| name.starts_with(kind));
            assert!(there, "{}: no {kind} fixture", lint.name);
        }
        for name in names {
            let known = ["bad", "good", "fixed"].iter().any(|kind| name.starts_with(kind));
            let is_code = Path::new(&name).extension().is_some_and(|e| e == "rs");
            let known =
                known || is_code || name == "page.md" || is_schema_document(Path::new(&name));
            assert!(known, "{}: what is {name} for?", lint.name);
        }
    }
}

#[test]
fn what_cannot_be_allowed_is_what_stops_reading() {
    let fixed: Vec<_> =
        lints::ALL.iter().filter(|lint| lint.fixed_level).map(|lint| lint.name).collect();
    assert_eq!(fixed, ["syntax-error", "nesting-too-deep"]);
    assert!(fixed.iter().all(|name| lint::find(name).is_some()));
}

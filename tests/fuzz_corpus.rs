//! The corpus of the fuzz targets, through the same properties, without a fuzzer: what was found
//! once stays found.

mod fuzzed;

use fuzzed::PROPERTIES;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn fuzz(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(below)
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> =
        entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.sort();
    files
}

#[test]
fn every_property_has_its_target_and_corpus() {
    let stems = |folder: &str| -> BTreeSet<String> {
        let stem =
            |path: &PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        files(&fuzz(folder)).iter().filter_map(stem).collect()
    };
    let properties: BTreeSet<String> = PROPERTIES.iter().map(|(name, _)| (*name).into()).collect();
    assert_eq!(stems("targets"), properties);
    assert_eq!(stems("corpus"), properties);
}

#[test]
fn every_property_holds_over_its_corpus() {
    for (name, holds) in PROPERTIES {
        for path in files(&fuzz("corpus").join(name)) {
            let bytes = fs::read(&path).expect("a file can be read");
            // What a failure is about; it is shown only then.
            eprintln!("{}", path.display());
            if let Ok(text) = std::str::from_utf8(&bytes) {
                holds(text);
            }
        }
    }
}

//! The sample sources, read into the model: they have no faults.

use rf_lint::rf::model::decode;
use rf_lint::schema::source::Document;
use rf_lint::syntax::grammar::check;
use rf_lint::syntax::json;
use rf_lint::syntax::lexer::lex;
use rf_lint::syntax::outline::{Outline, Outliner};
use std::fs;
use std::path::{Path, PathBuf};

/// The Rootform sources under `dir`.
fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            sources(&path, found);
        } else if name.ends_with(".rf.hcl") || name.ends_with(".rf.json") {
            found.push(path);
        }
    }
}

/// The findings of a file, as `lint: message`.
fn findings(path: &Path, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    if path.extension().is_some_and(|e| e == "json") {
        let document = json::parse(text).unwrap();
        decode(Document::Json { text, value: &document.value }, &[], &mut findings);
    } else {
        let tokens = lex(text);
        let mut outline = Outline::default();
        let errors = check(text, &tokens, &mut Outliner::new(&mut outline, &tokens));
        assert_eq!(errors, [], "{}", path.display());
        let document = Document::Native { text, tokens: &tokens, outline: &outline };
        decode(document, &errors, &mut findings);
    }
    findings.into_iter().map(|f| format!("{}: {}", f.lint, f.message)).collect()
}

#[test]
fn samples_have_no_faults() {
    let dir = std::env::var_os("RF_SOURCES").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/rootform"),
        PathBuf::from,
    );
    let mut files = Vec::new();
    sources(&dir, &mut files);
    assert!(files.len() > 3, "there are sources to read");
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        assert_eq!(findings(&file, &text), [""; 0], "{}", file.display());
    }
}

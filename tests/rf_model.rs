//! The sample sources, read into the model and put together as roots: they have no faults. Set
//! `RF_SOURCES` to a directory of source roots to read those instead.

use rf_lint::finding::{Finding, RelatedFile};
use rf_lint::rf::model::decode;
use rf_lint::rf::root::{Kind, Linkable, Linked, Root, Summary};
use rf_lint::schema::source::Document;
use rf_lint::syntax::json;
use rf_lint::syntax::native::Reader;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The Rootform sources under `dir`, in order.
fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    let mut paths: Vec<_> = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            sources(&path, found);
        } else if name.ends_with(".rf.hcl") || name.ends_with(".rf.json") {
            found.push(path);
        }
    }
}

/// What is kept of a file, with its findings.
fn read(path: &Path, text: &str) -> (Summary, Vec<Finding>) {
    let mut findings = Vec::new();
    let file = if path.extension().is_some_and(|e| e == "json") {
        let document = json::parse(text).unwrap();
        let document = Document::Json { text, value: &document.value };
        Summary::of(&decode(document, &[], &mut findings))
    } else {
        let mut reader = Reader::default();
        let errors = reader.read(text);
        assert_eq!(errors, [], "{}", path.display());
        let (tokens, outline) = (&reader.tokens, &reader.outline);
        let document = Document::Native { text, tokens, outline };
        Summary::of(&decode(document, &errors, &mut findings))
    };
    (file, findings)
}

#[test]
fn samples_have_no_faults() {
    let dir = std::env::var_os("RF_SOURCES").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/rootform"),
        PathBuf::from,
    );
    let no_text = |_| Arc::new(RelatedFile::new("", ""));
    let mut roots = Vec::new();
    for entry in fs::read_dir(&dir).unwrap() {
        let mut files = Vec::new();
        sources(&entry.unwrap().path(), &mut files);
        let mut summaries = Vec::new();
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let (summary, findings) = read(&file, &text);
            assert_eq!(findings, [], "{}", file.display());
            summaries.push(summary);
        }
        let root = Root::new(summaries);
        assert_eq!(root.check(true, &no_text), []);
        roots.push(root);
    }
    assert!(roots.len() > 2, "there are roots to check");
    let (packs, dialects): (Vec<_>, Vec<_>) =
        roots.into_iter().partition(|root| root.kind == Kind::Pack);
    assert!(!packs.is_empty(), "there are packs to link");
    let dialects: Vec<_> = dialects.into_iter().map(Linkable::from).collect();
    let linked = Linked::new(&dialects, true);
    for pack in &packs {
        assert_eq!(linked.check(pack), []);
    }
}

//! Schema documents: any is loaded as far as it goes or told of; what was loaded checks any
//! instance, and is bundled into a document that says the same and is a bundle of itself.

use super::FILE_SEPARATOR;
use super::sound::findings_are_sound;
use rf_lint::schema::apply::check_document;
use rf_lint::schema::docs::markdown;
use rf_lint::schema::load::{Loaded, Options, load};
use rf_lint::schema::source::Document;
use rf_lint::schema::write::bundle;
use rf_lint::syntax::native::Reader;
use std::path::Path;

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let (schema, instance) = text.split_once(FILE_SEPARATOR).unwrap_or((text, ""));
    let json = schema.trim_start().starts_with('{');
    let loaded = loaded(if json { "a.schema.json" } else { "a.schema.hcl" }, schema);
    for (file, fault) in &loaded.faults {
        let file = loaded.schema.files.get(*file).expect("a fault is in a file that was read");
        findings_are_sound(&file.text, std::slice::from_ref(fault));
    }
    let Some(root) = loaded.root else { return };
    let _ = markdown(&loaded.schema, root, "a");
    let found = found(&loaded, instance);
    // Faults of which nothing is known any more are in no bundle.
    if loaded.faults.is_empty() {
        let text = bundle(&loaded.schema, root, loaded.id.as_deref());
        let bundled = self::loaded("bundle.schema.hcl", &text);
        assert!(bundled.faults.is_empty(), "{:?}\n{text}", bundled.faults);
        assert_eq!(self::found(&bundled, instance), found, "{text}");
        let again = bundle(&bundled.schema, bundled.root.expect("a body"), bundled.id.as_deref());
        assert_eq!(again, text, "a bundle of a bundle is itself");
    }
}

fn loaded(path: &str, text: &str) -> Loaded {
    load(Path::new(path), text, Options { strict: false, local: &|_| None })
}

/// What is found in `instance`: places, lints, messages and fixes, without the places in the schema.
fn found(loaded: &Loaded, instance: &str) -> Vec<String> {
    let mut reader = Reader::default();
    let (Some(root), []) = (loaded.root, reader.read(instance).as_slice()) else {
        return Vec::new();
    };
    let Reader { tokens, outline } = &reader;
    let document = Document::Native { text: instance, tokens, outline };
    let checked = check_document(document, &loaded.schema, root);
    findings_are_sound(instance, &checked.findings);
    assert!(checked.sensitive.is_sorted());
    assert!(checked.sensitive.iter().all(|span| instance.get(span.range()).is_some()));
    let findings = checked.findings.iter();
    let mut found: Vec<String> = findings
        .map(|f| format!("{:?} {} {} {:?}", f.span, f.lint, f.message, f.fix))
        .chain(checked.sensitive.iter().map(|span| format!("{span:?}")))
        .collect();
    found.sort();
    found
}

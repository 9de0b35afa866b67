//! A bundle accepts and refuses exactly what the documents do that it was made of, and says the
//! same of every file: for schemas and files put together at random.

#[path = "common/schemas.rs"]
mod schemas;
#[path = "common/written.rs"]
mod written;

use proptest::prelude::*;
use rf_lint::schema::apply::check_document;
use rf_lint::schema::load::Loaded;
use rf_lint::schema::source::Document;
use rf_lint::schema::write::bundle;
use rf_lint::syntax::json;
use rf_lint::syntax::native::Reader;
use schemas::{document, instance, loaded};
use std::path::Path;
use written::Random;

/// What is found in `instance`: places, lints, messages and fixes, without the places in the schema.
/// Help may list names in the order of the documents.
fn found(loaded: &Loaded, instance: &str) -> Vec<String> {
    let mut reader = Reader::default();
    if !reader.read(instance).is_empty() {
        return Vec::new();
    }
    let Reader { tokens, outline } = &reader;
    found_in(loaded, Document::Native { text: instance, tokens, outline })
}

fn found_in_json(loaded: &Loaded, instance: &str) -> Vec<String> {
    let tree = json::parse(instance).expect(instance);
    found_in(loaded, Document::Json { text: instance, value: &tree.value })
}

fn found_in(loaded: &Loaded, document: Document<'_>) -> Vec<String> {
    let root = loaded.root.expect("a body");
    let checked = check_document(document, &loaded.schema, root);
    let mut found: Vec<String> = checked
        .findings
        .iter()
        .map(|f| format!("{:?} {} {} {:?}", f.span, f.lint, f.message, f.fix))
        .chain(checked.sensitive.iter().map(|span| format!("{span:?}")))
        .collect();
    found.sort();
    found
}

proptest! {
    #[test]
    fn a_bundle_says_the_same(
        main in document(true),
        other in document(false),
        instances in prop::collection::vec(instance(), 4..12),
        seed in any::<u64>(),
    ) {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("other.schema.hcl"), &other).unwrap();
        let original = loaded(&dir.path().join("main.schema.hcl"), &main);
        // Rules put together at random may contradict each other, and then nothing is checked.
        prop_assume!(original.errors().next().is_none());
        let root = original.root.unwrap();
        let text = bundle(&original.schema, root, original.id.as_deref());
        let bundled = loaded(Path::new("bundle.schema.hcl"), &text);
        prop_assert!(bundled.faults.is_empty(), "{:#?}\n{text}", bundled.faults);
        for instance in &instances {
            prop_assert_eq!(found(&original, instance), found(&bundled, instance), "{}\n{}\n{}", main, text, instance);
        }
        // Files that are made for the schema get deeper into it.
        let mut random = Random::new(seed);
        for at in 0..4 {
            let items = written::items(&original, root, &mut random, 0);
            let native = written::native(&items).text;
            prop_assert_eq!(found(&original, &native), found(&bundled, &native), "{}\n{}\n{}", main, text, native);
            let json = written::json(&items, at % 2 == 0).text;
            prop_assert_eq!(found_in_json(&original, &json), found_in_json(&bundled, &json), "{}\n{}\n{}", main, text, json);
        }
        let again = bundle(&bundled.schema, bundled.root.unwrap(), bundled.id.as_deref());
        prop_assert_eq!(&again, &text, "a bundle of a bundle is itself");
    }
}

//! The bridge to hcl-edit: it takes what the grammar check takes, but for what it is known to
//! refuse, and its spans point at what they claim.

use hcl_edit::structure::Structure;
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::tree::{RefusalKind, items};

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let mut reader = Reader::default();
    if !reader.read(text).is_empty() {
        return;
    }
    let Reader { tokens, outline } = &reader;
    let mut count = 0;
    for item in items(text, tokens, outline) {
        count += 1;
        let known = outline.item(item.index);
        let name = tokens[known.name].text(text);
        match &item.tree {
            Ok(Structure::Attribute(attribute)) => {
                assert!(!known.is_block());
                assert_eq!(attribute.key.as_str(), name);
                assert_eq!(item.span_of(&attribute.key), Some(tokens[known.name].span));
                let value = item.span_of(&attribute.value).expect("a value has a place");
                assert!(text.get(value.range()).is_some_and(|value| !value.is_empty()));
            }
            Ok(Structure::Block(block)) => {
                assert!(known.is_block());
                assert_eq!(block.ident.as_str(), name);
                assert_eq!(item.span_of(block), Some(item.span));
                let inside = outline.body(Some(item.index)).count();
                assert_eq!(block.body.len(), inside);
            }
            Err(refusal) => {
                assert_ne!(refusal.kind, RefusalKind::Other, "{refusal:?}");
                assert!(text.is_char_boundary(refusal.at.start as usize), "{refusal:?}");
            }
        }
    }
    assert_eq!(count, outline.body(None).count());
}

//! Labels: `rule subnet {` becomes `rule "subnet" {`.

use super::{Document, skip::is_skipped};
use crate::edit::Edit;
use crate::syntax::token::TokenKind;

/// Puts the edits that quote labels into `out`.
pub(super) fn edits(doc: &Document, out: &mut Vec<Edit>) {
    let mut index = 0;
    while index < doc.outline.len() {
        if is_skipped(doc.text, doc.tokens, doc.outline, index) {
            index = doc.outline.after(index);
            continue;
        }
        for label in doc.outline.item(index).labels() {
            let token = doc.tokens[label];
            if token.kind == TokenKind::Identifier {
                out.push(Edit::replace(token.span, format!("\"{}\"", token.text(doc.text))));
            }
        }
        index += 1;
    }
}

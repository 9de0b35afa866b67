//! Labels: names that must be identifiers.

use super::decoder::Decoder;
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::rf::typing::fix;
use crate::rf::value::{MAX_NAME, identifier_fault, to_identifier};
use crate::schema::source::Block;
use crate::span::Name;
use crate::words::shorten;

/// What names are like, as help.
const NAMES: &str = "a name begins with a letter and goes on with lower case letters and digits, \
                     its words joined by single dashes: `dead-letters`";

impl<'t> Decoder<'_, 't> {
    /// The one label of a block, if it is an identifier; reports it if not.
    pub(super) fn label(&mut self, block: &Block<'t>) -> Option<Name<'t>> {
        let [label] = block.labels.as_slice() else { return None };
        let block_type = &block.block_type.text;
        if label.text.len() > MAX_NAME {
            let message = format!(
                "the label of this `{block_type}` has {} bytes, and {MAX_NAME} is the limit",
                label.text.len()
            );
            let finding = Finding::new("invalid-label", label.span, message).code("INVALID_LABEL");
            self.push(finding.help("choose a shorter name"));
            return None;
        }
        let Some(reason) = identifier_fault(&label.text) else { return Some(label.clone()) };
        if label.text.is_empty() {
            let message = format!("the label of this `{block_type}` is empty");
            let finding = Finding::new("invalid-label", label.span, message).code("INVALID_LABEL");
            self.push(finding.help(NAMES));
            return None;
        }
        let message = format!("`{}` cannot name a `{block_type}`: {reason}", shorten(&label.text));
        let finding = Finding::new("invalid-label", label.span, message).code("INVALID_LABEL");
        self.push(match to_identifier(&label.text) {
            Some(name) => {
                let edit = Edit::replace(label.span, format!("\"{name}\""));
                finding.help(format!("write `{name}`")).fix(fix(
                    format!("rename it to `{name}`"),
                    Safety::Unsafe,
                    edit,
                ))
            }
            None => finding.help(NAMES),
        });
        None
    }
}

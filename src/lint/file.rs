//! What can be found in one file by itself.

use super::check_text;
use crate::finding::Finding;
use crate::source::Language;
use crate::syntax::json;
use crate::syntax::native::Reader;

/// Looks for findings in one text after another, in buffers that are used again.
#[derive(Default)]
pub struct Linter {
    reader: Reader,
}

impl Linter {
    /// The findings of `text`, written in `language`, at every level and in no order.
    pub fn lint(&mut self, text: &str, language: Language) -> Vec<Finding> {
        if language.is_json() {
            return lint_json(text, language);
        }
        let mut findings = self.reader.lint(text);
        check_text(text, &self.reader.heredoc_texts(), &mut findings);
        findings
    }
}

fn lint_json(text: &str, language: Language) -> Vec<Finding> {
    let dialect = if language.is_rootform() { json::Dialect::Rootform } else { json::Dialect::Hcl };
    let mut findings = match json::parse(text) {
        Ok(document) => json::duplicates(text, &document, dialect),
        Err(errors) => errors,
    };
    check_text(text, &[], &mut findings);
    findings
}

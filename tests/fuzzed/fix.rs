//! The fix loop over any text: see `common/fixing.rs` for what must hold.

use super::fixing::{check_any, findings};
use rf_lint::source::Language;

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let json = text.trim_start().starts_with(['{', '[']);
    let languages = if json {
        [Language::Json, Language::RootformJson]
    } else {
        [Language::Hcl, Language::RootformHcl]
    };
    for language in languages {
        if findings(text, language).iter().any(|(_, finding)| finding.fix.is_some()) {
            check_any(text, language);
        }
    }
}

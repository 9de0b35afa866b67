//! All lints over one file, directives applied, in every language: findings are sound, and their
//! number is in proportion to the text.

use super::sound::findings_are_sound;
use rf_lint::lint::Linter;
use rf_lint::source::Language;
use std::cell::RefCell;

thread_local! {
    /// Used again and again, so that what one text leaves behind would show in the next.
    static LINTER: RefCell<Linter> = RefCell::default();
}

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let json = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']).starts_with(['{', '[']);
    let languages = if json {
        [Language::Json, Language::RootformJson]
    } else {
        [Language::Hcl, Language::RootformHcl]
    };
    LINTER.with_borrow_mut(|linter| {
        for language in languages {
            let found = linter.lint(text, language);
            assert_eq!(found.summary.is_some(), language.is_rootform());
            findings_are_sound(text, &found.findings);
            let all = found.findings.len();
            let kept = found.apply(|_| true, true);
            findings_are_sound(text, &kept);
            let count = |word: &str| text.matches(word).count();
            assert!(kept.len() <= all + count("allow") * text.len().max(1));
        }
    });
}

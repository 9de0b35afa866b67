//! JSON: the reader takes any text and reads what another reader reads; layout is done in one go
//! and keeps every token, and with them order, duplicates and spelling.

use super::sound::findings_are_sound;
use rf_lint::fmt::json::format;
use rf_lint::syntax::json::{Dialect, Lexer, TokenKind, check, duplicates, parse};

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let errors = check(text);
    findings_are_sound(text, &errors);
    assert!(errors.iter().all(|error| error.help.is_some()), "{errors:?}");
    if let Some(good) = serde_reads(text) {
        assert_eq!(errors.is_empty(), good, "{errors:?}");
    }
    let formatted = format(text);
    match parse(text) {
        Err(same) => {
            assert_eq!(same, errors);
            assert_eq!(formatted, Err(errors));
        }
        Ok(document) => {
            for dialect in [Dialect::Hcl, Dialect::Rootform] {
                findings_are_sound(text, &duplicates(text, &document, dialect));
            }
            let changed = formatted.expect("it is read without fault");
            let out = changed.as_deref().unwrap_or(text);
            assert_ne!(changed.as_deref(), Some(text), "said to be changed");
            assert_eq!(format(out), Ok(None), "laid out twice is not laid out once: {out:?}");
            assert_eq!(spellings(out), spellings(text));
            assert!(out.lines().all(|line| !line.ends_with([' ', '\t'])), "{out:?}");
        }
    }
}

fn spellings(text: &str) -> Vec<&str> {
    let mut lexer = Lexer::new(text);
    std::iter::repeat_with(|| lexer.next_token())
        .take_while(|token| token.kind != TokenKind::End)
        .map(|token| &text[token.span.range()])
        .collect()
}

/// Whether serde_json reads `text`; `None` if it stops at one of its own limits, which the grammar
/// does not know: the size of numbers, 128 levels, and both halves of surrogates.
fn serde_reads(text: &str) -> Option<bool> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Err(error) = serde_json::from_str::<serde_json::Value>(text) else { return Some(true) };
    let error = error.to_string();
    let limits = ["number out of range", "recursion limit", "surrogate", "end of hex escape"];
    (!limits.iter().any(|limit| error.contains(limit))).then_some(false)
}

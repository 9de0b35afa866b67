//! The canonical form of Rootform sources: valid, stable, comments kept, and always proven.

use rf_lint::fmt::canonical::{Options, ProofFailure};
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::source::Language;
use rf_lint::syntax::lexer::lex;
use std::cell::RefCell;

thread_local! {
    /// Used again and again, so that what one text leaves behind would show in the next.
    static FORMATTER: RefCell<Formatter> = RefCell::default();
}

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    FORMATTER.with_borrow_mut(|formatter| {
        for (order, literals) in [(true, true), (false, false)] {
            holds_with(text, Options { order, literals }, formatter);
        }
    });
}

fn holds_with(text: &str, options: Options, formatter: &mut Formatter) {
    let mut format = |text: &str| formatter.format(text, Language::RootformHcl, options);
    match format(text) {
        Formatted::Unchanged | Formatted::Invalid(_) => {}
        // What the author has to do; it is said where.
        Formatted::Unproven(ProofFailure::Tokens { line }) => {
            assert!(0 < line && line <= text.split('\n').count());
        }
        Formatted::Unproven(failure) => panic!("{failure}"),
        Formatted::Changed(out) => {
            assert_ne!(out, text, "said to be changed");
            assert_eq!(format(&out), Formatted::Unchanged, "not stable: {out:?}");
            assert_eq!(comments(text), comments(&out), "{out:?}");
            assert!(out.is_empty() || out.ends_with('\n') && !out.ends_with("\n\n"), "{out:?}");
        }
    }
}

/// The comments of a text, sorted, line breaks aside.
fn comments(text: &str) -> Vec<String> {
    let comments = lex(text).into_iter().filter(|token| token.kind.is_comment());
    let mut comments: Vec<String> = comments
        .map(|token| {
            let lines = token.text(text).split('\n').map(|line| line.trim_end_matches('\r'));
            lines.collect::<Vec<_>>().join("\n").trim_end_matches('\n').to_owned()
        })
        .collect();
    comments.sort();
    comments
}

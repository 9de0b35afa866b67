//! What holds for the canonical form of any valid document. `PROPTEST_CASES` says of how many.

mod documents;

use documents::Maker;
use proptest::prelude::*;
use rf_lint::fmt::canonical::{Options, format};
use rf_lint::fmt::layout::{Scratch, layout};
use rf_lint::syntax::lexer::lex;
use rf_lint::syntax::native::Reader;

/// The comments of a text, sorted, line breaks aside.
fn comments(text: &str) -> Vec<String> {
    let comments = lex(text).into_iter().filter(|t| t.kind.is_comment());
    let mut comments: Vec<String> = comments
        .map(|t| {
            let lines = t.text(text).split('\n').map(|line| line.trim_end_matches('\r'));
            lines.collect::<Vec<_>>().join("\n").trim_end_matches('\n').to_owned()
        })
        .collect();
    comments.sort();
    comments
}

fn holds(text: &str, options: Options, skips: bool) -> Result<(), TestCaseError> {
    let mut reader = Reader::default();
    let mut scratch = Scratch::default();
    prop_assert_eq!(reader.read(text), [], "the generator makes valid documents: {:?}", text);
    let out = match format(text, &mut reader, options, &mut scratch) {
        Ok(out) => out.unwrap_or_else(|| text.to_owned()),
        Err(failure) => return Err(TestCaseError::fail(format!("{failure}\n{text:?}"))),
    };
    prop_assert_eq!(reader.read(&out), []);
    prop_assert_eq!(comments(text), comments(&out), "{:?}\n{:?}", text, out);
    if !skips {
        let again = layout(&out, &reader.tokens, &mut scratch);
        prop_assert_eq!(again, None, "layout changes it: {:?}", out);
    }
    let again = format(&out, &mut reader, options, &mut scratch);
    prop_assert_eq!(again, Ok(None), "not stable: {:?}", out);
    prop_assert!(out.is_empty() || (out.ends_with('\n') && !out.ends_with("\n\n")));
    Ok(())
}

fn document(skips: bool) -> impl Strategy<Value = String> {
    let choices = prop::collection::vec(any::<u32>(), 0..400);
    choices.prop_map(move |choices| Maker::document(choices, skips))
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn it_is_stable_and_keeps_comments_and_meaning(
        text in document(false),
        order in any::<bool>(),
        literals in any::<bool>(),
    ) {
        holds(&text, Options { order, literals }, false)?;
    }

    #[test]
    fn it_leaves_skipped_items_alone(text in document(true)) {
        holds(&text, Options::default(), true)?;
    }
}

//! `rf fmt` on schema documents keeps every comment, each between the words that it stood between,
//! and what the document says: for documents put together at random, with comments everywhere.

#[path = "common/schemas.rs"]
mod schemas;

use proptest::prelude::*;
use rf_lint::fmt::canonical::Options;
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::schema::load::Loaded;
use rf_lint::schema::write::bundle;
use rf_lint::source::Language;
use rf_lint::syntax::lexer::lex;
use rf_lint::syntax::literal::is_trivia;
use rf_lint::syntax::token::TokenKind;
use schemas::{document, loaded};
use std::fmt::Write as _;
use std::path::Path;

/// `text` with comments between its tokens, where `choices` say.
fn commented(text: &str, choices: &[u8]) -> String {
    let tokens = lex(text);
    let mut out = String::new();
    let (mut done, mut quotes) = (0, 0_u32);
    for (at, token) in tokens.iter().enumerate() {
        let choice = choices[at % choices.len()];
        let gap = &text[done..token.span.range().start];
        out += gap;
        let template = quotes > 0 || token.kind == TokenKind::CloseQuote;
        match choice {
            // At the end of a line, and above the next one.
            0 if token.kind == TokenKind::Newline => write!(out, " # end {at}").unwrap(),
            1 if token.kind == TokenKind::Newline => {
                write!(out, "// end {at}\n\n  # above {at}\n").unwrap();
            }
            2 if token.kind == TokenKind::Newline => write!(out, "\n/* alone\n {at} */").unwrap(),
            0..3 if !template => write!(out, " /* inside {at} */ ").unwrap(),
            _ => {}
        }
        match token.kind {
            TokenKind::OpenQuote => quotes += 1,
            TokenKind::CloseQuote => quotes -= 1,
            _ => {}
        }
        out += token.text(text);
        done = token.span.range().end;
    }
    out
}

/// What a text says, token by token and comment by comment, line breaks aside.
fn words(text: &str) -> Vec<String> {
    let meant = lex(text).into_iter().filter(|token| token.kind != TokenKind::Newline);
    meant
        .map(|token| {
            let lines = token.text(text).trim_end_matches(['\r', '\n']).lines();
            lines.map(str::trim).collect::<Vec<_>>().join("\n")
        })
        .collect()
}

fn formatted(text: &str) -> String {
    match Formatter::default().format(text, Language::Hcl, Options::default()) {
        Formatted::Unchanged => text.to_owned(),
        Formatted::Changed(text) => text,
        Formatted::Unproven(failure) => panic!("{failure}: {text}"),
        Formatted::Invalid(errors) => panic!("{errors:#?}: {text}"),
    }
}

/// What a schema comes to. Conditions are spelled as they are written, comments included.
fn meaning(loaded: &Loaded) -> (Vec<String>, Option<Vec<String>>) {
    let faults = loaded.faults.iter().map(|(_, fault)| fault.message.clone());
    let said = loaded.root.map(|root| {
        let text = bundle(&loaded.schema, root, loaded.id.as_deref());
        let tokens = lex(&text).into_iter().filter(|token| !is_trivia(token.kind));
        tokens.map(|token| token.text(&text).to_owned()).collect()
    });
    (faults.collect(), said)
}

proptest! {
    #[test]
    fn every_comment_stays_where_it_was(
        document in document(false),
        choices in prop::collection::vec(0_u8..12, 40..80),
    ) {
        prop_assert_eq!(Language::of(Path::new("any.schema.hcl")), Language::Hcl);
        let text = commented(&document, &choices);
        let out = formatted(&text);
        prop_assert_eq!(words(&text), words(&out), "{}\n{}", text, out);
        prop_assert_eq!(&formatted(&out), &out, "not stable");
        let path = Path::new("any.schema.hcl");
        prop_assert_eq!(meaning(&loaded(path, &text)), meaning(&loaded(path, &document)));
        prop_assert_eq!(meaning(&loaded(path, &out)), meaning(&loaded(path, &document)));
    }
}

//! How fast each part of the program is, in bytes of source a second: `cargo bench`.
//!
//! What the whole program takes is measured by `compare.sh` and `curve.sh`, and that no part gets
//! slower unseen is held by `instructions.sh`.

mod inputs;

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use inputs::{Size, careless, json, plain, rootform, untidy};
use rf_lint::edit::Safety;
use rf_lint::fmt::canonical::Options;
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::lint::fix::{Tools, fix};
use rf_lint::lint::{Level, Levels, Linter};
use rf_lint::rf::model::decode;
use rf_lint::schema::source::Document;
use rf_lint::source::Language;
use rf_lint::syntax::grammar::check;
use rf_lint::syntax::lexer::{lex, lex_into};
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::outline::{Outline, Outliner};
use rf_lint::syntax::{json as json_syntax, tree};

/// That of the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

/// Measures `run` over `text`.
fn measure<T>(bencher: Bencher<'_, '_>, text: &str, mut run: impl FnMut(&str) -> T) {
    bencher.counter(BytesCount::of_str(text)).bench_local(|| run(black_box(text)));
}

#[divan::bench(args = Size::ALL)]
fn lexing(bencher: Bencher<'_, '_>, size: Size) {
    let mut tokens = Vec::new();
    measure(bencher, &plain(size), |text| lex_into(text, &mut tokens));
}

#[divan::bench(args = Size::ALL)]
fn grammar_check(bencher: Bencher<'_, '_>, size: Size) {
    let text = plain(size);
    let tokens = lex(&text);
    let mut outline = Outline::default();
    measure(bencher, &text, |text| check(text, &tokens, &mut Outliner::new(&mut outline, &tokens)));
}

/// The trees of hcl-edit, item by item.
#[divan::bench(args = Size::ALL)]
fn trees(bencher: Bencher<'_, '_>, size: Size) {
    let text = plain(size);
    let mut reader = Reader::default();
    assert_eq!(reader.read(&text), []);
    measure(bencher, &text, |text| {
        tree::items(text, &reader.tokens, &reader.outline).filter(|item| item.tree.is_ok()).count()
    });
}

/// The model of a Rootform source, of a text that has been read.
#[divan::bench(args = Size::ALL)]
fn decoding(bencher: Bencher<'_, '_>, size: Size) {
    let text = rootform(size);
    let mut reader = Reader::default();
    assert_eq!(reader.read(&text), []);
    let Reader { tokens, outline } = &reader;
    measure(bencher, &text, |text| {
        let mut findings = Vec::new();
        let file = decode(Document::Native { text, tokens, outline }, &[], &mut findings);
        black_box(&file);
        findings.len()
    });
}

/// What `rf fmt` does to a text that has been read from its file.
fn format(bencher: Bencher<'_, '_>, text: &str, language: Language, unchanged: bool) {
    let mut formatter = Formatter::default();
    let mut run = |text: &str| formatter.format(text, language, Options::default());
    let right = match run(text) {
        Formatted::Unchanged => unchanged,
        Formatted::Changed(_) => !unchanged,
        Formatted::Invalid(_) | Formatted::Unproven(_) => false,
    };
    assert!(right, "the input is not what it is meant to be");
    measure(bencher, text, run);
}

#[divan::bench(args = Size::ALL)]
fn format_plain_in_order(bencher: Bencher<'_, '_>, size: Size) {
    format(bencher, &plain(size), Language::Hcl, true);
}

#[divan::bench(args = Size::ALL)]
fn format_plain_untidy(bencher: Bencher<'_, '_>, size: Size) {
    format(bencher, &untidy(&plain(size)), Language::Hcl, false);
}

#[divan::bench(args = Size::ALL)]
fn format_rootform_in_order(bencher: Bencher<'_, '_>, size: Size) {
    format(bencher, &rootform(size), Language::RootformHcl, true);
}

#[divan::bench(args = Size::ALL)]
fn format_rootform_careless(bencher: Bencher<'_, '_>, size: Size) {
    format(bencher, &untidy(&careless(size)), Language::RootformHcl, false);
}

#[divan::bench(args = Size::ALL)]
fn format_json_in_order(bencher: Bencher<'_, '_>, size: Size) {
    format(bencher, &json(size), Language::RootformJson, true);
}

#[divan::bench(args = Size::ALL)]
fn format_json_untidy(bencher: Bencher<'_, '_>, size: Size) {
    let text = json(size).replace("\n      ", " ");
    format(bencher, &text, Language::RootformJson, false);
}

/// All lints over one file, and what is to be known of it for its root.
fn lint(bencher: Bencher<'_, '_>, text: &str, language: Language) {
    let mut linter = Linter::default();
    let levels = Levels::default();
    let mut run = |text: &str| {
        linter.lint(text, language).apply(|lint| levels.level(lint.name) != Level::Allow, false)
    };
    assert!(run(text).is_empty(), "the input is not what it is meant to be");
    measure(bencher, text, run);
}

#[divan::bench(args = Size::ALL)]
fn lint_plain_files(bencher: Bencher<'_, '_>, size: Size) {
    lint(bencher, &plain(size), Language::Hcl);
}

#[divan::bench(args = Size::ALL)]
fn lint_rootform_files(bencher: Bencher<'_, '_>, size: Size) {
    lint(bencher, &rootform(size), Language::RootformHcl);
}

#[divan::bench(args = Size::ALL)]
fn lint_json_files(bencher: Bencher<'_, '_>, size: Size) {
    lint(bencher, &json(size), Language::RootformJson);
}

/// The reading of JSON with places.
#[divan::bench(args = Size::ALL)]
fn json_reading(bencher: Bencher<'_, '_>, size: Size) {
    measure(bencher, &json(size), json_syntax::parse);
}

/// The fix loop, over a file with something to fix in every block.
#[divan::bench(args = Size::ALL)]
fn fixing(bencher: Bencher<'_, '_>, size: Size) {
    let text = careless(size);
    let levels = Levels::default();
    let mut linter = Linter::default();
    let mut formatter = Formatter::default();
    let mut tools = Tools {
        find: |text: &str| {
            let found = linter.lint(text, Language::RootformHcl);
            let found = found.apply(|lint| levels.level(lint.name) != Level::Allow, false);
            found.into_iter().map(|finding| (levels.of(&finding), finding)).collect()
        },
        format: |text: &str| formatter.format(text, Language::RootformHcl, Options::default()),
    };
    assert!(!fix(&text, Safety::Safe, &mut tools).applied.is_empty());
    measure(bencher, &text, |text| fix(text, Safety::Safe, &mut tools));
}

//! What holds of the fixes of the lints about style, older forms and taste, all of them on, for
//! any document: they end, add no error, lose no comment, leave what `rf fmt` takes, and it is all
//! one whether a document is formatted before or after.

mod documents;
#[path = "common/meaningful_sources.rs"]
mod meaningful_sources;
#[path = "common/documents.rs"]
mod plain;

use documents::Maker;
use meaningful_sources::Writer;
use proptest::prelude::*;
use rf_lint::edit::Safety;
use rf_lint::finding::Finding;
use rf_lint::fmt::canonical::Options;
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::lint::fix::{self, Fixed, Tools};
use rf_lint::lint::{Group, Level, Levels, Linter, find};
use rf_lint::source::Language;
use rf_lint::syntax::lexer::lex;
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::tree::items;
use std::collections::BTreeMap;

fn findings(text: &str, language: Language) -> Vec<(Level, Finding)> {
    let mut levels = Levels::default();
    levels.set("pedantic", Level::Warn).expect("it is a group");
    let found = Linter::default().lint(text, language);
    let found = found.apply(|lint| levels.level(lint.name) != Level::Allow, false);
    let level = |mut finding: Finding| {
        let group = find(finding.lint).map(|lint| lint.group);
        let ours = matches!(group, Some(Group::Style | Group::Pedantic | Group::Deprecated));
        // Of these the text alone decides, and `fix_any_document.rs` holds them to more.
        let of_text = matches!(finding.lint, "mixed-line-endings" | "byte-order-mark");
        if !ours || of_text {
            finding.fix_in_words();
        }
        (levels.of(&finding), finding)
    };
    found.into_iter().map(level).collect()
}

fn fixed(text: &str, language: Language, allowed: Safety) -> Fixed {
    let mut formatter = Formatter::default();
    let mut tools = Tools {
        find: |text: &str| findings(text, language),
        format: |text: &str| formatter.format(text, language, Options::default()),
    };
    fix::fix(text, allowed, &mut tools)
}

/// The text as `rf fmt` leaves it, or `None` if it leaves it alone for a fault.
fn formatted(text: &str, language: Language) -> Option<String> {
    match Formatter::default().format(text, language, Options::default()) {
        Formatted::Changed(text) => Some(text),
        Formatted::Unchanged => Some(text.to_owned()),
        Formatted::Invalid(_) | Formatted::Unproven(_) => None,
    }
}

/// How often there is an error of these words.
fn errors(findings: &[(Level, Finding)]) -> BTreeMap<(&str, &str), usize> {
    let mut out = BTreeMap::new();
    for (_, finding) in findings.iter().filter(|(level, _)| *level == Level::Deny) {
        *out.entry((finding.lint, finding.message.as_str())).or_default() += 1;
    }
    out
}

/// What the comments say, whatever their signs and line breaks.
fn comments(text: &str) -> Vec<String> {
    let mut out: Vec<String> = lex(text)
        .into_iter()
        .filter(|token| token.kind.is_comment())
        .map(|token| token.text(text).replace('\r', ""))
        .map(|comment| comment.trim_start_matches(['#', '/']).trim().to_owned())
        .collect();
    out.sort();
    out
}

/// The words of each line that is not blank. A blank line at the head of a body goes, and which
/// one is there depends on whether the item before it was taken out first or put elsewhere; and
/// blank lines part what is aligned.
fn lines(text: Option<String>) -> Vec<String> {
    // Escapes that the formatter writes out in a string that was computed stay in one that was not.
    let text = text.unwrap_or_default().replace("\\u0301", "\u{301}");
    let words = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    words.filter(|line| !line.is_empty()).collect()
}

/// Whether hcl-edit reads an item wrongly or not at all, as two heredocs without lines in one
/// expression: the formatter keeps the literals of such an item. In a string of its own, which a fix
/// opens, the second would not be in the way of the first.
fn has_misread(text: &str) -> bool {
    let mut reader = Reader::default();
    reader.read(text).is_empty()
        && items(text, &reader.tokens, &reader.outline).any(|i| i.tree.is_err())
}

fn check(text: &str, language: Language) -> Result<(), TestCaseError> {
    let Some(tidy) = formatted(text, language) else { return Ok(()) };
    let before = findings(text, language);
    for allowed in [Safety::Safe, Safety::Unsafe] {
        let done = fixed(text, language, allowed);
        prop_assert_eq!(&done.undone, &Vec::<&str>::new(), "{}", text);
        let was = errors(&before);
        for (error, count) in errors(&done.remaining) {
            let more = was.get(&error).is_none_or(|was| *was < count);
            prop_assert!(!more, "{error:?}\n{text}\n{}", done.text);
        }
        prop_assert_eq!(comments(&done.text), comments(text), "{}", text);
        let applicable = |f: &Finding| f.fix.as_ref().is_some_and(|fix| fix.safety <= allowed);
        let left = done.remaining.iter().filter(|(_, finding)| applicable(finding)).count();
        prop_assert_eq!(left, 0, "{}\n{}", text, done.text);
        let fixed_first = formatted(&done.text, language);
        prop_assert!(fixed_first.is_some(), "{text}\n{}", done.text);
        // What wrapper the formatter alone takes off, and what it puts in its place, depends on
        // what was fixed inside.
        let stuck = |f: &Finding| f.lint == "interpolation-only" && f.fix.is_none();
        let stuck = before.iter().any(|(_, finding)| stuck(finding)) || has_misread(&done.text);
        if allowed == Safety::Safe && !stuck {
            let formatted_first = fixed(&tidy, language, allowed).text;
            let formatted_first = formatted(&formatted_first, language);
            prop_assert_eq!(lines(fixed_first), lines(formatted_first), "{}", text);
        }
    }
    Ok(())
}

fn choices() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 0..200)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_shrink_iters: 4000, ..ProptestConfig::default() })]

    #[test]
    fn sources_that_mean_something(text in choices().prop_map(Writer::document)) {
        check(&text, Language::RootformHcl)?;
    }

    #[test]
    fn sources_of_any_kind(text in choices().prop_map(|choices| Maker::document(choices, false))) {
        check(&text, Language::RootformHcl)?;
    }

    #[test]
    fn other_documents(text in plain::documents()) {
        check(&text, Language::Hcl)?;
    }
}

#[test]
fn most_sources_are_valid_and_have_something_to_fix() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut valid, mut fixable) = (0, 0);
    for _ in 0..200 {
        let text = Writer::document(choices().new_tree(&mut runner).unwrap().current());
        let found = findings(&text, Language::RootformHcl);
        valid += usize::from(!found.iter().any(|(level, _)| *level == Level::Deny));
        fixable += found.iter().filter(|(_, finding)| finding.fix.is_some()).count();
    }
    assert!(valid > 120 && fixable > 600, "{valid} {fixable}");
}

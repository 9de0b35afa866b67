//! What fixing must hold of any text, whatever its language: it ends, adds no error, loses no
//! comment but directives, leaves what `rf fmt` accepts; and safe fixes come to the same whether the
//! text is formatted before them or after.

#![allow(dead_code, reason = "no test uses all of it")]

use rf_lint::edit::Safety;
use rf_lint::finding::Finding;
use rf_lint::fmt::canonical::{Options, ProofFailure};
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::lint::fix::{self, Fixed, Tools};
use rf_lint::lint::{Level, Levels, Linter};
use rf_lint::source::Language;
use rf_lint::source::text::line_endings;
use rf_lint::syntax::{json, lexer};
use std::collections::BTreeMap;

pub(crate) fn findings(text: &str, language: Language) -> Vec<(Level, Finding)> {
    findings_at(text, language, &Levels::default())
}

fn findings_at(text: &str, language: Language, levels: &Levels) -> Vec<(Level, Finding)> {
    let found = Linter::default().lint(text, language);
    let found = found.apply(|lint| levels.level(lint.name) != Level::Allow, false);
    found.into_iter().map(|finding| (levels.of(&finding), finding)).collect()
}

fn fixed(text: &str, language: Language, allowed: Safety) -> Fixed {
    fixed_at(text, language, allowed, &Levels::default())
}

fn fixed_at(text: &str, language: Language, allowed: Safety, levels: &Levels) -> Fixed {
    let mut formatter = Formatter::default();
    let mut tools = Tools {
        find: |text: &str| findings_at(text, language, levels),
        format: |text: &str| formatter.format(text, language, Options::default()),
    };
    fix::fix(text, allowed, &mut tools)
}

/// The text as `rf fmt` leaves it; what it refuses stays.
fn formatted(text: &str, language: Language) -> String {
    match Formatter::default().format(text, language, Options::default()) {
        Formatted::Changed(text) => text,
        Formatted::Unchanged
        | Formatted::Invalid(_)
        | Formatted::Unproven(ProofFailure::Tokens { .. }) => text.to_owned(),
        Formatted::Unproven(failure) => panic!("{failure}"),
    }
}

/// Whether the formatter takes a text: it is valid, and no blanks in it part what layout would join.
fn accepts(text: &str, language: Language) -> bool {
    matches!(
        Formatter::default().format(text, language, Options::default()),
        Formatted::Unchanged | Formatted::Changed(_)
    )
}

/// The text without blanks and line breaks.
fn packed(text: &str) -> String {
    text.split_ascii_whitespace().collect()
}

/// How often there is an error of this lint and code.
fn errors(findings: &[(Level, Finding)]) -> BTreeMap<(&str, Option<&str>), usize> {
    let mut out = BTreeMap::new();
    for (_, finding) in findings.iter().filter(|(level, _)| *level == Level::Deny) {
        *out.entry((finding.lint, finding.code)).or_default() += 1;
    }
    out
}

/// The comments that are no directives, sorted, since they go with what they speak of, and without
/// line breaks, which may change.
fn comments(text: &str, language: Language) -> Vec<String> {
    let mut out = Vec::new();
    if language.is_json() {
        let Ok(document) = json::parse(text) else { return out };
        let mut left = vec![&document.value];
        while let Some(value) = left.pop() {
            for property in value.as_object().unwrap_or_default() {
                if property.name.value(text) == "//" {
                    out.extend(property.value.as_string().map(|s| s.value(text).into_owned()));
                }
                left.push(&property.value);
            }
            left.extend(value.as_array().unwrap_or_default());
        }
    } else {
        let tokens = lexer::lex(text).into_iter().filter(|token| token.kind.is_comment());
        out.extend(tokens.map(|token| token.text(text).replace('\r', "").trim_end().to_owned()));
    }
    out.retain(|comment| !comment.contains("rf-lint:") && !comment.contains("rf-fmt:"));
    out.sort();
    out
}

/// Whether the formatter leaves the errors of a text as they are.
pub(crate) fn check_format(text: &str, language: Language) {
    let codes = |text: &str| {
        let found = findings(text, language).into_iter();
        let denied = found.filter(|(level, _)| *level == Level::Deny);
        let mut codes: Vec<_> = denied.map(|(_, f)| (f.lint, f.code)).collect();
        codes.sort_unstable();
        codes
    };
    let tidy = formatted(text, language);
    assert_eq!(codes(text), codes(&tidy), "{text}\n=>\n{tidy}");
}

/// What holds of every text, the guesses at what an error was to be included.
pub(crate) fn check_any(text: &str, language: Language) {
    check_format(text, language);
    let before = findings(text, language);
    for allowed in [Safety::Safe, Safety::Unsafe] {
        let done = fixed(text, language, allowed);
        if allowed == Safety::Safe {
            assert_eq!(done.undone, Vec::<&str>::new(), "{text}");
        }
        no_worse(text, language, &before, &done);
        // What is formatted stays so.
        if accepts(text, language) {
            let tidy = formatted(text, language);
            let fixed = fixed(&tidy, language, allowed).text;
            assert_eq!(formatted(&fixed, language), fixed, "no longer formatted");
        }
    }
}

/// Whether the fixed text has no error that `text` had not, all of its comments, and is as valid.
fn no_worse(text: &str, language: Language, before: &[(Level, Finding)], done: &Fixed) {
    let after = findings(&done.text, language);
    let (was, is) = (errors(before), errors(&after));
    for (error, count) in &is {
        let known = was.get(error).is_some_and(|was| was >= count);
        assert!(known, "{error:?}: {}\n=>\n{}", text, done.text);
    }
    assert_eq!(comments(&done.text, language), comments(text, language), "{text}");
    assert!(!accepts(text, language) || accepts(&done.text, language), "{}", done.text);
}

/// What holds where every finding is an error: safe fixes bring none, unless something mends it, and
/// lose nothing. Gives whether all could be made; they are taken back if they would bring a finding
/// that nothing mends, such as one that was hidden behind what they take out.
pub(crate) fn check_denied(text: &str, language: Language) -> bool {
    let mut levels = Levels::default();
    levels.set("all", Level::Deny).unwrap();
    let before = findings_at(text, language, &levels);
    let denied = fixed_at(text, language, Safety::Safe, &levels);
    let (was, is) = (errors(&before), errors(&denied.remaining));
    for (error, count) in &is {
        assert!(was.get(error).is_some_and(|was| was >= count), "{error:?}: {text}");
    }
    // A lint writes `#` for `//`.
    let words = |text: &str| {
        let comments = comments(text, language).into_iter();
        let mut words: Vec<_> =
            comments.map(|comment| comment.trim_start_matches(['#', '/']).to_owned()).collect();
        words.sort();
        words
    };
    assert_eq!(words(&denied.text), words(text), "{text}");
    assert!(!accepts(text, language) || accepts(&denied.text, language), "{}", denied.text);
    denied.undone.is_empty()
}

/// What holds of every text that has no error but such as are mended one way.
pub(crate) fn check(text: &str, language: Language) {
    let before = findings(text, language);
    for allowed in [Safety::Safe, Safety::Unsafe] {
        let done = fixed(text, language, allowed);
        assert_eq!(done.undone, Vec::<&str>::new(), "{text}");
        no_worse(text, language, &before, &done);
        let after = findings(&done.text, language);
        let again = fixed(&done.text, language, allowed);
        assert_eq!(&again.text, &done.text, "a second run finds more to do");
        let applicable = |f: &Finding| f.fix.as_ref().is_some_and(|fix| fix.safety <= allowed);
        assert!(!after.iter().any(|(_, f)| applicable(f)), "{after:?}");
        let tidy = formatted(text, language);
        let tidy_fixed = fixed(&tidy, language, allowed).text;
        let tidy_after = formatted(&tidy_fixed, language);
        if accepts(text, language) {
            assert_eq!(&tidy_after, &tidy_fixed, "no longer formatted");
        }
        // `rf fmt` takes a mark out, and mixed line ends of JSON, whatever is said about them;
        // what allows them is not in vain before, and is after. And with unsafe fixes a directive
        // that is spelled right in one round may silence what only the next one would remove.
        let mended =
            text.starts_with('\u{feff}') || (language.is_json() && line_endings(text).mixed());
        let in_vain_later = mended && text.contains("rf-lint: allow");
        if accepts(text, language) && allowed == Safety::Safe && !in_vain_later {
            let fixed_first = formatted(&done.text, language);
            // In an item that is not to be touched, blanks stay as the fixes leave them.
            if text.contains("rf-fmt: skip") {
                assert_eq!(packed(&fixed_first), packed(&tidy_after), "{text}");
            } else {
                assert_eq!(fixed_first, tidy_after, "{}\n=>\n{}", text, done.text);
            }
        }
    }
}

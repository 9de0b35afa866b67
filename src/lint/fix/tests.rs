//! The loop on lints made up for it: a finding is a word of the text.

use super::*;
use crate::edit::Fix;
use crate::span::Span;

/// A lint that finds a word, denied or not, and replaces it by another.
struct Word(&'static str, &'static str, Option<(Safety, &'static str)>, Level);

const fn safe(word: &'static str, new: &'static str) -> Word {
    Word(word, word, Some((Safety::Safe, new)), Level::Warn)
}

const fn denied(word: &'static str) -> Word {
    Word(word, word, None, Level::Deny)
}

fn find(text: &str, words: &[Word]) -> Vec<(Level, Finding)> {
    let mut out = Vec::new();
    for Word(lint, word, fix, level) in words {
        for (at, _) in text.match_indices(word) {
            let span = Span::new(at, at + word.len());
            let mut finding = Finding::new(lint, span, format!("a {word}"));
            finding.fix = fix.map(|(safety, new)| Fix {
                message: "x".into(),
                safety,
                edits: vec![Edit::replace(span, new)],
            });
            out.push((*level, finding));
        }
    }
    out
}

fn run(text: &str, allowed: Safety, words: &[Word]) -> (String, Vec<&'static str>, usize) {
    let mut tools =
        Tools { find: |text: &str| find(text, words), format: |_: &str| Formatted::Unchanged };
    let fixed = fix(text, allowed, &mut tools);
    assert_eq!(fixed.remaining.len(), find(&fixed.text, words).len());
    (fixed.text, fixed.undone, fixed.applied.values().sum())
}

#[test]
fn fixes_are_applied_until_none_is_left() {
    let words = [safe("a", "b b"), safe("b", "c")];
    assert_eq!(run("a b a", Safety::Safe, &words), ("c c c c c".into(), vec![], 7));
    assert_eq!(run("x", Safety::Safe, &words), ("x".into(), vec![], 0));
}

#[test]
fn unsafe_fixes_are_applied_only_if_asked_for() {
    let words = [Word("a", "a", Some((Safety::Unsafe, "b")), Level::Warn)];
    assert_eq!(run("a", Safety::Safe, &words).0, "a");
    assert_eq!(run("a", Safety::Unsafe, &words).0, "b");
}

#[test]
fn what_touches_waits_for_the_next_round() {
    // Both at once would leave nothing to see that the second one is not needed any more.
    let words = [safe("ab", "b"), safe("bb", "b")];
    assert_eq!(run("abb", Safety::Safe, &words).0, "b");
}

#[test]
fn what_is_enclosed_waits_for_what_encloses_it() {
    // Whatever stands first: the inner one is looked at again once the outer one is done.
    let words = [safe("b", "c"), safe("a b", "b a"), safe("a c", "x")];
    assert_eq!(run("a b", Safety::Safe, &words).0, "c a");
    let words = [safe("b", "c"), safe("b a", "a b"), safe("c a", "x")];
    assert_eq!(run("b a", Safety::Safe, &words).0, "a c");
}

#[test]
fn a_round_that_leads_to_an_error_is_undone_and_its_lint_named() {
    let words = [safe("a", "error"), safe("b", "c"), denied("error")];
    assert_eq!(run("a b a b", Safety::Safe, &words), ("a c a c".into(), vec!["a"], 2));
    assert_eq!(run("a", Safety::Safe, &words), ("a".into(), vec!["a"], 0));
    // Errors of the same words count: one that was there is no excuse for a second one.
    assert_eq!(run("error a", Safety::Safe, &words).1, ["a"]);
    let words = [safe("a", "error"), safe("error", "fine"), denied("error")];
    assert_eq!(run("a error", Safety::Safe, &words).0, "fine fine");
}

#[test]
fn an_error_that_names_what_was_fixed_is_no_new_one() {
    // "a red" and "a blue" are one error, of what stands after `is`.
    let colour = |text: &str| {
        let at = text.find("is ").unwrap() + 3;
        let finding =
            Finding::new("colour", Span::new(at, text.len()), format!("a {}", &text[at..]));
        (Level::Deny, finding)
    };
    let words = [safe("red", "blue")];
    let mut tools = Tools {
        find: |text: &str| {
            let mut found = find(text, &words);
            found.push(colour(text));
            found
        },
        format: |_: &str| Formatted::Unchanged,
    };
    let fixed = fix("red is red", Safety::Safe, &mut tools);
    assert_eq!((fixed.text.as_str(), fixed.undone), ("blue is blue", vec![]));
}

#[test]
fn an_error_that_a_fix_brings_may_be_mended_at_once() {
    let denied_fixed =
        |word: &'static str, new, safety| Word(word, word, Some((safety, new)), Level::Deny);
    let words = [safe("a", "ob"), denied_fixed("o", "u", Safety::Safe)];
    assert_eq!(run("a a", Safety::Safe, &words), ("ub ub".into(), vec![], 4));
    // Not if that fix is not allowed, or leads to another error.
    let words = [safe("a", "ob"), denied_fixed("o", "u", Safety::Unsafe)];
    assert_eq!(run("a", Safety::Safe, &words), ("a".into(), vec!["a"], 0));
    assert_eq!(run("a", Safety::Unsafe, &words), ("ub".into(), vec![], 2));
    let words = [safe("a", "ob"), denied_fixed("o", "u", Safety::Safe), denied("ub")];
    assert_eq!(run("a", Safety::Safe, &words), ("a".into(), vec!["a"], 0));
    // Nor if there is no end of it.
    let words = [safe("a", "ob"), denied_fixed("o", "bo", Safety::Safe)];
    assert_eq!(run("a", Safety::Safe, &words), ("a".into(), vec!["a"], 0));
}

#[test]
fn the_findings_of_what_was_undone_have_no_fix() {
    let words = [safe("a", "error"), denied("error")];
    let mut tools =
        Tools { find: |text: &str| find(text, &words), format: |_: &str| Formatted::Unchanged };
    let fixed = fix("a", Safety::Safe, &mut tools);
    let (_, finding) = &fixed.remaining[0];
    assert_eq!((finding.fix.as_ref(), finding.help.as_deref()), (None, Some("x")));
}

#[test]
fn fixes_that_are_wrong_only_together_land_but_for_one() {
    let words = [safe("a", "er"), safe("z", "ror"), denied("er ror")];
    assert_eq!(run("a z", Safety::Safe, &words), ("er z".into(), vec!["z"], 1));
}

#[test]
fn a_circle_ends() {
    let words = [safe("a", "b"), safe("b", "a")];
    assert_eq!(run("a", Safety::Safe, &words), ("b".into(), vec![], 1));
    assert_eq!(run("x a", Safety::Safe, &[safe("a", "a")]), ("x a".into(), vec![], 0));
}

#[test]
fn a_fix_that_makes_work_for_itself_ends_after_ten_rounds() {
    assert_eq!(run("a", Safety::Safe, &[safe("a", "xa")]).0, format!("{}a", "x".repeat(10)));
}

#[test]
fn edits_that_do_not_fit_are_a_fault_of_their_lint() {
    let mut tools = Tools {
        find: |text: &str| {
            let mut found = find(text, &[safe("a", "b"), safe("c", "d")]);
            for (_, finding) in &mut found {
                if finding.lint == "c" {
                    finding.fix.as_mut().unwrap().edits.push(Edit::insert(99, "x"));
                }
            }
            found
        },
        format: |_: &str| Formatted::Unchanged,
    };
    let fixed = fix("a c", Safety::Safe, &mut tools);
    assert_eq!((fixed.text.as_str(), fixed.undone), ("b c", vec!["c"]));
}

#[test]
fn what_was_formatted_is_formatted_again_and_the_rest_is_left() {
    let words = [safe("a", "  b")];
    let format = |text: &str| {
        let trimmed = text.trim_start();
        if trimmed == text { Formatted::Unchanged } else { Formatted::Changed(trimmed.to_owned()) }
    };
    for (text, expected) in [("a", "b"), ("\u{feff}a", "\u{feff}  b"), (" a", "   b")] {
        let mut tools = Tools { find: |text: &str| find(text, &words), format };
        assert_eq!(fix(text, Safety::Safe, &mut tools).text, expected);
    }
    let mut tools = Tools {
        find: |text: &str| find(text, &words),
        format: |_: &str| Formatted::Invalid(Vec::new()),
    };
    assert_eq!(fix("a", Safety::Safe, &mut tools).text, "  b");
}

#[test]
fn fixes_of_one_lint_may_enclose_each_other_and_those_of_two_may_not() {
    let brackets = |lint: &'static str, text: &str, open: char, close: char| {
        let (open, close) = (text.find(open)?, text.rfind(close)?);
        let edits = [open, close].map(|at| Edit::delete(Span::new(at, at + 1))).to_vec();
        let fix = Fix { message: "x".into(), safety: Safety::Safe, edits };
        Some((Level::Warn, Finding::new(lint, Span::new(open, close + 1), "x").fix(fix)))
    };
    for (inner, rounds) in [("outer", 2), ("inner", 3)] {
        let mut count = 0;
        let mut tools = Tools {
            find: |text: &str| {
                count += 1;
                let found = [brackets("outer", text, '(', ')'), brackets(inner, text, '[', ']')];
                found.into_iter().flatten().collect()
            },
            format: |_: &str| Formatted::Unchanged,
        };
        assert_eq!(fix("( [ x ] )", Safety::Safe, &mut tools).text, "  x  ");
        assert_eq!(count, rounds);
    }
}

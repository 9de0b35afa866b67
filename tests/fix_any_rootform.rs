//! Fixing takes any Rootform source: see `common/fixing.rs` for what must hold. The documents are
//! valid, or nearly so, and have much in them that is suspicious.

#[path = "common/cases.rs"]
mod cases;
mod documents;
#[path = "common/fixing.rs"]
mod fixing;
#[path = "common/to_json.rs"]
mod to_json;

use cases::config;
use documents::Maker;
use fixing::{check, check_any, check_denied, check_format, findings};
use proptest::prelude::*;
use proptest::sample::select;
use rf_lint::lint::Level;
use rf_lint::source::Language;
use rf_lint::syntax::lexer::lex;
use rf_lint::syntax::token::Token;
use std::fmt::Write as _;
use to_json::to_json;

/// A comment that can stand anywhere, or nothing.
fn gap() -> impl Strategy<Value = &'static str> {
    select(vec![" ", " ", " ", " ", " ", " ", "  ", " /* c */ ", "/*d*/"])
}

/// A break of a line within parentheses, or a blank.
fn wide() -> impl Strategy<Value = &'static str> {
    select(vec![" ", " ", " ", "\n      ", "\n\n      ", " # e\n      ", " // f\n"])
}

fn literal() -> impl Strategy<Value = &'static str> {
    select(vec![
        "0",
        "1",
        "2.0",
        "1e1",
        "\"x\"",
        "\"y # z\"",
        "true",
        "false",
        "9223372036854775807",
    ])
}

fn operator() -> impl Strategy<Value = &'static str> {
    select(vec!["==", "!=", "<", "<=", ">", ">=", "==", "=="])
}

/// A predicate; line breaks only within parentheses.
fn predicate() -> impl Strategy<Value = String> {
    let path = || select(vec!["source.a", "source.a", "source.b[0].c"]);
    let side = prop_oneof![3 => path(), 2 => literal()];
    let leaf = prop_oneof![
        8 => (path(), operator(), literal()).prop_map(|(a, o, b)| format!("{a} {o} {b}")),
        2 => (side, gap(), operator(), path()).prop_map(|(a, g, o, b)| format!("{a}{g}{o} {b}")),
        1 => (literal(), operator(), literal()).prop_map(|(a, o, b)| format!("{a} {o} {b}")),
        2 => select(vec!["true", "false"]).prop_map(str::to_owned),
    ];
    compound(leaf)
}

fn assertion() -> impl Strategy<Value = String> {
    let query = || select(vec!["contexts(rf.context.network)", "contributions(a.rule.b)"]);
    let number = prop_oneof![
        query().prop_map(|query| format!("length({query})")),
        select(vec!["0", "1", "2"]).prop_map(str::to_owned),
    ];
    let leaf = prop_oneof![
        3 => query().prop_map(|query| format!("exists({query})")),
        4 => (number.clone(), operator(), number).prop_map(|(a, o, b)| format!("{a} {o} {b}")),
        1 => select(vec!["true", "false"]).prop_map(str::to_owned),
    ];
    compound(leaf)
}

fn compound(leaf: impl Strategy<Value = String> + 'static) -> impl Strategy<Value = String> {
    leaf.prop_recursive(3, 8, 2, |inner| {
        let joined = || select(vec!["&&", "||"]);
        prop_oneof![
            4 => (inner.clone(), gap(), joined(), gap(), inner.clone())
                .prop_map(|(a, g, o, h, b)| format!("({a}){g}{o}{h}({b})")),
            3 => (inner.clone(), joined(), gap(), inner.clone())
                .prop_map(|(a, o, g, b)| format!("{a} {o}{g}{b}")),
            2 => (wide(), inner.clone(), wide(), joined(), wide(), inner.clone(), wide()).prop_map(
                |(w, a, x, o, y, b, z)| format!("({w}{a}{x}{o}{y}{b}{z})")
            ),
            1 => inner.prop_map(|a| format!("!({a})")),
        ]
    })
}

/// A fixed string, perhaps computed.
fn fixed(of: &'static [&'static str]) -> impl Strategy<Value = String> {
    let plain = select(of.to_vec()).prop_map(|text| format!("\"{text}\""));
    let condition = select(vec!["true", "false", "1 == 1", "!(2 > 1)"]);
    let chosen = (condition, gap(), plain.clone(), plain.clone())
        .prop_map(|(c, g, a, b)| format!("{c}{g}? {a} :{g}{b}"))
        .boxed();
    prop_oneof![
        3 => plain.clone(),
        1 => chosen.clone(),
        1 => (wide(), chosen, wide()).prop_map(|(w, a, x)| format!("({w}{a}{x})")),
    ]
}

fn end() -> impl Strategy<Value = &'static str> {
    select(vec!["\n", "\n", "\n", " # g\n", " /* h */\n", "\n\n", "\n    # i\n"])
}

fn matching(condition: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let kind = (fixed(&["resource", "data", "module"]), end())
        .prop_map(|(kind, end)| format!("    kind = {kind}{end}"));
    let kind = prop_oneof![2 => Just(String::new()), 1 => kind];
    let attribute = (condition.clone(), end()).prop_map(|(c, end)| format!("    where = {c}{end}"));
    let lines = (kind, fixed(&["example_a", "example_b"]), end(), attribute, any::<bool>());
    let block = lines.prop_map(|(kind, of_type, end, test, first)| {
        let of_type = format!("    type = {of_type}{end}");
        let (a, b) = if first { (test, of_type) } else { (of_type, test) };
        format!("  match {{\n{kind}{a}{b}  }}\n")
    });
    prop_oneof![6 => block, 1 => condition.prop_map(|c| if c.contains('\n') {
        "  match {\n  }\n".to_owned()
    } else {
        format!("  match {{ where = {c} }}\n")
    })]
}

fn document() -> impl Strategy<Value = String> {
    let rule = (matching(predicate().boxed()), end()).prop_map(|(matching, end)| {
        format!("rule \"r\" {{{end}{matching}\n  as = rf.concept.subnet\n}}{end}")
    });
    let policy = (assertion(), end(), fixed(&["Mend it.", "Do."])).prop_map(|(a, end, message)| {
        format!(
            "policy \"p\" {{\n  target {{ concept = rf.concept.subnet }}\n  assert = {a}{end}  message = {message}\n}}\n"
        )
    });
    let concept = fixed(&["A.", "", "B $${c}."])
        .prop_map(|text| format!("concept \"c\" {{\n  description = {text}\n}}\n"));
    let item = prop_oneof![4 => rule, 2 => policy, 1 => concept];
    (prop::collection::vec(item, 1..4), any::<bool>()).prop_map(|(items, crlf)| {
        let text = items.join("\n");
        if crlf { text.replace('\n', "\r\n") } else { text }
    })
}

/// A rule in JSON, whose condition stands in a string.
fn json_document() -> impl Strategy<Value = String> {
    let condition = prop_oneof![
        4 => predicate().prop_map(|c| format!("${{{c}}}")),
        1 => Just("${true}".to_owned()),
    ];
    let spaces = select(vec!["", " ", "\n    "]);
    (condition, spaces, any::<bool>(), any::<bool>()).prop_map(|(c, s, escaped, first)| {
        let mut c = serde_json::to_string(&c).expect("a string can be written");
        if escaped {
            c = c.replace('&', "\\u0026");
        }
        let (a, b) = (format!("\"where\":{s}{c}"), "\"type\": \"t\"".to_owned());
        let (a, b) = if first { (a, b) } else { (b, a) };
        format!("{{\"rule\": {{\"r\": {{\"match\": {{{s}{a},{s}{b}{s}}}, \"as\": \"${{rf.concept.subnet}}\"}}}}}}\n")
    })
}

/// A document with comments, blanks and line breaks in every place there may be any.
fn sound() -> impl Strategy<Value = String> {
    let choices = prop::collection::vec(any::<u32>(), 0..300);
    (choices, any::<bool>()).prop_map(|(choices, skips)| Maker::sound(choices, skips))
}

/// One in JSON, with comments in its objects and its lines laid out in one of several ways.
fn sound_json() -> impl Strategy<Value = String> {
    let layout = select(vec!["\n", "\n  ", "\r\n", "\r\n\t", " ", ""]);
    (sound(), layout, 0..4_usize).prop_map(|(text, layout, every)| {
        let json = to_json(&text);
        let mut out = String::new();
        for (n, line) in json.split('\n').filter(|line| !line.is_empty()).enumerate() {
            // The first object may have no comment: it would be one of the file.
            let before_more = out.ends_with(['{', ',']) && !line.starts_with(['}', ']']);
            if n > 0 && every > 0 && n % every == 0 && before_more {
                out.push_str(layout);
                let _ = write!(out, "\"//\": \"c {n}\",");
            }
            out.push_str(layout);
            out.push_str(line);
        }
        out.trim_start().to_owned() + "\n"
    })
}

/// The text with some faults in it: words misspelled, tokens and lines lost, doubled or moved.
fn sown(text: &str, faults: &[(u8, prop::sample::Index, prop::sample::Index)]) -> String {
    let mut text = text.to_owned();
    for (kind, at, other) in faults {
        let tokens = lex(&text);
        if tokens.is_empty() {
            return text;
        }
        let (token, other) = (tokens[at.index(tokens.len())], tokens[other.index(tokens.len())]);
        let range = token.span.range();
        let is_word = |t: &&Token| t.text(&text).chars().count() > 2;
        let words: Vec<_> = tokens.iter().filter(is_word).collect();
        let word = (!words.is_empty()).then(|| *words[at.index(words.len())]);
        let line_start = text[..range.start].rfind('\n').map_or(0, |n| n + 1);
        let line_end = text[range.end..].find('\n').map_or(text.len(), |n| range.end + n + 1);
        let other = text[other.span.range()].to_owned();
        let line = text[line_start..line_end].to_owned();
        match (kind % 6, word) {
            (0, _) => text.replace_range(range, ""),
            (1, _) => text.insert_str(range.end, &other),
            (2, _) => text.replace_range(range, &other),
            (3, _) => text.insert_str(line_end, &line),
            // A letter less, or two exchanged.
            (_, Some(word)) => {
                let (start, mut chars) =
                    (word.span.range().start, word.text(&text).chars().collect::<Vec<_>>());
                let n = usize::from(kind / 6) % (chars.len() - 1);
                if kind % 2 == 0 {
                    chars.remove(n);
                } else {
                    chars.swap(n, n + 1);
                }
                let end = start + word.span.len();
                text.replace_range(start..end, &String::from_iter(chars));
            }
            _ => {}
        }
    }
    text
}

fn faults() -> impl Strategy<Value = Vec<(u8, prop::sample::Index, prop::sample::Index)>> {
    prop::collection::vec(any::<(u8, prop::sample::Index, prop::sample::Index)>(), 1..4)
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn native(text in document()) {
        check(&text, Language::RootformHcl);
    }

    /// Cut inside a condition: the fixes of names that are wrong are others' to hold.
    #[test]
    fn native_with_something_cut_out(
        test in predicate(),
        at in any::<prop::sample::Index>(),
        length in 1_usize..9,
    ) {
        let mut test: Vec<char> = test.chars().collect();
        let at = at.index(test.len());
        test.drain(at..(at + length).min(test.len()));
        let test = String::from_iter(test);
        let text = format!(
            "rule \"r\" {{\n  match {{\n    type = \"t\"\n    where = {test}\n  }}\n\n  as = rf.concept.subnet\n}}\n"
        );
        // Guesses at what an error was to be are held elsewhere.
        let guesses = findings(&text, Language::RootformHcl)
            .iter()
            .any(|(level, f)| *level == Level::Deny && f.fix.is_some());
        if !guesses {
            check(&text, Language::RootformHcl);
        }
    }

    #[test]
    fn untidy(text in sound()) {
        check(&text, Language::RootformHcl);
    }

    #[test]
    fn untidy_json(text in sound_json()) {
        check(&text, Language::RootformJson);
    }

    /// Wrappers, parentheses, constants and comments in every field, right or wrong.
    #[test]
    fn formatting_leaves_errors_as_they_are(choices in prop::collection::vec(any::<u32>(), 0..400)) {
        check_format(&Maker::document(choices, false), Language::RootformHcl);
    }

    #[test]
    fn with_faults_sown_in(text in sound(), faults in faults()) {
        check_any(&sown(&text, &faults), Language::RootformHcl);
    }

    #[test]
    fn json_with_faults_sown_in(text in sound_json(), faults in faults()) {
        check_any(&sown(&text, &faults), Language::RootformJson);
    }

    #[test]
    fn whatever_the_levels_are(text in prop_oneof![document(), sound()]) {
        check_denied(&text, Language::RootformHcl);
    }

    #[test]
    fn json_whatever_the_levels_are(text in prop_oneof![json_document(), sound_json()]) {
        check_denied(&text, Language::RootformJson);
    }

    #[test]
    fn json_texts(text in json_document()) {
        check(&text, Language::RootformJson);
    }
}

#[test]
fn untidy_documents_are_sound() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut valid, mut sound_ones, mut fixable) = (0, 0, 0);
    for _ in 0..200 {
        let text = sound().new_tree(&mut runner).unwrap().current();
        let found = findings(&text, Language::RootformHcl);
        valid += usize::from(!found.iter().any(|(_, f)| f.lint == "syntax-error"));
        let fault = found.iter().find(|(level, f)| *level == Level::Deny && f.fix.is_none());
        sound_ones += usize::from(fault.is_none());
        fixable += usize::from(found.iter().any(|(_, f)| f.fix.is_some()));
    }
    assert!(valid == 200 && sound_ones > 180 && fixable > 150, "{valid} {sound_ones} {fixable}");
}

#[test]
fn fixes_are_seldom_taken_back_where_every_finding_is_an_error() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let made = |_| {
        let text = document().new_tree(&mut runner).unwrap().current();
        check_denied(&text, Language::RootformHcl)
    };
    let made = (0..400).map(made).filter(|made| *made).count();
    assert!(made > 390, "{made} of 400");
}

#[test]
fn most_documents_have_something_to_fix() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut valid, mut fixable) = (0, 0);
    for _ in 0..200 {
        let text = document().new_tree(&mut runner).unwrap().current();
        let found = findings(&text, Language::RootformHcl);
        valid += usize::from(!found.iter().any(|(_, f)| f.lint == "syntax-error"));
        fixable += usize::from(found.iter().any(|(_, f)| f.fix.is_some()));
    }
    assert!(valid > 190 && fixable > 50, "{valid} {fixable}");
}

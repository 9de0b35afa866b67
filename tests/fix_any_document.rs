//! Fixing takes any document: see `common/fixing.rs` for what must hold.

#[path = "common/cases.rs"]
mod cases;
#[path = "common/fixing.rs"]
mod fixing;

use cases::config;
use fixing::{check, findings};
use proptest::prelude::*;
use rf_lint::source::Language;

/// The words of a directive, right or wrong.
fn directive() -> impl Strategy<Value = String> {
    let name = prop::sample::select(vec![
        "duplicate-object-key",
        "duplicate-attribute",
        "unused-allow",
        "unknown-directive",
        "mixed-line-endings",
        "byte-order-mark",
        "style",
        "suspicious",
        "correctness",
        "pedantic",
        "stile",
        "duplicate-objekt-key",
        "all",
        "syntax-error",
        "",
    ]);
    let names = prop::collection::vec(name, 1..4).prop_map(|names| names.join(", "));
    let word = prop::sample::select(vec![
        "allow",
        "allow",
        "allow",
        "allow",
        "allow-file",
        "alow",
        "alow-file",
        "ignore",
        "schema",
        "",
    ]);
    let end = prop::sample::select(vec![")", ")", ") why not", ""]);
    (word, names, end).prop_map(|(word, names, end)| format!("rf-lint: {word}({names}{end}"))
}

fn words() -> impl Strategy<Value = String> {
    prop_oneof![3 => directive(), 2 => "[a-zé]{1,6}( [a-z]{1,5})?"]
}

fn line_comment() -> impl Strategy<Value = String> {
    (prop::sample::select(vec!["# ", "// ", "#"]), words())
        .prop_map(|(sign, words)| sign.to_owned() + &words)
}

fn block_comment() -> impl Strategy<Value = String> {
    let rest = prop::sample::select(vec!["", "", "\n  more"]);
    (words(), rest).prop_map(|(words, rest)| format!("/* {words}{rest} */"))
}

/// Nothing, or a comment that stands before something on its line.
fn inline() -> impl Strategy<Value = String> {
    prop_oneof![5 => Just(String::new()), 1 => block_comment(), 1 => block_comment().prop_map(|c| c + " ")]
}

/// The end of a line, perhaps with a comment.
fn end() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => Just("\n".to_owned()),
        2 => line_comment().prop_map(|c| format!(" {c}\n")),
        1 => block_comment().prop_map(|c| format!(" {c}\n")),
        1 => line_comment().prop_map(|c| format!("\n\n  {c}\n")),
    ]
}

fn name() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["a", "b", "name", "port"])
}

fn value() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("1".to_owned()),
        Just("\"x ${y} # rf-lint: allow(style)\"".to_owned()),
        Just("<<E\n# rf-lint: allow(x)\r\n  text\nE".to_owned()),
        Just("f(x)[0].y".to_owned()),
    ];
    leaf.prop_recursive(3, 20, 4, |inner| {
        let inner = inner.boxed();
        let element =
            (end(), inline(), inner.clone(), inline()).prop_map(|(end, before, value, after)| {
                let after = if value.ends_with("\nE") { "\n".to_owned() } else { after };
                format!("{end}{before}{value}{after},")
            });
        let pair = (end(), inline(), name(), inner)
            .prop_map(|(end, before, name, value)| format!("{end}{before}{name} = {value}"));
        prop_oneof![
            (prop::collection::vec(element, 0..4), end())
                .prop_map(|(e, end)| format!("[{}{end}]", e.concat())),
            (prop::collection::vec(pair, 0..4), end())
                .prop_map(|(p, end)| format!("{{{}{end}}}", p.concat())),
        ]
    })
}

fn body() -> impl Strategy<Value = String> {
    let attribute =
        (inline(), name(), inline(), value(), end()).prop_map(|(a, name, b, value, end)| {
            let end = if value.ends_with("\nE") { "\n".to_owned() } else { end };
            format!("{a}{name} {b}= {value}{end}")
        });
    let item = prop_oneof![3 => attribute, 1 => line_comment().prop_map(|c| c + "\n"), 1 => Just("\n".to_owned())];
    let item = item.prop_recursive(3, 24, 4, |inner| {
        (inline(), name(), inline(), end(), prop::collection::vec(inner, 0..4), end()).prop_map(
            |(a, name, b, open, items, end)| {
                format!("{a}{name} {b}\"l\" {{{open}{}}}{end}", items.concat())
            },
        )
    });
    prop::collection::vec(item, 0..6).prop_map(|items| items.concat())
}

fn json_value() -> impl Strategy<Value = String> {
    let leaf = prop::sample::select(vec!["1", "\"x\"", "null", "\"${y}\""]).prop_map(str::to_owned);
    leaf.prop_recursive(4, 30, 5, |inner| {
        let inner = inner.boxed();
        let comment = words().prop_map(|words| format!("\"//\": \"{words}\""));
        let property =
            (name(), inner.clone()).prop_map(|(name, value)| format!("\"{name}\": {value}"));
        let property = prop_oneof![1 => comment, 2 => property];
        let space = prop::sample::select(vec!["", "\n", " "]);
        prop_oneof![
            3 => (prop::collection::vec(property, 0..5), space)
                .prop_map(|(p, s)| format!("{{{s}{}{s}}}", p.join(&format!(",{s}")))),
            1 => prop::collection::vec(inner, 0..4).prop_map(|e| format!("[{}]", e.join(", "))),
        ]
    })
}

/// `text` with some line breaks of the other kind, and perhaps a byte order mark.
fn sown(text: &str, breaks: &[bool], mark: bool) -> String {
    let mut breaks = breaks.iter().cycle();
    let mut out = if mark { "\u{feff}".to_owned() } else { String::new() };
    for line in text.split_inclusive('\n') {
        match line.strip_suffix('\n').filter(|_| *breaks.next().unwrap_or(&false)) {
            Some(line) => out.extend([line.trim_end_matches('\r'), "\r\n"]),
            None => out.push_str(line),
        }
    }
    out
}

fn sowing() -> impl Strategy<Value = (Vec<bool>, bool)> {
    let breaks =
        prop_oneof![2 => Just(vec![false]), 1 => prop::collection::vec(any::<bool>(), 1..9)];
    (breaks, prop::bool::weighted(0.2))
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn native((text, (breaks, mark)) in (body(), sowing())) {
        check(&sown(&text, &breaks, mark), Language::Hcl);
    }

    #[test]
    fn native_with_something_cut_out((text, (breaks, mark)) in (body(), sowing()), at in any::<prop::sample::Index>(), length in 1_usize..9) {
        let text = sown(&text, &breaks, mark);
        let mut chars: Vec<char> = text.chars().collect();
        if !chars.is_empty() {
            let at = at.index(chars.len());
            chars.drain(at..(at + length).min(chars.len()));
        }
        check(&chars.into_iter().collect::<String>(), Language::Hcl);
    }

    #[test]
    fn json_texts((text, (breaks, mark)) in (json_value(), sowing())) {
        check(&sown(&text, &breaks, mark), Language::Json);
    }
}

#[test]
fn most_documents_are_valid_and_have_something_to_fix() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut valid, mut fixable) = (0, 0);
    for _ in 0..200 {
        let text = body().new_tree(&mut runner).unwrap().current();
        let found = findings(&text, Language::Hcl);
        valid += usize::from(!found.iter().any(|(_, f)| f.lint == "syntax-error"));
        fixable += usize::from(found.iter().any(|(_, f)| f.fix.is_some()));
    }
    assert!(valid > 150 && fixable > 50, "{valid} {fixable}");
}

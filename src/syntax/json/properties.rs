//! Properties that hold for every text: agreement with another reader, layout that keeps every
//! token, and no panics.

use super::{Lexer, TokenKind, check, parse};
use crate::fmt::json::{format, layout};
use proptest::prelude::*;

/// Space as people leave it, often none.
fn space() -> impl Strategy<Value = String> {
    prop_oneof![4 => Just(String::new()), 1 => "[ \t\r\n]{0,4}", 1 => "\r?\n {0,6}"]
}

fn scalar() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("null".to_owned()),
        Just("true".to_owned()),
        Just("false".to_owned()),
        "-?(0|[1-9][0-9]{0,6})(\\.[0-9]{1,4})?([eE][+-]?[0-9]{1,2})?",
        string(),
    ]
}

fn string() -> impl Strategy<Value = String> {
    let char = prop_oneof![
        4 => "[a-zA-Z0-9 ${}\\[\\],:é😀/]",
        1 => r#"\\["\\/bfnrt]"#,
        1 => r"\\u[0-9a-cA-C][0-9a-fA-F]{3}",
        1 => r"\\ud83d\\uDE0[0-9]",
    ];
    prop::collection::vec(char, 0..12).prop_map(|chars| format!("\"{}\"", chars.concat()))
}

/// A JSON text without faults, oddly spaced.
fn json() -> impl Strategy<Value = String> {
    let value = scalar().prop_recursive(6, 60, 6, |inner| {
        let spaced = (space(), inner, space()).prop_map(|(a, v, b)| a + &v + &b).boxed();
        let property = (space(), string(), space(), spaced.clone())
            .prop_map(|(a, name, b, value)| format!("{a}{name}{b}:{value}"));
        prop_oneof![
            (prop::collection::vec(spaced, 0..6), space()).prop_map(|(v, s)| if v.is_empty() {
                format!("[{s}]")
            } else {
                format!("[{}]", v.join(","))
            }),
            (prop::collection::vec(property, 0..6), space()).prop_map(|(v, s)| {
                if v.is_empty() { format!("{{{s}}}") } else { format!("{{{}}}", v.join(",")) }
            }),
        ]
    });
    (space(), value, space()).prop_map(|(a, v, b)| a + &v + &b)
}

/// `text` with a few pieces put in, taken out or replaced.
fn mutated() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[\\[\\]{},:\"'\\\\ \n\t0-9.eE+x/#-]{0,3}",
        Just("true".to_owned()),
        Just("\\u12".to_owned()),
        Just("\"a\": ".to_owned()),
        Just("\u{a0}".to_owned()),
        any::<char>().prop_map(String::from),
    ];
    let change = (any::<prop::sample::Index>(), 0..3_usize, piece);
    (json(), prop::collection::vec(change, 1..4)).prop_map(|(text, changes)| {
        let mut chars: Vec<char> = text.chars().collect();
        for (at, taken, put) in changes {
            let at = at.index(chars.len() + 1);
            let end = (at + taken).min(chars.len());
            chars.splice(at..end, put.chars());
        }
        chars.into_iter().collect()
    })
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

/// Findings must point into the text, at whole characters, in words of the house.
fn findings_are_sound(text: &str) -> Result<(), TestCaseError> {
    let findings = check(text);
    let parsed = parse(text);
    prop_assert_eq!(findings.is_empty(), parsed.is_ok());
    if let Err(same) = parsed {
        prop_assert_eq!(&same, &findings);
    }
    let mut last = 0;
    for finding in &findings {
        let spans = finding.related.iter().map(|related| related.span).chain([finding.span]);
        for span in spans {
            prop_assert!(text.get(span.range()).is_some(), "{:?}", finding);
        }
        prop_assert!(!finding.message.ends_with('.') && finding.help.is_some(), "{:?}", finding);
        last = last.max(finding.span.start);
    }
    prop_assert!(last as usize <= text.len());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn layout_keeps_every_token_and_is_done_in_one_go(text in json()) {
        prop_assert_eq!(check(&text), vec![]);
        let out = layout(&text).unwrap_or_else(|| text.clone());
        prop_assert_eq!(layout(&out), None);
        prop_assert_eq!(spellings(&out), spellings(&text));
        let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
        prop_assert_eq!(read(&out), read(&text));
        let crlf = text.split_once('\n').is_some_and(|(line, _)| line.ends_with('\r'));
        let breaks = out.matches('\n').count();
        prop_assert_eq!(out.matches("\r\n").count(), if crlf { breaks } else { 0 });
        prop_assert_eq!(out.matches('\r').count(), if crlf { breaks } else { 0 });
    }

    #[test]
    fn strings_are_read_as_serde_json_reads_them(text in string()) {
        let document = parse(&text).unwrap();
        let string = document.value.as_string().unwrap();
        let decoded = string.decode(&text);
        prop_assert_eq!(&decoded.value, &string.value(&text));
        if let Ok(value) = serde_json::from_str::<String>(&text) {
            prop_assert_eq!(&decoded.value, &value);
        }
        let mut end = 1;
        for (at, char) in decoded.value.char_indices() {
            let span = decoded.span(at..at + char.len_utf8());
            prop_assert_eq!(span.start, end);
            end = span.end;
        }
        prop_assert_eq!(end as usize, text.len() - 1);
    }

    #[test]
    fn what_is_read_agrees_with_serde_json(text in mutated()) {
        if let Some(good) = serde_reads(&text) {
            prop_assert_eq!(check(&text).is_empty(), good, "{:?}", check(&text));
        }
        findings_are_sound(&text)?;
        let _ = (layout(&text), format(&text));
    }

    #[test]
    fn no_text_makes_it_panic(text in any::<String>()) {
        findings_are_sound(&text)?;
        let _ = (layout(&text), format(&text));
    }

    #[test]
    fn no_heap_of_tokens_makes_it_panic(text in "([\\[\\]{},:\"\\\\'#/*\n a01.+-]|\"a\"|true|//)*") {
        findings_are_sound(&text)?;
        let _ = (layout(&text), format(&text));
    }
}

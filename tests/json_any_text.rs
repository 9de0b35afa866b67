//! JSON texts, made and then damaged: what the fuzz target of JSON holds of every text holds of
//! them, and layout keeps what it must.

#[path = "common/cases.rs"]
mod cases;

use cases::config;
use proptest::prelude::*;
use rf_lint::fmt::json::layout;
use rf_lint::syntax::json::parse;

#[expect(unreachable_pub, reason = "the fuzz targets use it from outside")]
mod fuzzed {
    pub(crate) mod json;
    mod sound;
}

use fuzzed::json::holds;

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

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn layout_keeps_values_and_the_kind_of_line_breaks(text in json()) {
        holds(&text);
        let out = layout(&text).unwrap_or_else(|| text.clone());
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
    fn damaged_texts_are_read_or_told_of(text in mutated()) {
        holds(&text);
    }

    #[test]
    fn any_text_is_read_or_told_of(text in any::<String>()) {
        holds(&text);
    }

    #[test]
    fn any_heap_of_tokens_is_read_or_told_of(
        text in "([\\[\\]{},:\"\\\\'#/*\n a01.+-]|\"a\"|true|//)*",
    ) {
        holds(&text);
    }
}

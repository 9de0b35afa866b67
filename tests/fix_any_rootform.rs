//! Fixing takes any Rootform source: see `common/fixing.rs` for what must hold. The documents are
//! valid, or nearly so, and have much in them that is suspicious.

#[path = "common/fixing.rs"]
mod fixing;

use fixing::{check, findings};
use proptest::prelude::*;
use proptest::sample::select;
use rf_lint::lint::Level;
use rf_lint::source::Language;

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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

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
    fn json_texts(text in json_document()) {
        check(&text, Language::RootformJson);
    }
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

//! A generator of valid HCL documents with untidy whitespace, and comments of all three kinds
//! wherever the grammar allows them.
//!
//! Documents are built with marks in them, each of which is filled by a choice of its own at the
//! end: so the whitespace of a document shrinks apart from its structure.

use proptest::prelude::*;

/// Blanks and block comments, or nothing.
const GAP: char = '\u{1}';
/// The same and line breaks and line comments, as within brackets.
const WIDE: char = '\u{2}';
/// The end of an item: blanks, then a line break or a line comment, then more of both.
const END: char = '\u{3}';
/// One of the first two, depending on what the expression stands in.
const HERE: char = '\u{4}';
/// A number that no name has had before.
const UNIQUE: char = '\u{5}';

/// Valid documents.
pub(crate) fn documents() -> impl Strategy<Value = String> {
    let choices = prop::collection::vec(any::<u8>(), 1..200);
    let ends =
        prop_oneof![4 => Just(""), 1 => Just("  \t"), 1 => Just("# end"), 1 => Just("/*e*/")];
    (body(), choices, any::<bool>(), prop::bool::weighted(0.2), ends).prop_map(
        |(body, choices, crlf, mark, end)| {
            let mut text = fill(&format!("{END}{body}"), &choices) + end;
            if crlf {
                text = text.replace('\n', "\r\n");
            }
            if mark { format!("\u{feff}{text}") } else { text }
        },
    )
}

/// Replaces the marks in `text`, by `choices` that are used over and over.
fn fill(text: &str, choices: &[u8]) -> String {
    const GAPS: [&str; 12] =
        ["", " ", "", "  ", "\t", "", " ", "/*c*/", " /* a = { */ ", "      ", "/* é\n漢 */", ""];
    const WIDES: [&str; 8] =
        ["", "\n", " \n\t\n", "# c\n", "// ) ]\n   ", "\n\n  /*c*/\n", "", "   "];
    const ENDS: [&str; 10] = [
        "\n",
        "  \n",
        "\n\n",
        "# c\n",
        " // } \"\n",
        "\n# c\n\n",
        "\n/*c*/\n",
        "\n   ",
        "/*c*/ # d\n",
        "\n\t\n  ",
    ];
    let mut choices = choices.iter().map(|&choice| usize::from(choice)).cycle();
    let mut choose = |from: &[&'static str]| {
        let choice = choices.next().unwrap_or_default();
        from[choice % from.len()]
    };
    let mut out = String::new();
    let mut unique = 0;
    for c in text.chars() {
        match c {
            GAP => out.push_str(choose(&GAPS)),
            WIDE => {
                out.push_str(choose(&GAPS));
                out.push_str(choose(&WIDES));
            }
            END => {
                out.push_str(choose(&GAPS));
                out.push_str(choose(&ENDS));
            }
            UNIQUE => {
                unique += 1;
                out.push_str(&unique.to_string());
            }
            c => out.push(c),
        }
    }
    out
}

/// `text` as it stands where line breaks have no meaning.
fn wide(text: &str) -> String {
    text.replace(HERE, "\u{2}")
}

/// `text` as it stands where a line break ends it.
fn narrow(text: &str) -> String {
    text.replace(HERE, "\u{1}")
}

fn name() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["a", "bb", "long_name", "x-y", "é", "名前", "in", "null", "e\u{301}"])
}

/// Items, each with its end.
fn body() -> impl Strategy<Value = String> {
    let attribute =
        (name(), value()).prop_map(|(name, value)| format!("{name}{UNIQUE}{GAP}={value}"));
    let attribute = attribute.boxed();
    let leaf = prop::collection::vec(attribute.clone(), 0..4).prop_map(|items| items.concat());
    leaf.prop_recursive(3, 24, 4, move |inner| {
        let label = prop_oneof![
            Just(format!("{GAP}\"web\"")),
            Just(format!("{GAP}\"漢 \\n$${{\"")),
            Just(format!(" {GAP}label")),
        ];
        let header = (name(), prop::collection::vec(label, 0..3))
            .prop_map(|(name, labels)| format!("{name}{}{GAP}{{", labels.concat()))
            .boxed();
        let one_line = expression().prop_map(|e| format!("{GAP}a{GAP}={GAP}{}{GAP}", narrow(&e)));
        let block = (header.clone(), inner)
            .prop_map(|(header, body)| format!("{header}{END}{body}}}{END}"));
        let one_line = (header, prop_oneof![one_line, Just("\u{1}".to_owned())])
            .prop_map(|(header, inside)| format!("{header}{inside}}}{END}"));
        let item = prop_oneof![4 => attribute.clone(), 2 => block, 1 => one_line];
        prop::collection::vec(item, 0..5).prop_map(|items| items.concat())
    })
}

/// What follows the `=` of an attribute, to the end of its line.
fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        5 => expression().prop_map(|e| format!("{GAP}{}{END}", narrow(&e))),
        1 => heredoc(expression().boxed()).prop_map(|text| format!("{GAP}{text}")),
    ]
}

/// Text of templates that is no sequence.
fn literal() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "x",
        " y  z ",
        "$${a}",
        "%%{b}",
        "$ ",
        "é漢👩\u{200d}💻",
        "# //",
        "{",
        "}",
        "'",
    ])
}

/// The pieces of a template, with `${…}` and `%{…}`.
fn template(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let sequence = |inner: BoxedStrategy<String>| {
        let strip = prop::sample::select(vec!["", "~"]);
        (inner, strip.clone(), strip)
            .prop_map(|(e, a, b)| format!("${{{a}{WIDE}{}{WIDE}{b}}}", wide(&e)))
    };
    let text = literal().prop_map(str::to_owned);
    let piece = prop_oneof![3 => text, 2 => sequence(inner.clone())].boxed();
    let directive = (inner, piece.clone(), any::<bool>()).prop_map(|(e, text, is_if)| {
        let e = wide(&e);
        if is_if {
            format!("%{{{GAP}if {e}{WIDE}}}{text}%{{{GAP}else{GAP}}}{text}%{{~{GAP}endif ~}}")
        } else {
            format!("%{{for{GAP} k{GAP},{GAP}v{GAP} in {e}{WIDE}~}}{text}%{{{GAP}endfor{GAP}}}")
        }
    });
    prop::collection::vec(prop_oneof![4 => piece, 1 => directive], 0..4)
        .prop_map(|all| all.concat())
}

/// A heredoc with the line break after it.
fn heredoc(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let lines = prop::collection::vec(template(inner), 0..3);
    (lines, any::<bool>()).prop_map(|(lines, indented)| {
        let (dash, margin) = if indented { ("-", "    ") } else { ("", "") };
        let lines = lines.iter().fold(String::new(), |all, line| format!("{all}{margin}.{line}\n"));
        format!("<<{dash}EOT\n{lines}{margin}EOT\n")
    })
}

/// Expressions, with `HERE` where there may be whitespace.
pub(crate) fn expression() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        3 => name().prop_map(str::to_owned),
        2 => prop::sample::select(vec!["0", "12", "1.5", "1e3", "2.5E-7"]).prop_map(str::to_owned),
        1 => literal().prop_map(|text| format!("\"{text}\"")),
        1 => prop::sample::select(vec!["[]", "{}", "f()", "\"\\n\\u00e9\\\"\""]).prop_map(str::to_owned),
    ];
    leaf.prop_recursive(4, 40, 4, |inner| {
        let inner = inner.boxed();
        prop_oneof![
            (inner.clone(), operator(), inner.clone())
                .prop_map(|(a, op, b)| format!("{a} {HERE}{op} {HERE}{b}")),
            (inner.clone(), inner.clone(), inner.clone())
                .prop_map(|(a, b, c)| format!("{a}{HERE}?{HERE}{b}{HERE}:{HERE}{c}")),
            (prop::sample::select(vec!["-", "!"]), inner.clone())
                .prop_map(|(op, e)| format!("{op}{HERE}{e}")),
            inner.clone().prop_map(|e| format!("({WIDE}{}{WIDE})", wide(&e))),
            access(inner.clone()),
            template(inner.clone()).prop_map(|text| format!("\"{text}\"")),
            list(inner.clone()).prop_map(|items| format!("[{WIDE}{items}]")),
            (list(inner.clone()), any::<bool>()).prop_map(|(items, namespace)| {
                let name = if namespace { "ns\u{4}::\u{4}f" } else { "max" };
                format!("{name}{HERE}({WIDE}{items})")
            }),
            inner.clone().prop_map(|e| format!("f({WIDE}{}{WIDE}...{WIDE})", wide(&e))),
            object(inner.clone()),
            for_expression(inner),
        ]
    })
}

fn operator() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||",
    ])
}

fn access(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let step = prop_oneof![
        name().prop_map(|name| format!("{HERE}.{HERE}{name}")),
        Just(format!("{HERE}.{HERE}0{HERE}.{HERE}x")),
        Just(format!("{HERE}.{HERE}*{HERE}.{HERE}y{HERE}[{WIDE}0{WIDE}]")),
        Just(format!("{HERE}[{HERE}*{HERE}]")),
        inner.prop_map(|e| format!("{HERE}[{WIDE}{}{WIDE}]", wide(&e))),
    ];
    (name(), prop::collection::vec(step, 1..4))
        .prop_map(|(name, steps)| name.to_owned() + &steps.concat())
}

/// What stands between `[` and `]`, or the parentheses of a call: items and heredocs.
fn list(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let item = prop_oneof![
        8 => inner.clone().prop_map(|e| format!("{}{WIDE}", wide(&e))),
        1 => heredoc(inner).prop_map(|text| format!("{text}{WIDE}")),
    ];
    (prop::collection::vec(item, 0..4), any::<bool>()).prop_map(|(items, comma)| {
        let comma = if comma && !items.is_empty() { ",\u{2}" } else { "" };
        items.join(",\u{2}") + comma
    })
}

fn object(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    let key = prop_oneof![
        3 => name().prop_map(str::to_owned),
        1 => Just("\"key\"".to_owned()),
        1 => inner.clone().prop_map(|e| format!("({WIDE}{}{WIDE})", wide(&e))),
    ];
    let sign = prop::sample::select(vec!["=", ":"]);
    let part = prop::sample::select(vec!["\u{1},\u{1}", "\u{1},\u{3}", "\u{3}", "\u{3}\u{3}"]);
    let head = (key, sign).prop_map(|(key, sign)| format!("{GAP}{key}{GAP}{sign}{GAP}"));
    let item = prop_oneof![
        6 => (head.clone(), inner.clone(), part).prop_map(|(head, e, part)| head + &narrow(&e) + part),
        1 => (head, heredoc(inner)).prop_map(|(head, text)| head + &text),
    ];
    let items = prop::collection::vec(item, 0..4).prop_map(|items| items.concat());
    (prop::bool::ANY, items)
        .prop_map(|(broken, items)| format!("{{{}{items}{GAP}}}", if broken { END } else { GAP }))
}

fn for_expression(inner: BoxedStrategy<String>) -> impl Strategy<Value = String> {
    (inner.clone(), inner.clone(), inner, 0..4_u8).prop_map(|(a, b, c, form)| {
        let [a, b, c] = [wide(&a), wide(&b), wide(&c)];
        let one = format!("for {WIDE}x{WIDE} in {a}{WIDE}:{WIDE}{b}");
        let two = format!(
            "for {WIDE}k{WIDE},{WIDE}v{WIDE} in {a}{WIDE}:{WIDE}{b}{WIDE}=>{WIDE}{c}{WIDE}"
        );
        match form {
            0 => format!("[{WIDE}{one}{WIDE}]"),
            1 => format!("[{WIDE}{one} {WIDE}if {c}{WIDE}]"),
            2 => format!("{{{WIDE}{two}...{WIDE}if {b}{WIDE}}}"),
            _ => format!("{{{WIDE}{two}}}"),
        }
    })
}

//! What is found in faulty texts: place and words, one finding a fault.

use super::{MAX_DEPTH, check, parse};

fn dump() {
    for text in CASES {
        println!("=== {text:?}");
        for f in check(text) {
            println!(
                "  {}..{} {:?}: {} | {} | {} | {:?}",
                f.span.start,
                f.span.end,
                &text[f.span.range()],
                f.message,
                f.label,
                f.help.clone().unwrap_or_default(),
                f.related.iter().map(|r| r.span.start).collect::<Vec<_>>()
            );
        }
    }
}

const CASES: &[&str] = &[
    "",
    " \n",
    "{\"a\": 1,}",
    "[1, 2, ]",
    "[1 2]",
    "{\"a\": 1 \"b\": 2}",
    "{\"a\" 1}",
    "{\"a\" = 1}",
    "{'a': 'b'}",
    "// c\n{\"a\": 1}",
    "{\n  # x\n  \"a\": 1 /* y */\n}",
    "{\"a\": \"b}",
    "{\"a\": \"b,\n \"c\": 1}",
    "{\"a: 1,\n \"c\": 1}",
    "[\"a\tb\"]",
    "[\"a\nb\", 1]",
    "[\"\\x41\", \"C:\\Users\"]",
    "[\"\\u12\"]",
    "[007, -01, +1, .5, 1., -.5, 1e, 0x1F, 1_000, -, +.5, 1.2.3]",
    "[NaN, True, None, -Infinity, Infinity, undefined, foo]",
    "{foo: 1, 2: 3}",
    "{\"a\": 1} {\"b\": 2}",
    "{\"a\": 1}}",
    "{\"a\": [1, 2}",
    "{\"a\": [1, 2}, \"b\": 3}",
    "{\"a\": {\"b\": 1], \"c\": 2}",
    "{\"a\": [1, 2",
    "[[[",
    "[1,,2]",
    "[,1]",
    "[1,,]",
    "{\"a\":1,,\"b\":2}",
    "{\"a\": , \"b\": }",
    "{\"a\", \"b\"}",
    "{\"a\" \"b\": 1}",
    "{\"a\": source.x == 1, \"b\": 2}",
    "{\"a\": source.x == f(1, 2)\n \"b\": 02}",
    "{\"a\": \"say \"hi\" now\", \"b\": 2}",
    "[\"a\": 1, 2]",
    "{\"a\": 1: 2}",
    "{ {\"a\": 1} }",
    "{\"a\":: 1}",
    "{: 1}",
    "[\u{a0}1]",
    "[“a”, ‘b’, `c`]",
    "resource \"x\" \"y\" {\n  a = 1\n}\n",
    "}",
    ",",
    "[1]]",
    "\u{feff}",
    "[1, \u{feff}2]",
    "/* a",
    "{\"a\": \"x\" \"y\"}",
    "{\"a\": 1 2, \"b\": 01}",
    "{\"a\": [01, {\"b\": 'x'}, tru], \"c\" 1 \"d\": 2,}",
    "[{\"a\": 1]",
    "{'a: 1}",
    "[(1)]",
    "{\"a\": }",
    "{\"a\": ]}",
    "[1}",
    "\"a\" \"b\"",
    "1 2",
    "[1,\n // x\n 2]",
    "{\"a\": \"b\\",
    "[\"$\\{x}\"]",
    "{\"a\" b: 1}",
    "{\"a\": 1,\n  b: 2}",
    "{\"a\": 1\n  b: 2}",
    "{\"a\": [1, 2, \"b\": 3}",
    "[\"a\\\nb\"]",
    "[nulll]",
    "[\"\u{0}\"]",
];

#[test]
fn all() {
    dump();
    let _ = MAX_DEPTH;
    let _ = parse("");
}

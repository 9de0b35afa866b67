//! Whatever nests, nested deeper than anybody writes.

use super::{assert_said, handle};

const DEPTH: usize = 12_000;
const TOO_DEEP: &str = "nesting-too-deep";

/// What opens, what is innermost, and what closes.
const EXPRESSIONS: [(&str, &str, &str); 14] = [
    ("[", "1", "]"),
    ("(", "1", ")"),
    ("{a=", "1", "}"),
    ("\"${", "1", "}\""),
    ("f(", "1", ")"),
    ("a[", "1", "]"),
    ("[for x in ", "y", " : x]"),
    ("{for x in ", "y", " : x => x}"),
    ("true ? ", "1", " : 2"),
    ("!", "true", ""),
    ("-", "1", ""),
    ("\"%{if true}", "x", "%{endif}\""),
    ("<<E\n${", "1", "}\nE\n"),
    ("((a + ", "1", ") * 2)"),
];

/// Nested expressions of all kinds, closed, left open, and closed without being opened.
fn nested() -> Vec<String> {
    let mut all = Vec::new();
    for (open, inner, close) in EXPRESSIONS {
        all.push(format!("{}{inner}{}", open.repeat(DEPTH), close.repeat(DEPTH)));
        all.push(open.repeat(DEPTH));
        all.push(format!("{inner}{}", close.repeat(DEPTH)));
    }
    all
}

pub(super) fn native() {
    for expression in nested() {
        let lines = handle("a.hcl", &format!("a = {expression}\n"));
        assert!(lines.len() <= 600, "{} lines", lines.len());
    }
    let brackets = format!("a = {}1{}\n", "[".repeat(DEPTH), "]".repeat(DEPTH));
    assert_said(&handle("a.hcl", &brackets), TOO_DEEP);
    for (open, close) in [("b {\n", "}\n"), ("b \"l\" {", "}"), ("b {\n", "")] {
        let lines = handle("a.hcl", &format!("{}{}", open.repeat(DEPTH), close.repeat(DEPTH)));
        assert!(!lines.is_empty() && lines.len() <= 600);
    }
    // As deep as is read: the text that comes of it is as large as its indentation.
    let depth = 2000;
    assert!(
        handle("a.hcl", &format!("{}{}", "b {\n".repeat(depth), "}\n".repeat(depth))).is_empty()
    );
}

pub(super) fn rootform() {
    for expression in nested() {
        let policy = format!(
            "policy \"p\" {{\n  target {{\n    concept = a.concept.b\n  }}\n\n  assert  = \
             {expression}\n  message = \"m\"\n}}\n"
        );
        assert!(!handle("a.rf.hcl", &policy).is_empty());
        let rule = format!("rule \"r\" {{\n  description = {expression}\n}}\n");
        assert!(!handle("a.rf.hcl", &rule).is_empty());
    }
}

pub(super) fn json() {
    let nested = |open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(DEPTH), close.repeat(DEPTH))
    };
    for text in [
        nested("[", "1", "]"),
        nested("{\"a\":", "1", "}"),
        nested("{\"rule\":{\"a\":", "1", "}}"),
        nested("[{\"a\":", "1", "}]"),
        nested("{\"a\":", "", ""),
        nested("", "", "]"),
        nested("[", "", ""),
        format!("{{\"policy\":{{\"p\":{{\"assert\":\"{}\"}}}}}}", nested("${(", "1", ")}")),
        format!("{{\"policy\":{{\"p\":{{\"assert\":\"${{{}}}\"}}}}}}", nested("[", "1", "]")),
    ] {
        for name in ["a.json", "a.rf.json"] {
            let lines = handle(name, &text);
            assert!(name == "a.json" || !lines.is_empty());
        }
    }
    assert_said(&handle("a.json", &nested("{\"a\":", "1", "}")), TOO_DEEP);
}

//! What is found in faulty texts: place and words, one finding for each fault.

use super::{MAX_DEPTH, check, parse};

/// The findings of `text` are those, each with its start, end and message.
fn case(text: &str, expected: &[(u32, u32, &str)]) {
    let findings = check(text);
    let found: Vec<_> =
        findings.iter().map(|f| (f.span.start, f.span.end, f.message.as_str())).collect();
    assert_eq!(found, expected, "{text}");
    assert!(findings.iter().all(|f| f.lint == "syntax-error" && f.code == Some("HCL_PARSE")));
}

fn help(text: &str) -> String {
    check(text).remove(0).help.unwrap_or_default()
}

#[test]
#[rustfmt::skip]
fn whole_files() {
    case("", &[
        (0, 0, "the file is empty"),
    ]);
    case(" \n", &[
        (2, 2, "the file holds only space"),
    ]);
    case("{\"a\": 1} {\"b\": 2}", &[
        (9, 17, "text stands after the value of the file"),
    ]);
    case("\u{feff}", &[
        (3, 3, "the file holds only space"),
    ]);
    case("\"a\" \"b\"", &[
        (4, 7, "text stands after the value of the file"),
    ]);
    case("1 2", &[
        (2, 3, "text stands after the value of the file"),
    ]);
}

#[test]
#[rustfmt::skip]
fn several_faults() {
    case("{\"a\": source.x == f(1, 2)\n \"b\": 02}", &[
        (6, 14, "`source.x` is not a JSON value"),
        (25, 25, "a comma is missing between two properties"),
        (32, 34, "the number `02` starts with a needless zero"),
    ]);
    case("{\"a\": [01, {\"b\": 'x'}, tru], \"c\" 1 \"d\": 2,}", &[
        (7, 9, "the number `01` starts with a needless zero"),
        (17, 20, "the string stands in single quotes"),
        (23, 26, "`tru` is not a JSON value"),
        (32, 32, "a colon is missing after the name `\"c\"`"),
        (34, 34, "a comma is missing between two properties"),
        (41, 42, "a comma stands before `}`"),
    ]);
}

#[test]
#[rustfmt::skip]
fn brackets() {
    case("{\"a\": 1}}", &[
        (8, 9, "no bracket is open for this `}`"),
    ]);
    case("{\"a\": [1, 2}", &[
        (11, 12, "the bracket `[` is not closed before this `}`"),
    ]);
    case("{\"a\": [1, 2}, \"b\": 3}", &[
        (11, 12, "`}` cannot close the bracket `[`"),
    ]);
    case("{\"a\": {\"b\": 1], \"c\": 2}", &[
        (13, 14, "`]` cannot close the bracket `{`"),
    ]);
    case("{\"a\": [1, 2", &[
        (11, 11, "2 brackets are never closed"),
    ]);
    case("[[[", &[
        (3, 3, "3 brackets are never closed"),
    ]);
    case("{ {\"a\": 1} }", &[
        (2, 3, "a value stands without a name in an object"),
    ]);
    case("}", &[
        (0, 1, "no bracket is open for this `}`"),
    ]);
    case("[1]]", &[
        (3, 4, "no bracket is open for this `]`"),
    ]);
    case("[{\"a\": 1]", &[
        (8, 9, "the bracket `{` is not closed before this `]`"),
    ]);
    case("{\"a\": ]}", &[
        (1, 4, "the name `\"a\"` has no value"),
        (6, 7, "no bracket is open for this `]`"),
    ]);
    case("[1}", &[
        (2, 3, "`}` cannot close the bracket `[`"),
    ]);
    case("{\"a\": 1,\n ] \"b\": 2}", &[
        (10, 11, "no bracket is open for this `]`"),
    ]);
}

#[test]
#[rustfmt::skip]
fn strings_and_escapes() {
    case("{'a': 'b'}", &[
        (1, 4, "the string stands in single quotes"),
        (6, 9, "the string stands in single quotes"),
    ]);
    case("{\"a\": \"b}", &[
        (6, 8, "the string has no closing quote"),
    ]);
    case("{\"a\": \"b,\n \"c\": 1}", &[
        (6, 8, "the string has no closing quote"),
    ]);
    case("{\"a: 1,\n \"c\": 1}", &[
        (1, 6, "the string has no closing quote"),
    ]);
    case("[\"a\tb\"]", &[
        (3, 4, "a tab stands in a string"),
    ]);
    case("[\"a\nb\", 1]", &[
        (3, 4, "a line break stands in a string"),
    ]);
    case("[\"\\x41\", \"C:\\Users\"]", &[
        (2, 4, "JSON has no escape `\\x`"),
        (12, 14, "JSON has no escape `\\U`"),
    ]);
    case("[\"\\u12\"]", &[
        (2, 6, "the escape `\\u12` is cut short"),
    ]);
    case("{foo: 1, 2: 3}", &[
        (1, 4, "the name `foo` has no quotes"),
        (9, 10, "the name `2` has no quotes"),
    ]);
    case("{\"a\": \"say \"hi\" now\", \"b\": 2}", &[
        (11, 12, "text follows the closing quote of a string"),
    ]);
    case("[“a”, ‘b’, `c`]", &[
        (1, 8, "the string stands in typographic quotes"),
        (10, 17, "the string stands in typographic quotes"),
        (19, 22, "the string stands in backticks"),
    ]);
    case("{'a: 1}", &[
        (1, 2, "`'` cannot start or end a string"),
    ]);
    case("{\"a\": \"b\\", &[
        (6, 9, "the string has no closing quote"),
    ]);
    case("[\"$\\{x}\"]", &[
        (3, 5, "JSON has no escape `\\{`"),
    ]);
    case("{\"a\": 1,\n  b: 2}", &[
        (11, 12, "the name `b` has no quotes"),
    ]);
    case("{\"a\": 1\n  b: 2}", &[
        (7, 7, "a comma is missing between two properties"),
        (10, 11, "the name `b` has no quotes"),
    ]);
    case("[\"a\\\nb\"]", &[
        (4, 5, "a line break stands in a string"),
    ]);
    case("{k\": 12, \"b\": 1}", &[
        (1, 2, "the name `k` has no quotes"),
    ]);
    case("{\n  \"a: [\n    1\n  ]\n}", &[
        (4, 6, "the string has no closing quote"),
    ]);
    case("[\"\0\"]", &[
        (2, 3, "a control character stands in a string"),
    ]);
}

#[test]
#[rustfmt::skip]
fn comments_and_space() {
    case("// c\n{\"a\": 1}", &[
        (0, 4, "JSON has no comments"),
    ]);
    case("{\n  # x\n  \"a\": 1 /* y */\n}", &[
        (4, 7, "JSON has no comments"),
        (17, 24, "JSON has no comments"),
    ]);
    case("[\u{a0}1]", &[
        (1, 3, "a no-break space (U+00A0) is not space in JSON"),
    ]);
    case("[1, \u{feff}2]", &[
        (4, 7, "a byte order mark (U+FEFF) inside the text is not space in JSON"),
    ]);
    case("/* a", &[
        (0, 4, "the comment has no end, and JSON has no comments"),
    ]);
    case("[1,\n // x\n 2]", &[
        (5, 9, "JSON has no comments"),
    ]);
}

#[test]
#[rustfmt::skip]
fn numbers_and_words() {
    case("[007, -01, +1, .5, 1., -.5, 1e, 0x1F, 1_000, -, +.5, 1.2.3]", &[
        (1, 4, "the number `007` starts with a needless zero"),
        (6, 9, "the number `-01` starts with a needless zero"),
        (11, 13, "the number `+1` starts with a plus sign"),
        (15, 17, "the number `.5` has no digit before its point"),
        (19, 21, "the number `1.` has no digit after its point"),
        (23, 26, "the number `-.5` has no digit before its point"),
        (28, 30, "the exponent of `1e` has no digits"),
        (32, 36, "the number `0x1F` is not decimal"),
        (38, 43, "the number `1_000` has underscores in it"),
        (45, 46, "`-` has no number after it"),
        (48, 51, "the number `+.5` starts with a plus sign"),
        (53, 58, "`1.2.3` is not a number"),
    ]);
    case("[NaN, True, None, -Infinity, Infinity, undefined, foo]", &[
        (1, 4, "JSON has no number `NaN`"),
        (6, 10, "`True` is not a JSON value"),
        (12, 16, "`None` is not a JSON value"),
        (18, 27, "JSON has no number `-Infinity`"),
        (29, 37, "JSON has no number `Infinity`"),
        (39, 48, "`undefined` is not a JSON value"),
        (50, 53, "`foo` is not a JSON value"),
    ]);
    case("{\"a\": source.x == 1, \"b\": 2}", &[
        (6, 14, "`source.x` is not a JSON value"),
    ]);
    case("resource \"x\" \"y\" {\n  a = 1\n}\n", &[
        (0, 8, "`resource` is not a JSON value"),
    ]);
    case("{\"a\": 1 2, \"b\": 01}", &[
        (8, 9, "unexpected `2` after a value"),
        (16, 18, "the number `01` starts with a needless zero"),
    ]);
    case("[(1)]", &[
        (1, 2, "`(` means nothing in JSON"),
    ]);
    case("[\u{202e}]", &[
        (1, 4, "the character U+202E means nothing in JSON"),
    ]);
    case("[nulll]", &[
        (1, 6, "`nulll` is not a JSON value"),
    ]);
    case("[a\", 2]", &[
        (1, 2, "`a` is not a JSON value"),
    ]);
    case("{\n  - \"a\": 1\n}", &[
        (4, 5, "`-` stands where a name belongs"),
    ]);
    case("[+ 0]", &[
        (1, 2, "`+` has no number after it"),
    ]);
}

#[test]
#[rustfmt::skip]
fn commas_and_colons() {
    case("{\"a\": 1,}", &[
        (7, 8, "a comma stands before `}`"),
    ]);
    case("[1, 2, ]", &[
        (5, 6, "a comma stands before `]`"),
    ]);
    case("[1 2]", &[
        (2, 2, "a comma is missing between two elements"),
    ]);
    case("{\"a\": 1 \"b\": 2}", &[
        (7, 7, "a comma is missing between two properties"),
    ]);
    case("{\"a\" 1}", &[
        (4, 4, "a colon is missing after the name `\"a\"`"),
    ]);
    case("{\"a\" = 1}", &[
        (5, 6, "`=` stands between the name `\"a\"` and its value"),
    ]);
    case("[1,,2]", &[
        (3, 4, "an element is missing before this comma"),
    ]);
    case("[,1]", &[
        (1, 2, "an element is missing before this comma"),
    ]);
    case("[1,,]", &[
        (3, 4, "an element is missing before this comma"),
    ]);
    case("{\"a\":1,,\"b\":2}", &[
        (7, 8, "a property is missing before this comma"),
    ]);
    case("{\"a\": , \"b\": }", &[
        (1, 4, "the name `\"a\"` has no value"),
        (8, 11, "the name `\"b\"` has no value"),
    ]);
    case("{\"a\", \"b\"}", &[
        (1, 4, "the name `\"a\"` has no value"),
        (6, 9, "the name `\"b\"` has no value"),
    ]);
    case("{\"a\" \"b\": 1}", &[
        (1, 4, "the name `\"a\"` has no value"),
    ]);
    case("[\"a\": 1, 2]", &[
        (4, 5, "a name with a value stands in an array"),
    ]);
    case("{\"a\": 1: 2}", &[
        (7, 8, "unexpected `:` after a value"),
    ]);
    case("{\"a\":: 1}", &[
        (5, 6, "unexpected `:`"),
    ]);
    case("{: 1}", &[
        (1, 2, "unexpected `:`"),
    ]);
    case(",", &[
        (0, 1, "an element is missing before this comma"),
    ]);
    case("{\"a\": \"x\" \"y\"}", &[
        (10, 13, "unexpected `\"y\"` after a value"),
    ]);
    case("{\"a\": }", &[
        (1, 4, "the name `\"a\"` has no value"),
    ]);
    case("{\"a\" b: 1}", &[
        (4, 4, "a colon is missing after the name `\"a\"`"),
    ]);
    case("{\"a\": [1, 2, \"b\": 3}", &[
        (16, 17, "a name with a value stands in an array"),
    ]);
    case("{\n{ \"a\": 1\n}", &[
        (2, 3, "unexpected `{`"),
    ]);
    case("[\"a\": 1, \"b\": 2]", &[
        (4, 5, "a name with a value stands in an array"),
    ]);
}

#[test]
fn help_says_what_to_write() {
    for (text, expected) in [
        ("[-01]", "write `-1`, or a string if it is not a quantity"),
        ("[1.]", "write `1.0`, or a string if it is not a quantity"),
        ("[+.5e3]", "write `0.5e3`, or a string if it is not a quantity"),
        ("[1_000]", "write `1000`"),
        ("['a']", "write `\"a\"`"),
        ("[True]", "write `true`, or `\"True\"` for the text"),
        ("[source.x]", "write `\"source.x\"` for the text, `\"${source.x}\"` for an expression"),
        ("{foo: 1}", "write `\"foo\"`"),
        ("[\"a\tb\"]", "write `\\t`"),
        ("[\"\u{1f}\"]", "write `\\u001f`"),
        ("{\"a\": [1", "write `]}` where they end"),
        ("", "write `{}` for a body with nothing in it"),
    ] {
        assert_eq!(help(text), expected, "{text}");
    }
    assert!(help("[1] // x").contains("`\"//\": \"…\"`"));
}

#[test]
fn unclosed_brackets_are_pointed_at() {
    let findings = check("{\"a\": [1, 2");
    let opened: Vec<_> = findings[0].related.iter().map(|r| r.span.start).collect();
    assert_eq!(opened, [6, 0]);
    let findings = check("{\"a\": [1, 2}");
    assert_eq!(findings[0].related[0].span.start, 6);
}

#[test]
fn nesting_is_read_up_to_the_limit() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let nested = |depth: usize| open.repeat(depth - 1) + "[]" + &close.repeat(depth - 1);
        let document = parse(&nested(MAX_DEPTH)).unwrap();
        assert_eq!(document.depth, MAX_DEPTH);
        for text in [nested(MAX_DEPTH + 1), nested(100_000), open.repeat(100_000) + "["] {
            let findings = parse(&text).unwrap_err();
            assert_eq!(findings.len(), 1);
            assert_eq!(findings[0].lint, "nesting-too-deep");
            assert_eq!(findings[0].code, Some("NESTING_TOO_DEEP"));
            assert_eq!(findings[0].span.start as usize, open.len() * MAX_DEPTH);
        }
    }
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    let message = "brackets nest 100,000 levels deep, over the limit of 10,000";
    assert_eq!(check(&deep)[0].message, message);
}

#[test]
fn what_the_grammar_allows_is_read() {
    for text in [
        "0",
        "-0",
        "\"\"",
        " null ",
        "\u{feff}{}",
        "\"\\ud800\"",
        "\"\u{7f}\u{2028}\"",
        "1e999",
        "{\"\": 1, \"\": 2}",
        "[\r\n\t 1e-2 , 2 ]",
        "\"\\/\"",
        "[[],{}]",
    ] {
        assert!(parse(text).is_ok(), "{text}");
    }
}

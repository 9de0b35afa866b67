//! Documents that are not valid: the places and sentences of all their errors, one for each
//! mistake. The reference refuses them too.

use rf_lint::finding::Finding;
use rf_lint::source::text::LineIndex;
use rf_lint::syntax::native::Reader;

/// A document, and its errors as `line:column message`.
type Invalid = (&'static str, &'static [&'static str]);

const BODIES: &[Invalid] = &[
    ("a\n{\n}\n", &["2:1 the `{` of block `a` is not on its line"]),
    ("a: 1\nb = 2\n", &["1:2 expected `=` or `{` after `a`, found `:`"]),
    ("a == 1\n", &["1:3 expected `=` or `{` after `a`, found `==`"]),
    ("a.b = 1\n", &["1:2 expected `=` or `{` after `a`, found `.`"]),
    ("a[0] = 1\n", &["1:2 expected `=` or `{` after `a`, found `[`"]),
    ("a\n", &["1:2 expected `=` or `{` after `a`, found the end of the line"]),
    ("a b c\n", &["1:6 expected `{` to open block `a`, found the end of the line"]),
    ("a \"b\" = 1\n", &["1:7 expected `{` to open block `a`, found `=`"]),
    ("\"a\" = 1\n", &["1:1 expected an attribute or a block, found a quoted string"]),
    ("\"a\" {\n}\n", &["1:1 expected an attribute or a block, found a quoted string"]),
    ("1 = 2\n", &["1:1 expected an attribute or a block, found `1`"]),
    ("{ \"a\": 1 }\n", &["1:1 expected an attribute or a block, found `{`"]),
    ("a = 1 b = 2\n", &["1:7 expected a line break after the value of `a`, found `b`"]),
    (
        "a = 1,\nb = 2,\n",
        &[
            "1:6 expected a line break after the value of `a`, found `,`",
            "2:6 expected a line break after the value of `b`, found `,`",
        ],
    ),
    (
        "a = 1;\nb = 2;\n",
        &[
            "1:6 expected an operator or the end of the value, found `;`",
            "2:6 expected an operator or the end of the value, found `;`",
        ],
    ),
    ("a {} b {}\n", &["1:6 expected a line break after the block, found `b`"]),
    ("a {\n  b = 1\n", &["1:3 block `a` is never closed"]),
    ("a {\n  b {\n    c = <<E\nx\n  }\n}\n", &["3:9 heredoc `E` is never closed"]),
    ("a {\n  c = <<E\n", &["2:7 heredoc `E` is never closed"]),
    ("a = b =< 1\nc = b =~ \"x\"\n", &["1:7 `=<` is no operator", "2:7 `=~` is no operator"]),
    ("a = b = < 1\n", &["1:7 a single `=` does not compare", "1:9 expected a value, found `<`"]),
    ("/* x\n*/ a {\n  b = 1\n", &["2:6 block `a` is never closed"]),
    ("a {\n  b {\n    c = 1\n}\n", &["1:3 block `a` is never closed"]),
    ("}\n", &["1:1 `}` closes nothing"]),
    ("a = 1)\n", &["1:6 expected a line break after the value of `a`, found `)`"]),
    ("a \"b {\n  c = 1\n}\n", &["1:3 this label is not closed on its line"]),
    ("a \"b${c}\" {\n}\n", &["1:3 a label cannot hold a template"]),
    (
        "a { b = 1, c = 2 }\n",
        &["1:10 expected `}` after the attribute of a one-line block, found `,`"],
    ),
    ("a { b {} }\n", &["1:5 expected one attribute, `}` or a line break after `{`, found `b`"]),
    (
        "a { b = 1\n}\n",
        &["1:10 expected `}` after the attribute of a one-line block, found the end of the line"],
    ),
    ("/* x\na = 1\n", &["1:1 this comment is never closed"]),
    ("a = 1 /* x\nb =\n", &["1:7 this comment is never closed"]),
    (
        "a = b\u{a0}+ c\n",
        &["1:6 expected an operator or the end of the value, found the character U+00A0"],
    ),
];

const VALUES: &[Invalid] = &[
    ("a =\nb = 1\n", &["1:4 expected a value, found the end of the line"]),
    ("a = 1 +\nb = 2\n", &["1:8 expected a value, found the end of the line"]),
    ("a = ]\n", &["1:5 expected a value, found `]`"]),
    ("a = +1\n", &["1:5 expected a value, found `+`"]),
    ("a = .5\n", &["1:5 expected a value, found `.`"]),
    ("a = 1.2.3\n", &["1:5 `1.2.3` is not a number"]),
    ("a = 1e99999999999\n", &["1:5 the exponent of this number is out of range"]),
    ("a = 5m\n", &["1:6 expected a line break after the value of `a`, found `m`"]),
    ("a = b c\n", &["1:7 expected a line break after the value of `a`, found `c`"]),
    ("a = b = c\n", &["1:7 a single `=` does not compare"]),
    ("a = 'x'\nb = 1\n", &["1:5 expected a value, found `'`"]),
    ("a = “x”\n", &["1:5 expected a value, found the character U+201C"]),
    ("a = ${b}\n", &["1:5 expected a value, found `$`"]),
    ("a = b & c\n", &["1:7 `&` is not an operator"]),
    ("a = b | c\n", &["1:7 `|` is not an operator"]),
    ("a = b ^ c\n", &["1:7 `^` is not an operator"]),
    ("a = x and y\n", &["1:7 `and` is not an operator"]),
    ("a = x or y\n", &["1:7 `or` is not an operator"]),
    ("a = not x\n", &["1:9 expected a line break after the value of `a`, found `x`"]),
    ("a = if x then y\n", &["1:8 expected a line break after the value of `a`, found `x`"]),
    ("a = b === c\n", &["1:9 expected a value, found `=`"]),
    (
        "a = x ? 1\nb = 2\n",
        &["1:10 expected `:` and the value for false, found the end of the line"],
    ),
    ("a = x ?: y\n", &["1:8 expected a value, found `:`"]),
    ("a = ns::f\n", &["1:10 expected `(` after the name of a function, found the end of the line"]),
    ("a = ns::(1)\n", &["1:9 expected a name after `::`, found `(`"]),
    ("a = b.\n", &["1:7 expected a name after `.`, found the end of the line"]),
    ("a = b.[0]\n", &["1:7 expected a name after `.`, found `[`"]),
    ("a = b.\"c\"\n", &["1:7 expected a name after `.`, found a quoted string"]),
    ("a = b.0.1\n", &["1:7 `.0.1` reads as an index by the number 0.1"]),
    ("a = x.*.y.*.z\n", &["1:11 a splat `.*` cannot follow another one"]),
];

const BRACKETS: &[Invalid] = &[
    ("a = [1 2]\nb = 2\n", &["1:8 expected `,` before the next item, found `2`"]),
    ("a = f(1 2)\n", &["1:9 expected `,` before the next item, found `2`"]),
    ("a = {b = 1 c = 2}\n", &["1:12 expected `,` before the next item, found `c`"]),
    ("a = {b 1}\n", &["1:8 expected `=` or `:` after the key, found `1`"]),
    ("a = {b}\n", &["1:7 expected `=` or `:` after the key, found `}`"]),
    ("a = {b => 1}\n", &["1:8 expected `=` or `:` after the key, found `=>`"]),
    ("a = {\n  b = 1,,\n}\n", &["2:9 expected a value, found `,`"]),
    ("a = [,]\n", &["1:6 expected a value, found `,`"]),
    ("a = f(,)\n", &["1:7 expected a value, found `,`"]),
    ("a = [1,,2]\n", &["1:8 expected a value, found `,`"]),
    ("a = (1, 2)\n", &["1:7 expected `)`, found `,`"]),
    ("a = f(x... , y)\n", &["1:12 expected `)`, found `,`"]),
    ("a = x[1:2]\n", &["1:8 expected `]`, found `:`"]),
    ("a = [1, 2)\n", &["1:10 expected `]`, found `)`"]),
    ("a = (1]\n", &["1:7 expected `)`, found `]`"]),
    ("a = f(1}\n", &["1:8 expected `)`, found `}`"]),
    ("a = [1,\n2\nb = 3\n", &["1:5 `[` is never closed"]),
    ("a = [1,\n2,\nb = 3\n", &["1:5 `[` is never closed"]),
    ("a {\n  b = [1, 2\n  c = 3\n}\nd = 1\n", &["2:7 `[` is never closed"]),
    ("a = f(1\nb {\n  c = 1\n}\n", &["1:6 `(` is never closed"]),
    ("a = (1\nb = 2\n", &["1:5 `(` is never closed"]),
    ("a = b[0\nc = 1\n", &["1:6 `[` is never closed"]),
    ("a = ((((1)))\n", &["1:5 `(` is never closed"]),
    ("a = [\n  b = 1,\n]\n", &["2:5 a single `=` does not compare"]),
    ("a = [for x y : z]\n", &["1:12 expected `in` before the collection, found `y`"]),
    ("a = [for x in y z]\n", &["1:17 expected `:` after the collection, found `z`"]),
    ("a = [for]\n", &["1:9 expected a name for the element, found `]`"]),
    ("a = {for: 1}\n", &["1:9 expected a name for the element, found `:`"]),
    ("a = {for k, v in m : k = v}\n", &["1:24 expected `=>` between key and value, found `=`"]),
    ("a = [for k, v in m : k => v]\n", &["1:24 a `for` expression in `[` `]` has no keys"]),
    ("a = [x and y]\n", &["1:8 `and` is not an operator"]),
];

const TEMPLATES: &[Invalid] = &[
    ("a = \"x\nb = 1\n", &["1:5 this string is not closed on its line"]),
    ("a = \"x\ny\"\nb = 1\n", &["1:7 a quoted string cannot go on over several lines"]),
    ("a = \"x\ry\"\n", &["1:7 a quoted string cannot hold a carriage return"]),
    ("a = \"b\"c\"\n", &["1:8 expected a line break after the value of `a`, found `c`"]),
    ("a = \"\\q\"\n", &["1:6 `\\q` is not an escape"]),
    (
        "a = \"x\\\ny\"\nb = 1\n",
        &["1:7 `\\` is not an escape", "1:8 a quoted string cannot go on over several lines"],
    ),
    ("a = \"\\u12\"\n", &["1:6 `\\u12` is not an escape"]),
    ("a = \"\\U00110000\"\n", &["1:6 `\\U00110000` is not an escape"]),
    ("a = \"\\${x}\"\n", &["1:6 `\\$` is not an escape"]),
    ("a = \"${b\"\nc = 1\n", &["1:9 expected `}` after the expression, found a quoted string"]),
    ("a = \"${}\"\n", &["1:8 expected a value, found the end of the template sequence"]),
    ("a = \"x${y + }z\"\n", &["1:13 expected a value, found the end of the template sequence"]),
    ("a = \"${x y}\"\n", &["1:10 expected `}` after the expression, found `y`"]),
    ("a = \"%{ if x }y\"\nc = 1\n", &["1:6 template directive `if` is never ended"]),
    ("a = \"%{ for x in y }z\"\n", &["1:6 template directive `for` is never ended"]),
    ("a = \"%{ x }\"\n", &["1:9 expected `if`, `else`, `endif`, `for` or `endfor`, found `x`"]),
    ("a = \"%{ else }\"\n", &["1:9 `else` does not belong here"]),
    (
        "a = \"%{ if x }%{ endfor }\"\n",
        &["1:6 template directive `if` is never ended", "1:18 `endfor` does not belong here"],
    ),
    ("a = \"%{ for x in y }%{ endif }%{ endfor }\"\n", &["1:24 `endif` does not belong here"]),
    ("a = \"%{ if x }%{ else }%{ else }%{ endif }\"\n", &["1:27 `else` does not belong here"]),
    ("a = \"%{ if x }%{ endif x }\"\n", &["1:24 expected `}` after `endif`, found `x`"]),
    ("a = <<EOT\nx\nb = 1\n", &["1:5 heredoc `EOT` is never closed"]),
    ("a = <<EOT\nx\nEOT", &["1:5 heredoc `EOT` is never closed"]),
    ("a = <<\"EOT\"\nx = 'y'\nEOT\nb = 1\n", &["1:5 this does not open a heredoc"]),
    ("a = << EOT\nx\nEOT\n", &["1:5 this does not open a heredoc"]),
    ("a = <<EOT\n%{ if x }\nEOT\n", &["2:1 template directive `if` is never ended"]),
    (
        "a = <<-EOT\n  x ${ y\n  EOT\nb = 1\n",
        &["3:3 expected `}` after the expression, found `EOT`"],
    ),
    ("a = <<EOT\nx\ry\nEOT\n", &["2:2 a carriage return stands alone"]),
];

/// The errors of `text`, as they stand in the tables.
fn errors(text: &str) -> Vec<String> {
    let lines = LineIndex::new(text);
    let shown = |finding: Finding| {
        let place = lines.position(finding.span.start);
        format!("{}:{} {}", place.line, place.column, finding.message)
    };
    Reader::default().read(text).into_iter().map(shown).collect()
}

fn assert_invalid(documents: &[Invalid]) {
    for (text, expected) in documents {
        assert_eq!(errors(text), *expected, "{text}");
        for finding in Reader::default().read(text) {
            assert_eq!(finding.code, Some("HCL_PARSE"), "{text}");
            assert!(!finding.label.is_empty(), "{text}: nothing stands at the place");
            assert!(finding.help.is_some(), "{text}: nothing says how to mend it");
        }
    }
}

#[test]
fn invalid_bodies() {
    assert_invalid(BODIES);
}

#[test]
fn invalid_values() {
    assert_invalid(VALUES);
}

#[test]
fn invalid_brackets() {
    assert_invalid(BRACKETS);
}

#[test]
fn invalid_templates() {
    assert_invalid(TEMPLATES);
}

#[test]
fn every_error_of_a_document_is_found() {
    let text = "a = 'x'\nb {\n  c = [1 2]\n  d = \"\\q\"\n}\ne = f(1,)\nf = )\ng: 1\n";
    let places: Vec<_> =
        errors(text).iter().map(|e| e.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(places, ["1:5", "3:10", "4:8", "7:5", "8:2"]);
}

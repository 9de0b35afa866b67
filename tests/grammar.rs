//! The grammar of the native syntax: valid documents of every construct, in the places where it
//! can stand. The reference takes them too.

use rf_lint::syntax::native::Reader;

/// What is said of `text`, which should be nothing.
fn errors(text: &str) -> Vec<String> {
    Reader::default().read(text).into_iter().map(|finding| finding.message).collect()
}

const VALID_BODIES: &[&str] = &[
    "",
    "\n\n",
    "# comment",
    "// comment\n",
    "/* comment */",
    "a = 1",
    "a = 1\n",
    "\u{feff}a = 1\n",
    "a\t=\t1\n",
    "a {}\n",
    "a {\n}\n",
    "a { b = 1 }\n",
    "a { b = {\n} }\n",
    "a b \"c\" {\n}\n",
    "a \"\" {}\n",
    "a \"\\n\\u00e9$${x}\" {}\n",
    "a {\n  b {\n    c {}\n  }\n  d = 1\n}",
    "a { # comment\n}\n",
    "a /* x */ \"b\" /* y */ { /* z */ } // w\n",
    "a = 1 # comment\n",
    "a = 1 /* comment */\n",
    "for if in {\n  true = null\n}\n",
    "a-b_c1 = 1\n",
    "é = 1\n名前 \"x\" {}\n",
    "a = 1\r\nb {\r\n}\r\n",
];

const VALID_LITERALS: &[&str] = &[
    "0",
    "12",
    "1.5",
    "1e5",
    "1.5E-3",
    "0.0e99999999999",
    "true",
    "null",
    "\"\"",
    "-1",
    "- 1",
    "!true",
    "!-x",
];

const VALID_OPERATORS: &[&str] = &[
    "1 + 2 - 3 * 4 / 5 % 6",
    "a == b",
    "a != b",
    "a < b",
    "a > b",
    "a <= b",
    "a >= b",
    "a && b || !c",
    "a ? b : c",
    "a ? b ? c : d : e ? f : g",
    "(1 +\n 2)",
    "(\na\n? b\n: c\n)",
    "a-b",
    "a - -b",
];

const VALID_ACCESS: &[&str] = &[
    "a.b.c",
    "a.b-c",
    "a[0]",
    "a[\"b\"]",
    "a[b].c",
    "a[\n0\n]",
    "a.0",
    "a.0.b",
    "a.*",
    "a.*.b.c",
    "a.*.b[0]",
    "a[*]",
    "a[*].b[0][*]",
    "f(x).y",
    "f(x)[0].y",
    "\"x\".y",
    "[1][0]",
    "{ a = 1 }.a",
    "(a).b",
    "a . b",
];

const VALID_CALLS: &[&str] = &[
    "f()",
    "f(1)",
    "f(1, 2)",
    "f(1, 2,)",
    "f(a...)",
    "f(1, a...)",
    "f(\n1,\n2\n)",
    "ns::f()",
    "a::b::c(1)",
    "f (1)",
    "f(g(h()))",
    "f([1], {a = 1})",
];

const VALID_TUPLES: &[&str] = &[
    "[]",
    "[1]",
    "[1,]",
    "[1, 2]",
    "[\n]",
    "[\n1\n,\n2\n,\n]",
    "[[1], [2, [3]]]",
    "[1, # comment\n2]",
    "[/* a */ 1 /* b */]",
    "[(for)]",
];

const VALID_OBJECTS: &[&str] = &[
    "{}",
    "{\n}",
    "{ a = 1 }",
    "{ a : 1 }",
    "{ a = 1, b = 2 }",
    "{ a = 1, }",
    "{\na = 1\nb : 2,\n\nc = 3\n}",
    "{ \"a\" = 1 }",
    "{ \"a${b}\" = 1 }",
    "{ (a) = 1 }",
    "{ 1 = 2 }",
    "{ a.b = 1 }",
    "{ f(x) = 1 }",
    "{ # comment\na = 1 # comment\n}",
    "{ a = { b = [{ c = 1 }] } }",
    "{ a = 1, for = 2 }",
    "{ true = 1, null = 2 }",
];

const VALID_FORS: &[&str] = &[
    "[for x in y : x]",
    "[for i, x in y : x]",
    "[for x in y : x if x > 0]",
    "{ for x in y : x => x }",
    "{ for k, v in m : k => v... }",
    "{ for k, v in m : k => v if v }",
    "{ for k, v in m : k => v... if v }",
    "[\nfor x\nin y\n:\nx\nif x\n]",
    "[for x in [for y in z : y] : x]",
    "{\nfor k, v in m :\nk => {\na = v\n}\n}",
    "[for for in in : for]",
    "[for x in y ? z : w : x]",
];

const VALID_TEMPLATES: &[&str] = &[
    "\"a\"",
    "\"$ % { } $a %b $$ %%\"",
    "\"$${a} %%{b}\"",
    "\"\\n\\r\\t\\\"\\\\\\u00e9\\U0001F600\"",
    "\"${a}\"",
    "\"${ a }${b}c\"",
    "\"a ${ \"b ${ \"c\" }\" }\"",
    "\"${~ a ~}\"",
    "\"${\na\n}\"",
    "\"${ {a = 1}.a }\"",
    "\"%{ if a }b%{ endif }\"",
    "\"%{ if a }b%{ else }c%{ endif }\"",
    "\"%{~ if a ~}b%{~ else ~}c%{~ endif ~}\"",
    "\"%{ for a in b }${a}%{ endfor }\"",
    "\"%{ for a, b in c }%{ if a }${b}%{ endif }%{ endfor }\"",
    "\"# // /* no comments */\"",
    "\"${a /* comment */}\"",
];

const VALID_HEREDOCS: &[&str] = &[
    "<<EOT\nEOT\n",
    "<<EOT\ntext\nEOT\n",
    "<<-EOT\n  text\n  EOT\n",
    "<<EOT\ntext \"quotes\" \\ no escapes\n  EOT x\nEOT\n",
    "<<EOT\n${a} $${b} %{ if c }d%{ endif }\nEOT\n",
    "<<EOT\n%{ for a in b ~}\n${a}\n%{ endfor ~}\nEOT\n",
    "<<A\n${<<B\nb\nB\n}\nA\n",
    "f(<<EOT\ntext\nEOT\n)",
    "[<<A\na\nA\n, <<B\nb\nB\n]",
    "<<EOT\r\ntext\r\nEOT\r\n",
    "<<名\ntext\n名\n",
];

fn assert_valid(values: &[&str]) {
    for value in values {
        // In the places where a value can stand: with line breaks that mean something, or not.
        let line = value.trim_end_matches(['\r', '\n']);
        for text in [
            format!("a = {line}\n"),
            format!("a {{\n  b = {line}\n}}\n"),
            format!("a = (\n{line}\n)\n"),
            format!("a = [\n{line}\n,\n{line}\n]\n"),
            format!("a = {{\n  b = {line}\n  c : {line}\n}}\n"),
            format!("a = f({line}\n)[0] + 1\n"),
            format!("a = \"x${{{line}\n}}y\"\n"),
        ] {
            assert_eq!(errors(&text), [""; 0], "{text}");
        }
    }
}

#[test]
fn valid_bodies() {
    for text in VALID_BODIES {
        assert_eq!(errors(text), [""; 0], "{text}");
    }
}

#[test]
fn valid_values() {
    for values in [
        VALID_LITERALS,
        VALID_OPERATORS,
        VALID_ACCESS,
        VALID_CALLS,
        VALID_TUPLES,
        VALID_OBJECTS,
        VALID_FORS,
        VALID_TEMPLATES,
        VALID_HEREDOCS,
    ] {
        assert_valid(values);
    }
}

#[test]
fn nesting_without_end_is_one_error() {
    for open in ["(", "[", "f(", "{a=", "-[", "\"${", "x ? ", "[for x in "] {
        let text = format!("a = {}", open.repeat(100_000));
        let findings = Reader::default().read(&text);
        assert_eq!(findings.len(), 1, "{open}");
        assert_eq!(findings[0].lint, "nesting-too-deep", "{open}");
    }
    let text = "a {\n".repeat(100_000);
    assert_eq!(Reader::default().read(&text)[0].lint, "nesting-too-deep");
    for (open, close) in [("b {\n", "}\n"), ("a = [", "]\n")] {
        let nested = |levels: usize| match open {
            "a = [" => format!("a = {}{}\n", "[".repeat(levels), "]".repeat(levels)),
            _ => open.repeat(levels) + &close.repeat(levels),
        };
        assert_eq!(Reader::default().read(&nested(10_000)), []);
        let over = Reader::default().read(&nested(10_001));
        assert_eq!((over.len(), over[0].lint), (1, "nesting-too-deep"), "{open}");
    }
}

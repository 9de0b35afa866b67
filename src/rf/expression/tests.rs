//! What is read from text, in native syntax and in JSON, and that any text at all is read.

use super::*;
use crate::syntax::lexer::lex;
use proptest::prelude::*;
use std::fmt::Write as _;

/// The tree as text: `(op left right)` and so on, rejected forms in angle brackets.
fn shown(expr: &Expr) -> String {
    match &expr.kind {
        Kind::String(text) => format!("{text:?}"),
        Kind::Bool(value) => value.to_string(),
        Kind::Integer(value) => value.to_string(),
        Kind::Traversal(traversal) => {
            let mut out = traversal.root.text.to_string();
            for step in &traversal.steps {
                let _ = match &step.kind {
                    StepKind::Attribute(name) => write!(out, ".{}", name.text),
                    StepKind::Index(index) => write!(out, "[{index}]"),
                    StepKind::LegacyIndex(index) => write!(out, ".{index}!"),
                };
            }
            out
        }
        Kind::Not(inner) => format!("!{}", shown(inner)),
        Kind::Binary(b) => {
            format!("({} {} {})", b.operator.as_str(), shown(&b.left), shown(&b.right))
        }
        Kind::Call(call) => {
            let arguments: Vec<_> = call.arguments.iter().map(shown).collect();
            let expanded = if call.expanded.is_some() { "..." } else { "" };
            format!("{}({}{expanded})", call.name.text, arguments.join(", "))
        }
        Kind::Paren(inner) => format!("[{}]", shown(inner)),
        Kind::Wrapper(inner) => format!("${{{}}}", shown(inner)),
        Kind::Rejected(form) => format!("<{form:?}>"),
    }
}

fn native(text: &str) -> String {
    let tokens = lex(text);
    let parsed = parse_native(text, &tokens);
    assert!(parsed.expr.span.range().end <= text.len());
    shown(&parsed.expr)
}

fn json(text: &str) -> String {
    shown(&parse_json(text, &crate::syntax::json::parse(text).unwrap().value).expr)
}

#[test]
fn operators_bind_as_the_table_says() {
    for (text, tree) in [
        ("a.b == 1 && c.d || !e.f", "(|| (&& (== a.b 1) c.d) !e.f)"),
        ("true == false == false", "(== (== true false) false)"),
        ("1 < 2 == true", "(== (< 1 2) true)"),
        ("a && b && c", "(&& (&& a b) c)"),
        ("a || b && c || d", "(|| (|| a (&& b c)) d)"),
        ("!a == b", "(== !a b)"),
        ("!!a", "!!a"),
        ("((a) && b) || c", "(|| [(&& [a] b)] c)"),
        ("((a).b)", "[<RelativeTraversal>]"),
        ("((a ? b : c))", "[[<Conditional>]]"),
        ("((a) ? b : c)", "[<Conditional>]"),
        ("(a || b) && c", "(&& [(|| a b)] c)"),
        ("1 <= 2 != 3 >= 4", "(!= (<= 1 2) (>= 3 4))"),
    ] {
        assert_eq!(native(text), tree, "{text}");
    }
}

#[test]
fn operands_keep_what_they_say() {
    for (text, tree) in [
        ("source.a[0].b-c", "source.a[0].b-c"),
        ("a . b [ 1 ]", "a.b[1]"),
        ("a.0.b", "a.0!.b"),
        ("\"x\\n${y}\"", "<Template>"),
        ("\"$${x}\"", "\"${x}\""),
        ("\"${x}\"", "${x}"),
        ("\"${\"${~ x.y ~}\"}\"", "${${x.y}}"),
        ("\"\"", "\"\""),
        ("1e3", "1000"),
        ("exists(contexts(rf.context.network), 1)", "exists(contexts(rf.context.network), 1)"),
        ("f(a...)", "f(a...)"),
        ("a::b(1,)", "a::b(1)"),
        ("( # c\n a /* d */ &&\n b\n)", "[(&& a b)]"),
        ("<<EOT\nx\n  y\nEOT\n", "\"x\\n  y\\n\""),
        ("<<-EOT\n  x\n    y\n  EOT\n", "\"x\\n  y\\n\""),
    ] {
        assert_eq!(native(text), tree, "{text}");
    }
}

#[test]
fn rejected_forms_are_named_and_reach_as_far_as_they_do() {
    for (text, tree) in [
        ("length(x) + 1 > 1", "(> <Arithmetic(\"+\")> 1)"),
        ("a * b - c", "<Arithmetic(\"-\")>"),
        ("a == b % 2", "(== a <Arithmetic(\"%\")>)"),
        ("source.replicas >= -1", "(>= source.replicas <Minus>)"),
        ("-a.b", "<Minus>"),
        ("a ? b : c ? d : e", "<Conditional>"),
        ("a && (b ? c : d)", "(&& a [<Conditional>])"),
        ("[1, 2]", "<Tuple>"),
        ("{ a = 1 }", "<Object>"),
        ("[for x in y : x]", "<For>"),
        ("{ for k, v in y : k => v }", "<For>"),
        ("a[*].b", "<Splat>"),
        ("a.*.b", "<Splat>"),
        ("a[\"b\"].c", "<StringIndex>"),
        ("a[b]", "<ComputedIndex>"),
        ("a[-1]", "<NoIndex(\"a negative index\")>"),
        ("a[1e99]", "<NoIndex(\"an index beyond 64 bits\")>"),
        ("(a).b", "<RelativeTraversal>"),
        ("f(x).b", "<RelativeTraversal>"),
        ("f(x)[*]", "<Splat>"),
        ("null", "<Null>"),
        ("1.5", "<Fraction>"),
        ("9223372036854775808", "<OutOfRange>"),
        ("<<EOT\n${x}\nEOT\n", "<Template>"),
        ("\"${x}\" == 1", "(== <Template> 1)"),
        ("[1][0] == 1", "(== <Tuple> 1)"),
        ("%", "<Malformed(\"a value is missing\")>"),
    ] {
        assert_eq!(native(text), tree, "{text}");
    }
    let text = "x.y == a + b * c && d";
    let tokens = lex(text);
    let Kind::Binary(and) = parse_native(text, &tokens).expr.kind else { panic!() };
    let Kind::Binary(equal) = and.left.kind else { panic!() };
    assert_eq!(&text[equal.right.span.range()], "a + b * c");
    assert_eq!(&text[and.operator_span.range()], "&&");
}

#[test]
fn json_strings_carry_expressions() {
    for (text, tree) in [
        (r#""${source.a == \"x\\\"y\"}""#, r#"(== source.a "x\"y")"#),
        (r#""${source.enabled == true}""#, "(== source.enabled true)"),
        (r#""${~ a.b ~}""#, "a.b"),
        (r#""${\"${a.b}\"}""#, "${a.b}"),
        ("true", "true"),
        ("12", "12"),
        ("1.0e1", "10"),
        ("-1", "<Minus>"),
        ("1.5", "<Fraction>"),
        ("null", "<Null>"),
        (r#""a.b""#, "<NotWrapped(Plain)>"),
        (r#""${a.b} ""#, "<NotWrapped(After)>"),
        (r#""${a}${b}""#, "<NotWrapped(After)>"),
        (r#""%{if a}b%{endif}""#, "<NotWrapped(Directive)>"),
        (r#""$${a} %%{b}""#, "<NotWrapped(Plain)>"),
        (r#""${a # b}""#, "<NotWrapped(Comment)>"),
        (r#""${a == \"\\q\"}""#, "<BadString(\"no escape begins like this\")>"),
        (r#""${f(\"\\u12\")}""#, "<BadString(\"`\\\\u` takes four hexadecimal digits\")>"),
        (r#""${\"a\n\"}""#, "<BadString(\"a quoted string cannot go on over several lines\")>"),
        (r#"" ${a}""#, "<NotWrapped(Before)>"),
        (r#""${""#, "<NotWrapped(Unclosed)>"),
        (r#""${}""#, "<Malformed(\"an expression is missing\")>"),
        (r#""${a b}""#, "<Malformed(\"after an expression comes an operator or the end\")>"),
        (r#""${(a}""#, "<Malformed(\"parentheses hold one expression\")>"),
        ("[]", "<Tuple>"),
        ("{}", "<Object>"),
    ] {
        assert_eq!(json(text), tree, "{text}");
    }
}

#[test]
fn places_in_json_count_escapes() {
    let text = r#"  "${source.a == \"é\u00e9\" && \u0073ource.b}""#;
    let value = crate::syntax::json::parse(text).unwrap().value;
    let Kind::Binary(and) = parse_json(text, &value).expr.kind else { panic!() };
    assert_eq!(&text[and.left.span.range()], r#"source.a == \"é\u00e9\""#);
    assert_eq!(&text[and.right.span.range()], r"\u0073ource.b");
}

#[test]
fn sizes_leave_parentheses_and_wrappers_out() {
    for (text, depth, nodes) in [
        ("1", 1, 1),
        ("((1))", 1, 1),
        ("\"${(a.b)}\"", 1, 1),
        ("a == 1 && !b", 3, 6),
        ("exists(contexts(rf.context.network))", 3, 3),
        ("a && b && c && d", 4, 7),
    ] {
        let tokens = lex(text);
        assert_eq!(size(&parse_native(text, &tokens).expr), Size { depth, nodes }, "{text}");
    }
}

#[test]
fn bytes_leave_wrappers_and_surroundings_out() {
    let text = "/* x */ \"${ a == 1 }\" # y";
    assert_eq!(parse_native(text, &lex(text)).bytes, 6);
    let text = r#""${ a == \"x\" }""#;
    let value = crate::syntax::json::parse(text).unwrap().value;
    assert_eq!(parse_json(text, &value).bytes, 8);
}

#[test]
fn depth_is_bounded() {
    for text in [
        "(".repeat(2000) + "1" + &")".repeat(2000),
        "!".repeat(4000) + "a",
        "f(".repeat(1300) + &")".repeat(1300),
        "a?b:".repeat(1000) + "c",
        "a&&".repeat(1300) + "b",
        "x[".repeat(1300) + &"]".repeat(1300),
        "\"${".repeat(800) + "a" + &"}\"".repeat(800),
        "a&&".repeat(100_000) + "b",
    ] {
        let tokens = lex(&text);
        let parsed = parse_native(&text, &tokens);
        size(&parsed.expr);
    }
    assert!(native(&"(".repeat(2000)).starts_with("<Malformed"));
    assert_eq!(native(&"!(".repeat(1000)), "<TooDeep>");
    let parens = "(".repeat(2000) + "(1) == 2" + &")".repeat(2000);
    let tokens = lex(&parens);
    let parsed = parse_native(&parens, &tokens);
    assert_eq!(size(&parsed.expr), Size { depth: 2, nodes: 3 });
    assert_eq!(native(&("a&&".repeat(2000) + "b")), "<TooLong>");
}

proptest! {
    #[test]
    fn any_text_gives_an_expression(text in "[a1.(){}\\[\\]!&|=<>\"$%~*?:, \n#/-]{0,60}") {
        native(&text);
        let tokens = lex(&text);
        for start in 0..tokens.len() {
            for end in start..=tokens.len().min(start + 8) {
                parse_native(&text, &tokens[start..end]);
                elements(&text, &tokens[start..end]);
            }
        }
        let quoted = serde_json::to_string(&format!("${{{text}}}")).unwrap();
        json(&quoted);
    }

    #[test]
    fn any_characters_give_an_expression(text in ".{0,40}") {
        native(&text);
        json(&serde_json::to_string(&format!("${{{text}")).unwrap());
    }
}

//! Rules of evaluation from text to value, recorded answers of Terraform's console, and the
//! promise that evaluation always ends.

use super::*;
use crate::span::Span;
use hcl_edit::structure::Body;
use std::fmt::Write as _;

/// Evaluates `x = EXPR`.
fn value_of(expr: &str) -> Option<Constant> {
    let text = format!("x = {expr}\n");
    let body: Body = hcl_edit::parser::parse_body(&text).ok()?;
    Some(evaluate(&body.attributes().next()?.value, &text))
}

fn accepted(expr: &str) -> Result<String, StaticFault> {
    let text = format!("x = {expr}\n");
    let body: Body = hcl_edit::parser::parse_body(&text).unwrap();
    static_string(&body.attributes().next().unwrap().value, &text)
}

/// The value as JSON with its names in order, or `ERR`.
fn shown(constant: &Constant) -> String {
    fn write(out: &mut String, value: &Value) {
        let mut join = |open: char, parts: Vec<String>, close: char| {
            let _ = write!(out, "{open}{}{close}", parts.join(","));
        };
        let json = |value: &Value| {
            let mut out = String::new();
            write(&mut out, value);
            out
        };
        match value {
            Value::Null(_) => out.push_str("null"),
            Value::Bool(value) => out.push_str(&value.to_string()),
            Value::Number(number) => out.push_str(&number.text().unwrap_or_default()),
            Value::String(text) => out.push_str(&serde_json::to_string(text).unwrap()),
            Value::Tuple(items) | Value::List(_, items) => {
                join('[', items.iter().map(json).collect(), ']');
            }
            Value::Object(items) | Value::Map(_, items) => {
                let named = items.iter().map(|(name, item)| {
                    format!("{}:{}", serde_json::to_string(name).unwrap(), json(item))
                });
                join('{', named.collect(), '}');
            }
        }
    }
    let Constant::Known(value) = constant else { return "ERR".to_owned() };
    let mut out = String::new();
    write(&mut out, value);
    // `jsonencode` refuses infinities.
    if out.contains("Inf") { "ERR".to_owned() } else { out }
}

fn show(expr: &str) -> String {
    value_of(expr).as_ref().map_or_else(|| "does not parse".to_owned(), shown)
}

/// Lines `{"expr", "json"}` with what `jsonencode` makes of the value, or `ERR`.
fn differences(recorded: &str) -> (usize, Vec<String>) {
    let mut found = Vec::new();
    let mut run = 0;
    for line in recorded.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let (expr, expected) = (case["expr"].as_str().unwrap(), case["json"].as_str().unwrap());
        let ours = show(expr);
        run += 1;
        if ours != expected {
            found.push(format!("{expr:?}\n  recorded {expected}\n  computed {ours}"));
        }
    }
    (run, found)
}

#[test]
fn more_recorded_answers_hold() {
    let Some(path) = std::env::var_os("RF_RECORDED_CONSTANTS") else {
        eprintln!("skipped: RF_RECORDED_CONSTANTS names no file");
        return;
    };
    let (run, found) = differences(&std::fs::read_to_string(path).unwrap());
    eprintln!("{run} recorded answers, {} differ", found.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn recorded_answers_hold() {
    let (run, found) = differences(include_str!("recorded.jsonl"));
    assert!(run > 500 && found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn reference_cases_hold() {
    let Some(folder) = std::env::var_os("RF_REFERENCE_DATA") else {
        eprintln!("skipped: RF_REFERENCE_DATA names no folder");
        return;
    };
    let path = std::path::Path::new(&folder).join("static_strings.jsonl");
    let cases = std::fs::read_to_string(path).unwrap();
    let mut run = 0;
    for line in cases.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let expr = case["expr"].as_str().unwrap();
        let ours = accepted(expr);
        if case["accept"] == serde_json::json!(true) {
            assert_eq!(ours.as_deref(), Ok(case["value"].as_str().unwrap()), "{expr}");
        } else {
            let why = case["why"].as_str().unwrap();
            let fits = match &ours {
                Err(StaticFault::SeveralParts { .. }) => why == "multi-part template",
                Err(StaticFault::NotString { kind, .. }) => why == format!("result is {kind}"),
                Err(StaticFault::NotConstant(NotConstant::Variable { .. })) => {
                    why.starts_with("Variables")
                }
                Err(StaticFault::NotConstant(NotConstant::Function { .. })) => {
                    why.starts_with("Function")
                }
                Err(StaticFault::Error(_)) => {
                    ["Incorrect condition type", "Invalid index", "Operation failed"].contains(&why)
                }
                Ok(_) => false,
            };
            assert!(fits, "{expr}: {why}, not {ours:?}");
        }
        run += 1;
    }
    eprintln!("{run} reference cases hold");
    assert!(run > 0);
}

#[test]
fn operators_convert_their_operands() {
    for (expr, expected) in [
        (r#""1" + 1"#, "2"),
        (r#"1 < "2""#, "true"),
        (r#"!"1""#, "false"),
        (r#"-"5""#, "-5"),
        ("!1", "ERR"),
        ("true + 1", "ERR"),
        ("1 + null", "ERR"),
        ("0.1 + 0.2 == 0.3", "true"),
        ("1 / 3 * 3 == 1", "true"),
        ("-5 % 3", "-2"),
        ("1e3 % 0", "1000"),
        ("0 / 0", "ERR"),
        ("10 / 0 > 1e300", "true"),
        (r#""${10 / 0}s""#, "ERR"),
        ("-0 == 0", "true"),
        ("7 / 2", "3.5"),
    ] {
        assert_eq!(show(expr), expected, "{expr}");
    }
    let Some(Constant::Known(Value::Number(third))) = value_of("1 / 3") else { panic!() };
    assert_eq!(third.text(), Some(format!("0.{}5", "3".repeat(154))));
}

#[test]
fn equality_needs_identical_types() {
    for (expr, expected) in [
        (r#""3" == 3"#, "false"),
        ("1.0 == 1", "true"),
        ("null == null", "true"),
        (r#"(true ? null : 1) == (true ? null : "a")"#, "true"),
        (r#"[null] == [(true ? null : "a")]"#, "false"),
        ("[1] == [1]", "true"),
        ("[] == {}", "false"),
        (r#"(true ? [1] : ["a", "b"]) == ["1"]"#, "false"),
        (r#""e\u0301" == "\u00e9""#, "true"),
    ] {
        assert_eq!(show(expr), expected, "{expr}");
    }
}

#[test]
fn conditionals_unify_their_branches() {
    for (expr, expected) in [
        (r#"false ? "a" : 1"#, r#""1""#),
        (r#"true ? 1 : "a${0 / 0}""#, r#""1""#),
        ("true ? 1 : [][0]", "1"),
        ("true ? 1 : 0 / 0", "1"),
        ("true ? true : 0 / 0", "ERR"),
        ("true ? 1 : true", "ERR"),
        ("true ? 1 : [1]", "ERR"),
        (r#"true ? [1] : ["a"]"#, r#"["1"]"#),
        (r#"(true ? {a = 1} : {b = "x"}).a"#, r#""1""#),
        ("true ? null : 1", "null"),
        ("null ? 1 : 2", "ERR"),
        (r#""3" ? 1 : 2"#, "ERR"),
        ("true ? [null, 1] : [[1]]", "[null,1]"),
        ("true ? [true, 1] : []", "ERR"),
        ("true ? [null, [1]] : []", "ERR"),
        ("true ? {a = null, b = [1]} : {}", r#"{"a":null,"b":[1]}"#),
        ("true ? {a = null, b = 1, c = [1]} : {}", "ERR"),
        ("false ? {a = null, b = 1, c = true} : {}", "{}"),
    ] {
        assert_eq!(show(expr), expected, "{expr}");
    }
}

#[test]
fn steps_reach_into_values() {
    for (expr, expected) in [
        ("[1, 2].1", "2"),
        (r#"[1]["0"]"#, "1"),
        ("[1][-1]", "ERR"),
        ("[1][0.5]", "ERR"),
        ("[1][1e30]", "ERR"),
        (r#"{"1" = 2}[1]"#, "2"),
        ("{a = 1}.b", "ERR"),
        ("null[*]", "[]"),
        ("(true ? null : [1])[*]", "ERR"),
        ("1[*]", "[1]"),
        ("[{a = [5]}, {a = [6]}].*.a[0]", "[5]"),
        ("[{a = [5]}, {a = [6]}][*].a[0]", "[5,6]"),
        ("[[{b = 1}]][*][*].b", "[[1]]"),
        ("[[1], [2]].0.0", "ERR"),
    ] {
        assert_eq!(show(expr), expected, "{expr}");
    }
}

#[test]
fn loops_go_through_collections_in_order() {
    for (expr, expected) in [
        ("[for k, v in {b = 1, a = 2} : k]", r#"["a","b"]"#),
        ("[for i, v in [7, 8] : i * v if v > 7]", "[8]"),
        ("{for v in [1, 2, 3] : v % 2 => v...}", r#"{"0":[2],"1":[1,3]}"#),
        (r#"{for v in ["a", "a"] : v => v}"#, "ERR"),
        ("[for v in 1 : v]", "ERR"),
        ("[for v in [[1], [2]] : [for v in v : v + 1]]", "[[2],[3]]"),
        (r#""%{ for i, v in [1, 2] }${i}${v},%{ endfor }""#, r#""01,12,""#),
    ] {
        assert_eq!(show(expr), expected, "{expr}");
    }
}

#[test]
fn templates_strip_unwrap_and_unescape() {
    for (expr, expected) in [
        (r#""${"${1}"}""#, "1"),
        (r#"" ${~ 1 ~} ""#, r#""1""#),
        (r#""${1}${2}""#, r#""12""#),
        (r#""a ${~ " b " ~} c""#, r#""a b c""#),
        (r#""%{ if true ~} a %{~ else ~} b %{~ endif ~} c""#, r#""ac""#),
        (r#""%{ if false }a%{ else }\t\"\u0041%{ endif }""#, r#""\t\"A""#),
        (r#""$${x} %%{y} \U0001F600""#, r#""${x} %{y} 😀""#),
        (r#""a${null}""#, "ERR"),
        (r#""a${[1]}""#, "ERR"),
        ("<<EOT\n  a\n\n  ${~ 1 ~}  \n\n  b\nEOT", r#""  a\n\n1\n  b\n""#),
        ("<<-EOT\n    a\n  \n      b\n    EOT", r#""a\n  \n  b\n""#),
        ("<<-EOT\r\n  a\r\n    b\r\n  EOT", r#""a\r\n  b\r\n""#),
        (
            "<<-EOT\n    %{if true}\n    a\n  b\n    %{endif}\n   c\n  EOT",
            r#""  \n  a\nb\n  \n c\n""#,
        ),
        ("<<EOT\nEOT", r#""""#),
    ] {
        assert_eq!(show(expr), expected, "{expr}");
    }
}

#[test]
fn what_is_not_constant_is_named_with_its_place() {
    let variable = |name: &str, start| {
        let span = Some(Span::new(start, start + name.len()));
        Some(Constant::NotConstant(NotConstant::Variable { name: name.to_owned(), span }))
    };
    assert_eq!(value_of("source.mode"), variable("source", 4));
    assert_eq!(value_of("true || x"), variable("x", 12));
    assert_eq!(value_of("true ? x : 1"), variable("x", 11));
    assert_eq!(value_of("[x, 0 / 0]"), variable("x", 5));
    assert_eq!(show("false ? x : \"a\""), "\"a\"");
    let Some(Constant::NotConstant(NotConstant::Function { name, span })) = value_of("a::b(1)")
    else {
        panic!()
    };
    assert_eq!((name.as_str(), span), ("a::b", Some(Span::new(4, 11))));
}

#[test]
fn static_strings_are_strings_of_one_part() {
    assert_eq!(accepted(r#""${"${"a"}"}""#).as_deref(), Ok("a"));
    assert_eq!(accepted(r#"true ? "p${1}" : "q""#).as_deref(), Ok("p1"));
    for expr in [r#""p${"x"}""#, r#"("p${x}")"#, r#""${"p${1}"}""#, "<<EOT\n${1}\nEOT"] {
        assert!(matches!(accepted(expr), Err(StaticFault::SeveralParts { .. })), "{expr}");
    }
    let kind = |expr| match accepted(expr) {
        Err(StaticFault::NotString { kind, .. }) => kind,
        _ => "another fault",
    };
    assert_eq!(kind("null"), "null");
    assert_eq!(kind(r#""${1}""#), "number");
    assert_eq!(kind("[]"), "tuple");
    assert_eq!(accepted("x").unwrap_err().span(), Some(Span::new(4, 5)));
}

#[test]
fn hostile_expressions_end_soon() {
    let nested = |depth: usize, inner: &str, outer: fn(&str) -> String| {
        (0..depth).fold(inner.to_owned(), |expr, _| outer(&expr))
    };
    let loops = nested(12, "1", |e| format!("[for v in [1,2,3,4,5,6,7,8,9] : {e}]"));
    let doubled = nested(20, "[1]", |e| format!("[for v in [{e}] : [v, v]]"));
    let texts = nested(20, "\"ab\"", |e| format!("[for v in [{e}] : \"${{v}}${{v}}\"][0]"));
    let branches = nested(14, "0 / 0", |e| format!("(true ? 1 : [for v in [1,2,3,4] : {e}])"));
    let broken = nested(20, "[0 / 0]", |e| format!("[for v in [{e}] : [v, v]]"));
    for expr in [loops, doubled, texts, branches, broken] {
        assert_eq!(show(&expr), "ERR");
    }
    assert_eq!(show(r#""1e600000000" * 2 > 1"#), "true");
    assert_eq!(show(r#""a${"1e600000000" + 0}""#), "ERR");
    assert_eq!(show(r#""1e-600000000" + "1e600000000" > 0"#), "true");
    assert_eq!(show(r#""1e600000000" % 7 == 0"#), "true");
    assert_eq!(show(r#""1e99999999999" + 1"#), "ERR");
}

#[test]
fn comments_say_nothing_wherever_they_stand() {
    for source in [
        "(true /* a */ ? /* b */ \"x\" : # c\n \"y\")",
        "\"${ # a\r\r\n \"x\" /* b\r c */ }\"",
        "[for /* a */ v in [\"x\"] : /* b */ v][/* c */ 0]",
        "{ for v in [\"x\"] : v => /* a */ v }[\"x\"]",
        "{ a = /* a */ \"x\", # b\n }.a",
    ] {
        assert_eq!(source_string(source).as_deref(), Ok("x"), "{source}");
    }
}

#[test]
fn an_item_of_a_list_may_span_lines() {
    assert_eq!(source_string("1 == 1 ? \"x\"\r\n : \"y\"").as_deref(), Ok("x"));
    let fault = source_string("true\n? null : a").expect_err("no string");
    assert_eq!(fault.span().map(Span::range), Some(0..15));
}

mod random {
    use super::*;
    use proptest::prelude::*;

    fn expression() -> impl Strategy<Value = String> {
        let leaf = prop_oneof![
            Just("null".to_owned()),
            Just("true".to_owned()),
            Just("v".to_owned()),
            Just("[]".to_owned()),
            "[0-9]{1,3}(\\.[0-9]{1,3})?(e-?[0-9]{1,2})?",
            "\"(a|1| |\\\\n|\\$\\$\\{|1e9|é){0,3}\"",
        ];
        leaf.prop_recursive(5, 40, 3, |inner| {
            let two = (inner.clone(), inner.clone());
            prop_oneof![
                (two.clone(), "[-+*/%<>]|==|!=|<=|>=|&&|[|][|]")
                    .prop_map(|((a, b), op)| format!("({a} {op} {b})")),
                (inner.clone(), two.clone()).prop_map(|(c, (a, b))| format!("({c} ? {a} : {b})")),
                two.clone().prop_map(|(a, b)| format!("[{a}, {b}]")),
                two.clone().prop_map(|(a, b)| format!("{{a = {a}, ({b}) = {a}}}")),
                two.clone().prop_map(|(a, b)| format!("({a})[{b}]")),
                (inner.clone(), "\\.a|\\.0|\\[\\*\\]|\\.\\*|\\[\\*\\]\\.a|\\.\\*\\.a\\[0\\]")
                    .prop_map(|(a, step)| format!("({a}){step}")),
                two.clone().prop_map(|(a, b)| format!("[for v in {a} : {b}]")),
                two.clone().prop_map(|(a, b)| format!("{{for i, v in {a} : i => {b}...}}")),
                two.clone().prop_map(|(a, b)| format!("\" x${{~ {a} ~}} ${{{b}}}\"")),
                two.prop_map(|(a, b)| format!("\"%{{if {a} ~}} t %{{else}}${{{b}}}%{{endif}}\"")),
                inner.prop_map(|a| format!("(<<-E\n  a\n    ${{{a}}}\n  E\n)")),
            ]
        })
    }

    proptest! {
        #[test]
        fn evaluation_ends_with_spans_in_the_text(expr in expression()) {
            let end = expr.len() + 4;
            let span = match value_of(&expr) {
                Some(Constant::NotConstant(reason)) => reason.span(),
                Some(Constant::Error(error)) => error.span,
                _ => None,
            };
            prop_assert!(span.is_none_or(|span| span.range().end <= end));
        }
    }
}

#[test]
fn an_exponent_may_follow_a_point() {
    let source = "1.e3 == 1000 && 1.E+2 == 100 && 15.e-1 == 1.5 ? \"same\" : \"other\"";
    assert_eq!(source_string(source).as_deref(), Ok("same"));
    let steps = "{ e3 = \"step\" }.e3";
    assert_eq!(source_string(steps).as_deref(), Ok("step"));
    let Err(StaticFault::NotString { kind, .. }) = source_string("1.e3") else { panic!() };
    assert_eq!(kind, "number");
}

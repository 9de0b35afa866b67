//! The examples of the language's expression grammar, and its rules, each accepted or rejected
//! with its code.

mod fixes;
mod helps;

use super::*;
use crate::edit::apply;
use crate::rf::expression::{parse_json, parse_native};
use crate::syntax::lexer::lex;

/// What a check of `text` reports: `lint CODE "place"` for each finding, and the text after the
/// fixes.
fn check(text: &str, check: impl Fn(&Parsed, &mut Report)) -> (Vec<String>, Option<String>) {
    let tokens = lex(text);
    let mut findings = Vec::new();
    check(&parse_native(text, &tokens), &mut Report { text, findings: &mut findings });
    let json = serde_json::to_string(&format!("${{{text}}}")).unwrap();
    let value = crate::syntax::json::parse(&json).unwrap().value;
    let mut in_json = Vec::new();
    check(&parse_json(&json, &value), &mut Report { text: &json, findings: &mut in_json });
    let names =
        |findings: &[Finding]| -> Vec<_> { findings.iter().map(|f| (f.lint, f.code)).collect() };
    assert_eq!(names(&findings), names(&in_json), "the same in JSON: {text}");
    for (native, json_finding) in findings.iter().zip(&in_json) {
        let place = serde_json::to_string(&text[native.span.range()]).unwrap();
        let place = place.trim_start_matches('"');
        let in_json = &json[json_finding.span.range()];
        assert!(place.starts_with(in_json) || place.is_empty() || in_json.starts_with('"'));
    }
    let edits: Vec<_> =
        findings.iter().filter_map(|f| f.fix.as_ref()).flat_map(|f| f.edits.clone()).collect();
    let fixed = (!edits.is_empty()).then(|| apply(text, &edits).unwrap());
    let shown = findings
        .iter()
        .map(|f| format!("{} {}", f.code.unwrap_or(f.lint), &text[f.span.range()]))
        .collect();
    (shown, fixed)
}

fn where_(text: &str) -> (Vec<String>, Option<String>) {
    check(text, |parsed, report| {
        predicate(parsed, report);
    })
}

fn assert_(text: &str) -> Vec<String> {
    check(text, |parsed, report| {
        assertion(parsed, report);
    })
    .0
}

fn refer(text: &str, position: Position) -> (Vec<String>, Option<String>) {
    check(text, |parsed, report| {
        reference(parsed, position, report);
    })
}

fn via(text: &str, position: PathPosition) -> (Vec<String>, Option<String>) {
    check(text, |parsed, report| {
        path(parsed, position, report);
    })
}

const NONE: [&str; 0] = [];

#[test]
fn predicates_of_the_grammar_are_taken() {
    for text in [
        "source.enabled == true",
        "source.mode == \"ACTIVE\"",
        "source.replicas >= 2",
        "source.enabled == true && source.replicas >= 2",
        "!(source.mode == \"DISABLED\")",
        "(source.enabled == true) && (source.replicas >= 2)",
        "source.count > 1 && source.count < 5",
        "source.enabled > true",
        "\"3\" == 3",
        "true",
        "!false",
        "((true))",
        "\"a\" == source.b[0].c",
        "source.a == source.b",
        "source.a == 1.0 || source.a == 1e3",
    ] {
        assert_eq!(where_(text).0, NONE, "{text}");
    }
}

#[test]
fn what_is_no_predicate_is_unresolved() {
    for (text, fault) in [
        ("source.enabled", "PREDICATE_UNRESOLVED source.enabled"),
        ("!source.enabled", "PREDICATE_UNRESOLVED source.enabled"),
        ("source.a == 1 && source.b", "PREDICATE_UNRESOLVED source.b"),
        ("\"yes\"", "PREDICATE_UNRESOLVED \"yes\""),
        ("1", "PREDICATE_UNRESOLVED 1"),
        ("1 < source.count < 5", "PREDICATE_UNRESOLVED 1 < source.count < 5"),
        ("true == false == false", "PREDICATE_UNRESOLVED true == false == false"),
        ("!source.a == 1", "PREDICATE_UNRESOLVED !source.a"),
        ("(source.a) == 1", "PREDICATE_UNRESOLVED (source.a)"),
        ("1 == (source.a == 1)", "PREDICATE_UNRESOLVED (source.a == 1)"),
    ] {
        assert_eq!(where_(text).0, [fault], "{text}");
    }
}

#[test]
fn rejected_forms_in_a_predicate_are_invalid() {
    for (text, place) in [
        ("source.replicas >= -1", "-1"),
        ("source.cpu > 1.5", "1.5"),
        ("source.a + 1 == 2", "source.a + 1"),
        ("source.a ? true : false", "source.a ? true : false"),
        ("source.a == \"x${source.b}\"", "\"x${source.b}\""),
        ("source.a == \"${source.b}\"", "\"${source.b}\""),
        ("source.a == [1]", "[1]"),
        ("source.a == {}", "{}"),
        ("[for x in source.a : x] == 1", "[for x in source.a : x]"),
        ("source.a[*].b == 1", "source.a[*].b"),
        ("source.a[\"b\"] == 1", "[\"b\"]"),
        ("source.a[-1] == 1", "[-1]"),
        ("source.a[9223372036854775808].b == 1", "[9223372036854775808]"),
        ("source.a[source.b] == 1", "[source.b]"),
        ("(source.a).b == 1", "(source.a).b"),
        ("lower(source.a) == \"x\"", "lower(source.a)"),
        ("exists(source.a...)", "exists(source.a...)"),
        ("source.a == null", "null"),
        ("source.a == 9223372036854775808", "9223372036854775808"),
        ("null", "null"),
    ] {
        assert_eq!(where_(text).0, [format!("INVALID_EXPRESSION {place}")], "{text}");
    }
}

#[test]
fn predicates_read_the_source() {
    for (text, place) in [
        ("target.a == 1", "target"),
        ("sorce.a == 1", "sorce"),
        ("source == 1", "source"),
        ("source.a-b == 1", "a-b"),
        ("source.a.0 == 1", ".0"),
    ] {
        assert_eq!(where_(text).0, [format!("INVALID_REFERENCE {place}")], "{text}");
    }
}

#[test]
fn predicates_are_mended() {
    for (text, fixed) in [
        ("source.enabled", "source.enabled == true"),
        ("!source.enabled", "source.enabled == false"),
        ("!!source.enabled && !(source.b)", "source.enabled == true && !(source.b == true)"),
        ("!(!source.enabled)", "!(source.enabled == false)"),
        ("(source.a > 1 || source.b > 1) == true", "(source.a > 1 || source.b > 1)"),
        ("source.a > 1 == false", "!(source.a > 1)"),
        ("true != (source.a == 1)", "!(source.a == 1)"),
        ("1 < source.count < 5", "source.count > 1 && source.count < 5"),
        ("source.a <= source.b <= 9", "source.a <= source.b && source.b <= 9"),
        ("source.a.0.b.1 == 1", "source.a[0].b[1] == 1"),
        ("sorce.a == 1", "source.a == 1"),
        ("(source.a) == 1", "source.a == 1"),
    ] {
        assert_eq!(where_(text).1.as_deref(), Some(fixed), "{text}");
        assert_eq!(where_(fixed).0, NONE, "{fixed}");
    }
    // Mended, the next fault of the path would show.
    assert_eq!(where_("source.a.0.b-c == 1").1, None);
}

#[test]
fn assertions_of_the_grammar_are_taken() {
    for text in [
        "true == false == false",
        "1 < 2 == true",
        "true",
        "exists(contexts(rf.context.network))",
        "length(contexts(rf.context.network)) >= 1",
        "!exists(relations(aws.relation.subscribes-to))",
        "(\n  exists(contexts(rf.context.network)) &&\n  length(contributions(aws.rule.s3-bucket-versioning)) == 0\n)",
        "exists(relations(aws.relation.notifies, aws.concept.topic))",
        "length(contexts(a.context.b, a.rule.c)) == (1)",
        "exists(contributions(rf.concept.subnet)) == !(true)",
    ] {
        assert_eq!(assert_(text), NONE, "{text}");
    }
}

#[test]
fn assertions_are_typed() {
    for (text, place) in [
        ("contexts(rf.context.network)", "contexts(rf.context.network)"),
        ("\"yes\"", "\"yes\""),
        ("length(contexts(rf.context.network))", "length(contexts(rf.context.network))"),
        ("1", "1"),
        ("\"3\" == 3", "\"3\""),
        ("true == 3", "true == 3"),
        ("!1", "1"),
        ("1 && true", "1"),
        ("true < false && true", "true"),
        ("source.a == 1", "source.a"),
        ("aws.rule.x", "aws.rule.x"),
        ("exists(1)", "1"),
        ("exists()", "exists()"),
        ("exists((contexts(rf.context.network)))", "(contexts(rf.context.network))"),
        ("exists(exists(contexts(rf.context.network)))", "exists(contexts(rf.context.network))"),
        ("exists(contexts(rf.context.network)...)", "..."),
        ("exists(contexts())", "contexts()"),
        ("exists(contributions(a.rule.b, a.rule.c))", "contributions(a.rule.b, a.rule.c)"),
        ("exist(contexts(rf.context.network))", "exist"),
        ("exists(contxts(rf.context.network))", "contxts"),
        ("exists(contexts(1))", "1"),
        ("lower(true)", "lower"),
        ("contexts(rf.context.network) == 1", "contexts(rf.context.network)"),
    ] {
        let found = assert_(text);
        assert_eq!(found.first(), Some(&format!("POLICY_INVALID {place}")), "{text}");
        assert!(found.len() == 1 || text.contains("true < false"), "{text}: {found:?}");
    }
}

#[test]
fn rejected_forms_in_an_assertion_are_invalid() {
    for (text, place) in [
        (
            "length(contexts(rf.context.network)) + 1 > 1",
            "length(contexts(rf.context.network)) + 1",
        ),
        ("true ? true : false", "true ? true : false"),
        ("1.5 > 1", "1.5"),
        ("-1 < 1", "-1"),
        ("exists(contexts([1]))", "[1]"),
        ("exists([1])", "[1]"),
        ("\"a${b}\" == true", "\"a${b}\""),
        ("exists(contexts(a.context.b)).x", "exists(contexts(a.context.b)).x"),
    ] {
        assert_eq!(assert_(text), [format!("INVALID_EXPRESSION {place}")], "{text}");
    }
}

#[test]
fn queries_name_qualified_symbols() {
    for (text, fault) in [
        ("exists(contexts(context.a))", "POLICY_REFERENCE_UNQUALIFIED context.a"),
        ("exists(contexts(a.concept.b))", "INVALID_REFERENCE a.concept.b"),
        ("exists(contexts(a.context.b, a.context.c))", "INVALID_REFERENCE a.context.c"),
        ("exists(contributions(rf.rule.x))", "INVALID_REFERENCE rf.rule.x"),
        ("exists(contexts(rf.context.netwrk))", "POLICY_CONTEXT_UNKNOWN rf.context.netwrk"),
        ("exists(contributions(source.a))", "INVALID_REFERENCE source.a"),
    ] {
        let found = assert_(text);
        let same = found == [fault] || fault.ends_with("source.a") && found.len() == 1;
        assert!(same, "{text}: {found:?}");
    }
}

#[test]
fn references_fit_their_position() {
    use Position as P;
    for (text, position) in [
        ("concept.x", P::RuleAs),
        ("acme.concept.x", P::RuleAs),
        ("rf.concept.subnet", P::RuleAs),
        ("rf.context.network", P::ContextAs),
        ("relation.x-1", P::RelationAs),
        ("rule.x", P::To),
        ("rf.concept.subnet", P::To),
        ("a.rule.x", P::TargetRule),
        ("rf.concept.subnet", P::TargetConcept),
        ("(concept.x)", P::RuleAs),
        ("((concept.x # c\n))", P::RuleAs),
    ] {
        assert_eq!(refer(text, position).0, NONE, "{text}");
    }
    for (text, position, fault) in [
        ("context.x", P::RuleAs, "INVALID_REFERENCE context.x"),
        ("x", P::RuleAs, "INVALID_REFERENCE x"),
        ("a.b.concept.x", P::RuleAs, "INVALID_REFERENCE a.b.concept.x"),
        ("concept.x[0]", P::RuleAs, "INVALID_REFERENCE concept.x[0]"),
        ("concept.X", P::RuleAs, "INVALID_REFERENCE X"),
        ("concpt.x", P::RuleAs, "INVALID_REFERENCE concpt"),
        ("rf.relation.x", P::RelationAs, "INVALID_REFERENCE rf.relation.x"),
        ("rf.rule.x", P::To, "INVALID_REFERENCE rf.rule.x"),
        ("rf.concept.subnets", P::RuleAs, "CONCEPT_UNKNOWN rf.concept.subnets"),
        ("rule.x", P::TargetRule, "POLICY_REFERENCE_UNQUALIFIED rule.x"),
        ("\"concept.x\"", P::RuleAs, "INVALID_REFERENCE \"concept.x\""),
        (
            "true ? concept.x : concept.y",
            P::RuleAs,
            "INVALID_REFERENCE true ? concept.x : concept.y",
        ),
        ("concept.core.subnet", P::RuleAs, "kind-first-reference concept.core.subnet"),
    ] {
        assert_eq!(refer(text, position).0, [fault], "{text}");
    }
    assert_eq!(refer("concept.core.subnet", P::RuleAs).1.as_deref(), Some("core.concept.subnet"));
    assert_eq!(refer("rf.concept.subnets", P::To).1.as_deref(), Some("rf.concept.subnet"));
}

#[test]
fn traversals_fit_their_position() {
    use PathPosition as P;
    for (text, position) in [
        ("source.a[0].b", P::Via { matched: true }),
        ("provider.region", P::Via { matched: false }),
        ("target.id", P::By),
        ("member.a.b[0]", P::Member),
        ("source[0].a", P::Member),
        ("(source.a)", P::Member),
        ("(target.id # c\n)", P::By),
        ("(\"${(target.id)}\")", P::By),
    ] {
        assert_eq!(via(text, position).0, NONE, "{text}");
    }
    for (text, position, fault) in [
        ("provider.a", P::Via { matched: true }, "INVALID_REFERENCE provider"),
        ("source.a", P::By, "INVALID_REFERENCE source"),
        ("target.a", P::Member, "COMPOSITION_INVALID target"),
        ("member.a", P::Member, "INVALID_REFERENCE member.a"),
        ("member", P::Member, "INVALID_REFERENCE member"),
        ("source", P::Member, "INVALID_REFERENCE source"),
        ("source.a[*]", P::Member, "INVALID_REFERENCE source.a[*]"),
        ("source.a[\"b\"]", P::Member, "INVALID_REFERENCE [\"b\"]"),
        ("source.a.0", P::Member, "INVALID_REFERENCE .0"),
        ("\"source.a\"", P::Member, "INVALID_REFERENCE \"source.a\""),
        ("(source.a).b", P::Member, "INVALID_REFERENCE (source.a).b"),
        ("(\"${source.a}\").b", P::Member, "INVALID_REFERENCE (\"${source.a}\").b"),
        ("true", P::Member, "INVALID_REFERENCE true"),
    ] {
        assert_eq!(via(text, position).0, [fault], "{text}");
    }
    assert_eq!(via("source.a[\"b\"]", P::By).1.as_deref(), Some("source.a.b"));
}

#[test]
fn limits_have_the_code_of_the_position() {
    let long = format!("source.a == \"{}\"", "x".repeat(4096));
    assert!(where_(&long).0[0].starts_with("INVALID_EXPRESSION source.a"));
    let fits = format!("source.a == \"{}\"", "x".repeat(4096 - 14));
    assert_eq!(where_(&fits).0, NONE);
    let chain = |n: usize| vec!["true"; n].join(" && ");
    assert_eq!(assert_(&chain(64)), NONE);
    assert!(assert_(&chain(65))[0].starts_with("POLICY_INVALID true"));
    assert!(where_(&chain(65)).0[0].starts_with("INVALID_EXPRESSION true"));
    let parens = "(".repeat(2000) + "true" + &")".repeat(2000);
    assert_eq!((assert_(&parens), where_(&parens).0), (vec![], vec![]));
    assert!(assert_(&("!(".repeat(900) + "true" + &")".repeat(900)))[0].starts_with("POLICY_"));
    let half = |n: usize| format!("({})", vec!["1<2"; n].join("&&"));
    let wide = vec![half(30); 12].join("||");
    assert!(assert_(&wide)[0].starts_with("POLICY_INVALID ("), "nodes");
    let name = "a".repeat(65);
    assert_eq!(
        via(&format!("source.{name}"), PathPosition::Member).0,
        [format!("INVALID_REFERENCE {name}")]
    );
    assert_eq!(via(&format!("source.{}", &name[1..]), PathPosition::Member).0, NONE);
}

#[test]
fn static_strings_are_constant() {
    let read = |text: &str| {
        let tokens = lex(text);
        let mut findings = Vec::new();
        let mut report = Report { text, findings: &mut findings };
        let found = static_native(text, &tokens, format_args!("`type`"), &mut report);
        let fault = findings.first().map(|f| text[f.span.range()].to_owned());
        found.map(|s| (s.value.into_owned(), s.written)).ok_or_else(|| fault.unwrap())
    };
    let ok = |value: &str, written| Ok((value.to_owned(), written));
    assert_eq!(read("\"a\\tb\" # c"), ok("a\tb", Written::Quoted));
    assert_eq!(read("<<-EOT\n  a\n  EOT\n"), ok("a\n", Written::Heredoc));
    assert_eq!(read("true ? \"a\" : \"b\""), ok("a", Written::Computed));
    assert_eq!(read("(\"a\")"), ok("a", Written::Computed));
    assert_eq!(read("\"${\"a\"}\""), ok("a", Written::Computed));
    assert_eq!(read("\"x ${source.a}\""), Err("\"x ${source.a}\"".to_owned()));
    assert_eq!(read("/* é */ source.a"), Err("source".to_owned()));
    assert_eq!(read("1"), Err("1".to_owned()));
    assert_eq!(read("upper(\"a\")"), Err("upper(\"a\")".to_owned()));
}

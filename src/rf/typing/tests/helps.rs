//! What is said to write instead: it is taken where it stands for the whole, and means the same.

use super::*;

/// The one help of a check of `text`.
fn help(text: &str, check: impl Fn(&Parsed, &mut Report)) -> String {
    let tokens = lex(text);
    let mut findings = Vec::new();
    check(&parse_native(text, &tokens), &mut Report { text, findings: &mut findings });
    let [finding] = findings.as_slice() else { panic!("{text}: {findings:?}") };
    finding.help.clone().unwrap_or_default()
}

fn of_predicate(text: &str) -> String {
    help(text, |parsed, report| {
        predicate(parsed, report);
    })
}

fn of_assertion(text: &str) -> String {
    help(text, |parsed, report| {
        assertion(parsed, report);
    })
}

#[test]
fn what_a_predicate_was_meant_to_be() {
    let begin =
        "begin from `source`, which is the instance that is tested, and compare it with `true`";
    for (text, expected) in [
        ("foo", begin),
        ("yes", begin),
        ("target.x", begin),
        ("member.a.b", begin),
        ("!provider.x", &begin.replace("true", "false")),
        ("TRUE", "write `true`"),
        ("source", "write `source.name`, and compare it with `true`"),
        ("source.a.0", "write the index in brackets, and compare it with `true`"),
        ("sorce.a", "if it is a Boolean, write `source.a == true`"),
        ("source.a == !true", "to negate the comparison, write `!(source.a == true)`"),
        ("!source.a == true", "to negate the comparison, write `!(source.a == true)`"),
        ("!!source.a == true", "write `source.a == true`"),
        ("!(source.a) == true", "to negate the comparison, write `!(source.a == true)`"),
        (
            "(source.a == 1) == (source.b == 2)",
            "tests that agree are written `(a && b) || (!a && !b)`",
        ),
        ("source.a[-1] == 1", "write the index of an element, such as `x[0]`"),
    ] {
        assert_eq!(of_predicate(text), expected, "{text}");
    }
    for (text, fixed) in
        [("foo", None), ("TRUE", Some("true")), ("sorce.a", Some("source.a == true"))]
    {
        assert_eq!(where_(text).1.as_deref(), fixed, "{text}");
    }
}

#[test]
fn what_an_assertion_was_meant_to_be() {
    let chain = "length(contexts(rf.context.network))";
    for (text, expected) in [
        (format!("1 < {chain} < 3"), format!("write `{chain} > 1 && {}…`", &chain[..16])),
        ("true == \"true\"".to_owned(), "write `true`, without quotes".to_owned()),
        (format!("{chain} == \"1\""), "write `1`, without quotes".to_owned()),
        (
            "exists(contexts((rf.context.network)))".to_owned(),
            "write `rf.context.network`".to_owned(),
        ),
        ("exists(contexts(rf.network))".to_owned(), "write `rf.context.network`".to_owned()),
        ("exists(contexts(rf.context))".to_owned(), "write `rf.context.name`".to_owned()),
        ("exists(contexts(aws.x.context))".to_owned(), "write `aws.context.x`".to_owned()),
    ] {
        assert_eq!(of_assertion(&text), expected, "{text}");
    }
}

#[test]
fn an_operand_of_no_type_says_nothing_of_what_it_is_part_of() {
    for text in ["true == 1 == 2", "!(true == 1) == 2", "(1 == true) < 3"] {
        assert_eq!(assert_(text).len(), 1, "{text}");
    }
}

#[test]
fn what_a_reference_was_meant_to_be() {
    for (text, position, expected) in [
        ("aws.c", Position::TargetConcept, "write `aws.concept.c`"),
        ("aws.concept", Position::TargetConcept, "write `aws.concept.name`"),
        ("concept", Position::RuleAs, "write `concept.name`"),
        ("rf.subnet", Position::To, "write `rf.concept.subnet`"),
        ("other.c", Position::RuleAs, "write `concept.c`"),
    ] {
        let help = help(text, |parsed, report| {
            reference(parsed, position, report);
        });
        assert!(help.starts_with(expected), "{text}: {help}");
    }
}

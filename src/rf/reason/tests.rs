//! What is found, held against every evidence of a small world: a brute evaluation of the same
//! conditions in three values.

use super::*;
use crate::rf::expression::{Binary, Expr, Kind, Operator, parse_native};
use crate::syntax::lexer::lex;
use proptest::prelude::*;

/// What a traversal of the small world may be.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Evidence {
    Unknown,
    Bool(bool),
    Text(&'static str),
    Number(i64),
}

const WORLD: [Evidence; 12] = [
    Evidence::Unknown,
    Evidence::Bool(false),
    Evidence::Bool(true),
    Evidence::Text("a"),
    Evidence::Text("b"),
    Evidence::Text("c"),
    Evidence::Number(-1),
    Evidence::Number(0),
    Evidence::Number(1),
    Evidence::Number(2),
    Evidence::Number(3),
    Evidence::Number(4),
];

/// The world: what `source.a` and `source.b` are.
type World = (Evidence, Evidence);

fn worlds() -> impl Iterator<Item = World> {
    WORLD.into_iter().flat_map(|a| WORLD.into_iter().map(move |b| (a, b)))
}

fn operand(expr: &Expr, text: &str, world: World) -> Evidence {
    match &expr.bare().kind {
        Kind::Integer(number) => Evidence::Number(*number),
        Kind::Bool(value) => Evidence::Bool(*value),
        Kind::String(string) => WORLD
            .into_iter()
            .find(|e| *e == Evidence::Text(if string == "a" { "a" } else { "b" }))
            .unwrap(),
        _ if text[expr.span.range()].ends_with('a') => world.0,
        _ => world.1,
    }
}

/// The truth of a predicate by the language's rules, and nothing but them.
fn truth(expr: &Expr, text: &str, world: World) -> Truth {
    match &expr.bare().kind {
        Kind::Bool(value) => Truth::from(*value),
        Kind::Not(inner) => truth(inner, text, world).negated(),
        Kind::Binary(binary) => {
            let side = |expr| truth(expr, text, world);
            match binary.operator {
                Operator::And => side(&binary.left).and(side(&binary.right)),
                Operator::Or => side(&binary.left).or(side(&binary.right)),
                _ => compared(binary, text, world),
            }
        }
        other => panic!("no predicate: {other:?}"),
    }
}

fn compared(binary: &Binary, text: &str, world: World) -> Truth {
    let (left, right) = (operand(&binary.left, text, world), operand(&binary.right, text, world));
    let order = match (left, right) {
        (Evidence::Number(left), Evidence::Number(right)) => left.cmp(&right),
        (Evidence::Bool(_), Evidence::Bool(_)) | (Evidence::Text(_), Evidence::Text(_)) => {
            return match binary.operator {
                Operator::Equal => Truth::from(left == right),
                Operator::NotEqual => Truth::from(left != right),
                _ => Truth::Unknown,
            };
        }
        _ => return Truth::Unknown,
    };
    Truth::from(match binary.operator {
        Operator::Equal => order.is_eq(),
        Operator::NotEqual => order.is_ne(),
        Operator::Less => order.is_lt(),
        Operator::LessEqual => order.is_le(),
        Operator::Greater => order.is_gt(),
        _ => order.is_ge(),
    })
}

fn with<T>(text: &str, look: impl FnOnce(&Expr) -> T) -> T {
    let parsed = parse_native(text, &lex(text));
    look(&parsed.expr)
}

fn literal() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["0", "1", "2", "3", "\"a\"", "\"b\"", "true", "false", "1", "2"])
}

fn comparison() -> impl Strategy<Value = String> {
    let operator = prop::sample::select(vec!["==", "!=", "<", "<=", ">", ">=", "==", "=="]);
    let path = || prop::sample::select(vec!["source.a", "source.a", "source.b"]);
    prop_oneof![
        8 => (path(), operator.clone(), literal()).prop_map(|(a, o, b)| format!("{a} {o} {b}")),
        2 => (literal(), operator.clone(), path()).prop_map(|(a, o, b)| format!("{a} {o} {b}")),
        1 => (path(), operator, path()).prop_map(|(a, o, b)| format!("{a} {o} {b}")),
    ]
}

fn predicate() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        20 => comparison(),
        1 => Just("true".to_owned()),
        1 => Just("false".to_owned()),
    ];
    leaf.prop_recursive(4, 10, 2, |inner| {
        prop_oneof![
            3 => (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) && {b}")),
            3 => (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a} || ({b}))")),
            1 => inner.prop_map(|a| format!("!({a})")),
        ]
    })
}

/// The truth of the part `said`, which may be a negation.
fn said(said: &Said, text: &str, world: World) -> Truth {
    let truth = truth(said.expr, text, world);
    if said.negated { truth.negated() } else { truth }
}

fn check(text: &str) {
    with(text, |expr| {
        let found = review(expr);
        for observation in &found {
            match observation {
                Observation::Constant { expr: part, value, .. } => {
                    let always = worlds().all(|world| truth(part, text, world).is(*value));
                    assert!(always, "{text}: {observation:?}");
                }
                Observation::Always { whole, .. } => {
                    for world in worlds() {
                        assert_ne!(
                            truth(whole, text, world),
                            Truth::False,
                            "{text}: {observation:?}"
                        );
                    }
                }
                Observation::Never { of } => {
                    let together = |world| {
                        of.iter().map(|part| said(part, text, world)).min() == Some(Truth::True)
                    };
                    assert!(!worlds().any(together), "{text}: {observation:?}");
                }
                Observation::SameOperands { binary, .. } => {
                    assert!(same(&binary.left, &binary.right));
                }
                Observation::Repeated { part, .. } | Observation::Implied { part, .. } => {
                    let mut shorter = text.to_owned();
                    shorter.replace_range(part.removal.range(), "");
                    with(&shorter, |other| {
                        for world in worlds() {
                            assert_eq!(
                                truth(expr, text, world),
                                truth(other, &shorter, world),
                                "{text} and {shorter} where {world:?}: {observation:?}"
                            );
                        }
                    });
                }
            }
        }
    });
}

proptest! {
    #![proptest_config(crate::cases::config(3000))]

    #[test]
    fn what_is_found_is_so_for_every_evidence(text in predicate()) {
        check(&text);
    }

    /// What is found in comparisons that one operator joins is all there is to find.
    #[test]
    fn nothing_is_missed_in_a_plain_junction(
        parts in prop::collection::vec((prop::sample::select(vec!["==", "!=", "<", "<=", ">", ">="]), 0..4), 2..5),
        and in any::<bool>(),
    ) {
        let parts: Vec<String> = parts.iter().map(|(o, n)| format!("source.a {o} {n}")).collect();
        let text = parts.join(if and { " && " } else { " || " });
        let found = with(&text, |expr| {
            let known = |world: &World| matches!(world.0, Evidence::Number(_));
            let extreme = worlds()
                .filter(known)
                .all(|world| truth(expr, &text, world).is(!and));
            let found = review(expr);
            let clash = found.iter().any(|o| matches!(o, Observation::Never { .. } | Observation::Always { .. }));
            let needless = found.iter().any(|o| matches!(o, Observation::Repeated { .. } | Observation::Implied { .. }));
            // A repeated part may keep the rest from being looked at in the same round.
            prop_assert!(!extreme || clash || needless, "{}", text);
            prop_assert!(!clash || extreme, "{}", text);
            Ok(found.len())
        })?;
        let _ = found;
    }
}

/// What is found, in a short form.
fn found(text: &str) -> Vec<String> {
    with(text, |expr| {
        let quote = |expr: &Expr| text[expr.span.range()].to_owned();
        let parts = |of: &[Said]| {
            let part = |s: &Said| format!("{}{}", if s.negated { "!" } else { "" }, quote(s.expr));
            of.iter().map(part).collect::<Vec<_>>().join(" / ")
        };
        review(expr)
            .iter()
            .map(|observation| match observation {
                Observation::Constant { expr, value, part } => {
                    let part = if part.is_some() { " part" } else { "" };
                    format!("{value}{part}: {}", quote(expr))
                }
                Observation::Always { of, .. } => format!("always: {}", parts(of)),
                Observation::Never { of } => format!("never: {}", parts(of)),
                Observation::SameOperands { expr, .. } => format!("same: {}", quote(expr)),
                Observation::Repeated { part, .. } => format!("again: {}", quote(part.expr)),
                Observation::Implied { part, by, .. } => {
                    format!("implied: {} / {}", quote(part.expr), parts(&[*by]))
                }
            })
            .collect()
    })
}

#[test]
fn each_fault_makes_one_observation() {
    for (text, expected) in [
        ("source.a == 1", &[][..]),
        ("true", &["true: true"]),
        ("1 < 2", &["true: 1 < 2"]),
        ("source.a == 1 && 1 < 2", &["true part: 1 < 2"]),
        ("source.a == 1 || true", &["true: source.a == 1 || true"]),
        ("source.a == 1 || (source.b == 1 && false)", &["false part: (source.b == 1 && false)"]),
        ("!(source.a == 1 || !false)", &["false: !(source.a == 1 || !false)"]),
        ("source.a == source.a", &["same: source.a == source.a"]),
        ("source.a == 1 && (source.a == 1)", &["again: (source.a == 1)"]),
        ("source.a == 1 && source.a == 2", &["never: source.a == 1 / source.a == 2"]),
        ("source.a == \"x\" && source.a == 1", &["never: source.a == \"x\" / source.a == 1"]),
        ("source.a == \"x\" || source.a == 1", &[]),
        // What the language does not have is compared with nothing.
        ("exists(contexts(a.context.b)) || exists(a / b) && exists(a / b)", &[]),
        ("source.a > 3 && source.b == 1 && source.a < 3", &["never: source.a > 3 / source.a < 3"]),
        ("source.a > 3 && source.a < 5", &[]),
        ("source.a > 3 && source.a < 4", &["never: source.a > 3 / source.a < 4"]),
        (
            "source.a >= 1 && source.a != 1 && source.a < 2",
            &["never: source.a >= 1 / source.a != 1 / source.a < 2"],
        ),
        ("source.a > 3 || source.a < 5", &["always: source.a > 3 / source.a < 5"]),
        ("!(source.a > 3 || source.a < 5)", &["always: source.a > 3 / source.a < 5"]),
        (
            "source.a == true || source.a == false",
            &["always: source.a == true / source.a == false"],
        ),
        (
            "source.a != \"x\" || source.a != \"y\"",
            &["always: source.a != \"x\" / source.a != \"y\""],
        ),
        ("source.a >= 1 && source.a >= 2", &["implied: source.a >= 1 / source.a >= 2"]),
        ("source.a >= 1 || source.a >= 2", &["implied: source.a >= 2 / source.a >= 1"]),
        (
            "source.a == \"x\" && source.a != \"y\"",
            &["implied: source.a != \"y\" / source.a == \"x\""],
        ),
        ("source.a == 1 && 1 == source.a", &["implied: 1 == source.a / source.a == 1"]),
        (
            "!(source.a == 1 || source.b == 2) && source.a == 1",
            &["never: !source.a == 1 / source.a == 1"],
        ),
        (
            "source.a == 1 && (source.b == 1 || source.a == 2)",
            &["never: source.a == 1 / source.a == 2"],
        ),
        (
            "source.a == 1 && (source.b == 1 || source.a != 2)",
            &["implied: (source.b == 1 || source.a != 2) / source.a == 1"],
        ),
        (
            "source.a == 1 || (source.b == 1 && source.a == 1)",
            &["implied: (source.b == 1 && source.a == 1) / source.a == 1"],
        ),
        ("source.a == 1 || (source.a != 1 && source.b == 2)", &[]),
        ("source.a > 9223372036854775807", &["never: source.a > 9223372036854775807"]),
        ("source.a <= 9223372036854775807", &["always: source.a <= 9223372036854775807"]),
        ("length(contexts(a.context.b)) >= 0", &["true: length(contexts(a.context.b)) >= 0"]),
        ("0 > length(contexts(a.context.b))", &["false: 0 > length(contexts(a.context.b))"]),
        (
            "length(contexts(a.context.b)) < 1 && length(contexts(a.context.b)) >= 1",
            &["never: length(contexts(a.context.b)) < 1 / length(contexts(a.context.b)) >= 1"],
        ),
        (
            "exists(contexts(a.context.b)) && !exists(contexts(a.context.b))",
            &["never: exists(contexts(a.context.b)) / !exists(contexts(a.context.b))"],
        ),
        ("exists(contexts(a.context.b)) == true", &[]),
        ("exists(contexts(a.context.b)) == (1 < 2)", &["true: (1 < 2)"]),
        ("\"3\" == 3", &[]),
        ("true && foo(x) && (source.a + 1 > 2)", &["true part: true"]),
    ] {
        assert_eq!(found(text), expected, "{text}");
    }
}

#[test]
fn two_paths_compared_either_way_are_one_subject() {
    for (text, expected) in [
        (
            "source.a == source.b && source.a != source.b",
            &["never: source.a == source.b / source.a != source.b"][..],
        ),
        (
            "source.a == source.b && source.b != source.a",
            &["never: source.a == source.b / source.b != source.a"],
        ),
        (
            "source.a < source.b && source.b < source.a",
            &["never: source.a < source.b / source.b < source.a"],
        ),
        (
            "source.a < source.b && source.a == source.b",
            &["never: source.a < source.b / source.a == source.b"],
        ),
        (
            "source.a == source.b || source.b != source.a",
            &["always: source.a == source.b / source.b != source.a"],
        ),
        // Of strings the first is not known, and the second is.
        ("source.a < source.b && source.b != source.a", &[]),
        ("source.a == source.b && source.a <= source.b", &[]),
        ("source.a <= source.b && source.b <= source.a", &[]),
        (
            "source.a == source.b && source.b == source.a",
            &["implied: source.b == source.a / source.a == source.b"],
        ),
    ] {
        assert_eq!(found(text), expected, "{text}");
    }
}

//! Conditions that speak of one thing alone, as the values of it for which they are true and
//! those for which they are false.

use super::{Booleans, Integers, Strings, Values, same, spelling};
use crate::rf::expression::{Binary, Call, Expr, Kind, Operator};
use std::mem;

/// What a condition speaks of.
#[derive(Clone, Copy, Debug)]
pub enum Subject<'e, 't> {
    /// A traversal, a call, or another expression that has a value.
    Value(&'e Expr<'t>),
    /// How two expressions compare, of which no more is known. They come in one order, whichever
    /// way they are written.
    Comparison(&'e Expr<'t>, &'e Expr<'t>),
}

/// For which values of its subject a condition is true, and for which it is false. For all
/// others, and where the value is not known, it is unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict<'e> {
    /// Where it is true.
    pub holds: Values<'e>,
    /// Where it is false.
    pub fails: Values<'e>,
}

impl Subject<'_, '_> {
    /// Whether both are one.
    pub fn is(&self, other: &Subject) -> bool {
        match (self, other) {
            (Self::Value(a), Subject::Value(b)) => same(a, b),
            (Self::Comparison(left, right), Subject::Comparison(other_left, other_right)) => {
                same(left, other_left) && same(right, other_right)
            }
            _ => false,
        }
    }
}

impl Verdict<'_> {
    fn truth(value: bool) -> Self {
        Self { holds: Values::boolean(value), fails: Values::boolean(!value) }
    }

    /// That of the negation.
    #[must_use]
    pub fn negated(mut self) -> Self {
        mem::swap(&mut self.holds, &mut self.fails);
        self
    }

    /// That of both joined by `&&`.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self { holds: self.holds.intersection(&other.holds), fails: self.fails.union(&other.fails) }
    }

    /// Whether it is true for no value.
    pub fn never_holds(&self) -> bool {
        self.holds.is_empty()
    }

    /// Whether it is true for every value for which one of the comparisons in it, which are known
    /// for the values `known`, is known.
    pub fn always_holds(&self, known: &Values) -> bool {
        self.fails.is_empty() && self.holds == *known
    }

    /// Whether `self && other` is `self` for every value, known or not.
    pub fn implies(&self, other: &Self) -> bool {
        self.holds.is_within(&other.holds) && other.fails.is_within(&self.fails)
    }
}

impl<'e> Verdict<'e> {
    /// The values for which it is known.
    pub fn known(&self) -> Values<'e> {
        self.holds.union(&self.fails)
    }
}

/// What `expr` says, if it speaks of one thing alone. A part of it that is always true or false
/// makes that no.
pub fn verdict<'e, 't>(expr: &'e Expr<'t>) -> Option<(Subject<'e, 't>, Verdict<'e>)> {
    let expr = expr.bare();
    match &expr.kind {
        Kind::Not(inner) => verdict(inner).map(|(subject, verdict)| (subject, verdict.negated())),
        Kind::Binary(binary) if binary.operator.is_logical() => {
            let (subject, left) = verdict(&binary.left)?;
            let (other, right) = verdict(&binary.right)?;
            let both = match binary.operator {
                Operator::And => left.and(&right),
                _ => left.negated().and(&right.negated()).negated(),
            };
            subject.is(&other).then_some((subject, both))
        }
        Kind::Binary(binary) => comparison(binary),
        Kind::Call(call) if is_condition(call) => {
            Some((Subject::Value(expr), Verdict::truth(true)))
        }
        _ => None,
    }
}

/// Whether a call gives a Boolean.
pub(super) fn is_condition(call: &Call) -> bool {
    call.name.text == "exists"
}

/// Whether `expr` is a number that is never negative.
pub(super) fn is_length(expr: &Expr) -> bool {
    matches!(&expr.kind, Kind::Call(call) if call.name.text == "length")
}

fn comparison<'e, 't>(binary: &'e Binary<'t>) -> Option<(Subject<'e, 't>, Verdict<'e>)> {
    let (left, right) = (binary.left.bare(), binary.right.bare());
    match (is_literal(left), is_literal(right)) {
        (true, true) => None,
        (false, true) => against(left, binary.operator, right),
        (true, false) => against(right, binary.operator.mirrored(), left),
        (false, false) => between(left, binary.operator, right),
    }
}

pub(super) fn is_literal(expr: &Expr) -> bool {
    matches!(expr.kind, Kind::String(_) | Kind::Bool(_) | Kind::Integer(_))
}

/// `expr operator literal`
fn against<'e, 't>(
    expr: &'e Expr<'t>,
    operator: Operator,
    literal: &'e Expr<'t>,
) -> Option<(Subject<'e, 't>, Verdict<'e>)> {
    let equal = match operator {
        Operator::Equal => Some(true),
        Operator::NotEqual => Some(false),
        _ => None,
    };
    let signed = |verdict: Verdict<'e>, equal| if equal { verdict } else { verdict.negated() };
    let value = match (&expr.kind, &literal.kind) {
        (Kind::Traversal(_), Kind::String(text)) => Verdict {
            holds: Values::strings(Strings::only(text)),
            fails: Values::strings(Strings::all_but(text)),
        },
        (Kind::Traversal(_), Kind::Bool(value)) => Verdict::truth(*value),
        (Kind::Traversal(_), Kind::Integer(number)) => {
            return Some((Subject::Value(expr), numbers(operator, *number, i64::MIN)));
        }
        (Kind::Call(_), Kind::Integer(number)) if is_length(expr) => {
            return Some((Subject::Value(expr), numbers(operator, *number, 0)));
        }
        // In an assertion conditions are compared too.
        (Kind::Call(_) | Kind::Not(_) | Kind::Binary(_), Kind::Bool(value)) => {
            let (subject, verdict) = verdict(expr)?;
            return Some((subject, signed(verdict, equal? == *value)));
        }
        _ => return None,
    };
    Some((Subject::Value(expr), signed(value, equal?)))
}

fn numbers(operator: Operator, number: i64, floor: i64) -> Verdict<'static> {
    let holds = Integers::satisfying(operator, number, floor);
    let fails = Integers::interval(floor, i64::MAX).without(&holds);
    Verdict { holds: Values::integers(holds), fails: Values::integers(fails) }
}

/// `left operator right`, of which neither is a literal.
fn between<'e, 't>(
    left: &'e Expr<'t>,
    operator: Operator,
    right: &'e Expr<'t>,
) -> Option<(Subject<'e, 't>, Verdict<'e>)> {
    let value = |expr: &Expr| matches!(expr.kind, Kind::Traversal(_)) || is_length(expr);
    if !value(left) || !value(right) || same(left, right) {
        return None;
    }
    // One order for both ways to write it.
    let (first, second) = (spelling(left)?, spelling(right)?);
    let (left, operator, right) =
        if first <= second { (left, operator, right) } else { (right, operator.mirrored(), left) };
    // Numbers by how they compare, as -1, 0 and 1; other values by whether they are equal.
    let Verdict { mut holds, mut fails } = order(operator);
    let (equal, different) = match operator {
        _ if is_length(left) || is_length(right) => (None, None),
        Operator::Equal => (Some(true), Some(false)),
        Operator::NotEqual => (Some(false), Some(true)),
        _ => (None, None),
    };
    holds.booleans = equal.map(Booleans::only).unwrap_or_default();
    fails.booleans = different.map(Booleans::only).unwrap_or_default();
    Some((Subject::Comparison(left, right), Verdict { holds, fails }))
}

/// How two numbers compare where `operator` between them is true, and where it is false.
fn order(operator: Operator) -> Verdict<'static> {
    let all = Integers::interval(-1, 1);
    let holds = Integers::satisfying(operator, 0, i64::MIN).intersection(&all);
    let fails = all.without(&holds);
    Verdict { holds: Values::integers(holds), fails: Values::integers(fails) }
}

/// The values for which one of the comparisons in `expr`, all of one subject, is known.
pub(super) fn known<'e>(expr: &'e Expr) -> Values<'e> {
    match &expr.bare().kind {
        Kind::Not(inner) => known(inner),
        Kind::Binary(binary) if binary.operator.is_logical() => {
            known(&binary.left).union(&known(&binary.right))
        }
        _ => verdict(expr).map(|(_, verdict)| verdict.known()).unwrap_or_default(),
    }
}

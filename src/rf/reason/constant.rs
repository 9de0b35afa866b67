//! Conditions whose truth does not depend on any evidence.

use super::verdict::{is_length, verdict};
use crate::rf::expression::{Binary, Expr, Kind, Operator};

/// What `expr` is, if it is that whatever is known of the evidence.
///
/// `x && false` is false though `x` be unknown; `x == x` is not constant, since it is unknown
/// where `x` is.
pub fn constant(expr: &Expr) -> Option<bool> {
    let expr = expr.bare();
    match &expr.kind {
        Kind::Bool(value) => Some(*value),
        Kind::Not(inner) => constant(inner).map(|value| !value),
        Kind::Binary(binary) if binary.operator.is_logical() => {
            // What decides alone: false for `&&`, true for `||`.
            let decisive = binary.operator == Operator::Or;
            match (constant(&binary.left), constant(&binary.right)) {
                (Some(value), _) | (_, Some(value)) if value == decisive => Some(decisive),
                (Some(_), Some(_)) => Some(!decisive),
                _ => None,
            }
        }
        Kind::Binary(binary) => compared(expr, binary),
        _ => None,
    }
}

fn compared(expr: &Expr, binary: &Binary) -> Option<bool> {
    let (left, right) = (binary.left.bare(), binary.right.bare());
    if is_length(left) || is_length(right) {
        let (_, verdict) = verdict(expr)?;
        let always = verdict.fails.is_empty();
        return (always || verdict.never_holds()).then_some(always);
    }
    let equal = match (&left.kind, &right.kind) {
        (Kind::Integer(left), Kind::Integer(right)) => {
            return Some(match binary.operator {
                Operator::Equal => left == right,
                Operator::NotEqual => left != right,
                Operator::Less => left < right,
                Operator::LessEqual => left <= right,
                Operator::Greater => left > right,
                Operator::GreaterEqual => left >= right,
                Operator::And | Operator::Or => return None,
            });
        }
        (Kind::String(left), Kind::String(right)) => left == right,
        _ => constant(left)? == constant(right)?,
    };
    match binary.operator {
        Operator::Equal => Some(equal),
        Operator::NotEqual => Some(!equal),
        _ => None,
    }
}

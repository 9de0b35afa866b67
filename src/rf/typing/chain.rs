//! Chains of comparisons, `a < x < b`, which the language reads from the left like any other
//! operators, and nobody means so.

use super::Report;
use crate::rf::expression::{Binary, Expr, Kind};

/// The two comparisons that `outer`, whose left side is the comparison `inner`, was meant to be,
/// joined by `&&`, each with what is not written out on its left.
pub(super) fn unchained(outer: &Binary, inner: &Binary, report: &Report) -> String {
    let source = |expr: &Expr| report.source(expr.span);
    let (a, x, b) = (source(&inner.left), source(&inner.right), source(&outer.right));
    let first = if matches!(inner.left.kind, Kind::Traversal(_) | Kind::Call(_)) {
        format!("{a} {} {x}", inner.operator.as_str())
    } else {
        format!("{x} {} {a}", inner.operator.mirrored().as_str())
    };
    format!("{first} && {x} {} {b}", outer.operator.as_str())
}

/// The comparison that the left side of a comparison is, where no parentheses say that it is meant.
pub(super) fn chained<'e, 't>(outer: &'e Binary<'t>) -> Option<&'e Binary<'t>> {
    match &outer.left.kind {
        Kind::Binary(inner) if !inner.operator.is_logical() => Some(inner),
        _ => None,
    }
}

//! Whether two expressions are the same, however they are laid out.

use crate::rf::expression::{Expr, Kind, StepKind, Traversal};

/// Whether `a` and `b` are the same expression but for blanks, comments, parentheses and the
/// spelling of literals. A form that the language does not have is the same as nothing: what it
/// holds was not kept.
pub fn same(a: &Expr, b: &Expr) -> bool {
    match (&a.bare().kind, &b.bare().kind) {
        (Kind::String(a), Kind::String(b)) => a == b,
        (Kind::Bool(a), Kind::Bool(b)) => a == b,
        (Kind::Integer(a), Kind::Integer(b)) => a == b,
        (Kind::Traversal(a), Kind::Traversal(b)) => same_path(a, b),
        (Kind::Not(a), Kind::Not(b)) => same(a, b),
        (Kind::Binary(a), Kind::Binary(b)) => {
            a.operator == b.operator && same(&a.left, &b.left) && same(&a.right, &b.right)
        }
        (Kind::Call(a), Kind::Call(b)) => {
            a.name.text == b.name.text
                && a.expanded.is_some() == b.expanded.is_some()
                && a.arguments.len() == b.arguments.len()
                && a.arguments.iter().zip(&b.arguments).all(|(a, b)| same(a, b))
        }
        _ => false,
    }
}

fn same_path(a: &Traversal, b: &Traversal) -> bool {
    a.root.text == b.root.text
        && a.steps.len() == b.steps.len()
        // Paths differ at their ends most often.
        && a.steps.iter().rev().zip(b.steps.iter().rev()).all(|(a, b)| match (&a.kind, &b.kind) {
            (StepKind::Attribute(a), StepKind::Attribute(b)) => a.text == b.text,
            (
                StepKind::Index(a) | StepKind::LegacyIndex(a),
                StepKind::Index(b) | StepKind::LegacyIndex(b),
            ) => a == b,
            _ => false,
        })
}

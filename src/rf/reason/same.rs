//! Whether two expressions are the same, however they are laid out.

use super::junction::sides_of;
use super::verdict::is_literal;
use crate::rf::expression::{Expr, Kind, StepKind, Traversal};
use std::fmt::Write as _;

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

/// A spelling of `expr` that is the same for all conditions that differ only in layout,
/// parentheses, the spelling of literals, the order of what `&&` or `||` joins, and the sides of
/// comparisons. `None` if a part of it is a form that the language does not have.
pub fn spelling(expr: &Expr) -> Option<String> {
    let expr = expr.bare();
    Some(match &expr.kind {
        Kind::String(text) => format!("{text:?}"),
        Kind::Bool(value) => value.to_string(),
        Kind::Integer(number) => number.to_string(),
        Kind::Traversal(path) => {
            let mut out = path.root.text.to_string();
            for step in &path.steps {
                // Writing to a string cannot fail.
                let _ = match &step.kind {
                    StepKind::Attribute(name) => write!(out, ".{}", name.text),
                    StepKind::Index(index) | StepKind::LegacyIndex(index) => {
                        write!(out, "[{index}]")
                    }
                };
            }
            out
        }
        Kind::Not(inner) => format!("!({})", spelling(inner)?),
        Kind::Binary(binary) if binary.operator.is_logical() => {
            let parts: Option<Vec<String>> = sides_of(binary).into_iter().map(spelling).collect();
            let mut parts = parts?;
            parts.sort_unstable();
            parts.dedup();
            format!("({})", parts.join(binary.operator.as_str()))
        }
        Kind::Binary(binary) => {
            let sides = [&binary.left, &binary.right]
                .map(|side| Some((is_literal(side.bare()), spelling(side)?)));
            let [left, right] = sides;
            let (mut left, mut right) = (left?, right?);
            let mut operator = binary.operator;
            if left > right {
                (left, right, operator) = (right, left, operator.mirrored());
            }
            format!("({}{}{})", left.1, operator.as_str(), right.1)
        }
        Kind::Call(call) => {
            let arguments: Option<Vec<String>> = call.arguments.iter().map(spelling).collect();
            let expanded = if call.expanded.is_some() { "..." } else { "" };
            format!("{}({}{expanded})", call.name.text, arguments?.join(","))
        }
        Kind::Paren(_) | Kind::Wrapper(_) | Kind::Rejected(_) => return None,
    })
}

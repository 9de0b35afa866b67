//! `mismatched-literals`: an equality of two literals whose types are never equal.

use crate::finding::Finding;
use crate::lint::{Check, ConditionKind, FixKind, Group, Lint, Scope, Source};
use crate::rf::expression::{Expr, Kind};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "mismatched-literals",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "an equality of literals of two types, which are never equal",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    // In an assertion the types are checked when it is read.
    let predicates = source.conditions().iter().filter(|c| c.kind == ConditionKind::Where);
    for condition in predicates {
        condition.comparisons(|expr, binary| {
            let types = noun(&binary.left).zip(noun(&binary.right));
            let Some((left, right)) = types.filter(|(left, right)| left != right) else { return };
            if binary.operator.is_ordering() {
                return;
            }
            let message = format!(
                "`{}` compares {left} with {right}, which are never equal: nothing is converted",
                source.quote(expr)
            );
            let help = "compare a `source` traversal with a literal of the type that it has";
            out.push(Finding::new(LINT.name, expr.span, message).help(help));
        });
    }
}

fn noun(expr: &Expr) -> Option<&'static str> {
    match expr.kind {
        Kind::String(_) => Some("a string"),
        Kind::Bool(_) => Some("a Boolean"),
        Kind::Integer(_) => Some("a number"),
        _ => None,
    }
}

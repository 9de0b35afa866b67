//! `same-operands`: both sides of an operator are the same expression.

use crate::edit::Safety;
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::expression::{Expr, Operator};
use crate::rf::reason::{Observation, Part};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "same-operands",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "both sides of an operator are the same expression",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for condition in source.conditions() {
        for observation in &condition.observations {
            match observation {
                Observation::SameOperands { expr, binary } => {
                    out.push(compared(source, expr, binary.operator));
                }
                Observation::Repeated { first, part, operator } => {
                    out.push(repeated(source, first, part, *operator));
                }
                _ => {}
            }
        }
    }
}

fn compared(source: &Source, expr: &Expr, operator: Operator) -> Finding {
    let always = match operator {
        Operator::Equal | Operator::LessEqual | Operator::GreaterEqual => "true",
        _ => "false",
    };
    let quoted = source.quote(expr);
    let message =
        format!("`{quoted}` compares a value with itself, so it is {always} wherever it is known");
    Finding::new(LINT.name, expr.span, message).help("write what it was to be compared with")
}

fn repeated(source: &Source, first: &Expr, part: &Part, operator: Operator) -> Finding {
    let (quoted, operator) = (source.quote(part.expr), operator.as_str());
    let message = format!("`{quoted}` is joined with itself by `{operator}`, so once says it all");
    let finding = Finding::new(LINT.name, part.expr.span, message)
        .label("again")
        .related(first.span, "first said here");
    source.without(finding, part, "say it once".to_owned(), Safety::Safe)
}

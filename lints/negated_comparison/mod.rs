//! `negated-comparison`: a comparison that is negated, where an operator says the opposite.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::condition::{
    Parent, conditions, first_sign, parentheses, spans_lines, walk, without_parentheses,
};
use crate::rf::expression::{Expr, Kind, Operator};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "negated-comparison",
    group: Group::Pedantic,
    codes: &[],
    scope: Scope::Rf,
    summary: "a negated comparison that another operator says: `!(a == b)`",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    let text = source.document.text();
    for condition in conditions(source.file) {
        walk(&condition.parsed.expr, Parent::None, &mut |expr, parent| {
            out.extend(finding(text, condition.parsed.json, expr, parent));
        });
    }
}

fn finding(text: &str, json: bool, expr: &Expr<'_>, parent: Parent<'_, '_>) -> Option<Finding> {
    let Kind::Not(operand) = &expr.kind else { return None };
    let (run, inner) = parentheses(operand);
    let Kind::Binary(comparison) = &inner.kind else { return None };
    let opposite = opposite(comparison.operator)?;
    let bare = match parent {
        // Two negations are told of as such.
        Parent::Not => return None,
        Parent::None | Parent::Parentheses(_) => true,
        Parent::Operator(outer) => outer.operator.is_logical(),
        Parent::Call => false,
    };
    let mut edits = vec![
        Edit::delete(first_sign(text, expr.span)),
        Edit::replace(comparison.operator_span, opposite.as_str()),
    ];
    for span in run {
        if bare && (json || !spans_lines(text, span)) {
            edits.extend(without_parentheses(text, span));
        }
    }
    let (operator, opposite) = (comparison.operator.as_str(), opposite.as_str());
    let message = format!("a negated `{operator}` is `{opposite}`");
    Some(Finding::new(LINT.name, expr.span, message).fix(Fix {
        message: format!("write `{opposite}`"),
        safety: Safety::Safe,
        edits,
    }))
}

/// The operator that holds where `operator` does not, and is not known where it is not.
const fn opposite(operator: Operator) -> Option<Operator> {
    Some(match operator {
        Operator::Or | Operator::And => return None,
        Operator::Equal => Operator::NotEqual,
        Operator::NotEqual => Operator::Equal,
        Operator::Less => Operator::GreaterEqual,
        Operator::LessEqual => Operator::Greater,
        Operator::Greater => Operator::LessEqual,
        Operator::GreaterEqual => Operator::Less,
    })
}

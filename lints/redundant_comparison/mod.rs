//! `redundant-comparison`: a part of a condition that another part decides already.

use crate::edit::Safety;
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::expression::Operator;
use crate::rf::reason::{Observation, Part, Said};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "redundant-comparison",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "a comparison that is implied by another it is joined with",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for condition in source.conditions() {
        for observation in &condition.observations {
            if let Observation::Implied { part, by, operator } = observation {
                out.push(implied(source, part, by, *operator));
            }
        }
    }
}

fn implied(source: &Source, part: &Part, by: &Said, operator: Operator) -> Finding {
    let (quoted, other) = (source.quote(part.expr), source.said(by));
    let message = if operator == Operator::Or {
        format!("`{quoted}` adds nothing: `{other}` is true wherever it is")
    } else {
        format!("`{quoted}` adds nothing: it is true wherever `{other}` is")
    };
    let finding = Finding::new(LINT.name, part.expr.span, message)
        .label("decides nothing")
        .related(by.expr.span, "decides it already");
    source.without(finding, part, format!("take `{quoted}` out"), Safety::Safe)
}

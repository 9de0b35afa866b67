//! `contradictory-comparisons`: parts of a condition that are never true together.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::reason::{Observation, Said};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "contradictory-comparisons",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "comparisons joined by `&&` that can never all be true",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for condition in source.conditions() {
        for observation in &condition.observations {
            // What is never true by itself is a `constant-condition`.
            if let Observation::Never { of } = observation
                && let [before @ .., last] = &of[..]
                && !before.is_empty()
            {
                out.push(never(source, before, last));
            }
        }
    }
}

fn never(source: &Source, before: &[Said], last: &Said) -> Finding {
    let quoted = source.said(last);
    let message = match before {
        [first] => {
            format!("`{quoted}` is never true together with `{}`", source.said(first))
        }
        _ => format!("`{quoted}` is never true together with what it is joined with"),
    };
    let mut finding = Finding::new(LINT.name, last.expr.span, message);
    for said in before {
        finding = finding.related(said.expr.span, "is joined with it");
    }
    finding.label("can never hold here").help("if one of them is enough, join them with `||`")
}

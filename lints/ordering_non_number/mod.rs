//! `ordering-non-number`: `<` and its kin beside a string or a Boolean, which have no order.

use crate::finding::Finding;
use crate::lint::{Check, ConditionKind, FixKind, Group, Lint, Scope, Source};
use crate::rf::expression::Kind;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "ordering-non-number",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "a string or a Boolean compared by `<`, `<=`, `>` or `>=`",
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
            if !binary.operator.is_ordering() {
                return;
            }
            let unordered = |kind: &Kind| match kind {
                Kind::String(_) => Some(("strings", "write numbers without quotes")),
                Kind::Bool(_) => Some(("Booleans", "compare it by `==` or `!=`")),
                _ => None,
            };
            let sides = [&binary.right, &binary.left];
            let Some((side, (noun, help))) =
                sides.into_iter().find_map(|side| Some((side, unordered(&side.kind)?)))
            else {
                return;
            };
            let message = format!(
                "`{}` orders numbers only, and {noun} have no order, so `{}` is never known",
                binary.operator.as_str(),
                source.quote(expr)
            );
            out.push(Finding::new(LINT.name, side.span, message).about(expr.span).help(help));
        });
    }
}

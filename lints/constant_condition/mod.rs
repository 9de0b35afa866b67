//! `constant-condition`: a `where` or an `assert`, or a part of one, that tests nothing.

use crate::edit::{Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, Condition, ConditionKind, FixKind, Group, Lint, Scope, Source};
use crate::rf::expression::{Expr, Kind};
use crate::rf::reason::{Observation, Part, Said};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "constant-condition",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "a condition, or a part of one, that is always true or always false",
    page: include_str!("page.md"),
    fix: FixKind::Either,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for condition in source.conditions() {
        for observation in &condition.observations {
            match observation {
                Observation::Constant { expr, value, part } => {
                    out.push(constant(source, condition, expr, *value, part.as_ref()));
                }
                Observation::Always { whole, of } => out.push(always(source, whole, of)),
                _ => {}
            }
        }
    }
}

fn constant(
    source: &Source,
    condition: &Condition,
    expr: &Expr,
    value: bool,
    part: Option<&Part>,
) -> Finding {
    let quoted = source.quote(expr);
    let finding = |message: String| Finding::new(LINT.name, expr.span, message);
    let literal = matches!(expr.bare().kind, Kind::Bool(_));
    let safety = if literal { Safety::Safe } else { Safety::Unsafe };
    if let Some(part) = part {
        let finding = finding(format!("`{quoted}` is always {value}, so it decides nothing here"));
        let message = format!("take `{quoted}` out");
        return with(finding, source.without(part, message, safety));
    }
    let whole = condition.is_whole(expr);
    let consequence = match (whole.then_some(condition.kind), value) {
        (None, _) => "",
        (Some(ConditionKind::Where), true) => ", so it lets everything of the type through",
        (Some(ConditionKind::Where), false) => ", so nothing ever matches",
        (Some(ConditionKind::Assert), true) => ", so the policy never fails",
        (Some(ConditionKind::Assert), false) => ", so the policy fails wherever it applies",
    };
    let finding = finding(format!("`{quoted}` is always {value}{consequence}"));
    let finding = match (whole.then_some(condition.kind), value) {
        (Some(ConditionKind::Where), true) => {
            let message = "take `where` out".to_owned();
            return with(finding, source.without_attribute(condition.attribute, message, safety));
        }
        (Some(ConditionKind::Where), false) => {
            finding.help("compare a `source` traversal, or take the whole block out")
        }
        (Some(ConditionKind::Assert), _) => {
            finding.help("ask for facts, as in `exists(contexts(rf.context.network))`")
        }
        (None, _) => finding,
    };
    if literal { finding } else { with(finding, written(source, expr, value)) }
}

fn always(source: &Source, whole: &Expr, of: &[Said]) -> Finding {
    let message = match of {
        [one] => {
            format!("`{}` is true of every integer, since integers have 64 bits", source.said(one))
        }
        [first, second] => format!(
            "one of `{}` and `{}` is always true, so together they test nothing",
            source.said(first),
            source.said(second)
        ),
        _ => "one of these comparisons is always true, so together they test nothing".to_owned(),
    };
    let mut finding = Finding::new(LINT.name, whole.span, message);
    if let [.., _] = of
        && of.len() > 2
    {
        for said in of {
            finding = finding.related(said.expr.span, "one of them");
        }
    }
    let finding = finding.help("if both sides of `||` were to hold, join them with `&&`");
    with(finding, written(source, whole, true))
}

/// The fix that writes out what an expression always is.
fn written(source: &Source, expr: &Expr, value: bool) -> Option<Fix> {
    let text = if value { "true" } else { "false" };
    source.replaced(expr.span, text, format!("write `{text}`"), Safety::Unsafe)
}

fn with(finding: Finding, fix: Option<Fix>) -> Finding {
    match fix {
        Some(fix) => finding.fix(fix),
        None => finding,
    }
}

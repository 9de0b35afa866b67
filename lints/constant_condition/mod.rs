//! `constant-condition`: a `where` or an `assert`, or a part of one, that tests nothing.

use crate::edit::Safety;
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
                Observation::Never { of } => {
                    if let [one] = &of[..] {
                        out.push(never(source, one));
                    }
                }
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
    let literal = matches!(expr.bare().kind, Kind::Bool(_));
    let safety = if literal { Safety::Safe } else { Safety::Unsafe };
    let is = if literal { "this is".to_owned() } else { format!("`{quoted}` is always") };
    let finding = |consequence: &str| {
        Finding::new(LINT.name, expr.span, format!("{is} {value}{consequence}"))
    };
    if let Some(part) = part {
        let finding = finding(", so it decides nothing here");
        return source.without(finding, part, format!("take `{quoted}` out"), safety);
    }
    let finding = match (condition.is_whole(expr).then_some(condition.kind), value) {
        (Some(ConditionKind::Where), true) => {
            let finding = finding(", so it lets everything of the type through");
            let order = "take `where` out".to_owned();
            return source.without_attribute(finding, condition.attribute, order, safety);
        }
        (Some(ConditionKind::Where), false) => finding(", so nothing ever matches")
            .help("compare a `source` traversal, or take the whole block out"),
        (Some(ConditionKind::Assert), true) => finding(", so the policy never fails")
            .help("ask for facts, as in `exists(contexts(rf.context.network))`"),
        (Some(ConditionKind::Assert), false) => {
            finding(", so the policy fails wherever it applies")
                .help("ask for facts, as in `exists(contexts(rf.context.network))`")
        }
        (None, _) => finding(""),
    };
    if literal { finding } else { written(source, finding, expr, value) }
}

fn always(source: &Source, whole: &Expr, of: &[Said]) -> Finding {
    let message = match of {
        [one] => {
            let quoted = source.said(one);
            format!("`{quoted}` is true of every integer, since integers have 64 bits")
        }
        [first, second] => format!(
            "one of `{}` and `{}` is always true, so together they test nothing",
            source.said(first),
            source.said(second)
        ),
        _ => "one of these comparisons is always true, so together they test nothing".to_owned(),
    };
    let mut finding = Finding::new(LINT.name, whole.span, message);
    if of.len() > 1 {
        finding = finding.help("if all of them were to hold, join them with `&&`");
    }
    if of.len() > 2 {
        for said in of {
            finding = finding.related(said.expr.span, "one of them");
        }
    }
    written(source, finding, whole, true)
}

fn never(source: &Source, said: &Said) -> Finding {
    let quoted = source.said(said);
    let message = format!("`{quoted}` is never true, since integers have 64 bits");
    let finding = Finding::new(LINT.name, said.expr.span, message);
    written(source, finding, said.expr, false)
}

/// `finding` with the fix that writes out what an expression always is.
fn written(source: &Source, finding: Finding, expr: &Expr, value: bool) -> Finding {
    let text = if value { "true" } else { "false" };
    source.replaced(finding, expr.span, text, format!("write `{text}`"), Safety::Unsafe)
}

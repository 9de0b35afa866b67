//! `mixed-logical-operators`: `a && b || c`.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::condition::{Parent, conditions, walk};
use crate::rf::expression::{Binary, Expr, Kind, Operator};
use crate::span::Span;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "mixed-logical-operators",
    group: Group::Style,
    codes: &[],
    scope: Scope::Rf,
    summary: "`&&` beside `||` with no parentheses to say which is first",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for condition in conditions(source.file) {
        let mut found = Vec::new();
        walk(&condition.parsed.expr, Parent::None, &mut |expr, parent| {
            let inside =
                matches!(parent, Parent::Operator(outer) if outer.operator == Operator::Or);
            if let Kind::Binary(binary) = &expr.kind
                && binary.operator == Operator::Or
                && !inside
            {
                let mut groups = Vec::new();
                ands(binary, &mut groups);
                found.extend((!groups.is_empty()).then_some(groups));
            }
        });
        if found.is_empty() {
            continue;
        }
        let room = condition.has_room_for(2 * found.iter().map(Vec::len).sum::<usize>());
        out.extend(found.into_iter().map(|groups| finding(&groups, room)));
    }
}

/// The `&&`s that are operands of a run of `||`s.
fn ands<'e>(or: &'e Binary<'_>, groups: &mut Vec<Span>) {
    for operand in [&or.left, &or.right] {
        let operand: &'e Expr<'_> = operand;
        match &operand.kind {
            Kind::Binary(inner) if inner.operator == Operator::Or => ands(inner, groups),
            Kind::Binary(inner) if inner.operator == Operator::And => groups.push(operand.span),
            _ => {}
        }
    }
}

fn finding(groups: &[Span], room: bool) -> Finding {
    let message = "`&&` stands beside `||` without parentheses; it binds tighter";
    let mut finding = Finding::new(LINT.name, groups[0], message).label("this is taken first");
    for group in &groups[1..] {
        finding = finding.related(*group, "and this");
    }
    if !room {
        return finding.help("split the condition: with parentheses it is past its limit");
    }
    let edits = groups.iter().flat_map(|group| {
        [Edit::insert(group.start as usize, "("), Edit::insert(group.end as usize, ")")]
    });
    finding.fix(Fix {
        message: "put parentheses around what is taken first".to_owned(),
        safety: Safety::Safe,
        edits: edits.collect(),
    })
}

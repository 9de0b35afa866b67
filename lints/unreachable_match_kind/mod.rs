//! `unreachable-match-kind`: a `match` for a kind of block that never has instances.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::model::Match;
use crate::rf::vocabulary::REACHABLE_KINDS;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unreachable-match-kind",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Rf,
    summary: "a `match` for a kind that never has instances",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for rule in &source.file.rules {
        let members = rule.composition.iter().flat_map(|composition| &composition.members);
        let matches = members.map(|member| &member.matching);
        for matching in std::iter::once(&rule.matching).chain(matches).flatten() {
            out.extend(unreachable(matching));
        }
    }
}

fn unreachable(matching: &Match) -> Option<Finding> {
    let kind = &matching.kind.as_ref()?.value;
    if REACHABLE_KINDS.contains(&&*kind.value) {
        return None;
    }
    let message =
        format!("blocks of the kind `{}` never have instances, so nothing matches", kind.value);
    let help = "match a `resource` or a `data` block";
    Some(Finding::new(LINT.name, kind.span, message).help(help))
}

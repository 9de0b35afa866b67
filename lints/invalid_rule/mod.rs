//! `invalid-rule`: made as rules are read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-rule",
    group: Group::Correctness,
    codes: &["RULE_INVALID"],
    scope: Scope::Rf,
    summary: "a rule with no `match`, with several, or with an empty `type`",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

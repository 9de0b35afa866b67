//! `rule-without-architecture`: made when a file is decoded (`crate::rf::model`), where the rule is
//! read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "rule-without-architecture",
    group: Group::Correctness,
    codes: &["RULE_NO_ARCHITECTURE"],
    scope: Scope::Rf,
    summary: "a rule that says nothing about what it matches",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

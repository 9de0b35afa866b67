//! `match-as-attribute`: made while a rule or a member is read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "match-as-attribute",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::Rf,
    summary: "`match` written as an attribute where a block is meant",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

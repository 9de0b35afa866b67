//! `unknown-directive`: made while directives are collected (`crate::lint::Directives`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unknown-directive",
    group: Group::Correctness,
    codes: &[],
    scope: Scope::All,
    summary: "a comment that begins `rf-lint:` or `rf-fmt:` and is no directive there",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Directives,
};

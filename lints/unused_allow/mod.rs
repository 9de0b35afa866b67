//! `unused-allow`: made when directives are applied (`crate::lint::Directives`), after everything
//! else that is found in a file is known.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unused-allow",
    group: Group::Style,
    codes: &[],
    scope: Scope::All,
    summary: "a directive that silences nothing",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Directives,
};

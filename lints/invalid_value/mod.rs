//! `invalid-value`: made as values are read (`crate::rf::typing`, `crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-value",
    group: Group::Correctness,
    codes: &["INVALID_VALUE"],
    scope: Scope::Rf,
    summary: "a static string or a list that its field does not take",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `invalid-expression`: made as predicates and assertions are read (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-expression",
    group: Group::Correctness,
    codes: &["INVALID_EXPRESSION"],
    scope: Scope::Rf,
    summary: "a form of expression that `where` and `assert` do not have",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

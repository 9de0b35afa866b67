//! `legacy-requires`: made while a dialect is read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "legacy-requires",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::Rf,
    summary: "a `requires` block in `dialect`, which the language no longer has",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

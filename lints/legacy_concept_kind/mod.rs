//! `legacy-concept-kind`: made while a concept is read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "legacy-concept-kind",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::Rf,
    summary: "a `kind` in a concept, which the language no longer has",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

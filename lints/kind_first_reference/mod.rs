//! `kind-first-reference`: made while a reference is read (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "kind-first-reference",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::Rf,
    summary: "a reference with the kind before the owner: `concept.core.subnet`",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

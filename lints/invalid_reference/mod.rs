//! `invalid-reference`: made as references and paths are read (`crate::rf::typing`); owners are
//! compared as roots are checked (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-reference",
    group: Group::Correctness,
    codes: &["INVALID_REFERENCE"],
    scope: Scope::Rf,
    summary: "a reference or a path that does not fit its position",
    page: include_str!("page.md"),
    fix: FixKind::Either,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `invalid-composition`: made when a file is decoded (`crate::rf::model`), where the composition
//! is read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-composition",
    group: Group::Correctness,
    codes: &["COMPOSITION_INVALID"],
    scope: Scope::Rf,
    summary: "a composition whose members cannot be found one after another",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

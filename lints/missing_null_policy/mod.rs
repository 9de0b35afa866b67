//! `missing-null-policy`: made when a file is decoded (`crate::rf::model`), where the emission is
//! read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "missing-null-policy",
    group: Group::Correctness,
    codes: &["EMISSION_ON_NULL_REQUIRED", "EMISSION_ON_EMPTY_REQUIRED"],
    scope: Scope::Rf,
    summary: "an emission that does not say what a missing or empty value means",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

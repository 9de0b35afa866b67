//! `disclosure-without-external`: made when a file is decoded (`crate::rf::model`), where the
//! emission is read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "disclosure-without-external",
    group: Group::Correctness,
    codes: &["DISCLOSE_REQUIRES_EXTERNAL_ALLOW"],
    scope: Scope::Rf,
    summary: "`disclose` in an emission that allows nothing external",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

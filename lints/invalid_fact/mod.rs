//! `invalid-fact`: made when a file is decoded (`crate::rf::model`), where the emission is read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-fact",
    group: Group::Correctness,
    codes: &["FACT_INVALID"],
    scope: Scope::Rf,
    summary: "an emission without one name, a `to` and a `via`",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

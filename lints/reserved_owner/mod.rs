//! `reserved-owner`: made as manifests are read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "reserved-owner",
    group: Group::Correctness,
    codes: &["DIALECT_RESERVED"],
    scope: Scope::Rf,
    summary: "a dialect that calls itself `rf`",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `missing-attribute`: made as a body is checked against its schema (`crate::schema::check`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "missing-attribute",
    group: Group::Correctness,
    codes: &["MISSING_ATTRIBUTE"],
    scope: Scope::RfAndSchema,
    summary: "a block without an attribute that it must have",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

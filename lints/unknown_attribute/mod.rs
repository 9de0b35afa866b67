//! `unknown-attribute`: made as a body is checked against its schema (`crate::schema::check`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unknown-attribute",
    group: Group::Correctness,
    codes: &["UNKNOWN_ATTRIBUTE"],
    scope: Scope::RfAndSchema,
    summary: "an attribute that its block does not have",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `unknown-block`: made as a body is checked against its schema (`crate::schema::check`); blocks that do not
//! go with the root's manifest, as roots are (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unknown-block",
    group: Group::Correctness,
    codes: &["UNKNOWN_BLOCK"],
    scope: Scope::RfAndSchema,
    summary: "a block where it cannot stand",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

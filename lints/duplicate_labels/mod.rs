//! `duplicate-labels`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "duplicate-labels",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "two blocks of a type with the same labels",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

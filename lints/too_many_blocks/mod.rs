//! `too-many-blocks`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "too-many-blocks",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "more blocks of a type than the schema permits",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

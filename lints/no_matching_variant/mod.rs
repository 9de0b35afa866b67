//! `no-matching-variant`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "no-matching-variant",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a body that has none, or several, of the forms of its schema",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `deprecated-attribute`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "deprecated-attribute",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::Schema,
    summary: "an attribute that its schema marks as deprecated",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

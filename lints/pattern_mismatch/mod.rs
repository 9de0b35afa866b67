//! `pattern-mismatch`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "pattern-mismatch",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a string that does not match the pattern of its schema",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `value-not-permitted`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "value-not-permitted",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a value that is not among those its schema permits",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `failed-validation`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "failed-validation",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a value for which a condition of its schema does not hold",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

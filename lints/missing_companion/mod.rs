//! `missing-companion`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "missing-companion",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "an attribute that stands without one it needs",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

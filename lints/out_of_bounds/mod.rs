//! `out-of-bounds`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "out-of-bounds",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a number, length or count beyond the bounds of its schema",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

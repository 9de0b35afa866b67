//! `too-few-blocks`: made where documents are checked against schemas (`crate::schema::apply`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "too-few-blocks",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "fewer blocks of a type than the schema asks for",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

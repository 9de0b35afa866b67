//! `invalid-schema`: made where schema documents are loaded (`crate::schema::load`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-schema",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a schema document that is not valid",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

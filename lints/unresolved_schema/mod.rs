//! `unresolved-schema`: made where schemas are looked for (`crate::schema::find`) and loaded.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unresolved-schema",
    group: Group::Schema,
    codes: &[],
    scope: Scope::Schema,
    summary: "a schema that cannot be found, read or trusted",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

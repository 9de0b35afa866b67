//! `duplicate-object-key`: made by the syntax check (`crate::syntax`) as it goes over an object.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "duplicate-object-key",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::All,
    summary: "a key written twice in an object: the first value is lost",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

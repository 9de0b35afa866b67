//! `duplicate-attribute`: made by the syntax check (`crate::syntax`) as it goes over a body.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "duplicate-attribute",
    group: Group::Correctness,
    codes: &["HCL_PARSE"],
    scope: Scope::All,
    summary: "an attribute set twice in one body",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

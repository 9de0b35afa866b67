//! `duplicate-block`: made as a body is checked against its schema (`crate::schema::check`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "duplicate-block",
    group: Group::Correctness,
    codes: &["DUPLICATE_BLOCK"],
    scope: Scope::Rf,
    summary: "a block given twice where one may stand",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

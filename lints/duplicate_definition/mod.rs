//! `duplicate-definition`: made as roots are checked (`crate::rf::root`); what one block holds twice, as
//! the block is read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "duplicate-definition",
    group: Group::Correctness,
    codes: &["DUPLICATE_ID"],
    scope: Scope::Root,
    summary: "two definitions of one name, or two emissions that are the same",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `limit-exceeded`: made wherever something with a limit is read: expressions and names as they
//! are checked (`crate::rf::typing`), lists when a file is decoded (`crate::rf::model`), the totals
//! of a pack when its files are put together (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "limit-exceeded",
    group: Group::Correctness,
    codes: &["INVALID_EXPRESSION", "INVALID_REFERENCE", "POLICY_INVALID"],
    scope: Scope::Rf,
    summary: "more than the language has room for",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

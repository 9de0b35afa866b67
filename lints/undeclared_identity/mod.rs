//! `undeclared-identity`: made when the files of a root are put together (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "undeclared-identity",
    group: Group::Correctness,
    codes: &["MATCH_IDENTITY_UNDECLARED"],
    scope: Scope::Root,
    summary: "matching by an attribute that the target does not declare as an identity",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

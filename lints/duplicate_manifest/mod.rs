//! `duplicate-manifest`: made as roots are checked (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "duplicate-manifest",
    group: Group::Correctness,
    codes: &["DIALECT_DUPLICATE", "PACK_DUPLICATE"],
    scope: Scope::Root,
    summary: "a second `dialect` or `policy_pack` in one source root",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

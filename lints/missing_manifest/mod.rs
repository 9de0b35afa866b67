//! `missing-manifest`: made as roots are checked (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "missing-manifest",
    group: Group::Correctness,
    codes: &["DIALECT_MISSING", "PACK_MISSING"],
    scope: Scope::Root,
    summary: "a directory of sources without a `dialect` or a `policy_pack`",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `prefix-without-match`: made when a file is decoded (`crate::rf::model`), where the emission is
//! read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "prefix-without-match",
    group: Group::Correctness,
    codes: &["PREFIX_REQUIRES_MATCH"],
    scope: Scope::Rf,
    summary: "`prefix` in an emission that matches nothing",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

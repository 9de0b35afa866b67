//! `missing-provider`: made as roots are checked (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "missing-provider",
    group: Group::Correctness,
    codes: &["PROVIDER_REQUIRED"],
    scope: Scope::Root,
    summary: "a dialect with rules and no provider",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

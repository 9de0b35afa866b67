//! `misplaced-policy`: made as roots are checked (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "misplaced-policy",
    group: Group::Correctness,
    codes: &["POLICY_NOT_ALLOWED"],
    scope: Scope::Root,
    summary: "a policy among the sources of a dialect",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

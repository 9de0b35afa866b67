//! `unqualified-reference`: made as references are checked (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unqualified-reference",
    group: Group::Correctness,
    codes: &["POLICY_REFERENCE_UNQUALIFIED"],
    scope: Scope::Rf,
    summary: "a reference in a policy that does not name its owner",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `invalid-policy`: made when a file is decoded (`crate::rf::model`), where the policy is read,
//! and as assertions are checked (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-policy",
    group: Group::Correctness,
    codes: &["POLICY_INVALID"],
    scope: Scope::Rf,
    summary: "a target, an assertion or a message that is not what a policy takes",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

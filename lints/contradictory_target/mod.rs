//! `contradictory-target`: made when packs are linked with the dialects at hand
//! (`crate::rf::root`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "contradictory-target",
    group: Group::Correctness,
    codes: &["POLICY_TARGET_CONTRADICTORY"],
    scope: Scope::Roots,
    summary: "a target whose filters no listed rule can pass",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

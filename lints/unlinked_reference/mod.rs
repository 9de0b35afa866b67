//! `unlinked-reference`: made when packs are linked with the dialects at hand (`crate::rf::root`);
//! for names of the built-in owner, as references are checked (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unlinked-reference",
    group: Group::Correctness,
    codes: &[
        "POLICY_OWNER_UNKNOWN",
        "POLICY_CONCEPT_UNKNOWN",
        "POLICY_CONTEXT_UNKNOWN",
        "POLICY_RELATION_UNKNOWN",
        "POLICY_RULE_UNKNOWN",
    ],
    scope: Scope::Roots,
    summary: "a policy names a symbol that its dialect does not define",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

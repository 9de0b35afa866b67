//! `unknown-symbol`: made when the files of a root are put together (`crate::rf::root`); for names
//! of the built-in owner, as references are checked (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unknown-symbol",
    group: Group::Correctness,
    codes: &["CONCEPT_UNKNOWN", "CONTEXT_UNKNOWN", "RELATION_UNKNOWN", "RULE_UNKNOWN"],
    scope: Scope::Root,
    summary: "a name that the dialect, or the built-in vocabulary, does not define",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

//! `unresolved-predicate`: made as predicates are checked (`crate::rf::typing`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unresolved-predicate",
    group: Group::Correctness,
    codes: &["PREDICATE_UNRESOLVED"],
    scope: Scope::Rf,
    summary: "a `where`, or a part of one, that is no test",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

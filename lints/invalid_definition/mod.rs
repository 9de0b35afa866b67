//! `invalid-definition`: made as definitions are read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-definition",
    group: Group::Correctness,
    codes: &["CONCEPT_INVALID", "CONTEXT_INVALID", "RELATION_INVALID"],
    scope: Scope::Rf,
    summary: "a concept, context or relation with too long a description",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

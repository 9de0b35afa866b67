//! `invalid-label`: made as bodies are checked (`crate::schema::check`) and labels read
//! (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-label",
    group: Group::Correctness,
    codes: &["INVALID_LABEL"],
    scope: Scope::RfAndSchema,
    summary: "a label too many or too few, or one that is no identifier",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

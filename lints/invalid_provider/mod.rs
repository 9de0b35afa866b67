//! `invalid-provider`: made as manifests are read (`crate::rf::model`).

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "invalid-provider",
    group: Group::Correctness,
    codes: &["PROVIDER_INVALID"],
    scope: Scope::Rf,
    summary: "a provider whose address or version constraint cannot be read",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

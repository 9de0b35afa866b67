//! `unknown-match-kind`: made when a file is decoded (`crate::rf::model`), where the match is read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unknown-match-kind",
    group: Group::Correctness,
    codes: &["MATCH_KIND_UNKNOWN"],
    scope: Scope::Rf,
    summary: "a `kind` in a `match` that no block of a plan has",
    page: include_str!("page.md"),
    fix: FixKind::Unsafe,
    fixed_level: false,
    options: &[],
    check: Check::Reading,
};

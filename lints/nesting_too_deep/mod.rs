//! `nesting-too-deep`: made by the syntax layer (`crate::syntax`), which counts nesting on the tokens.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "nesting-too-deep",
    group: Group::Correctness,
    codes: &["NESTING_TOO_DEEP"],
    scope: Scope::All,
    summary: "nesting past what can be read",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: true,
    options: &[],
    check: Check::Reading,
};

//! `syntax-error`: made by the syntax check (`crate::syntax`) while a file is read.

use crate::lint::{Check, FixKind, Group, Lint, Scope};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "syntax-error",
    group: Group::Correctness,
    codes: &["HCL_PARSE"],
    scope: Scope::All,
    summary: "text that is not HCL",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: true,
    options: &[],
    check: Check::Reading,
};

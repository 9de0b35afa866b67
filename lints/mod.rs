//! The catalogue: one line a lint, and a folder of that name beside this file.
//!
//! A folder holds the lint's entry and code (`mod.rs`), its page (`page.md`) and its fixtures
//! (`bad*`, `good*` and `fixed*`). Nothing else in the project changes for a new lint but the list
//! below.
//!
//! `cargo fmt` does not see modules that a macro declares: `cargo fmt -- lints/*/mod.rs` does.

use crate::lint::Lint;

macro_rules! catalogue {
    ($($name:ident)*) => {
        $(pub mod $name;)*

        /// Every lint, by group and then as the groups' tables list them.
        pub static ALL: &[&Lint] = &[$(&$name::LINT),*];
    };
}

catalogue! {
    // correctness
    syntax_error
    nesting_too_deep
    duplicate_attribute
    unknown_directive
    // schema
    wrong_type
    value_not_permitted
    pattern_mismatch
    out_of_bounds
    failed_validation
    conflicting_attributes
    missing_companion
    attribute_group
    too_few_blocks
    too_many_blocks
    duplicate_labels
    no_matching_variant
    invalid_schema
    unresolved_schema
    // suspicious
    duplicate_object_key
    // deprecated
    deprecated_block
    deprecated_attribute
    // style
    byte_order_mark
    mixed_line_endings
    unused_allow
}

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
    unknown_attribute
    unknown_block
    invalid_label
    missing_attribute
    duplicate_block
    invalid_value
    invalid_expression
    invalid_reference
    duplicate_definition
    missing_manifest
    duplicate_manifest
    reserved_owner
    invalid_provider
    missing_provider
    misplaced_policy
    invalid_definition
    invalid_rule
    rule_without_architecture
    unknown_match_kind
    unresolved_predicate
    invalid_fact
    missing_null_policy
    undeclared_identity
    disclosure_without_external
    prefix_without_match
    invalid_composition
    unknown_symbol
    unqualified_reference
    invalid_policy
    unlinked_reference
    contradictory_target
    limit_exceeded
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
    constant_conditional
    constant_condition
    same_operands
    contradictory_comparisons
    redundant_comparison
    mismatched_literals
    ordering_non_number
    unreachable_match_kind
    overlapping_rules
    unestablished_target
    unused_definition
    duplicate_object_key
    // deprecated
    deprecated_block
    deprecated_attribute
    legacy_index
    legacy_file_name
    legacy_requires
    legacy_concept_kind
    kind_first_reference
    match_as_attribute
    // limits
    near_limit
    // style
    interpolation_only
    redundant_parentheses
    double_negation
    mixed_logical_operators
    unexplained_external
    byte_order_mark
    mixed_line_endings
    unused_allow
    // pedantic
    redundant_default
    negated_comparison
    own_owner_reference
    missing_description
    slash_comment
}

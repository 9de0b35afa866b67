//! How many documents a property is tried on.

use proptest::prelude::*;

/// So many documents, or as many as `PROPTEST_CASES` says.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig {
        cases: asked.unwrap_or(cases),
        failure_persistence: None,
        max_shrink_iters: 2000,
        ..ProptestConfig::default()
    }
}

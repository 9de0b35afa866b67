//! The symbols that every dialect can name without defining them: those of the owner `rf`.

/// The owner of the built-in symbols, which no dialect can be.
pub const OWNER: &str = "rf";

/// The concepts of `rf`.
pub const CONCEPTS: &[&str] = &[
    "kubernetes-cluster",
    "managed-database",
    "object-storage-container",
    "service-identity",
    "subnet",
    "virtual-network",
];

/// The contexts of `rf`. It has no relations and no rules.
pub const CONTEXTS: &[&str] = &["network", "runtime"];

/// The kinds whose blocks have instances in a plan or a state, so that something can match.
pub const REACHABLE_KINDS: [&str; 2] = ["resource", "data"];

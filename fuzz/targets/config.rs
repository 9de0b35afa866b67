//! Fuzzes the property of this name.
#![no_main]

rf_lint_fuzz::target!(config);

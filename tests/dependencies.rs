//! What the package is built on, held against `deny.toml`: the part of `cargo deny` that needs
//! neither that program nor a network.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Everything that the package depends on, on any system and for tests too.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    metadata["packages"].as_array().expect("it is a list").clone()
}

fn rules() -> toml::Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    fs::read_to_string(path).expect("it is there").parse().expect("it is TOML")
}

fn strings(value: &toml::Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|v| v.as_str().expect("a string")).collect()
}

/// Whether a licence expression can be met with those `allowed`. Older ones write `/` for `OR`.
fn is_met(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    let met = any(&words, &mut at, allowed);
    assert_eq!(at, words.len(), "{expression} is not a licence expression");
    met
}

fn any(words: &[&str], at: &mut usize, allowed: &[&str]) -> bool {
    let mut met = all(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        met |= all(words, at, allowed);
    }
    met
}

fn all(words: &[&str], at: &mut usize, allowed: &[&str]) -> bool {
    let mut met = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(words, at, allowed);
    }
    met
}

fn one(words: &[&str], at: &mut usize, allowed: &[&str]) -> bool {
    let word = words[*at];
    *at += 1;
    if word == "(" {
        let met = any(words, at, allowed);
        assert_eq!(words[*at], ")");
        *at += 1;
        return met;
    }
    if words.get(*at) == Some(&"WITH") {
        // An exception makes another licence of it.
        *at += 2;
        return false;
    }
    allowed.contains(&word)
}

#[test]
fn licence_expressions_are_read_right() {
    let met = |expression| is_met(expression, &["MIT", "Unicode-3.0"]);
    assert!(met("MIT") && met("Apache-2.0 OR MIT") && met("Apache-2.0/MIT"));
    assert!(met("(MIT OR Apache-2.0) AND Unicode-3.0"));
    assert!(!met("Apache-2.0") && !met("MIT AND Apache-2.0") && !met("MIT WITH exception"));
}

#[test]
fn licences_sources_and_versions_are_those_that_deny_toml_allows() {
    let rules = rules();
    let allowed = strings(&rules["licenses"]["allow"]);
    let registries = strings(&rules["sources"]["allow-registry"]);
    let skipped: Vec<&str> = rules["bans"]["skip"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|skip| skip["crate"].as_str().expect("a string"))
        .collect();
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut known = Vec::new();
    for package in packages() {
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let (name, version) = (text("name"), text("version"));
        assert!(is_met(&text("license"), &allowed), "{name}: {}", package["license"]);
        if name == env!("CARGO_PKG_NAME") {
            for dependency in package["dependencies"].as_array().expect("a list") {
                assert_ne!(dependency["req"], "*", "{}", dependency["name"]);
            }
            continue;
        }
        let source = text("source");
        let registry = source.strip_prefix("registry+").unwrap_or_default();
        assert!(registries.contains(&registry), "{name} is from {source:?}");
        let full = format!("{name}@{version}");
        if !skipped.contains(&full.as_str()) {
            versions.entry(name).or_default().push(version);
        }
        known.push(full);
    }
    for (name, versions) in versions {
        assert_eq!(versions.len(), 1, "there are several versions of {name}: {versions:?}");
    }
    for skip in skipped {
        assert!(known.iter().any(|full| full == skip), "{skip} is not built on any more");
    }
}

//! The limits that only large sources reach: exactly so much is taken, and one more is reported, in
//! native syntax and in JSON. Smaller ones are fixtures of `limit-exceeded`.

#[path = "common/rootform.rs"]
mod rootform;
#[path = "common/to_json.rs"]
mod to_json;

use rootform::Sources;
use std::path::PathBuf;
use to_json::to_json;

const PACK: &str = "policy_pack \"large\" {\n  version = \"0.1.0\"\n}\n";

fn policy(name: usize, target: &str, assertion: &str) -> String {
    format!(
        "policy \"p-{name}\" {{\n  target {{\n    {target}\n  }}\n\n  assert  = {assertion}\n  message = \"m\"\n}}\n"
    )
}

fn list(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(", "))
}

/// The messages of what `limit-exceeded` finds in a pack of these policies, and the code and place
/// of each, which are the same in both syntaxes.
fn found(policies: &str) -> Vec<String> {
    let in_syntax = |name: &str, convert: &dyn Fn(&str) -> String| {
        let files = [("pack", PACK), ("policies", policies)];
        let sources: Sources = files
            .iter()
            .map(|(file, text)| (PathBuf::from(format!("{file}.{name}")), convert(text)))
            .collect();
        let findings = rootform::lint(&sources);
        let findings = findings.iter().flat_map(|(path, all)| all.iter().map(move |f| (path, f)));
        let limits = findings.filter(|(_, finding)| finding.lint == "limit-exceeded");
        let shown = limits.map(|(path, finding)| {
            assert_eq!(finding.code, Some("POLICY_INVALID"));
            assert!(finding.help.is_some());
            let place = &sources[path][finding.span.range()];
            let file = path.to_string_lossy();
            let place = if place.starts_with('[') { "list" } else { place };
            let header = if place.contains("large") { "pack" } else { place };
            format!("{} {header}: {}", file.split('.').next().unwrap_or_default(), finding.message)
        });
        shown.collect::<Vec<_>>()
    };
    let native = in_syntax("rf.hcl", &str::to_owned);
    assert_eq!(native, in_syntax("rf.json", &to_json));
    native
}

#[test]
fn lists_of_targets() {
    for (name, item) in [("rules", "aws.rule.r-"), ("dialects", "")] {
        let with = |count: usize| {
            let items = (0..count).map(|n| match name {
                "rules" => format!("{item}{n}"),
                _ => format!("\"d-{n}\""),
            });
            let items = list(items);
            let concept = if name == "dialects" { "concept = aws.concept.c\n    " } else { "" };
            found(&policy(0, &format!("{concept}{name} = {items}"), "true"))
        };
        assert_eq!(with(1024), [""; 0], "{name}");
        let message = format!("policies list: `{name}` has 1,025 items, and 1,024 is the limit");
        assert_eq!(with(1025), [message]);
    }
}

#[test]
fn policies_of_a_pack() {
    let with = |count: usize| {
        let policies: String =
            (0..count).map(|n| policy(n, "rules = [aws.rule.r]", "true")).collect();
        found(&policies)
    };
    assert_eq!(with(1024), [""; 0]);
    assert_eq!(with(1025), ["pack pack: this pack has 1,025 policies, and 1,024 is the limit"]);
}

#[test]
fn owners_that_a_pack_names() {
    let with = |concept: &str| {
        let rules = list((0..1024).map(|n| format!("o-{n}.rule.r")));
        let query = format!("exists(contributions({concept}))");
        found(&policy(0, &format!("rules = {rules}"), &query))
    };
    assert_eq!(with("o-1.concept.c"), [""; 0], "one that is named already");
    let message =
        "pack pack: this pack has 1,025 owners that its policies name, and 1,024 is the limit";
    assert_eq!(with("o-1024.concept.c"), [message]);
}

#[test]
fn nodes_of_a_pack() {
    // 256 comparisons of three nodes, 255 operators between them, and `!`.
    let group = format!("({})", ["1<2"; 32].join("&&"));
    let assertion = format!("!({})", vec![group; 8].join("||"));
    let with = |count: usize, rest: &str| {
        let policies: String =
            (0..count).map(|n| policy(n, "rules = [aws.rule.r]", &assertion)).collect();
        found(&(policies + rest))
    };
    assert_eq!(with(64, ""), [""; 0], "64 times 1,024 nodes");
    let one_more = policy(64, "rules = [aws.rule.r]", "true");
    let message =
        "pack pack: this pack has 65,537 nodes in all its expressions, and 65,536 is the limit";
    assert_eq!(with(64, &one_more), [message]);
}

#[test]
fn strings_of_a_pack() {
    let dialects = list((0..1024).map(|n| format!("\"d{n:0>63}\"")));
    let target = format!("concept = aws.concept.c\n    dialects = {dialects}");
    let with = |count: usize| {
        let policies: String = (0..count).map(|n| policy(n, &target, "true")).collect();
        found(&policies)
    };
    assert_eq!(with(63), [""; 0], "63 times 65,536 bytes, and some");
    let over = with(64);
    assert_eq!(over.len(), 1);
    assert!(over[0].ends_with("bytes of strings, and 4,194,304 is the limit"), "{over:?}");
}

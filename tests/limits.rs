//! Every limit of the language: exactly so much is taken, and one more is reported, in native syntax
//! and in JSON. How deep blocks may nest is held in `grammar.rs`.

#[path = "common/rootform.rs"]
mod rootform;
#[path = "common/to_json.rs"]
mod to_json;

use rf_lint::finding::Finding;
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

/// The lint and code of each error in a text, which are the same in both syntaxes.
fn errors(text: &str) -> Vec<String> {
    let in_syntax = |name: &str, text: String| {
        let found = rootform::lint(&Sources::from([(PathBuf::from(name), text)]));
        let denied = found.values().flatten().filter(|finding| {
            let group = rf_lint::lint::find(finding.lint).map(|lint| lint.group);
            // What the names mean is of no matter here.
            group == Some(rf_lint::lint::Group::Correctness) && finding.lint != "unlinked-reference"
        });
        let code = |f: &Finding| format!("{} {}", f.lint, f.code.unwrap_or_default());
        denied.map(code).collect::<Vec<_>>()
    };
    let native = in_syntax("a.rf.hcl", text.to_owned());
    assert_eq!(native, in_syntax("a.rf.json", to_json(text)), "{text}");
    native
}

/// Holds that `limit` of something is taken, and one more is the error `over`.
#[track_caller]
fn at_and_over(limit: usize, over: &str, text: impl Fn(usize) -> String) {
    assert_eq!(errors(&text(limit)), [""; 0], "{limit}");
    assert_eq!(errors(&text(limit + 1)), [over], "{limit} and one more");
}

const MANIFEST: &str = "dialect \"acme\" {\n  version = \"0.1.0\"\n\n  provider \"a/b\" {\n    version = \"= 1.0.0\"\n  }\n}\n";

fn rule(condition: &str, more: &str) -> String {
    format!(
        "{MANIFEST}rule \"r\" {{\n  match {{\n    type = \"t\"\n    where = {condition}\n  }}\n\n  as = rf.concept.subnet\n\n{more}}}\n"
    )
}

/// An emission with this label and path.
fn emission(block: &str, via: &str) -> String {
    format!(
        "  {block} {{\n    to = rf.concept.subnet\n    via = {via}\n    on_null = \"absent\"\n    on_empty = \"absent\"\n  }}\n"
    )
}

#[test]
fn labels() {
    let over = "invalid-label INVALID_LABEL";
    for block in ["concept", "context", "relation"] {
        at_and_over(64, over, |n| format!("{MANIFEST}{block} \"{}\" {{}}\n", "a".repeat(n)));
    }
    at_and_over(64, over, |n| MANIFEST.replace("acme", &"a".repeat(n)));
    at_and_over(64, over, |n| PACK.replace("large", &"a".repeat(n)));
    at_and_over(64, over, |n| rule("true", "").replace("\"r\"", &format!("\"{}\"", "a".repeat(n))));
    let labelled =
        |n| rule("true", &emission(&format!("context \"{}\"", "a".repeat(n)), "source.a"));
    at_and_over(64, over, labelled);
    at_and_over(64, over, |n| {
        let whole = policy(0, "rules = [aws.rule.r]", "true");
        PACK.to_owned() + &whole.replace("p-0", &"a".repeat(n))
    });
    at_and_over(64, over, |n| {
        let member = format!(
            "    member \"{}\" {{\n      via = source.a\n\n      match {{\n        type = \"t\"\n      }}\n    }}\n",
            "a".repeat(n)
        );
        rule("true", &format!("  composition {{\n{member}  }}\n"))
    });
}

#[test]
fn names_of_attributes_and_symbols() {
    let over = "limit-exceeded INVALID_REFERENCE";
    at_and_over(64, over, |n| rule(&format!("source.{} == 1", "a".repeat(n)), ""));
    at_and_over(64, over, |n| {
        rule("true", &emission("contribution", &format!("source.x[0].{}", "a".repeat(n))))
    });
    let lists = |n| {
        rule("true", &format!("  identity {{\n    attributes = [\"x.{}\"]\n  }}\n", "a".repeat(n)))
    };
    at_and_over(64, "invalid-value INVALID_VALUE", lists);
    for target in ["rules = [aws.rule.@]", "rules = [@.rule.r]", "concept = aws.concept.@"] {
        at_and_over(64, over, |n| {
            PACK.to_owned() + &policy(0, &target.replace('@', &"a".repeat(n)), "true")
        });
    }
    let dialects = "concept = aws.concept.c\n    dialects = [\"@\"]";
    at_and_over(64, "invalid-policy POLICY_INVALID", |n| {
        PACK.to_owned() + &policy(0, &dialects.replace('@', &"a".repeat(n)), "true")
    });
}

#[test]
fn descriptions_and_messages() {
    for (block, code) in [
        ("concept", "CONCEPT_INVALID"),
        ("context", "CONTEXT_INVALID"),
        ("relation", "RELATION_INVALID"),
    ] {
        let text = |value: String| {
            format!("{MANIFEST}{block} \"c\" {{\n  description = \"{value}\"\n}}\n")
        };
        let over = format!("invalid-definition {code}");
        at_and_over(1024, &over, |n| text("a".repeat(n)));
        // Bytes are counted, of what the string says.
        at_and_over(512, &over, |n| text("é".repeat(n)));
        at_and_over(1024, &over, |n| text("\\t".repeat(n)));
    }
    at_and_over(1024, "invalid-policy POLICY_INVALID", |n| {
        let whole = policy(0, "rules = [aws.rule.r]", "true");
        PACK.to_owned() + &whole.replace("\"m\"", &format!("\"{}\"", "a".repeat(n)))
    });
}

#[test]
fn one_string_of_a_pack() {
    at_and_over(4096, "limit-exceeded INVALID_VALUE", |n| {
        PACK.replace("0.1.0", &format!("1.0.{}", "1".repeat(n - 4)))
    });
    let dialect = |n: usize| MANIFEST.replace("0.1.0", &format!("1.0.{}", "1".repeat(n)));
    assert_eq!(errors(&dialect(5000)), [""; 0], "a dialect has no such limit");
}

/// `true` in a tree of so many levels, each joined with one more.
fn chain(depth: usize) -> String {
    vec!["true"; depth].join(" && ")
}

/// A condition of so many nodes, which is not deep.
fn nodes(count: usize) -> String {
    let group = |size: usize| format!("({})", vec!["1<2"; size].join("&&"));
    let (groups, rest) = (count / 128, count % 128);
    let mut parts = vec![group(32); groups];
    // Each `!` is one more.
    let first = format!("{}{}", "!".repeat(rest + 1), parts[0]);
    parts[0] = first;
    parts.join("||")
}

#[test]
fn expressions() {
    let assertion = |test: &str| PACK.to_owned() + &policy(0, "rules = [aws.rule.r]", test);
    let (of_rule, of_policy) =
        ("limit-exceeded INVALID_EXPRESSION", "limit-exceeded POLICY_INVALID");
    at_and_over(64, of_rule, |n| rule(&chain(n), ""));
    at_and_over(64, of_policy, |n| assertion(&chain(n)));
    at_and_over(1024, of_rule, |n| rule(&nodes(n), ""));
    at_and_over(1024, of_policy, |n| assertion(&nodes(n)));
    let long = |n: usize| format!("source.a == \"{}\"", "a".repeat(n - 14));
    at_and_over(4096, of_rule, |n| rule(&long(n), ""));
    at_and_over(4096, of_policy, |n| assertion(&format!("({}true)", " ".repeat(n - 6))));
    // Wrapper and spaces around it are no part of it.
    at_and_over(4096, of_rule, |n| rule(&format!("\"${{  {}  }}\"", long(n)), ""));
    at_and_over(4096, "limit-exceeded INVALID_REFERENCE", |n| {
        rule(
            "true",
            &emission(
                "contribution",
                &format!("source{}", ".a".repeat((n - 6) / 2) + &"a".repeat(n % 2)),
            ),
        )
    });
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
    // 65,536 bytes of dialects and the few of its other strings, for each policy.
    assert_eq!(with(63), [""; 0]);
    let rest = |bytes: usize| {
        let policies: String = (0..63).map(|n| policy(n, &target, "true")).collect();
        let few = list((0..bytes / 64).map(|n| format!("\"d{n:0>63}\"")));
        let target = format!("concept = aws.concept.c\n    dialects = {few}");
        let last = policy(63, &target, "true");
        found(&(policies + &last.replace("\"m\"", &format!("\"{}\"", "m".repeat(bytes % 64 + 1)))))
    };
    // Manifest: `large` and `0.1.0`. Policy: `p-` and its number, `m`, and `aws`, `concept`, `c`.
    let others = "large0.1.0".len() + 10 * 3 + 53 * 4 + 63 * 12;
    let left = 4 * 1024 * 1024 - 63 * 65_536 - others - "p-63awsconceptcm".len();
    assert_eq!(rest(left), [""; 0]);
    let over = "pack pack: this pack has 4,194,305 bytes of strings, and 4,194,304 is the limit";
    assert_eq!(rest(left + 1), [over]);
}

//! `overlapping-rules`: rules of a root that match the same instances.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::rf::root::{FileFinding, Root, RuleRef, Texts};
use std::collections::BTreeMap;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "overlapping-rules",
    group: Group::Suspicious,
    codes: &["RULE_MATCH_AMBIGUOUS"],
    scope: Scope::Root,
    summary: "rules that match the same instances",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Root(check),
};

/// So many other rules are pointed at.
const SHOWN: usize = 4;

fn check(root: &Root, texts: Texts<'_>, out: &mut Vec<FileFinding>) {
    let mut groups: BTreeMap<(&str, &str), Vec<RuleRef>> = BTreeMap::new();
    for rule in root.rules() {
        groups.entry((&rule.matching.kind, &rule.matching.of_type)).or_default().push(rule);
    }
    for rules in groups.values().filter(|rules| rules.len() > 1) {
        let mut by_test: BTreeMap<Option<&str>, RuleRef> = BTreeMap::new();
        for rule in rules {
            let test = rule.matching.test.as_deref();
            let first = *by_test.entry(test).or_insert(*rule);
            // Two of one name are told of as such.
            if first.name.name != rule.name.name {
                out.push(same(root, &first, rule, texts));
            } else if test.is_none() {
                out.extend(everything(root, rule, rules, texts));
            }
        }
    }
}

/// The finding for a rule with the test of another.
fn same(root: &Root, first: &RuleRef, rule: &RuleRef, texts: Texts) -> FileFinding {
    let what = format!("`{}`", rule.matching.of_type);
    let message = if rule.matching.test.is_some() {
        format!(
            "the rules `{}` and `{}` match {what} by the same `where`",
            first.name.name, rule.name.name
        )
    } else {
        format!("the rules `{}` and `{}` both match every {what}", first.name.name, rule.name.name)
    };
    finding(root, rule, message, &[first], texts)
}

/// The finding for a rule without a test beside others that have one.
fn everything(root: &Root, rule: &RuleRef, rules: &[RuleRef], texts: Texts) -> Option<FileFinding> {
    let others = rules
        .iter()
        .filter(|other| other.matching.test.is_some() && other.name.name != rule.name.name);
    let others: Vec<&RuleRef> = others.collect();
    let first = others.first()?;
    let more = match others.len() {
        1 => " matches".to_owned(),
        2 => " and another rule match".to_owned(),
        n => format!(" and {} other rules match", n - 1),
    };
    let message = format!(
        "the rule `{}` matches every `{}`, so also what `{}`{more}",
        rule.name.name, rule.matching.of_type, first.name.name
    );
    Some(finding(root, rule, message, &others, texts))
}

fn finding(
    root: &Root,
    rule: &RuleRef,
    message: String,
    others: &[&RuleRef],
    texts: Texts,
) -> FileFinding {
    let mut finding = Finding::new(LINT.name, rule.header, message)
        .code("RULE_MATCH_AMBIGUOUS")
        .label("what it matches is ambiguous")
        .help("an instance is of one rule only: let each `where` leave out what the others match");
    for other in others.iter().take(SHOWN) {
        let place = (other.file, other.header);
        root.related(&mut finding, rule.file, place, "matches it too", texts);
    }
    FileFinding { file: rule.file, finding }
}

//! `near-limit`: what is over most of a limit of the language, and not over all of it.

use crate::finding::Finding;
use crate::lint::{
    Check, FixKind, Group, Lint, OptionDefault, OptionEntry, Options, Scope, Source,
};
use crate::rf::condition::{Parent, walk};
use crate::rf::expression::{Kind, Parsed, Size, StepKind};
use crate::rf::model::{Emission, Policy, Rule};
use crate::rf::root::{self, FileFinding, Root};
use crate::rf::typing::{MAX_BYTES, MAX_DEPTH, MAX_NODES};
use crate::rf::value::{MAX_ITEMS, MAX_NAME, MAX_STRING, MAX_TEXT};
use crate::span::{Name, Span};
use crate::words::grouped;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "near-limit",
    group: Group::Limits,
    codes: &[],
    scope: Scope::Rf,
    summary: "a value that takes up most of its limit",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[OptionEntry {
        name: "percent",
        default: OptionDefault::Integer { value: 80, within: 1..=100 },
        about: "how much of a limit is near it",
    }],
    check: Check::FileAndRoot { model: check, root: check_root },
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    let mut limits = Limits { percent: percent(source.options), out };
    for definition in &source.file.definitions {
        limits.name(definition.name.as_ref(), definition.kind.word());
        if let Some(field) = &definition.description {
            let value = &field.value;
            limits.bytes(value.span, "this description", value.value.len(), MAX_TEXT);
        }
    }
    for manifest in &source.file.dialects {
        limits.name(manifest.name.as_ref(), "dialect");
    }
    for manifest in &source.file.packs {
        limits.name(manifest.name.as_ref(), "policy pack");
        if let Some(field) = &manifest.version {
            let value = &field.value;
            limits.bytes(value.span, "this string", value.value.len(), MAX_STRING);
        }
    }
    for rule in &source.file.rules {
        limits.rule(rule);
    }
    for policy in &source.file.policies {
        limits.policy(policy);
    }
}

fn percent(options: &Options) -> usize {
    usize::try_from(options.integer(&LINT, "percent")).unwrap_or(100)
}

/// Whether `count` is near `limit`, and not over it.
fn is_near(count: usize, limit: usize, percent: usize) -> bool {
    count <= limit && count * 100 >= limit * percent
}

struct Limits<'o> {
    percent: usize,
    out: &'o mut Vec<Finding>,
}

impl Limits<'_> {
    fn bytes(&mut self, span: Span, what: &str, count: usize, limit: usize) {
        self.count(span, what, count, limit, " bytes");
    }

    /// Adds a finding if `what` at `span` has nearly as many of `unit` as it may.
    fn count(&mut self, span: Span, what: &str, count: usize, limit: usize, unit: &str) {
        if is_near(count, limit, self.percent) {
            let used = used(count, limit, unit);
            let message = format!("{what} is near its limit: {used}");
            self.out.push(Finding::new(LINT.name, span, message));
        }
    }

    fn name(&mut self, name: Option<&Name>, of: &str) {
        if let Some(name) = name {
            let what = format!("the name of this {of}");
            self.bytes(name.span, &what, name.text.len(), MAX_NAME);
        }
    }

    /// An expression, of this size if that is known, and the names of attributes in it.
    fn expression(&mut self, parsed: &Parsed, size: Option<Size>) {
        let span = parsed.expr.unwrapped().span;
        self.bytes(span, "this expression", parsed.bytes, MAX_BYTES);
        if let Some(Size { depth, nodes }) = size {
            self.count(span, "the depth of this expression", depth, MAX_DEPTH, " levels");
            self.count(span, "this expression", nodes, MAX_NODES, " nodes");
        }
        walk(&parsed.expr, Parent::None, &mut |expr, _| {
            let Kind::Traversal(path) = &expr.kind else { return };
            for step in &path.steps {
                if let StepKind::Attribute(name) = &step.kind {
                    self.bytes(name.span, "this name", name.text.len(), MAX_NAME);
                }
            }
        });
    }

    fn rule(&mut self, rule: &Rule) {
        self.name(rule.name.as_ref(), "rule");
        let lists = rule.identity.iter().chain(&rule.endpoint);
        for value in lists.filter_map(|list| list.attributes.as_ref()).flat_map(|f| &f.value) {
            let names = value.value.split('.').map(|name| name.find('[').unwrap_or(name.len()));
            let longest = names.max().unwrap_or_default();
            self.bytes(value.span, "a name in this path", longest, MAX_NAME);
        }
        let members = rule.composition.iter().flat_map(|composition| &composition.members);
        let matches = members.clone().map(|member| &member.matching);
        for matching in std::iter::once(&rule.matching).chain(matches).flatten() {
            if let Some(field) = &matching.predicate {
                self.expression(&field.value.parsed, field.value.size);
            }
        }
        for member in members {
            self.name(member.name.as_ref(), "member");
            if let Some(via) = &member.via {
                self.expression(&via.value.parsed, None);
            }
        }
        if let Some(concept) = &rule.concept {
            self.expression(&concept.value.parsed, None);
        }
        for emission in &rule.emissions {
            self.emission(emission);
        }
    }

    fn emission(&mut self, emission: &Emission) {
        self.name(emission.label.as_ref(), emission.kind.word());
        for reference in emission.symbol.iter().chain(&emission.to) {
            self.expression(&reference.value.parsed, None);
        }
        let by = emission.matching.iter().filter_map(|m| m.by.as_ref()).flat_map(|by| &by.value);
        for path in emission.via.iter().map(|via| &via.value).chain(by) {
            self.expression(&path.parsed, None);
        }
    }

    fn policy(&mut self, policy: &Policy) {
        self.name(policy.name.as_ref(), "policy");
        if let Some(field) = &policy.message {
            let value = &field.value;
            self.bytes(value.span, "this message", value.value.len(), MAX_TEXT);
        }
        if let Some(field) = &policy.assertion {
            let (parsed, assertion) = &field.value;
            self.expression(parsed, assertion.size);
        }
        let Some(target) = &policy.target else { return };
        if let Some(field) = &target.concept {
            self.expression(&field.value.parsed, None);
        }
        if let Some(field) = &target.rules {
            self.count(field.name, "this list", field.value.len(), MAX_ITEMS, " rules");
            for rule in &field.value {
                self.expression(&rule.parsed, None);
            }
        }
        if let Some(field) = &target.dialects {
            self.count(field.name, "this list", field.value.len(), MAX_ITEMS, " dialects");
            for dialect in &field.value {
                let (span, length) = (dialect.span, dialect.value.len());
                self.bytes(span, "the name of this dialect", length, MAX_NAME);
            }
        }
    }
}

fn check_root(root: &Root, options: &Options, out: &mut Vec<FileFinding>) {
    let Some((file, span)) = root.manifest().filter(|_| root.kind == root::Kind::Pack) else {
        return;
    };
    for total in root.totals() {
        if is_near(total.count, total.limit, percent(options)) {
            let used = used(total.count, total.limit, &format!(" {}", total.what));
            let message = format!("this pack is near its limit: {used}");
            let finding = Finding::new(LINT.name, span, message);
            out.push(FileFinding { file, finding: finding.help("split it into several packs") });
        }
    }
}

/// `3,412 of 4,096 bytes (83%)`
fn used(count: usize, limit: usize, unit: &str) -> String {
    format!("{} of {}{unit} ({}%)", grouped(count), grouped(limit), count * 100 / limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_and_shares_rounded_down() {
        assert_eq!(used(3412, 4096, " bytes"), "3,412 of 4,096 bytes (83%)");
        assert_eq!(used(4_194_304, 4_194_304, ""), "4,194,304 of 4,194,304 (100%)");
    }

    #[test]
    fn a_limit_is_near_from_its_share_up() {
        let near: Vec<_> = [51, 52, 64, 65].map(|n| is_near(n, 64, 80)).into();
        assert_eq!(near, [false, true, true, false]);
        assert!(is_near(1, 64, 1) && !is_near(0, 64, 1));
    }
}

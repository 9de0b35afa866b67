//! Policies and their targets.

use super::decoder::{Decoder, as_is, is_count_of, under};
use super::fields::{Elements, attribute_field};
use super::{Field, Policy, Reference, Target};
use crate::finding::Finding;
use crate::rf::typing::{Position, Static, assertion};
use crate::rf::value::{MAX_ITEMS, MAX_NAME, MAX_TEXT, identifier_fault, to_identifier};
use crate::rf::vocabulary;
use crate::schema;
use crate::schema::check::{Fault, Found};
use crate::schema::source::Block;
use crate::span::Span;
use crate::words::grouped;
use crate::words::shorten;

const LINT: &str = "invalid-policy";
const CODE: &str = "POLICY_INVALID";

impl<'t> Decoder<'_, 't> {
    pub(super) fn policy(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
    ) -> Policy<'t> {
        let name = self.label(block);
        let quoted = self.document.is_json();
        let found = self.block(declared, block, |fault, finding| match fault {
            Fault::TooFewBlocks(_) if is_count_of(fault, "target") => {
                let help = if quoted {
                    "add `\"target\": { \"concept\": \"${owner.concept.name}\" }`, or one with `rules`"
                } else {
                    "add `target { concept = owner.concept.name }`, or one with `rules`"
                };
                Some(under(finding, LINT, CODE).help(help))
            }
            _ => Some(finding),
        });
        let mut target = None;
        for (declared, block) in &found.blocks {
            let decoded = self.target(declared, block);
            target.get_or_insert(decoded);
        }
        let assertion = found.attribute("assert").map(|attribute| {
            let parsed = self.parse(attribute.value);
            let typed = assertion(&parsed, &mut self.report());
            attribute_field(attribute, (parsed, typed))
        });
        let message = self.static_field(&found, "message");
        if let Some(field) = &message {
            let length = field.value.value.len();
            let fault = |message: String| Finding::new(LINT, field.value.span, message).code(CODE);
            if length == 0 {
                self.push(
                    fault("`message` is empty".to_owned())
                        .help("say what whoever breaks the policy should do"),
                );
            } else if length > MAX_TEXT {
                let message = format!(
                    "this message has {} bytes, and {} is the limit",
                    grouped(length),
                    grouped(MAX_TEXT)
                );
                self.push(fault(message).help("say it in fewer words"));
            }
        }
        Policy { header: block.header, span: block.span, name, target, assertion, message }
    }

    fn target(&mut self, declared: &'static schema::Block, block: &Block<'t>) -> Target<'t> {
        let found = self.block(declared, block, as_is);
        let concept = self.reference_field(&found, "concept", Position::TargetConcept);
        let rules = self.rules(&found);
        let start = self.findings.len();
        let dialects = self.dialects(&found);
        let unread = self.findings.len() > start || found.is_misread("dialects");
        let stands = |name: &str| self.may_stand(&found, name, false);
        if !stands("concept") && !stands("rules") {
            let message = "this target names neither a `concept` nor `rules`";
            let finding = Finding::new(LINT, block.header, message).code(CODE);
            self.push(
                finding.help("add `concept = owner.concept.name` or `rules = [owner.rule.name]`"),
            );
        }
        Target { header: block.header, concept, rules, dialects, unread }
    }

    fn rules(&mut self, found: &Found<'t, 'static>) -> Option<Field<Vec<Reference<'t>>>> {
        let attribute = found.attribute("rules")?;
        let elements = self.list(attribute, (LINT, CODE), "rules")?;
        self.few(elements.len(), "rules", attribute.value.span());
        let mut rules: Vec<Reference> = Vec::new();
        let mut seen = std::collections::HashMap::new();
        for element in elements {
            let rule = self.reference(element, Position::TargetRule);
            if let Some(symbol) = &rule.symbol {
                let owner = symbol.owner.as_ref().map(|owner| owner.text.clone());
                match seen.get(&(owner.clone(), symbol.name.text.clone())) {
                    Some(&first) => {
                        let message = format!("`{}` is in this list twice", symbol.written());
                        let finding = Finding::new(LINT, symbol.span, message)
                            .code(CODE)
                            .related(first, "first given here")
                            .help("take one of them out");
                        self.push(finding);
                    }
                    None => {
                        seen.insert((owner, symbol.name.text.clone()), symbol.span);
                    }
                }
            }
            rules.push(rule);
        }
        Some(attribute_field(attribute, rules))
    }

    fn dialects(&mut self, found: &Found<'t, 'static>) -> Option<Field<Vec<Static<'t>>>> {
        let mut field = self.static_list(found, "dialects", (LINT, CODE))?;
        // Items that are no dialects count like others.
        if let Some(attribute) = found.attribute("dialects")
            && let Elements::Some(items) = self.elements(attribute.value)
        {
            self.few(items.len(), "dialects", attribute.value.span());
        }
        field.value.retain(|item| match dialect_fault(&item.value) {
            None => true,
            Some((reason, help)) => {
                let message = if item.value.is_empty() {
                    "an item of `dialects` is empty".to_owned()
                } else {
                    format!("`{}` is no dialect: {reason}", shorten(&item.value))
                };
                self.findings.push(Finding::new(LINT, item.span, message).code(CODE).help(help));
                false
            }
        });
        Some(field)
    }

    fn few(&mut self, count: usize, name: &str, span: Span) {
        if count > MAX_ITEMS {
            let message = format!(
                "`{name}` has {} items, and {} is the limit",
                grouped(count),
                grouped(MAX_ITEMS)
            );
            let finding = Finding::new("limit-exceeded", span, message).code(CODE);
            self.push(finding.help("split the policy into several"));
        }
    }
}

fn dialect_fault(name: &str) -> Option<(String, String)> {
    if name == vocabulary::OWNER {
        let reason = "it is the owner of the built-in vocabulary, which every dialect shares";
        return Some((reason.to_owned(), "name the dialects whose rules are meant".to_owned()));
    }
    if name.len() > MAX_NAME {
        let reason = format!("it has {} bytes, and {MAX_NAME} is the limit", name.len());
        return Some((reason, "name a dialect by its owner".to_owned()));
    }
    let reason = identifier_fault(name)?.to_owned();
    let owner = to_identifier(name).unwrap_or_else(|| "aws".to_owned());
    Some((reason, format!("name a dialect by its owner, such as `{owner}`")))
}

//! Rules, with the matches that members have too, identities and endpoints.

use super::decoder::{Decoder, as_is, is_count_of, missing, under};
use super::{Identity, Match, Rule, Unread};
use crate::finding::Finding;
use crate::rf::typing::Position;
use crate::rf::value::attribute_path_fault;
use crate::schema;
use crate::schema::check::{Fault, Found};
use crate::schema::source::{Block, ValueRef};
use crate::syntax::literal::is_trivia;
use crate::syntax::token::TokenKind;
use crate::words::shorten;

impl<'t> Decoder<'_, 't> {
    pub(super) fn rule(&mut self, declared: &'static schema::Block, block: &Block<'t>) -> Rule<'t> {
        let name = self.label(block);
        let found = self.matched_body(declared, block, ("invalid-rule", "RULE_INVALID"));
        let start = self.findings.len();
        let matching = self.instances(&found, ("invalid-rule", "RULE_INVALID"));
        let misread = self.findings.len() > start || found.blocks("match").nth(1).is_some();
        let concept = self.reference_field(&found, "as", Position::RuleAs);
        if !found.faults.is_empty() {
            self.keep_misread(&found, &["context", "relation"]);
        }
        let unread = Unread {
            matching: misread || matching.is_none(),
            concept: found.is_misread("as")
                || (concept.is_none() && self.may_stand(&found, "as", false)),
            identity: found.is_misread("identity")
                || (found.blocks("identity").next().is_none()
                    && (self.may_stand(&found, "identity", true)
                        || found.blocks("match").nth(1).is_some())),
        };
        // What is not known may be or hold what names something.
        let too_many = found.faults.iter().any(|f| matches!(f, Fault::TooManyBlocks { .. }));
        let strange =
            too_many || [false, true].iter().any(|form| found.strangers(*form).next().is_some());
        self.unread_reference |= unread.concept || strange;
        let mut rule = Rule {
            header: block.header,
            span: block.span,
            name,
            matching,
            concept,
            identity: None,
            unread,
            endpoint: None,
            emissions: Vec::with_capacity(found.blocks.len()),
            composition: None,
        };
        for (declared, block) in &found.blocks {
            match declared.block_type.as_ref() {
                "identity" => {
                    let start = self.findings.len();
                    let identity = self.identity(declared, block);
                    // One of several, or with a fault, may be meant to be another.
                    rule.unread.identity |= rule.identity.is_some() || self.findings.len() > start;
                    rule.identity.get_or_insert(identity);
                }
                "endpoint" => {
                    let endpoint = self.identity(declared, block);
                    rule.endpoint.get_or_insert(endpoint);
                }
                "composition" => {
                    let composition = self.composition(declared, block);
                    rule.composition.get_or_insert(composition);
                }
                "match" => {}
                _ => {
                    let emission = self.emission(declared, block);
                    rule.emissions.extend(emission);
                }
            }
        }
        self.unique_emissions(&rule.emissions);
        let architecture = ["as", "context", "relation", "contribution", "composition"]
            .into_iter()
            .any(|name| too_many || self.may_stand(&found, name, name != "as"));
        if !architecture {
            let message = "this rule has neither a concept nor an emission nor a composition, so it \
                           says nothing about what it matches";
            let finding = Finding::new("rule-without-architecture", block.header, message)
                .code("RULE_NO_ARCHITECTURE")
                .help(
                    "give it a concept with `as`, a `context`, `relation` or `contribution`, or a \
                     `composition`",
                );
            self.push(finding);
        }
        rule
    }

    /// The body of a block that has one `match`, faults of whose number have this lint and code.
    pub(super) fn matched_body(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
        (lint, code): (&'static str, &'static str),
    ) -> Found<'t, 'static> {
        let mut legacy = Vec::new();
        let what = &declared.block_type;
        let example = if self.document.is_json() {
            "`\"match\": { \"type\": \"…\" }`"
        } else {
            "`match { type = \"…\" }`"
        };
        let found = self.block(declared, block, |fault, finding| match fault {
            Fault::NotAnAttribute(attribute, declared)
                if declared.block_type == "match" && is_string(attribute.value) =>
            {
                legacy.push(attribute.clone());
                None
            }
            fault if is_count_of(fault, "match") => {
                let help = if missing(fault).is_some() {
                    format!("add {example}; it says what the {what} is about")
                } else {
                    format!("give each `match` a {what} of its own")
                };
                Some(under(finding, lint, code).help(help))
            }
            _ => Some(finding),
        });
        let alone = legacy.len() == 1 && found.blocks("match").next().is_none();
        for attribute in &legacy {
            let finding = self.legacy_match(attribute, alone);
            self.push(finding);
        }
        found
    }

    /// The first `match` in a rule or a member. All of them are checked.
    pub(super) fn instances(
        &mut self,
        found: &Found<'t, 'static>,
        (lint, code): (&'static str, &'static str),
    ) -> Option<Match<'t>> {
        let mut first = None;
        for (declared, block) in &found.blocks {
            if declared.block_type != "match" {
                continue;
            }
            let found = self.block(declared, block, as_is);
            let kind =
                self.enumerated(&found, "kind", ("unknown-match-kind", "MATCH_KIND_UNKNOWN"));
            let of_type = self.static_field(&found, "type");
            if let Some(field) = of_type.as_ref().filter(|field| field.value.value.is_empty()) {
                let message = "`type` is empty, so nothing can match";
                let finding = Finding::new(lint, field.value.span, message).code(code);
                self.push(finding.help("name the type of resource, such as `aws_subnet`"));
            }
            let predicate = self.predicate_field(&found, "where");
            let matching = Match { header: block.header, kind, of_type, predicate };
            first.get_or_insert(matching);
        }
        first
    }

    fn identity(&mut self, declared: &'static schema::Block, block: &Block<'t>) -> Identity<'t> {
        let found = self.block(declared, block, as_is);
        let attributes = self.static_list(&found, "attributes", ("invalid-value", "INVALID_VALUE"));
        if let Some(field) = &attributes {
            for value in &field.value {
                if let Some(reason) = attribute_path_fault(&value.value) {
                    let message = if value.value.is_empty() {
                        "an empty string names no attribute".to_owned()
                    } else {
                        format!("`{}` names no attribute: {reason}", shorten(&value.value))
                    };
                    let finding = Finding::new("invalid-value", value.span, message);
                    let help = "write the path of an attribute, such as `id` or `metadata[0].name`";
                    self.push(finding.code("INVALID_VALUE").help(help));
                }
            }
        }
        let scope = self.static_field(&found, "scope");
        Identity { header: block.header, attributes, scope }
    }
}

/// Whether a value is written as a string.
fn is_string(value: ValueRef) -> bool {
    match value {
        ValueRef::Native(tokens) => {
            let mut inside = tokens.iter().map(|token| token.kind);
            inside.find(|kind| *kind != TokenKind::OpenParen && !is_trivia(*kind))
                == Some(TokenKind::OpenQuote)
        }
        ValueRef::Json(value) => value.as_string().is_some(),
    }
}

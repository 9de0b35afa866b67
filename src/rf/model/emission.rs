//! Emissions of a rule: `context`, `relation` and `contribution`.

use super::decoder::{Decoder, as_is, missing, under};
use super::fields::{Elements, attribute_field};
use super::required;
use super::{Emission, EmissionIdentity, EmissionKind, FactMatch, Field, Traversal};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::rf::typing::{PathPosition, Position, fix};
use crate::schema;
use crate::schema::check::Found;
use crate::schema::source::{Block, Document};
use crate::span::Span;
use crate::syntax::comments::with_comments;
use crate::syntax::token::TokenKind;
use foldhash::{HashMap, HashMapExt};
use std::collections::hash_map::Entry;

impl<'t> Decoder<'_, 't> {
    pub(super) fn emission(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
    ) -> Option<Emission<'t>> {
        let kind = EmissionKind::from_word(&declared.block_type)?;
        let label = self.label(block);
        let what = match kind {
            EmissionKind::Context => "context emission",
            EmissionKind::Relation => "relation emission",
            EmissionKind::Contribution => "contribution",
        };
        let quoted = self.document.is_json();
        let found = self.named(what, declared, block, |fault, finding| match missing(fault) {
            Some(name @ ("to" | "via")) => {
                let mut finding = under(finding, "invalid-fact", "FACT_INVALID");
                finding.help = required::help(what, name, quoted);
                Some(finding)
            }
            // They come with a fix, which needs all that was found.
            Some("on_null" | "on_empty") => None,
            _ => Some(finding),
        });
        self.null_policies(kind, block, &found);
        self.one_name(kind, block, &found);
        let matched = found.blocks("match").next().is_some();
        self.unread_reference |= found.is_misread("to")
            || (kind != EmissionKind::Contribution
                && block.labels.is_empty()
                && (found.attribute("as").is_none() || found.is_misread("as")));
        let symbol = match kind {
            EmissionKind::Context => self.reference_field(&found, "as", Position::ContextAs),
            EmissionKind::Relation => self.reference_field(&found, "as", Position::RelationAs),
            EmissionKind::Contribution => None,
        };
        let to = self.reference_field(&found, "to", Position::To);
        let via = self.path_field(&found, "via", PathPosition::Via { matched });
        let on_null = self.static_field(&found, "on_null");
        let on_empty = self.static_field(&found, "on_empty");
        let external = self.static_field(&found, "external");
        let disclose = self.static_field(&found, "disclose");
        let prefix = self.static_field(&found, "prefix");
        let matching = self.facts(&found);
        let emission = Emission {
            kind,
            header: block.header,
            span: block.span,
            label,
            symbol,
            to,
            via,
            on_null,
            on_empty,
            external,
            disclose,
            prefix,
            matching,
        };
        self.disclosure(&emission, &found);
        if let (Some(prefix), false) = (&emission.prefix, self.may_stand(&found, "match", true)) {
            let message = "`prefix` is taken off before matching, and this has no `match` block";
            let finding = Finding::new("prefix-without-match", prefix.name, message)
                .code("PREFIX_REQUIRES_MATCH")
                .help("add a `match` block, or take `prefix` out");
            self.push(finding);
        }
        Some(emission)
    }

    fn null_policies(&mut self, kind: EmissionKind, block: &Block<'t>, found: &Found<'t, 'static>) {
        for (name, code) in
            [("on_null", "EMISSION_ON_NULL_REQUIRED"), ("on_empty", "EMISSION_ON_EMPTY_REQUIRED")]
        {
            if !found.faults.iter().any(|fault| missing(fault) == Some(name)) {
                continue;
            }
            let value = if name == "on_null" { "null" } else { "empty" };
            let message =
                format!("this {} does not say what it means when `via` is {value}", kind.word());
            let mut finding = Finding::new("missing-null-policy", block.header, message)
                .code(code)
                .help(format!(
                    "add `{name} = \"indeterminate\"`, or `\"absent\"` if there is then nothing"
                ));
            finding.fix = self.addition(found, name);
            self.push(finding);
        }
    }

    /// The fix that adds `name = "indeterminate"` after what stands before it in the body.
    fn addition(&self, found: &Found<'t, 'static>, name: &str) -> Option<Fix> {
        let order = ["as", "to", "via", "on_null"];
        let before = order.iter().rev().find_map(|name| found.attribute(name))?;
        let text = self.text();
        let indent = self.indent(before.span);
        let edit = match self.document {
            Document::Json { .. } => Edit::insert(
                before.span.end as usize,
                format!(",\n{indent}\"{name}\": \"indeterminate\""),
            ),
            Document::Native { tokens, .. } => {
                // In a block on one line there is no room for a second attribute.
                if !text[..before.span.start as usize].ends_with(indent) {
                    return None;
                }
                let end = with_comments(tokens, before.span).end;
                let last = tokens[..end].last().filter(|token| token.kind.ends_line());
                let newline = || tokens.get(end).filter(|token| token.kind == TokenKind::Newline);
                let line = last.or_else(newline)?.span.end as usize;
                let ending = if text[..line].ends_with("\r\n") { "\r\n" } else { "\n" };
                Edit::insert(line, format!("{indent}{name} = \"indeterminate\"{ending}"))
            }
        };
        Some(fix(format!("add `{name} = \"indeterminate\"`"), Safety::Unsafe, edit))
    }

    /// A context or a relation is named by its label or by `as`.
    fn one_name(&mut self, kind: EmissionKind, block: &Block<'t>, found: &Found<'t, 'static>) {
        let word = kind.word();
        if kind == EmissionKind::Contribution {
            return;
        }
        let fault = |span, message: String| {
            Finding::new("invalid-fact", span, message).code("FACT_INVALID")
        };
        match (block.labels.first(), found.attribute("as")) {
            (Some(label), Some(named)) => {
                let message = format!("this {word} is named twice: by its label and by `as`");
                let finding = fault(named.name.span, message)
                    .related(label.span, "the label is here")
                    .help("keep `as` if the name is defined elsewhere, the label if not");
                self.push(finding);
            }
            (None, None) if !self.may_stand(found, "as", false) => {
                let message = format!("this {word} has no name: neither a label nor `as`");
                let help = format!(
                    "write `as = {word}.name` for a {word} that is defined, or `{word} \"name\" {{ … }}`"
                );
                self.push(fault(block.header, message).help(help));
            }
            _ => {}
        }
    }

    fn disclosure(&mut self, emission: &Emission<'t>, found: &Found<'t, 'static>) {
        let Some(disclose) = &emission.disclose else { return };
        let allowed = emission.external.as_ref().is_some_and(|e| e.value.value == "allow");
        let external = found.attribute("external");
        let misread = emission.external.is_none() && self.may_stand(found, "external", false);
        if disclose.value.value == "none" || allowed || misread {
            return;
        }
        let denied = if external.is_some() { "here" } else { "unless it is allowed" };
        let message = format!(
            "`disclose = \"{}\"` speaks of what is external, which is denied {denied}",
            disclose.value.value
        );
        let finding = Finding::new("disclosure-without-external", disclose.name, message)
            .code("DISCLOSE_REQUIRES_EXTERNAL_ALLOW");
        self.push(match external {
            Some(external) => finding
                .related(external.name.span, "it is denied here")
                .help("write `external = \"allow\"`, or take `disclose` out"),
            None => finding.help("add `external = \"allow\"`, or take `disclose` out"),
        });
    }

    fn facts(&mut self, found: &Found<'t, 'static>) -> Option<FactMatch<'t>> {
        let mut first = None;
        for (declared, block) in &found.blocks {
            let found = self.named("fact match", declared, block, as_is);
            let by = self.by(&found);
            let strategy = self.static_field(&found, "strategy");
            first.get_or_insert(FactMatch { header: block.header, by, strategy });
        }
        first
    }

    /// `by`: a path or a list of paths.
    fn by(&mut self, found: &Found<'t, 'static>) -> Option<Field<Vec<Traversal<'t>>>> {
        let attribute = found.attribute("by")?;
        let Elements::Some(elements) = self.elements(attribute.value) else {
            let one = self.traversal(attribute.value, PathPosition::By);
            return Some(attribute_field(attribute, vec![one]));
        };
        if elements.is_empty() {
            let message = "`by` is empty, and takes at least one path from `target`";
            let finding = Finding::new("invalid-reference", attribute.value.span(), message)
                .code("INVALID_REFERENCE")
                .help("write a path such as `target.id`");
            self.push(finding);
        }
        let mut paths = Vec::new();
        for element in elements {
            paths.push(self.traversal(element, PathPosition::By));
        }
        Some(attribute_field(attribute, paths))
    }

    /// Reports emissions that are the same but for what they say beside it.
    pub(super) fn unique_emissions(&mut self, emissions: &[Emission<'t>]) {
        if emissions.len() < 2 {
            return;
        }
        let mut seen: HashMap<EmissionIdentity<'_>, Span> = HashMap::with_capacity(emissions.len());
        for emission in emissions {
            let Some(identity) = EmissionIdentity::of(emission) else { continue };
            match seen.entry(identity) {
                Entry::Occupied(first) => {
                    let finding = first.key().twice(*first.get(), emission.header);
                    self.findings.push(finding);
                }
                Entry::Vacant(entry) => {
                    entry.insert(emission.header);
                }
            }
        }
    }
}

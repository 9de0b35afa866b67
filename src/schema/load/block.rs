//! `block_header`: labels, counts, and where the inside comes from.

use super::pattern::compile;
use super::reading::Reading;
use super::{Draft, INVALID, Loader, Pending};
use crate::finding::Finding;
use crate::schema::check::{Found, check};
use crate::schema::evaluate::source_of;
use crate::schema::language::LANGUAGE;
use crate::schema::rules::{BlockRules, LabelRule, Said};
use crate::schema::source::Block as Written;
use crate::schema::{Block, Body, BodyId, Item, Labels, Value};
use crate::syntax::lexer::lex;
use crate::syntax::literal::is_trivia;
use std::collections::HashSet;

impl Loader<'_> {
    pub(super) fn block_header<'t>(
        &mut self,
        reading: &Reading<'t>,
        block: &Written<'t>,
        depth: usize,
    ) -> Item {
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.block_header);
        let block_type = block.labels.first().map(|label| label.text.to_string());
        let id = reading.text(&found, "id");
        let body = self.inside(reading, block, &found, depth);
        if let Some(id) = &id {
            self.note_id(reading, id, body);
        }
        let labels = self.labels(reading, block, &found);
        let (min, max, counts) = self.counts(reading, &found);
        let unique_labels = reading
            .flag(&found, "unique_labels")
            .map(|span| Said { value: (), origin: Some(reading.origin(span)) });
        let rules = BlockRules {
            origin: Some(reading.origin(block.header)),
            id: id.map(|said| said.value),
            unique_labels,
            deprecated: reading.text(&found, "deprecated"),
            description: reading.text(&found, "description").map(|said| said.value),
            min_origin: counts.0,
            max_origin: counts.1,
            labels,
        };
        Item::Block(Block {
            block_type: block_type.unwrap_or_default().into(),
            labels: Labels::Exactly(rules.labels.len()),
            min,
            max,
            mixed_with_previous: false,
            body,
            rules: Some(Box::new(rules)),
        })
    }

    /// The body inside: declared here, shared, or what stands for none.
    fn inside<'t>(
        &mut self,
        reading: &Reading<'t>,
        block: &Written<'t>,
        found: &Found<'t, '_>,
        depth: usize,
    ) -> BodyId {
        let file = reading.file;
        let open = reading.flag(found, "open");
        let own = found.blocks("body").next();
        if let Some(reference) = found.attribute("ref") {
            let span = reference.value.span();
            if let Some(open) = open {
                let finding = Finding::new(INVALID, open, "`open` and `ref` do not combine")
                    .related(span, "the body is shared by this")
                    .help(
                        "declare `open` where the body is declared; it is one for all who use it",
                    );
                self.fault(file, finding);
            }
            if let Some(own) = own {
                let finding = Finding::new(INVALID, own.header, "`body` and `ref` do not combine")
                    .related(span, "the body is shared by this")
                    .help("keep one of the two");
                self.fault(file, finding);
            }
            let body = self.placeholder();
            if let Some(names) = source_of(reading.document.text(), reference.value) {
                let words = lex(&names).into_iter().filter(|token| !is_trivia(token.kind));
                let names = words.map(|token| token.text(&names)).collect();
                self.pending.push(Pending { body, document: file, names, span });
            } else {
                let help = "write `block_header.ID`, or `ALIAS.block_header.ID` for an import";
                self.invalid(file, span, "this names no `block_header`", help);
            }
            return body;
        }
        let origin = reading.origin(block.header);
        if let Some(own) = own {
            let mut raw = self.raw_body(reading, own.body, origin, depth + 1);
            raw.open |= open.is_some();
            self.finish(file, raw)
        } else {
            let open = open.is_some() || reading.draft == Draft::D2025;
            self.schema.add(Body { open, origin: Some(origin), ..Body::default() })
        }
    }

    fn note_id(&mut self, reading: &Reading<'_>, id: &Said<String>, body: BodyId) {
        let Some(origin) = id.origin else { return };
        let ids = &self.documents[reading.file].ids;
        if let Some((_, first)) = ids.get(&id.value) {
            let message = format!("the id `{}` is given twice", id.value);
            let finding = Finding::new(INVALID, origin.span, message)
                .label("given again here")
                .related(*first, "given first here")
                .help("give one of them another id; it is one for the whole document");
            self.fault(reading.file, finding);
            return;
        }
        self.documents[reading.file].ids.insert(id.value.clone(), (body, origin.span));
    }

    /// The labels: `label_names` and `label` blocks must agree in number.
    fn labels<'t>(
        &mut self,
        reading: &Reading<'t>,
        block: &Written<'t>,
        found: &Found<'t, '_>,
    ) -> Vec<LabelRule> {
        let names = reading.texts(found, "label_names");
        let blocks: Vec<&Written<'t>> = found.blocks("label").collect();
        let mut rules: Vec<LabelRule> =
            blocks.iter().map(|label| self.label(reading, label)).collect();
        let mut seen = HashSet::new();
        for (rule, label) in rules.iter().zip(&blocks) {
            if !seen.insert(rule.name.clone()) {
                let message = format!("there are two labels `{}`", rule.name);
                self.invalid(reading.file, label.header, message, "give one another name");
            }
        }
        let Some(names) = names else { return rules };
        let span = names.origin.map_or(block.header, |origin| origin.span);
        if rules.is_empty() {
            return names.value.into_iter().map(unconstrained).collect();
        }
        if names.value.len() != rules.len() {
            let message = format!(
                "`label_names` has {}, and {} declared with `label`",
                counted(names.value.len(), "name"),
                match rules.len() {
                    1 => "one is".to_owned(),
                    count => format!("{count} are"),
                }
            );
            let mut finding = Finding::new(INVALID, span, message)
                .help("name each label in both, or leave `label_names` out");
            if let Some(first) = blocks.first() {
                finding = finding.related(first.header, "the labels are declared here");
            }
            self.fault(reading.file, finding);
            return names.value.into_iter().map(unconstrained).collect();
        }
        // The order is that of the names, where they are the same.
        if names.value.iter().all(|name| rules.iter().any(|rule| rule.name == *name)) {
            let place = |rule: &LabelRule| names.value.iter().position(|name| *name == rule.name);
            rules.sort_by_key(place);
        }
        rules
    }

    fn label<'t>(&mut self, reading: &Reading<'t>, block: &Written<'t>) -> LabelRule {
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.label);
        let name = block.labels.first().map(|label| label.text.to_string()).unwrap_or_default();
        let pattern = reading.text(&found, "pattern").and_then(|said| {
            let pattern = self.pattern(reading, &said)?;
            Some(Said { value: pattern, origin: said.origin })
        });
        let permitted = reading.texts(&found, "enum");
        if let Some(Said { value, origin: Some(origin) }) = &permitted
            && value.is_empty()
        {
            let message = "this enum permits nothing";
            self.invalid(reading.file, origin.span, message, "name the values, or take it out");
        }
        LabelRule {
            name,
            pattern,
            permitted,
            description: reading.text(&found, "description").map(|said| said.value),
        }
    }

    /// A pattern, compiled.
    pub(super) fn pattern(
        &mut self,
        reading: &Reading<'_>,
        said: &Said<String>,
    ) -> Option<crate::schema::rules::Pattern> {
        match compile(&said.value) {
            Ok(pattern) => Some(pattern),
            Err(reason) => {
                let span = said.origin.map(|origin| origin.span).unwrap_or_default();
                let message = format!("this pattern cannot be read: {reason}");
                let help = "write a regular expression in RE2's syntax";
                self.invalid(reading.file, span, message, help);
                None
            }
        }
    }

    /// How many there must and may be, with the places that say so.
    fn counts(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
    ) -> (
        usize,
        Option<usize>,
        (Option<crate::schema::rules::Origin>, Option<crate::schema::rules::Origin>),
    ) {
        let mut count = |name: &str| {
            let said = reading.number(found, name)?;
            let count = said.value.as_index();
            if count.is_none() && !said.value.is_negative() {
                let span = said.origin.map(|origin| origin.span).unwrap_or_default();
                let message = format!("`{name}` is no whole number");
                self.invalid(reading.file, span, message, "write how many blocks there are");
            }
            Some((count?, said.origin))
        };
        let min = count("min_items");
        let max = count("max_items").filter(|(max, _)| *max > 0);
        let required = reading.flag(found, "required").map(|span| reading.origin(span));
        if let (Some((min, at)), Some((max, of))) = (min, max)
            && min > max
        {
            let span = at.map(|origin| origin.span).unwrap_or_default();
            let message = format!("`min_items` is {min}, and `max_items` is {max}");
            let mut finding =
                Finding::new(INVALID, span, message).help("no number of blocks fits both");
            if let Some(of) = of {
                finding = finding.related(of.span, "the greatest number");
            }
            self.fault(reading.file, finding);
        }
        let (least, at) = match (min, required) {
            (Some((min, at)), None) => (min, at),
            (Some((min, at)), Some(_)) if min > 0 => (min, at),
            (_, Some(required)) => (1, Some(required)),
            (None, None) => (0, None),
        };
        (least, max.map(|(max, _)| max), (at, max.and_then(|(_, of)| of)))
    }
}

fn unconstrained(name: String) -> LabelRule {
    LabelRule { name, pattern: None, permitted: None, description: None }
}

fn counted(count: usize, noun: &str) -> String {
    match count {
        0 => format!("no {noun}s"),
        1 => format!("one {noun}"),
        count => format!("{count} {noun}s"),
    }
}

/// What an attribute of a schema takes, as the formatter sees it.
pub(super) const ANY: Value = Value::Any;

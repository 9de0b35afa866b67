//! A whole file: its top-level blocks, and those that syntax errors keep from being read.

use super::decoder::Decoder;
use super::{Broken, Definition, EmissionKind, File};
use crate::finding::Finding;
use crate::rf::typing::SymbolKind;
use crate::rf::value::MAX_TEXT;
use crate::schema;
use crate::schema::check::{Fault, names};
use crate::schema::source::{Block, BodyRef, Document, Item, is_bodies};
use crate::span::Span;
use crate::syntax::grammar::MAX_ERRORS;
use crate::words::grouped;
use std::ops::Range;

/// What `document` says, with a finding for every fault that it alone shows.
///
/// `errors` are the findings of the syntax check. A top-level block that one of them is in is
/// left out, and named in [`File::broken`].
pub fn decode<'t>(
    document: Document<'t>,
    errors: &[Finding],
    findings: &mut Vec<Finding>,
) -> File<'t> {
    let mut decoder = Decoder::new(document, findings);
    let start = decoder.findings.len();
    let mut file = File::default();
    let broken = decoder.broken(errors, &mut file);
    if let BodyRef::Json(value) = document.root()
        && !is_bodies(value)
    {
        let message = format!("a source is an object, and this is {}", value.noun());
        decoder.push(
            Finding::new("syntax-error", value.span, message)
                .code("HCL_PARSE")
                .help("write `{ … }` with the blocks of the source"),
        );
        file.incomplete = true;
        return file;
    }
    let (root, id) = (document.root(), decoder.structure.file);
    let end = document.text().len();
    let first = Span::new(0, end.min(1));
    let is_broken = |span: Span| broken.iter().any(|b: &Span| touches(*b, span));
    let found =
        decoder.body(root, id, ("file", first, Span::new(0, end)), |fault, finding| match fault {
            // Manifests are counted for the whole root.
            Fault::TooManyBlocks { .. } => None,
            _ if is_broken(finding.span) => None,
            _ => Some(finding),
        });
    if !found.faults.is_empty() {
        let declared = decoder.structure.schema.body(id);
        decoder.keep_misread(&found, &names(declared, true));
    }
    for (declared, block) in &found.blocks {
        if !is_broken(block.span) {
            decoder.top_level(declared, block, &mut file);
        }
    }
    file.broken.append(&mut decoder.misread);
    file.unread_reference = decoder.unread_reference;
    file.refused = decoder.refuse(start);
    decoder.findings[start..].sort_by_key(|finding| finding.span);
    file
}

fn span_of(item: &Item) -> Span {
    match item {
        Item::Attribute(attribute) => attribute.span,
        Item::Block(block) => block.span,
    }
}

fn touches(a: Span, b: Span) -> bool {
    a.start <= b.end && b.start <= a.end
}

impl<'t> Decoder<'_, 't> {
    /// The places of the top-level items that hold a syntax error.
    fn broken(&self, errors: &[Finding], file: &mut File<'t>) -> Vec<Span> {
        if errors.is_empty() {
            return Vec::new();
        }
        let id = self.structure.file;
        let schema = &self.structure.schema;
        let items = self.document.items(self.document.root(), schema, schema.body(id));
        let cut_off = self.cut_off(&items, errors);
        let mut places = Vec::new();
        let mut accounted = vec![false; errors.len()];
        for (at, item) in items.into_iter().enumerate() {
            let span = span_of(&item);
            let mut hit = cut_off.iter().any(|run| run.contains(&at));
            for (error, accounted) in errors.iter().zip(&mut accounted) {
                let inside = touches(error.span, span);
                *accounted |= inside && matches!(item, Item::Block(_));
                hit |= inside;
            }
            if hit {
                places.push(span);
                if let Item::Block(mut block) = item {
                    // A label that is not closed says no name.
                    let cut = |label: Span| {
                        errors.iter().any(|e| e.span.start < label.end && label.start < e.span.end)
                    };
                    block.labels.retain(|label| !cut(label.span));
                    self.broken_blocks(block, &mut file.broken);
                }
            }
        }
        // Past these the check of the syntax does not go on.
        let cut = |error: &Finding| error.lint == "nesting-too-deep";
        file.incomplete =
            accounted.contains(&false) || errors.len() >= MAX_ERRORS || errors.iter().any(cut);
        places
    }

    /// The items that a brace too many has put at the top of the file, each run of them with the
    /// block before it, which that brace has closed: as indexes. At the end of a run stands the
    /// brace that then closes nothing.
    fn cut_off(&self, items: &[Item<'t>], errors: &[Finding]) -> Vec<Range<usize>> {
        let closes_nothing = |error: &&Finding| self.text().get(error.span.range()) == Some("}");
        let strays = errors.iter().filter(closes_nothing);
        let run = |stray: &Finding| {
            let end = items.partition_point(|item| span_of(item).end <= stray.span.start);
            let foreign = items[..end].iter().rev().take_while(|item| self.is_foreign(item));
            let start = end - foreign.count();
            (start < end).then(|| start.saturating_sub(1)..end)
        };
        strays.filter_map(run).collect()
    }

    /// Whether an item is none that stands at the top of a file.
    fn is_foreign(&self, item: &Item<'t>) -> bool {
        let schema = &self.structure.schema;
        let Item::Block(block) = item else { return true };
        let Some(declared) = schema.body(self.structure.file).block(&block.block_type.text) else {
            return true;
        };
        let body = schema.body(declared.body);
        // Emissions have the words of definitions.
        let is_emission = || {
            self.document.items(block.body, schema, body).iter().any(
                |item| matches!(item, Item::Attribute(a) if body.attribute(&a.name.text).is_none()),
            )
        };
        block.labels.len() != 1
            || (EmissionKind::from_word(&declared.block_type).is_some() && is_emission())
    }

    /// A broken block, and every block in it that could be one of the file, had a brace not been
    /// lost.
    fn broken_blocks(&self, block: Block<'t>, broken: &mut Vec<Broken<'t>>) {
        let schema = &self.structure.schema;
        let file = schema.body(self.structure.file);
        let mut left = vec![block];
        while let Some(block) = left.pop() {
            for item in self.document.items(block.body, schema, file) {
                if let Item::Block(inner) = item {
                    left.push(inner);
                }
            }
            if broken.is_empty() || file.block(&block.block_type.text).is_some() {
                let label = block.labels.first().cloned();
                broken.push(Broken { block_type: block.block_type, label, span: block.span });
            }
        }
    }

    fn top_level(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
        file: &mut File<'t>,
    ) {
        match declared.block_type.as_ref() {
            "dialect" => file.dialects.push(self.dialect(declared, block)),
            "policy_pack" => file.packs.push(self.pack(declared, block)),
            "rule" => file.rules.push(self.rule(declared, block)),
            "policy" => file.policies.push(self.policy(declared, block)),
            word => {
                if let Some(kind) = SymbolKind::from_word(word) {
                    file.definitions.push(self.definition(declared, block, kind));
                }
            }
        }
    }

    fn definition(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
        kind: SymbolKind,
    ) -> Definition<'t> {
        let name = self.label(block);
        let mut legacy = Vec::new();
        let found = self.block(declared, block, |fault, finding| match fault {
            Fault::UnknownAttribute(attribute)
                if kind == SymbolKind::Concept && attribute.name.text == "kind" =>
            {
                legacy.push(attribute.clone());
                None
            }
            _ => Some(finding),
        });
        for attribute in &legacy {
            let finding = self.legacy_kind(attribute);
            self.push(finding);
        }
        let description = self.static_field(&found, "description");
        if let Some(field) = &description
            && field.value.value.len() > MAX_TEXT
        {
            let code = match kind {
                SymbolKind::Context => "CONTEXT_INVALID",
                SymbolKind::Relation => "RELATION_INVALID",
                SymbolKind::Concept | SymbolKind::Rule => "CONCEPT_INVALID",
            };
            let message = format!(
                "this description has {} bytes, and {} is the limit",
                grouped(field.value.value.len()),
                grouped(MAX_TEXT)
            );
            let finding = Finding::new("invalid-definition", field.value.span, message);
            self.push(finding.code(code).help("say it in fewer words"));
        }
        Definition { kind, header: block.header, span: block.span, name, description }
    }
}

//! Bodies of a schema document, and the forms that a body may have.

use super::reading::Reading;
use super::{Draft, INVALID, Loader};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::schema::check::check;
use crate::schema::language::LANGUAGE;
use crate::schema::rules::{Group, Origin, Said, Variant};
use crate::schema::source::{Block, BodyRef};
use crate::schema::{Body, BodyId, Item};
use crate::span::Span;
use crate::words::grouped;
use std::collections::HashMap;

/// Bodies that nest deeper are not read.
const MAX_DEPTH: usize = 200;
/// So many forms are told apart, all bodies of a schema together.
const MAX_MERGED: usize = 4096;

/// A body as it is declared, forms apart.
#[derive(Clone, Default)]
pub(super) struct RawBody {
    pub(super) items: Vec<Item>,
    pub(super) open: bool,
    pub(super) groups: Vec<Group>,
    /// Of each `one_of` its variants.
    one_ofs: Vec<Vec<RawVariant>>,
    /// The names of siblings that something names, to be looked up when all are known.
    pub(super) named: Vec<Said<String>>,
    pub(super) origin: Option<Origin>,
}

#[derive(Clone)]
struct RawVariant {
    name: String,
    description: Option<String>,
    origin: Origin,
    body: RawBody,
}

/// A form of a body: of each `one_of` one variant, and what they make of it.
struct Form<'v> {
    variants: Vec<&'v RawVariant>,
    body: RawBody,
}

impl Loader<'_> {
    /// Reads a `body` of a document.
    pub(super) fn raw_body<'t>(
        &mut self,
        reading: &Reading<'t>,
        body: BodyRef<'t>,
        origin: Origin,
        depth: usize,
    ) -> RawBody {
        let mut raw = RawBody { origin: Some(origin), ..RawBody::default() };
        if depth > MAX_DEPTH {
            // The check of the document has said so.
            raw.open = true;
            return raw;
        }
        let language = &*LANGUAGE;
        let found = check(reading.document, body, &language.schema, language.body);
        raw.open = reading.flag(&found, "open").is_some();
        let mut seen: HashMap<(bool, String), Span> = HashMap::new();
        for (declared, block) in &found.blocks {
            let kind = declared.block_type.as_ref();
            if kind == "one_of" {
                raw.one_ofs.extend(self.one_of(reading, block, depth));
                continue;
            }
            let Some(label) = block.labels.first() else { continue };
            let key = (kind == "block_header", label.text.to_string());
            if let Some(first) = seen.get(&key) {
                self.declared_twice(reading, kind, block, *first);
                continue;
            }
            seen.insert(key, block.header);
            let item = if kind == "attribute" {
                self.attribute(reading, block, &mut raw)
            } else {
                self.block_header(reading, block, depth)
            };
            raw.items.push(item);
        }
        raw
    }

    fn declared_twice(&mut self, reading: &Reading, kind: &str, block: &Block, first: Span) {
        let name = block.labels.first().map_or("", |label| &label.text);
        let kind = if kind == "attribute" { "attribute" } else { "block type" };
        let message = format!("the {kind} `{name}` is declared twice in one body");
        let mut finding = Finding::new(INVALID, block.header, message)
            .label("declared again here")
            .related(first, "declared first here");
        if reading.draft == Draft::D2025 {
            finding = finding
                .help("the first one counts; take this one out, since later drafts refuse it")
                .mild();
        } else {
            finding = finding.help("keep the one that is meant");
        }
        self.fault(reading.file, finding);
    }

    fn one_of<'t>(
        &mut self,
        reading: &Reading<'t>,
        block: &Block<'t>,
        depth: usize,
    ) -> Option<Vec<RawVariant>> {
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.one_of);
        let mut variants: Vec<RawVariant> = Vec::new();
        for block in found.blocks("variant") {
            let Some(label) = block.labels.first() else { continue };
            let origin = reading.origin(block.header);
            if let Some(first) = variants.iter().find(|variant| variant.name == label.text) {
                let message = format!("there are two variants `{}`", label.text);
                let finding = Finding::new(INVALID, block.header, message)
                    .related(first.origin.span, "the first one")
                    .help("give one of them another name");
                self.fault(reading.file, finding);
                continue;
            }
            let inside = check(reading.document, block.body, &language.schema, language.variant);
            let body = match inside.blocks("body").next() {
                Some(body) => self.raw_body(reading, body.body, origin, depth + 1),
                None => RawBody { origin: Some(origin), ..RawBody::default() },
            };
            let description = reading.text(&inside, "description").map(|said| said.value);
            let name = label.text.to_string();
            variants.push(RawVariant { name, description, origin, body });
        }
        (!variants.is_empty()).then_some(variants)
    }

    /// Makes a body of what was read, with one more for each form that it may have.
    pub(super) fn finish(&mut self, file: usize, raw: RawBody) -> BodyId {
        self.look_up_siblings(file, &raw);
        self.merge(file, raw)
    }

    fn merge(&mut self, file: usize, mut raw: RawBody) -> BodyId {
        let one_ofs = std::mem::take(&mut raw.one_ofs);
        let mut forms: Vec<Form> = Vec::new();
        if !one_ofs.is_empty() {
            forms.push(Form { variants: Vec::new(), body: raw.clone() });
        }
        for variants in &one_ofs {
            let mut next = Vec::new();
            for form in &forms {
                for variant in variants {
                    self.merged += 1;
                    if self.merged > MAX_MERGED {
                        let span = variant.origin.span;
                        let message = format!(
                            "there are more than {} combinations of variants, which is the limit",
                            grouped(MAX_MERGED)
                        );
                        self.invalid(file, span, message, "tell the forms apart in one `one_of`");
                        return self.placeholder();
                    }
                    let mut chosen = form.variants.clone();
                    chosen.push(variant);
                    next.push(Form { variants: chosen, body: overlaid(&form.body, &variant.body) });
                }
            }
            forms = next;
        }
        let variants = forms
            .into_iter()
            .map(|Form { variants, body }| {
                let names: Vec<&str> = variants.iter().map(|v| v.name.as_str()).collect();
                let said = variants.iter().filter_map(|v| v.description.clone());
                let said: Vec<String> = said.collect();
                Variant {
                    name: names.join(" + ").into(),
                    description: (!said.is_empty()).then(|| said.join(" ")),
                    origin: variants.first().map(|variant| variant.origin),
                    body: self.merge(file, body),
                }
            })
            .collect();
        let RawBody { items, open, groups, origin, .. } = raw;
        self.schema.add(Body { items, open, variants, groups, origin, ..Body::default() })
    }

    /// Finds names of siblings that there are not.
    fn look_up_siblings(&mut self, file: usize, raw: &RawBody) {
        let mut named = Vec::new();
        let mut known: Vec<String> = Vec::new();
        let mut open = false;
        let mut left = vec![raw];
        while let Some(body) = left.pop() {
            open |= body.open;
            named.extend(&body.named);
            known.extend(body.items.iter().map(|item| item.key().1.to_string()));
            left.extend(body.one_ofs.iter().flatten().map(|variant| &variant.body));
        }
        if open {
            return;
        }
        let siblings: Vec<&str> = known.iter().map(String::as_str).collect();
        for said in named {
            let (name, Some(origin)) = (said.value.as_str(), said.origin) else { continue };
            if siblings.contains(&name) {
                continue;
            }
            let message = format!("there is no attribute `{name}` in this body");
            let finding = Finding::new(INVALID, origin.span, message);
            let finding = match near_miss(name, &siblings) {
                Some(meant) => finding.help(format!("did you mean `{meant}`?")),
                None => finding.help("name an attribute that stands beside this one"),
            };
            self.fault(file, finding);
        }
    }
}

/// `body` with what `variant` declares, which counts where both declare something.
fn overlaid(body: &RawBody, variant: &RawBody) -> RawBody {
    let mut merged = body.clone();
    merged.items.retain(|item| variant.items.iter().all(|other| other.key() != item.key()));
    merged.items.extend(variant.items.iter().cloned());
    merged.open |= variant.open;
    // A group goes with the attribute that declares it.
    let redeclared = |group: &Group| {
        let declaring = group.names.first();
        variant
            .items
            .iter()
            .any(|item| !item.key().0 && Some(&**item.key().1) == declaring.map(|n| &**n))
    };
    merged.groups.retain(|group| !redeclared(group));
    for group in &variant.groups {
        if !merged.groups.iter().any(|other| same_group(other, group)) {
            merged.groups.push(group.clone());
        }
    }
    merged.one_ofs.extend(variant.one_ofs.iter().cloned());
    merged
}

/// Whether two groups are of the same names, whoever declares them.
pub(super) fn same_group(a: &Group, b: &Group) -> bool {
    a.exactly_one == b.exactly_one
        && a.names.len() == b.names.len()
        && a.names.iter().all(|name| b.names.contains(name))
}

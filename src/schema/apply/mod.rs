//! Checking a document against a schema: every body with the structural check of
//! [`super::check`], every value, label and count, and the forms a body may have.
//!
//! Each finding points at the line of the schema that asks for what it misses. What sensitive
//! attributes hold is in no finding; where it stands is handed on, so that no excerpt shows it.

mod attribute;
mod block;
mod deprecated;
mod edits;
mod siblings;
mod variants;

use super::check::{self, Fault, Found, Place};
use super::source::{Block, BodyRef, Document};
use super::{Body, BodyId, Schema};
use crate::finding::Finding;
use crate::near_miss;
use crate::span::{Span, Spans};
use std::cell::OnceCell;
use std::collections::HashMap;
use std::rc::Rc;

/// Blocks that nest deeper are not looked into: the check recurses.
const MAX_DEPTH: usize = 200;

/// What is shown instead of a sensitive value.
pub const HIDDEN: &str = "(sensitive value)";

/// The attributes of the root of a file that say which schema it follows.
pub const OWN_ATTRIBUTES: [&str; 3] = ["__schema", "__id", "__schema_sha256"];

/// What checking a document came to.
#[derive(Default, Debug)]
pub struct Checked {
    /// What was found, in the order of the walk.
    pub findings: Vec<Finding>,
    /// Where values stand that must not be shown.
    pub sensitive: Spans,
}

/// Checks `document` against the body `root` of `schema`.
pub fn check_document(document: Document<'_>, schema: &Schema, root: BodyId) -> Checked {
    let mut walk = Walk { document, schema, sensitive: Vec::new(), done: HashMap::new() };
    let first = Span::new(0, document.text().len().min(1));
    let spot = Spot { what: "file", header: first, depth: 0 };
    let findings = walk.body(document.root(), root, spot);
    Checked { findings: Rc::unwrap_or_clone(findings), sensitive: Spans::new(walk.sensitive) }
}

/// Where a body stands, for messages about it.
#[derive(Clone, Copy)]
struct Spot<'a> {
    what: &'a str,
    header: Span,
    depth: usize,
}

/// A body of the document, and what it is checked against.
type Key = (usize, BodyId);

struct Walk<'t, 's> {
    document: Document<'t>,
    schema: &'s Schema,
    sensitive: Vec<Span>,
    /// What was found in bodies that a variant led to: another may lead there too.
    done: HashMap<Key, Rc<Vec<Finding>>>,
}

impl<'t, 's> Walk<'t, 's> {
    /// What is found in a body and all that is inside it.
    fn body(&mut self, body: BodyRef<'t>, id: BodyId, spot: Spot<'_>) -> Rc<Vec<Finding>> {
        let key = match body {
            BodyRef::Native(index) => (index.map_or(0, |index| index + 1), id),
            BodyRef::Json(value) => (std::ptr::from_ref(value).addr(), id),
        };
        if let Some(known) = self.done.get(&key) {
            return Rc::clone(known);
        }
        let declared = self.schema.body(id);
        let found = if spot.depth > MAX_DEPTH {
            let message = format!("blocks nest more than {MAX_DEPTH} levels deep");
            vec![
                Finding::new("nesting-too-deep", spot.header, message)
                    .help("a schema is checked no deeper; put the blocks side by side"),
            ]
        } else if declared.variants.is_empty() {
            self.plain_body(body, id, spot)
        } else {
            self.variants(body, declared, spot)
        };
        let found = Rc::new(found);
        if spot.depth > 0 {
            self.done.insert(key, Rc::clone(&found));
        }
        found
    }

    fn plain_body(&mut self, body: BodyRef<'t>, id: BodyId, spot: Spot<'_>) -> Vec<Finding> {
        let found = check::check(self.document, body, self.schema, id);
        let mut out = Vec::new();
        self.hide(&found);
        let unknown = |f: &Fault| matches!(f, Fault::UnknownAttribute(_) | Fault::UnknownBlock(_));
        let full = if found.faults.iter().any(unknown) { found.full() } else { Vec::new() };
        for fault in &found.faults {
            out.extend(self.fault(fault, body, (&found, &full), spot));
        }
        for (declared, attribute) in &found.attributes {
            self.attribute(declared, attribute, &mut out);
            self.deprecated_attribute(declared, attribute, &found, &mut out);
        }
        self.siblings(&found, spot, &mut out);
        self.duplicates(&found, &mut out);
        for (declared, block) in &found.blocks {
            self.labels(declared, block, &mut out);
            self.deprecated_block(declared, block, &found, spot, &mut out);
            let inside =
                Spot { what: &declared.block_type, header: block.header, depth: spot.depth + 1 };
            out.extend(self.body(block.body, declared.body, inside).iter().cloned());
        }
        out
    }

    /// The finding about a fault of a body, if it is not told of elsewhere.
    fn fault(
        &self,
        fault: &Fault<'t, 's>,
        body: BodyRef<'t>,
        (found, full): (&Found<'t, 's>, &[&'s str]),
        spot: Spot<'_>,
    ) -> Option<Finding> {
        let Spot { what, header, depth } = spot;
        let quoted = self.document.is_json();
        let (body_schema, schema) = (found.declared, self.schema);
        let place = Place { what, header, body: body_schema, schema, full, quoted };
        let (finding, origin, says) = match fault {
            Fault::UnknownAttribute(attribute)
                if depth == 0 && OWN_ATTRIBUTES.contains(&&*attribute.name.text) =>
            {
                return None;
            }
            // Told of when the syntax is checked, whatever the language.
            Fault::DuplicateAttribute { .. } => return None,
            Fault::TooManyBlocks { declared, first, again } => {
                return self.too_many(declared, *first, again, found, spot);
            }
            Fault::TooFewBlocks(declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.min_origin);
                (Self::too_few(declared, found, spot), origin, "asked for here")
            }
            Fault::MissingAttribute(declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.origin);
                let mut finding = fault.finding(place);
                if let Some(fix) = self.insertion(declared, body, depth) {
                    finding.help = None;
                    finding = finding.fix(fix);
                }
                (finding, origin, "required here")
            }
            Fault::WrongLabels(block, declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.origin);
                (Self::wrong_labels(fault.finding(place), block, declared), origin, DECLARED)
            }
            Fault::NotAnAttribute(_, declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.origin);
                (fault.finding(place), origin, DECLARED)
            }
            Fault::NotABlock(_, declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.origin);
                (fault.finding(place), origin, DECLARED)
            }
            Fault::UnknownAttribute(_) | Fault::UnknownBlock(_) | Fault::NotABody(_) => {
                (fault.finding(place), found.declared.origin, "what may stand here")
            }
        };
        let mut finding = self.schema.pointed(finding, origin, says);
        finding.code = None;
        Some(finding)
    }

    /// Notes where values stand that must not be shown, or that were probably meant to be such.
    fn hide(&mut self, found: &Found<'t, 's>) {
        let body = found.declared;
        for (declared, attribute) in &found.attributes {
            if declared.rules.as_ref().is_some_and(|rules| rules.sensitive) {
                self.sensitive.push(attribute.value.span());
            }
        }
        let secrets = OnceCell::new();
        let is_sensitive = |name: &str| is_secret(name, secrets.get_or_init(|| sensitive(body)));
        for fault in &found.faults {
            match fault {
                Fault::DuplicateAttribute { again: attribute, .. }
                | Fault::UnknownAttribute(attribute)
                    if is_sensitive(&attribute.name.text) =>
                {
                    self.sensitive.push(attribute.value.span());
                }
                Fault::NotABlock(block, _) | Fault::UnknownBlock(block)
                    if is_sensitive(&block.block_type.text) =>
                {
                    self.hide_inside(block);
                }
                _ => {}
            }
        }
    }

    /// Hides what stands between the braces of a block.
    fn hide_inside(&mut self, block: &Block<'t>) {
        match block.body {
            BodyRef::Json(value) => self.sensitive.push(value.span),
            BodyRef::Native(_) => {
                let start = block.header.end;
                self.sensitive.push(Span { start, end: block.span.end });
            }
        }
    }
}

/// What is said at a declaration.
const DECLARED: &str = "declared here";

/// The names of the sensitive attributes of `body`.
fn sensitive(body: &Body) -> Vec<&str> {
    let names = body.items.iter().filter_map(|item| match item {
        super::Item::Attribute(attribute) => Some(attribute.name.as_ref()),
        super::Item::Block(_) => None,
    });
    let is_sensitive = |name: &&str| {
        let rules = body.attribute(name).and_then(|declared| declared.rules.as_ref());
        rules.is_some_and(|rules| rules.sensitive)
    };
    names.filter(is_sensitive).collect()
}

/// Whether `name` is one of the `secrets`, or a slip of one. Where they are too many to tell, it
/// may be.
fn is_secret(name: &str, secrets: &[&str]) -> bool {
    !secrets.is_empty()
        && (secrets.len() > near_miss::MOST
            || secrets.contains(&name)
            || near_miss::near_miss(name, secrets).is_some())
}

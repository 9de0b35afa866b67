//! Checking a document against a schema: every body with the structural check of
//! [`super::check`], every value, label and count, and the forms a body may have.
//!
//! Each finding points at the line of the schema that asks for what it misses. What sensitive
//! attributes hold is in no finding; where it stands is handed on, so that no excerpt shows it.

mod attribute;
mod block;
mod deprecated;
mod edits;
mod secrets;
mod siblings;
mod variants;

use super::check::{self, Fault, Found, Place};
use super::rules::Origin;
use super::source::{Block, BodyRef, Document};
use super::{BodyId, Schema};
use crate::finding::Finding;
use crate::span::Span;
use std::collections::HashSet;
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
    /// Where values stand that must not be shown, in order.
    pub sensitive: Vec<Span>,
}

/// Checks `document` against the body `root` of `schema`.
pub fn check_document(document: Document<'_>, schema: &Schema, root: BodyId) -> Checked {
    let mut walk = Walk {
        document,
        schema,
        noted: Noted::default(),
        done: foldhash::HashMap::default(),
        renames: foldhash::HashMap::default(),
    };
    let first = Span::new(0, document.text().chars().next().map_or(0, char::len_utf8));
    let spot = Spot { what: "file", header: first, depth: 0 };
    let findings = walk.body(document.root(), root, spot);
    let mut sensitive = walk.noted.sensitive;
    sensitive.sort_unstable();
    sensitive.dedup();
    Checked { findings: Rc::unwrap_or_clone(findings), sensitive }
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
    noted: Noted,
    /// What was found in bodies that a variant led to, and what was noted in them: another may lead
    /// there too.
    done: foldhash::HashMap<Key, (Rc<Vec<Finding>>, Noted)>,
    /// Whether the name of a JSON property, which stands there, can be that of other blocks.
    renames: foldhash::HashMap<(Span, usize), bool>,
}

/// What a walk notes beside its findings.
#[derive(Default)]
struct Noted {
    /// Where values stand that must not be shown.
    sensitive: Vec<Span>,
    /// What could not be checked, since a value is not known: where the attribute stands, and where
    /// the schema asks for what it may miss.
    untold: Vec<Untold>,
}

type Untold = (Span, Option<Origin>);

impl Noted {
    /// How much is noted, for [`Noted::since`].
    fn len(&self) -> (usize, usize) {
        (self.sensitive.len(), self.untold.len())
    }

    /// What was noted since there was so much.
    fn since(&self, (sensitive, untold): (usize, usize)) -> Self {
        let (sensitive, untold) = (&self.sensitive[sensitive..], &self.untold[untold..]);
        Self { sensitive: sensitive.to_vec(), untold: untold.to_vec() }
    }

    fn extend(&mut self, other: &Self) {
        self.sensitive.extend_from_slice(&other.sensitive);
        self.untold.extend_from_slice(&other.untold);
    }
}

impl<'t, 's> Walk<'t, 's> {
    /// What is found in a body and all that is inside it.
    fn body(&mut self, body: BodyRef<'t>, id: BodyId, spot: Spot<'_>) -> Rc<Vec<Finding>> {
        let key = match body {
            BodyRef::Native(index) => (index.map_or(0, |index| index + 1), id),
            BodyRef::Json(value) => (std::ptr::from_ref(value).addr(), id),
        };
        if let Some((known, noted)) = self.done.get(&key) {
            self.noted.extend(noted);
            return Rc::clone(known);
        }
        let from = self.noted.len();
        let declared = self.schema.body(id);
        let found = if spot.depth > MAX_DEPTH {
            self.hide_body(body);
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
            self.done.insert(key, (Rc::clone(&found), self.noted.since(from)));
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
        // A label of JSON may be that of several blocks.
        let mut told: HashSet<Span> = HashSet::new();
        for (declared, block) in &found.blocks {
            let mut labels = Vec::new();
            self.labels(declared, block, &mut labels);
            out.extend(labels.into_iter().filter(|finding| told.insert(finding.span)));
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
            // Told of when the syntax is checked; of JSON only the schema says what is a body.
            Fault::DuplicateAttribute { .. } if !quoted => return None,
            Fault::DuplicateAttribute { .. } => return Some(fault.finding(place)),
            Fault::TooManyBlocks { declared, first, again } => {
                return self.too_many(declared, *first, again, found, spot);
            }
            Fault::TooFewBlocks(declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.min_origin);
                (self.too_few(declared, found, spot), origin, "asked for here")
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
            // What is no object is said to be none.
            Fault::WrongLabels(Block { body: BodyRef::Json(value), .. }, _)
                if value.is_scalar() =>
            {
                return None;
            }
            Fault::WrongLabels(block, declared) => {
                let origin = declared.rules.as_ref().and_then(|rules| rules.origin);
                (
                    Self::wrong_labels(fault.finding(place), block, declared, quoted),
                    origin,
                    DECLARED,
                )
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
}

/// What is said at a declaration.
const DECLARED: &str = "declared here";

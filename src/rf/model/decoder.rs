//! What all parts of the decoder share: checking bodies and passing on their faults.

use super::astray::{Enclosing, asking};
use super::{Broken, required};
use crate::finding::Finding;
use crate::rf::structure::{STRUCTURE, Structure};
use crate::rf::typing::Report;
use crate::schema::check::{Fault, Found, Place, check};
use crate::schema::source::{Block, BodyRef, Document};
use crate::schema::{self, BodyId};
use crate::span::{Areas, Span};

pub(super) struct Decoder<'a, 't> {
    pub(super) document: Document<'t>,
    pub(super) structure: &'static Structure,
    pub(super) findings: &'a mut Vec<Finding>,
    /// Blocks that were meant and not written as such.
    pub(super) misread: Vec<Broken<'t>>,
    /// Whether an attribute that names something stands under a misspelt name.
    pub(super) unread_reference: bool,
    /// The bodies around the one at hand in which something stands that belongs elsewhere.
    pub(super) enclosing: Vec<Enclosing>,
    /// Blocks that are refused as a whole, with what is said of each.
    pub(super) refused: Vec<(Span, Option<Finding>)>,
}

impl<'a, 't> Decoder<'a, 't> {
    pub(super) fn new(document: Document<'t>, findings: &'a mut Vec<Finding>) -> Self {
        let (structure, misread) = (&STRUCTURE, Vec::new());
        Self {
            document,
            structure,
            findings,
            misread,
            unread_reference: false,
            enclosing: Vec::new(),
            refused: Vec::new(),
        }
    }

    pub(super) fn text(&self) -> &'t str {
        self.document.text()
    }

    pub(super) fn report(&mut self) -> Report<'_> {
        Report { text: self.document.text(), findings: self.findings }
    }

    pub(super) fn push(&mut self, finding: Finding) {
        self.findings.push(finding);
    }

    /// What stands in a body, with its faults reported as `adapt` makes them.
    pub(super) fn body(
        &mut self,
        body: BodyRef<'t>,
        id: BodyId,
        (what, header, span): (&str, Span, Span),
        mut adapt: impl FnMut(&Fault<'t, 'static>, Finding) -> Option<Finding>,
    ) -> Found<'t, 'static> {
        let schema = &self.structure.schema;
        let mut found = check(self.document, body, schema, id);
        let meant = self.excuse(&mut found, span);
        let quoted = self.document.is_json();
        let full = if found.faults.is_empty() { Vec::new() } else { found.full() };
        let place = Place { what, header, body: schema.body(id), schema, full: &full, quoted };
        // Attributes set twice are told of when the syntax is checked, whatever the language.
        let said = |fault: &&Fault| !matches!(fault, Fault::DuplicateAttribute { .. });
        for fault in found.faults.iter().filter(said) {
            let mut finding = fault.finding(place);
            let unknown = fault.unknown_name().map(|(name, _)| name.span);
            if let Some((_, meant)) = meant.iter().find(|(place, _)| Some(*place) == unknown) {
                finding = asking(finding, meant);
            }
            if let Fault::MissingAttribute(declared) = fault
                && let Some(help) = required::help(what, &declared.name, quoted)
            {
                finding.help = Some(help);
            }
            let finding = adapt(fault, finding);
            if let Fault::TooManyBlocks { again, .. } = fault {
                self.refused.push((again.header.to(again.span), finding));
            } else {
                self.findings.extend(finding);
            }
        }
        found
    }

    /// Reports the blocks that were refused as a whole, and takes back what was reported from the
    /// index `start` on inside them. Gives their places.
    pub(super) fn refuse(&mut self, start: usize) -> Vec<Span> {
        if self.refused.is_empty() {
            return Vec::new();
        }
        let refused = std::mem::take(&mut self.refused);
        let places: Vec<Span> = refused.iter().map(|(place, _)| *place).collect();
        let areas = Areas::of(places.clone());
        let found = self.findings.split_off(start);
        self.findings.extend(found.into_iter().filter(|f| areas.around(f.span).is_none()));
        // Those inside others are refused with them.
        let outermost =
            refused.into_iter().filter(|(place, _)| areas.around(*place) == Some(*place));
        self.findings.extend(outermost.filter_map(|(_, finding)| finding));
        places
    }

    /// As [`body`](Self::body), of a block as it is declared.
    pub(super) fn block(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
        adapt: impl FnMut(&Fault<'t, 'static>, Finding) -> Option<Finding>,
    ) -> Found<'t, 'static> {
        self.named(&declared.block_type, declared, block, adapt)
    }

    /// As [`block`](Self::block), of a block that has the type of another kind of block: `what`
    /// tells the two apart in messages.
    pub(super) fn named(
        &mut self,
        what: &str,
        declared: &'static schema::Block,
        block: &Block<'t>,
        adapt: impl FnMut(&Fault<'t, 'static>, Finding) -> Option<Finding>,
    ) -> Found<'t, 'static> {
        let span = block.header.to(block.span);
        self.body(block.body, declared.body, (what, block.header, span), adapt)
    }
}

/// The finding as it is.
#[expect(clippy::unnecessary_wraps, reason = "one of several that a body is checked with")]
pub(super) fn as_is(_: &Fault, finding: Finding) -> Option<Finding> {
    Some(finding)
}

/// The finding under another lint and code.
pub(super) fn under(mut finding: Finding, lint: &'static str, code: &'static str) -> Finding {
    finding.lint = lint;
    finding.code = Some(code);
    finding
}

/// The name of the attribute or block that a fault says is missing.
pub(super) fn missing<'f>(fault: &'f Fault) -> Option<&'f str> {
    match fault {
        Fault::MissingAttribute(declared) => Some(&declared.name),
        Fault::TooFewBlocks(declared) => Some(&declared.block_type),
        _ => None,
    }
}

/// Whether the fault is that there are too few or too many blocks of this type.
pub(super) fn is_count_of(fault: &Fault, block_type: &str) -> bool {
    match fault {
        Fault::TooFewBlocks(declared) | Fault::TooManyBlocks { declared, .. } => {
            declared.block_type == block_type
        }
        _ => false,
    }
}

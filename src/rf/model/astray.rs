//! What a body lacks and may yet be there: under a word that nobody knows, in the body around it,
//! or in one of its own blocks. One of the two is told of, and the other is not missing.

use super::decoder::Decoder;
use super::fields::Elements;
use crate::finding::Finding;
use crate::rf::expression::{Kind, StepKind};
use crate::rf::typing::SymbolKind;
use crate::schema::check::{Fault, Found};
use crate::schema::source::{Block, BodyRef, Item, ValueRef};
use crate::schema::{Body, Value};
use crate::span::Span;

/// A body that others lie in, with what stands in it and belongs elsewhere.
pub(super) struct Enclosing {
    span: Span,
    /// The names of attributes and blocks that it does not have, or has once too often.
    astray: Vec<String>,
}

impl<'t> Decoder<'_, 't> {
    /// Takes the faults out of `found` that say what is missing and may be there all the same, and
    /// keeps what is astray in this body, which lies at `span`, for those inside it.
    ///
    /// Gives the places of unknown names, with what each may stand for that is missing.
    pub(super) fn excuse(
        &mut self,
        found: &mut Found<'t, 'static>,
        span: Span,
    ) -> Vec<(Span, &'static str)> {
        let inside =
            |outer: &Enclosing| outer.span.start <= span.start && span.end <= outer.span.end;
        while self.enclosing.last().is_some_and(|outer| !inside(outer)) {
            self.enclosing.pop();
        }
        let mut meant: Vec<(Span, &'static str)> = Vec::new();
        if found.faults.is_empty() {
            return meant;
        }
        let mut excused = Vec::new();
        for (name, is_block) in found.faults.iter().filter_map(lack) {
            let astray = self.is_astray(found, name);
            let free = |place: &Span| !meant.iter().any(|(known, _)| known == place);
            let stranger = self.standing_for(found, name, is_block).find(free);
            if let Some(stranger) = stranger.filter(|_| !astray) {
                meant.push((stranger, name));
            }
            if astray || stranger.is_some() {
                excused.push(name);
            }
        }
        found.faults.retain(|fault| lack(fault).is_none_or(|(name, _)| !excused.contains(&name)));
        let astray: Vec<String> = found.faults.iter().filter_map(belongs_elsewhere).collect();
        if !astray.is_empty() {
            self.enclosing.push(Enclosing { span, astray });
        }
        meant
    }

    /// Whether something of this name, a block or an attribute, may stand in a body, though it was
    /// not found there.
    pub(super) fn may_stand(&self, found: &Found<'t, 'static>, name: &str, is_block: bool) -> bool {
        found.stands(name)
            || self.standing_for(found, name, is_block).next().is_some()
            || self.is_astray(found, name)
    }

    /// Whether something of this name stands where it has no place, in a body around the one that
    /// was `found` or in a block of it.
    pub(super) fn is_astray(&self, found: &Found<'t, 'static>, name: &str) -> bool {
        let around = |outer: &Enclosing| outer.astray.iter().any(|astray| astray == name);
        self.enclosing.iter().any(around)
            || found.blocks.iter().any(|(declared, block)| {
                let of = self.structure.schema.body(declared.body);
                let known = of.attribute(name).is_some() || of.block(name).is_some();
                self.holds(block.body, of, name) > usize::from(known)
            })
    }

    /// How many items of this name a body holds.
    fn holds(&self, body: BodyRef<'t>, of: &Body, name: &str) -> usize {
        let items = self.document.items(body, &self.structure.schema, of);
        let named = |item: &&Item| match item {
            Item::Attribute(attribute) => attribute.name.text == name,
            Item::Block(Block { block_type, .. }) => block_type.text == name,
        };
        items.iter().filter(named).count()
    }

    /// The places of unknown names, no slips of known ones, with what the attribute or the block
    /// `name` takes.
    fn standing_for(
        &self,
        found: &Found<'t, 'static>,
        name: &str,
        is_block: bool,
    ) -> impl Iterator<Item = Span> {
        let strangers: Vec<Span> = found.strangers(is_block).map(|name| name.span).collect();
        let fits = |fault: &Fault<'t, 'static>| {
            let place = fault.unknown_name()?.0.span;
            let fits = match fault {
                Fault::UnknownAttribute(attribute) => {
                    let declared = found.declared.attribute(name);
                    declared.is_some_and(|known| self.takes(&known.value, attribute.value))
                }
                Fault::UnknownBlock(block) => found.declared.block(name).is_some_and(|known| {
                    self.shares(block.body, self.structure.schema.body(known.body))
                }),
                _ => false,
            };
            (fits && strangers.contains(&place)).then_some(place)
        };
        let fitting: Vec<Span> = found.faults.iter().filter_map(fits).collect();
        fitting.into_iter()
    }

    /// Whether something stands in a body that one as declared has.
    fn shares(&self, body: BodyRef<'t>, declared: &Body) -> bool {
        let items = self.document.items(body, &self.structure.schema, declared);
        items.iter().any(|item| match item {
            Item::Attribute(attribute) => declared.attribute(&attribute.name.text).is_some(),
            Item::Block(block) => declared.block(&block.block_type.text).is_some(),
        })
    }

    /// Whether a value has the form of what an attribute takes.
    pub(super) fn takes(&self, takes: &Value, value: ValueRef<'t>) -> bool {
        if let Value::List(item) | Value::OneOrList(item) = takes {
            return match self.elements(value) {
                Elements::Some(items) => items.iter().all(|one| self.takes(item, *one)),
                Elements::NoList => matches!(takes, Value::OneOrList(_)) && self.takes(item, value),
            };
        }
        match (takes, self.form(value)) {
            (Value::Static, Kind::String(_)) => true,
            (Value::Enum(values), Kind::String(text)) => values.contains(&&*text),
            (Value::Reference, Kind::Traversal(path)) => {
                let steps = path.steps.iter().filter_map(|step| match &step.kind {
                    StepKind::Attribute(name) => Some(&name.text),
                    _ => None,
                });
                let mut names = std::iter::once(&path.root.text).chain(steps).take(2);
                names.any(|name| SymbolKind::from_word(name).is_some())
            }
            (Value::Traversal, Kind::Traversal(path)) => {
                ["source", "provider", "target", "member"].contains(&&*path.root.text)
            }
            (Value::Predicate | Value::Assertion, form) => {
                matches!(form, Kind::Bool(_) | Kind::Not(_) | Kind::Binary(_) | Kind::Call(_))
            }
            _ => false,
        }
    }

    /// What an expression is, or a plain string of JSON.
    fn form(&self, value: ValueRef<'t>) -> Kind<'t> {
        if let ValueRef::Json(json) = value
            && let Some(string) = json.as_string()
        {
            let text = string.value(self.text());
            if !text.starts_with("${") {
                return Kind::String(text);
            }
        }
        self.parse(value).expr.bare().kind.clone()
    }
}

/// The finding about an unknown name, which may stand for one that is `missing`.
pub(super) fn asking(mut finding: Finding, missing: &str) -> Finding {
    finding.help = Some(format!("did you mean `{missing}`, which is missing?"));
    finding
}

/// What a fault says is missing, and whether it is a block.
fn lack(fault: &Fault<'_, 'static>) -> Option<(&'static str, bool)> {
    match fault {
        Fault::MissingAttribute(declared) => Some((&declared.name, false)),
        Fault::TooFewBlocks(declared) => Some((&declared.block_type, true)),
        _ => None,
    }
}

/// The name of what stands in a body that does not have it, or not so often.
fn belongs_elsewhere(fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::UnknownAttribute(attribute)
        | Fault::NotAnAttribute(attribute, _)
        | Fault::DuplicateAttribute { again: attribute, .. } => attribute.name.text.to_string(),
        Fault::UnknownBlock(block) | Fault::TooManyBlocks { again: block, .. } => {
            block.block_type.text.to_string()
        }
        _ => return None,
    })
}

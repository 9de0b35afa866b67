//! Checking a body against its schema: what was found, and what is unknown, missing, given twice
//! or labelled wrongly. One body at a time; callers go into the blocks, read the values, and may
//! report a fault under a code of their own.

pub use super::fault::Place;

use super::source::{Attribute, Block, BodyRef, Document, Item};
use super::{Attribute as AttributeSchema, Block as BlockSchema, Body, BodyId, Labels, Schema};
use crate::near_miss::near_miss;
use crate::span::{Name, Span};
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use std::cell::OnceCell;

/// So many items of a kind are looked through one by one.
const FEW: usize = 16;

/// What stands in a body.
#[derive(Clone, Debug)]
pub struct Found<'t, 's> {
    /// The declared attributes, each once, in the order written.
    pub attributes: Vec<(&'s AttributeSchema, Attribute<'t>)>,
    /// The declared blocks, in the order written.
    pub blocks: Vec<(&'s BlockSchema, Block<'t>)>,
    /// What is wrong, in the order of the places, and what is missing after that.
    pub faults: Vec<Fault<'t, 's>>,
    /// The schema of the body.
    pub declared: &'s Body,
    /// Of more than [`FEW`] attributes the index of each.
    attribute_index: HashMap<&'s str, usize>,
    /// Of more than [`FEW`] blocks the number of each type, and the index of the first.
    block_index: HashMap<&'s str, (usize, usize)>,
    /// What [`Found::stands`] knows, once it is asked.
    standing: OnceCell<HashSet<String>>,
}

/// A fault of a body.
#[derive(Clone, Debug)]
pub enum Fault<'t, 's> {
    /// An attribute that the body does not have.
    UnknownAttribute(Attribute<'t>),
    /// A block that the body does not have.
    UnknownBlock(Block<'t>),
    /// An attribute of the name of a block.
    NotAnAttribute(Attribute<'t>, &'s BlockSchema),
    /// A block of the name of an attribute.
    NotABlock(Block<'t>, &'s AttributeSchema),
    /// An attribute that is set again.
    DuplicateAttribute {
        /// The place of the first one's name.
        first: Span,
        /// The second.
        again: Attribute<'t>,
    },
    /// A required attribute is not set.
    MissingAttribute(&'s AttributeSchema),
    /// Blocks of a type are missing.
    TooFewBlocks(&'s BlockSchema),
    /// A block beyond the number that may be there.
    TooManyBlocks {
        /// What is declared.
        declared: &'s BlockSchema,
        /// The header of the first.
        first: Span,
        /// The one too many.
        again: Block<'t>,
    },
    /// A block with too many or too few labels.
    WrongLabels(Block<'t>, &'s BlockSchema),
    /// A JSON value where a body must be.
    NotABody(Block<'t>),
}

impl<'t, 's> Found<'t, 's> {
    /// The attribute of this name.
    pub fn attribute(&self, name: &str) -> Option<&Attribute<'t>> {
        if self.attributes.len() > FEW {
            return self.attribute_index.get(name).map(|at| &self.attributes[*at].1);
        }
        self.attributes.iter().find(|(declared, _)| declared.name == name).map(|(_, found)| found)
    }

    fn push_attribute(&mut self, declared: &'s AttributeSchema, attribute: Attribute<'t>) {
        self.attributes.push((declared, attribute));
        let known = self.attribute_index.len();
        if self.attributes.len() > FEW {
            for (at, (declared, _)) in self.attributes.iter().enumerate().skip(known) {
                self.attribute_index.insert(declared.name.as_ref(), at);
            }
        }
    }

    fn push_block(&mut self, declared: &'s BlockSchema, block: Block<'t>) {
        self.blocks.push((declared, block));
        if self.blocks.len() > FEW {
            let known = if self.block_index.is_empty() { 0 } else { self.blocks.len() - 1 };
            for (at, (declared, _)) in self.blocks.iter().enumerate().skip(known) {
                self.block_index.entry(declared.block_type.as_ref()).or_insert((0, at)).0 += 1;
            }
        }
    }

    /// The number of blocks of this type, and the first of them.
    fn count(&self, block_type: &str) -> (usize, Option<&Block<'t>>) {
        if self.blocks.len() > FEW {
            let known = self.block_index.get(block_type);
            return known.map_or((0, None), |(count, at)| (*count, Some(&self.blocks[*at].1)));
        }
        (self.blocks(block_type).count(), self.blocks(block_type).next())
    }

    /// The names that no slip can be corrected to: of the attributes that are set, of the blocks of
    /// which no more may be given, and those that several slips would come to.
    pub fn full(&self) -> Vec<&'s str> {
        let mut full: Vec<&str> = self.attributes.iter().map(|(a, _)| a.name.as_ref()).collect();
        let mut counted = HashSet::new();
        for (declared, _) in &self.blocks {
            let name = declared.block_type.as_ref();
            if counted.insert(name) && declared.max.is_some_and(|max| self.count(name).0 >= max) {
                full.push(name);
            }
        }
        let mut meant: Vec<&str> = Vec::new();
        for (name, of_blocks) in self.faults.iter().filter_map(Fault::unknown_name) {
            let single = |name: &str| {
                !of_blocks || self.declared.block(name).is_some_and(|block| block.max == Some(1))
            };
            let slip_of = near_miss(&name.text, &names(self.declared, of_blocks));
            let Some(slip_of) = slip_of.filter(|name| single(name)) else { continue };
            if meant.contains(&slip_of) && !full.contains(&slip_of) {
                full.push(slip_of);
            }
            meant.push(slip_of);
        }
        full
    }

    /// The blocks of this type.
    pub fn blocks(&self, block_type: &str) -> impl Iterator<Item = &Block<'t>> {
        self.blocks
            .iter()
            .filter(move |(declared, _)| declared.block_type == block_type)
            .map(|(_, found)| found)
    }
}

impl<'t> Fault<'t, '_> {
    /// The name that the body does not have, and whether it is one of blocks.
    pub fn unknown_name(&self) -> Option<(&Name<'t>, bool)> {
        match self {
            Self::UnknownAttribute(attribute) => Some((&attribute.name, false)),
            Self::UnknownBlock(block) => Some((&block.block_type, true)),
            _ => None,
        }
    }
}

/// Checks one body of `document` against the body `id` of `schema`.
pub fn check<'t, 's>(
    document: Document<'t>,
    body: BodyRef<'t>,
    schema: &'s Schema,
    id: BodyId,
) -> Found<'t, 's> {
    let declared = schema.body(id);
    let items = document.items(body, schema, declared);
    let mut found = Found {
        attributes: Vec::with_capacity(items.len()),
        blocks: Vec::new(),
        faults: Vec::new(),
        declared,
        attribute_index: HashMap::new(),
        block_index: HashMap::new(),
        standing: OnceCell::new(),
    };
    for item in items {
        match item {
            Item::Attribute(attribute) => found.add_attribute(attribute, declared),
            Item::Block(block) => found.add_block(document.text(), block, declared),
        }
    }
    found.find_missing(declared);
    found
}

impl<'t, 's> Found<'t, 's> {
    fn add_attribute(&mut self, attribute: Attribute<'t>, body: &'s Body) {
        let name = &attribute.name.text;
        if let Some(declared) = body.attribute(name) {
            match self.attribute(name).map(|first| first.name.span) {
                Some(first) => {
                    self.faults.push(Fault::DuplicateAttribute { first, again: attribute });
                }
                None => self.push_attribute(declared, attribute),
            }
        } else if let Some(declared) = body.block(name) {
            self.faults.push(Fault::NotAnAttribute(attribute, declared));
        } else if !body.open {
            self.faults.push(Fault::UnknownAttribute(attribute));
        }
    }

    fn add_block(&mut self, text: &str, block: Block<'t>, body: &'s Body) {
        let name = &block.block_type.text;
        let Some(declared) = body.block(name) else {
            match body.attribute(name) {
                Some(declared) => self.faults.push(Fault::NotABlock(block, declared)),
                None if !body.open => self.faults.push(Fault::UnknownBlock(block)),
                None => {}
            }
            return;
        };
        let fits = match declared.labels {
            Labels::Exactly(count) => block.labels.len() == count,
            Labels::Optional => block.labels.len() <= 1,
        };
        if !fits {
            self.faults.push(Fault::WrongLabels(block.clone(), declared));
            if block.is_bare(text) {
                return;
            }
        }
        if let BodyRef::Json(value) = block.body
            && value.as_object().is_none()
            && (fits || value.as_array().is_none())
        {
            self.faults.push(Fault::NotABody(block));
            return;
        }
        if let Some(max) = declared.max
            && self.count(name).0 >= max
        {
            let first = self.count(name).1.map_or(block.header, |first| first.header);
            let again = block.clone();
            self.faults.push(Fault::TooManyBlocks { declared, first, again });
        }
        self.push_block(declared, block);
    }

    fn find_missing(&mut self, body: &'s Body) {
        for item in &body.items {
            match item {
                super::Item::Attribute(declared) => {
                    if declared.required && !self.stands(&declared.name) {
                        self.faults.push(Fault::MissingAttribute(declared));
                    }
                }
                super::Item::Block(declared) => {
                    if declared.min == 0 {
                        continue;
                    }
                    let (count, _) = self.count(&declared.block_type);
                    let untold = count > 0 || !self.stands(&declared.block_type);
                    if count < declared.min && untold {
                        self.faults.push(Fault::TooFewBlocks(declared));
                    }
                }
            }
        }
    }

    /// Whether something of this name is there: also in the wrong form, or misspelled so that the
    /// name is what was meant. What stands is not missing.
    pub fn stands(&self, name: &str) -> bool {
        self.attribute(name).is_some() || self.count(name).0 > 0 || self.is_misread(name)
    }

    /// Whether something of this name is there in the wrong form, or misspelled.
    pub fn is_misread(&self, name: &str) -> bool {
        !self.faults.is_empty() && self.standing.get_or_init(|| self.faulty()).contains(name)
    }

    /// The attributes, or the blocks, that the body does not have, and that are no slip of what it
    /// has.
    pub fn strangers(&self, of_blocks: bool) -> impl Iterator<Item = &Name<'t>> {
        let unknown = self.faults.iter().filter_map(Fault::unknown_name);
        let unknown = unknown.filter(move |(_, blocks)| *blocks == of_blocks);
        let own = if self.faults.is_empty() { Vec::new() } else { names(self.declared, of_blocks) };
        unknown.filter(move |(name, _)| near_miss(&name.text, &own).is_none()).map(|(name, _)| name)
    }

    /// The names that stand there in the wrong form or misspelled. No more of them are found once
    /// all items have been looked at.
    fn faulty(&self) -> HashSet<String> {
        let own = [names(self.declared, false), names(self.declared, true)];
        let name = |fault: &Fault<'t, 's>| match fault {
            Fault::NotAnAttribute(attribute, _)
            | Fault::DuplicateAttribute { again: attribute, .. } => {
                Some(attribute.name.text.to_string())
            }
            Fault::NotABlock(block, _) | Fault::NotABody(block) | Fault::WrongLabels(block, _) => {
                Some(block.block_type.text.to_string())
            }
            Fault::UnknownAttribute(attribute) => {
                near_miss(&attribute.name.text, &own[0]).map(str::to_owned)
            }
            Fault::UnknownBlock(block) => {
                near_miss(&block.block_type.text, &own[1]).map(str::to_owned)
            }
            _ => None,
        };
        self.faults.iter().filter_map(name).collect()
    }
}

/// The names of the attributes or of the blocks that a body declares.
pub fn names(body: &Body, of_blocks: bool) -> Vec<&str> {
    let name = |item: &'_ super::Item| matches!(item, super::Item::Block(_)) == of_blocks;
    let items = body.items.iter().filter(|item| name(item));
    items
        .map(|item| match item {
            super::Item::Attribute(attribute) => attribute.name.as_ref(),
            super::Item::Block(block) => block.block_type.as_ref(),
        })
        .collect()
}

//! Checking a body against its schema: what was found, and what is unknown, missing, given twice
//! or labelled wrongly. One body at a time; callers go into the blocks, read the values, and may
//! report a fault under a code of their own.

mod words;

use super::source::{Attribute, Block, BodyRef, Document, Item};
use super::{Attribute as AttributeSchema, Block as BlockSchema, Body, BodyId, Labels, Schema};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::span::Span;
use std::cell::OnceCell;
use std::collections::HashSet;
use words::{no_object, unknown, wrong_labels};

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
    /// The names that unknown ones are slips of, and whether they are of blocks; once asked for.
    meant: OnceCell<HashSet<(bool, &'s str)>>,
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
        self.attributes.iter().find(|(declared, _)| declared.name == name).map(|(_, found)| found)
    }

    /// The names of the attributes that are set, and of the blocks of which no more may be given.
    pub fn full(&self) -> Vec<&'s str> {
        let mut full: Vec<&str> = self.attributes.iter().map(|(a, _)| a.name.as_ref()).collect();
        for (declared, _) in &self.blocks {
            let name = declared.block_type.as_ref();
            let count = || self.blocks(name).count();
            if !full.contains(&name) && declared.max.is_some_and(|max| count() >= max) {
                full.push(name);
            }
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

/// Checks one body of `document` against the body `id` of `schema`.
pub fn check<'t, 's>(
    document: Document<'t>,
    body: BodyRef<'t>,
    schema: &'s Schema,
    id: BodyId,
) -> Found<'t, 's> {
    let declared = schema.body(id);
    let items = document.items(body, schema, declared);
    let attributes = Vec::with_capacity(items.len());
    let (blocks, faults) = (Vec::new(), Vec::new());
    let mut found = Found { attributes, blocks, faults, declared, meant: OnceCell::new() };
    for item in items {
        match item {
            Item::Attribute(attribute) => found.add_attribute(attribute, declared),
            Item::Block(block) => found.add_block(block, declared),
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
                None => self.attributes.push((declared, attribute)),
            }
        } else if let Some(declared) = body.block(name) {
            self.faults.push(Fault::NotAnAttribute(attribute, declared));
        } else if !body.open {
            self.faults.push(Fault::UnknownAttribute(attribute));
        }
    }

    fn add_block(&mut self, block: Block<'t>, body: &'s Body) {
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
        }
        if let BodyRef::Json(value) = block.body
            && value.as_object().is_none()
            && (fits || value.as_array().is_none())
        {
            self.faults.push(Fault::NotABody(block));
            return;
        }
        // Blocks of which there may be any number are not counted: there may be very many.
        if let Some(max) = declared.max
            && self.blocks(name).take(max).count() == max
        {
            let first = self.blocks(name).next().map_or(block.header, |first| first.header);
            let again = block.clone();
            self.faults.push(Fault::TooManyBlocks { declared, first, again });
        }
        self.blocks.push((declared, block));
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
                    let count = self.blocks(&declared.block_type).count();
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
        let attribute = |(declared, _): &(&AttributeSchema, _)| declared.name == name;
        let block = |(declared, _): &(&BlockSchema, _)| declared.block_type == name;
        self.attributes.iter().any(attribute)
            || self.blocks.iter().any(block)
            || self.faults.iter().any(|fault| match fault {
                Fault::NotAnAttribute(attribute, _) => attribute.name.text == name,
                Fault::NotABlock(block, _) | Fault::NotABody(block) => {
                    block.block_type.text == name
                }
                _ => false,
            })
            || [false, true].iter().any(|block| self.meant().contains(&(*block, name)))
    }

    fn meant(&self) -> &HashSet<(bool, &'s str)> {
        self.meant.get_or_init(|| {
            let mut names_of: [Option<Vec<&'s str>>; 2] = [None, None];
            let mut meant = HashSet::new();
            for fault in &self.faults {
                let (block, written) = match fault {
                    Fault::UnknownAttribute(attribute) => (false, &attribute.name.text),
                    Fault::UnknownBlock(block) => (true, &block.block_type.text),
                    _ => continue,
                };
                let known = &mut names_of[usize::from(block)];
                let known = known.get_or_insert_with(|| names(self.declared, block));
                meant.extend(near_miss(written, known).map(|name| (block, name)));
            }
            meant
        })
    }
}

/// The names of the attributes or of the blocks that a body declares.
fn names(body: &Body, of_blocks: bool) -> Vec<&str> {
    let name = |item: &'_ super::Item| matches!(item, super::Item::Block(_)) == of_blocks;
    let items = body.items.iter().filter(|item| name(item));
    items
        .map(|item| match item {
            super::Item::Attribute(attribute) => attribute.name.as_ref(),
            super::Item::Block(block) => block.block_type.as_ref(),
        })
        .collect()
}

/// Where a body stands, for messages about it.
#[derive(Clone, Copy, Debug)]
pub struct Place<'s> {
    /// What the body is, without an article: "rule", "file".
    pub what: &'s str,
    /// The place that faults of the whole body are reported at.
    pub header: Span,
    /// The schema of the body.
    pub body: &'s Body,
    /// The schema that the body's is part of.
    pub schema: &'s Schema,
    /// The names that it holds as often as it may; see [`Found::full`].
    pub full: &'s [&'s str],
    /// Whether names are written in quotes, as JSON does.
    pub quoted: bool,
}

impl Fault<'_, '_> {
    /// The fault as a finding of the lint and code that it has where nothing else is said.
    pub fn finding(&self, place: Place) -> Finding {
        match self {
            Self::UnknownAttribute(attribute) => unknown(&attribute.name, false, place),
            Self::UnknownBlock(block) => unknown(&block.block_type, true, place),
            Self::NotAnAttribute(attribute, _) if place.quoted => {
                no_object(&attribute.name, attribute.name.span)
            }
            Self::NotAnAttribute(attribute, _) => {
                let name = &attribute.name.text;
                let message = format!("`{name}` is a block, and this is an attribute");
                Finding::new("unknown-attribute", attribute.name.span, message)
                    .code("UNKNOWN_ATTRIBUTE")
                    .help(format!("write `{name} {{ … }}`, without `=`"))
            }
            Self::NotABlock(block, _) => {
                let name = &block.block_type.text;
                let message = format!("`{name}` is an attribute, and this is a block");
                Finding::new("unknown-block", block.block_type.span, message)
                    .code("UNKNOWN_BLOCK")
                    .help(format!("write `{name} = …`"))
            }
            Self::DuplicateAttribute { first, again } => {
                let message =
                    format!("the attribute `{}` is set twice in this body", again.name.text);
                Finding::new("duplicate-attribute", again.name.span, message)
                    .code("HCL_PARSE")
                    .label("set again here")
                    .related(*first, "first set here")
                    .help("keep the one that is meant and take the other out")
            }
            Self::MissingAttribute(declared) => {
                let message = format!("this {} has no `{}`", place.what, declared.name);
                Finding::new("missing-attribute", place.header, message)
                    .code("MISSING_ATTRIBUTE")
                    .help(format!("add `{} = …`; it is required", declared.name))
            }
            Self::TooFewBlocks(declared) => {
                let message = format!("this {} has no `{}` block", place.what, declared.block_type);
                let labels = match declared.labels {
                    Labels::Exactly(count) => " \"name\"".repeat(count),
                    Labels::Optional => String::new(),
                };
                Finding::new("too-few-blocks", place.header, message).help(format!(
                    "add `{}{} {{ … }}`; it is required",
                    declared.block_type, labels
                ))
            }
            Self::TooManyBlocks { declared, first, again } => {
                let message = format!(
                    "this {} has more than one `{}` block",
                    place.what, declared.block_type
                );
                Finding::new("duplicate-block", again.header, message)
                    .code("DUPLICATE_BLOCK")
                    .label("given again here")
                    .related(*first, "first given here")
                    .help("merge the two, or take one out")
            }
            Self::WrongLabels(block, declared) => wrong_labels(block, declared, place.quoted),
            Self::NotABody(block) => no_object(&block.block_type, block.header),
        }
    }
}

//! The faults of bodies as findings: under which lint and code, at which place, and what to write
//! instead, unless a caller says something else.

use super::check::{Fault, names};
use super::source::Block;
use super::{Block as BlockSchema, Body, Labels, Schema};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::span::{Name, Span};
use crate::words::{listed, with_article};

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
            Self::NotAnAttribute(attribute, declared) if place.quoted => {
                no_object(&attribute.name, attribute.name.span, Some(declared))
            }
            Self::NotAnAttribute(attribute, declared) => {
                let name = &attribute.name.text;
                let message = format!("`{name}` is a block, and this is an attribute");
                Finding::new("unknown-attribute", attribute.name.span, message)
                    .code("UNKNOWN_ATTRIBUTE")
                    .help(format!("write `{}`, without `=`", declared.written(false)))
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
                    .help(format!("add `{}`; it is required", declared.written(place.quoted)))
            }
            Self::TooFewBlocks(declared) => {
                let message = format!("this {} has no `{}` block", place.what, declared.block_type);
                Finding::new("too-few-blocks", place.header, message)
                    .help(format!("add `{}`; it is required", declared.written(place.quoted)))
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
            Self::NotABody(block) => {
                let declared = place.body.block(&block.block_type.text);
                no_object(&block.block_type, block.header, declared)
            }
        }
    }
}

/// So many names are listed where one is not known.
const MOST_NAMES: usize = 20;

/// The finding for a JSON value that is none of the objects that blocks are.
fn no_object(block_type: &Name, span: Span, declared: Option<&BlockSchema>) -> Finding {
    let message = format!("`{}` is a block, so its value is an object", block_type.text);
    let labelled = declared.filter(|declared| declared.labels != Labels::Exactly(0));
    let help = match labelled {
        Some(declared) => format!("write `{}`", declared.written(true)),
        None => "write `{ … }` with the block's attributes".to_owned(),
    };
    Finding::new("unknown-attribute", span, message).code("UNKNOWN_ATTRIBUTE").help(help)
}

fn unknown(name: &Name, block: bool, place: Place) -> Finding {
    let (lint, code, kind) = if block {
        ("unknown-block", "UNKNOWN_BLOCK", "block")
    } else {
        ("unknown-attribute", "UNKNOWN_ATTRIBUTE", "attribute")
    };
    let what = with_article(place.what);
    let message = format!("there is no {kind} `{}` in {what}", name.text);
    let finding = Finding::new(lint, name.span, message).code(code);
    let own = names(place.body, block);
    if let Some(meant) = near_miss(&name.text, &own) {
        if place.full.contains(&meant) {
            let help = format!("did you mean `{meant}`? it would be there twice, so take one out");
            return finding.help(help);
        }
        let text = if place.quoted { format!("\"{meant}\"") } else { meant.to_owned() };
        return finding.help(format!("did you mean `{meant}`?")).fix(Fix {
            message: format!("rename it to `{meant}`"),
            safety: Safety::Unsafe,
            edits: vec![Edit::replace(name.span, text)],
        });
    }
    let takes = match own.as_slice() {
        [] => format!("{what} has no {kind}s"),
        [only] => format!("its only {kind} is `{only}`"),
        many if many.len() > MOST_NAMES => {
            let some: Vec<_> =
                many.iter().take(MOST_NAMES).map(|name| format!("`{name}`")).collect();
            let more = many.len() - MOST_NAMES;
            format!("its {kind}s are {} and {more} more", some.join(", "))
        }
        _ => format!("its {kind}s are {}", listed(&own, "and")),
    };
    let parents = place.schema.parents(&name.text, block, place.body);
    let mut elsewhere = String::new();
    if !parents.is_empty() {
        elsewhere = format!("in {}", listed(&parents, "or"));
    }
    if block && place.schema.top_declares(&name.text) {
        let or = if elsewhere.is_empty() { "" } else { ", or " };
        elsewhere = format!("{elsewhere}{or}at the top of a file");
    }
    finding.help(if elsewhere.is_empty() {
        takes
    } else {
        format!("`{}` stands {elsewhere}; {takes}", name.text)
    })
}

fn wrong_labels(block: &Block, declared: &BlockSchema, quoted: bool) -> Finding {
    let name = &block.block_type.text;
    let (takes, most) = match declared.labels {
        Labels::Exactly(0) => ("no label".to_owned(), 0),
        Labels::Exactly(1) => ("one label".to_owned(), 1),
        Labels::Exactly(count) => (format!("{count} labels"), count),
        Labels::Optional => ("one label at most".to_owned(), 1),
    };
    let count = block.labels.len();
    let has = match count {
        0 => "none".to_owned(),
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        count => count.to_string(),
    };
    let message = format!("`{name}` takes {takes}, and this has {has}");
    let spare = block.labels.get(most);
    let span = spare.map_or(block.header, |label| label.span);
    let help = match (count < most, quoted) {
        (true, false) => format!("name it: `{name}{} {{`", " \"name\"".repeat(most)),
        (true, true) => format!("put what is in `{name}` under its name: `\"name\": {{ … }}`"),
        (false, false) if most == 0 && count == 1 => "take the label out".to_owned(),
        (false, false) if most == 0 => "take the labels out".to_owned(),
        (false, false) if count - most > 1 => {
            format!(
                "take the last {} out, or join the words with dashes into one name",
                count - most
            )
        }
        (false, false) => "take it out, or join the words with a dash into one name".to_owned(),
        (false, true) => {
            let spare = spare.map_or("", |label| &*label.text);
            format!("put what is in `{spare}` in its place; each level of objects is a label")
        }
    };
    Finding::new("invalid-label", span, message).code("INVALID_LABEL").help(help)
}

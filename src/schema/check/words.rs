//! What is said about names that a body does not have and about labels, with what was meant.

use super::{Block, BlockSchema, Labels, Place, names};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::span::{Name, Span};
use crate::words::{listed, with_article};

/// So many names are listed where one is not known.
const MOST_NAMES: usize = 20;

/// The finding for a JSON value that is none of the objects that blocks are.
pub(super) fn no_object(block_type: &Name, span: Span) -> Finding {
    let message = format!("`{}` is a block, so its value is an object", block_type.text);
    Finding::new("unknown-attribute", span, message)
        .code("UNKNOWN_ATTRIBUTE")
        .help("write `{ … }` with the block's attributes")
}

/// The finding about a name that the body does not have.
pub(super) fn unknown(name: &Name, block: bool, place: Place) -> Finding {
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
            let help = format!("did you mean `{meant}`? it is there already, so take one out");
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

/// The finding about too many labels or too few.
pub(super) fn wrong_labels(block: &Block, declared: &BlockSchema, quoted: bool) -> Finding {
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
        (false, false) if most == 0 => "take the label out".to_owned(),
        (false, false) => "take it out, or join the words with a dash into one name".to_owned(),
        (false, true) => {
            let spare = spare.map_or("", |label| &*label.text);
            format!("put what is in `{spare}` in its place; each level of objects is a label")
        }
    };
    Finding::new("invalid-label", span, message).code("INVALID_LABEL").help(help)
}

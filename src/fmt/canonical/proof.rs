//! The proof that a changed text may be given out: it is read again, it has the same comments
//! in the same items, and it means the same.

use super::gap::{Gaps, near};
use super::meaning::meaning;
use super::{Document, ProofFailure};
use crate::fmt::skip::is_skipped;
use crate::schema::{Body, BodyId, Schema};
use crate::syntax::token::TokenKind as T;
use std::ops::Range;

/// A body: its items, and the comments that no item holds.
#[derive(PartialEq, Eq, Debug)]
struct BodyShape {
    items: Vec<ItemShape>,
    /// Sorted: what of them is at the head may change when items move.
    comments: Vec<String>,
}

/// What must be the same of an item.
#[derive(PartialEq, Eq, Debug)]
struct ItemShape {
    /// Its name, with its labels if it is a block.
    header: Vec<String>,
    /// What it means, or its tokens where that is not known.
    value: String,
    /// The comments directly above it, in it but not in the items of it, and after it.
    comments: Vec<String>,
    /// What a block that the schema knows holds.
    body: Option<BodyShape>,
    /// Its place in the order of the schema.
    rank: usize,
}

/// Whether `after` says what `before` says.
pub(super) fn check(
    before: &Document,
    after: &Document,
    schema: &Schema,
    file: BodyId,
) -> Result<(), ProofFailure> {
    let (old, new) = (shape(before, schema, file, None), shape(after, schema, file, None));
    if old.items.len() != new.items.len() {
        return Err(ProofFailure::Meaning { item: String::new() });
    }
    if old.comments != new.comments {
        return Err(ProofFailure::Comments { item: String::new() });
    }
    old.items.iter().zip(&new.items).try_for_each(|(old, new)| same(old, new))
}

fn same(old: &ItemShape, new: &ItemShape) -> Result<(), ProofFailure> {
    let name = || old.header.join(" ");
    if old.comments != new.comments {
        return Err(ProofFailure::Comments { item: name() });
    }
    if old.header != new.header || old.value != new.value {
        return Err(ProofFailure::Meaning { item: name() });
    }
    match (&old.body, &new.body) {
        (None, None) => Ok(()),
        (Some(before), Some(after)) if before.items.len() == after.items.len() => {
            if before.comments != after.comments {
                return Err(ProofFailure::Comments { item: name() });
            }
            before.items.iter().zip(&after.items).try_for_each(|(old, new)| same(old, new))
        }
        _ => Err(ProofFailure::Meaning { item: name() }),
    }
}

fn shape(doc: &Document, schema: &Schema, body: BodyId, block: Option<usize>) -> BodyShape {
    let known = schema.body(body);
    let mut gaps = Gaps::new(doc, block);
    let mut items = Vec::new();
    let mut comments = Vec::new();
    if let (Some(block), Some(gaps)) = (block, &gaps) {
        // The comment after the brace.
        let item = doc.outline.item(block);
        collect(doc, item.brace.unwrap_or(item.name)..gaps.passed(), &mut comments);
    }
    for index in doc.outline.body(block) {
        let mut own = Vec::new();
        let item = doc.outline.item(index);
        let mut last = item.end;
        match (&mut gaps, block) {
            (Some(gaps), _) => {
                let gap = gaps.before(index);
                let above = near(doc.tokens, gap.clone());
                collect(doc, gap.start..above, &mut comments);
                collect(doc, above..gap.end, &mut own);
                last = gaps.passed();
            }
            // All that stands in a one-line block belongs to its attribute.
            (None, Some(block)) => {
                let block = doc.outline.item(block);
                collect(doc, block.brace.unwrap_or(item.name)..item.name, &mut own);
                last = block.end;
            }
            (None, None) => {}
        }
        items.push(item_shape(doc, schema, known, index, own, last));
    }
    match (&gaps, block) {
        (Some(gaps), _) => collect(doc, gaps.tail(), &mut comments),
        (None, Some(block)) if items.is_empty() => {
            collect(doc, doc.outline.item(block).inside(doc.tokens), &mut comments);
        }
        _ => {}
    }
    if block.is_some() {
        items.sort_by_key(|item| item.rank);
        comments.sort();
    }
    BodyShape { items, comments }
}

/// The shape of an item with the comments above it, whose last line ends before token `last`.
fn item_shape(
    doc: &Document,
    schema: &Schema,
    known: &Body,
    index: usize,
    mut comments: Vec<String>,
    last: usize,
) -> ItemShape {
    let item = doc.outline.item(index);
    let mut header = vec![doc.name(index).to_owned()];
    let rank = known.rank(doc.name(index), item.is_block()).unwrap_or(usize::MAX);
    let mut body = None;
    let mut value = String::new();
    let block = if item.is_block() { known.block(doc.name(index)) } else { None };
    if is_skipped(doc.text, doc.tokens, doc.outline, index) {
        let span = doc.tokens[item.name].span.to(doc.tokens[item.end - 1].span);
        doc.text[span.range()].clone_into(&mut value);
    } else if item.is_block() {
        header.extend(words(doc, item.labels(), true));
        if let Some(block) = block {
            collect(doc, item.labels(), &mut comments);
            body = Some(shape(doc, schema, block.body, Some(index)));
        } else {
            collect(doc, item.tokens(), &mut comments);
            value = unknown_block(doc, index);
        }
    } else {
        collect(doc, item.tokens(), &mut comments);
        let inside = item.inside(doc.tokens);
        let understood = known.attribute(doc.name(index)).and_then(|attribute| {
            let span = doc.tokens.get(inside.start)?.span.to(doc.tokens[inside.end - 1].span);
            meaning(&attribute.value, &doc.text[span.range()])
        });
        value = understood.unwrap_or_else(|| words(doc, inside, false).join("\u{0}"));
    }
    collect(doc, item.end..last, &mut comments);
    ItemShape { header, value, comments, body, rank }
}

/// All that is in a block that the schema does not know, whose labels may be quoted or not.
fn unknown_block(doc: &Document, index: usize) -> String {
    let mut out = Vec::new();
    let mut at = doc.outline.item(index).name;
    for inner in index..doc.outline.after(index) {
        let labels = doc.outline.item(inner).labels();
        if !labels.is_empty() {
            out.extend(words(doc, at..labels.start, false));
            at = labels.end;
            out.extend(words(doc, labels, true));
        }
    }
    out.extend(words(doc, at..doc.outline.item(index).end, false));
    out.join("\u{0}")
}

/// The texts of the tokens in `range` that are not comments or line breaks, the quotes left out
/// if they are those of labels.
fn words(doc: &Document, range: Range<usize>, labels: bool) -> Vec<String> {
    let left_out = |kind: T| match kind {
        T::OpenQuote | T::CloseQuote => labels,
        kind => kind == T::Newline || kind.is_comment(),
    };
    let tokens = doc.tokens[range].iter().filter(|t| !left_out(t.kind));
    tokens.map(|t| t.text(doc.text).replace("\r\n", "\n")).collect()
}

/// Adds the comments in `range`, without the line breaks that end them, to `out`.
fn collect(doc: &Document, range: Range<usize>, out: &mut Vec<String>) {
    let comments = doc.tokens[range].iter().filter(|t| t.kind.is_comment());
    out.extend(comments.map(|t| {
        let text = t.text(doc.text).trim_end_matches(['\r', '\n']);
        let lines: Vec<&str> = text.split('\n').map(|line| line.trim_end_matches('\r')).collect();
        lines.join("\n")
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rf::structure::STRUCTURE;
    use crate::syntax::native::Reader;

    fn compared(before: &str, after: &str) -> Result<(), ProofFailure> {
        let (mut old, mut new) = (Reader::default(), Reader::default());
        assert_eq!(old.read(before), []);
        assert_eq!(new.read(after), []);
        let old = Document::new(before, &old.tokens, &old.outline);
        let new = Document::new(after, &new.tokens, &new.outline);
        check(&old, &new, &STRUCTURE.schema, STRUCTURE.file)
    }

    const RULE: &str = "rule \"a\" {\n  # m\n  match {\n    type = \"t\" # x\n    kind = \"data\"\n  }\n\n  composition {\n    member \"b\" {}\n    member \"c\" {}\n  }\n\n  other {\n    one = 1\n    two = 2\n  }\n}\n";

    fn changed(from: &str, to: &str) -> Result<(), ProofFailure> {
        assert!(RULE.contains(from));
        compared(RULE, &RULE.replace(from, to))
    }

    #[test]
    fn what_the_language_cannot_tell_apart_is_the_same() {
        for (from, to) in [
            ("rule \"a\"", "rule a"),
            ("\"data\"", "true ? \"data\" : \"x\""),
            ("type = \"t\" # x\n    kind = \"data\"", "kind = \"data\"\n  type = \"t\" # x"),
            ("\n  other", "\n\n\n  other"),
            ("\n", "\r\n"),
        ] {
            assert_eq!(changed(from, to), Ok(()), "{from} {to}");
        }
    }

    #[test]
    fn changes_of_meaning_are_found() {
        for (from, to, item) in [
            ("\"t\"", "\"u\"", "type"),
            ("rule \"a\"", "rule \"b\"", "rule a"),
            ("\"data\"", "source.data", "kind"),
            ("one = 1", "one = 1.0", "other"),
            ("one = 1\n    two = 2", "two = 2\n    one = 1", "other"),
            (
                "member \"b\" {}\n    member \"c\" {}",
                "member \"c\" {}\n    member \"b\" {}",
                "member b",
            ),
            ("kind = \"data\"\n", "\n", "match"),
        ] {
            let failure = Err(ProofFailure::Meaning { item: item.to_owned() });
            assert_eq!(changed(from, to), failure, "{from} {to}");
        }
        let gone = Err(ProofFailure::Meaning { item: String::new() });
        assert_eq!(compared(RULE, ""), gone);
    }

    #[test]
    fn changes_of_comments_are_found() {
        for (from, to, item) in [
            (" # x", "", "type"),
            ("# x", "# y", "type"),
            (" # x\n    kind = \"data\"", "\n    kind = \"data\" # x", "kind"),
            ("  # m\n", "", "match"),
            ("  # m\n", "  # m\n\n", "rule a"),
        ] {
            let found = changed(from, to);
            let right =
                matches!(&found, Err(ProofFailure::Comments { item: found }) if found == item);
            assert!(right, "{from} {to} {found:?}");
        }
        assert!(
            compared("# a\n", "# b\n").is_err() && compared("# a\n# b\n", "# b\n# a\n").is_err()
        );
    }

    #[test]
    fn failures_say_what_failed_and_ask_for_a_report() {
        let failure = ProofFailure::Comments { item: "rule a".to_owned() };
        assert_eq!(
            failure.to_string(),
            "formatting would lose or move comments of `rule a`, so the file is left alone; \
             this is a fault of `rf`, please report it with the file"
        );
    }
}

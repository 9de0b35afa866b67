//! The outline of a document: its attributes and blocks as ranges of tokens.
//!
//! It is what the grammar check passes anyway, written down: no text is copied and no expression
//! looked into. What moves, aligns or compares items works on it; meaning is read elsewhere.

use super::grammar::Events;
use super::token::{Token, TokenKind};
use std::ops::Range;

/// The items of a document, each before the items inside it.
#[derive(Default, Debug)]
pub struct Outline {
    items: Vec<Item>,
    /// The items that are begun and not ended, while the outline is made.
    open: Vec<usize>,
}

/// An attribute or a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Index of the token of its name or type.
    pub name: usize,
    /// Index just past its last token: of an attribute, past its value; of a block, past its `}`.
    /// A line break or a comment after it is not included.
    pub end: usize,
    /// Of a block, the index of its `{`; the labels stand between name and brace.
    pub brace: Option<usize>,
    /// Index just past the last item inside it, in the outline; the next sibling's index.
    next: usize,
}

impl Item {
    /// Whether it is a block.
    pub fn is_block(&self) -> bool {
        self.brace.is_some()
    }

    /// All of its tokens.
    pub fn tokens(&self) -> Range<usize> {
        self.name..self.end
    }

    /// Of an attribute, the tokens of its value, comments before and inside it included; of a
    /// block, those between its braces.
    pub fn inside(&self, tokens: &[Token]) -> Range<usize> {
        if let Some(brace) = self.brace {
            return brace + 1..self.end.saturating_sub(1).max(brace + 1);
        }
        let equal = (self.name + 1..self.end).find(|&n| tokens[n].kind == TokenKind::Equal);
        equal.map_or(self.end, |n| n + 1)..self.end
    }

    /// Of a block, the tokens of its labels, comments between them included.
    pub fn labels(&self) -> Range<usize> {
        self.name + 1..self.brace.unwrap_or(self.name + 1)
    }
}

impl Outline {
    /// Takes all items away, and keeps the memory.
    pub fn clear(&mut self) {
        self.items.clear();
        self.open.clear();
    }

    /// The number of items, those inside others included.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is no item.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The item of this index.
    pub fn item(&self, index: usize) -> &Item {
        &self.items[index]
    }

    /// The indexes of the items of a body, in order: of the block of index `block`, or of the
    /// document.
    pub fn body(&self, block: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        let (mut at, end) = match block {
            Some(block) => (block + 1, self.items[block].next),
            None => (0, self.items.len()),
        };
        std::iter::from_fn(move || {
            let index = (at < end).then_some(at)?;
            at = self.items[index].next;
            Some(index)
        })
    }

    /// The index just past the item `index` and the items inside it.
    pub fn after(&self, index: usize) -> usize {
        self.items[index].next
    }

    fn open(&mut self, name: usize, brace: Option<usize>) {
        self.open.push(self.items.len());
        self.items.push(Item { name, end: name + 1, brace, next: 0 });
    }

    fn close(&mut self, end: usize) {
        let next = self.items.len();
        if let Some(index) = self.open.pop() {
            let item = &mut self.items[index];
            item.end = end;
            item.next = next;
        }
    }
}

/// An outline in the making, together with the tokens it is made of.
pub struct Outliner<'a> {
    outline: &'a mut Outline,
    tokens: &'a [Token],
}

impl<'a> Outliner<'a> {
    /// Empties `outline`, and fills it with what the check of `tokens` passes.
    pub fn new(outline: &'a mut Outline, tokens: &'a [Token]) -> Self {
        outline.clear();
        Self { outline, tokens }
    }
}

impl Events for Outliner<'_> {
    fn open_block(&mut self, name: usize, brace: usize) {
        self.outline.open(name, Some(brace));
    }

    fn close_block(&mut self, brace: usize) {
        let closed = self.tokens.get(brace).is_some_and(|t| t.kind == TokenKind::CloseBrace);
        self.outline.close(brace + usize::from(closed));
    }

    fn open_attribute(&mut self, name: usize) {
        self.outline.open(name, None);
    }

    fn close_attribute(&mut self, end: usize) {
        let value = self.tokens[..end].iter().rposition(|t| !t.kind.is_comment());
        self.outline.close(value.map_or(end, |n| n + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::grammar::check;
    use crate::syntax::lexer::lex;

    fn shown(text: &str) -> Vec<String> {
        let tokens = lex(text);
        let mut outline = Outline::default();
        let errors = check(text, &tokens, &mut Outliner::new(&mut outline, &tokens));
        assert_eq!(errors, []);
        let mut out = Vec::new();
        show(text, &tokens, &outline, None, "", &mut out);
        out
    }

    fn show(
        text: &str,
        tokens: &[Token],
        outline: &Outline,
        block: Option<usize>,
        indent: &str,
        out: &mut Vec<String>,
    ) {
        for index in outline.body(block) {
            let item = outline.item(index);
            let source = tokens[item.name].span.to(tokens[item.end - 1].span);
            out.push(format!("{indent}{:?}", &text[source.range()]));
            show(text, tokens, outline, Some(index), &format!("{indent} "), out);
        }
    }

    #[test]
    fn items_stand_inside_the_blocks_that_hold_them() {
        let text = "a = 1 /* x */ # y\nb \"l\" {\n  c { d = [\n2] /* z */ }\n  e {}\n}\nf = 3";
        assert_eq!(
            shown(text),
            [
                "\"a = 1\"",
                "\"b \\\"l\\\" {\\n  c { d = [\\n2] /* z */ }\\n  e {}\\n}\"",
                " \"c { d = [\\n2] /* z */ }\"",
                "  \"d = [\\n2]\"",
                " \"e {}\"",
                "\"f = 3\"",
            ]
        );
    }

    #[test]
    fn what_is_inside_an_item_leaves_out_its_name_and_braces() {
        let text = "a /*=*/ = /* v */ 1\nb x \"y\" { c = 1 }\n";
        let tokens = lex(text);
        let mut outline = Outline::default();
        check(text, &tokens, &mut Outliner::new(&mut outline, &tokens));
        let slice = |range: Range<usize>| {
            &text[tokens[range.start].span.to(tokens[range.end - 1].span).range()]
        };
        let attribute = outline.item(0);
        assert_eq!(slice(attribute.inside(&tokens)), "/* v */ 1");
        let block = outline.item(1);
        assert_eq!(slice(block.inside(&tokens)), "c = 1");
        assert_eq!(slice(block.labels()), "x \"y\"");
    }
}

//! What is known of the tokens around a place on the way through them, from the first to the last.
//! Of each stretch of tokens as much is read once, however many directives ask for it.

use crate::syntax::comments;
use crate::syntax::token::{Token, TokenKind};
use std::ops::Range;

/// A way through `tokens`, at one of them.
pub(super) struct Way<'a> {
    tokens: &'a [Token],
    /// Index of the last token passed that is no block comment.
    last: Option<usize>,
    /// Index of the first token that is neither a comment nor a line break, as far as it was
    /// looked for.
    next: usize,
    /// The brackets that are open.
    open: Vec<Open>,
    /// For each bracket the index of the one that closes it; made when it is first asked for.
    closing: Vec<usize>,
    /// An end of something, and the end of the comments after it.
    commented: Option<(usize, u32)>,
    /// The name of an item, and all tokens from the comment lines directly above it to that.
    above: Range<usize>,
}

/// An open bracket.
struct Open {
    kind: TokenKind,
    /// Index just past the element in it that was last asked for.
    element_end: usize,
}

impl<'a> Way<'a> {
    /// At the first token.
    pub(super) fn new(tokens: &'a [Token]) -> Self {
        let (open, closing) = (Vec::new(), Vec::new());
        Self { tokens, last: None, next: 0, open, closing, commented: None, above: 0..0 }
    }

    /// Passes the token of index `at`, which is the one that it is at.
    pub(super) fn pass(&mut self, at: usize) {
        let kind = self.tokens[at].kind;
        if kind != TokenKind::BlockComment {
            self.last = Some(at);
        }
        match kind.nesting() {
            1.. => self.open.push(Open { kind, element_end: 0 }),
            0 => {}
            _ => {
                self.open.pop();
            }
        }
    }

    /// Index of the last token before it on its line that is no comment.
    pub(super) fn before_on_line(&self) -> Option<usize> {
        self.last.filter(|last| !self.tokens[*last].kind.ends_line())
    }

    /// Index of the first token after that of index `at` which is neither a comment nor a line
    /// break. Must be asked for in order.
    pub(super) fn after(&mut self, at: usize) -> Option<usize> {
        let blank = |token: &Token| token.kind.is_comment() || token.kind == TokenKind::Newline;
        self.next = self.next.max(at + 1);
        while self.tokens.get(self.next).is_some_and(blank) {
            self.next += 1;
        }
        (self.next < self.tokens.len()).then_some(self.next)
    }

    /// Where what ends before the token `end` ends together with comments after it on its line.
    pub(super) fn end_with_comments(&mut self, end: usize, text: &str) -> u32 {
        if let Some((known, offset)) = self.commented
            && known == end
        {
            return offset;
        }
        let mut last = end.saturating_sub(1);
        while let Some(next) = self.tokens.get(last + 1)
            && next.kind.is_comment()
            && !self.tokens[last].kind.ends_line()
        {
            last += 1;
        }
        let offset = self.tokens.get(last).map_or(text.len() as u32, |token| token.span.end);
        self.commented = Some((end, offset));
        offset
    }

    /// All tokens from the comment lines directly above the item whose name is token `name`, which
    /// is not the first, to that.
    pub(super) fn above(&mut self, name: usize) -> Range<usize> {
        if self.above.end != name {
            self.above = comments::above(self.tokens, name)..name;
        }
        self.above.clone()
    }

    /// Index just past the element that begins with the token `start`, and past its comma.
    pub(super) fn end_of_element(&mut self, start: usize) -> usize {
        if let Some(open) = self.open.last()
            && start < open.element_end
        {
            return open.element_end;
        }
        // In an object a line break ends an element too.
        let in_object = self.open.last().is_some_and(|open| open.kind == TokenKind::OpenBrace);
        let end = self.find_end(start, in_object);
        if let Some(open) = self.open.last_mut() {
            open.element_end = end;
        }
        end
    }

    fn find_end(&mut self, start: usize, in_object: bool) -> usize {
        if self.closing.is_empty() {
            self.closing = closing(self.tokens);
        }
        let mut at = start;
        while let Some(token) = self.tokens.get(at) {
            match token.kind {
                kind if kind.nesting() < 0 => return at,
                kind if kind.nesting() > 0 => at = self.closing[at],
                TokenKind::Comma => return at + 1,
                kind if in_object && kind.ends_line() => return at,
                _ => {}
            }
            at += 1;
        }
        self.tokens.len()
    }
}

/// For each opening bracket the index of its closing one, or the number of tokens if it has none.
fn closing(tokens: &[Token]) -> Vec<usize> {
    let mut closing = vec![tokens.len(); tokens.len()];
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.kind.nesting() {
            1.. => open.push(at),
            0 => {}
            _ => {
                if let Some(bracket) = open.pop() {
                    closing[bracket] = at;
                }
            }
        }
    }
    closing
}

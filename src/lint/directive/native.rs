//! Directives in the comments of native syntax.
//!
//! On a line of its own, or before anything else on its line, a directive covers the next item;
//! inside a value, where no item can follow, the next element. After something on its line it
//! covers the innermost item that this belongs to.

use super::format::{self, Stands};
use super::way::Way;
use super::{Cover, Directives, unknown, words};
use crate::edit::Edit;
use crate::fmt::skip::speaks_of;
use crate::span::Span;
use crate::syntax::outline::{Item, Outline};
use crate::syntax::token::{Token, TokenKind};
use std::ops::Range;

/// The directives of `text`.
pub(super) fn collect(text: &str, tokens: &[Token], outline: &Outline) -> Directives {
    let mut found = Directives::default();
    let mut open = OpenItems { outline, next: 0, stack: Vec::new() };
    let mut way = Way::new(tokens);
    for (at, token) in tokens.iter().enumerate() {
        if token.kind.is_comment() {
            let (start, content) = content(token.text(text));
            let start = token.span.start as usize + start;
            let comment = Comment { text, tokens, at };
            let place = |range: Range<usize>| Span::new(start + range.start, start + range.end);
            if let Some(fault) = format::fault(content, || comment.stands(&mut open, &mut way)) {
                found.faults.push(unknown(fault, place));
            }
            let Some(words) = words::read(content) else {
                way.pass(at);
                continue;
            };
            found.add(
                words,
                place,
                |file| {
                    if file {
                        comment.covers_file(outline)
                    } else {
                        comment.covers(&mut open, &mut way)
                    }
                },
                || comment.removal(),
            );
        }
        way.pass(at);
    }
    found
}

/// What a comment says, without the signs of a comment, and where in it that begins.
fn content(comment: &str) -> (usize, &str) {
    if let Some(block) = comment.strip_prefix("/*") {
        return (2, block.strip_suffix("*/").unwrap_or(block));
    }
    let signs = if comment.starts_with('#') { 1 } else { 2 };
    (signs, comment.get(signs..).unwrap_or_default().trim_end())
}

/// The items that a place is in. Places are asked for in the order of the text.
struct OpenItems<'a> {
    outline: &'a Outline,
    /// The first item that begins after the places asked for.
    next: usize,
    stack: Vec<usize>,
}

impl<'a> OpenItems<'a> {
    /// The innermost item that the token of index `at` is in.
    fn innermost(&mut self, at: usize) -> Option<&'a Item> {
        while self.next < self.outline.len() && self.outline.item(self.next).name <= at {
            self.stack.push(self.next);
            self.next += 1;
        }
        while self.stack.pop_if(|top| self.outline.item(*top).end <= at).is_some() {}
        self.stack.last().map(|top| self.outline.item(*top))
    }

    /// The item that begins with the token of index `name`.
    fn named(&self, name: usize) -> Option<&'a Item> {
        let (mut low, mut high) = (0, self.outline.len());
        while low < high {
            let middle = low.midpoint(high);
            if self.outline.item(middle).name < name { low = middle + 1 } else { high = middle }
        }
        (low < self.outline.len()).then(|| self.outline.item(low)).filter(|item| item.name == name)
    }
}

/// A comment that holds a directive.
struct Comment<'a> {
    text: &'a str,
    tokens: &'a [Token],
    /// Its index.
    at: usize,
}

impl Comment<'_> {
    fn span(&self) -> Span {
        self.tokens[self.at].span
    }

    fn covers_file(&self, outline: &Outline) -> Cover {
        if !outline.is_empty() && outline.item(0).name < self.at {
            return Cover::TooLate;
        }
        Cover::Span(Span::new(0, self.text.len()))
    }

    fn covers(&self, open: &mut OpenItems<'_>, way: &mut Way<'_>) -> Cover {
        if let Some(before) = way.before_on_line() {
            return match open.innermost(before) {
                Some(item) => {
                    let start = self.tokens[item.name].span.start;
                    Cover::Span(Span { start, end: way.end_with_comments(item.end, self.text) })
                }
                None => Cover::Nothing,
            };
        }
        let Some(after) = way.after(self.at) else { return Cover::Nothing };
        let end = match open.named(after) {
            Some(item) => item.end,
            None if open.innermost(self.at).is_none_or(Item::is_block) => return Cover::Nothing,
            None if self.tokens[after].kind.closes() => return Cover::Nothing,
            None => way.end_of_element(after),
        };
        let end = way.end_with_comments(end, self.text);
        Cover::Span(Span { start: self.span().start, end })
    }

    /// Whether an item stands where it would keep one as it is.
    fn stands(&self, open: &mut OpenItems<'_>, way: &mut Way<'_>) -> Stands {
        let Some(after) = way.after(self.at) else { return Stands::InVain };
        if way.before_on_line().is_some() || self.tokens[after].kind.closes() {
            return Stands::InVain;
        }
        match open.named(after) {
            Some(item) if speaks_of(self.tokens, self.at, way.above(item.name)) => Stands::Right,
            None if open.innermost(self.at).is_none_or(Item::is_block) => Stands::Right,
            _ => Stands::InVain,
        }
    }

    /// What takes it out: with its line if nothing else is on it, else with the blanks before it.
    fn removal(&self) -> Edit {
        let Span { start, end } = self.span();
        let before = self.at.checked_sub(1).map(|n| self.tokens[n]);
        let next = self.tokens.get(self.at + 1);
        let begins_line = before.is_none_or(|token| token.kind.ends_line());
        let line_comment = self.tokens[self.at].kind == TokenKind::LineComment;
        let ends_line = line_comment || next.is_none_or(|token| token.kind == TokenKind::Newline);
        // A byte order mark is in no token.
        let first =
            if self.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() as u32 } else { 0 };
        let gap = before.map_or(first, |token| token.span.end);
        if begins_line && ends_line {
            let line_break = next.filter(|_| !line_comment).map_or(end, |token| token.span.end);
            return Edit::delete(Span { start: gap, end: line_break });
        }
        if line_comment {
            // A `\r` that no `\n` follows is no line break.
            let comment = self.tokens[self.at].text(self.text);
            let words = comment
                .strip_suffix('\n')
                .map_or(comment, |words| words.strip_suffix('\r').unwrap_or(words));
            return Edit::delete(Span { start: gap, end: start + words.len() as u32 });
        }
        match next {
            Some(next) if begins_line => Edit::delete(Span { start, end: next.span.start }),
            Some(next) if next.span.start == end && next.kind != TokenKind::Newline => {
                // The tokens around it must not become one.
                Edit::replace(Span { start: gap, end }, " ")
            }
            _ => Edit::delete(Span { start: gap, end }),
        }
    }
}

//! Mistakes of which it is plain what was meant: said once, at the place where they were made,
//! and then read as they were meant, so that they do not show as errors further on.

use super::messages::error;
use super::{Checker, Events, Frame, State, Step};
use crate::finding::Finding;
use crate::span::Span;
use crate::syntax::token::{Token, TokenKind as T};

/// How many tokens are looked ahead to see what was meant, so that a file of mistakes is not read
/// to its end for each of them.
const LOOK_AHEAD: usize = 20_000;

impl<E: Events> Checker<'_, E> {
    /// The bracket that should have been closed before the item of a body at token `name`, if
    /// that begins a line and nothing closes the bracket further on.
    pub(super) fn unclosed_before(&mut self, name: usize) -> Option<Box<Finding>> {
        let kind = |n: usize| self.tokens.get(n).map(|t| t.kind);
        let begins_line = name.checked_sub(1).and_then(kind).is_some_and(T::ends_line);
        if !begins_line || !self.is_item(name) {
            return None;
        }
        let open = self.stack.iter().rev().find(|o| o.frame != Frame::Conditional)?;
        let bracket = open.token;
        let close = match kind(bracket)? {
            T::OpenParen => T::CloseParen,
            T::OpenBracket => T::CloseBracket,
            _ => return None,
        };
        let mut depth = 0_usize;
        for token in self.tokens[bracket + 1..].iter().take(LOOK_AHEAD) {
            match token.kind {
                kind if kind.opens() => depth += 1,
                kind if kind.closes() && depth > 0 => depth -= 1,
                kind if kind.closes() => {
                    if kind == close {
                        return None;
                    }
                    break;
                }
                _ => {}
            }
        }
        self.at = name - 1;
        Some(self.never_closed(bracket))
    }

    /// Whether an attribute, or the header of a block, begins at token `name`.
    fn is_item(&self, name: usize) -> bool {
        let mut kinds = self.tokens[name..].iter().map(|t| t.kind);
        if kinds.next() != Some(T::Identifier) {
            return false;
        }
        let labels = [T::Identifier, T::OpenQuote, T::QuotedText, T::CloseQuote];
        match kinds.find(|kind| !labels.contains(kind)) {
            Some(T::Equal) => self.tokens[name + 1].kind == T::Equal,
            last => last == Some(T::OpenBrace),
        }
    }

    /// A comma where a list should have an item.
    pub(super) fn missing_item(&mut self) -> Step {
        let close = match self.stack.last().map(|o| o.frame) {
            Some(Frame::Tuple) => T::CloseBracket,
            Some(Frame::Call) => T::CloseParen,
            _ => return Err(self.not_a_value()),
        };
        let finding = self.not_a_value();
        self.errors.push(*finding);
        while self.eat(T::Comma) {}
        if self.eat(close) {
            self.pop();
            return Ok(State::After);
        }
        Ok(State::Operand)
    }

    /// The header of a block whose `{` stands on a line of its own: said, and the brace gone to.
    pub(super) fn brace_on_next_line(&mut self, name: usize) -> bool {
        let breaks = self.tokens[self.at..].iter().take_while(|t| t.kind == T::Newline).count();
        let brace = self.at + breaks;
        if breaks == 0 || self.tokens.get(brace).is_none_or(|t| t.kind != T::OpenBrace) {
            return false;
        }
        let header = self.tokens[name];
        let message = format!("the `{{` of block `{}` is not on its line", header.text(self.text));
        self.errors.push(
            error(self.tokens[brace].span, message, "on a line of its own")
                .related(header.span, "the header begins here")
                .help("move the `{` to the end of the line of the header"),
        );
        self.at = brace;
        true
    }

    /// Whether the next line with a token goes in deeper than the one that the token `name` begins,
    /// as the body of a block does whose `{` was forgotten.
    pub(super) fn body_follows(&self, name: usize) -> bool {
        let column = |at: usize| {
            let start = self.tokens[at].span.start as usize;
            let line = self.text[..start].rfind('\n').map_or(0, |n| n + 1);
            let indent = &self.text[line..start];
            indent.chars().all(|c| matches!(c, ' ' | '\t')).then_some(indent.len())
        };
        let blank = |token: &Token| token.kind.is_comment() || token.kind == T::Newline;
        let next = self.tokens[self.at..].iter().position(|token| !blank(token));
        let deeper = next.map(|next| (column(name), column(self.at + next)));
        matches!(deeper, Some((Some(header), Some(body))) if body > header)
    }

    /// Whether the label that was just found open at its end of line holds the `{` of its block.
    pub(super) fn label_holds_brace(&self) -> bool {
        self.at
            .checked_sub(1)
            .map(|at| self.tokens[at])
            .filter(|last| last.kind == T::QuotedText)
            .is_some_and(|last| last.text(self.text).trim_end().ends_with('{'))
    }

    /// `<<` that opens no heredoc because of what stands around its marker: said, and its text
    /// gone past if a line with the marker ends it.
    pub(super) fn bad_heredoc(&mut self) -> Step {
        let start = self.at;
        let opens = self.tokens.get(start + 1).is_some_and(|t| t.kind == T::Less);
        let line = self.tokens[start..].iter().position(|t| t.kind.ends_line());
        let line_end = line.map_or(self.tokens.len(), |n| start + n);
        let marker = self.tokens[start..line_end]
            .iter()
            .find(|t| matches!(t.kind, T::Identifier | T::QuotedText));
        let Some(marker) = marker.filter(|_| opens) else { return Err(self.not_a_value()) };
        let marker = marker.text(self.text);
        let end = (line_end + 1..self.tokens.len()).take(LOOK_AHEAD).find(|&n| {
            self.tokens[n].text(self.text) == marker
                && self.tokens[n - 1].kind.ends_line()
                && self.tokens.get(n + 1).is_none_or(|t| t.kind.ends_line())
        });
        let Some(end) = end else { return Err(self.not_a_value()) };
        let span = self.tokens[start].span.to(self.tokens[line_end - 1].span);
        self.errors.push(error(span, "this does not open a heredoc", "not `<<` and a name").help(
            format!("write `<<{marker}`: no blanks, no quotes, and the line break right after it"),
        ));
        self.at = end + 1;
        Ok(State::After)
    }

    /// The error in place of any other, if it comes of a comment that is not closed: `/` and `*`
    /// beside one another are nothing else.
    pub(super) fn unclosed_comment(&self) -> Option<Box<Finding>> {
        let opens = |at: usize| {
            let slash = self.tokens.get(at).filter(|t| t.kind == T::Slash)?;
            let star = self.tokens.get(at + 1).filter(|t| t.kind == T::Star)?;
            (slash.span.end == star.span.start).then(|| slash.span.to(star.span))
        };
        let span: Span = opens(self.at).or_else(|| opens(self.at.checked_sub(1)?))?;
        Some(Box::new(
            error(span, "this comment is never closed", "opened here")
                .help("add `*/` where the comment ends"),
        ))
    }
}

//! Going on after an error: where the next thing to check begins.
//!
//! An error leaves the checker at a token that fits nowhere. It moves on to the end of the line,
//! to the bracket that closes what is open, to the next comma of a list, or to the next item at
//! the left margin, whichever comes first, without a second error for the same fault.

use super::{Checker, Events, Frame, State};
use crate::syntax::token::TokenKind as T;

impl<E: Events> Checker<'_, E> {
    /// Moves to a place where checking can go on.
    pub(super) fn recover(&mut self) -> State {
        if self.attribute_begins_line(self.at) && self.leave_brackets() {
            return State::Item;
        }
        let mut depth = 0_usize;
        while let Some(token) = self.tokens.get(self.at).copied() {
            match token.kind {
                T::OpenQuote | T::OpenHeredoc => depth += 1,
                kind if kind.opens() => depth += 1,
                T::CloseQuote | T::CloseHeredoc if depth > 0 => depth -= 1,
                kind if kind.closes() && depth > 0 => depth -= 1,
                T::CloseQuote
                | T::CloseHeredoc
                | T::CloseSequence
                | T::CloseBrace
                | T::CloseBracket
                | T::CloseParen => {
                    if let Some(state) = self.close_at(token.kind) {
                        return state;
                    }
                }
                T::Comma if depth == 0 => match self.innermost() {
                    Some(Frame::Tuple | Frame::Call) => {
                        self.at += 1;
                        return State::Operand;
                    }
                    Some(Frame::ObjectKey | Frame::ObjectValue) => {
                        self.at += 1;
                        return State::Key;
                    }
                    _ => {}
                },
                T::Newline | T::LineComment => {
                    if let Some(state) = self.end_line(depth) {
                        return state;
                    }
                }
                _ => {}
            }
            self.at += 1;
        }
        // What is still open at the end is the same fault, or hides behind it.
        while self.pop().is_some() {}
        State::End
    }

    /// The frame that a comma or a line break would belong to: conditionals looked through.
    fn innermost(&self) -> Option<Frame> {
        self.stack.iter().rev().map(|o| o.frame).find(|f| *f != Frame::Conditional)
    }

    /// Whether the line break here ends the search, with `depth` brackets passed and not closed.
    fn end_line(&mut self, depth: usize) -> Option<State> {
        if self.item_begins_at_margin(self.at + 1) {
            let open_brackets = depth > 0 || !self.in_body();
            if open_brackets && self.margin_is_top_level() {
                while self.pop().is_some() {}
                return Some(State::Item);
            }
        }
        if depth > 0 {
            return None;
        }
        if self.attribute_begins_line(self.at + 1) && self.leave_brackets() {
            return Some(State::Item);
        }
        match self.innermost() {
            Some(Frame::ObjectKey | Frame::ObjectValue) => {
                self.unwind_to(|f| matches!(f, Frame::ObjectKey | Frame::ObjectValue));
                Some(State::Key)
            }
            None | Some(Frame::Block) => Some(State::Item),
            Some(Frame::Attribute) => {
                self.unwind_to(|f| f == Frame::Block);
                Some(State::Item)
            }
            // The block was meant to go on over several lines.
            Some(Frame::OneLineAttribute) => {
                self.unwind_to(|f| f == Frame::OneLineAttribute);
                self.events.close_attribute(self.at);
                self.turn_into(Frame::Block);
                Some(State::Item)
            }
            _ => None,
        }
    }

    /// Whether token `at` is the first of its line, and `name =` stands there: in brackets that are
    /// not an object's that is the next attribute, and the brackets were left open.
    fn attribute_begins_line(&self, at: usize) -> bool {
        let kind = |n: usize| self.tokens.get(n).map(|t| t.kind);
        at > 0
            && kind(at - 1).is_some_and(T::ends_line)
            && kind(at) == Some(T::Identifier)
            && kind(at + 1) == Some(T::Equal)
    }

    /// Closes the brackets of the value that is being read, and the attribute, unless an object
    /// or a template is among what is open; says whether it did.
    fn leave_brackets(&mut self) -> bool {
        let body = self.stack.iter().rposition(|o| o.frame == Frame::Block).map_or(0, |n| n + 1);
        let only_brackets = self.stack[body..].iter().all(|o| {
            matches!(
                o.frame,
                Frame::Attribute
                    | Frame::Paren
                    | Frame::Call
                    | Frame::Tuple
                    | Frame::Index
                    | Frame::Conditional
            )
        });
        if only_brackets {
            self.unwind_to(|f| f == Frame::Block);
        }
        only_brackets
    }

    /// Whether nothing but bodies and an attribute's value is open.
    fn in_body(&self) -> bool {
        matches!(
            self.innermost(),
            None | Some(Frame::Block | Frame::Attribute | Frame::OneLineAttribute)
        )
    }

    /// Whether blocks are indented in this file, so that the left margin is the top level: no
    /// open block has its brace closed, and each began with an item at the margin or inside.
    fn margin_is_top_level(&self) -> bool {
        self.stack.iter().filter(|o| o.frame == Frame::Block).skip(1).all(|open| {
            let start = self.tokens[open.token].span.start as usize;
            let line = self.text[..start].rfind('\n').map_or(0, |n| n + 1);
            self.text[line..].starts_with([' ', '\t'])
        })
    }

    /// Whether the line that begins with token `at` starts at the left margin with what can only
    /// be the header of a block: a name, labels, a brace.
    fn item_begins_at_margin(&self, at: usize) -> bool {
        let Some(first) = self.tokens.get(at) else { return false };
        let start = first.span.start as usize;
        if first.kind != T::Identifier
            || self.text.as_bytes().get(start.wrapping_sub(1)) != Some(&b'\n')
        {
            return false;
        }
        for token in &self.tokens[at + 1..] {
            match token.kind {
                T::Identifier | T::OpenQuote | T::QuotedText | T::CloseQuote | T::BlockComment => {}
                T::OpenBrace => return true,
                _ => return false,
            }
        }
        false
    }

    /// Goes past the closing token here if something open waits for it.
    fn close_at(&mut self, kind: T) -> Option<State> {
        let fits = |frame: Frame| match kind {
            T::CloseParen => matches!(frame, Frame::Paren | Frame::Call),
            T::CloseBracket => matches!(
                frame,
                Frame::Tuple
                    | Frame::Index
                    | Frame::ForCollection(false)
                    | Frame::ForValue(false)
                    | Frame::ForCondition(false)
            ),
            T::CloseBrace => matches!(
                frame,
                Frame::Block
                    | Frame::OneLineAttribute
                    | Frame::ObjectKey
                    | Frame::ObjectValue
                    | Frame::ForCollection(true)
                    | Frame::ForKey
                    | Frame::ForValue(true)
                    | Frame::ForCondition(true)
            ),
            T::CloseSequence => {
                matches!(frame, Frame::Interpolation | Frame::DirectiveIf | Frame::DirectiveFor)
            }
            T::CloseQuote => frame == Frame::Quoted,
            _ => frame == Frame::Heredoc,
        };
        let found = self.stack.iter().rposition(|o| fits(o.frame))?;
        let frame = self.stack[found].frame;
        // A `)` or `]` closes nothing outside of the block or the template it stands in.
        let barrier = self.stack[found + 1..]
            .iter()
            .any(|o| matches!(o.frame, Frame::Block | Frame::Quoted | Frame::Heredoc));
        if barrier && !matches!(kind, T::CloseQuote | T::CloseHeredoc) {
            return None;
        }
        // The `}` of a block begins a line; in the middle of a value it is a slip.
        if frame == Frame::Block && !self.tokens[self.at - 1].kind.ends_line() {
            return None;
        }
        while self.stack.len() > found + 1 {
            self.pop();
        }
        match frame {
            // The body says what may follow its `}`.
            Frame::Block => return Some(State::Item),
            Frame::DirectiveIf | Frame::DirectiveFor => {
                self.turn_into(if frame == Frame::DirectiveIf { Frame::If } else { Frame::For });
                self.line_breaks = true;
                self.at += 1;
                return Some(State::Text);
            }
            _ => {}
        }
        self.pop();
        self.at += 1;
        Some(match frame {
            Frame::Interpolation => State::Text,
            Frame::OneLineAttribute => State::Item,
            _ => State::After,
        })
    }

    /// Closes frames until the innermost is one that `stop` names, or none is left.
    fn unwind_to(&mut self, stop: impl Fn(Frame) -> bool) {
        while self.stack.last().is_some_and(|o| !stop(o.frame)) {
            self.pop();
        }
    }

    /// Moves past the end of the template sequence that the next token stands in, or to the end
    /// of its line.
    pub(super) fn skip_sequence(&mut self) {
        let mut depth = 0_usize;
        while let Some(kind) = self.peek_raw() {
            match kind {
                T::CloseSequence if depth == 0 => {
                    self.at += 1;
                    return;
                }
                T::CloseQuote | T::CloseHeredoc if depth == 0 => return,
                T::OpenQuote | T::OpenHeredoc => depth += 1,
                T::CloseQuote | T::CloseHeredoc => depth -= 1,
                _ if kind.opens() => depth += 1,
                _ if kind.closes() => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.at += 1;
        }
    }
}

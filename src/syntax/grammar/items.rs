//! Bodies: attributes, blocks, one-line blocks.

use super::{Checker, Events, Frame, State, Step};
use crate::syntax::token::{Token, TokenKind as T};

impl<E: Events> Checker<'_, E> {
    /// One attribute or the header of one block, or the end of the body. Attributes with a value
    /// of a few tokens are passed on the way.
    pub(super) fn item(&mut self) -> Step {
        self.line_breaks = true;
        loop {
            let Some(kind) = self.peek() else { return Ok(self.end_of_document()) };
            match kind {
                T::Newline | T::LineComment => self.at += 1,
                T::CloseBrace if !self.stack.is_empty() => {
                    self.pop();
                    self.at += 1;
                    return self.end_of_block();
                }
                T::Identifier => {
                    let name = self.at;
                    self.at += 1;
                    if !self.eat(T::Equal) {
                        return self.block(name);
                    }
                    self.events.open_attribute(name);
                    if !self.short_value() {
                        self.push(Frame::Attribute, name, true);
                        return Ok(State::Operand);
                    }
                    self.events.close_attribute(self.at);
                    if !self.errors.is_empty() {
                        // There may be too many by now.
                        return Ok(State::Item);
                    }
                }
                _ => return Err(self.not_an_item()),
            }
        }
    }

    /// Moves past a value that is one literal, one plain string or one variable with the names
    /// below it, and has its line to the end: as most values are.
    fn short_value(&mut self) -> bool {
        let ends = |token: Option<&Token>| token.is_some_and(|t| t.kind.ends_line());
        match self.tokens.get(self.at..) {
            Some([Token { kind: T::Identifier, .. }, rest @ ..]) => {
                let names = rest.chunks_exact(2).take_while(|pair| {
                    matches!(pair, [dot, name] if dot.kind == T::Dot && name.kind == T::Identifier)
                });
                let length = 2 * names.count();
                if !ends(rest.get(length)) {
                    return false;
                }
                self.at += 1 + length;
            }
            Some([quote, text, close, end, ..])
                if quote.kind == T::OpenQuote
                    && text.kind == T::QuotedText
                    && close.kind == T::CloseQuote
                    && end.kind.ends_line() =>
            {
                self.at += 1;
                self.quoted_text();
                self.at += 1;
            }
            Some([number, end, ..]) if number.kind == T::Number && end.kind.ends_line() => {
                self.number();
            }
            _ => return false,
        }
        true
    }

    /// The rest of a block's header, whose type is the token `name`, and the start of its body.
    fn block(&mut self, name: usize) -> Step {
        loop {
            match self.peek() {
                Some(T::Identifier) => self.at += 1,
                Some(T::OpenQuote) => {
                    if let Err(finding) = self.label() {
                        if !self.label_holds_brace() {
                            return Err(finding);
                        }
                        self.errors.push(*finding);
                        self.events.open_block(name, self.at - 1);
                        self.push(Frame::Block, self.at - 1, true);
                        return Ok(State::Item);
                    }
                }
                Some(T::OpenBrace) => break,
                Some(T::Newline) if self.brace_on_next_line(name) => break,
                Some(T::Newline | T::LineComment) if self.body_follows(name) => {
                    let finding = self.not_a_block_header(name);
                    self.errors.push(*finding);
                    self.events.open_block(name, self.at);
                    self.push(Frame::Block, self.at, true);
                    return Ok(State::Item);
                }
                _ => return Err(self.not_a_block_header(name)),
            }
        }
        let brace = self.at;
        self.at += 1;
        self.events.open_block(name, brace);
        match self.peek() {
            None | Some(T::Newline | T::LineComment) => {
                self.push(Frame::Block, brace, true);
                Ok(State::Item)
            }
            Some(T::CloseBrace) => {
                self.events.close_block(self.at);
                self.at += 1;
                self.end_of_block()
            }
            Some(T::Identifier) => {
                let attribute = self.at;
                self.at += 1;
                if !self.eat(T::Equal) {
                    self.at = attribute;
                    self.events.close_block(self.at);
                    return Err(self.not_a_one_line_block(name));
                }
                self.push(Frame::OneLineAttribute, brace, true);
                self.events.open_attribute(attribute);
                Ok(State::Operand)
            }
            Some(_) => {
                self.events.close_block(self.at);
                Err(self.not_a_one_line_block(name))
            }
        }
    }

    /// A quoted label: one string without template sequences.
    fn label(&mut self) -> Result<(), Box<crate::finding::Finding>> {
        let quote = self.at;
        self.at += 1;
        if self.peek_raw() == Some(T::QuotedText) {
            self.quoted_text();
        }
        match self.peek_raw() {
            Some(T::CloseQuote) => {
                self.at += 1;
                Ok(())
            }
            Some(T::OpenInterpolation | T::OpenDirective) => Err(self.template_in_label(quote)),
            _ => Err(self.unclosed_label(quote)),
        }
    }

    /// The kind of the next token, comments and line breaks included.
    pub(super) fn peek_raw(&self) -> Option<T> {
        self.tokens.get(self.at).map(|t| t.kind)
    }

    /// After the `}` of a block: a line break or the end of the text.
    fn end_of_block(&mut self) -> Step {
        match self.peek() {
            None | Some(T::Newline | T::LineComment) => Ok(State::Item),
            Some(_) => Err(self.no_line_break_after_block()),
        }
    }

    /// After the value of an attribute of a body.
    pub(super) fn end_of_attribute(&mut self) -> Step {
        match self.peek() {
            None | Some(T::Newline | T::LineComment) => {
                self.pop();
                Ok(State::Item)
            }
            Some(_) => Err(self.no_line_break_after_attribute()),
        }
    }

    /// After the value of the attribute of a one-line block.
    pub(super) fn end_of_one_line_block(&mut self) -> Step {
        if self.peek() == Some(T::CloseBrace) {
            self.pop();
            self.at += 1;
            return self.end_of_block();
        }
        Err(self.more_in_one_line_block())
    }

    /// At the end of the text, with blocks perhaps left open.
    fn end_of_document(&mut self) -> State {
        // A heredoc that is never closed takes the ends of the blocks around it, and is told of.
        let swallowed = self
            .tokens
            .last()
            .is_some_and(|token| matches!(token.kind, T::OpenHeredoc | T::HeredocText));
        if let Some(open) = self.stack.last().copied().filter(|_| !swallowed) {
            let finding = self.unclosed_block(open.token);
            self.errors.push(*finding);
        }
        State::End
    }
}

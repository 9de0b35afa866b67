//! What stands in brackets: tuples, objects, arguments, `for` expressions.

use super::{Checker, Events, Frame, State, Step, messages};
use crate::syntax::literal::is_trivia;
use crate::syntax::token::TokenKind as T;

impl<E: Events> Checker<'_, E> {
    /// A tuple or a `for` expression in `[`.
    pub(super) fn tuple(&mut self) -> Step {
        let bracket = self.at;
        self.at += 1;
        self.push(Frame::Tuple, bracket, false);
        if self.eat_word("for") {
            return self.for_intro(false);
        }
        if self.eat(T::CloseBracket) {
            self.pop();
            return Ok(State::After);
        }
        Ok(State::Operand)
    }

    /// An object or a `for` expression in `{`.
    pub(super) fn object(&mut self) -> Step {
        let brace = self.at;
        self.at += 1;
        self.push(Frame::ObjectKey, brace, false);
        if self.eat_word("for") {
            return self.for_intro(true);
        }
        self.line_breaks = true;
        Ok(State::Key)
    }

    /// The next key of an object, or its end.
    pub(super) fn key(&mut self) -> Step {
        while let Some(T::Newline | T::LineComment) = self.peek() {
            self.at += 1;
        }
        if self.eat(T::CloseBrace) {
            self.pop();
            return Ok(State::After);
        }
        let key = self.at;
        self.turn_into(Frame::ObjectKey);
        let state = self.operand()?;
        self.spelled_out_key(key);
        Ok(state)
    }

    /// Tells of the key that begins at token `key` if it is a name, a number or a plain string, in
    /// parentheses or not.
    fn spelled_out_key(&mut self, key: usize) {
        let token = |n: usize| self.tokens.get(n).map(|t| t.kind);
        let past = |mut n: usize, skip: fn(T) -> bool| {
            while token(n).is_some_and(skip) {
                n += 1;
            }
            n
        };
        let literal = match token(key) {
            Some(T::OpenParen) => past(key, |kind| kind == T::OpenParen || is_trivia(kind)),
            _ => key,
        };
        let length = match (token(literal), token(literal + 1), token(literal + 2)) {
            (Some(T::Identifier | T::Number), ..) => 1,
            (Some(T::OpenQuote), Some(T::CloseQuote), _) => 2,
            (Some(T::OpenQuote), Some(T::QuotedText), Some(T::CloseQuote)) => 3,
            _ => return,
        };
        let mut end = literal + length;
        for _ in (key..literal).filter(|n| token(*n) == Some(T::OpenParen)) {
            end = past(end, is_trivia) + 1;
            if token(end - 1) != Some(T::CloseParen) {
                return;
            }
        }
        let after = past(end, |kind| kind == T::BlockComment);
        if matches!(token(after), Some(T::Equal | T::Colon)) {
            self.events.object_key(key..end, literal..literal + length);
        }
    }

    /// After a key: `=` or `:`.
    pub(super) fn after_key(&mut self) -> Step {
        if self.eat(T::Equal) || self.eat(T::Colon) {
            self.turn_into(Frame::ObjectValue);
            return Ok(State::Operand);
        }
        Err(self.no_key_separator())
    }

    /// After a value of an object: a comma, a line break, or the end.
    pub(super) fn after_value(&mut self) -> Step {
        match self.peek() {
            Some(T::Comma | T::Newline | T::LineComment) => {
                self.at += 1;
                Ok(State::Key)
            }
            Some(T::CloseBrace) => {
                self.at += 1;
                self.pop();
                Ok(State::After)
            }
            Some(T::Identifier | T::OpenQuote | T::OpenParen | T::Number) => {
                let finding =
                    self.no_comma("items of an object are parted by a comma or a line break");
                self.errors.push(*finding);
                Ok(State::Key)
            }
            _ => Err(self.not_closed("items of an object are parted by a comma or a line break")),
        }
    }

    /// After an element of a tuple: a comma, or the end.
    pub(super) fn after_element(&mut self) -> Step {
        self.after_listed(T::CloseBracket, "elements of a tuple are parted by commas")
    }

    /// After an argument: a comma, `...`, or the end.
    pub(super) fn after_argument(&mut self) -> Step {
        if self.eat(T::Ellipsis) {
            if self.eat(T::CloseParen) {
                self.pop();
                return Ok(State::After);
            }
            return Err(self.not_closed("an argument with `...` is the last one"));
        }
        self.after_listed(T::CloseParen, "arguments are parted by commas")
    }

    fn after_listed(&mut self, close: T, rule: &'static str) -> Step {
        let comma = self.eat(T::Comma);
        if self.eat(close) {
            self.pop();
            return Ok(State::After);
        }
        if comma {
            return Ok(State::Operand);
        }
        let begins_value = matches!(
            self.peek(),
            Some(
                T::Identifier
                    | T::OpenQuote
                    | T::OpenParen
                    | T::Number
                    | T::OpenBrace
                    | T::OpenHeredoc
            )
        );
        if let Some(finding) = self.unclosed_before(self.at) {
            return Err(finding);
        }
        if begins_value {
            let finding = self.no_comma(rule);
            self.errors.push(*finding);
            return Ok(State::Operand);
        }
        Err(self.not_closed(rule))
    }

    /// `for k, v in`, whose `for` has been read.
    fn for_intro(&mut self, object: bool) -> Step {
        self.turn_into_for(object);
        self.for_names()?;
        Ok(State::Operand)
    }

    /// One or two names and the word `in`.
    pub(super) fn for_names(&mut self) -> Result<(), Box<crate::finding::Finding>> {
        if !self.eat(T::Identifier) {
            return Err(self.bad_for("expected a name for the element"));
        }
        if self.eat(T::Comma) && !self.eat(T::Identifier) {
            return Err(self.bad_for("expected a name for the value"));
        }
        if !self.eat_word("in") {
            return Err(self.bad_for("expected `in` before the collection"));
        }
        Ok(())
    }

    /// Makes the object or tuple just opened a `for` expression.
    fn turn_into_for(&mut self, object: bool) {
        if object {
            self.events.close_object();
        }
        self.turn_into(Frame::ForCollection(object));
    }

    /// After one of the expressions of a `for` expression.
    pub(super) fn after_for_part(&mut self, frame: Frame) -> Step {
        match frame {
            Frame::ForCollection(object) => {
                if !self.eat(T::Colon) {
                    return Err(self.bad_for("expected `:` after the collection"));
                }
                self.turn_into(if object { Frame::ForKey } else { Frame::ForValue(false) });
                Ok(State::Operand)
            }
            Frame::ForKey => {
                if !self.eat(T::FatArrow) {
                    let finding = self.bad_for("expected `=>` between key and value");
                    if !matches!(self.peek(), Some(T::Equal | T::Colon)) {
                        return Err(finding);
                    }
                    self.errors.push(*finding);
                    self.at += 1;
                }
                self.turn_into(Frame::ForValue(true));
                Ok(State::Operand)
            }
            Frame::ForValue(object) => {
                let grouped = object && self.eat(T::Ellipsis);
                if self.eat_word("if") {
                    self.turn_into(Frame::ForCondition(object));
                    return Ok(State::Operand);
                }
                self.end_of_for(object, grouped)
            }
            Frame::ForCondition(object) => self.end_of_for(object, false),
            _ => Err(self.not_a_value()),
        }
    }

    fn end_of_for(&mut self, object: bool, grouped: bool) -> Step {
        if self.eat(if object { T::CloseBrace } else { T::CloseBracket }) {
            self.pop();
            return Ok(State::After);
        }
        if !object && self.peek() == Some(T::FatArrow) {
            self.errors.push(messages::arrow_in_tuple(self.here()));
            self.at += 1;
            return Ok(State::Operand);
        }
        Err(self.bad_for(if grouped {
            "expected `if` or the end of the `for` expression"
        } else {
            "expected the end of the `for` expression"
        }))
    }
}

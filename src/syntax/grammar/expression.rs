//! Expressions: operands, what follows them, and operators.
//!
//! Precedence does not matter to a recogniser: after an operand comes an operator and another
//! operand, or what the innermost frame waits for.

use super::{Checker, Events, Frame, State, Step, messages};
use crate::finding::Finding;
use crate::span::Span;
use crate::syntax::token::TokenKind as T;

impl<E: Events> Checker<'_, E> {
    /// One operand, with the unary operators before it.
    pub(super) fn operand(&mut self) -> Step {
        let token = self.at;
        let Some(kind) = self.peek() else { return Err(self.not_a_value()) };
        let token = token.max(self.at);
        match kind {
            T::Minus | T::Bang => {
                self.at += 1;
                Ok(State::Operand)
            }
            T::Number => {
                self.number();
                self.after()
            }
            T::Identifier => self.name(),
            T::OpenQuote => {
                self.at += 1;
                if self.plain_string() {
                    return self.after();
                }
                self.push(Frame::Quoted, token, true);
                Ok(State::Text)
            }
            T::OpenHeredoc => {
                self.at += 1;
                self.push(Frame::Heredoc, token, true);
                Ok(State::Text)
            }
            T::OpenParen => {
                self.at += 1;
                self.push(Frame::Paren, token, false);
                Ok(State::Operand)
            }
            T::OpenBracket => self.tuple(),
            T::OpenBrace => self.object(),
            T::Comma => self.missing_item(),
            T::Less => self.bad_heredoc(),
            _ => Err(self.not_a_value()),
        }
    }

    /// A number literal: one point at most, an exponent in range, nothing like `1.2.3`.
    pub(super) fn number(&mut self) {
        let token = self.tokens[self.at];
        let text = token.text(self.text);
        let (mantissa, exponent) = match text.find(['e', 'E']) {
            Some(n) => (&text[..n], Some(&text[n + 1..])),
            None => (text, None),
        };
        if mantissa.bytes().filter(|b| *b == b'.').count() > 1
            || exponent.is_some_and(|e| e.contains(['.', 'e', 'E']))
        {
            self.errors.push(messages::bad_number(token.span, text));
        } else if exponent.is_some_and(|e| !exponent_in_range(e))
            && mantissa.bytes().any(|b| !matches!(b, b'0' | b'.'))
        {
            self.errors.push(messages::exponent_out_of_range(token.span));
        }
        self.at += 1;
    }

    /// A variable, a keyword, or the call of a function with or without a namespace.
    fn name(&mut self) -> Step {
        let mut namespaced = false;
        self.at += 1;
        loop {
            match self.peek() {
                Some(T::DoubleColon) => {
                    namespaced = true;
                    self.at += 1;
                    if !self.eat(T::Identifier) {
                        return Err(self.no_function_name());
                    }
                }
                Some(T::OpenParen) => {
                    self.push(Frame::Call, self.at, false);
                    self.at += 1;
                    if self.eat(T::CloseParen) {
                        self.pop();
                        return Ok(State::After);
                    }
                    return Ok(State::Operand);
                }
                _ if namespaced => return Err(self.no_call_of_namespaced()),
                _ => return self.after(),
            }
        }
    }

    /// What follows an operand.
    pub(super) fn after(&mut self) -> Step {
        let kind = loop {
            match self.peek() {
                Some(T::Dot) => {
                    self.at += 1;
                    self.attribute_access()?;
                }
                Some(kind) => break kind,
                None => return self.close_frame(),
            }
        };
        match kind {
            T::OpenBracket => self.index(),
            T::Question => {
                self.push(Frame::Conditional, self.at, self.line_breaks);
                self.at += 1;
                Ok(State::Operand)
            }
            _ if kind.is_binary_operator() => {
                self.at += 1;
                Ok(State::Operand)
            }
            T::Equal if !self.waits_for_equal() => {
                if let Some(finding) = self.unclosed_before(self.at - 1) {
                    return Err(finding);
                }
                let inside = self.stack.last().map(|open| open.frame);
                let equal = self.here();
                self.at += 1;
                let finding = match self.reversed_operator(equal) {
                    Some(finding) => finding,
                    None => messages::single_equal(equal, inside),
                };
                self.errors.push(finding);
                Ok(State::Operand)
            }
            T::Unknown => self.unknown_operator(),
            T::Identifier if self.is_word_for_operator() => self.unknown_operator(),
            _ => self.close_frame(),
        }
    }

    /// Moves past what stands at an `=` that was just passed and makes it `=<` or `=~`, which other
    /// languages have, and gives the finding for both.
    fn reversed_operator(&mut self, equal: Span) -> Option<Finding> {
        let token = self.tokens.get(self.at).filter(|token| token.span.start == equal.end)?;
        let written = match (token.kind, token.text(self.text)) {
            (T::Less, _) => "=<",
            (T::Unknown, "~") => "=~",
            _ => return None,
        };
        self.at += 1;
        Some(messages::no_operator(equal.to(token.span), written))
    }

    /// Whether a `=` here parts a key from its value, or is said to be no `=>`.
    fn waits_for_equal(&self) -> bool {
        self.stack.last().is_some_and(|o| matches!(o.frame, Frame::ObjectKey | Frame::ForKey))
    }

    /// What follows a `.`: `name`, `0`, `*` with the names and numbers that belong to it.
    fn attribute_access(&mut self) -> Result<(), Box<Finding>> {
        match self.peek() {
            Some(T::Identifier) => self.at += 1,
            Some(T::Number) => self.legacy_index(),
            Some(T::Star) => {
                let star = self.here();
                self.at += 1;
                while self.eat(T::Dot) {
                    match self.peek() {
                        Some(T::Identifier) => self.at += 1,
                        Some(T::Number) => self.legacy_index(),
                        Some(T::Star) => {
                            self.errors.push(messages::nested_splat(self.here(), star));
                            self.at += 1;
                        }
                        _ => return Err(self.no_attribute_name()),
                    }
                }
            }
            _ => return Err(self.no_attribute_name()),
        }
        Ok(())
    }

    /// The number of `a.0`: digits without a point, since `a.0.1` reads as `0.1`.
    fn legacy_index(&mut self) {
        let token = self.tokens[self.at];
        if token.text(self.text).contains('.') {
            self.errors.push(messages::legacy_index(token.span, token.text(self.text)));
        }
        self.at += 1;
    }

    /// `[key]` or `[*]`.
    fn index(&mut self) -> Step {
        let bracket = self.at;
        self.at += 1;
        // The star is looked for, and its bracket, before line breaks lose their meaning.
        if self.eat(T::Star) {
            if self.eat(T::CloseBracket) {
                return Ok(State::After);
            }
            self.push(Frame::Index, bracket, self.line_breaks);
            return Err(self.not_closed("`[*` is closed by `]` at once"));
        }
        self.push(Frame::Index, bracket, false);
        Ok(State::Operand)
    }

    /// What the innermost frame makes of the token that ends an expression.
    fn close_frame(&mut self) -> Step {
        let Some(open) = self.stack.last().copied() else { return Err(self.not_an_item()) };
        match open.frame {
            Frame::Attribute => self.end_of_attribute(),
            Frame::OneLineAttribute => self.end_of_one_line_block(),
            Frame::Paren => self.end_of_paren(),
            Frame::Call => self.after_argument(),
            Frame::Tuple => self.after_element(),
            Frame::Index => self.end_of_index(),
            Frame::ObjectKey => self.after_key(),
            Frame::ObjectValue => self.after_value(),
            Frame::ForCollection(_)
            | Frame::ForKey
            | Frame::ForValue(_)
            | Frame::ForCondition(_) => self.after_for_part(open.frame),
            Frame::Conditional => {
                if self.eat(T::Colon) {
                    self.pop();
                    return Ok(State::Operand);
                }
                Err(self.no_else_branch(open.token))
            }
            Frame::Interpolation | Frame::DirectiveIf | Frame::DirectiveFor => {
                self.end_of_sequence(open.frame)
            }
            Frame::Block
            | Frame::Quoted
            | Frame::Heredoc
            | Frame::If
            | Frame::Else
            | Frame::For
            | Frame::UnknownDirective => Err(self.not_an_item()),
        }
    }

    fn end_of_paren(&mut self) -> Step {
        if self.eat(T::CloseParen) {
            self.pop();
            return Ok(State::After);
        }
        if let Some(finding) = self.unclosed_before(self.at) {
            return Err(finding);
        }
        Err(self.not_closed("parentheses hold one expression"))
    }

    fn end_of_index(&mut self) -> Step {
        if self.eat(T::CloseBracket) {
            self.pop();
            return Ok(State::After);
        }
        if let Some(finding) = self.unclosed_before(self.at) {
            return Err(finding);
        }
        Err(self.not_closed("an index is one expression"))
    }
}

/// Whether the reference reads a number with this exponent, which its 32-bit floats end at.
fn exponent_in_range(exponent: &str) -> bool {
    exponent.parse().is_ok_and(|e: i64| (-2_147_483_649..=2_147_483_646).contains(&e))
}

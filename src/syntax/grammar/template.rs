//! Quoted templates and heredocs: text, interpolations, directives, escapes.

use super::{Checker, Events, Frame, State, Step, messages};
use crate::span::Span;
use crate::syntax::runs::has_escape_or_line_break;
use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

impl<E: Events> Checker<'_, E> {
    /// One piece of a template, or its end.
    pub(super) fn template_text(&mut self) -> Step {
        let Some(open) = self.stack.last().copied() else { return Ok(State::Item) };
        match self.peek_raw() {
            Some(T::QuotedText) => {
                self.quoted_text();
                Ok(State::Text)
            }
            Some(T::HeredocText) => {
                self.stray_carriage_returns(self.here());
                self.at += 1;
                Ok(State::Text)
            }
            Some(T::OpenInterpolation) => {
                self.push(Frame::Interpolation, self.at, false);
                self.at += 1;
                Ok(State::Operand)
            }
            Some(T::OpenDirective) => self.directive(),
            Some(close @ (T::CloseQuote | T::CloseHeredoc)) => {
                if open.frame == Frame::UnknownDirective {
                    self.pop();
                    return Ok(State::Text);
                }
                if matches!(open.frame, Frame::If | Frame::Else | Frame::For) {
                    let finding = self.unclosed_directive(open);
                    self.errors.push(*finding);
                    self.pop();
                    return Ok(State::Text);
                }
                if close == T::CloseHeredoc {
                    self.stray_carriage_returns(self.here());
                }
                self.at += 1;
                self.pop();
                Ok(State::After)
            }
            _ => {
                let template = self
                    .stack
                    .iter()
                    .rposition(|o| matches!(o.frame, Frame::Quoted | Frame::Heredoc));
                let (token, heredoc) = template.map_or((open.token, false), |n| {
                    (self.stack[n].token, self.stack[n].frame == Frame::Heredoc)
                });
                while self.stack.len() > template.unwrap_or(0) {
                    self.pop();
                }
                let finding = if heredoc {
                    self.unclosed_heredoc(token)
                } else {
                    self.unclosed_string(token)
                };
                self.errors.push(*finding);
                Ok(State::After)
            }
        }
    }

    /// Moves past the text and the end of a quoted template if nothing else is in it, as in most.
    pub(super) fn plain_string(&mut self) -> bool {
        let plain = matches!(
            self.tokens.get(self.at..self.at + 2),
            Some([Token { kind: T::QuotedText, .. }, Token { kind: T::CloseQuote, .. }])
        );
        if plain {
            self.quoted_text();
            self.at += 1;
        }
        plain
    }

    /// The text of a quoted template: no line breaks, no unknown escapes.
    pub(super) fn quoted_text(&mut self) {
        let span = self.here();
        let text = &self.text[span.range()];
        self.at += 1;
        if has_escape_or_line_break(text.as_bytes()) {
            self.line_break_in_text(span);
            self.escapes(span);
        }
    }

    fn line_break_in_text(&mut self, span: Span) {
        let text = &self.text[span.range()];
        if let Some(n) = text.find(['\n', '\r']) {
            let at = span.start as usize + n;
            self.errors.push(messages::line_break_in_string(Span::new(at, at + 1), &text[n..]));
        }
    }

    fn escapes(&mut self, span: Span) {
        let text = &self.text[span.range()];
        let mut rest = 0;
        while let Some(n) = text[rest..].find('\\') {
            let start = rest + n;
            let escape = &text[start..];
            let (length, fault) = escape_at(escape);
            if let Some(fault) = fault {
                let at = span.start as usize + start;
                let span = Span::new(at, at + length);
                self.errors.push(messages::bad_escape(span, &escape[..length], fault));
            }
            rest = start + length;
        }
    }

    /// A carriage return alone is no line break, and no character of a heredoc either.
    fn stray_carriage_returns(&mut self, span: Span) {
        let text = &self.text[span.range()];
        let stray = text
            .match_indices('\r')
            .map(|(n, _)| span.start as usize + n)
            .find(|&at| self.text.as_bytes().get(at + 1) != Some(&b'\n'));
        if let Some(at) = stray {
            self.errors.push(messages::carriage_return(Span::new(at, at + 1)));
        }
    }

    /// `%{`, its keyword, and what follows up to an expression or the end of the sequence.
    fn directive(&mut self) -> Step {
        let open = self.at;
        self.at += 1;
        let outer = std::mem::replace(&mut self.line_breaks, false);
        let word = self.peek_word().map(str::to_owned);
        let inside = self.stack.last().map(|o| o.frame);
        let step = match (word.as_deref(), inside) {
            (Some("if"), _) => {
                self.at += 1;
                self.line_breaks = outer;
                self.push(Frame::DirectiveIf, open, false);
                return Ok(State::Operand);
            }
            (Some("for"), _) => {
                self.at += 1;
                self.line_breaks = outer;
                self.push(Frame::DirectiveFor, open, false);
                self.for_names()?;
                return Ok(State::Operand);
            }
            (Some("else"), Some(Frame::If)) => {
                self.at += 1;
                self.turn_into(Frame::Else);
                Ok(State::Text)
            }
            (Some("else"), Some(Frame::UnknownDirective)) => {
                self.at += 1;
                Ok(State::Text)
            }
            (Some("endif"), Some(Frame::If | Frame::Else | Frame::UnknownDirective))
            | (Some("endfor"), Some(Frame::For | Frame::UnknownDirective)) => {
                self.at += 1;
                self.stack.pop();
                Ok(State::Text)
            }
            (Some(word @ ("else" | "endif" | "endfor")), _) => {
                let finding = self.stray_directive(word, inside);
                self.errors.push(*finding);
                self.at += 1;
                Ok(State::Text)
            }
            _ => Err(self.unknown_directive()),
        };
        let step = match step {
            Ok(state) if self.eat(T::CloseSequence) => Ok(state),
            Ok(_) => Err(self.more_in_directive(word.as_deref().unwrap_or_default())),
            Err(finding) => Err(finding),
        };
        self.line_breaks = outer;
        if let Err(finding) = step {
            self.errors.push(*finding);
            self.skip_sequence();
            if !matches!(word.as_deref(), None | Some("else" | "endif" | "endfor")) {
                self.push(Frame::UnknownDirective, open, outer);
            }
        }
        Ok(State::Text)
    }

    /// After the expression of an interpolation, an `if` or a `for` directive.
    pub(super) fn end_of_sequence(&mut self, frame: Frame) -> Step {
        if !self.eat(T::CloseSequence) {
            return Err(self.more_in_sequence());
        }
        let token = self.pop().map_or(0, |open| open.token);
        match frame {
            Frame::DirectiveIf => self.push(Frame::If, token, self.line_breaks),
            Frame::DirectiveFor => self.push(Frame::For, token, self.line_breaks),
            _ => {}
        }
        Ok(State::Text)
    }
}

/// What is wrong with the text of a quoted string, escapes as they are spelled: the first place in
/// it, and why, as a clause. Nothing is in most.
pub fn quoted_text_fault(text: &str) -> Option<(Range<usize>, &'static str)> {
    if !has_escape_or_line_break(text.as_bytes()) {
        return None;
    }
    let mut rest = 0;
    while let Some(n) = text[rest..].find(['\\', '\n', '\r']) {
        let start = rest + n;
        if !text[start..].starts_with('\\') {
            return Some((start..start + 1, "a quoted string cannot go on over several lines"));
        }
        let (length, fault) = escape_at(&text[start..]);
        if let Some(fault) = fault {
            return Some((start..start + length, fault));
        }
        rest = start + length;
    }
    None
}

/// The length in bytes of the escape that `text` begins with, and what is wrong with it.
fn escape_at(text: &str) -> (usize, Option<&'static str>) {
    // A line break in a string is a fault of its own.
    let Some(c) = text[1..].chars().next().filter(|c| !matches!(c, '\n' | '\r')) else {
        return (1, Some("nothing follows the backslash"));
    };
    let digits = match c {
        'n' | 'r' | 't' | '"' | '\\' => return (2, None),
        'u' => 4,
        'U' => 8,
        _ => return (1 + c.len_utf8(), Some("no escape begins like this")),
    };
    let found = text[2..].bytes().take(digits).take_while(u8::is_ascii_hexdigit).count();
    let length = 2 + found;
    if found < digits {
        let fault = if digits == 4 {
            "`\\u` takes four hexadecimal digits"
        } else {
            "`\\U` takes eight hexadecimal digits"
        };
        return (length, Some(fault));
    }
    let value = u32::from_str_radix(&text[2..length], 16).ok().and_then(char::from_u32);
    (length, value.is_none().then_some("there is no such character"))
}

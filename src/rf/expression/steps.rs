//! The steps after an operand: attributes, indexes, splats.

use super::parser::Parser;
use super::{Expr, Form, Kind, Name, Step, StepKind, Traversal, integer};
use crate::span::Span;
use crate::syntax::token::{Token, TokenKind as T};

/// A step as it is written.
enum Written<'t> {
    Fine(Step<'t>),
    /// The place is that of the step, where it alone is at fault.
    Rejected(Form, Option<Span>),
}

impl<'t: 'd, 'd> Parser<'t, 'd> {
    /// The traversal whose root is the token `root`, which was just passed.
    pub(super) fn traversal(&mut self, root: Token) -> Expr<'t> {
        let name = Name { text: self.text.slice(root.span), span: self.place(root.span) };
        let mut steps = Vec::new();
        let mut rejected = None;
        while let Some(step) = self.step() {
            match step {
                Written::Fine(step) => steps.push(step),
                Written::Rejected(form, span) => rejected = rejected.or(Some((form, span))),
            }
        }
        match rejected {
            Some((form, None)) => self.rejected(root, form),
            Some((form, Some(span))) => Expr { span, kind: Kind::Rejected(form) },
            None => Expr {
                span: self.place(self.since(root)),
                kind: Kind::Traversal(Traversal { root: name, steps }),
            },
        }
    }

    /// `expr`, which begins at token `start`, or what becomes of it with the steps after it.
    pub(super) fn steps_from(&mut self, start: Token, expr: Expr<'t>) -> Expr<'t> {
        let mut stepped = false;
        let mut splat = false;
        while let Some(step) = self.step() {
            stepped = true;
            splat |= matches!(step, Written::Rejected(Form::Splat, _));
        }
        match expr.kind {
            _ if !stepped => expr,
            Kind::Rejected(form) => self.rejected(start, form),
            _ if splat => self.rejected(start, Form::Splat),
            _ => self.rejected(start, Form::RelativeTraversal),
        }
    }

    fn step(&mut self) -> Option<Written<'t>> {
        let token = self.peek()?;
        match token.kind {
            T::Dot => {
                self.at += 1;
                Some(self.attribute(token))
            }
            T::OpenBracket => {
                self.at += 1;
                Some(self.index(token))
            }
            _ => None,
        }
    }

    fn attribute(&mut self, dot: Token) -> Written<'t> {
        let Some(token) = self.peek() else {
            self.expected("after `.` comes a name");
            return Written::Rejected(Form::RelativeTraversal, None);
        };
        let kind = match token.kind {
            T::Identifier => {
                let span = self.place(token.span);
                StepKind::Attribute(Name { text: self.text.slice(token.span), span })
            }
            T::Number => {
                let spelling = token.text(self.text.as_str());
                let Ok(index) = spelling.parse() else {
                    self.at += 1;
                    let span = self.place(dot.span.to(token.span));
                    return Written::Rejected(no_index(integer(spelling).err()), Some(span));
                };
                StepKind::LegacyIndex(index)
            }
            T::Star => {
                self.at += 1;
                return Written::Rejected(Form::Splat, None);
            }
            _ => {
                self.expected("after `.` comes a name");
                return Written::Rejected(Form::RelativeTraversal, None);
            }
        };
        self.at += 1;
        Written::Fine(Step { span: self.place(dot.span.to(token.span)), kind })
    }

    fn index(&mut self, open: Token) -> Written<'t> {
        let splat = self.eat(T::Star).is_some();
        let key = if splat { None } else { Some(self.expression()) };
        if self.eat(T::CloseBracket).is_none() {
            self.expected("an index is closed by `]`");
        }
        let span = self.place(self.since(open));
        match key.map(|key| key.kind) {
            None => Written::Rejected(Form::Splat, None),
            Some(Kind::Integer(index)) => {
                Written::Fine(Step { span, kind: StepKind::Index(index) })
            }
            Some(Kind::String(_)) => Written::Rejected(Form::StringIndex, Some(span)),
            Some(Kind::Rejected(form)) => Written::Rejected(no_index(Some(form)), Some(span)),
            Some(_) => Written::Rejected(Form::ComputedIndex, Some(span)),
        }
    }
}

/// What an index is that is of this form, which no integer from 0 on is.
const fn no_index(form: Option<Form>) -> Form {
    match form {
        Some(Form::Minus) => Form::NoIndex("a negative index"),
        Some(Form::Fraction) => Form::NoIndex("an index that is not an integer"),
        Some(Form::OutOfRange) => Form::NoIndex("an index beyond 64 bits"),
        _ => Form::ComputedIndex,
    }
}

//! The steps after an operand: attributes, indexes, splats.

use super::parser::Parser;
use super::{Expr, Form, Kind, Name, Step, StepKind, Traversal};
use crate::syntax::token::{Token, TokenKind as T};

/// A step as it is written.
enum Written<'t> {
    Fine(Step<'t>),
    Rejected(Form),
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
                Written::Rejected(form) => rejected = rejected.or(Some(form)),
            }
        }
        match rejected {
            Some(form) => self.rejected(root, form),
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
            splat |= matches!(step, Written::Rejected(Form::Splat));
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
            return Written::Rejected(Form::RelativeTraversal);
        };
        let kind = match token.kind {
            T::Identifier => {
                let span = self.place(token.span);
                StepKind::Attribute(Name { text: self.text.slice(token.span), span })
            }
            T::Number => match token.text(self.text.as_str()).parse() {
                Ok(index) => StepKind::LegacyIndex(index),
                Err(_) => return self.rejected_step(Form::ComputedIndex),
            },
            T::Star => return self.rejected_step(Form::Splat),
            _ => {
                self.expected("after `.` comes a name");
                return Written::Rejected(Form::RelativeTraversal);
            }
        };
        self.at += 1;
        Written::Fine(Step { span: self.place(dot.span.to(token.span)), kind })
    }

    fn rejected_step(&mut self, form: Form) -> Written<'t> {
        self.at += 1;
        Written::Rejected(form)
    }

    fn index(&mut self, open: Token) -> Written<'t> {
        let splat = self.eat(T::Star).is_some();
        let key = if splat { None } else { Some(self.expression()) };
        if self.eat(T::CloseBracket).is_none() {
            self.expected("an index is closed by `]`");
        }
        let span = self.place(self.since(open));
        match key.map(|key| key.kind) {
            None => Written::Rejected(Form::Splat),
            Some(Kind::Integer(index)) => {
                Written::Fine(Step { span, kind: StepKind::Index(index) })
            }
            Some(Kind::String(_)) => Written::Rejected(Form::StringIndex),
            Some(_) => Written::Rejected(Form::ComputedIndex),
        }
    }
}

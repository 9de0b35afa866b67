//! The parser: tokens to [`Expr`], by precedence climbing.
//!
//! Operators have HCL's precedence, arithmetic and conditionals included, so that a rejected form
//! reaches as far as HCL reads it. Of what is inside a rejected form nothing is kept. Recursion
//! is bounded, and any tokens at all give an expression.

use super::input::{Places, Text};
use super::{Binary, Call, Expr, Form, Kind, Name, Operator, integer, unescape};
use crate::rf::constant;
use crate::span::Span;
use crate::syntax::literal::{around, group, is_trivia, trimmed};
use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

/// How many brackets, calls and conditionals may stand inside one another, runs of parentheses
/// counting once. What is deeper has more levels than the language allows.
const MAX_NESTING: usize = 200;

pub(super) struct Parser<'t, 'd> {
    pub(super) text: Text<'t, 'd>,
    pub(super) tokens: &'d [Token],
    places: Places<'d>,
    pub(super) at: usize,
    nesting: usize,
    /// What makes the whole no expression that can be read, found first.
    broken: Option<(Span, Form)>,
}

/// A binary operator of HCL.
enum Infix {
    Ours(Operator),
    Arithmetic(&'static str, u8),
}

impl<'t: 'd, 'd> Parser<'t, 'd> {
    pub(super) fn new(text: Text<'t, 'd>, tokens: &'d [Token], places: Places<'d>) -> Self {
        Self { text, tokens: trimmed(tokens), places, at: 0, nesting: 0, broken: None }
    }

    /// The bytes from the first token to the last, wrappers around all of it excluded, and their
    /// place.
    pub(super) fn source(&self) -> (usize, Span) {
        let (_, tokens) = around(self.tokens);
        let span = span_of(tokens);
        (span.len(), self.places.place(span))
    }

    /// The place of these tokens.
    fn span_of(&self, tokens: Range<usize>) -> Span {
        self.places.place(span_of(&self.tokens[tokens]))
    }

    /// The one expression that all tokens are.
    pub(super) fn whole(&mut self) -> Expr<'t> {
        // Down to the innermost wrapper. Parentheses inside it belong to the expression.
        let (around, tokens) = around(self.tokens);
        let mut around: Vec<_> =
            around.into_iter().map(|l| (self.span_of(l.tokens), l.is_wrapper)).collect();
        self.tokens = tokens;
        let wrappers = around.iter().filter(|(_, is_wrapper)| *is_wrapper).count();
        if wrappers > MAX_NESTING {
            self.broken = Some((around[0].0, Form::TooDeep));
            around.truncate(1);
        }
        let mut expr = self.expression();
        if let Some(token) = self.peek() {
            self.malformed(token.span, "after an expression comes an operator or the end");
        }
        if let Some((span, form)) = self.broken {
            expr = Expr { span, kind: Kind::Rejected(form) };
        }
        for (span, is_wrapper) in around.into_iter().rev() {
            let inner = Box::new(expr);
            let kind = if is_wrapper { Kind::Wrapper(inner) } else { Kind::Paren(inner) };
            expr = Expr { span, kind };
        }
        expr
    }

    /// Moves past what has no meaning, and gives the token found.
    pub(super) fn peek(&mut self) -> Option<Token> {
        loop {
            let token = *self.tokens.get(self.at)?;
            if !is_trivia(token.kind) {
                return Some(token);
            }
            self.at += 1;
        }
    }

    pub(super) fn peek_kind(&mut self) -> Option<T> {
        self.peek().map(|token| token.kind)
    }

    pub(super) fn eat(&mut self, kind: T) -> Option<Token> {
        let token = self.peek().filter(|token| token.kind == kind)?;
        self.at += 1;
        Some(token)
    }

    pub(super) fn place(&self, span: Span) -> Span {
        self.places.place(span)
    }

    /// The place from `start` to the last token passed, in the tokens' text.
    pub(super) fn since(&self, start: Token) -> Span {
        let passed = self.tokens.get(..self.at).unwrap_or(self.tokens);
        let last = passed.iter().rfind(|token| !is_trivia(token.kind));
        last.map_or(start.span, |last| start.span.to(last.span))
    }

    pub(super) fn rejected(&self, start: Token, form: Form) -> Expr<'t> {
        Expr { span: self.place(self.since(start)), kind: Kind::Rejected(form) }
    }

    fn stop(&mut self, span: Span, form: Form) {
        if self.broken.is_none() {
            self.broken = Some((self.place(span), form));
        }
        self.at = self.tokens.len();
    }

    pub(super) fn malformed(&mut self, span: Span, why: &'static str) {
        self.stop(span, Form::Malformed(why));
    }

    /// Notes that `what` was expected where the parser is.
    pub(super) fn expected(&mut self, why: &'static str) {
        let end = self.tokens.last().map_or(0, |token| token.span.end as usize);
        let span = self.peek().map_or(Span::at(end), |token| token.span);
        self.malformed(span, why);
    }

    /// An expression with everything that belongs to it.
    pub(super) fn expression(&mut self) -> Expr<'t> {
        let Some(start) = self.peek() else {
            self.expected("an expression is missing");
            return Expr { span: self.place(Span::at(0)), kind: Kind::Rejected(Form::Null) };
        };
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            self.stop(start.span, Form::TooDeep);
        }
        let mut expr = self.binary(0);
        expr = self.conditional(start, expr);
        self.nesting -= 1;
        expr
    }

    /// `expr`, which begins at token `start`, or the conditional whose condition it is.
    fn conditional(&mut self, start: Token, expr: Expr<'t>) -> Expr<'t> {
        if self.eat(T::Question).is_some() {
            self.expression();
            if self.eat(T::Colon).is_none() {
                self.expected("a conditional is `a ? b : c`");
            }
            self.expression();
            return self.rejected(start, Form::Conditional);
        }
        expr
    }

    /// Operands joined by operators that bind more tightly than `floor`.
    fn binary(&mut self, floor: u8) -> Expr<'t> {
        let start = self.peek();
        let left = self.unary();
        self.operators(start, left, floor)
    }

    /// What `left`, which begins at token `start`, becomes with the operators after it.
    fn operators(&mut self, start: Option<Token>, left: Expr<'t>, floor: u8) -> Expr<'t> {
        let mut left = left;
        while let Some(token) = self.peek()
            && let Some(infix) = infix(token.kind)
        {
            let precedence = match infix {
                Infix::Ours(operator) => operator.precedence(),
                Infix::Arithmetic(_, precedence) => precedence,
            };
            if precedence <= floor {
                break;
            }
            self.at += 1;
            let right = self.binary(precedence);
            let span = self.place(self.since(start.unwrap_or(token)));
            let kind = match infix {
                Infix::Ours(operator) => Kind::Binary(Box::new(Binary {
                    operator,
                    operator_span: self.place(token.span),
                    left,
                    right,
                })),
                Infix::Arithmetic(operator, _) => Kind::Rejected(Form::Arithmetic(operator)),
            };
            left = Expr { span, kind };
        }
        left
    }

    /// An operand with the unary operators before it.
    fn unary(&mut self) -> Expr<'t> {
        let mut operators = Vec::new();
        while let Some(token) = self.peek()
            && matches!(token.kind, T::Bang | T::Minus)
        {
            operators.push(token);
            self.at += 1;
        }
        let mut expr = self.operand();
        for token in operators.into_iter().rev() {
            let span = self.place(self.since(token));
            let kind = if token.kind == T::Bang {
                Kind::Not(Box::new(expr))
            } else {
                Kind::Rejected(Form::Minus)
            };
            expr = Expr { span, kind };
        }
        expr
    }

    /// An operand with the steps after it.
    fn operand(&mut self) -> Expr<'t> {
        let Some(token) = self.peek() else {
            self.expected("a value is missing");
            return Expr { span: self.place(Span::at(0)), kind: Kind::Rejected(Form::Null) };
        };
        let kind = match token.kind {
            T::Number => {
                self.at += 1;
                let spelling = token.text(self.text.as_str());
                integer(spelling).map_or_else(Kind::Rejected, Kind::Integer)
            }
            T::Identifier => return self.named(token),
            T::OpenQuote => self.quoted(),
            T::OpenHeredoc => self.heredoc(token),
            T::OpenParen => return self.parentheses(),
            T::OpenBracket | T::OpenBrace => {
                let list = token.kind == T::OpenBracket;
                self.skip_group();
                Kind::Rejected(self.collection(token, list))
            }
            _ => {
                self.expected("a value is missing");
                Kind::Rejected(Form::Null)
            }
        };
        let expr = Expr { span: self.place(self.since(token)), kind };
        self.steps_from(token, expr)
    }

    /// A run of parentheses, which takes no recursion of its own: the language sets no limit to
    /// their number.
    fn parentheses(&mut self) -> Expr<'t> {
        let mut open = Vec::new();
        while let Some(token) = self.eat(T::OpenParen) {
            open.push(token);
        }
        let mut inner = self.expression();
        while let Some(token) = open.pop() {
            if self.eat(T::CloseParen).is_none() {
                self.expected("parentheses hold one expression");
            }
            let span = self.place(self.since(token));
            inner = Expr { span, kind: Kind::Paren(Box::new(inner)) };
            inner = self.steps_from(token, inner);
            if !open.is_empty() {
                inner = self.operators(Some(token), inner, 0);
                inner = self.conditional(token, inner);
            }
        }
        inner
    }

    /// What a bracket that was just passed held.
    fn collection(&self, open: Token, list: bool) -> Form {
        let after = self.tokens.partition_point(|token| token.span.start <= open.span.start);
        let first = self.tokens[after..].iter().find(|token| !is_trivia(token.kind));
        match first {
            Some(token)
                if token.kind == T::Identifier && token.text(self.text.as_str()) == "for" =>
            {
                Form::For
            }
            _ if list => Form::Tuple,
            _ => Form::Object,
        }
    }

    fn quoted(&mut self) -> Kind<'t> {
        let open = self.at;
        self.skip_group();
        let tokens = &self.tokens[open..self.at];
        match tokens {
            [_, close] if close.kind == T::CloseQuote => Kind::String("".into()),
            [_, text, close] if text.kind == T::QuotedText && close.kind == T::CloseQuote => {
                Kind::String(self.text.read(text.span, unescape))
            }
            _ => Kind::Rejected(Form::Template),
        }
    }

    fn heredoc(&mut self, open: Token) -> Kind<'t> {
        let first = self.at;
        self.skip_group();
        let plain = self.tokens[first..self.at]
            .iter()
            .all(|t| matches!(t.kind, T::OpenHeredoc | T::HeredocText | T::CloseHeredoc));
        let span = self.since(open);
        let text = self.text.as_str().get(span.range()).unwrap_or_default();
        match plain.then(|| constant::source_string(text)) {
            Some(Ok(value)) => Kind::String(value.into()),
            _ => Kind::Rejected(Form::Template),
        }
    }

    /// A keyword, a call, or a traversal.
    fn named(&mut self, first: Token) -> Expr<'t> {
        self.at += 1;
        while self.eat(T::DoubleColon).is_some() {
            if self.eat(T::Identifier).is_none() {
                self.expected("after `::` comes the name of a function");
            }
        }
        let name = self.since(first);
        if self.peek_kind() == Some(T::OpenParen) {
            let call = self.call(name);
            let expr = Expr { span: self.place(self.since(first)), kind: Kind::Call(call) };
            return self.steps_from(first, expr);
        }
        let kind = match self.text.as_str().get(name.range()).unwrap_or_default() {
            "true" => Kind::Bool(true),
            "false" => Kind::Bool(false),
            "null" => Kind::Rejected(Form::Null),
            _ => return self.traversal(first),
        };
        let expr = Expr { span: self.place(name), kind };
        self.steps_from(first, expr)
    }

    fn call(&mut self, name: Span) -> Call<'t> {
        self.at += 1;
        let name = Name { text: self.text.slice(name), span: self.place(name) };
        let mut call = Call { name, arguments: Vec::new(), expanded: None };
        while self.eat(T::CloseParen).is_none() {
            call.arguments.push(self.expression());
            if let Some(token) = self.eat(T::Ellipsis) {
                call.expanded = Some(self.place(token.span));
            }
            if self.eat(T::Comma).is_none() && self.peek_kind() != Some(T::CloseParen) {
                self.expected("arguments are parted by commas and closed by `)`");
                break;
            }
        }
        call
    }

    /// Moves past the bracket or template that the next token opens, and all that is in it.
    pub(super) fn skip_group(&mut self) {
        let open = self.tokens[self.at];
        match group(&self.tokens[self.at..]) {
            Some(length) => self.at += length,
            None => self.malformed(open.span, "what is opened here is not closed"),
        }
    }
}

fn span_of(tokens: &[Token]) -> Span {
    match tokens {
        [first, .., last] => first.span.to(last.span),
        [one] => one.span,
        [] => Span::at(0),
    }
}

fn infix(kind: T) -> Option<Infix> {
    use Operator as O;
    Some(match kind {
        T::OrOr => Infix::Ours(O::Or),
        T::AndAnd => Infix::Ours(O::And),
        T::EqualEqual => Infix::Ours(O::Equal),
        T::BangEqual => Infix::Ours(O::NotEqual),
        T::Less => Infix::Ours(O::Less),
        T::LessEqual => Infix::Ours(O::LessEqual),
        T::Greater => Infix::Ours(O::Greater),
        T::GreaterEqual => Infix::Ours(O::GreaterEqual),
        T::Plus => Infix::Arithmetic("+", 5),
        T::Minus => Infix::Arithmetic("-", 5),
        T::Star => Infix::Arithmetic("*", 6),
        T::Slash => Infix::Arithmetic("/", 6),
        T::Percent => Infix::Arithmetic("%", 6),
        _ => return None,
    })
}

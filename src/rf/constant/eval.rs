//! The walk over an expression: literals, collections, conditionals and loop variables.
//! Operators, steps into values, `for` and templates are in the modules beside this one.
//!
//! A fault does not end the walk: HCL evaluates all operands, and a conditional forgets the
//! faults of the branch it does not take but still unifies with its type. So what fails gives
//! a [`Broken`], the first fault and the type that the value would have had.

use super::convert::string;
use super::number::Number;
use super::unify::{fits, unify};
use super::value::{Type, Value};
use super::{EvalError, NotConstant};
use crate::span::Span;
use crate::syntax::lexer::lex;
use crate::syntax::token::TokenKind;
use hcl_edit::expr::{Conditional, Expression, Object, ObjectKey};
use std::collections::BTreeMap;

/// What one evaluation may cost: nodes visited, parts and bytes of values made.
const BUDGET: usize = 1 << 20;

/// Why an expression has no constant value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    NotConstant(NotConstant),
    Error(EvalError),
    /// The budget is spent. No conditional forgets this one.
    Spent(EvalError),
}

/// The first fault of an expression without a value, and the type of what it stands for.
#[derive(Clone, Debug)]
pub(super) struct Broken {
    pub(super) fault: Fault,
    pub(super) of: Type,
}

pub(super) type Evaluated = Result<Value, Broken>;

impl Broken {
    /// The same fault, of something of another type.
    pub(super) fn typed(self, of: Type) -> Self {
        Self { of, ..self }
    }
}

/// A fault of unknown type, for `map_err`.
pub(super) fn error(reason: impl Into<String>, span: Option<Span>) -> Broken {
    let fault = Fault::Error(EvalError { reason: reason.into(), span });
    Broken { fault, of: Type::Dynamic }
}

pub(super) fn span_of(node: &impl hcl_edit::Span) -> Option<Span> {
    node.span().map(Span::from)
}

/// The source text, the variables in scope, and what is left of the budget.
pub(super) struct Evaluator<'a> {
    pub(super) text: &'a str,
    scope: Vec<(String, Evaluated)>,
    left: usize,
}

impl<'a> Evaluator<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, scope: Vec::new(), left: BUDGET }
    }

    /// Pays for `cost`, or gives up.
    pub(super) fn pay(&mut self, cost: usize, span: Option<Span>) -> Result<(), Broken> {
        self.left = self.left.saturating_sub(cost);
        if self.left > 0 {
            return Ok(());
        }
        let reason = "the expression is too large to evaluate".to_owned();
        Err(Broken { fault: Fault::Spent(EvalError { reason, span }), of: Type::Dynamic })
    }

    pub(super) fn bind(&mut self, name: &str, value: Evaluated) {
        self.scope.push((name.to_owned(), value));
    }

    /// Forgets the variables bound last.
    pub(super) fn unbind(&mut self, count: usize) {
        self.scope.truncate(self.scope.len().saturating_sub(count));
    }

    pub(super) fn expression(&mut self, expr: &Expression) -> Evaluated {
        let span = span_of(expr);
        self.pay(1, span)?;
        match expr {
            Expression::Null(_) => Ok(Value::Null(Type::Dynamic)),
            Expression::Bool(value) => Ok(Value::Bool(*value.value())),
            Expression::Number(_) => {
                // A value in a tree may be another than the one that is written.
                span.and_then(|span| self.text.get(span.range()))
                    .and_then(number_literal)
                    .map(Value::Number)
                    .ok_or_else(|| error("the exponent of this number is too large", span))
            }
            Expression::String(text) => {
                self.pay(text.value().len(), span)?;
                Ok(string(text.value()))
            }
            Expression::Array(items) => {
                let items = items.iter().map(|item| self.expression(item)).collect();
                tuple(items)
            }
            Expression::Object(object) => self.object(object),
            Expression::StringTemplate(template) => self.quoted(template, span),
            Expression::HeredocTemplate(template) => self.heredoc(template),
            Expression::Parenthesis(inner) => self.expression(inner.inner()),
            Expression::Variable(name) => self.variable(name.as_str(), span),
            Expression::Conditional(conditional) => self.conditional(conditional),
            Expression::FuncCall(call) => {
                let mut name = String::new();
                for part in &call.name.namespace {
                    name.push_str(part.as_str());
                    name.push_str("::");
                }
                name.push_str(call.name.name.as_str());
                let fault = Fault::NotConstant(NotConstant::Function { name, span });
                Err(Broken { fault, of: Type::Dynamic })
            }
            Expression::Traversal(traversal) => self.traversal(traversal),
            Expression::UnaryOp(operation) => self.unary(operation),
            Expression::BinaryOp(operation) => self.binary(operation),
            Expression::ForExpr(expr) => self.for_expression(expr),
        }
    }

    fn variable(&mut self, name: &str, span: Option<Span>) -> Evaluated {
        let found = self.scope.iter().rev().find(|(bound, _)| bound == name);
        let Some((_, value)) = found else {
            let fault = Fault::NotConstant(NotConstant::Variable { name: name.to_owned(), span });
            return Err(Broken { fault, of: Type::Dynamic });
        };
        // The value is copied, and can be doubled by every loop around it: pay first.
        let cost = weight_of(value);
        let copy = (cost < self.left).then(|| value.clone());
        self.pay(cost, span)?;
        copy.unwrap_or_else(|| Err(error("the expression is too large to evaluate", span)))
    }

    fn object(&mut self, object: &Object) -> Evaluated {
        let mut items = BTreeMap::new();
        let mut first = None;
        for (key, value) in object {
            let name = self.key(key);
            let value = self.expression(value.expr());
            let fault = name.as_ref().err().or(value.as_ref().err());
            first = first.or_else(|| fault.cloned());
            if let Ok(name) = name {
                items.insert(name, value);
            } else {
                // Without its names the object has no type either.
                let broken = first.unwrap_or_else(|| error("a key has no value", None));
                return Err(broken.typed(Type::Dynamic));
            }
        }
        let whole = record(items);
        match (whole, first) {
            (Err(broken), Some(first)) => Err(first.typed(broken.of)),
            (Ok(_), Some(first)) => Err(first),
            (whole, None) => whole,
        }
    }

    fn key(&mut self, key: &ObjectKey) -> Result<String, Broken> {
        let expr = match key {
            ObjectKey::Ident(name) => return Ok(text_of(&string(name.as_str()))),
            ObjectKey::Expression(expr) => expr,
        };
        // A keyword is a name here, like any identifier.
        if expr.is_null() {
            return Ok("null".to_owned());
        }
        let span = span_of(expr);
        match self.expression(expr)?.to_string_value() {
            Ok(Value::Null(_)) => Err(error("a key of an object cannot be null", span)),
            Ok(name) => Ok(text_of(&name)),
            Err(unfit) => Err(error(format!("this cannot be a key of an object: {unfit}"), span)),
        }
    }

    fn conditional(&mut self, expr: &Conditional) -> Evaluated {
        let condition = self.condition(&expr.cond_expr, "the condition of a conditional");
        let yes = self.expression(&expr.true_expr);
        let no = self.expression(&expr.false_expr);
        self.choose(condition, yes, no, span_of(expr))
    }

    /// What a condition evaluates to; `role` begins the sentence about what is wrong with it.
    pub(super) fn condition(&mut self, expr: &Expression, role: &str) -> Result<bool, Broken> {
        let span = span_of(expr);
        match self.expression(expr)?.to_bool() {
            Ok(Value::Bool(value)) => Ok(value),
            Ok(_) => Err(error(format!("{role} must be `true` or `false`, not null"), span)),
            Err(unfit) => Err(error(format!("{role} must be `true` or `false`: {unfit}"), span)),
        }
    }

    /// The branch that the condition takes, as one of the type that both branches unify to.
    pub(super) fn choose(
        &mut self,
        condition: Result<bool, Broken>,
        yes: Evaluated,
        no: Evaluated,
        span: Option<Span>,
    ) -> Evaluated {
        for broken in [condition.as_ref().err(), yes.as_ref().err(), no.as_ref().err()] {
            if let Some(Broken { fault: Fault::Spent(_), .. }) = broken {
                return Err(broken
                    .cloned()
                    .unwrap_or_else(|| error("too large to evaluate", span)));
            }
        }
        self.pay(weight_of(&yes) + weight_of(&no), span)?;
        let (yes_type, no_type) = (type_of(&yes), type_of(&no));
        let is_null = |branch: &Evaluated| matches!(branch, Ok(Value::Null(Type::Dynamic)));
        // A fault of unknown type leaves the other branch as it is; a bare null takes its type.
        let of = if [&yes, &no].iter().any(|b| b.is_err() && type_of(b) == Type::Dynamic) {
            Some(Type::Dynamic)
        } else if yes_type == no_type || is_null(&no) {
            Some(yes_type.clone())
        } else if is_null(&yes) {
            Some(no_type.clone())
        } else {
            unify(&[yes_type.clone(), no_type.clone()])
                .filter(|of| fits(&yes_type, of) && fits(&no_type, of))
        };
        let Some(of) = of else {
            let first = [condition.err(), yes.err(), no.err()].into_iter().flatten().next();
            let reason = format!(
                "both branches of a conditional must have one type, and {yes_type} and \
                 {no_type} have none in common"
            );
            return Err(first.map_or_else(|| error(reason, span), |b| b.typed(Type::Dynamic)));
        };
        let taken = match condition {
            Err(broken) => return Err(broken.typed(of)),
            Ok(condition) => {
                if condition {
                    yes
                } else {
                    no
                }
            }
        };
        let settle =
            |broken: Broken| if of == Type::Dynamic { broken } else { broken.typed(of.clone()) };
        taken.map_err(settle)?.convert(&of).map_err(|unfit| {
            error(format!("the branches of this conditional do not fit together: {unfit}"), span)
        })
    }
}

/// A tuple of the items, or the first fault among them.
pub(super) fn tuple(items: Vec<Evaluated>) -> Evaluated {
    if items.iter().all(Result::is_ok) {
        return Ok(Value::Tuple(items.into_iter().flatten().collect()));
    }
    let of = Type::Tuple(items.iter().map(type_of).collect());
    match items.into_iter().find_map(Result::err) {
        Some(broken) => Err(broken.typed(of)),
        None => Ok(Value::Tuple(Vec::new())),
    }
}

/// An object of the items, or the first fault among them.
pub(super) fn record(items: BTreeMap<String, Evaluated>) -> Evaluated {
    if items.values().all(Result::is_ok) {
        let known = items.into_iter().filter_map(|(name, item)| Some((name, item.ok()?)));
        return Ok(Value::Object(known.collect()));
    }
    let of = items.iter().map(|(name, item)| (name.clone(), type_of(item))).collect();
    match items.into_values().find_map(Result::err) {
        Some(broken) => Err(broken.typed(Type::Object(of))),
        None => Ok(Value::Object(BTreeMap::new())),
    }
}

/// The text of a string value.
pub(super) fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        _ => String::new(),
    }
}

fn weight_of(evaluated: &Evaluated) -> usize {
    match evaluated {
        Ok(value) => value.weight(),
        Err(broken) => broken.of.weight(),
    }
}

pub(super) fn type_of(evaluated: &Evaluated) -> Type {
    match evaluated {
        Ok(value) => value.type_of(),
        Err(broken) => broken.of.clone(),
    }
}

/// A number as written; the parser takes a minus sign and the spaces after it into a literal.
/// The number that `written` spells, which has taken in the signs before it.
fn number_literal(written: &str) -> Option<Number> {
    if let Some(number) = Number::parse(written) {
        return Some(number);
    }
    let mut negative = false;
    let mut number = None;
    for token in lex(written) {
        match token.kind {
            TokenKind::Minus => negative = !negative,
            TokenKind::Number => number = Number::parse(token.text(written)),
            _ => {}
        }
    }
    number.map(|number| if negative { number.negated() } else { number })
}

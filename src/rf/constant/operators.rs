//! Unary and binary operators: conversion of their operands and what they compute. The
//! arithmetic itself is in [`super::number`].

use super::eval::{Broken, Evaluated, Evaluator, error, span_of};
use super::number::Number;
use super::value::{Type, Value};
use crate::span::Span;
use hcl_edit::expr::{BinaryOp, BinaryOperator, Expression, UnaryOp, UnaryOperator};

impl Evaluator<'_> {
    pub(super) fn unary(&mut self, operation: &UnaryOp) -> Evaluated {
        match operation.operator.value() {
            UnaryOperator::Neg => self
                .number(&operation.expr, "-")
                .map(|number| Value::Number(number.negated()))
                .map_err(|broken| broken.typed(Type::Number)),
            UnaryOperator::Not => self
                .bool(&operation.expr, "!")
                .map(|value| Value::Bool(!value))
                .map_err(|broken| broken.typed(Type::Bool)),
        }
    }

    pub(super) fn binary(&mut self, operation: &BinaryOp) -> Evaluated {
        use BinaryOperator as Op;
        let (left, right) = (&operation.lhs_expr, &operation.rhs_expr);
        let span = span_of(operation);
        let operator = *operation.operator.value();
        match operator {
            Op::Eq | Op::NotEq => self.equality(left, right, operator == Op::NotEq, span),
            Op::And | Op::Or => {
                let (a, b) =
                    (self.bool(left, operator.as_str()), self.bool(right, operator.as_str()));
                both(a, b, Type::Bool)
                    .map(|(a, b)| Value::Bool(if operator == Op::And { a && b } else { a || b }))
            }
            Op::Less | Op::LessEq | Op::Greater | Op::GreaterEq => {
                let (a, b) =
                    (self.number(left, operator.as_str()), self.number(right, operator.as_str()));
                let (a, b) = both(a, b, Type::Bool)?;
                Ok(Value::Bool(match operator {
                    Op::Less => a < b,
                    Op::LessEq => a <= b,
                    Op::Greater => a > b,
                    _ => a >= b,
                }))
            }
            Op::Plus | Op::Minus | Op::Mul | Op::Div | Op::Mod => {
                let (a, b) =
                    (self.number(left, operator.as_str()), self.number(right, operator.as_str()));
                let (a, b) = both(a, b, Type::Number)?;
                let result = match operator {
                    Op::Plus => a.add(&b),
                    Op::Minus => a.subtract(&b),
                    Op::Mul => a.multiply(&b),
                    Op::Div => a.divide(&b),
                    _ => a.remainder(&b),
                };
                result
                    .map(Value::Number)
                    .map_err(|why| error(format!("cannot {why}"), span).typed(Type::Number))
            }
        }
    }

    fn equality(
        &mut self,
        left: &Expression,
        right: &Expression,
        negated: bool,
        span: Option<Span>,
    ) -> Evaluated {
        let (a, b) = (self.expression(left), self.expression(right));
        let (a, b) = both(a, b, Type::Bool)?;
        self.pay(a.weight() + b.weight(), span)?;
        Ok(Value::Bool(a.equals(&b) != negated))
    }

    fn number(&mut self, expr: &Expression, operator: &str) -> Result<Number, Broken> {
        let span = span_of(expr);
        match self.expression(expr)?.to_number() {
            Ok(Value::Number(number)) => Ok(number),
            Ok(_) => Err(null_operand(operator, span)),
            Err(unfit) => Err(error(format!("`{operator}` needs numbers: {unfit}"), span)),
        }
    }

    fn bool(&mut self, expr: &Expression, operator: &str) -> Result<bool, Broken> {
        let span = span_of(expr);
        match self.expression(expr)?.to_bool() {
            Ok(Value::Bool(value)) => Ok(value),
            Ok(_) => Err(null_operand(operator, span)),
            Err(unfit) => Err(error(format!("`{operator}` needs bools: {unfit}"), span)),
        }
    }
}

fn null_operand(operator: &str, span: Option<Span>) -> Broken {
    error(format!("an operand of `{operator}` cannot be null"), span)
}

/// Both operands, or the fault of the first that has one, for a result of the type `of`.
fn both<T>(a: Result<T, Broken>, b: Result<T, Broken>, of: Type) -> Result<(T, T), Broken> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        (Err(broken), _) | (_, Err(broken)) => Err(broken.typed(of)),
    }
}

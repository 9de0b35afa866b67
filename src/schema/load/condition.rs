//! `validation`: conditions on values, which must be able to hold.

use super::reading::Reading;
use super::{INVALID, Loader};
use crate::finding::Finding;
use crate::rf::constant::{Constant, EvalError, Value, evaluate_with};
use crate::schema::check::check;
use crate::schema::evaluate::raw;
use crate::schema::language::LANGUAGE;
use crate::schema::rules::{Said, Validation};
use crate::schema::source::Block as Written;
use crate::schema::types::Type;
use crate::span::Span;
use hcl_edit::Span as _;
use hcl_edit::expr::{BinaryOperator, Expression, ForExpr, FuncCall, UnaryOperator};
use hcl_edit::visit::{Visit, visit_expr, visit_for_expr, visit_func_call};

impl Loader<'_> {
    /// The condition and the message of a `validation` of an attribute of the type `of`.
    pub(super) fn validation<'t>(
        &mut self,
        reading: &Reading<'t>,
        block: &Written<'t>,
        of: &Type,
    ) -> Option<Validation> {
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.validation);
        let attribute = found.attribute("condition")?;
        let Said { value: message, .. } = reading.text(&found, "error_message")?;
        let span = attribute.value.span();
        let Some(raw) = raw(reading.document.text(), attribute.value) else {
            let help = "write an expression over `self`, such as `self > 0`";
            self.invalid(reading.file, span, "this condition cannot be read", help);
            return None;
        };
        let mut names = Names::default();
        names.visit_expr(&raw.expr);
        if let Some((name, part)) = names.unknown_variable() {
            let message = format!("there is no variable `{name}` in a condition");
            let help = "a condition speaks of `self`, the value, alone";
            self.invalid(reading.file, raw.place(part), message, help);
            return None;
        }
        if let Some((name, part)) = names.functions.first() {
            // It may hold for another reader; here it is known neither to hold nor not to.
            let message = format!("nothing is checked here: `{name}` is a function");
            let finding = Finding::new(INVALID, raw.place(*part), message)
                .help("conditions are evaluated without functions; use `min`, `max`, `pattern`")
                .mild();
            self.fault(reading.file, finding);
        } else if !names.uses_self {
            let said = match evaluate_with(&raw.expr, &raw.source, &[]) {
                Constant::Known(value) if !is_bool(&value) => {
                    let message = "this condition is neither true nor false";
                    self.invalid(reading.file, span, message, "write what must hold of `self`");
                    return None;
                }
                Constant::Error(EvalError { reason, .. }) => {
                    let message = format!("this condition has no value: {reason}");
                    self.invalid(reading.file, span, message, "write what must hold of `self`");
                    return None;
                }
                Constant::Known(_) | Constant::NotConstant(_) => "it does not speak of `self`",
            };
            let message = format!("this condition is the same for every value: {said}");
            let finding = Finding::new(INVALID, span, message);
            self.fault(reading.file, finding.help("write what must hold of `self`").mild());
        }
        if let Some((reason, part)) = misfit(&raw.expr, &raw.source, of) {
            let message = format!("this condition never has a value: {reason}");
            let help = "write a condition that can be true";
            self.invalid(reading.file, raw.place(part), message, help);
            return None;
        }
        let origin = Some(reading.origin(span));
        Some(Validation { condition: raw.expr, source: raw.source, message, origin })
    }
}

fn is_bool(value: &Value) -> bool {
    matches!(value.clone().to_bool(), Ok(Value::Bool(_)))
}

/// An operand of what is evaluated whatever the value is that no operator takes, as far as that is
/// certain: a clause that says why, and the place.
fn misfit(expr: &Expression, source: &str, of: &Type) -> Option<(String, Option<Span>)> {
    let operand = |expr: &Expression, number: bool| {
        let inside = misfit(expr, source, of);
        inside.or_else(|| Some((unfit(expr, source, of, number)?, expr.span().map(Span::from))))
    };
    match expr {
        Expression::Parenthesis(inner) => misfit(inner.inner(), source, of),
        Expression::UnaryOp(unary) => {
            let number = matches!(unary.operator.value(), UnaryOperator::Neg);
            operand(&unary.expr, number)
        }
        Expression::BinaryOp(binary) => match binary.operator.value() {
            BinaryOperator::Eq | BinaryOperator::NotEq => {
                let sides = [&binary.lhs_expr, &binary.rhs_expr];
                sides.into_iter().find_map(|side| misfit(side, source, of))
            }
            // What stands behind may never be looked at.
            BinaryOperator::And | BinaryOperator::Or => operand(&binary.lhs_expr, false),
            _ => operand(&binary.lhs_expr, true).or_else(|| operand(&binary.rhs_expr, true)),
        },
        Expression::Conditional(conditional) => operand(&conditional.cond_expr, false),
        _ => None,
    }
}

/// Why what `expr` gives is never a number or, if not `number`, never a bool.
fn unfit(expr: &Expression, source: &str, of: &Type, number: bool) -> Option<String> {
    let mut expr = expr;
    while let Expression::Parenthesis(inner) = expr {
        expr = inner.inner();
    }
    if let Expression::Variable(name) = expr
        && name.as_str() == "self"
    {
        let never = match of {
            Type::Any | Type::String => false,
            Type::Number => !number,
            Type::Bool => number,
            _ => true,
        };
        let wanted = if number { "a number" } else { "a bool" };
        return never.then(|| format!("{wanted} is required, and `self` is {}", of.noun()));
    }
    let mut names = Names::default();
    names.visit_expr(expr);
    if names.uses_self || !names.variables.is_empty() || !names.functions.is_empty() {
        return None;
    }
    match evaluate_with(expr, source, &[]) {
        Constant::Known(value) if number => value.to_number().err(),
        Constant::Known(value) => value.to_bool().err(),
        Constant::NotConstant(_) | Constant::Error(_) => None,
    }
}

/// The names that a condition uses.
#[derive(Default)]
struct Names {
    variables: Vec<(String, Option<Span>)>,
    functions: Vec<(String, Option<Span>)>,
    /// Those that a `for` binds, wherever it stands.
    bound: Vec<String>,
    uses_self: bool,
}

impl Names {
    /// The first variable that nothing gives a value.
    fn unknown_variable(&self) -> Option<(&str, Option<Span>)> {
        let unbound = |(name, _): &&(String, _)| !self.bound.contains(name);
        self.variables.iter().find(unbound).map(|(name, span)| (name.as_str(), *span))
    }
}

impl Visit for Names {
    fn visit_expr(&mut self, expr: &Expression) {
        if let Expression::Variable(name) = expr {
            let span = hcl_edit::Span::span(expr).map(Span::from);
            if name.as_str() == "self" {
                self.uses_self = true;
            } else {
                self.variables.push((name.as_str().to_owned(), span));
            }
        }
        visit_expr(self, expr);
    }

    fn visit_func_call(&mut self, call: &FuncCall) {
        let span = hcl_edit::Span::span(call).map(Span::from);
        self.functions.push((call.name.name.as_str().to_owned(), span));
        visit_func_call(self, call);
    }

    fn visit_for_expr(&mut self, expr: &ForExpr) {
        self.bound.push(expr.intro.value_var.as_str().to_owned());
        self.bound.extend(expr.intro.key_var.as_ref().map(|name| name.as_str().to_owned()));
        visit_for_expr(self, expr);
    }
}

//! Constant evaluation: the value of an HCL expression with no variables and no functions,
//! by the rules of the HCL native syntax specification, and which expressions a static string
//! field takes.
//!
//! Reads hcl-edit expressions and the text they were parsed from. What a field does with its
//! string (bounds, patterns, names) is left to the caller, and so are syntax errors.
//!
//! The evaluator of hcl-rs is not used: it computes with 64-bit floats, does not unify the
//! branches of a conditional, stops at the first error even in a branch not taken, and knows
//! neither typed nulls nor the conversions of operands.

mod convert;
mod decimal;
mod eval;
mod loops;
mod number;
mod operators;
mod static_string;
mod steps;
mod template;
#[cfg(test)]
mod tests;
mod unify;
mod value;

pub use convert::Unfit;
pub use number::Number;
pub use static_string::{StaticFault, source_string, static_string};
pub use unify::unify;
pub use value::{Type, Value};

use crate::span::Span;
use eval::{Evaluator, Fault};
use hcl_edit::expr::Expression;

/// What an expression is without variables and functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Constant {
    /// A known value.
    Known(Value),
    /// It depends on something that is only known later.
    NotConstant(NotConstant),
    /// It has no value.
    Error(EvalError),
}

/// What keeps an expression from being constant: the first such thing that is evaluated.
/// Spans are byte ranges in the parsed text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotConstant {
    /// A variable, such as `source`.
    Variable {
        /// The name, without the steps after it.
        name: String,
        /// Where it stands.
        span: Option<Span>,
    },
    /// A function call.
    Function {
        /// The name, with its namespaces (`a::b`).
        name: String,
        /// Where the whole call stands.
        span: Option<Span>,
    },
}

impl NotConstant {
    /// Where it stands, in bytes of the parsed text.
    pub const fn span(&self) -> Option<Span> {
        match self {
            Self::Variable { span, .. } | Self::Function { span, .. } => *span,
        }
    }
}

/// Why an expression has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvalError {
    /// A clause in lower case without a full stop, source between backticks.
    pub reason: String,
    /// What it is about, in bytes of the parsed text.
    pub span: Option<Span>,
}

/// Evaluates `expr`, which was parsed from `text`.
///
/// `text` is the whole text that was given to the parser, which spans refer to: the spelling
/// of numbers and the lines of heredocs are read from it. A fault in a branch that a
/// conditional does not take does not count, one in the operand that decides nothing
/// (`true || x`) does. Never panics, and ends soon: what takes more than about a million steps
/// and bytes is an error, and so are texts of numbers beyond about 20,000 digits.
pub fn evaluate(expr: &Expression, text: &str) -> Constant {
    evaluate_with(expr, text, &[])
}

/// As [`evaluate`], with these variables known.
pub fn evaluate_with(expr: &Expression, text: &str, variables: &[(&str, Value)]) -> Constant {
    let mut evaluator = Evaluator::new(text);
    for (name, value) in variables {
        evaluator.bind(name, Ok(value.clone()));
    }
    match evaluator.expression(expr) {
        Ok(value) => Constant::Known(value),
        Err(broken) => match broken.fault {
            Fault::NotConstant(reason) => Constant::NotConstant(reason),
            Fault::Error(error) | Fault::Spent(error) => Constant::Error(error),
        },
    }
}

//! The rule for static string fields: which expressions they take, and what the string is.

use super::{Constant, EvalError, NotConstant, Value, evaluate};
use crate::span::Span;
use crate::syntax::tree;
use crate::words::with_article;
use hcl_edit::Span as _;
use hcl_edit::expr::Expression;
use hcl_edit::template::Template;

/// Why a static string field does not take an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StaticFault {
    /// A template of several parts, whatever its value.
    SeveralParts {
        /// The template, in bytes of the parsed text.
        span: Option<Span>,
    },
    /// The value is known and no string.
    NotString {
        /// `null`, `bool`, `number`, `tuple`, `object`, `list` or `map`.
        kind: &'static str,
        /// The expression, in bytes of the parsed text.
        span: Option<Span>,
    },
    /// A variable or a function is evaluated.
    NotConstant(NotConstant),
    /// The evaluation fails.
    Error(EvalError),
}

impl StaticFault {
    /// What the expression is instead, as the rest of a sentence about `what`, which takes static
    /// strings: lower case without a full stop, source between backticks.
    pub fn message(&self, what: &str) -> String {
        match self {
            Self::SeveralParts { .. } => {
                format!("{what} is a static string, and this is a template of several parts")
            }
            Self::NotString { kind, .. } => {
                let noun = match *kind {
                    "null" => "`null`".to_owned(),
                    "bool" => "a Boolean".to_owned(),
                    "tuple" => "a list".to_owned(),
                    kind => with_article(kind),
                };
                format!("{what} is a static string, and this is {noun}")
            }
            Self::NotConstant(NotConstant::Variable { name, .. }) => {
                format!("{what} is a static string, and `{name}` is a variable")
            }
            Self::NotConstant(NotConstant::Function { name, .. }) => {
                format!("{what} is a static string, and `{name}` is a function")
            }
            Self::Error(error) => {
                format!("{what} is a static string, and this has no value: {}", error.reason)
            }
        }
    }

    /// What the fault is about, in bytes of the parsed text.
    pub const fn span(&self) -> Option<Span> {
        match self {
            Self::SeveralParts { span } | Self::NotString { span, .. } => *span,
            Self::NotConstant(reason) => reason.span(),
            Self::Error(error) => error.span,
        }
    }
}

/// The string that `expr`, parsed from `text`, gives a static string field.
///
/// Any expression whose value is a known string that is not null is taken, except a template
/// of several parts, bare, in parentheses or as all there is in a `"${…}"` wrapper. Such a
/// template deeper in the expression, as a branch or an operand, counts by its value.
pub fn static_string(expr: &Expression, text: &str) -> Result<String, StaticFault> {
    let span = expr.span().map(Span::from);
    if let Some(template) = several_parts(expr) {
        let span = template.span().map(Span::from);
        return Err(StaticFault::SeveralParts { span });
    }
    match evaluate(expr, text) {
        Constant::Known(Value::String(value)) => Ok(value),
        Constant::Known(value) => Err(StaticFault::NotString { kind: value.kind(), span }),
        Constant::NotConstant(reason) => Err(StaticFault::NotConstant(reason)),
        Constant::Error(error) => Err(StaticFault::Error(error)),
    }
}

/// The string that the source text `source` gives a static string field, as [`static_string`]
/// says. `source` is one expression without syntax errors, which may span lines where it stands;
/// spans of a fault are bytes of it.
pub fn source_string(source: &str) -> Result<String, StaticFault> {
    const BEFORE: &str = "(\n";
    let text = format!("{BEFORE}{source}\n)");
    let unread = || {
        let reason = "it nests too deeply or is too long to be computed; write the string itself";
        let span = Some(Span::new(0, source.len()));
        StaticFault::Error(EvalError { reason: reason.to_owned(), span })
    };
    let expr = tree::expression(&text).ok_or_else(unread)?;
    static_string(&expr, &text).map_err(|mut fault| {
        let (StaticFault::SeveralParts { span }
        | StaticFault::NotString { span, .. }
        | StaticFault::NotConstant(
            NotConstant::Variable { span, .. } | NotConstant::Function { span, .. },
        )
        | StaticFault::Error(EvalError { span, .. })) = &mut fault;
        if let Some(found) = span {
            let back = |at: u32| (at as usize).saturating_sub(BEFORE.len()).min(source.len());
            *found = Span::new(back(found.start), back(found.end));
        }
        fault
    })
}

/// The template of several parts that `expr` is, parentheses and wrappers aside.
fn several_parts(expr: &Expression) -> Option<&Expression> {
    let template: &Template = match expr {
        Expression::Parenthesis(inner) => return several_parts(inner.inner()),
        Expression::StringTemplate(template) => template,
        Expression::HeredocTemplate(heredoc) => &heredoc.template,
        _ => return None,
    };
    if let Some(element) = template.as_single_element() {
        return element.as_interpolation().and_then(|part| several_parts(&part.expr));
    }
    template.iter().any(|element| !element.is_literal()).then_some(expr)
}

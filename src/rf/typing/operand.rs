//! The kinds of expressions in words, for messages.

use crate::rf::expression::{Expr, Kind};

/// What `expr` is, as in "found a number".
pub(super) fn noun(expr: &Expr) -> String {
    let expr = expr.bare();
    match &expr.kind {
        Kind::String(_) => "a string".to_owned(),
        Kind::Bool(_) => "a Boolean".to_owned(),
        Kind::Integer(_) => "a number".to_owned(),
        Kind::Traversal(traversal) if traversal.steps.is_empty() => "a name".to_owned(),
        Kind::Traversal(traversal) => match &*traversal.root.text {
            "source" | "provider" | "target" | "member" => "a traversal".to_owned(),
            _ => "a reference".to_owned(),
        },
        Kind::Not(_) => "a negation".to_owned(),
        Kind::Binary(binary) if binary.operator.is_logical() => {
            format!("an expression with `{}`", binary.operator.as_str())
        }
        Kind::Binary(_) => "a comparison".to_owned(),
        Kind::Call(call) => format!("a call of `{}`", call.name.text),
        Kind::Paren(inner) | Kind::Wrapper(inner) => noun(inner),
        Kind::Rejected(form) => form.noun(),
    }
}

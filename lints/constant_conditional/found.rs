//! Finding the conditionals of an expression whose conditions are known.

use crate::rf::constant::{Constant, Value, evaluate};
use crate::syntax::lexer::lex;
use crate::syntax::token::TokenKind;
use hcl_edit::expr::{Conditional as Node, Expression};
use hcl_edit::structure::Structure;
use hcl_edit::visit::{Visit, visit_conditional, visit_expr};
use std::ops::Range;

/// A conditional of which one branch is always taken. Its ranges are those of the parsed text.
#[derive(Clone, Debug)]
pub(super) struct Conditional {
    /// All of it.
    pub(super) whole: Range<usize>,
    /// Its condition.
    pub(super) condition: Range<usize>,
    /// The branch that is taken.
    pub(super) branch: Range<usize>,
    /// What the condition is.
    pub(super) value: bool,
    /// Whether the branch is converted to the type of the other, or may be.
    pub(super) converts: bool,
}

/// The conditionals found in a text.
pub(super) struct Conditionals<'t> {
    text: &'t str,
    found: Vec<Conditional>,
}

impl Conditionals<'_> {
    /// Those in an attribute that was parsed from `text`, outer ones before those in the branch
    /// that they take.
    pub(super) fn in_structure(structure: &Structure, text: &str) -> Vec<Conditional> {
        let mut conditionals = Conditionals { text, found: Vec::new() };
        conditionals.visit_structure(structure);
        conditionals.found
    }

    /// Those in an expression that was parsed from `text`.
    pub(super) fn in_expression(expr: &Expression, text: &str) -> Vec<Conditional> {
        let mut conditionals = Conditionals { text, found: Vec::new() };
        conditionals.visit_expr(expr);
        conditionals.found
    }

    /// The place of a node, without blanks around it.
    fn range(&self, node: &impl hcl_edit::Span) -> Option<Range<usize>> {
        let range = node.span()?;
        let text = self.text.get(range.clone())?;
        let start = range.start + (text.len() - text.trim_start().len());
        Some(start..(range.start + text.trim_end().len()).max(start))
    }

    fn known(&self, node: &Node) -> Option<(Conditional, bool)> {
        let Constant::Known(Value::Bool(value)) = evaluate(&node.cond_expr, self.text) else {
            return None;
        };
        let (branch, other) = if value {
            (&node.true_expr, &node.false_expr)
        } else {
            (&node.false_expr, &node.true_expr)
        };
        let whole = Expression::from(node.clone());
        let converts = match (evaluate(&whole, self.text), evaluate(branch, self.text)) {
            (Constant::Known(whole), Constant::Known(branch)) => whole != branch,
            (Constant::Error(_), _) => true,
            // What is a string stays one, and null takes the type of the other.
            _ => !is_string(branch) && !matches!(bare(other), Expression::Null(_)),
        };
        let conditional = Conditional {
            whole: self.range(node)?,
            condition: self.range(&node.cond_expr)?,
            branch: self.range(branch)?,
            value,
            converts,
        };
        Some((conditional, value))
    }
}

/// The expression inside parentheses.
fn bare(expr: &Expression) -> &Expression {
    match expr {
        Expression::Parenthesis(inner) => bare(inner.inner()),
        expr => expr,
    }
}

/// Whether an expression is a string by its spelling, whatever is in it.
fn is_string(expr: &Expression) -> bool {
    match bare(expr) {
        Expression::String(_) => true,
        Expression::StringTemplate(template) => template.as_single_element().is_none(),
        Expression::HeredocTemplate(heredoc) => heredoc.template.as_single_element().is_none(),
        _ => false,
    }
}

impl Visit for Conditionals<'_> {
    fn visit_conditional(&mut self, node: &Node) {
        let Some((conditional, value)) = self.known(node) else {
            visit_conditional(self, node);
            return;
        };
        self.found.push(conditional);
        visit_expr(self, if value { &node.true_expr } else { &node.false_expr });
    }
}

/// Where the expressions in the template `text` stand, each without its `${` and `}`.
pub(super) fn interpolations(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = text.get(at..).and_then(|rest| rest.find("${")) {
        let start = at + open + 2;
        at = start;
        // `$${` is text.
        if text[..start - 2].ends_with('$') {
            continue;
        }
        let inner = &text[start..];
        let begin = usize::from(inner.starts_with('~'));
        let mut depth = 0_usize;
        let close = lex(&inner[begin..]).into_iter().find(|token| match token.kind {
            TokenKind::CloseBrace if depth == 0 => true,
            kind => {
                depth += usize::from(kind == TokenKind::OpenBrace);
                depth -= usize::from(kind == TokenKind::CloseBrace);
                false
            }
        });
        let Some(close) = close else { break };
        let end = start + begin + close.span.start as usize;
        let inside = text[start + begin..end].trim_end_matches('~').len();
        found.push(start + begin..start + begin + inside);
        at = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interpolations_are_found_in_templates() {
        let found = |text: &str| -> Vec<String> {
            interpolations(text).into_iter().map(|range| text[range].to_owned()).collect()
        };
        assert_eq!(found("${a}"), ["a"]);
        assert_eq!(found("x ${~ {b = 1} ~} $${no} ${ \"}\" }"), [" {b = 1} ", " \"}\" "]);
        assert_eq!(found("none ${"), [""; 0]);
    }
}

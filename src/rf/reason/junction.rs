//! The parts that `&&` or `||` joins, through parentheses and negations.

use crate::rf::expression::{Binary, Expr, Kind, Operator};
use crate::span::Span;

/// A part that can be taken out of the expression it is in.
#[derive(Clone, Copy, Debug)]
pub struct Part<'e, 't> {
    /// The part as it is written, its own parentheses included.
    pub expr: &'e Expr<'t>,
    /// What goes with it: the part, and the operator between it and its neighbour.
    pub removal: Span,
}

/// One of those that an operator joins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member<'e, 't> {
    pub(super) part: Part<'e, 't>,
    /// The part without parentheses and negations around it.
    pub(super) core: &'e Expr<'t>,
    /// Whether the core is negated in what the operator joins.
    pub(super) negated: bool,
}

/// The parts that the operator of `binary`, which is `&&` or `||`, joins: `a`, `b`, `!c` and `!d`
/// of `a && (b && !(c || d))`.
pub(super) fn members<'e, 't>(binary: &'e Binary<'t>) -> Vec<Member<'e, 't>> {
    let mut members = Vec::new();
    sides(binary, false, binary.operator, &mut members);
    members
}

/// The parts that the operator of `binary` joins, through parentheses alone.
pub(super) fn sides_of<'e, 't>(binary: &'e Binary<'t>) -> Vec<&'e Expr<'t>> {
    let mut left = vec![&binary.right, &binary.left];
    let mut sides = Vec::new();
    while let Some(expr) = left.pop() {
        match &expr.bare().kind {
            Kind::Binary(inner) if inner.operator == binary.operator => {
                left.extend([&inner.right, &inner.left]);
            }
            _ => sides.push(expr),
        }
    }
    sides
}

fn sides<'e, 't>(
    binary: &'e Binary<'t>,
    negated: bool,
    operator: Operator,
    members: &mut Vec<Member<'e, 't>>,
) {
    let (left, right) = (&binary.left, &binary.right);
    let before = Span { start: left.span.start, end: right.span.start };
    let after = Span { start: left.span.end, end: right.span.end };
    for (expr, removal) in [(left, before), (right, after)] {
        let (core, inside) = stripped(expr);
        let negated = negated != inside;
        match &core.kind {
            Kind::Binary(inner)
                if inner.operator.is_logical() && (inner.operator == operator) != negated =>
            {
                sides(inner, negated, operator, members);
            }
            _ => members.push(Member { part: Part { expr, removal }, core, negated }),
        }
    }
}

/// `expr` without parentheses and negations around it, and whether that negates it.
fn stripped<'e, 't>(expr: &'e Expr<'t>) -> (&'e Expr<'t>, bool) {
    let mut expr = expr.bare();
    let mut negated = false;
    while let Kind::Not(inner) = &expr.kind {
        negated = !negated;
        expr = inner.bare();
    }
    (expr, negated)
}

impl Member<'_, '_> {
    /// Whether it is made of several parts itself.
    pub(super) fn is_compound(&self) -> bool {
        matches!(&self.core.kind, Kind::Binary(binary) if binary.operator.is_logical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rf::expression::parse_native;
    use crate::syntax::lexer::lex;

    #[test]
    fn parts_are_found_through_parentheses_and_negations() {
        for (text, expected) in [
            ("a && (b && !(c || d))", "a b !c !d"),
            ("a || b && c", "a b && c"),
            ("!(!a) && !(b && c) && !!(d)", "a !b && c d"),
            ("a || !(b && (c || d))", "a !b !c || d"),
        ] {
            let parsed = parse_native(text, &lex(text));
            let Kind::Binary(binary) = &parsed.expr.kind else { unreachable!() };
            let shown: Vec<String> = members(binary)
                .iter()
                .map(|m| {
                    let sign = if m.negated { "!" } else { "" };
                    format!("{sign}{}", &text[m.core.span.range()])
                })
                .collect();
            assert_eq!(shown.join(" "), expected, "{text}");
        }
    }

    #[test]
    fn a_part_goes_with_the_operator_beside_it() {
        let text = "a && (b && !(c || d))";
        let parsed = parse_native(text, &lex(text));
        let Kind::Binary(binary) = &parsed.expr.kind else { unreachable!() };
        let without: Vec<String> = members(binary)
            .iter()
            .map(|m| {
                let mut text = text.to_owned();
                text.replace_range(m.part.removal.range(), "");
                text
            })
            .collect();
        assert_eq!(
            without,
            ["(b && !(c || d))", "a && (!(c || d))", "a && (b && !(d))", "a && (b && !(c))"]
        );
    }
}

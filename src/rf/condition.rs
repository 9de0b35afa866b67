//! The conditions of a source, its `where`s and `assert`s, for those who look at how they are
//! spelled; and the places of signs in them, which in JSON may be written as escapes.

use super::expression::{Binary, Expr, Kind, Parsed};
use super::model::{File, Match};
use super::typing::MAX_BYTES;
use crate::edit::Edit;
use crate::span::Span;

/// A `where` or an `assert` that fits its position. One that does not is reported as such, and is
/// not to be spelled otherwise before it means something.
#[derive(Clone, Copy)]
pub struct Condition<'f, 't> {
    /// The expression.
    pub parsed: &'f Parsed<'t>,
}

/// The conditions of `file`, those of rules before those of policies.
pub fn conditions<'f, 't>(file: &'f File<'t>) -> Vec<Condition<'f, 't>> {
    let mut found = Vec::new();
    let mut add_match = |matching: Option<&'f Match<'t>>| {
        let predicate = matching.and_then(|m| m.predicate.as_ref()).map(|field| &field.value);
        if let Some(predicate) = predicate.filter(|predicate| predicate.fits) {
            found.push(Condition { parsed: &predicate.parsed });
        }
    };
    for rule in &file.rules {
        add_match(rule.matching.as_ref());
        for member in rule.composition.iter().flat_map(|composition| &composition.members) {
            add_match(member.matching.as_ref());
        }
    }
    for field in file.policies.iter().filter_map(|policy| policy.assertion.as_ref()) {
        let (parsed, assertion) = &field.value;
        if assertion.fits {
            found.push(Condition { parsed });
        }
    }
    found
}

impl Condition<'_, '_> {
    /// Whether it may grow by so many bytes.
    pub const fn has_room_for(self, bytes: usize) -> bool {
        self.parsed.bytes + bytes <= MAX_BYTES
    }
}

/// What an expression is a part of.
#[derive(Clone, Copy)]
pub enum Parent<'e, 't> {
    /// Nothing: it is the whole.
    None,
    /// Parentheses, at this place.
    Parentheses(Span),
    /// A negation.
    Not,
    /// An operator, one of whose operands it is.
    Operator(&'e Binary<'t>),
    /// A call, one of whose arguments it is.
    Call,
}

/// Shows `expr` and every expression in it to `visit`, each before those inside it.
pub fn walk<'e, 't>(
    expr: &'e Expr<'t>,
    parent: Parent<'e, 't>,
    visit: &mut impl FnMut(&'e Expr<'t>, Parent<'e, 't>),
) {
    visit(expr, parent);
    match &expr.kind {
        Kind::Paren(inner) => walk(inner, Parent::Parentheses(expr.span), visit),
        Kind::Wrapper(inner) => walk(inner, parent, visit),
        Kind::Not(inner) => walk(inner, Parent::Not, visit),
        Kind::Binary(binary) => {
            walk(&binary.left, Parent::Operator(binary), visit);
            walk(&binary.right, Parent::Operator(binary), visit);
        }
        Kind::Call(call) => {
            call.arguments.iter().for_each(|argument| walk(argument, Parent::Call, visit));
        }
        Kind::String(_)
        | Kind::Bool(_)
        | Kind::Integer(_)
        | Kind::Traversal(_)
        | Kind::Rejected(_) => {}
    }
}

/// How many bytes an escaped character takes in JSON: `\u0028`.
const ESCAPED: usize = 6;

/// The sign that the expression at `span` begins with, and the blanks after it.
pub fn first_sign(text: &str, span: Span) -> Span {
    let start = span.start as usize;
    let rest = text.get(start..).unwrap_or_default();
    let sign = if rest.starts_with('\\') { ESCAPED } else { 1 };
    let after = rest.get(sign..).unwrap_or_default();
    let blanks = after.len() - after.trim_start_matches([' ', '\t']).len();
    Span::new(start, start + sign + blanks)
}

/// The blanks before the sign that the expression at `span` ends with, and the sign. Blanks that
/// a line begins with are left to it.
pub fn last_sign(text: &str, span: Span) -> Span {
    let end = span.end as usize;
    let before = text.get(..end).unwrap_or_default();
    let sign = if before.ends_with(')') { 1 } else { ESCAPED };
    let sign = end.saturating_sub(sign);
    let inner = before.get(..sign).unwrap_or_default().trim_end_matches([' ', '\t']);
    let start = if inner.ends_with('\n') { sign } else { inner.len() };
    Span::new(start, end)
}

/// The edits that take away the parentheses at `span`, with the blanks inside them.
pub fn without_parentheses(text: &str, span: Span) -> [Edit; 2] {
    [Edit::delete(first_sign(text, span)), Edit::delete(last_sign(text, span))]
}

/// The parentheses that `expr` is, from the outside, and what they hold.
pub fn parentheses<'e, 't>(expr: &'e Expr<'t>) -> (Vec<Span>, &'e Expr<'t>) {
    let mut run = Vec::new();
    let mut inner = expr;
    while let Kind::Paren(next) = &inner.kind {
        run.push(inner.span);
        inner = next;
    }
    (run, inner)
}

/// Whether lines end inside `span`, where in native syntax parentheses are what joins them. In
/// JSON an expression is in `${…}`, which does.
pub fn spans_lines(text: &str, span: Span) -> bool {
    text.get(span.range()).is_some_and(|text| text.contains('\n'))
}

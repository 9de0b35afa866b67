//! The conditions of a Rootform source, each with what is suspicious about it, and the edits that
//! mend it: what the lints about conditions share.

use super::Source;
use super::removal;
use crate::edit::{Edit, Fix, Safety};
use crate::rf::expression::{Binary, Expr, Kind, Parsed};
use crate::rf::reason::{Observation, Part, Said, review};
use crate::rf::typing::shorten;
use crate::span::Span;
use std::cell::OnceCell;

/// The conditions of a source, found when they are first asked for.
#[derive(Default)]
pub struct Conditions<'a, 't>(OnceCell<Vec<Condition<'a, 't>>>);

/// The attributes that take a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConditionKind {
    /// `where` of a rule or a member.
    Where,
    /// `assert` of a policy.
    Assert,
}

/// A condition that is within the limits of an expression.
pub struct Condition<'a, 't> {
    /// The attribute that it is the value of.
    pub kind: ConditionKind,
    /// The place of the attribute, from its name to past its value.
    pub attribute: Span,
    /// The expression.
    pub parsed: &'a Parsed<'t>,
    /// What is suspicious about it.
    pub observations: Vec<Observation<'a, 't>>,
}

impl<'a, 't> Condition<'a, 't> {
    fn new(kind: ConditionKind, attribute: Span, parsed: &'a Parsed<'t>) -> Self {
        Self { kind, attribute, parsed, observations: review(&parsed.expr) }
    }

    /// Whether `expr` is all of it.
    pub fn is_whole(&self, expr: &Expr) -> bool {
        std::ptr::eq(self.parsed.expr.bare(), expr.bare())
    }

    /// Hands every comparison in it to `look`.
    pub fn comparisons(&self, mut look: impl FnMut(&'a Expr<'t>, &'a Binary<'t>)) {
        let mut left = vec![&self.parsed.expr];
        while let Some(expr) = left.pop() {
            let expr = expr.bare();
            match &expr.kind {
                Kind::Not(inner) => left.push(inner),
                Kind::Binary(binary) => {
                    if !binary.operator.is_logical() {
                        look(expr, binary);
                    }
                    left.extend([&binary.right, &binary.left]);
                }
                _ => {}
            }
        }
    }
}

impl<'a, 't> Source<'a, 't> {
    /// Its conditions, in the order of rules and policies.
    pub fn conditions(&self) -> &[Condition<'a, 't>] {
        self.conditions.0.get_or_init(|| {
            let file = self.file;
            let members = |rule: &'a crate::rf::model::Rule<'t>| {
                rule.composition.iter().flat_map(|composition| &composition.members)
            };
            let predicates = file.rules.iter().flat_map(|rule| {
                let matches = members(rule).map(|member| &member.matching);
                std::iter::once(&rule.matching)
                    .chain(matches)
                    .filter_map(|matching| matching.as_ref()?.predicate.as_ref())
            });
            let predicates = predicates.filter(|field| field.value.size.is_some());
            let assertions = file.policies.iter().filter_map(|policy| policy.assertion.as_ref());
            let assertions = assertions.filter(|field| field.value.1.size.is_some());
            predicates
                .map(|f| Condition::new(ConditionKind::Where, f.span, &f.value.parsed))
                .chain(
                    assertions.map(|f| Condition::new(ConditionKind::Assert, f.span, &f.value.0)),
                )
                .collect()
        })
    }

    /// How the source spells `expr`, for a message.
    pub fn quote(&self, expr: &Expr) -> String {
        let text = self.document.text();
        shorten(text.get(expr.span.range()).unwrap_or_default())
    }

    /// A part of a condition as it takes part in it, for a message.
    pub fn said(&self, said: &Said) -> String {
        let text = self.quote(said.expr);
        match said.expr.kind {
            _ if !said.negated => text,
            Kind::Binary(_) => format!("!({text})"),
            _ => format!("!{text}"),
        }
    }

    /// The fix that takes a part out of its condition. It is unsafe if comments stand in it, which
    /// stay; in a JSON string there is none then.
    pub fn without(&self, part: &Part, message: String, safety: Safety) -> Option<Fix> {
        self.replaced(part.removal, "", message, safety)
    }

    /// The fix that writes `text` in place of an expression, likewise.
    pub fn replaced(&self, span: Span, text: &str, message: String, safety: Safety) -> Option<Fix> {
        let (edit, comments) = removal::keeping_comments(self.document, span, text)?;
        let safety = if comments { Safety::Unsafe } else { safety };
        Some(Fix { message, safety, edits: vec![edit] })
    }

    /// The fix that takes a whole attribute out, likewise.
    pub fn without_attribute(
        &self,
        attribute: Span,
        message: String,
        safety: Safety,
    ) -> Option<Fix> {
        let (edit, comments): (Edit, bool) = removal::attribute(self.document, attribute)?;
        let safety = if comments { Safety::Unsafe } else { safety };
        Some(Fix { message, safety, edits: vec![edit] })
    }
}

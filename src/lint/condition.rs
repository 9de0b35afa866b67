//! The conditions of a Rootform source, each with what is suspicious about it, and the edits that
//! mend it: what the lints about conditions share.

use super::Source;
use super::removal;
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::rf::expression::{Binary, Expr, Kind, Parsed};
use crate::rf::reason::{Observation, Part, Said, review};
use crate::schema::removal::removal as without_item;
use crate::schema::source::Document;
use crate::span::Span;
use crate::syntax::json::JsonString;
use crate::words::shorten;
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

/// A condition that fits its position: of one that does not, nothing else is to be said before it
/// means something.
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

/// What stands at `span`, for a message: on one line, not long, and without the escapes of a JSON
/// string that it may be in.
pub fn quote(document: Document<'_>, span: Span) -> String {
    let text = document.text();
    let source = text.get(span.range()).unwrap_or_default();
    if document.is_json() && source.contains('\\') && span.start > 0 {
        let string = Span { start: span.start - 1, end: span.end + 1 };
        return shorten(&JsonString { span: string, escaped: true }.value(text));
    }
    shorten(source)
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
            let predicates = predicates.filter(|field| field.value.fits);
            let assertions = file.policies.iter().filter_map(|policy| policy.assertion.as_ref());
            let assertions = assertions.filter(|field| field.value.1.fits);
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
        quote(self.document, expr.span)
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

    /// `finding` with the fix that takes a part out of its condition, as `order` says. It is
    /// unsafe if comments stand in the part, which stay; where they could not, the order stays in
    /// words.
    pub fn without(&self, finding: Finding, part: &Part, order: String, safety: Safety) -> Finding {
        self.replaced(finding, part.removal, "", order, safety)
    }

    /// `finding` with the fix that writes `text` for what stands at `span`, likewise.
    pub fn replaced(
        &self,
        finding: Finding,
        span: Span,
        text: &str,
        order: String,
        safety: Safety,
    ) -> Finding {
        mended(finding, removal::keeping_comments(self.document, span, text), order, safety)
    }

    /// `finding` with the fix that takes a whole attribute out, likewise; it is unsafe too if
    /// comments around it may come to stand with another one.
    pub fn without_attribute(
        &self,
        finding: Finding,
        attribute: Span,
        order: String,
        safety: Safety,
    ) -> Finding {
        let alone = without_item(self.document, attribute).map(|edit| (edit, false));
        let edit = alone.or_else(|| Some((removal::attribute(self.document, attribute)?, true)));
        mended(finding, edit, order, safety)
    }
}

/// `finding` with the fix of an edit that may move comments.
fn mended(finding: Finding, edit: Option<(Edit, bool)>, order: String, safety: Safety) -> Finding {
    let Some((edit, comments)) = edit else { return finding.help(order) };
    let safety = if comments { Safety::Unsafe } else { safety };
    finding.fix(Fix { message: order, safety, edits: vec![edit] })
}

#[cfg(test)]
mod tests {
    use crate::lint::Linter;
    use crate::source::Language;

    #[test]
    fn nothing_more_is_said_of_a_condition_that_the_compiler_refuses() {
        for (test, expected) in [
            ("source.a == 1 && (true && !!(source.b == 2))", 2),
            ("source.a == (true && !!(source.b == 2))", 1),
            ("source.a == 1 && (true && !!(source.b == 2)) && source.c", 1),
        ] {
            let text = format!(
                "rule \"r\" {{\n  match {{\n    type  = \"t\"\n    where = {test}\n  }}\n\n  as = rf.concept.subnet\n}}\n"
            );
            let found = Linter::default().lint(&text, Language::RootformHcl).findings;
            assert_eq!(found.len(), expected, "{test}: {found:?}");
        }
    }
}

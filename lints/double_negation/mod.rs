//! `double-negation`: two negations, which say what none does.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::condition::{
    Parent, conditions, first_sign, parentheses, spans_lines, walk, without_parentheses,
};
use crate::rf::expression::{Expr, Kind};
use crate::span::Span;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "double-negation",
    group: Group::Style,
    codes: &[],
    scope: Scope::Rf,
    summary: "a negation of a negation: `!!x`",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    let text = source.document.text();
    for condition in conditions(source.file) {
        // Negations that belong to one that was seen.
        let mut inner: Vec<*const Expr<'_>> = Vec::new();
        walk(&condition.parsed.expr, Parent::None, &mut |expr, _| {
            if inner.iter().any(|seen| std::ptr::eq(*seen, expr)) {
                return;
            }
            let chain = Chain::of(expr);
            inner.extend(chain.negations.iter().skip(1).map(|not| std::ptr::from_ref(*not)));
            if chain.negations.len() > 1 {
                out.push(chain.finding(text, condition.parsed.json));
            }
        });
    }
}

/// Negations of each other.
struct Chain<'e, 't> {
    /// Each, the outermost first.
    negations: Vec<&'e Expr<'t>>,
    /// The parentheses between each and the next.
    between: Vec<Vec<Span>>,
}

impl<'e, 't> Chain<'e, 't> {
    fn of(expr: &'e Expr<'t>) -> Self {
        let mut chain = Self { negations: Vec::new(), between: Vec::new() };
        let mut next = expr;
        while let Kind::Not(operand) = &next.kind {
            chain.negations.push(next);
            let (run, inner) = parentheses(operand);
            chain.between.push(run);
            next = inner;
        }
        chain
    }

    fn finding(&self, text: &str, json: bool) -> Finding {
        let paired = self.negations.len() / 2 * 2;
        let mut edits = Vec::new();
        for (n, not) in self.negations[..paired].iter().enumerate() {
            edits.push(Edit::delete(first_sign(text, not.span)));
            // Those between the two of a pair; what is after a pair may need its own.
            for span in self.between[n].iter().filter(|_| n % 2 == 0) {
                if json || !spans_lines(text, *span) {
                    edits.extend(without_parentheses(text, *span));
                }
            }
        }
        let span = self.negations[0].span;
        Finding::new(LINT.name, span, "two negations say what none does").fix(Fix {
            message: "take both away".to_owned(),
            safety: Safety::Safe,
            edits,
        })
    }
}

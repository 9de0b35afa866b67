//! Predicates: what `where` takes.

use super::chain::unchained;
use super::operand::noun;
use super::path::{PathPosition, path_of};
use super::{Report, fits, fix, limits, rejected};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::rf::expression::{Binary, Expr, Form, Kind, Operator, Parsed, Size};
use crate::span::Span;

const INVALID: (&str, &str) = ("invalid-expression", "INVALID_EXPRESSION");

/// Reports what keeps an expression from being a predicate. Gives its size if it is within the
/// limits, and whether the language takes it.
pub fn predicate(parsed: &Parsed, report: &mut Report) -> (Option<Size>, bool) {
    let Some(size) = limits::within(parsed, INVALID.1, report) else { return (None, false) };
    let before = report.findings.len();
    Predicate { parsed, report }.test(parsed.expr.unwrapped());
    (Some(size), fits(&report.findings[before..]))
}

struct Predicate<'a, 'r, 't> {
    parsed: &'a Parsed<'t>,
    report: &'a mut Report<'r>,
}

impl Predicate<'_, '_, '_> {
    /// `expr` where a predicate is expected.
    fn test(&mut self, expr: &Expr) {
        let expr = expr.inside_parentheses();
        match &expr.kind {
            Kind::Bool(_) => {}
            Kind::Paren(inner) => self.test(inner),
            Kind::Not(_) => {
                let (negated, inner) = without_negations(expr);
                if matches!(inner.kind, Kind::Traversal(_)) {
                    self.bare(expr.span, inner, !negated);
                } else {
                    self.test(inner);
                }
            }
            Kind::Binary(binary) if binary.operator.is_logical() => {
                self.test(&binary.left);
                self.test(&binary.right);
            }
            Kind::Binary(binary) => self.comparison(expr, binary),
            Kind::Traversal(_) => self.bare(expr.span, expr, true),
            Kind::String(_) | Kind::Integer(_) => {
                let message = format!("a predicate is a test, and this is {}", noun(expr));
                let help =
                    "compare it with a `source` traversal, as in `source.mode == \"ACTIVE\"`";
                self.report.push(unresolved(expr.span, message).help(help));
            }
            Kind::Call(_) | Kind::Wrapper(_) | Kind::Rejected(_) => self.form(expr),
        }
    }

    /// A traversal where a test is expected. It is all of `whole` but negations, and `expected`
    /// is what it must be for the whole to hold.
    fn bare(&mut self, whole: Span, traversal: &Expr, expected: bool) {
        let source = self.report.quote(traversal.span);
        let message = format!(
            "`{source}` alone is not a test; a predicate is `true`, `false` or a comparison"
        );
        let finding = unresolved(traversal.span, message);
        let spelled = self.report.source(traversal.span);
        // What is negated is compared before it is, so the negation goes into the comparison.
        let compared = |path: &str| {
            let edit = Edit::replace(whole, format!("{path} == {expected}"));
            fix(format!("compare it with `{expected}`"), Safety::Unsafe, edit)
        };
        let boolean = spelled.to_lowercase();
        if matches!(boolean.as_str(), "true" | "false") {
            let edit = Edit::replace(traversal.span, &*boolean);
            let fix = fix(format!("write `{boolean}`"), Safety::Unsafe, edit);
            return self.report.push(finding.help(format!("write `{boolean}`")).fix(fix));
        }
        let mut faults = Vec::new();
        let mut other = Report { text: self.report.text, findings: &mut faults };
        if path_of(traversal, PathPosition::Where, &mut other).is_some() {
            let help = format!("if it is a Boolean, write `{source} == {expected}`");
            return self.report.push(finding.help(help).fix(compared(spelled)));
        }
        // It is no path either, so comparing it is not enough.
        let Some(fault) = faults.pop() else { return self.report.push(finding) };
        let root = traversal.as_traversal().map_or("", |traversal| &traversal.root.text);
        self.report.push(match (fault.help, fault.fix) {
            (_, Some(repair)) if repair.message == "write `source`" => {
                let path = format!("source{}", &spelled[root.len().min(spelled.len())..]);
                let help = format!("if it is a Boolean, write `{path} == {expected}`");
                finding.help(help).fix(compared(&path))
            }
            (Some(help), _) => finding.help(format!("{help}, and compare it with `{expected}`")),
            (None, Some(repair)) => {
                finding.help(format!("{}, and compare it with `{expected}`", repair.message))
            }
            (None, None) => finding,
        });
    }

    /// A form that no part of a predicate can have.
    fn form(&mut self, expr: &Expr) {
        let (lint, code) = INVALID;
        let finding = match &expr.kind {
            Kind::Rejected(form) => {
                rejected(*form, expr.span, self.parsed, lint, code, "`where`", self.report)
            }
            Kind::Wrapper(_) => {
                let form = Form::Template;
                rejected(form, expr.span, self.parsed, lint, code, "`where`", self.report)
            }
            Kind::Call(call) => {
                let message =
                    format!("`where` cannot call functions, and `{}` is one", call.name.text);
                let help = match &*call.name.text {
                    "exists" | "length" | "contexts" | "relations" | "contributions" => {
                        "facts are tested by a policy's `assert`; `where` compares `source` traversals"
                    }
                    _ => "compare `source` traversals with literals",
                };
                Finding::new(lint, expr.span, message).code(code).help(help)
            }
            _ => return,
        };
        self.report.push(finding);
    }

    fn comparison(&mut self, expr: &Expr, binary: &Binary) {
        if let Some(finding) = self.compared_with_boolean(expr.span, binary) {
            return self.report.push(finding);
        }
        if let Some(inner) = compared(&binary.left) {
            return self.chained(expr.span, binary, inner);
        }
        self.operand(&binary.left, binary);
        self.operand(&binary.right, binary);
    }

    fn operand(&mut self, expr: &Expr, binary: &Binary) {
        let operator = binary.operator;
        match &expr.kind {
            Kind::String(_) | Kind::Bool(_) | Kind::Integer(_) => {}
            Kind::Traversal(path) => {
                let boolean = path.root.text.to_lowercase();
                if path.steps.is_empty() && matches!(boolean.as_str(), "true" | "false") {
                    let (lint, code) = INVALID;
                    let message = format!("`{}` is no value", path.root.text);
                    let edit = Edit::replace(expr.span, &*boolean);
                    let finding = Finding::new(lint, expr.span, message).code(code);
                    let help = format!("write `{boolean}`");
                    let fix = fix(help.clone(), Safety::Unsafe, edit);
                    return self.report.push(finding.help(help).fix(fix));
                }
                path_of(expr, PathPosition::Where, self.report);
            }
            Kind::Call(_) | Kind::Wrapper(_) | Kind::Rejected(_) => self.form(expr),
            Kind::Not(_) => {
                let finding = self.negated_operand(expr, binary);
                self.report.push(finding);
            }
            Kind::Paren(inner) => {
                let simple = inner.inside_parentheses();
                if matches!(simple.kind, Kind::Call(_) | Kind::Wrapper(_) | Kind::Rejected(_)) {
                    return self.form(simple);
                }
                let message = format!(
                    "parentheses hold a predicate, and one side of `{}` is a literal or a `source` traversal",
                    operator.as_str()
                );
                let finding = unresolved(expr.span, message);
                let literal = matches!(
                    simple.kind,
                    Kind::String(_) | Kind::Bool(_) | Kind::Integer(_) | Kind::Traversal(_)
                );
                self.report.push(if literal {
                    let bare = self.report.source(simple.span);
                    let edit = Edit::replace(expr.span, bare);
                    finding
                        .help(format!("write `{}` without them", self.report.quote(simple.span)))
                        .fix(fix("take the parentheses away", Safety::Unsafe, edit))
                } else {
                    finding.help("join tests with `&&` and `||`")
                });
            }
            Kind::Binary(_) => {
                let message = format!(
                    "one side of `{}` is a literal or a `source` traversal, and this is {}",
                    operator.as_str(),
                    noun(expr)
                );
                let help = "join tests with `&&` and `||`";
                self.report.push(unresolved(expr.span, message).help(help));
            }
        }
    }

    /// The finding for a side of a comparison that begins with `!`.
    fn negated_operand(&self, expr: &Expr, binary: &Binary) -> Finding {
        let operator = binary.operator.as_str();
        let (odd, inner) = without_negations(expr);
        let negated = self.report.quote(inner.span);
        let message = format!(
            "`!` binds tighter than `{operator}`, so `!{negated}` is what is compared here"
        );
        let finding = unresolved(expr.span, message);
        let [left, right] = [&binary.left, &binary.right].map(|side| {
            let side = without_negations(side).1.inside_parentheses();
            is_operand(side).then(|| self.report.quote(side.span))
        });
        let (Some(left), Some(right)) = (left, right) else {
            return finding.help("compare single values, and negate tests in parentheses: `!(…)`");
        };
        let instead = format!("{left} {operator} {right}");
        finding.help(if odd {
            format!("to negate the comparison, write `!({instead})`")
        } else {
            format!("write `{instead}`")
        })
    }

    /// The finding for `(a > b) == true` and its like, where one side is a test and the other says
    /// how it should come out.
    fn compared_with_boolean(&self, span: Span, binary: &Binary) -> Option<Finding> {
        let (test, expected) = match (&binary.left, &binary.right) {
            (test, Expr { kind: Kind::Bool(expected), .. }) if is_test(test) => (test, *expected),
            (Expr { kind: Kind::Bool(expected), .. }, test) if is_test(test) => (test, *expected),
            _ => return None,
        };
        let holds = match binary.operator {
            Operator::Equal => expected,
            Operator::NotEqual => !expected,
            _ => return None,
        };
        // Parentheses that are there stay, so that what stands beside the test binds as before.
        let source = self.report.source(test.span);
        let grouped = matches!(test.kind, Kind::Paren(_));
        let instead = match (holds, grouped) {
            (true, _) => source.to_owned(),
            (false, true) => format!("!{source}"),
            (false, false) => format!("!({source})"),
        };
        let message = "a test is not compared with `true` or `false`; it is one of them already";
        let help = format!("write `{}`", super::shorten(&instead));
        let edit = Edit::replace(span, instead);
        let fix = fix("leave the comparison out", Safety::Unsafe, edit);
        Some(unresolved(span, message.to_owned()).help(help).fix(fix))
    }

    /// `a < x < b`: a comparison whose left side, `inner`, is one too.
    fn chained(&mut self, span: Span, outer: &Binary, inner: &Binary) {
        let operator = outer.operator.as_str();
        if matches!(outer.left.kind, Kind::Paren(_)) {
            let message = format!(
                "one side of `{operator}` is a literal or a `source` traversal, and this is a comparison"
            );
            let help = match outer.operator {
                Operator::Equal if is_test(&outer.right) => {
                    "tests that agree are written `(a && b) || (!a && !b)`"
                }
                Operator::NotEqual if is_test(&outer.right) => {
                    "tests that differ are written `(a && !b) || (!a && b)`"
                }
                _ => "join tests with `&&` and `||`",
            };
            return self.report.push(unresolved(outer.left.span, message).help(help));
        }
        let message = format!(
            "comparisons cannot be chained: the left side of `{operator}` is a comparison already"
        );
        let finding = unresolved(span, message).label("compares the result of a comparison");
        let plain = [&inner.left, &inner.right, &outer.right].into_iter().all(is_operand);
        if !plain {
            return self.report.push(finding.help("write two comparisons joined by `&&`"));
        }
        let instead = unchained(outer, inner, self.report);
        let help = format!("write `{}`", super::shorten(&instead));
        let edit = Edit::replace(span, instead);
        let fix = fix("write two comparisons", Safety::Unsafe, edit);
        self.report.push(finding.help(help).fix(fix));
    }
}

/// Whether `expr` is a literal or a traversal.
fn is_operand(expr: &Expr) -> bool {
    matches!(expr.kind, Kind::Integer(_) | Kind::String(_) | Kind::Bool(_) | Kind::Traversal(_))
}

/// What the `!` that `expr` begins with negate, and whether they are of an odd number.
fn without_negations<'e, 't>(expr: &'e Expr<'t>) -> (bool, &'e Expr<'t>) {
    let mut negated = false;
    let mut expr = expr;
    while let Kind::Not(inner) = &expr.kind {
        negated = !negated;
        expr = inner;
    }
    (negated, expr)
}

/// Whether `expr` is a test that is put together, and no literal or traversal.
fn is_test(expr: &Expr) -> bool {
    matches!(expr.inside_parentheses().kind, Kind::Binary(_))
}

/// The comparison that `expr` is, parentheses aside.
fn compared<'e, 't>(expr: &'e Expr<'t>) -> Option<&'e Binary<'t>> {
    match &expr.inside_parentheses().kind {
        Kind::Binary(binary) if !binary.operator.is_logical() => Some(binary),
        _ => None,
    }
}

fn unresolved(span: Span, message: String) -> Finding {
    Finding::new("unresolved-predicate", span, message).code("PREDICATE_UNRESOLVED")
}

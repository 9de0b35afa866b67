//! `redundant-parentheses`: parentheses that group what is grouped already.

use crate::edit::{Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::condition::{
    Parent, conditions, parentheses, spans_lines, walk, without_parentheses,
};
use crate::rf::expression::{Expr, Kind, List, elements, parse_json, parse_native};
use crate::rf::typing::{Report, static_native};
use crate::schema::Value;
use crate::schema::source::ValueRef;
use crate::span::Span;
use crate::syntax::literal::layers;
use crate::syntax::token::Token;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "redundant-parentheses",
    group: Group::Style,
    codes: &[],
    scope: Scope::Rf,
    summary: "parentheses that change neither meaning nor reading",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    if !source.document.may_hold("(") {
        return;
    }
    let text = source.document.text();
    for condition in conditions(source.file) {
        walk(&condition.parsed.expr, Parent::None, &mut |expr, parent| {
            out.extend(in_expression(text, condition.parsed.json, expr, parent));
        });
    }
    for body in source.bodies() {
        for (attribute, takes) in body.attributes() {
            in_value(text, takes, attribute.value, out);
        }
    }
}

/// The finding for `expr` if it is the outermost of parentheses of which some change nothing.
fn in_expression(
    text: &str,
    json: bool,
    expr: &Expr<'_>,
    parent: Parent<'_, '_>,
) -> Option<Finding> {
    // Those that a comment parts from others are judged by themselves, as they would be in the
    // wrapper that the formatter makes parentheses of.
    let parent = match parent {
        Parent::Parentheses(outer) if is_commented(text, outer, expr.span) => Parent::None,
        Parent::Parentheses(_) | Parent::Call => return None,
        parent => parent,
    };
    let (mut run, inner) = parentheses(expr);
    let parted = run.windows(2).position(|pair| is_commented(text, pair[0], pair[1]));
    let inner = match parted {
        Some(n) => {
            run.truncate(n + 1);
            None
        }
        None => Some(inner),
    };
    let outer = *run.first()?;
    let joins = !json && spans_lines(text, outer);
    let needless = !joins && is_needless(expr, inner, parent);
    let needless = if needless { &run[..] } else { &run[1..] };
    (!needless.is_empty()).then(|| finding(text, outer, needless))
}

/// Whether a comment stands in `outer` beside `inner`, where nothing else can.
fn is_commented(text: &str, outer: Span, inner: Span) -> bool {
    let before = Span { start: outer.start, end: inner.start };
    let after = Span { start: inner.end, end: outer.end };
    [before, after].iter().any(|gap| text[gap.range()].contains(['#', '/']))
}

/// Whether `inner` reads the same without the parentheses that `expr` is. If there is none, they
/// hold other parentheses, which may go for being inside these: these go only as the whole.
fn is_needless(expr: &Expr<'_>, inner: Option<&Expr<'_>>, parent: Parent<'_, '_>) -> bool {
    let Some(inner) = inner else { return matches!(parent, Parent::None) };
    let single = matches!(
        inner.kind,
        Kind::String(_) | Kind::Bool(_) | Kind::Integer(_) | Kind::Traversal(_) | Kind::Call(_)
    );
    match (parent, &inner.kind) {
        (Parent::None, _) => true,
        (Parent::Operator(outer), Kind::Not(_)) => outer.operator.is_logical(),
        // On the right they change the tree, and of two halves both are marked.
        (Parent::Operator(outer), Kind::Binary(binary)) => {
            outer.operator.is_logical()
                && outer.operator == binary.operator
                && std::ptr::eq(&raw const outer.left, expr)
                && !matches!(outer.right.kind, Kind::Paren(_))
        }
        (Parent::Operator(_) | Parent::Not, _) => single,
        (Parent::Parentheses(_) | Parent::Call, _) => false,
    }
}

fn finding(text: &str, outer: Span, needless: &[Span]) -> Finding {
    let all = needless.first() == Some(&outer);
    let message =
        if all { "these parentheses change nothing" } else { "these parentheses are doubled" };
    let edits = needless.iter().flat_map(|span| without_parentheses(text, *span)).collect();
    Finding::new(LINT.name, outer, message).fix(Fix {
        message: format!("take {} away", if all { "them" } else { "the inner ones" }),
        safety: Safety::Safe,
        edits,
    })
}

/// Looks at a constant string, a reference or a path, or at those of a list.
fn in_value(text: &str, takes: &Value, value: ValueRef<'_>, out: &mut Vec<Finding>) {
    match (takes, value) {
        (Value::Static | Value::Enum(_), ValueRef::Native(tokens)) => {
            let mut report = Report { text, findings: &mut Vec::new() };
            if static_native(text, tokens, format_args!(""), &mut report).is_some() {
                out.extend(around(text, tokens));
            }
        }
        (Value::Reference | Value::Traversal, _) => around_name(text, value, out),
        (Value::List(item) | Value::OneOrList(item), ValueRef::Native(tokens)) => {
            match elements(text, tokens) {
                List::Elements(ranges) => {
                    out.extend(around(text, tokens));
                    for range in ranges {
                        in_value(text, item, ValueRef::Native(&tokens[range]), out);
                    }
                }
                _ if matches!(takes, Value::OneOrList(_)) => in_value(text, item, value, out),
                _ => {}
            }
        }
        (Value::List(item) | Value::OneOrList(item), ValueRef::Json(json)) => {
            match json.as_array() {
                Some(items) => {
                    for json in items {
                        in_value(text, item, ValueRef::Json(json), out);
                    }
                }
                None => in_value(text, item, value, out),
            }
        }
        _ => {}
    }
}

/// Looks at the parentheses around a reference or a path.
fn around_name(text: &str, value: ValueRef<'_>, out: &mut Vec<Finding>) {
    let parsed = match value {
        ValueRef::Native(tokens) => parse_native(text, tokens),
        ValueRef::Json(value) => parse_json(text, value),
    };
    if matches!(parsed.expr.bare().kind, Kind::Traversal(_)) {
        walk(&parsed.expr, Parent::None, &mut |expr, parent| {
            out.extend(in_expression(text, parsed.json, expr, parent));
        });
    }
}

/// The finding for the outermost parentheses around a constant string or a list, which may stand in
/// wrappers `"${…}"`.
fn around(text: &str, tokens: &[Token]) -> Option<Finding> {
    let layers = layers(tokens);
    let parentheses = layers.iter().skip_while(|layer| layer.is_wrapper);
    let mut run = Vec::new();
    for layer in parentheses.take_while(|layer| !layer.is_wrapper) {
        let (held, inside) = (&tokens[layer.tokens.clone()], &tokens[layer.inside.clone()]);
        run.push(held.first()?.span.to(held.last()?.span));
        let comments = |tokens: &[Token]| tokens.iter().filter(|t| t.kind.is_comment()).count();
        if comments(held) > comments(inside) {
            break;
        }
    }
    let outer = *run.first()?;
    let needless = if spans_lines(text, outer) { &run[1..] } else { &run[..] };
    (!needless.is_empty()).then(|| finding(text, outer, needless))
}

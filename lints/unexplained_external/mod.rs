//! `unexplained-external`: evidence from outside let in without a word about why.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::bodies::SourceBody;
use crate::schema::source::{BodyRef, Document};
use crate::span::Span;
use crate::syntax::comments::with_comments;
use crate::syntax::token::Token;
use foldhash::HashSet;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unexplained-external",
    group: Group::Style,
    codes: &[],
    scope: Scope::Rf,
    summary: "`external = \"allow\"` with no comment above or beside it",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    let emissions = source.file.rules.iter().flat_map(|rule| &rule.emissions);
    let external = emissions.filter_map(|emission| emission.external.as_ref());
    let let_in = external.filter(|field| field.value.value == "allow").map(|field| field.span);
    match source.document {
        Document::Native { text, tokens, .. } => {
            let help = "say why in a comment on the line above, or at the end of the line";
            let unexplained = let_in.filter(|span| !comments(text, tokens, *span).any(explains));
            out.extend(unexplained.map(|span| finding(span, help)));
        }
        Document::Json { text, .. } => {
            let help = "say why in a property `\"//\"` of the same object";
            let let_in: HashSet<Span> = let_in.collect();
            if let_in.is_empty() {
                return;
            }
            for body in source.bodies() {
                let own = body.attributes().map(|(attribute, _)| attribute.span);
                let own = own.filter(|span| let_in.contains(span) && !has_comment(text, body));
                out.extend(own.map(|span| finding(span, help)));
            }
        }
    }
}

fn finding(span: Span, help: &str) -> Finding {
    let message = "what is external is let in here, and nothing says why";
    Finding::new(LINT.name, span, message).help(help)
}

/// Whether the object that the body is has a comment.
fn has_comment(text: &str, body: &SourceBody<'_>) -> bool {
    let BodyRef::Json(value) = body.body else { return false };
    value.as_object().unwrap_or_default().iter().any(|property| {
        property.name.value(text) == "//"
            && property.value.as_string().is_some_and(|words| explains(&words.value(text)))
    })
}

/// Whether words say something to a reader: directives speak to programs.
fn explains(words: &str) -> bool {
    let words = words.trim();
    !words.starts_with("rf-lint:")
        && !words.starts_with("rf-fmt:")
        && words.chars().any(char::is_alphanumeric)
}

/// What the comments say that stand in the lines of the item at `span`, or on the lines directly
/// above it.
fn comments<'t>(
    text: &'t str,
    tokens: &'t [Token],
    span: Span,
) -> impl Iterator<Item = &'t str> + 't {
    let comments = tokens[with_comments(tokens, span)].iter().filter(|t| t.kind.is_comment());
    comments.map(|token| {
        let comment = token.text(text);
        match comment.strip_prefix("/*") {
            Some(inside) => inside.strip_suffix("*/").unwrap_or(inside),
            None => comment.trim_start_matches(['#', '/']),
        }
    })
}

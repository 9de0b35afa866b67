//! `slash-comment`: comments in the older of the two forms.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::schema::source::Document;
use crate::span::Span;
use crate::syntax::token::TokenKind;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "slash-comment",
    group: Group::Pedantic,
    codes: &[],
    scope: Scope::All,
    summary: "a comment that begins with `//`",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Document(check),
};

fn check(document: Document<'_>, out: &mut Vec<Finding>) {
    let Document::Native { text, tokens, .. } = document else { return };
    for token in tokens.iter().filter(|token| token.kind == TokenKind::LineComment) {
        let comment = token.text(text);
        let slashes = comment.len() - comment.trim_start_matches('/').len();
        if slashes < 2 {
            continue;
        }
        let start = token.span.start as usize;
        let span = Span::new(start, start + slashes);
        // A line of slashes stays a line.
        let signs = "#".repeat(slashes - 1);
        let fix = Fix {
            message: format!("write `{}`", if slashes == 2 { "#" } else { "#…" }),
            safety: Safety::Safe,
            edits: vec![Edit::replace(span, signs)],
        };
        out.push(Finding::new(LINT.name, span, "a comment begins with `#`").fix(fix));
    }
}

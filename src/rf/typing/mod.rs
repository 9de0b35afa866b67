//! What each position of the language takes: predicates, assertions, references, traversals and
//! static strings, with the findings for what does not fit.
//!
//! One fault gives one finding: what is inside a rejected form is not looked at. Names are read
//! here and resolved elsewhere; only those of the built-in owner are looked up.

mod assertion;
mod chain;
mod limits;
mod operand;
mod path;
mod predicate;
mod reference;
mod statics;
mod symbol;
#[cfg(test)]
mod tests;

pub use assertion::{Assertion, Query, assertion};
pub use limits::{MAX_BYTES, MAX_DEPTH, MAX_NODES, within};
pub use path::{Path, PathPosition, path};
pub use predicate::predicate;
pub use reference::{Position, reference};
pub use statics::{Static, Written, static_json, static_native};
pub use symbol::{Symbol, SymbolKind};

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::rf::expression::{Around, Form, Parsed};
use crate::rf::value::attribute_fault;
use crate::span::Span;
use crate::syntax::lexer::lex;
use crate::words::shorten;

/// Where findings go, with the text of the file that their spans are measured in.
pub struct Report<'a> {
    /// The text of the file.
    pub text: &'a str,
    /// The findings so far.
    pub findings: &'a mut Vec<Finding>,
}

impl<'a> Report<'a> {
    /// Adds a finding, in words alone where its fix would lose a comment.
    pub fn push(&mut self, mut finding: Finding) {
        let loses = |edit: &Edit| comments(self.source(edit.span)) != comments(&edit.text);
        if finding.fix.iter().flat_map(|fix| &fix.edits).any(loses) {
            finding.fix_in_words();
        }
        self.findings.push(finding);
    }

    /// How the file spells what is at `span`.
    pub fn source(&self, span: Span) -> &'a str {
        self.text.get(span.range()).unwrap_or_default()
    }

    /// The source at `span` for a message: on one line, and not long.
    pub fn quote(&self, span: Span) -> String {
        shorten(self.source(span))
    }
}

/// The comments in a piece of source, one after another.
fn comments(source: &str) -> String {
    if !source.contains(['#', '/']) {
        return String::new();
    }
    let tokens = lex(source).into_iter().filter(|token| token.kind.is_comment());
    tokens.map(|token| token.text(source).trim_end()).collect()
}

/// Whether the compiler takes what has these findings: what it would refuse has a code.
fn fits(findings: &[Finding]) -> bool {
    findings.iter().all(|finding| finding.code.is_none())
}

/// A fix of one edit.
pub fn fix(message: impl Into<String>, safety: Safety, edit: Edit) -> Fix {
    Fix { message: message.into(), safety, edits: vec![edit] }
}

/// The finding for the rejected `form` at `span`.
fn rejected(
    form: Form,
    span: Span,
    parsed: &Parsed,
    lint: &'static str,
    code: &'static str,
    position: &str,
    report: &Report,
) -> Finding {
    let message = match form {
        Form::Malformed(why) | Form::BadString(why) => format!("{position} cannot be read: {why}"),
        Form::NotWrapped(Around::Plain) => {
            format!("{position} is an expression, and this is plain text")
        }
        Form::NotWrapped(around) => {
            format!("{position} is an expression in one `${{…}}`, and {}", around.reason())
        }
        Form::TooDeep => format!("{position} nests brackets deeper than is read"),
        form => format!("{position} cannot hold {}: {}", form.noun(), form.reason()),
    };
    let finding = Finding::new(lint, span, message).code(code).help(form.advice());
    let source = report.source(span);
    if let Some(fix) = string_index(form, span, source) {
        return finding.fix(fix);
    }
    if form == Form::NotWrapped(Around::Plain)
        && parsed.json
        && source.len() > 2
        && !source.contains(['$', '%', '\\'])
    {
        let text = &source[1..source.len() - 1];
        if text.starts_with('{') && text.ends_with('}') {
            let edit = Edit::insert(span.start as usize + 1, "$");
            return finding.help("write `$` before the `{`").fix(fix(
                "write `$` before the `{`",
                Safety::Unsafe,
                edit,
            ));
        }
        // A word alone is no expression of the language, wrapped or not.
        if matches!(text, "true" | "false") || text.contains(['.', '(', '=', '<', '>', '!']) {
            let edit = Edit::replace(span, format!("\"${{{text}}}\""));
            return finding.fix(fix("wrap the expression in `${…}`", Safety::Unsafe, edit));
        }
    }
    finding
}

/// `["key"]` as `.key`, where the key can be the name of an attribute.
fn string_index(form: Form, span: Span, source: &str) -> Option<Fix> {
    let plain = source.strip_prefix("[\"").and_then(|rest| rest.strip_suffix("\"]"));
    let escaped = || source.strip_prefix("[\\\"")?.strip_suffix("\\\"]");
    let key = plain.or_else(escaped)?;
    (form == Form::StringIndex && attribute_fault(key).is_none()).then(|| {
        let edit = Edit::replace(span, format!(".{key}"));
        fix(format!("write `.{key}`"), Safety::Unsafe, edit)
    })
}

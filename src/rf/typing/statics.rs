//! Static strings: constant in native syntax, plain strings in JSON.

use super::Report;
use crate::finding::Finding;
use crate::rf::constant::{self, NotConstant, StaticFault};
use crate::rf::expression::quoted;
use crate::span::Span;
use crate::syntax::json;
use crate::syntax::literal::trimmed;
use crate::syntax::token::{Token, TokenKind};
use crate::words::shorten;
use std::borrow::Cow;
use std::fmt::Arguments;

/// How a static string is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// As a quoted string.
    Quoted,
    /// As a heredoc.
    Heredoc,
    /// As another expression whose value is that string.
    Computed,
}

/// A static string with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Static<'t> {
    /// The place of its expression, quotes included.
    pub span: Span,
    /// What it says.
    pub value: Cow<'t, str>,
    /// How it is written.
    pub written: Written,
}

impl Static<'_> {
    /// The place of its text: between the quotes, if it has any.
    pub fn inner(&self) -> Span {
        if self.written == Written::Quoted && self.span.len() >= 2 {
            return Span { start: self.span.start + 1, end: self.span.end - 1 };
        }
        self.span
    }
}

const LINT: &str = "invalid-value";
const CODE: &str = "INVALID_VALUE";

/// The static string that `tokens` of the native file spell, or a finding that says why they do
/// not; `what` takes them, for messages.
pub fn static_native<'t>(
    text: &'t str,
    tokens: &[Token],
    what: Arguments<'_>,
    report: &mut Report,
) -> Option<Static<'t>> {
    let tokens = trimmed(tokens);
    let span = tokens.first()?.span.to(tokens.last()?.span);
    if let Some(value) = quoted(text, tokens) {
        return Some(Static { span, value, written: Written::Quoted });
    }
    let source = text.get(span.range())?;
    let heredoc = tokens.first()?.kind == TokenKind::OpenHeredoc
        && tokens.iter().position(|t| t.kind == TokenKind::CloseHeredoc) == Some(tokens.len() - 1);
    match constant::source_string(source) {
        Ok(value) => {
            let written = if heredoc { Written::Heredoc } else { Written::Computed };
            Some(Static { span, value: value.into(), written })
        }
        Err(fault) => {
            report.push(not_static(&fault, span, what));
            None
        }
    }
}

fn not_static(fault: &StaticFault, whole: Span, what: Arguments<'_>) -> Finding {
    let span = fault.span().map_or(whole, |within| Span {
        start: whole.start + within.start,
        end: whole.start + within.end,
    });
    let span = if span.is_empty() { whole } else { span };
    let help = match fault {
        StaticFault::NotString { kind: "number" | "bool", .. } => "put it in quotes".to_owned(),
        StaticFault::NotConstant(NotConstant::Variable { name, .. }) if span == whole => {
            format!("put it in quotes: `\"{name}\"`")
        }
        StaticFault::NotConstant(_) => {
            "write the string itself, in quotes; it is read before there is any plan to look at"
                .to_owned()
        }
        _ => "write the string itself, in quotes".to_owned(),
    };
    Finding::new(LINT, span, fault.message(&what.to_string())).code(CODE).help(help)
}

/// The static string that a value of the JSON file `text` is, or a finding that says why not.
pub fn static_json<'t>(
    text: &'t str,
    value: &json::Value,
    what: Arguments<'_>,
    report: &mut Report,
) -> Option<Static<'t>> {
    if let Some(string) = value.as_string() {
        let value = string.value(text);
        return Some(Static { span: string.span, value, written: Written::Quoted });
    }
    let spelled = if value.is_scalar() {
        format!(" `{}`", shorten(value.spelling(text)))
    } else {
        String::new()
    };
    let noun = value.noun();
    let found = if noun == "`null`" { noun.to_owned() } else { format!("{noun}{spelled}") };
    let message = format!("{what} is a static string, and this is {found}");
    let finding = Finding::new(LINT, value.span, message).code(CODE);
    report.push(finding.help("write the string itself, in quotes"));
    None
}

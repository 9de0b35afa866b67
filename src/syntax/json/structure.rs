//! Findings about how tokens follow each other: commas, colons and brackets, and what is missing
//! between them.

use super::MAX_DEPTH;
use super::fault::{shown, syntax};
use super::lexer::Token;
use crate::finding::Finding;
use crate::span::Span;
use crate::words::grouped;

/// An open bracket.
#[derive(Clone, Copy)]
pub(super) struct Open {
    /// Its offset.
    pub(super) at: u32,
    /// Whether it is `{`.
    pub(super) object: bool,
}

impl Open {
    fn span(self) -> Span {
        Span { start: self.at, end: self.at + 1 }
    }

    fn bracket(self) -> char {
        if self.object { '{' } else { '[' }
    }

    /// The bracket that closes it.
    pub(super) fn closer(self) -> char {
        if self.object { '}' } else { ']' }
    }
}

pub(super) fn empty(text: &str) -> Finding {
    let blank = if text.is_empty() { "the file is empty" } else { "the file holds only space" };
    syntax(Span::at(text.len()), blank)
        .label("expected a value")
        .help("write `{}` for a body with nothing in it")
}

pub(super) fn text_after_value(text: &str, span: Span) -> Finding {
    let first = Span { start: span.start, end: span.end.min(span.start + 1) };
    match text.get(first.range()) {
        Some("}" | "]") => {
            syntax(span, format!("no bracket is open for this {}", shown(text, first)))
                .label("the value of the file ends before this")
                .help("take it out, or open a bracket where it should")
        }
        Some(",") => syntax(span, "a comma stands after the value of the file")
            .label("the value ends before this")
            .help("take it out, or put all values into `[…]`"),
        _ => syntax(span, "text stands after the value of the file")
            .label("the value ends before this")
            .help("a JSON file holds one value: take the rest out, or put all values into `[…]`"),
    }
}

/// The file ends with brackets open, the innermost last.
pub(super) fn unclosed(end: usize, open: &[Open]) -> Finding {
    let closers: String = open.iter().rev().map(|open| open.closer()).collect();
    let (message, help) = match open {
        [one] => (
            format!("the bracket `{}` is never closed", one.bracket()),
            format!("write `{closers}` where it ends"),
        ),
        _ if open.len() <= 8 => (
            format!("{} brackets are never closed", open.len()),
            format!("write `{closers}` where they end"),
        ),
        _ => (
            format!("{} brackets are never closed", grouped(open.len())),
            "close each where it ends".to_owned(),
        ),
    };
    let finding = syntax(Span::at(end), message).label("the file ends here").help(help);
    open.iter()
        .rev()
        .take(3)
        .fold(finding, |finding, open| finding.related(open.span(), "opened here"))
}

/// `closer` would close the bracket `open`, which is of the other kind.
pub(super) fn wrong_closer(text: &str, closer: Token, open: Open) -> Finding {
    let what = shown(text, closer.span);
    syntax(closer.span, format!("{what} cannot close the bracket `{}`", open.bracket()))
        .label(format!("expected `{}`", open.closer()))
        .related(open.span(), "opened here")
        .help(format!("write `{}`", open.closer()))
}

/// `closer` closes a bracket outside of `open`, which are not closed, the innermost last.
pub(super) fn not_closed_before(text: &str, closer: Token, open: &[Open]) -> Finding {
    let closers: String = open.iter().rev().take(8).map(|open| open.closer()).collect();
    let bracket = open.last().map_or('[', |open| open.bracket());
    let what = shown(text, closer.span);
    let finding =
        syntax(closer.span, format!("the bracket `{bracket}` is not closed before this {what}"))
            .label(format!("expected `{closers}` before this"))
            .help(format!("write `{closers}` where it ends"));
    open.iter()
        .rev()
        .take(3)
        .fold(finding, |finding, open| finding.related(open.span(), "opened here"))
}

/// `closer` is one too many: every open bracket has its own.
pub(super) fn stray_closer(text: &str, closer: Token) -> Finding {
    let what = shown(text, closer.span);
    syntax(closer.span, format!("no bracket is open for this {what}"))
        .label("one too many")
        .help("take it out, or open a bracket where it should")
}

/// An opening bracket where a name belongs, which nothing closes.
pub(super) fn spare_open(text: &str, bracket: Span) -> Finding {
    syntax(bracket, format!("unexpected {}", shown(text, bracket)))
        .label("no bracket closes it")
        .help("take it out, or write `\"name\": ` before it and its other half after the value")
}

pub(super) fn trailing_comma(comma: Span, closer: char) -> Finding {
    syntax(comma, format!("a comma stands before `{closer}`"))
        .label("nothing follows it")
        .help("take it out: JSON has commas only between two properties or elements")
}

pub(super) fn spare_comma(commas: Span, object: bool) -> Finding {
    let (message, help) = if object {
        ("a property is missing before this comma", "take the comma out")
    } else {
        ("an element is missing before this comma", "take the comma out, or write `null`")
    };
    syntax(commas, message).label("nothing stands before it").help(help)
}

pub(super) fn missing_comma(text: &str, after: Span, next: Token, object: bool) -> Finding {
    let kind = if object { "properties" } else { "elements" };
    syntax(
        Span { start: after.end, end: after.end },
        format!("a comma is missing between two {kind}"),
    )
    .label(format!("expected `,` before {}", shown(text, next.span)))
    .help("write `,` here")
}

pub(super) fn missing_colon(text: &str, name: Span, next: Token) -> Finding {
    syntax(
        Span { start: name.end, end: name.end },
        format!("a colon is missing after the name {}", shown(text, name)),
    )
    .label(format!("expected `:` before {}", shown(text, next.span)))
    .help("write `: ` here")
}

pub(super) fn wrong_colon(text: &str, name: Span, token: Token) -> Finding {
    let what = shown(text, token.span);
    syntax(
        token.span,
        format!("{what} stands between the name {} and its value", shown(text, name)),
    )
    .label("expected `:`")
    .help("write `:`")
}

pub(super) fn missing_value(text: &str, name: Span) -> Finding {
    syntax(name, format!("the name {} has no value", shown(text, name)))
        .label("expected `:` and a value after it")
        .help(format!("write {} and a value after it, or take it out", "`:`"))
}

pub(super) fn missing_name(token: Token) -> Finding {
    syntax(token.span, "a value stands without a name in an object")
        .label("expected a name before this")
        .help("write `\"name\": ` before it")
}

pub(super) fn pair_in_array(colon: Span) -> Finding {
    syntax(colon, "a name with a value stands in an array")
        .label("expected `,` or `]`")
        .help("put `{…}` around the name and its value, or end the array with `]` before the name")
}

pub(super) fn spare_colon(colon: Span) -> Finding {
    syntax(colon, "unexpected `:`")
        .label("no name stands before it")
        .help("take it out, or write a name in double quotes before it")
}

pub(super) fn inner_quote(string: Span) -> Finding {
    let quote = Span { start: string.end - 1, end: string.end };
    syntax(quote, "text follows the closing quote of a string")
        .label("the string ends here")
        .help("write `\\\"` for a quote inside a string, or `,` after the string")
}

pub(super) fn after_value(text: &str, token: Token, open: Open) -> Finding {
    let what = shown(text, token.span);
    let help = if open.object {
        "part properties by commas, each written as `\"name\": value`"
    } else {
        "part elements by commas; an expression stands in a string, `\"${…}\"`"
    };
    syntax(token.span, format!("unexpected {what} after a value"))
        .label(format!("expected `,` or `{}`", open.closer()))
        .help(help)
}

pub(super) fn too_deep(bracket: Span, depth: usize) -> Finding {
    let (depth, limit) = (grouped(depth), grouped(MAX_DEPTH));
    Finding::new(
        "nesting-too-deep",
        bracket,
        format!("brackets nest {depth} levels deep, over the limit of {limit}"),
    )
    .code("NESTING_TOO_DEEP")
    .label(format!("past {limit} levels"))
    .help("take levels out; brackets this deep are most often made by a faulty program")
}

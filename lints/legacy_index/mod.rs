//! `legacy-index`: an index written as `.0`, as HCL had it before brackets.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::schema::Value;
use crate::schema::source::{Document, ValueRef};
use crate::span::Span;
use crate::syntax::json;
use crate::syntax::lexer::lex;
use crate::syntax::literal::is_trivia;
use crate::syntax::token::{Token, TokenKind as T};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "legacy-index",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::All,
    summary: "an index written with a dot: `a.0.b`",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Either { model: in_rootform, document: in_other },
};

/// In the paths and references of a Rootform source such an index is an invalid reference, and is
/// told of as one; what is left are the constants that strings may be computed from.
fn in_rootform(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    let Document::Native { tokens, .. } = source.document else { return };
    if !holds_index(tokens) {
        return;
    }
    for body in source.bodies() {
        for (attribute, takes) in body.attributes() {
            let takes = if let Value::List(item) = takes { item } else { takes };
            if let ValueRef::Native(tokens) = attribute.value
                && matches!(takes, Value::Static | Value::Enum(_))
            {
                in_tokens(source.document.text(), tokens, &|span| span, out);
            }
        }
    }
}

fn in_other(document: Document<'_>, out: &mut Vec<Finding>) {
    match document {
        Document::Native { text, tokens, .. } => in_tokens(text, tokens, &|span| span, out),
        Document::Json { text, value } => in_json(text, value, out),
    }
}

/// Looks into the strings of a JSON file, which are templates.
fn in_json(text: &str, value: &json::Value, out: &mut Vec<Finding>) {
    let mut left = vec![value];
    while let Some(value) = left.pop() {
        match &value.kind {
            json::Kind::Object(properties) => {
                let values = properties.iter().filter(|p| p.name.value(text) != "//");
                left.extend(values.map(|property| &property.value));
            }
            json::Kind::Array(elements) => left.extend(elements),
            json::Kind::String(string) => in_string(text, string, out),
            json::Kind::Number | json::Kind::Bool(_) | json::Kind::Null => {}
        }
    }
}

/// A template in a JSON string reads as the text of a heredoc does: without escapes of its own.
fn in_string(text: &str, string: &json::JsonString, out: &mut Vec<Finding>) {
    const OPEN: &str = "<<END_OF_JSON_STRING\n";
    const CLOSE: &str = "\nEND_OF_JSON_STRING\n";
    let decoded = string.decode(text);
    let value = &*decoded.value;
    if !(value.contains("${") || value.contains("%{")) || value.contains(CLOSE.trim()) {
        return;
    }
    let heredoc = [OPEN, value, CLOSE].concat();
    let place =
        |span: Span| decoded.span(span.start as usize - OPEN.len()..span.end as usize - OPEN.len());
    in_tokens(&heredoc, &lex(&heredoc), &place, out);
}

/// Looks for `.0` among `tokens`, which `text` was lexed into; `place` is where a span of it
/// stands in the file.
fn in_tokens(text: &str, tokens: &[Token], place: &impl Fn(Span) -> Span, out: &mut Vec<Finding>) {
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at].kind != T::Dot {
            at += 1;
            continue;
        }
        let start = at;
        let (mut indexes, mut written) = (String::new(), String::new());
        let mut commented = false;
        while let Some((number, comment)) = index(tokens, at) {
            // `.0.1` reads as one number, which is an error of its own.
            let digits = number.text(text);
            if !digits.bytes().all(|b| b.is_ascii_digit()) {
                break;
            }
            indexes.extend(["[", digits, "]"]);
            written.extend([".", digits]);
            commented |= comment;
            at = tokens.partition_point(|token| token.span.end <= number.span.end);
        }
        if indexes.is_empty() {
            at += 1;
            continue;
        }
        let span = place(tokens[start].span.to(tokens[at - 1].span));
        let message = format!("an index is written in brackets: `{indexes}` for `{written}`");
        let finding = Finding::new(LINT.name, span, message);
        out.push(if follows_splat(tokens, start) {
            finding.help("write the index in brackets, and `[*]` for the `.*` before it")
        } else if commented {
            finding.help("write the index in brackets, and the comment beside it")
        } else {
            finding.fix(Fix {
                message: format!("write `{indexes}`"),
                safety: Safety::Safe,
                edits: vec![Edit::replace(place(closed_up(tokens, start, at)), indexes)],
            })
        });
    }
}

/// Whether a number stands after a dot anywhere. In most files none does.
fn holds_index(tokens: &[Token]) -> bool {
    let mut meant = tokens.iter().filter(|token| !is_trivia(token.kind));
    let mut after_dot = false;
    meant.any(|token| {
        let found = after_dot && token.kind == T::Number;
        after_dot = token.kind == T::Dot;
        found
    })
}

/// The number after the dot that token `at` is, and whether a comment stands between the two.
fn index(tokens: &[Token], at: usize) -> Option<(Token, bool)> {
    tokens.get(at).filter(|token| token.kind == T::Dot)?;
    let rest = &tokens[at + 1..];
    let between = rest.iter().take_while(|token| is_trivia(token.kind)).count();
    let number = rest.get(between).filter(|token| token.kind == T::Number)?;
    Some((*number, rest[..between].iter().any(|token| token.kind.is_comment())))
}

/// The bytes of the tokens `start..end`, with the blanks before them.
fn closed_up(tokens: &[Token], start: usize, end: usize) -> Span {
    let before = start.checked_sub(1).map(|n| tokens[n]).filter(|token| !is_trivia(token.kind));
    let from = before.map_or(tokens[start].span.start, |token| token.span.end);
    Span { start: from, end: tokens[end - 1].span.end }
}

/// Whether a `.*` stands before the dot at `dot` in the same expression. After it `.0` is a step
/// of each element, and `[0]` one of them.
fn follows_splat(tokens: &[Token], dot: usize) -> bool {
    let mut depth = 0_usize;
    let mut star = false;
    for token in tokens[..dot].iter().rev().filter(|token| !is_trivia(token.kind)) {
        if token.kind.closes() {
            depth += 1;
        } else if token.kind.opens() {
            let Some(outer) = depth.checked_sub(1) else { return false };
            depth = outer;
        } else if depth == 0 {
            match token.kind {
                T::Dot if star => return true,
                T::Dot | T::Identifier | T::Number => star = false,
                T::Star => star = true,
                _ => return false,
            }
        }
    }
    false
}

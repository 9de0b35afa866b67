//! `interpolation-only`: a quoted template that is one interpolation and nothing else.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::expression::{List, elements};
use crate::schema::Value;
use crate::schema::source::{Document, ValueRef};
use crate::span::Span;
use crate::syntax::literal::{breaks_line, group, is_trivia, layers, wrapped};
use crate::syntax::token::{Token, TokenKind as T};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "interpolation-only",
    group: Group::Style,
    codes: &[],
    scope: Scope::All,
    summary: "a value that is one interpolation in quotes: `\"${x}\"`",
    page: include_str!("page.md"),
    fix: FixKind::Either,
    fixed_level: false,
    options: &[],
    check: Check::Either { model: in_rootform, document: in_other },
};

/// In Rootform the whole of a field, or of an item of a list, is the same with a wrapper as
/// without. Elsewhere in an expression the language has no templates, and that is another fault.
fn in_rootform(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    if !source.document.may_hold("${") {
        return;
    }
    for body in source.bodies() {
        for (attribute, takes) in body.attributes() {
            if let (Document::Native { text, tokens: all, .. }, ValueRef::Native(tokens)) =
                (source.document, attribute.value)
            {
                let end = attribute.span.end;
                let after = all.get(all.partition_point(|token| token.span.start < end));
                let ends = after.is_some_and(|token| token.kind == T::Newline);
                let place = if ends { Place::EndOfLine } else { Place::Other };
                field(text, takes, tokens, place, out);
            }
        }
    }
}

/// Where a value stands, which decides how it may span lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// At the end of its line.
    EndOfLine,
    /// In a list or in parentheses, where lines may end.
    Listed,
    /// Elsewhere.
    Other,
    /// Where the formatter writes a literal for what is computed.
    Computed,
}

fn field(text: &str, takes: &Value, tokens: &[Token], place: Place, out: &mut Vec<Finding>) {
    // Of a field or a list in a field, which may stand in parentheses.
    let list = match takes {
        Value::Any => return,
        Value::List(item) | Value::OneOrList(item) => match elements(text, tokens) {
            List::Elements(ranges) => Some((item, ranges)),
            _ if matches!(takes, Value::List(_)) => return,
            _ => None,
        },
        _ => None,
    };
    let layers = layers(tokens);
    if let Some(at) = layers.iter().position(|layer| layer.is_wrapper) {
        let value = &tokens[layers[at].tokens.clone()];
        // The formatter computes a constant before a comment comes into its parentheses.
        let computed = matches!(takes, Value::Static | Value::Enum(_)) && !is_literal(value);
        let place = match (computed, at) {
            (true, _) => Place::Computed,
            (false, 0) => place,
            (false, _) => Place::Listed,
        };
        out.push(finding(text, value, place, Safety::Safe));
    }
    let Some((item, ranges)) = list else { return };
    for range in ranges {
        field(text, item, &tokens[range], Place::Listed, out);
    }
}

/// In other HCL what reads the file decides what a template means to it.
fn in_other(document: Document<'_>, out: &mut Vec<Finding>) {
    let Document::Native { text, tokens, .. } = document else { return };
    let mut at = 0;
    while at + 1 < tokens.len() {
        let opens = tokens[at].kind == T::OpenQuote && tokens[at + 1].kind == T::OpenInterpolation;
        if !opens {
            at += 1;
            continue;
        }
        let length = group(&tokens[at..]).unwrap_or(1);
        let value = &tokens[at..at + length];
        at += 1;
        let Some(mut inner) = wrapped(value) else { continue };
        if !is_whole_value(text, tokens, at - 1, length) {
            continue;
        }
        while let Some(next) = wrapped(inner) {
            inner = next;
        }
        let safety = if is_string(inner) { Safety::Safe } else { Safety::Unsafe };
        out.push(finding(text, value, Place::Other, safety));
        // What is inside may hold others, but the wrappers of this one are its own.
        if let Some(first) = inner.first() {
            at = tokens.partition_point(|token| token.span.start < first.span.start);
        }
    }
}

/// Whether what the wrappers `value` hold is a string that is spelled out.
fn is_literal(value: &[Token]) -> bool {
    let mut inner = value;
    while let Some(next) = wrapped(inner) {
        inner = next;
    }
    is_string(inner)
}

/// Whether the expression is a string whatever happens.
fn is_string(tokens: &[Token]) -> bool {
    tokens.first().is_some_and(|t| matches!(t.kind, T::OpenQuote | T::OpenHeredoc))
        && group(tokens) == Some(tokens.len())
}

/// Whether the `length` tokens from `start` are all of the value of an attribute, an argument, or
/// an item, and not a name in an object.
fn is_whole_value(text: &str, tokens: &[Token], start: usize, length: usize) -> bool {
    let Some(before) = tokens[..start].iter().rfind(|token| !is_trivia(token.kind)) else {
        return false;
    };
    // Bare, a first item of this name would begin a `for` expression.
    let is_for = |token: &Token| token.kind == T::Identifier && token.text(text) == "for";
    let opens = matches!(before.kind, T::OpenBracket | T::OpenParen);
    if opens && tokens[start..start + length].iter().any(is_for) {
        return false;
    }
    if !opens && !matches!(before.kind, T::Equal | T::Comma | T::Colon | T::FatArrow) {
        return false;
    }
    let after = &tokens[start + length..];
    let ends = after.iter().find(|token| !is_trivia(token.kind)).is_none_or(|token| {
        matches!(token.kind, T::Comma | T::CloseBracket | T::CloseParen | T::CloseBrace)
    });
    let line_ends = after.iter().find(|token| token.kind != T::BlockComment);
    ends || (before.kind == T::Equal && line_ends.is_some_and(|token| token.kind.ends_line()))
}

fn finding(text: &str, value: &[Token], place: Place, safety: Safety) -> Finding {
    let span = value.first().zip(value.last()).map_or(Span::default(), |(a, b)| a.span.to(b.span));
    let message = "the quotes and `${…}` around this value say nothing";
    let finding = Finding::new(LINT.name, span, message);
    let Some(edits) = unwrapping(text, value, place) else {
        return finding.help("write the expression alone, in parentheses if it spans lines");
    };
    let message = if safety == Safety::Safe {
        "write the expression alone"
    } else {
        "write the expression alone, if nothing relies on its becoming a string"
    };
    finding.fix(Fix { message: message.to_owned(), safety, edits })
}

/// The edits that take the wrappers off and leave the comments in them where they are, as the
/// formatter does, or `None` where that needs more than parentheses.
fn unwrapping(text: &str, value: &[Token], place: Place) -> Option<Vec<Edit>> {
    let mut core = value;
    while let Some(inner) = wrapped(core) {
        core = inner;
    }
    let (first, last) = (core.first()?, core.last()?);
    if last.kind == T::CloseHeredoc {
        return None;
    }
    let outside =
        |token: &&Token| token.span.start < first.span.start || token.span.start >= last.span.end;
    let comments: Vec<&Token> =
        value.iter().filter(outside).filter(|token| token.kind.is_comment()).collect();
    let mut pieces = vec![first.span.to(last.span)];
    pieces.extend(comments.iter().map(|comment| comment.span));
    pieces.sort();
    let breaks = breaks_line(core);
    let lines: Vec<Span> =
        comments.iter().filter(|c| c.kind == T::LineComment).map(|c| c.span).collect();
    // Where the line ends after the value, a comment may end it as well.
    let trails = !breaks && place == Place::EndOfLine && lines[..] == pieces[pieces.len() - 1..];
    if trails && let Some(comment) = pieces.last_mut() {
        let kept = text.get(comment.range())?.trim_end_matches(['\r', '\n']).len();
        *comment = Span::new(comment.start as usize, comment.start as usize + kept);
    }
    if place == Place::Computed && !lines.is_empty() {
        return None;
    }
    let grouped = place != Place::Listed && !trails && (breaks || !lines.is_empty());
    let (start, end) = (value.first()?.span.start, value.last()?.span.end);
    let (head, tail) = (*pieces.first()?, *pieces.last()?);
    let open = match grouped {
        true if head.start == first.span.start => "(",
        true => "( ",
        false => "",
    };
    let mut edits = vec![Edit::replace(Span { start, end: head.start }, open)];
    for pair in pieces.windows(2) {
        let gap = Span { start: pair[0].end, end: pair[1].start };
        let indent = indent(text, gap).unwrap_or(" ");
        edits.push(Edit::replace(gap, indent));
    }
    let rest = Span { start: tail.end, end };
    let close = if grouped { ")" } else { "" };
    let indent = indent(text, rest).filter(|_| grouped).unwrap_or("");
    edits.push(Edit::replace(rest, [indent, close].concat()));
    Some(edits)
}

/// The blanks that the last line in `gap` begins with, if a comment has ended the line before.
fn indent(text: &str, gap: Span) -> Option<&str> {
    let begins_line = text.get(..gap.start as usize)?.ends_with('\n');
    let line = text.get(gap.range()).filter(|_| begins_line)?.rsplit('\n').next()?;
    Some(&line[..line.len() - line.trim_start_matches([' ', '\t']).len()])
}

//! Directives in JSON: a `"//"` property whose text begins like one covers its object, and the
//! name that the object is the value of.

use super::format::{self, Stands};
use super::{Cover, Directives, unknown, words};
use crate::edit::Edit;
use crate::span::Span;
use crate::syntax::json::{Document, Kind, Property, Value};

/// The directives of `text`.
pub(super) fn collect(text: &str, document: &Document) -> Directives {
    let mut found = Directives::default();
    // Values still to look at, in the order of the text, each with what a directive in it covers.
    let mut left = vec![(&document.value, document.value.span)];
    let mut top = true;
    while let Some((value, cover)) = left.pop() {
        let first_inside = left.len();
        match &value.kind {
            Kind::Object(properties) => {
                object(text, value, properties, cover, top, &mut found);
                left.extend(properties.iter().map(|p| (&p.value, p.span())));
            }
            Kind::Array(elements) => left.extend(elements.iter().map(|e| (e, e.span))),
            _ => {}
        }
        left[first_inside..].reverse();
        top = false;
    }
    found
}

/// The directives among the `properties` of the object `value`.
fn object(
    text: &str,
    value: &Value,
    properties: &[Property],
    cover: Span,
    top: bool,
    found: &mut Directives,
) {
    let is_comment = |property: &Property| property.name.value(text) == "//";
    let leading = properties.iter().take_while(|property| is_comment(property)).count();
    for (at, property) in properties.iter().enumerate().filter(|(_, p)| is_comment(p)) {
        let Some(string) = property.value.as_string() else { continue };
        let decoded = string.decode(text);
        if let Some(fault) = format::fault(&decoded.value, || Stands::InJson) {
            found.faults.push(unknown(fault, |range| decoded.span(range)));
        }
        let Some(words) = words::read(&decoded.value) else { continue };
        found.add(
            words,
            |range| decoded.span(range),
            |file| match file {
                true if top && at <= leading => Cover::Span(Span::new(0, text.len())),
                true => Cover::TooLate,
                false => Cover::Span(cover),
            },
            || removal(text, value, properties, at),
        );
    }
}

/// What takes the property of index `at` out of its object, with a comma.
///
/// If there are line breaks around it the first one stays: it may be the one that says how the
/// lines of the text end.
fn removal(text: &str, object: &Value, properties: &[Property], at: usize) -> Edit {
    let Span { start, end } = properties[at].span();
    let inside = Span { start: object.span.start + 1, end: object.span.end - 1 };
    let before = at.checked_sub(1).map(|at| properties[at].span().end);
    let gap = Span { start: before.unwrap_or(inside.start), end: start };
    if let Some(next) = properties.get(at + 1) {
        let span = Span { start, end: next.span().start };
        let broken = text[gap.range()].contains('\n');
        let kept = if broken { None } else { line_break(&text[span.range()]) };
        return Edit::replace(span, kept.unwrap_or_default());
    }
    let span = Span { start: gap.start, end: inside.end };
    let kept = line_break(&text[span.range()]);
    let blanks = || if before.is_some() { &text[end as usize..inside.end as usize] } else { "" };
    Edit::replace(span, kept.unwrap_or_else(|| blanks().to_owned()))
}

/// The first line break of `removed`, with the indentation of what follows.
fn line_break(removed: &str) -> Option<String> {
    let at = removed.find('\n')?;
    let first = if removed[..at].ends_with('\r') { "\r\n" } else { "\n" };
    let blanks = &removed[removed.trim_end().len()..];
    let indent = blanks.rsplit_once('\n').map_or("", |(_, indent)| indent);
    Some(format!("{first}{indent}"))
}

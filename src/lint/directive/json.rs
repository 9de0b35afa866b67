//! Directives in JSON: a `"//"` property whose text begins like one covers its object, and the
//! name that the object is the value of.

use super::{Cover, Directives, words};
use crate::edit::Edit;
use crate::span::Span;
use crate::syntax::json::{Document, Kind, Property, Value};

/// The directives of `text`.
pub(super) fn collect(text: &str, document: &Document) -> Directives {
    let mut found = Directives::default();
    // Values still to look at, in the order of the text, each with what a directive in it covers.
    let mut left = vec![(&document.value, document.value.span)];
    while let Some((value, cover)) = left.pop() {
        let first_inside = left.len();
        match &value.kind {
            Kind::Object(properties) => {
                let top = std::ptr::eq(value, &document.value);
                object(text, value, properties, cover, top, &mut found);
                left.extend(properties.iter().map(|p| (&p.value, p.span())));
            }
            Kind::Array(elements) => left.extend(elements.iter().map(|e| (e, e.span))),
            _ => {}
        }
        left[first_inside..].reverse();
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
    for (at, property) in properties.iter().enumerate().filter(|(_, p)| is_comment(p)) {
        let Some(string) = property.value.as_string() else { continue };
        let decoded = string.decode(text);
        let Some(words) = words::read(&decoded.value) else { continue };
        found.add(
            words,
            |range| decoded.span(range),
            |file| match file {
                true if top && properties[..at].iter().all(is_comment) => {
                    Cover::Span(Span::new(0, text.len()))
                }
                true => Cover::TooLate,
                false => Cover::Span(cover),
            },
            || removal(value, properties, at),
        );
    }
}

/// What takes the property of index `at` out of its object, with a comma.
fn removal(object: &Value, properties: &[Property], at: usize) -> Edit {
    let span = properties[at].span();
    Edit::delete(match properties.get(at + 1) {
        Some(next) => Span { start: span.start, end: next.span().start },
        None if at > 0 => Span { start: properties[at - 1].span().end, end: span.end },
        None => Span { start: object.span.start + 1, end: object.span.end - 1 },
    })
}

//! The tree of a JSON text. It holds places, not text: spellings are read from the text that was
//! parsed, which callers keep beside it.

use super::string::JsonString;
use crate::span::Span;
use std::fmt;
use std::mem;

/// A whole JSON text without faults.
#[derive(Debug)]
pub struct Document {
    /// Its one value.
    pub value: Value,
    /// How deep brackets nest: 0 for a text without any. Code that recurses over the tree may
    /// want a lower limit than [`super::MAX_DEPTH`].
    pub depth: usize,
}

/// A value and its place.
pub struct Value {
    /// From its first byte to past its last, quotes and brackets included.
    pub span: Span,
    /// What it is.
    pub kind: Kind,
}

/// The kinds of values, in JSON's words.
#[derive(Debug)]
pub enum Kind {
    /// `{…}`, in the order written, with repeated names.
    Object(Box<[Property]>),
    /// `[…]`
    Array(Box<[Value]>),
    /// `"…"`
    String(JsonString),
    /// A number; its spelling is the text of the value's span.
    Number,
    /// `true` or `false`
    Bool(bool),
    /// `null`
    Null,
}

/// A name and its value in an object.
#[derive(Debug)]
pub struct Property {
    /// The name.
    pub name: JsonString,
    /// The value.
    pub value: Value,
}

impl Property {
    /// From the name's first quote to past the value's last byte.
    pub fn span(&self) -> Span {
        self.name.span.to(self.value.span)
    }
}

impl Value {
    /// How the value is written in `text`, the text it was parsed from.
    pub fn spelling<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.span.range()).unwrap_or_default()
    }

    /// The properties of an object.
    pub fn as_object(&self) -> Option<&[Property]> {
        match &self.kind {
            Kind::Object(properties) => Some(properties),
            _ => None,
        }
    }

    /// The elements of an array.
    pub fn as_array(&self) -> Option<&[Value]> {
        match &self.kind {
            Kind::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// The string, if it is one.
    pub fn as_string(&self) -> Option<&JsonString> {
        match &self.kind {
            Kind::String(string) => Some(string),
            _ => None,
        }
    }

    /// Whether it is neither an object nor an array.
    pub fn is_scalar(&self) -> bool {
        !matches!(self.kind, Kind::Object(_) | Kind::Array(_))
    }

    /// A few words for messages: `an object`, `a string`.
    pub fn noun(&self) -> &'static str {
        match self.kind {
            Kind::Object(_) => "an object",
            Kind::Array(_) => "an array",
            Kind::String(_) => "a string",
            Kind::Number => "a number",
            Kind::Bool(_) => "a boolean",
            Kind::Null => "`null`",
        }
    }
}

/// One level only, since a tree may be deeper than the stack.
impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { start, end } = self.span;
        match &self.kind {
            Kind::Object(properties) => write!(f, "{start}..{end} Object({})", properties.len()),
            Kind::Array(elements) => write!(f, "{start}..{end} Array({})", elements.len()),
            scalar => write!(f, "{start}..{end} {scalar:?}"),
        }
    }
}

/// Takes the tree down from a heap-held list: the compiler's own way would recurse.
impl Drop for Value {
    fn drop(&mut self) {
        let flat = match &self.kind {
            Kind::Object(properties) => properties.iter().all(|p| p.value.is_scalar()),
            Kind::Array(elements) => elements.iter().all(Value::is_scalar),
            _ => true,
        };
        if flat {
            return;
        }
        let mut left = vec![mem::replace(&mut self.kind, Kind::Null)];
        while let Some(mut kind) = left.pop() {
            match &mut kind {
                Kind::Object(properties) => {
                    left.extend(properties.iter_mut().filter_map(|p| container(&mut p.value)));
                }
                Kind::Array(elements) => left.extend(elements.iter_mut().filter_map(container)),
                _ => {}
            }
        }
    }
}

fn container(value: &mut Value) -> Option<Kind> {
    (!value.is_scalar()).then(|| mem::replace(&mut value.kind, Kind::Null))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_stays_small() {
        assert_eq!(size_of::<Value>(), 32);
        assert!(size_of::<Property>() <= 48);
    }

    #[test]
    fn debug_shows_one_level() {
        let document = super::super::parse("[[1], {\"a\": 2}]").unwrap();
        assert_eq!(format!("{:?}", document.value), "0..15 Array(2)");
        assert_eq!(document.depth, 2);
    }

    #[test]
    fn spans_cover_names_and_values_as_they_are_written() {
        let text = "{ \"a\" : [1.50, null], \"b\": {\"c\": true} }";
        let document = super::super::parse(text).unwrap();
        let properties = document.value.as_object().unwrap();
        let spelled: Vec<_> = properties.iter().map(|p| &text[p.span().range()]).collect();
        assert_eq!(spelled, ["\"a\" : [1.50, null]", "\"b\": {\"c\": true}"]);
        let numbers = properties[0].value.as_array().unwrap();
        assert_eq!(numbers[0].spelling(text), "1.50");
        assert_eq!(document.value.span, Span::new(0, text.len()));
    }
}

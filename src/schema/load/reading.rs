//! What the attributes of a schema document say, read as plain values.

use super::Draft;
use crate::rf::constant::{Number, Value};
use crate::schema::check::Found;
use crate::schema::evaluate::value_of;
use crate::schema::rules::{Origin, Said};
use crate::schema::source::{Attribute, Document};
use crate::span::Span;

/// A document that is being read.
#[derive(Clone, Copy)]
pub(super) struct Reading<'t> {
    pub(super) document: Document<'t>,
    /// Its index.
    pub(super) file: usize,
    pub(super) draft: Draft,
}

impl<'t> Reading<'t> {
    /// The place of these bytes.
    pub(super) fn origin(&self, span: Span) -> Origin {
        Origin { file: self.file, span }
    }

    /// The constant value of an attribute, with its place.
    pub(super) fn value(&self, found: &Found<'t, '_>, name: &str) -> Option<(Value, Span)> {
        let attribute = found.attribute(name)?;
        let value = self.value_of(attribute)?;
        (!value.is_null()).then(|| (value, attribute.value.span()))
    }

    pub(super) fn value_of(&self, attribute: &Attribute<'t>) -> Option<Value> {
        value_of(self.document.text(), attribute.value)
    }

    pub(super) fn text(&self, found: &Found<'t, '_>, name: &str) -> Option<Said<String>> {
        let (value, span) = self.value(found, name)?;
        match value.to_string_value().ok()? {
            Value::String(value) => Some(Said { value, origin: Some(self.origin(span)) }),
            _ => None,
        }
    }

    /// Whether the attribute is true, and its place.
    pub(super) fn flag(&self, found: &Found<'t, '_>, name: &str) -> Option<Span> {
        let (value, span) = self.value(found, name)?;
        (value.to_bool() == Ok(Value::Bool(true))).then_some(span)
    }

    pub(super) fn number(&self, found: &Found<'t, '_>, name: &str) -> Option<Said<Number>> {
        let (value, span) = self.value(found, name)?;
        match value.to_number().ok()? {
            Value::Number(value) => Some(Said { value, origin: Some(self.origin(span)) }),
            _ => None,
        }
    }

    /// A list of strings.
    pub(super) fn texts(&self, found: &Found<'t, '_>, name: &str) -> Option<Said<Vec<String>>> {
        let (value, span) = self.value(found, name)?;
        let (Value::Tuple(items) | Value::List(_, items)) = value else { return None };
        let texts = items.into_iter().filter_map(|item| match item.to_string_value() {
            Ok(Value::String(text)) => Some(text),
            _ => None,
        });
        Some(Said { value: texts.collect(), origin: Some(self.origin(span)) })
    }

    /// How the value of an attribute is written.
    pub(super) fn spelling(&self, found: &Found<'t, '_>, name: &str) -> Option<String> {
        let span = found.attribute(name)?.value.span();
        self.document.text().get(span.range()).map(str::to_owned)
    }
}

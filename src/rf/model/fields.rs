//! Attributes by the kind of value that they take.

use super::decoder::Decoder;
use super::{Field, Predicate, Reference, Traversal};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::expression::{Form, Kind, List, Parsed, elements, parse_json, parse_native};
use crate::rf::typing::{
    PathPosition, Position, Static, Written, fix, path, predicate, reference, static_json,
    static_native,
};
use crate::schema::Value;
use crate::schema::check::Found;
use crate::schema::source::{Attribute, ValueRef};
use crate::words::{listed, shorten};
use foldhash::{HashMap, HashMapExt};
use std::collections::hash_map::Entry;
use std::fmt::Arguments;

/// The elements of a list, or that the value is none.
pub(super) enum Elements<'t> {
    Some(Vec<ValueRef<'t>>),
    NoList,
}

fn field<V>(attribute: &Attribute, value: V) -> Field<V> {
    Field { name: attribute.name.span, span: attribute.span, value }
}

impl<'t> Decoder<'_, 't> {
    pub(super) fn parse(&self, value: ValueRef<'t>) -> Parsed<'t> {
        match value {
            ValueRef::Native(tokens) => parse_native(self.text(), tokens),
            ValueRef::Json(value) => parse_json(self.text(), value),
        }
    }

    /// The static string that `value` is; `what` takes it, for messages.
    pub(super) fn static_value(
        &mut self,
        value: ValueRef<'t>,
        what: Arguments<'_>,
    ) -> Option<Static<'t>> {
        let text = self.text();
        let mut report = self.report();
        match value {
            ValueRef::Native(tokens) => static_native(text, tokens, what, &mut report),
            ValueRef::Json(value) => static_json(text, value, what, &mut report),
        }
    }

    /// The static string of an attribute, checked against the values that its schema names, a
    /// fault of which is of this lint and code.
    pub(super) fn enumerated(
        &mut self,
        found: &Found<'t, 'static>,
        name: &'static str,
        (lint, code): (&'static str, &'static str),
    ) -> Option<Field<Static<'t>>> {
        let (declared, attribute) =
            found.attributes.iter().find(|(declared, _)| declared.name == name)?;
        let value = self.static_value(attribute.value, format_args!("`{name}`"))?;
        if let Value::Enum(values) = declared.value
            && !values.contains(&&*value.value)
        {
            self.push(not_enumerated(name, &value, values, lint, code));
            return None;
        }
        Some(field(attribute, value))
    }

    /// The static string of an attribute.
    pub(super) fn static_field(
        &mut self,
        found: &Found<'t, 'static>,
        name: &'static str,
    ) -> Option<Field<Static<'t>>> {
        self.enumerated(found, name, ("invalid-value", "INVALID_VALUE"))
    }

    pub(super) fn predicate_field(
        &mut self,
        found: &Found<'t, 'static>,
        name: &str,
    ) -> Option<Field<Predicate<'t>>> {
        let attribute = found.attribute(name)?;
        let parsed = self.parse(attribute.value);
        let (size, fits) = predicate(&parsed, &mut self.report());
        Some(field(attribute, Predicate { parsed, size, fits }))
    }

    pub(super) fn reference_field(
        &mut self,
        found: &Found<'t, 'static>,
        name: &str,
        position: Position,
    ) -> Option<Field<Reference<'t>>> {
        let attribute = found.attribute(name)?;
        let reference = self.reference(attribute.value, position);
        Some(field(attribute, reference))
    }

    pub(super) fn reference(&mut self, value: ValueRef<'t>, position: Position) -> Reference<'t> {
        let parsed = self.parse(value);
        let symbol = reference(&parsed, position, &mut self.report());
        Reference { parsed, symbol }
    }

    pub(super) fn path_field(
        &mut self,
        found: &Found<'t, 'static>,
        name: &str,
        position: PathPosition,
    ) -> Option<Field<Traversal<'t>>> {
        let attribute = found.attribute(name)?;
        let traversal = self.traversal(attribute.value, position);
        Some(field(attribute, traversal))
    }

    pub(super) fn traversal(
        &mut self,
        value: ValueRef<'t>,
        position: PathPosition,
    ) -> Traversal<'t> {
        let parsed = self.parse(value);
        let path = path(&parsed, position, &mut self.report());
        Traversal { parsed, path }
    }

    /// The elements of the list that a value is.
    pub(super) fn elements(&self, value: ValueRef<'t>) -> Elements<'t> {
        match value {
            ValueRef::Native(tokens) => match elements(self.text(), tokens) {
                List::Elements(ranges) => Elements::Some(
                    ranges.into_iter().map(|range| ValueRef::Native(&tokens[range])).collect(),
                ),
                List::For | List::Other => Elements::NoList,
            },
            ValueRef::Json(value) => value.as_array().map_or(Elements::NoList, |elements| {
                Elements::Some(elements.iter().map(ValueRef::Json).collect())
            }),
        }
    }

    /// The list of static strings of an attribute, distinct and at least one, or findings of this
    /// lint and code.
    pub(super) fn static_list(
        &mut self,
        found: &Found<'t, 'static>,
        name: &'static str,
        (lint, code): (&'static str, &'static str),
    ) -> Option<Field<Vec<Static<'t>>>> {
        let attribute = found.attribute(name)?;
        let elements = self.list(attribute, (lint, code), "strings")?;
        let mut values: Vec<Static> = Vec::new();
        let mut seen = HashMap::new();
        for element in elements {
            let Some(value) = self.static_value(element, format_args!("an item of `{name}`"))
            else {
                continue;
            };
            match seen.entry(value.value.clone()) {
                Entry::Occupied(first) => {
                    let message = format!("`{}` is in this list twice", shorten(&value.value));
                    let finding = Finding::new(lint, value.span, message)
                        .code(code)
                        .related(*first.get(), "first given here")
                        .help("take one of them out");
                    self.push(finding);
                }
                Entry::Vacant(entry) => {
                    entry.insert(value.span);
                    values.push(value);
                }
            }
        }
        Some(field(attribute, values))
    }

    /// The elements of the list that an attribute must be, which must not be empty.
    pub(super) fn list(
        &mut self,
        attribute: &Attribute<'t>,
        (lint, code): (&'static str, &'static str),
        of: &str,
    ) -> Option<Vec<ValueRef<'t>>> {
        let name = &attribute.name.text;
        let span = attribute.value.span();
        let fault = |message: String| Finding::new(lint, span, message).code(code);
        match self.elements(attribute.value) {
            Elements::Some(elements) if !elements.is_empty() => Some(elements),
            Elements::Some(_) => {
                let help = if name == "attributes" {
                    "write an item, or take the whole block out"
                } else {
                    "write an item, or take the attribute out"
                };
                self.push(
                    fault(format!("`{name}` is empty, and takes at least one item")).help(help),
                );
                None
            }
            Elements::NoList => {
                let source = shorten(self.text().get(span.range()).unwrap_or_default());
                let (item, example) = match &**name {
                    "rules" if self.document.is_json() => {
                        (Value::Reference, "\"${owner.rule.name}\"")
                    }
                    "rules" => (Value::Reference, "owner.rule.name"),
                    "dialects" => (Value::Static, "\"aws\""),
                    _ => (Value::Static, "\"id\""),
                };
                let item = &item;
                let help = match self.parse(attribute.value).expr.bare().kind {
                    // What is in brackets is not one item of a list.
                    Kind::Rejected(Form::Tuple | Form::Object | Form::For) => {
                        "write the items out, between brackets and with commas".to_owned()
                    }
                    _ if self.takes(item, attribute.value) => {
                        format!("write `[{source}]` for a list of one")
                    }
                    _ => format!("write a list such as `[{example}]`"),
                };
                self.push(
                    fault(format!("`{name}` is a list of {of}, and this is none")).help(help),
                );
                None
            }
        }
    }
}

pub(super) fn attribute_field<V>(attribute: &Attribute, value: V) -> Field<V> {
    field(attribute, value)
}

fn not_enumerated(
    name: &str,
    value: &Static,
    values: &[&str],
    lint: &'static str,
    code: &'static str,
) -> Finding {
    let message = if value.value.is_empty() {
        format!("`{name}` cannot be empty")
    } else {
        format!("`{name}` cannot be `{}`", shorten(&value.value))
    };
    let finding = Finding::new(lint, value.span, message).code(code);
    if value.written == Written::Quoted && value.value.starts_with("${") {
        return finding.help(format!(
            "this string is taken as it reads, `${{…}}` and all; write {}",
            listed(values, "or")
        ));
    }
    match near_miss(&value.value, values) {
        Some(meant) if value.written == Written::Quoted => {
            let edit = Edit::replace(value.inner(), meant);
            finding.help(format!("did you mean `{meant}`?")).fix(fix(
                format!("write `{meant}`"),
                Safety::Unsafe,
                edit,
            ))
        }
        _ => finding.help(format!("write {}", listed(values, "or"))),
    }
}

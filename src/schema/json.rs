//! The JSON mapping of HCL: which attributes and blocks an object stands for.
//!
//! A block is an object under its type, with one level of objects for each label; an array of
//! objects stands for several at the level of a label and of a body. A property may repeat, and
//! `"//"` in a body or beside labels is a comment. Which names are blocks, the body's schema says; where it does
//! not know a name, the shape of the value decides.

use super::source::{Attribute, Block, BodyRef, Item, ValueRef};
use super::{Block as BlockSchema, Body, Labels, Schema};
use crate::span::{Name, Span};
use crate::syntax::json::{Kind, Property, Value};

/// The property of a body, or beside labels, that is a comment.
const COMMENT: &str = "//";

/// The items of the body that `value` is.
pub(super) fn items<'t>(
    text: &'t str,
    value: &'t Value,
    schema: &Schema,
    of: &Body,
) -> Vec<Item<'t>> {
    let mut items = Vec::new();
    for property in meant(text, value) {
        let name = Name { text: property.name.value(text), span: property.name.span };
        let attribute = |name| {
            let value = ValueRef::Json(&property.value);
            Item::Attribute(Attribute { name, span: property.span(), value })
        };
        if of.attribute(&name.text).is_some() {
            items.push(attribute(name));
            continue;
        }
        let declared = of.block(&name.text);
        if declared.is_some() && matches!(property.value.kind, Kind::Null) {
            continue;
        }
        let empty = property.value.as_array().is_some_and(<[Value]>::is_empty);
        if !is_bodies(&property.value) || (empty && declared.is_none()) {
            items.push(attribute(name));
            continue;
        }
        let reader = Reader { text, schema, declared, property, block_type: name };
        reader.blocks(&mut items);
    }
    items
}

/// The properties of an object, or of the objects of an array.
pub(super) fn properties(value: &Value) -> impl Iterator<Item = &Property> {
    let array = value.as_array().unwrap_or_default().iter().filter_map(Value::as_object).flatten();
    value.as_object().unwrap_or_default().iter().chain(array)
}

/// The properties that are no comments.
fn meant<'t>(text: &'t str, value: &'t Value) -> impl Iterator<Item = &'t Property> {
    properties(value).filter(|property| property.name.value(text) != COMMENT)
}

/// Whether there is nothing in an object but comments.
pub(super) fn is_empty(text: &str, value: &Value) -> bool {
    value.as_object().is_some() && meant(text, value).next().is_none()
}

/// Whether `value` can stand for bodies: an object, or an array of objects.
pub fn is_bodies(value: &Value) -> bool {
    match &value.kind {
        Kind::Object(_) => true,
        Kind::Array(elements) => elements.iter().all(|e| e.as_object().is_some()),
        _ => false,
    }
}

struct Reader<'t, 's> {
    text: &'t str,
    schema: &'s Schema,
    declared: Option<&'s BlockSchema>,
    property: &'t Property,
    block_type: Name<'t>,
}

impl<'t> Reader<'t, '_> {
    /// The blocks that the property stands for.
    fn blocks(&self, items: &mut Vec<Item<'t>>) {
        let labels = match self.declared.map(|declared| declared.labels) {
            Some(Labels::Exactly(labels)) => labels,
            Some(Labels::Optional) => return self.optional_label(items),
            // How many labels it has is not known, so all of its value is one body.
            None => return items.push(self.block(&self.property.value, self.property, &[])),
        };
        self.level(&self.property.value, self.property, &mut Vec::new(), labels, items);
    }

    /// Blocks with `left` more labels, in `value`, the value of the property `outer`.
    fn level(
        &self,
        value: &'t Value,
        outer: &'t Property,
        labels: &mut Vec<Name<'t>>,
        left: usize,
        items: &mut Vec<Item<'t>>,
    ) {
        if left == 0 || self.is_unlabelled(value) {
            return self.bodies(value, outer, labels, items);
        }
        let mut found = false;
        for property in meant(self.text, value) {
            found = true;
            labels.push(Name { text: property.name.value(self.text), span: property.name.span });
            self.level(&property.value, property, labels, left - 1, items);
            labels.pop();
        }
        if !found {
            self.bodies(value, outer, labels, items);
        }
    }

    /// Each object of the property is a body, or the level of a label: of a label if it sets no
    /// attribute of the body and one of its names, or of the names in them, shows that it is none.
    fn optional_label(&self, items: &mut Vec<Item<'t>>) {
        let value = &self.property.value;
        let one = std::slice::from_ref(value);
        for value in value.as_array().unwrap_or(one) {
            if self.is_label_level(value) {
                self.level(value, self.property, &mut Vec::new(), 1, items);
            } else {
                self.bodies(value, self.property, &[], items);
            }
        }
    }

    fn is_label_level(&self, value: &Value) -> bool {
        let forms = self.forms();
        if forms.is_empty() {
            return false;
        }
        let (mut named, mut strange, mut declared) = (false, false, false);
        for property in meant(self.text, value) {
            let known = self.declares(&forms, property);
            if !is_bodies(&property.value) {
                if self.is_attribute(&forms, property) {
                    return false;
                }
                strange = true;
            } else if !known || self.sets_any(&forms, &property.value) {
                named = true;
            }
            declared |= known;
        }
        named || (strange && !declared)
    }

    /// The bodies that `value` is, with all labels known.
    fn bodies(
        &self,
        value: &'t Value,
        outer: &'t Property,
        labels: &[Name<'t>],
        items: &mut Vec<Item<'t>>,
    ) {
        if !is_bodies(value) {
            // What is no body has no items, and is told of where bodies are checked.
            items.extend(
                (!matches!(value.kind, Kind::Null)).then(|| self.block(value, outer, labels)),
            );
            return;
        }
        let one = std::slice::from_ref(value);
        for body in value.as_array().unwrap_or(one) {
            if !self.is_spare_label(body) {
                items.push(self.block(body, outer, labels));
                continue;
            }
            for property in meant(self.text, body) {
                let mut labels = labels.to_vec();
                let name = property.name.value(self.text);
                labels.push(Name { text: name, span: property.name.span });
                items.push(self.block(&property.value, property, &labels));
            }
        }
    }

    /// Whether `value`, where a label must be, is a body: it sets an attribute of the body to what
    /// no labelled body can be, and has no name of such a one.
    fn is_unlabelled(&self, value: &Value) -> bool {
        let forms = self.forms();
        let is_label =
            |property: &Property| is_bodies(&property.value) && !self.declares(&forms, property);
        properties(value)
            .any(|property| !is_bodies(&property.value) && self.is_attribute(&forms, property))
            && !meant(self.text, value).any(is_label)
    }

    /// Whether the names in `value`, where a body must be, are labels too many: none of them is
    /// declared, and attributes of the body stand inside each.
    fn is_spare_label(&self, value: &Value) -> bool {
        let forms = self.forms();
        let mut any = false;
        for property in meant(self.text, value) {
            any = true;
            if self.declares(&forms, property) || !self.sets_any(&forms, &property.value) {
                return false;
            }
        }
        any
    }

    /// All forms that a body of the declared block may have. There are none of what is not declared.
    fn forms(&self) -> Vec<&Body> {
        let body = |id| self.schema.body(id);
        let mut forms: Vec<&Body> = self.declared.iter().map(|block| body(block.body)).collect();
        let mut at = 0;
        while let Some(form) = forms.get(at) {
            forms.extend(form.variants.iter().map(|variant| body(variant.body)));
            at += 1;
        }
        forms
    }

    /// Whether a property has the name of an item in any of these bodies.
    fn declares(&self, forms: &[&Body], property: &Property) -> bool {
        let name = property.name.value(self.text);
        self.is_attribute(forms, property) || forms.iter().any(|form| form.block(&name).is_some())
    }

    /// Whether a property has the name of an attribute in any of these bodies.
    fn is_attribute(&self, forms: &[&Body], property: &Property) -> bool {
        let name = property.name.value(self.text);
        forms.iter().any(|form| form.attribute(&name).is_some())
    }

    /// Whether attributes of any of these bodies stand in `value`.
    fn sets_any(&self, forms: &[&Body], value: &Value) -> bool {
        properties(value).any(|property| self.is_attribute(forms, property))
    }

    fn block(&self, body: &'t Value, outer: &'t Property, labels: &[Name<'t>]) -> Item<'t> {
        let whole = std::ptr::eq(body, &raw const outer.value);
        let many = outer.value.as_array().is_some_and(|elements| elements.len() > 1);
        let start = body.span.start;
        let header = if whole || !many { outer.name.span } else { Span { start, end: start + 1 } };
        Item::Block(Block {
            block_type: self.block_type.clone(),
            labels: labels.to_vec(),
            header,
            span: if whole { outer.span() } else { body.span },
            body: BodyRef::Json(body),
        })
    }
}

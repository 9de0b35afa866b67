//! Builds the tree while it is read. Values wait in two stacks, from which each bracket takes its
//! own when it closes, so that every list is allocated once, in its size.

use super::string::JsonString;
use super::tree::{Kind, Property, Value};
use crate::span::Span;

/// What is read so far.
#[derive(Default)]
pub(super) struct Tree {
    /// The value of the file, once it is whole.
    pub(super) root: Option<Value>,
    /// Names whose values are not whole, the innermost last.
    names: Vec<JsonString>,
    properties: Vec<Property>,
    values: Vec<Value>,
    /// For each open bracket, where its content starts in `properties` or `values`.
    starts: Vec<usize>,
}

impl Tree {
    /// The name of a property, whose value is to come.
    pub(super) fn name(&mut self, name: JsonString) {
        self.names.push(name);
    }

    /// A bracket opens.
    pub(super) fn open(&mut self, object: bool) {
        self.starts.push(if object { self.properties.len() } else { self.values.len() });
    }

    /// The innermost bracket closes; `parent` is as for [`Tree::put`].
    pub(super) fn close(&mut self, span: Span, object: bool, parent: Option<bool>) {
        let start = self.starts.pop().unwrap_or_default();
        let kind = if object {
            Kind::Object(self.properties.drain(start..).collect())
        } else {
            Kind::Array(self.values.drain(start..).collect())
        };
        self.put(Value { span, kind }, parent);
    }

    /// A whole value, which stands in an object (`Some(true)`), in an array (`Some(false)`) or
    /// for the file (`None`).
    pub(super) fn put(&mut self, value: Value, parent: Option<bool>) {
        match parent {
            None => self.root = Some(value),
            Some(false) => self.values.push(value),
            Some(true) => {
                if let Some(name) = self.names.pop() {
                    self.properties.push(Property { name, value });
                }
            }
        }
    }
}

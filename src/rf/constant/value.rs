//! The values that constant expressions have, and their types. Conversions between them are
//! left to [`super::convert`].

use super::number::Number;
use std::collections::BTreeMap;
use std::fmt;

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// Not settled: the type of a bare `null`.
    Dynamic,
    /// `true` or `false`.
    Bool,
    /// A number.
    Number,
    /// A string.
    String,
    /// A sequence whose elements each have their own type.
    Tuple(Vec<Type>),
    /// Named attributes that each have their own type.
    Object(BTreeMap<String, Type>),
    /// A sequence of elements of one type; only conditionals make them.
    List(Box<Type>),
    /// Named elements of one type; only conditionals make them.
    Map(Box<Type>),
}

impl Type {
    /// What the type costs to copy.
    pub(super) fn weight(&self) -> usize {
        1 + match self {
            Self::Dynamic | Self::Bool | Self::Number | Self::String => 0,
            Self::Tuple(items) => items.iter().map(Self::weight).sum(),
            Self::Object(items) => items.iter().map(|(name, of)| name.len() + of.weight()).sum(),
            Self::List(of) | Self::Map(of) => of.weight(),
        }
    }
}

impl fmt::Display for Type {
    /// The kind alone, as in "the value is a tuple".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Dynamic => "null",
            Self::Bool => "bool",
            Self::Number => "number",
            Self::String => "string",
            Self::Tuple(_) => "tuple",
            Self::Object(_) => "object",
            Self::List(_) => "list",
            Self::Map(_) => "map",
        })
    }
}

/// A known value. Strings are in Unicode normal form C; objects and maps are in the order of
/// the bytes of their names, which is the order they are iterated in.
///
/// `==` on this type is that of HCL inside one type; [`Value::equals`] is the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `null`, of a type: `true ? null : "a"` is a null string.
    Null(Type),
    /// A bool.
    Bool(bool),
    /// A number.
    Number(Number),
    /// A string.
    String(String),
    /// A tuple.
    Tuple(Vec<Value>),
    /// An object.
    Object(BTreeMap<String, Value>),
    /// A list and the type of its elements.
    List(Type, Vec<Value>),
    /// A map and the type of its elements.
    Map(Type, BTreeMap<String, Value>),
}

impl Value {
    /// The type of the value.
    pub fn type_of(&self) -> Type {
        match self {
            Self::Null(of) => of.clone(),
            Self::Bool(_) => Type::Bool,
            Self::Number(_) => Type::Number,
            Self::String(_) => Type::String,
            Self::Tuple(items) => Type::Tuple(items.iter().map(Self::type_of).collect()),
            Self::Object(items) => Type::Object(
                items.iter().map(|(name, value)| (name.clone(), value.type_of())).collect(),
            ),
            Self::List(of, _) => Type::List(Box::new(of.clone())),
            Self::Map(of, _) => Type::Map(Box::new(of.clone())),
        }
    }

    /// Whether this is null, of any type.
    pub const fn is_null(&self) -> bool {
        matches!(self, Self::Null(_))
    }

    /// The kind of the value, as in "the result is a tuple": `null`, `bool`, `number`,
    /// `string`, `tuple`, `object`, `list` or `map`.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Null(_) => "null",
            Self::Bool(_) => "bool",
            Self::Number(_) => "number",
            Self::String(_) => "string",
            Self::Tuple(_) => "tuple",
            Self::Object(_) => "object",
            Self::List(..) => "list",
            Self::Map(..) => "map",
        }
    }

    /// The operator `==`: nulls are equal, whatever their types; other values are equal if
    /// their types are identical and the values are equal.
    pub fn equals(&self, other: &Self) -> bool {
        (self.is_null() && other.is_null()) || self == other && self.type_of() == other.type_of()
    }

    /// What the value costs to copy: its parts, and the bytes of its strings.
    pub(super) fn weight(&self) -> usize {
        let named = |items: &BTreeMap<String, Self>| {
            items.iter().map(|(name, value)| name.len() + value.weight()).sum::<usize>()
        };
        1 + match self {
            Self::Null(_) | Self::Bool(_) | Self::Number(_) => 0,
            Self::String(text) => text.len(),
            Self::Tuple(items) | Self::List(_, items) => items.iter().map(Self::weight).sum(),
            Self::Object(items) | Self::Map(_, items) => named(items),
        }
    }
}

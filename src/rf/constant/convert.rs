//! Conversions of values from type to type, as HCL makes them by itself: for operands, for
//! template parts, and for the branches of a conditional. What the types unify to is left to
//! [`super::unify`].

use super::number::Number;
use super::unify::unify;
use super::value::{Type, Value};
use crate::words::{shorten, spelled};
use std::collections::BTreeMap;
use unicode_normalization::UnicodeNormalization;

/// Why a value cannot be converted: a clause such as "a number is required, not a tuple".
pub type Unfit = String;

/// A string value: the text in Unicode normal form C.
pub(super) fn string(text: &str) -> Value {
    Value::String(text.nfc().collect())
}

impl Value {
    /// The value as a string: strings as they are, bools as `true` and `false`, numbers with
    /// the fewest digits that keep their value and never with an exponent. A null stays null.
    /// Fails for what has parts, and for numbers of more than about 20,000 digits.
    pub fn to_string_value(self) -> Result<Self, Unfit> {
        match self {
            Self::String(_) => Ok(self),
            Self::Null(_) => Ok(Self::Null(Type::String)),
            Self::Bool(value) => Ok(Self::String(value.to_string())),
            Self::Number(number) => number
                .text()
                .map(Self::String)
                .ok_or_else(|| "the number is too large to be written out".to_owned()),
            other => Err(format!("a string is required, not {}", with_article(&other))),
        }
    }

    /// The value as a number: numbers as they are, strings read by [`Number::parse`]. A null
    /// stays null. Fails for everything else.
    pub fn to_number(self) -> Result<Self, Unfit> {
        match self {
            Self::Number(_) => Ok(self),
            Self::Null(_) => Ok(Self::Null(Type::Number)),
            Self::String(text) => Number::parse(&text)
                .map(Self::Number)
                .ok_or_else(|| format!("a number is required, and `{}` is none", spelled(&text))),
            other => Err(format!("a number is required, not {}", with_article(&other))),
        }
    }

    /// The value as a bool: bools as they are, the strings `true` and `1`, `false` and `0`. A
    /// null stays null. Fails for everything else, numbers included.
    pub fn to_bool(self) -> Result<Self, Unfit> {
        match self {
            Self::Bool(_) => Ok(self),
            Self::Null(_) => Ok(Self::Null(Type::Bool)),
            Self::String(text) => match text.as_str() {
                "true" | "1" => Ok(Self::Bool(true)),
                "false" | "0" => Ok(Self::Bool(false)),
                _ => Err(format!(
                    "a bool is required, and the string `{}` is neither `true` nor `false`",
                    spelled(&text)
                )),
            },
            other => Err(format!("a bool is required, not {}", with_article(&other))),
        }
    }

    /// The value as one of `target`. Tuples become lists and objects become maps where asked
    /// for; a [`Type::Dynamic`] inside `target` stands for any type, one for all elements of a
    /// list or map. A null becomes a null of that type.
    pub fn convert(self, target: &Type) -> Result<Self, Unfit> {
        match (self, target) {
            (value, Type::Dynamic) => Ok(value),
            (Self::Null(_), of) => Ok(Self::Null(of.clone())),
            (value, Type::String) => value.to_string_value(),
            (value, Type::Number) => value.to_number(),
            (value, Type::Bool) => value.to_bool(),
            (Self::Tuple(items), Type::Tuple(types)) if items.len() == types.len() => items
                .into_iter()
                .zip(types)
                .map(|(item, of)| item.convert(of))
                .collect::<Result<_, _>>()
                .map(Self::Tuple),
            (Self::Tuple(items) | Self::List(_, items), Type::List(of)) => {
                let (of, items) = same_type(items, of, false)?;
                Ok(Self::List(of, items))
            }
            (Self::Object(mut items), Type::Object(types)) => types
                .iter()
                .map(|(name, of)| match items.remove(name) {
                    Some(item) => Ok((name.clone(), item.convert(of)?)),
                    None => Err(format!("the attribute `{}` is required", shorten(name))),
                })
                .collect::<Result<_, _>>()
                .map(Self::Object),
            (Self::Object(items) | Self::Map(_, items), Type::Map(of)) => {
                let (names, values): (Vec<_>, Vec<_>) = items.into_iter().unzip();
                let (of, values) = same_type(values, of, true)?;
                Ok(Self::Map(of, names.into_iter().zip(values).collect::<BTreeMap<_, _>>()))
            }
            (value, of) => Err(format!("a {of} is required, not {}", with_article(&value))),
        }
    }
}

/// The values converted to `of`, or to the one type they all unify to where `of` is open. The
/// bare nulls of a map take the type of the rest; in a list they keep it open.
fn same_type(values: Vec<Value>, of: &Type, named: bool) -> Result<(Type, Vec<Value>), Unfit> {
    let to = |values: Vec<Value>, of: &Type| -> Result<Vec<Value>, Unfit> {
        values.into_iter().map(|value| value.convert(of)).collect()
    };
    let values = to(values, of)?;
    if !of.is_open() || values.is_empty() {
        return Ok((of.clone(), values));
    }
    let differ = || "the elements must all have one type".to_owned();
    let mut types: Vec<Type> = values.iter().map(Value::type_of).collect();
    if named {
        types.retain(|of| *of != Type::Dynamic);
    }
    let of = unify(&types).ok_or_else(differ)?;
    let values = to(values, &of)?;
    match values.first().map(Value::type_of) {
        Some(first) if values.iter().all(|value| value.type_of() == first) => Ok((first, values)),
        _ => Err(differ()),
    }
}

fn with_article(value: &Value) -> String {
    match value.kind() {
        "null" => "null".to_owned(),
        "object" => "an object".to_owned(),
        kind => format!("a {kind}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Value {
        Value::Number(Number::parse(text).unwrap())
    }

    #[test]
    fn primitives_convert_as_in_hcl() {
        assert_eq!(string("1").to_bool(), Ok(Value::Bool(true)));
        assert_eq!(string("false").to_bool(), Ok(Value::Bool(false)));
        assert!(string("True").to_bool().is_err());
        assert!(number("1").to_bool().is_err());
        assert_eq!(string("1e3").to_number(), Ok(number("1000")));
        assert!(Value::Bool(true).to_number().is_err());
        assert_eq!(Value::Bool(true).to_string_value(), Ok(string("true")));
        assert_eq!(number("1.50").to_string_value(), Ok(string("1.5")));
        assert!(Value::Tuple(Vec::new()).to_string_value().is_err());
        assert_eq!(Value::Null(Type::Dynamic).to_bool(), Ok(Value::Null(Type::Bool)));
    }

    #[test]
    fn strings_are_normalised() {
        assert_eq!(string("e\u{301}"), string("\u{e9}"));
    }

    #[test]
    fn an_open_list_takes_the_type_of_its_elements() {
        let items = Value::Tuple(vec![Value::Null(Type::Dynamic), number("1")]);
        let list = items.convert(&Type::List(Box::new(Type::Dynamic)));
        assert_eq!(
            list,
            Ok(Value::List(Type::Number, vec![Value::Null(Type::Number), number("1")]))
        );
        let mixed = Value::Tuple(vec![Value::Bool(true), number("1")]);
        assert!(mixed.convert(&Type::List(Box::new(Type::Dynamic))).is_err());
    }
}

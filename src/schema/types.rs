//! The types that attributes of a schema have: reading type expressions, and fitting a value to
//! a type as HCL converts values.

#[cfg(test)]
mod tests;

use crate::rf::constant::{self, Value};
use crate::span::Span;
use hcl_edit::Span as _;
use hcl_edit::expr::{Expression, ObjectKey};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashSet};
use std::fmt;

/// What values an attribute takes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Type {
    /// Every value.
    #[default]
    Any,
    /// A string.
    String,
    /// A number.
    Number,
    /// A boolean.
    Bool,
    /// A sequence of elements of one type.
    List(Box<Type>),
    /// A sequence without order or repetition.
    Set(Box<Type>),
    /// Named elements of one type.
    Map(Box<Type>),
    /// A sequence of a fixed length.
    Tuple(Vec<Type>),
    /// Named attributes, in the order written.
    Object(Vec<Field>),
}

/// An attribute of an object type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its type.
    pub of: Type,
    /// Whether it may be left out.
    pub optional: bool,
}

/// Why an expression is no type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoType {
    /// A sentence.
    pub message: String,
    /// What to write instead.
    pub help: String,
    /// The part that is wrong, in bytes of the text that was parsed.
    pub span: Option<Span>,
}

/// Why a value does not fit a type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// The steps to the part that does not fit: `[0].port`, or nothing for the whole value.
    pub path: String,
    /// A clause such as "a number is required, not a tuple".
    pub reason: String,
}

const WORDS: &str = "the types are `string`, `number`, `bool`, `any`, `list(T)`, `set(T)`, \
                     `map(T)`, `tuple([T, …])` and `object({ name = T, … })`";

impl Type {
    /// The type that `expr` spells.
    pub fn read(expr: &Expression) -> Result<Self, NoType> {
        let fault = |message: String, help: &str| {
            let span = expr.span().map(Span::from);
            Err(NoType { message, help: help.to_owned(), span })
        };
        match expr {
            Expression::Parenthesis(inner) => Self::read(inner.inner()),
            Expression::Variable(name) => match name.as_str() {
                "string" => Ok(Self::String),
                "number" => Ok(Self::Number),
                "bool" => Ok(Self::Bool),
                "any" => Ok(Self::Any),
                word @ ("list" | "set" | "map" | "tuple" | "object") => {
                    let example = match word {
                        "tuple" => "tuple([string, number])".to_owned(),
                        "object" => "object({ name = string })".to_owned(),
                        word => format!("{word}(string)"),
                    };
                    fault(
                        format!("`{word}` does not say what is inside"),
                        &format!("write `{example}`"),
                    )
                }
                word => fault(format!("there is no type `{word}`"), WORDS),
            },
            Expression::FuncCall(call) if call.name.namespace.is_empty() => {
                let mut inside = call.args.iter();
                let name = call.name.name.as_str();
                let (Some(argument), None) = (inside.next(), inside.next()) else {
                    return fault(format!("`{name}(…)` takes one type"), WORDS);
                };
                match (name, argument) {
                    ("list", of) => Ok(Self::List(Box::new(Self::read(of)?))),
                    ("set", of) => Ok(Self::Set(Box::new(Self::read(of)?))),
                    ("map", of) => Ok(Self::Map(Box::new(Self::read(of)?))),
                    ("tuple", Expression::Array(items)) => {
                        items.iter().map(Self::read).collect::<Result<_, _>>().map(Self::Tuple)
                    }
                    ("tuple", _) => fault(
                        "`tuple(…)` takes a list of types".to_owned(),
                        "write `tuple([string, number])`",
                    ),
                    ("object", Expression::Object(object)) => {
                        let fields = object.iter().map(|(key, value)| field(key, value.expr()));
                        fields.collect::<Result<_, _>>().map(Self::Object)
                    }
                    ("object", _) => fault(
                        "`object(…)` takes the attributes with their types".to_owned(),
                        "write `object({ name = string })`",
                    ),
                    ("optional", _) => fault(
                        "`optional(…)` stands outside of an object".to_owned(),
                        "leave it away; an attribute may be left out unless it is `required`",
                    ),
                    (name, _) => fault(format!("there is no type `{name}(…)`"), WORDS),
                }
            }
            Expression::String(word) => fault(
                "a type is written without quotes".to_owned(),
                &format!("write `{}`", word.value()),
            ),
            _ => fault("this is no type".to_owned(), WORDS),
        }
    }

    /// `value` as one of this type, or why it is none. A null fits every type.
    pub fn fit(&self, value: Value) -> Result<Value, Misfit> {
        let here = |reason: String| Misfit { path: String::new(), reason };
        match (self, value) {
            (Self::Any, value) | (_, value @ Value::Null(_)) => Ok(value),
            (Self::String, value) => value.to_string_value().map_err(here),
            (Self::Number, value) => value.to_number().map_err(here),
            (Self::Bool, value) => value.to_bool().map_err(here),
            (Self::List(of), Value::Tuple(items) | Value::List(_, items)) => of.sequence(items),
            (Self::Set(of), Value::Tuple(items) | Value::List(_, items)) => {
                let Value::List(inner, items) = of.sequence(items)? else {
                    return Err(here("the elements must all have one type".to_owned()));
                };
                let mut items = distinct(items);
                items.sort_by(in_sets);
                Ok(Value::List(inner, items))
            }
            (Self::Map(of), Value::Object(items) | Value::Map(_, items)) => of.named(items),
            (Self::Tuple(types), Value::Tuple(items) | Value::List(_, items)) => {
                if types.len() != items.len() {
                    let (wanted, found) = (types.len(), items.len());
                    return Err(here(format!("{} required, not {found}", elements(wanted))));
                }
                let fitted = types.iter().zip(items).enumerate();
                fitted
                    .map(|(at, (of, item))| of.fit(item).map_err(|e| e.below(&format!("[{at}]"))))
                    .collect::<Result<_, _>>()
                    .map(Value::Tuple)
            }
            (Self::Object(fields), Value::Object(items) | Value::Map(_, items)) => {
                object(fields, items)
            }
            (of, value) => Err(here(format!("{} is required, not {}", of.noun(), noun(&value)))),
        }
    }

    /// The type in evaluation, if it is one of the three that hold nothing inside.
    fn plain(&self) -> Option<constant::Type> {
        match self {
            Self::String => Some(constant::Type::String),
            Self::Number => Some(constant::Type::Number),
            Self::Bool => Some(constant::Type::Bool),
            _ => None,
        }
    }

    fn sequence(&self, items: Vec<Value>) -> Result<Value, Misfit> {
        let items = items
            .into_iter()
            .enumerate()
            .map(|(at, item)| self.fit(item).map_err(|e| e.below(&format!("[{at}]"))))
            .collect::<Result<Vec<_>, _>>()?;
        if let Some(of) = self.plain().filter(|_| !items.iter().any(Value::is_null)) {
            // Each was converted to it, so that nothing is left to unify.
            return Ok(Value::List(of, items));
        }
        let open = constant::Type::List(Box::new(constant::Type::Dynamic));
        let of = Value::Tuple(items).convert(&open);
        of.map_err(|reason| Misfit { path: String::new(), reason })
    }

    fn named(&self, items: BTreeMap<String, Value>) -> Result<Value, Misfit> {
        let items = items
            .into_iter()
            .map(|(name, item)| match self.fit(item) {
                Ok(item) => Ok((name, item)),
                Err(misfit) => Err(misfit.below(&step(&name))),
            })
            .collect::<Result<BTreeMap<_, _>, _>>()?;
        if let Some(of) = self.plain().filter(|_| !items.values().any(Value::is_null)) {
            return Ok(Value::Map(of, items));
        }
        let open = constant::Type::Map(Box::new(constant::Type::Dynamic));
        let of = Value::Object(items).convert(&open);
        of.map_err(|reason| Misfit { path: String::new(), reason })
    }

    /// A few words for messages.
    pub const fn noun(&self) -> &'static str {
        match self {
            Self::Any => "a value",
            Self::String => "a string",
            Self::Number => "a number",
            Self::Bool => "a bool",
            Self::List(_) => "a list",
            Self::Set(_) => "a set",
            Self::Map(_) => "a map",
            Self::Tuple(_) => "a tuple",
            Self::Object(_) => "an object",
        }
    }
}

fn field(key: &ObjectKey, value: &Expression) -> Result<Field, NoType> {
    let name = match key {
        ObjectKey::Ident(name) => name.as_str().to_owned(),
        ObjectKey::Expression(Expression::Variable(name)) => name.value().as_str().to_owned(),
        ObjectKey::Expression(Expression::String(name)) => name.value().clone(),
        ObjectKey::Expression(expr) => {
            return Err(NoType {
                message: "an attribute of an object type has a plain name".to_owned(),
                help: "write `name = string`".to_owned(),
                span: expr.span().map(Span::from),
            });
        }
    };
    if let Expression::FuncCall(call) = value
        && call.name.namespace.is_empty()
        && call.name.name.as_str() == "optional"
    {
        let mut inside = call.args.iter();
        let (Some(of), None) = (inside.next(), inside.next()) else {
            return Err(NoType {
                message: "`optional(…)` takes one type".to_owned(),
                help: "write `optional(string)`; what is left out is null".to_owned(),
                span: value.span().map(Span::from),
            });
        };
        return Ok(Field { name, of: Type::read(of)?, optional: true });
    }
    Ok(Field { name, of: Type::read(value)?, optional: false })
}

/// The attributes of an object that the type names; others are dropped, as HCL drops them.
fn object(fields: &[Field], mut items: BTreeMap<String, Value>) -> Result<Value, Misfit> {
    let mut fitted = BTreeMap::new();
    for field in fields {
        match items.remove(&field.name) {
            Some(item) => {
                let item = field.of.fit(item).map_err(|e| e.below(&step(&field.name)))?;
                fitted.insert(field.name.clone(), item);
            }
            None if field.optional => {
                fitted.insert(field.name.clone(), Value::Null(constant::Type::Dynamic));
            }
            None => {
                let reason = format!("the attribute `{}` is required", field.name);
                return Err(Misfit { path: String::new(), reason });
            }
        }
    }
    Ok(Value::Object(fitted))
}

impl Misfit {
    fn below(mut self, step: &str) -> Self {
        self.path.insert_str(0, step);
        self
    }
}

fn step(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    if name.chars().all(plain) { format!(".{name}") } else { format!("[{name:?}]") }
}

fn elements(count: usize) -> String {
    if count == 1 { "one element is".to_owned() } else { format!("{count} elements are") }
}

/// What a value is, in a few words.
fn noun(value: &Value) -> String {
    match value.kind() {
        "null" => "null".to_owned(),
        "object" => "an object".to_owned(),
        kind => format!("a {kind}"),
    }
}

impl fmt::Display for Type {
    /// The type as it is written in a schema.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("any"),
            Self::String => f.write_str("string"),
            Self::Number => f.write_str("number"),
            Self::Bool => f.write_str("bool"),
            Self::List(of) => write!(f, "list({of})"),
            Self::Set(of) => write!(f, "set({of})"),
            Self::Map(of) => write!(f, "map({of})"),
            Self::Tuple(items) => {
                let items: Vec<String> = items.iter().map(Self::to_string).collect();
                write!(f, "tuple([{}])", items.join(", "))
            }
            Self::Object(fields) if fields.is_empty() => f.write_str("object({})"),
            Self::Object(fields) => {
                let fields: Vec<String> = fields.iter().map(Field::to_string).collect();
                write!(f, "object({{ {} }})", fields.join(", "))
            }
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        if self.name.chars().all(plain) {
            write!(f, "{} = ", self.name)?;
        } else {
            write!(f, "{:?} = ", self.name)?;
        }
        if self.optional { write!(f, "optional({})", self.of) } else { write!(f, "{}", self.of) }
    }
}

/// The order in which HCL goes through a set: strings, numbers and bools in their own order, what
/// is null last. Of what holds others the parts decide, one after the other.
fn in_sets(a: &Value, b: &Value) -> Ordering {
    let named = |a: &BTreeMap<String, Value>, b: &BTreeMap<String, Value>| {
        let parts = a.iter().zip(b).map(|(a, b)| a.0.cmp(b.0).then_with(|| in_sets(a.1, b.1)));
        parts.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
    };
    match (a, b) {
        (Value::String(a), Value::String(b)) => a.cmp(b),
        (Value::Number(a), Value::Number(b)) => a.cmp(b),
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Tuple(a) | Value::List(_, a), Value::Tuple(b) | Value::List(_, b)) => {
            let parts = a.iter().zip(b).map(|(a, b)| in_sets(a, b));
            parts.fold(Ordering::Equal, Ordering::then).then(a.len().cmp(&b.len()))
        }
        (Value::Object(a) | Value::Map(_, a), Value::Object(b) | Value::Map(_, b)) => named(a, b),
        _ => a.is_null().cmp(&b.is_null()),
    }
}

/// The first of each of the values that are equal.
fn distinct(items: Vec<Value>) -> Vec<Value> {
    // Of few, comparing is faster than writing them out.
    const FEW: usize = 32;
    let many = items.len() > FEW;
    let mut distinct: Vec<Value> = Vec::with_capacity(items.len());
    let mut written: HashSet<(bool, String)> = HashSet::new();
    for item in items {
        let is_number = matches!(item, Value::Number(_));
        let text = match &item {
            Value::Number(_) | Value::String(_) if many => item.clone().to_string_value().ok(),
            _ => None,
        };
        let is_new = match text {
            Some(Value::String(text)) => written.insert((is_number, text)),
            _ => !distinct.contains(&item),
        };
        if is_new {
            distinct.push(item);
        }
    }
    distinct
}

//! The types that attributes of a schema have: reading and writing type expressions. Whether a value
//! fits a type is for [`fit`] to say.

pub mod fit;
#[cfg(test)]
mod tests;

use crate::span::Span;
use hcl_edit::Span as _;
use hcl_edit::expr::{Expression, ObjectKey};
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
                if call.args.expand_final() {
                    let message = format!("`{name}(…)` takes one type, without `...`");
                    return fault(message, WORDS);
                }
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
                        let mut fields: Vec<Field> = Vec::new();
                        for (key, value) in object {
                            let field = field(key, value.expr())?;
                            if fields.iter().any(|other| other.name == field.name) {
                                let message = format!("this type declares `{}` twice", field.name);
                                let help = "keep the one that is meant".to_owned();
                                let span = key.span().map(Span::from);
                                return Err(NoType { message, help, span });
                            }
                            fields.push(field);
                        }
                        Ok(Self::Object(fields))
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

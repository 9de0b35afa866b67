//! Fitting values to types as HCL converts them, and what does not fit, part by part.

use super::{Field, Type};
use crate::rf::constant::{self, Value};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;

/// So many parts of one value are told of at most.
const MOST: usize = 20;

/// Why a part of a value does not fit its type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// The way to the part; none for the whole value.
    pub path: Vec<Step>,
    /// A clause such as "a number is required, not a tuple".
    pub reason: String,
    /// The type of the part.
    pub of: Type,
    /// The attribute that an object lacks, if that is what is wrong.
    pub lacks: Option<Field>,
}

/// A step from a value to one inside of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the element of this index.
    Index(usize),
    /// To the attribute or element of this name.
    Name(String),
}

impl Misfit {
    fn new(of: &Type, reason: String) -> Vec<Self> {
        vec![Self { path: Vec::new(), reason, of: of.clone(), lacks: None }]
    }

    /// The way to the part, as an expression writes it: `[0].port`.
    pub fn steps(&self) -> String {
        let mut out = String::new();
        let plain = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
        for step in &self.path {
            // Writing to a string cannot fail.
            let _ = match step {
                Step::Index(at) => write!(out, "[{at}]"),
                Step::Name(name) if name.chars().all(plain) => write!(out, ".{name}"),
                Step::Name(name) => write!(out, "[{name:?}]"),
            };
        }
        out
    }
}

/// What every part has come to, or what is wrong with those that do not fit.
fn all<T>(
    parts: impl Iterator<Item = (Step, Result<T, Vec<Misfit>>)>,
) -> Result<Vec<T>, Vec<Misfit>> {
    let mut fitted = Vec::with_capacity(parts.size_hint().0);
    let mut misfits: Vec<Misfit> = Vec::new();
    for (step, part) in parts {
        match part {
            Ok(part) => fitted.push(part),
            Err(inside) => misfits.extend(inside.into_iter().map(|mut misfit| {
                misfit.path.insert(0, step.clone());
                misfit
            })),
        }
        if misfits.len() >= MOST {
            misfits.truncate(MOST);
            break;
        }
    }
    if misfits.is_empty() { Ok(fitted) } else { Err(misfits) }
}

impl Type {
    /// `value` as one of this type, or why it is none, a part of it each. A null fits every type.
    pub fn fit(&self, value: Value) -> Result<Value, Vec<Misfit>> {
        let here = |reason: String| Misfit::new(self, reason);
        match (self, value) {
            (Self::Any, value) | (_, value @ Value::Null(_)) => Ok(value),
            (Self::String, value) => value.to_string_value().map_err(here),
            (Self::Number, value) => value.to_number().map_err(here),
            (Self::Bool, value) => value.to_bool().map_err(here),
            (Self::List(of), Value::Tuple(items) | Value::List(_, items)) => {
                self.sequence(of, items)
            }
            (Self::Set(of), Value::Tuple(items) | Value::List(_, items)) => {
                let Value::List(inner, items) = self.sequence(of, items)? else {
                    return Err(here("the elements must all have one type".to_owned()));
                };
                let mut items = distinct(items);
                items.sort_by(in_sets);
                Ok(Value::List(inner, items))
            }
            (Self::Map(of), Value::Object(items) | Value::Map(_, items)) => self.named(of, items),
            (Self::Tuple(types), Value::Tuple(items) | Value::List(_, items)) => {
                if types.len() != items.len() {
                    let (wanted, found) = (types.len(), items.len());
                    return Err(here(format!("{} required, not {found}", elements(wanted))));
                }
                let parts = types.iter().zip(items).enumerate();
                all(parts.map(|(at, (of, item))| (Step::Index(at), of.fit(item)))).map(Value::Tuple)
            }
            (Self::Object(fields), Value::Object(items) | Value::Map(_, items)) => {
                self.object(fields, items)
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

    fn sequence(&self, of: &Self, items: Vec<Value>) -> Result<Value, Vec<Misfit>> {
        let parts = items.into_iter().enumerate();
        let items = all(parts.map(|(at, item)| (Step::Index(at), of.fit(item))))?;
        if let Some(of) = of.plain().filter(|_| !items.iter().any(Value::is_null)) {
            // Each was converted to it, so that nothing is left to unify.
            return Ok(Value::List(of, items));
        }
        let open = constant::Type::List(Box::new(constant::Type::Dynamic));
        Value::Tuple(items).convert(&open).map_err(|reason| Misfit::new(self, reason))
    }

    fn named(&self, of: &Self, items: BTreeMap<String, Value>) -> Result<Value, Vec<Misfit>> {
        let parts = items.into_iter().map(|(name, item)| {
            let fitted = of.fit(item).map(|item| (name.clone(), item));
            (Step::Name(name), fitted)
        });
        let items: BTreeMap<_, _> = all(parts)?.into_iter().collect();
        if let Some(of) = of.plain().filter(|_| !items.values().any(Value::is_null)) {
            return Ok(Value::Map(of, items));
        }
        let open = constant::Type::Map(Box::new(constant::Type::Dynamic));
        Value::Object(items).convert(&open).map_err(|reason| Misfit::new(self, reason))
    }

    /// The attributes of an object that the type names; others are dropped, as HCL drops them.
    fn object(
        &self,
        fields: &[Field],
        mut items: BTreeMap<String, Value>,
    ) -> Result<Value, Vec<Misfit>> {
        let mut fitted = BTreeMap::new();
        let mut misfits: Vec<Misfit> = Vec::new();
        for field in fields {
            if let Some(item) = items.remove(&field.name) {
                let step = Step::Name(field.name.clone());
                match all(std::iter::once((step, field.of.fit(item)))) {
                    Ok(item) => fitted.extend(item.into_iter().map(|i| (field.name.clone(), i))),
                    Err(inside) => misfits.extend(inside),
                }
            } else if field.optional {
                fitted.insert(field.name.clone(), Value::Null(constant::Type::Dynamic));
            } else {
                let reason = format!("the attribute `{}` is required", field.name);
                let lacks = Some(field.clone());
                misfits.push(Misfit { path: Vec::new(), reason, of: self.clone(), lacks });
            }
        }
        misfits.truncate(MOST);
        if misfits.is_empty() { Ok(Value::Object(fitted)) } else { Err(misfits) }
    }
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

/// The order in which HCL goes through a set: strings, numbers and bools in their own order, what
/// is null last. Of what holds others the parts decide, one after the other.
pub(super) fn in_sets(a: &Value, b: &Value) -> Ordering {
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

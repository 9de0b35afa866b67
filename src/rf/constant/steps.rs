//! Steps into values: attributes, indexes, the legacy index, and both kinds of splat.

use super::eval::{Broken, Evaluated, Evaluator, error, span_of, text_of, tuple, type_of};
use super::number::Number;
use super::value::{Type, Value};
use crate::span::Span;
use crate::words::shorten;
use hcl_edit::Decorated;
use hcl_edit::expr::{Traversal, TraversalOperator};

type Step = Decorated<TraversalOperator>;

impl Evaluator<'_> {
    pub(super) fn traversal(&mut self, traversal: &Traversal) -> Evaluated {
        let chained = traversal.operators.windows(2).find(|pair| {
            pair.iter().all(|step| matches!(step.value(), TraversalOperator::LegacyIndex(_)))
        });
        if let Some(step) = chained.and_then(<[Step]>::last) {
            let reason = "two indexes of the form `.0` cannot follow each other; write `[0]`";
            return Err(error(reason, span_of(step)));
        }
        let value = self.expression(&traversal.expr);
        self.steps(value, &traversal.operators)
    }

    /// Takes one step after the other. The expressions of indexes are evaluated even where
    /// there is nothing to index, so that the first fault is the same as in HCL.
    fn steps(&mut self, value: Evaluated, steps: &[Step]) -> Evaluated {
        let mut value = value;
        let mut rest = steps;
        while let Some((step, after)) = rest.split_first() {
            let span = span_of(step).or_else(|| span_of(step.value()));
            self.pay(1, span)?;
            rest = after;
            value = match step.value() {
                TraversalOperator::GetAttr(name) => match value {
                    Ok(value) => attribute(value, name.as_str(), span),
                    Err(broken) => Err(broken_part(broken, |of| named_type(of, name.as_str()))),
                },
                TraversalOperator::LegacyIndex(at) => {
                    indexed(value, Ok(Value::Number(Number::from(*at.value()))), span)
                }
                TraversalOperator::Index(expr) => {
                    let key = self.expression(expr);
                    indexed(value, key, span)
                }
                TraversalOperator::AttrSplat(_) => {
                    let own = rest.iter().take_while(|step| stays_in_attribute_splat(step)).count();
                    let (inside, after) = rest.split_at(own);
                    rest = after;
                    if let Some(step) = after.first()
                        && matches!(step.value(), TraversalOperator::AttrSplat(_))
                    {
                        let reason = "`.*` cannot follow another `.*`; write `[*]`";
                        return Err(error(reason, span_of(step)));
                    }
                    self.splat(value, inside, span)
                }
                TraversalOperator::FullSplat(_) => {
                    let inside = std::mem::take(&mut rest);
                    self.splat(value, inside, span)
                }
            };
        }
        value
    }

    fn splat(&mut self, value: Evaluated, steps: &[Step], span: Option<Span>) -> Evaluated {
        let value = match value {
            Ok(value) => value,
            Err(broken) => return Err(self.broken_splat(broken, steps)),
        };
        let (items, was_list) = match value {
            Value::Null(Type::Tuple(_) | Type::List(_)) => {
                return Err(error("a splat cannot be applied to a null sequence", span));
            }
            Value::Null(_) => (Vec::new(), false),
            Value::Tuple(items) => (items, false),
            Value::List(_, items) => (items, true),
            single => (vec![single], false),
        };
        let items = items.into_iter().map(|item| self.steps(Ok(item), steps)).collect();
        let whole = tuple(items)?;
        if !was_list {
            return Ok(whole);
        }
        whole.convert(&Type::List(Box::new(Type::Dynamic))).map_err(|unfit| error(unfit, span))
    }

    /// A splat over what is broken: a tuple of what the steps make of the types inside.
    fn broken_splat(&mut self, broken: Broken, steps: &[Step]) -> Broken {
        let over = match broken.of.clone() {
            Type::Dynamic => return broken,
            Type::Tuple(items) => items,
            single => vec![single],
        };
        let part = |of| type_of(&self.steps(Err(broken.clone().typed(of)), steps));
        let of = Type::Tuple(over.into_iter().map(part).collect());
        broken.typed(of)
    }
}

/// A fault, of the type that a step from its type leads to.
fn broken_part(broken: Broken, step: impl FnOnce(&Type) -> Option<Type>) -> Broken {
    let of = step(&broken.of).unwrap_or(Type::Dynamic);
    broken.typed(of)
}

fn named_type(of: &Type, name: &str) -> Option<Type> {
    match of {
        Type::Object(items) => items.get(name).cloned(),
        Type::Map(of) => Some((**of).clone()),
        _ => None,
    }
}

fn indexed(value: Evaluated, key: Evaluated, span: Option<Span>) -> Evaluated {
    match (value, key) {
        (Ok(value), Ok(key)) => index(value, key, span),
        (Ok(_), Err(broken)) => Err(broken.typed(Type::Dynamic)),
        (Err(broken), key) => Err(broken_part(broken, |of| {
            let key = key.ok()?;
            match of {
                Type::Tuple(items) => match key.to_number().ok()? {
                    Value::Number(number) => items.get(number.as_index()?).cloned(),
                    _ => None,
                },
                Type::List(of) => Some((**of).clone()),
                _ => named_type(of, &text_of(&key.to_string_value().ok()?)),
            }
        })),
    }
}

fn stays_in_attribute_splat(step: &Step) -> bool {
    matches!(step.value(), TraversalOperator::GetAttr(_) | TraversalOperator::LegacyIndex(_))
}

/// The attribute of an object, or the element of a map.
fn attribute(value: Value, name: &str, span: Option<Span>) -> Evaluated {
    match value {
        Value::Object(mut items) | Value::Map(_, mut items) => {
            let missing = || error(format!("there is no attribute `{}` here", shorten(name)), span);
            items.remove(name).ok_or_else(missing)
        }
        other => {
            let reason =
                format!("`.{}` needs an object, and this is {}", shorten(name), described(&other));
            Err(error(reason, span))
        }
    }
}

/// The element of a sequence at a whole number, or of an object or map by its name.
fn index(value: Value, key: Value, span: Option<Span>) -> Evaluated {
    if key.is_null() {
        return Err(error("an index cannot be null", span));
    }
    let unusable = |unfit: String| error(format!("this cannot be an index: {unfit}"), span);
    match value {
        Value::Tuple(items) | Value::List(_, items) => {
            let Value::Number(number) = key.to_number().map_err(unusable)? else {
                return Err(error("an index cannot be null", span));
            };
            if !number.is_whole() {
                return Err(error("an index must be a whole number", span));
            }
            if number.is_negative() && !number.is_zero() {
                return Err(error("an index cannot be negative; the first one is `0`", span));
            }
            let length = items.len();
            number.as_index().and_then(|at| items.into_iter().nth(at)).ok_or_else(|| {
                let reason = match length {
                    0 => "there is nothing at this index: it has no elements".to_owned(),
                    1 => "there is nothing at this index: the only one is `0`".to_owned(),
                    _ => {
                        format!("there is nothing at this index: the last one is `{}`", length - 1)
                    }
                };
                error(reason, span)
            })
        }
        Value::Object(mut items) | Value::Map(_, mut items) => {
            let name = text_of(&key.to_string_value().map_err(unusable)?);
            items.remove(&name).ok_or_else(|| error("there is nothing of this name here", span))
        }
        other => {
            let reason =
                format!("only tuples and objects have indexes, and this is {}", described(&other));
            Err(error(reason, span))
        }
    }
}

fn described(value: &Value) -> String {
    match value {
        Value::Null(_) => "null".to_owned(),
        other => format!("a {}", other.kind()),
    }
}

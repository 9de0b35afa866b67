//! `for` expressions: the collection, the loop variables, conditions and grouping. The `for`
//! directive of templates shares how a collection is gone through.

use super::eval::{Broken, Evaluated, Evaluator, error, record, span_of, text_of, tuple, type_of};
use super::number::Number;
use super::value::{Type, Value};
use hcl_edit::expr::{Expression, ForExpr};
use std::collections::BTreeMap;

/// An item of a collection: its key, and its value where that has one.
pub(super) type Item = (Value, Evaluated);

impl Evaluator<'_> {
    pub(super) fn for_expression(&mut self, expr: &ForExpr) -> Evaluated {
        let (items, broken) = self.collection(&expr.intro.collection_expr)?;
        let names =
            (expr.intro.key_var.as_ref().map(|name| name.as_str()), expr.intro.value_var.as_str());
        let whole = match &expr.key_expr {
            None => {
                let mut values = Vec::new();
                for item in items {
                    let value = self.with_item(names, item, |this| {
                        this.wanted(expr)
                            .map(|wanted| wanted.then(|| this.expression(&expr.value_expr)))
                    })?;
                    values.extend(value);
                }
                tuple(values)
            }
            Some(key) => self.for_object(expr, key, names, items),
        };
        match broken {
            Some(broken) => Err(broken.typed(type_of(&whole))),
            None => whole,
        }
    }

    fn for_object(
        &mut self,
        expr: &ForExpr,
        key: &Expression,
        names: (Option<&str>, &str),
        items: Vec<Item>,
    ) -> Evaluated {
        let mut groups: BTreeMap<String, Vec<Evaluated>> = BTreeMap::new();
        let mut duplicate = None;
        for item in items {
            let made = self.with_item(names, item, |this| {
                if !this.wanted(expr)? {
                    return Ok(None);
                }
                let name = this.loop_key(key)?;
                Ok(Some((name, this.expression(&expr.value_expr))))
            })?;
            let Some((name, value)) = made else { continue };
            let group = groups.entry(name).or_default();
            if !group.is_empty() && !expr.grouping {
                let reason =
                    "two items have the same key; write `...` after the value to group them";
                duplicate = duplicate.or_else(|| Some(error(reason, span_of(key))));
                continue;
            }
            group.push(value);
        }
        let mut items = BTreeMap::new();
        for (name, mut group) in groups {
            let value = if expr.grouping { Some(tuple(group)) } else { group.pop() };
            items.extend(value.map(|value| (name, value)));
        }
        let whole = record(items);
        match duplicate {
            Some(broken) if whole.is_ok() => Err(broken.typed(type_of(&whole))),
            _ => whole,
        }
    }

    /// The items of a collection, in the order they are gone through, and the fault if there
    /// is one inside: what surrounds it is still known, and HCL goes through that.
    pub(super) fn collection(
        &mut self,
        expr: &Expression,
    ) -> Result<(Vec<Item>, Option<Broken>), Broken> {
        let span = span_of(expr);
        let value = match self.expression(expr) {
            Ok(value) => value,
            Err(broken) => {
                let part = |of| Err(broken.clone().typed(of));
                let items = match broken.of.clone() {
                    Type::Tuple(items) => numbered(items.into_iter().map(part)),
                    Type::Object(items) => {
                        let named = |(name, of)| (Value::String(name), part(of));
                        items.into_iter().map(named).collect()
                    }
                    _ => return Err(broken.typed(Type::Dynamic)),
                };
                return Ok((items, Some(broken)));
            }
        };
        match value {
            Value::Tuple(items) | Value::List(_, items) => {
                Ok((numbered(items.into_iter().map(Ok)), None))
            }
            Value::Object(items) | Value::Map(_, items) => {
                let named = items.into_iter().map(|(name, item)| (Value::String(name), Ok(item)));
                Ok((named.collect(), None))
            }
            Value::Null(_) => Err(error("`for` cannot go through null", span)),
            other => {
                let reason =
                    format!("`for` goes through tuples and objects, not a {}", other.kind());
                Err(error(reason, span))
            }
        }
    }

    /// Runs `body` with the loop variables bound to one item.
    pub(super) fn with_item<T>(
        &mut self,
        (key_name, value_name): (Option<&str>, &str),
        (key, value): Item,
        body: impl FnOnce(&mut Self) -> T,
    ) -> T {
        if let Some(name) = key_name {
            self.bind(name, Ok(key));
        }
        self.bind(value_name, value);
        let result = body(self);
        self.unbind(1 + usize::from(key_name.is_some()));
        result
    }

    fn wanted(&mut self, expr: &ForExpr) -> Result<bool, Broken> {
        let Some(condition) = &expr.cond else { return Ok(true) };
        self.condition(&condition.expr, "the condition of a `for`")
            .map_err(|broken| broken.typed(Type::Dynamic))
    }

    fn loop_key(&mut self, key: &Expression) -> Result<String, Broken> {
        let span = span_of(key);
        let value = self.expression(key).map_err(|broken| broken.typed(Type::Dynamic))?;
        match value.to_string_value() {
            Ok(Value::Null(_)) => Err(error("the key in a `for` cannot be null", span)),
            Ok(name) => Ok(text_of(&name)),
            Err(unfit) => Err(error(format!("this cannot be the key in a `for`: {unfit}"), span)),
        }
    }
}

fn numbered(items: impl Iterator<Item = Evaluated>) -> Vec<Item> {
    let key = |at: usize| Value::Number(Number::from(at as u64));
    items.enumerate().map(|(at, item)| (key(at), item)).collect()
}

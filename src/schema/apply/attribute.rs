//! What a schema asks of the value of an attribute.

use super::{HIDDEN, Walk};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::constant::{Constant, Number, Value, evaluate_with};
use crate::schema::Attribute as Declared;
use crate::schema::evaluate::value_of;
use crate::schema::parts;
use crate::schema::rules::{AttributeRules, Origin, Said, Validation};
use crate::schema::source::{Attribute, ValueRef};
use crate::schema::types::fit::Misfit;
use crate::schema::types::{Field, Type};
use crate::span::Span;
use crate::syntax::json::JsonString;
use crate::syntax::literal::trimmed;
use crate::words::{shorten, spelled};
use std::cmp::Ordering;

/// So many permitted values are listed.
const MOST_VALUES: usize = 12;

/// An attribute whose value is looked at.
struct Subject<'a> {
    name: &'a str,
    rules: &'a AttributeRules,
    /// Where its name stands.
    place: Span,
    /// Where faults of its value are: at the value, or at the name of a sensitive one.
    span: Span,
    value: ValueRef<'a>,
}

/// What evaluating a condition came to.
enum Outcome {
    Holds,
    /// It is false, or has no value.
    Fails(Box<Finding>),
    /// It depends on what only a later reader knows.
    Untold,
}

impl<'t> Walk<'t, '_> {
    /// Checks the value of an attribute.
    pub(super) fn attribute(
        &mut self,
        declared: &Declared,
        attribute: &Attribute<'t>,
        out: &mut Vec<Finding>,
    ) {
        let Some(rules) = declared.rules.as_deref().filter(|rules| rules.constrains()) else {
            return;
        };
        let value = attribute.value;
        let Some(known) = value_of(self.document.text(), value) else {
            if rules.constant {
                let message =
                    format!("`{}` is a constant, and this has no value here", declared.name);
                let finding = Finding::new("wrong-type", value.span(), message);
                out.push(finding.help("write a literal, without names and functions"));
            } else {
                self.untold(attribute.name.span, || rules.asked());
            }
            return;
        };
        if known.is_null() {
            if declared.required && rules.constant {
                let message = format!("`{}` is required, and null is none", declared.name);
                let finding = Finding::new("wrong-type", value.span(), message);
                out.push(finding.help(format!("write {}", rules.of.noun())));
            }
            return;
        }
        let span = if rules.sensitive { attribute.name.span } else { value.span() };
        let place = attribute.name.span;
        let subject = Subject { name: &declared.name, rules, place, span, value };
        match rules.of.fit(known) {
            Ok(fitted) => self.fitted(&subject, &fitted, out),
            Err(misfits) => {
                // Of a secret it is not told which part does not fit.
                let most = if rules.sensitive { 1 } else { misfits.len() };
                out.extend(misfits.iter().take(most).map(|m| self.wrong_type(&subject, m)));
            }
        }
    }

    /// Notes that it is not known whether the attribute at `place` is as it must be.
    fn untold(&mut self, place: Span, asked: impl FnOnce() -> String) {
        if self.forms > 0 {
            self.noted.untold.push((place, asked()));
        }
    }

    fn pointed(&self, finding: Finding, origin: Option<Origin>, message: &str) -> Finding {
        self.schema.pointed(finding, origin, message)
    }

    fn fitted(&mut self, subject: &Subject<'_>, value: &Value, out: &mut Vec<Finding>) {
        let rules = subject.rules;
        if let Some(permitted) = &rules.permitted
            && !permitted.value.iter().any(|one| one.equals(value))
        {
            out.push(self.not_permitted(subject, value, permitted));
            return;
        }
        if let (Some(pattern), Value::String(text)) = (&rules.pattern, value)
            && !pattern.value.is_match(text)
        {
            let message = if rules.sensitive {
                format!("{HIDDEN} of `{}` does not match its pattern", subject.name)
            } else {
                format!("`{}` does not match the pattern of `{}`", spelled(text), subject.name)
            };
            let finding = Finding::new("pattern-mismatch", subject.span, message)
                .help(format!("write a string that matches `{}`", pattern.value));
            out.push(self.pointed(finding, pattern.origin, "the pattern"));
        }
        out.extend(self.out_of_bounds(subject, value));
        for validation in &rules.validations {
            match self.invalid(subject, value, validation) {
                Outcome::Holds => {}
                Outcome::Fails(finding) => out.push(*finding),
                Outcome::Untold => self.untold(subject.place, || validation.source.clone()),
            }
        }
    }

    fn wrong_type(&self, subject: &Subject<'_>, misfit: &Misfit) -> Finding {
        let Subject { name, rules, span, value, .. } = *subject;
        let finding = if rules.sensitive {
            let of = &rules.of;
            let message = format!("`{name}` takes {}, and {HIDDEN} is none", of.noun());
            Finding::new("wrong-type", span, message)
                .label(format!("expected `{}`", shorten(&of.to_string())))
        } else {
            let message =
                format!("`{name}{}` has the wrong type: {}", misfit.steps(), misfit.reason);
            let part = parts::place(self.document.text(), value, &misfit.path);
            Finding::new("wrong-type", part, message)
                .label(format!("expected `{}`", shorten(&misfit.of.to_string())))
                .help(self.instead(misfit))
        };
        self.pointed(finding, rules.type_origin.or(rules.origin), "the type is given here")
    }

    /// What to write in the place of a part that does not fit.
    fn instead(&self, misfit: &Misfit) -> String {
        let json = self.document.is_json();
        if let Some(field) = &misfit.lacks {
            let Field { name, of, .. } = field;
            let sign = if json { format!("\"{name}\": …") } else { format!("{name} = …") };
            return format!("add `{sign}`, {}", of.noun());
        }
        let said = match &misfit.of {
            Type::Any => "a value",
            Type::String if json => "a string",
            Type::String => "a string, in quotes",
            Type::Number => "a number",
            Type::Bool => "`true` or `false`",
            Type::List(_) | Type::Set(_) => "`[…]`, with elements of one type",
            Type::Tuple(types) => {
                let count = types.len();
                let plural = if count == 1 { "" } else { "s" };
                return format!("write `[…]`, with {count} element{plural}");
            }
            Type::Map(_) | Type::Object(_) if json => "an object, `{ \"name\": … }`",
            Type::Map(_) | Type::Object(_) => "`{ name = … }`",
        };
        format!("write {said}")
    }

    fn not_permitted(
        &self,
        subject: &Subject<'_>,
        value: &Value,
        permitted: &Said<Vec<Value>>,
    ) -> Finding {
        let Subject { name, rules, span, .. } = *subject;
        let shown = if rules.sensitive { HIDDEN.to_owned() } else { format!("`{}`", show(value)) };
        let finding =
            Finding::new("value-not-permitted", span, format!("`{name}` cannot be {shown}"));
        let finding = self.pointed(finding, permitted.origin, "what is permitted");
        if rules.sensitive {
            // The permitted values are what the secret is one of.
            return finding.help("write one of the values that the schema permits");
        }
        let words: Vec<&str> = permitted.value.iter().filter_map(as_text).collect();
        let meant = as_text(value).and_then(|text| near_miss(text, &words));
        if let Some(meant) = meant {
            let finding = finding.help(format!("did you mean `{meant}`?"));
            return match inside_quotes(subject.value) {
                Some(inner) if !meant.contains(['"', '\\', '$', '%', '\n']) => finding.fix(Fix {
                    message: format!("write `{meant}`"),
                    safety: Safety::Unsafe,
                    edits: vec![Edit::replace(inner, meant)],
                }),
                _ => finding,
            };
        }
        let listed: Vec<String> =
            permitted.value.iter().take(MOST_VALUES).map(|v| format!("`{}`", show(v))).collect();
        let more = match permitted.value.len().saturating_sub(MOST_VALUES) {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        match &listed[..] {
            [] => finding.help("the schema permits no value; leave the attribute out"),
            [one] => finding.help(format!("write {one}, the only value that is permitted")),
            _ => finding.help(format!("write one of {}{more}", listed.join(", "))),
        }
    }

    fn out_of_bounds(&self, subject: &Subject<'_>, value: &Value) -> Option<Finding> {
        let rules = subject.rules;
        let (measured, unit) = match value {
            Value::Number(number) => (number.clone(), None),
            Value::String(text) => (Number::from(text.chars().count() as u64), Some("character")),
            Value::Tuple(items) | Value::List(_, items) => {
                (Number::from(items.len() as u64), Some("element"))
            }
            Value::Object(items) | Value::Map(_, items) => {
                (Number::from(items.len() as u64), Some("element"))
            }
            Value::Null(_) | Value::Bool(_) => return None,
        };
        let broken = |bound: &&Said<Number>, side| measured.cmp(&bound.value) == side;
        let low = rules.min.as_ref().filter(|bound| broken(bound, Ordering::Less));
        let high = rules.max.as_ref().filter(|bound| broken(bound, Ordering::Greater));
        let (bound, most) = low.map(|b| (b, false)).or(high.map(|b| (b, true)))?;
        let name = subject.name;
        let side = if most { "most" } else { "least" };
        let limit = bound.value.text().unwrap_or_default();
        let found = measured.text().unwrap_or_default();
        let message = match unit {
            _ if rules.sensitive => {
                let side = if most { "more" } else { "less" };
                let unit = unit.map(|unit| format!(" {unit}s")).unwrap_or_default();
                format!("{HIDDEN} of `{name}` is {side} than {limit}{unit}")
            }
            None => format!("`{name}` is {found}, and {limit} is the {side}"),
            Some(unit) => {
                let plural = if found == "1" { "" } else { "s" };
                format!("`{name}` has {found} {unit}{plural}, and {limit} is the {side}")
            }
        };
        let plural = if limit == "1" { "" } else { "s" };
        let help = match unit {
            None => format!("write {limit} or {}", if most { "less" } else { "more" }),
            Some(unit) => format!("write {limit} {unit}{plural} at {side}"),
        };
        let finding = Finding::new("out-of-bounds", subject.span, message).help(help);
        Some(self.pointed(finding, bound.origin, "the bound"))
    }

    /// Whether a condition holds.
    fn invalid(&self, subject: &Subject<'_>, value: &Value, validation: &Validation) -> Outcome {
        let variables = [("self", value.clone())];
        let said = validation.message.trim_end_matches('.');
        let outcome = evaluate_with(&validation.condition, &validation.source, &variables);
        let reason = match outcome {
            Constant::Known(value) => match value.to_bool() {
                Ok(Value::Bool(true)) => return Outcome::Holds,
                Ok(Value::Bool(false)) => None,
                _ => Some("its condition is neither true nor false for this value".to_owned()),
            },
            Constant::NotConstant(_) => return Outcome::Untold,
            Constant::Error(_) if subject.rules.sensitive => {
                Some("its condition has no value for this".to_owned())
            }
            Constant::Error(error) => {
                Some(format!("its condition has no value for this: {}", error.reason))
            }
        };
        let message = format!("`{}` is not valid: {said}", subject.name);
        let mut finding = Finding::new("failed-validation", subject.span, message);
        finding.help = reason;
        Outcome::Fails(Box::new(self.pointed(finding, validation.origin, "this does not hold")))
    }
}

/// The text of a string.
fn as_text(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => Some(text),
        _ => None,
    }
}

/// A value as messages show it.
pub(super) fn show(value: &Value) -> String {
    match value {
        Value::Null(_) => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => number.text().unwrap_or_default(),
        Value::String(text) if text.is_empty() => "\"\"".to_owned(),
        Value::String(text) => spelled(text),
        Value::Tuple(items) | Value::List(_, items) => {
            let items: Vec<String> = items.iter().map(show).collect();
            spelled(&format!("[{}]", items.join(", ")))
        }
        Value::Object(items) | Value::Map(_, items) => {
            let items: Vec<String> =
                items.iter().map(|(name, item)| format!("{name} = {}", show(item))).collect();
            spelled(&format!("{{ {} }}", items.join(", ")))
        }
    }
}

/// Where the text of a value stands that is one quoted string.
fn inside_quotes(value: ValueRef<'_>) -> Option<Span> {
    match value {
        ValueRef::Native(tokens) => match trimmed(tokens) {
            [open, inner, close]
                if open.kind == crate::syntax::token::TokenKind::OpenQuote
                    && close.kind == crate::syntax::token::TokenKind::CloseQuote =>
            {
                Some(inner.span)
            }
            _ => None,
        },
        ValueRef::Json(value) => value.as_string().map(JsonString::inner),
    }
}

//! What a schema asks of the value of an attribute.

use super::{HIDDEN, Walk};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss_in_any_case;
use crate::rf::constant::{Constant, Number, Value, evaluate_with};
use crate::schema::Attribute as Declared;
use crate::schema::evaluate::value_of;
use crate::schema::rules::{AttributeRules, Origin, Said, Validation};
use crate::schema::source::{Attribute, ValueRef};
use crate::schema::types::Misfit;
use crate::span::Span;
use crate::syntax::json::JsonString;
use crate::syntax::literal::trimmed;
use crate::words::shorten;
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
                self.noted.untold.push((attribute.name.span, rules.origin));
            }
            return;
        };
        if known.is_null() {
            return;
        }
        let span = if rules.sensitive { attribute.name.span } else { value.span() };
        let place = attribute.name.span;
        let subject = Subject { name: &declared.name, rules, place, span, value };
        match rules.of.fit(known) {
            Ok(fitted) => self.fitted(&subject, &fitted, out),
            Err(misfit) => out.push(self.wrong_type(&subject, &misfit)),
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
                format!("`{}` does not match the pattern of `{}`", shorten(text), subject.name)
            };
            let finding = Finding::new("pattern-mismatch", subject.span, message)
                .help(format!("write a string that matches `{}`", pattern.value));
            out.push(self.pointed(finding, pattern.origin, "the pattern"));
        }
        out.extend(self.out_of_bounds(subject, value));
        for validation in &rules.validations {
            match self.invalid(subject, value, validation) {
                Some(finding) => out.extend(finding),
                None => self.noted.untold.push((subject.place, validation.origin)),
            }
        }
    }

    fn wrong_type(&self, subject: &Subject<'_>, misfit: &Misfit) -> Finding {
        let Subject { name, rules, span, .. } = *subject;
        let of = &rules.of;
        let Misfit { path, reason } = misfit;
        let message = if rules.sensitive {
            format!("`{name}` takes {}, and {HIDDEN} is none", of.noun())
        } else {
            format!("`{name}{path}` has the wrong type: {reason}")
        };
        let finding = Finding::new("wrong-type", span, message)
            .label(format!("expected `{}`", shorten(&of.to_string())));
        self.pointed(finding, rules.type_origin.or(rules.origin), "the type is given here")
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
        let meant = as_text(value).and_then(|text| near_miss_in_any_case(text, &words));
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
        let finding = Finding::new("out-of-bounds", subject.span, message);
        Some(self.pointed(finding, bound.origin, "the bound"))
    }

    /// What is found of a condition, at most one thing; `None` if it cannot be told whether it
    /// holds.
    fn invalid(
        &self,
        subject: &Subject<'_>,
        value: &Value,
        validation: &Validation,
    ) -> Option<Option<Finding>> {
        let variables = [("self", value.clone())];
        let said = validation.message.trim_end_matches('.');
        let outcome = evaluate_with(&validation.condition, &validation.source, &variables);
        let reason = match outcome {
            Constant::Known(value) => match value.to_bool() {
                Ok(Value::Bool(true)) => return Some(None),
                Ok(Value::Bool(false)) => None,
                _ => Some("its condition is neither true nor false for this value".to_owned()),
            },
            Constant::NotConstant(_) => return None,
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
        Some(Some(self.pointed(finding, validation.origin, "this does not hold")))
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
        Value::String(text) => shorten(text),
        Value::Tuple(items) | Value::List(_, items) => {
            let items: Vec<String> = items.iter().map(show).collect();
            shorten(&format!("[{}]", items.join(", ")))
        }
        Value::Object(items) | Value::Map(_, items) => {
            let items: Vec<String> =
                items.iter().map(|(name, item)| format!("{name} = {}", show(item))).collect();
            shorten(&format!("{{ {} }}", items.join(", ")))
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

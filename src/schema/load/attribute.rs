//! `attribute`: its type, and what is asked of its value.

use super::block::ANY;
use super::body::{RawBody, same_group};
use super::reading::Reading;
use super::{INVALID, Loader};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::constant::{Number, Value};
use crate::schema::check::{Fault, Found, check};
use crate::schema::evaluate::{key_twice, raw};
use crate::schema::language::LANGUAGE;
use crate::schema::parts;
use crate::schema::rules::{AttributeRules, Group, Said};
use crate::schema::source::Block as Written;
use crate::schema::types::Type;
use crate::schema::types::fit::Step;
use crate::schema::{Attribute, Item};
use crate::span::Span;

impl Loader<'_> {
    pub(super) fn attribute<'t>(
        &mut self,
        reading: &Reading<'t>,
        block: &Written<'t>,
        body: &mut RawBody,
    ) -> Item {
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.attribute);
        let name = block.labels.first().map(|label| label.text.to_string()).unwrap_or_default();
        let mut rules = AttributeRules {
            origin: Some(reading.origin(block.header)),
            description: reading.text(&found, "description").map(|said| said.value),
            sensitive: reading.flag(&found, "sensitive").is_some(),
            deprecated: reading.text(&found, "deprecated"),
            ..AttributeRules::default()
        };
        if rules.sensitive {
            let spans = told_values(&found).into_iter().map(|span| (reading.file, span));
            self.secrets.extend(spans);
        }
        self.type_of(reading, &found, &mut rules);
        let required = reading.flag(&found, "required");
        self.default(reading, &found, required, &mut rules);
        self.permitted(reading, &found, &mut rules);
        self.bounds(reading, &found, &mut rules);
        self.string_pattern(reading, &found, &mut rules);
        for validation in found.blocks("validation") {
            let made = self.validation(reading, validation, &rules.of);
            rules.validations.extend(made);
        }
        rules.conflicts_with = siblings(reading, &found, "conflicts_with");
        rules.required_with = siblings(reading, &found, "required_with");
        body.named.extend(rules.conflicts_with.iter().chain(&rules.required_with).cloned());
        for (word, exactly_one) in [("exactly_one_of", true), ("at_least_one_of", false)] {
            group(reading, &found, &name, word, exactly_one, body);
        }
        let rules = Some(Box::new(rules));
        Item::Attribute(Attribute {
            name: name.into(),
            required: required.is_some(),
            value: ANY,
            rules,
        })
    }

    fn type_of(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
        rules: &mut AttributeRules,
    ) {
        let Some(attribute) = found.attribute("type") else { return };
        let span = attribute.value.span();
        rules.type_origin = Some(reading.origin(span));
        let Some(raw) = raw(reading.document.text(), attribute.value) else {
            if let Some((name, place)) = key_twice(reading.document.text(), attribute.value) {
                let message = format!("this type declares `{name}` twice");
                self.invalid(reading.file, place, message, "keep the one that is meant");
                return;
            }
            let help = "write `string`, or another type expression";
            self.invalid(reading.file, span, "this is no type", help);
            return;
        };
        match Type::read(&raw.expr) {
            Ok(of) => rules.of = of,
            Err(fault) => {
                self.invalid(reading.file, raw.place(fault.span), fault.message, &fault.help);
            }
        }
    }

    fn default(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
        required: Option<Span>,
        rules: &mut AttributeRules,
    ) {
        let Some(attribute) = found.attribute("default") else { return };
        rules.default = reading.spelling(found, "default");
        if let Some(required) = required {
            let message = "what is `required` has no `default`";
            let finding = Finding::new(INVALID, attribute.name.span, message)
                .related(required, "required here")
                .help("take one of the two out");
            self.fault(reading.file, finding);
        }
        let span = attribute.value.span();
        match reading.value_of(attribute) {
            Some(value) => {
                if let Err(misfits) = rules.of.fit(value)
                    && let Some(misfit) = misfits.first()
                {
                    let place =
                        parts::place(reading.document.text(), attribute.value, &misfit.path);
                    let (place, message) = if rules.sensitive {
                        (span, "the default does not fit the type".to_owned())
                    } else {
                        (place, format!("the default does not fit the type: {}", misfit.reason))
                    };
                    let mut finding = Finding::new(INVALID, place, message)
                        .help(format!("write {}", misfit.of.noun()));
                    if let Some(origin) = rules.type_origin {
                        finding = finding.related(origin.span, "the type");
                    }
                    self.fault(reading.file, finding);
                }
            }
            None => self.not_constant(reading, span, "a default"),
        }
    }

    fn not_constant(&mut self, reading: &Reading<'_>, span: Span, what: &str) {
        let message = format!("{what} is a constant, and this has no value here");
        self.invalid(reading.file, span, message, "write a literal, without names and functions");
    }

    fn permitted(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
        rules: &mut AttributeRules,
    ) {
        let Some(attribute) = found.attribute("enum") else { return };
        let span = attribute.value.span();
        let Some(value) = reading.value_of(attribute) else {
            return self.not_constant(reading, span, "an enum");
        };
        let (Value::Tuple(items) | Value::List(_, items)) = value else {
            let message = "an enum is a list of the values that are permitted";
            return self.invalid(reading.file, span, message, "write `[…]` around them");
        };
        if items.is_empty() {
            let message = "this enum permits nothing";
            self.invalid(reading.file, span, message, "name the values, or take it out");
        }
        let mut permitted = Vec::with_capacity(items.len());
        for (at, item) in items.into_iter().enumerate() {
            match rules.of.fit(item) {
                Ok(item) => permitted.push(item),
                Err(misfits) => {
                    let Some(misfit) = misfits.first() else { continue };
                    let mut path = vec![Step::Index(at)];
                    path.extend(misfit.path.iter().cloned());
                    let place = parts::place(reading.document.text(), attribute.value, &path);
                    let (place, message) = if rules.sensitive {
                        (span, "a permitted value is of another type".to_owned())
                    } else {
                        (place, format!("a permitted value is of another type: {}", misfit.reason))
                    };
                    let mut finding = Finding::new(INVALID, place, message)
                        .help(format!("write values that are each {}", rules.of.noun()));
                    if let Some(origin) = rules.type_origin {
                        finding = finding.related(origin.span, "the type");
                    }
                    self.fault(reading.file, finding);
                    return;
                }
            }
        }
        let origin = Some(reading.origin(attribute.span));
        rules.permitted = Some(Said { value: permitted, origin });
    }

    fn bounds(&mut self, reading: &Reading<'_>, found: &Found<'_, '_>, rules: &mut AttributeRules) {
        rules.min = self.bound(reading, found, "min");
        rules.max = self.bound(reading, found, "max");
        let Some(span) = ["min", "max"].into_iter().find_map(|name| found.attribute(name)) else {
            return;
        };
        if rules.of == Type::Bool {
            let message = "a bool has no bounds";
            self.invalid(reading.file, span.span, message, "take `min` and `max` out");
            (rules.min, rules.max) = (None, None);
        }
        self.reachable(reading.file, rules);
        if let (Some(min), Some(max)) = (&rules.min, &rules.max)
            && min.value > max.value
        {
            let shown = |number: &Number| number.text().unwrap_or_default();
            let message =
                format!("`min` is {}, and `max` is {}", shown(&min.value), shown(&max.value));
            let place = |said: &Said<Number>| said.origin.map(|o| o.span).unwrap_or_default();
            let finding = Finding::new(INVALID, place(min), message)
                .related(place(max), "the greatest")
                .help("no value fits both");
            self.fault(reading.file, finding);
        }
    }

    /// Wants bounds that the length or the count of a value of the type can keep.
    fn reachable(&mut self, file: usize, rules: &AttributeRules) {
        let (least, most) = match &rules.of {
            Type::String | Type::List(_) | Type::Set(_) | Type::Map(_) => (0, None),
            Type::Tuple(types) => (types.len() as u64, Some(types.len() as u64)),
            Type::Object(fields) => (fields.len() as u64, Some(fields.len() as u64)),
            Type::Any | Type::Number | Type::Bool => return,
        };
        let short = rules.max.as_ref().filter(|max| max.value < Number::from(least));
        let long =
            most.and_then(|most| rules.min.as_ref().filter(|min| min.value > Number::from(most)));
        let noun = rules.of.noun();
        for (bound, word, than) in [(short, "max", "fewer"), (long, "min", "more")] {
            let Some(origin) = bound.and_then(|bound| bound.origin) else { continue };
            let count = if than == "more" { most.unwrap_or(least) } else { least };
            let unit = if rules.of == Type::String { "characters" } else { "elements" };
            let message =
                format!("no value fits this `{word}`: {noun} has never {than} than {count} {unit}");
            self.invalid(
                file,
                origin.span,
                message,
                "take it out, or write a bound that values can keep",
            );
        }
    }

    /// What `min` or `max` says, which must be a number that a message can show.
    fn bound(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
        name: &str,
    ) -> Option<Said<Number>> {
        let span = found.attribute(name)?.value.span();
        let number = reading.number(found, name)?;
        if number.value.is_infinite() || !number.value.has_text() {
            let message = format!("`{name}` is not a number that can be written out");
            self.invalid(reading.file, span, message, "take it out where there is no bound");
            return None;
        }
        Some(number)
    }

    fn string_pattern(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
        rules: &mut AttributeRules,
    ) {
        let Some(said) = reading.text(found, "pattern") else { return };
        if !matches!(rules.of, Type::String | Type::Any) {
            let span = said.origin.map(|origin| origin.span).unwrap_or_default();
            let message = format!("a pattern is for a string, and this is {}", rules.of.noun());
            let mut finding = Finding::new(INVALID, span, message)
                .help("use `enum`, `min`, `max` or `validation`");
            if let Some(origin) = rules.type_origin {
                finding = finding.related(origin.span, "the type");
            }
            self.fault(reading.file, finding);
            return;
        }
        if let Some(value) = self.pattern(reading, &said) {
            rules.pattern = Some(Said { value, origin: said.origin });
        }
    }
}

/// Where a declaration says what the attribute holds, or may hold, or is meant to say so.
fn told_values(found: &Found<'_, '_>) -> Vec<Span> {
    const TELLING: [&str; 2] = ["default", "enum"];
    let wrong = found.faults.iter().filter_map(|fault| match fault {
        Fault::UnknownAttribute(attribute) | Fault::DuplicateAttribute { again: attribute, .. } => {
            Some(attribute)
        }
        _ => None,
    });
    let all = found.attributes.iter().map(|(_, attribute)| attribute).chain(wrong);
    let telling = |name: &str| TELLING.contains(&name) || near_miss(name, &TELLING).is_some();
    all.filter(|attribute| telling(&attribute.name.text)).map(|a| a.value.span()).collect()
}

/// The siblings that an attribute names.
fn siblings(reading: &Reading<'_>, found: &Found<'_, '_>, word: &str) -> Vec<Said<String>> {
    let Some(said) = reading.texts(found, word) else { return Vec::new() };
    let origin = said.origin;
    said.value.into_iter().map(|value| Said { value, origin }).collect()
}

/// The group that the attribute `name` declares under `word`, unless another has declared it.
fn group(
    reading: &Reading<'_>,
    found: &Found<'_, '_>,
    name: &str,
    word: &str,
    exactly_one: bool,
    body: &mut RawBody,
) {
    let others = siblings(reading, found, word);
    let Some(first) = others.first() else { return };
    let origin = first.origin;
    let mut names = vec![name.to_owned()];
    for other in &others {
        if !names.contains(&other.value) {
            names.push(other.value.clone());
        }
    }
    body.named.extend(others);
    let group = Group { names, exactly_one, origin };
    if !body.groups.iter().any(|other| same_group(other, &group)) {
        body.groups.push(group);
    }
}

//! `attribute`: its type, and what is asked of its value.

use super::block::ANY;
use super::body::{RawBody, same_group};
use super::reading::Reading;
use super::{INVALID, Loader};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::constant::{Constant, EvalError, Number, Value, evaluate_with};
use crate::schema::check::{Fault, Found, check};
use crate::schema::evaluate::raw;
use crate::schema::language::LANGUAGE;
use crate::schema::rules::{AttributeRules, Group, Said, Validation};
use crate::schema::source::Block as Written;
use crate::schema::types::Type;
use crate::schema::{Attribute, Item};
use crate::span::Span;
use hcl_edit::expr::{Expression, ForExpr, FuncCall};
use hcl_edit::visit::{Visit, visit_expr, visit_for_expr, visit_func_call};

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
            let made = self.validation(reading, validation);
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
                if let Err(misfit) = rules.of.fit(value) {
                    let message = if rules.sensitive {
                        "the default does not fit the type".to_owned()
                    } else {
                        format!("the default does not fit the type: {}", misfit.reason)
                    };
                    let mut finding = Finding::new(INVALID, span, message)
                        .help(format!("write {}", rules.of.noun()));
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
        for item in items {
            match rules.of.fit(item) {
                Ok(item) => permitted.push(item),
                Err(misfit) => {
                    let message = if rules.sensitive {
                        "a permitted value is of another type".to_owned()
                    } else {
                        format!("a permitted value is of another type: {}", misfit.reason)
                    };
                    let mut finding = Finding::new(INVALID, span, message)
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

    /// What `min` or `max` says, which must be a number that a message can show.
    fn bound(
        &mut self,
        reading: &Reading<'_>,
        found: &Found<'_, '_>,
        name: &str,
    ) -> Option<Said<Number>> {
        let attribute = found.attribute(name)?;
        let span = attribute.value.span();
        if reading.value_of(attribute).is_none() {
            self.not_constant(reading, span, "a bound");
            return None;
        }
        let number = reading.number(found, name)?;
        if number.value.is_infinite() || number.value.text().is_none() {
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

    fn validation<'t>(&mut self, reading: &Reading<'t>, block: &Written<'t>) -> Option<Validation> {
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.validation);
        let attribute = found.attribute("condition")?;
        let Said { value: message, .. } = reading.text(&found, "error_message")?;
        let span = attribute.value.span();
        let Some(raw) = raw(reading.document.text(), attribute.value) else {
            let help = "write an expression over `self`, such as `self > 0`";
            self.invalid(reading.file, span, "this condition cannot be read", help);
            return None;
        };
        let mut names = Names::default();
        names.visit_expr(&raw.expr);
        if let Some((name, part)) = names.unknown_variable() {
            let message = format!("there is no variable `{name}` in a condition");
            let help = "a condition speaks of `self`, the value, alone";
            self.invalid(reading.file, raw.place(part), message, help);
            return None;
        }
        if let Some((name, part)) = names.functions.first() {
            // It may hold for another reader; here it is known neither to hold nor not to.
            let message = format!("nothing is checked here: `{name}` is a function");
            let finding = Finding::new(INVALID, raw.place(*part), message)
                .help("conditions are evaluated without functions; use `min`, `max`, `pattern`")
                .mild();
            self.fault(reading.file, finding);
        } else if !names.uses_self {
            let said = match evaluate_with(&raw.expr, &raw.source, &[]) {
                Constant::Error(EvalError { reason, .. }) => {
                    let message = format!("this condition has no value: {reason}");
                    self.invalid(reading.file, span, message, "write what must hold of `self`");
                    return None;
                }
                Constant::Known(_) | Constant::NotConstant(_) => "it does not speak of `self`",
            };
            let message = format!("this condition is the same for every value: {said}");
            let finding = Finding::new(INVALID, span, message);
            self.fault(reading.file, finding.help("write what must hold of `self`").mild());
        }
        let origin = Some(reading.origin(span));
        Some(Validation { condition: raw.expr, source: raw.source, message, origin })
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

/// The names that a condition uses.
#[derive(Default)]
struct Names {
    variables: Vec<(String, Option<Span>)>,
    functions: Vec<(String, Option<Span>)>,
    /// Those that a `for` binds, wherever it stands.
    bound: Vec<String>,
    uses_self: bool,
}

impl Names {
    /// The first variable that nothing gives a value.
    fn unknown_variable(&self) -> Option<(&str, Option<Span>)> {
        let unbound = |(name, _): &&(String, _)| !self.bound.contains(name);
        self.variables.iter().find(unbound).map(|(name, span)| (name.as_str(), *span))
    }
}

impl Visit for Names {
    fn visit_expr(&mut self, expr: &Expression) {
        if let Expression::Variable(name) = expr {
            let span = hcl_edit::Span::span(expr).map(Span::from);
            if name.as_str() == "self" {
                self.uses_self = true;
            } else {
                self.variables.push((name.as_str().to_owned(), span));
            }
        }
        visit_expr(self, expr);
    }

    fn visit_func_call(&mut self, call: &FuncCall) {
        let span = hcl_edit::Span::span(call).map(Span::from);
        self.functions.push((call.name.name.as_str().to_owned(), span));
        visit_func_call(self, call);
    }

    fn visit_for_expr(&mut self, expr: &ForExpr) {
        self.bound.push(expr.intro.value_var.as_str().to_owned());
        self.bound.extend(expr.intro.key_var.as_ref().map(|name| name.as_str().to_owned()));
        visit_for_expr(self, expr);
    }
}

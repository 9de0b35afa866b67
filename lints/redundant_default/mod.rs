//! `redundant-default`: attributes set to their defaults.

use crate::edit::{Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::typing::{Report, static_json, static_native};
use crate::schema::removal::removal;
use crate::schema::source::ValueRef;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "redundant-default",
    group: Group::Pedantic,
    codes: &[],
    scope: Scope::Rf,
    summary: "an attribute that says what holds without it",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

/// The attributes that have a default, and what it is.
const DEFAULTS: [(&str, &str); 4] =
    [("kind", "resource"), ("scope", "provider"), ("external", "deny"), ("disclose", "none")];

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    for body in source.bodies() {
        for (attribute, _) in body.attributes() {
            let name = &*attribute.name.text;
            let Some((_, default)) = DEFAULTS.iter().find(|(named, _)| *named == name) else {
                continue;
            };
            // Of two, the other may say something else.
            let alone = body.attributes().filter(|(other, _)| other.name.text == name).count() == 1;
            if !alone || value(source, attribute.value).as_deref() != Some(*default) {
                continue;
            }
            let message = format!("`{name}` is `\"{default}\"` without being said");
            let finding = Finding::new(LINT.name, attribute.span, message);
            out.push(match removal(source.document, attribute.span) {
                Some(edit) => finding.fix(Fix {
                    message: format!("remove `{name}`"),
                    safety: Safety::Safe,
                    edits: vec![edit],
                }),
                None => finding.help("take it out, and what the comments near it say of it"),
            });
        }
    }
}

/// The string that a value is.
fn value(source: &Source<'_, '_>, value: ValueRef<'_>) -> Option<String> {
    let text = source.document.text();
    let mut report = Report { text, findings: &mut Vec::new() };
    let found = match value {
        ValueRef::Native(tokens) => static_native(text, tokens, format_args!(""), &mut report),
        ValueRef::Json(value) => static_json(text, value, format_args!(""), &mut report),
    };
    Some(found?.value.into_owned())
}

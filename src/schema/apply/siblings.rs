//! What a schema asks of attributes beside each other.

use super::{Spot, Walk};
use crate::finding::Finding;
use crate::schema::check::Found;
use crate::span::Span;
use std::collections::HashSet;

impl<'t, 's> Walk<'t, 's> {
    /// Checks which items stand beside each other.
    pub(super) fn siblings(&self, found: &Found<'t, 's>, spot: Spot<'_>, out: &mut Vec<Finding>) {
        let mut told: HashSet<(&str, &str)> = HashSet::new();
        for (declared, attribute) in &found.attributes {
            let Some(rules) = &declared.rules else { continue };
            let (name, span) = (declared.name.as_ref(), attribute.name.span);
            for other in &rules.conflicts_with {
                let (Some(place), other_name) = (set(found, &other.value), other.value.as_str())
                else {
                    continue;
                };
                if other_name == name || told.contains(&(other_name, name)) {
                    continue;
                }
                told.insert((name, other_name));
                let (span, place) = if place > span { (place, span) } else { (span, place) };
                let message = format!("`{name}` and `{other_name}` cannot stand beside each other");
                let finding = Finding::new("conflicting-attributes", span, message)
                    .related(place, "the other one")
                    .help("take one of the two out");
                out.push(self.schema.pointed(finding, other.origin, "forbidden here"));
            }
            for other in &rules.required_with {
                if found.stands(&other.value) {
                    continue;
                }
                let message = format!("`{name}` needs `{}` beside it", other.value);
                let finding = Finding::new("missing-companion", span, message)
                    .help(format!("add `{}`, or take `{name}` out", other.value));
                out.push(self.schema.pointed(finding, other.origin, "asked for here"));
            }
        }
        self.groups(found, spot, out);
    }

    fn groups(&self, found: &Found<'t, 's>, spot: Spot<'_>, out: &mut Vec<Finding>) {
        for group in &found.declared.groups {
            let places: Vec<(&str, Span)> = group
                .names
                .iter()
                .filter_map(|name| Some((name.as_str(), set(found, name)?)))
                .collect();
            let names: Vec<String> = group.names.iter().map(|name| format!("`{name}`")).collect();
            let finding = match &places[..] {
                [] if group.names.iter().any(|name| found.stands(name)) => continue,
                [] => {
                    let message = format!("this {} has none of {}", spot.what, list(&names, "and"));
                    let help = if group.exactly_one {
                        format!("add one of {}", list(&names, "and"))
                    } else {
                        format!("add {}, or several of them", list(&names, "or"))
                    };
                    Finding::new("attribute-group", spot.header, message).help(help)
                }
                [(_, first), .., (_, last)] if group.exactly_one => {
                    let set: Vec<String> =
                        places.iter().map(|(name, _)| format!("`{name}`")).collect();
                    let message = format!(
                        "this {} has {}, and only one of {} may be set",
                        spot.what,
                        list(&set, "and"),
                        list(&names, "and")
                    );
                    Finding::new("attribute-group", *last.max(first), message)
                        .related(*first.min(last), "another one")
                        .help("keep the one that is meant")
                }
                _ => continue,
            };
            out.push(self.schema.pointed(finding, group.origin, "the group"));
        }
    }
}

/// Where an attribute or block of this name stands, if one does.
fn set(found: &Found<'_, '_>, name: &str) -> Option<Span> {
    let attribute = found.attribute(name).map(|attribute| attribute.name.span);
    attribute.or_else(|| found.blocks(name).next().map(|block| block.block_type.span))
}

/// `a`, `a and b`, `a, b and c`.
fn list(words: &[String], last_word: &str) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => {
            format!("{} {last_word} {last}", first.join(", "))
        }
        _ => words.concat(),
    }
}

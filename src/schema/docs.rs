//! The reference of a schema as Markdown: a section for each body, with a table of its attributes
//! and its blocks. A body that was described before, as a recursive one is, is linked back to.

use super::apply::HIDDEN;
use super::rules::{AttributeRules, BlockRules};
use super::types::Type;
use super::write::literal;
use super::{Attribute, Block, Body, BodyId, Item, Schema};
use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

/// The reference of `schema`, whose root is `root`, under the heading `title`.
pub fn markdown(schema: &Schema, root: BodyId, title: &str) -> String {
    let mut docs = Docs {
        schema,
        out: format!("# {title}\n"),
        sections: HashMap::from([(root, anchor(title))]),
        anchors: HashSet::from([anchor(title)]),
        met: HashSet::from([root]),
        links: Vec::new(),
    };
    let mut left: Vec<Section> = docs.body(schema.body(root), "");
    left.reverse();
    while let Some((id, path)) = left.pop() {
        let _ = write!(docs.out, "\n## {path}\n");
        let anchor = docs.unique(&path);
        docs.sections.insert(id, anchor);
        let inside = docs.body(schema.body(id), &path);
        left.extend(inside.into_iter().rev());
    }
    docs.linked()
}

/// A body that is to be described, and the heading that it gets.
type Section = (BodyId, String);

struct Docs<'s> {
    schema: &'s Schema,
    out: String,
    /// The sections of bodies, by their anchors.
    sections: HashMap<BodyId, String>,
    anchors: HashSet<String>,
    /// The bodies that have a section or will have one.
    met: HashSet<BodyId>,
    /// Where in the text the anchors of bodies are to stand, which are known at the end: a heading
    /// that was there before makes another one of it.
    links: Vec<(usize, BodyId)>,
}

impl<'s> Docs<'s> {
    /// The text with all its links.
    fn linked(&self) -> String {
        let mut out = String::with_capacity(self.out.len());
        let mut from = 0;
        for (at, id) in &self.links {
            out.push_str(&self.out[from..*at]);
            out.push_str(self.sections.get(id).map_or("", String::as_str));
            from = *at;
        }
        out.push_str(&self.out[from..]);
        out
    }

    /// Describes a body; gives those inside that are to have sections, in order.
    fn body(&mut self, body: &'s Body, path: &str) -> Vec<Section> {
        let mut attributes: Vec<&Attribute> = Vec::new();
        let mut blocks: Vec<&'s Block> = Vec::new();
        for item in &body.items {
            match item {
                Item::Attribute(attribute) => attributes.push(attribute),
                Item::Block(block) => blocks.push(block),
            }
        }
        if attributes.is_empty() && blocks.is_empty() && body.variants.is_empty() {
            let nothing = if body.open { "It may hold anything." } else { "It is empty." };
            let _ = write!(self.out, "\n{nothing}\n");
            return Vec::new();
        }
        self.attributes(&attributes);
        let mut found = self.blocks(&blocks, path);
        self.groups(body);
        if body.open {
            self.out.push_str("\nWhat is not listed here may stand in it too.\n");
        }
        found.extend(self.variants(body, path));
        found
    }

    fn attributes(&mut self, attributes: &[&Attribute]) {
        if attributes.is_empty() {
            return;
        }
        self.out.push_str("\n| Attribute | Type | | Description |\n| --- | --- | --- | --- |\n");
        for attribute in attributes {
            let rules = attribute.rules.as_deref();
            let of = rules.map(|rules| rules.of.to_string()).unwrap_or_default();
            let required = if attribute.required { "required" } else { "" };
            let _ = writeln!(
                self.out,
                "| {} | {} | {required} | {} |",
                cell(&code(&attribute.name)),
                cell(&code(&of)),
                rules.map(description).unwrap_or_default(),
            );
        }
    }

    /// Writes the blocks of a body; gives those that are to have sections.
    fn blocks(&mut self, blocks: &[&'s Block], path: &str) -> Vec<Section> {
        let mut found = Vec::new();
        if blocks.is_empty() {
            return found;
        }
        self.out.push_str("\n| Block | Number | Description |\n| --- | --- | --- |\n");
        for block in blocks {
            let rules = block.rules.as_deref();
            let labels = rules.map(BlockRules::label_names).unwrap_or_default();
            let header = format!("{}{labels}", block.block_type);
            let inside = if path.is_empty() {
                code(&block.block_type)
            } else {
                format!("{path} › {}", code(&block.block_type))
            };
            let target = self.schema.body(block.body);
            let simple = target.items.is_empty() && target.variants.is_empty();
            let header = cell(&code(&header));
            if simple && !self.met.contains(&block.body) {
                let _ = write!(self.out, "| {header} | ");
            } else {
                if self.met.insert(block.body) {
                    found.push((block.body, inside));
                }
                let _ = write!(self.out, "| [{header}](#");
                self.links.push((self.out.len(), block.body));
                self.out.push_str(") | ");
            }
            let mut words = sentences(block);
            if simple {
                words.push(if target.open { "May hold anything." } else { "Empty." }.to_owned());
            }
            let _ = writeln!(self.out, "{} | {} |", count(block), words.join(" "));
        }
        found
    }

    fn groups(&mut self, body: &Body) {
        for group in &body.groups {
            let names: Vec<String> = group.names.iter().map(|name| code(name)).collect();
            let word = if group.exactly_one { "Exactly" } else { "At least" };
            let _ = write!(self.out, "\n{word} one of {} must be set.\n", names.join(", "));
        }
    }

    fn variants(&mut self, body: &'s Body, path: &str) -> Vec<Section> {
        let mut found = Vec::new();
        if body.variants.is_empty() {
            return found;
        }
        let names: Vec<String> = body.variants.iter().map(|variant| code(&variant.name)).collect();
        let _ = write!(self.out, "\nIt has exactly one of the forms {}.\n", names.join(", "));
        for variant in &body.variants {
            let form = format!("{} as {}", heading(path), code(&variant.name));
            let _ = write!(self.out, "\n### {form}\n");
            self.unique(&form);
            if let Some(text) = &variant.description {
                let _ = write!(self.out, "\n{}\n", line(&prose(&sentence(text))));
            }
            found.extend(self.body(self.schema.body(variant.body), &form));
        }
        found
    }

    fn unique(&mut self, heading: &str) -> String {
        let base = anchor(heading);
        let mut anchor = base.clone();
        let mut number = 1;
        while !self.anchors.insert(anchor.clone()) {
            anchor = format!("{base}-{number}");
            number += 1;
        }
        anchor
    }
}

fn heading(path: &str) -> &str {
    if path.is_empty() { "The file" } else { path }
}

/// What is said of an attribute beside its type.
fn description(rules: &AttributeRules) -> String {
    let mut words: Vec<String> = Vec::new();
    if let Some(said) = &rules.deprecated {
        words.push(format!("**Deprecated**: {}.", prose(said.value.trim_end_matches('.'))));
    }
    words.extend(rules.description.as_ref().map(|text| prose(&sentence(text))));
    if let Some(default) = &rules.default {
        let shown = if rules.sensitive { HIDDEN } else { default };
        words.push(format!("Default: {}.", code(shown)));
    }
    if let Some(permitted) = rules.permitted.as_ref().filter(|_| !rules.sensitive) {
        let values: Vec<String> =
            permitted.value.iter().map(|value| code(&literal(value))).collect();
        words.push(format!("One of {}.", values.join(", ")));
    }
    words.extend(
        rules.pattern.as_ref().map(|said| format!("Matches {}.", code(&said.value.to_string()))),
    );
    let text = |bound: &Option<super::rules::Said<crate::rf::constant::Number>>| {
        bound.as_ref().and_then(|bound| bound.value.text())
    };
    match (text(&rules.min), text(&rules.max)) {
        (Some(min), Some(max)) => {
            words.push(format!("From {min} to {max}{}.", unit(&rules.of, &max)));
        }
        (Some(min), None) => words.push(format!("At least {min}{}.", unit(&rules.of, &min))),
        (None, Some(max)) => words.push(format!("At most {max}{}.", unit(&rules.of, &max))),
        (None, None) => {}
    }
    words.extend(rules.validations.iter().map(|validation| prose(&sentence(&validation.message))));
    for (others, word) in
        [(&rules.conflicts_with, "Not beside"), (&rules.required_with, "Together with")]
    {
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|said| code(&said.value)).collect();
            words.push(format!("{word} {}.", names.join(", ")));
        }
    }
    if rules.sensitive {
        words.push("Sensitive.".to_owned());
    }
    cell(&words.join(" "))
}

fn sentences(block: &Block) -> Vec<String> {
    let Some(rules) = block.rules.as_deref() else { return Vec::new() };
    let mut words = Vec::new();
    if let Some(said) = &rules.deprecated {
        let said = prose(said.value.trim_end_matches('.'));
        words.push(cell(&format!("**Deprecated**: {said}.")));
    }
    words.extend(rules.description.as_ref().map(|text| cell(&prose(&sentence(text)))));
    for label in &rules.labels {
        let mut parts = Vec::new();
        parts.extend(label.description.as_ref().map(|text| prose(text.trim_end_matches('.'))));
        if let Some(permitted) = &label.permitted {
            let values: Vec<String> = permitted.value.iter().map(|value| code(value)).collect();
            parts.push(format!("one of {}", values.join(", ")));
        }
        parts.extend(
            label.pattern.as_ref().map(|said| format!("matches {}", code(&said.value.to_string()))),
        );
        if !parts.is_empty() {
            words.push(cell(&format!("{}: {}.", code(&label.name), parts.join("; "))));
        }
    }
    if rules.unique_labels.is_some() {
        words.push("No two have the same labels.".to_owned());
    }
    words
}

fn count(block: &Block) -> String {
    match (block.min, block.max) {
        (0, None) => "any".to_owned(),
        (min, None) => format!("{min} or more"),
        (0, Some(max)) => format!("up to {max}"),
        (min, Some(max)) if min == max => min.to_string(),
        (min, Some(max)) => format!("{min} to {max}"),
    }
}

fn sentence(text: &str) -> String {
    let text = text.trim();
    if text.ends_with(['.', '!', '?']) { text.to_owned() } else { format!("{text}.") }
}

/// What a bound of this type counts, after the number.
fn unit(of: &Type, number: &str) -> String {
    let unit = match of {
        Type::String => "character",
        Type::List(_) | Type::Set(_) | Type::Map(_) | Type::Tuple(_) | Type::Object(_) => "element",
        Type::Any | Type::Number | Type::Bool => return String::new(),
    };
    let plural = if number == "1" { "" } else { "s" };
    format!(" {unit}{plural}")
}

/// The words of a schema as they read, not as tags. What is code in them stays so.
fn prose(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '>', '`']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let ticks = rest.len() - rest.trim_start_matches('`').len();
        if ticks == 0 {
            out.push('\\');
            out.push_str(&rest[..1]);
            rest = &rest[1..];
            continue;
        }
        let fence = &rest[..ticks];
        let end = rest[ticks..].find(fence).map_or(ticks, |end| ticks + end + ticks);
        out.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    out + rest
}

/// Text that stands on one line.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `text` as code, in as many backticks as it takes.
fn code(text: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let gap = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{gap}{text}{gap}{fence}")
}

/// Text that stands in one cell of a table.
fn cell(text: &str) -> String {
    line(&text.replace('|', "\\|"))
}

/// The anchor that renderers of Markdown give a heading.
fn anchor(heading: &str) -> String {
    let keep = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let lower = heading.to_lowercase();
    lower.chars().filter_map(|c| if c == ' ' { Some('-') } else { keep(c).then_some(c) }).collect()
}

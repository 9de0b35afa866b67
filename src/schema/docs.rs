//! The reference of a schema as Markdown: a section for each body, with a table of its attributes
//! and its blocks. A body that was described before, as a recursive one is, is linked back to.

use super::apply::HIDDEN;
use super::rules::{AttributeRules, BlockRules};
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
        left: Vec::new(),
    };
    docs.body(schema.body(root), "");
    while let Some((id, path)) = docs.left.pop() {
        let _ = write!(docs.out, "\n## {path}\n");
        docs.body(schema.body(id), &path);
    }
    docs.out
}

struct Docs<'s> {
    schema: &'s Schema,
    out: String,
    /// The sections of bodies, by their anchors.
    sections: HashMap<BodyId, String>,
    anchors: HashSet<String>,
    /// The bodies that are still to be described, the next one last.
    left: Vec<(BodyId, String)>,
}

impl<'s> Docs<'s> {
    fn body(&mut self, body: &'s Body, path: &str) {
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
            return;
        }
        self.attributes(&attributes);
        let found = self.blocks(&blocks, path);
        self.groups(body);
        if body.open {
            self.out.push_str("\nWhat is not listed here may stand in it too.\n");
        }
        self.variants(body, path);
        self.left.extend(found.into_iter().rev());
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
    fn blocks(&mut self, blocks: &[&'s Block], path: &str) -> Vec<(BodyId, String)> {
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
            let link = match self.sections.get(&block.body) {
                Some(anchor) => format!("[{}](#{anchor})", code(&header)),
                None if simple => code(&header),
                None => {
                    let anchor = self.unique(&inside);
                    self.sections.insert(block.body, anchor.clone());
                    found.push((block.body, inside));
                    format!("[{}](#{anchor})", code(&header))
                }
            };
            let mut words = sentences(block);
            if simple {
                words.push(if target.open { "May hold anything." } else { "Empty." }.to_owned());
            }
            let _ =
                writeln!(self.out, "| {} | {} | {} |", cell(&link), count(block), words.join(" "));
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

    fn variants(&mut self, body: &'s Body, path: &str) {
        if body.variants.is_empty() {
            return;
        }
        let names: Vec<String> = body.variants.iter().map(|variant| code(&variant.name)).collect();
        let _ = write!(self.out, "\nIt has exactly one of the forms {}.\n", names.join(", "));
        for variant in &body.variants {
            let _ = write!(self.out, "\n### {} as {}\n", heading(path), code(&variant.name));
            let own = self.schema.body(variant.body);
            self.body(own, path);
        }
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
        words.push(format!("**Deprecated**: {}.", said.value.trim_end_matches('.')));
    }
    words.extend(rules.description.as_ref().map(|text| sentence(text)));
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
        (Some(min), Some(max)) => words.push(format!("From {min} to {max}.")),
        (Some(min), None) => words.push(format!("At least {min}.")),
        (None, Some(max)) => words.push(format!("At most {max}.")),
        (None, None) => {}
    }
    words.extend(rules.validations.iter().map(|validation| sentence(&validation.message)));
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
        words.push(cell(&format!("**Deprecated**: {}.", said.value.trim_end_matches('.'))));
    }
    words.extend(rules.description.as_ref().map(|text| cell(&sentence(text))));
    for label in &rules.labels {
        let mut parts = Vec::new();
        parts.extend(label.description.as_ref().map(|text| text.trim_end_matches('.').to_owned()));
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

/// `text` as code, in as many backticks as it takes.
fn code(text: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let gap = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    format!("{fence}{gap}{text}{gap}{fence}")
}

/// Text that stands in one cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The anchor that renderers of Markdown give a heading.
fn anchor(heading: &str) -> String {
    let keep = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_');
    let lower = heading.to_lowercase();
    lower.chars().filter_map(|c| if c == ' ' { Some('-') } else { keep(c).then_some(c) }).collect()
}

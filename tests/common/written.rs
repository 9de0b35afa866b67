//! Files that mostly follow a schema, made from it at random, as native text and as JSON with the
//! places that correspond.

#![allow(dead_code, reason = "no test uses all of it")]

use rf_lint::schema::load::Loaded;
use rf_lint::schema::{Attribute, Body, BodyId, Item as Declared, Labels};
use rf_lint::span::Span;
use std::collections::HashMap;

/// Numbers that look random, the same for the same seed.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or_default() % end.max(1)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// An item of a body.
pub(crate) enum Item {
    /// A name, and the value as native syntax and as JSON spells it.
    Attribute(String, &'static str, &'static str),
    /// A type, labels, and what is inside.
    Block(String, Vec<String>, Vec<Item>),
}

const VALUES: [(&str, &str); 15] = [
    ("1", "1"),
    ("2.50", "2.50"),
    ("-1", "-1"),
    ("\"1\"", "\"1\""),
    ("\"two\"", "\"two\""),
    ("\"abcd\"", "\"abcd\""),
    ("\"$${x}\"", "\"$${x}\""),
    ("\"n${1 + 1}\"", "\"n${1 + 1}\""),
    ("true ? 1 : 2", "\"${true ? 1 : 2}\""),
    ("[1, 2]", "[1, 2]"),
    ("[]", "[]"),
    ("{ p = \"x\", \"q\" = [] }", "{\"p\": \"x\", \"q\": []}"),
    ("{ k = true }", "{\"k\": true}"),
    ("null", "null"),
    ("v.x", "\"${v.x}\""),
];

/// Items of the body `id`, with slips here and there.
pub(crate) fn items(loaded: &Loaded, id: BodyId, random: &mut Random, depth: usize) -> Vec<Item> {
    let body = loaded.schema.body(id);
    // Of a body with forms, one is followed, and what another has may stand there too.
    let forms = &body.variants;
    if !forms.is_empty() && !random.one_in(5) {
        let form = forms[random.below(forms.len())].body;
        return items(loaded, form, random, depth);
    }
    let mut out = Vec::new();
    for item in &body.items {
        match item {
            Declared::Attribute(attribute) => out.extend(attribute_of(attribute, random)),
            Declared::Block(block) => {
                // Fewer the deeper, or a body that holds several kinds of itself would grow
                // without end.
                let most = [4, 4, 3, 2, 2, 2, 1][depth.min(6)];
                for _ in block.min.saturating_sub(usize::from(random.one_in(4)))..random.below(most)
                {
                    let count = match block.labels {
                        Labels::Exactly(count) => count,
                        Labels::Optional => 0,
                    };
                    let labels = (0..count).map(|_| label(random)).collect();
                    let inside = items(loaded, block.body, random, depth + 1);
                    out.push(Item::Block(block.block_type.to_string(), labels, inside));
                }
            }
        }
    }
    if random.one_in(6) {
        out.push(strange(body, random));
    }
    out
}

fn attribute_of(declared: &Attribute, random: &mut Random) -> Option<Item> {
    let rare = declared.required || random.one_in(2);
    let (native, json) = VALUES[random.below(VALUES.len())];
    (rare && !random.one_in(8)).then(|| Item::Attribute(declared.name.to_string(), native, json))
}

fn label(random: &mut Random) -> String {
    ["n1", "n2", "N2", "o"][random.below(4)].to_owned()
}

/// Something that the body does not declare. What is an object in JSON may be either there.
fn strange(body: &Body, random: &mut Random) -> Item {
    let name = ["aa", "e", "xy", "w"][random.below(4)].to_owned();
    if random.one_in(2) && body.attribute(&name).is_none() {
        return Item::Attribute(name, "1", "1");
    }
    Item::Block(name, vec![label(random)], vec![Item::Attribute("a".to_owned(), "1", "1")])
}

/// A part of a file, by the number of its item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Part {
    File,
    Name(usize),
    Value(usize),
    Header(usize),
    Label(usize, usize),
}

/// A file, and what stands where in it.
#[derive(Default)]
pub(crate) struct Written {
    pub(crate) text: String,
    parts: HashMap<Span, Vec<Part>>,
    count: usize,
}

impl Written {
    /// The parts that `span` is.
    pub(crate) fn parts(&self, span: Span) -> &[Part] {
        let first = Span::new(0, self.text.len().min(1));
        if span == first {
            return &[Part::File];
        }
        self.parts.get(&span).map_or(&[], Vec::as_slice)
    }

    /// Where the values of attributes stand, with the numbers of their items.
    pub(crate) fn values(&self) -> Vec<(Span, usize)> {
        let mut values = Vec::new();
        for (span, parts) in &self.parts {
            values.extend(parts.iter().filter_map(|part| match part {
                Part::Value(number) => Some((*span, *number)),
                _ => None,
            }));
        }
        values
    }

    /// Writes `text`, and gives where.
    fn push(&mut self, text: &str) -> Span {
        let start = self.text.len();
        self.text += text;
        Span::new(start, self.text.len())
    }

    fn note(&mut self, span: Span, part: Part) {
        self.parts.entry(span).or_default().push(part);
    }

    fn next(&mut self) -> usize {
        self.count += 1;
        self.count
    }
}

/// `items` as native text.
pub(crate) fn native(items: &[Item]) -> Written {
    // So that nothing else stands at the start of the file.
    let mut out = Written { text: "\n".to_owned(), ..Written::default() };
    native_items(items, &mut out);
    out
}

fn native_items(items: &[Item], out: &mut Written) {
    for item in items {
        let number = out.next();
        match item {
            Item::Attribute(name, value, _) => {
                let name = out.push(name);
                out.note(name, Part::Name(number));
                out.push(" = ");
                let value = out.push(value);
                out.note(value, Part::Value(number));
                out.push("\n");
            }
            Item::Block(block_type, labels, inside) => {
                let name = out.push(block_type);
                out.note(name, Part::Name(number));
                let mut header = name;
                for (at, label) in labels.iter().enumerate() {
                    out.push(" ");
                    let label = out.push(&format!("\"{label}\""));
                    out.note(label, Part::Label(number, at));
                    header = header.to(label);
                }
                out.note(header, Part::Header(number));
                out.push(" {\n");
                native_items(inside, out);
                out.push("}\n");
            }
        }
    }
}

/// `items` as JSON, each block as a property, or if `arrays` each as an element of one of its own.
pub(crate) fn json(items: &[Item], arrays: bool) -> Written {
    let mut out = Written { text: "\n".to_owned(), ..Written::default() };
    json_body(items, arrays, &mut out);
    out.push("\n");
    out
}

fn json_body(items: &[Item], arrays: bool, out: &mut Written) {
    out.push("{");
    for (at, item) in items.iter().enumerate() {
        out.push(if at > 0 { ",\n" } else { "\n" });
        let number = out.next();
        match item {
            Item::Attribute(name, _, value) => {
                let name = out.push(&format!("\"{name}\""));
                out.note(name, Part::Name(number));
                out.push(": ");
                let value = out.push(value);
                out.note(value, Part::Value(number));
            }
            Item::Block(block_type, labels, inside) => {
                let name = out.push(&format!("\"{block_type}\""));
                out.note(name, Part::Name(number));
                out.push(if arrays { ": [" } else { ": " });
                let mut header = name;
                for (at, label) in labels.iter().enumerate() {
                    out.push("{");
                    header = out.push(&format!("\"{label}\""));
                    out.note(header, Part::Label(number, at));
                    out.push(": ");
                }
                out.note(header, Part::Header(number));
                json_body(inside, arrays, out);
                out.push(&"}".repeat(labels.len()));
                if arrays {
                    out.push("]");
                }
            }
        }
    }
    out.push("}");
}

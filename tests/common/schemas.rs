//! Schema documents put together at random, and files for them, native or JSON.

#![allow(dead_code, reason = "no test uses all of it")]

use proptest::prelude::*;
use rf_lint::schema::load::{Loaded, Options, load};
use std::fmt::Write as _;
use std::path::Path;

pub(crate) const NAMES: [&str; 4] = ["a", "b", "c", "d"];
pub(crate) const TYPES: [&str; 3] = ["x", "y", "z"];

fn draft() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["2025-10", "2026-09"])
}

fn name() -> impl Strategy<Value = &'static str> {
    prop::sample::select(NAMES.to_vec())
}

/// What stands in an `attribute`: a type with what is asked of values of it, and what is asked of
/// any.
fn rules() -> impl Strategy<Value = String> {
    let value = prop::sample::select(vec![
        "",
        "type = string\npattern = \"^[\\\\d$${]*$\"\n",
        "type = string\nenum = [\"1\", 2]\nsensitive = true\n",
        "type = string\nmin = 2\nmax = 3\ndescription = \"a \\\"word\\\"\"\n",
        "type = string\nvalidation {\ncondition = \"${self}\" == \"1\"\nerror_message = \"$${y}\"\n}\n",
        "type = number\nmax = 1.5\n",
        "type = list(number)\nmin = 2\n",
        "type = map(bool)\n",
        "type = object({ p = string, q = optional(number) })\n",
        "enum = [1, \"two\", [1, 2]]\n",
        "sensitive = true\nvalidation {\ncondition = self == 1\nerror_message = \"one\"\n}\n",
    ]);
    let presence = prop::sample::select(vec!["", "required = true\n", "default = null\n"]);
    let siblings = prop::sample::select(vec![
        "",
        "",
        "",
        "deprecated = \"use a ${\"instead\"}\"\n",
        "conflicts_with = [\"a\"]\n",
        "required_with = [\"b\"]\n",
        "exactly_one_of = [\"c\", \"d\"]\n",
        "at_least_one_of = [\"a\"]\n",
    ]);
    (value, presence, siblings).prop_map(|(a, b, c)| format!("{a}{b}{c}"))
}

fn attribute() -> impl Strategy<Value = String> {
    (name(), rules()).prop_map(|(name, rules)| format!("attribute \"{name}\" {{\n{rules}\n}}\n"))
}

fn header() -> impl Strategy<Value = String> {
    let labels = prop::sample::select(vec![
        "",
        "label_names = [\"k\"]\nunique_labels = true\n",
        "label \"k\" {\npattern = \"^n\"\n}\n",
        "label_names = [\"k\", \"l\"]\nlabel \"l\" {\nenum = [\"n2\"]\n}\nlabel \"k\" {}\n",
    ]);
    let counts = prop::sample::select(vec![
        "",
        "",
        "min_items = 1\n",
        "max_items = 1\n",
        "required = true\n",
        "deprecated = \"use x\"\n",
    ]);
    (labels, counts).prop_map(|(a, b)| format!("{a}{b}"))
}

/// What stands in a `body`.
fn body() -> impl Strategy<Value = String> {
    let leaf = prop::collection::vec(attribute(), 0..4).prop_map(|items| once_each(&items));
    leaf.prop_recursive(3, 16, 4, |inner| {
        let inside = prop_oneof![
            3 => inner.clone().prop_map(|body| format!("body {{\n{body}}}\n")),
            1 => Just("ref = block_header.shared\n".to_owned()),
            1 => Just("ref = other.block_header.shared\n".to_owned()),
            1 => Just("open = true\n".to_owned()),
            1 => Just(String::new()),
        ];
        let block = (prop::sample::select(TYPES.to_vec()), header(), inside).prop_map(
            |(block_type, header, inside)| {
                format!("block_header \"{block_type}\" {{\n{header}{inside}}}\n")
            },
        );
        let variants = prop::collection::vec(inner.clone(), 1..4).prop_map(|bodies| {
            let variant = |(at, body): (usize, &String)| {
                format!("variant \"v{at}\" {{\nbody {{\n{body}}}\n}}\n")
            };
            let variants: String = bodies.iter().enumerate().map(variant).collect();
            format!("one_of {{\n{variants}}}\n")
        });
        let item = prop_oneof![4 => attribute(), 3 => block, 1 => variants];
        (any::<bool>(), prop::collection::vec(item, 0..6)).prop_map(|(open, items)| {
            format!("{}{}", if open { "open = true\n" } else { "" }, once_each(&items))
        })
    })
}

/// The items, each name once.
fn once_each(items: &[String]) -> String {
    let mut seen = Vec::new();
    let mut out = String::new();
    for item in items {
        let header = item.lines().next().unwrap_or_default();
        if header.starts_with("one_of") || !seen.contains(&header) {
            seen.push(header);
            out.push_str(item);
        }
    }
    // What siblings may name.
    for name in NAMES {
        if !seen.contains(&format!("attribute \"{name}\" {{").as_str()) {
            let _ = writeln!(out, "attribute \"{name}\" {{}}");
        }
    }
    out
}

/// A document with a body to share, that imports another if `imports`.
pub(crate) fn document(imports: bool) -> impl Strategy<Value = String> {
    (draft(), body(), body()).prop_map(move |(draft, root, shared)| {
        let import =
            if imports { "import \"other\" {\nsource = \"other.schema.hcl\"\n}\n" } else { "" };
        let text = format!(
            "__schema = \"https://hcl-schema.example/draft/{draft}/schema\"\n{import}body \
             {{\n{root}block_header \"shared\" {{\nid = \"shared\"\nbody {{\n{shared}}}\n}}\n}}\n"
        );
        if imports { text } else { text.replace("other.block_header", "block_header") }
    })
}

/// A file that may follow a schema.
pub(crate) fn instance() -> impl Strategy<Value = String> {
    let value = prop::sample::select(vec![
        "1",
        "2",
        "\"1\"",
        "\"two\"",
        "[1, 2]",
        "{ p = \"x\" }",
        "{ k = true }",
        "null",
        "v",
    ]);
    let name = prop::sample::select(vec!["a", "b", "c", "d", "e"]);
    let attribute = (name, value).prop_map(|(name, value)| format!("{name} = {value}\n")).boxed();
    let leaf = prop::collection::vec(attribute.clone(), 0..3).prop_map(|items| items.concat());
    leaf.prop_recursive(3, 16, 4, move |inner| {
        let types = prop::sample::select(vec!["x", "y", "z", "shared"]);
        let labels = prop::sample::select(vec!["", "\"n1\" ", "\"o\" ", "\"n1\" \"n2\" "]);
        let block = (types, labels, inner)
            .prop_map(|(block_type, labels, body)| format!("{block_type} {labels}{{\n{body}}}\n"));
        let item = prop_oneof![2 => attribute.clone(), 3 => block];
        prop::collection::vec(item, 0..6).prop_map(|items| {
            let mut seen = Vec::new();
            let mut out = String::new();
            for item in &items {
                let key = item.split(' ').next().unwrap_or_default();
                if item.contains('{') && !item.contains('=') || !seen.contains(&key) {
                    seen.push(key);
                    out.push_str(item);
                }
            }
            out
        })
    })
}

pub(crate) fn loaded(path: &Path, text: &str) -> Loaded {
    load(path, text, Options { strict: false, local: &|_| None })
}

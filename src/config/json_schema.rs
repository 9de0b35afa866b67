//! The JSON Schema of `rf-lint.toml`, by which editors complete and check it. It says what
//! [`super::decode`] takes; which lints and groups there are is the caller's to say.

use super::{FmtSettings, LinkSettings};
use crate::lint::{Level, OptionDefault, OptionEntry};
use serde_json::{Map, Value, json};

/// Something that a level can be given to.
#[derive(Clone, Copy, Debug)]
pub struct Leveled<'a> {
    /// Its name in `[lints]`.
    pub name: &'a str,
    /// What it is, in half a line.
    pub about: &'a str,
    /// Whether it is denied for good.
    pub fixed: bool,
    /// Its options beside the level.
    pub options: &'a [OptionEntry],
}

/// The schema, of draft 7, for a program that has the lints and groups `leveled`.
pub fn json_schema(leveled: &[Leveled<'_>]) -> Value {
    let fmt = FmtSettings::default();
    let link = LinkSettings::default();
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": super::FILE_NAME,
        "description": "Settings of `rf fmt` and `rf lint`.",
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "files": table("Which files are handled.", json!({
                "include": described("Files to handle besides Rootform sources.", globs()),
                "exclude": described("Files and directories to leave out.", globs()),
            })),
            "fmt": table("What `rf fmt` does beyond layout.", json!({
                "order": switch("Put blocks and attributes in the language's order.", fmt.order),
                "literals": switch("Write constant strings as direct literals.", fmt.literals),
            })),
            "lints": described("The levels and options of lints and groups.", lints()),
            "link": table("Which dialects policies may refer to.", json!({
                "dialects": described("Directories of dialects.", strings()),
                "complete": switch(
                    "Whether those are all: then a policy that names another owner is at fault.",
                    link.complete,
                ),
            })),
            "schema": tables("Schemas for other HCL files.", json!({
                "files": described("The files that the schema applies to.", globs()),
                "path": {"type": "string", "description": "The schema document."},
            })),
            "schema-map": {
                "description": "Local directories that stand for URL prefixes of schemas.",
                "type": "object",
                "additionalProperties": {"type": "string"},
            },
            "overrides": tables("Other levels for some files; later ones win.", json!({
                "files": described("The files.", globs()),
                "lints": described("Their levels and options.", lints()),
            })),
        },
        "definitions": {
            "globs": strings(),
            "level": level(&[Level::Allow, Level::Warn, Level::Deny]),
            "lints": {
                "type": "object",
                "additionalProperties": false,
                "properties": leveled.iter().map(entry).collect::<Map<_, _>>(),
            },
        },
    })
}

/// What a lint or group may be set to.
fn entry(leveled: &Leveled<'_>) -> (String, Value) {
    let level = || {
        if leveled.fixed { level(&[Level::Deny]) } else { json!({"$ref": "#/definitions/level"}) }
    };
    let mut properties = Map::new();
    properties.insert("level".to_owned(), level());
    let options = leveled.options.iter().map(|entry| (entry.name.to_owned(), option(entry)));
    properties.extend(options);
    let table = json!({
        "type": "object",
        "additionalProperties": false,
        "properties": properties,
    });
    let value = json!({"description": leveled.about, "anyOf": [level(), table]});
    (leveled.name.to_owned(), value)
}

fn option(entry: &OptionEntry) -> Value {
    match &entry.default {
        OptionDefault::Integer { value, within } => json!({
            "type": "integer",
            "minimum": within.start(),
            "maximum": within.end(),
            "default": value,
            "description": entry.about,
        }),
    }
}

fn level(levels: &[Level]) -> Value {
    let names: Vec<_> = levels.iter().map(|level| level.name()).collect();
    json!({"type": "string", "enum": names})
}

fn strings() -> Value {
    json!({"type": "array", "items": {"type": "string"}})
}

fn globs() -> Value {
    json!({"$ref": "#/definitions/globs"})
}

fn lints() -> Value {
    json!({"$ref": "#/definitions/lints"})
}

/// `value` with a description. Beside a reference it would not be seen, so that goes inside.
fn described(description: &str, value: Value) -> Value {
    let mut value = if value.get("$ref").is_some() { json!({"allOf": [value]}) } else { value };
    value["description"] = description.into();
    value
}

fn switch(description: &str, default: bool) -> Value {
    json!({"type": "boolean", "description": description, "default": default})
}

fn table(description: &str, properties: Value) -> Value {
    let mut table = json!({"type": "object", "additionalProperties": false});
    table["description"] = description.into();
    table["properties"] = properties;
    table
}

/// Any number of tables that need every one of `properties`.
fn tables(description: &str, properties: Value) -> Value {
    let required: Vec<_> =
        properties.as_object().into_iter().flat_map(Map::keys).cloned().collect();
    let mut items = json!({"type": "object", "additionalProperties": false});
    items["required"] = required.into();
    items["properties"] = properties;
    json!({"description": description, "type": "array", "items": items})
}

//! The JSON Schema of `rf-lint.toml`: the one at the top of the project is that of the program,
//! and it takes and refuses what the program takes and refuses.

#[path = "common/program.rs"]
mod program;

use program::Place;
use rf_lint::config::{Config, EXAMPLE};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/schemas/rf-lint.schema.json");

/// Whether the schema takes the configuration `toml`.
fn takes(toml: &str) -> bool {
    let value: Value = toml::from_str(toml).expect("it is TOML");
    let mut schemas = boon::Schemas::new();
    let schema = boon::Compiler::new().compile(FILE, &mut schemas).expect("it is a schema");
    schemas.validate(&value, schema).is_ok()
}

#[test]
fn the_file_is_what_the_program_prints() {
    let place = Place::new(&[]);
    let printed = place.rf(&["init", "--schema"]).status(0).err("").out;
    assert!(!place.path("rf-lint.toml").exists());
    let file = std::fs::read_to_string(FILE).expect("the schema is there");
    let update = "cargo run -- init --schema > schemas/rf-lint.schema.json";
    assert!(printed == file, "the schema is stale; write it anew: {update}");
}

#[test]
fn it_takes_what_the_program_takes() {
    let place = Place::new(&[("a.hcl", "a = 1\n")]);
    place.write("a", "body {\n  open = true\n}\n");
    for (toml, valid) in [
        (EXAMPLE, true),
        ("", true),
        ("[files]\ninclude = [\"a/**\"]\nexclude = []", true),
        ("[files]\nincldue = []", false),
        ("[files]\ninclude = \"a\"", false),
        ("[files]\ninclude = [1]", false),
        ("[fmt]\norder = false\nliterals = true", true),
        ("[fmt]\norder = 1", false),
        ("[lints]\nstyle = \"deny\"\nall = \"allow\"\nwarnings = { level = \"warn\" }", true),
        ("[lints]\nsyntax-error = \"deny\"", true),
        ("[lints]\nsyntax-error = \"warn\"", false),
        ("[lints]\nsyntax-error = { level = \"allow\" }", false),
        ("[lints]\nstyle = \"forbid\"", false),
        ("[lints]\nno-such-lint = \"deny\"", false),
        ("[lints]\nstyle = 1", false),
        ("[link]\ndialects = [\"a\"]\ncomplete = true", true),
        ("[link]\ndialects = \"a\"", false),
        ("[[schema]]\nfiles = [\"*.hcl\"]\npath = \"a\"", true),
        ("[[schema]]\nfiles = [\"*.hcl\"]", false),
        ("[schema]\nfiles = [\"*.hcl\"]\npath = \"a\"", false),
        ("[schema-map]\n\"https://example.com/\" = \"a\"", true),
        ("[schema-map]\n\"https://example.com/\" = 1", false),
        ("[[overrides]]\nfiles = [\"a\"]\nlints = { style = \"allow\" }", true),
        ("[[overrides]]\nfiles = [\"a\"]", false),
        ("[[overrides]]\nfiles = [\"a\"]\nlints = { styl = \"allow\" }", false),
        ("[linst]\nstyle = \"allow\"", false),
    ] {
        assert_eq!(takes(toml), valid, "the schema: {toml}");
        place.write("rf-lint.toml", toml);
        place.rf(&["lint", "a.hcl"]).status(if valid { 0 } else { 2 });
    }
}

#[test]
fn it_has_every_key_that_the_program_knows() {
    let schema: Value =
        serde_json::from_str(&std::fs::read_to_string(FILE).expect("it is there")).unwrap();
    let top = &schema["properties"];
    for (toml, properties) in [
        ("[no-such-key]", top),
        ("[files]\nno-such-key = 1", &top["files"]["properties"]),
        ("[fmt]\nno-such-key = 1", &top["fmt"]["properties"]),
        ("[link]\nno-such-key = 1", &top["link"]["properties"]),
        ("[[schema]]\nno-such-key = 1", &top["schema"]["items"]["properties"]),
        ("[[overrides]]\nno-such-key = 1", &top["overrides"]["items"]["properties"]),
    ] {
        let errors = Config::parse(Path::new("rf-lint.toml"), Path::new("/"), toml).unwrap_err();
        // "the keys are `a`, `b`"
        let help = errors.iter().filter_map(|error| error.help.as_deref()).collect::<String>();
        let known: BTreeSet<&str> = help.split('`').skip(1).step_by(2).collect();
        let keys = properties.as_object().expect("they are an object").keys();
        assert_eq!(keys.map(String::as_str).collect::<BTreeSet<_>>(), known, "{toml}: {help}");
    }
}

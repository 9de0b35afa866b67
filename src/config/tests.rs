//! Reading a configuration: what each setting becomes, and what each fault says and where.

use super::*;
use crate::lint::Level;

const DIRECTORY: &str = "/project";

fn parse(text: &str) -> Result<Config, Vec<ConfigError>> {
    Config::parse(Path::new(FILE_NAME), Path::new(DIRECTORY), text)
}

fn good(text: &str) -> Config {
    parse(text).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// Each fault of `text` as the source it points at, its message and its help.
fn faults(text: &str) -> Vec<(String, String, String)> {
    faults_of(parse(text).unwrap_err())
}

fn faults_of(errors: Vec<ConfigError>) -> Vec<(String, String, String)> {
    let fault = |error: ConfigError| {
        let place = error.text[error.span.unwrap().range()].to_owned();
        (place, error.message, error.help.unwrap_or_default())
    };
    errors.into_iter().map(fault).collect()
}

fn fault(text: &str) -> (String, String, String) {
    let mut faults = faults(text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.remove(0)
}

fn tuple(place: &str, message: &str, help: &str) -> (String, String, String) {
    (place.to_owned(), message.to_owned(), help.to_owned())
}

#[test]
fn the_example_says_the_defaults() {
    assert_eq!(good(EXAMPLE).settings, Settings::default());
    assert_eq!(good("").settings, Settings::default());
}

#[test]
fn the_example_is_valid_with_its_settings_uncommented() {
    let setting = |line: &&str| {
        let bare = line.trim_start_matches("# ");
        !line.starts_with('#') || bare.starts_with('[') || bare.contains(" = ")
    };
    let all: Vec<&str> =
        EXAMPLE.lines().filter(setting).map(|line| line.trim_start_matches("# ")).collect();
    let settings = good(&all.join("\n")).settings;
    assert_eq!(settings.lints.len(), 2);
    assert_eq!(settings.schemas.len(), 1);
    assert_eq!(settings.schema_map.len(), 1);
    assert_eq!(settings.overrides.len(), 1);
}

#[test]
fn every_setting_is_read() {
    let config = good(
        r#"
        [files]
        include = ["config/**/*.hcl"]
        exclude = ["vendor/"]
        [fmt]
        order = false
        literals = false
        [lints]
        pedantic = "warn"
        near-limit = { level = "deny", percent = 0x50, names = ["a"], on = true, of = "x" }
        [link]
        dialects = ["../aws"]
        complete = true
        [[schema]]
        files = ["config/*.hcl"]
        path = "schemas/service.schema.hcl"
        [schema-map]
        "https://example.com/" = "schemas/vendor/"
        [[overrides]]
        files = ["legacy/**"]
        lints = { near-limit = { percent = 90 }, pedantic = "allow" }
        "#,
    );
    let settings = &config.settings;
    assert_eq!(settings.fmt, FmtSettings { order: false, literals: false });
    assert_eq!(settings.link.dialects[0].value, Path::new("/project/../aws"));
    assert!(settings.link.complete);
    assert_eq!(settings.schemas[0].path.value, Path::new("/project/schemas/service.schema.hcl"));

    assert_eq!(config.below(Path::new("/project/config/b.hcl")), Some(Path::new("config/b.hcl")));
    assert_eq!(config.below(Path::new("/elsewhere/config/b.hcl")), None);
    assert!(config.takes(Path::new("config/a/b.hcl")));
    assert!(!config.takes(Path::new("b.hcl")));
    assert!(config.excludes_entry(Path::new("vendor")));
    assert_eq!(config.schemas_for(Path::new("/project/config/b.hcl")).count(), 1);

    let file = Path::new("/project/a.rf.hcl");
    let legacy = Path::new("/project/legacy/a.rf.hcl");
    let levels = [("pedantic", Level::Warn), ("near-limit", Level::Deny)];
    assert_eq!(config.levels_for(file), levels);
    assert_eq!(config.levels_for(legacy), [levels[0], levels[1], ("pedantic", Level::Allow)]);
    let options = config.options_for("near-limit", legacy);
    let values: Vec<_> = options.iter().map(|option| &option.value.value).collect();
    assert_eq!(values[0], &OptionValue::Integer(80));
    assert!(matches!(values[1], OptionValue::Strings(names) if names[0].value == "a"));
    assert_eq!(values[2..4], [&OptionValue::Bool(true), &OptionValue::String("x".to_owned())]);
    assert_eq!(values[4], &OptionValue::Integer(90), "the override comes last");
}

#[test]
fn entries_keep_the_order_in_which_they_are_written() {
    let config = good("[lints]\nz = \"deny\"\nall = \"allow\"\n[lints.b]\nlevel = \"warn\"\n");
    let levels = [("z", Level::Deny), ("all", Level::Allow), ("b", Level::Warn)];
    assert_eq!(config.levels_for(Path::new("/project/a.rf.hcl")), levels);
}

#[test]
fn the_longest_prefix_of_a_url_wins_and_stays_inside() {
    let config = good(
        "[schema-map]\n\"https://e.com/\" = \"all\"\n\"https://e.com/v2/\" = \"two\"\n\
         \"https://f.com\" = \"f\"",
    );
    let local = |url| config.local_schema(url);
    assert_eq!(local("https://e.com/a.hcl"), Some("/project/all/a.hcl".into()));
    assert_eq!(local("https://e.com/v2/a.hcl"), Some("/project/two/a.hcl".into()));
    assert_eq!(local("https://f.com/a.hcl"), Some("/project/f/a.hcl".into()));
    assert_eq!(local("https://e.com//etc/passwd"), Some("/project/all/etc/passwd".into()));
    assert_eq!(local("https://e.com/../x"), None);
    assert_eq!(local("https://f.com.evil/x"), None);
    assert_eq!(local("https://g.com/"), None);
}

#[test]
fn unknown_keys_are_faults_with_a_near_miss() {
    assert_eq!(
        fault("[files]\ninclde = []"),
        tuple("inclde", "unknown key `inclde` in `[files]`", "did you mean `include`?")
    );
    assert_eq!(
        fault("[format]\n"),
        tuple(
            "format",
            "unknown key `format` in the configuration",
            "the keys are `files`, `fmt`, `lints`, `link`, `schema`, `schema-map`, `overrides`"
        )
    );
    assert_eq!(fault("[[schema]]\nfiles = []\npath = \"a\"\nx = 1").0, "x");
    assert_eq!(fault("[[overrides]]\nfiles = []\nlints = {}\nlint = 1").2, "did you mean `lints`?");
}

#[test]
fn wrong_types_are_faults_at_the_value() {
    let message = |text| {
        let (place, message, _) = fault(text);
        (place, message)
    };
    let pair = |place: &str, message: &str| (place.to_owned(), message.to_owned());
    let expected = pair("\"yes\"", "`order` must be `true` or `false`, not a string");
    assert_eq!(message("[fmt]\norder = \"yes\""), expected);
    assert_eq!(
        message("[files]\nexclude = \"a\""),
        pair("\"a\"", "`exclude` must be a list of strings, not a string")
    );
    assert_eq!(
        message("[files]\nexclude = [\"a\", 1]"),
        pair("1", "each of `exclude` must be a string, not an integer")
    );
    assert_eq!(message("fmt = 1"), pair("1", "`fmt` must be a table, not an integer"));
    assert_eq!(
        message("lints = [\"a\"]"),
        pair("[\"a\"]", "`lints` must be a table, not an array")
    );
    assert_eq!(
        message("[lints]\na = true"),
        pair("true", "`a` must be a level or a table, not a boolean")
    );
    assert_eq!(
        message("[schema]\n").1,
        "`schema` must be a list of tables, written `[[schema]]`, not a table"
    );
}

#[test]
fn missing_keys_are_faults() {
    let found = faults("[[schema]]\nfiles = []\n\n[[overrides]]\n");
    let messages: Vec<_> = found.iter().map(|(_, message, _)| message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "`[[schema]]` needs `path`",
            "`[[overrides]]` needs `files`",
            "`[[overrides]]` needs `lints`"
        ]
    );
    assert_eq!(found[0].0, "[[schema]]");
}

#[test]
fn levels_are_checked() {
    assert_eq!(
        fault("[lints]\na = \"wran\""),
        tuple("\"wran\"", "unknown level `wran`", "did you mean `warn`?")
    );
    assert_eq!(
        fault("[lints]\na = { level = \"error\" }").2,
        "the levels are `allow`, `warn`, `deny`"
    );
}

#[test]
fn all_faults_are_reported_in_order() {
    let places: Vec<_> = faults("[fmt]\norder = 1\nx = 2\n[files]\ninclude = [\"a[\", \"/b\"]")
        .into_iter()
        .map(|(place, ..)| place)
        .collect();
    assert_eq!(places, ["1", "x", "\"a[\"", "\"/b\""]);
}

#[test]
fn what_is_not_toml_is_a_fault_at_its_place() {
    for (text, place) in [("[fmt]\norder = = 1", "="), ("a = 1\na = 2", "a"), ("[fmt", "")] {
        let (found, message, _) = fault(text);
        assert_eq!(found, place, "{text}: {message}");
        assert!(message.starts_with("not valid TOML: "), "{message}");
        assert!(!message.ends_with('.'), "{message}");
    }
}

#[test]
fn a_byte_order_mark_is_no_fault_and_moves_no_place() {
    assert_eq!(fault("\u{feff}[fmt]\norder = 1").0, "1");
}

#[test]
fn a_number_too_large_is_a_fault() {
    let (place, message, _) = fault("[lints]\na = { percent = 99999999999999999999 }");
    assert_eq!(place, "99999999999999999999");
    assert_eq!(message, "`percent` does not fit 64 bits");
}

#[test]
fn unknown_lints_are_faults_in_overrides_too() {
    let config = good(
        "[lints]\nneer-limit = \"warn\"\nall = \"deny\"\n\
         [[overrides]]\nfiles = []\nlints = { zzz = \"allow\" }",
    );
    let faults = faults_of(config.check_names(&["near-limit", "all", "unused-definition"]));
    assert_eq!(
        faults,
        [
            tuple("neer-limit", "unknown lint `neer-limit`", "did you mean `near-limit`?"),
            tuple("zzz", "unknown lint `zzz`", "`rf lints` lists the lints and groups"),
        ]
    );
}

#[test]
fn what_is_always_denied_may_only_be_denied() {
    let config = good(
        "[lints]\nsyntax-error = \"warn\"\n[[overrides]]\nfiles = []\nlints = { syntax-error = \"deny\" }",
    );
    assert_eq!(
        faults_of(config.check_levels(&["syntax-error"])),
        [tuple("syntax-error", "`syntax-error` is always an error", "remove it here")]
    );
}

#[test]
fn options_are_checked_by_name_and_kind() {
    let config = good("[lints]\na = { percnt = 1, percent = \"80\" }\nb = { c = 1 }");
    let known = [("percent", OptionKind::Integer)];
    assert_eq!(
        faults_of(config.check_options("a", &known)),
        [
            tuple("percnt", "`a` has no option `percnt`", "did you mean `percent`?"),
            tuple("\"80\"", "`percent` of `a` must be a whole number", ""),
        ]
    );
    assert_eq!(faults_of(config.check_options("b", &[]))[0].2, "it has none but `level`");
    assert!(config.check_options("c", &known).is_empty());
}

#[test]
fn a_fault_in_one_line_names_file_place_and_way_out() {
    let error = parse("[fmt]\n  ordr = true").unwrap_err().remove(0);
    assert_eq!(
        error.to_string(),
        "rf-lint.toml:2:3: unknown key `ordr` in `[fmt]`; did you mean `order`?"
    );
}

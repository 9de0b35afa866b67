//! From TOML to [`Settings`], strictly: unknown keys and wrong types are faults, and one bad
//! entry does not hide the next. Written by hand over the parsed document, because serde would
//! stop at the first fault and say it in its own words.

use super::globs::BadGlobs;
use super::lints::{LintOption, LintSetting, OptionValue};
use super::{ConfigError, Globs, Located, Override, SchemaMapping, SchemaRule, Settings};
use crate::lint::Level;
use crate::near_miss::near_miss;
use crate::source::is_url;
use crate::span::Span;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

type Key<'t> = Spanned<std::borrow::Cow<'t, str>>;
type Value<'t> = Spanned<DeValue<'t>>;

/// Reads the configuration `text` of the file shown as `path`; paths in it are made absolute
/// with `directory`.
pub(super) fn decode(
    path: &Path,
    directory: &Path,
    text: &Arc<str>,
) -> Result<Settings, Vec<ConfigError>> {
    let document = match DeTable::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let span = error.span().map_or(Span::at(text.len()), Span::from);
            let message = format!("not valid TOML: {}", error.message());
            return Err(vec![ConfigError::new(path, text, span, message)]);
        }
    };
    let mut decoder = Decoder { path, directory, text, errors: Vec::new() };
    let settings = decoder.settings(document.get_ref());
    let mut errors = decoder.errors;
    if errors.is_empty() {
        return Ok(settings);
    }
    errors.sort_by_key(|error| error.span);
    Err(errors)
}

struct Decoder<'a> {
    path: &'a Path,
    directory: &'a Path,
    text: &'a Arc<str>,
    errors: Vec<ConfigError>,
}

impl Decoder<'_> {
    fn settings(&mut self, document: &DeTable<'_>) -> Settings {
        const KEYS: [&str; 7] =
            ["files", "fmt", "lints", "link", "schema", "schema-map", "overrides"];
        let mut settings = Settings::default();
        for (key, value) in in_order(document) {
            match key.get_ref().as_ref() {
                "files" => self.files(value, &mut settings),
                "fmt" => self.fmt(value, &mut settings),
                "lints" => settings.lints = self.lints("lints", value),
                "link" => self.link(value, &mut settings),
                "schema" => self.schemas(value, &mut settings),
                "schema-map" => self.schema_map(value, &mut settings),
                "overrides" => self.overrides(value, &mut settings),
                _ => self.unknown(key, "the configuration", &KEYS),
            }
        }
        settings
    }

    fn files(&mut self, value: &Value<'_>, settings: &mut Settings) {
        for (key, value) in self.table("files", value) {
            match key.get_ref().as_ref() {
                "include" => settings.include = self.globs("include", value, Globs::new),
                "exclude" => settings.exclude = self.globs("exclude", value, Globs::for_exclusion),
                _ => self.unknown(key, "`[files]`", &["include", "exclude"]),
            }
        }
    }

    fn fmt(&mut self, value: &Value<'_>, settings: &mut Settings) {
        for (key, value) in self.table("fmt", value) {
            match key.get_ref().as_ref() {
                "order" => self.bool("order", value, &mut settings.fmt.order),
                "literals" => self.bool("literals", value, &mut settings.fmt.literals),
                _ => self.unknown(key, "`[fmt]`", &["order", "literals"]),
            }
        }
    }

    fn link(&mut self, value: &Value<'_>, settings: &mut Settings) {
        for (key, value) in self.table("link", value) {
            match key.get_ref().as_ref() {
                "dialects" => {
                    let dialects = self.strings("dialects", value);
                    settings.link.dialects =
                        dialects.into_iter().map(|dialect| self.absolute(dialect)).collect();
                }
                "complete" => self.bool("complete", value, &mut settings.link.complete),
                _ => self.unknown(key, "`[link]`", &["dialects", "complete"]),
            }
        }
    }

    fn schemas(&mut self, value: &Value<'_>, settings: &mut Settings) {
        for entry in self.array_of_tables("schema", value) {
            let (mut files, mut path) = (None, None);
            for (key, value) in self.table("schema", entry) {
                match key.get_ref().as_ref() {
                    "files" => files = Some(self.globs("files", value, Globs::new)),
                    "path" => path = self.string("path", value),
                    _ => self.unknown(key, "`[[schema]]`", &["files", "path"]),
                }
            }
            self.required(entry, "`[[schema]]`", &["files", "path"]);
            if let (Some(files), Some(path)) = (files, path) {
                let path = if is_url(&path.value) {
                    Located { value: PathBuf::from(&path.value), span: path.span }
                } else {
                    self.absolute(path)
                };
                settings.schemas.push(SchemaRule { files, path });
            }
        }
    }

    fn schema_map(&mut self, value: &Value<'_>, settings: &mut Settings) {
        for (key, value) in self.table("schema-map", value) {
            if let Some(path) = self.string(key.get_ref(), value) {
                let url = located(key.get_ref().to_string(), key);
                settings.schema_map.push(SchemaMapping { url, path: self.absolute(path) });
            }
        }
    }

    fn overrides(&mut self, value: &Value<'_>, settings: &mut Settings) {
        for entry in self.array_of_tables("overrides", value) {
            let (mut files, mut lints) = (None, None);
            for (key, value) in self.table("overrides", entry) {
                match key.get_ref().as_ref() {
                    "files" => files = Some(self.globs("files", value, Globs::new)),
                    "lints" => lints = Some(self.lints("lints", value)),
                    _ => self.unknown(key, "`[[overrides]]`", &["files", "lints"]),
                }
            }
            self.required(entry, "`[[overrides]]`", &["files", "lints"]);
            if let (Some(files), Some(lints)) = (files, lints) {
                settings.overrides.push(Override { files, lints });
            }
        }
    }

    fn lints(&mut self, name: &str, value: &Value<'_>) -> Vec<LintSetting> {
        let mut lints = Vec::new();
        for (key, value) in self.table(name, value) {
            let name = located(key.get_ref().to_string(), key);
            let mut lint = LintSetting { name, level: None, options: Vec::new() };
            match value.get_ref() {
                DeValue::String(_) => lint.level = self.level(value),
                DeValue::Table(table) => self.lint_table(table, &mut lint),
                _ => self.mismatch(key.get_ref(), "a level or a table", value),
            }
            lints.push(lint);
        }
        lints
    }

    fn lint_table(&mut self, table: &DeTable<'_>, lint: &mut LintSetting) {
        for (key, value) in in_order(table) {
            if key.get_ref() == "level" {
                lint.level = self.level(value);
            } else if let Some(value) = self.option(key.get_ref(), value) {
                let name = located(key.get_ref().to_string(), key);
                lint.options.push(LintOption { name, value });
            }
        }
    }

    fn level(&mut self, value: &Value<'_>) -> Option<Level> {
        let name = self.string("level", value)?.value;
        let level = Level::from_name(&name);
        if level.is_none() {
            let error = self.error(value, format!("unknown level `{name}`"));
            self.errors.push(error.help(
                match near_miss(&name, &[Level::Allow, Level::Warn, Level::Deny].map(Level::name)) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "the levels are `allow`, `warn`, `deny`".to_owned(),
                },
            ));
        }
        level
    }

    fn option(&mut self, name: &str, value: &Value<'_>) -> Option<Located<OptionValue>> {
        let option = match value.get_ref() {
            DeValue::Boolean(flag) => OptionValue::Bool(*flag),
            DeValue::String(string) => OptionValue::String(string.to_string()),
            DeValue::Array(_) => OptionValue::Strings(self.strings(name, value)),
            DeValue::Integer(number) => {
                let Ok(number) = i64::from_str_radix(number.as_str(), number.radix()) else {
                    let error = self.error(value, format!("`{name}` does not fit 64 bits"));
                    self.errors.push(error);
                    return None;
                };
                OptionValue::Integer(number)
            }
            _ => {
                let wanted = "a boolean, a whole number, a string or a list of strings";
                self.mismatch(name, wanted, value);
                return None;
            }
        };
        Some(located(option, value))
    }

    /// The entries of a table in the order written, or none and a fault if it is not a table.
    fn table<'t>(&mut self, name: &str, value: &'t Value<'t>) -> Vec<(&'t Key<'t>, &'t Value<'t>)> {
        if let DeValue::Table(table) = value.get_ref() {
            return in_order(table);
        }
        self.mismatch(name, "a table", value);
        Vec::new()
    }

    fn array_of_tables<'t>(&mut self, name: &str, value: &'t Value<'t>) -> &'t [Value<'t>] {
        if let DeValue::Array(array) = value.get_ref() {
            return array;
        }
        self.mismatch(name, &format!("a list of tables, written `[[{name}]]`"), value);
        &[]
    }

    fn bool(&mut self, name: &str, value: &Value<'_>, setting: &mut bool) {
        match value.get_ref() {
            DeValue::Boolean(flag) => *setting = *flag,
            _ => self.mismatch(name, "`true` or `false`", value),
        }
    }

    fn string(&mut self, name: &str, value: &Value<'_>) -> Option<Located<String>> {
        let DeValue::String(string) = value.get_ref() else {
            self.mismatch(name, "a string", value);
            return None;
        };
        Some(located(string.to_string(), value))
    }

    fn strings(&mut self, name: &str, value: &Value<'_>) -> Vec<Located<String>> {
        let DeValue::Array(array) = value.get_ref() else {
            self.mismatch(name, "a list of strings", value);
            return Vec::new();
        };
        let item = format!("each of `{name}`");
        let mut strings = Vec::with_capacity(array.len());
        for value in array {
            match value.get_ref() {
                DeValue::String(string) => strings.push(located(string.to_string(), value)),
                other => {
                    let found = with_article(other.type_str());
                    let error = self.error(value, format!("{item} must be a string, not {found}"));
                    self.errors.push(error);
                }
            }
        }
        strings
    }

    fn globs(
        &mut self,
        name: &str,
        value: &Value<'_>,
        compile: fn(Vec<Located<String>>) -> Result<Globs, BadGlobs>,
    ) -> Globs {
        let patterns = self.strings(name, value);
        compile(patterns).unwrap_or_else(|faults| {
            let errors = faults
                .into_iter()
                .map(|fault| ConfigError::new(self.path, self.text, fault.span, fault.value));
            self.errors.extend(errors);
            Globs::default()
        })
    }

    /// Faults for those of `keys` that the table `entry` lacks.
    fn required(&mut self, entry: &Value<'_>, place: &str, keys: &[&str]) {
        let DeValue::Table(table) = entry.get_ref() else { return };
        for key in keys {
            if !table.contains_key(*key) {
                let error = self.error(entry, format!("{place} needs `{key}`"));
                self.errors.push(error);
            }
        }
    }

    fn absolute(&self, path: Located<String>) -> Located<PathBuf> {
        Located { value: self.directory.join(path.value), span: path.span }
    }

    fn unknown(&mut self, key: &Key<'_>, place: &str, known: &[&str]) {
        let name = key.get_ref();
        let error = self.error(key, format!("unknown key `{name}` in {place}"));
        self.errors.push(error.help(match near_miss(name, known) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("the keys are `{}`", known.join("`, `")),
        }));
    }

    fn mismatch(&mut self, name: &str, wanted: &str, value: &Value<'_>) {
        let found = with_article(value.get_ref().type_str());
        let error = self.error(value, format!("`{name}` must be {wanted}, not {found}"));
        self.errors.push(error);
    }

    fn error<T>(&self, place: &Spanned<T>, message: String) -> ConfigError {
        ConfigError::new(self.path, self.text, place.span().into(), message)
    }
}

/// The entries of `table` in the order written; the parser sorts them by name.
fn in_order<'t>(table: &'t DeTable<'t>) -> Vec<(&'t Key<'t>, &'t Value<'t>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

fn located<T, U>(value: T, place: &Spanned<U>) -> Located<T> {
    Located { value, span: place.span().into() }
}

fn with_article(kind: &str) -> String {
    let article = if kind.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {kind}")
}

//! `rf-lint.toml`: what can be set ([`Settings`]), reading it with the place of every fault
//! ([`ConfigError`]), its schema for editors ([`json_schema`]), and finding the one that applies to a file ([`ConfigFinder`]). What a lint
//! does with its level and options is left to [`crate::lint`].

mod decode;
mod error;
mod finder;
mod globs;
mod json_schema;
mod lints;
#[cfg(test)]
mod tests;

pub use error::ConfigError;
pub use finder::{ConfigChoice, ConfigFinder};
pub use globs::{BadGlobs, Globs};
pub use json_schema::{Leveled, json_schema};
pub use lints::{LintOption, LintSetting, OptionKind, OptionValue};

use crate::span::Span;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of a configuration file.
pub const FILE_NAME: &str = "rf-lint.toml";

/// A configuration file with every setting, its default and a comment.
pub const EXAMPLE: &str = include_str!("../../rf-lint.toml.example");

/// Something in the configuration, with its place in the file.
#[derive(Clone, Debug)]
pub struct Located<T> {
    /// What is there.
    pub value: T,
    /// Where, in bytes.
    pub span: Span,
}

impl<T: PartialEq> PartialEq for Located<T> {
    /// The place does not count: a setting is what it says.
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

/// A configuration with the file that it comes from.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The file, as it is shown; `None` for the defaults.
    pub path: Option<PathBuf>,
    /// The absolute directory that globs are relative to.
    pub directory: PathBuf,
    /// The text that spans point into.
    pub text: Arc<str>,
    /// What is set.
    pub settings: Settings,
}

/// Everything that can be set; the default is what holds without a file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Settings {
    /// `[files] include`: further files that a walk takes.
    pub include: Globs,
    /// `[files] exclude`: files and directories that a walk leaves out.
    pub exclude: Globs,
    /// `[fmt]`
    pub fmt: FmtSettings,
    /// `[lints]`, in the order written.
    pub lints: Vec<LintSetting>,
    /// `[link]`
    pub link: LinkSettings,
    /// `[[schema]]`, in the order written.
    pub schemas: Vec<SchemaRule>,
    /// `[schema-map]`, in the order written.
    pub schema_map: Vec<SchemaMapping>,
    /// `[[overrides]]`, in the order written.
    pub overrides: Vec<Override>,
}

/// What the formatter does beyond layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FmtSettings {
    /// Whether items are put in the language's order.
    pub order: bool,
    /// Whether constant strings become direct literals.
    pub literals: bool,
}

impl Default for FmtSettings {
    fn default() -> Self {
        Self { order: true, literals: true }
    }
}

/// Which dialects policies may refer to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LinkSettings {
    /// Directories of dialect roots, made absolute.
    pub dialects: Vec<Located<PathBuf>>,
    /// Whether every owner that a policy names must be among them.
    pub complete: bool,
}

/// A schema and the files that it applies to.
#[derive(Clone, PartialEq, Debug)]
pub struct SchemaRule {
    /// The files.
    pub files: Globs,
    /// The schema document, made absolute.
    pub path: Located<PathBuf>,
}

/// A local directory that stands for a URL prefix.
#[derive(Clone, PartialEq, Debug)]
pub struct SchemaMapping {
    /// The prefix.
    pub url: Located<String>,
    /// The directory, made absolute.
    pub path: Located<PathBuf>,
}

/// Other levels for some files.
#[derive(Clone, PartialEq, Debug)]
pub struct Override {
    /// The files.
    pub files: Globs,
    /// The levels and options, in the order written.
    pub lints: Vec<LintSetting>,
}

impl Config {
    /// Reads the configuration `text` of the file shown as `path`, in the absolute `directory`,
    /// or lists everything that is wrong with it.
    ///
    /// Names of lints are not known here: see [`Config::check_names`].
    pub fn parse(path: &Path, directory: &Path, text: &str) -> Result<Self, Vec<ConfigError>> {
        let text: Arc<str> = Arc::from(text);
        let settings = decode::decode(path, directory, &text)?;
        Ok(Self { path: Some(path.to_owned()), directory: directory.to_owned(), text, settings })
    }

    /// Whether a walk takes the file at `below`, a path as [`Config::below`] gives it, whatever its
    /// name: `include` names it, or a schema applies to it.
    pub fn takes(&self, below: &Path) -> bool {
        let Settings { include, schemas, .. } = &self.settings;
        include.matches(below) || schemas.iter().any(|schema| schema.files.matches(below))
    }

    /// Whether `exclude` names the entry at `below` itself, a path as [`Config::below`] gives it. A
    /// walk, which asks for each directory on its way, needs no more.
    pub fn excludes_entry(&self, below: &Path) -> bool {
        self.settings.exclude.matches(below)
    }

    /// The schema documents that apply to the file at the absolute `path`, in the order written.
    pub fn schemas_for(&self, path: &Path) -> impl Iterator<Item = &Located<PathBuf>> {
        let path = self.below(path).map(Path::to_owned);
        let applies =
            move |rule: &&SchemaRule| path.as_ref().is_some_and(|path| rule.files.matches(path));
        self.settings.schemas.iter().filter(applies).map(|rule| &rule.path)
    }

    /// The local copy that `[schema-map]` gives for `url`, whether or not it exists; the longest
    /// prefix that fits wins. A URL that would lead out of the directory has none.
    pub fn local_schema(&self, url: &str) -> Option<PathBuf> {
        let fits = |mapping: &&SchemaMapping| {
            let prefix = mapping.url.value.as_str();
            url.strip_prefix(prefix).is_some_and(|rest| {
                rest.is_empty() || rest.starts_with('/') || prefix.ends_with('/')
            })
        };
        let mapping =
            self.settings.schema_map.iter().filter(fits).max_by_key(|m| m.url.value.len())?;
        let rest = url[mapping.url.value.len()..].trim_start_matches('/');
        let inside = rest.split(['/', '\\']).all(|part| part != "..");
        let directory = &mapping.path.value;
        inside.then(|| if rest.is_empty() { directory.clone() } else { directory.join(rest) })
    }

    /// The part of the absolute `path` below the directory of the configuration; none if it is
    /// elsewhere.
    pub fn below<'p>(&self, path: &'p Path) -> Option<&'p Path> {
        path.strip_prefix(&self.directory).ok()
    }

    /// A fault at `span` of this configuration.
    pub fn error(&self, span: Span, message: impl Into<String>) -> ConfigError {
        let path = self.path.as_deref().unwrap_or(Path::new(FILE_NAME));
        ConfigError::new(path, &self.text, span, message)
    }
}

//! Levels and options of lints as the configuration gives them: looking them up for a file, and
//! checking the names against those that exist. Which lints and groups there are is the caller's
//! to say.

use super::{Config, ConfigError, Located};
use crate::lint::Level;
use crate::near_miss::near_miss;
use std::path::Path;

/// One entry of `[lints]` or of an override's `lints`.
#[derive(Clone, PartialEq, Debug)]
pub struct LintSetting {
    /// A lint, a group, or whatever else stands for several lints.
    pub name: Located<String>,
    /// Its level, unless the entry gives only options.
    pub level: Option<Level>,
    /// Its options, in the order written.
    pub options: Vec<LintOption>,
}

/// One option of a lint.
#[derive(Clone, PartialEq, Debug)]
pub struct LintOption {
    /// What it is called.
    pub name: Located<String>,
    /// What it is set to.
    pub value: Located<OptionValue>,
}

/// What an option is set to.
#[derive(Clone, PartialEq, Debug)]
pub enum OptionValue {
    /// `true` or `false`
    Bool(bool),
    /// A whole number.
    Integer(i64),
    /// A string.
    String(String),
    /// A list of strings.
    Strings(Vec<Located<String>>),
}

/// What an option may be set to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OptionKind {
    /// `true` or `false`
    Bool,
    /// A whole number.
    Integer,
    /// A string.
    String,
    /// A list of strings; an empty one too.
    Strings,
}

impl OptionKind {
    /// The kind as it is called in sentences.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Bool => "`true` or `false`",
            Self::Integer => "a whole number",
            Self::String => "a string",
            Self::Strings => "a list of strings",
        }
    }
}

impl OptionValue {
    /// The kind of value it is.
    pub const fn kind(&self) -> OptionKind {
        match self {
            Self::Bool(_) => OptionKind::Bool,
            Self::Integer(_) => OptionKind::Integer,
            Self::String(_) => OptionKind::String,
            Self::Strings(_) => OptionKind::Strings,
        }
    }
}

impl Config {
    /// The entries that apply to the file at the absolute `path`, in the order in which they
    /// take effect: `[lints]`, then each override that names the file.
    pub fn lints_for<'c>(&'c self, path: &Path) -> impl Iterator<Item = &'c LintSetting> {
        let relative = self.below(path).map(Path::to_owned);
        let overrides = self.settings.overrides.iter().filter(move |rule| {
            relative.as_ref().is_some_and(|relative| rule.files.matches(relative))
        });
        self.settings.lints.iter().chain(overrides.flat_map(|rule| &rule.lints))
    }

    /// The names and levels that apply to the file at the absolute `path`; later ones win over
    /// earlier ones.
    pub fn levels_for<'c>(&'c self, path: &Path) -> Vec<(&'c str, Level)> {
        self.lints_for(path)
            .filter_map(|lint| Some((lint.name.value.as_str(), lint.level?)))
            .collect()
    }

    /// The options of the lint `name` that apply to the file at the absolute `path`; later ones
    /// win over earlier ones of the same name.
    pub fn options_for<'c>(&'c self, name: &str, path: &Path) -> Vec<&'c LintOption> {
        self.lints_for(path)
            .filter(|lint| lint.name.value == name)
            .flat_map(|lint| &lint.options)
            .collect()
    }

    /// Every entry, wherever it applies, in the order written.
    pub fn all_lints(&self) -> impl Iterator<Item = &LintSetting> {
        let overrides = self.settings.overrides.iter().flat_map(|rule| &rule.lints);
        self.settings.lints.iter().chain(overrides)
    }

    /// A fault for each lint that is set but is not among the `known` lints and groups.
    pub fn check_names(&self, known: &[&str]) -> Vec<ConfigError> {
        self.all_lints()
            .filter(|lint| !known.contains(&lint.name.value.as_str()))
            .map(|lint| {
                let name = &lint.name.value;
                let error = self.error(lint.name.span, format!("unknown lint `{name}`"));
                match near_miss(name, known) {
                    Some(near) => error.help(format!("did you mean `{near}`?")),
                    None => error.help("`rf lints` lists the lints and groups"),
                }
            })
            .collect()
    }

    /// A fault for each of the `fixed` lints, which are always denied, that is given another
    /// level.
    pub fn check_levels(&self, fixed: &[&str]) -> Vec<ConfigError> {
        self.all_lints()
            .filter(|lint| lint.level.is_some_and(|level| level != Level::Deny))
            .filter(|lint| fixed.contains(&lint.name.value.as_str()))
            .map(|lint| {
                let message = format!("`{}` is always an error", lint.name.value);
                self.error(lint.name.span, message).help("remove it here")
            })
            .collect()
    }

    /// A fault for each option of the lint `name` that is not among the `known` ones or is of
    /// another kind.
    pub fn check_options(&self, name: &str, known: &[(&str, OptionKind)]) -> Vec<ConfigError> {
        let settings = self.all_lints().filter(|lint| lint.name.value == name);
        settings
            .flat_map(|lint| &lint.options)
            .filter_map(|option| self.check_option(name, option, known))
            .collect()
    }

    fn check_option(
        &self,
        lint: &str,
        option: &LintOption,
        known: &[(&str, OptionKind)],
    ) -> Option<ConfigError> {
        let name = &option.name.value;
        let Some((_, kind)) = known.iter().find(|(known, _)| known == name) else {
            let message = format!("`{lint}` has no option `{name}`");
            let error = self.error(option.name.span, message);
            let mut names = vec!["level"];
            names.extend(known.iter().map(|(name, _)| *name));
            return Some(match near_miss(name, &names) {
                Some(near) => error.help(format!("did you mean `{near}`?")),
                None if known.is_empty() => error.help("it has none but `level`"),
                None => error.help(format!("it has `{}`", names.join("`, `"))),
            });
        };
        if option.value.value.kind() == *kind {
            return None;
        }
        let message = format!("`{name}` of `{lint}` must be {}", kind.describe());
        Some(self.error(option.value.span, message))
    }
}

//! The options of lints: what there is to set ([`OptionEntry`]), what is set for a file
//! ([`Options`]), and the faults of what a configuration sets.

use super::{Group, Lint};
use crate::config::{Config, ConfigError, OptionKind, OptionValue};
use crate::lints;
use std::ops::RangeInclusive;
use std::path::Path;

/// Something of a lint that can be set beside its level.
#[derive(Debug)]
pub struct OptionEntry {
    /// Its name.
    pub name: &'static str,
    /// What it is unless it is set.
    pub default: OptionDefault,
    /// What it means, in half a line.
    pub about: &'static str,
}

/// What an option is unless it is set, and with it what it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionDefault {
    /// A whole number.
    Integer {
        /// The number.
        value: i64,
        /// The numbers that it may be.
        within: RangeInclusive<i64>,
    },
}

impl OptionEntry {
    /// What it may be set to.
    pub const fn kind(&self) -> OptionKind {
        match self.default {
            OptionDefault::Integer { .. } => OptionKind::Integer,
        }
    }

    /// A line about it: name, default, range and meaning.
    pub fn describe(&self) -> String {
        let Self { name, about, .. } = self;
        match &self.default {
            OptionDefault::Integer { value, within } => format!(
                "`{name}` (a whole number from {} to {}, default {value}): {about}",
                within.start(),
                within.end()
            ),
        }
    }
}

/// The options that are set for a file; the others are their defaults.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// Lint, option and value.
    set: Vec<(&'static str, &'static str, OptionValue)>,
}

impl Options {
    /// What `config`, which was checked, sets for the file at the absolute `path`.
    pub fn of(config: &Config, path: &Path) -> Self {
        let mut options = Self::default();
        if config.all_lints().all(|setting| setting.options.is_empty()) {
            return options;
        }
        for lint in lints::ALL.iter().filter(|lint| !lint.options.is_empty()) {
            for set in config.options_for(lint.name, path) {
                let known = lint.options.iter().find(|option| option.name == set.name.value);
                let Some(known) = known else { continue };
                options.set.retain(|(name, option, _)| (*name, *option) != (lint.name, known.name));
                options.set.push((lint.name, known.name, set.value.value.clone()));
            }
        }
        options
    }

    /// The number that an option of `lint` is.
    pub fn integer(&self, lint: &Lint, name: &str) -> i64 {
        let set = self.set.iter().find(|(of, option, _)| *of == lint.name && *option == name);
        if let Some((_, _, OptionValue::Integer(value))) = set {
            return *value;
        }
        let option = lint.options.iter().find(|option| option.name == name);
        option.map_or(0, |option| match &option.default {
            OptionDefault::Integer { value, .. } => *value,
        })
    }
}

/// A fault for each option in `config` that no lint has or that is set to what it cannot be.
pub fn check_options(config: &Config) -> Vec<ConfigError> {
    let mut errors = Vec::new();
    for lint in lints::ALL {
        let known: Vec<_> =
            lint.options.iter().map(|option| (option.name, option.kind())).collect();
        errors.extend(config.check_options(lint.name, &known));
        errors.extend(check_ranges(config, lint));
    }
    for name in Group::ALL.iter().map(|group| group.name()).chain(["warnings", "all"]) {
        errors.extend(config.check_options(name, &[]));
    }
    errors
}

fn check_ranges(config: &Config, lint: &Lint) -> Vec<ConfigError> {
    let mut errors = Vec::new();
    let settings = config.all_lints().filter(|setting| setting.name.value == lint.name);
    for set in settings.flat_map(|setting| &setting.options) {
        let known = lint.options.iter().find(|option| option.name == set.name.value);
        if let Some(OptionEntry { name, default: OptionDefault::Integer { within, .. }, .. }) =
            known
            && let OptionValue::Integer(value) = set.value.value
            && !within.contains(&value)
        {
            let (first, last) = (within.start(), within.end());
            let message = format!("`{name}` of `{}` must be from {first} to {last}", lint.name);
            errors.push(config.error(set.value.span, message));
        }
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::find;

    fn config(text: &str) -> Config {
        Config::parse(Path::new("rf-lint.toml"), Path::new("/r"), text).expect("it can be read")
    }

    fn percent(text: &str, path: &str) -> i64 {
        let config = config(text);
        assert!(check_options(&config).is_empty(), "{text}");
        Options::of(&config, Path::new(path)).integer(find("near-limit").unwrap(), "percent")
    }

    #[test]
    fn what_is_not_set_is_the_default() {
        assert_eq!(percent("", "/r/a.rf.hcl"), 80);
        assert_eq!(percent("lints.near-limit = \"deny\"", "/r/a.rf.hcl"), 80);
        let text = "lints.near-limit = { percent = 90 }\n\
                    [[overrides]]\nfiles = [\"x/**\"]\nlints = { near-limit = { percent = 50 } }\n";
        assert_eq!(percent(text, "/r/a.rf.hcl"), 90);
        assert_eq!(percent(text, "/r/x/a.rf.hcl"), 50);
    }

    #[test]
    fn what_cannot_be_set_is_a_fault() {
        for (text, message) in [
            ("near-limit = { percent = 0 }", "`percent` of `near-limit` must be from 1 to 100"),
            (
                "near-limit = { percent = \"x\" }",
                "`percent` of `near-limit` must be a whole number",
            ),
            ("near-limit = { per-cent = 1 }", "`near-limit` has no option `per-cent`"),
            ("byte-order-mark = { percent = 1 }", "`byte-order-mark` has no option `percent`"),
            ("style = { level = \"warn\", percent = 1 }", "`style` has no option `percent`"),
        ] {
            let errors = check_options(&config(&format!("[lints]\n{text}\n")));
            let messages: Vec<_> = errors.iter().map(|error| error.message.as_str()).collect();
            assert_eq!(messages, [message], "{text}");
        }
    }
}

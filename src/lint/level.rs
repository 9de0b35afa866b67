//! The level of each lint in a run: defaults, then settings in order, the later winning.
//!
//! Where settings come from (command line, configuration, its overrides) is the callers' matter,
//! as is suggesting a right name for an unknown one.

use super::{Group, find};
use crate::finding::Finding;
use crate::lints;
use std::fmt;

/// How loud a lint is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Its findings are dropped.
    Allow,
    /// They are shown.
    Warn,
    /// They are shown and make the run fail.
    Deny,
}

impl Level {
    /// The name in configurations: `allow`, `warn` or `deny`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Allow => "allow",
            Self::Warn => "warn",
            Self::Deny => "deny",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Allow, Self::Warn, Self::Deny].into_iter().find(|level| level.name() == name)
    }

    /// The word for findings of that level: `error` for deny, `warning` for the others.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Deny => "error",
            Self::Allow | Self::Warn => "warning",
        }
    }
}

/// The words that stand for many lints beside the names of groups.
const MANY: [&str; 2] = ["warnings", "all"];

/// Every name that a level can be given to: lints, groups, `warnings` and `all`.
pub fn known_names() -> impl Iterator<Item = &'static str> {
    let lints = lints::ALL.iter().map(|lint| lint.name);
    lints.chain(Group::ALL.map(Group::name)).chain(MANY)
}

/// Why a level could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// Nothing has that name.
    Unknown(String),
    /// The lint of that name is always denied.
    Fixed(&'static str),
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "there is no lint or group `{name}`"),
            Self::Fixed(name) => {
                write!(f, "`{name}` is always an error: nothing can be read past what it finds")
            }
        }
    }
}

impl std::error::Error for LevelError {}

/// The level of every lint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels {
    /// In the order of [`lints::ALL`].
    levels: Vec<Level>,
    /// Likewise, of findings that are warnings by default whatever their lint is.
    mild: Vec<Level>,
}

impl Default for Levels {
    fn default() -> Self {
        let levels: Vec<Level> = lints::ALL.iter().map(|lint| lint.group.default_level()).collect();
        let mild = levels.iter().map(|level| (*level).min(Level::Warn)).collect();
        Self { levels, mild }
    }
}

impl Levels {
    /// The defaults, then each of `settings` in turn.
    pub fn resolve<'a>(
        settings: impl IntoIterator<Item = (&'a str, Level)>,
    ) -> Result<Self, LevelError> {
        let mut levels = Self::default();
        for (name, level) in settings {
            levels.set(name, level)?;
        }
        Ok(levels)
    }

    /// Sets the level of a lint, of the lints of a group, of those that stand at warn
    /// (`warnings`), or of `all`.
    ///
    /// Lints that are always denied stay so when they are among many; naming one of them with
    /// another level is an error.
    pub fn set(&mut self, name: &str, level: Level) -> Result<(), LevelError> {
        if let Some(lint) = find(name)
            && lint.fixed_level
        {
            return if level == Level::Deny { Ok(()) } else { Err(LevelError::Fixed(lint.name)) };
        }
        let group = Group::from_name(name);
        if find(name).is_none() && group.is_none() && !MANY.contains(&name) {
            return Err(LevelError::Unknown(name.to_owned()));
        }
        for levels in [&mut self.levels, &mut self.mild] {
            for (lint, current) in lints::ALL.iter().zip(levels) {
                let meant = match name {
                    "all" => true,
                    "warnings" => *current == Level::Warn,
                    _ => lint.name == name || Some(lint.group) == group,
                };
                if meant && !lint.fixed_level {
                    *current = level;
                }
            }
        }
        Ok(())
    }

    /// The level of the lint `name`. A name that is not in the catalogue is denied, so that no
    /// finding is lost.
    pub fn level(&self, name: &str) -> Level {
        let at = lints::ALL.iter().position(|lint| lint.name == name);
        at.map_or(Level::Deny, |at| self.levels[at])
    }

    /// The level of a finding: that of its lint, but no more than a warning for one that is
    /// [`mild`](Finding::mild), unless its lint was set to more.
    pub fn of(&self, finding: &Finding) -> Level {
        let at = lints::ALL.iter().position(|lint| lint.name == finding.lint);
        match at {
            Some(at) if finding.mild => self.mild[at],
            Some(at) => self.levels[at],
            None => Level::Deny,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Allow, Deny, Warn};

    fn level_after(settings: &[(&str, Level)], name: &str) -> Level {
        Levels::resolve(settings.iter().copied()).unwrap().level(name)
    }

    #[test]
    fn a_lint_starts_from_its_group() {
        for lint in lints::ALL {
            assert_eq!(level_after(&[], lint.name), lint.group.default_level(), "{}", lint.name);
        }
    }

    #[test]
    fn the_later_setting_wins_whatever_it_names() {
        let lint_last = [("style", Deny), ("byte-order-mark", Allow)];
        assert_eq!(level_after(&lint_last, "byte-order-mark"), Allow);
        assert_eq!(level_after(&lint_last, "mixed-line-endings"), Deny);
        let group_last = [("byte-order-mark", Allow), ("style", Deny)];
        assert_eq!(level_after(&group_last, "byte-order-mark"), Deny);
    }

    #[test]
    fn warnings_are_what_stands_at_warn_by_then() {
        let settings = [("byte-order-mark", Allow), ("warnings", Deny)];
        assert_eq!(level_after(&settings, "byte-order-mark"), Allow);
        assert_eq!(level_after(&settings, "mixed-line-endings"), Deny);
        let settings = [("warnings", Deny), ("style", Warn)];
        assert_eq!(level_after(&settings, "byte-order-mark"), Warn);
    }

    #[test]
    fn what_stops_reading_cannot_be_allowed() {
        for name in ["syntax-error", "nesting-too-deep"] {
            for many in ["all", "correctness"] {
                assert_eq!(level_after(&[(many, Allow)], name), Deny);
            }
            for level in [Allow, Warn] {
                let error = Levels::resolve([(name, level)]).unwrap_err();
                assert_eq!(error, LevelError::Fixed(name));
            }
            assert_eq!(level_after(&[(name, Deny)], name), Deny);
        }
        assert_eq!(level_after(&[("all", Allow)], "duplicate-attribute"), Allow);
    }

    #[test]
    fn an_unknown_name_is_an_error_and_changes_nothing() {
        let mut levels = Levels::default();
        let error = levels.set("byte-order-marks", Deny).unwrap_err();
        assert_eq!(error.to_string(), "there is no lint or group `byte-order-marks`");
        assert_eq!(levels, Levels::default());
    }

    #[test]
    fn names_do_not_clash() {
        let mut names: Vec<_> = known_names().collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }
}

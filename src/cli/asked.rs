//! Which lints are asked for, and how loud each is: what the command line and the configuration of
//! a file say together.

use crate::config::Config;
use crate::lint::{Level, Levels, Lint, LintSet, Options, Selection};
use std::path::Path;
use std::sync::Arc;

/// What the command line says of lints.
pub(super) struct Asked<'a> {
    /// The levels that it gives, in order.
    pub(super) levels: &'a [(String, Level)],
    /// The lints that it selects.
    pub(super) selection: Selection,
}

impl Asked<'_> {
    /// What holds for the file at `path`, whose configuration is `config`.
    fn settle(&self, config: &Config, path: &Path) -> Holds {
        let path = std::path::absolute(path).unwrap_or_default();
        // All names were checked before any file was read, so nothing is refused here.
        let mut levels = Levels::resolve(config.levels_for(&path)).unwrap_or_default();
        self.selection.raise(&mut levels);
        for (name, level) in self.levels {
            let _ = levels.set(name, *level);
        }
        let is_wanted =
            |lint: &Lint| self.selection.contains(lint) && levels.level(lint.name) != Level::Allow;
        let wanted = LintSet::of(is_wanted);
        Holds { levels, wanted, options: Options::of(config, &path) }
    }
}

/// What holds for a file.
#[derive(Default)]
pub(super) struct Holds {
    /// How loud each lint is.
    pub(super) levels: Levels,
    /// The lints whose findings are shown.
    pub(super) wanted: LintSet,
    /// What else is set for lints.
    pub(super) options: Options,
}

/// What holds for one file after another. Most have the configuration of the one before, and then
/// it is not worked out again.
#[derive(Default)]
pub(super) struct Settled {
    config: Option<Arc<Config>>,
    holds: Holds,
}

impl Settled {
    /// What holds for the file at `path`, whose configuration is `config`.
    pub(super) fn of(&mut self, config: &Arc<Config>, path: &Path, asked: &Asked<'_>) -> &Holds {
        let is_same = self.config.as_ref().is_some_and(|before| Arc::ptr_eq(before, config));
        if !is_same || !config.settings.overrides.is_empty() {
            self.holds = asked.settle(config, path);
            self.config = Some(Arc::clone(config));
        }
        &self.holds
    }
}

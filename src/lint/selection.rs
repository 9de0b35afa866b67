//! Which lints a run asks for: only some, or all but some. How loud each is, [`Levels`] says.

use super::{Group, Level, LevelError, Levels, Lint, LintSet, find};
use crate::lints;

/// The lints that are run. The default is all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    run: LintSet,
    /// Whether lints were asked for by name.
    asked: bool,
}

impl Selection {
    /// The lints that `select` names, or all if it names none, without those that `ignore` names.
    /// A name is that of a lint, a group, or `all`.
    ///
    /// What cannot be allowed is run in any case: without it, silence would say nothing.
    pub fn new(select: &[String], ignore: &[String]) -> Result<Self, LevelError> {
        let mut selection = Self { asked: !select.is_empty(), ..Self::default() };
        if selection.asked {
            selection.run = LintSet::of(|lint| lint.fixed_level);
        }
        for name in select {
            selection.set(name, true)?;
        }
        for name in ignore {
            if let Some(lint) = find(name).filter(|lint| lint.fixed_level) {
                return Err(LevelError::Fixed(lint.name));
            }
            selection.set(name, false)?;
        }
        Ok(selection)
    }

    fn set(&mut self, name: &str, run: bool) -> Result<(), LevelError> {
        let group = Group::from_name(name);
        if name != "all" && group.is_none() && find(name).is_none() {
            return Err(LevelError::Unknown(name.to_owned()));
        }
        let before = self.run;
        self.run = LintSet::of(|lint| {
            let meant = name == "all" || lint.name == name || Some(lint.group) == group;
            if meant && !lint.fixed_level { run } else { before.contains(lint) }
        });
        Ok(())
    }

    /// Every name that a selection may give.
    pub fn known_names() -> impl Iterator<Item = &'static str> {
        let lints = lints::ALL.iter().map(|lint| lint.name);
        lints.chain(Group::ALL.map(Group::name)).chain(["all"])
    }

    /// Whether `lint` is run.
    pub fn contains(&self, lint: &Lint) -> bool {
        self.run.contains(lint)
    }

    /// Raises to warn what was asked for and stands at allow: who asks for a lint wants to see
    /// what it finds.
    pub fn raise(&self, levels: &mut Levels) {
        if !self.asked {
            return;
        }
        for lint in lints::ALL {
            if self.contains(lint) && levels.level(lint.name) == Level::Allow {
                // The name is that of a lint, and no lint that stands at allow is fixed.
                let _ = levels.set(lint.name, Level::Warn);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(select: &[&str], ignore: &[&str]) -> Result<Vec<&'static str>, LevelError> {
        let owned =
            |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let selection = Selection::new(&owned(select), &owned(ignore))?;
        let lints = lints::ALL.iter().filter(|lint| selection.contains(lint));
        Ok(lints.map(|lint| lint.name).collect())
    }

    #[test]
    fn nothing_named_is_all() {
        assert_eq!(run(&[], &[]).unwrap().len(), lints::ALL.len());
        assert_eq!(run(&["all"], &[]).unwrap().len(), lints::ALL.len());
    }

    #[test]
    fn what_stops_reading_is_run_in_any_case() {
        let only = ["syntax-error", "nesting-too-deep", "byte-order-mark"];
        assert_eq!(run(&["byte-order-mark"], &[]).unwrap(), only);
        assert_eq!(run(&[], &["all"]).unwrap(), only[..2]);
        assert_eq!(run(&[], &["syntax-error"]).unwrap_err(), LevelError::Fixed("syntax-error"));
    }

    #[test]
    fn groups_are_named_like_lints_and_what_is_ignored_is_not_run() {
        let without = run(&["style"], &["byte-order-mark"]).unwrap();
        assert!(without.contains(&"mixed-line-endings") && !without.contains(&"byte-order-mark"));
    }

    #[test]
    fn a_name_that_is_none_is_refused() {
        for (select, ignore) in [(&["warnings"][..], &[][..]), (&[], &["bom"])] {
            assert!(matches!(run(select, ignore), Err(LevelError::Unknown(_))));
        }
    }

    #[test]
    fn what_is_asked_for_is_shown() {
        let mut levels = Levels::default();
        levels.set("style", Level::Allow).unwrap();
        Selection::default().raise(&mut levels);
        assert_eq!(levels.level("byte-order-mark"), Level::Allow);
        Selection::new(&["byte-order-mark".to_owned()], &[]).unwrap().raise(&mut levels);
        assert_eq!(levels.level("byte-order-mark"), Level::Warn);
        assert_eq!(levels.level("mixed-line-endings"), Level::Allow);
    }
}

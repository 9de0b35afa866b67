//! What holds where a nested part of a condition matters.

use super::review::Said;
use super::verdict::{Subject, Verdict};

/// A part that speaks of one thing, with what it says.
#[derive(Clone, Debug)]
pub(super) struct Entry<'e, 't> {
    pub(super) subject: Subject<'e, 't>,
    pub(super) verdict: Verdict<'e>,
    pub(super) said: Said<'e, 't>,
    /// Whether the verdict is that of the negation of what takes part.
    pub(super) turned: bool,
}

/// The parts around a nested part that decide whether it matters.
#[derive(Clone, Default, Debug)]
pub(super) struct Scope<'e, 't> {
    /// It matters only where these are not false: `&&` joins them with it.
    pub(super) holding: Vec<Entry<'e, 't>>,
    /// It matters only where these are not true: `||` joins them with it.
    pub(super) failing: Vec<Entry<'e, 't>>,
}

impl Entry<'_, '_> {
    fn negated(&self) -> Self {
        let verdict = self.verdict.clone().negated();
        Self { verdict, turned: !self.turned, ..self.clone() }
    }

    /// Whether `self || (other && x)` is `self` for every `x`.
    pub(super) fn absorbs(&self, other: &Self) -> bool {
        let (a, b) = (&self.verdict, &other.verdict);
        b.holds.is_within(&a.holds) && a.fails.is_within(&b.fails)
    }
}

impl<'e, 't> Scope<'e, 't> {
    pub(super) fn is_empty(&self) -> bool {
        self.holding.is_empty() && self.failing.is_empty()
    }

    /// The scope for the negation of what this is the scope of.
    pub(super) fn negated(&self) -> Self {
        let negated = |entries: &[Entry<'e, 't>]| entries.iter().map(Entry::negated).collect();
        Self { holding: negated(&self.failing), failing: negated(&self.holding) }
    }

    /// Those that hold and speak of the same as `entry`.
    pub(super) fn holding_about<'s>(
        &'s self,
        entry: &'s Entry<'e, 't>,
    ) -> impl Iterator<Item = &'s Entry<'e, 't>> {
        self.holding.iter().filter(|other| other.subject.is(&entry.subject))
    }

    /// Those that fail and speak of the same as `entry`.
    pub(super) fn failing_about<'s>(
        &'s self,
        entry: &'s Entry<'e, 't>,
    ) -> impl Iterator<Item = &'s Entry<'e, 't>> {
        self.failing.iter().filter(|other| other.subject.is(&entry.subject))
    }
}

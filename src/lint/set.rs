//! A set of lints: those that a look at a file is to run.

use super::Lint;
use crate::lints;

/// Some of the lints, one bit each, in the order of [`lints::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LintSet(u128);

const _: () = assert!(lints::ALL.len() <= u128::BITS as usize, "a bit for every lint");

impl Default for LintSet {
    fn default() -> Self {
        Self::ALL
    }
}

impl LintSet {
    /// Every lint.
    pub const ALL: Self = Self(u128::MAX);

    /// No lint.
    pub const NONE: Self = Self(0);

    /// The lints that `is_wanted` holds for.
    pub fn of(is_wanted: impl Fn(&Lint) -> bool) -> Self {
        let bit = |(at, lint): (usize, &&Lint)| if is_wanted(lint) { 1 << at } else { 0 };
        Self(lints::ALL.iter().enumerate().map(bit).fold(0, |all, bit| all | bit))
    }

    /// The lints of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Its lints, in the order of the catalogue.
    pub fn lints(self) -> impl Iterator<Item = &'static Lint> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lint = lints::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*lint)
        })
    }

    /// Whether `lint` is one of them.
    pub fn contains(self, lint: &Lint) -> bool {
        self.lints().any(|other| other.name == lint.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let last = lints::ALL[lints::ALL.len() - 1];
        let set = LintSet::of(|lint| lint.name == last.name || lint.name == "byte-order-mark");
        let names: Vec<_> = set.lints().map(|lint| lint.name).collect();
        assert_eq!(names.len(), 2);
        assert!(set.contains(last) && !set.contains(lints::ALL[0]));
        assert_eq!(LintSet::ALL.lints().count(), lints::ALL.len());
        assert_eq!(LintSet::NONE.or(set), set);
    }
}

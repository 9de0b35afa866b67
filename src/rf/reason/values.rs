//! Sets of the values that evidence can have: integers, strings and Booleans, each type by itself.

use super::Integers;

/// A set of values of the three types.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Values<'e> {
    /// The integers in it.
    pub integers: Integers,
    /// The strings in it.
    pub strings: Strings<'e>,
    /// The Booleans in it.
    pub booleans: Booleans,
}

/// A set of strings: these, or all but these.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Strings<'e> {
    /// In order, each once.
    named: Vec<&'e str>,
    /// Whether the set is all strings but those named.
    all_but: bool,
}

/// A set of Booleans.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Booleans {
    /// Whether it holds `true`.
    pub yes: bool,
    /// Whether it holds `false`.
    pub no: bool,
}

impl<'e> Strings<'e> {
    /// This string alone.
    pub fn only(string: &'e str) -> Self {
        Self { named: vec![string], all_but: false }
    }

    /// All other strings.
    pub fn all_but(string: &'e str) -> Self {
        Self { named: vec![string], all_but: true }
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        !self.all_but && self.named.is_empty()
    }

    /// Whether it holds `string`.
    pub fn contains(&self, string: &str) -> bool {
        self.named.binary_search(&string).is_ok() != self.all_but
    }

    /// The strings named by either, of which `keep` says whether they stay.
    fn merged(&self, other: &Self, all_but: bool, keep: impl Fn(&str) -> bool) -> Self {
        let mut named: Vec<&str> =
            self.named.iter().chain(&other.named).copied().filter(|name| keep(name)).collect();
        named.sort_unstable();
        named.dedup();
        Self { named, all_but }
    }

    /// What both hold.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        let all_but = self.all_but && other.all_but;
        self.merged(other, all_but, |name| (self.contains(name) && other.contains(name)) != all_but)
    }

    /// What either holds.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let all_but = self.all_but || other.all_but;
        self.merged(other, all_but, |name| (self.contains(name) || other.contains(name)) != all_but)
    }
}

impl Booleans {
    /// This Boolean alone.
    pub const fn only(value: bool) -> Self {
        Self { yes: value, no: !value }
    }
}

impl<'e> Values<'e> {
    /// These integers and nothing else.
    pub fn integers(integers: Integers) -> Self {
        Self { integers, ..Self::default() }
    }

    /// These strings and nothing else.
    pub fn strings(strings: Strings<'e>) -> Self {
        Self { strings, ..Self::default() }
    }

    /// This Boolean and nothing else.
    pub fn boolean(value: bool) -> Self {
        Self { booleans: Booleans::only(value), ..Self::default() }
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.integers.is_empty() && self.strings.is_empty() && self.booleans == Booleans::default()
    }

    /// What both hold.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self {
            integers: self.integers.intersection(&other.integers),
            strings: self.strings.intersection(&other.strings),
            booleans: Booleans {
                yes: self.booleans.yes && other.booleans.yes,
                no: self.booleans.no && other.booleans.no,
            },
        }
    }

    /// What either holds.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            integers: self.integers.union(&other.integers),
            strings: self.strings.union(&other.strings),
            booleans: Booleans {
                yes: self.booleans.yes || other.booleans.yes,
                no: self.booleans.no || other.booleans.no,
            },
        }
    }

    /// Whether `other` holds all that it holds.
    pub fn is_within(&self, other: &Self) -> bool {
        self.intersection(other) == *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn set() -> impl Strategy<Value = Strings<'static>> {
        let named = prop::sample::subsequence(vec!["a", "b", "c"], 0..=3);
        (named, any::<bool>()).prop_map(|(named, all_but)| Strings { named, all_but })
    }

    proptest! {
        #[test]
        fn sets_of_strings_may_leave_out_what_they_name(a in set(), b in set()) {
            for name in ["a", "b", "c", "d"] {
                let (in_a, in_b) = (a.contains(name), b.contains(name));
                prop_assert_eq!(a.intersection(&b).contains(name), in_a && in_b);
                prop_assert_eq!(a.union(&b).contains(name), in_a || in_b);
            }
            prop_assert_eq!(a.union(&b), b.union(&a));
            let all = |set: &Strings| ["a", "b", "c", "d"].iter().all(|name| !set.contains(name));
            prop_assert_eq!(a.intersection(&b).is_empty(), all(&a.intersection(&b)));
        }
    }

    #[test]
    fn types_are_apart() {
        let number = Values::integers(Integers::interval(1, 1));
        let string = Values::strings(Strings::only("1"));
        let yes = Values::boolean(true);
        for (a, b) in [(&number, &string), (&string, &yes), (&yes, &number)] {
            assert!(a.intersection(b).is_empty() && !a.union(b).is_empty());
            assert!(a.is_within(&a.union(b)) && !a.union(b).is_within(a));
        }
    }
}

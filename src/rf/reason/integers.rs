//! Sets of integers of 64 bits, as intervals.

use crate::rf::expression::Operator;

/// A set of integers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Integers {
    /// First and last of each interval, in order; a number at least stands between two of them.
    intervals: Vec<(i64, i64)>,
}

impl Integers {
    /// The integers from `first` to `last`, both included; none if they are the wrong way round.
    pub fn interval(first: i64, last: i64) -> Self {
        Self { intervals: if first <= last { vec![(first, last)] } else { Vec::new() } }
    }

    /// The integers from `floor` up for which `x operator number` is true, where `operator`
    /// compares; none for another operator.
    pub fn satisfying(operator: Operator, number: i64, floor: i64) -> Self {
        let up = |first: Option<i64>| {
            first.map_or_else(Self::default, |first| Self::interval(first.max(floor), i64::MAX))
        };
        let down =
            |last: Option<i64>| last.map_or_else(Self::default, |last| Self::interval(floor, last));
        let one = || Self::interval(number.max(floor), number);
        match operator {
            Operator::Equal => one(),
            Operator::NotEqual => Self::interval(floor, i64::MAX).without(&one()),
            Operator::Less => down(number.checked_sub(1)),
            Operator::LessEqual => down(Some(number)),
            Operator::Greater => up(number.checked_add(1)),
            Operator::GreaterEqual => up(Some(number)),
            Operator::And | Operator::Or => Self::default(),
        }
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.intervals.is_empty()
    }

    /// Whether it holds `number`.
    pub fn contains(&self, number: i64) -> bool {
        let at = self.intervals.partition_point(|(_, last)| *last < number);
        self.intervals.get(at).is_some_and(|(first, _)| *first <= number)
    }

    /// What both hold.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        let mut intervals = Vec::new();
        let (mut left, mut right) = (self.intervals.iter(), other.intervals.iter());
        let (mut a, mut b) = (left.next(), right.next());
        while let (Some(&(a_first, a_last)), Some(&(b_first, b_last))) = (a, b) {
            let (first, last) = (a_first.max(b_first), a_last.min(b_last));
            if first <= last {
                intervals.push((first, last));
            }
            if a_last <= b_last {
                a = left.next();
            } else {
                b = right.next();
            }
        }
        Self { intervals }
    }

    /// What either holds.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let mut all = [self.intervals.as_slice(), &other.intervals].concat();
        all.sort_unstable();
        let mut intervals: Vec<(i64, i64)> = Vec::with_capacity(all.len());
        for (first, last) in all {
            match intervals.last_mut() {
                // Neighbours join too.
                Some((_, end)) if first <= end.saturating_add(1) => *end = last.max(*end),
                _ => intervals.push((first, last)),
            }
        }
        Self { intervals }
    }

    /// What it holds and `other` does not.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut gaps = Vec::with_capacity(other.intervals.len() + 1);
        let mut next = Some(i64::MIN);
        for &(first, last) in &other.intervals {
            if let (Some(start), Some(end)) = (next, first.checked_sub(1))
                && start <= end
            {
                gaps.push((start, end));
            }
            next = last.checked_add(1);
        }
        gaps.extend(next.map(|start| (start, i64::MAX)));
        self.intersection(&Self { intervals: gaps })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OPERATORS: [Operator; 6] = [
        Operator::Equal,
        Operator::NotEqual,
        Operator::Less,
        Operator::LessEqual,
        Operator::Greater,
        Operator::GreaterEqual,
    ];

    fn holds(left: i64, operator: Operator, right: i64) -> bool {
        match operator {
            Operator::Equal => left == right,
            Operator::NotEqual => left != right,
            Operator::Less => left < right,
            Operator::LessEqual => left <= right,
            Operator::Greater => left > right,
            Operator::GreaterEqual => left >= right,
            Operator::And | Operator::Or => false,
        }
    }

    /// Numbers close together, and those at both ends.
    fn number() -> impl Strategy<Value = i64> {
        prop_oneof![4 => -3..8_i64, 1 => Just(i64::MIN), 1 => Just(i64::MAX), 1 => Just(i64::MAX - 1)]
    }

    fn set() -> impl Strategy<Value = Integers> {
        let interval = (number(), number()).prop_map(|(a, b)| Integers::interval(a, b));
        prop::collection::vec(interval, 0..4)
            .prop_map(|all| all.iter().fold(Integers::default(), |set, one| set.union(one)))
    }

    const SAMPLES: [i64; 17] =
        [i64::MIN, i64::MIN + 1, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, i64::MAX - 1, i64::MAX];

    proptest! {
        #[test]
        fn the_algebra_is_that_of_sets(a in set(), b in set()) {
            for n in SAMPLES {
                let (in_a, in_b) = (a.contains(n), b.contains(n));
                prop_assert_eq!(a.intersection(&b).contains(n), in_a && in_b);
                prop_assert_eq!(a.union(&b).contains(n), in_a || in_b);
                prop_assert_eq!(a.without(&b).contains(n), in_a && !in_b);
            }
            // One set has one form, so that equal sets are equal values.
            prop_assert_eq!(a.union(&b), b.union(&a));
            prop_assert_eq!(a.without(&b).union(&a.intersection(&b)), a.clone());
            prop_assert_eq!(a.without(&a), Integers::default());
        }

        #[test]
        fn comparisons_are_sets(at in 0..6_usize, bound in number(), floor in prop_oneof![Just(0), Just(i64::MIN)]) {
            let set = Integers::satisfying(OPERATORS[at], bound, floor);
            for n in SAMPLES {
                prop_assert_eq!(set.contains(n), n >= floor && holds(n, OPERATORS[at], bound), "{}", n);
            }
        }
    }
}

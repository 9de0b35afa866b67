//! Truth in three values, as conditions are evaluated: what is not known may still come to
//! matter, and may not.

/// What a condition comes to. The order is that of the connectives: `&&` gives the lesser of its
/// operands, `||` the greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Truth {
    /// Known to be false.
    False,
    /// Not known: the evidence is missing, unknown or of another type.
    Unknown,
    /// Known to be true.
    True,
}

impl Truth {
    /// `self && other`
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.min(other)
    }

    /// `self || other`
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.max(other)
    }

    /// `!self`
    #[must_use]
    pub const fn negated(self) -> Self {
        match self {
            Self::False => Self::True,
            Self::Unknown => Self::Unknown,
            Self::True => Self::False,
        }
    }

    /// Whether it is this Boolean, and known.
    pub fn is(self, value: bool) -> bool {
        self == Self::from(value)
    }
}

impl From<bool> for Truth {
    fn from(value: bool) -> Self {
        if value { Self::True } else { Self::False }
    }
}

#[cfg(test)]
mod tests {
    use super::Truth::{self, False, True, Unknown};

    #[test]
    fn what_is_unknown_counts_only_where_it_decides() {
        for (a, b, and, or) in [
            (True, True, True, True),
            (True, False, False, True),
            (False, False, False, False),
            (Unknown, False, False, Unknown),
            (Unknown, True, Unknown, True),
            (Unknown, Unknown, Unknown, Unknown),
        ] {
            for (a, b) in [(a, b), (b, a)] {
                assert_eq!((a.and(b), a.or(b)), (and, or), "{a:?} {b:?}");
                assert_eq!(a.and(b).negated(), a.negated().or(b.negated()));
            }
        }
        assert!(Truth::from(true).is(true) && !Unknown.is(true) && !Unknown.is(false));
    }
}

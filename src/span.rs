//! A byte range of a source text. Depends on nothing; everything that points at text uses it.

use std::borrow::Cow;
use std::ops::Range;

/// A half-open range of byte offsets, 0-based, into one version of one text.
///
/// Offsets are `u32`: [`crate::source`] refuses files of 4 GiB and more when it reads them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset just past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from byte `start` up to byte `end`, which must both fit 32 bits.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end as u32 }
    }

    /// The empty span at byte `at`.
    pub const fn at(at: usize) -> Self {
        Self::new(at, at)
    }

    /// The same span as a range that indexes a `str`.
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The number of bytes covered.
    pub const fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether no byte is covered.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The smallest span that covers both.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

impl From<Range<usize>> for Span {
    fn from(range: Range<usize>) -> Self {
        Self::new(range.start, range.end)
    }
}

/// Places that are asked whether one of them lies around another place. Any two of them are apart,
/// or one lies inside the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Areas(Vec<Span>);

impl Areas {
    /// All of these.
    pub fn of(mut places: Vec<Span>) -> Self {
        places.sort_unstable_by_key(|place| (place.start, std::cmp::Reverse(place.end)));
        let mut end = None;
        places.retain(|place| {
            let outermost = end.is_none_or(|end| end < place.end);
            end = end.max(Some(place.end));
            outermost
        });
        Self(places)
    }

    /// The outermost of them around `span`.
    pub fn around(&self, span: Span) -> Option<Span> {
        let after = self.0.partition_point(|place| place.start <= span.start);
        let last = self.0[..after].last()?;
        (span.end <= last.end).then_some(*last)
    }
}

/// A name where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name<'t> {
    /// The name.
    pub text: Cow<'t, str>,
    /// Its place.
    pub span: Span,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_found_around_what_lies_in_them() {
        let span = |start, end| Span { start, end };
        let areas = Areas::of(vec![span(20, 30), span(2, 9), span(3, 5), span(2, 4)]);
        for (asked, around) in [
            (span(2, 9), Some(span(2, 9))),
            (span(4, 8), Some(span(2, 9))),
            (span(9, 9), Some(span(2, 9))),
            (span(9, 10), None),
            (span(8, 10), None),
            (span(0, 1), None),
            (span(30, 30), Some(span(20, 30))),
            (span(19, 25), None),
        ] {
            assert_eq!(areas.around(asked), around, "{asked:?}");
        }
        assert_eq!(Areas::of(Vec::new()).around(span(0, 0)), None);
    }
}

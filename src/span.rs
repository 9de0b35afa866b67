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

/// A name where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name<'t> {
    /// The name.
    pub text: Cow<'t, str>,
    /// Its place.
    pub span: Span,
}

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

/// Spans in order, of which none overlaps another, so that one of very many is found fast.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spans(Vec<Span>);

/// No spans.
pub static NO_SPANS: Spans = Spans(Vec::new());

impl Spans {
    /// What `spans`, in any order, cover together.
    pub fn new(mut spans: Vec<Span>) -> Self {
        spans.sort_unstable();
        spans.dedup_by(|next, last| {
            let overlaps = next.start < last.end || next == last;
            if overlaps {
                last.end = last.end.max(next.end);
            }
            overlaps
        });
        Self(spans)
    }

    /// All of them, in order.
    pub fn all(&self) -> &[Span] {
        &self.0
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The one that covers the byte at `at`.
    pub fn at(&self, at: usize) -> Option<Span> {
        let next = self.0.partition_point(|span| span.end as usize <= at);
        self.0.get(next).copied().filter(|span| span.start as usize <= at)
    }

    /// Whether one of them has a byte of `span`.
    pub fn overlap(&self, span: Span) -> bool {
        let next = self.0.partition_point(|own| own.end <= span.start);
        self.0.get(next).is_some_and(|own| own.start < span.end)
    }

    /// Whether one of them covers all of `span`.
    pub fn cover(&self, span: Span) -> bool {
        let next = self.0.partition_point(|own| own.end < span.end);
        self.0.get(next).is_some_and(|own| own.start <= span.start)
    }

    /// These and `others`.
    pub fn extend(&mut self, others: Self) {
        if !others.is_empty() {
            let mut all = std::mem::take(&mut self.0);
            all.extend(others.0);
            *self = Self::new(all);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_in_order_and_apart() {
        let spans = [(17, 24), (5, 7), (4, 12), (12, 14), (10, 11)].map(|(a, b)| Span::new(a, b));
        let mut spans = Spans::new(spans.to_vec());
        assert_eq!(spans.all(), [Span::new(4, 12), Span::new(12, 14), Span::new(17, 24)]);
        assert_eq!(spans.at(3), None);
        assert_eq!(spans.at(4), Some(Span::new(4, 12)));
        assert_eq!(spans.at(12), Some(Span::new(12, 14)));
        assert_eq!(spans.at(24), None);
        assert!(spans.overlap(Span::new(13, 18)) && !spans.overlap(Span::new(14, 17)));
        assert!(spans.cover(Span::new(18, 24)) && !spans.cover(Span::new(13, 18)));
        assert!(spans.cover(Span::at(12)) && !spans.cover(Span::at(15)));
        spans.extend(Spans::new(vec![Span::new(0, 5), Span::new(30, 31)]));
        assert_eq!(spans.all()[0], Span::new(0, 12));
        assert_eq!(spans.all().len(), 4);
    }
}

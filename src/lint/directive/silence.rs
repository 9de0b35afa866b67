//! Which of very many places lie inside or around which others, without comparing each with each:
//! a file may hold a million directives and as many findings. What the places are of is left to
//! the callers.

use crate::span::Span;

/// Places that are asked whether one of them lies inside another place.
pub(super) struct Inside {
    /// Where the places begin that there can be, in order.
    starts: Vec<u32>,
    /// A Fenwick tree over them, from the last to the first: the least ends.
    least: Vec<u32>,
}

impl Inside {
    /// None yet, of places that begin at these offsets.
    pub(super) fn among(starts: impl Iterator<Item = u32>) -> Self {
        let mut starts: Vec<u32> = starts.collect();
        starts.sort_unstable();
        starts.dedup();
        let least = vec![u32::MAX; starts.len() + 1];
        Self { starts, least }
    }

    /// All of `spans`.
    pub(super) fn of(spans: &[Span]) -> Self {
        let mut all = Self::among(spans.iter().map(|span| span.start));
        for span in spans {
            all.insert(*span);
        }
        all
    }

    /// Adds a place, which must begin where one can.
    pub(super) fn insert(&mut self, span: Span) {
        let mut at = self.from(span.start);
        while at > 0 && at < self.least.len() {
            self.least[at] = self.least[at].min(span.end);
            at += at & at.wrapping_neg();
        }
    }

    /// Whether a place lies inside `cover`.
    pub(super) fn any_in(&self, cover: Span) -> bool {
        let mut at = self.from(cover.start);
        while at > 0 {
            if self.least[at] <= cover.end {
                return true;
            }
            at -= at & at.wrapping_neg();
        }
        false
    }

    /// The number of places there can be from the offset `start` on.
    fn from(&self, start: u32) -> usize {
        self.starts.len() - self.starts.partition_point(|own| *own < start)
    }
}

/// Places with owners that are asked whether one of them lies around another place.
pub(super) struct Around {
    starts: Vec<u32>,
    /// Of the places up to each, the two that end last, with their owners.
    last: Vec<[Option<(u32, usize)>; 2]>,
}

impl Around {
    /// All of these. No owner has two.
    pub(super) fn of(places: impl Iterator<Item = (Span, usize)>) -> Self {
        let mut places: Vec<_> = places.collect();
        places.sort_unstable();
        let mut two = [None; 2];
        let after = |(span, owner): &(Span, usize)| {
            let place = Some((span.end, *owner));
            if place > two[0] {
                two = [place, two[0]];
            } else if place > two[1] {
                two[1] = place;
            }
            two
        };
        let last = places.iter().map(after).collect();
        Self { starts: places.into_iter().map(|(span, _)| span.start).collect(), last }
    }

    /// Whether a place lies around `span`, other than that of the owner `but`.
    pub(super) fn any(&self, span: Span, but: Option<usize>) -> bool {
        let before = self.starts.partition_point(|start| *start <= span.start);
        let last = before.checked_sub(1).map(|at| self.last[at]).unwrap_or_default();
        let others = last.into_iter().flatten().filter(|(_, owner)| Some(*owner) != but);
        others.into_iter().any(|(end, _)| end >= span.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn spans() -> impl Strategy<Value = Vec<Span>> {
        let span = (0_u32..20, 0_u32..8).prop_map(|(start, len)| Span { start, end: start + len });
        proptest::collection::vec(span, 0..12)
    }

    fn within(inner: Span, outer: Span) -> bool {
        outer.start <= inner.start && inner.end <= outer.end
    }

    proptest! {
        #[test]
        fn as_if_each_were_compared_with_each(places in spans(), asked in spans()) {
            let inside = Inside::of(&places);
            let around = Around::of(places.iter().enumerate().map(|(at, span)| (*span, at)));
            for span in asked {
                prop_assert_eq!(inside.any_in(span), places.iter().any(|p| within(*p, span)));
                prop_assert_eq!(around.any(span, None), places.iter().any(|p| within(span, *p)));
                for but in 0..places.len() {
                    let mut others = places.clone();
                    others.remove(but);
                    let expected = others.iter().any(|p| within(span, *p));
                    prop_assert_eq!(around.any(span, Some(but)), expected);
                }
            }
        }
    }
}

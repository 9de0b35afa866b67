//! Changes to a text as byte-range edits: [`Edit`], [`Fix`] with its [`Safety`], applying them, and
//! where places are afterwards ([`Shift`]). Knows nothing of HCL; what no edit covers stays byte
//! for byte.

use crate::span::Span;

/// The replacement of one span of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// What is replaced; empty for an insertion.
    pub span: Span,
    /// What stands there afterwards.
    pub text: String,
}

impl Edit {
    /// Replaces the bytes of `span` by `text`.
    pub fn replace(span: Span, text: impl Into<String>) -> Self {
        Self { span, text: text.into() }
    }

    /// Puts `text` before the byte at offset `at`.
    pub fn insert(at: usize, text: impl Into<String>) -> Self {
        Self::replace(Span::at(at), text)
    }

    /// Takes the bytes of `span` away.
    pub fn delete(span: Span) -> Self {
        Self::replace(span, "")
    }
}

/// Whether a fix may be applied without a person looking at it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Safety {
    /// Keeps meaning and comments.
    Safe,
    /// May change meaning, or is a guess at what was meant.
    Unsafe,
}

/// Edits that belong together: all of them are applied, or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fix {
    /// What the fix does, as an order: "rename it to `subnet`".
    pub message: String,
    /// Whether it may be applied unseen.
    pub safety: Safety,
    /// The edits, in any order, not overlapping.
    pub edits: Vec<Edit>,
}

/// `text` with all `edits` made, or `None` if two of them overlap or one is out of bounds.
///
/// Edits may come in any order. Insertions at one place keep the order they are given in, and
/// an insertion at the start of a replaced span goes before the replacement.
pub fn apply(text: &str, edits: &[Edit]) -> Option<String> {
    let mut order: Vec<&Edit> = edits.iter().collect();
    order.sort_by_key(|e| (e.span.start, e.span.end));
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for edit in order {
        let range = edit.span.range();
        out.push_str(text.get(done..range.start)?);
        out.push_str(&edit.text);
        done = range.end;
    }
    out.push_str(text.get(done..)?);
    Some(out)
}

/// Where the places of a text are once edits of it are made.
pub struct Shift {
    /// What is replaced, in order.
    edits: Vec<Span>,
    /// By how many bytes the text after the first edits has moved, be it back: as many as the
    /// place in this list says. Added with a wrap.
    by: Vec<u32>,
}

impl Shift {
    /// That of `edits`, which may come in any order and do not overlap.
    pub fn of(edits: &[Edit]) -> Self {
        let mut order: Vec<&Edit> = edits.iter().collect();
        order.sort_by_key(|edit| edit.span);
        let mut by = vec![0_u32];
        by.extend(order.iter().scan(0_u32, |sum, edit| {
            *sum = sum.wrapping_add(edit.text.len() as u32).wrapping_sub(edit.span.len() as u32);
            Some(*sum)
        }));
        Self { edits: order.iter().map(|edit| edit.span).collect(), by }
    }

    /// What became of `span`, with all that was written in place of what it touches; and whether
    /// an edit touches it at all.
    pub fn span(&self, span: Span) -> (Span, bool) {
        let first = self.edits.partition_point(|edit| edit.end < span.start);
        let next = self.edits.partition_point(|edit| edit.start <= span.end);
        let touching = self.edits.get(first..next).unwrap_or_default();
        let covered = touching.iter().fold(span, |span, edit| span.to(*edit));
        let start = covered.start.wrapping_add(self.by[first]);
        let end = covered.end.wrapping_add(self.by[next.max(first)]);
        (Span { start, end }, !touching.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_move_with_what_stands_before_them_and_grow_with_what_touches_them() {
        let text = "ab(cd)ef";
        let edits = [
            Edit::insert(0, "xy"),
            Edit::delete(Span::new(2, 3)),
            Edit::replace(Span::new(5, 6), "!!"),
        ];
        let after = apply(text, &edits).unwrap();
        let shift = Shift::of(&edits);
        for (place, expected, touched) in [
            ("ab", "xyab", true),
            ("b", "b", true),
            ("(", "", true),
            ("(cd)", "cd!!", true),
            ("cd", "cd!!", true),
            ("d", "d!!", true),
            (")e", "!!e", true),
            ("f", "f", false),
        ] {
            let at = text.find(place).unwrap();
            let (span, is) = shift.span(Span::new(at, at + place.len()));
            assert_eq!((&after[span.range()], is), (expected, touched), "{place}");
        }
        assert_eq!(Shift::of(&[]).span(Span::at(3)), (Span::at(3), false));
    }

    #[test]
    fn edits_are_made_in_the_order_of_their_places() {
        let edits = [
            Edit::replace(Span::new(4, 5), "two"),
            Edit::insert(0, "# "),
            Edit::insert(0, "x "),
            Edit::delete(Span::new(5, 6)),
        ];
        assert_eq!(apply("a = 1;", &edits).unwrap(), "# x a = two");
    }

    #[test]
    fn overlapping_edits_are_refused() {
        let edits = [Edit::delete(Span::new(0, 3)), Edit::delete(Span::new(2, 4))];
        assert_eq!(apply("a = 1", &edits), None);
    }

    #[test]
    fn an_edit_past_the_end_or_inside_a_character_is_refused() {
        assert_eq!(apply("a", &[Edit::insert(2, "x")]), None);
        assert_eq!(apply("é", &[Edit::insert(1, "x")]), None);
    }
}

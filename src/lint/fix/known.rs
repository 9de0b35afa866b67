//! Which errors of a text with fixes are those that it had before: told by what they are about, not
//! by their words, which may name what a fix has changed.

use crate::edit::{Edit, Shift};
use crate::finding::Finding;
use crate::lint::Level;
use crate::span::Span;
use std::collections::{BTreeSet, HashMap, HashSet};

/// A lint and the code of its finding.
pub(crate) type Kind = (&'static str, Option<&'static str>);

/// The errors of a text, and where they are after edits of it.
pub(super) struct Known<'f> {
    errors: Vec<Error<'f>>,
}

struct Error<'f> {
    kind: Kind,
    message: &'f str,
    /// Its place in the text as it is now.
    span: Span,
    /// All that it speaks of there.
    about: Span,
    /// The other places that it speaks of.
    related: Vec<Span>,
    /// Whether an edit touched its place.
    changed: bool,
    /// Whether an edit touched something else that it speaks of.
    rest_changed: bool,
    /// Whether its own fix is among the edits.
    mended: bool,
}

fn kind(finding: &Finding) -> Kind {
    (finding.lint, finding.code)
}

fn is_error(finding: &(Level, Finding)) -> bool {
    finding.0 == Level::Deny
}

impl<'f> Known<'f> {
    /// The errors among `findings`, of which some are to be `mended`.
    pub(super) fn of(
        findings: &'f [(Level, Finding)],
        mended: impl Iterator<Item = usize>,
    ) -> Self {
        let mended: HashSet<usize> = mended.collect();
        let error = |(nth, (_, finding)): (usize, &'f (Level, Finding))| Error {
            kind: kind(finding),
            message: &finding.message,
            span: finding.span,
            about: finding.about.unwrap_or(finding.span),
            related: (finding.related.iter())
                .filter(|related| related.file.is_none())
                .map(|related| related.span)
                .collect(),
            changed: false,
            rest_changed: false,
            mended: mended.contains(&nth),
        };
        let all = findings.iter().enumerate().filter(|(_, finding)| is_error(finding));
        Self { errors: all.map(error).collect() }
    }

    /// Goes with the text through edits of it.
    pub(super) fn edit(&mut self, edits: &[Edit]) {
        let shift = Shift::of(edits);
        for error in &mut self.errors {
            let (span, touched) = shift.span(error.span);
            error.span = span;
            error.changed |= touched;
            for place in error.related.iter_mut().chain([&mut error.about]) {
                let (span, touched) = shift.span(*place);
                *place = span;
                error.rest_changed |= touched;
            }
        }
    }

    /// The errors among `findings` that are none of these: which of the findings they are.
    ///
    /// Each stands for one at most. It stands for one of its lint and code at its place: in its
    /// words, or in others if an edit touched what it speaks of. Where an edit touched its place,
    /// it may also be a part of what is there now; or, since fixes move things, be elsewhere in its
    /// words, if it was not its own fix that touched it. Where it speaks of several places, such as
    /// two that are at odds, another of these may be the one that it is shown at.
    pub(super) fn new_among(&self, findings: &[(Level, Finding)]) -> BTreeSet<usize> {
        let mut new: Vec<usize> = (0..findings.len()).collect();
        new.retain(|nth| is_error(&findings[*nth]));
        if new.is_empty() {
            return BTreeSet::new();
        }
        let finding = |nth: &usize| &findings[*nth].1;
        let mut left: Vec<&Error> = self.errors.iter().collect();
        take(
            &mut new,
            &mut left,
            |nth| {
                let finding = finding(nth);
                (kind(finding), finding.span, finding.message.as_str())
            },
            |error| Some((error.kind, error.span, error.message)),
        );
        take(
            &mut new,
            &mut left,
            |nth| (kind(finding(nth)), finding(nth).span),
            |error| {
                let may_differ = error.changed || error.rest_changed;
                may_differ.then_some((error.kind, error.span))
            },
        );
        beside(&mut new, &mut left, finding);
        inside(&mut new, &mut left, finding);
        take(
            &mut new,
            &mut left,
            |nth| (kind(finding(nth)), finding(nth).message.as_str()),
            |error| (error.changed && !error.mended).then_some((error.kind, error.message)),
        );
        new.into_iter().collect()
    }
}

/// Takes out of both lists what has the same key in both, one for one.
fn take<'f, K: Eq + std::hash::Hash>(
    new: &mut Vec<usize>,
    left: &mut Vec<&Error<'f>>,
    key: impl Fn(&usize) -> K,
    known: impl Fn(&Error<'f>) -> Option<K>,
) {
    if new.is_empty() || left.is_empty() {
        return;
    }
    let mut count: HashMap<K, usize> = HashMap::new();
    for error in left.iter() {
        if let Some(key) = known(error) {
            *count.entry(key).or_default() += 1;
        }
    }
    let mut taken: HashMap<K, usize> = HashMap::new();
    new.retain(|nth| {
        let key = key(nth);
        let Some(rest) = count.get_mut(&key).filter(|rest| **rest > 0) else { return true };
        *rest -= 1;
        *taken.entry(key).or_default() += 1;
        false
    });
    left.retain(|error| {
        let Some(key) = known(error) else { return true };
        let Some(rest) = taken.get_mut(&key).filter(|rest| **rest > 0) else { return true };
        *rest -= 1;
        false
    });
}

/// Takes out of both lists the findings at a place that an error speaks of, or that speak of its
/// place, one for one.
fn beside<'a>(
    new: &mut Vec<usize>,
    left: &mut Vec<&Error>,
    finding: impl Fn(&usize) -> &'a Finding,
) {
    let mut places: HashMap<(Kind, Span), Vec<usize>> = HashMap::new();
    for (nth, error) in left.iter().enumerate().filter(|(_, error)| !error.related.is_empty()) {
        for span in error.related.iter().chain([&error.span]) {
            places.entry((error.kind, *span)).or_default().push(nth);
        }
    }
    let own: Vec<Span> = left.iter().map(|error| error.span).collect();
    let mut spent: HashSet<usize> = HashSet::new();
    new.retain(|nth| {
        let finding = finding(nth);
        let related = finding.related.iter().filter(|related| related.file.is_none());
        let mut spans = related.map(|related| related.span).chain([finding.span]);
        let known = spans.find_map(|span| {
            let mut about = places.get(&(kind(finding), span)).into_iter().flatten().copied();
            about.find(|nth| !spent.contains(nth) && (finding.span == span || own[*nth] == span))
        });
        known.is_none_or(|nth| !spent.insert(nth))
    });
    let mut at = 0..;
    left.retain(|_| at.next().is_none_or(|at| !spent.contains(&at)));
}

/// Takes out of both lists the findings that are inside what an edit has made of the place of an
/// error, the innermost for each.
fn inside<'a>(
    new: &mut Vec<usize>,
    left: &mut Vec<&Error>,
    finding: impl Fn(&usize) -> &'a Finding,
) {
    if new.is_empty() || left.is_empty() {
        return;
    }
    left.sort_by_key(|error| error.span.start);
    let mut order = new.clone();
    order.sort_by_key(|nth| finding(nth).span.start);
    let mut gone: HashSet<usize> = HashSet::new();
    let mut spent: HashSet<usize> = HashSet::new();
    // Which of those that are left begin before a finding, and may reach to it.
    let mut open: Vec<usize> = Vec::new();
    let mut next = 0;
    for nth in order {
        let (kind, span) = (kind(finding(&nth)), finding(&nth).span);
        while let Some(error) = left.get(next).filter(|error| error.span.start <= span.start) {
            if error.changed {
                open.push(next);
            }
            next += 1;
        }
        open.retain(|at| left[*at].span.end >= span.start);
        let around = |at: &usize| left[*at].kind == kind && left[*at].span.end >= span.end;
        if let Some(at) = open.iter().rposition(around) {
            spent.insert(open.remove(at));
            gone.insert(nth);
        }
    }
    new.retain(|nth| !gone.contains(nth));
    let mut at = 0..;
    left.retain(|_| at.next().is_none_or(|at| !spent.contains(&at)));
}

/// How many of `findings` there are of each lint and code.
pub(crate) fn count<'f>(findings: impl Iterator<Item = &'f Finding>) -> HashMap<Kind, usize> {
    let mut count = HashMap::new();
    findings.for_each(|finding| *count.entry(kind(finding)).or_default() += 1);
    count
}

/// Whether a lint and code is counted more often `after` than `before`.
pub(crate) fn has_more(before: &HashMap<Kind, usize>, after: &HashMap<Kind, usize>) -> bool {
    after.iter().any(|(kind, count)| before.get(kind).is_none_or(|before| before < count))
}

/// Whether no lint and code has more errors `after` than before, in a text that says the same.
pub(super) fn no_more_errors(before: &[(Level, Finding)], after: &[(Level, Finding)]) -> bool {
    let errors = |findings: &[(Level, Finding)]| {
        count(findings.iter().filter(|finding| is_error(finding)).map(|(_, finding)| finding))
    };
    !has_more(&errors(before), &errors(after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    const BEFORE: &str = "a = f(!(x == y)) && g\nb = h\n";

    fn error(text: &str, place: &str, message: &str) -> (Level, Finding) {
        let start = text.find(place).unwrap();
        let span = Span::new(start, start + place.len());
        (Level::Deny, Finding::new("lint", span, message))
    }

    /// How many of the errors after edits are new, the first of those before being mended or not.
    fn new(edits: &[Edit], before: &[(&str, &str)], after: &[(&str, &str)], mended: bool) -> usize {
        let text = apply(BEFORE, edits).unwrap();
        let of = |text: &str, errors: &[(&str, &str)]| -> Vec<_> {
            errors.iter().map(|(place, message)| error(text, place, message)).collect()
        };
        let before = of(BEFORE, before);
        let mut known = Known::of(&before, 0..usize::from(mended));
        known.edit(edits);
        known.new_among(&of(&text, after)).len()
    }

    /// `!(x == y)` to `x != y`.
    fn negated() -> Vec<Edit> {
        vec![
            Edit::delete(Span::new(6, 8)),
            Edit::replace(Span::new(10, 12), "!="),
            Edit::delete(Span::new(14, 15)),
        ]
    }

    #[test]
    fn an_error_about_what_a_fix_changed_may_change_its_words() {
        let edits = negated();
        assert_eq!(new(&edits, &[("x == y", "`x == y`")], &[("x != y", "`x != y`")], false), 0);
        // It is about a part of what is there now, or its own fix mended a part of it.
        let before = [("!(x == y)", "`!(x == y)`")];
        assert_eq!(new(&edits, &before, &[("x != y", "`x != y`")], true), 0);
        assert_eq!(new(&edits, &before, &[("y", "`y`")], false), 0);
    }

    #[test]
    fn an_error_at_another_place_is_new() {
        let before = [("x == y", "`x == y`")];
        assert_eq!(new(&negated(), &before, &[("g", "`g`")], false), 1);
        // One that was there stands for one.
        assert_eq!(new(&negated(), &before, &[("x", "`x`"), ("y", "`y`")], false), 1);
        // No edit touched it, and it says something else.
        assert_eq!(new(&negated(), &[("h", "`b` lacks c")], &[("h", "`b` lacks d")], false), 1);
        assert_eq!(new(&negated(), &[("h", "`b` lacks c")], &[("h", "`b` lacks c")], false), 0);
    }

    #[test]
    fn an_error_of_another_lint_or_code_is_new() {
        let before = [error(BEFORE, "x == y", "words")];
        let mut known = Known::of(&before, std::iter::empty());
        known.edit(&negated());
        let text = apply(BEFORE, &negated()).unwrap();
        let (level, mut after) = error(&text, "x != y", "words");
        assert!(known.new_among(&[(level, after.clone())]).is_empty());
        after.code = Some("CODE");
        assert_eq!(known.new_among(&[(level, after.clone())]).len(), 1);
        after.code = None;
        after.lint = "other";
        assert_eq!(known.new_among(&[(level, after)]).len(), 1);
    }

    #[test]
    fn an_error_that_names_another_place_may_change_with_that() {
        let mut before = [error(BEFORE, "h", "`h` is like `x == y`")];
        let place = BEFORE.find("x == y").unwrap();
        before[0].1 = before[0].1.clone().related(Span::new(place, place + 6), "here");
        let text = apply(BEFORE, &negated()).unwrap();
        let after = [error(&text, "h", "`h` is like `x != y`")];
        let mut known = Known::of(&before, std::iter::empty());
        known.edit(&negated());
        assert!(known.new_among(&after).is_empty());
    }

    #[test]
    fn an_error_about_more_than_its_place_may_change_with_that() {
        let whole = BEFORE.find("x == y").unwrap();
        let (level, finding) = error(BEFORE, "x", "`==` in `x == y`");
        let before = [(level, finding.about(Span::new(whole, whole + 6)))];
        let text = apply(BEFORE, &negated()).unwrap();
        let mut known = Known::of(&before, std::iter::empty());
        known.edit(&negated());
        assert!(known.new_among(&[error(&text, "x", "`!=` in `x != y`")]).is_empty());
    }

    #[test]
    fn an_error_of_two_places_may_be_shown_at_the_other() {
        let at_odds = |text: &str, place: &str, other: &str| {
            let (level, finding) = error(text, place, &format!("`{place}` and `{other}`"));
            let start = text.find(other).unwrap();
            (level, finding.related(Span::new(start, start + other.len()), "here"))
        };
        let before = [at_odds(BEFORE, "h", "g")];
        let text = apply(BEFORE, &negated()).unwrap();
        let new = |place, other| {
            let mut known = Known::of(&before, std::iter::empty());
            known.edit(&negated());
            known.new_among(&[at_odds(&text, place, other)]).len()
        };
        assert_eq!((new("g", "x"), new("x", "h"), new("x", "g"), new("x", "y")), (0, 0, 1, 1));
    }

    #[test]
    fn as_many_errors_of_a_kind_are_no_more() {
        let errors = |places: &[&str]| -> Vec<_> {
            places.iter().map(|place| error(BEFORE, place, "words")).collect()
        };
        assert!(no_more_errors(&errors(&["x", "y"]), &errors(&["g", "h"])));
        assert!(no_more_errors(&errors(&["x", "y"]), &errors(&["h"])));
        assert!(!no_more_errors(&errors(&["x"]), &errors(&["x", "y"])));
        let warned = |(_, finding): (Level, Finding)| (Level::Warn, finding);
        let advice: Vec<_> = errors(&["x"]).into_iter().map(warned).collect();
        assert!(no_more_errors(&[], &advice) && !no_more_errors(&advice, &errors(&["x"])));
    }

    #[test]
    fn an_error_that_was_moved_is_the_same_in_its_words() {
        let edits = [Edit::delete(Span::new(0, 22)), Edit::insert(28, "a = g\n")];
        let moved = [("g", "`g` is no word")];
        assert_eq!(new(&edits, &moved, &moved, false), 0);
        // Its own fix was to mend it.
        assert_eq!(new(&edits, &moved, &moved, true), 1);
        assert_eq!(new(&edits, &moved, &[("g", "`g` is no number")], false), 1);
    }
}

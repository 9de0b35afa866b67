//! The fix loop: applies the fixes that findings carry, round by round, until none is left.
//!
//! It knows nothing of files or languages. What is found in a text, at which levels, and how a
//! text is formatted are functions that the caller gives; reading and writing are the caller's too.

pub(crate) mod known;
#[cfg(test)]
mod tests;

use super::Level;
use crate::edit::{Edit, Fix, Safety, apply};
use crate::finding::Finding;
use crate::fmt::Formatted;
use crate::source::text::strip_bom;
use known::Known;
use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

/// So many rounds are made at most.
const MAX_ROUNDS: usize = 10;

/// What fixing a text came to.
#[derive(PartialEq, Eq, Debug)]
pub struct Fixed {
    /// The text with the fixes.
    pub text: String,
    /// How many fixes of each lint are in it.
    pub applied: BTreeMap<&'static str, usize>,
    /// What is found in it.
    pub remaining: Vec<(Level, Finding)>,
    /// The lints whose fixes made the text worse and were taken back, in the order they were
    /// tried. The findings of these that remain have no fixes.
    pub undone: Vec<&'static str>,
}

/// The functions that fixing a text needs.
pub struct Tools<F, L> {
    /// What is found in a text, at warn or deny.
    pub find: F,
    /// What formatting a text comes to.
    pub format: L,
}

/// Applies the fixes of what is found in `text`: the safe ones, and the unsafe ones too if
/// `allowed` is [`Safety::Unsafe`].
///
/// Each round applies what does not overlap, what encloses others first; the rest waits for the
/// next round, in which the text is looked at again. A round after which there is a finding at
/// deny level that was not there before is undone, unless fixes that are allowed mend it at once;
/// then the fixes of its lints are tried one lint at a time, and a lint whose fixes make the text
/// worse is left alone from then on. A finding is the one that was there if it is about the same
/// place, whatever it says of it now. A text that was formatted before a round is formatted after
/// it; one that was not keeps its author's layout.
pub fn fix<F, L>(text: &str, allowed: Safety, tools: &mut Tools<F, L>) -> Fixed
where
    F: FnMut(&str) -> Vec<(Level, Finding)>,
    L: FnMut(&str) -> Formatted,
{
    let remaining = (tools.find)(text);
    let fixed =
        Fixed { text: text.to_owned(), applied: BTreeMap::new(), remaining, undone: Vec::new() };
    let mut run = Loop { fixed, allowed, tools, seen: HashSet::from([text.to_owned()]) };
    for _ in 0..MAX_ROUNDS {
        if !run.round() {
            break;
        }
    }
    let mut fixed = run.fixed;
    for (_, finding) in &mut fixed.remaining {
        if fixed.undone.contains(&finding.lint) {
            finding.fix_in_words();
        }
    }
    fixed
}

/// What trying some fixes came to.
enum Tried {
    /// They are in the text.
    Applied,
    /// They change nothing, or lead back to a text that was there before.
    Nowhere,
    /// They make the text worse, and are not in it.
    Worse,
}

struct Loop<'a, F, L> {
    fixed: Fixed,
    allowed: Safety,
    tools: &'a mut Tools<F, L>,
    /// Every text that there was.
    seen: HashSet<String>,
}

impl<F, L> Loop<'_, F, L>
where
    F: FnMut(&str) -> Vec<(Level, Finding)>,
    L: FnMut(&str) -> Formatted,
{
    /// One round; whether the text is another one after it, so that a next one may find more.
    fn round(&mut self) -> bool {
        let picked = self.pick(&self.fixed.text, &self.fixed.remaining, |_| true);
        if picked.is_empty() {
            return false;
        }
        let mut lints: Vec<&'static str> = Vec::new();
        for Picked { lint, .. } in &picked {
            if !lints.contains(lint) {
                lints.push(lint);
            }
        }
        match self.attempt(picked) {
            Tried::Applied => return true,
            Tried::Nowhere => return false,
            Tried::Worse => {}
        }
        if let [only] = lints[..] {
            self.fixed.undone.push(only);
            return true;
        }
        for lint in lints {
            let of_it = |nth: usize| self.fixed.remaining[nth].1.lint == lint;
            let picked = self.pick(&self.fixed.text, &self.fixed.remaining, of_it);
            if matches!(self.attempt(picked), Tried::Worse) {
                self.fixed.undone.push(lint);
            }
        }
        true
    }

    /// Whether the fix of a finding may be applied.
    fn may_fix(&self, finding: &Finding) -> bool {
        let allowed = |fix: &Fix| fix.safety <= self.allowed && !fix.edits.is_empty();
        finding.fix.as_ref().is_some_and(allowed) && !self.fixed.undone.contains(&finding.lint)
    }

    /// Fixes of `text` that may be applied together, of those `findings` whose numbers are wanted.
    fn pick(
        &self,
        text: &str,
        findings: &[(Level, Finding)],
        wanted: impl Fn(usize) -> bool,
    ) -> Vec<Picked> {
        let mut candidates: Vec<_> = findings
            .iter()
            .enumerate()
            .filter(|(nth, (_, finding))| wanted(*nth) && self.may_fix(finding))
            .filter_map(|(nth, (_, finding))| Some((nth, finding.lint, finding.fix.as_ref()?)))
            .map(|(nth, lint, fix)| (Place::of(&fix.edits, text), lint, nth, fix))
            .collect();
        // What encloses others comes first, such as a wrapper, which the formatter may have taken
        // away already: what is left to do inside it may depend on it.
        candidates.sort_by_key(|(place, lint, ..)| (place.start, Reverse(place.end), *lint));
        let mut picked: Vec<Picked> = Vec::new();
        // Of those that were picked, the ones that may reach to the next: their places, and which.
        let mut near: Vec<(Place, usize)> = Vec::new();
        for (place, lint, of, fix) in candidates {
            near.retain(|(other, _)| other.end >= place.start);
            let is_apart = |(other, at): &(Place, usize)| {
                let before = &picked[*at];
                other.apart_from(place) || (before.lint == lint && apart(&before.edits, &fix.edits))
            };
            if near.iter().all(is_apart) {
                near.push((place, picked.len()));
                picked.push(Picked { lint, of, edits: fix.edits.clone() });
            }
        }
        picked
    }

    /// Applies fixes. Those of the errors that they bring follow, as long as all of these have one.
    fn attempt(&mut self, picked: Vec<Picked>) -> Tried {
        let mut known = Known::of(&self.fixed.remaining, picked.iter().map(|picked| picked.of));
        let mut applied: Vec<&'static str> = Vec::new();
        let mut now = Cow::Borrowed(self.fixed.text.as_str());
        let mut next = picked;
        for _ in 0..MAX_ROUNDS {
            applied.extend(next.iter().map(|picked| picked.lint));
            let edits: Vec<Edit> = next.into_iter().flat_map(|picked| picked.edits).collect();
            let Some(text) = apply(&now, &edits) else { return Tried::Worse };
            if self.seen.contains(&text) {
                return Tried::Nowhere;
            }
            let findings = (self.tools.find)(&text);
            known.edit(&edits);
            let new = known.new_among(&findings);
            if new.is_empty() {
                return self.accept(text, findings, &applied);
            }
            if !new.iter().all(|nth| self.may_fix(&findings[*nth].1)) {
                return Tried::Worse;
            }
            next = self.pick(&text, &findings, |nth| new.contains(&nth));
            now = Cow::Owned(text);
        }
        Tried::Worse
    }

    /// Takes a text that fixes led to, formatted if the one before was, and what is found in it.
    fn accept(
        &mut self,
        mut text: String,
        mut findings: Vec<(Level, Finding)>,
        applied: &[&'static str],
    ) -> Tried {
        let format = &mut self.tools.format;
        if matches!(format(strip_bom(&self.fixed.text)), Formatted::Unchanged)
            && let Formatted::Changed(formatted) = format(&text)
        {
            if self.seen.contains(&formatted) {
                return Tried::Nowhere;
            }
            let after = (self.tools.find)(&formatted);
            if !known::no_more_errors(&findings, &after) {
                return Tried::Worse;
            }
            (text, findings) = (formatted, after);
        }
        self.seen.insert(text.clone());
        self.fixed.text = text;
        self.fixed.remaining = findings;
        for lint in applied {
            *self.fixed.applied.entry(lint).or_default() += 1;
        }
        Tried::Applied
    }
}

/// A fix that is to be applied.
struct Picked {
    lint: &'static str,
    /// Which of the findings it belongs to.
    of: usize,
    edits: Vec<Edit>,
}

/// The bytes from the first place that a fix changes to the last.
#[derive(Clone, Copy)]
struct Place {
    start: u32,
    end: u32,
}

impl Place {
    /// Of the edits of a fix of `text`. Line breaks of another kind are its whole matter, before
    /// anything else is written into it.
    fn of(edits: &[Edit], text: &str) -> Self {
        if edits.iter().all(|edit| matches!(edit.text.as_str(), "\n" | "\r\n")) {
            return Self { start: 0, end: text.len() as u32 };
        }
        let start = edits.iter().map(|edit| edit.span.start).min().unwrap_or(0);
        let end = edits.iter().map(|edit| edit.span.end).max().unwrap_or(0);
        Self { start, end }
    }

    /// Whether a byte at least stands between the two.
    fn apart_from(self, other: Self) -> bool {
        self.end < other.start || other.end < self.start
    }
}

/// Whether no edit of one fix touches one of another. Fixes of one lint may enclose each other:
/// a lint answers for its own.
fn apart(edits: &[Edit], others: &[Edit]) -> bool {
    edits.iter().all(|edit| {
        let place = Place { start: edit.span.start, end: edit.span.end };
        others
            .iter()
            .all(|other| place.apart_from(Place { start: other.span.start, end: other.span.end }))
    })
}

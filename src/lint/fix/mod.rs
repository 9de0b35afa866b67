//! The fix loop: applies the fixes that findings carry, round by round, until none is left.
//!
//! It knows nothing of files or languages. What is found in a text, at which levels, and how a
//! text is formatted are functions that the caller gives; reading and writing are the caller's too.

#[cfg(test)]
mod tests;

use super::Level;
use crate::edit::{Edit, Safety, apply};
use crate::finding::Finding;
use crate::fmt::Formatted;
use crate::source::text::strip_bom;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

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
/// deny level more than before is undone; then the fixes of its lints are tried one lint at a
/// time, and a lint whose fixes make the text worse is left alone from then on. A text that was
/// formatted before a round is formatted after it; one that was not keeps its author's layout.
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
        let picked = self.pick(|_| true);
        if picked.is_empty() {
            return false;
        }
        match self.attempt(&picked) {
            Tried::Applied => return true,
            Tried::Nowhere => return false,
            Tried::Worse => {}
        }
        let mut lints: Vec<&'static str> = Vec::new();
        for (lint, _) in &picked {
            if !lints.contains(lint) {
                lints.push(lint);
            }
        }
        if let [only] = lints[..] {
            self.fixed.undone.push(only);
            return true;
        }
        for lint in lints {
            let picked = self.pick(|name| name == lint);
            if matches!(self.attempt(&picked), Tried::Worse) {
                self.fixed.undone.push(lint);
            }
        }
        true
    }

    /// The edits of fixes that may be applied together, each with its lint.
    fn pick(&self, wanted: impl Fn(&str) -> bool) -> Vec<(&'static str, Vec<Edit>)> {
        let mut candidates: Vec<_> = self
            .fixed
            .remaining
            .iter()
            .filter(|(_, finding)| {
                wanted(finding.lint) && !self.fixed.undone.contains(&finding.lint)
            })
            .filter_map(|(_, finding)| Some((finding.lint, finding.fix.as_ref()?)))
            .filter(|(_, fix)| fix.safety <= self.allowed && !fix.edits.is_empty())
            .map(|(lint, fix)| (Place::of(&fix.edits, &self.fixed.text), lint, fix))
            .collect();
        // What encloses others comes first, such as a wrapper, which the formatter may have taken
        // away already: what is left to do inside it may depend on it.
        candidates.sort_by_key(|(place, lint, _)| (place.start, Reverse(place.end), *lint));
        let mut picked: Vec<(&'static str, Vec<Edit>)> = Vec::new();
        // Of those that were picked, the ones that may reach to the next: their places, and which.
        let mut near: Vec<(Place, usize)> = Vec::new();
        for (place, lint, fix) in candidates {
            near.retain(|(other, _)| other.end >= place.start);
            let is_apart = |(other, at): &(Place, usize)| {
                let (name, edits) = &picked[*at];
                other.apart_from(place) || (*name == lint && apart(edits, &fix.edits))
            };
            if near.iter().all(is_apart) {
                near.push((place, picked.len()));
                picked.push((lint, fix.edits.clone()));
            }
        }
        picked
    }

    fn attempt(&mut self, picked: &[(&'static str, Vec<Edit>)]) -> Tried {
        let edits: Vec<Edit> = picked.iter().flat_map(|(_, edits)| edits).cloned().collect();
        let Some(mut text) = apply(&self.fixed.text, &edits) else { return Tried::Worse };
        let format = &mut self.tools.format;
        if matches!(format(strip_bom(&self.fixed.text)), Formatted::Unchanged)
            && let Formatted::Changed(formatted) = format(&text)
        {
            text = formatted;
        }
        if self.seen.contains(&text) {
            return Tried::Nowhere;
        }
        let findings = (self.tools.find)(&text);
        if is_worse(&self.fixed.remaining, &findings) {
            return Tried::Worse;
        }
        self.seen.insert(text.clone());
        self.fixed.text = text;
        self.fixed.remaining = findings;
        for (lint, _) in picked {
            *self.fixed.applied.entry(lint).or_default() += 1;
        }
        Tried::Applied
    }
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

/// Whether something is found at deny level after that was not found before, or more often.
fn is_worse(before: &[(Level, Finding)], after: &[(Level, Finding)]) -> bool {
    let denied = |findings: &[(Level, Finding)]| {
        findings.iter().filter(|(level, _)| *level == Level::Deny).count()
    };
    if denied(after) == 0 {
        return false;
    }
    let mut known: HashMap<(&str, &str), usize> = HashMap::new();
    for (_, finding) in before.iter().filter(|(level, _)| *level == Level::Deny) {
        *known.entry((finding.lint, &finding.message)).or_default() += 1;
    }
    after.iter().filter(|(level, _)| *level == Level::Deny).any(|(_, finding)| {
        match known.get_mut(&(finding.lint, finding.message.as_str())) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        }
    })
}

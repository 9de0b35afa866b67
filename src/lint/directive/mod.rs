//! Directives: comments by which a file silences lints, `# rf-lint: allow(NAME) why`.
//!
//! They are collected when a file is read, and applied when everything that is found in it is
//! known, so that one which silenced nothing can be told. `words` reads what a directive says;
//! `native` and `json` say what it covers and how it is taken out; `silence` compares places.
//! `format` looks at words to the formatter. Levels are the caller's.

mod format;
mod json;
mod native;
mod silence;
#[cfg(test)]
mod tests;
mod way;
mod words;

use super::{Lint, find};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::fmt::skip::MARK;
use crate::span::Span;
use crate::syntax::json::Document;
use crate::syntax::outline::Outline;
use crate::syntax::token::Token;
use memchr::memmem;
use silence::{Around, Inside};
use std::collections::HashMap;
use std::ops::Range;
use words::{Fault, Target, Words};

/// The lint of words that begin like a directive and are none.
const UNKNOWN: &str = "unknown-directive";
/// The lint of directives that silenced nothing.
const UNUSED: &str = "unused-allow";

/// The directives of one text.
#[derive(Default, Debug)]
pub struct Directives {
    allows: Vec<Allow>,
    faults: Vec<Finding>,
    /// Where each name was said first of what ends at a place, be it the file, and what that
    /// covers.
    said: HashMap<(u32, bool, &'static str), (Span, Span)>,
}

/// An `allow` in its place.
#[derive(Debug)]
struct Allow {
    /// The words, from the mark to the closing bracket.
    span: Span,
    /// What it covers, if there is anything.
    cover: Option<Span>,
    names: Vec<Name>,
    /// What takes all of it out of the text.
    removal: Edit,
}

/// A name in an `allow`, in its place.
#[derive(Debug)]
struct Name {
    span: Span,
    /// What it stands for; `None` if it is a fault, which is a finding of its own.
    target: Option<Target>,
    /// Where the same was said before of what it covers, so that nothing is left to silence.
    first: Option<Span>,
}

impl Directives {
    /// The directives in the comments of a native-syntax `text`.
    ///
    /// Of a text with syntax errors the outline is not complete; its directives cover what items
    /// are known.
    pub fn native(text: &str, tokens: &[Token], outline: &Outline) -> Self {
        if may_hold_some(text) { native::collect(text, tokens, outline) } else { Self::default() }
    }

    /// The directives in the `"//"` properties of a JSON `text`.
    pub fn json(text: &str, document: &Document) -> Self {
        if may_hold_some(text) { json::collect(text, document) } else { Self::default() }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.allows.is_empty() && self.faults.is_empty()
    }

    /// Takes the findings of `unknown-directive`, to be put among those of the file.
    pub fn take_faults(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.faults)
    }

    /// Of all `findings` in the text, those that nothing silences; and a finding of
    /// `unused-allow` for each directive, or name in one, that silenced nothing.
    ///
    /// `ran` says whether a lint was run over the text and what it found is among the findings:
    /// only then does a directive that names it and silences nothing stand there in vain. In a
    /// text that could not be read none does.
    pub fn apply(
        &self,
        findings: Vec<Finding>,
        ran: impl Fn(&Lint) -> bool,
    ) -> (Vec<Finding>, Vec<Finding>) {
        if self.allows.is_empty() {
            return (findings, Vec::new());
        }
        let unread = findings.iter().any(|f| find(f.lint).is_some_and(|lint| lint.fixed_level));
        let mut used: Vec<Vec<bool>> =
            self.allows.iter().map(|allow| vec![false; allow.names.len()]).collect();
        let kept = self.silence(findings, &mut used);
        if unread {
            return (kept, Vec::new());
        }
        // A directive may silence what is found about directives, itself included. That is known
        // only now, and those that name this lint are looked at last: the last one first, since
        // one that covers others stands before them.
        let late = |target: Target| find(UNUSED).is_some_and(|lint| target.covers(lint));
        let allows = self.allows.iter().zip(&used);
        let early = allows.filter_map(|(allow, used)| allow.unused(used, &ran, |t| !late(t)));
        let early = early.collect();
        let mut unused = self.silence(early, &mut used);
        let around = Around::of(self.covers(late));
        // No cover begins or ends within a directive, so all of one may stand for a name in it.
        let mut found = Inside::among(self.allows.iter().map(|allow| allow.span.start));
        for (at, (allow, used)) in self.allows.iter().zip(&mut used).enumerate().rev() {
            if allow.cover.is_some_and(|cover| found.any_in(cover)) {
                allow.mark(late, used);
            }
            if let Some(finding) = allow.unused(used, &ran, late) {
                found.insert(allow.span);
                if !around.any(allow.span, Some(at)) {
                    unused.push(finding);
                }
            }
        }
        (kept, unused)
    }

    /// Of `findings`, those that no directive silences. In `used` are then the names that have
    /// silenced one.
    fn silence(&self, mut findings: Vec<Finding>, used: &mut [Vec<bool>]) -> Vec<Finding> {
        let mut places: HashMap<&str, Vec<Span>> = HashMap::new();
        for finding in &findings {
            places.entry(finding.lint).or_default().push(finding.span);
        }
        let mut silencing = HashMap::new();
        for (name, spans) in places {
            let Some(lint) = find(name) else { continue };
            let named = |target: Target| target.covers(lint);
            let found = Inside::of(&spans);
            for (allow, used) in self.allows.iter().zip(&mut *used) {
                if allow.cover.is_some_and(|cover| found.any_in(cover)) {
                    allow.mark(named, used);
                }
            }
            silencing.insert(lint.name, Around::of(self.covers(named)));
        }
        findings.retain(|finding| {
            let around = silencing.get(finding.lint);
            around.is_none_or(|around| !around.any(finding.span, None))
        });
        findings
    }

    /// What the directives cover that name what `named` says, with their indices.
    fn covers(&self, named: impl Fn(Target) -> bool) -> impl Iterator<Item = (Span, usize)> {
        self.allows.iter().enumerate().filter_map(move |(at, allow)| {
            let targets = &mut allow.names.iter().filter_map(|name| name.target);
            targets.any(&named).then_some((allow.cover?, at))
        })
    }

    /// Adds the `words` of a directive. `place` turns places in the words into places in the text.
    fn add(
        &mut self,
        words: Words,
        place: impl Fn(Range<usize>) -> Span,
        cover: impl FnOnce(bool) -> Cover,
        removal: impl FnOnce() -> Edit,
    ) {
        self.faults.extend(words.faults.into_iter().map(|fault| unknown(fault, &place)));
        if let Some(range) = words.schema {
            if matches!(cover(true), Cover::TooLate) {
                let message = "`schema` stands after the first item of the file";
                let finding = Finding::new(UNKNOWN, place(range), message);
                let help = "move it to the top of the file";
                self.faults.push(finding.label("it is not looked at here").help(help));
            }
            return;
        }
        let Some(allow) = words.allow else { return };
        let span = place(allow.range);
        let cover = match cover(allow.file) {
            Cover::Nothing => None,
            Cover::Span(span) => Some(span),
            Cover::TooLate => {
                let message = "`allow-file` stands after the first item of the file";
                let help = "move it to the top, or write `allow` for the next item alone";
                self.faults.push(
                    Finding::new(UNKNOWN, span, message).label("it covers nothing here").help(help),
                );
                return;
            }
        };
        if !allow.valid {
            return;
        }
        let names = allow.names.into_iter().map(|name| {
            let (span, target) = (place(name.range), name.target);
            let first = cover.zip(target).and_then(|(cover, target)| {
                // What covers an item begins at the comment, and ends where the item does.
                let said = self.said.entry((cover.end, allow.file, target.name()));
                let (first, all) = *said.or_insert((span, cover));
                (first != span && all.start <= cover.start).then_some(first)
            });
            Name { span, target, first }
        });
        let names = names.collect();
        self.allows.push(Allow { span, cover, names, removal: removal() });
    }
}

/// What a directive covers.
enum Cover {
    /// Nothing comes after it that it could cover.
    Nothing,
    Span(Span),
    /// It is for the whole file, and an item stands before it.
    TooLate,
}

/// Whether a mark is anywhere in `text`, which decides for most texts that there is no more to do.
/// A JSON string may spell the mark with escapes; that is no directive.
fn may_hold_some(text: &str) -> bool {
    let is_mark = |at: usize| [words::MARK, MARK].iter().any(|mark| text[at..].starts_with(mark));
    memmem::find_iter(text.as_bytes(), b"rf-").any(is_mark)
}

/// The finding about a `fault`.
fn unknown(fault: Fault, place: impl Fn(Range<usize>) -> Span) -> Finding {
    let span = place(fault.range);
    let mut finding = Finding::new(UNKNOWN, span, fault.message).label(fault.label);
    finding.mild = fault.in_vain;
    match fault.meant {
        None => finding.help(fault.help),
        Some(meant) => finding.fix(Fix {
            message: format!("did you mean `{meant}`?"),
            safety: Safety::Unsafe,
            edits: vec![Edit::replace(span, meant)],
        }),
    }
}

impl Allow {
    /// Notes the names that stand for what `named` says as used, but for those said before.
    fn mark(&self, named: impl Fn(Target) -> bool, used: &mut [bool]) {
        for (name, used) in self.names.iter().zip(used) {
            *used |= name.first.is_none() && name.target.is_some_and(&named);
        }
    }

    /// A finding about the names that are not `used` and stand for what `looked_at` says, if
    /// there are any.
    fn unused(
        &self,
        used: &[bool],
        ran: impl Fn(&Lint) -> bool,
        looked_at: impl Fn(Target) -> bool,
    ) -> Option<Finding> {
        let in_vain = |name: &Name, used: bool| {
            let target = name.target.filter(|target| !used && looked_at(*target));
            target.is_some_and(|target| target.lints().all(&ran))
        };
        let names = self.names.iter().zip(used);
        let vain: Vec<bool> = names.map(|(name, used)| in_vain(name, *used)).collect();
        vain.contains(&true).then(|| self.in_vain(&vain))
    }

    /// The finding about the names that are `vain`, of which there is at least one.
    fn in_vain(&self, vain: &[bool]) -> Finding {
        let mut firsts: Vec<Option<Span>> =
            self.names.iter().zip(vain).filter(|(_, vain)| **vain).map(|(n, _)| n.first).collect();
        let label = if firsts.iter().all(Option::is_some) {
            "this is silenced already"
        } else if self.cover.is_some() {
            "there is nothing to silence"
        } else {
            "nothing follows that it could cover"
        };
        firsts.dedup();
        let finding = if vain.iter().all(|vain| *vain) {
            let fix = Fix {
                message: "remove it".to_owned(),
                safety: Safety::Safe,
                edits: vec![self.removal.clone()],
            };
            Finding::new(UNUSED, self.span, "this directive silences nothing").fix(fix)
        } else {
            let names: Vec<&Name> =
                self.names.iter().zip(vain).filter(|(_, v)| **v).map(|(n, _)| n).collect();
            let targets = names.iter().filter_map(|name| name.target);
            let targets: Vec<String> = targets.map(|t| format!("`{}`", t.name())).collect();
            let (verb, it) =
                if targets.len() == 1 { ("silences", "it") } else { ("silence", "them") };
            let message = format!("{} {verb} nothing here", listed(&targets));
            let fix = Fix {
                message: format!("remove {it}"),
                safety: Safety::Safe,
                edits: self.without(vain),
            };
            Finding::new(UNUSED, names[0].span, message).fix(fix)
        };
        let finding = finding.label(label);
        firsts.into_iter().flatten().fold(finding, |f, first| f.related(first, "said first here"))
    }

    /// Edits that take the `vain` names out, and a comma with each. One name at least is kept.
    fn without(&self, vain: &[bool]) -> Vec<Edit> {
        let kept = vain.iter().position(|vain| !vain).unwrap_or(0);
        let mut edits = Vec::new();
        for (at, _) in vain.iter().enumerate().filter(|(_, vain)| **vain) {
            let span = self.names[at].span;
            edits.push(Edit::delete(if at < kept {
                Span { start: span.start, end: self.names[at + 1].span.start }
            } else {
                Span { start: self.names[at - 1].span.end, end: span.end }
            }));
        }
        edits
    }
}

/// `a`, `a and b`, `a, b and c`.
fn listed(words: &[String]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => words.concat(),
    }
}

//! Compositions and their members, whose order has a meaning: a path may begin at a member above.

use super::decoder::{Decoder, is_count_of, under};
use super::{Composition, Member};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::typing::{PathPosition, fix};
use crate::schema;
use crate::schema::source::{Block, Document};
use crate::span::{Name, Span};
use crate::syntax::comments::with_comments;
use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap};

const LINT: &str = "invalid-composition";
const CODE: &str = "COMPOSITION_INVALID";
const REORDER: &str = "put each member after the one it begins from";

impl<'t> Decoder<'_, 't> {
    pub(super) fn composition(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
    ) -> Composition<'t> {
        let found = self.block(declared, block, |fault, finding| {
            if !is_count_of(fault, "member") {
                return Some(finding);
            }
            let help = "add a member, or take the composition out";
            Some(under(finding, LINT, CODE).help(help))
        });
        let start = self.findings.len();
        let mut members: Vec<Member> = Vec::new();
        for (declared, block) in &found.blocks {
            members.push(self.member(declared, block));
        }
        self.rename_together(start, &members);
        self.unique_members(&members);
        let misread = found.is_misread("member")
            || found.strangers(true).next().is_some()
            || self.is_astray(&found, "member");
        self.unordered_members(&members, misread);
        Composition { header: block.header, members }
    }

    /// A fix that renames a member, among the findings from `start` on, renames it where paths begin
    /// from it too.
    fn rename_together(&mut self, start: usize, members: &[Member<'t>]) {
        for finding in &mut self.findings[start..] {
            let Some(fix) = finding.fix.as_mut().filter(|_| finding.lint == "invalid-label") else {
                continue;
            };
            let [edit] = fix.edits.as_slice() else { continue };
            let written = self.document.text().get(edit.span.range()).unwrap_or_default();
            let (written, name) =
                (written.trim_matches('"'), edit.text.trim_matches('"').to_owned());
            let named = members.iter().filter_map(begins_from).filter(|name| name.text == written);
            fix.edits.extend(named.map(|target| Edit::replace(target.span, name.clone())));
        }
    }

    fn unique_members(&mut self, members: &[Member<'t>]) {
        let mut seen = HashMap::new();
        for member in members {
            let Some(name) = &member.name else { continue };
            match seen.entry(&name.text) {
                Entry::Occupied(first) => {
                    let message =
                        format!("there are two members `{}` in this composition", name.text);
                    let finding = Finding::new("duplicate-definition", member.header, message)
                        .code("DUPLICATE_ID")
                        .label("named again here")
                        .related(*first.get(), "first named here")
                        .help("give one of them another name");
                    self.push(finding);
                }
                Entry::Vacant(entry) => {
                    entry.insert(member.header);
                }
            }
        }
    }

    fn member(&mut self, declared: &'static schema::Block, block: &Block<'t>) -> Member<'t> {
        let name = self.label(block);
        let found = self.matched_body(declared, block, (LINT, CODE));
        let via = self.path_field(&found, "via", PathPosition::Member);
        let matching = self.instances(&found, (LINT, CODE));
        Member { header: block.header, span: block.span, name, via, matching }
    }

    /// Reports the members whose path does not begin from one above. `misread` says that there are
    /// more of them, misspelt.
    fn unordered_members(&mut self, members: &[Member<'t>], misread: bool) {
        let mut named: HashMap<&str, Vec<usize>> = HashMap::new();
        for (at, member) in members.iter().enumerate() {
            if let Some(name) = &member.name {
                named.entry(&name.text).or_default().push(at);
            }
        }
        let mut order = None;
        for (at, member) in members.iter().enumerate() {
            let Some(target) = begins_from(member) else { continue };
            let of_name = named.get(&*target.text).map_or(&[][..], Vec::as_slice);
            if of_name.first().is_some_and(|first| *first < at) {
                continue;
            }
            let fault = |message: String| Finding::new(LINT, target.span, message).code(CODE);
            let name = &target.text;
            let finding = if of_name.first() == Some(&at) {
                fault(format!("the member `{name}` begins from itself"))
                    .help("begin from `source`, or from a member above")
            } else if let Some(below) = of_name.first() {
                let message = format!(
                    "the member `{name}` stands below, and a path begins from a member above"
                );
                let finding = fault(message).related(members[*below].header, "it stands here");
                let reordered = order.is_some();
                match order.get_or_insert_with(|| reordering(members, &named)) {
                    // One of several carries the fix, which puts all of them in order.
                    Some(_) if reordered => finding.help(REORDER),
                    Some(order) => match self.reordered(members, order) {
                        // The fix says what to do in words too.
                        Some(fix) => finding.fix(fix),
                        None => finding.help(REORDER),
                    },
                    None => finding.help("let one of them begin from `source`"),
                }
            } else if misread || members.iter().any(|member| member.name.is_none()) {
                // A member whose label is wrong has no name, and may be the one that is meant.
                continue;
            } else {
                no_member(target, &members[..at])
            };
            self.push(finding);
        }
    }

    /// The fix that puts the members in this order, with the comments at each, if each has all of
    /// its text in one place.
    fn reordered(&self, members: &[Member<'t>], order: &[usize]) -> Option<Fix> {
        let text = self.text();
        let place = |member: &Member<'t>| match self.document {
            Document::Native { tokens, .. } => {
                let whole = &tokens[with_comments(tokens, member.span)];
                let (first, last) = (whole.first()?, whole.last()?);
                let all = first.span.to(last.span);
                let ending = text[all.range()].len() - text[all.range()].trim_end().len();
                Some(Span { start: all.start, end: all.end - ending as u32 })
            }
            Document::Json { .. } => Some(member.span),
        };
        let places: Vec<Span> = members.iter().map(place).collect::<Option<_>>()?;
        // Bodies of one name or array in JSON have a place that leaves their label out.
        let whole =
            members.iter().all(|m| m.name.as_ref().is_none_or(|n| m.span.start <= n.span.start));
        let edits: Vec<_> = order
            .iter()
            .enumerate()
            .filter(|(to, from)| to != *from)
            .map(|(to, from)| {
                Edit::replace(places[to], text.get(places[*from].range()).unwrap_or(""))
            })
            .collect();
        whole.then(|| Fix { message: REORDER.to_owned(), safety: Safety::Unsafe, edits })
    }
}

/// The finding for a path that begins from `target`, which none of the members is.
fn no_member(target: &Name, above: &[Member]) -> Finding {
    let name = &target.text;
    let message = format!("there is no member `{name}` above this one");
    let finding = Finding::new(LINT, target.span, message).code(CODE);
    let names: Vec<_> = above.iter().filter_map(|m| m.name.as_ref()).map(|n| &*n.text).collect();
    match near_miss(name, &names) {
        Some(meant) => {
            let edit = Edit::replace(target.span, meant);
            finding.help(format!("did you mean `{meant}`?")).fix(fix(
                format!("write `{meant}`"),
                Safety::Unsafe,
                edit,
            ))
        }
        None => finding.help("begin from `source`, or from a member above"),
    }
}

/// The order closest to the one written in which every member comes after the one it begins from,
/// if there is one. Each step takes the first member that waits for none; `named` has the members
/// of each name.
fn reordering(members: &[Member], named: &HashMap<&str, Vec<usize>>) -> Option<Vec<usize>> {
    let mut ready = BinaryHeap::new();
    let mut waiting: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, member) in members.iter().enumerate() {
        match begins_from(member).filter(|target| named.contains_key(&*target.text)) {
            Some(target) => waiting.entry(&target.text).or_default().push(at),
            None => ready.push(Reverse(at)),
        }
    }
    let mut order = Vec::with_capacity(members.len());
    while let Some(Reverse(at)) = ready.pop() {
        order.push(at);
        let freed = members[at].name.as_ref().and_then(|name| waiting.remove(&*name.text));
        ready.extend(freed.into_iter().flatten().map(Reverse));
    }
    (order.len() == members.len()).then_some(order)
}

/// The member that the path of a member begins from.
fn begins_from<'m, 't>(member: &'m Member<'t>) -> Option<&'m Name<'t>> {
    member.via.as_ref()?.value.path.as_ref()?.member.as_ref()
}

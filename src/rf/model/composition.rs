//! Compositions and their members, whose order has a meaning: a path may begin at a member above.

use super::decoder::{Decoder, is_count_of, under};
use super::{Composition, Member};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::typing::{PathPosition, fix};
use crate::schema;
use crate::schema::source::Block;
use crate::span::Name;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

const LINT: &str = "invalid-composition";
const CODE: &str = "COMPOSITION_INVALID";

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
        let mut members: Vec<Member> = Vec::new();
        for (declared, block) in &found.blocks {
            members.push(self.member(declared, block));
        }
        self.unique_members(&members);
        let mut above = HashSet::new();
        for (at, member) in members.iter().enumerate() {
            if begins_from(member).is_some_and(|target| !above.contains(&target.text)) {
                let finding = self.order_fault(&members, at);
                self.findings.extend(finding);
            }
            above.extend(member.name.as_ref().map(|name| &name.text));
        }
        Composition { header: block.header, members }
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

    /// What is wrong with the member that the path of the member `at` begins from, which is none
    /// above it.
    fn order_fault(&self, members: &[Member<'t>], at: usize) -> Option<Finding> {
        let target = begins_from(&members[at])?;
        let fault = |message: String| Finding::new(LINT, target.span, message).code(CODE);
        let name = &target.text;
        if is_named(&members[at], target) {
            let message = format!("the member `{name}` begins from itself");
            return Some(fault(message).help("begin from `source`, or from a member above"));
        }
        if let Some(below) = members[at..].iter().find(|member| is_named(member, target)) {
            let message =
                format!("the member `{name}` stands below, and a path begins from a member above");
            let mut finding = fault(message).related(below.header, "it stands here");
            finding.fix = self.reordering(members);
            // The fix says what to do in words too.
            if finding.fix.is_none() {
                finding = finding.help("let one of them begin from `source`");
            }
            return Some(finding);
        }
        // A member whose label is wrong has no name, and may be the one that is meant.
        if members.iter().any(|member| member.name.is_none()) {
            return None;
        }
        let names: Vec<_> =
            members[..at].iter().filter_map(|m| m.name.as_ref()).map(|n| &*n.text).collect();
        let finding = fault(format!("there is no member `{name}` above this one"));
        Some(match near_miss(name, &names) {
            Some(meant) => {
                let edit = Edit::replace(target.span, meant);
                finding.help(format!("did you mean `{meant}`?")).fix(fix(
                    format!("write `{meant}`"),
                    Safety::Unsafe,
                    edit,
                ))
            }
            None => finding.help("begin from `source`, or from a member above"),
        })
    }

    /// The fix that puts every member after the one it begins from, if there is such an order.
    fn reordering(&self, members: &[Member<'t>]) -> Option<Fix> {
        let mut order: Vec<usize> = Vec::new();
        while order.len() < members.len() {
            let ready = |at: &usize| {
                !order.contains(at)
                    && begins_from(&members[*at]).is_none_or(|target| {
                        let named = |n: &usize| is_named(&members[*n], target);
                        order.iter().any(named) || !(0..members.len()).any(|n| named(&n))
                    })
            };
            order.push((0..members.len()).find(ready)?);
        }
        let text = self.text();
        // Bodies of one name or array in JSON have a place that leaves their label out.
        let whole =
            members.iter().all(|m| m.name.as_ref().is_none_or(|n| m.span.start <= n.span.start));
        let edits: Vec<_> = (0..members.len())
            .zip(order)
            .filter(|(to, from)| to != from)
            .map(|(to, from)| {
                Edit::replace(members[to].span, text.get(members[from].span.range()).unwrap_or(""))
            })
            .collect();
        whole.then(|| Fix {
            message: "put each member after the one it begins from".to_owned(),
            safety: Safety::Unsafe,
            edits,
        })
    }
}

/// The member that the path of a member begins from.
fn begins_from<'m, 't>(member: &'m Member<'t>) -> Option<&'m Name<'t>> {
    member.via.as_ref()?.value.path.as_ref()?.member.as_ref()
}

fn is_named(member: &Member, name: &Name) -> bool {
    member.name.as_ref().is_some_and(|own| own.text == name.text)
}

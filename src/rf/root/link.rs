//! Policies against the dialects whose symbols they name.

use super::linkable::{Concept, Linkable};
use super::summary::{Key, TargetNames};
use super::{FileFinding, Kind, Root};
use crate::edit::{Edit, Safety};
use crate::finding::{Finding, Premises};
use crate::near_miss::near_miss;
use crate::rf::typing::fix;
use crate::rf::vocabulary;
use crate::words::listed;
use std::collections::HashMap;

/// The most rules that a finding gives a reason for.
const MAX_REASONS: usize = 3;

/// The dialects at hand, by owner.
#[derive(Default)]
pub struct Linked<'a> {
    dialects: HashMap<&'a str, &'a Linkable>,
    /// Whether these are all the dialects there are, so that another owner is a fault.
    pub complete: bool,
    /// What packs take for granted that does not hold.
    pub refuted: Premises,
}

impl<'a> Linked<'a> {
    /// These dialects. Of two of one owner, neither is looked into; one whose owner was not
    /// understood may be any.
    pub fn new(all: impl IntoIterator<Item = &'a Linkable>, complete: bool) -> Self {
        let mut dialects: HashMap<&str, Option<&Linkable>> = HashMap::new();
        let mut complete = complete;
        let mut refuted = Premises::NONE;
        for dialect in all {
            if dialect.is_reserved {
                refuted = refuted.and(Premises::BUILT_IN);
            }
            match dialect.names.owner.as_deref() {
                Some(owner) => {
                    let known = dialects.entry(owner).and_modify(|first| *first = None);
                    known.or_insert(Some(dialect));
                }
                None => complete = false,
            }
        }
        let known = dialects.iter().filter_map(|(owner, dialect)| Some((*owner, (*dialect)?)));
        Self {
            dialects: known.collect(),
            complete: complete && dialects.values().all(Option::is_some),
            refuted,
        }
    }

    /// What the policies of `pack` name that the dialects do not have, and targets that nothing
    /// can satisfy.
    pub fn check(&self, pack: &Root) -> Vec<FileFinding> {
        let mut out = Vec::new();
        if pack.kind != Kind::Pack {
            return out;
        }
        for (file, summary) in pack.files.iter().enumerate() {
            for target in &summary.targets {
                let named = target.concept.iter().chain(&target.rules).chain(&target.queries);
                let before = out.len();
                let unlinked = named.filter_map(|key| self.unlinked(key));
                out.extend(unlinked.map(|finding| FileFinding { file, finding }));
                if out.len() == before {
                    let finding = self.contradiction(target);
                    out.extend(finding.map(|finding| FileFinding { file, finding }));
                }
            }
        }
        out
    }

    fn unlinked(&self, key: &Key) -> Option<Finding> {
        let owner = key.owner.as_ref().filter(|owner| &*owner.name != vocabulary::OWNER)?;
        let fault = |span, code, message: String| {
            Finding::new("unlinked-reference", span, message).code(code)
        };
        let renamed = |finding: Finding, span, meant: &str| {
            finding.help(format!("did you mean `{meant}`?")).fix(fix(
                format!("rename it to `{meant}`"),
                Safety::Unsafe,
                Edit::replace(span, meant),
            ))
        };
        let Some(dialect) = self.dialects.get(&*owner.name) else {
            if !self.complete {
                return None;
            }
            let message = format!("there is no dialect `{}`", owner.name);
            let finding = fault(owner.span, "POLICY_OWNER_UNKNOWN", message);
            let mut owners: Vec<&str> = self.dialects.keys().copied().collect();
            owners.sort_unstable();
            return Some(match near_miss(&owner.name, &owners) {
                Some(meant) => renamed(finding, owner.span, meant),
                None if owners.is_empty() => {
                    finding.help("link the dialect that is meant with this pack")
                }
                None => {
                    finding.help(format!("the dialects at hand are {}", listed(&owners, "and")))
                }
            });
        };
        let name = &*key.name.name;
        if dialect.incomplete || dialect.names.may_define(key.kind, name) {
            return None;
        }
        let word = key.kind.word();
        let message = format!("the dialect `{}` has no {word} `{name}`", owner.name);
        let finding = fault(key.span, key.kind.unlinked_code(), message);
        Some(match near_miss(name, &dialect.names.of_kind(key.kind)) {
            Some(meant) => renamed(finding, key.name.span, meant),
            None => finding.help(format!("define it in `{}`, or name another {word}", owner.name)),
        })
    }

    /// The finding for a target none of whose rules passes its other filters.
    fn contradiction(&self, target: &TargetNames) -> Option<Finding> {
        let span = target.rules_span?;
        let filtered = target.concept.is_some() || target.dialects.is_some();
        if !filtered {
            return None;
        }
        let reasons = target.rules.iter().map(|rule| self.rejection(rule, target));
        let mut reasons: Vec<String> = reasons.collect::<Option<_>>()?;
        let filter = match (&target.concept, &target.dialects) {
            (Some(_), Some(_)) => "`concept` and `dialects`",
            (Some(_), None) => "`concept`",
            _ => "`dialects`",
        };
        let message = format!("no rule of this list passes {filter}, so the policy tests nothing");
        let more = if reasons.len() > MAX_REASONS { ", and so on" } else { "" };
        reasons.truncate(MAX_REASONS);
        let finding = Finding::new("contradictory-target", span, message)
            .code("POLICY_TARGET_CONTRADICTORY")
            .help(format!(
                "{}{more}; name a rule that passes, or take the filter out",
                reasons.join(", ")
            ));
        Some(finding)
    }

    /// Why a rule cannot pass the other filters of its target; `None` if it may, as far as is
    /// known.
    fn rejection(&self, rule: &Key, target: &TargetNames) -> Option<String> {
        let owner = rule.owner()?;
        let written = format!("{owner}.rule.{}", rule.name.name);
        if target.dialects.as_ref().is_some_and(|list| !list.iter().any(|name| &**name == owner)) {
            return Some(format!("`{written}` is of the dialect `{owner}`"));
        }
        let concept = target.concept.as_ref()?;
        let Concept::Of(given_owner, given) = self.dialects.get(owner)?.concept(&rule.name.name)?
        else {
            return Some(format!("`{written}` has no concept"));
        };
        let given_owner = given_owner.unwrap_or(owner);
        let same = concept.owner() == Some(given_owner) && *concept.name.name == *given;
        (!same).then(|| format!("`{written}` has `{given_owner}.concept.{given}`"))
    }
}

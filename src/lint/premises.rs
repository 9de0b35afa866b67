//! What findings in one Rootform source take for granted of its root: above all that the block they
//! are in may stand there.

use super::{Scope, find};
use crate::finding::{Finding, Premises};
use crate::rf::model::{File, Manifest};
use crate::span::{Areas, Span};
use std::collections::HashMap;

/// Drops the `findings` from the index `from` on that are in one of the `refused` blocks. Those of
/// lints that look at any HCL stay.
pub(super) fn keep_outside(refused: &[Span], from: usize, findings: &mut Vec<Finding>) {
    if refused.is_empty() {
        return;
    }
    let refused = Areas::of(refused.to_vec());
    let found = findings.split_off(from);
    let stays = |f: &Finding| of_any_file(f) || refused.around(f.span).is_none();
    findings.extend(found.into_iter().filter(stays));
}

/// Drops those of the `findings` from the index `from` on whose premises the file alone refutes,
/// and adds to the others what they take for granted. Those of lints that look at any HCL take
/// nothing so.
pub(super) fn rest_on_root(file: &File, from: usize, findings: &mut Vec<Finding>) {
    if findings.len() == from {
        return;
    }
    let mut found = findings.split_off(from);
    if file.dialects.iter().any(|dialect| dialect.is_reserved) {
        found.retain(|finding| !finding.premises.meet(Premises::BUILT_IN));
    }
    let blocks: HashMap<Span, Premises> = blocks(file).collect();
    let areas = Areas::of(blocks.keys().copied().collect());
    for finding in found.iter_mut().filter(|finding| !of_any_file(finding)) {
        if let Some(block) = areas.around(finding.span) {
            finding.premises = finding.premises.and(blocks[&block]);
        }
    }
    findings.append(&mut found);
}

fn of_any_file(finding: &Finding) -> bool {
    find(finding.lint).is_some_and(|lint| lint.scope == Scope::All)
}

/// The top-level blocks, and their headers where these stand elsewhere, with what they take for
/// granted.
fn blocks(file: &File) -> impl Iterator<Item = (Span, Premises)> {
    let manifests = |manifests: &'_ [Manifest], premises: Premises| {
        let premises = premises.and(Premises::FIRST_MANIFEST);
        manifests.iter().map(|m| (m.header, m.span, premises)).collect::<Vec<_>>()
    };
    let dialects = manifests(&file.dialects, Premises::IN_DIALECT);
    let packs = manifests(&file.packs, Premises::IN_PACK);
    let definitions = file.definitions.iter().map(|d| (d.header, d.span, Premises::IN_DIALECT));
    let rules = file.rules.iter().map(|r| (r.header, r.span, Premises::IN_DIALECT));
    let policies = file.policies.iter().map(|p| (p.header, p.span, Premises::IN_PACK));
    let all = dialects.into_iter().chain(packs).chain(definitions).chain(rules).chain(policies);
    all.flat_map(|(header, span, premises)| [(header, premises), (span, premises)])
}

//! Bodies that have one of several forms: exactly one must fit.

use super::{Spot, Untold, Walk};
use crate::finding::Finding;
use crate::schema::Body;
use crate::schema::source::BodyRef;
use std::collections::HashSet;
use std::rc::Rc;

impl<'t, 's> Walk<'t, 's> {
    /// What is found in a body that must have exactly one of the forms that are declared.
    pub(super) fn variants(
        &mut self,
        body: BodyRef<'t>,
        declared: &'s Body,
        spot: Spot<'_>,
    ) -> Vec<Finding> {
        let mut tried: Vec<Tried<'s>> = Vec::new();
        for variant in &declared.variants {
            let from = self.noted.untold.len();
            self.forms += 1;
            let findings = self.body(body, variant.body, spot);
            self.forms -= 1;
            let mut untold = self.noted.untold[from..].to_vec();
            untold.sort_unstable();
            tried.push(Tried { name: &variant.name, findings, untold });
        }
        let fitting: Vec<&Tried> =
            tried.iter().filter(|tried| tried.findings.iter().all(is_advice)).collect();
        let quoted = |names: &mut dyn Iterator<Item = &str>| {
            names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        };
        let what = spot.what;
        let finding = match &fitting[..] {
            [only] => return only.findings.to_vec(),
            [] => {
                let names = quoted(&mut tried.iter().map(|tried| tried.name));
                let nearest = tried.iter().min_by_key(|tried| {
                    tried.findings.iter().filter(|finding| !is_advice(finding)).count()
                });
                let message = format!("this {what} fits none of the variants {names}");
                let mut finding = Finding::new("no-matching-variant", spot.header, message);
                let mut rest = Vec::new();
                if let Some(Tried { name, findings, .. }) = nearest {
                    finding = finding.help(format!(
                        "`{name}` is the nearest; what it lacks is reported with it"
                    ));
                    rest.extend(findings.iter().cloned());
                }
                let origin = declared.variants.first().and_then(|variant| variant.origin);
                let mut out = vec![self.schema.pointed(finding, origin, "the first variant")];
                out.extend(rest);
                return out;
            }
            [first, others @ ..] if !are_alike(&fitting) => {
                // A value that is not known may tell them apart. What is said of each holds.
                return first
                    .findings
                    .iter()
                    .filter_map(|finding| of_all(finding, others))
                    .collect();
            }
            several => {
                let names = quoted(&mut several.iter().map(|tried| tried.name));
                let message = format!("this {what} fits several variants: {names}");
                Finding::new("no-matching-variant", spot.header, message)
                    .help("the variants are not distinct; the schema has to tell them apart")
            }
        };
        let names: Vec<&str> = fitting.iter().map(|tried| tried.name).collect();
        let origin = declared.variants.iter().find(|variant| names.contains(&&*variant.name));
        let origin = origin.and_then(|variant| variant.origin);
        vec![self.schema.pointed(finding, origin, "the first of them")]
    }
}

/// What trying a variant came to.
struct Tried<'s> {
    name: &'s str,
    findings: Rc<Vec<Finding>>,
    /// What a value that is not known left open, in order.
    untold: Vec<Untold>,
}

/// Whether two of the variants fit, or do not fit, together whatever the values are that are not
/// known: they leave the same open.
fn are_alike(fitting: &[&Tried<'_>]) -> bool {
    let mut seen = HashSet::new();
    fitting.iter().any(|tried| !seen.insert(&tried.untold))
}

/// The finding if all `others` say the same of the file, wherever in the schema that is declared,
/// with its fix if that is theirs too.
fn of_all(finding: &Finding, others: &[&Tried<'_>]) -> Option<Finding> {
    let mut of_all = finding.clone();
    for other in others {
        let said = |of: &&Finding| {
            (of.lint, of.span, &of.message) == (finding.lint, finding.span, &finding.message)
        };
        let said = other.findings.iter().find(said)?;
        if said.fix != finding.fix {
            of_all.fix = None;
        }
    }
    Some(of_all)
}

/// Whether a finding is about what is valid all the same.
fn is_advice(finding: &Finding) -> bool {
    matches!(finding.lint, "deprecated-block" | "deprecated-attribute")
}

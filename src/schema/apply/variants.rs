//! Bodies that have one of several forms: exactly one must fit.

use super::{Spot, Walk};
use crate::finding::Finding;
use crate::schema::Body;
use crate::schema::source::BodyRef;
use std::rc::Rc;

impl<'t, 's> Walk<'t, 's> {
    /// What is found in a body that must have exactly one of the forms that are declared.
    pub(super) fn variants(
        &mut self,
        body: BodyRef<'t>,
        declared: &'s Body,
        spot: Spot<'_>,
    ) -> Vec<Finding> {
        let mut tried: Vec<(&str, Rc<Vec<Finding>>)> = Vec::new();
        for variant in &declared.variants {
            let findings = self.body(body, variant.body, spot);
            tried.push((&variant.name, findings));
        }
        let fits = |findings: &[Finding]| findings.iter().all(is_advice);
        let fitting: Vec<&(&str, Rc<Vec<Finding>>)> =
            tried.iter().filter(|(_, findings)| fits(findings)).collect();
        let quoted = |names: &mut dyn Iterator<Item = &str>| {
            names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        };
        let what = spot.what;
        let finding = match &fitting[..] {
            [(_, only)] => return only.to_vec(),
            [] => {
                let names = quoted(&mut tried.iter().map(|(name, _)| *name));
                let nearest = tried.iter().min_by_key(|(_, findings)| {
                    findings.iter().filter(|finding| !is_advice(finding)).count()
                });
                let message = format!("this {what} fits none of the variants {names}");
                let mut finding = Finding::new("no-matching-variant", spot.header, message);
                let mut rest = Vec::new();
                if let Some((name, findings)) = nearest {
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
            several => {
                let names = quoted(&mut several.iter().map(|(name, _)| *name));
                let message = format!("this {what} fits several variants: {names}");
                Finding::new("no-matching-variant", spot.header, message)
                    .help("the variants are not distinct; the schema has to tell them apart")
            }
        };
        let names: Vec<&str> = fitting.iter().map(|(name, _)| *name).collect();
        let origin = declared.variants.iter().find(|variant| names.contains(&&*variant.name));
        let origin = origin.and_then(|variant| variant.origin);
        vec![self.schema.pointed(finding, origin, "the first of them")]
    }
}

/// Whether a finding is about what is valid all the same.
fn is_advice(finding: &Finding) -> bool {
    matches!(finding.lint, "deprecated-block" | "deprecated-attribute")
}

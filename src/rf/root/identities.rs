//! Whether what an emission matches by is among the identities of what it leads to.

use super::Check;
use super::summary::{Join, Place, RuleNames};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::typing::{SymbolKind, fix};
use crate::words::listed;

/// The most rules that a finding points at.
const MAX_SHOWN: usize = 3;

impl<'a> Check<'a> {
    pub(super) fn identities(&mut self) {
        if self.root.incomplete {
            return;
        }
        let root = self.root;
        for (file, summary) in root.files.iter().enumerate() {
            for join in summary.rules.iter().flat_map(|rule| &rule.joins) {
                let Some(targets) = self.targets(join) else { continue };
                for path in &join.by {
                    if let Some(finding) = self.undeclared(file, join, path, &targets) {
                        self.push(file, finding);
                    }
                }
            }
        }
    }

    /// The rules that a join leads to; `None` if that is not known, or none does.
    fn targets(&self, join: &Join) -> Option<Vec<(usize, &'a RuleNames)>> {
        let root = self.root;
        if !root.names.is_own(join.to.owner()) {
            return None;
        }
        // A rule that could not be read may be among them.
        if root.broken_rules {
            return None;
        }
        if join.to.kind == SymbolKind::Concept && root.names.unread_concept {
            return None;
        }
        let name = &join.to.name.name;
        let places = match join.to.kind {
            SymbolKind::Rule => vec![root.names.rule(name)?],
            _ => root.names.establishing(name).to_vec(),
        };
        let rules: Vec<_> =
            places.into_iter().map(|(file, n)| (file, &root.files[file].rules[n])).collect();
        let unread = |rule: &RuleNames| rule.identity.as_ref().is_some_and(|i| i.1.is_none());
        (!rules.is_empty() && !rules.iter().any(|(_, rule)| unread(rule))).then_some(rules)
    }

    fn undeclared(
        &self,
        file: usize,
        join: &Join,
        path: &Place,
        targets: &[(usize, &RuleNames)],
    ) -> Option<Finding> {
        let declared = || {
            let identities = targets.iter().filter_map(|(_, rule)| rule.identity.as_ref());
            identities.filter_map(|(_, attributes)| attributes.as_ref()).flatten()
        };
        if declared().any(|name| *name == path.name) {
            return None;
        }
        let (path_name, name) = (&path.name, &join.to.name.name);
        let message = if join.to.kind == SymbolKind::Rule {
            format!("the rule `{name}` does not declare `{path_name}` in its `identity`")
        } else {
            format!("no rule of the concept `{name}` declares `{path_name}` in its `identity`")
        };
        let mut finding = Finding::new("undeclared-identity", path.span, message)
            .code("MATCH_IDENTITY_UNDECLARED");
        for (target, rule) in targets.iter().take(MAX_SHOWN) {
            let (place, said) = match &rule.identity {
                Some((header, _)) => (*header, "what can be matched by is declared here"),
                None => (rule.header, "this rule has no `identity`"),
            };
            finding = self.related(finding, file, (*target, place), said);
        }
        let mut names: Vec<&str> = declared().map(|name| &**name).collect();
        names.sort_unstable();
        names.dedup();
        Some(match near_miss(&path.name, &names) {
            Some(meant) => {
                let edit = Edit::replace(path.span, format!("target.{meant}"));
                finding.help(format!("did you mean `{meant}`?")).fix(fix(
                    format!("write `target.{meant}`"),
                    Safety::Unsafe,
                    edit,
                ))
            }
            None if names.is_empty() => {
                finding.help(format!("add `identity {{ attributes = [\"{path_name}\"] }}` to it"))
            }
            None => finding.help(format!(
                "match by {}, or add `\"{path_name}\"` to the `attributes`",
                listed(&names, "or")
            )),
        })
    }
}

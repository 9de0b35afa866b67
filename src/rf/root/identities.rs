//! Whether what an emission matches by is among the identities of what it leads to.

use super::Check;
use super::summary::{Key, Place, RuleNames};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::typing::{SymbolKind, fix};
use crate::words::listed;
use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

/// The most rules that a finding points at.
const MAX_SHOWN: usize = 3;

/// The rules that what leads to a symbol leads to, and what they can be matched by.
struct Targets<'a> {
    rules: Vec<(usize, &'a RuleNames)>,
    declared: HashSet<&'a str>,
}

impl<'a> Check<'a> {
    pub(super) fn identities(&mut self) {
        if self.root.incomplete {
            return;
        }
        let root = self.root;
        // Many emissions lead to one concept, and many rules may give it.
        let mut known = HashMap::new();
        for (file, summary) in root.files.iter().enumerate() {
            for join in summary.rules.iter().flat_map(|rule| &rule.joins) {
                let to = &summary.emitted[join.to];
                let targets = known.entry((to.kind, &to.name.name, to.owner()));
                let Some(targets) = targets.or_insert_with(|| self.targets(to)) else { continue };
                for path in join.by.iter().filter(|path| !targets.declared.contains(&*path.name)) {
                    let finding = self.undeclared(file, to, path, targets);
                    self.push(file, finding);
                }
            }
        }
    }

    /// The rules that emissions to a symbol lead to; `None` if that is not known, or none does.
    fn targets(&self, to: &Key) -> Option<Targets<'a>> {
        let root = self.root;
        if !root.names.is_own(to.owner()) {
            return None;
        }
        // A rule that could not be read may be among them.
        if root.broken_rules {
            return None;
        }
        if to.kind == SymbolKind::Concept && root.names.unread_concept {
            return None;
        }
        let name = &to.name.name;
        let places = match to.kind {
            SymbolKind::Rule => vec![root.names.rule(name)?],
            _ => root.names.establishing(name).to_vec(),
        };
        let rules: Vec<_> =
            places.into_iter().map(|(file, n)| (file, &root.files[file].rules[n])).collect();
        let mut declared = HashSet::new();
        for (_, attributes) in rules.iter().filter_map(|(_, rule)| rule.identity.as_ref()) {
            declared.extend(attributes.as_ref()?.iter().map(|name| &**name));
        }
        (!rules.is_empty()).then_some(Targets { rules, declared })
    }

    fn undeclared(&self, file: usize, to: &Key, path: &Place, targets: &Targets<'_>) -> Finding {
        let (path_name, name) = (&path.name, &to.name.name);
        let message = if to.kind == SymbolKind::Rule {
            format!("the rule `{name}` does not declare `{path_name}` in its `identity`")
        } else {
            format!("no rule of the concept `{name}` declares `{path_name}` in its `identity`")
        };
        let mut finding = Finding::new("undeclared-identity", path.span, message)
            .code("MATCH_IDENTITY_UNDECLARED");
        for (target, rule) in targets.rules.iter().take(MAX_SHOWN) {
            let (place, said) = match &rule.identity {
                Some((header, _)) => (*header, "what can be matched by is declared here"),
                None => (rule.header, "this rule has no `identity`"),
            };
            finding = self.related(finding, file, (*target, place), said);
        }
        let mut names: Vec<&str> = targets.declared.iter().copied().collect();
        names.sort_unstable();
        match near_miss(&path.name, &names) {
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
        }
    }
}

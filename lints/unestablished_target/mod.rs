//! `unestablished-target`: an emission that leads to a concept which no rule gives to anything.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::near_miss::near_miss;
use crate::rf::root::{FileFinding, Root, Texts};
use crate::rf::typing::SymbolKind;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unestablished-target",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Root,
    summary: "an emission that leads to a concept which no rule assigns",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Root(check),
};

fn check(root: &Root, _texts: Texts<'_>, out: &mut Vec<FileFinding>) {
    // A rule that could not be read may give it.
    if !root.is_whole() {
        return;
    }
    let defined: Vec<_> = root.definitions().filter(|d| d.kind == SymbolKind::Concept).collect();
    for (file, key) in root.emission_targets() {
        let name = &*key.name.name;
        if key.kind != SymbolKind::Concept
            || !root.names.is_own(key.owner())
            || root.may_establish(name)
            || !defined.iter().any(|definition| *definition.name.name == *name)
            || misspelled(root, name)
        {
            continue;
        }
        let message = format!("no rule has the concept `{name}`, so this can never lead anywhere");
        let help = format!(
            "give it to a rule with `as = concept.{name}`, or lead to a concept that a rule has"
        );
        out.push(FileFinding {
            file,
            finding: Finding::new(LINT.name, key.span, message).help(help),
        });
    }
}

/// Whether a rule has an unknown concept that may be this one.
fn misspelled(root: &Root, name: &str) -> bool {
    root.references().any(|key| {
        key.kind == SymbolKind::Concept
            && root.names.is_own(key.owner())
            && !root.names.may_define(key.kind, &key.name.name)
            && near_miss(&key.name.name, &[name]).is_some()
    })
}

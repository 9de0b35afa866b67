//! `unused-definition`: a concept, context or relation that nothing in its root names.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::near_miss::near_miss;
use crate::rf::root::{FileFinding, Kind, Root, Texts};
use crate::rf::typing::SymbolKind;
use foldhash::HashSet;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "unused-definition",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::Root,
    summary: "a concept, context or relation that nothing in the root names",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Root(check),
};

fn check(root: &Root, _texts: Texts<'_>, out: &mut Vec<FileFinding>) {
    // What could not be read may name it.
    if root.kind != Kind::Dialect || !root.names_are_known() {
        return;
    }
    let own = root.references().filter(|key| root.names.may_be_own(key.owner()));
    let (known, unknown): (Vec<_>, Vec<_>) = own
        .map(|key| (key.kind, &*key.name.name))
        .partition(|(kind, name)| root.names.may_define(*kind, name));
    let used: HashSet<(SymbolKind, &str)> = known.into_iter().chain(root.introduced()).collect();
    for definition in root.definitions() {
        let (kind, name) = (definition.kind, &*definition.name.name);
        // An unknown name that is nearly this one means it, and is told of as such.
        let meant = |(other, unknown): &(SymbolKind, &str)| {
            *other == kind && near_miss(unknown, &[name]).is_some()
        };
        if used.contains(&(kind, name)) || unknown.iter().any(meant) {
            continue;
        }
        let word = kind.word();
        let message = format!("nothing in this dialect names the {word} `{name}`");
        let help = match kind {
            SymbolKind::Concept => {
                format!("give it to a rule with `as = concept.{name}`, or remove it")
            }
            _ => format!("emit it with `as = {word}.{name}`, or remove it"),
        };
        let finding = Finding::new(LINT.name, definition.header, message).help(help);
        out.push(FileFinding { file: definition.file, finding });
    }
}

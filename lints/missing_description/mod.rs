//! `missing-description`: definitions that say nothing about what they define.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::rf::structure::STRUCTURE;
use crate::rf::typing::SymbolKind;
use crate::schema::source::Item;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "missing-description",
    group: Group::Pedantic,
    codes: &[],
    scope: Scope::Rf,
    summary: "a concept, context or relation without a description",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    let schema = &STRUCTURE.schema;
    let file = schema.body(STRUCTURE.file);
    // Of a description that does not fit the model says nothing, and it is there all the same.
    for item in source.document.items(source.document.root(), schema, file) {
        let Item::Block(block) = item else { continue };
        let Some(kind) = SymbolKind::from_word(&block.block_type.text) else { continue };
        let Some(declared) = file.block(&block.block_type.text) else { continue };
        let broken = source.file.broken.iter().any(|broken| broken.span == block.span);
        if kind == SymbolKind::Rule || broken {
            continue;
        }
        let body = schema.body(declared.body);
        let described = source.document.items(block.body, schema, body).iter().any(|item| {
            matches!(item, Item::Attribute(attribute) if attribute.name.text == "description")
        });
        if described {
            continue;
        }
        let name = block.labels.first().map_or(String::new(), |name| format!(" `{}`", name.text));
        let message = format!("the {}{name} has no `description`", kind.word());
        out.push(
            Finding::new(LINT.name, block.header, message)
                .help("say in a sentence what it stands for, and where it begins and ends"),
        );
    }
}

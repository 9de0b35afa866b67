//! `legacy-file-name`: the name that sources had before `*.rf.hcl`.

use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source};
use crate::source::Language;
use crate::source::text::strip_bom;
use crate::span::Span;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "legacy-file-name",
    group: Group::Deprecated,
    codes: &[],
    scope: Scope::Rf,
    summary: "a source named `*.rf`, which is no longer read",
    page: include_str!("page.md"),
    fix: FixKind::None,
    fixed_level: false,
    options: &[],
    check: Check::Model(check),
};

fn check(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    if source.language != Language::LegacyRootform {
        return;
    }
    let text = source.document.text();
    let start = text.len() - strip_bom(text).len();
    let message = "a file named `*.rf` is not read as a source any more";
    out.push(
        Finding::new(LINT.name, Span::at(start), message)
            .help("rename the file so that its name ends in `.rf.hcl`"),
    );
}

//! `own-owner-reference`: `acme.concept.x` in the dialect `acme`.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::rf::root::{FileFinding, Key, Root, Texts};
use crate::span::Span;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "own-owner-reference",
    group: Group::Pedantic,
    codes: &[],
    scope: Scope::Root,
    summary: "a reference that names the dialect it stands in",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Root(check),
};

fn check(root: &Root, _texts: Texts<'_>, out: &mut Vec<FileFinding>) {
    let Some(own) = root.names.owner.as_deref() else { return };
    for (file, summary) in root.files.iter().enumerate() {
        let named = summary.references().filter(|key| key.owner() == Some(own));
        out.extend(named.filter_map(|key| Some(FileFinding { file, finding: finding(key, own)? })));
    }
}

fn finding(key: &Key, own: &str) -> Option<Finding> {
    let owner = key.owner.as_ref()?.span;
    // In older sources the kind comes first; that is told of by itself.
    let between = key.kind_span.start.checked_sub(owner.end)?;
    let short = format!("{}.{}", key.kind.word(), key.name.name);
    let message = format!("`{own}` is the dialect that this stands in");
    let finding = Finding::new(LINT.name, owner, message);
    // More than a dot between the two may be a comment.
    Some(if between == 1 {
        let prefix = Span { start: owner.start, end: key.kind_span.start };
        finding.fix(Fix {
            message: format!("write `{short}`"),
            safety: Safety::Safe,
            edits: vec![Edit::delete(prefix)],
        })
    } else {
        finding.help(format!("write `{short}`"))
    })
}

//! `byte-order-mark`: a U+FEFF before the first character of a file.

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope};
use crate::span::Span;

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "byte-order-mark",
    group: Group::Style,
    codes: &[],
    scope: Scope::All,
    summary: "a byte-order mark at the start of a file",
    page: include_str!("page.md"),
    fix: FixKind::Safe,
    fixed_level: false,
    options: &[],
    check: Check::Text(check),
};

const MARK: char = '\u{feff}';

/// Finds a mark at the start of `text`. Elsewhere the character is text, or a syntax error.
pub fn check(text: &str, _protected: &[Span], out: &mut Vec<Finding>) {
    if !text.starts_with(MARK) {
        return;
    }
    let span = Span::new(0, MARK.len_utf8());
    let fix = Fix {
        message: "remove it; an editor calls that saving as UTF-8 without BOM".to_owned(),
        safety: Safety::Safe,
        edits: vec![Edit::delete(span)],
    };
    let message = "the file starts with a byte-order mark (U+FEFF)";
    out.push(Finding::new(LINT.name, span, message).label("an unseen character").fix(fix));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;

    #[test]
    fn only_a_mark_at_the_start_counts() {
        let mut out = Vec::new();
        check("a = \"\u{feff}\"\n", &[], &mut out);
        check("", &[], &mut out);
        assert_eq!(out, []);
    }

    #[test]
    fn one_mark_is_removed_and_nothing_else() {
        let text = "\u{feff}a = \"\u{feff}\"\r\n";
        let mut out = Vec::new();
        check(text, &[], &mut out);
        let fix = out[0].fix.as_ref().unwrap();
        assert_eq!(apply(text, &fix.edits).unwrap(), "a = \"\u{feff}\"\r\n");
    }
}

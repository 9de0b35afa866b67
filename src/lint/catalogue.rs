//! The entry a lint has in the catalogue, and finding entries by name or code.

use super::{Conditions, Group, LintSet, OptionEntry, Options};
use crate::finding::Finding;
use crate::lints;
use crate::rf::bodies::{SourceBody, bodies};
use crate::rf::model::File;
use crate::rf::root::{FileFinding, Root, Texts};
use crate::schema::source::Document;
use crate::source::Language;
use crate::span::Span;
use std::cell::OnceCell;

/// Which files a lint looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Every HCL file, native or JSON.
    All,
    /// Rootform sources.
    Rf,
    /// Rootform sources, a whole source root at once.
    Root,
    /// Several source roots at once.
    Roots,
    /// Files that a schema applies to.
    Schema,
    /// Rootform sources and files that a schema applies to.
    RfAndSchema,
}

impl Scope {
    /// The word for it in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Rf => "rf",
            Self::Root => "root",
            Self::Roots => "several roots",
            Self::Schema => "schema",
            Self::RfAndSchema => "rf, schema",
        }
    }
}

/// What fixes the findings of a lint may carry. A finding need not carry one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FixKind {
    /// None.
    None,
    /// Safe ones.
    Safe,
    /// Unsafe ones.
    Unsafe,
    /// Both, by the case.
    Either,
}

impl FixKind {
    /// The words for it in tables, empty for none.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
            Self::Either => "safe or unsafe",
        }
    }
}

/// Where the findings of a lint are made.
#[derive(Clone, Copy, Debug)]
pub enum Check {
    /// While the file is read: the lint names a fault that reading comes upon.
    Reading,
    /// By a look at the text alone. The spans are those whose bytes are part of a value, such as
    /// the text of heredocs, in order and not overlapping.
    Text(fn(&str, &[Span], &mut Vec<Finding>)),
    /// By what the directives of the file say and what they silence.
    Directives,
    /// By a look at a document without syntax errors, in any language built on HCL.
    Document(fn(Document<'_>, &mut Vec<Finding>)),
    /// By a look at what a Rootform source says. Blocks with syntax errors are left out of it.
    Model(fn(&Source<'_, '_>, &mut Vec<Finding>)),
    /// By a look at what a Rootform source says, and at the document of any other file.
    Either {
        /// Looks at a Rootform source.
        model: fn(&Source<'_, '_>, &mut Vec<Finding>),
        /// Looks at the document of another file.
        document: fn(Document<'_>, &mut Vec<Finding>),
    },
    /// By a look at all files of a source root together.
    Root(fn(&Root, Texts<'_>, &mut Vec<FileFinding>)),
    /// By a look at what a Rootform source says, and at all files of a source root together, with
    /// the options that are set.
    FileAndRoot {
        /// Looks at one source.
        model: fn(&Source<'_, '_>, &mut Vec<Finding>),
        /// Looks at all of a root, with the options of the file that holds its manifest.
        root: fn(&Root, &Options, &mut Vec<FileFinding>),
    },
}

/// A Rootform source, for the lints that look at what it says.
pub struct Source<'a, 't> {
    /// The document that it was read from.
    pub document: Document<'t>,
    /// What its name says it is.
    pub language: Language,
    /// What it says.
    pub file: &'a File<'t>,
    /// The options of lints that are set for it.
    pub options: &'a Options,
    /// Its conditions, for [`Source::conditions`].
    pub conditions: Conditions<'a, 't>,
    /// Its bodies, for [`Source::bodies`].
    pub bodies: OnceCell<Vec<SourceBody<'t>>>,
}

impl<'t> Source<'_, 't> {
    /// All bodies that the language declares, as [`bodies`] finds them; found once for all lints.
    pub fn bodies(&self) -> &[SourceBody<'t>] {
        self.bodies.get_or_init(|| bodies(self.document, &self.file.broken))
    }
}

/// A lint's entry in the catalogue.
#[derive(Debug)]
pub struct Lint {
    /// Its name in kebab-case, which reads after "allow".
    pub name: &'static str,
    /// Its group, which decides its level unless something sets another.
    pub group: Group,
    /// The codes under which Rootform's compiler reports the same faults.
    pub codes: &'static [&'static str],
    /// The files it looks at.
    pub scope: Scope,
    /// What it finds, in half a line.
    pub summary: &'static str,
    /// Its page in Markdown, as `rf explain` prints it, in lines of at most 80 columns.
    pub page: &'static str,
    /// What fixes its findings may carry.
    pub fix: FixKind,
    /// Whether it is denied for good: nothing can be read past what it finds.
    pub fixed_level: bool,
    /// What can be set beside its level.
    pub options: &'static [OptionEntry],
    /// Where its findings are made.
    pub check: Check,
}

/// The lint of that name.
pub fn find(name: &str) -> Option<&'static Lint> {
    lints::ALL.iter().copied().find(|lint| lint.name == name)
}

/// The lints whose findings carry `code`, one of Rootform's diagnostic codes, in upper case.
pub fn find_code(code: &str) -> impl Iterator<Item = &'static Lint> {
    lints::ALL.iter().copied().filter(move |lint| lint.codes.contains(&code))
}

/// Runs those of the `wanted` lints that look at the text alone. `protected` are the spans whose
/// bytes are part of a value, in order and not overlapping.
pub fn check_text(text: &str, protected: &[Span], wanted: LintSet, out: &mut Vec<Finding>) {
    for lint in wanted.lints() {
        if let Check::Text(check) = lint.check {
            check(text, protected, out);
        }
    }
}

/// Runs those of the `wanted` lints that look at a document, which is written in `language` and has
/// no syntax errors.
pub fn check_document(
    document: Document<'_>,
    language: Language,
    wanted: LintSet,
    out: &mut Vec<Finding>,
) {
    for lint in wanted.lints() {
        match lint.check {
            Check::Document(check) => check(document, out),
            Check::Either { document: check, .. } if !language.is_rootform() => {
                check(document, out);
            }
            _ => {}
        }
    }
}

/// Runs those of the `wanted` lints that look at what a Rootform source says.
pub fn check_model(source: &Source<'_, '_>, wanted: LintSet, out: &mut Vec<Finding>) {
    for lint in wanted.lints() {
        if let Check::Model(check)
        | Check::Either { model: check, .. }
        | Check::FileAndRoot { model: check, .. } = lint.check
        {
            check(source, out);
        }
    }
}

/// Everything that the files of a root show together: the faults, and what the `wanted` lints find.
///
/// `manifest_expected` and `texts` are those of [`Root::check`]; `options` are those of the file
/// that holds its manifest.
pub fn check_root(
    root: &Root,
    manifest_expected: bool,
    texts: Texts<'_>,
    options: &Options,
    wanted: LintSet,
) -> Vec<FileFinding> {
    let mut out = root.check(manifest_expected, texts);
    for lint in wanted.lints() {
        match lint.check {
            Check::Root(check) => check(root, texts, &mut out),
            Check::FileAndRoot { root: check, .. } => check(root, options, &mut out),
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_belong_to_several_lints() {
        let names: Vec<_> = find_code("HCL_PARSE").map(|lint| lint.name).collect();
        assert_eq!(names, ["syntax-error", "duplicate-attribute"]);
        assert_eq!(find_code("hcl_parse").count(), 0);
    }

    #[test]
    fn names_are_found_whole() {
        assert_eq!(find("byte-order-mark").unwrap().group, Group::Style);
        assert!(find("byte-order").is_none());
    }
}

//! Loading schema documents, native or JSON, into body schemas: a document, what it imports, and
//! every fault with its place.
//!
//! A faulty document is still read as far as it goes, so that all its faults are told at once;
//! whether anything is checked against it is the caller's to say. There is no networking: a URL is
//! read only where the caller knows a local copy of it.

mod attribute;
mod block;
mod body;
mod condition;
mod imports;
mod pattern;
mod reading;
mod refs;

use super::apply::check_document;
use super::check::check;
use super::language::LANGUAGE;
use super::rules::Origin;
use super::secret::hide;
use super::source::Document;
use super::unread;
use super::{BodyId, Schema};
use crate::finding::{Finding, RelatedFile};
use crate::source::Language;
use crate::span::Span;
use crate::syntax::json;
use crate::syntax::native::Reader;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use imports::{beside, digest, no_copy};

/// The lint of faults in a schema.
pub(super) const INVALID: &str = "invalid-schema";
/// The lint of schemas that cannot be had.
pub(super) const UNRESOLVED: &str = "unresolved-schema";

/// The lint of what is set twice in a body.
pub(super) const TWICE: &str = "duplicate-attribute";

/// So many documents may import one another, one behind the other.
const MAX_DEPTH: usize = 16;

/// A schema, as far as it could be loaded.
#[derive(Debug)]
pub struct Loaded {
    /// All bodies, those of imports included.
    pub schema: Schema,
    /// The body of the document.
    pub root: Option<BodyId>,
    /// What is wrong, with the index of the document among [`Schema::files`]. The document
    /// itself is the first.
    pub faults: Vec<(usize, Finding)>,
    /// The draft that the document is written in.
    pub draft: Draft,
    /// What the document calls itself.
    pub id: Option<String>,
    /// The documents that were imported, in the order of [`Schema::files`] after the first.
    pub imports: Vec<Import>,
}

/// A document that another imports.
#[derive(Debug)]
pub struct Import {
    /// The index of the importing document.
    pub by: usize,
    /// The name it goes by there.
    pub alias: String,
    /// The index of the imported one.
    pub of: usize,
}

impl Loaded {
    /// The faults for which nothing can be checked against it.
    pub fn errors(&self) -> impl Iterator<Item = &(usize, Finding)> {
        self.faults.iter().filter(|(_, finding)| !finding.mild)
    }

    /// The text of the document.
    pub fn text(&self) -> Option<&str> {
        self.schema.files.first().map(|file| file.text.as_str())
    }

    /// Where the document says what sensitive attributes hold, or may hold, in order.
    pub fn secrets(&self) -> &[Span] {
        self.schema.files.first().map_or(&[], |file| file.hidden())
    }
}

/// A version of the schema language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Draft {
    /// `draft/2025-10/`, and what names no draft.
    D2025,
    /// `draft/2026-09/`
    D2026,
}

/// How documents are loaded.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Whether every document is read as one of the latest draft.
    pub strict: bool,
    /// The local copy of what a URL names, if there is one.
    pub local: &'a dyn Fn(&str) -> Option<PathBuf>,
}

/// Loads the document `text`, which stands, or would stand, at `path`.
pub fn load(path: &Path, text: &str, options: Options<'_>) -> Loaded {
    let mut loader = Loader {
        options,
        schema: Schema::default(),
        faults: Vec::new(),
        documents: Vec::new(),
        known: HashMap::new(),
        stack: Vec::new(),
        pending: Vec::new(),
        merged: 0,
        imports: Vec::new(),
        secrets: Vec::new(),
    };
    let first = loader.document(path, text);
    loader.resolve_refs();
    loader.drop_unused(first);
    for (at, file) in loader.schema.files.iter().enumerate() {
        let of_file = loader.secrets.iter().filter(|(of, _)| *of == at);
        file.hide(of_file.map(|(_, span)| *span).collect());
    }
    for (file, finding) in &mut loader.faults {
        hide(std::slice::from_mut(finding), loader.schema.files[*file].hidden());
    }
    let document = loader.documents.swap_remove(first);
    Loaded {
        schema: loader.schema,
        root: document.root,
        faults: loader.faults,
        draft: document.draft,
        id: document.id,
        imports: loader.imports,
    }
}

/// What is known of a document.
struct Loading {
    draft: Draft,
    /// What it calls itself.
    id: Option<String>,
    root: Option<BodyId>,
    /// The bodies that can be shared, with the place of their name.
    ids: HashMap<String, (BodyId, Span)>,
    /// The imports by their names; `None` for one that could not be had.
    aliases: HashMap<String, Option<usize>>,
}

/// A block that shares the body of another.
struct Pending {
    /// Stands for the body until that is known.
    body: BodyId,
    document: usize,
    /// What is written: `block_header.node`.
    names: String,
    span: Span,
}

struct Loader<'a> {
    options: Options<'a>,
    schema: Schema,
    faults: Vec<(usize, Finding)>,
    documents: Vec<Loading>,
    /// Documents by where they really are.
    known: HashMap<PathBuf, usize>,
    /// The documents that import the one being read.
    stack: Vec<PathBuf>,
    pending: Vec<Pending>,
    /// How many bodies were made by merging variants.
    merged: usize,
    imports: Vec<Import>,
    /// Where documents say what sensitive attributes hold, or may hold.
    secrets: Vec<(usize, Span)>,
}

impl Loader<'_> {
    /// Reads a document and what it imports; gives its index.
    fn document(&mut self, path: &Path, text: &str) -> usize {
        let file = self.schema.files.len();
        let related = RelatedFile::new(path, text);
        self.schema.files.push(Arc::new(related));
        self.documents.push(Loading {
            draft: Draft::D2025,
            id: None,
            root: None,
            ids: HashMap::new(),
            aliases: HashMap::new(),
        });
        let place = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        self.known.insert(place.clone(), file);
        self.stack.push(place);
        if Language::of(path).is_json() {
            match json::parse(text) {
                Ok(tree) => {
                    self.set_twice(file, json::duplicates(text, &tree, json::Dialect::Hcl));
                    self.read(file, Document::Json { text, value: &tree.value });
                }
                Err(findings) => self.unreadable(file, text, findings),
            }
        } else {
            let mut reader = Reader::default();
            let errors = reader.read(text);
            if errors.is_empty() {
                self.set_twice(file, reader.duplicate_attributes(text));
                let Reader { tokens, outline } = &reader;
                self.read(file, Document::Native { text, tokens, outline });
            } else {
                self.unreadable(file, text, errors);
            }
        }
        self.stack.pop();
        file
    }

    /// Syntax errors of a document: those of the first are told of when it is read itself.
    fn unreadable(&mut self, file: usize, text: &str, findings: Vec<Finding>) {
        if text.contains("sensitive") {
            let json = Language::of(&self.schema.files[file].path).is_json();
            let values = unread::values(text, json);
            self.secrets.extend(values.into_iter().map(|span| (file, span)));
        }
        self.faults.extend(findings.into_iter().map(|finding| (file, finding)));
    }

    /// Keys that are given twice: of the first document that is told of when it is read itself,
    /// too.
    fn set_twice(&mut self, file: usize, findings: Vec<Finding>) {
        let twice = findings.into_iter().filter(|finding| finding.lint == TWICE);
        self.faults.extend(twice.map(|finding| (file, finding)));
    }

    fn read(&mut self, file: usize, document: Document<'_>) {
        let language = &*LANGUAGE;
        let checked = check_document(document, &language.schema, language.document);
        for mut finding in checked.findings {
            if finding.lint == TWICE {
                let same = |(of, other): &(usize, Finding)| {
                    *of == file && other.lint == TWICE && other.span == finding.span
                };
                if self.faults.iter().any(same) {
                    continue;
                }
            } else {
                finding.lint = INVALID;
                finding.code = None;
            }
            self.faults.push((file, finding));
        }
        let found = check(document, document.root(), &language.schema, language.document);
        let mut reading = reading::Reading { document, file, draft: Draft::D2025 };
        let newest = reading
            .text(&found, "__schema")
            .is_some_and(|said| format!("/{}", said.value).contains("/draft/2026-09/"));
        if newest || self.options.strict {
            reading.draft = Draft::D2026;
        }
        self.documents[file].draft = reading.draft;
        self.documents[file].id = reading.text(&found, "__id").map(|said| said.value);
        for block in found.blocks("import") {
            self.import(&reading, block);
        }
        if let Some(block) = found.blocks("body").next() {
            let origin = Origin { file, span: block.header };
            let raw = self.raw_body(&reading, block.body, origin, 0);
            let root = self.finish(file, raw);
            self.documents[file].root = Some(root);
        }
    }

    /// Notes a fault of the document of index `file`.
    fn fault(&mut self, file: usize, finding: Finding) {
        self.faults.push((file, finding));
    }

    fn invalid(&mut self, file: usize, span: Span, message: impl Into<String>, help: &str) {
        self.fault(file, Finding::new(INVALID, span, message).help(help));
    }
}

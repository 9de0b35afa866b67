//! Which schema a file follows, and checking it: the schema of the run, of the configuration, or
//! the one that the file names itself. Each document is loaded once a run, whatever the number of
//! files and threads. There is no networking.

mod own;

use super::apply::{Checked, check_document};
use super::load::{self, INVALID, Loaded, UNRESOLVED, beside, digest, no_copy};
use super::source::Document;
use super::unread;
use crate::config::Config;
use crate::finding::Finding;
use crate::source::{Language, Source, is_schema_document, is_url};
use crate::span::Span;
use own::Own;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The schemas of a run.
#[derive(Default)]
pub struct Schemas {
    /// The schema of every file that is neither a schema nor a Rootform source.
    given: Option<PathBuf>,
    /// Whether every schema is read as one of the latest draft.
    strict: bool,
    loaded: Mutex<HashMap<Key, Arc<OnceLock<Entry>>>>,
}

/// A document, and the directory of the configuration that says where URLs are.
type Key = (PathBuf, PathBuf);

enum Entry {
    Loaded {
        loaded: Box<Loaded>,
        digest: String,
    },
    /// Why it cannot be read.
    Unreadable(String),
}

/// A file of a run.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The schemas of the run.
    pub schemas: &'a Schemas,
    /// The path of the file as it is shown.
    pub path: &'a Path,
    /// What it is written in.
    pub language: Language,
    /// The configuration that applies to it.
    pub config: &'a Config,
}

impl Schemas {
    /// The schemas of a run in which `given` is that of all files, and in which, if `strict`,
    /// every schema is read as one of the latest draft.
    pub fn new(given: Option<PathBuf>, strict: bool) -> Self {
        Self { given, strict, loaded: Mutex::default() }
    }

    fn entry(&self, path: &Path, config: &Config) -> Arc<OnceLock<Entry>> {
        self.entry_of(path, config, || {
            Source::read(path).map(|source| source.text).map_err(|error| error.to_string())
        })
    }

    /// The document at `path`, which `read` gives the text of if it was not loaded before.
    fn entry_of(
        &self,
        path: &Path,
        config: &Config,
        read: impl FnOnce() -> Result<String, String>,
    ) -> Arc<OnceLock<Entry>> {
        let key = (path.to_owned(), config.directory.clone());
        let slot = {
            let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(loaded.entry(key).or_default())
        };
        // Loaded outside the lock, so that other documents are not waited for.
        slot.get_or_init(|| match read() {
            Ok(text) => Entry::Loaded {
                loaded: Box::new(self.load(path, &text, config)),
                digest: digest(text.as_bytes()),
            },
            Err(reason) => Entry::Unreadable(reason),
        });
        slot
    }

    /// Loads the document `text`, which stands at `path`.
    pub fn load(&self, path: &Path, text: &str, config: &Config) -> Loaded {
        let local = |url: &str| config.local_schema(url);
        load::load(path, text, load::Options { strict: self.strict, local: &local })
    }
}

/// A schema that a file follows, and where that is said in it.
struct Named {
    path: PathBuf,
    span: Span,
    /// Whether the file says so itself.
    by_file: bool,
}

impl Subject<'_> {
    /// Checks a document without syntax errors against the schema that applies to it, if one
    /// does; a schema document against the language of schemas.
    pub fn check(&self, document: Document<'_>) -> Checked {
        if is_schema_document(self.path) {
            return self.check_schema(document.text());
        }
        let mut out = Checked::default();
        let own = Own::of(document);
        for named in self.named(document, &own, &mut out.findings) {
            let trusted = self.is_trusted(document, &own, &named, &mut out.findings);
            self.check_against(document, &named, trusted, &mut out);
        }
        out
    }

    /// Where values stand in `text` that must not be shown, in order, if it cannot be read: every
    /// value, if the schema that applies to it has sensitive attributes.
    pub fn secrets_of_unread(&self, text: &str) -> Vec<Span> {
        let json = self.language.is_json();
        let secret = if is_schema_document(self.path) {
            text.contains("sensitive")
        } else {
            let given: Vec<_> = self.given().collect();
            let none = given.is_empty();
            let mut paths: Vec<PathBuf> = given.into_iter().filter_map(Result::ok).collect();
            if none {
                paths.extend(own::name_in(text, json).and_then(|name| self.path_of(&name)));
            }
            paths.iter().any(|path| match self.schemas.entry(path, self.config).get() {
                Some(Entry::Loaded { loaded, .. }) => loaded.schema.has_secrets(),
                _ => false,
            })
        };
        if secret { unread::values(text, json) } else { Vec::new() }
    }

    fn check_schema(&self, text: &str) -> Checked {
        let entry = self.schemas.entry_of(self.path, self.config, || Ok(text.to_owned()));
        match entry.get() {
            Some(Entry::Loaded { loaded, .. }) if loaded.text() == Some(text) => own_faults(loaded),
            // A text on its way to be repaired, or one that was changed meanwhile.
            _ => own_faults(&self.schemas.load(self.path, text, self.config)),
        }
    }

    /// The schemas that the run or the configuration gives the file, or the URL of one that there is
    /// no local copy of.
    fn given(&self) -> impl Iterator<Item = Result<PathBuf, String>> {
        let run = self.schemas.given.clone().filter(|_| !self.language.is_rootform());
        let mut rules = Vec::new();
        if run.is_none() && !self.config.settings.schemas.is_empty() {
            let path = std::path::absolute(self.path).unwrap_or_default();
            rules.extend(self.config.schemas_for(&path).map(|path| shown(&path.value)));
        }
        let local = |path: PathBuf| match path.to_str() {
            Some(url) if is_url(url) => self.path_of(url).ok_or_else(|| url.to_owned()),
            _ => Ok(path),
        };
        // What two entries give is checked once.
        let mut seen = HashSet::new();
        run.into_iter().chain(rules).map(local).filter(move |path| seen.insert(path.clone()))
    }

    /// The schemas that the document is to be checked against.
    fn named(&self, document: Document<'_>, own: &Own<'_>, out: &mut Vec<Finding>) -> Vec<Named> {
        let first = Span::new(0, document.text().chars().next().map_or(0, char::len_utf8));
        let mut named = Vec::new();
        let given: Vec<_> = self.given().collect();
        if given.is_empty()
            && let Some((name, span)) = own.name(document)
        {
            match name.map(|name| self.path_of(&name).ok_or(name)) {
                Some(Ok(path)) => named.push(Named { path, span, by_file: true }),
                Some(Err(name)) => out.push(no_copy(span, &name)),
                None => {
                    let message = "this names no schema: it is no constant string";
                    let help = "write the path of a schema, or its URL";
                    out.push(Finding::new(UNRESOLVED, span, message).help(help));
                }
            }
        }
        for path in given {
            match path {
                Ok(path) => named.push(Named { path, span: first, by_file: false }),
                Err(url) => out.push(no_copy(first, &url)),
            }
        }
        named
    }

    /// The path of what a file names.
    fn path_of(&self, name: &str) -> Option<PathBuf> {
        if is_url(name) {
            return self.config.local_schema(name).filter(|path| path.is_file()).map(|p| shown(&p));
        }
        Some(beside(self.path.parent().unwrap_or(Path::new("")), name))
    }

    /// Whether the document at hand is the one that a digest in the file is of, if there is one. It
    /// is of the document that the file names, if it names one, whatever is said elsewhere.
    fn is_trusted(
        &self,
        document: Document<'_>,
        own: &Own<'_>,
        named: &Named,
        out: &mut Vec<Finding>,
    ) -> bool {
        let Some((wanted, span)) = own.digest(document) else { return true };
        if !named.by_file && own.name(document).is_some() {
            return true;
        }
        let entry = self.schemas.entry(&named.path, self.config);
        let Some(Entry::Loaded { digest, .. }) = entry.get() else { return true };
        if wanted.trim().eq_ignore_ascii_case(digest) {
            return true;
        }
        let path = named.path.display();
        let message = format!("`{path}` is not the schema that this digest is of");
        let finding = Finding::new(UNRESOLVED, span, message)
            .help(format!("its SHA-256 is `{digest}`; look at what changed in it"));
        out.push(finding);
        false
    }

    fn check_against(
        &self,
        document: Document<'_>,
        named: &Named,
        trusted: bool,
        out: &mut Checked,
    ) {
        let entry = self.schemas.entry(&named.path, self.config);
        let path = named.path.display();
        let loaded = match entry.get() {
            Some(Entry::Loaded { loaded, .. }) => loaded,
            Some(Entry::Unreadable(reason)) => {
                let finding = Finding::new(UNRESOLVED, named.span, reason.clone())
                    .help("a relative path is taken from the file that names it");
                out.findings.push(finding);
                return;
            }
            None => return,
        };
        let checked = loaded.root.map(|root| check_document(document, &loaded.schema, root));
        let Checked { findings, sensitive } = checked.unwrap_or_default();
        // What must not be shown is not shown either where nothing else can be said.
        out.sensitive.extend(sensitive);
        if !trusted {
            return;
        }
        let mut errors = loaded.errors();
        if let Some((file, first)) = errors.next() {
            let more = match errors.count() {
                0 => String::new(),
                1 => "; there is one more fault".to_owned(),
                more => format!("; there are {more} more faults"),
            };
            // What cannot be had is no fault of what is there.
            let lint = if loaded.errors().all(|(_, f)| f.lint == UNRESOLVED) {
                UNRESOLVED
            } else {
                INVALID
            };
            let whole = if lint == UNRESOLVED { "whole" } else { "valid" };
            let message = format!("the schema `{path}` is not {whole}, so nothing is checked");
            let mut finding = Finding::new(lint, named.span, message)
                .help(format!("`rf lint {path}` says all that is wrong with it{more}"));
            if let Some(file) = loaded.schema.files.get(*file) {
                finding = finding.related_in(Arc::clone(file), first.span, first.message.clone());
            }
            out.findings.push(finding);
            return;
        }
        let missing = loaded.faults.iter().find(|(_, finding)| finding.lint == UNRESOLVED);
        if let Some((file, fault)) = missing {
            let message = format!("a part of the schema `{path}` cannot be had");
            let mut finding = Finding::new(UNRESOLVED, named.span, message).mild();
            finding.help.clone_from(&fault.help);
            if let Some(file) = loaded.schema.files.get(*file) {
                finding = finding.related_in(Arc::clone(file), fault.span, fault.message.clone());
            }
            out.findings.push(finding);
        }
        out.findings.extend(findings);
    }
}

/// What is wrong with a schema document itself.
fn own_faults(loaded: &Loaded) -> Checked {
    let own = loaded.faults.iter().filter(|(file, _)| *file == 0);
    let findings = own.map(|(_, finding)| finding.clone()).collect();
    Checked { findings, sensitive: loaded.secrets().to_vec() }
}

/// `path`, which is absolute, as it is shown: from the current directory if it is below it.
fn shown(path: &Path) -> PathBuf {
    let current = std::env::current_dir().unwrap_or_default();
    path.strip_prefix(&current).map_or_else(|_| path.to_owned(), Path::to_owned)
}

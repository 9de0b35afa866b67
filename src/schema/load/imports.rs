//! Documents that a document imports: finding, trusting and reading them.

use super::reading::Reading;
use super::{INVALID, Import, Loader, MAX_DEPTH, UNRESOLVED};
use crate::finding::Finding;
use crate::schema::check::check;
use crate::schema::language::LANGUAGE;
use crate::schema::source::Block;
use crate::source::{Source, is_url};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// The SHA-256 of `bytes`, in lower-case hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    let mut out = String::new();
    for byte in Sha256::digest(bytes) {
        // Writing to a string cannot fail.
        let _ = write!(out, "{byte:02x}");
    }
    out
}

impl Loader<'_> {
    pub(super) fn import(&mut self, reading: &Reading<'_>, block: &Block<'_>) {
        let file = reading.file;
        let Some(alias) = block.labels.first() else { return };
        let language = &*LANGUAGE;
        let found = check(reading.document, block.body, &language.schema, language.import);
        let document = if self.documents[file].aliases.contains_key(&*alias.text) {
            let message = format!("there are two imports `{}`", alias.text);
            self.invalid(file, alias.span, message, "give one of them another name");
            return;
        } else {
            self.imported(reading, &found, block)
        };
        let name = alias.text.to_string();
        if let Some(of) = document {
            self.imports.push(Import { by: file, alias: name.clone(), of });
        }
        self.documents[file].aliases.insert(name, document);
    }

    fn imported(
        &mut self,
        reading: &Reading<'_>,
        found: &crate::schema::check::Found<'_, '_>,
        block: &Block<'_>,
    ) -> Option<usize> {
        let file = reading.file;
        let said = reading.text(found, "source")?;
        let (name, span) = (&said.value, said.origin.map_or(block.header, |origin| origin.span));
        let Some(path) = self.path_of(file, name) else {
            self.fault(file, no_copy(span, name));
            return None;
        };
        let place = std::fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        if self.stack.contains(&place) {
            let message = format!("`{name}` imports this document, so it cannot be imported here");
            self.invalid(file, span, message, "move what both need into a third document");
            return None;
        }
        if self.stack.len() > MAX_DEPTH {
            self.fault(file, too_deep(span));
            return None;
        }
        let wanted = reading.text(found, "sha256");
        let of = match self.known.get(&place) {
            Some(of) => *of,
            None => match Source::read(&path) {
                Ok(source) => {
                    let before = self.faults.len();
                    let of = self.document(&path, &source.text);
                    self.faulty(file, span, of, before);
                    of
                }
                Err(error) => {
                    let finding = Finding::new(UNRESOLVED, span, error.to_string())
                        .help("a relative path is taken from the document that names it");
                    self.fault(file, finding);
                    return None;
                }
            },
        };
        if let Some(wanted) = wanted {
            let actual = digest(self.schema.files[of].text.as_bytes());
            if !wanted.value.trim().eq_ignore_ascii_case(&actual) {
                let at = wanted.origin.map_or(span, |origin| origin.span);
                let message = format!("`{name}` is not the document that this digest is of");
                let finding = Finding::new(UNRESOLVED, at, message)
                    .help(format!("its SHA-256 is `{actual}`; look at what changed in it"));
                self.fault(file, finding);
            }
        }
        Some(of)
    }

    /// The path of what a document names.
    fn path_of(&self, file: usize, name: &str) -> Option<PathBuf> {
        if is_url(name) {
            return (self.options.local)(name).filter(|path| path.is_file());
        }
        let directory = self.schema.files[file].path.parent().unwrap_or(Path::new(""));
        Some(beside(directory, name))
    }

    /// Says at the import that the imported document has faults.
    fn faulty(&mut self, file: usize, span: crate::span::Span, of: usize, before: usize) {
        let first = self.faults[before..].iter().find(|(at, finding)| *at == of && !finding.mild);
        let Some((_, fault)) = first else { return };
        // Of a chain that is too deep no document is at fault by itself.
        let deep = fault.message == too_deep(span).message;
        let (place, message) = (fault.span, fault.message.clone());
        // What is behind an import that is not valid is what the user has to look at.
        let cause = fault.related.iter().find(|_| fault.message == NOT_VALID).cloned();
        let finding = if deep {
            too_deep(span)
        } else {
            Finding::new(INVALID, span, NOT_VALID)
                .help("`rf lint` of that document says all that is wrong with it")
        };
        let cause = cause.and_then(|cause| Some((cause.file?, cause.span, cause.message)));
        let (related, place, said) = cause.unwrap_or_else(|| {
            let said = if deep { "the next of them".to_owned() } else { message };
            (Arc::clone(&self.schema.files[of]), place, said)
        });
        let finding = finding.related_in(related, place, said);
        self.fault(file, finding);
    }
}

/// What is said at the import of a document that has faults.
const NOT_VALID: &str = "the imported schema is not valid";

/// The finding at an import that a chain of too many leads through.
fn too_deep(span: crate::span::Span) -> Finding {
    let message = format!("imports chain deeper than {MAX_DEPTH} documents");
    Finding::new(INVALID, span, message)
        .help("import the document that is needed directly, not through others")
}

/// The path of what a document in `directory` calls `name`, without steps up again where they
/// lead to the same file.
pub fn beside(directory: &Path, name: &str) -> PathBuf {
    let path = directory.join(name);
    if !name.contains("..") {
        return path;
    }
    let mut short = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir
                if matches!(short.components().next_back(), Some(Component::Normal(_))) =>
            {
                short.pop();
            }
            part => short.push(part),
        }
    }
    let place = |path: &Path| std::fs::canonicalize(path).ok();
    // Behind a symlink a step up is no way back.
    if place(&short).is_some_and(|at| Some(at) == place(&path)) { short } else { path }
}

/// The finding about a URL without a local copy.
pub fn no_copy(span: crate::span::Span, url: &str) -> Finding {
    let message = format!("there is no local copy of `{url}`, and nothing is fetched");
    Finding::new(UNRESOLVED, span, message)
        .help("map the URL, or the beginning of it, to a directory under `[schema-map]`")
        .mild()
}

//! What is wrong with an `rf-lint.toml`, with the place in it. Showing it as a snippet is left to
//! [`crate::report`]; the `Display` here is the one-line form.

use crate::source::text::LineIndex;
use crate::span::Span;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A fault in a configuration file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConfigError {
    /// The configuration file, as it is shown.
    pub path: PathBuf,
    /// Its text; empty if it could not be read.
    pub text: Arc<str>,
    /// The place in the text, in bytes; `None` if the fault is the file itself.
    pub span: Option<Span>,
    /// One sentence, lower case, no full stop, source in backticks.
    pub message: String,
    /// The way out, in the same form.
    pub help: Option<String>,
}

impl ConfigError {
    /// A fault at `span` of the configuration `text` at `path`.
    pub fn new(path: &Path, text: &Arc<str>, span: Span, message: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            text: Arc::clone(text),
            span: Some(span),
            message: message.into(),
            help: None,
        }
    }

    /// A configuration file at `path` that could not be read at all.
    pub fn unreadable(path: &Path, message: impl Into<String>) -> Self {
        Self {
            path: path.to_owned(),
            text: Arc::from(""),
            span: None,
            message: message.into(),
            help: None,
        }
    }

    /// Adds the way out.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(span) = self.span {
            let place = LineIndex::new(&self.text).position(span.start);
            write!(f, "{}:{}:{}: ", self.path.display(), place.line, place.column)?;
        }
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, "; {help}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ConfigError {}

//! Where the program's words go: standard output and standard error, coloured or not.
//!
//! A reader that closes its end early ends the run quietly, as it does for other filters.

use super::args::Color;
use super::status::Status;
use crate::lint::Level;
use crate::report::{self, Style};
use crate::source::sentence;
use std::io::{self, ErrorKind, IsTerminal, Write};

/// Standard output and standard error of one run.
pub(super) struct Output {
    stdout: io::BufWriter<io::Stdout>,
    /// How standard output is written to.
    pub(super) style: Style,
    /// How standard error is written to.
    error_style: Style,
    /// Why standard output could not be written to, the first time that it could not.
    failure: Option<io::Error>,
    /// Whether there is work left without a reader of standard output.
    goes_on: bool,
}

impl Output {
    /// The program's output, coloured when `color` says so.
    pub(super) fn new(color: Color) -> Self {
        let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
        let style = |is_terminal| Style { color: colored(color, is_terminal), width };
        Self {
            stdout: io::BufWriter::new(io::stdout()),
            style: style(io::stdout().is_terminal()),
            error_style: style(io::stderr().is_terminal()),
            failure: None,
            goes_on: false,
        }
    }

    /// Whether standard output cannot be written to, so that there is nobody to write for.
    pub(super) fn failed(&self) -> bool {
        self.failure.is_some() && !self.goes_on
    }

    /// Notes that there is somebody else to write for.
    pub(super) fn goes_on(&mut self) {
        self.goes_on = true;
    }

    /// Writes to standard output.
    pub(super) fn print(&mut self, text: impl AsRef<[u8]>) {
        let written = self.stdout.write_all(text.as_ref());
        self.note_failure(written);
    }

    /// Writes to standard error, after what standard output has been given.
    pub(super) fn print_error(&mut self, text: &str) {
        self.flush();
        // If standard error is gone too, there is no place left to say so.
        let _ = io::stderr().write_all(text.as_bytes());
    }

    /// Writes `error: SENTENCE` to standard error.
    pub(super) fn error(&mut self, sentence: &str) {
        self.print_error(&report::message(Level::Deny, sentence, self.error_style));
    }

    /// Writes `warning: SENTENCE` to standard error.
    pub(super) fn warning(&mut self, sentence: &str) {
        self.print_error(&report::message(Level::Warn, sentence, self.error_style));
    }

    /// Writes `note: SENTENCE` to standard error.
    pub(super) fn note(&mut self, sentence: &str) {
        self.print_error(&format!("note: {sentence}\n"));
    }

    /// How standard error is written to.
    pub(super) fn error_style(&self) -> Style {
        self.error_style
    }

    fn flush(&mut self) {
        let flushed = self.stdout.flush();
        self.note_failure(flushed);
    }

    fn note_failure(&mut self, result: io::Result<()>) {
        if let Err(error) = result {
            self.failure.get_or_insert(error);
        }
    }

    /// Writes what is left. Gives `status`, unless standard output could not be written to.
    pub(super) fn finish(mut self, status: Status) -> Status {
        self.flush();
        match self.failure.take() {
            None => status,
            Some(error) => self.unwritten(status, &error),
        }
    }

    /// Says that standard output could not be written to, unless it is because whoever reads has
    /// read enough. Gives the status of a run that would otherwise have `status`.
    pub(super) fn unwritten(&mut self, status: Status, error: &io::Error) -> Status {
        if error.kind() == ErrorKind::BrokenPipe {
            return status.max(Status::Findings);
        }
        self.error(&format!("cannot write to standard output: {}", sentence(error)));
        Status::Io
    }
}

/// Whether to colour what goes to a stream that is a terminal or not.
fn colored(color: Color, is_terminal: bool) -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            is_terminal && !set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|t| t != "dumb")
        }
    }
}

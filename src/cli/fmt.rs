//! `rf fmt`: rewrites sources, or says what would change.

use super::args::FmtArgs;
use super::diff::unified;
use super::files::{self, Found, Input, Inputs};
use super::output::Output;
use super::status::Status;
use crate::finding::Finding;
use crate::fmt::canonical::ProofFailure;
use crate::fmt::{Formatted, Formatter};
use crate::lint::{Level, LintSet, Linter, Options};
use crate::report::{FileReport, Format, Reporter, Style, masked};
use crate::schema::find::Schemas;
use crate::schema::secret::hide;
use crate::source::replace::{ReplaceError, Replacer};
use crate::span::Span;
use std::path::PathBuf;

/// What came of a file, as far as there is something to show.
enum Outcome {
    /// It is as it should be.
    Unchanged,
    /// It was changed, or would be.
    Changed { path: PathBuf, diff: String },
    /// The result for standard output.
    Text(String),
    /// It could not be written.
    Unwritten(ReplaceError),
    /// Its formatted text could not be shown to say the same.
    Unproven { path: PathBuf, failure: ProofFailure },
    /// It is not valid, and was left alone. Nothing is shown of it at the spans that are `hidden`.
    Invalid { path: PathBuf, text: String, errors: Vec<Finding>, hidden: Vec<Span> },
}

/// What to do with a file that is to change.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Write,
    /// Say so, with a diff if true.
    Check(bool),
    /// Print it, changed or not.
    Print,
}

/// Runs the command.
pub(super) fn run(args: &FmtArgs) -> Status {
    let mut output = Output::new(args.files.color);
    let found = files::find(&args.files, &files::finder(&args.files), &mut output);
    let Found { inputs, status: problems, .. } = match found {
        Ok(found) => found,
        Err(status) => return output.finish(status),
    };
    let mode = match inputs {
        _ if args.check || args.diff => Mode::Check(args.diff),
        Inputs::Excluded(bytes) => {
            output.print(bytes);
            return output.finish(problems);
        }
        Inputs::Stdin(_) => Mode::Print,
        Inputs::Files(_) => Mode::Write,
    };
    let names = !args.quiet && (args.check || !args.diff);
    let style = output.style;
    let mut reporter = Reporter::new(Format::Text, output.error_style());
    let schemas = Schemas::default();
    let replacer = Replacer::default();
    let work = |formatter: &mut Formatter, input: &Input| {
        format(formatter, input, (mode, style), (&schemas, &replacer))
    };
    let status = files::handle(inputs, args.files.jobs, &mut output, work, |output, outcome| {
        show(output, outcome, mode, names, &mut reporter)
    });
    output.finish(status.max(problems))
}

fn format(
    formatter: &mut Formatter,
    input: &Input,
    (mode, style): (Mode, Style),
    (schemas, replacer): (&Schemas, &Replacer),
) -> Outcome {
    let secrets = |text: &str| {
        let subject = input.subject(schemas);
        let options = Options::default();
        Linter::default().lint_file(text, &subject, &options, LintSet::NONE).sensitive
    };
    let Input { source, language, .. } = input;
    let path = || source.path.clone();
    match formatter.format(&source.text, *language, input.format_options()) {
        Formatted::Unchanged if mode == Mode::Print => Outcome::Text(source.text.clone()),
        Formatted::Unchanged => Outcome::Unchanged,
        Formatted::Changed(text) => match mode {
            Mode::Print => Outcome::Text(text),
            Mode::Check(diff) => {
                let diff = if diff {
                    let before = masked(&source.text, &secrets(&source.text));
                    unified(&source.path, &before, &masked(&text, &secrets(&text)), style)
                } else {
                    String::new()
                };
                Outcome::Changed { path: path(), diff }
            }
            Mode::Write => match replacer.replace(source, &text) {
                Ok(()) => Outcome::Changed { path: path(), diff: String::new() },
                Err(error) => Outcome::Unwritten(error),
            },
        },
        Formatted::Unproven(failure) => Outcome::Unproven { path: path(), failure },
        Formatted::Invalid(mut errors) => {
            let hidden = secrets(&source.text);
            hide(&mut errors, &hidden);
            Outcome::Invalid { path: path(), text: source.text.clone(), errors, hidden }
        }
    }
}

fn show(
    output: &mut Output,
    outcome: Outcome,
    mode: Mode,
    names: bool,
    reporter: &mut Reporter,
) -> Status {
    match outcome {
        Outcome::Unchanged => Status::Success,
        Outcome::Text(text) => {
            output.print(text);
            Status::Success
        }
        Outcome::Changed { path, diff } => {
            if names {
                output.print(path.as_os_str().as_encoded_bytes());
                output.print("\n");
            }
            output.print(diff);
            if mode == Mode::Write { Status::Success } else { Status::Findings }
        }
        Outcome::Unwritten(error) => {
            output.error(&error.to_string());
            Status::Io
        }
        Outcome::Unproven { path, failure } => {
            output.error(&format!("`{}`: {failure}", path.display()));
            Status::Findings
        }
        Outcome::Invalid { path, text, errors, hidden } => {
            let path = path.display().to_string();
            let findings = errors.into_iter().map(|error| (Level::Deny, error)).collect();
            let report = reporter.file(&FileReport::new(&path, &text, findings).hiding(&hidden));
            output.print_error(&report);
            Status::Findings
        }
    }
}

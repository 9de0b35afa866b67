//! `rf lint`: reports what the lints find.

use super::args::{self, LintArgs};
use super::files::{self, Input};
use super::output::Output;
use super::status::Status;
use crate::finding::Finding;
use crate::lint::{Level, LevelError, Levels, Linter, known_names};
use crate::near_miss::near_miss;
use crate::report::{Counts, FileReport, Format, Reporter};
use std::path::PathBuf;

/// The findings of a file that has some.
struct Found {
    path: PathBuf,
    text: String,
    findings: Vec<(Level, Finding)>,
}

/// Runs the command.
///
/// `asked` are the levels that the command line gives, in order.
pub(super) fn run(args: &LintArgs, asked: &[(String, Level)]) -> Status {
    let mut output = Output::new(args.files.color);
    if let Err(error) = Levels::resolve(asked.iter().map(|(name, level)| (name.as_str(), *level))) {
        output.error(&refused(&error));
        return output.finish(Status::Usage);
    }
    let (inputs, problems) = match files::find(&args.files, &mut output) {
        Ok(found) => found,
        Err(status) => return output.finish(status),
    };
    let format = match args.format {
        args::Format::Text => Format::Text,
        args::Format::Concise => Format::Concise,
        args::Format::Json => Format::Json,
    };
    let mut reporter = Reporter::new(format, output.style);
    output.print(reporter.begin());
    let mut counts = Counts::default();
    let work = |linter: &mut Linter, input: &Input| lint(linter, input, asked);
    let status = files::handle(inputs, args.files.jobs, &mut output, work, |output, found| {
        let Some(found) = found else { return Status::Success };
        let path = found.path.display().to_string();
        let report = FileReport::new(&path, &found.text, found.findings);
        let in_file = report.counts();
        counts += in_file;
        output.print(reporter.file(&report));
        if in_file.errors > 0 { Status::Findings } else { Status::Success }
    });
    output.print(reporter.end(&counts));
    if counts.errors + counts.warnings > 0 {
        output.print_error(&format!("{counts}\n"));
    }
    let too_many = args.max_warnings.is_some_and(|max| counts.warnings > max);
    if too_many {
        output.error(&format!(
            "{} warnings are more than --max-warnings allows ({})",
            counts.warnings,
            args.max_warnings.unwrap_or(0)
        ));
    }
    let too_many = if too_many { Status::Findings } else { Status::Success };
    output.finish(status.max(problems).max(too_many))
}

/// Why a level of the command line is refused, with the name that was meant if there is one.
fn refused(error: &LevelError) -> String {
    let LevelError::Unknown(name) = error else { return error.to_string() };
    match near_miss(name, &known_names().collect::<Vec<_>>()) {
        Some(meant) => format!("{error}; did you mean `{meant}`?"),
        None => format!("{error}; `rf lints` shows all of them"),
    }
}

/// The findings of a file with their levels, if there are any.
fn lint(linter: &mut Linter, input: &Input, asked: &[(String, Level)]) -> Option<Found> {
    let findings = linter.lint(&input.source.text, input.language);
    if findings.is_empty() {
        return None;
    }
    let path = std::path::absolute(&input.source.path).unwrap_or_default();
    let configured = input.config.levels_for(&path);
    let asked = asked.iter().map(|(name, level)| (name.as_str(), *level));
    // Both were checked before any file was read, so nothing is refused here.
    let levels = Levels::resolve(configured.into_iter().chain(asked)).unwrap_or_default();
    let findings: Vec<_> = findings
        .into_iter()
        .map(|finding| (levels.level(finding.lint), finding))
        .filter(|(level, _)| *level != Level::Allow)
        .collect();
    (!findings.is_empty()).then(|| Found {
        path: input.source.path.clone(),
        text: input.source.text.clone(),
        findings,
    })
}

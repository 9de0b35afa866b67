//! `rf lint`: reports what the lints find, and repairs it.

use super::args::{FileArgs, LintArgs};
use super::asked::Asked;
use super::files::{self, Found, Input, Inputs};
use super::output::Output;
use super::repair::{Outcome, Repair, Request, Worker};
use super::reports::{self, Reports};
use super::rounds::{self, Repaired};
use super::statistics::Statistics;
use super::status::Status;
use super::survey::survey;
use crate::config::ConfigFinder;
use crate::edit::Safety;
use crate::lint::{Level, LevelError, Levels, Selection, known_names};
use crate::near_miss::near_miss;
use crate::report::{Counts, FileReport, Reporter};
use crate::schema::find::Schemas;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Runs the command.
///
/// `asked` are the levels that the command line gives, in order.
pub(super) fn run(args: &LintArgs, asked: &[(String, Level)]) -> Status {
    let mut output = Output::new(args.files.color);
    let checked = Levels::resolve(asked.iter().map(|(name, level)| (name.as_str(), *level)));
    if let Err(error) = checked {
        output.error(&refused(&error, &known_names().collect::<Vec<_>>()));
        return output.finish(Status::Usage);
    }
    let selection = match Selection::new(&args.select, &args.ignore) {
        Ok(selection) => selection,
        Err(error) => {
            output.error(&refused(&error, &Selection::known_names().collect::<Vec<_>>()));
            return output.finish(Status::Usage);
        }
    };
    let finder = files::finder(&args.files);
    let Found { inputs, refused, left_out, status: problems } =
        match files::find(&args.files, &finder, &mut output) {
            Ok(found) => found,
            Err(status) => return output.finish(status),
        };
    let files = match Reports::begin(&args.report, &inputs, &mut output) {
        Ok(files) => files,
        Err(status) => return output.finish(status),
    };
    let repair = match &inputs {
        _ if args.diff => Repair::Diff,
        Inputs::Excluded(bytes) if args.fix => {
            output.print(bytes);
            Repair::Print
        }
        Inputs::Stdin(_) if args.fix => Repair::Print,
        Inputs::Files(_) if args.fix => Repair::Write,
        _ => Repair::Nothing,
    };
    let schemas = Schemas::new(args.schema.clone(), args.strict_schemas);
    let request = Request {
        asked: Asked { levels: asked, selection },
        schemas: &schemas,
        repair,
        allowed: if args.unsafe_fixes { Safety::Unsafe } else { Safety::Safe },
        style: output.style,
        whole_roots: matches!(inputs, Inputs::Files(_)),
        refused,
        left_out,
        roots: HashMap::new(),
        left_alone: HashMap::new(),
        unwritten: HashSet::new(),
        overlay: HashMap::new(),
    };
    let mut report = Report::new(args, repair, files, &output);
    report.begin(&mut output);
    let status = work(inputs, request, &args.files, &finder, &mut report, &mut output);
    let status = status.max(report.end(&mut output, args.max_warnings));
    output.finish(status.max(problems))
}

/// Looks at all inputs, repairs them if that is asked for, and shows what came of it.
fn work(
    inputs: Inputs,
    mut request: Request<'_>,
    args: &FileArgs,
    finder: &ConfigFinder,
    report: &mut Report,
    output: &mut Output,
) -> Status {
    let mut status = Status::Success;
    let inputs = match inputs {
        Inputs::Files(files) if matches!(request.repair, Repair::Write | Repair::Diff) => {
            let repaired = rounds::repair(&files, &mut request, args, finder, output);
            report.repaired(output, &repaired);
            let shown = repaired.outcomes.into_iter().map(|outcome| report.file(output, outcome));
            return shown.fold(repaired.status, Status::max);
        }
        Inputs::Files(files) => {
            let survey = survey(&files, &request, args, finder, output);
            status = survey.status;
            request.roots = survey.roots;
            Inputs::Files(survey.files)
        }
        stdin @ (Inputs::Stdin(_) | Inputs::Excluded(_)) => stdin,
    };
    let work = |worker: &mut Worker, input: &Input| worker.work(input, &request);
    let shown = files::handle(inputs, args.jobs, output, work, |output, outcome| {
        let Some(mut outcome) = outcome else { return Status::Success };
        if request.repair == Repair::Diff
            && let Some(before) = &outcome.before
        {
            outcome.shown = outcome.diff(before, request.style);
        }
        report.file(output, outcome)
    });
    status.max(shown)
}

/// Why a name of the command line is refused, with the one of those `known` that was meant if
/// there is one.
fn refused(error: &LevelError, known: &[&str]) -> String {
    let meant = match error {
        LevelError::Unknown(name) => near_miss(name, known),
        LevelError::Fixed(_) => return error.to_string(),
    };
    match meant {
        Some(meant) => format!("{error}; did you mean `{meant}`?"),
        None => format!("{error}; `rf lints` shows all of them"),
    }
}

/// Shows what came of the files, and counts it.
struct Report {
    reporter: Reporter,
    /// Further places that the findings are written to.
    files: Reports,
    repair: Repair,
    /// Instead of the findings, if it is asked for.
    statistics: Option<Statistics>,
    counts: Counts,
    fixed: usize,
}

impl Report {
    fn new(args: &LintArgs, repair: Repair, files: Reports, output: &Output) -> Self {
        // The fixed text has standard output to itself.
        let style = if repair == Repair::Print { output.error_style() } else { output.style };
        Self {
            reporter: Reporter::new(args.format.into(), style).rooted(reports::root()),
            files,
            repair,
            statistics: args.statistics.then(Statistics::default),
            counts: Counts::default(),
            fixed: 0,
        }
    }

    /// Whether findings are written as such.
    fn shows_findings(&self) -> bool {
        self.statistics.is_none() && self.repair != Repair::Diff
    }

    fn write(&self, output: &mut Output, text: &str) {
        if self.repair == Repair::Print && !text.is_empty() {
            output.print_error(text);
        } else {
            output.print(text);
        }
    }

    fn begin(&self, output: &mut Output) {
        if self.shows_findings() {
            self.write(output, &self.reporter.begin());
        }
    }

    /// What the rounds of repairing came to, the files aside.
    fn repaired(&mut self, output: &mut Output, repaired: &Repaired) {
        self.fixed += repaired.fixed;
        for (path, lints) in &repaired.undone {
            Self::undone(output, &path.display().to_string(), lints);
        }
    }

    fn undone(output: &mut Output, path: &str, lints: &[&str]) {
        if lints.is_empty() {
            return;
        }
        // A lint may have been named in several rounds.
        let lints: BTreeSet<_> = lints.iter().map(|lint| format!("`{lint}`")).collect();
        let lints: Vec<_> = lints.into_iter().collect();
        output.warning(&format!(
            "the fixes of {} in `{path}` led to new errors, and were undone",
            lints.join(", "),
        ));
    }

    fn file(&mut self, output: &mut Output, outcome: Outcome) -> Status {
        let path = outcome.path.display().to_string();
        output.print(&outcome.shown);
        Self::undone(output, &path, &outcome.undone);
        let fixed: usize = outcome.applied.values().sum();
        let mut status = Status::Success;
        if self.repair == Repair::Diff && !outcome.shown.is_empty() {
            status = Status::Findings;
        }
        let report =
            FileReport::new(&path, &outcome.text, outcome.findings).hiding(&outcome.sensitive);
        let in_file = report.counts();
        self.counts += in_file;
        // What was done in rounds has been counted with them.
        self.fixed += fixed;
        self.files.file(&report, output);
        if self.shows_findings() {
            let text = self.reporter.file(&report);
            self.write(output, &text);
        } else if let Some(statistics) = &mut self.statistics {
            statistics.add(&report);
        }
        if in_file.errors > 0 { status.max(Status::Findings) } else { status }
    }

    fn end(mut self, output: &mut Output, max_warnings: Option<usize>) -> Status {
        match &self.statistics {
            Some(statistics) => self.write(output, &statistics.table()),
            None if self.shows_findings() => {
                self.write(output, &self.reporter.end(&self.counts));
            }
            None => {}
        }
        let written = std::mem::take(&mut self.files).end(&self.counts, output);
        if let Some(summary) = self.summary() {
            output.print_error(&format!("{summary}\n"));
        }
        let too_many = match max_warnings.filter(|max| self.counts.warnings > *max) {
            Some(max) => {
                let (count, verb) = match self.counts.warnings {
                    1 => ("1 warning".to_owned(), "is"),
                    n => (format!("{n} warnings"), "are"),
                };
                output.error(&format!("{count} {verb} more than --max-warnings allows ({max})"));
                Status::Findings
            }
            None => Status::Success,
        };
        too_many.max(written)
    }

    /// The line about the whole run, if there is anything to say.
    fn summary(&self) -> Option<String> {
        let found = self.counts.errors + self.counts.warnings > 0;
        let fixed = match self.repair {
            _ if self.fixed == 0 => String::new(),
            Repair::Diff => format!("{} would be fixed", self.fixed),
            _ => format!("{} fixed", self.fixed),
        };
        match (fixed.is_empty(), found) {
            (true, false) => None,
            (true, true) => Some(self.counts.to_string()),
            (false, false) => Some(fixed),
            (false, true) => Some(format!("{fixed}, {}", self.counts)),
        }
    }
}

//! The files of a run, and handling them: found, read and worked on in parallel, shown in order.

use super::args::FileArgs;
use super::output::Output;
use super::progress::Progress;
use super::status::Status;
use crate::config::{Config, ConfigChoice, ConfigError, ConfigFinder};
use crate::fmt::canonical;
use crate::lint::{self, Level};
use crate::report::{self, Place};
use crate::schema::find::{Schemas, Subject};
use crate::source::discover::{Discovered, FileEntry, LeavesOut, Options, discover};
use crate::source::problem::Problem;
use crate::source::{Language, Source};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The name of standard input that was given none.
const STDIN_NAME: &str = "stdin.rf.hcl";

/// So many files are handled before what came of them is shown. It bounds the memory of a run.
const BATCH: usize = 8192;

/// So many files one after the other are handled in the buffers of one thread.
const SHARE: usize = 32;

/// Below so many files, starting threads costs more than it saves.
const FEW: usize = 8;

/// So many errors of the configuration are shown, each with its lines.
const MOST_CONFIG_ERRORS: usize = 100;

/// A file that was read, and what is known of it.
#[derive(Clone)]
pub(super) struct Input {
    pub(super) source: Source,
    pub(super) language: Language,
    pub(super) config: Arc<Config>,
}

impl Input {
    /// The file as one that may follow a schema.
    pub(super) fn subject<'a>(&'a self, schemas: &'a Schemas) -> Subject<'a> {
        let Self { source, language, config } = self;
        Subject { schemas, path: &source.path, language: *language, config }
    }

    /// How the file is formatted.
    pub(super) fn format_options(&self) -> canonical::Options {
        let settings = &self.config.settings.fmt;
        canonical::Options { order: settings.order, literals: settings.literals }
    }
}

/// What a run works on.
pub(super) enum Inputs {
    /// Standard input, under a name.
    Stdin(Input),
    /// What was on standard input, under a name that the configuration leaves out: it is nobody's
    /// business what it is.
    Excluded(Vec<u8>),
    /// Files, in the order in which they are shown.
    Files(Vec<FileEntry>),
}

/// Finds the configuration of files, as the command line asks for it.
pub(super) fn finder(args: &FileArgs) -> ConfigFinder {
    let choice = match &args.config {
        Some(path) => ConfigChoice::File(path.clone()),
        None if args.no_config => ConfigChoice::None,
        None => ConfigChoice::Nearest,
    };
    ConfigFinder::new(choice, check_config)
}

/// Finds the nearest configuration of each file.
pub(super) fn nearest() -> ConfigFinder {
    ConfigFinder::new(ConfigChoice::Nearest, check_config)
}

/// How files are looked for.
pub(super) fn options<'f>(args: &FileArgs, finder: &'f ConfigFinder) -> Options<'f> {
    let leaves_out =
        if args.no_ignore { LeavesOut::Excluded } else { LeavesOut::IgnoredAndExcluded };
    Options {
        threads: args.jobs,
        leaves_out,
        force_exclude: args.force_exclude,
        every_hcl: args.every_hcl,
        finder,
    }
}

/// What a search for the files of a run came to.
pub(super) struct Found {
    /// What there is to handle.
    pub(super) inputs: Inputs,
    /// Paths that were met and could not be taken, as they are shown.
    pub(super) refused: Vec<PathBuf>,
    /// Whether the configuration left something out, or ignore files may have.
    pub(super) left_out: bool,
    /// Whether all could be taken.
    pub(super) status: Status,
}

/// Finds the files of a run. Problems are reported, and are in the status given; `Err` is the
/// status of a run that cannot start.
pub(super) fn find(
    args: &FileArgs,
    finder: &ConfigFinder,
    output: &mut Output,
) -> Result<Found, Status> {
    if is_stdin(args, output)? {
        let inputs = stdin(args, finder, output)?;
        let excluded = matches!(inputs, Inputs::Excluded(_));
        let (refused, status) = (Vec::new(), Status::Success);
        return Ok(Found { inputs, refused, left_out: excluded, status });
    }
    let progress = Progress::start(0);
    let Discovered { files, problems, excluded } = discover(&args.paths, &options(args, finder));
    drop(progress);
    config_errors(finder, output)?;
    let status = tell(&problems, output);
    if files.is_empty() && problems.is_empty() {
        match &args.paths[..] {
            [path] => output.note(&format!("no file to handle in `{}`", path.display())),
            _ => output.note("no file to handle"),
        }
    }
    let refused = problems.into_iter().map(|problem| problem.path).collect();
    let left_out = excluded || (!args.no_ignore && may_ignore(args, finder));
    Ok(Found { inputs: Inputs::Files(files), refused, left_out, status })
}

/// Whether files may be ignored in a directory that was walked: git's ignore files hold in its
/// repositories, others anywhere.
fn may_ignore(args: &FileArgs, finder: &ConfigFinder) -> bool {
    let here = [PathBuf::from(".")];
    let paths = if args.paths.is_empty() { &here[..] } else { &args.paths };
    let walked = paths.iter().map(|path| finder.absolute(path)).filter(|path| path.is_dir());
    let holds = |directory: &Path| {
        [".git", ".ignore"].iter().any(|name| directory.join(name).symlink_metadata().is_ok())
    };
    walked.into_iter().any(|path| path.ancestors().any(holds))
}

/// Reports what could not be taken.
pub(super) fn tell(problems: &[Problem], output: &mut Output) -> Status {
    for problem in problems {
        let code = problem.code().map(|code| format!(" ({code})")).unwrap_or_default();
        output.error(&format!("{problem}{code}"));
    }
    if problems.is_empty() { Status::Success } else { Status::Io }
}

/// Whether a run is on standard input. That is so if it is named as `-`, or has a name and nothing
/// else has: who gives it one does not mean the current directory.
fn is_stdin(args: &FileArgs, output: &mut Output) -> Result<bool, Status> {
    let dashes = args.paths.iter().filter(|path| *path == Path::new("-")).count();
    let named = args.stdin_filename.is_some();
    let refusal = match (dashes, args.paths.len()) {
        (0, 0) => return Ok(named),
        (1, 1) => return Ok(true),
        (0, _) if !named => return Ok(false),
        (0, _) => {
            "`--stdin-filename` names standard input, and cannot be given together with paths"
        }
        _ => "`-` is standard input, and cannot be named together with other paths",
    };
    output.error(refusal);
    Err(Status::Usage)
}

/// Reads standard input.
fn stdin(args: &FileArgs, finder: &ConfigFinder, output: &mut Output) -> Result<Inputs, Status> {
    let name = args.stdin_filename.as_deref().unwrap_or(Path::new(STDIN_NAME));
    let config = finder.for_file(name);
    let excluded = args.force_exclude && finder.excludes(&finder.absolute(name));
    config_errors(finder, output)?;
    let read = if excluded {
        Source::read_stdin_bytes(name).map(Inputs::Excluded)
    } else {
        let language = Language::of(name);
        Source::read_stdin(name).map(|source| Inputs::Stdin(Input { source, language, config }))
    };
    read.map_err(|error| {
        output.error(&error.to_string());
        Status::Io
    })
}

/// Faults of a configuration that only the catalogue of lints can see.
fn check_config(config: &Config) -> Vec<ConfigError> {
    let known: Vec<&str> = lint::known_names().collect();
    let fixed: Vec<&str> =
        crate::lints::ALL.iter().filter(|lint| lint.fixed_level).map(|lint| lint.name).collect();
    let mut errors = config.check_names(&known);
    errors.extend(config.check_levels(&fixed));
    errors.extend(lint::check_options(config));
    errors
}

pub(super) fn config_errors(finder: &ConfigFinder, output: &mut Output) -> Result<(), Status> {
    let errors = finder.errors();
    for error in errors.iter().take(MOST_CONFIG_ERRORS) {
        let path = error.path.display().to_string();
        match error.span {
            Some(span) => {
                let place = Place { path: &path, text: &error.text, span, label: "" };
                let style = output.error_style();
                let help = error.help.as_deref();
                let text = report::message_at(Level::Deny, &error.message, &place, help, style);
                output.print_error(&text);
            }
            None => output.error(&error.message),
        }
    }
    if let Some(more) = errors.len().checked_sub(MOST_CONFIG_ERRORS).filter(|more| *more > 0) {
        output.note(&format!("{more} more errors of the configuration are not shown"));
    }
    if errors.is_empty() { Ok(()) } else { Err(Status::Usage) }
}

/// Handles every file: `work` in parallel, with a state that one file after another has, then
/// `show` in order. A file that cannot be read is reported. `show` gives the status of its file.
pub(super) fn handle<S: Default + Send, T: Send>(
    inputs: Inputs,
    jobs: usize,
    output: &mut Output,
    work: impl Fn(&mut S, &Input) -> T + Sync,
    mut show: impl FnMut(&mut Output, T) -> Status,
) -> Status {
    let files = match inputs {
        Inputs::Stdin(input) => {
            let result = work(&mut S::default(), &input);
            return show(output, result);
        }
        Inputs::Excluded(_) => return Status::Success,
        Inputs::Files(files) => files,
    };
    let progress = Progress::start(files.len());
    let one = |state: &mut (S, String), entry: &FileEntry| {
        let source = Source::read_regular(&entry.path, std::mem::take(&mut state.1))?;
        let input = Input { source, language: entry.language, config: Arc::clone(&entry.config) };
        let result = work(&mut state.0, &input);
        state.1 = input.source.text;
        progress.tick();
        Ok(result)
    };
    let mut status = Status::Success;
    let mut show_all = |output: &mut Output, results: Vec<_>| {
        let _hidden = progress.hide();
        for result in results {
            let result: Result<T, crate::source::ReadError> = result;
            status = status.max(match result {
                Ok(result) => show(output, result),
                Err(error) => {
                    output.error(&format!("{error} ({})", error.code()));
                    Status::Io
                }
            });
        }
    };
    if files.len() <= FEW || jobs == 1 {
        let mut state = Default::default();
        for entry in &files {
            show_all(output, vec![one(&mut state, entry)]);
            if output.failed() {
                break;
            }
        }
        return status;
    }
    // As many states as there are threads: what one has learnt or has room for is of use to all of
    // the shares that it is taken for.
    let idle: Mutex<Vec<(S, String)>> = Mutex::default();
    let waiting = || idle.lock().unwrap_or_else(PoisonError::into_inner);
    for batch in files.chunks(BATCH) {
        let run = || {
            let share = |entries: &[FileEntry]| {
                let mut state = waiting().pop().unwrap_or_default();
                let results: Vec<_> = entries.iter().map(|entry| one(&mut state, entry)).collect();
                waiting().push(state);
                results
            };
            batch.par_chunks(SHARE).flat_map_iter(share).collect()
        };
        let results = in_threads(jobs, run);
        show_all(output, results);
        if output.failed() {
            break;
        }
    }
    status
}

/// Runs `work` where it has `jobs` threads, or as many as the machine has if that is 0.
///
/// The threads are started once, and are those of the whole run: each has memory of its own, which
/// would have to be had again.
pub(super) fn in_threads<T: Send>(jobs: usize, work: impl FnOnce() -> T + Send) -> T {
    static POOL: OnceLock<Option<ThreadPool>> = OnceLock::new();
    let pool = POOL.get_or_init(|| ThreadPoolBuilder::new().num_threads(jobs).build().ok());
    // Failing to start threads leaves rayon's own pool, which has as many as the machine.
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

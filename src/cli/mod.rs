//! The command line: what can be asked, and who answers. One file a command; none of them knows
//! how anything is formatted or found.

mod args;
mod asked;
mod complete;
mod diff;
mod explain;
mod files;
mod fmt;
mod init;
mod lint;
mod lints;
mod output;
mod packaging;
mod progress;
mod repair;
mod reports;
mod rounds;
mod schema;
mod statistics;
mod status;
mod survey;
mod unread;
mod worse;

pub use status::Status;

use args::{Cli, Color, Command};
use clap::{CommandFactory, FromArgMatches};
use output::Output;
use std::ffi::OsString;

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Status {
    let parsed = Cli::command().try_get_matches_from(arguments).and_then(|matches| {
        let mut cli = Cli::from_arg_matches(&matches)?;
        if let Command::Lint(args) = &mut cli.command {
            args.files.every_hcl = args.schema.is_some();
        }
        Ok((cli, matches))
    });
    let (cli, matches) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => {
            // Help and the version are asked for; everything else is bad usage.
            let status = if error.use_stderr() { Status::Usage } else { Status::Success };
            return match error.print() {
                // If standard error takes nothing, there is no place left to say so.
                Ok(()) => status,
                Err(_) if error.use_stderr() => status,
                Err(failure) => Output::new(Color::Auto).unwritten(status, &failure),
            };
        }
    };
    match &cli.command {
        Command::Fmt(args) => fmt::run(args),
        Command::Lint(args) => {
            let levels = matches.subcommand_matches("lint").map(args::levels_in_order);
            lint::run(args, &levels.unwrap_or_default())
        }
        Command::Explain(args) => explain::run(args),
        Command::Lints(args) => lints::run(args),
        Command::Schema(args) => schema::run(args),
        Command::Init(args) => init::run(args),
        Command::Completions { shell } => packaging::completions(*shell),
        Command::Man => packaging::man(),
    }
}

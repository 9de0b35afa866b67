//! The program `rf`: runs the command line and turns what came of it into an exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    rf_lint::cli::run(std::env::args_os()).into()
}

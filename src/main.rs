//! The program `rf`: runs the command line and turns what came of it into an exit status.

use mimalloc::MiMalloc;
use std::process::ExitCode;

/// Many small trees are made and let go in several threads; the system's allocator is slow at it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    rf_lint::cli::run(std::env::args_os()).into()
}

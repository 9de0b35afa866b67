//! `rf completions` and `rf man`, for those who package the program.

use super::args::{Cli, Color};
use super::output::Output;
use super::status::Status;
use clap::CommandFactory;
use clap_complete::Shell;

/// Prints the completion script for `shell`.
pub(super) fn completions(shell: Shell) -> Status {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "rf", &mut script);
    print(&script)
}

/// Prints the manual: the page of the program, then that of each command.
pub(super) fn man() -> Status {
    let mut pages = Vec::new();
    let mut command = Cli::command();
    command.build();
    let commands = command.get_subcommands().filter(|c| c.get_name() != "help").cloned();
    for command in std::iter::once(command.clone()).chain(commands) {
        // Rendering into memory does not fail.
        let _ = clap_mangen::Man::new(command).render(&mut pages);
    }
    print(&pages)
}

fn print(bytes: &[u8]) -> Status {
    let mut output = Output::new(Color::Never);
    output.print(bytes);
    output.finish(Status::Success)
}

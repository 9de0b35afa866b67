//! `rf init`: writes an `rf-lint.toml` with every setting, its default and a comment.

use super::args::Color;
use super::output::Output;
use super::status::Status;
use crate::config::{EXAMPLE, FILE_NAME};
use crate::source::sentence;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};

/// Runs the command, in the current directory.
pub(super) fn run() -> Status {
    let mut output = Output::new(Color::Auto);
    let file = OpenOptions::new().write(true).create_new(true).open(FILE_NAME);
    let status = match file.and_then(|mut file| file.write_all(EXAMPLE.as_bytes())) {
        Ok(()) => {
            output.print(format!("{FILE_NAME}\n"));
            Status::Success
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            output.error(&format!("`{FILE_NAME}` is there already, and was left as it is"));
            Status::Usage
        }
        Err(error) => {
            output.error(&format!("cannot write `{FILE_NAME}`: {}", sentence(&error)));
            Status::Io
        }
    };
    output.finish(status)
}

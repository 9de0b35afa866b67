//! `rf init`: writes an `rf-lint.toml` with every setting, its default and a comment, or prints
//! the schema of such a file.

use super::args::{Color, InitArgs};
use super::output::Output;
use super::status::Status;
use crate::config::{EXAMPLE, FILE_NAME, Leveled, json_schema};
use crate::lint::{self, Group, known_names};
use crate::source::sentence;
use crate::source::temporary::write_whole;
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Runs the command, in the current directory.
pub(super) fn run(args: &InitArgs) -> Status {
    let mut output = Output::new(Color::Auto);
    if args.schema {
        output.print(format!("{:#}\n", json_schema(&leveled())));
        return output.finish(Status::Success);
    }
    let written = write_whole(Path::new(FILE_NAME), false, |f| f.write_all(EXAMPLE.as_bytes()));
    let status = match written {
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

/// What levels can be given to, with words about each.
fn leveled() -> Vec<Leveled<'static>> {
    let one = |name| match (lint::find(name), Group::from_name(name)) {
        (Some(lint), _) => {
            Leveled { name, about: lint.summary, fixed: lint.fixed_level, options: lint.options }
        }
        (None, Some(group)) => Leveled { name, about: group.reason(), fixed: false, options: &[] },
        (None, None) => {
            let about = if name == "all" { "every lint" } else { "the lints that warn by then" };
            Leveled { name, about, fixed: false, options: &[] }
        }
    };
    known_names().map(one).collect()
}

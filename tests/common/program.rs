//! Running the program in a directory of its own.

#![allow(dead_code, reason = "no test uses all of it")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A directory with files in it, where `rf` is run.
pub(crate) struct Place {
    dir: TempDir,
}

/// What a run came to.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// Fails unless it ended with `status`, and gives the run.
    pub(crate) fn status(self, status: i32) -> Self {
        assert_eq!(self.status, Some(status), "{self:#?}");
        self
    }

    /// Fails unless standard output is `out`, and gives the run.
    pub(crate) fn out(self, out: &str) -> Self {
        assert_eq!(self.out, out, "standard error: {}", self.err);
        self
    }

    /// Fails unless standard error is `err`, and gives the run.
    pub(crate) fn err(self, err: &str) -> Self {
        assert_eq!(self.err, err, "standard output: {}", self.out);
        self
    }

    /// Fails unless standard error holds each of `pieces`, and gives the run.
    pub(crate) fn err_holds(self, pieces: &[&str]) -> Self {
        for piece in pieces {
            assert!(self.err.contains(piece), "{piece:?} is not in {self:#?}");
        }
        self
    }
}

impl Place {
    /// A repository with these files in it.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        let place = Self { dir: tempfile::tempdir().expect("there is room for a directory") };
        // The root of a repository, at which the search for a configuration ends.
        fs::create_dir(place.path(".git")).expect("the directory is new");
        for (name, text) in files {
            place.write(name, text);
        }
        place
    }

    /// A repository with these files in it, of which a walk takes plain HCL too.
    pub(crate) fn with_plain(files: &[(&str, &str)]) -> Self {
        let place = Self::new(files);
        place.write("rf-lint.toml", "[files]\ninclude = [\"**/*.hcl\"]\n");
        place
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("it is in the directory")).expect("it is new");
        fs::write(path, text).expect("a file can be written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// A run of `rf` here that was not started.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        command(self.dir.path(), args)
    }

    /// Runs `rf` here, with nothing on standard input.
    pub(crate) fn rf(&self, args: &[&str]) -> Run {
        finish(&mut self.command(args), b"")
    }

    /// Runs `rf` here with `input` on standard input.
    pub(crate) fn pipe(&self, args: &[&str], input: impl AsRef<[u8]>) -> Run {
        finish(&mut self.command(args), input.as_ref())
    }
}

/// A run of `rf` in a directory that was not started.
pub(crate) fn command(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rf"));
    command.args(args).current_dir(dir);
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "COLUMNS", "TERM"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs `command` to its end.
pub(crate) fn finish(command: &mut Command, input: &[u8]) -> Run {
    let mut child = command.spawn().expect("the program is built");
    let mut stdin = child.stdin.take().expect("it is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that reads nothing closes its end before all is written.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written or refused");
    Run {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).expect("it is UTF-8"),
        err: String::from_utf8(output.stderr).expect("it is UTF-8"),
    }
}

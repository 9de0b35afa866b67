//! The files that `--report` names, each with the findings of a run in a format of its own.
//!
//! A report is written to a file without a name, and at the end of the run to its place, so that
//! nobody reads half of it, and an old one stays and nothing else if the run is ended early.

use super::files::Inputs;
use super::output::Output;
use super::status::Status;
use crate::report::{Counts, FileReport, Format, Reporter, Root, Style};
use crate::source::sentence;
use crate::source::temporary::{directory_of, write_whole};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Seek, Write};
use std::path::{Path, PathBuf};

/// What `--report` asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wanted {
    format: Format,
    path: PathBuf,
}

/// Reads the value of `--report`, `FORMAT=FILE`.
pub(super) fn wanted(value: &str) -> Result<Wanted, String> {
    let names = || Format::ALL.map(Format::name).join(", ");
    let Some((format, path)) = value.split_once('=') else {
        return Err(format!("write FORMAT=FILE; the formats are {}", names()));
    };
    let Some(format) = Format::from_name(format) else {
        return Err(format!("there is no format `{format}`; the formats are {}", names()));
    };
    match path {
        "" => Err(format!("no file is named after `{}=`", format.name())),
        "-" => Err(format!("`--format {}` writes to standard output", format.name())),
        _ => Ok(Wanted { format, path: path.into() }),
    }
}

/// The report files of a run.
#[derive(Default)]
pub(super) struct Reports {
    files: Vec<ReportFile>,
    /// Whether one of them could not be written so far.
    failed: bool,
}

struct ReportFile {
    path: PathBuf,
    reporter: Reporter,
    target: Target,
}

enum Target {
    /// A file without a name, which is copied to the path once it is whole.
    New(BufWriter<File>, PathBuf),
    /// What cannot be replaced, such as a pipe.
    Special(BufWriter<File>),
    /// Nothing, because writing failed; that has been said.
    Failed,
}

impl Reports {
    /// Begins those that are `wanted`. `Err` is the status of a run that cannot start; a report
    /// that cannot be written does not stop the others.
    pub(super) fn begin(
        wanted: &[Wanted],
        inputs: &Inputs,
        output: &mut Output,
    ) -> Result<Self, Status> {
        if let Some(path) = named_twice(wanted) {
            output.error(&format!("two reports are to be written to `{}`", path.display()));
            return Err(Status::Usage);
        }
        if let Some(path) = wanted.iter().map(|wanted| &*wanted.path).find(|p| is_input(p, inputs))
        {
            let path = path.display();
            output.error(&format!("a report is to be written to `{path}`, which is to be linted"));
            return Err(Status::Usage);
        }
        let mut reports = Self::default();
        for Wanted { format, path } in wanted {
            // A reader of standard output that goes away does not end the run for the others.
            output.goes_on();
            let reporter = Reporter::new(*format, Style::default()).rooted(root());
            let target = Target::open(path).and_then(|mut target| {
                target.write(&reporter.begin())?;
                Ok(target)
            });
            let mut file = ReportFile { path: path.clone(), reporter, target: Target::Failed };
            match target {
                Ok(target) => file.target = target,
                Err(error) => reports.failed |= file.fail(&error, output),
            }
            reports.files.push(file);
        }
        Ok(reports)
    }

    /// Writes the findings of one file.
    pub(super) fn file(&mut self, report: &FileReport<'_>, output: &mut Output) {
        for file in &mut self.files {
            if let Target::Failed = file.target {
                continue;
            }
            let text = file.reporter.file(report);
            if let Err(error) = file.target.write(&text) {
                self.failed |= file.fail(&error, output);
            }
        }
    }

    /// Writes what stands at the end, and gives the status of all the writing.
    pub(super) fn end(self, counts: &Counts, output: &mut Output) -> Status {
        let mut failed = self.failed;
        for mut file in self.files {
            let text = file.reporter.end(counts);
            let target = std::mem::replace(&mut file.target, Target::Failed);
            if let Err(error) = target.finish(&text) {
                failed |= file.fail(&error, output);
            }
        }
        if failed { Status::Io } else { Status::Success }
    }
}

impl ReportFile {
    /// Says that it cannot be written, and drops what was written. Gives that it failed.
    fn fail(&mut self, error: &io::Error, output: &mut Output) -> bool {
        self.target = Target::Failed;
        let format = self.reporter.format().name();
        let path = self.path.display();
        output.error(&format!("cannot write the {format} report `{path}`: {}", sentence(error)));
        true
    }
}

impl Target {
    fn open(path: &Path) -> io::Result<Self> {
        let place = match fs::metadata(path) {
            // Of a link, what it leads to is replaced.
            Ok(metadata) if metadata.is_file() => fs::canonicalize(path)?,
            Ok(_) => {
                let file = OpenOptions::new().write(true).open(path)?;
                return Ok(Self::Special(BufWriter::new(file)));
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(error),
        };
        let directory = directory_of(&place);
        match tempfile::tempfile_in(directory) {
            Ok(file) => Ok(Self::New(BufWriter::new(file), place)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let message = format!("there is no directory `{}`", directory.display());
                Err(io::Error::new(error.kind(), message))
            }
            // What it says speaks of the hidden file.
            Err(error) => Err(error.kind().into()),
        }
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        match self {
            Self::New(file, _) | Self::Special(file) => file.write_all(text.as_bytes()),
            Self::Failed => Ok(()),
        }
    }

    /// Writes the last of the text, and puts the file in its place.
    fn finish(mut self, text: &str) -> io::Result<()> {
        self.write(text)?;
        match self {
            Self::New(file, path) => {
                let mut file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
                file.rewind()?;
                write_whole(&path, true, |new| io::copy(&mut file, new).map(drop))
            }
            Self::Special(mut file) => file.flush(),
            Self::Failed => Ok(()),
        }
    }
}

/// The first path that two of `reports` lead to.
fn named_twice(reports: &[Wanted]) -> Option<&Path> {
    let mut places: Vec<PathBuf> = Vec::new();
    for Wanted { path, .. } in reports {
        let place = place(path);
        if places.contains(&place) {
            return Some(path);
        }
        places.push(place);
    }
    None
}

/// Whether a report at `path` would take the place of a file of the run.
fn is_input(path: &Path, inputs: &Inputs) -> bool {
    let Inputs::Files(files) = inputs else { return false };
    let named = files.iter().filter(|file| file.path.file_name() == path.file_name());
    let own = place(path);
    named.map(|file| place(&file.path)).any(|place| place == own)
}

/// Where `path` leads, as far as it exists.
fn place(path: &Path) -> PathBuf {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let parent = fs::canonicalize(parent.unwrap_or(Path::new(".")));
    fs::canonicalize(path).unwrap_or_else(|_| match (parent, path.file_name()) {
        (Ok(parent), Some(name)) => parent.join(name),
        _ => path.to_owned(),
    })
}

/// The directory that other tools know paths from: that of the checkout, if a service which runs
/// this says where it is, else the current one.
pub(super) fn root() -> Root {
    let Ok(here) = std::env::current_dir() else { return Root::default() };
    let checkout = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
        .into_iter()
        .filter_map(std::env::var_os)
        .map(PathBuf::from)
        .find(|directory| directory.is_absolute() && here.starts_with(directory));
    Root::new(here.clone(), checkout.unwrap_or(here))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_a_format_and_a_file() {
        let wanted = wanted("sarif=out/a=b.sarif").unwrap();
        assert_eq!((wanted.format, wanted.path), (Format::Sarif, "out/a=b.sarif".into()));
    }

    #[test]
    fn what_is_no_report_is_refused_with_a_way_out() {
        for (value, part) in [
            ("sarif", "write FORMAT=FILE"),
            ("sarf=a", "no format `sarf`; the formats are text, concise, json, sarif, github"),
            ("json=", "no file is named after `json=`"),
            ("json=-", "`--format json` writes to standard output"),
        ] {
            let message = wanted(value).unwrap_err();
            assert!(message.contains(part), "{value}: {message}");
        }
    }

    #[test]
    fn one_place_by_two_names_is_seen() {
        let wanted = |path: &str| Wanted { format: Format::Json, path: path.into() };
        assert!(named_twice(&[wanted("a"), wanted("src/../a")]).is_some());
        assert!(named_twice(&[wanted("Cargo.toml"), wanted("src/../Cargo.toml")]).is_some());
        assert!(named_twice(&[wanted("a"), wanted("b"), wanted("src/a")]).is_none());
    }
}

//! `rf schema`: checks a schema document, writes its reference, infers one from samples, bundles
//! one with what it imports.

use super::args::{Color, SchemaArgs, SchemaCommand};
use super::files::{config_errors, nearest};
use super::output::Output;
use super::status::Status;
use crate::config::ConfigFinder;
use crate::finding::Finding;
use crate::fmt::{Formatted, Formatter, canonical};
use crate::lint::{Level, Levels};
use crate::report::{Counts, FileReport, Format, Reporter};
use crate::schema::find::Schemas;
use crate::schema::infer::Seen;
use crate::schema::load::{Loaded, Options, load};
use crate::schema::source::Document;
use crate::schema::{docs, write};
use crate::source::{Language, Source};
use crate::syntax::json;
use crate::syntax::native::Reader;
use std::path::{Path, PathBuf};

/// Runs the command.
pub(super) fn run(args: &SchemaArgs) -> Status {
    let mut output = Output::new(Color::Auto);
    let status = match &args.command {
        SchemaCommand::Check { paths, strict_schemas, format } => {
            check(paths, *strict_schemas, (*format).into(), &mut output)
        }
        SchemaCommand::Docs { path } => with_schema(path, &mut output, |loaded, output| {
            let title = loaded.schema.files.first().map(|file| title(&file.path));
            let root = loaded.root?;
            output.print(docs::markdown(&loaded.schema, root, &title.unwrap_or_default()));
            Some(())
        }),
        SchemaCommand::Bundle { path } => with_schema(path, &mut output, |loaded, output| {
            let text = write::bundle(&loaded.schema, loaded.root?, loaded.id.as_deref());
            output.print(formatted(text));
            Some(())
        }),
        SchemaCommand::Infer { paths, required } => infer(paths, *required, &mut output),
    };
    output.finish(status)
}

/// The name of a schema, without its extensions.
fn title(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.strip_suffix(".json").unwrap_or(&name);
    let name = name.strip_suffix(".hcl").unwrap_or(name);
    name.strip_suffix(".schema").unwrap_or(name).to_owned()
}

/// A document that was written by the program, laid out.
fn formatted(text: String) -> String {
    let options = canonical::Options::default();
    match Formatter::default().format(&text, Language::Hcl, options) {
        Formatted::Changed(text) => text,
        _ => text,
    }
}

fn read(path: &Path, output: &mut Output) -> Option<Source> {
    match Source::read(path) {
        Ok(source) => Some(source),
        Err(error) => {
            output.error(&error.to_string());
            None
        }
    }
}

/// Shows what is wrong with a schema; gives the counts.
fn report(
    source: &Source,
    loaded: &Loaded,
    reporter: &mut Reporter,
    output: &mut Output,
) -> Counts {
    let levels = Levels::default();
    let findings = own_faults(loaded).into_iter().map(|finding| (levels.of(&finding), finding));
    let path = source.path.display().to_string();
    let report = FileReport::new(&path, &source.text, findings.collect()).hiding(loaded.secrets());
    output.print(reporter.file(&report));
    report.counts()
}

/// What is wrong with the document itself.
fn own_faults(loaded: &Loaded) -> Vec<Finding> {
    let own = loaded.faults.iter().filter(|(file, _)| *file == 0);
    own.map(|(_, finding)| finding.clone()).collect()
}

/// The schema at `path`, and what is wrong with its own document.
fn loaded(
    source: &Source,
    schemas: &Schemas,
    finder: &ConfigFinder,
    output: &mut Output,
) -> Result<Loaded, Status> {
    let config = finder.for_file(&source.path);
    config_errors(finder, output)?;
    Ok(schemas.load(&source.path, &source.text, &config))
}

fn check(paths: &[PathBuf], strict: bool, format: Format, output: &mut Output) -> Status {
    let finder = nearest();
    let schemas = Schemas::new(None, strict);
    let mut reporter = Reporter::new(format, output.style);
    let mut counts = Counts::default();
    let mut status = Status::Success;
    output.print(reporter.begin().as_bytes());
    for path in paths {
        let Some(source) = read(path, output) else {
            status = status.max(Status::Io);
            continue;
        };
        let loaded = match loaded(&source, &schemas, &finder, output) {
            Ok(loaded) => loaded,
            Err(status) => return status,
        };
        counts += report(&source, &loaded, &mut reporter, output);
    }
    output.print(reporter.end(&counts));
    if counts.errors + counts.warnings > 0 {
        output.print_error(&format!("{counts}\n"));
    }
    if counts.errors > 0 { status.max(Status::Findings) } else { status }
}

/// Does something with a valid schema; `None` of what is done says that it has no body.
fn with_schema(
    path: &Path,
    output: &mut Output,
    work: impl FnOnce(&Loaded, &mut Output) -> Option<()>,
) -> Status {
    let finder = nearest();
    let Some(source) = read(path, output) else { return Status::Io };
    let loaded = match loaded(&source, &Schemas::default(), &finder, output) {
        Ok(loaded) => loaded,
        Err(status) => return status,
    };
    let broken = loaded.errors().next().is_some();
    let missing = loaded.faults.iter().any(|(_, fault)| fault.lint == "unresolved-schema");
    if broken || missing || work(&loaded, output).is_none() {
        let mut reporter = Reporter::new(Format::Text, output.error_style());
        let findings = own_faults(&loaded).into_iter().map(|finding| (Level::Deny, finding));
        let path = source.path.display().to_string();
        let report =
            FileReport::new(&path, &source.text, findings.collect()).hiding(loaded.secrets());
        let text = reporter.file(&report);
        output.print_error(&text);
        output.error(&format!("`{path}` is not valid, or not whole, so nothing is written"));
        return Status::Findings;
    }
    Status::Success
}

fn infer(paths: &[PathBuf], required: bool, output: &mut Output) -> Status {
    let mut sources = Vec::new();
    for path in paths {
        match read(path, output) {
            Some(source) => sources.push(source),
            None => return Status::Io,
        }
    }
    let (json, native): (Vec<&Source>, Vec<&Source>) =
        sources.iter().partition(|source| Language::of(&source.path).is_json());
    let mut natives = Seen::default();
    for source in native {
        let mut reader = Reader::default();
        let errors = reader.read(&source.text);
        if !errors.is_empty() {
            return unreadable(source, errors, output);
        }
        let Reader { tokens, outline } = &reader;
        natives.add(Document::Native { text: &source.text, tokens, outline }, None);
    }
    // What is a block in JSON, native samples show and then, as far as they do not, the shape of
    // values. What that comes to is how the samples will be read under the schema, so they are
    // read so once more.
    let mut seen = natives.clone();
    for _ in 0..if json.is_empty() { 0 } else { 2 } {
        let local = |_: &str| None;
        let options = Options { strict: false, local: &local };
        let known = load(Path::new("inferred.schema.hcl"), &seen.schema(false), options);
        seen = natives.clone();
        for source in &json {
            match json::parse(&source.text) {
                Ok(tree) => {
                    let known = known.root.map(|root| (&known.schema, root));
                    seen.add(Document::Json { text: &source.text, value: &tree.value }, known);
                }
                Err(errors) => return unreadable(source, errors, output),
            }
        }
    }
    output.print(formatted(seen.schema(required)));
    Status::Success
}

/// Reports a sample that cannot be read.
fn unreadable(source: &Source, errors: Vec<Finding>, output: &mut Output) -> Status {
    let mut reporter = Reporter::new(Format::Text, output.error_style());
    let path = source.path.display().to_string();
    let findings = errors.into_iter().map(|error| (Level::Deny, error)).collect();
    let text = reporter.file(&FileReport::new(&path, &source.text, findings));
    output.print_error(&text);
    Status::Findings
}

//! The arguments of every command, with their help.

use super::reports::{self, Wanted};
use crate::lint::Level;
use crate::report;
use clap::{ArgGroup, ArgMatches, Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

const STATUSES: &str = "\
Exit statuses:
  0  nothing is wrong; warnings may have been found
  1  a deny-level finding, a file that is not formatted or not valid
  2  bad usage or configuration
  4  a file could not be read or written; the others were still handled";

const FMT_EXAMPLES: &str = "\
Examples:
  rf fmt                           rewrite the sources below this directory
  rf fmt --check                   name what would change, for CI
  rf fmt --diff dialect/           show what would change
  rf fmt main.hcl job.nomad        any HCL, by its name
  rf fmt --stdin-filename x.hcl -  standard input to standard output";

const LINT_EXAMPLES: &str = "\
Examples:
  rf lint                              the sources below this directory
  rf lint -D warnings                  warnings are errors, for CI
  rf lint -A style -W pedantic         levels of groups
  rf lint --fix                        repair what can be repaired safely
  rf lint --diff --unsafe-fixes        show what all fixes would change
  rf lint --select suspicious,style    only these
  rf lint --format concise main.hcl    a line for each finding
  rf lint --format json | jq .summary
  rf lint --report sarif=rf.sarif      text to read, SARIF for code scanning";

const SCHEMA_EXAMPLES: &str = "\
Examples:
  rf schema check service.schema.hcl               what is wrong with it
  rf schema docs service.schema.hcl > SERVICE.md   its reference, as Markdown
  rf schema infer config/*.hcl > config.schema.hcl a first schema for these files
  rf schema bundle service.schema.hcl              one document, without imports";

/// A formatter and linter for Rootform sources and any HCL.
#[derive(Parser, Debug)]
#[command(name = "rf", version, after_help = STATUSES, max_term_width = 100)]
pub(super) struct Cli {
    /// What to do
    #[command(subcommand)]
    pub(super) command: Command,
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Rewrite sources in canonical form
    #[command(after_help = STATUSES, after_long_help = format!("{FMT_EXAMPLES}\n\n{STATUSES}"))]
    Fmt(FmtArgs),
    /// Report what the lints find, and repair it
    #[command(after_help = STATUSES, after_long_help = format!("{LINT_EXAMPLES}\n\n{STATUSES}"))]
    Lint(LintArgs),
    /// Show the page of a lint, or of a diagnostic code
    Explain(ExplainArgs),
    /// Show the catalogue of lints as a table
    Lints(LintsArgs),
    /// Check, describe, infer or bundle schemas
    #[command(after_long_help = format!("{SCHEMA_EXAMPLES}\n\n{STATUSES}"))]
    Schema(SchemaArgs),
    /// Write an rf-lint.toml with every setting, its default and a comment
    Init(InitArgs),
    /// Print a completion script for a shell
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

/// Which files, and under which configuration.
#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(super) struct FileArgs {
    /// Files and directories; `-` is standard input [default: the current directory]
    ///
    /// A directory is walked: `*.rf.hcl`, `*.rf.json` and `*.rf` are taken, other files if the
    /// configuration includes them. A file that is named is taken whatever it is called.
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,

    /// Whether a walk takes every `*.hcl` and `*.hcl.json`, as it must under a schema for all.
    #[arg(skip)]
    pub(super) every_hcl: bool,

    /// The name that standard input goes by [default: stdin.rf.hcl]
    ///
    /// It decides language and configuration, and whether `--force-exclude` leaves the text as it
    /// is. With it, `-` need not be given.
    #[arg(long, value_name = "NAME")]
    pub(super) stdin_filename: Option<PathBuf>,

    /// Take files that `.gitignore`, `.ignore` and git's excludes name
    ///
    /// `rf lint` reads what they name, or `exclude` does, of a source root all the same, for the
    /// names that it defines, and reports nothing in it.
    #[arg(long)]
    pub(super) no_ignore: bool,

    /// Apply `exclude` to files that are named too
    ///
    /// Standard input goes by the name that `--stdin-filename` gives; if that is excluded, nothing
    /// is found in it, and `rf fmt` and `--fix` give it back as it is.
    #[arg(long)]
    pub(super) force_exclude: bool,

    /// Use this configuration for all files, instead of the nearest `rf-lint.toml`
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    pub(super) config: Option<PathBuf>,

    /// Use no configuration
    #[arg(long)]
    pub(super) no_config: bool,

    /// When to colour [default: auto]
    ///
    /// `auto` colours on a terminal, unless `NO_COLOR` is set.
    #[arg(long, value_name = "WHEN", default_value = "auto", hide_default_value = true)]
    pub(super) color: Color,

    /// Threads to use [default: as many as the machine has]
    #[arg(
        short = 'j',
        long = "jobs",
        value_name = "N",
        default_value_t = 0,
        hide_default_value = true
    )]
    pub(super) jobs: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Args, Debug)]
pub(super) struct FmtArgs {
    /// Write nothing; print the names of the files that would change, and exit with 1 if any
    #[arg(long)]
    pub(super) check: bool,

    /// Write nothing; print a unified diff, and exit with 1 if any file would change
    #[arg(long)]
    pub(super) diff: bool,

    /// Print no names
    #[arg(short, long)]
    pub(super) quiet: bool,

    #[command(flatten)]
    pub(super) files: FileArgs,
}

#[derive(Args, Debug)]
#[command(group = ArgGroup::new("repair").multiple(true))]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(super) struct LintArgs {
    /// Apply safe fixes, in place, until none is left; then report what remains
    ///
    /// A fix that would lead to a new error is undone, and its lint named. Standard input is
    /// fixed to standard output, and what remains is reported on standard error.
    #[arg(long, group = "repair")]
    pub(super) fix: bool,

    /// With --fix or --diff: fixes that may change the meaning too
    #[arg(long, requires = "repair")]
    pub(super) unsafe_fixes: bool,

    /// Print the fixes as a unified diff, write nothing, and exit with 1 if there are any
    #[arg(long, group = "repair", conflicts_with_all = ["format", "statistics"])]
    pub(super) diff: bool,

    /// Run only these lints, groups, or `all`; those that are allowed are warnings then
    ///
    /// `syntax-error` and `nesting-too-deep` are reported in any case.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(super) select: Vec<String>,

    /// Run all but these lints or groups
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(super) ignore: Vec<String>,

    /// Allow a lint, a group, `warnings` or `all`; of -A, -W and -D the last counts
    #[arg(short = 'A', long = "allow", value_name = "NAME")]
    pub(super) allow: Vec<String>,

    /// Report it as a warning
    #[arg(short = 'W', long = "warn", value_name = "NAME")]
    pub(super) warn: Vec<String>,

    /// Report it as an error
    #[arg(short = 'D', long = "deny", value_name = "NAME")]
    pub(super) deny: Vec<String>,

    /// How findings are written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: Format,

    /// Also write the findings to a file, in any format; may be given again for another file
    ///
    /// The file is replaced when the run ends. `text` and `concise` are written without colour.
    #[arg(long, value_name = "FORMAT=FILE", value_parser = reports::wanted)]
    pub(super) report: Vec<Wanted>,

    /// Check every file that is neither a schema nor a Rootform source against this schema
    ///
    /// Without it, the configuration or the file itself says which schema applies.
    #[arg(long, value_name = "FILE")]
    pub(super) schema: Option<PathBuf>,

    /// Read every schema as one of the latest draft, 2026-09
    #[arg(long)]
    pub(super) strict_schemas: bool,

    /// Print a table instead of the findings: lint, findings, and how many have a safe fix
    #[arg(long, conflicts_with = "format")]
    pub(super) statistics: bool,

    /// Exit with 1 if there are more warnings
    #[arg(long, value_name = "N")]
    pub(super) max_warnings: Option<usize>,

    #[command(flatten)]
    pub(super) files: FileArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum Format {
    /// With the source, for people
    Text,
    /// One line a finding
    Concise,
    /// One JSON object
    Json,
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// Workflow commands of GitHub Actions
    Github,
    /// The Code Quality report of GitLab
    Gitlab,
    /// JUnit's XML
    Junit,
}

impl From<Format> for report::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Text => Self::Text,
            Format::Concise => Self::Concise,
            Format::Json => Self::Json,
            Format::Sarif => Self::Sarif,
            Format::Github => Self::Github,
            Format::Gitlab => Self::Gitlab,
            Format::Junit => Self::Junit,
        }
    }
}

#[derive(Args, Debug)]
pub(super) struct InitArgs {
    /// Print the JSON Schema of rf-lint.toml, for editors, and write no file
    #[arg(long)]
    pub(super) schema: bool,
}

#[derive(Args, Debug)]
pub(super) struct SchemaArgs {
    /// What to do
    #[command(subcommand)]
    pub(super) command: SchemaCommand,
}

#[derive(Subcommand, Debug)]
pub(super) enum SchemaCommand {
    /// Say what is wrong with schema documents
    Check {
        /// The documents, whatever they are called
        #[arg(value_name = "FILE", required = true)]
        paths: Vec<PathBuf>,

        /// Read every schema as one of the latest draft, 2026-09
        #[arg(long)]
        strict_schemas: bool,

        /// How findings are written
        #[arg(long, value_name = "FORMAT", default_value = "text")]
        format: Format,
    },
    /// Write the reference of a schema as Markdown
    Docs {
        /// The document
        #[arg(value_name = "FILE")]
        path: PathBuf,
    },
    /// Write a first schema that all samples follow
    ///
    /// An attribute has a type where all samples agree on it. Where they disagree on what a name
    /// is, or on the number of labels, the body is left open.
    Infer {
        /// The samples, native or JSON
        #[arg(value_name = "FILE", required = true)]
        paths: Vec<PathBuf>,

        /// Require what every body of a kind has
        #[arg(long)]
        required: bool,
    },
    /// Write a schema and all that it imports as one document
    ///
    /// It accepts and refuses exactly what the schema does. Comments are not taken over.
    Bundle {
        /// The document
        #[arg(value_name = "FILE")]
        path: PathBuf,
    },
}

#[derive(Args, Debug)]
pub(super) struct ExplainArgs {
    /// A lint such as `duplicate-attribute`, or a code such as `HCL_PARSE`
    pub(super) name: String,
}

#[derive(Args, Debug)]
pub(super) struct LintsArgs {
    /// How the table is written
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: TableFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(super) enum TableFormat {
    /// Columns of text
    Text,
    /// A table for a README
    Markdown,
    /// A JSON array
    Json,
}

/// What -A, -W and -D say, in the order in which they stand on the command line.
pub(super) fn levels_in_order(matches: &ArgMatches) -> Vec<(String, Level)> {
    let mut levels = Vec::new();
    for (flag, level) in [("allow", Level::Allow), ("warn", Level::Warn), ("deny", Level::Deny)] {
        let names = matches.get_many::<String>(flag).unwrap_or_default();
        let places = matches.indices_of(flag).unwrap_or_default();
        levels.extend(places.zip(names).map(|(place, name)| (place, name.clone(), level)));
    }
    levels.sort_by_key(|(place, ..)| *place);
    levels.into_iter().map(|(_, name, level)| (name, level)).collect()
}

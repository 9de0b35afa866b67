//! `rf lints`: the catalogue as a table.

use super::args::{Color, LintsArgs, TableFormat};
use super::output::Output;
use super::status::Status;
use crate::lint::Lint;
use crate::lints::ALL;
use serde_json::json;
use std::fmt::Write as _;

/// Runs the command.
pub(super) fn run(args: &LintsArgs) -> Status {
    let mut output = Output::new(Color::Auto);
    output.print(match args.format {
        TableFormat::Text => text(),
        TableFormat::Markdown => markdown(),
        TableFormat::Json => json(),
    });
    output.finish(Status::Success)
}

fn row(lint: &Lint) -> [&'static str; 5] {
    [lint.name, lint.group.name(), lint.group.default_level().name(), lint.fix.name(), lint.summary]
}

const HEAD: [&str; 5] = ["lint", "group", "level", "fix", "finds"];

fn text() -> String {
    let rows: Vec<_> = std::iter::once(HEAD).chain(ALL.iter().map(|lint| row(lint))).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..4).map(width).collect();
    let mut out = String::new();
    for row in &rows {
        for (cell, width) in row.iter().zip(&widths) {
            // Writing into a string does not fail.
            let _ = write!(out, "{cell:width$}  ");
        }
        out.push_str(row[4]);
        out.push('\n');
    }
    out
}

fn markdown() -> String {
    let mut out = String::new();
    let mut line = |cells: &[String]| {
        // Writing into a string does not fail.
        let _ = writeln!(out, "| {} |", cells.join(" | "));
    };
    line(&HEAD.map(str::to_owned));
    line(&HEAD.map(|_| "---".to_owned()));
    for lint in ALL {
        let [name, group, level, fix, summary] = row(lint);
        let name = format!("`{name}`");
        line(&[name.as_str(), group, level, fix, summary].map(|cell| cell.replace('|', "\\|")));
    }
    out
}

fn json() -> String {
    let rows: Vec<_> = ALL
        .iter()
        .map(|lint| {
            json!({
                "name": lint.name,
                "group": lint.group.name(),
                "level": lint.group.default_level().name(),
                "codes": lint.codes,
                "scope": lint.scope.name(),
                "fix": lint.fix.name(),
                "summary": lint.summary,
            })
        })
        .collect();
    format!("{:#}\n", serde_json::Value::Array(rows))
}

//! `rf explain`: the page of a lint, or of the lints that carry a code.

use super::args::{Color, ExplainArgs};
use super::output::Output;
use super::status::Status;
use crate::lint::{self, Lint};
use crate::lints;
use crate::near_miss::near_miss;

/// Runs the command.
pub(super) fn run(args: &ExplainArgs) -> Status {
    let mut output = Output::new(Color::Auto);
    let name = args.name.as_str();
    let code = name.to_ascii_uppercase();
    let found: Vec<&Lint> = match lint::find(name) {
        Some(lint) => vec![lint],
        None => lint::find_code(&code).collect(),
    };
    if found.is_empty() {
        output.error(&unknown(name));
        return output.finish(Status::Usage);
    }
    for (n, lint) in found.iter().enumerate() {
        if n > 0 {
            output.print("\n");
        }
        output.print(lint.page);
        if !lint.options.is_empty() {
            output.print("\n");
        }
        for option in lint.options {
            output.print(format!("- {}\n", option.describe()));
        }
    }
    output.finish(Status::Success)
}

fn unknown(name: &str) -> String {
    let names = lints::ALL.iter().flat_map(|lint| std::iter::once(&lint.name).chain(lint.codes));
    let mut names: Vec<&str> = names.copied().collect();
    names.sort_unstable();
    names.dedup();
    let upper = name.to_ascii_uppercase();
    match near_miss(name, &names).or_else(|| near_miss(&upper, &names)) {
        Some(meant) => format!("there is no lint or code `{name}`; did you mean `{meant}`?"),
        None => format!("there is no lint or code `{name}`; `rf lints` shows all of them"),
    }
}

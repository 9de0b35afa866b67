//! Input that was made to hurt: every command ends soon, in little memory, with an ordinary status.
//!
//! What ends soon is bounded generously, for slow machines and unoptimised builds; the sizes are
//! such that work which grows with their square takes far longer than the bound.
#![cfg(unix)]

#[path = "../common/program.rs"]
mod program;

mod many;
mod nesting;
mod schemas;

use program::{Place, Run};
use std::process::{Command, Stdio};

/// Processor seconds that a run may take.
const SECONDS: u32 = 40;
/// KiB of address space that it may have; an allocator reserves far more than is used.
const MEMORY: u32 = 6 << 20;

/// Runs `rf` in `place` within the bounds. It must end with status 0, 1 or 2.
fn rf(place: &Place, args: &[&str]) -> Run {
    let limits = format!("ulimit -t {SECONDS} && ulimit -v {MEMORY} && exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &limits, env!("CARGO_BIN_EXE_rf")]).args(args);
    command.current_dir(place.path("")).stdin(Stdio::null());
    let output = command.output().expect("it can be started");
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it is UTF-8");
    let run =
        Run { status: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) };
    assert!(!run.err.contains("ulimit"), "{}", run.err);
    let shown: String = run.err.chars().take(500).collect();
    assert!(matches!(run.status, Some(0..=2)), "{args:?}: {:?}: {shown}", output.status);
    run
}

/// Runs everything that is done with sources over one called `name`, and gives what `rf lint`
/// says, a line each.
fn handle(name: &str, text: &str) -> Vec<String> {
    let place = Place::new(&[(name, text)]);
    let lint = rf(&place, &["lint", "--format", "concise", "-W", "pedantic", name]);
    rf(&place, &["fmt", "--check", "-q", name]);
    rf(&place, &["lint", "--diff", "--unsafe-fixes", name]);
    lint.out.lines().map(str::to_owned).collect()
}

/// One of each number, joined.
fn all(count: usize, one: impl Fn(usize) -> String) -> String {
    (0..count).map(one).collect()
}

/// Fails unless one of `lines` holds `piece`.
fn assert_said(lines: &[String], piece: &str) {
    let some: Vec<_> =
        lines.iter().take(3).map(|l| l.chars().take(300).collect::<String>()).collect();
    assert!(lines.iter().any(|line| line.contains(piece)), "{piece:?} is not said: {some:?}");
}

#[test]
fn every_kind_of_nesting_ends_with_a_message_or_a_text() {
    nesting::native();
    nesting::rootform();
    nesting::json();
}

#[test]
fn one_token_of_many_megabytes() {
    many::megabytes();
}

#[test]
fn very_many_of_everything() {
    many::of_everything();
}

#[test]
fn very_many_on_one_line() {
    many::on_one_line();
}

#[test]
fn very_many_directives_and_fixes() {
    many::directives_and_fixes();
}

#[test]
fn schemas_that_are_bombs() {
    schemas::imports();
    schemas::patterns();
    schemas::variants();
    schemas::shared_bodies();
}

#[test]
fn schemas_with_very_many_names() {
    schemas::names();
}

#[test]
fn configurations_that_are_bombs() {
    schemas::configurations();
}

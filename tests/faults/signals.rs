//! Signals while many files are rewritten.

use super::{count_tidy, left_behind, name, source, write_untidy};
use crate::program::Place;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const FILES: usize = 160;

/// Sends `child` the signal called `name`.
fn send(child: &Child, name: &str) {
    let kill = format!("kill -{name} {}", child.id());
    // It may have ended already.
    let _ = Command::new("sh").args(["-c", &kill]).stderr(Stdio::null()).status();
}

/// Starts `rf fmt` in two threads.
fn start(place: &Place) -> Child {
    let mut command = place.command(&["fmt", "-q", "-j2"]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("the program is built")
}

/// Waits until the files `1` to `number` of the run's order have begun to change, or it has ended.
fn wait_for(place: &Place, child: &mut Child, number: usize) {
    let begun = Instant::now();
    while place.read(&name(number)) == source(number, false)
        && matches!(child.try_wait(), Ok(None))
        && begun.elapsed() < Duration::from_secs(60)
    {}
}

/// Ends runs with the signal called `name`, at first soon after their start and then later and
/// later, some as soon as a file has changed. Gives how many were ended half-way; after each,
/// `check` is called.
fn end_runs(name: &str, signal: i32, check: impl Fn(&Place)) -> usize {
    let place = Place::new(&[]);
    let mut half_way = 0;
    for trial in 0..16_usize {
        write_untidy(&place, FILES);
        let mut child = start(&place);
        if trial % 2 == 0 {
            wait_for(&place, &mut child, trial * 7 % FILES);
        } else {
            sleep(Duration::from_micros(1800 * trial as u64 * trial as u64));
        }
        send(&child, name);
        let status: ExitStatus = child.wait().expect("it ends");
        let tidy = count_tidy(&place, FILES);
        match status.signal() {
            Some(by) => assert_eq!(by, signal),
            None => assert_eq!((status.code(), tidy), (Some(0), FILES), "it ended by itself"),
        }
        half_way += usize::from(tidy > 0 && tidy < FILES);
        check(&place);
    }
    half_way
}

/// Whether this process ignores a signal, as one does that `nohup` started. What it starts does too.
fn is_ignored(signal: u32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

#[test]
fn a_signal_ends_the_run_between_two_files() {
    for (name, signal) in [("INT", 2), ("TERM", 15), ("HUP", 1), ("QUIT", 3)] {
        if is_ignored(signal) {
            println!("not tried: {name} is ignored here");
            continue;
        }
        let half_way = end_runs(name, signal.cast_signed(), |place| {
            assert_eq!(left_behind(&place.path("")), [""; 0], "{name}");
        });
        assert!(half_way > 2, "{name} ended {half_way} runs half-way");
    }
}

#[test]
fn what_a_killed_run_leaves_is_removed_by_the_next() {
    let half_way = end_runs("KILL", 9, |place| {
        let left = left_behind(&place.path(""));
        assert!(left.len() <= 2, "one a thread: {left:?}");
        place.rf(&["fmt", "-q"]).status(0).err("");
        assert_eq!(count_tidy(place, FILES), FILES);
        assert_eq!(left_behind(&place.path("")), [""; 0]);
    });
    assert!(half_way > 2, "{half_way} runs were ended half-way");
}

#[test]
fn a_run_that_is_started_to_ignore_a_signal_ignores_it() {
    let place = Place::new(&[]);
    write_untidy(&place, FILES);
    let mut command = Command::new("sh");
    let script = format!("trap '' HUP; exec {} fmt -q -j2", env!("CARGO_BIN_EXE_rf"));
    let mut child = command.args(["-c", &script]).current_dir(place.path("")).spawn().unwrap();
    wait_for(&place, &mut child, 0);
    send(&child, "HUP");
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(count_tidy(&place, FILES), FILES);
}

#[test]
fn a_report_that_is_ended_early_leaves_the_old_one() {
    let place = Place::new(&[("out/report.json", "old")]);
    write_untidy(&place, FILES);
    for trial in 0..12_u64 {
        let report = ["lint", "--report", "json=out/report.json"];
        let mut command = place.command(&report);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        sleep(Duration::from_micros(2000 * trial * trial));
        send(&child, "TERM");
        let ended = child.wait().unwrap().signal().is_some();
        let text = place.read("out/report.json");
        assert!(text == "old" && ended || text.ends_with("}\n"), "{text}");
        assert_eq!(left_behind(&place.path("out")), [""; 0]);
    }
}

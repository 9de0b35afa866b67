//! How far a run has come, on a terminal and only if it takes longer than a second.
//!
//! Counting a file is one atomic addition, and none if standard error is no terminal. Drawing is
//! the work of a thread of its own.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Nothing is drawn before so much time has passed.
const PATIENCE: Duration = Duration::from_secs(1);
/// The time between two drawings.
const TICK: Duration = Duration::from_millis(100);

/// The progress of one run. Dropped, it is cleared.
pub(super) struct Progress(Option<(Arc<Shared>, JoinHandle<()>)>);

struct Shared {
    /// The number of files, 0 while they are searched for.
    total: u64,
    done: AtomicU64,
    state: Mutex<State>,
    ended: Condvar,
}

#[derive(Default)]
struct State {
    ended: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Starts to wait, if standard error is a terminal. `total` is the number of files, 0 while
    /// they are searched for.
    pub(super) fn start(total: usize) -> Self {
        Self(stderr().is_terminal().then(|| {
            let shared = Arc::new(Shared {
                total: total as u64,
                done: AtomicU64::new(0),
                state: Mutex::default(),
                ended: Condvar::new(),
            });
            let drawn = Arc::clone(&shared);
            (shared, thread::spawn(move || draw(&drawn)))
        }))
    }

    /// Counts a file as done.
    pub(super) fn tick(&self) {
        if let Some((shared, _)) = &self.0 {
            shared.done.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Takes what is drawn away until the guard is dropped, so that something can be printed.
    pub(super) fn hide(&self) -> Option<impl Drop> {
        let (shared, _) = self.0.as_ref()?;
        let mut state = lock(&shared.state);
        state.clear();
        Some(state)
    }
}

impl State {
    fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((shared, thread)) = self.0.take() {
            lock(&shared.state).ended = true;
            shared.ended.notify_one();
            // If drawing panicked, there is nothing left to clear.
            let _ = thread.join();
        }
    }
}

fn draw(shared: &Shared) {
    let wait = |state, time| {
        let waited = shared.ended.wait_timeout_while(state, time, |state: &mut State| !state.ended);
        waited.unwrap_or_else(PoisonError::into_inner).0
    };
    let mut state = wait(lock(&shared.state), PATIENCE);
    while !state.ended {
        let template = if shared.total == 0 {
            "{spinner} looking for files"
        } else {
            "{bar:30} {pos} of {len} files"
        };
        let bar = state.bar.get_or_insert_with(|| {
            let bar = ProgressBar::new(shared.total);
            // Both templates are right.
            if let Ok(style) = ProgressStyle::with_template(template) {
                bar.set_style(style);
            }
            bar
        });
        bar.set_position(shared.done.load(Ordering::Relaxed));
        bar.tick();
        state = wait(state, TICK);
    }
    state.clear();
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

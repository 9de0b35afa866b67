//! Signals that ask the program to end while it writes. [`undivided`] runs a piece of work that
//! such a signal waits for, so that no half-made file is left behind; the program then dies of
//! the signal, as whoever sent it expects.
//!
//! Signals and their handlers belong to the whole process, and so do the two statics here. Nothing
//! is set up before the first piece of work.

#[cfg(unix)]
use std::sync::{Once, PoisonError, RwLock};

/// Held for reading by every piece of work, for writing by the end of the program.
#[cfg(unix)]
static GATE: RwLock<()> = RwLock::new(());

#[cfg(unix)]
static LISTENING: Once = Once::new();

/// Runs `work`, which should be short: a signal that asks the program to end waits for it, and
/// no further piece is begun then. A second signal ends the program at once.
#[cfg(unix)]
pub(crate) fn undivided<T>(work: impl FnOnce() -> T) -> T {
    LISTENING.call_once(listening::begin);
    let _inside = GATE.read().unwrap_or_else(PoisonError::into_inner);
    work()
}

/// Runs `work`.
#[cfg(not(unix))]
pub(crate) fn undivided<T>(work: impl FnOnce() -> T) -> T {
    work()
}

#[cfg(unix)]
mod listening {
    use super::GATE;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::{Arc, PoisonError};
    use std::{fs, io, thread};

    /// Listens to the signals that end a program, if a thread for that can be had. If not, they
    /// do what they always do.
    pub(super) fn begin() {
        let at_once = Arc::new(AtomicBool::new(false));
        if listen(&at_once).is_err() {
            at_once.store(true, Ordering::SeqCst);
        }
    }

    fn listen(at_once: &Arc<AtomicBool>) -> io::Result<()> {
        let ignored = ignored();
        let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM];
        let heeded = signals.into_iter().filter(|signal| ignored & (1 << (signal - 1)) == 0);
        let heeded: Vec<_> = heeded.collect();
        for &signal in &heeded {
            // In this order the first one only raises the flag.
            flag::register_conditional_default(signal, Arc::clone(at_once))?;
            flag::register(signal, Arc::clone(at_once))?;
        }
        let mut coming = Signals::new(heeded)?;
        let wait = move || {
            for signal in coming.forever() {
                let _nobody_inside = GATE.write().unwrap_or_else(PoisonError::into_inner);
                // It does not come back, except for signals that are not among these.
                let _ = low_level::emulate_default_handler(signal);
            }
        };
        thread::Builder::new().name("signals".into()).spawn(wait)?;
        Ok(())
    }

    /// The signals that whoever started the program wants to be ignored, as `nohup` does: one bit
    /// each, from the lowest. Where the system does not say, none.
    fn ignored() -> u64 {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
    }
}

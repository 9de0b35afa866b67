//! Exit statuses.

use std::process::ExitCode;

/// How a run ended; of several, the greatest counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// Nothing is wrong; warnings may have been found.
    Success,
    /// A finding at deny level, a file that is not formatted or not valid.
    Findings,
    /// Bad usage or configuration.
    Usage,
    /// A file could not be read or written.
    Io,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Success => 0,
            Status::Findings => 1,
            Status::Usage => 2,
            Status::Io => 4,
        })
    }
}

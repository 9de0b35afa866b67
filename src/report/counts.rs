//! What a run comes to in numbers, and the summary line that says it.

use std::fmt;
use std::ops::AddAssign;

/// How many findings there are of what. Shown, it is the summary line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Findings at deny level.
    pub errors: usize,
    /// Findings at warn level.
    pub warnings: usize,
    /// Those of them with a safe fix.
    pub fixable: usize,
    /// Those of them with an unsafe fix.
    pub unsafely_fixable: usize,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.fixable += other.fixable;
        self.unsafely_fixable += other.unsafely_fixable;
    }
}

impl fmt::Display for Counts {
    /// The summary line, `2 errors, 5 warnings, 3 fixable with --fix`, without what there is
    /// none of; `no findings` if there are none. It has no line break.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = [(self.errors, "error"), (self.warnings, "warning")];
        let mut parts: Vec<String> = kinds
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, word)| format!("{count} {word}{}", if count == 1 { "" } else { "s" }))
            .collect();
        if parts.is_empty() {
            return f.write_str("no findings");
        }
        match (self.fixable, self.unsafely_fixable) {
            (0, 0) => {}
            (0, count) => parts.push(format!("{count} fixable with --fix --unsafe-fixes")),
            (count, _) => parts.push(format!("{count} fixable with --fix")),
        }
        f.write_str(&parts.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(errors: usize, warnings: usize, fixable: usize, unsafely_fixable: usize) -> String {
        Counts { errors, warnings, fixable, unsafely_fixable }.to_string()
    }

    #[test]
    fn the_summary_names_what_there_is() {
        assert_eq!(counts(2, 5, 3, 1), "2 errors, 5 warnings, 3 fixable with --fix");
        assert_eq!(counts(1, 1, 1, 0), "1 error, 1 warning, 1 fixable with --fix");
        assert_eq!(counts(0, 1, 0, 0), "1 warning");
        assert_eq!(counts(21, 0, 0, 2), "21 errors, 2 fixable with --fix --unsafe-fixes");
        assert_eq!(counts(0, 0, 0, 0), "no findings");
    }
}

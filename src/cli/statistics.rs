//! The table of `rf lint --statistics`.

use crate::edit::Safety;
use crate::report::FileReport;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How often each lint has found something.
#[derive(Default)]
pub(super) struct Statistics {
    lints: BTreeMap<&'static str, Row>,
}

#[derive(Clone, Copy, Default)]
struct Row {
    findings: usize,
    /// Those with a safe fix.
    fixable: usize,
}

impl Statistics {
    /// Counts the findings of one file.
    pub(super) fn add(&mut self, report: &FileReport<'_>) {
        for (_, finding) in report.findings() {
            let row = self.lints.entry(finding.lint).or_default();
            let safe = finding.fix.as_ref().is_some_and(|fix| fix.safety == Safety::Safe);
            row.findings += 1;
            row.fixable += usize::from(safe);
        }
    }

    /// The table, the most frequent lint first; empty if nothing was found.
    pub(super) fn table(&self) -> String {
        let mut rows: Vec<(&str, Row)> =
            self.lints.iter().map(|(lint, row)| (*lint, *row)).collect();
        rows.sort_by_key(|(_, row)| Reverse(row.findings));
        let mut out = String::new();
        let width = rows.iter().map(|(lint, _)| lint.len()).max().unwrap_or(0).max("lint".len());
        for (at, (lint, Row { findings, fixable })) in rows.iter().enumerate() {
            if at == 0 {
                // Writing into a string does not fail.
                let _ = writeln!(out, "{:width$}  findings  fixable", "lint");
            }
            let _ = writeln!(out, "{lint:width$}  {findings:8}  {fixable:7}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Edit, Fix};
    use crate::finding::Finding;
    use crate::lint::Level;
    use crate::span::Span;

    #[test]
    fn the_most_frequent_comes_first_and_equals_by_name() {
        let fix = Fix {
            message: "x".into(),
            safety: Safety::Safe,
            edits: vec![Edit::delete(Span::new(0, 1))],
        };
        let find = |lint| Finding::new(lint, Span::at(0), "x");
        let findings = [find("b"), find("c").fix(fix.clone()), find("a"), find("c").fix(fix)];
        let report =
            FileReport::new("a", "b", findings.map(|finding| (Level::Warn, finding)).to_vec());
        let mut statistics = Statistics::default();
        assert_eq!(statistics.table(), "");
        statistics.add(&report);
        assert_eq!(
            statistics.table(),
            "lint  findings  fixable\n\
             c            2        2\n\
             a            1        0\n\
             b            1        0\n"
        );
    }
}

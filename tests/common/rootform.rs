//! Linting Rootform sources through the public API, roots and all, with no file on a disk.

use rf_lint::finding::Finding;
use rf_lint::lint::Linter;
use rf_lint::lint::roots::{Member, root_findings};
use rf_lint::source::Language;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Sources by their paths.
pub(crate) type Sources = BTreeMap<PathBuf, String>;

/// What is found in each of `sources`, with the dialects among them for all there are. Directives
/// are not applied.
pub(crate) fn lint(sources: &Sources) -> BTreeMap<PathBuf, Vec<Finding>> {
    let mut linter = Linter::default();
    let mut found = BTreeMap::new();
    let mut members = Vec::new();
    for (path, text) in sources {
        let in_file = linter.lint(text, Language::of(path));
        found.insert(path.clone(), in_file.findings);
        members.extend(in_file.summary.map(|summary| Member {
            path: Path::new("/").join(path),
            shown: path.clone(),
            summary: Box::new(summary),
            asked: true,
            named: None,
            complete: true,
            options: rf_lint::lint::Options::default(),
            sensitive: in_file.sensitive,
            wanted: rf_lint::lint::LintSet::ALL,
        }));
    }
    for (path, of_root) in root_findings(members, &|path| sources[path].clone()) {
        let found: &mut Vec<Finding> = found.entry(path).or_default();
        found.retain(|finding| !finding.premises.meet(of_root.refuted));
        found.extend(of_root.findings);
    }
    found
}

//! Several files that make a dialect and a pack: what they show together is sound, and the order of
//! the roots has no part in it.

use super::FILE_SEPARATOR;
use super::sound::findings_are_sound;
use rf_lint::finding::RelatedFile;
use rf_lint::lint::{LintSet, Linter, Options, check_root};
use rf_lint::rf::root::{FileFinding, Kind, Linkable, Linked, Root};
use rf_lint::source::Language;
use std::sync::Arc;

/// The first half of the files, rounded up, is one root, and the rest another.
/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let files: Vec<&str> = text.split(FILE_SEPARATOR).take(8).collect();
    let (first, second) = files.split_at(files.len().div_ceil(2));
    let roots = [first, second].map(root);
    for (root, files) in roots.iter().zip([first, second]) {
        let texts = |file: usize| Arc::new(RelatedFile::new(format!("{file}.rf.hcl"), files[file]));
        for expected in [false, true] {
            are_sound(files, check_root(root, expected, &texts, &Options::default(), LintSet::ALL));
        }
    }
    let (mut packs, mut dialects) = (Vec::new(), Vec::new());
    for (root, files) in roots.into_iter().zip([first, second]) {
        match root.kind {
            Kind::Pack => packs.push((root, files)),
            Kind::Dialect => dialects.push(Linkable::from(root)),
        }
    }
    for complete in [false, true] {
        let linked = Linked::new(&dialects, complete);
        let turned = Linked::new(dialects.iter().rev(), complete);
        for (pack, files) in &packs {
            let found = linked.check(pack);
            assert_eq!(found, turned.check(pack));
            are_sound(files, found);
        }
    }
}

fn root(files: &[&str]) -> Root {
    let mut linter = Linter::default();
    let summaries = files.iter().map(|text| {
        let json = text.trim_start().starts_with('{');
        let language = if json { Language::RootformJson } else { Language::RootformHcl };
        linter.lint(text, language).summary.expect("it is a Rootform source")
    });
    Root::new(summaries.collect())
}

fn are_sound(files: &[&str], findings: Vec<FileFinding>) {
    for FileFinding { file, finding } in findings {
        findings_are_sound(files[file], &[finding]);
    }
}

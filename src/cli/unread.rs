//! Paths of a run that could not be taken, as members of the roots that they stand in: whatever
//! they hold, their root is not known as a whole.

use super::args::FileArgs;
use crate::config::ConfigFinder;
use crate::lint::roots::Member;
use crate::lint::{LintSet, Options};
use crate::rf::root::Summary;
use crate::source::Language;
use std::path::PathBuf;

/// The members that the `refused` paths stand for: those that have the name of a source, and
/// directories, in which sources may be.
pub(super) fn members(refused: &[PathBuf], args: &FileArgs, finder: &ConfigFinder) -> Vec<Member> {
    let may_hold = |path: &&PathBuf| Language::of(path).is_rootform() || path.is_dir();
    let member = |path: &PathBuf| {
        let absolute = finder.absolute(path);
        let named = args.paths.iter().map(|path| finder.absolute(path));
        Member {
            named: named
                .filter(|named| absolute.starts_with(named))
                .max_by_key(|named| named.components().count()),
            path: absolute,
            shown: path.clone(),
            summary: Box::new(Summary::unread()),
            asked: false,
            complete: false,
            options: Options::default(),
            wanted: LintSet::NONE,
            sensitive: Vec::new(),
        }
    };
    refused.iter().filter(may_hold).map(member).collect()
}

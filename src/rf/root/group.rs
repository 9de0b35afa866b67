//! Which files make a root: a directory that holds a file with a manifest is one, and a source
//! belongs to the nearest such directory above it.

use foldhash::HashSet;
use std::path::{Path, PathBuf};

/// What a file belongs to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Membership {
    /// The root in this directory.
    Root(PathBuf),
    /// No root.
    Alone,
}

/// What each of `files` belongs to: their paths, and whether each holds a manifest.
///
/// Paths are compared as they are written, so give all of them absolute, or relative to one
/// directory.
pub fn group(files: &[(&Path, bool)]) -> Vec<Membership> {
    let roots: HashSet<&Path> =
        files.iter().filter(|(_, manifest)| *manifest).filter_map(|(p, _)| p.parent()).collect();
    let membership = |directory: &Path| {
        let root = directory.ancestors().find(|directory| roots.contains(directory));
        root.map_or(Membership::Alone, |root| Membership::Root(root.to_owned()))
    };
    let mut memberships: Vec<Membership> = Vec::with_capacity(files.len());
    let mut last: Option<&Path> = None;
    for (path, _) in files {
        let directory = path.parent().unwrap_or(Path::new(""));
        // Files of one directory come one after the other, and belong to one root.
        let same = last.is_some_and(|last| last.as_os_str() == directory.as_os_str());
        let known = memberships.last().filter(|_| same).cloned();
        memberships.push(known.unwrap_or_else(|| membership(directory)));
        last = Some(directory);
    }
    memberships
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_nearest_root_above_it() {
        let files = [
            ("a/dialect.rf.hcl", true),
            ("a/x/y.rf.hcl", false),
            ("a/x/z/pack.rf.hcl", true),
            ("a/x/z/w/p.rf.hcl", false),
            ("b/c.rf.hcl", false),
            ("d.rf.hcl", false),
        ];
        let files: Vec<_> = files.iter().map(|(path, m)| (Path::new(*path), *m)).collect();
        let root = |path: &str| Membership::Root(PathBuf::from(path));
        assert_eq!(
            group(&files),
            [
                root("a"),
                root("a"),
                root("a/x/z"),
                root("a/x/z"),
                Membership::Alone,
                Membership::Alone
            ]
        );
    }

    #[test]
    fn a_root_can_be_the_directory_that_paths_begin_in() {
        let files = [(Path::new("dialect.rf.hcl"), true), (Path::new("a/b.rf.hcl"), false)];
        assert_eq!(group(&files), vec![Membership::Root(PathBuf::new()); 2]);
    }
}

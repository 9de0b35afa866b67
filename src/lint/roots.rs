//! The source roots of a run: which files make one, and what they show together.
//!
//! Files come as [`Member`]s, with no more of them than their names; reading files, and finding
//! those of a root that were not asked for, is the caller's.

use super::{Options, check_root};
use crate::finding::{Finding, RelatedFile};
use crate::rf::root::{FileFinding, Kind, Linked, Membership, Root, Summary, group};
use crate::span::Span;
use rayon::prelude::*;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A Rootform source of a run.
pub struct Member {
    /// Its absolute path.
    pub path: PathBuf,
    /// Its path as it is shown.
    pub shown: PathBuf,
    /// What its root has to know of it.
    pub summary: Summary,
    /// Whether findings in it are wanted; if not, it is here for its root only.
    pub asked: bool,
    /// The directory that was named on the command line and led to it.
    pub named: Option<PathBuf>,
    /// Whether the dialects of the run are all that there are, for a policy in this file.
    pub complete: bool,
    /// The options of lints that are set for it.
    pub options: Options,
    /// Where values stand in it that must not be shown.
    pub sensitive: Vec<Span>,
}

/// What the files of the roots show together, by the path of the file as it is shown.
///
/// `members` must be in the order of their paths. `read` gives the text of a file again, for
/// findings that point into two files.
pub fn root_findings(
    members: Vec<Member>,
    read: &(dyn Fn(&Path) -> String + Sync),
) -> HashMap<PathBuf, Vec<Finding>> {
    let paths: Vec<_> =
        members.iter().map(|m| (m.path.as_path(), m.summary.has_manifest())).collect();
    let memberships = group(&paths);
    let mut roots: BTreeMap<Membership, Vec<Member>> = BTreeMap::new();
    for (member, membership) in members.into_iter().zip(memberships) {
        roots.entry(membership).or_default().push(member);
    }
    let mut found = Found { read, findings: HashMap::new() };
    found.rootless(roots.remove(&Membership::Alone).unwrap_or_default());
    let roots: Vec<Vec<Member>> = roots.into_values().collect();
    let roots: Vec<_> = roots.into_par_iter().map(split).collect();
    let asked: Vec<_> =
        roots.iter().filter(|(_, files)| files.iter().any(|file| file.asked)).collect();
    let checked: Vec<_> = asked
        .par_iter()
        .map(|(root, files)| {
            let manifest = root.manifest().map_or(0, |(file, _)| file);
            let texts = |file: usize| related(read, &files[file]);
            check_root(root, false, &texts, &files[manifest].options)
        })
        .collect();
    for ((_, files), findings) in asked.into_iter().zip(checked) {
        found.add(files, findings);
    }
    for complete in [false, true] {
        let wanted = |root: &Root, files: &[File]| {
            root.kind == Kind::Pack && files.first().is_some_and(|file| file.complete == complete)
        };
        let packs: Vec<_> = roots.iter().filter(|(root, files)| wanted(root, files)).collect();
        if packs.is_empty() {
            continue;
        }
        let linked = Linked::new(roots.iter().map(|(root, _)| root), complete);
        for (pack, files) in packs {
            found.add(files, linked.check(pack));
        }
    }
    found.findings
}

/// A member without its summary, which has gone into its root.
struct File {
    shown: PathBuf,
    asked: bool,
    complete: bool,
    options: Options,
    sensitive: Vec<Span>,
}

fn split(members: Vec<Member>) -> (Root, Vec<File>) {
    let mut summaries = Vec::with_capacity(members.len());
    let mut files = Vec::with_capacity(members.len());
    for Member { shown, summary, asked, complete, options, sensitive, .. } in members {
        summaries.push(summary);
        files.push(File { shown, asked, complete, options, sensitive });
    }
    (Root::new(summaries), files)
}

fn related(read: &dyn Fn(&Path) -> String, file: &File) -> Arc<RelatedFile> {
    let related = RelatedFile::new(&file.shown, read(&file.shown));
    related.hide(file.sensitive.clone());
    Arc::new(related)
}

struct Found<'a> {
    read: &'a (dyn Fn(&Path) -> String + Sync),
    findings: HashMap<PathBuf, Vec<Finding>>,
}

impl Found<'_> {
    fn add(&mut self, files: &[File], findings: Vec<FileFinding>) {
        for FileFinding { file, finding } in findings {
            if files[file].asked {
                self.findings.entry(files[file].shown.clone()).or_default().push(finding);
            }
        }
    }

    /// Sources that belong to no root are checked one by one, and that was done. A directory that
    /// was named and holds nothing but such sources was meant to be a root.
    fn rootless(&mut self, members: Vec<Member>) {
        let mut named: BTreeMap<PathBuf, Vec<Member>> = BTreeMap::new();
        for member in members {
            if let Some(directory) = member.named.clone() {
                named.entry(directory).or_default().push(member);
            }
        }
        for members in named.into_values() {
            let (root, files) = split(members);
            let mut findings = root.check(true, &|file| related(self.read, &files[file]));
            findings.retain(|found| found.finding.lint == "missing-manifest");
            self.add(&files, findings);
        }
    }
}

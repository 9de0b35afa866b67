//! The source roots of a run: which files make one, and what they show together.
//!
//! Files come as [`Member`]s, with no more of them than their names; reading files, and finding
//! those of a root that were not asked for, is the caller's.

use super::{LintSet, Options, check_root};
use crate::finding::{Finding, Premises, RelatedFile};
use crate::rf::root::{FileFinding, Kind, Linkable, Linked, Membership, Root, Summary, group};
use crate::source::discover::by_path;
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
    /// What its root has to know of it; in a box, as members are sorted and grouped.
    pub summary: Box<Summary>,
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
    /// The lints whose findings in it are wanted.
    pub wanted: LintSet,
}

/// What the roots say of one of their files.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct OfRoot {
    /// The findings in it.
    pub findings: Vec<Finding>,
    /// What findings in it took for granted that does not hold.
    pub refuted: Premises,
}

/// What the files of the roots show together, by the path of the file as it is shown.
///
/// `read` gives the text of a file again, for
/// findings that point into two files.
pub fn root_findings(
    members: Vec<Member>,
    read: &(dyn Fn(&Path) -> String + Sync),
) -> HashMap<PathBuf, OfRoot> {
    let mut roots = Roots::new(read);
    roots.add(members);
    roots.finish()
}

/// The roots of a run in the making. Each is looked at once all of its files are there; then no
/// more is kept of it than linking needs.
pub struct Roots<'a> {
    read: &'a (dyn Fn(&Path) -> String + Sync),
    /// The members that more may join, in the order of their paths.
    pending: Vec<Member>,
    /// The dialects that were looked at.
    dialects: Vec<Linkable>,
    /// The packs that were looked at, with their files, and are still to be linked.
    packs: Vec<(Root, Vec<File>)>,
    findings: HashMap<PathBuf, OfRoot>,
}

impl<'a> Roots<'a> {
    /// No roots yet. `read` gives the text of a file again, for findings that point into two.
    pub fn new(read: &'a (dyn Fn(&Path) -> String + Sync)) -> Self {
        let (pending, dialects, packs) = (Vec::new(), Vec::new(), Vec::new());
        Self { read, pending, dialects, packs, findings: HashMap::new() }
    }

    /// Adds members, in any order.
    pub fn add(&mut self, members: Vec<Member>) {
        self.pending.extend(members);
        self.pending.sort_by(|a, b| by_path(&a.path, &b.path));
    }

    /// Looks at the roots in directories that `is_complete` holds for: no member below them is
    /// still to come.
    pub fn close(&mut self, is_complete: impl Fn(&Path) -> bool) {
        let complete = |membership: &Membership| match membership {
            Membership::Root(directory) => is_complete(directory),
            Membership::Alone => false,
        };
        let pending = std::mem::take(&mut self.pending);
        let paths: Vec<_> =
            pending.iter().map(|m| (m.path.as_path(), m.summary.has_manifest())).collect();
        let memberships = group(&paths);
        // The files of a root come in one run, but for roots inside it.
        let mut runs: Vec<(Membership, Vec<Member>)> = Vec::new();
        for (member, membership) in pending.into_iter().zip(memberships) {
            match runs.last_mut() {
                Some((last, members)) if *last == membership => members.push(member),
                _ => runs.push((membership, vec![member])),
            }
        }
        let mut roots: BTreeMap<Membership, Vec<Member>> = BTreeMap::new();
        for (membership, members) in runs {
            if complete(&membership) {
                roots.entry(membership).or_default().extend(members);
            } else {
                self.pending.extend(members);
            }
        }
        self.look_at(roots.into_values().collect());
    }

    /// The findings of all roots, by the path of the file as it is shown. Sources that belong to
    /// no root are checked one by one, and that was done.
    pub fn finish(mut self) -> HashMap<PathBuf, OfRoot> {
        self.close(|_| true);
        let rootless = std::mem::take(&mut self.pending);
        // They may be of a dialect whose manifest is missing.
        let may_hide = |summary: &Summary| summary.incomplete || summary.is_of_dialect();
        let unread = rootless.iter().any(|member| may_hide(&member.summary));
        self.rootless(rootless);
        self.link(unread);
        self.findings
    }

    fn look_at(&mut self, roots: Vec<Vec<Member>>) {
        let read = self.read;
        let looked: Vec<_> = roots
            .into_par_iter()
            .map(|members| {
                let (root, files) = split(members);
                let asked = files.iter().filter(|file| file.asked);
                let wanted = asked.fold(LintSet::NONE, |all, file| all.or(file.wanted));
                let mut findings = Vec::new();
                let refuted = root.refuted();
                if files.iter().any(|file| file.asked) {
                    let manifest = root.manifest().map_or(0, |(file, _)| file);
                    let texts = |file: usize| related(read, &files[file]);
                    let options = &files[manifest].options;
                    findings = check_root(&root, false, &texts, options, wanted);
                }
                let kept = match root.kind {
                    Kind::Dialect => Kept::Dialect(Linkable::from(root)),
                    Kind::Pack => Kept::Pack(root),
                };
                (kept, files, findings, refuted)
            })
            .collect();
        for (kept, files, findings, refuted) in looked {
            self.report(&files, findings);
            self.refute(&files, refuted);
            match kept {
                Kept::Dialect(dialect) => self.dialects.push(dialect),
                Kept::Pack(pack) => self.packs.push((pack, files)),
            }
        }
    }

    /// Links the packs with the dialects. `unread` says that sources of no root may hold more of
    /// them.
    fn link(&mut self, unread: bool) {
        let (dialects, packs) =
            (std::mem::take(&mut self.dialects), std::mem::take(&mut self.packs));
        for complete in [false, true] {
            let wanted = |files: &[File]| files.first().is_some_and(|f| f.complete == complete);
            let mut packs = packs.iter().filter(|(_, files)| wanted(files)).peekable();
            if packs.peek().is_none() {
                continue;
            }
            let linked = Linked::new(&dialects, complete && !unread);
            for (pack, files) in packs {
                self.report(files, linked.check(pack));
                self.refute(files, vec![linked.refuted; files.len()]);
            }
        }
    }

    /// A directory that was named and holds nothing but sources of no root was meant to be one.
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
            self.report(&files, findings);
        }
    }

    fn report(&mut self, files: &[File], findings: Vec<FileFinding>) {
        for FileFinding { file, finding } in findings {
            if files[file].asked {
                let of_root = self.findings.entry(files[file].shown.clone()).or_default();
                of_root.findings.push(finding);
            }
        }
    }

    fn refute(&mut self, files: &[File], refuted: Vec<Premises>) {
        for (file, refuted) in files.iter().zip(refuted) {
            if file.asked && refuted != Premises::NONE {
                let of_root = self.findings.entry(file.shown.clone()).or_default();
                of_root.refuted = of_root.refuted.and(refuted);
            }
        }
    }
}

/// What is kept of a root that was looked at, for linking.
enum Kept {
    Dialect(Linkable),
    Pack(Root),
}

/// A member without its summary, which has gone into its root.
struct File {
    shown: PathBuf,
    asked: bool,
    complete: bool,
    options: Options,
    wanted: LintSet,
    sensitive: Vec<Span>,
}

fn split(members: Vec<Member>) -> (Root, Vec<File>) {
    let mut summaries = Vec::with_capacity(members.len());
    let mut files = Vec::with_capacity(members.len());
    for Member { shown, summary, asked, complete, options, wanted, sensitive, .. } in members {
        summaries.push(*summary);
        files.push(File { shown, asked, complete, options, wanted, sensitive });
    }
    (Root::new(summaries), files)
}

fn related(read: &dyn Fn(&Path) -> String, file: &File) -> Arc<RelatedFile> {
    let related = RelatedFile::new(&file.shown, read(&file.shown));
    related.hide(file.sensitive.clone());
    Arc::new(related)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::Linter;
    use crate::source::Language;

    /// Two dialects, the second at fault, and a pack that names what the first has and has not.
    const SOURCES: [(&str, &str); 5] = [
        (
            "/a/dialect.rf.hcl",
            "dialect \"a\" {\n  version = \"0.1.0\"\n  provider \"x/y\" {\n    version = \"1.0.0\"\n  }\n}\n",
        ),
        (
            "/a/rules.rf.hcl",
            "concept \"c\" {\n  description = \"C\"\n}\nconcept \"d\" {\n  description = \"D\"\n}\nrule \"r\" {\n  match {\n    type = \"t\"\n  }\n  as = concept.c\n}\n",
        ),
        (
            "/b/dialect.rf.hcl",
            "dialect \"b\" {\n  version = \"0.1.0\"\n  provider \"x/y\" {\n    version = \"1.0.0\"\n  }\n}\n",
        ),
        (
            "/b/rules.rf.hcl",
            "rule \"r\" {\n  match {\n    type = \"t\"\n  }\n  as = concept.none\n}\n",
        ),
        (
            "/p/pack.rf.hcl",
            "policy_pack \"p\" {\n  version = \"0.1.0\"\n}\npolicy \"one\" {\n  target {\n    concept = a.concept.d\n    rules   = [a.rule.r]\n  }\n  assert  = true\n  message = \"Why.\"\n}\npolicy \"two\" {\n  target {\n    rules = [a.rule.none]\n  }\n  assert  = true\n  message = \"Why.\"\n}\n",
        ),
    ];

    fn member((path, text): &(&str, &str)) -> Member {
        Member {
            path: PathBuf::from(path),
            shown: PathBuf::from(path),
            summary: Linter::default()
                .lint(text, Language::RootformHcl)
                .summary
                .expect("a source")
                .into(),
            asked: true,
            named: None,
            complete: false,
            options: Options::default(),
            wanted: LintSet::ALL,
            sensitive: Vec::new(),
        }
    }

    #[test]
    fn roots_that_are_closed_early_show_what_they_show_at_once() {
        let read = |path: &Path| {
            let source = SOURCES.iter().find(|(known, _)| Path::new(known) == path);
            source.map_or(String::new(), |(_, text)| (*text).to_owned())
        };
        let at_once = root_findings(SOURCES.iter().map(member).collect(), &read);
        let lints = |path: &str| -> Vec<_> {
            at_once[Path::new(path)].findings.iter().map(|finding| finding.lint).collect()
        };
        assert!(lints("/b/rules.rf.hcl").contains(&"unknown-symbol"));
        let of_pack = lints("/p/pack.rf.hcl");
        assert!(of_pack.contains(&"contradictory-target"), "{of_pack:?}");
        assert!(of_pack.contains(&"unlinked-reference"), "{of_pack:?}");

        let mut roots = Roots::new(&read);
        for (at, source) in SOURCES.iter().enumerate() {
            roots.add(vec![member(source)]);
            let next = SOURCES.get(at + 1).map(|(path, _)| Path::new(path));
            roots.close(|root| next.is_some_and(|next| !next.starts_with(root)));
        }
        assert!(roots.pending.len() <= 1);
        assert_eq!(roots.dialects.len(), 2);
        assert_eq!(roots.finish(), at_once);
    }
}

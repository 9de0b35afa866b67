//! A first look at all files of a run: which of them have something to say, and what the source
//! roots that they belong to show.
//!
//! A file is let go once it was looked at; its names are kept for its root. Files that were not
//! asked for are read too where a root would be incomplete without them, or where the
//! configuration names dialects to link against.

use super::args::FileArgs;
use super::asked::Settled;
use super::complete::{Completion, More};
use super::files::{self, Input, Inputs};
use super::output::Output;
use super::repair::Request;
use super::status::Status;
use super::unread;
use crate::config::ConfigFinder;
use crate::finding::{Finding, Premises};
use crate::lint::Linter;
use crate::lint::roots::{Member, OfRoot, Roots};
use crate::rf::root::Summary;
use crate::source::Source;
use crate::source::discover::FileEntry;
use crate::span::Span;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::ffi::OsString;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};

/// What the roots show of one file.
#[derive(Default)]
pub(super) struct FromRoot {
    /// The findings.
    pub(super) findings: Vec<Finding>,
    /// What findings in the file took for granted that does not hold.
    pub(super) refuted: Premises,
    /// The hash of the text that they are about.
    text: u64,
}

impl FromRoot {
    /// The findings, if they are about this text.
    pub(super) fn of(&self, text: &str) -> &[Finding] {
        if self.text == hash(text) { &self.findings } else { &[] }
    }
}

/// What is known after the first look.
pub(super) struct Survey {
    /// The files with something to say, in the order of the run.
    pub(super) files: Vec<FileEntry>,
    /// What the roots show, by the path of the file.
    pub(super) roots: HashMap<PathBuf, FromRoot>,
    /// Whether all files could be read.
    pub(super) status: Status,
}

/// So many files are looked at before the roots that are complete by then are let go.
const PART: usize = 8192;

/// What the first look at a file brought, if it has something to say or is part of a root.
pub(super) struct Seen {
    /// Whether it has findings or directives of its own.
    loud: bool,
    /// What its root has to know of it, until its root knows; in a box, since what was seen of a
    /// file stays and this goes.
    pub(super) summary: Option<Box<Summary>>,
    pub(super) has_manifest: bool,
    text: u64,
    /// Where values stand in it that must not be shown.
    sensitive: Box<[Span]>,
}

impl Seen {
    /// Of a source that could not be read.
    fn unread() -> Self {
        let summary = Some(Box::new(Summary::unread()));
        Self { loud: false, summary, has_manifest: false, text: 0, sensitive: Box::default() }
    }
}

/// What was seen, by the path of the file. Paths as texts are hashed faster than part by part.
pub(super) type ByPath = foldhash::HashMap<OsString, Seen>;

/// Looks at all `files`.
pub(super) fn survey(
    files: &[FileEntry],
    request: &Request<'_>,
    args: &FileArgs,
    finder: &ConfigFinder,
    output: &mut Output,
) -> Survey {
    let mut status = Status::Success;
    let mut seen = ByPath::default();
    let read = |path: &Path| read_again(path, request);
    let mut roots = Roots::new(&read);
    roots.add(unread::members(&request.refused, args, finder));
    let directory = the_directory(args, finder);
    let mut completion = Completion::new(files, (args, request), finder);
    for (nth, part) in files.chunks(PART).enumerate() {
        let (read, part_seen) = look(part, request, args, output);
        status = status.max(read);
        seen.extend(part_seen);
        let More { files: more_files, seen: more, refused } = completion.of(part, &seen, output);
        seen.extend(more);
        roots.add(members(part, &more_files, &mut seen, (args, request), finder));
        roots.add(unread::members(&refused, args, finder));
        if let (Some(directory), Some(next)) = (&directory, files.get((nth + 1) * PART)) {
            let next = finder.absolute(&next.path);
            let is_complete = |root: &Path| root.starts_with(directory) && !next.starts_with(root);
            files::in_threads(args.jobs, || roots.close(is_complete));
        }
    }
    let found = files::in_threads(args.jobs, || roots.finish());

    let roots: HashMap<PathBuf, FromRoot> = found
        .into_iter()
        .filter_map(|(path, OfRoot { findings, refuted })| {
            let text = seen.get(path.as_os_str())?.text;
            Some((path, FromRoot { findings, refuted, text }))
        })
        .collect();
    let loud = |entry: &FileEntry| {
        seen.get(entry.path.as_os_str()).is_some_and(|s| s.loud)
            || (!roots.is_empty() && roots.contains_key(&entry.path))
            || request.overlay.contains_key(&entry.path)
    };
    let files = files.iter().filter(|entry| loud(entry)).cloned().collect();
    Survey { files, roots, status }
}

/// The directory that a run is about, if it is about one: files in it come in the order of their
/// paths, and none of them is missing.
fn the_directory(args: &FileArgs, finder: &ConfigFinder) -> Option<PathBuf> {
    let directory = match &args.paths[..] {
        [] => finder.absolute(Path::new(".")),
        [path] => finder.absolute(path),
        _ => return None,
    };
    directory.is_dir().then_some(directory)
}

/// The text of a file once more; a file that went away since has nothing to show.
pub(super) fn read_again(path: &Path, request: &Request<'_>) -> String {
    let overlaid = request.overlay.get(path).cloned();
    overlaid.or_else(|| Some(Source::read(path).ok()?.text)).unwrap_or_default()
}

/// The files as members of their roots. What was kept of each goes from what was `seen` into its
/// member.
pub(super) fn members(
    files: &[FileEntry],
    more: &[FileEntry],
    seen: &mut ByPath,
    (args, request): (&FileArgs, &Request<'_>),
    finder: &ConfigFinder,
) -> Vec<Member> {
    let asked = files.iter().map(|entry| (entry, true));
    let more = more.iter().map(|entry| (entry, false));
    let mut settled = Settled::default();
    let member = |(entry, asked): (&FileEntry, bool)| {
        let seen = seen.get_mut(entry.path.as_os_str())?;
        let summary = seen.summary.take()?;
        let named = args.paths.get(entry.argument).filter(|_| asked && !entry.named);
        let holds = settled.of(&entry.config, &entry.path, &request.asked);
        Some(Member {
            path: finder.absolute(&entry.path),
            shown: entry.path.clone(),
            summary,
            asked,
            named: named.map(|path| finder.absolute(path)),
            complete: entry.config.settings.link.complete,
            options: holds.options.clone(),
            wanted: holds.wanted,
            sensitive: std::mem::take(&mut seen.sensitive).into_vec(),
        })
    };
    asked.chain(more).filter_map(member).collect()
}

pub(super) fn look(
    files: &[FileEntry],
    request: &Request<'_>,
    args: &FileArgs,
    output: &mut Output,
) -> (Status, ByPath) {
    let mut all = ByPath::default();
    let look = |eye: &mut (Linter, Settled), input: &Input| see(eye, input, request);
    let inputs = Inputs::Files(files.to_vec());
    let status = files::handle(inputs, args.jobs, output, look, |_, seen| {
        all.extend(seen);
        Status::Success
    });
    if status != Status::Success {
        // A source that could not be read is still part of its root.
        for entry in files.iter().filter(|entry| entry.language.is_rootform()) {
            all.entry(entry.path.clone().into_os_string()).or_insert_with(Seen::unread);
        }
    }
    (status, all)
}

fn see(
    (linter, settled): &mut (Linter, Settled),
    input: &Input,
    request: &Request<'_>,
) -> Option<(OsString, Seen)> {
    let input = &*request.overlaid(input);
    let text = &input.source.text;
    let holds = settled.of(&input.config, &input.source.path, &request.asked);
    let subject = input.subject(request.schemas);
    let found = linter.lint_file(text, &subject, &holds.options, holds.wanted);
    let loud = !found.findings.is_empty() || !found.directives.is_empty();
    if !loud && found.summary.is_none() {
        return None;
    }
    let path = input.source.path.clone().into_os_string();
    let has_manifest = found.summary.as_ref().is_some_and(Summary::has_manifest);
    let summary = found.summary.map(Box::new);
    let sensitive = found.sensitive.into_boxed_slice();
    Some((path, Seen { loud, summary, has_manifest, text: hash(text), sensitive }))
}

fn hash(text: &str) -> u64 {
    FixedState::default().hash_one(text)
}

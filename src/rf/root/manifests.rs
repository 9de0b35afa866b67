//! Manifests, and which blocks may stand beside them; names that a root has twice.

use super::summary::{Place, Summary};
use super::{Check, Kind, Root};
use crate::finding::{Finding, Premises};
use crate::rf::typing::SymbolKind;
use crate::span::Span;
use foldhash::{HashMap, HashMapExt};

/// The kind of the root that `files` are: by its manifest, or by its other blocks.
pub(super) fn kind(files: &[Summary]) -> Kind {
    let has = |test: fn(&Summary) -> bool| files.iter().any(test);
    let broken = |file: &Summary, block_type: &str| file.broken.iter().any(|b| &*b.0 == block_type);
    if has(|file| !file.dialects.is_empty()) || files.iter().any(|f| broken(f, "dialect")) {
        return Kind::Dialect;
    }
    let pack = has(|file| !file.packs.is_empty() || !file.policies.is_empty())
        || files.iter().any(|f| broken(f, "policy_pack") || broken(f, "policy"));
    if pack { Kind::Pack } else { Kind::Dialect }
}

impl Root {
    /// The manifests of a kind: each as its file and the place of its header.
    fn units(&self, kind: Kind) -> Vec<(usize, Span)> {
        let of = |file: &Summary| {
            let units = if kind == Kind::Pack { &file.packs } else { &file.dialects };
            units.iter().map(|unit| unit.header).collect::<Vec<_>>()
        };
        let all = self.files.iter().enumerate();
        all.flat_map(|(n, file)| of(file).into_iter().map(move |span| (n, span))).collect()
    }

    /// Whether blocks that belong to a root of this kind are refused in this one.
    fn refuses(&self, kind: Kind) -> bool {
        kind != self.kind && !self.units(self.kind).is_empty()
    }

    /// What its files took for granted that does not hold, file by file; of most files nothing.
    pub fn refuted(&self) -> Vec<Premises> {
        let first = self.units(self.kind).first().map(|(file, _)| *file);
        let (no_dialect, no_pack) = (self.refuses(Kind::Dialect), self.refuses(Kind::Pack));
        let is_reserved = self.has_reserved_owner();
        let of = |(at, file): (usize, &Summary)| {
            let dialect_blocks = !file.definitions.is_empty() || !file.rules.is_empty();
            let pack_blocks = !file.policies.is_empty() || !file.packs.is_empty();
            let units = if self.kind == Kind::Pack { &file.packs } else { &file.dialects };
            [
                (no_dialect && dialect_blocks, Premises::IN_DIALECT),
                (no_pack && pack_blocks, Premises::IN_PACK),
                (!units.is_empty() && first != Some(at), Premises::FIRST_MANIFEST),
                (is_reserved, Premises::BUILT_IN),
            ]
            .into_iter()
            .filter(|(holds, _)| *holds)
            .fold(Premises::NONE, |all, (_, premise)| all.and(premise))
        };
        self.files.iter().enumerate().map(of).collect()
    }

    /// Whether it is a dialect under the name of the owner of the built-in vocabulary.
    pub(super) fn has_reserved_owner(&self) -> bool {
        self.files.iter().flat_map(|file| &file.dialects).any(|dialect| dialect.is_reserved)
    }
}

impl Check<'_> {
    /// Whether a block of this type stands somewhere in the root and could not be read.
    fn is_broken(&self, block_type: &str) -> bool {
        self.root.files.iter().any(|file| file.broken.iter().any(|broken| &*broken.0 == block_type))
    }

    pub(super) fn manifests(&mut self, expected: bool) {
        let (dialects, packs) = (self.root.units(Kind::Dialect), self.root.units(Kind::Pack));
        for (places, code, word) in
            [(&dialects, "DIALECT_DUPLICATE", "dialect"), (&packs, "PACK_DUPLICATE", "policy_pack")]
        {
            for &(file, span) in places.iter().skip(1) {
                let message = format!("this root has a `{word}` already");
                let finding = Finding::new("duplicate-manifest", span, message).code(code).help(
                    "a root has one manifest; take this one out, or move it to a root of its own",
                );
                let finding = self.related(finding, file, places[0], "the first is here");
                self.push(file, finding);
            }
        }
        if !dialects.is_empty() && !packs.is_empty() {
            let (file, span) = packs[0];
            let message = "a root is a dialect or a policy pack, and this one is a dialect already";
            let finding = Finding::new("unknown-block", span, message)
                .code("UNKNOWN_BLOCK")
                .help("move the pack and its policies to a directory of their own");
            let finding = self.related(finding, file, dialects[0], "the dialect is here");
            self.push(file, finding);
            return;
        }
        if dialects.is_empty() && packs.is_empty() {
            self.missing_manifest(expected);
        }
        match self.root.kind {
            Kind::Dialect => {
                if let Some(&dialect) = dialects.first() {
                    self.misplaced_policies(dialect);
                    self.missing_provider(dialect);
                }
            }
            Kind::Pack => {
                if let Some(&pack) = packs.first() {
                    self.dialect_blocks(pack);
                }
            }
        }
    }

    fn missing_manifest(&mut self, expected: bool) {
        let broken = self.is_broken("dialect")
            || self.is_broken("policy_pack")
            || self.root.files.iter().any(Summary::has_strange_blocks);
        if !expected || self.root.files.is_empty() || broken || self.root.incomplete {
            return;
        }
        let (word, code, label) = match self.root.kind {
            Kind::Dialect => ("dialect", "DIALECT_MISSING", "owner"),
            Kind::Pack => ("policy_pack", "PACK_MISSING", "name"),
        };
        let message = format!("no file of this directory has a `{word}` block, so it is no root");
        let finding = Finding::new("missing-manifest", Span::at(0), message).code(code).help(
            format!("add `{word} \"{label}\" {{ version = \"0.1.0\" }}` to one of its files"),
        );
        self.push(0, finding);
    }

    fn misplaced_policies(&mut self, dialect: (usize, Span)) {
        for (file, summary) in self.root.files.iter().enumerate() {
            for (_, header) in &summary.policies {
                let message = "a policy cannot stand among the sources of a dialect";
                let finding = Finding::new("misplaced-policy", *header, message)
                    .code("POLICY_NOT_ALLOWED")
                    .help("move it to a policy pack, in a directory of its own");
                let finding = self.related(finding, file, dialect, "the dialect is here");
                self.push(file, finding);
            }
        }
    }

    fn missing_provider(&mut self, (file, header): (usize, Span)) {
        let rules = self.root.files.iter().any(|file| !file.rules.is_empty());
        // Of several manifests any may be the one.
        let mut units = self.root.files.iter().flat_map(|file| &file.dialects);
        if !rules || units.any(|unit| unit.names_provider) {
            return;
        }
        let message = "this dialect has rules, and names no provider whose resources they match";
        let finding = Finding::new("missing-provider", header, message)
            .code("PROVIDER_REQUIRED")
            .help("add a block such as `provider \"hashicorp/aws\" { version = \">= 5.0.0\" }`");
        self.push(file, finding);
    }

    fn dialect_blocks(&mut self, pack: (usize, Span)) {
        for (file, summary) in self.root.files.iter().enumerate() {
            let definitions =
                summary.definitions.iter().map(|(kind, _, header)| (kind.word(), *header));
            let rules = summary.rules.iter().map(|rule| ("rule", rule.header));
            for (word, header) in definitions.chain(rules) {
                let message = format!("a policy pack has no `{word}` blocks");
                let finding = Finding::new("unknown-block", header, message)
                    .code("UNKNOWN_BLOCK")
                    .help("move it to a dialect, in a directory of its own");
                let finding = self.related(finding, file, pack, "the pack is here");
                self.push(file, finding);
            }
        }
    }

    /// Names given twice, wherever in the root.
    pub(super) fn duplicates(&mut self) {
        let root = self.root;
        let mut seen: HashMap<(Option<SymbolKind>, &str), (usize, Span)> = HashMap::new();
        for (file, summary) in root.files.iter().enumerate() {
            let definitions =
                summary.definitions.iter().map(|(kind, name, header)| (Some(*kind), name, *header));
            let rules =
                summary.rules.iter().map(|rule| (Some(SymbolKind::Rule), &rule.name, rule.header));
            let policies = summary.policies.iter().map(|(name, header)| (None, name, *header));
            let named = definitions.chain(rules).chain(policies);
            let named =
                named.filter_map(|(kind, name, header)| Some((kind, name.as_ref()?, header)));
            // What has no place here is refused as it is.
            let has_place = |kind: Option<SymbolKind>| {
                !root.refuses(if kind.is_some() { Kind::Dialect } else { Kind::Pack })
            };
            let named = named.filter(|(kind, ..)| has_place(*kind));
            let mut named: Vec<(_, &Place, _)> = named.collect();
            named.sort_by_key(|(_, _, header)| *header);
            for (kind, name, header) in named {
                let Some(&first) = seen.get(&(kind, &*name.name)) else {
                    seen.insert((kind, &name.name), (file, header));
                    continue;
                };
                let word = kind.map_or("policy", SymbolKind::word);
                let message = format!("the {word} `{}` is defined twice", name.name);
                let finding = Finding::new("duplicate-definition", header, message)
                    .code("DUPLICATE_ID")
                    .label("defined again here")
                    .help("give one of them another name, or take it out");
                let finding = self.related(finding, file, first, "first defined here");
                self.push(file, finding);
            }
        }
    }
}

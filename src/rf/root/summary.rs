//! What is kept of a file for its root: the names it defines and uses, and their places.

use super::super::model::{
    Emission, EmissionIdentity, EmissionKind, Field, File, Manifest, Match, Reference, Rule,
    Traversal,
};
use super::counts::Counts;
use crate::rf::reason;
use crate::rf::structure::STRUCTURE;
use crate::rf::typing::{Symbol, SymbolKind};
use crate::rf::vocabulary;
use crate::span::{Name, Span};

/// A name where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The name.
    pub name: Box<str>,
    /// Its place in the file.
    pub span: Span,
}

/// A symbol where it is named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// The owner, if it is named.
    pub owner: Option<Place>,
    /// The kind.
    pub kind: SymbolKind,
    /// The place of the kind's word.
    pub kind_span: Span,
    /// The name.
    pub name: Place,
    /// All of the reference.
    pub span: Span,
}

/// What is kept of a file.
#[derive(Clone, Default, Debug)]
pub struct Summary {
    /// Its `dialect` blocks.
    pub(super) dialects: Vec<Unit>,
    /// Its `policy_pack` blocks.
    pub(super) packs: Vec<Unit>,
    /// What it defines at the top.
    pub(super) definitions: Vec<(SymbolKind, Option<Place>, Span)>,
    /// Its rules.
    pub(super) rules: Vec<RuleNames>,
    /// Its policies: names and headers.
    pub(super) policies: Vec<(Option<Place>, Span)>,
    /// Names that labels of emissions introduce.
    pub(super) introduced: Vec<(SymbolKind, Box<str>)>,
    /// Kinds of which a block has a name that was not understood.
    pub(super) unnamed: Vec<SymbolKind>,
    /// Names of blocks that could not be read.
    pub(super) broken: Vec<(Box<str>, Option<Box<str>>)>,
    /// Every symbol that its emissions name in a dialect.
    pub(super) emitted: Vec<Key>,
    /// Which of these its emissions lead to, as indexes.
    pub(super) led_to: Vec<usize>,
    /// Whether a reference in a dialect was not understood.
    pub(super) unread_reference: bool,
    /// The targets of its policies, and what their assertions name.
    pub(super) targets: Vec<TargetNames>,
    /// What counts towards the totals of a pack.
    pub(super) counts: Counts,
    /// Whether it may hold blocks that nothing is known of.
    pub incomplete: bool,
}

/// A manifest.
#[derive(Clone, Debug)]
pub(super) struct Unit {
    pub(super) name: Option<Place>,
    pub(super) is_reserved: bool,
    pub(super) header: Span,
    pub(super) names_provider: bool,
}

/// A rule, as other rules see it.
#[derive(Clone, Debug)]
pub(super) struct RuleNames {
    pub(super) name: Option<Place>,
    pub(super) header: Span,
    /// The concept it gives, if it gives one and it was understood.
    pub(super) concept: Option<Key>,
    /// Whether it gives one, understood or not.
    pub(super) has_concept: bool,
    /// Its identity's place and attributes; `None` in place of the attributes if they were not
    /// understood.
    pub(super) identity: Option<(Span, Option<Vec<Box<str>>>)>,
    /// Its emissions, if one names an owner that may be the dialect's own.
    pub(super) emissions: Vec<(EmissionIdentity<'static>, Span)>,
    /// What its emissions lead to by matching.
    pub(super) joins: Vec<Join>,
    /// What it matches, if that was understood.
    pub(super) matching: Option<Matched>,
}

/// The instances that a rule matches.
#[derive(Clone, Debug)]
pub struct Matched {
    /// The kind of their blocks.
    pub kind: Box<str>,
    /// Their type.
    pub of_type: Box<str>,
    /// The test that they must pass, in one spelling for all that are the same but for layout;
    /// `None` if there is none.
    pub test: Option<Box<str>>,
}

/// What an emission leads to, and the paths it matches by.
#[derive(Clone, Debug)]
pub(super) struct Join {
    /// What it leads to, as an index into [`Summary::emitted`].
    pub(super) to: usize,
    pub(super) by: Vec<Place>,
}

/// A target of a policy, with all that the policy names.
#[derive(Clone, Debug)]
pub(super) struct TargetNames {
    pub(super) concept: Option<Key>,
    pub(super) rules: Vec<Key>,
    /// The place of `rules`, if all of its items and of `dialects` were understood.
    pub(super) rules_span: Option<Span>,
    pub(super) dialects: Option<Vec<Box<str>>>,
    pub(super) queries: Vec<Key>,
}

impl Place {
    fn of(name: &Name) -> Self {
        Self { name: name.text.as_ref().into(), span: name.span }
    }
}

impl Key {
    fn of(symbol: &Symbol) -> Self {
        Self {
            owner: symbol.owner.as_ref().map(Place::of),
            kind: symbol.kind,
            kind_span: symbol.kind_span,
            name: Place::of(&symbol.name),
            span: symbol.span,
        }
    }

    /// The owner's name, if it is named.
    pub fn owner(&self) -> Option<&str> {
        self.owner.as_ref().map(|owner| &*owner.name)
    }
}

fn key(reference: &Reference) -> Option<Key> {
    reference.symbol.as_ref().map(Key::of)
}

impl Summary {
    /// Whether the file has a manifest, be it one that could not be read.
    pub fn has_manifest(&self) -> bool {
        let manifest = |block_type: &str| matches!(block_type, "dialect" | "policy_pack");
        !self.dialects.is_empty()
            || !self.packs.is_empty()
            || self.broken.iter().any(|(block_type, _)| manifest(block_type))
    }

    /// Whether it has blocks of words that are no slips of any, and may be meant for any.
    pub(super) fn has_strange_blocks(&self) -> bool {
        let known = |block_type: &str| STRUCTURE.schema.body(STRUCTURE.file).block(block_type);
        self.broken.iter().any(|(block_type, _)| known(block_type).is_none())
    }

    /// Whether it holds what only dialects do.
    pub fn is_of_dialect(&self) -> bool {
        !self.definitions.is_empty() || !self.rules.is_empty()
    }

    /// Every symbol that the file names as part of a dialect.
    pub fn references(&self) -> impl Iterator<Item = &Key> {
        self.rules.iter().filter_map(|rule| rule.concept.as_ref()).chain(&self.emitted)
    }

    /// Of a file that could not be read.
    pub fn unread() -> Self {
        Self { incomplete: true, ..Self::default() }
    }

    /// What is kept of `file`.
    pub fn of(file: &File) -> Self {
        // A run keeps very many of these at once: lists have room for what they hold and no more.
        let emissions: usize = file.rules.iter().map(|rule| rule.emissions.len()).sum();
        let mut summary = Self {
            dialects: file.dialects.iter().map(unit).collect(),
            packs: file.packs.iter().map(unit).collect(),
            definitions: Vec::with_capacity(file.definitions.len()),
            rules: Vec::with_capacity(file.rules.len()),
            policies: Vec::with_capacity(file.policies.len()),
            targets: Vec::with_capacity(file.policies.len()),
            emitted: Vec::with_capacity(2 * emissions),
            led_to: Vec::with_capacity(emissions),
            incomplete: file.incomplete,
            counts: Counts::of(file),
            unread_reference: file.unread_reference,
            ..Self::default()
        };
        for definition in &file.definitions {
            let name = definition.name.as_ref().map(Place::of);
            summary.unnamed.extend(name.is_none().then_some(definition.kind));
            summary.definitions.push((definition.kind, name, definition.header));
        }
        for rule in &file.rules {
            summary.add_rule(rule);
        }
        for policy in &file.policies {
            summary.policies.push((policy.name.as_ref().map(Place::of), policy.header));
        }
        summary.add_targets(file);
        for broken in &file.broken {
            let label = broken.label.as_ref().map(|label| label.text.as_ref().into());
            summary.broken.push((broken.block_type.text.as_ref().into(), label));
        }
        summary
    }

    /// The symbol that a field names, if it was understood.
    fn read(&mut self, field: Option<&Field<Reference>>) -> Option<Key> {
        let reference = &field?.value;
        self.unread_reference |= reference.symbol.is_none();
        key(reference)
    }

    fn introduce(&mut self, kind: EmissionKind, name: &Name) {
        let kind = kind.symbol_kind();
        self.introduced.extend(kind.map(|kind| (kind, name.text.as_ref().into())));
    }

    fn add_rule(&mut self, rule: &Rule) {
        let concept = self.read(rule.concept.as_ref()).filter(|_| !rule.unread.concept);
        let joined = rule.emissions.iter().filter(|emission| paths(emission).is_some());
        let mut joins = Vec::with_capacity(joined.count());
        for emission in &rule.emissions {
            if let Some(label) = &emission.label {
                self.introduce(emission.kind, label);
            } else if emission.symbol.is_none() {
                self.unnamed.extend(emission.kind.symbol_kind());
            }
            let symbol = self.read(emission.symbol.as_ref());
            let to = self.read(emission.to.as_ref());
            self.emitted.extend(symbol);
            if let Some(to) = to {
                let at = self.emitted.len();
                self.led_to.push(at);
                self.emitted.push(to);
                joins.extend(join(at, emission));
            }
        }
        let identity = rule.identity.as_ref().map(|identity| {
            let attributes = identity.attributes.as_ref().filter(|_| !rule.unread.identity);
            let names = |values: &crate::rf::model::Field<Vec<crate::rf::typing::Static>>| {
                values.value.iter().map(|value| value.value.as_ref().into()).collect()
            };
            (identity.header, attributes.map(names))
        });
        let identity = identity.or(rule.unread.identity.then_some((rule.header, None)));
        let identity_of = |emission: &Emission| {
            Some((EmissionIdentity::of(emission)?.into_owned(), emission.header))
        };
        let emissions = if names_owner(&rule.emissions) {
            rule.emissions.iter().filter_map(identity_of).collect()
        } else {
            Vec::new()
        };
        let name = rule.name.as_ref().map(Place::of);
        self.unnamed.extend(name.is_none().then_some(SymbolKind::Rule));
        self.rules.push(RuleNames {
            name,
            header: rule.header,
            concept,
            has_concept: rule.concept.is_some() || rule.unread.concept,
            identity,
            emissions,
            joins,
            matching: rule.matching.as_ref().filter(|_| !rule.unread.matching).and_then(matched),
        });
    }

    fn add_targets(&mut self, file: &File) {
        for policy in &file.policies {
            let mut names = TargetNames {
                concept: None,
                rules: Vec::new(),
                rules_span: None,
                dialects: None,
                queries: Vec::new(),
            };
            if let Some(target) = &policy.target {
                names.concept = target.concept.as_ref().and_then(|field| key(&field.value));
                if let Some(rules) = &target.rules {
                    names.rules = rules.value.iter().filter_map(key).collect();
                    let understood = names.rules.len() == rules.value.len() && !target.unread;
                    names.rules_span = understood.then_some(rules.name);
                }
                names.dialects = target.dialects.as_ref().map(|field| {
                    field.value.iter().map(|value| value.value.as_ref().into()).collect()
                });
            }
            if let Some(field) = &policy.assertion {
                let symbols = field.value.1.queries.iter().flat_map(|query| &query.symbols);
                names.queries = symbols.map(Key::of).collect();
            }
            self.targets.push(names);
        }
    }
}

/// Whether one of several emissions names an owner other than `rf`, which may be the dialect's
/// own.
fn names_owner(emissions: &[Emission]) -> bool {
    let named = |field: &Option<Field<Reference>>| {
        let owner = field.as_ref()?.value.symbol.as_ref()?.owner.as_ref()?;
        (owner.text != vocabulary::OWNER).then_some(())
    };
    let either = |e: &Emission| named(&e.symbol).is_some() || named(&e.to).is_some();
    emissions.len() > 1 && emissions.iter().any(either)
}

fn unit(manifest: &Manifest) -> Unit {
    Unit {
        name: manifest.name.as_ref().map(Place::of),
        is_reserved: manifest.is_reserved,
        header: manifest.header,
        names_provider: manifest.names_provider,
    }
}

/// The paths that an emission matches by, if it does.
fn paths<'e, 't>(emission: &'e Emission<'t>) -> Option<&'e [Traversal<'t>]> {
    Some(&emission.matching.as_ref()?.by.as_ref()?.value)
}

fn join(to: usize, emission: &Emission) -> Option<Join> {
    let paths = paths(emission)?.iter().filter_map(|traversal| traversal.path.as_ref());
    let by = paths.map(|path| Place { name: path.steps.as_str().into(), span: path.span });
    Some(Join { to, by: by.collect() })
}

/// What a rule matches, if all of it was understood and anything can match.
fn matched(matching: &Match) -> Option<Matched> {
    let kind = match &matching.kind {
        Some(field) => field.value.value.as_ref(),
        None => "resource",
    };
    if !vocabulary::REACHABLE_KINDS.contains(&kind) {
        return None;
    }
    let of_type = matching.of_type.as_ref()?.value.value.as_ref();
    let test = match &matching.predicate {
        None => None,
        Some(field) => {
            field.value.size?;
            let expr = &field.value.parsed.expr;
            match reason::constant(expr) {
                Some(true) => None,
                Some(false) => return None,
                None => Some(reason::spelling(expr)?.into()),
            }
        }
    };
    Some(Matched { kind: kind.into(), of_type: of_type.into(), test })
}

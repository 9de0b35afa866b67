//! References: the names of symbols, by the position they stand in.

use super::operand::noun;
use super::symbol::{Symbol, SymbolKind};
use super::{Report, fix, limits, rejected};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::{Finding, Premises};
use crate::near_miss::near_miss;
use crate::rf::expression::{Expr, Form, Kind, Name, Parsed, StepKind, Traversal};
use crate::rf::value::{MAX_NAME, identifier_fault, to_identifier};
use crate::rf::vocabulary;
use crate::span::Span;
use crate::words::listed;

/// A position that takes a reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Position {
    /// `as` of a rule.
    RuleAs,
    /// `as` of a context emission.
    ContextAs,
    /// `as` of a relation emission.
    RelationAs,
    /// `to` of an emission.
    To,
    /// `concept` of a policy's target.
    TargetConcept,
    /// An item of `rules` of a policy's target.
    TargetRule,
    /// The first argument of `contexts`.
    Contexts,
    /// The first argument of `relations`.
    Relations,
    /// The argument that says what a fact leads to.
    Subject,
}

impl Position {
    const fn kinds(self) -> &'static [SymbolKind] {
        match self {
            Self::RuleAs | Self::TargetConcept => &[SymbolKind::Concept],
            Self::ContextAs | Self::Contexts => &[SymbolKind::Context],
            Self::RelationAs | Self::Relations => &[SymbolKind::Relation],
            Self::To | Self::Subject => &[SymbolKind::Concept, SymbolKind::Rule],
            Self::TargetRule => &[SymbolKind::Rule],
        }
    }

    /// Whether it is in a policy, where every name has its owner.
    pub const fn in_policy(self) -> bool {
        !matches!(self, Self::RuleAs | Self::ContextAs | Self::RelationAs | Self::To)
    }

    const fn takes(self) -> &'static str {
        match self {
            Self::RuleAs => "`as` of a rule takes a concept",
            Self::ContextAs => "`as` of a context takes a context",
            Self::RelationAs => "`as` of a relation takes a relation",
            Self::To => "`to` takes a concept or a rule",
            Self::TargetConcept => "`concept` takes a concept",
            Self::TargetRule => "`rules` takes rules",
            Self::Contexts => "`contexts` takes a context first",
            Self::Relations => "`relations` takes a relation first",
            Self::Subject => "a query says what its facts lead to by a concept or a rule",
        }
    }

    /// How a right one is written, in backticks.
    pub(super) fn example(self, name: &str) -> String {
        let owner = if self.in_policy() { "owner." } else { "" };
        let one = |kind: &SymbolKind| format!("`{owner}{}.{name}`", kind.word());
        self.kinds().iter().map(one).collect::<Vec<_>>().join(" or ")
    }
}

const LINT: &str = "invalid-reference";
const CODE: &str = "INVALID_REFERENCE";

/// The symbol that an expression names, or a finding that says why it does not fit.
pub fn reference<'t>(
    parsed: &Parsed<'t>,
    position: Position,
    report: &mut Report,
) -> Option<Symbol<'t>> {
    limits::within(parsed, CODE, report)?;
    let expr = parsed.expr.bare();
    match &expr.kind {
        Kind::Traversal(traversal) => symbol(expr, traversal, position, report),
        Kind::Rejected(form) => {
            let mut finding =
                rejected(*form, expr.span, parsed, LINT, CODE, "this reference", report);
            if !matches!(form, Form::NotWrapped(_) | Form::Malformed(_) | Form::BadString(_)) {
                finding.message = format!("{}, and this is {}", position.takes(), form.noun());
                finding.help = Some(format!("write {}", position.example("name")));
                finding.fix = finding.fix.filter(|fix| makes_reference(report.text, fix));
            }
            report.push(finding);
            None
        }
        _ => {
            report.push(no_reference(expr, position));
            None
        }
    }
}

/// Whether what mends a step makes a reference of the name that it stands in.
fn makes_reference(text: &str, fix: &Fix) -> bool {
    let [edit] = fix.edits.as_slice() else { return false };
    let (before, after) = (&text[..edit.span.start as usize], &text[edit.span.end as usize..]);
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-');
    let head = &before[before.trim_end_matches(is_part).len()..];
    !after.starts_with(['.', '[']) && is_reference(&format!("{head}{}", edit.text))
}

fn no_reference(expr: &Expr, position: Position) -> Finding {
    let message = format!("{}, and this is {}", position.takes(), noun(expr));
    let help = match &expr.kind {
        Kind::String(text) if is_reference(text) => format!("write `{text}`, without quotes"),
        Kind::String(_) => format!("write {}, without quotes", position.example("name")),
        _ => format!("write {}", position.example("name")),
    };
    Finding::new(LINT, expr.span, message).code(CODE).help(help)
}

/// As [`reference`], of a traversal.
pub(super) fn symbol<'t>(
    expr: &Expr<'t>,
    traversal: &Traversal<'t>,
    position: Position,
    report: &mut Report,
) -> Option<Symbol<'t>> {
    let mut names = Vec::with_capacity(1 + traversal.steps.len());
    names.push(&traversal.root);
    for step in &traversal.steps {
        let StepKind::Attribute(name) = &step.kind else {
            let why = "an index is no part of a reference";
            report.push(shape(expr.span, position, why, "name"));
            return None;
        };
        names.push(name);
    }
    let (owner, kind, name) = match names.as_slice() {
        [kind, name] => (None, *kind, *name),
        [kind, owner, name] if is_kind_first(kind, owner) => {
            // What is meant is clear, so that the rest of it is checked as for any other.
            report.push(kind_first(expr.span, kind, owner, name));
            (Some(*owner), *kind, *name)
        }
        [owner, kind, name] => (Some(*owner), *kind, *name),
        [name] if SymbolKind::from_word(&name.text).is_some() => {
            let why = format!("after `{}` comes a name, and it is missing", name.text);
            report.push(shape(expr.span, position, &why, "name"));
            return None;
        }
        [name] => {
            let name = if identifier_fault(&name.text).is_none() { &*name.text } else { "name" };
            report.push(shape(expr.span, position, "it is a single name", name));
            return None;
        }
        _ => {
            let why = "it has more parts than an owner, a kind and a name";
            report.push(shape(expr.span, position, why, "name"));
            return None;
        }
    };
    let Some(symbol_kind) = SymbolKind::from_word(&kind.text) else {
        report.push(if owner.is_none() && SymbolKind::from_word(&name.text).is_some() {
            nameless(expr.span, kind, name, position)
        } else {
            no_kind(expr, &names, kind, position)
        });
        return None;
    };
    for part in owner.into_iter().chain([name]) {
        if let Some(mut finding) = bad_name(part) {
            // A rename helps only where nothing else is wrong.
            let mut others =
                owner.into_iter().chain([name]).filter(|other| other.span != part.span);
            let sound = position.kinds().contains(&symbol_kind)
                && (owner.is_some() || !position.in_policy())
                && others.all(|other| bad_name(other).is_none());
            if !sound {
                finding.fix_in_words();
            }
            report.push(finding);
            return None;
        }
    }
    if !position.kinds().contains(&symbol_kind) {
        let message = format!("{}, and this is a {}", position.takes(), symbol_kind.word());
        let help = format!("write {}", position.example("name"));
        report.push(Finding::new(LINT, expr.span, message).code(CODE).help(help));
        return None;
    }
    let found = Symbol {
        span: expr.span,
        owner: owner.cloned(),
        kind: symbol_kind,
        kind_span: kind.span,
        name: name.clone(),
    };
    if owner.is_none() && position.in_policy() {
        report.push(unqualified(&found));
        return None;
    }
    if let Some(finding) = missing_built_in(&found, position) {
        report.push(finding.given(Premises::BUILT_IN));
        return None;
    }
    Some(found)
}

/// Whether a string is what a reference looks like.
fn is_reference(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let kind = parts.len().checked_sub(2).and_then(|at| SymbolKind::from_word(parts[at]));
    kind.is_some() && parts.len() <= 3 && parts.iter().all(|part| identifier_fault(part).is_none())
}

/// The finding for what does not have the shape of a reference; `name` is for the example.
fn shape(span: Span, position: Position, why: &str, name: &str) -> Finding {
    let message = format!("{}, and this is none: {why}", position.takes());
    let help = format!("write {}", position.example(name));
    Finding::new(LINT, span, message).code(CODE).help(help)
}

/// Whether the kind stands before the owner, as it did in older sources.
fn is_kind_first(first: &Name, second: &Name) -> bool {
    SymbolKind::from_word(&first.text).is_some() && SymbolKind::from_word(&second.text).is_none()
}

fn kind_first(span: Span, kind: &Name, owner: &Name, name: &Name) -> Finding {
    let instead = format!("{}.{}.{}", owner.text, kind.text, name.text);
    let message = format!("the owner comes first in a reference: `{instead}`");
    let edits = vec![
        Edit::replace(kind.span, owner.text.as_ref()),
        Edit::replace(owner.span, kind.text.as_ref()),
    ];
    let fix = Fix { message: "put the owner first".to_owned(), safety: Safety::Safe, edits };
    Finding::new("kind-first-reference", span, message).fix(fix)
}

/// The finding for an owner and a kind without a name.
fn nameless(span: Span, owner: &Name, kind: &Name, position: Position) -> Finding {
    let why = format!("after `{}` comes a name, and it is missing", kind.text);
    let mut finding = shape(span, position, &why, "name");
    let takes = position.kinds().iter().any(|taken| taken.word() == kind.text);
    if takes && bad_name(owner).is_none() {
        finding.help = Some(format!("write `{}.{}.name`", owner.text, kind.text));
    }
    finding
}

/// What paths begin with, in the language and in the one that it reads the plans of.
const PATHS: [&str; 10] =
    ["source", "provider", "target", "member", "var", "local", "data", "module", "each", "self"];

/// The finding for a reference whose kind is none.
fn no_kind(expr: &Expr, names: &[&Name], kind: &Name, position: Position) -> Finding {
    if PATHS.contains(&&*names[0].text) {
        return shape(expr.span, position, "it is a path to a value", "name");
    }
    let message = format!("{}, and `{}` is no kind of symbol", position.takes(), kind.text);
    let finding = Finding::new(LINT, kind.span, message).code(CODE);
    let taken = position.kinds().iter().map(|kind| kind.word()).collect::<Vec<_>>();
    if let Some(meant) = near_miss(&kind.text, &taken) {
        let finding = finding.help(format!("did you mean `{meant}`?"));
        // A rename helps only where nothing else is wrong.
        let others = names.iter().filter(|part| part.span != kind.span);
        let sound = others.clone().all(|part| bad_name(part).is_none())
            && (others.count() == 2 || !position.in_policy());
        return if sound {
            let edit = Edit::replace(kind.span, meant);
            finding.fix(fix(format!("write `{meant}`"), Safety::Unsafe, edit))
        } else {
            finding
        };
    }
    let right = |part: &&Name| {
        let is_kind = part.span == kind.span;
        if is_kind { position.kinds()[0].word().to_owned() } else { part.text.to_string() }
    };
    let word = position.kinds()[0].word();
    let instead = match names {
        // Of an owner and a name the kind is missing, and a policy names owners always.
        [owner, name] if position.in_policy() || owner.text == vocabulary::OWNER => {
            format!("{}.{word}.{}", owner.text, name.text)
        }
        [owner, name, last] if SymbolKind::from_word(&last.text).is_some() => {
            format!("{}.{}.{}", owner.text, last.text, name.text)
        }
        _ => names.iter().map(right).collect::<Vec<_>>().join("."),
    };
    finding.help(format!("write `{instead}`"))
}

/// The finding for a name in a policy that has no owner.
fn unqualified(symbol: &Symbol) -> Finding {
    let written = symbol.written();
    let message = format!("`{written}` does not say which dialect it is from");
    let finding = Finding::new("unqualified-reference", symbol.span, message)
        .code("POLICY_REFERENCE_UNQUALIFIED");
    if symbol.kind.built_in().contains(&&*symbol.name.text) {
        let own = vocabulary::OWNER;
        let help =
            format!("write `{own}.{written}` for the built-in one, or name the dialect before it");
        return finding.help(help);
    }
    finding.help(format!("a policy names the owner too: `owner.{written}`"))
}

fn bad_name(name: &Name) -> Option<Finding> {
    if name.text.len() > MAX_NAME {
        let message =
            format!("this name has {} bytes, and {MAX_NAME} is the limit", name.text.len());
        let finding = Finding::new("limit-exceeded", name.span, message).code(CODE);
        return Some(
            finding.help("no symbol has a name this long; see whether two names run together"),
        );
    }
    let reason = identifier_fault(&name.text)?;
    let message = format!("`{}` cannot be the name of a symbol: {reason}", name.text);
    let finding = Finding::new(LINT, name.span, message).code(CODE);
    Some(match to_identifier(&name.text) {
        Some(meant) => finding.help(format!("write `{meant}`")).fix(fix(
            format!("write `{meant}`"),
            Safety::Unsafe,
            Edit::replace(name.span, meant),
        )),
        None => {
            finding.help("names are lower case letters and digits, with words joined by dashes")
        }
    })
}

/// The finding for a name of the owner `rf` that it does not have.
fn missing_built_in(symbol: &Symbol, position: Position) -> Option<Finding> {
    let owner = symbol.owner.as_ref()?;
    let names = symbol.kind.built_in();
    if owner.text != vocabulary::OWNER || names.contains(&&*symbol.name.text) {
        return None;
    }
    let word = symbol.kind.word();
    if names.is_empty() {
        let message = format!("`rf` has no {word}s");
        let of = if position.in_policy() { "a dialect" } else { "this dialect" };
        let help = format!("name a {word} of {of}");
        return Some(Finding::new(LINT, symbol.span, message).code(CODE).help(help));
    }
    let message = format!("`rf` has no {word} `{}`", symbol.name.text);
    let finding = if position.in_policy() {
        Finding::new("unlinked-reference", symbol.span, message).code(symbol.kind.unlinked_code())
    } else {
        Finding::new("unknown-symbol", symbol.span, message).code(symbol.kind.unknown_code())
    };
    Some(match near_miss(&symbol.name.text, names) {
        Some(meant) => finding.help(format!("did you mean `{meant}`?")).fix(fix(
            format!("write `{meant}`"),
            Safety::Unsafe,
            Edit::replace(symbol.name.span, meant),
        )),
        None => finding.help(format!("it has {}", listed(names, "and"))),
    })
}

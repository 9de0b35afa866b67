//! Traversals: paths into the evidence, by the position they stand in.

use super::{Report, fix, limits, rejected};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::expression::{Expr, Form, Kind, Name, Parsed, Step, StepKind};
use crate::rf::typing::operand::noun;
use crate::rf::value::{MAX_NAME, attribute_fault};
use crate::span::Span;
use std::fmt::Write as _;

/// A position that takes a traversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathPosition {
    /// An operand in `where`.
    Where,
    /// `via` of an emission, with or without a `match` block.
    Via {
        /// Whether the emission has a `match` block.
        matched: bool,
    },
    /// `by` of an emission's `match`, or an element of it.
    By,
    /// `via` of a member.
    Member,
}

/// A traversal that fits its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path<'t> {
    /// Its place.
    pub span: Span,
    /// `source`, `provider`, `target` or `member`.
    pub root: Name<'t>,
    /// Of a path from a member, the member's name.
    pub member: Option<Name<'t>>,
    /// The steps as they are written without blanks, and without the first dot.
    pub steps: String,
}

impl PathPosition {
    fn roots(self) -> &'static [&'static str] {
        match self {
            Self::Where | Self::Via { matched: true } => &["source"],
            Self::Via { matched: false } => &["source", "provider"],
            Self::By => &["target"],
            Self::Member => &["source", "member"],
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Where => "`where`",
            Self::Via { .. } | Self::Member => "`via`",
            Self::By => "`by`",
        }
    }

    const fn takes(self) -> &'static str {
        match self {
            Self::Where => "`where` reads `source`",
            Self::Via { matched: true } => {
                "`via` of an emission with a `match` block takes a path from `source`"
            }
            Self::Via { matched: false } => "`via` takes a path from `source` or `provider`",
            Self::By => "`by` takes a path from `target`",
            Self::Member => {
                "`via` of a member takes a path from `source`, or from a member above as `member.name`"
            }
        }
    }
}

impl PathPosition {
    /// What to write for a path that begins with `root`.
    fn advice(self, root: &str) -> String {
        match self {
            Self::Via { matched: true } if root == "provider" => {
                "take the `match` block out, or begin from `source`".to_owned()
            }
            Self::Where => "begin from `source`, which is the instance that is tested".to_owned(),
            Self::By => "begin from `target`, which is what the fact leads to".to_owned(),
            _ => {
                let example = self.roots().iter().map(|root| match *root {
                    "member" => "`member.name.id`".to_owned(),
                    root => format!("`{root}.name`"),
                });
                format!("write a path such as {}", example.collect::<Vec<_>>().join(" or "))
            }
        }
    }
}

const LINT: &str = "invalid-reference";
const CODE: &str = "INVALID_REFERENCE";

/// The traversal that an expression is, or a finding that says why it does not fit.
pub fn path<'t>(
    parsed: &Parsed<'t>,
    position: PathPosition,
    report: &mut Report,
) -> Option<Path<'t>> {
    limits::within(parsed, CODE, report)?;
    let expr = parsed.expr.bare();
    match &expr.kind {
        Kind::Traversal(_) => path_of(expr, position, report),
        Kind::Rejected(form) => {
            let (name, span) = (position.name(), expr.span);
            let mut finding = rejected(*form, span, parsed, LINT, CODE, name, report);
            if !matches!(form, Form::NotWrapped(_) | Form::Malformed(_) | Form::BadString(_)) {
                finding.message = format!("{}, and this is {}", position.takes(), form.noun());
                if !form.is_in_path() {
                    finding.help = Some(if position == PathPosition::By && *form == Form::Tuple {
                        "write an array, with each path in a string of its own".to_owned()
                    } else {
                        example(position)
                    });
                }
            }
            report.push(finding);
            None
        }
        _ => {
            let message = format!("{}, and this is {}", position.takes(), noun(expr));
            let help = match &expr.kind {
                Kind::String(text) if text.starts_with(position.roots()[0]) => {
                    format!("write `{}` without the quotes", super::shorten(text))
                }
                _ => example(position),
            };
            report.push(Finding::new(LINT, expr.span, message).code(CODE).help(help));
            None
        }
    }
}

/// The advice to write a path.
fn example(position: PathPosition) -> String {
    let root = position.roots()[0];
    format!("write a path such as `{root}.name` or `{root}.list[0].name`")
}

/// As [`path`], of an expression that is a traversal.
pub(super) fn path_of<'t>(
    expr: &Expr<'t>,
    position: PathPosition,
    report: &mut Report,
) -> Option<Path<'t>> {
    let traversal = expr.as_traversal()?;
    let root = &traversal.root;
    let fault = |span, message: String| Finding::new(LINT, span, message).code(CODE);
    if !position.roots().contains(&&*root.text) {
        let message = format!("{}, and this begins with `{}`", position.takes(), root.text);
        let mut finding = fault(root.span, message).help(position.advice(&root.text));
        if position == PathPosition::Member {
            (finding.lint, finding.code) = ("invalid-composition", Some("COMPOSITION_INVALID"));
        }
        if let Some(meant) = near_miss(&root.text, position.roots()) {
            finding = finding.help(format!("did you mean `{meant}`?"));
            // A rename helps only where the rest is a path.
            let mut others = Vec::new();
            let mut rest = Report { text: report.text, findings: &mut others };
            let enough = traversal.steps.len() > usize::from(meant == "member");
            if enough && steps_of(&traversal.steps, &mut rest).is_some() {
                let edit = Edit::replace(root.span, meant);
                finding = finding.fix(fix(format!("write `{meant}`"), Safety::Unsafe, edit));
            }
        }
        report.push(finding);
        return None;
    }
    let mut steps = traversal.steps.as_slice();
    let mut member = None;
    if root.text == "member" {
        let Some((Step { kind: StepKind::Attribute(name), .. }, rest)) = steps.split_first() else {
            let message = "after `member` comes the name of a member above";
            let help = "write the name and then an attribute, as in `member.name.id`";
            report.push(fault(expr.span, message.to_owned()).help(help));
            return None;
        };
        member = Some(name.clone());
        steps = rest;
    }
    if steps.is_empty() {
        let source = report.quote(expr.span);
        let message = format!("`{source}` alone names no value; a path has at least one step");
        report.push(fault(expr.span, message).help(format!("write `{source}.name`")));
        return None;
    }
    let written = steps_of(steps, report)?;
    Some(Path { span: expr.span, root: root.clone(), member, steps: written })
}

/// The steps in their plain spelling, or a finding about the first that is wrong.
fn steps_of(steps: &[Step], report: &mut Report) -> Option<String> {
    let written = steps.iter().map(|step| step.span.len()).sum();
    let mut out = String::with_capacity(written);
    for step in steps {
        match &step.kind {
            StepKind::Attribute(name) => {
                if let Some(finding) = attribute(name) {
                    report.push(finding);
                    return None;
                }
                out.push_str(if out.is_empty() { "" } else { "." });
                out.push_str(&name.text);
            }
            StepKind::Index(index) => {
                let _ = write!(out, "[{index}]");
            }
            StepKind::LegacyIndex(_) => {
                legacy_indexes(steps, report);
                return None;
            }
        }
    }
    Some(out)
}

fn attribute(name: &Name) -> Option<Finding> {
    if name.text.len() > MAX_NAME {
        let message = format!(
            "the name of this attribute has {} bytes, and {MAX_NAME} is the limit",
            name.text.len()
        );
        let finding = Finding::new("limit-exceeded", name.span, message).code(CODE);
        return Some(
            finding.help("no attribute has a name this long; see whether two names run together"),
        );
    }
    let reason = attribute_fault(&name.text)?;
    let message = format!("`{}` cannot be the name of an attribute: {reason}", name.text);
    let finding = Finding::new(LINT, name.span, message).code(CODE);
    let renamed = name.text.replace('-', "_");
    Some(if attribute_fault(&renamed).is_none() {
        finding.help(format!("attributes are named as their provider has them, as in `{renamed}`"))
    } else {
        finding.help("write the name as the provider of the resource has it")
    })
}

/// One finding for all of a traversal's `.0`.
fn legacy_indexes(steps: &[Step], report: &mut Report) {
    let legacy = |step: &Step| match step.kind {
        StepKind::LegacyIndex(index) => Some((step.span, index)),
        _ => None,
    };
    let found: Vec<_> = steps.iter().filter_map(legacy).collect();
    let Some(&(span, index)) = found.first() else { return };
    let message = format!("an index is written in brackets: `[{index}]` for `.{index}`");
    let edits =
        found.iter().map(|(span, index)| Edit::replace(*span, format!("[{index}]"))).collect();
    let fix = crate::edit::Fix {
        message: "write the index in brackets".to_owned(),
        safety: Safety::Safe,
        edits,
    };
    let mut finding = Finding::new(LINT, span, message).code(CODE).fix(fix);
    // Brackets help only where nothing else is wrong.
    let is_bad =
        |step: &Step| matches!(&step.kind, StepKind::Attribute(name) if attribute(name).is_some());
    if steps.iter().any(is_bad) {
        finding.fix_in_words();
    }
    report.push(finding);
}

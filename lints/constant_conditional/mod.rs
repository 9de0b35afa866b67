//! `constant-conditional`: a conditional whose condition is known, in any language built on HCL.

mod found;

use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::lint::{Check, FixKind, Group, Lint, Scope, Source, quote, removal};
use crate::rf::constant::{StaticFault, source_string};
use crate::schema::source::Document;
use crate::span::Span;
use crate::syntax::json::{Decoded, Kind, Value};
use crate::syntax::literal::trimmed;
use crate::syntax::quotes::in_quotes;
use crate::syntax::token::{Token, TokenKind};
use crate::syntax::tree;
use crate::words::shorten;
use found::{Conditional, Conditionals, interpolations};

/// The entry in the catalogue.
pub static LINT: Lint = Lint {
    name: "constant-conditional",
    group: Group::Suspicious,
    codes: &[],
    scope: Scope::All,
    summary: "a conditional of which one branch is always taken",
    page: include_str!("page.md"),
    fix: FixKind::Either,
    fixed_level: false,
    options: &[],
    check: Check::Either { model: check_model, document: check },
};

/// The attributes of a Rootform source that take an expression, in which a conditional of any kind
/// is an error.
const EXPRESSIONS: [&str; 8] = ["where", "assert", "as", "to", "via", "by", "concept", "rules"];

fn check_model(source: &Source<'_, '_>, out: &mut Vec<Finding>) {
    // The strings of a JSON source are never computed.
    if !source.document.is_json() {
        native(source.document, &|name| !EXPRESSIONS.contains(&name), true, out);
    }
}

fn check(document: Document<'_>, out: &mut Vec<Finding>) {
    match document {
        Document::Native { .. } => native(document, &|_| true, false, out),
        Document::Json { text, value } => json(document, text, value, out),
    }
}

/// Looks at the attributes of a native document whose names are `wanted`. `fixed` says that they
/// hold fixed strings.
fn native(
    document: Document<'_>,
    wanted: &dyn Fn(&str) -> bool,
    fixed: bool,
    out: &mut Vec<Finding>,
) {
    let Document::Native { text, tokens, outline } = document else { return };
    let mut question = tokens.iter().enumerate().filter(|(_, t)| t.kind == TokenKind::Question);
    let mut next = question.next();
    for index in 0..outline.len() {
        let item = outline.item(index);
        while next.is_some_and(|(at, _)| at < item.name) {
            next = question.next();
        }
        let Some((at, _)) = next else { return };
        if item.is_block() || at >= item.end || !wanted(tokens[item.name].text(text)) {
            continue;
        }
        let found = tree::item(text, tokens, outline, index);
        let Ok(structure) = &found.tree else { continue };
        let value = trimmed(&tokens[item.inside(tokens)]);
        for conditional in Conditionals::in_structure(structure, found.text(text)) {
            let place = |range| found.map(range);
            let mut finding = finding(document, &conditional, &place, value);
            if fixed {
                match literal(document, value, place(conditional.whole.clone())) {
                    Some(fix) => finding.fix = Some(fix),
                    None if !stands_alone(text, place(conditional.branch.clone())) => {
                        finding.fix_in_words();
                    }
                    None => {}
                }
            }
            out.push(finding);
        }
    }
}

/// Looks at the strings of a JSON document, which are templates.
fn json(document: Document<'_>, text: &str, value: &Value, out: &mut Vec<Finding>) {
    let mut left = vec![value];
    while let Some(value) = left.pop() {
        match &value.kind {
            Kind::Object(properties) => {
                let comment = |name: &str| name == "//";
                let kept = properties.iter().filter(|p| !comment(&p.name.value(text)));
                left.extend(kept.map(|property| &property.value).rev());
            }
            Kind::Array(elements) => left.extend(elements.iter().rev()),
            Kind::String(string) if string.raw(text).contains('?') => {
                let decoded: Decoded = string.decode(text);
                for range in interpolations(&decoded.value) {
                    let inner = &decoded.value[range.clone()];
                    let Some(expr) = tree::expression(inner) else { continue };
                    for conditional in Conditionals::in_expression(&expr, inner) {
                        let place = |within: std::ops::Range<usize>| {
                            decoded.span(range.start + within.start..range.start + within.end)
                        };
                        out.push(finding(document, &conditional, &place, &[]));
                    }
                }
            }
            _ => {}
        }
    }
}

fn finding(
    document: Document<'_>,
    conditional: &Conditional,
    place: &dyn Fn(std::ops::Range<usize>) -> Span,
    value: &[Token],
) -> Finding {
    let source = |span: Span| quote(document, span);
    let condition = place(conditional.condition.clone());
    let (whole, branch) = (place(conditional.whole.clone()), place(conditional.branch.clone()));
    let spelled = source(condition);
    let is = match &*spelled {
        "true" | "false" => "the condition is".to_owned(),
        _ => format!("`{spelled}` is always"),
    };
    let message = format!("{is} {}, so this is always `{}`", conditional.value, source(branch));
    let finding = Finding::new(LINT.name, condition, message);
    let order = format!("write `{}`", source(branch));
    match taken(document, whole, branch, value) {
        Some((edits, comments)) => {
            let safe = !comments && !conditional.converts;
            let safety = if safe { Safety::Safe } else { Safety::Unsafe };
            finding.fix(Fix { message: order, safety, edits })
        }
        None => finding.help(order),
    }
}

/// The edits that leave `branch` of `whole`, which is in `value`, and whether they move comments.
fn taken(
    document: Document<'_>,
    whole: Span,
    branch: Span,
    value: &[Token],
) -> Option<(Vec<Edit>, bool)> {
    let before = Span { start: whole.start, end: branch.start };
    let after = Span { start: branch.end, end: whole.end };
    // A heredoc needs the line break after it.
    let inside = |token: &&Token| branch.start <= token.span.start && token.span.end <= branch.end;
    let heredoc = value.iter().filter(inside).any(|t| t.kind == TokenKind::OpenHeredoc);
    if heredoc && !document.text()[whole.end as usize..].starts_with(['\n', '\r']) {
        return None;
    }
    let (first, some) = removal::keeping_comments(document, before, "")?;
    let (second, more) = removal::keeping_comments(document, after, "")?;
    let edits = [first, second].into_iter().filter(|edit| !edit.span.is_empty());
    Some((edits.collect(), some || more))
}

/// Whether the branch at `span` is as good by itself as it is in the conditional, where a template
/// counts by its value. What has no value there is told of as it stands.
fn stands_alone(text: &str, span: Span) -> bool {
    let string = text.get(span.range()).map(source_string);
    matches!(string, Some(Ok(_) | Err(StaticFault::NotString { .. })))
}

/// The fix that writes the string that a fixed string is, if `conditional` is all of it but
/// parentheses and wrappers, and no comment stands in it.
fn literal(document: Document<'_>, value: &[Token], conditional: Span) -> Option<Fix> {
    let text = document.text();
    let span = value.first()?.span.to(value.last()?.span);
    let around =
        |token: &&Token| token.span.end <= conditional.start || token.span.start >= conditional.end;
    let wrapping = |token: &Token| {
        use TokenKind as T;
        let kinds = [T::OpenParen, T::CloseParen, T::OpenQuote, T::CloseQuote];
        kinds.contains(&token.kind)
            || matches!(token.kind, T::OpenInterpolation | T::CloseSequence | T::Newline)
    };
    if !value.iter().filter(around).all(wrapping) || value.iter().any(|t| t.kind.is_comment()) {
        return None;
    }
    let string = source_string(text.get(span.range())?).ok()?;
    if string.contains(['\n', '\r']) {
        return None;
    }
    let literal = in_quotes(&string);
    let message = format!("write `{}`", shorten(&literal));
    Some(Fix { message, safety: Safety::Safe, edits: vec![Edit::replace(span, literal)] })
}

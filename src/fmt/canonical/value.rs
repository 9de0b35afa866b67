//! Values: wrappers taken off whole fields, constant strings written as literals, integers as
//! integers, by what the schema says an attribute takes.
//!
//! Every change is checked on the spot: hcl-edit must read the value before and after, and it
//! must mean the same. A value that does not hold that stays as it is.

use super::literal::{is_heredoc, is_quoted};
use super::meaning::meaning;
use super::number::as_integer;
use super::wrapper::{Core, closing, trim, unwrap};
use super::{Document, Options, skip::is_skipped};
use crate::edit::{Edit, apply};
use crate::rf::constant::source_string;
use crate::schema::{BodyId, Schema, Value};
use crate::span::Span;
use crate::syntax::lexer::lex;
use crate::syntax::literal::{bare, breaks_line, layers};
use crate::syntax::quotes::in_quotes;
use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

/// Where a value stands, which decides how it may span lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The value of an attribute, with this token after it.
    Attribute(Option<T>),
    /// The value of the attribute of a one-line block.
    OneLine,
    /// An item of a list.
    Listed,
}

/// The edits that bring the values of the body `block` and of the bodies in it in order.
pub(super) fn edits(
    doc: &Document,
    schema: &Schema,
    body: BodyId,
    block: Option<usize>,
    options: Options,
    out: &mut Vec<Edit>,
) {
    let one_line = block.is_some_and(|block| doc.is_one_line(block));
    for index in doc.outline.body(block) {
        let item = doc.outline.item(index);
        let name = doc.tokens[item.name].text(doc.text);
        if item.is_block() {
            let known = schema.body(body).block(name);
            if let Some(known) = known
                && !is_skipped(doc.text, doc.tokens, doc.outline, index)
            {
                edits(doc, schema, known.body, Some(index), options, out);
            }
        } else if let Some(attribute) = schema.body(body).attribute(name) {
            let value = trim(doc.tokens, item.inside(doc.tokens));
            let field = Field { doc, options, place: place(doc.tokens, &value, one_line) };
            if !value.is_empty()
                && !field.is_canonical(&attribute.value, &value)
                && !is_skipped(doc.text, doc.tokens, doc.outline, index)
            {
                field.edit(&attribute.value, value, out);
            }
        }
    }
}

fn place(tokens: &[Token], value: &Range<usize>, one_line: bool) -> Place {
    if one_line { Place::OneLine } else { Place::Attribute(tokens.get(value.end).map(|t| t.kind)) }
}

struct Field<'a> {
    doc: &'a Document<'a>,
    options: Options,
    place: Place,
}

impl Field<'_> {
    /// Whether the tokens alone say that nothing is to be done; this is the rule, and costs
    /// next to nothing.
    fn is_canonical(&self, kind: &Value, value: &Range<usize>) -> bool {
        let tokens = &self.doc.tokens[value.clone()];
        match kind {
            Value::Any => true,
            Value::Static | Value::Enum(_) => {
                is_quoted(tokens)
                    || is_heredoc(tokens)
                    || (!self.options.literals && !self.is_wrapped(value))
            }
            Value::Reference | Value::Traversal => !self.is_wrapped(value),
            Value::Predicate | Value::Assertion => {
                !self.is_wrapped(value) && self.numbers(value).next().is_none()
            }
            Value::List(item) | Value::OneOrList(item) => match self.list(value) {
                Some(list) => {
                    let is_canonical =
                        |part: Range<usize>| part.is_empty() || self.is_canonical(item, &part);
                    !self.is_wrapped(value) && self.items(&list).all(is_canonical)
                }
                None => matches!(kind, Value::List(_)) || self.is_canonical(item, value),
            },
        }
    }

    /// Whether a wrapper stands around the whole value, in parentheses or not.
    fn is_wrapped(&self, value: &Range<usize>) -> bool {
        layers(&self.doc.tokens[value.clone()]).iter().any(|layer| layer.is_wrapper)
    }

    /// The list that a value is, wrappers and parentheses aside.
    fn list(&self, value: &Range<usize>) -> Option<Range<usize>> {
        let tokens = self.doc.tokens;
        let inside = layers(&tokens[value.clone()]).pop().map(|layer| layer.inside);
        let bare = inside
            .map_or(value.clone(), |inside| value.start + inside.start..value.start + inside.end);
        let opens = tokens[bare.clone()].first().is_some_and(|t| t.kind == T::OpenBracket);
        (opens && closing(tokens, bare.start) == Some(bare.end - 1)).then_some(bare)
    }

    /// Puts the edits of a value into `out`, if they keep what it means.
    fn edit(&self, kind: &Value, value: Range<usize>, out: &mut Vec<Edit>) {
        let mut edits = Vec::new();
        self.rewrite(kind, &value, &mut edits);
        if edits.is_empty() {
            return;
        }
        let span = self.span(&value);
        let before = &self.doc.text[span.range()];
        let moved: Vec<Edit> = edits.iter().map(|edit| moved(edit, span.start)).collect();
        let Some(after) = apply(before, &moved) else { return };
        let before = meaning(kind, before);
        if before.is_some() && before == meaning(kind, &after) {
            // A comment that now ends the line would take in the blanks after the value.
            let comment = lex(&after).last().is_some_and(|t| t.kind == T::LineComment);
            if let Some(last) = edits.last_mut().filter(|_| comment) {
                let rest = &self.doc.text[span.end as usize..];
                last.span.end += (rest.len() - rest.trim_start_matches([' ', '\t']).len()) as u32;
            }
            out.append(&mut edits);
        }
    }

    fn rewrite(&self, kind: &Value, value: &Range<usize>, edits: &mut Vec<Edit>) {
        let list = match kind {
            Value::List(item) => match self.list(value) {
                Some(list) => Some((item, list)),
                None => return,
            },
            Value::OneOrList(item) => match self.list(value) {
                Some(list) => Some((item, list)),
                None => return self.rewrite(item, value, edits),
            },
            _ => None,
        };
        if let Some((item, list)) = &list
            && !self.is_wrapped(value)
        {
            return self.rewrite_items(item, list, edits);
        }
        let text = match &list {
            Some((item, list)) => self.unwrapped(value, &|core| {
                let mut edits = Vec::new();
                self.rewrite_items(item, list, &mut edits);
                self.spelled(core, &edits)
            }),
            None => self.rewritten(kind, value),
        };
        let span = self.span(value);
        if text != self.doc.text[span.range()] {
            edits.push(Edit::replace(span, text));
        }
    }

    fn rewrite_items(&self, item: &Value, list: &Range<usize>, edits: &mut Vec<Edit>) {
        let listed = Field { place: Place::Listed, ..*self };
        for part in self.items(list).filter(|part| !part.is_empty()) {
            if !listed.is_canonical(item, &part) {
                listed.rewrite(item, &part, edits);
            }
        }
    }

    /// The items of the list that these tokens are, without the comments around them.
    fn items(&self, list: &Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let tokens = self.doc.tokens;
        let inside = trim(tokens, list.start + 1..list.end - 1);
        let is_for = !inside.is_empty()
            && tokens[inside.start].kind == T::Identifier
            && tokens[inside.start].text(self.doc.text) == "for"
            && tokens.get(inside.start + 1).is_some_and(|t| t.kind == T::Identifier);
        let mut rest = if is_for { inside.end..inside.end } else { inside };
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let end = comma(tokens, &rest);
            let part = trim(tokens, rest.start..end);
            rest.start = (end + 1).min(rest.end);
            Some(part)
        })
    }

    /// The number literals in `range` that are to be spelled otherwise, and how.
    fn numbers(&self, range: &Range<usize>) -> impl Iterator<Item = (usize, String)> {
        let Document { text, tokens, .. } = *self.doc;
        range.clone().filter_map(move |n| {
            let step = n > 0 && tokens[n - 1].kind == T::Dot;
            if tokens[n].kind != T::Number || step {
                return None;
            }
            Some((n, as_integer(tokens[n].text(text))?))
        })
    }

    /// What stands for the value in the canonical form.
    fn rewritten(&self, kind: &Value, value: &Range<usize>) -> String {
        if matches!(kind, Value::Static | Value::Enum(_)) && self.options.literals {
            let core = unwrap(self.doc.tokens, value.clone());
            if let Some(literal) = self.literal(&core) {
                return self.assembled(&core, &literal, true);
            }
        }
        let counted = matches!(kind, Value::Predicate | Value::Assertion);
        self.unwrapped(value, &|core| {
            let numbers = counted.then(|| self.numbers(core)).into_iter().flatten();
            let integer =
                |(n, integer): (usize, String)| Edit::replace(self.doc.tokens[n].span, integer);
            self.spelled(core, &numbers.map(integer).collect::<Vec<_>>())
        })
    }

    /// The value without its wrappers, which may stand in parentheses: what they hold is spelled
    /// by `spell`.
    fn unwrapped(&self, value: &Range<usize>, spell: &dyn Fn(&Range<usize>) -> String) -> String {
        let core = unwrap(self.doc.tokens, value.clone());
        let tokens = &self.doc.tokens[core.tokens.clone()];
        let layers = layers(tokens);
        let Some(wrapper) = layers.iter().find(|layer| layer.is_wrapper) else {
            return self.assembled(&core, &spell(&core.tokens), false);
        };
        let at = |n: usize| core.tokens.start + n;
        let wrapper = at(wrapper.tokens.start)..at(wrapper.tokens.end);
        let listed = Field { place: Place::Listed, ..*self };
        let inside = Edit::replace(self.span(&wrapper), listed.unwrapped(&wrapper, spell));
        self.assembled(&core, &self.spelled(&core.tokens, &[inside]), false)
    }

    /// How these tokens are spelled after `edits`.
    fn spelled(&self, tokens: &Range<usize>, edits: &[Edit]) -> String {
        let span = self.span(tokens);
        let spelled = &self.doc.text[span.range()];
        let edits: Vec<Edit> = edits.iter().map(|edit| moved(edit, span.start)).collect();
        apply(spelled, &edits).unwrap_or_else(|| spelled.to_owned())
    }

    /// The literal that a value without its wrappers becomes, if it is none and no comment is lost.
    fn literal(&self, core: &Core) -> Option<String> {
        let tokens = &self.doc.tokens[core.tokens.clone()];
        if is_quoted(tokens) || is_heredoc(tokens) || tokens.iter().any(|t| t.kind.is_comment()) {
            return None;
        }
        let string = source_string(&self.doc.text[self.span(&core.tokens).range()]).ok()?;
        if string.contains('\n') {
            return None;
        }
        // What is a literal in parentheses and wrappers stays as its author spelled it.
        Some(match bare(tokens) {
            value @ [first, .., last] if is_quoted(value) => {
                self.doc.text[first.span.to(last.span).range()].to_owned()
            }
            _ => in_quotes(&string),
        })
    }

    /// The value `spelled` with the comments of its wrappers, in parentheses where it needs them.
    fn assembled(&self, core: &Core, spelled: &str, literal: bool) -> String {
        let tokens = self.doc.tokens;
        let ends_line = |&n: &usize| tokens[n].kind == T::LineComment;
        let heredoc = !literal && tokens[core.tokens.end - 1].kind == T::CloseHeredoc;
        let spans = core.before.iter().any(ends_line)
            || (!literal && breaks_line(&tokens[core.tokens.clone()]));
        let followed = core.after.iter().position(ends_line);
        // A comment that ends its line may stay after the value where the line ends anyway.
        let trails = self.place == Place::Attribute(Some(T::Newline))
            && !spans
            && !heredoc
            && followed.is_some_and(|n| n + 1 == core.after.len());
        let alone = heredoc
            && core.after.is_empty()
            && matches!(self.place, Place::Attribute(None | Some(T::Newline)));
        let parens = self.place != Place::Listed
            && (spans || (followed.is_some() && !trails) || (heredoc && !alone));
        let mut out = String::new();
        if parens {
            out.push('(');
        }
        for &comment in &core.before {
            out.push_str(tokens[comment].text(self.doc.text));
            out.push(' ');
        }
        out.push_str(spelled);
        if heredoc && !alone {
            out.push_str(self.doc.line_break);
        }
        for &comment in &core.after {
            out.push(' ');
            out.push_str(tokens[comment].text(self.doc.text));
        }
        if trails {
            out.truncate(out.trim_end_matches(['\r', '\n']).len());
        }
        if parens {
            out.push(')');
        }
        out
    }

    fn span(&self, range: &Range<usize>) -> Span {
        self.doc.tokens[range.start].span.to(self.doc.tokens[range.end - 1].span)
    }
}

/// The first comma in `range` that is not inside brackets or templates, or its end.
fn comma(tokens: &[Token], range: &Range<usize>) -> usize {
    let mut depth = 0_i32;
    for n in range.clone() {
        let kind = tokens[n].kind;
        depth += i32::from(kind.opens()) - i32::from(kind.closes());
        if depth == 0 && kind == T::Comma {
            return n;
        }
    }
    range.end
}

/// `edit` in a text that begins at byte `start`.
fn moved(edit: &Edit, start: u32) -> Edit {
    let Span { start: from, end } = edit.span;
    Edit { span: Span { start: from - start, end: end - start }, text: edit.text.clone() }
}

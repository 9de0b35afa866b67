//! Where the parts of a value stand: an element of a list, what an object has under a name.

use super::evaluate::value_of;
use super::source::ValueRef;
use super::types::fit::Step;
use crate::rf::constant::Value;
use crate::span::Span;
use crate::syntax::json;
use crate::syntax::literal::{bare, group, trimmed};
use crate::syntax::token::{Token, TokenKind as T};

/// Where the part of `value`, which stands in the document `text`, is that `path` leads to; as far
/// along the path as is written out, and not computed.
pub(super) fn place(text: &str, value: ValueRef<'_>, path: &[Step]) -> Span {
    let mut here = value;
    for step in path {
        let next = match here {
            ValueRef::Native(tokens) => native(text, tokens, step),
            ValueRef::Json(value) => in_json(text, value, step),
        };
        let Some(next) = next else { break };
        here = next;
    }
    here.span()
}

fn in_json<'t>(text: &str, value: &'t json::Value, step: &Step) -> Option<ValueRef<'t>> {
    match step {
        Step::Index(at) => value.as_array()?.get(*at).map(ValueRef::Json),
        Step::Name(name) => {
            // The last of several counts.
            let mut properties = value.as_object()?.iter().rev();
            let of_name = properties.find(|property| property.name.value(text) == *name)?;
            Some(ValueRef::Json(&of_name.value))
        }
    }
}

fn native<'t>(text: &str, tokens: &'t [Token], step: &Step) -> Option<ValueRef<'t>> {
    let tokens = bare(tokens);
    let (first, last) = (tokens.first()?, group(tokens)?);
    if last != tokens.len() {
        return None;
    }
    let inside = &tokens[1..last - 1];
    let begin = trimmed(inside).first()?;
    if begin.kind == T::Identifier && begin.text(text) == "for" && !is_key(trimmed(inside)) {
        return None;
    }
    match (step, first.kind) {
        (Step::Index(at), T::OpenBracket) => {
            split(inside, |kind| kind == T::Comma).nth(*at).map(ValueRef::Native)
        }
        (Step::Name(name), T::OpenBrace) => {
            let items = split(inside, |kind| kind == T::Comma || kind.ends_line());
            let of_name = items.filter_map(|item| {
                let sign = split(item, |kind| matches!(kind, T::Equal | T::Colon)).next()?.len();
                let (key, value) = (trimmed(&item[..sign]), item.get(sign + 1..)?);
                (key_of(text, key)? == *name).then_some(value)
            });
            of_name.last().map(ValueRef::Native)
        }
        _ => None,
    }
}

/// Whether the first of `tokens` is a key of an object.
fn is_key(tokens: &[Token]) -> bool {
    tokens.get(1).is_some_and(|token| matches!(token.kind, T::Equal | T::Colon))
}

fn key_of(text: &str, key: &[Token]) -> Option<String> {
    if let [word] = key
        && word.kind == T::Identifier
    {
        return Some(word.text(text).to_owned());
    }
    match value_of(text, ValueRef::Native(key))?.to_string_value() {
        Ok(Value::String(name)) => Some(name),
        _ => None,
    }
}

/// The pieces of `tokens` between those that `ends` names outside of all brackets and templates.
fn split(tokens: &[Token], ends: impl Fn(T) -> bool) -> impl Iterator<Item = &[Token]> {
    let mut rest = Some(tokens);
    std::iter::from_fn(move || {
        let tokens = rest?;
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            if ends(token.kind) {
                rest = Some(&tokens[at + 1..]);
                return Some(&tokens[..at]);
            }
            // What is not closed goes on to the end.
            at += group(&tokens[at..]).unwrap_or(tokens.len() - at);
        }
        rest = None;
        Some(tokens)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(at: usize) -> Step {
        Step::Index(at)
    }

    fn name(name: &str) -> Step {
        Step::Name(name.to_owned())
    }

    #[test]
    fn parts_of_native_values_are_found() {
        for (text, path, part) in [
            ("[1, [2, 3], 4]", vec![index(1), index(1)], "3"),
            ("[\n  1, # one\n  2,\n]", vec![index(1)], "2"),
            ("{ a = 1, \"b c\" : { d = [x] }, }", vec![name("b c"), name("d"), index(0)], "x"),
            ("{\n  a = 1 # no, [\n  b = f(1,\n 2)\n}", vec![name("b")], "f(1,\n 2)"),
            ("{ (\"a\") = 1, 2 = 3 }", vec![name("2")], "3"),
            ("{ a = 1, a = 2 }", vec![name("a")], "2"),
            ("{ for = 1 }", vec![name("for")], "1"),
            ("([\"${a}, ${b}\", \"c\"])", vec![index(1)], "\"c\""),
            ("\"${[1, 2]}\"", vec![index(1)], "2"),
            ("[<<E\n, x\nE\n, 2]", vec![index(1)], "2"),
            // As far as it is written out.
            ("[1, true ? [2] : [3]]", vec![index(1), index(0)], "true ? [2] : [3]"),
            ("[for x in [1] : x]", vec![index(0)], "[for x in [1] : x]"),
            ("{ for k in [1] : k => k }", vec![name("1")], "{ for k in [1] : k => k }"),
            ("[1][0]", vec![index(0)], "[1][0]"),
            ("{ a = 1 }", vec![name("b")], "{ a = 1 }"),
        ] {
            let tokens = crate::syntax::lexer::lex(text);
            let end = tokens.len() - tokens.last().map_or(0, |t| usize::from(t.span.is_empty()));
            let span = place(text, ValueRef::Native(&tokens[..end]), &path);
            assert_eq!(&text[span.range()], part, "{text}");
        }
    }

    #[test]
    fn parts_of_json_values_are_found() {
        for (text, path, part) in [
            ("[1, {\"a\": 2, \"a\": [3]}]", vec![index(1), name("a"), index(0)], "3"),
            ("{\"a\": 1}", vec![name("b")], "{\"a\": 1}"),
            ("[\"${[1]}\"]", vec![index(0), index(0)], "\"${[1]}\""),
        ] {
            let document = json::parse(text).expect("JSON");
            let span = place(text, ValueRef::Json(&document.value), &path);
            assert_eq!(&text[span.range()], part, "{text}");
        }
    }
}

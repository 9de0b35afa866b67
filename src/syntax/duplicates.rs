//! Names written twice: attributes of a body, keys of an object. The first of two attributes is
//! an error to the reference; the first of two keys is silently lost.

use super::grammar::Events;
use super::literal::{number_as_text, quoted};
use super::outline::Outline;
use super::token::{Token, TokenKind};
use crate::finding::Finding;
use crate::span::Span;
use foldhash::{HashMap, HashMapExt};
use std::borrow::Cow;
use std::ops::Range;

/// So many characters of a key are shown.
const LONGEST_NAME: usize = 60;

/// A finding of `duplicate-attribute` for each attribute whose name its body has already.
pub fn duplicate_attributes(text: &str, tokens: &[Token], outline: &Outline) -> Vec<Finding> {
    let mut findings = Vec::new();
    let blocks = (0..outline.len()).filter(|&index| outline.item(index).is_block());
    let mut names = Vec::new();
    for body in std::iter::once(None).chain(blocks.map(Some)) {
        names.clear();
        let attributes = outline.body(body).filter(|&index| !outline.item(index).is_block());
        names.extend(attributes.map(|index| {
            let span = tokens[outline.item(index).name].span;
            (&text[span.range()], span)
        }));
        for_each_twice(&names, |name, first, second| {
            findings.push(attribute_twice(name, first, second));
        });
    }
    findings
}

fn attribute_twice(name: &str, first: Span, second: Span) -> Finding {
    Finding::new(
        "duplicate-attribute",
        second,
        format!("attribute `{name}` is set twice in one body"),
    )
    .code("HCL_PARSE")
    .label("set again")
    .related(first, format!("`{name}` is first set here"))
    .help("keep one of the two")
}

/// Calls `twice` with a name, its first place and each later one, in order.
///
/// Bodies are short: up to a screenful, comparing all pairs is faster than hashing.
fn for_each_twice(names: &[(impl AsRef<str>, Span)], mut twice: impl FnMut(&str, Span, Span)) {
    if names.len() <= 24 {
        for (index, (name, span)) in names.iter().enumerate() {
            let name = name.as_ref();
            if let Some((_, first)) = names[..index].iter().find(|(n, _)| n.as_ref() == name) {
                twice(name, *first, *span);
            }
        }
        return;
    }
    let mut first = HashMap::with_capacity(names.len());
    for (name, span) in names {
        match first.get(name.as_ref()) {
            Some(at) => twice(name.as_ref(), *at, *span),
            None => {
                first.insert(name.as_ref(), *span);
            }
        }
    }
}

/// Finds the keys that an object has twice, while the grammar check runs.
pub struct ObjectKeys<'a> {
    text: &'a str,
    tokens: &'a [Token],
    /// The keys of all open objects, and where those of each begin.
    keys: Vec<(Cow<'a, str>, Span)>,
    objects: Vec<usize>,
    findings: Vec<Finding>,
}

impl<'a> ObjectKeys<'a> {
    /// Of a text and its tokens.
    pub fn new(text: &'a str, tokens: &'a [Token]) -> Self {
        Self { text, tokens, keys: Vec::new(), objects: Vec::new(), findings: Vec::new() }
    }

    /// The findings of `duplicate-object-key`.
    pub fn findings(self) -> Vec<Finding> {
        self.findings
    }
}

impl Events for ObjectKeys<'_> {
    fn open_object(&mut self) {
        self.objects.push(self.keys.len());
    }

    fn object_key(&mut self, key: Range<usize>, literal: Range<usize>) {
        let in_parentheses = key != literal;
        let (key, literal) = (&self.tokens[key], &self.tokens[literal]);
        let Some((first, last)) = key.first().zip(key.last()) else { return };
        if let Some(name) = name(self.text, literal, in_parentheses) {
            self.keys.push((name, first.span.to(last.span)));
        }
    }

    fn close_object(&mut self) {
        let start = self.objects.pop().unwrap_or(0);
        let findings = &mut self.findings;
        for_each_twice(&self.keys[start..], |name, first, second| {
            let name: String = name.escape_debug().take(LONGEST_NAME).collect();
            findings.push(
                Finding::new(
                    "duplicate-object-key",
                    second,
                    format!("key `{name}` is written twice in one object"),
                )
                .label("this value is kept")
                .related(first, "the value here is lost")
                .help("remove one of the two, or rename it"),
            );
        });
        self.keys.truncate(start);
    }
}

/// The name that a key comes to; `None` if that is not known.
fn name<'a>(text: &'a str, literal: &[Token], in_parentheses: bool) -> Option<Cow<'a, str>> {
    match literal {
        [token] if token.kind == TokenKind::Number => number_as_text(token.text(text)),
        [token] => {
            // In parentheses a name is a variable.
            let name = token.text(text);
            let is_known = !in_parentheses || matches!(name, "true" | "false");
            is_known.then_some(Cow::Borrowed(name))
        }
        // A string with a line break in it is not closed: where it was to end is not known.
        [_, inner, _] if inner.text(text).contains('\n') => None,
        _ => quoted(text, literal),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::grammar::check;
    use crate::syntax::lexer::lex;
    use crate::syntax::outline::Outliner;

    fn places(text: &str) -> Vec<(&str, &str, u32, u32)> {
        let tokens = lex(text);
        let mut outline = Outline::default();
        let mut events = (Outliner::new(&mut outline, &tokens), ObjectKeys::new(text, &tokens));
        assert_eq!(check(text, &tokens, &mut events), []);
        let mut findings = events.1.findings();
        findings.extend(duplicate_attributes(text, &tokens, &outline));
        let place = |f: &Finding| (f.lint, f.related[0].span.start, f.span.start);
        findings
            .iter()
            .map(|f| (place(f).0, &text[f.span.range()], place(f).1, place(f).2))
            .collect()
    }

    #[test]
    fn an_attribute_set_twice_points_at_both() {
        assert_eq!(places("a = 1\nb = 2\na = 3\n"), [("duplicate-attribute", "a", 0, 12)]);
        assert_eq!(places("a = 1\nb {\n  a = 2\n}\nb {\n  a = 3\n}\n"), []);
        assert_eq!(places("b {\n  a = 1\n  c {}\n  a = 2\n}\n").len(), 1);
    }

    #[test]
    fn a_key_written_twice_is_the_same_key_quoted_or_not() {
        assert_eq!(
            places("o = { a = 1, \"a\" = 2 }\n"),
            [("duplicate-object-key", "\"a\"", 6, 13)]
        );
        assert_eq!(
            places("o = { \"\\u0061\" = 1, a = 2, \"$${a}\" = 3, \"a\\n\" = 4 }\n").len(),
            1
        );
        assert_eq!(places("o = { a = { a = 1 }, b = { a = 1 } }\n"), []);
        assert_eq!(
            places("o = { (a) = 1, (a) = 2, \"${a}\" = 3, \"${a}\" = 4, a.b = 5, a = 6 }\n"),
            []
        );
        assert_eq!(places("o = { for k, v in m : k => v }\n"), []);
        assert_eq!(
            places("o = { (true) = 1, (null) = 2, null = 3, 1e400 = 4, \"1e400\" = 5 }\n"),
            []
        );
        assert_eq!(places("o = [{ a : 1\n a : 2 }]\n").len(), 1);
    }

    #[test]
    fn keys_are_compared_as_they_are_evaluated() {
        for (first, second) in [
            ("(\"a\")", "a"),
            ("a", "( # b\n  (\"\\u0061\") /* c */\n)"),
            ("\"1\"", "1"),
            ("1.50", "(\"1.5\")"),
            ("(1)", "1e0"),
            ("(true)", "\"true\""),
            ("\"e\u{301}\"", "\"\u{e9}\""),
        ] {
            let text = format!("o = {{\n  {first} = 1\n  b = 2\n  {second} = 3\n}}\n");
            let at = (text.find(first).unwrap() as u32, text.rfind(second).unwrap() as u32);
            assert_eq!(places(&text), [("duplicate-object-key", second, at.0, at.1)]);
        }
        for (first, second) in
            [("(a)", "a"), ("(a)", "(a)"), ("(\"a\").b", "a"), ("(1)", "\"1.0\""), ("(-1)", "1")]
        {
            assert_eq!(places(&format!("o = {{ {first} = 1, {second} = 2 }}\n")), []);
        }
    }

    #[test]
    fn a_key_that_is_not_closed_is_none() {
        let text = "a = {\n  \"\\n\" = 1\n  \"\n\" = 2\n}\n";
        let tokens = lex(text);
        let mut keys = ObjectKeys::new(text, &tokens);
        assert_ne!(check(text, &tokens, &mut keys), []);
        assert_eq!(keys.findings(), []);
        // What is shown of a key is on one line.
        let text = "a = { \"\\n\" = 1, \"\\n\" = 2 }\n";
        let tokens = lex(text);
        let mut keys = ObjectKeys::new(text, &tokens);
        check(text, &tokens, &mut keys);
        assert_eq!(keys.findings()[0].message, "key `\\n` is written twice in one object");
    }

    #[test]
    fn a_large_body_is_searched_like_a_small_one() {
        let mut text = (0..100).fold(String::new(), |text, n| format!("{text}a{n} = 1\n"));
        text.push_str("a7 = 2\na7 = 3\n");
        let found = places(&text);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].2, found[1].2);
    }
}

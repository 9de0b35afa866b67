//! What a file says itself about its schema: `__schema` and `__schema_sha256` at its root, or a
//! comment `rf-lint: schema(PATH)` before its first item.

use crate::rf::constant::Value;
use crate::schema::evaluate::value_of;
use crate::schema::json::properties;
use crate::schema::source::{Document, ValueRef};
use crate::schema::unread;
use crate::span::Span;
use crate::syntax::lexer::lex;

/// What a comment begins with.
const MARK: &str = "rf-lint:";

/// The attributes at the root of a file that are about its schema.
#[derive(Default)]
pub(super) struct Own<'t> {
    schema: Option<ValueRef<'t>>,
    digest: Option<ValueRef<'t>>,
}

impl<'t> Own<'t> {
    pub(super) fn of(document: Document<'t>) -> Self {
        let mut own = Self::default();
        let mut add = |name: &str, value: ValueRef<'t>| match name {
            "__schema" => own.schema = own.schema.or(Some(value)),
            "__schema_sha256" => own.digest = own.digest.or(Some(value)),
            _ => {}
        };
        match document {
            Document::Native { text, tokens, outline } => {
                let items = outline.body(None).map(|index| outline.item(index));
                for item in items.filter(|item| !item.is_block()) {
                    let name = tokens[item.name].text(text);
                    if name.starts_with("__") {
                        add(name, ValueRef::Native(&tokens[item.inside(tokens)]));
                    }
                }
            }
            Document::Json { text, value } => {
                for property in properties(value) {
                    add(&property.name.value(text), ValueRef::Json(&property.value));
                }
            }
        }
        own
    }

    /// The schema that is named, with the place; no name if it is no constant string.
    pub(super) fn name(&self, document: Document<'t>) -> Option<(Option<String>, Span)> {
        match self.schema {
            Some(value) => Some((string(document, value), value.span())),
            None => comment(document).map(|(name, span)| (Some(name), span)),
        }
    }

    /// The digest that is given, with the place.
    pub(super) fn digest(&self, document: Document<'t>) -> Option<(String, Span)> {
        let value = self.digest?;
        Some((string(document, value).unwrap_or_default(), value.span()))
    }
}

fn string(document: Document<'_>, value: ValueRef<'_>) -> Option<String> {
    match value_of(document.text(), value)? {
        Value::String(text) => Some(text),
        _ => None,
    }
}

/// The schema that `text`, which cannot be read, names as far as it can be told.
pub(super) fn name_in(text: &str, json: bool) -> Option<String> {
    let in_comments = || {
        if json {
            let (comment, _) = unread::set_to(text, json, "//")?;
            return directive(&comment).map(|(path, _)| path.to_owned());
        }
        let tokens = lex(text);
        let mut comments = tokens.iter().filter(|token| token.kind.is_comment());
        comments.find_map(|token| directive(token.text(text)).map(|(path, _)| path.to_owned()))
    };
    unread::set_to(text, json, "__schema").map(|(name, _)| name).or_else(in_comments)
}

/// The path in a comment before the first item, with its place.
fn comment(document: Document<'_>) -> Option<(String, Span)> {
    match document {
        Document::Native { text, tokens, outline } => {
            let first = if outline.is_empty() { tokens.len() } else { outline.item(0).name };
            let comments = tokens[..first].iter().filter(|token| token.kind.is_comment());
            comments.into_iter().find_map(|token| {
                let (path, at) = directive(token.text(text))?;
                let start = token.span.start as usize + at;
                Some((path.to_owned(), Span::new(start, start + path.len())))
            })
        }
        Document::Json { text, value } => {
            let comments =
                properties(value).take_while(|property| property.name.value(text) == "//");
            comments.into_iter().find_map(|property| {
                let string = property.value.as_string()?;
                let decoded = string.decode(text);
                let (path, at) = directive(&decoded.value)?;
                Some((path.to_owned(), decoded.span(at..at + path.len())))
            })
        }
    }
}

/// The path in `rf-lint: schema(PATH)`, and where it stands in the comment.
fn directive(comment: &str) -> Option<(&str, usize)> {
    let words = comment.trim_start_matches(['#', '/', '*', ' ', '\t']);
    let rest = words.strip_prefix(MARK)?.trim_start();
    let rest = rest.strip_prefix("schema")?.trim_start_matches([' ', '\t']).strip_prefix('(')?;
    let path = rest.split_once(')')?.0;
    let at = comment.len() - rest.len() + (path.len() - path.trim_start().len());
    let path = path.trim();
    (!path.is_empty()).then_some((path, at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_names_a_path() {
        for (comment, path) in [
            ("# rf-lint: schema(a/b.schema.hcl)\n", Some("a/b.schema.hcl")),
            ("//rf-lint:schema( x )", Some("x")),
            ("/* rf-lint: schema(x) */", Some("x")),
            ("rf-lint: schema()", None),
            ("# see rf-lint: schema(x)", None),
            ("# rf-lint: schema(x", None),
        ] {
            let found = directive(comment);
            assert_eq!(found.map(|(path, _)| path), path, "{comment}");
            if let Some((path, at)) = found {
                assert_eq!(&comment[at..at + path.len()], path);
            }
        }
    }
}

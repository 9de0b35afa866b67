//! Taking pieces out of a source with what belongs to them, and no comment.

use crate::edit::Edit;
use crate::schema::removal::is_set_again;
use crate::schema::source::Document;
use crate::span::Span;
use crate::syntax::json::Value;
use crate::syntax::token::{Token, TokenKind};

/// The edit that writes `replacement` for a piece of an expression and keeps the comments in it,
/// and whether there are any. `None` where they could not stay: in a JSON string, which has no
/// tokens here, and where a comment would end a line that must go on.
pub fn keeping_comments(
    document: Document<'_>,
    span: Span,
    replacement: &str,
) -> Option<(Edit, bool)> {
    let text = document.text();
    let tokens = match document {
        Document::Native { tokens, .. } => tokens,
        Document::Json { .. } => {
            let inside = text.get(span.range())?;
            let comment = ["/*", "//", "#", "\\/"].iter().any(|sign| inside.contains(sign));
            return (!comment).then(|| (Edit::replace(span, replacement), false));
        }
    };
    let mut out = replacement.to_owned();
    let comments = comments(tokens, span);
    for comment in comments.clone() {
        if !out.is_empty() && !out.ends_with('\n') {
            out.push(' ');
        }
        out.push_str(comment.text(text));
    }
    let any = comments.clone().next().is_some();
    let after = text[span.end as usize..].trim_start_matches([' ', '\t', '\r']);
    let line_comments = comments.filter(|comment| comment.kind == TokenKind::LineComment).count();
    let ends_line = line_comments == 1 && out.ends_with('\n') && after.starts_with('\n');
    if line_comments > 0 && !ends_line {
        return None;
    }
    if any {
        // The tokens around it must not become one.
        let apart = |c: char| c.is_whitespace() || matches!(c, '(' | ')');
        if text[..span.start as usize].ends_with(|c| !apart(c)) {
            out.insert(0, ' ');
        }
        if !out.ends_with('\n') && text[span.end as usize..].starts_with(|c| !apart(c)) {
            out.push(' ');
        }
    }
    Some((Edit::replace(span, out), any))
}

/// The comments among `tokens` that begin in `span`.
fn comments(tokens: &[Token], span: Span) -> impl Iterator<Item = Token> + Clone {
    let first = tokens.partition_point(|token| token.span.start < span.start);
    tokens[first..]
        .iter()
        .take_while(move |token| token.span.start < span.end)
        .filter(|token| token.kind.is_comment())
        .copied()
}

/// The edit that takes out the attribute at `span` and leaves the comments beside and inside it:
/// with its line, if nothing else is on it; in JSON, with a comma. `None` for one that is set twice.
pub fn attribute(document: Document<'_>, span: Span) -> Option<Edit> {
    if is_set_again(document, span) {
        return None;
    }
    let text = document.text();
    let tokens = match document {
        Document::Native { tokens, .. } => tokens,
        Document::Json { value, .. } => return property(value, span),
    };
    if comments(tokens, span).next().is_some() {
        return keeping_comments(document, span, "").map(|(edit, _)| edit);
    }
    let (start, end) = (span.start as usize, span.end as usize);
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let first = text[line..start].trim_start_matches('\u{feff}').trim().is_empty();
    let next = tokens.get(tokens.partition_point(|token| token.span.start < span.end));
    Some(Edit::delete(match next {
        Some(next) if next.kind == TokenKind::Newline && first => {
            let start = text[..start]
                .rfind(['\n', '\u{feff}'])
                .map_or(0, |at| at + text[at..].chars().next().map_or(0, char::len_utf8));
            Span::new(start, next.span.end as usize)
        }
        // What stands after it on its line takes its place.
        Some(next) if first => Span::new(start, next.span.start as usize),
        _ => Span::new(text[..start].trim_end_matches([' ', '\t']).len(), end),
    }))
}

/// The edit that takes out the property at `span`, somewhere in `value`.
fn property(value: &Value, span: Span) -> Option<Edit> {
    let holds = |outer: Span| outer.start <= span.start && span.end <= outer.end;
    let mut value = value;
    loop {
        if let Some(elements) = value.as_array() {
            value = elements.iter().find(|element| holds(element.span))?;
            continue;
        }
        let properties = value.as_object()?;
        let at = properties.iter().position(|property| holds(property.span()))?;
        let property = properties[at].span();
        if property != span {
            value = &properties[at].value;
            continue;
        }
        return Some(Edit::delete(match properties.get(at + 1) {
            Some(next) => Span { start: span.start, end: next.span().start },
            None if at > 0 => Span { start: properties[at - 1].span().end, end: span.end },
            None => Span { start: value.span.start + 1, end: value.span.end - 1 },
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;
    use crate::syntax::json;
    use crate::syntax::native::Reader;

    /// `text` without the attribute that `piece` is.
    fn native(text: &str, piece: &str) -> String {
        let mut reader = Reader::default();
        assert_eq!(reader.read(text), []);
        let Reader { tokens, outline } = &reader;
        let start = text.find(piece).unwrap();
        let span = Span::new(start, start + piece.len());
        let edit = attribute(Document::Native { text, tokens, outline }, span).unwrap();
        apply(text, &[edit]).unwrap()
    }

    #[test]
    fn an_attribute_goes_with_its_line() {
        for (text, rest) in [
            ("b {\n  a = 1\n  w = true\n}\n", "b {\n  a = 1\n}\n"),
            ("b {\r\n  w = true\r\n}\r\n", "b {\r\n}\r\n"),
            ("b {\n  w = true # why\n}\n", "b {\n  # why\n}\n"),
            ("b {\n  w = true /* c */\n}\n", "b {\n  /* c */\n}\n"),
            ("b {\n  /* c */ w = true\n}\n", "b {\n  /* c */\n}\n"),
            ("b { w = true }\n", "b { }\n"),
            ("\u{feff}w = true\na = 1\n", "\u{feff}a = 1\n"),
            ("a = 1\nw = true", "a = 1\n"),
        ] {
            assert_eq!(native(text, "w = true"), rest, "{text}");
        }
        assert_eq!(
            native("b {\n  w = (true /* c */)\n}\n", "w = (true /* c */)"),
            "b {\n  /* c */\n}\n"
        );
    }

    #[test]
    fn a_property_goes_with_a_comma() {
        for (text, rest) in [
            (r#"{"b": {"w": true}}"#, r#"{"b": {}}"#),
            (r#"{"b": [{"a": 1, "w": true}]}"#, r#"{"b": [{"a": 1}]}"#),
            ("{\n  \"w\": true,\n  \"a\": 1\n}", "{\n  \"a\": 1\n}"),
        ] {
            let document = json::parse(text).unwrap();
            let start = text.find("\"w\"").unwrap();
            let span = Span::new(start, start + "\"w\": true".len());
            let value = &document.value;
            let edit = attribute(Document::Json { text, value }, span).unwrap();
            assert_eq!(apply(text, &[edit]).unwrap(), rest);
        }
    }

    /// The text without the piece from `from` to `to`, and whether comments stayed.
    fn without(text: &str, from: &str, to: &str) -> Option<(String, bool)> {
        let mut reader = Reader::default();
        assert_eq!(reader.read(text), []);
        let Reader { tokens, outline } = &reader;
        let document = Document::Native { text, tokens, outline };
        let span = Span::new(text.find(from).unwrap(), text.find(to).unwrap());
        let (edit, comments) = keeping_comments(document, span, "")?;
        Some((apply(text, &[edit]).unwrap(), comments))
    }

    #[test]
    fn comments_stay_when_what_is_around_them_goes() {
        let text = "x = (a && /* one */ true)\n";
        assert_eq!(without(text, " &&", ")"), Some(("x = (a /* one */)\n".to_owned(), true)));
        let text = "x = (true /* one */ && a)\n";
        assert_eq!(without(text, "true", "a)"), Some(("x = (/* one */ a)\n".to_owned(), true)));
        let text = "x = (a && # one\n  true\n)\n";
        assert_eq!(without(text, " &&", "\n)"), Some(("x = (a # one\n\n)\n".to_owned(), true)));
        assert_eq!(without("x = a && b\n", " &&", "\n"), Some(("x = a\n".to_owned(), false)));
    }

    #[test]
    fn a_comment_that_would_end_the_line_keeps_it_all() {
        assert_eq!(without("x = (a # one\n  && true) || b\n", " # one", " || b"), None);
    }
}

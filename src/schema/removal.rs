//! Taking an item out of its body, together with its line in native syntax or its comma in JSON.
//!
//! Comments beside an item go where it goes, and so does what the formatter moves with it. Where
//! a comment speaks of the item, or may come to stand with another one, nothing is taken out.

use super::source::Document;
use crate::edit::Edit;
use crate::source::text::strip_bom;
use crate::span::Span;
use crate::syntax::token::{Token, TokenKind as T};

/// The edit that takes the item at `span` out of its body, or `None` if a comment is in the way,
/// or if other items share its line.
pub fn removal(document: Document<'_>, span: Span) -> Option<Edit> {
    if is_set_again(document, span) {
        return None;
    }
    match document {
        Document::Native { text, tokens, .. } => native(text, tokens, span).map(Edit::delete),
        // Without its name it is an element of an array.
        Document::Json { text, .. } if text.get(span.range())?.starts_with('"') => {
            json(text, span).map(Edit::delete)
        }
        Document::Json { .. } => None,
    }
}

/// Whether the attribute at `span` is set in its body more than once. Then none of them is taken
/// out without its author: the one that is left would be read for the first time.
pub fn is_set_again(document: Document<'_>, span: Span) -> bool {
    match document {
        Document::Native { text, tokens, .. } => {
            let own = tokens.partition_point(|token| token.span.start < span.start);
            let Some(name) = tokens.get(own).map(|token| token.text(text)) else { return false };
            let mut depth = 0_i32;
            for n in body_start(tokens, own)..tokens.len() {
                let token = tokens[n];
                depth += i32::from(token.kind.opens()) - i32::from(token.kind.closes());
                if depth < 0 {
                    break;
                }
                let sets = depth == 0
                    && n != own
                    && token.kind == T::Identifier
                    && tokens.get(n + 1).is_some_and(|next| next.kind == T::Equal);
                if sets && token.text(text) == name {
                    return true;
                }
            }
            false
        }
        Document::Json { text, value } => {
            let mut left = vec![value];
            while let Some(value) = left.pop() {
                let holds = |of: Span| of.start <= span.start && span.end <= of.end;
                left.extend(value.as_array().unwrap_or_default().iter().filter(|v| holds(v.span)));
                let properties = value.as_object().unwrap_or_default();
                let Some(own) = properties.iter().find(|p| holds(p.span())) else { continue };
                if own.span() == span {
                    let name = own.name.value(text);
                    return properties.iter().filter(|p| p.name.value(text) == name).count() > 1;
                }
                left.push(&own.value);
            }
            false
        }
    }
}

/// A property, or an element of an array, with the comma after it, or before it if it is the last.
pub(super) fn json(text: &str, span: Span) -> Option<Span> {
    let (start, end) = (span.start as usize, span.end as usize);
    let after = text.get(end..)?.trim_start();
    if let Some(rest) = after.strip_prefix(',') {
        return Some(Span::new(start, text.len() - rest.trim_start().len()));
    }
    let before = text.get(..start)?.trim_end();
    Some(Span::new(before.strip_suffix(',').map_or(start, str::len), end))
}

fn native(text: &str, tokens: &[Token], span: Span) -> Option<Span> {
    let first = tokens.partition_point(|token| token.span.start < span.start);
    let end = tokens.partition_point(|token| token.span.end <= span.end);
    if tokens.get(first..end)?.iter().any(|token| token.kind.is_comment()) {
        return None;
    }
    let before = first.checked_sub(1).map(|n| tokens[n]);
    let after = tokens.get(end).copied();
    let brace = before.filter(|token| token.kind == T::OpenBrace);
    if let (Some(open), Some(close)) = (brace, after)
        && close.kind == T::CloseBrace
    {
        return Some(Span { start: open.span.end, end: close.span.start });
    }
    let alone = before.is_none_or(|token| token.kind.ends_line())
        && after.is_none_or(|token| token.kind == T::Newline);
    // Blank lines above go too: they part the item from what stands before it.
    let blank = tokens[..first].iter().rev().take_while(|t| t.kind == T::Newline).count();
    let above = first - blank;
    let commented = above.checked_sub(1).is_some_and(|n| stands_alone(tokens, n));
    if !alone || commented || has_parted_comments(tokens, first) {
        return None;
    }
    let start = match above.checked_sub(1).map(|n| tokens[n]) {
        Some(comment) if comment.kind == T::LineComment => comment.span.end as usize,
        Some(_) => tokens.get(above)?.span.end as usize,
        None => text.len() - strip_bom(text).len(),
    };
    Some(Span::new(start, after.map_or(text.len(), |token| token.span.end as usize)))
}

/// Whether the token `n` is a comment, or the last of several, on a line of its own.
fn stands_alone(tokens: &[Token], n: usize) -> bool {
    let comments = tokens[..=n].iter().rev().take_while(|t| t.kind.is_comment()).count();
    if comments == 0 {
        return false;
    }
    let first = n + 1 - comments;
    // A line comment ends its line, so that what comes before the last one is a line above it.
    let lines = tokens[first..n].iter().any(|token| token.kind == T::LineComment);
    lines || first == 0 || tokens[first - 1].kind.ends_line()
}

/// Whether comments in the body around token `inside` are parted by a blank line from the item
/// below them. When items are put in order, such comments may come to stand with another item.
fn has_parted_comments(tokens: &[Token], inside: usize) -> bool {
    let start = body_start(tokens, inside);
    let mut depth = 0_i32;
    let mut comment = false;
    let mut parted = false;
    for n in start..tokens.len() {
        let token = tokens[n];
        if depth == 0 && token.kind.closes() {
            break;
        }
        depth += i32::from(token.kind.opens()) - i32::from(token.kind.closes());
        if depth > 0 || token.kind.closes() {
            comment = false;
            continue;
        }
        // A comment on the line of the brace is the block's own.
        let begins = n == 0 || tokens[n - 1].kind.ends_line();
        match token.kind {
            T::Newline => parted |= comment && begins,
            kind if kind.is_comment() => comment |= begins,
            _ if parted => return true,
            _ => comment = false,
        }
    }
    false
}

/// The token after the brace that is open at token `at`, or 0.
fn body_start(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0_i32;
    for n in (0..at).rev() {
        depth += i32::from(tokens[n].kind.opens()) - i32::from(tokens[n].kind.closes());
        if depth > 0 {
            return n + 1;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::apply;
    use crate::syntax::native::Reader;

    /// The text without the item that `item` spells.
    fn without(text: &str, item: &str) -> Option<String> {
        let start = text.find(item).unwrap();
        let span = Span::new(start, start + item.len());
        let mut reader = Reader::default();
        assert_eq!(reader.read(text), []);
        let Reader { tokens, outline } = &reader;
        let document = Document::Native { text, tokens, outline };
        removal(document, span).map(|edit| apply(text, &[edit]).unwrap())
    }

    #[test]
    fn an_item_goes_with_its_line_and_the_blank_lines_above() {
        for (text, item, rest) in [
            ("b {\n  a = 1\n  c = 2\n}\n", "a = 1", "b {\n  c = 2\n}\n"),
            ("b {\r\n  a = 1\r\n\r\n\r\n  c = 2\r\n}\r\n", "c = 2", "b {\r\n  a = 1\r\n}\r\n"),
            (
                "b {\n  a = 1 # x\n\n  c = 2\n\n  d = 3\n}\n",
                "c = 2",
                "b {\n  a = 1 # x\n\n  d = 3\n}\n",
            ),
            ("b { # x\n  a = 1\n}\n", "a = 1", "b { # x\n}\n"),
            ("b { a = 1 }\n", "a = 1", "b {}\n"),
            ("\u{feff}\na = 1\nb = 2", "a = 1", "\u{feff}b = 2"),
            ("a = 1\nb = 2", "b = 2", "a = 1\n"),
            ("b {\n  # x\n  c = 1\n  a = 1\n}\n", "a = 1", "b {\n  # x\n  c = 1\n}\n"),
            ("b {\n  a = 1\n  # x\n}\n", "a = 1", "b {\n  # x\n}\n"),
            (
                "b {\n  c {\n    # x\n\n    d = 1\n  }\n  a = 1\n}\n",
                "a = 1",
                "b {\n  c {\n    # x\n\n    d = 1\n  }\n}\n",
            ),
        ] {
            assert_eq!(without(text, item).as_deref(), Some(rest), "{text}");
        }
    }

    #[test]
    fn comments_that_speak_of_it_keep_an_item() {
        for text in [
            "b {\n  # x\n  a = 1\n}\n",
            "b {\n  # x\n\n  a = 1\n}\n",
            "b {\n  /* x */\n  a = 1\n}\n",
            "b {\n  /* x */ a = 1\n}\n",
            "b {\n  a = 1 # x\n}\n",
            "b {\n  a = 1 /* x */\n}\n",
            "b { /* x */ a = 1 }\n",
            "b {\n  a = 1\n  # x\n\n  c = 1\n}\n",
            "b {\n  c = 1 # w\n  # x\n  a = 1\n}\n",
            "b {\n  a = 1\n  c = 2\n  a = 3\n}\n",
        ] {
            assert_eq!(without(text, "a = 1"), None, "{text}");
        }
        assert_eq!(without("b {\n  a = /* x */ 1\n}\n", "a = /* x */ 1"), None);
    }

    #[test]
    fn a_property_goes_with_a_comma() {
        let text = "{\"a\": 1, \"b\": [{}], \"c\": 3}";
        let without = |item: &str| {
            let start = text.find(item).unwrap();
            let span = Span::new(start, start + item.len());
            json(text, span).map(|span| apply(text, &[Edit::delete(span)]).unwrap())
        };
        assert_eq!(without("\"a\": 1").unwrap(), "{\"b\": [{}], \"c\": 3}");
        assert_eq!(without("\"c\": 3").unwrap(), "{\"a\": 1, \"b\": [{}]}");
        assert_eq!(without("{}").unwrap(), "{\"a\": 1, \"b\": [], \"c\": 3}");
    }
}

//! The comments that speak of an item: those directly above it, and those beside it.

use super::token::{Token, TokenKind};
use crate::span::Span;
use std::ops::Range;

/// The tokens of the item at `span` with the comment lines directly above it, and the comments
/// after it in its last line.
pub fn with_comments(tokens: &[Token], span: Span) -> Range<usize> {
    let first = tokens.partition_point(|token| token.span.start < span.start);
    let end = tokens.partition_point(|token| token.span.end <= span.end);
    let beside = tokens[end..].iter().take_while(|token| token.kind.is_comment()).count();
    // The rest of a line comment's line is in it.
    let line = tokens[end..end + beside].iter().position(|t| t.kind == TokenKind::LineComment);
    above(tokens, first)..end + line.map_or(beside, |n| n + 1)
}

/// The first token of the comment lines directly above the item whose name is token `first`, and of
/// the comments before it in its line.
pub fn above(tokens: &[Token], first: usize) -> usize {
    let begins_line = |n: usize| n == 0 || tokens[n - 1].kind.ends_line();
    let mut start = first;
    while start > 0 && tokens[start - 1].kind == TokenKind::BlockComment {
        start -= 1;
    }
    while start > 0 && begins_line(start) {
        // The comments of the line above, if there is nothing else in it.
        let mut line = start - 1;
        if tokens[line].kind == TokenKind::Newline {
            match line.checked_sub(1) {
                Some(n) if tokens[n].kind == TokenKind::BlockComment => line = n,
                _ => break,
            }
        }
        while line > 0 && tokens[line - 1].kind == TokenKind::BlockComment {
            line -= 1;
        }
        if !begins_line(line) {
            break;
        }
        start = line;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::lexer::lex;

    #[test]
    fn comments_belong_to_the_item_that_they_touch() {
        for (text, with) in [
            ("# p\n\n# a\n/* b */\nx = 1 # c\n# d\n", "# a\n/* b */\nx = 1 # c\n"),
            ("y = 2 # p\nx = 1\n", "x = 1"),
            ("b { # p\n  /* a */ x = 1 /* b */ // c\r\n}\n", "/* a */ x = 1 /* b */ // c\r\n"),
            ("y { /* p */ }\nx = 1", "x = 1"),
        ] {
            let tokens = lex(text);
            let at = text.find("x = 1").expect("the item");
            let found = &tokens[with_comments(&tokens, Span::new(at, at + 5))];
            let (first, last) = (found[0], found[found.len() - 1]);
            assert_eq!(&text[first.span.to(last.span).range()], with, "{text:?}");
        }
    }
}

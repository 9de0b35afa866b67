//! Wrappers: a value of tokens taken out of the quoted templates that are one interpolation and
//! nothing else, with the comments that stood inside.

use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

/// A value without its wrappers.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Core {
    /// The comments of the wrappers before the value, in order, as indexes of tokens.
    pub(super) before: Vec<usize>,
    /// The tokens of the value: neither the first nor the last is a comment or a line break.
    pub(super) tokens: Range<usize>,
    /// The comments of the wrappers after it, in order.
    pub(super) after: Vec<usize>,
}

/// Takes all wrappers off the value that is the range `value` of `tokens`, which neither begins
/// nor ends with a comment or a line break. Strip markers strip nothing in a wrapper.
pub(super) fn unwrap(tokens: &[Token], value: Range<usize>) -> Core {
    let mut core = Core { before: Vec::new(), tokens: value, after: Vec::new() };
    while let Some(inside) = inside_wrapper(tokens, &core.tokens) {
        let trimmed = trim(tokens, inside.clone());
        core.before.extend(comments(tokens, inside.start..trimmed.start));
        let mut after = comments(tokens, trimmed.end..inside.end);
        after.append(&mut core.after);
        core.after = after;
        core.tokens = trimmed;
    }
    core
}

/// What is between the interpolation's ends, if the range is a wrapper.
fn inside_wrapper(tokens: &[Token], value: &Range<usize>) -> Option<Range<usize>> {
    let [open, interpolation, .., end, close] = &tokens[value.clone()] else { return None };
    let wraps = open.kind == T::OpenQuote
        && interpolation.kind == T::OpenInterpolation
        && end.kind == T::CloseSequence
        && close.kind == T::CloseQuote
        && closing(tokens, value.start + 1) == Some(value.end - 2);
    wraps.then(|| value.start + 2..value.end - 2)
}

/// The token that closes what the token `open` opens.
pub(super) fn closing(tokens: &[Token], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (n, token) in tokens.iter().enumerate().skip(open) {
        depth += usize::from(token.kind.opens());
        if token.kind.closes() {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(n);
            }
        }
    }
    None
}

/// `range` without the comments and line breaks at both of its ends.
pub(super) fn trim(tokens: &[Token], range: Range<usize>) -> Range<usize> {
    let has_meaning = |t: &Token| t.kind != T::Newline && !t.kind.is_comment();
    let slice = &tokens[range.clone()];
    match (slice.iter().position(has_meaning), slice.iter().rposition(has_meaning)) {
        (Some(first), Some(last)) => range.start + first..range.start + last + 1,
        _ => range.end..range.end,
    }
}

/// The comments in `range`.
fn comments(tokens: &[Token], range: Range<usize>) -> Vec<usize> {
    range.filter(|&n| tokens[n].kind.is_comment()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::lexer::lex;

    fn shown(text: &str) -> (Vec<&str>, &str, Vec<&str>) {
        let tokens = lex(text);
        let core = unwrap(&tokens, 0..tokens.len());
        let texts = |list: &[usize]| list.iter().map(|&n| tokens[n].text(text)).collect();
        let span = tokens[core.tokens.start].span.to(tokens[core.tokens.end - 1].span);
        (texts(&core.before), &text[span.range()], texts(&core.after))
    }

    #[test]
    fn wrappers_come_off_again_and_again() {
        assert_eq!(shown("\"${x}\""), (vec![], "x", vec![]));
        assert_eq!(
            shown("\"${~\n \"${ x.y[\"${z}\"] ~}\"\n }\""),
            (vec![], "x.y[\"${z}\"]", vec![])
        );
        assert_eq!(shown("\"${{ a = 1 }}\""), (vec![], "{ a = 1 }", vec![]));
    }

    #[test]
    fn comments_keep_their_order() {
        assert_eq!(
            shown("\"${ /*1*/ \"${ # 2\n x /*3*/ }\" // 4\n }\""),
            (vec!["/*1*/", "# 2\n"], "x", vec!["/*3*/", "// 4\n"])
        );
    }

    #[test]
    fn other_templates_are_no_wrappers() {
        for text in [
            "\"${a}${b}\"",
            "\"a${b}\"",
            "\"${a} \"",
            "\"${a}\" == \"${b}\"",
            "\"%{if a}%{endif}\"",
        ] {
            assert_eq!(shown(text).1, text);
        }
    }
}

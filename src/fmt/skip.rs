//! `# rf-fmt: skip` among the comment lines directly above an item: the item is left as it is, to
//! the byte.

use super::layout::{self, layout};
use crate::source::text::strip_bom;
use crate::syntax::comments::above;
use crate::syntax::native::Reader;
use crate::syntax::outline::Outline;
use crate::syntax::token::{Token, TokenKind as T};
use std::ops::Range;

/// What every word to the formatter begins with.
pub(crate) const MARK: &str = "rf-fmt:";

/// Whether a comment above the item of this index keeps it as it is.
pub(super) fn is_skipped(text: &str, tokens: &[Token], outline: &Outline, index: usize) -> bool {
    let name = outline.item(index).name;
    // Most items have no comment above them.
    let before = |n: usize| name.checked_sub(n).map(|at| tokens[at].kind);
    let comment = if before(1) == Some(T::Newline) { before(2) } else { before(1) };
    if !comment.is_some_and(T::is_comment) {
        return false;
    }
    let above = above(tokens, name)..name;
    above.clone().any(|n| {
        tokens[n].kind.is_comment()
            && is_directive(tokens[n].text(text))
            && speaks_of(tokens, n, above.clone())
    })
}

/// Whether the comment of index `comment` is one that can keep an item as it is: it begins one of
/// the lines `above` it, which are all tokens from the comment lines directly above to its name.
pub(crate) fn speaks_of(tokens: &[Token], comment: usize, above: Range<usize>) -> bool {
    let begins_line = comment == 0 || tokens[comment - 1].kind.ends_line();
    begins_line
        && above.contains(&comment)
        // A comment in the item's own line may share it with the end of what is before.
        && tokens[comment..above.end].iter().any(|token| token.kind.ends_line())
}

/// Whether a comment is the directive; words after it say why.
fn is_directive(comment: &str) -> bool {
    let inside = match comment.strip_prefix("/*") {
        Some(inside) => inside.strip_suffix("*/").unwrap_or(inside),
        None => comment.trim_start_matches(['#', '/']),
    };
    inside.trim_start().strip_prefix(MARK).is_some_and(is_skip)
}

/// Whether `words`, which come after the mark, say `skip`.
pub(crate) fn is_skip(words: &str) -> bool {
    let after = words.trim_start().strip_prefix("skip");
    after.is_some_and(|after| after.is_empty() || after.starts_with(char::is_whitespace))
}

/// The lines of every skipped item as ranges of tokens, in order: all tokens from the first of
/// the line that it begins in to the last of the line that it ends in, its line break excluded.
pub(super) fn skipped_lines(text: &str, tokens: &[Token], outline: &Outline) -> Vec<Range<usize>> {
    let mut lines = Vec::new();
    let mut index = 0;
    while index < outline.len() {
        if !is_skipped(text, tokens, outline, index) {
            index += 1;
            continue;
        }
        let item = outline.item(index);
        let (mut first, mut end) = (item.name, item.end);
        while first > 0 && tokens[first - 1].kind == T::BlockComment {
            first -= 1;
        }
        while tokens.get(end).is_some_and(|t| t.kind.is_comment()) {
            end += 1;
            if tokens[end - 1].kind == T::LineComment {
                break;
            }
        }
        lines.push(first..end);
        index = outline.after(index);
    }
    lines
}

/// Where in `text` the lines of a range of tokens begin and end: from the end of the line
/// before, so that the spaces before the first token count.
pub(super) fn line_bytes(text: &str, tokens: &[Token], lines: &Range<usize>) -> Range<usize> {
    let start = match lines.start.checked_sub(1) {
        Some(before) => tokens[before].span.end as usize,
        None => text.len() - strip_bom(text).len(),
    };
    let end = tokens[lines.end - 1].span.end as usize;
    let bytes = &text[start..end];
    let line_break = if bytes.ends_with("\r\n") { 2 } else { usize::from(bytes.ends_with('\n')) };
    start..end - line_break
}

/// `text` laid out, all but the lines of skipped items; `None` if it is so already.
pub(super) fn laid_out(
    text: &str,
    tokens: &[Token],
    outline: &Outline,
    scratch: &mut layout::Scratch,
) -> Option<String> {
    let out = layout(text, tokens, scratch)?;
    let skipped = skipped_lines(text, tokens, outline);
    if skipped.is_empty() {
        return Some(out);
    }
    // Layout changes no token, so that ranges of tokens mean the same in both texts; but where
    // blanks part tokens, and then the text is not given out.
    let mut reader = Reader::default();
    reader.read(&out);
    if reader.tokens.len() != tokens.len() {
        return Some(out);
    }
    let mut kept = String::with_capacity(out.len());
    let mut at = 0;
    for lines in &skipped {
        let place = line_bytes(&out, &reader.tokens, lines);
        kept.push_str(&out[at..place.start]);
        kept.push_str(&text[line_bytes(text, tokens, lines)]);
        at = place.end;
    }
    kept.push_str(&out[at..]);
    (kept != text).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        let mut reader = Reader::default();
        assert_eq!(reader.read(text), []);
        skipped_lines(text, &reader.tokens, &reader.outline)
            .iter()
            .map(|range| text[line_bytes(text, &reader.tokens, range)].to_owned())
            .collect()
    }

    #[test]
    fn all_three_forms_of_comment_skip_the_item_on_the_next_line() {
        assert_eq!(lines("# rf-fmt: skip\n a=1 # x\nb=2\n"), [" a=1 # x"]);
        assert_eq!(lines("//rf-fmt:  skip by hand\r\na=1\r\n"), ["a=1"]);
        assert_eq!(
            lines("b {\n/* rf-fmt: skip */\n  c { d=1 } /* e */\n}\n"),
            ["  c { d=1 } /* e */"]
        );
    }

    #[test]
    fn other_comments_may_stand_between_the_directive_and_its_item() {
        for text in [
            "# rf-fmt: skip\n# why\n a=1\n",
            "# why\n# rf-fmt: skip\n a=1\n",
            "b { # c\n  # rf-fmt: skip\r\n// rf-lint: allow(style)\r\n /* c */ /* d */\n a=1\n}\n",
            "/* rf-fmt: skip */ /* more */\n/* c\n*/ # d\n a=1\n",
        ] {
            assert_eq!(lines(text), [" a=1"], "{text:?}");
        }
    }

    #[test]
    fn a_comment_elsewhere_skips_nothing() {
        for text in [
            "# rf-fmt: skip\n\na=1\n",
            "a=1 # rf-fmt: skip\nb=1\n",
            "a=1 # rf-fmt: skip\n",
            "b { # rf-fmt: skip\n  a=1\n}\n",
            "/* rf-fmt: skip */ a=1\n",
            "# rf-fmt: skipped\na=1\n",
            "# rf-fmt: skip\n\n# more\na=1\n",
            "/* more */ # rf-fmt: skip\na=1\n",
            "b {} /* more */ /* rf-fmt: skip */ # d\na=1\n",
            "c=1 /* rf-fmt: skip */\na=1\n",
        ] {
            assert_eq!(lines(text), Vec::<String>::new(), "{text:?}");
        }
    }

    #[test]
    fn blanks_that_part_tokens_of_a_skipped_item_are_told_of() {
        use crate::fmt::canonical::{Options, ProofFailure};
        use crate::fmt::{Formatted, Formatter};
        use crate::source::Language;
        for (text, line) in
            [("# rf-fmt: skip\nb = 1 .3\n", 2), ("a=1\n# rf-fmt: skip\nb=1 .3\n", 3)]
        {
            for language in [Language::Hcl, Language::RootformHcl] {
                let formatted = Formatter::default().format(text, language, Options::default());
                let told = Formatted::Unproven(ProofFailure::Tokens { line });
                assert_eq!(formatted, told, "{text}");
            }
        }
    }

    #[test]
    fn items_inside_a_skipped_one_are_not_counted_again() {
        let text = "# rf-fmt: skip\nb {\n# rf-fmt: skip\na=1\n}\n";
        assert_eq!(lines(text), ["b {\n# rf-fmt: skip\na=1\n}"]);
    }
}

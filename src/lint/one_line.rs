//! Fixes that would join the lines of a block whose braces stand on one.
//!
//! Such a block spans lines only by what is inside its value. The formatter then sets it off by
//! blank lines, and leaves it where its author had it if it does not, so that it matters whether
//! a fix comes before the formatter or after. Those fixes are their author's to choose.

use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::syntax::outline::Outline;
use crate::syntax::token::{Token, TokenKind};

/// Makes those of the fixes unsafe that take line breaks out of a one-line block of `text`.
pub(super) fn choose(text: &str, tokens: &[Token], outline: &Outline, findings: &mut [Finding]) {
    for fix in findings.iter_mut().filter_map(|finding| finding.fix.as_mut()) {
        let joins = |edit: &&Edit| {
            let breaks = |text: &str| text.matches('\n').count();
            text.get(edit.span.range()).is_some_and(|old| breaks(old) > breaks(&edit.text))
        };
        let Some(edit) = fix.edits.iter().find(joins) else { continue };
        if in_one_line(tokens, outline, edit.span.start) {
            fix.safety = Safety::Unsafe;
        }
    }
}

/// Whether the attribute that holds the byte `at` stands in a block on the line of its brace.
fn in_one_line(tokens: &[Token], outline: &Outline, at: u32) -> bool {
    // Items are in the order of their names, and a block comes right before what is first in it.
    let (mut low, mut high) = (0, outline.len());
    while low < high {
        let middle = low.midpoint(high);
        if tokens[outline.item(middle).name].span.start <= at {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    let Some(block) = low.checked_sub(2) else { return false };
    let Some(brace) = outline.item(block).brace.filter(|_| outline.after(block) >= low) else {
        return false;
    };
    let first = tokens[brace + 1..].iter().find(|token| token.kind != TokenKind::BlockComment);
    first.is_some_and(|token| !token.kind.ends_line())
}

#[cfg(test)]
mod tests {
    use crate::edit::Safety;
    use crate::lint::Linter;
    use crate::source::Language;

    #[test]
    fn lines_of_a_one_line_block_are_not_joined_without_asking() {
        let value = "(true ?\n  \"A.\" :\n  \"B.\")";
        for (text, safety) in [
            (format!("concept \"a\" {{ description = {value} }}\n"), Safety::Unsafe),
            (format!("concept \"a\" {{ /* c */ description = {value} }}\n"), Safety::Unsafe),
            (format!("concept \"a\" {{\n  description = {value}\n}}\n"), Safety::Safe),
            ("concept \"a\" { description = true ? \"A.\" : \"B.\" }\n".to_owned(), Safety::Safe),
        ] {
            let found = Linter::default().lint(&text, Language::RootformHcl).findings;
            let finding = found.iter().find(|f| f.lint == "constant-conditional").unwrap();
            assert_eq!(finding.fix.as_ref().unwrap().safety, safety, "{text}");
        }
    }
}

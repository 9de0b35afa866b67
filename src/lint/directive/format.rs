//! Words to the formatter, `rf-fmt: skip`: only what is wrong with them. What they do is left to it.

use super::words::{Fault, NOT_KNOWN, end_of_word, skip_blanks};
use crate::fmt::skip::{MARK, is_skip};
use crate::near_miss::near_miss;
use std::ops::Range;

/// Where a `rf-fmt: skip` stands.
pub(super) enum Stands {
    /// Where it keeps an item as it is, or where that cannot be told.
    Right,
    /// Where it keeps nothing: after something on its line, in a value, or with nothing right below.
    InVain,
    /// In JSON.
    InJson,
}

/// What is wrong with the words of a comment if they are for the formatter, blanks before them
/// allowed.
pub(super) fn fault(text: &str, stands: impl FnOnce() -> Stands) -> Option<Fault> {
    let start = skip_blanks(text, 0);
    let words = text[start..].strip_prefix(MARK)?;
    let mark = start..start + MARK.len();
    if !is_skip(words) {
        return Some(unknown(text, mark));
    }
    let whole = start..end_of_word(text, skip_blanks(text, mark.end));
    let (message, label, help) = match stands() {
        Stands::Right => return None,
        Stands::InVain => (
            "`rf-fmt: skip` keeps nothing here",
            "this is no line right above an item",
            "put it on the line above an attribute or a block, which is then kept as it is",
        ),
        Stands::InJson => (
            "`rf-fmt: skip` keeps nothing in JSON",
            "",
            "take it out; `exclude` in `rf-lint.toml` keeps the file as it is",
        ),
    };
    let mut fault = Fault::new(whole, message, help);
    fault.label = label;
    // What it stood above may have been taken out by a fix, which leaves comments.
    fault.in_vain = true;
    Some(fault)
}

fn unknown(text: &str, mark: Range<usize>) -> Fault {
    let at = skip_blanks(text, mark.end);
    let word = at..end_of_word(text, at);
    let help = "the only word to the formatter is `rf-fmt: skip`, on the line above an item";
    if word.is_empty() {
        return Fault::new(mark, format!("no directive stands after `{MARK}`"), help);
    }
    let name = &text[word.clone()];
    let mut fault = Fault::new(word, format!("there is no directive `{name}`"), help);
    fault.label = NOT_KNOWN;
    fault.meant = near_miss(name, &["skip"]);
    fault
}

//! Text made fit for a terminal: what is unseen or steers the terminal is written out, what is
//! too long is cut, prose is wrapped. Knows nothing of findings.

use crate::syntax::unseen::is_unseen;
use std::borrow::Cow;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Cells that a tab is shown as.
const TAB: usize = 4;
/// Characters of a message that are shown.
const LONGEST_MESSAGE: usize = 600;
/// Marks where something was left out.
pub(super) const ELLIPSIS: char = '…';

/// How one character of a source is shown.
pub(super) enum Shown {
    /// As itself, in this many cells.
    Itself(usize),
    /// Written out, in as many cells as it has characters.
    As(Cow<'static, str>),
}

impl Shown {
    /// The number of cells.
    pub(super) fn width(&self) -> usize {
        match self {
            Self::Itself(width) => *width,
            Self::As(text) => text.width(),
        }
    }
}

/// How `c` is shown after the character `before`.
///
/// Nothing that reaches the terminal moves the cursor, changes colours or turns the direction
/// of writing, and nothing that may stand for something else is left unseen.
pub(super) fn shown(c: char, before: Option<char>) -> Shown {
    let symbol = |base: u32| {
        char::from_u32(base + c as u32).map_or(Cow::Borrowed("?"), |c| Cow::Owned(c.into()))
    };
    match c {
        '\t' => Shown::Itself(TAB),
        ' '..='~' => Shown::Itself(1),
        // The pictures of the control characters.
        '\0'..='\u{1f}' => Shown::As(symbol(0x2400)),
        '\u{7f}' => Shown::As(Cow::Borrowed("␡")),
        // Joins emoji to one picture. Anywhere else it hides.
        '\u{200d}' if before.is_some_and(|b| !b.is_ascii()) => Shown::As(Cow::Borrowed("")),
        c if is_unseen(c) => Shown::As(Cow::Owned(format!("<U+{:04X}>", c as u32))),
        _ => Shown::Itself(c.width().unwrap_or(1)),
    }
}

/// Appends `text` with every character as it is shown.
pub(super) fn push(text: &str, out: &mut String) {
    let mut before = None;
    for c in text.chars() {
        match shown(c, before) {
            Shown::Itself(_) => out.push(c),
            Shown::As(text) => out.push_str(&text),
        }
        before = Some(c);
    }
}

/// `text` as part of one line: with its line breaks and tabs as spaces, and cut when it is far
/// longer than a message should be.
pub(super) fn line(text: &str) -> String {
    let mut out = String::with_capacity(text.len().min(LONGEST_MESSAGE));
    let end = text.char_indices().nth(LONGEST_MESSAGE).map_or(text.len(), |(at, _)| at);
    let mut words = text[..end].split(['\n', '\t', '\r']).filter(|part| !part.is_empty());
    if let Some(first) = words.next() {
        push(first, &mut out);
    }
    for word in words {
        out.push(' ');
        push(word, &mut out);
    }
    if end < text.len() {
        out.push(ELLIPSIS);
    }
    out
}

/// `text` as part of one line, see [`line`], broken between words into lines of at most `width`
/// cells. Source in backticks is not broken, nor is a word that is too long.
pub(super) fn wrapped(text: &str, width: usize) -> String {
    let line = line(text);
    let mut out = String::with_capacity(line.len() + 8);
    let mut column = 0;
    for word in words(&line) {
        let cells = word.width();
        if column > 0 && column + 1 + cells > width {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += cells;
    }
    out
}

/// The parts of `line` between spaces that stand outside backticks.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut source = false;
    line.split(move |c| {
        source ^= c == '`';
        c == ' ' && !source
    })
    .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_is_left() {
        assert_eq!(line("a\u{1b}[31mb\u{9b}c\u{202e}d\u{7f}"), "a␛[31mb<U+009B>c<U+202E>d␡");
        assert_eq!(line("two\r\nlines\tand a tab"), "two lines and a tab");
    }

    #[test]
    fn a_joiner_is_seen_unless_it_joins_emoji() {
        assert_eq!(line("a\u{200d}b"), "a<U+200D>b");
        assert_eq!(line("👩\u{200d}💻"), "👩💻");
    }

    #[test]
    fn long_messages_are_cut() {
        assert_eq!(line(&"é".repeat(10_000)).chars().count(), LONGEST_MESSAGE + 1);
    }

    #[test]
    fn wrapping_keeps_source_whole() {
        assert_eq!(wrapped("write `a = b` here", 9), "write\n`a = b`\nhere");
        assert_eq!(wrapped("abcdefghij k", 4), "abcdefghij\nk");
        assert_eq!(wrapped("", 4), "");
    }
}

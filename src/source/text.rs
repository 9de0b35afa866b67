//! Places in a text: lines and columns for a byte offset, line endings and the byte order mark.
//! Knows nothing of files or of HCL.

use crate::span::Span;
use std::ops::Range;
use std::sync::OnceLock;

/// The byte order mark that some editors put before a UTF-8 text.
pub const BOM: char = '\u{feff}';

/// Whether `text` begins with a byte order mark.
pub fn has_bom(text: &str) -> bool {
    text.starts_with(BOM)
}

/// `text` without its byte order mark, if it has one.
pub fn strip_bom(text: &str) -> &str {
    text.strip_prefix(BOM).unwrap_or(text)
}

/// A place in a text as people count: lines and columns from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters (not bytes, not cells on a screen).
    pub column: u32,
}

/// In lines longer than this, columns are found from counts that are kept for every so many bytes.
const STRIDE: usize = 1024;

/// Where the lines of a text begin, to turn byte offsets into positions.
///
/// A line ends at `\n`; `\r\n` is one break, and a lone `\r` is an ordinary character. A byte
/// order mark at the start of the text takes no column.
#[derive(Clone, Debug)]
pub struct LineIndex<'t> {
    text: &'t str,
    starts: Vec<u32>,
    /// The characters that begin before each multiple of [`STRIDE`]; counted when the first
    /// position in a long line is asked for, so that many of them do not cost a walk each.
    counted: OnceLock<Vec<u32>>,
}

impl<'t> LineIndex<'t> {
    /// The index of `text`, which must be shorter than 4 GiB.
    pub fn new(text: &'t str) -> Self {
        let breaks = text.match_indices('\n').map(|(at, _)| at as u32 + 1);
        let starts = std::iter::once(0).chain(breaks).collect();
        Self { text, starts, counted: OnceLock::new() }
    }

    /// The text it is the index of.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// The position of the byte at `offset` (0-based).
    ///
    /// An offset past the end is taken as the end, one inside a character as its first byte.
    pub fn position(&self, offset: u32) -> Position {
        let mut offset = self.text.len().min(offset as usize);
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let after = self.starts.partition_point(|&start| start as usize <= offset);
        let start = self.starts[after - 1] as usize;
        let marked = start == 0 && offset > 0 && has_bom(self.text);
        let column = self.characters(start, offset) - u32::from(marked) + 1;
        Position { line: after as u32, column }
    }

    /// The number of characters that begin in the bytes from `start` up to `end`.
    fn characters(&self, start: usize, end: usize) -> u32 {
        if end - start <= 2 * STRIDE {
            return begun(&self.text.as_bytes()[start..end]);
        }
        let bytes = self.text.as_bytes();
        let counted = self.counted.get_or_init(|| {
            let sum = |sum: &mut u32, chunk: &[u8]| {
                let before = *sum;
                *sum += begun(chunk);
                Some(before)
            };
            bytes.chunks(STRIDE).scan(0, sum).collect()
        });
        let before = |at: usize| match counted.get(at / STRIDE) {
            Some(&count) => count + begun(&bytes[at / STRIDE * STRIDE..at]),
            // The end of a text that is a multiple of the stride long.
            None => counted.last().map_or(0, |&count| count + begun(&bytes[at - STRIDE..])),
        };
        before(end) - before(start)
    }

    /// The bytes of the line that holds the byte at `offset`, without its line break; with a byte
    /// order mark. An offset past the end is taken as the end.
    pub fn line_around(&self, offset: usize) -> Range<usize> {
        let after = self.starts.partition_point(|&start| start as usize <= offset);
        let start = self.starts[after - 1] as usize;
        let end = match self.starts.get(after) {
            Some(&next) => {
                let end = next as usize - 1;
                end - usize::from(self.text[start..end].ends_with('\r'))
            }
            None => self.text.len(),
        };
        start..end
    }

    /// The number of lines; a text that ends in a line break has an empty last line.
    pub fn line_count(&self) -> u32 {
        self.starts.len() as u32
    }

    /// The bytes of `line` (from 1) without its line break and without a byte order mark, or
    /// `None` if there is no such line.
    pub fn line_span(&self, line: u32) -> Option<Span> {
        let index = line.checked_sub(1)? as usize;
        let mut start = *self.starts.get(index)? as usize;
        let end = match self.starts.get(index + 1) {
            Some(&next) => {
                let end = next as usize - 1;
                end - usize::from(self.text[start..end].ends_with('\r'))
            }
            None => self.text.len(),
        };
        if start == 0 && has_bom(self.text) {
            start = BOM.len_utf8();
        }
        Some(Span::new(start, end))
    }
}

/// The number of characters that begin in `bytes`, which are UTF-8 but may be cut anywhere.
fn begun(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|&&byte| byte & 0b1100_0000 != 0b1000_0000).count() as u32
}

/// One way to end a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnding {
    /// `\n`
    Lf,
    /// `\r\n`
    CrLf,
}

impl LineEnding {
    /// The characters themselves.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
        }
    }
}

/// How the lines of a text end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineEndings {
    /// How the first line ends; `None` if the text has no line break.
    pub first: Option<LineEnding>,
    /// The first line break of the other kind, if the text mixes them.
    pub different: Option<Span>,
}

impl LineEndings {
    /// Whether both kinds occur.
    pub const fn mixed(self) -> bool {
        self.different.is_some()
    }
}

/// How the lines of `text` end: the first kind, and where the other kind first occurs.
pub fn line_endings(text: &str) -> LineEndings {
    let mut breaks = text.match_indices('\n').map(|(at, _)| {
        if text[..at].ends_with('\r') {
            (LineEnding::CrLf, Span::new(at - 1, at + 1))
        } else {
            (LineEnding::Lf, Span::new(at, at + 1))
        }
    });
    let Some((first, _)) = breaks.next() else {
        return LineEndings { first: None, different: None };
    };
    let different = breaks.find(|&(kind, _)| kind != first).map(|(_, span)| span);
    LineEndings { first: Some(first), different }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, offset: u32) -> (u32, u32) {
        let Position { line, column } = LineIndex::new(text).position(offset);
        (line, column)
    }

    #[test]
    fn lines_and_columns_count_from_one() {
        assert_eq!(at("", 0), (1, 1));
        assert_eq!(at("ab\ncd", 2), (1, 3));
        assert_eq!(at("ab\ncd", 3), (2, 1));
        assert_eq!(at("ab\n", 3), (2, 1));
    }

    #[test]
    fn columns_count_characters_not_bytes() {
        assert_eq!(at("é = \"🦀x\"", 10), (1, 7));
        assert_eq!(at("é = \"🦀x\"", 8), (1, 6), "inside the crab");
    }

    #[test]
    fn a_crlf_is_one_break_and_a_lone_cr_is_none() {
        assert_eq!(at("a\r\nb", 3), (2, 1));
        assert_eq!(at("a\rb", 2), (1, 3));
    }

    #[test]
    fn a_byte_order_mark_takes_no_column() {
        assert_eq!(at("\u{feff}a", 0), (1, 1));
        assert_eq!(at("\u{feff}a", 3), (1, 1));
        assert_eq!(at("\u{feff}a\n\u{feff}b", 8), (2, 2), "only at the start of the text");
    }

    #[test]
    fn columns_of_long_lines_are_the_same() {
        for text in ["é🦀x".repeat(2 * STRIDE), "x".repeat(8 * STRIDE), "\u{feff}é\n".repeat(3)]
        {
            for text in [format!("a\n{text}"), format!("\u{feff}{text}"), text] {
                let index = LineIndex::new(&text);
                let (mut line, mut column) = (1, 1);
                for (at, c) in text.char_indices() {
                    assert_eq!(index.position(at as u32), Position { line, column });
                    match c {
                        BOM if at == 0 => {}
                        '\n' => (line, column) = (line + 1, 1),
                        _ => column += 1,
                    }
                }
                assert_eq!(index.position(text.len() as u32), Position { line, column });
            }
        }
    }

    #[test]
    fn the_line_around_a_byte_is_without_its_break() {
        let around = |text: &str, at| {
            let range = LineIndex::new(text).line_around(at);
            text[range].to_owned()
        };
        assert_eq!(around("ab\r\nc\n", 3), "ab");
        assert_eq!(around("ab\r\nc\n", 4), "c");
        assert_eq!(around("ab\r\nc\n", 6), "");
        assert_eq!(around("\r\n", 0), "");
        assert_eq!(around("ab", 99), "ab");
    }

    #[test]
    fn an_offset_past_the_end_is_the_end() {
        assert_eq!(at("ab", 99), (1, 3));
    }

    #[test]
    fn line_spans_leave_out_the_break_and_the_mark() {
        let text = "\u{feff}ab\r\nc\n";
        let index = LineIndex::new(text);
        let lines: Vec<_> =
            (0..5).map(|line| index.line_span(line).map(|span| &text[span.range()])).collect();
        assert_eq!(lines, [None, Some("ab"), Some("c"), Some(""), None]);
        assert_eq!(index.line_count(), 3);
    }

    #[test]
    fn the_line_span_of_a_lone_mark_is_empty() {
        assert_eq!(LineIndex::new("\u{feff}").line_span(1), Some(Span::new(3, 3)));
    }

    #[test]
    fn line_endings_name_the_first_kind_and_the_first_other() {
        assert_eq!(line_endings("a"), LineEndings { first: None, different: None });
        let endings = line_endings("a\r\nb\r\nc");
        assert_eq!((endings.first, endings.mixed()), (Some(LineEnding::CrLf), false));
        let endings = line_endings("a\nb\r\nc\n");
        assert_eq!(endings.first, Some(LineEnding::Lf));
        assert_eq!(endings.different, Some(Span::new(3, 5)));
        assert!(!line_endings("a\rb").mixed());
    }

    #[test]
    fn the_mark_is_stripped_once() {
        assert_eq!(strip_bom("\u{feff}\u{feff}a"), "\u{feff}a");
        assert!(has_bom("\u{feff}") && !has_bom("a"));
    }
}

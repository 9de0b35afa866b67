//! Places in a text: lines and columns for a byte offset.

/// A place in a text as people count: lines and columns from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters (not bytes, not cells on a screen).
    pub column: u32,
}

/// Where the lines of a text begin, to turn byte offsets into positions.
#[derive(Clone, Debug)]
pub struct LineIndex<'t> {
    text: &'t str,
    starts: Vec<u32>,
}

impl<'t> LineIndex<'t> {
    /// The index of `text`, which must be shorter than 4 GiB.
    pub fn new(text: &'t str) -> Self {
        let breaks = text.match_indices('\n').map(|(at, _)| at as u32 + 1);
        Self { text, starts: std::iter::once(0).chain(breaks).collect() }
    }

    /// The position of the byte at `offset` (0-based). A byte-order mark takes no column.
    ///
    /// An offset past the end is taken as the end, one inside a character as its first byte.
    pub fn position(&self, offset: u32) -> Position {
        let mut offset = self.text.len().min(offset as usize);
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let after = self.starts.partition_point(|&start| start as usize <= offset);
        let start = self.starts[after - 1] as usize;
        let before = &self.text[start..offset];
        let bom = u32::from(start == 0 && before.starts_with('\u{feff}'));
        Position { line: after as u32, column: before.chars().count() as u32 + 1 - bom }
    }
}

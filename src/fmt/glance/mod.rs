//! A glance at a text: whether it is, beyond doubt, valid HCL that is laid out already.
//!
//! The file that is already right is the case that counts, and to see that it is right takes no
//! tokens and no tree. One pass over the bytes knows the forms that nearly all HCL is written in,
//! each only in its right layout. Whatever else it meets it gives up, and the text is read in
//! full: a glance never says what is wrong, and never that anything is.
//!
//! What it takes must be what the grammar check takes and the layout leaves as it is; a property
//! test holds the three together. This file has the lines and how they are to be indented and
//! aligned, `body` what bodies hold, `value` the expressions.

mod body;
mod value;

use super::layout::{Cell, Run, indent};
use crate::syntax::lexer::BYTE_ORDER_MARK;
use crate::syntax::runs;
use memchr::memchr;

/// How deep blocks, brackets and templates may stand inside one another for a glance.
const MAX_DEPTH: u32 = 32;

/// Buffers that one glance leaves for the next.
#[derive(Default)]
pub(super) struct Scratch {
    /// Brackets opened by each line that is not closed yet.
    open: Vec<u32>,
    /// Where the names of the attributes of all open bodies stand.
    names: Vec<(usize, usize)>,
}

/// Whether `text` is a valid document that is laid out already, as far as a glance can tell: where
/// the answer is no, it may be so all the same.
pub(super) fn is_right(text: &str, scratch: &mut Scratch) -> bool {
    let bytes = text.as_bytes();
    if text.starts_with(BYTE_ORDER_MARK)
        || memchr(b'\t', bytes).is_some()
        || memchr(b'\r', bytes).is_some()
    {
        return false;
    }
    scratch.open.clear();
    scratch.names.clear();
    let mut glance = Glance {
        bytes,
        is_ascii: text.is_ascii(),
        at: 0,
        line: Line::default(),
        assigns: Run::default(),
        comments: Run::default(),
        scratch,
    };
    glance.document().is_some()
}

/// Nothing where a glance gives up.
type Sure<T = ()> = Option<T>;

struct Glance<'a> {
    bytes: &'a [u8],
    is_ascii: bool,
    /// The next byte.
    at: usize,
    line: Line,
    assigns: Run,
    comments: Run,
    scratch: &'a mut Scratch,
}

/// The line that the next byte is in.
#[derive(Default)]
struct Line {
    /// Where it begins.
    start: usize,
    /// The spaces that it begins with.
    margin: usize,
    /// Brackets opened in it and not closed.
    open: i32,
    /// Its first `=`.
    assign: Option<Cell>,
    /// Brackets opened and not closed before that `=`.
    open_before: i32,
}

impl Glance<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// The byte `ahead` of the next.
    fn peek_at(&self, ahead: usize) -> Option<u8> {
        self.bytes.get(self.at + ahead).copied()
    }

    /// Goes past `expected`, which must come next.
    fn expect(&mut self, expected: &[u8]) -> Sure {
        let here = self.bytes.get(self.at..)?;
        here.starts_with(expected).then(|| self.at += expected.len())
    }

    /// Goes past the next byte, a bracket that opens or closes so many.
    fn bracket(&mut self, nesting: i32) {
        self.at += 1;
        self.line.open += nesting;
    }

    /// Begins a line, and goes past the spaces before its first token.
    fn begin_line(&mut self) {
        let start = self.at;
        self.at = runs::spaces(self.bytes, start);
        let margin = self.at - start;
        self.line = Line { start, margin, ..Line::default() };
    }

    /// Begins a line, and goes past blank lines and lines of comments before what stands next.
    fn begin_item(&mut self) -> Sure {
        loop {
            self.begin_line();
            match self.peek() {
                Some(b'\n') if self.line.margin == 0 => {
                    self.at += 1;
                    self.close_runs()?;
                }
                Some(b'#') => self.line_of_comment()?,
                Some(b'/') if self.peek_at(1) == Some(b'/') => self.line_of_comment()?,
                _ => return Some(()),
            }
        }
    }

    fn line_of_comment(&mut self) -> Sure {
        self.comment()?;
        self.judge_line(None)
    }

    /// Goes past a comment up to the end of its line.
    fn comment(&mut self) -> Sure {
        self.at += memchr(b'\n', &self.bytes[self.at..])? + 1;
        Some(())
    }

    /// Ends a line: a line break, or a comment in a column of its own.
    fn end_line(&mut self) -> Sure {
        if self.peek() == Some(b'\n') {
            self.at += 1;
            return self.judge_line(None);
        }
        let end = self.at;
        self.at = runs::spaces(self.bytes, end);
        let starts_comment = match self.peek()? {
            b'#' => true,
            b'/' => self.peek_at(1) == Some(b'/'),
            _ => false,
        };
        if self.at == end || !starts_comment {
            return None;
        }
        let cell = self.cell(end)?;
        self.comment()?;
        self.judge_line(Some(cell))
    }

    /// Goes past the `=` that follows a name or a key, and the blanks around it.
    fn assign(&mut self) -> Sure {
        let end = self.at;
        self.at = runs::spaces(self.bytes, end);
        if self.at == end {
            return None;
        }
        let cell = self.cell(end)?;
        self.expect(b"= ")?;
        if self.line.assign.is_none() {
            self.line.assign = Some(cell);
            self.line.open_before = self.line.open;
        } else if cell.start != cell.before + 1 {
            return None;
        }
        Some(())
    }

    /// The cell that begins at the next byte, after text that ends at `end`.
    fn cell(&self, end: usize) -> Sure<Cell> {
        let start = self.line.start;
        if !self.is_ascii && !self.bytes[start..end].is_ascii() {
            return None;
        }
        Some(Cell { before: (end - start) as u32, start: (self.at - start) as u32 })
    }

    /// Whether the line that has just ended is indented and aligned as it must be.
    fn judge_line(&mut self, comment: Option<Cell>) -> Sure {
        let Line { margin, open, mut assign, open_before, .. } = self.line;
        let mut lead = open;
        if let Some(cell) = assign {
            if open == open_before {
                lead = open_before;
            } else {
                // The value goes on in other lines: the `=` is a token like any other.
                if cell.start != cell.before + 1 {
                    return None;
                }
                assign = None;
            }
        }
        let wanted = 2 * indent(lead, &mut self.scratch.open) as usize;
        (margin == wanted && self.assigns.add(assign) && self.comments.add(comment)).then_some(())
    }

    /// Ends the runs of cells, as a blank line and the end of the text do.
    fn close_runs(&mut self) -> Sure {
        (self.assigns.add(None) && self.comments.add(None)).then_some(())
    }
}

#[cfg(test)]
mod tests;

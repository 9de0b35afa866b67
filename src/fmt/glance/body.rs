//! Bodies: attributes and blocks over several lines.

use super::{Glance, MAX_DEPTH, Sure};
use crate::syntax::runs;

/// Bodies with more attributes are read in full: here every two names of a body are compared.
const MAX_NAMES: usize = 24;

impl Glance<'_> {
    /// A document, to its end.
    pub(super) fn document(&mut self) -> Sure {
        self.body(0)?;
        self.close_runs()?;
        (self.at == self.bytes.len() && self.line.margin == 0).then_some(())
    }

    /// The items of a body, up to its `}` or the end of the text.
    fn body(&mut self, depth: u32) -> Sure {
        if depth > MAX_DEPTH {
            return None;
        }
        let outside = self.scratch.names.len();
        loop {
            self.begin_item()?;
            let start = self.at;
            if !self.name() {
                break;
            }
            let after = runs::spaces(self.bytes, self.at);
            if self.bytes.get(after) == Some(&b'=') {
                self.new_name(outside, start)?;
                self.assign()?;
                self.expression(true, 0)?;
                self.end_line()?;
            } else {
                self.block(depth)?;
            }
        }
        self.scratch.names.truncate(outside);
        Some(())
    }

    /// Notes the name that begins at `start`, which the body must not have yet.
    fn new_name(&mut self, outside: usize, start: usize) -> Sure {
        let name = &self.bytes[start..self.at];
        let before = &self.scratch.names[outside..];
        let is_new = before.len() < MAX_NAMES
            && before.iter().all(|&(start, end)| &self.bytes[start..end] != name);
        is_new.then(|| self.scratch.names.push((start, self.at)))
    }

    /// The labels and the body of a block, whose type has been passed.
    fn block(&mut self, depth: u32) -> Sure {
        loop {
            self.expect(b" ")?;
            match self.peek()? {
                b'{' => break,
                b'"' => {
                    let end = runs::quoted_bytes(self.bytes, self.at + 1);
                    self.at = end;
                    self.expect(b"\"")?;
                }
                _ => self.name().then_some(())?,
            }
        }
        self.bracket(1);
        if self.peek()? == b'}' {
            self.bracket(-1);
            return self.end_line();
        }
        self.end_line()?;
        self.body(depth + 1)?;
        if self.peek()? != b'}' {
            return None;
        }
        self.bracket(-1);
        self.end_line()
    }

    /// Goes past an identifier, if one comes next.
    pub(super) fn name(&mut self) -> bool {
        if !self.peek().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_') {
            return false;
        }
        let end = runs::identifier_bytes(self.bytes, self.at);
        // A character that is not ASCII may go on with it.
        let goes_on = self.bytes.get(end).is_some_and(|byte| !byte.is_ascii());
        self.at = end;
        !goes_on
    }
}

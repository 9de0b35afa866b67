//! Values: expressions in their right layout.
//!
//! Operators stand between single spaces, brackets close to what is inside them, braces one space
//! from it. Lists, objects and calls may go over several lines, other expressions stand in one.

use super::{Glance, MAX_DEPTH, Sure};
use crate::syntax::runs;

/// What may follow an operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operand {
    /// Nothing but an operator.
    Closed,
    /// Also an attribute or an index of it.
    Open,
}

impl Glance<'_> {
    /// An expression. `sign` says whether a `-` that comes first is a sign to the layout.
    pub(super) fn expression(&mut self, mut sign: bool, depth: u32) -> Sure {
        if depth > MAX_DEPTH {
            return None;
        }
        loop {
            match self.peek()? {
                b'!' => self.at += 1,
                b'-' if sign => self.at += 1,
                _ => {}
            }
            if self.operand(depth)? == Operand::Open {
                self.steps(depth)?;
            }
            if self.peek() != Some(b' ') {
                return Some(());
            }
            if self.expect(b" ? ").is_some() {
                self.expression(true, depth + 1)?;
                self.expect(b" : ")?;
            } else {
                let Some(length) = self.operator() else { return Some(()) };
                self.at += length;
            }
            sign = true;
        }
    }

    /// The length of the binary operator that comes next between two spaces, with the spaces.
    fn operator(&self) -> Option<usize> {
        let length = match self.bytes.get(self.at + 1..)? {
            [b'=' | b'!' | b'<' | b'>', b'=', b' ', ..]
            | [b'&', b'&', b' ', ..]
            | [b'|', b'|', b' ', ..] => 2,
            [b'<' | b'>' | b'+' | b'-' | b'*' | b'/' | b'%', b' ', ..] => 1,
            _ => return None,
        };
        Some(length + 2)
    }

    fn operand(&mut self, depth: u32) -> Sure<Operand> {
        match self.peek()? {
            b'"' => {
                self.string(depth)?;
                Some(Operand::Closed)
            }
            b'0'..=b'9' => {
                self.number()?;
                Some(Operand::Closed)
            }
            b'(' => {
                self.bracket(1);
                self.expression(true, depth + 1)?;
                self.close(b')')?;
                Some(Operand::Open)
            }
            b'[' => {
                self.bracket(1);
                self.listed(b']', depth)?;
                Some(Operand::Open)
            }
            b'{' => {
                self.bracket(1);
                self.object(depth)?;
                Some(Operand::Open)
            }
            _ => {
                let start = self.at;
                // To the layout `in` is a word of its own where it follows another name.
                if !self.name() || &self.bytes[start..self.at] == b"in" {
                    return None;
                }
                if self.peek() == Some(b'(') {
                    self.bracket(1);
                    self.listed(b')', depth)?;
                }
                Some(Operand::Open)
            }
        }
    }

    /// Goes past the bracket `close`, which must come next.
    fn close(&mut self, close: u8) -> Sure {
        (self.peek()? == close).then(|| self.bracket(-1))
    }

    /// Digits, with a fraction or without.
    fn number(&mut self) -> Sure {
        let digits = |from: usize| {
            let rest = self.bytes.get(from..).unwrap_or_default();
            from + rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
        };
        let mut end = digits(self.at);
        if self.bytes.get(end) == Some(&b'.') {
            let whole = end + 1;
            end = digits(whole);
            if end == whole {
                return None;
            }
        }
        self.at = end;
        let goes_on = |byte: u8| byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'.' | 0x80..);
        (!self.peek().is_some_and(goes_on)).then_some(())
    }

    /// Attributes and indexes of what stands before.
    fn steps(&mut self, depth: u32) -> Sure {
        loop {
            match self.peek() {
                // The points of `...` end an argument.
                Some(b'.') if self.peek_at(1) != Some(b'.') => {
                    self.at += 1;
                    self.name().then_some(())?;
                }
                Some(b'[') if self.expect(b"[*]").is_some() => {}
                Some(b'[') => {
                    self.bracket(1);
                    self.expression(true, depth + 1)?;
                    self.close(b']')?;
                }
                _ => return Some(()),
            }
        }
    }

    /// A quoted template with interpolations, without directives and strip markers.
    fn string(&mut self, depth: u32) -> Sure {
        self.at += 1;
        loop {
            self.at = runs::quoted_bytes(self.bytes, self.at);
            match (self.peek()?, self.peek_at(1)?) {
                (b'"', _) => {
                    self.at += 1;
                    return Some(());
                }
                (b'\\', b'n' | b'r' | b't' | b'"' | b'\\') => self.at += 2,
                (b'$', b'{') => {
                    self.at += 1;
                    self.bracket(1);
                    // A brace would stand apart from those of the template.
                    if self.peek()? == b'{' {
                        return None;
                    }
                    self.expression(false, depth + 1)?;
                    if self.bytes[self.at - 1] == b'}' {
                        return None;
                    }
                    self.close(b'}')?;
                }
                (b'$' | b'%', b'{' | b'$' | b'%') | (b'\\' | b'\n', _) => return None,
                _ => self.at += 1,
            }
        }
    }

    /// What stands in `[` or the `(` of a call, up to `close`.
    fn listed(&mut self, close: u8, depth: u32) -> Sure {
        if self.peek()? == close {
            return self.close(close);
        }
        let mut fresh = self.goes_on_in_next_line()?;
        if close == b']' && self.comes_word(b"for") {
            self.expect(b"for ")?;
            self.for_expression(false, depth)?;
            self.goes_on_in_next_line()?;
            return self.close(close);
        }
        loop {
            if fresh && self.peek()? == close {
                return self.close(close);
            }
            self.expression(true, depth + 1)?;
            if close == b')' && self.expect(b"...").is_some() {
                self.goes_on_in_next_line()?;
                return self.close(close);
            }
            let comma = self.expect(b",").is_some();
            fresh = self.goes_on_in_next_line()?;
            if !comma {
                return self.close(close);
            }
            if !fresh {
                self.expect(b" ")?;
            }
        }
    }

    /// Whether the name that comes next is this word.
    fn comes_word(&self, word: &[u8]) -> bool {
        let end = runs::identifier_bytes(self.bytes, self.at);
        &self.bytes[self.at..end] == word
    }

    /// Goes on in the next line that holds a token, if nothing but a comment is left in this one.
    fn goes_on_in_next_line(&mut self) -> Sure<bool> {
        let is_over = match self.peek()? {
            b'\n' => true,
            b' ' => {
                let next = runs::spaces(self.bytes, self.at);
                matches!(self.bytes.get(next..)?, [b'#', ..] | [b'/', b'/', ..])
            }
            _ => false,
        };
        if is_over {
            self.end_line()?;
            self.begin_item()?;
        }
        Some(is_over)
    }

    /// What stands in the `{` of an object, and its end.
    fn object(&mut self, depth: u32) -> Sure {
        if self.peek()? == b'}' {
            return self.close(b'}');
        }
        let mut fresh = self.goes_on_in_next_line()?;
        if !fresh {
            self.expect(b" ")?;
        }
        if self.comes_word(b"for") {
            self.expect(b"for ")?;
            self.for_expression(true, depth)?;
            if !self.goes_on_in_next_line()? {
                self.expect(b" ")?;
            }
            return self.close(b'}');
        }
        loop {
            if fresh && self.peek()? == b'}' {
                return self.close(b'}');
            }
            self.key(depth)?;
            self.assign()?;
            self.expression(true, depth + 1)?;
            let comma = self.expect(b",").is_some();
            fresh = self.goes_on_in_next_line()?;
            if !fresh {
                self.expect(b" ")?;
                if !comma {
                    return self.close(b'}');
                }
            }
        }
    }

    fn key(&mut self, depth: u32) -> Sure {
        match self.peek()? {
            b'"' => self.string(depth),
            b'(' => {
                self.bracket(1);
                self.expression(true, depth + 1)?;
                self.close(b')')
            }
            _ => self.name().then_some(()),
        }
    }

    /// The rest of a `for` expression, whose `for` has been passed, up to the bracket.
    fn for_expression(&mut self, object: bool, depth: u32) -> Sure {
        self.name().then_some(())?;
        if self.expect(b", ").is_some() {
            self.name().then_some(())?;
        }
        self.expect(b" in ")?;
        self.part_of_for(depth)?;
        self.expect(b" : ")?;
        self.expression(true, depth + 1)?;
        if object {
            self.expect(b" => ")?;
            self.part_of_for(depth)?;
            let _ = self.expect(b"...");
        }
        if self.expect(b" if ").is_some() {
            self.part_of_for(depth)?;
        }
        Some(())
    }

    /// An expression after a word, which a parenthesis would stand close to, or after `=>`.
    fn part_of_for(&mut self, depth: u32) -> Sure {
        if self.peek()? == b'(' {
            return None;
        }
        self.expression(false, depth + 1)
    }
}

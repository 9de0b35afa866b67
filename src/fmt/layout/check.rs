//! Whether a text is laid out already, decided in one pass that writes nothing down.
//!
//! In a text that is right, what layout would compute can be read off: the width of a cell is the
//! width it has, and the cells of a run are aligned if they begin in one column, one past the
//! widest text before them. What is wrong is not looked for here; `layout` computes it afresh.

use super::spacing::{space_between, space_for_all};
use super::{indent, width};
use crate::syntax::token::{KINDS, Token, TokenKind};
use memchr::memchr;

/// Whether [`layout`](super::layout) would change nothing. `open` is a buffer.
pub(super) fn is_laid_out(text: &str, plain: bool, tokens: &[Token], open: &mut Vec<u32>) -> bool {
    // The two are the same code; where a byte is a column there is less of it.
    if plain {
        has_right_lines::<true>(text, tokens, open)
    } else {
        has_right_lines::<false>(text, tokens, open)
    }
}

fn has_right_lines<const PLAIN: bool>(text: &str, tokens: &[Token], open: &mut Vec<u32>) -> bool {
    open.clear();
    let mut lines = Lines::<PLAIN> { text, tokens, at: 0, end: 0 };
    let (mut assigns, mut comments) = (Run::default(), Run::default());
    while lines.at < tokens.len() {
        let Some(line) = lines.next_line() else { return false };
        let blank = tokens[line.first].kind == TokenKind::Newline;
        let wanted = if blank { 0 } else { 2 * indent(line.lead, open) };
        if line.margin != wanted || !assigns.add(line.assign) || !comments.add(line.comment) {
            return false;
        }
    }
    // Between tokens are only spaces and tabs.
    assigns.ends_well()
        && comments.ends_well()
        && (memchr(b'\t', text.as_bytes()).is_none() || !has_tab_in_gap(text, tokens))
}

/// Whether a tab stands between two tokens, or after the last.
fn has_tab_in_gap(text: &str, tokens: &[Token]) -> bool {
    let starts = tokens.iter().map(|t| t.span.start as usize).chain([text.len()]);
    let ends = std::iter::once(0).chain(tokens.iter().map(|t| t.span.end as usize));
    ends.zip(starts).any(|(end, start)| text[end..start].contains('\t'))
}

/// Where a cell begins that is to be aligned, in columns of its line.
#[derive(Clone, Copy)]
pub(in crate::fmt) struct Cell {
    /// Where the text before it ends.
    pub(in crate::fmt) before: u32,
    /// Where it begins itself.
    pub(in crate::fmt) start: u32,
}

/// A line, as far as it is not known to be right.
struct Line {
    /// Index of the first token.
    first: usize,
    /// The spaces before it.
    margin: u32,
    /// Brackets that its lead opens more than it closes.
    lead: i32,
    assign: Option<Cell>,
    comment: Option<Cell>,
}

/// The lines of a text, one after the other. In a `PLAIN` text a byte is a column.
struct Lines<'a, const PLAIN: bool> {
    text: &'a str,
    tokens: &'a [Token],
    /// The next token.
    at: usize,
    /// Where the token before it ends.
    end: u32,
}

impl<const PLAIN: bool> Lines<'_, PLAIN> {
    /// The next line; none if there is none, or if the spaces within its cells are not those that
    /// the neighbours ask for.
    fn next_line(&mut self) -> Option<Line> {
        let first = self.at;
        let start = self.end;
        let mut last = *self.tokens.get(first)?;
        let margin = last.span.start - start;
        // How much wider or narrower in columns than in bytes the line is so far.
        let mut excess = self.excess(last);
        let mut before = None;
        let (mut assign, mut comment) = (None, None);
        // Brackets opened and not closed: up to a heredoc, those of them before the `=`, after it.
        let mut open = last.kind.nesting();
        let (mut open_before, mut open_after) = (0, 0);
        let mut heredoc = last.kind == TokenKind::OpenHeredoc;
        let mut right = true;
        let mut ended = last.kind.ends_line();
        self.at += 1;
        while !ended && let Some(next) = self.tokens.get(self.at).copied() {
            self.at += 1;
            let gap = next.span.start - last.span.end;
            let common = COMMON[last.kind as usize][next.kind as usize];
            if common == ASK {
                let cell = Cell {
                    before: (last.span.end - start).wrapping_add(excess),
                    start: (next.span.start - start).wrapping_add(excess),
                };
                let begins_cell = match next.kind {
                    TokenKind::Equal if assign.is_none() => {
                        assign = Some(cell);
                        open_before = open;
                        true
                    }
                    TokenKind::LineComment => true,
                    TokenKind::BlockComment => self.at == self.tokens.len(),
                    _ => false,
                };
                if begins_cell && next.kind.is_comment() {
                    comment = Some(cell);
                }
                let nesting = next.kind.nesting();
                open_after += if assign.is_some() { nesting } else { 0 };
                open += if heredoc { 0 } else { nesting };
                heredoc |= next.kind == TokenKind::OpenHeredoc;
                right &=
                    begins_cell || gap == u32::from(space_between(self.text, before, last, next));
                ended = next.kind.ends_line();
            } else {
                right &= gap == u32::from(common);
            }
            excess = excess.wrapping_add(self.excess(next));
            before = Some(last.kind);
            last = next;
        }
        self.end = last.span.end;
        let mut lead = open;
        if let Some(cell) = assign {
            if open_after == 0 {
                lead = open_before;
            } else {
                // The value goes on in other lines: the `=` is a token like any other.
                right &= cell.start == cell.before + 1;
                assign = None;
            }
        }
        right.then_some(Line { first, margin, lead, assign, comment })
    }

    /// The columns of a token less its bytes, modulo 2³².
    #[inline]
    fn excess(&self, token: Token) -> u32 {
        if PLAIN {
            return 0;
        }
        width(self.text, false, token).wrapping_sub(token.span.end - token.span.start)
    }
}

/// The spaces between two tokens of these kinds, left and right, if nothing else is to be known of
/// the two; [`ASK`] if there is: the spaces depend on more, or the right one can begin a cell, end
/// the line or change what is open.
static COMMON: [[u8; KINDS.len()]; KINDS.len()] = {
    let mut table = [[ASK; KINDS.len()]; KINDS.len()];
    let mut left = 0;
    while left < KINDS.len() {
        let mut right = 0;
        while right < KINDS.len() {
            let kind = KINDS[right];
            let special = kind.nesting() != 0
                || kind.ends_line()
                || kind.is_comment()
                || matches!(kind, TokenKind::Equal | TokenKind::OpenHeredoc);
            if !special && let Some(space) = space_for_all(KINDS[left], kind) {
                table[left][right] = space as u8;
            }
            right += 1;
        }
        left += 1;
    }
    table
};

const ASK: u8 = u8::MAX;

/// The cells of consecutive lines, which are to begin in one column.
#[derive(Default)]
pub(in crate::fmt) struct Run {
    /// The column they begin in, and the widest text before them; none outside of a run.
    so_far: Option<(u32, u32)>,
}

impl Run {
    /// Adds the cell of the next line, if it has one; false if the cells are not aligned.
    pub(in crate::fmt) fn add(&mut self, cell: Option<Cell>) -> bool {
        match (cell, &mut self.so_far) {
            (None, _) => {
                let ended_well = self.ends_well();
                self.so_far = None;
                ended_well
            }
            (Some(cell), None) => {
                self.so_far = Some((cell.start, cell.before));
                true
            }
            (Some(cell), Some((start, widest))) => {
                *widest = cell.before.max(*widest);
                cell.start == *start
            }
        }
    }

    /// Whether the cells begin one column after the widest text before them.
    fn ends_well(&self) -> bool {
        self.so_far.is_none_or(|(start, widest)| start == widest + 1)
    }
}

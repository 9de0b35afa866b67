//! Layout: the number of spaces before each token, and nothing else.
//!
//! The result is what the reference formatter of HCL gives. Layout never adds, drops or changes a
//! token, a comment or a line break; where its answer for every token is what stands in the text
//! already, it makes nothing.
//!
//! `spacing` decides between neighbours in a line; this file cuts the lines, indents and aligns;
//! `check` finds that a text is laid out already.

mod check;
mod spacing;

pub(super) use check::{Cell, Run};

use crate::syntax::lexer::BYTE_ORDER_MARK;
use crate::syntax::token::{Token, TokenKind};
use memchr::memchr;
use spacing::space_between;
use unicode_segmentation::UnicodeSegmentation;

/// Buffers that one call of [`layout`] leaves for the next.
#[derive(Default)]
pub struct Scratch {
    /// Spaces before each token.
    spaces: Vec<u32>,
    lines: Vec<Line>,
    /// Brackets opened by each line that is not closed yet.
    open: Vec<u32>,
}

/// A line: the tokens up to its line break, in up to three cells.
struct Line {
    /// Index of the first token.
    first: usize,
    /// Index of the `=` that the assign cell begins with.
    assign: Option<usize>,
    /// Index of the comment that ends the line.
    comment: Option<usize>,
}

/// The laid out form of `text`, or `None` if it is laid out already.
///
/// `tokens` must be those of `text`, and `text` a valid document. A byte order mark is dropped;
/// blanks after the last token stay, as spaces.
pub fn layout(text: &str, tokens: &[Token], scratch: &mut Scratch) -> Option<String> {
    let Scratch { spaces, lines, open } = scratch;
    // Where a byte is a column, widths are differences of places.
    let plain = text.is_ascii() && memchr(b'\r', text.as_bytes()).is_none();
    if !text.starts_with(BYTE_ORDER_MARK) && check::is_laid_out(text, plain, tokens, open) {
        return None;
    }
    spaces.clear();
    spaces.reserve(tokens.len());
    lines.clear();
    open.clear();
    while spaces.len() < tokens.len() {
        lines.push(line(text, tokens, spaces, open));
    }
    align(text, plain, tokens, lines, spaces, |line| line.assign);
    align(text, plain, tokens, lines, spaces, |line| line.comment);
    Some(write(text, tokens, spaces))
}

/// Cuts the line that begins with the first token without spaces, and sets the spaces before its
/// tokens as far as the line itself decides them.
///
/// Between two cells of a line alignment decides, within a cell the neighbours do; so the cells
/// need not be known yet when the neighbours are asked.
fn line(text: &str, tokens: &[Token], spaces: &mut Vec<u32>, open: &mut Vec<u32>) -> Line {
    let first = spaces.len();
    let line = &tokens[first..];
    spaces.push(0);
    let mut assign = None;
    let mut before = None;
    let mut last = line[0];
    // Brackets opened and not closed after the `=`.
    let mut open_after = last.kind.nesting();
    for next in &line[1..] {
        if last.kind.ends_line() {
            break;
        }
        if next.kind == TokenKind::Equal && assign.is_none() {
            assign = Some(spaces.len());
            open_after = 0;
        }
        spaces.push(u32::from(space_between(text, before, last, *next)));
        open_after += next.kind.nesting();
        before = Some(last.kind);
        last = *next;
    }
    // What goes on in other lines counts as part of the lead.
    assign = assign.filter(|_| open_after == 0);
    let lead = &tokens[first..assign.unwrap_or(spaces.len())];
    let until_heredoc = lead.iter().scan(false, |heredoc, token| {
        let counts = !*heredoc;
        *heredoc |= token.kind == TokenKind::OpenHeredoc;
        counts.then_some(token.kind.nesting())
    });
    let lead = until_heredoc.sum();
    if tokens[first].kind != TokenKind::Newline {
        spaces[first] = 2 * indent(lead, open);
    }
    let end = spaces.len() - 1;
    let comment = (last.kind.is_comment() && end > first).then_some(end);
    Line { first, assign, comment }
}

/// The indentation of a line whose lead opens `sum` brackets more than it closes, and the count
/// of open brackets brought up to date.
pub(super) fn indent(sum: i32, open: &mut Vec<u32>) -> u32 {
    let mut closings = if sum < 0 { sum.unsigned_abs() } else { 0 };
    while closings > 0 {
        match open.last_mut() {
            Some(opened) if *opened > closings => {
                *opened -= closings;
                break;
            }
            Some(opened) => {
                closings -= *opened;
                open.pop();
            }
            None => break,
        }
    }
    let levels = open.len() as u32;
    if sum > 0 {
        open.push(sum.unsigned_abs());
    }
    levels
}

/// Puts the cells that begin at the token `start_of` names in one column, for each run of
/// consecutive lines that have one: one column after the widest text before them.
fn align(
    text: &str,
    plain: bool,
    tokens: &[Token],
    lines: &[Line],
    spaces: &mut [u32],
    start_of: impl Fn(&Line) -> Option<usize>,
) {
    for run in lines.chunk_by(|a, b| start_of(a).is_some() && start_of(b).is_some()) {
        // The width of what stands before is kept where the spaces will go.
        let mut widest = 0;
        for line in run {
            let Some(start) = start_of(line) else { break };
            let cells = line.first..start;
            let blanks: u32 = spaces[cells.clone()].iter().sum();
            let columns: u32 = tokens[cells].iter().map(|token| width(text, plain, *token)).sum();
            spaces[start] = blanks + columns;
            widest = widest.max(blanks + columns);
        }
        for start in run.iter().map_while(&start_of) {
            spaces[start] = widest - spaces[start] + 1;
        }
    }
}

/// The columns that a token takes: one for each grapheme cluster of Unicode 15.0.
#[inline]
fn width(text: &str, plain: bool, token: Token) -> u32 {
    if plain { token.span.end - token.span.start } else { graphemes(token.text(text)) }
}

#[cold]
fn graphemes(text: &str) -> u32 {
    if text.is_ascii() && !text.contains('\r') {
        return text.len() as u32;
    }
    text.graphemes(true).count() as u32
}

/// `text` with as many spaces before each token as `spaces` says.
fn write(text: &str, tokens: &[Token], spaces: &[u32]) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let mut last = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    for (token, &count) in tokens.iter().zip(spaces) {
        out.extend(std::iter::repeat_n(' ', count as usize));
        out.push_str(token.text(text));
        last = token.span.end as usize;
    }
    out.extend(std::iter::repeat_n(' ', text.len() - last));
    out
}

#[cfg(test)]
mod tests;

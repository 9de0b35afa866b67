//! Layout: the number of spaces before each token, and nothing else.
//!
//! The result is what the reference formatter of HCL gives. Layout never adds, drops or changes a
//! token, a comment or a line break; where its answer for every token is what stands in the text
//! already, it makes nothing.
//!
//! `spacing` decides between neighbours in a line; this file cuts the lines, indents and aligns.

mod spacing;

use crate::syntax::lexer::BYTE_ORDER_MARK;
use crate::syntax::token::{Token, TokenKind};
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
    /// Index just past the last token.
    end: usize,
}

/// The laid out form of `text`, or `None` if it is laid out already.
///
/// `tokens` must be those of `text`, and `text` a valid document. A byte order mark is dropped;
/// blanks after the last token stay, as spaces.
pub fn layout(text: &str, tokens: &[Token], scratch: &mut Scratch) -> Option<String> {
    let Scratch { spaces, lines, open } = scratch;
    spaces.clear();
    spaces.resize(tokens.len(), 0);
    lines.clear();
    open.clear();
    let mut first = 0;
    while first < tokens.len() {
        let line = cut_line(tokens, first);
        first = line.end;
        indent(tokens, &line, open, spaces);
        set_spaces(text, tokens, &line, spaces);
        lines.push(line);
    }
    align(text, tokens, lines, spaces, |line| line.assign);
    align(text, tokens, lines, spaces, |line| line.comment);
    if is_laid_out(text, tokens, spaces) { None } else { Some(write(text, tokens, spaces)) }
}

/// The line that begins with token `first`.
fn cut_line(tokens: &[Token], first: usize) -> Line {
    let mut end = first;
    let mut assign = None;
    let mut balance = 0_i32;
    loop {
        let kind = tokens[end].kind;
        if kind == TokenKind::Equal && assign.is_none() && end > first {
            assign = Some(end);
        } else if assign.is_some() {
            balance += i32::from(kind.opens()) - i32::from(kind.closes());
        }
        end += 1;
        if kind.ends_line() || end == tokens.len() {
            break;
        }
    }
    let comment = (tokens[end - 1].kind.is_comment() && end - 1 > first).then_some(end - 1);
    Line { first, assign: assign.filter(|_| balance == 0), comment, end }
}

/// Sets the spaces before the first token of a line, and keeps count of the open brackets.
fn indent(tokens: &[Token], line: &Line, open: &mut Vec<u32>, spaces: &mut [u32]) {
    if tokens[line.first].kind == TokenKind::Newline {
        return;
    }
    let lead = line.first..line.assign.or(line.comment).unwrap_or(line.end);
    let mut sum = 0_i32;
    for token in &tokens[lead] {
        sum += i32::from(token.kind.opens()) - i32::from(token.kind.closes());
        if token.kind == TokenKind::OpenHeredoc {
            break;
        }
    }
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
    spaces[line.first] = 2 * open.len() as u32;
    if sum > 0 {
        open.push(sum.unsigned_abs());
    }
}

/// Sets the spaces within the cells of a line, and one before its assign cell.
fn set_spaces(text: &str, tokens: &[Token], line: &Line, spaces: &mut [u32]) {
    let end = line.comment.unwrap_or(line.end);
    let mut cell = |from: usize, to: usize| {
        for at in from + 1..to {
            let before = (at - 1 > from).then(|| tokens[at - 2].kind);
            spaces[at] = u32::from(space_between(text, before, tokens[at - 1], tokens[at]));
        }
    };
    match line.assign {
        Some(assign) => {
            cell(line.first, assign);
            cell(assign, end);
            spaces[assign] = 1;
        }
        None => cell(line.first, end),
    }
}

/// Puts the cells that begin at the token `start_of` names in one column, for each run of
/// consecutive lines that have one: one column after the widest text before them.
fn align(
    text: &str,
    tokens: &[Token],
    lines: &[Line],
    spaces: &mut [u32],
    start_of: impl Fn(&Line) -> Option<usize>,
) {
    for run in lines.chunk_by(|a, b| start_of(a).is_some() && start_of(b).is_some()) {
        if start_of(&run[0]).is_none() {
            continue;
        }
        // The width of what stands before is kept where the spaces will go.
        let mut widest = 0;
        for line in run {
            let Some(start) = start_of(line) else { continue };
            let width: usize = (line.first..start)
                .map(|at| spaces[at] as usize + width(tokens[at].text(text)))
                .sum();
            spaces[start] = width as u32;
            widest = widest.max(width as u32);
        }
        for start in run.iter().filter_map(&start_of) {
            spaces[start] = widest - spaces[start] + 1;
        }
    }
}

/// The columns that `text` takes: one for each grapheme cluster.
fn width(text: &str) -> usize {
    if text.is_ascii() && !text.contains('\r') {
        return text.len();
    }
    text.graphemes(true).count()
}

/// Whether the spaces before each token are those in `text` already.
fn is_laid_out(text: &str, tokens: &[Token], spaces: &[u32]) -> bool {
    let mut at = 0;
    for (token, &wanted) in tokens.iter().zip(spaces) {
        let gap = &text.as_bytes()[at as usize..token.span.start as usize];
        if gap.len() != wanted as usize || gap.iter().any(|b| *b != b' ') {
            return false;
        }
        at = token.span.end;
    }
    text.as_bytes()[at as usize..].iter().all(|b| *b == b' ')
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

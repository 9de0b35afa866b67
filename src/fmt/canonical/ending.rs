//! The ends of lines and of the file: one kind of line break throughout, exactly one at the end,
//! no byte order mark.

use super::{Document, skip};
use crate::source::text::{LineEnding, line_endings};
use crate::syntax::token::TokenKind as T;
use memchr::memchr;
use std::ops::Range;

/// The text with its line breaks and its end in order, or `None` if they are.
///
/// The lines of skipped items keep theirs, and so does the text of a heredoc that mixes them.
pub(super) fn ended(doc: &Document) -> Option<String> {
    let uniform = doc.start() == 0 && is_uniform(doc.text);
    let converted = if uniform { None } else { Some(converted(doc)) };
    let text = converted.as_deref().unwrap_or(doc.text);
    if text.bytes().all(|b| b.is_ascii_whitespace()) {
        return if doc.text.is_empty() { None } else { Some(String::new()) };
    }
    // Blank lines at the end go with those of other bodies. Blanks in a comment are its own.
    let comment = doc.tokens.last().is_some_and(|t| t.kind == T::LineComment);
    let trimmed = text.trim_end_matches([' ', '\t']).len();
    let ends = text[..trimmed].ends_with('\n');
    let end = if comment && !ends { text.len() } else { trimmed };
    if ends && end == text.len() {
        return converted.filter(|out| out != doc.text);
    }
    let line_break = if ends { "" } else { doc.line_break };
    Some([&text[..end], line_break].concat())
}

fn is_uniform(text: &str) -> bool {
    memchr(b'\r', text.as_bytes()).is_none() || !line_endings(text).mixed()
}

/// The text without a byte order mark, its line breaks those of its first line.
fn converted(doc: &Document) -> String {
    let first = line_endings(doc.text).first;
    let mut out = String::with_capacity(doc.text.len());
    let mut at = doc.start();
    for kept in kept(doc) {
        convert(&doc.text[at..kept.start], first, &mut out);
        out.push_str(&doc.text[kept.clone()]);
        at = kept.end;
    }
    convert(&doc.text[at..], first, &mut out);
    out
}

/// The bytes whose line breaks stay, in order.
fn kept(doc: &Document) -> Vec<Range<usize>> {
    let skipped: Vec<Range<usize>> = skip::skipped_lines(doc.text, doc.tokens, doc.outline)
        .iter()
        .map(|lines| skip::line_bytes(doc.text, doc.tokens, lines))
        .collect();
    let mut kept = heredocs(doc);
    kept.retain(|text| {
        let inside = |lines: &Range<usize>| lines.start <= text.start && text.end <= lines.end;
        line_endings(&doc.text[text.clone()]).mixed() && !skipped.iter().any(inside)
    });
    kept.extend(skipped);
    kept.sort_by_key(|range| range.start);
    kept
}

/// The texts of the outermost heredocs, from the line after `<<EOT` up to the closing line.
fn heredocs(doc: &Document) -> Vec<Range<usize>> {
    let mut texts = Vec::new();
    let mut depth = 0_usize;
    let mut start = 0;
    for token in doc.tokens {
        match token.kind {
            T::OpenHeredoc => {
                if depth == 0 {
                    start = token.span.end as usize;
                }
                depth += 1;
            }
            T::CloseHeredoc => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    texts.push(start..token.span.start as usize);
                }
            }
            _ => {}
        }
    }
    texts
}

/// Writes `text` with line breaks of this kind.
fn convert(text: &str, kind: Option<LineEnding>, out: &mut String) {
    for line in text.split_inclusive('\n') {
        match (line.strip_suffix('\n'), kind) {
            (Some(line), Some(LineEnding::Lf)) => {
                out.push_str(line.trim_end_matches('\r'));
                out.push('\n');
            }
            (Some(line), Some(LineEnding::CrLf)) => {
                out.push_str(line.strip_suffix('\r').unwrap_or(line));
                out.push_str("\r\n");
            }
            _ => out.push_str(line),
        }
    }
}

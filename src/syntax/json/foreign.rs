//! The part of the lexer for words, and for what people write in place of JSON: comments, other
//! quotes, operators, space that does not show.

use super::lexer::TokenKind;

/// How many characters are searched for the other quote of a string in wrong quotes, so that a
/// line of them takes no quadratic time.
const MAX_QUOTED: usize = 400;

/// Reads a word, or what is not JSON.
pub(super) fn other(text: &str, start: usize) -> (TokenKind, usize) {
    let rest = text.get(start..).unwrap_or_default();
    let mut chars = rest.chars();
    let first = chars.next().unwrap_or_default();
    let run = |part: fn(char) -> bool| rest.find(|c| !part(c)).unwrap_or(rest.len());
    let (kind, len) = match first {
        '\'' | '`' | '“' | '„' | '‘' | '”' | '’' => quoted(rest, first),
        '#' => (TokenKind::Comment, comments(rest)),
        '/' if matches!(chars.next(), Some('/' | '*')) => (TokenKind::Comment, comments(rest)),
        c if is_word(c) => {
            let len = run(is_word);
            match rest.get(..len) {
                Some("true") => (TokenKind::True, len),
                Some("false") => (TokenKind::False, len),
                Some("null") => (TokenKind::Null, len),
                _ => (TokenKind::Word, len),
            }
        }
        c if is_space(c) => (TokenKind::Space, run(is_space)),
        c if is_operator(c) => (TokenKind::Stray, run(is_operator)),
        c => (TokenKind::Stray, c.len_utf8()),
    };
    (kind, start + len)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '-' | '.')
}

fn is_space(c: char) -> bool {
    let json = matches!(c, ' ' | '\n' | '\r' | '\t');
    !json && (c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}' | '\u{2060}'))
}

fn is_operator(c: char) -> bool {
    matches!(c, '=' | '>' | '<' | '!' | '&' | '|' | '*' | '%' | '?')
}

/// The length of a string in quotes that JSON does not know, or of the quote alone if none on its
/// line closes it.
fn quoted(rest: &str, open: char) -> (TokenKind, usize) {
    let closes = |c: char| match open {
        '\'' | '`' => c == open,
        '‘' | '’' => c == '’',
        _ => matches!(c, '”' | '“'),
    };
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1).take(MAX_QUOTED) {
        match c {
            '\n' | '\r' => break,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if closes(c) => return (TokenKind::Quoted, at + c.len_utf8()),
            _ => {}
        }
    }
    (TokenKind::Stray, open.len_utf8())
}

/// The length of the comments at the start of `rest`, with space between them but not after.
fn comments(rest: &str) -> usize {
    let mut end = 0;
    loop {
        let tail = rest.get(end..).unwrap_or_default();
        let comment = tail.trim_start_matches([' ', '\n', '\r', '\t']);
        let start = end + (tail.len() - comment.len());
        let len = if comment.starts_with('#') || comment.starts_with("//") {
            comment.find(['\n', '\r']).unwrap_or(comment.len())
        } else if let Some(inside) = comment.strip_prefix("/*") {
            inside.find("*/").map_or(comment.len(), |at| at + 4)
        } else {
            return end;
        };
        end = start + len;
    }
}

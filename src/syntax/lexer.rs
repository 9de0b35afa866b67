//! The lossless lexer of HCL native syntax: text in, [`Token`]s out, nothing refused.
//!
//! What is not HCL becomes [`TokenKind::Unknown`]; what is wrong inside a token (an escape, a
//! line break in a quoted string, a number with two points) and in what follows what is for
//! [`super::grammar`] to say. Quoted strings that nobody closed end at the end of their line, so
//! that one missing quote does not turn the rest of a file inside out.

mod classes;
mod heredoc;

use super::runs;
use super::token::{Token, TokenKind};
use crate::span::Span;
use classes::{CLASSES, Class, identifier_end, identifier_rest};
use memchr::{memchr, memchr2};

/// The byte order mark, which may stand at the start of a text and is in no token.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Lexes `text` into `tokens`, which is emptied first and can be used again and again.
///
/// `text` must be shorter than 4 GiB.
pub fn lex_into(text: &str, tokens: &mut Vec<Token>) {
    tokens.clear();
    let start = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    Lexer { text, bytes: text.as_bytes(), at: start, tokens, modes: Vec::new(), braces: 0 }.run();
}

/// Lexes `text`, as [`lex_into`] does.
pub fn lex(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    lex_into(text, &mut tokens);
    tokens
}

/// What the lexer is inside of, from the outermost template inwards.
enum Mode {
    /// A quoted template.
    Quoted,
    /// A heredoc with this marker.
    Heredoc(Span),
    /// A template sequence; holds the number of braces open outside of it.
    Sequence(u32),
}

struct Lexer<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    tokens: &'a mut Vec<Token>,
    modes: Vec<Mode>,
    /// Braces opened and not closed since the innermost template sequence began.
    braces: u32,
}

impl Lexer<'_> {
    fn run(&mut self) {
        while self.at < self.bytes.len() {
            match self.modes.last() {
                Some(Mode::Quoted) => self.quoted(),
                Some(&Mode::Heredoc(marker)) => self.heredoc(marker),
                Some(Mode::Sequence(_)) | None => self.tokens(),
            }
        }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.bytes.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// Emits the token of `kind` from the current place up to `end`, and goes there.
    fn emit(&mut self, kind: TokenKind, end: usize) {
        self.tokens.push(Token { kind, span: Span::new(self.at, end) });
        self.at = end;
    }

    fn emit_bytes(&mut self, kind: TokenKind, count: usize) {
        self.emit(kind, self.at + count);
    }

    /// Tokens outside of template text, up to where such text begins or goes on.
    ///
    /// Nearly all bytes are blanks, names, plain strings and tokens of one byte; they are taken
    /// here without a look at anything else.
    fn tokens(&mut self) {
        let depth = self.modes.len();
        let bytes = self.bytes;
        let mut at = self.at;
        while let Some(&byte) = bytes.get(at) {
            let start = at;
            let kind = match CLASSES[byte as usize] {
                Class::Blank => {
                    at += 1;
                    // One space is the rule, many are an indentation or an alignment.
                    if bytes.get(at) == Some(&b' ') {
                        at = runs::spaces(bytes, at + 1);
                    }
                    continue;
                }
                Class::Letter => {
                    at = identifier_rest(self.text, at + 1);
                    TokenKind::Identifier
                }
                Class::Alone(kind) => {
                    at += 1;
                    kind
                }
                Class::Quote => {
                    let end = runs::quoted_bytes(bytes, at + 1);
                    if bytes.get(end) == Some(&b'"') {
                        self.plain_string(at, end);
                        at = end + 1;
                        continue;
                    }
                    self.at = at;
                    self.emit_bytes(TokenKind::OpenQuote, 1);
                    self.modes.push(Mode::Quoted);
                    return;
                }
                Class::Other => {
                    self.at = at;
                    self.token(byte);
                    if self.modes.len() != depth {
                        return;
                    }
                    at = self.at;
                    continue;
                }
            };
            self.tokens.push(Token { kind, span: Span::new(start, at) });
        }
        self.at = at;
    }

    /// The tokens of a string whose quotes stand at the bytes `open` and `close`, with nothing
    /// but text between them.
    #[inline]
    fn plain_string(&mut self, open: usize, close: usize) {
        let token = |kind, start, end| Token { kind, span: Span::new(start, end) };
        let quote = token(TokenKind::OpenQuote, open, open + 1);
        let end = token(TokenKind::CloseQuote, close, close + 1);
        if close > open + 1 {
            let text = token(TokenKind::QuotedText, open + 1, close);
            self.tokens.extend_from_slice(&[quote, text, end]);
        } else {
            self.tokens.extend_from_slice(&[quote, end]);
        }
    }

    /// One token outside of template text, which begins with `byte`, of no class of its own.
    fn token(&mut self, byte: u8) {
        use TokenKind as T;
        let next = self.peek(1);
        match byte {
            b'\r' if next == b'\n' => self.emit_bytes(T::Newline, 2),
            b'0'..=b'9' => self.number(),
            b'{' => {
                self.braces += 1;
                self.emit_bytes(T::OpenBrace, 1);
            }
            b'}' => self.close_brace(1),
            b'~' if next == b'}' && self.braces == 0 && !self.modes.is_empty() => {
                self.close_brace(2);
            }
            b'#' => self.line_comment(),
            b'/' if next == b'/' => self.line_comment(),
            b'/' if next == b'*' => self.block_comment(),
            b'.' if next == b'.' && self.peek(2) == b'.' => self.emit_bytes(T::Ellipsis, 3),
            b'.' => self.emit_bytes(T::Dot, 1),
            b':' if next == b':' => self.emit_bytes(T::DoubleColon, 2),
            b':' => self.emit_bytes(T::Colon, 1),
            b'=' if next == b'=' => self.emit_bytes(T::EqualEqual, 2),
            b'=' if next == b'>' => self.emit_bytes(T::FatArrow, 2),
            b'=' => self.emit_bytes(T::Equal, 1),
            b'/' => self.emit_bytes(T::Slash, 1),
            b'!' if next == b'=' => self.emit_bytes(T::BangEqual, 2),
            b'!' => self.emit_bytes(T::Bang, 1),
            b'<' if next == b'<' => self.heredoc_or_less(),
            b'<' if next == b'=' => self.emit_bytes(T::LessEqual, 2),
            b'<' => self.emit_bytes(T::Less, 1),
            b'>' if next == b'=' => self.emit_bytes(T::GreaterEqual, 2),
            b'>' => self.emit_bytes(T::Greater, 1),
            b'&' if next == b'&' => self.emit_bytes(T::AndAnd, 2),
            b'|' if next == b'|' => self.emit_bytes(T::OrOr, 2),
            0x80.. => self.beyond_ascii(),
            _ => self.unknown(1),
        }
    }

    /// A `}` or `~}` of `width` bytes: the end of the template sequence if no brace is open in it.
    fn close_brace(&mut self, width: usize) {
        if self.braces > 0 {
            self.braces -= 1;
        } else if let Some(Mode::Sequence(outside)) = self.modes.pop() {
            self.braces = outside;
            return self.emit_bytes(TokenKind::CloseSequence, width);
        }
        self.emit_bytes(TokenKind::CloseBrace, width);
    }

    /// Digits with as many fractions and exponents as there are; `1.2.3` is one (bad) number, and
    /// `1.e3` is a good one.
    fn number(&mut self) {
        let mut end = self.digits(self.at);
        loop {
            let longer = match self.bytes.get(end) {
                Some(b'.') => self.digits(end + 1).max(self.exponent(end + 1)),
                Some(b'e' | b'E') => self.exponent(end),
                _ => break,
            };
            if longer <= end + 1 {
                break;
            }
            end = longer;
        }
        self.emit(TokenKind::Number, end);
    }

    /// Where the digits that begin at byte `at` end.
    fn digits(&self, at: usize) -> usize {
        at + self.bytes.get(at..).map_or(0, |b| b.iter().take_while(|b| b.is_ascii_digit()).count())
    }

    /// Where the exponent that begins at byte `at` ends; `at` itself if none does.
    fn exponent(&self, at: usize) -> usize {
        let digits = match self.bytes.get(at..).unwrap_or(&[]) {
            [b'e' | b'E', b'+' | b'-', ..] => at + 2,
            [b'e' | b'E', ..] => at + 1,
            _ => return at,
        };
        let end = self.digits(digits);
        if end > digits { end } else { at }
    }

    fn line_comment(&mut self) {
        let end =
            memchr(b'\n', &self.bytes[self.at..]).map_or(self.bytes.len(), |n| self.at + n + 1);
        self.emit(TokenKind::LineComment, end);
    }

    fn block_comment(&mut self) {
        if let Some(n) = self.text[self.at + 2..].find("*/") {
            self.emit_bytes(TokenKind::BlockComment, n + 4);
        } else {
            // Nobody closed it: two operators, and the grammar says what was meant.
            self.emit_bytes(TokenKind::Slash, 1);
            self.emit_bytes(TokenKind::Star, 1);
        }
    }

    fn beyond_ascii(&mut self) {
        let end = identifier_end(self.text, self.at);
        if end > self.at {
            return self.emit(TokenKind::Identifier, end);
        }
        let width = self.text[self.at..].chars().next().map_or(1, char::len_utf8);
        self.unknown(width);
    }

    /// `width` bytes that begin no token; joined to the token before if that is such a one too.
    fn unknown(&mut self, width: usize) {
        let at = self.at as u32;
        if let Some(last) = self.tokens.last_mut()
            && last.kind == TokenKind::Unknown
            && last.span.end == at
        {
            last.span.end += width as u32;
            self.at += width;
            return;
        }
        self.emit_bytes(TokenKind::Unknown, width);
    }

    /// Begins the template sequence whose `${` or `%{` is at the current place.
    fn open_sequence(&mut self, kind: TokenKind) {
        let width = if self.peek(2) == b'~' { 3 } else { 2 };
        self.emit_bytes(kind, width);
        self.modes.push(Mode::Sequence(std::mem::take(&mut self.braces)));
    }

    /// The kind of template sequence that begins at byte `at`, if one does.
    fn sequence_at(&self, at: usize) -> Option<TokenKind> {
        match &self.bytes[at..] {
            [b'$', b'{', ..] => Some(TokenKind::OpenInterpolation),
            [b'%', b'{', ..] => Some(TokenKind::OpenDirective),
            _ => None,
        }
    }

    /// The length of an escaped `$${` or `%%{` at byte `at`, or of the one byte there.
    fn literal_width(&self, at: usize) -> usize {
        match &self.bytes[at..] {
            [b'$', b'$', b'{', ..] | [b'%', b'%', b'{', ..] => 3,
            _ => 1,
        }
    }

    /// The text of a quoted template up to a sequence or its end, and what comes there.
    fn quoted(&mut self) {
        let mut end = self.at;
        let closed = loop {
            match self.bytes.get(end) {
                None => break false,
                Some(b'"') => break true,
                Some(b'\\') => {
                    // What is escaped is never a quote or a sequence, but may be a line break.
                    end += 1 + usize::from(!matches!(self.bytes.get(end + 1), None | Some(b'\n')));
                    while !self.text.is_char_boundary(end) {
                        end += 1;
                    }
                }
                Some(b'$' | b'%') => match self.sequence_at(end) {
                    Some(kind) => {
                        self.text_before(TokenKind::QuotedText, end);
                        return self.open_sequence(kind);
                    }
                    None => end += self.literal_width(end),
                },
                Some(b'\n') if !self.goes_on_after(end) => break false,
                Some(_) => end = runs::quoted_bytes(self.bytes, end + 1),
            }
        };
        self.text_before(TokenKind::QuotedText, end);
        self.modes.pop();
        if closed {
            self.emit_bytes(TokenKind::CloseQuote, 1);
        }
    }

    /// Whether a string that is open at the line break at byte `at` is closed on the next line:
    /// it is if that line holds an odd number of quotes.
    fn goes_on_after(&self, at: usize) -> bool {
        let line = &self.bytes[at + 1..];
        let line = &line[..memchr(b'\n', line).unwrap_or(line.len())];
        let mut quotes = 0;
        let mut rest = line;
        while let Some(n) = memchr2(b'"', b'\\', rest) {
            quotes += usize::from(rest[n] == b'"');
            rest = rest.get(n + 1 + usize::from(rest[n] == b'\\')..).unwrap_or(&[]);
        }
        quotes % 2 == 1
    }

    /// Emits the text up to `end`, if there is any.
    fn text_before(&mut self, kind: TokenKind, end: usize) {
        if end > self.at {
            self.emit(kind, end);
        }
    }
}

#[cfg(test)]
mod tests;

//! Heredocs: the line that opens one, its text, and the line that closes it.

use super::classes::identifier_end;
use super::{Lexer, Mode};
use crate::span::Span;
use crate::syntax::token::TokenKind;
use memchr::{memchr, memchr3};

impl Lexer<'_> {
    /// `<<EOT\n` and `<<-EOT\n` open a heredoc; any other `<<` is an operator twice.
    pub(super) fn heredoc_or_less(&mut self) {
        let dash = usize::from(self.peek(2) == b'-');
        let marker = self.at + 2 + dash;
        let end = identifier_end(self.text, marker);
        let line_break = match &self.bytes[end..] {
            [b'\n', ..] => 1,
            [b'\r', b'\n', ..] => 2,
            _ => 0,
        };
        if end == marker || line_break == 0 {
            return self.emit_bytes(TokenKind::Less, 1);
        }
        self.modes.push(Mode::Heredoc(Span::new(marker, end)));
        self.emit(TokenKind::OpenHeredoc, end + line_break);
    }

    /// The text of a heredoc up to a sequence or its closing line, and what comes there.
    pub(super) fn heredoc(&mut self, marker: Span) {
        let mut end = self.at;
        loop {
            if self.bytes[end - 1] == b'\n'
                && let Some(close) = self.heredoc_close(marker, end)
            {
                self.text_before(TokenKind::HeredocText, end);
                self.modes.pop();
                return self.emit(TokenKind::CloseHeredoc, close);
            }
            let Some(n) = memchr3(b'\n', b'$', b'%', &self.bytes[end..]) else {
                return self.emit(TokenKind::HeredocText, self.bytes.len());
            };
            end += n;
            if self.bytes[end] == b'\n' {
                end += 1;
                if end == self.bytes.len() {
                    return self.emit(TokenKind::HeredocText, end);
                }
            } else if let Some(kind) = self.sequence_at(end) {
                self.text_before(TokenKind::HeredocText, end);
                return self.open_sequence(kind);
            } else {
                end += self.literal_width(end);
            }
        }
    }

    /// Where the line at byte `start` ends, its break excluded, if it closes the heredoc: blanks,
    /// the marker, blanks, and a line break, without which the reference does not see it.
    fn heredoc_close(&self, marker: Span, start: usize) -> Option<usize> {
        let rest = &self.text[start..];
        let blanks = self.bytes[start..].iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let marker = &self.text[marker.range()];
        let plain = rest.get(blanks..)?.starts_with(marker);
        if !plain && self.bytes.get(start + blanks).is_none_or(u8::is_ascii_graphic) {
            return None;
        }
        let line = &rest[..memchr(b'\n', rest.as_bytes())?];
        (line.trim() == marker).then(|| start + line.strip_suffix('\r').unwrap_or(line).len())
    }
}

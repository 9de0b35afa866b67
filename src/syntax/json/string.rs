//! Strings of a JSON text: what they say, and where in the source each decoded byte comes from.
//! Everything here works on strings that were read without fault.

use crate::span::Span;
use std::borrow::Cow;
use std::ops::Range;

/// A string where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JsonString {
    /// Its place, quotes included.
    pub span: Span,
    /// Whether it holds escapes, so that its value differs from its spelling.
    pub escaped: bool,
}

impl JsonString {
    /// The place of what is between the quotes.
    pub fn inner(&self) -> Span {
        Span { start: self.span.start + 1, end: self.span.end - 1 }
    }

    /// What is written between the quotes, in the text it was parsed from.
    pub fn raw<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.inner().range()).unwrap_or_default()
    }

    /// What the string says, with escapes read. Half surrogates become U+FFFD.
    pub fn value<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let raw = self.raw(text);
        if !self.escaped {
            return Cow::Borrowed(raw);
        }
        let mut value = String::with_capacity(raw.len());
        for piece in pieces(raw) {
            match piece {
                Piece::Plain(plain) => value.push_str(plain),
                Piece::Escape(char, _) => value.push(char),
            }
        }
        Cow::Owned(value)
    }

    /// What the string says together with where each byte of it comes from.
    pub fn decode<'t>(&self, text: &'t str) -> Decoded<'t> {
        let mut escapes = Vec::new();
        if self.escaped {
            let mut source = self.inner().start;
            let mut decoded = 0;
            for piece in pieces(self.raw(text)) {
                let (source_len, decoded_len) = match piece {
                    Piece::Plain(plain) => (plain.len(), plain.len()),
                    Piece::Escape(char, len) => {
                        let escape = Escape { decoded, width: char.len_utf8() as u8, source };
                        escapes.push((escape, len as u8));
                        (len, char.len_utf8())
                    }
                };
                source += source_len as u32;
                decoded += decoded_len as u32;
            }
        }
        Decoded { value: self.value(text), start: self.inner().start, escapes }
    }
}

/// A string's value with the way back to its source.
#[derive(Clone, Debug)]
pub struct Decoded<'t> {
    /// What the string says.
    pub value: Cow<'t, str>,
    start: u32,
    /// Each escape and how many bytes of source it takes, in order.
    escapes: Vec<(Escape, u8)>,
}

/// Where one escape stands in the value and in the source.
#[derive(Clone, Copy, Debug)]
struct Escape {
    decoded: u32,
    width: u8,
    source: u32,
}

impl Decoded<'_> {
    /// The source offset of the byte at offset `at` of the value. A byte that an escape stands
    /// for is at the escape's backslash; the end of the value is at the closing quote.
    pub fn offset(&self, at: usize) -> usize {
        let at = at.min(self.value.len()) as u32;
        let before = self.escapes.partition_point(|(escape, _)| escape.decoded <= at);
        let Some((escape, len)) = before.checked_sub(1).and_then(|i| self.escapes.get(i)) else {
            return (self.start + at) as usize;
        };
        let past = escape.decoded + u32::from(escape.width);
        if at < past {
            escape.source as usize
        } else {
            (escape.source + u32::from(*len) + (at - past)) as usize
        }
    }

    /// The source of bytes `range` of the value, with escapes that it touches taken whole.
    pub fn span(&self, range: Range<usize>) -> Span {
        let start = self.offset(range.start);
        let mut end = range.end;
        while !self.value.is_char_boundary(end) && end < self.value.len() {
            end += 1;
        }
        Span::new(start, self.offset(end).max(start))
    }
}

enum Piece<'t> {
    Plain(&'t str),
    /// The character meant, and how many bytes of source say so.
    Escape(char, usize),
}

/// The runs of plain text and the escapes of `raw`, in order.
fn pieces(raw: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = raw;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let plain = rest.find('\\').unwrap_or(rest.len());
        if plain > 0 {
            let (head, tail) = rest.split_at(plain);
            rest = tail;
            return Some(Piece::Plain(head));
        }
        let (char, len) = escape(rest);
        rest = rest.get(len..).unwrap_or_default();
        Some(Piece::Escape(char, len))
    })
}

/// Reads the escape at the start of `rest`: its character and length in bytes.
fn escape(rest: &str) -> (char, usize) {
    match rest.as_bytes().get(1) {
        Some(b'b') => ('\u{8}', 2),
        Some(b'f') => ('\u{c}', 2),
        Some(b'n') => ('\n', 2),
        Some(b'r') => ('\r', 2),
        Some(b't') => ('\t', 2),
        Some(b'u') => unicode(rest),
        Some(&byte) if byte.is_ascii() => (char::from(byte), 2),
        _ => ('\\', 1),
    }
}

fn unicode(rest: &str) -> (char, usize) {
    let Some(unit) = unit(rest) else { return (char::REPLACEMENT_CHARACTER, 2) };
    if let Some(char) = char::from_u32(unit) {
        return (char, 6);
    }
    // A surrogate: the first half of a pair, or one that stands alone.
    let pair = rest.get(6..).and_then(self::unit).and_then(|low| {
        let both = unit < 0xDC00 && (0xDC00..0xE000).contains(&low);
        both.then(|| char::from_u32(0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00)))?
    });
    pair.map_or((char::REPLACEMENT_CHARACTER, 6), |char| (char, 12))
}

/// The number in a `\uXXXX` at the start of `rest`.
fn unit(rest: &str) -> Option<u32> {
    let digits = rest.strip_prefix("\\u")?.get(..4)?;
    u32::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn string(text: &str) -> JsonString {
        JsonString { span: Span::new(0, text.len()), escaped: text.contains('\\') }
    }

    #[test]
    fn escapes_are_read() {
        for (text, value) in [
            (r#""""#, ""),
            (r#""plain é""#, "plain é"),
            (r#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
            (r#""\u0041\u00e9\u20AC""#, "Aé€"),
            (r#""\uD83D\uDE00!""#, "😀!"),
            (r#""\ud800""#, "\u{fffd}"),
            (r#""\ud800x""#, "\u{fffd}x"),
            (r#""\udc00\ud800""#, "\u{fffd}\u{fffd}"),
            (r#""\ud800\u0041""#, "\u{fffd}A"),
            (r#""\ud83d\ud83d\ude00""#, "\u{fffd}😀"),
        ] {
            assert_eq!(string(text).value(text), value, "{text}");
            assert_eq!(string(text).decode(text).value, value, "{text}");
        }
    }

    #[test]
    fn places_count_escapes() {
        let text = r#""a\n\uD83D\uDE00é\u00e9z""#;
        let decoded = string(text).decode(text);
        assert_eq!(decoded.value, "a\n😀ééz");
        let at = |part: &str| decoded.offset(decoded.value.find(part).unwrap());
        assert_eq!(at("a"), 1);
        assert_eq!(at("\n"), 2);
        assert_eq!(at("😀"), 4);
        assert_eq!(decoded.offset(3), 4, "inside what an escape stands for");
        assert_eq!(at("é"), 16);
        assert_eq!(decoded.offset(8), 18, "the escaped é");
        assert_eq!(at("z"), 24);
        assert_eq!(decoded.offset(decoded.value.len()), text.len() - 1);
        assert_eq!(decoded.offset(999), text.len() - 1);
    }

    #[test]
    fn spans_take_escapes_whole() {
        let text = r#""x\uD83D\uDE00y""#;
        let decoded = string(text).decode(text);
        assert_eq!(&text[decoded.span(1..5).range()], r"\uD83D\uDE00");
        assert_eq!(&text[decoded.span(2..3).range()], r"\uD83D\uDE00");
        assert_eq!(&text[decoded.span(5..6).range()], "y");
        assert_eq!(&text[decoded.span(0..6).range()], r"x\uD83D\uDE00y");
        assert_eq!(decoded.span(6..6), Span::at(text.len() - 1));
    }

    #[test]
    fn every_offset_goes_back_to_the_char_it_came_from() {
        let text = r#""p\u0041\\\"q\u20acr""#;
        let decoded = string(text).decode(text);
        let mut last = 0;
        for (at, char) in decoded.value.char_indices() {
            let span = decoded.span(at..at + char.len_utf8());
            assert!(span.start >= last && !span.is_empty());
            last = span.end;
            let piece = format!("\"{}\"", &text[span.range()]);
            assert_eq!(string(&piece).value(&piece), char.to_string());
        }
    }
}

//! Quoted strings without interpolation: what they say.

use super::token::{Token, TokenKind};
use std::borrow::Cow;
use unicode_normalization::{UnicodeNormalization, is_nfc};

/// The text that `tokens`, made from `text`, spell out if they are one quoted string without
/// interpolation or directives, and nothing else: in Unicode normal form C, as HCL reads it.
pub fn quoted<'t>(text: &'t str, tokens: &[Token]) -> Option<Cow<'t, str>> {
    use TokenKind::{CloseQuote, OpenQuote, QuotedText};
    match tokens {
        [open, close] if open.kind == OpenQuote && close.kind == CloseQuote => {
            Some(Cow::Borrowed(""))
        }
        [open, inner, close]
            if (open.kind, inner.kind, close.kind) == (OpenQuote, QuotedText, CloseQuote) =>
        {
            Some(unescape(text.get(inner.span.range())?))
        }
        _ => None,
    }
}

/// What `raw`, the text between the quotes of a string without interpolation, says.
pub fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.bytes().any(|b| matches!(b, b'\\' | b'{')) {
        return normal(Cow::Borrowed(raw));
    }
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find(['\\', '$', '%']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let (written, length) = match rest.as_bytes() {
            [b'$', b'$', b'{', ..] | [b'%', b'%', b'{', ..] => (Some(&rest[1..3]), 3),
            [b'\\', b'n', ..] => (Some("\n"), 2),
            [b'\\', b'r', ..] => (Some("\r"), 2),
            [b'\\', b't', ..] => (Some("\t"), 2),
            [b'\\', b'"' | b'\\', ..] => (Some(&rest[1..2]), 2),
            [b'\\', b'u', ..] => (None, 6),
            [b'\\', b'U', ..] => (None, 10),
            _ => (Some(&rest[..1]), 1),
        };
        if let Some(written) = written {
            out.push_str(written);
        } else {
            let digits = rest.get(2..length).and_then(|d| u32::from_str_radix(d, 16).ok());
            out.push(digits.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    out.push_str(rest);
    normal(Cow::Owned(out))
}

fn normal(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.is_ascii() || is_nfc(&text) { text } else { Cow::Owned(text.nfc().collect()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_read() {
        for (raw, value) in [
            ("plain", "plain"),
            (r#"\n\r\t\"\\"#, "\n\r\t\"\\"),
            (r"\u00e9\U0001F600", "é😀"),
            ("$${a} %%{b} $x {", "${a} %{b} $x {"),
            ("e\u{301}", "é"),
            (r"e\u0301", "é"),
            (r"\ud800", "\u{fffd}"),
        ] {
            assert_eq!(unescape(raw), value, "{raw}");
        }
    }
}

//! Strings written as quoted literals.

use super::unseen::is_unseen;
use std::fmt::Write as _;

/// `string` as a quoted literal, with escapes for what is not seen. A line break becomes `\n`.
pub fn in_quotes(string: &str) -> String {
    let mut out = String::with_capacity(string.len() + 2);
    out.push('"');
    let mut chars = string.chars().peekable();
    let mut before = '"';
    while let Some(c) = chars.next() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            '\n' => out.push_str("\\n"),
            '$' | '%' if chars.peek() == Some(&'{') => out.extend([c, c]),
            // Within a word they are part of its spelling, and within an emoji of the picture.
            '\u{200c}' | '\u{200d}' if !before.is_ascii() => out.push(c),
            c if c.is_control() || is_unseen(c) => {
                let code = u32::from(c);
                // Writing to a string cannot fail.
                let _ = match code {
                    ..0x10000 => write!(out, "\\u{code:04x}"),
                    _ => write!(out, "\\U{code:08x}"),
                };
            }
            c => out.push(c),
        }
        before = c;
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_mean_something_else_is_escaped() {
        assert_eq!(in_quotes("a\"b\\c"), r#""a\"b\\c""#);
        assert_eq!(in_quotes("${x} %{ if $ % {}"), r#""$${x} %%{ if $ % {}""#);
        assert_eq!(in_quotes("é🦀\t\r\0\u{7f}\u{85}"), "\"é🦀\\t\\r\\u0000\\u007f\\u0085\"");
    }

    #[test]
    fn what_is_not_seen_is_escaped_but_for_joiners_in_words_and_emoji() {
        assert_eq!(
            in_quotes("a\u{202e}b\u{200b}\u{feff}\u{e0041}\u{2028}"),
            r#""a\u202eb\u200b\ufeff\U000e0041\u2028""#
        );
        assert_eq!(in_quotes("\u{200d}a\u{200c}"), r#""\u200da\u200c""#);
        let joined = "می\u{200c}خواهم 👩\u{200d}🚀";
        assert_eq!(in_quotes(joined), format!("\"{joined}\""));
    }
}

//! Findings about single tokens that are not JSON: what is wrong with them and what to write.

use super::lexer::{Token, TokenKind, escape_len};
use crate::finding::Finding;
use crate::span::Span;
use crate::syntax::unseen::is_unseen;

/// A `syntax-error` at `span`.
pub(super) fn syntax(span: Span, message: impl Into<String>) -> Finding {
    Finding::new("syntax-error", span, message).code("HCL_PARSE")
}

/// Where a faulty token stands, as far as wording depends on it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Where a property's name belongs.
    Name,
    /// Where a value belongs.
    Value,
    /// Where neither does.
    Other,
}

/// The finding for `token`, which is of a faulty kind, or stands where it cannot.
pub(super) fn token(text: &str, token: Token, place: Place) -> Finding {
    let span = token.span;
    match token.kind {
        TokenKind::BadString => string(text, span),
        TokenKind::Quoted => quoted(text, span),
        TokenKind::BadNumber if place != Place::Name => number(text, span),
        TokenKind::Word if place == Place::Value => word(text, span),
        TokenKind::Word if place == Place::Name => {
            syntax(span, format!("the name {} has no quotes", shown(text, span)))
                .label("a name is a string")
                .help(format!("write `\"{}\"`", short(text, span)))
        }
        TokenKind::Stray if text.get(span.range()).is_some_and(is_quote) => {
            syntax(span, format!("{} cannot start or end a string", shown(text, span)))
                .label("not a double quote")
                .help("write `\"` at both ends of a string")
        }
        TokenKind::Comment => comment(text, span),
        TokenKind::Space => space(text, span),
        _ if place == Place::Name => {
            syntax(span, format!("{} stands where a name belongs", shown(text, span)))
                .label("expected a name in double quotes")
                .help("write each property as `\"name\": value`")
        }
        _ => syntax(span, format!("{} means nothing in JSON", shown(text, span)))
            .label("not JSON")
            .help("a value is a string in double quotes, a number, `true`, `false`, `null`, `[…]` or `{…}`"),
    }
}

fn is_quote(source: &str) -> bool {
    matches!(source, "'" | "`" | "“" | "”" | "„" | "‘" | "’")
}

/// The source at `span` in backticks, cut short, with characters that do not show named.
pub(super) fn shown(text: &str, span: Span) -> String {
    let source = text.get(span.range()).unwrap_or_default();
    match source.chars().next() {
        Some(c) if c.is_control() || c.is_whitespace() || is_unseen(c) => {
            format!("the character U+{:04X}", u32::from(c))
        }
        _ => format!("`{}`", short(text, span)),
    }
}

/// The source at `span`, cut short at a line break or after forty characters.
fn short(text: &str, span: Span) -> String {
    let source = text.get(span.range()).unwrap_or_default();
    let line = source.split(char::is_control).next().unwrap_or_default();
    let mut short: String = line.chars().take(40).collect();
    if short.len() < source.len() {
        short.push('…');
    }
    short
}

/// Whether the string at `span` ends in its own quote. Strings that do not give no hint of what
/// was meant behind them.
pub(super) fn is_closed(text: &str, span: Span) -> bool {
    let bytes = text.get(span.range()).unwrap_or_default().as_bytes();
    let mut at = 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return true,
            b'\\' => at += escape_len(bytes, at).unwrap_or(1),
            _ => at += 1,
        }
    }
    false
}

/// The first fault inside a string.
fn string(text: &str, span: Span) -> Finding {
    let bytes = text.as_bytes();
    let mut at = span.start as usize + 1;
    if !is_closed(text, span) {
        return syntax(span, "the string has no closing quote")
            .label("starts here")
            .help("write `\"` where the string ends; a quote inside it is written `\\\"`");
    }
    while at < span.end as usize {
        match bytes.get(at) {
            Some(b'\\') => match escape_len(bytes, at) {
                Some(len) => at += len,
                None => return escape(text, at),
            },
            Some(&byte) if byte < 0x20 => return control(byte, at),
            _ => at += 1,
        }
    }
    syntax(span, "the string cannot be read")
}

fn control(byte: u8, at: usize) -> Finding {
    let (name, escape) = match byte {
        b'\n' | b'\r' => ("a line break", "\\n".to_owned()),
        b'\t' => ("a tab", "\\t".to_owned()),
        0x08 => ("a backspace", "\\b".to_owned()),
        0x0c => ("a form feed", "\\f".to_owned()),
        _ => ("a control character", format!("\\u{byte:04x}")),
    };
    syntax(Span::new(at, at + 1), format!("{name} stands in a string"))
        .label("only as an escape")
        .help(format!("write `{escape}`"))
}

fn escape(text: &str, at: usize) -> Finding {
    let rest = text.get(at..).unwrap_or_default();
    let next = rest.chars().nth(1);
    if let Some(c) = next.filter(char::is_ascii_control) {
        return control(c as u8, at + 1);
    }
    if next == Some('u') {
        let digits = rest.chars().skip(2).take(4).take_while(char::is_ascii_hexdigit).count();
        let span = Span::new(at, at + 2 + digits);
        return syntax(span, format!("the escape {} is cut short", shown(text, span)))
            .label(format!("{digits} of 4 hexadecimal digits"))
            .help("write four hexadecimal digits after `\\u`, as in `\\u00e9`");
    }
    let span = Span::new(at, at + 1 + next.map_or(0, char::len_utf8));
    let help = match next {
        Some('\'') => "write `'` without a backslash".to_owned(),
        Some('x' | 'U') => "write the character itself, or `\\u` and four hexadecimal digits; \
             for a backslash write `\\\\`"
            .to_owned(),
        Some('0') => "write `\\u0000`; for a backslash write `\\\\`".to_owned(),
        Some('a' | 'v' | 'e') => "write `\\u` and the four hexadecimal digits of the character; \
             for a backslash write `\\\\`"
            .to_owned(),
        Some('$' | '%') => "write `$${` or `%%{` for a literal `${` or `%{`".to_owned(),
        _ => "write `\\\\` for a backslash; the escapes of JSON are `\\\"`, `\\\\`, `\\/`, `\\b`, \
             `\\f`, `\\n`, `\\r`, `\\t` and `\\uXXXX`"
            .to_owned(),
    };
    syntax(span, format!("JSON has no escape {}", shown(text, span)))
        .label("unknown escape")
        .help(help)
}

fn quoted(text: &str, span: Span) -> Finding {
    let source = text.get(span.range()).unwrap_or_default();
    let kind = match source.chars().next() {
        Some('\'') => "single quotes",
        Some('`') => "backticks",
        _ => "typographic quotes",
    };
    let inside: String = source.chars().skip(1).collect();
    let inside = inside.get(..inside.char_indices().last().map_or(0, |(at, _)| at)).unwrap_or("");
    let plain = inside.chars().count() <= 40 && !inside.contains(['"', '\\']);
    let help = if plain {
        format!("write `\"{inside}\"`")
    } else {
        "write `\"` at both ends, and `\\\"` for a quote inside".to_owned()
    };
    syntax(span, format!("the string stands in {kind}"))
        .label("JSON takes double quotes")
        .help(help)
}

fn comment(text: &str, span: Span) -> Finding {
    let source = text.get(span.range()).unwrap_or_default();
    if source.starts_with("/*") && !source.contains("*/") {
        return syntax(span, "the comment has no end, and JSON has no comments")
            .label("reaches to the end of the file")
            .help("take it out, or write a property `\"//\": \"…\"` in the object it is about");
    }
    syntax(span, "JSON has no comments")
        .label("a comment")
        .help("write a property `\"//\": \"…\"` in the object it is about, or take it out")
}

fn space(text: &str, span: Span) -> Finding {
    let name = match text.get(span.range()).and_then(|source| source.chars().next()) {
        Some('\u{a0}') => "a no-break space (U+00A0)".to_owned(),
        Some('\u{feff}') => "a byte order mark (U+FEFF) inside the text".to_owned(),
        Some(c) => format!("the character U+{:04X}", u32::from(c)),
        None => String::new(),
    };
    syntax(span, format!("{name} is not space in JSON"))
        .label("does not show")
        .help("replace it by an ordinary space, or take it out")
}

fn word(text: &str, span: Span) -> Finding {
    let word = text.get(span.range()).unwrap_or_default();
    let instead = match word.to_ascii_lowercase().as_str() {
        "true" | "yes" | "on" => Some("true"),
        "false" | "no" | "off" => Some("false"),
        "null" | "none" | "nil" | "undefined" => Some("null"),
        "nan" | "inf" | "infinity" => return no_number(text, span),
        _ => None,
    };
    let finding =
        syntax(span, format!("{} is not a JSON value", shown(text, span))).label("not in quotes");
    if let Some(instead) = instead {
        return finding.help(format!("write `{instead}`, or `\"{word}\"` for the text"));
    }
    let short = short(text, span);
    finding.help(format!("write `\"{short}\"` for the text, `\"${{{short}}}\"` for an expression"))
}

fn no_number(text: &str, span: Span) -> Finding {
    syntax(span, format!("JSON has no number {}", shown(text, span)))
        .label("not finite")
        .help("write `null`, or the word in double quotes as a string")
}

fn number(text: &str, span: Span) -> Finding {
    let number = text.get(span.range()).unwrap_or_default();
    let (sign, digits) = match number.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", number.strip_prefix('+').unwrap_or(number)),
    };
    let what = shown(text, span);
    let lower = digits.to_ascii_lowercase();
    if matches!(lower.as_str(), "infinity" | "inf" | "nan") {
        return no_number(text, span);
    }
    let (message, help) = if digits.is_empty() {
        (format!("{what} has no number after it"), "write a digit after the sign".to_owned())
    } else if ["0x", "0b", "0o"].iter().any(|prefix| lower.starts_with(prefix)) {
        (format!("the number {what} is not decimal"), "write it in decimal digits".to_owned())
    } else if number.contains('_') && digits.chars().all(|c| c.is_ascii_digit() || c == '_') {
        let help = format!("write `{}`", number.replace('_', ""));
        (format!("the number {what} has underscores in it"), help)
    } else if let Some(mended) = mend(digits) {
        let message = if number.starts_with('+') {
            format!("the number {what} starts with a plus sign")
        } else if digits.starts_with('.') {
            format!("the number {what} has no digit before its point")
        } else if digits.starts_with('0')
            && digits.as_bytes().get(1).is_some_and(u8::is_ascii_digit)
        {
            format!("the number {what} starts with a needless zero")
        } else {
            format!("the number {what} has no digit after its point")
        };
        (message, format!("write `{sign}{mended}`, or a string if it is not a quantity"))
    } else if lower.ends_with(['e', '+', '-']) {
        (format!("the exponent of {what} has no digits"), "write digits after the `e`".to_owned())
    } else {
        let help = format!("write a decimal number, or the string `\"{}\"`", short(text, span));
        (format!("{what} is not a number"), help)
    };
    syntax(span, message).label("not a JSON number").help(help)
}

/// The JSON number that is meant by unsigned `digits` with zeros too many or too few, if any is.
fn mend(digits: &str) -> Option<String> {
    let exponent = digits.find(['e', 'E']).unwrap_or(digits.len());
    let (mantissa, exponent) = digits.split_at_checked(exponent)?;
    let (whole, part) = mantissa.split_once('.').map_or((mantissa, None), |(w, p)| (w, Some(p)));
    let trimmed = whole.trim_start_matches('0');
    let whole = if trimmed.is_empty() { "0" } else { trimmed };
    let part = match part {
        Some("") => ".0".to_owned(),
        Some(part) => format!(".{part}"),
        None => String::new(),
    };
    let mended = format!("{whole}{part}{exponent}");
    let mut lexer = super::Lexer::new(&mended);
    let token = lexer.next_token();
    let good = token.kind == TokenKind::Number && token.span.len() == mended.len();
    (good && mantissa != ".").then_some(mended)
}

//! Pieces of expressions that can be told from tokens alone: what quoted strings without
//! interpolation say, the exact value of numbers, where brackets end, what a wrapper `"${…}"`
//! holds.

use super::token::{Token, TokenKind};
use std::borrow::Cow;
use std::ops::Range;
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

/// The number literal `spelling` as `digits * 10^exponent`, with no zero at either end of the
/// digits; no digits are zero. `None` if it is no number, or its exponent is beyond 64 bits.
pub fn decimal(spelling: &str) -> Option<(String, i64)> {
    let (mantissa, exponent) = match spelling.find(['e', 'E']) {
        Some(at) => (&spelling[..at], &spelling[at + 1..]),
        None => (spelling, "0"),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut digits = [whole, fraction].concat();
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let significant = digits.trim_end_matches('0').len();
    let zeros = digits.len() - significant;
    digits.truncate(significant);
    let digits = digits.trim_start_matches('0').to_owned();
    if digits.is_empty() {
        return Some((digits, 0));
    }
    let exponent: i64 = exponent.parse().ok()?;
    let moved = i64::try_from(zeros).ok()?.checked_sub(i64::try_from(fraction.len()).ok()?)?;
    Some((digits, exponent.checked_add(moved)?))
}

/// What HCL reads the number literal `spelling` as where a string is wanted: its digits, without an
/// exponent. `None` if it is no number, or has so many digits that rounding may play a part.
pub fn number_as_text(spelling: &str) -> Option<Cow<'_, str>> {
    // Digits that a number of 512 bits surely keeps.
    const DIGITS: i64 = 150;
    let plain = spelling.bytes().all(|b| b.is_ascii_digit());
    if plain && !spelling.starts_with('0') && spelling.len() <= 18 {
        return Some(Cow::Borrowed(spelling));
    }
    let (digits, exponent) = decimal(spelling)?;
    if digits.is_empty() {
        return Some(Cow::Borrowed("0"));
    }
    let length = i64::try_from(digits.len()).ok().filter(|length| *length <= DIGITS)?;
    if !(-DIGITS..=DIGITS - length).contains(&exponent) {
        return None;
    }
    let zeros = |count: i64| "0".repeat(usize::try_from(count).unwrap_or(0));
    Some(Cow::Owned(if exponent >= 0 {
        digits + &zeros(exponent)
    } else {
        // As many digits as stand before the point, if any do.
        let whole = usize::try_from(length + exponent).unwrap_or(0);
        let before = if whole == 0 { "0" } else { &digits[..whole] };
        format!("{before}.{}{}", zeros(-exponent - length), &digits[whole..])
    }))
}

/// Whether a token means nothing inside an expression: a comment or a line break.
pub const fn is_trivia(kind: TokenKind) -> bool {
    kind.is_comment() || matches!(kind, TokenKind::Newline)
}

/// The tokens without comments and line breaks at either end.
pub fn trimmed(tokens: &[Token]) -> &[Token] {
    let start = tokens.iter().position(|t| !is_trivia(t.kind)).unwrap_or(tokens.len());
    let end = tokens.iter().rposition(|t| !is_trivia(t.kind)).map_or(start, |n| n + 1);
    &tokens[start..end]
}

/// How many tokens the bracket or template takes that `tokens` begin with.
pub fn group(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0_usize;
    for (n, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::OpenQuote | TokenKind::OpenHeredoc => depth += 1,
            TokenKind::CloseQuote | TokenKind::CloseHeredoc => depth = depth.checked_sub(1)?,
            kind if kind.opens() => depth += 1,
            kind if kind.closes() => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(n + 1);
        }
    }
    None
}

/// The tokens inside, if `tokens` are a quoted template that is one interpolation.
pub fn wrapped(tokens: &[Token]) -> Option<&[Token]> {
    match tokens {
        [open, interpolation, .., close]
            if open.kind == TokenKind::OpenQuote
                && interpolation.kind == TokenKind::OpenInterpolation
                && close.kind == TokenKind::CloseQuote =>
        {
            let length = group(&tokens[1..])?;
            (length + 2 == tokens.len()).then(|| trimmed(&tokens[2..length]))
        }
        _ => None,
    }
}

/// What stands around a whole value and holds nothing else.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Whether it is a wrapper; if not, it is a pair of parentheses.
    pub is_wrapper: bool,
    /// Its tokens, as indexes.
    pub tokens: Range<usize>,
    /// What is inside it, as indexes, without comments and line breaks at either end.
    pub inside: Range<usize>,
}

/// The wrappers and parentheses around the whole value that `tokens` are, from the outside, in
/// whatever order they stand around each other.
pub fn layers(tokens: &[Token]) -> Vec<Layer> {
    let next = |at: usize| {
        let rest = tokens.get(at..).unwrap_or_default();
        at + rest.iter().position(|token| !is_trivia(token.kind)).unwrap_or(rest.len())
    };
    // What opens before anything else, and where each of them closes, in one go.
    let mut opens = Vec::new();
    let mut at = next(0);
    loop {
        let kind = |at: usize| tokens.get(at).map(|token| token.kind);
        let width = match (kind(at), kind(at + 1)) {
            (Some(TokenKind::OpenParen), _) => 1,
            (Some(TokenKind::OpenQuote), Some(TokenKind::OpenInterpolation)) => 2,
            _ => break,
        };
        opens.push((at, width));
        at = next(at + width);
    }
    if opens.is_empty() {
        return Vec::new();
    }
    let mut partners = vec![usize::MAX; tokens.len()];
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let quote = matches!(token.kind, TokenKind::OpenQuote | TokenKind::OpenHeredoc);
        if quote || token.kind.opens() {
            open.push(at);
        } else if matches!(token.kind, TokenKind::CloseQuote | TokenKind::CloseHeredoc)
            || token.kind.closes()
        {
            let Some(opened) = open.pop() else { break };
            partners[opened] = at;
        }
    }
    let mut layers = Vec::new();
    let mut end = tokens.len();
    for (start, width) in opens {
        end = tokens[..end].iter().rposition(|t| !is_trivia(t.kind)).map_or(0, |last| last + 1);
        let closed = |opened: usize, last: usize| partners[opened].checked_add(last) == Some(end);
        if !closed(start, 1) || (width == 2 && !closed(start + 1, 2)) {
            break;
        }
        let inside = start + width..end - width;
        let skipped = next(inside.start).min(inside.end);
        let kept = tokens[skipped..inside.end].iter().rposition(|t| !is_trivia(t.kind));
        let inside = skipped..kept.map_or(skipped, |last| skipped + last + 1);
        layers.push(Layer { is_wrapper: width == 2, tokens: start..end, inside: inside.clone() });
        end = inside.end;
    }
    layers
}

/// What stands around `tokens` down to the innermost wrapper, and what that holds; if there is no
/// wrapper, nothing and all.
pub fn around(tokens: &[Token]) -> (Vec<Layer>, &[Token]) {
    let mut around = layers(tokens);
    let wrappers = around.iter().rposition(|layer| layer.is_wrapper).map_or(0, |last| last + 1);
    around.truncate(wrappers);
    let inside = around.last().map_or(0..tokens.len(), |layer| layer.inside.clone());
    (around, &tokens[inside])
}

/// The tokens of a whole value without the wrappers and parentheses around it: in the fields of
/// Rootform neither means anything.
pub fn bare(tokens: &[Token]) -> &[Token] {
    match layers(tokens).pop() {
        Some(layer) => &tokens[layer.inside],
        None => trimmed(tokens),
    }
}

/// Whether a line ends among `tokens` where that takes parentheses around them: outside of all
/// brackets and templates in them, or in a splat `[*]` that is in none.
pub fn breaks_line(tokens: &[Token]) -> bool {
    let mut depth = 0_i32;
    tokens.iter().enumerate().any(|(at, token)| {
        depth += i32::from(token.kind.opens()) - i32::from(token.kind.closes());
        let splat = depth == 1 && token.kind == TokenKind::Star && breaks_splat(tokens, at);
        splat || (depth == 0 && token.kind.ends_line())
    })
}

/// Whether the star `at` is all that brackets hold, but for the end of a line.
fn breaks_splat(tokens: &[Token], at: usize) -> bool {
    let before = tokens[..at].iter().rev().take_while(|t| is_trivia(t.kind)).count();
    let after = tokens[at + 1..].iter().take_while(|t| is_trivia(t.kind)).count();
    let held = &tokens[at - before..=at + after];
    let open = (at - before).checked_sub(1).map(|n| tokens[n].kind);
    let close = tokens.get(at + after + 1).map(|token| token.kind);
    (open, close) == (Some(TokenKind::OpenBracket), Some(TokenKind::CloseBracket))
        && held.iter().any(|token| token.kind.ends_line())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_where_brackets_do_not_let_them() {
        for (text, breaks) in [
            ("a\n+ b", true),
            ("f(a,\n b)[\n0]", false),
            ("a[0 # c\n* 2]", false),
            ("a[*]", false),
            ("a[\n*]", true),
            ("a[* # c\n]", true),
            ("f(a[\n*])", false),
            ("(a[\n*]\n)", false),
            ("<<E\nx\nE", false),
            ("<<E\nx\nE\n + 1", true),
            ("\"${a\n}\"", false),
        ] {
            assert_eq!(breaks_line(&crate::syntax::lexer::lex(text)), breaks, "{text}");
        }
    }

    #[test]
    fn numbers_are_written_out_as_text() {
        for (spelling, text) in [
            ("0", Some("0")),
            ("12", Some("12")),
            ("007", Some("7")),
            ("1.50", Some("1.5")),
            ("1.e3", Some("1000")),
            ("12.5e-4", Some("0.00125")),
            ("125e-1", Some("12.5")),
            ("0.0e99", Some("0")),
            ("1e400", None),
            ("1e-400", None),
            ("1.2.3", None),
        ] {
            assert_eq!(number_as_text(spelling).as_deref(), text, "{spelling}");
        }
        assert!(number_as_text(&"1".repeat(150)).is_some());
        assert_eq!(number_as_text(&"1".repeat(151)), None);
    }

    #[test]
    fn values_stand_in_wrappers_and_parentheses() {
        for (text, inner, around) in [
            ("a", "a", ""),
            ("(a)", "a", "("),
            ("( # c\n(\"${ ~ (a) }\"))", "~ (a)", "((\""),
            ("\"${(\"${a}\")}\"", "a", "\"(\""),
            ("(a) == (b)", "(a) == (b)", ""),
            ("((a) == (b))", "(a) == (b)", "("),
            ("\"${a}\" == \"${b}\"", "\"${a}\" == \"${b}\"", ""),
            ("\"${a}${b}\"", "\"${a}${b}\"", ""),
            ("\"${a} \"", "\"${a} \"", ""),
            ("(\"${a}\".b)", "\"${a}\".b", "("),
            ("([a])[0]", "([a])[0]", ""),
            ("(<<E\n(\nE\n)", "<<E\n(\nE", "("),
            ("(a", "(a", ""),
            ("((a)", "((a)", ""),
            ("()", "", "("),
            ("", "", ""),
        ] {
            let tokens = crate::syntax::lexer::lex(text);
            let end = tokens.len() - tokens.last().map_or(0, |t| usize::from(t.span.is_empty()));
            let tokens = &tokens[..end];
            let shown = |tokens: &[Token]| match tokens {
                [] => "",
                [first, ..] => &text[first.span.to(tokens[tokens.len() - 1].span).range()],
            };
            assert_eq!(shown(bare(tokens)), inner, "{text}");
            let layers = layers(tokens);
            let sign = |layer: &Layer| &text[tokens[layer.tokens.start].span.range()];
            assert_eq!(layers.iter().map(sign).collect::<String>(), around, "{text}");
        }
    }

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

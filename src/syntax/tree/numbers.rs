//! Numbers that hcl-edit refuses or takes for something else, and what it is given for them: others
//! of the same length, so that places stay. What a number is worth is left to its spelling.

use crate::syntax::lexer::lex;
use crate::syntax::token::{Token, TokenKind};

/// The text with `1.e3` as `1e03`: a number, which hcl-edit takes for a step from one. Most texts hold
/// none.
pub(super) fn spelled(text: &str) -> Option<String> {
    let may_hold = |bytes: &[u8]| bytes[0].is_ascii_digit() && matches!(bytes[2], b'e' | b'E');
    let bytes = text.as_bytes();
    memchr::memchr_iter(b'.', bytes)
        .filter_map(|at| bytes.get(at.checked_sub(1)?..at + 2))
        .any(may_hold)
        .then_some(())?;
    let mut out = text.to_owned();
    for token in lex(text).iter().filter(|token| token.kind == TokenKind::Number) {
        let own = token.text(text);
        let Some((whole, exponent)) = own.split_once('.') else { continue };
        if let (Some(digits), Some(sign)) = (exponent.strip_prefix(['e', 'E']), exponent.get(..1)) {
            let (plus, digits) = match digits.strip_prefix(['+', '-']) {
                Some(rest) => (&digits[..1], rest),
                None => ("", digits),
            };
            out.replace_range(token.span.range(), &format!("{whole}{sign}{plus}0{digits}"));
        }
    }
    Some(out)
}

/// The text with a number that hcl-edit's floats hold for each that they do not: zeros for the digits
/// of its exponent, and for its whole part if that is too long. `None` if they hold all.
pub(super) fn small(text: &str) -> Option<String> {
    let mut out = None;
    for token in values(text) {
        let own = token.text(text);
        if !is_infinite(own) {
            continue;
        }
        let start = own.find(['e', 'E']).unwrap_or(own.len());
        let mut written: String =
            own[start..].chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
        written.insert_str(0, &own[..start]);
        if is_infinite(&written) {
            let whole = written.find(|c: char| !c.is_ascii_digit()).unwrap_or(written.len());
            written.replace_range(..whole, &"0".repeat(whole));
        }
        out.get_or_insert_with(|| text.to_owned()).replace_range(token.span.range(), &written);
    }
    out
}

fn is_infinite(number: &str) -> bool {
    number.parse::<f64>().is_ok_and(f64::is_infinite)
}

/// The numbers of `text` that are values, and not steps from one.
fn values(text: &str) -> impl Iterator<Item = Token> {
    let mut after_dot = false;
    lex(text).into_iter().filter(move |token| {
        let is_value = token.kind == TokenKind::Number && !after_dot;
        after_dot = token.kind == TokenKind::Dot;
        is_value
    })
}

/// Whether a number after a dot is none to hcl-edit: beyond its integers, or with a needless zero.
pub(super) fn has_unread_step(text: &str) -> bool {
    let mut after_dot = false;
    lex(text).into_iter().any(|token| {
        let is_step = after_dot && token.kind == TokenKind::Number;
        after_dot = token.kind == TokenKind::Dot;
        let own = token.text(text);
        is_step && (own.parse::<u64>().is_err() || (own.len() > 1 && own.starts_with('0')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_floats_do_not_hold_becomes_something_of_the_same_length() {
        let nines = "9".repeat(400);
        for (text, given) in [
            ("1e400 + 1e308", "1e000 + 1e308".to_owned()),
            ("1.5E+9999", "1.5E+0000".to_owned()),
            ("1e-400", "1e-400".to_owned()),
            (&nines, "0".repeat(400)),
            (&format!("{nines}.5e400"), format!("{}.5e000", "0".repeat(400))),
            (&format!("a.{nines} + 1e400"), format!("a.{nines} + 1e000")),
            ("\"1e400\" # 1e400", "\"1e400\" # 1e400".to_owned()),
        ] {
            assert_eq!(small(text).unwrap_or_else(|| text.to_owned()), given);
        }
    }

    #[test]
    fn a_point_without_digits_after_it_is_left_out() {
        assert_eq!(spelled("a = 1.e3 + 2.E-4").as_deref(), Some("a = 1e03 + 2E-04"));
        assert_eq!(spelled("a = 1.5e3 + b.e3"), None);
    }
}

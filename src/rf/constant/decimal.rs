//! Numbers read from and written as decimal text, the way HCL converts between the two.
//! Arithmetic is left to [`super::number`].

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts of bits and digits that stay far below 63 bits"
)]

use super::number::{Number, PRECISION, Size};
use num_bigint::BigUint;

/// A number whose leading bit lies further than this from the point has no text: it would
/// take some twenty thousand digits.
const WRITABLE_BITS: i64 = 1 << 16;

/// Significant digits that are read; what follows them only counts as more or less than zero.
const READ_DIGITS: usize = 4096;

/// Bits that powers of five are computed with where the exact power has more.
const POWER_BITS: u64 = PRECISION + 64;

impl Number {
    /// Reads a decimal number: an optional sign, digits with an optional point, and an
    /// optional exponent, of ten after `e` or of two after `p`; or `inf` or `Inf`. Gives
    /// nothing for other text, and for exponents beyond 32 bits.
    pub fn parse(text: &str) -> Option<Self> {
        let (negative, rest) = match text.as_bytes().first()? {
            b'-' => (true, &text[1..]),
            b'+' => (false, &text[1..]),
            _ => (false, text),
        };
        if let Some(whole) = small(rest) {
            return Some(Self::rounded(negative, BigUint::from(whole), 0, false));
        }
        if matches!(rest, "Inf" | "inf") {
            return Some(Self::infinity(negative));
        }
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let (digits, exponent) = rest.split_at(end);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        if fraction.contains('.') || whole.len() + fraction.len() == 0 {
            return None;
        }
        let (ten, two) = match exponent.as_bytes().first() {
            None => (0, 0),
            Some(b'e' | b'E') => (parse_exponent(&exponent[1..])?, 0),
            Some(b'p' | b'P') => (0, parse_exponent(&exponent[1..])?),
            Some(_) => return None,
        };
        let mut kept: Vec<u8> =
            whole.bytes().chain(fraction.bytes()).skip_while(|digit| *digit == b'0').collect();
        let mut ten = i64::try_from(fraction.len()).ok().and_then(|n| ten.checked_sub(n))?;
        if kept.len() > READ_DIGITS {
            let more = kept[READ_DIGITS..].iter().any(|digit| *digit != b'0');
            ten += (kept.len() - READ_DIGITS) as i64;
            kept.truncate(READ_DIGITS);
            if more {
                kept.push(b'1');
                ten -= 1;
            }
        }
        let mantissa = BigUint::parse_bytes(&kept, 10).unwrap_or_default();
        Self::from_decimal(negative, mantissa, ten, two)
    }

    /// `± mantissa * 10^ten * 2^two`, unless an exponent is beyond 32 bits.
    fn from_decimal(negative: bool, mantissa: BigUint, ten: i64, two: i64) -> Option<Self> {
        if mantissa.bits() == 0 {
            return Some(Self::rounded(negative, mantissa, 0, false));
        }
        let two = two.checked_add(ten)?;
        let top = two.checked_add(mantissa.bits() as i64)?;
        if i32::try_from(top).is_err() || i32::try_from(ten).is_err() {
            return None;
        }
        let (power, exponent) = power_of_five(ten.unsigned_abs());
        if ten >= 0 {
            return Some(Self::rounded(negative, mantissa * power, two + exponent, false));
        }
        let shift = (PRECISION + 2 + power.bits()).saturating_sub(mantissa.bits());
        let dividend = mantissa << shift as usize;
        let quotient = &dividend / &power;
        let more = &quotient * &power != dividend;
        Some(Self::rounded(negative, quotient, two - exponent - shift as i64, more))
    }

    /// Whether the number can be written out, as [`text`](Self::text) does it.
    pub fn has_text(&self) -> bool {
        match &self.size {
            Size::Finite { mantissa, exponent } => {
                (exponent + mantissa.bits() as i64).abs() <= WRITABLE_BITS
            }
            Size::Infinite => true,
        }
    }

    /// The number as HCL writes it: never with an exponent, with the fewest digits that read
    /// back as the same number; `+Inf` and `-Inf` for infinities. Gives nothing for a number
    /// that takes more than about 20,000 digits.
    pub fn text(&self) -> Option<String> {
        let sign = if self.negative { "-" } else { "" };
        let Size::Finite { mantissa, exponent } = &self.size else {
            return Some(if self.negative { "-Inf" } else { "+Inf" }.to_owned());
        };
        if self.is_zero() {
            return Some(format!("{sign}0"));
        }
        if !self.has_text() {
            return None;
        }
        let (digits, point) = shortest(mantissa, *exponent);
        let mut text = String::from(sign);
        let (whole, fraction) = digits.split_at(point.clamp(0, digits.len() as i64) as usize);
        text.push_str(if whole.is_empty() { "0" } else { whole });
        if fraction.is_empty() {
            text.extend(std::iter::repeat_n('0', (point - digits.len() as i64).max(0) as usize));
        } else {
            text.push('.');
            text.extend(std::iter::repeat_n('0', (-point).max(0) as usize));
            text.push_str(fraction);
        }
        Some(text)
    }
}

/// The number that `text` spells, if that is a few digits and no more: most numbers are.
fn small(text: &str) -> Option<u64> {
    const DIGITS: usize = 18;
    let few = !text.is_empty() && text.len() <= DIGITS;
    (few && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.parse().ok()).flatten()
}

fn parse_exponent(text: &str) -> Option<i64> {
    // `i64::from_str` takes a sign and digits, and nothing else.
    text.parse().ok()
}

/// `5^n` as a mantissa and an exponent of two, cut to [`POWER_BITS`].
fn power_of_five(n: u64) -> (BigUint, i64) {
    let cut = |(value, exponent): (BigUint, i64)| {
        let over = value.bits().saturating_sub(POWER_BITS);
        (value >> over as usize, exponent + over as i64)
    };
    let (mut result, mut square) = ((BigUint::from(1u8), 0), (BigUint::from(5u8), 0));
    let mut left = n;
    while left > 0 {
        if left & 1 == 1 {
            result = cut((&result.0 * &square.0, result.1 + square.1));
        }
        square = cut((&square.0 * &square.0, square.1 * 2));
        left >>= 1;
    }
    result
}

/// The exact decimal digits of `mantissa * 2^exponent`, without zeros at either end, and how
/// many of them stand before the point (negative: zeros after the point).
fn exact(mantissa: &BigUint, exponent: i64) -> (Vec<u8>, i64) {
    let shift = exponent.unsigned_abs() as usize;
    let (value, moved) = if exponent >= 0 {
        (mantissa << shift, 0)
    } else {
        (mantissa * BigUint::from(5u8).pow(shift as u32), exponent)
    };
    let mut digits = value.to_str_radix(10).into_bytes();
    let point = digits.len() as i64 + moved;
    while digits.last() == Some(&b'0') {
        digits.pop();
    }
    (digits, point)
}

/// The fewest digits that lie nearer to the number than to its neighbours, and the place of
/// the point among them. Walks the digits of the number and of the bounds half a unit of the
/// last bit away in step, as the reference does.
fn shortest(mantissa: &BigUint, exponent: i64) -> (String, i64) {
    // One more bit than the precision, so that the last one is half a unit.
    let pad = PRECISION + 1 - mantissa.bits();
    let half_units = mantissa << pad as usize;
    let exponent = exponent - pad as i64;
    let one = BigUint::from(1u8);
    let (digits, point) = exact(&half_units, exponent);
    let (lower, _) = exact(&(&half_units - &one), exponent);
    let (upper, _) = exact(&(&half_units + &one), exponent);
    let inclusive = !half_units.bit(1);
    let at = |digits: &[u8], i: usize| digits.get(i).copied().unwrap_or(b'0');

    for (i, digit) in digits.iter().copied().enumerate() {
        let (low, high) = (at(&lower, i), at(&upper, i));
        let down = low != digit || (inclusive && i + 1 == lower.len());
        let up = digit != high && (inclusive || digit + 1 < high || i + 1 < upper.len());
        if down || up {
            let rounds_up = if down && up { nearer_above(&digits, i + 1) } else { up };
            return cut_digits(digits, point, i + 1, rounds_up);
        }
    }
    let length = digits.len();
    cut_digits(digits, point, length, false)
}

/// Whether the digits from `length` on round up, a tie to the even digit.
fn nearer_above(digits: &[u8], length: usize) -> bool {
    match digits.get(length) {
        Some(b'5') if length + 1 == digits.len() => (digits[length - 1] - b'0') % 2 == 1,
        Some(digit) => *digit >= b'5',
        None => false,
    }
}

fn cut_digits(mut digits: Vec<u8>, mut point: i64, length: usize, up: bool) -> (String, i64) {
    digits.truncate(length);
    if up {
        while digits.last() == Some(&b'9') {
            digits.pop();
        }
        if let Some(last) = digits.last_mut() {
            *last += 1;
        } else {
            digits.push(b'1');
            point += 1;
        }
    }
    while digits.last() == Some(&b'0') {
        digits.pop();
    }
    (digits.into_iter().map(char::from).collect(), point)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(source: &str) -> Option<String> {
        Number::parse(source).and_then(|number| number.text())
    }

    #[test]
    fn text_has_the_fewest_digits_and_no_exponent() {
        for (source, expected) in [
            ("1.50", "1.5"),
            ("1e3", "1000"),
            ("1e-3", "0.001"),
            ("1e22", "10000000000000000000000"),
            ("0.1", "0.1"),
            ("-0", "-0"),
            ("+007", "7"),
            (".5", "0.5"),
            ("5.", "5"),
            ("1p-3", "0.125"),
            ("1.5p2", "6"),
            ("-Inf", "-Inf"),
            ("9.99", "9.99"),
            ("9007199254740993", "9007199254740993"),
        ] {
            assert_eq!(text(source).as_deref(), Some(expected), "{source}");
        }
    }

    #[test]
    fn other_text_is_no_number() {
        for source in ["", " 1", "1 ", "0x1", "1_0", "--1", ".", "-", "1e", "1.2.3", "NaN", "INF"] {
            assert!(Number::parse(source).is_none(), "{source}");
        }
    }

    #[test]
    fn hostile_exponents_are_cheap() {
        assert!(Number::parse("1e1000000000").is_some_and(|n| n.is_infinite()));
        assert!(Number::parse("1e-1000000000").is_some_and(|n| n.is_zero()));
        assert!(Number::parse("1e2147483647").is_none());
        assert!(Number::parse("1e99999999999999999999").is_none());
        assert_eq!(Number::parse("1e600000000").map(|n| n.text()), Some(None));
        assert_eq!(text("0e2147483648").as_deref(), Some("0"));
    }
}

//! The exact integer that the spelling of a number stands for.

use super::Form;

/// The value of a number spelled `digits[.digits][e[+-]digits]`, if that is an integer of 64
/// bits: `1.0`, `1e3` and `10e-1` are judged by their digits, not by a float.
pub fn integer(spelling: &str) -> Result<i64, Form> {
    // What 64 bits hold whatever its digits are needs no more than reading them.
    if spelling.len() < 19 && spelling.bytes().all(|b| b.is_ascii_digit()) {
        return spelling.parse().map_err(|_| Form::Malformed("a number has a digit"));
    }
    let (mantissa, exponent) = match spelling.find(['e', 'E']) {
        Some(at) => (&spelling[..at], Some(&spelling[at + 1..])),
        None => (spelling, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if !whole.bytes().chain(fraction.bytes()).all(|b| b.is_ascii_digit()) {
        return Err(Form::Malformed("a number is digits with one point at most"));
    }
    let digits: String = [whole, fraction].concat();
    let significant = digits.trim_end_matches('0');
    let dropped = digits.len() - significant.len();
    let significant = significant.trim_start_matches('0');
    if significant.is_empty() {
        return Ok(0);
    }
    // An exponent that does not fit is as good as the largest that does.
    let exponent = exponent.map_or(0, |e| {
        let sign = if e.starts_with('-') { -1 } else { 1 };
        e.parse::<i64>().unwrap_or(sign * (i64::MAX / 4))
    });
    let length = |n: usize| i64::try_from(n).unwrap_or(i64::MAX / 4);
    let scale = exponent.saturating_sub(length(fraction.len())).saturating_add(length(dropped));
    if scale < 0 {
        return Err(Form::Fraction);
    }
    let zeros = usize::try_from(scale).unwrap_or(usize::MAX);
    if significant.len().saturating_add(zeros) > 19 {
        return Err(Form::OutOfRange);
    }
    [significant, &"0".repeat(zeros)].concat().parse().map_err(|_| Form::OutOfRange)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_counts_and_not_the_spelling() {
        for (spelling, value) in [
            ("0", 0),
            ("007", 7),
            ("1.0", 1),
            ("1e3", 1000),
            ("1.5e1", 15),
            ("10e-1", 1),
            ("0e999999999999999999999", 0),
            ("0.000", 0),
            ("9223372036854775807", i64::MAX),
            ("9223372036854775807.0", i64::MAX),
            ("9223372036854775.807E3", i64::MAX),
        ] {
            assert_eq!(integer(spelling), Ok(value), "{spelling}");
        }
    }

    #[test]
    fn fractions_and_large_numbers_are_told_apart() {
        for spelling in ["1.5", "1e-1", "0.1", "1e-99999999999999999999", "15e-2"] {
            assert_eq!(integer(spelling), Err(Form::Fraction), "{spelling}");
        }
        for spelling in ["9223372036854775808", "1e19", "1e400", "1e99999999999999999999"] {
            assert_eq!(integer(spelling), Err(Form::OutOfRange), "{spelling}");
        }
        assert!(matches!(integer("1.2.3"), Err(Form::Malformed(_))));
    }
}

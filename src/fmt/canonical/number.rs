//! Number literals by their digits: which of them are integers, and how those are written.

use crate::syntax::literal::decimal;

/// What is written for the number literal `spelling` if its exact value is an integer in signed
/// 64-bit range and it is not written so already.
pub(super) fn as_integer(spelling: &str) -> Option<String> {
    if is_plain(spelling) {
        return None;
    }
    let (digits, exponent) = decimal(spelling)?;
    if digits.is_empty() {
        return Some("0".to_owned());
    }
    let zeros = usize::try_from(exponent).ok().filter(|zeros| digits.len() + zeros <= 19)?;
    let written = digits + &"0".repeat(zeros);
    written.parse::<i64>().ok()?;
    Some(written)
}

/// Whether `spelling` is made of digits alone, with no needless zero before them.
fn is_plain(spelling: &str) -> bool {
    spelling.bytes().all(|b| b.is_ascii_digit()) && (spelling == "0" || !spelling.starts_with('0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_written_as_integers() {
        for (spelling, written) in [
            ("1.0", "1"),
            ("1e3", "1000"),
            ("1E+3", "1000"),
            ("12.50e1", "125"),
            ("1000e-3", "1"),
            ("0.0", "0"),
            ("0e999999999", "0"),
            ("007", "7"),
            ("9223372036854775807.0", "9223372036854775807"),
            ("0.00001e5", "1"),
        ] {
            assert_eq!(as_integer(spelling).as_deref(), Some(written), "{spelling}");
        }
    }

    #[test]
    fn what_is_an_integer_already_or_none_in_range_stays() {
        for spelling in [
            "0",
            "10",
            "1.5",
            "15e-1",
            "9223372036854775808",
            "9223372036854775808.0",
            "9223372036854775807.5",
            "1e19",
            "1e400",
            "1e99999999999999999999",
            "1.2.3",
        ] {
            assert_eq!(as_integer(spelling), None, "{spelling}");
        }
    }
}

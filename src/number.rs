//! Numbers as messages show them.

/// A number with commas between its thousands.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_parted() {
        let shown = [7, 999, 1000, 12_345, 1_234_567].map(super::grouped);
        assert_eq!(shown, ["7", "999", "1,000", "12,345", "1,234,567"]);
    }
}

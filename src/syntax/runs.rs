//! How far a run of bytes of one kind goes, eight bytes at a look.
//!
//! A word of eight bytes is compared as a whole: each test leaves the high bit of every byte that
//! passes it, and the lowest of these is where the run ends. Near the end of a text, where no
//! eight bytes are left, bytes are looked at one by one.

const LOW: u64 = 0x0101_0101_0101_0101;
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The eight bytes from `at` on, the first of them lowest.
#[inline]
fn word(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().map(|chunk| u64::from_le_bytes(*chunk))
}

/// Marks, in a word of eight bytes below 0x80, those from `from` up to `to`.
const fn within(word: u64, from: u8, to: u8) -> u64 {
    let at_least = word + LOW * (0x80 - from) as u64;
    let above = word + LOW * (0x7f - to) as u64;
    at_least & !above & HIGH
}

/// Marks the bytes that equal `byte`. A mark above the lowest may be wrong.
const fn equal(word: u64, byte: u8) -> u64 {
    let difference = word ^ (LOW * byte as u64);
    difference.wrapping_sub(LOW) & !difference & HIGH
}

/// Marks the bytes that go on an ASCII identifier: letters, digits, `_` and `-`.
const fn in_identifier(word: u64) -> u64 {
    let ascii = word & !HIGH;
    // Upper and lower case differ in this bit; no other byte becomes a letter by it.
    let lower = ascii | (LOW * 0x20);
    let letters = within(lower, b'a', b'z');
    let digits = within(ascii, b'0', b'9');
    let signs = within(ascii, b'_', b'_') | within(ascii, b'-', b'-');
    (letters | digits | signs) & !word
}

/// Marks the bytes that end plain text in quotes, or may: `"`, `\`, `$`, `%`, line breaks. A mark
/// above the lowest may be wrong.
const fn stops_quoted(word: u64) -> u64 {
    equal(word, b'"')
        | equal(word, b'\\')
        | equal(word, b'$')
        | equal(word, b'%')
        | equal(word, b'\n')
}

/// Marks the bytes that plain text in quotes must be looked at for: `\`, and the line breaks that
/// may not stand there. A mark above the lowest may be wrong.
const fn needs_look(word: u64) -> u64 {
    equal(word, b'\\') | equal(word, b'\n') | equal(word, b'\r')
}

/// Where the first byte from `at` on stands that `marks` marks, or the end. `marks` must be right
/// about the lowest byte that it marks.
#[inline]
fn first_marked(bytes: &[u8], mut at: usize, marks: impl Fn(u64) -> u64) -> usize {
    while let Some(word) = word(bytes, at) {
        let marked = marks(word);
        if marked != 0 {
            return at + (marked.trailing_zeros() / 8) as usize;
        }
        at += 8;
    }
    while let Some(&byte) = bytes.get(at) {
        // In the lowest byte of a word a mark is never wrong.
        if marks(u64::from(byte)) & 0x80 != 0 {
            break;
        }
        at += 1;
    }
    at
}

/// Where the bytes of an ASCII identifier that stand from `at` on end.
#[inline]
pub(crate) fn identifier_bytes(bytes: &[u8], at: usize) -> usize {
    first_marked(bytes, at, |word| !in_identifier(word) & HIGH)
}

/// Where the spaces that stand from `at` on end.
#[inline]
pub(crate) fn spaces(bytes: &[u8], at: usize) -> usize {
    first_marked(bytes, at, |word| {
        let difference = word ^ (LOW * u64::from(b' '));
        (((difference & !HIGH) + !HIGH) | difference) & HIGH
    })
}

/// Where the plain text of a quoted template that stands from `at` on ends: at a byte that is, or
/// may begin, something else.
#[inline]
pub(crate) fn quoted_bytes(bytes: &[u8], at: usize) -> usize {
    first_marked(bytes, at, stops_quoted)
}

/// Whether there is a `\` or a line break of any form in `text`.
#[inline]
pub(crate) fn has_escape_or_line_break(text: &[u8]) -> bool {
    first_marked(text, 0, needs_look) < text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every byte, at every place of a word and behind its end, among bytes of the run.
    fn agrees(run: fn(&[u8], usize) -> usize, inside: u8, goes_on: fn(u8) -> bool) {
        for byte in 0..=u8::MAX {
            for place in 0..20 {
                let mut bytes = [inside; 20];
                bytes[place] = byte;
                // A second one of the same kind must not be taken for the first.
                bytes[19] = if place < 19 { byte.wrapping_add(1) } else { byte };
                let expected = bytes.iter().position(|b| !goes_on(*b)).unwrap_or(bytes.len());
                assert_eq!(run(&bytes, 0), expected, "byte {byte:#x} at {place}");
            }
        }
    }

    #[test]
    fn runs_end_where_a_look_at_each_byte_says() {
        agrees(identifier_bytes, b'k', |b| b.is_ascii_alphanumeric() || b"_-".contains(&b));
        agrees(spaces, b' ', |b| b == b' ');
        agrees(quoted_bytes, b'k', |b| !b"\"\\$%\n".contains(&b));
        agrees(|bytes, at| first_marked(bytes, at, needs_look), b'k', |b| !b"\\\n\r".contains(&b));
    }
}

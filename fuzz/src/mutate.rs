//! Mutations of whole tokens: what is left is more often a document than after changes of bytes.

use libfuzzer_sys::fuzzer_mutate;
use rf_lint::syntax::lexer::lex;
use std::ops::Range;
use std::sync::LazyLock;

/// The words of the dictionary, which libFuzzer reads as well.
static WORDS: LazyLock<Vec<&[u8]>> = LazyLock::new(|| {
    let words = include_str!("../hcl.dict").lines().filter_map(word);
    words.map(|word| &*word.leak()).collect()
});

const BLANKS: [&[u8]; 8] = [b"", b"", b" ", b" ", b"  ", b"\n", b"\r\n", b"\t"];
const BRACKETS: [[&[u8]; 2]; 8] = [
    [b"(", b")"],
    [b"[", b"]"],
    [b"{", b"}"],
    [b"\"", b"\""],
    [b"${", b"}"],
    [b"\"${", b"}\""],
    [b"/*", b"*/"],
    [b"{\n", b"\n}\n"],
];

/// Changes the first `size` bytes of `data`, of which `max_size` may be used; gives the new size.
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut random = Random(u64::from(seed) | 1 << 40);
    let text = std::str::from_utf8(&data[..size]).unwrap_or_default();
    if text.is_empty() || random.below(2) == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let text = text.to_owned();
    let mut pieces = pieces(&text);
    for _ in 0..=random.below(3) {
        change(&mut pieces, &mut random);
    }
    let bytes = pieces.concat();
    let size = bytes.len().min(max_size);
    data[..size].copy_from_slice(&bytes[..size]);
    size
}

/// The tokens of `text`, and between each two of them the blanks there, which may be none.
fn pieces(text: &str) -> Vec<&[u8]> {
    let tokens = lex(text);
    let mut out = Vec::with_capacity(2 * tokens.len() + 16);
    let mut at = 0;
    for token in tokens {
        let range = token.span.range();
        out.push(&text.as_bytes()[at..range.start]);
        at = range.end;
        out.push(&text.as_bytes()[range]);
    }
    out.push(&text.as_bytes()[at..]);
    out
}

fn change(pieces: &mut Vec<&'_ [u8]>, random: &mut Random) {
    let some = some(pieces.len(), random);
    let place = random.below(pieces.len());
    match random.below(9) {
        0 => drop(pieces.drain(some)),
        1 => {
            let copy = pieces[some].to_vec();
            drop(pieces.splice(place..place, copy));
        }
        2 => {
            let moved: Vec<_> = pieces.drain(some).collect();
            let place = random.below(pieces.len() + 1);
            drop(pieces.splice(place..place, moved));
        }
        3 => pieces.swap(some.start, place),
        4 => pieces[place] = pieces[some.start],
        5 => pieces[place] = random.of(&WORDS),
        6 => pieces.insert(place, random.of(&WORDS)),
        7 => pieces[place & !1] = random.of(&BLANKS),
        _ => {
            let [open, close] = random.of(&BRACKETS);
            pieces.insert(some.end, close);
            pieces.insert(some.start, open);
        }
    }
    if pieces.is_empty() {
        pieces.push(b"");
    }
}

/// A few of `count` pieces, one at least.
fn some(count: usize, random: &mut Random) -> Range<usize> {
    let start = random.below(count);
    let most = if random.below(4) == 0 { 24 } else { 5 };
    start..(start + 1 + random.below(most)).min(count)
}

/// A line of a dictionary: `"word"`, with `\\`, `\"` and `\xNN` in it.
fn word(line: &str) -> Option<Vec<u8>> {
    let inside = line.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut out = Vec::new();
    let mut rest = inside.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'\\' => match rest.next()? {
                b'x' => {
                    let digits = [rest.next()?, rest.next()?];
                    out.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
                }
                escaped => out.push(escaped),
            },
            byte => out.push(byte),
        }
    }
    Some(out)
}

/// Numbers that a seed decides: splitmix64.
struct Random(u64);

impl Random {
    /// A number below `end`, which is not 0.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

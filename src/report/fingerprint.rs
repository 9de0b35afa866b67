//! What a finding is known by from one run to the next, for tools that tell old findings from new
//! ones. It does not change when lines above are added or when the file is laid out anew, and
//! nothing of a value that must not be shown goes into it: who guesses one could tell.

use super::hidden::masked_part;
use crate::finding::Finding;
use crate::source::text::LineIndex;
use crate::span::Span;
use std::borrow::Cow;
use std::collections::HashMap;

/// Of longer lines, so many bytes before and after the finding count.
const REACH: usize = 200;

/// Makes the fingerprints of one file's findings, which must come in order.
pub(super) struct Fingerprints<'t> {
    text: &'t str,
    /// Where the text must not be shown.
    hidden: &'t [Span],
    index: &'t LineIndex<'t>,
    /// How often each line was found at fault by each lint.
    seen: HashMap<u128, u32>,
}

impl<'t> Fingerprints<'t> {
    /// Those of `text`, which must not be shown where it is `hidden`, and of which `index` is the
    /// index.
    pub(super) fn new((text, hidden): (&'t str, &'t [Span]), index: &'t LineIndex<'t>) -> Self {
        Self { text, hidden, index, seen: HashMap::new() }
    }

    /// The fingerprint of `finding`: 32 hexadecimal digits made from its lint, its code, what its
    /// line says, and how many like it came before. `path` is part of it if it is not empty.
    pub(super) fn next(&mut self, path: &str, finding: &Finding) -> String {
        let mut hash = Fnv::default();
        for part in [path, finding.lint, finding.code.unwrap_or_default()] {
            hash.write(part);
        }
        for word in self.line(finding).split_whitespace() {
            hash.write(word);
        }
        let count = self.seen.entry(hash.0).or_default();
        hash.write(&count.to_string());
        *count += 1;
        format!("{:032x}", hash.0)
    }

    /// The line where `finding` begins, or what is near it in a long one.
    fn line(&self, finding: &Finding) -> Cow<'t, str> {
        let line = self.index.position(finding.span.start).line;
        let Some(span) = self.index.line_span(line) else { return "".into() };
        let at = finding.span.start as usize;
        let mut start = span.range().start.max(at.saturating_sub(REACH)).min(span.range().end);
        let mut end = span.range().end.min(at + REACH).max(start);
        while !self.text.is_char_boundary(start) {
            start -= 1;
        }
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        masked_part(self.text, self.hidden, start..end)
    }
}

/// The hash function FNV-1a with 128 bits: the same in every build and on every machine.
struct Fnv(u128);

impl Default for Fnv {
    fn default() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }
}

impl Fnv {
    /// Adds `part` and where it ends: no byte of UTF-8 is 0xff.
    fn write(&mut self, part: &str) {
        for byte in part.bytes().chain([0xff]) {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The fingerprints of findings of `lint` at each `needle` of `text`.
    fn all(text: &str, lint: &'static str, needle: &str) -> Vec<String> {
        let index = LineIndex::new(text);
        let mut fingerprints = Fingerprints::new((text, &[]), &index);
        text.match_indices(needle)
            .map(|(at, _)| {
                fingerprints.next("a.hcl", &Finding::new(lint, Span::new(at, at + 1), "x"))
            })
            .collect()
    }

    #[test]
    fn the_function_is_the_published_one() {
        // The test vector of "a", without the end that is added here.
        let mut hash = Fnv::default();
        hash.0 = (hash.0 ^ u128::from(b'a')).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        assert_eq!(hash.0, 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }

    #[test]
    fn lines_above_and_layout_do_not_count() {
        let before = all("a = x\n", "one", "x");
        assert_eq!(before, all("# more\n\n  a   =  x\r\n", "one", "x"));
        assert_ne!(before, all("b = x\n", "one", "x"));
        assert_ne!(before, all("a = x\n", "two", "x"));
        assert_eq!(before[0].len(), 32);
    }

    #[test]
    fn the_same_line_again_is_another_finding() {
        let found = all("a = x\na = x\nb = [x, x]\n", "one", "x");
        let mut apart = found.clone();
        apart.sort();
        apart.dedup();
        assert_eq!(apart.len(), 4);
        assert_eq!(found[0], all("a = x\n", "one", "x")[0]);
    }

    #[test]
    fn what_must_not_be_shown_does_not_count() {
        let of = |text: &str, hidden: &[Span]| {
            let index = LineIndex::new(text);
            let finding = Finding::new("one", Span::new(0, 1), "x");
            Fingerprints::new((text, hidden), &index).next("", &finding)
        };
        let (short, long) = ("a = secret\n", "a = other secret\n");
        assert_ne!(of(short, &[]), of(long, &[]));
        assert_eq!(of(short, &[Span::new(4, 10)]), of(long, &[Span::new(4, 16)]));
        let lines = "a = <<E\nsecret\nE\n";
        assert_eq!(of("a = 1\n", &[Span::new(4, 5)]), of(lines, &[Span::new(4, 16)]));
    }

    #[test]
    fn of_a_long_line_what_is_near_counts() {
        let long = format!("{}{}x{}", "y".repeat(9_000), "é".repeat(300), "漢".repeat(900));
        let other = format!("z{long}");
        assert_eq!(all(&long, "one", "x"), all(&other, "one", "x"));
        assert_eq!(all("", "one", "x").len(), 0);
        let index = LineIndex::new("\u{feff}");
        let finding = Finding::new("one", Span::new(0, 3), "x");
        assert_eq!(Fingerprints::new(("\u{feff}", &[]), &index).next("", &finding).len(), 32);
    }
}

//! Patterns in RE2's syntax, for the crate `regex`, whose syntax differs in a few places: its
//! `\d`, `\w` and `\s` are those of Unicode, classes nest and have operators, there is neither
//! `\Q…\E` nor an octal escape, and a brace that counts nothing is a fault. What RE2 refuses and
//! the crate takes is refused too.

use crate::schema::rules::Pattern;
use regex::RegexBuilder;
use std::fmt::Write as _;

/// RE2 repeats nothing more often.
const MAX_COUNT: u32 = 1000;

/// The most memory that a compiled pattern may take, in bytes. A schema may hold very many, and
/// the larger they are the longer each takes to compile.
const MAX_SIZE: usize = 2 << 20;

/// The pattern that `source` spells, or what is wrong with it in a few words.
pub(super) fn compile(source: &str) -> Result<Pattern, String> {
    match RegexBuilder::new(&Translation::of(source)?).size_limit(MAX_SIZE).build() {
        Ok(regex) => Ok(Pattern { regex, source: source.to_owned() }),
        Err(regex::Error::CompiledTooBig(_)) => {
            Err(format!("compiled, it takes more than the {MAX_SIZE} bytes that are the limit"))
        }
        Err(error) => {
            // The last line of the crate's picture says what is wrong.
            let text = error.to_string();
            let last = text.lines().last().unwrap_or_default();
            Err(last.trim_start_matches("error: ").to_owned())
        }
    }
}

/// A pattern on its way into the crate's syntax.
struct Translation<'s> {
    out: String,
    rest: &'s str,
}

impl<'s> Translation<'s> {
    fn of(source: &'s str) -> Result<String, String> {
        let mut of = Self { out: String::with_capacity(source.len()), rest: source };
        let mut repeated = false;
        while let Some(c) = of.rest.chars().next() {
            let repeats = match c {
                '*' | '+' | '?' => {
                    of.keep(1);
                    true
                }
                '{' => of.count()?,
                '\\' => {
                    of.escape(false)?;
                    false
                }
                '[' => {
                    of.class()?;
                    false
                }
                '(' => {
                    of.group()?;
                    false
                }
                c => {
                    of.keep(c.len_utf8());
                    false
                }
            };
            if repeats {
                if repeated {
                    return Err("a repetition is repeated".to_owned());
                }
                // A question mark right after makes it take as little as it can.
                if of.rest.starts_with('?') {
                    of.keep(1);
                }
            }
            repeated = repeats;
        }
        Ok(of.out)
    }

    /// Writes the next `length` bytes as they are.
    fn keep(&mut self, length: usize) {
        let (kept, rest) = self.rest.split_at(length);
        self.out.push_str(kept);
        self.rest = rest;
    }

    /// Passes `length` bytes in the place of which something was written.
    fn pass(&mut self, length: usize) {
        self.rest = self.rest.get(length..).unwrap_or_default();
    }

    /// `{2,4}` at the brace, or else the brace; whether it was a repetition.
    fn count(&mut self) -> Result<bool, String> {
        let inside = self.rest.find('}').map_or("", |end| &self.rest[1..end]);
        let (least, most) = inside.split_once(',').unwrap_or((inside, inside));
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if least.is_empty() || !digits(least) || !digits(most) {
            self.out.push_str("\\{");
            self.pass(1);
            return Ok(false);
        }
        let number = |text: &str| text.parse().unwrap_or(u32::MAX);
        if number(least) > MAX_COUNT || (!most.is_empty() && number(most) > MAX_COUNT) {
            return Err(format!("nothing is repeated more than {MAX_COUNT} times"));
        }
        self.keep(inside.len() + 2);
        Ok(true)
    }

    /// A group's opening, with its flags.
    fn group(&mut self) -> Result<(), String> {
        let flags = self.rest.strip_prefix("(?").unwrap_or_default();
        let known = |c: &char| matches!(c, 'i' | 'm' | 's' | 'U' | '-');
        let length: usize = flags.chars().take_while(known).map(char::len_utf8).sum();
        match flags[length..].chars().next() {
            Some(c) if c.is_ascii_alphabetic() && !(length == 0 && c == 'P') => {
                Err(format!("there is no flag `{c}`"))
            }
            _ => {
                self.keep(1);
                if !flags.is_empty() {
                    self.keep(1);
                }
                Ok(())
            }
        }
    }

    /// A class, up to its closing bracket.
    fn class(&mut self) -> Result<(), String> {
        self.keep(1);
        if self.rest.starts_with('^') {
            self.keep(1);
        }
        let mut first = true;
        while let Some(c) = self.rest.chars().next() {
            // A bracket right after the opening one is a character.
            if c == ']' && !first {
                self.keep(1);
                return Ok(());
            }
            first = false;
            if self.rest.starts_with("[:")
                && let Some(end) = self.rest.find(":]")
            {
                self.keep(end + 2);
                continue;
            }
            self.class_character()?;
            // A dash makes a range unless the class ends after it.
            let range = self.rest.starts_with('-') && !self.rest.starts_with("-]");
            if range && self.rest.len() > 1 {
                self.keep(1);
                self.class_character()?;
            }
        }
        Ok(())
    }

    /// One character of a class, or an escape.
    fn class_character(&mut self) -> Result<(), String> {
        match self.rest.chars().next() {
            Some('\\') => self.escape(true),
            Some(c) => {
                // The crate takes some of them for the operators of classes.
                if matches!(c, '[' | ']' | '&' | '~' | '-' | '^') {
                    self.out.push('\\');
                }
                self.keep(c.len_utf8());
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// An escape.
    fn escape(&mut self, in_class: bool) -> Result<(), String> {
        let Some(kind) = self.rest[1..].chars().next() else {
            return Err("a backslash at the end escapes nothing".to_owned());
        };
        let inside = match kind {
            'd' | 'D' => "0-9",
            'w' | 'W' => "0-9A-Za-z_",
            's' | 'S' => "\\t\\n\\f\\r ",
            'b' if !in_class => {
                self.out.push_str("(?-u:\\b)");
                self.pass(2);
                return Ok(());
            }
            'Q' => {
                let quoted = &self.rest[2..];
                let end = quoted.find("\\E");
                self.out.push_str(&regex::escape(&quoted[..end.unwrap_or(quoted.len())]));
                self.pass(end.map_or(self.rest.len(), |end| 2 + end + 2));
                return Ok(());
            }
            '0'..='7' => return self.octal(),
            'p' | 'P' => {
                // `\p{^Greek}` is `\P{Greek}`.
                let other = if kind == 'p' { 'P' } else { 'p' };
                if let Some(rest) = self.rest[2..].strip_prefix("{^") {
                    self.out.extend(['\\', other, '{']);
                    self.rest = rest;
                } else {
                    self.keep(2);
                }
                self.rest_of_name();
                return Ok(());
            }
            'B' | 'A' | 'z' if !in_class => {
                self.keep(2);
                return Ok(());
            }
            'a' | 'f' | 't' | 'n' | 'r' | 'v' | 'x' => {
                self.keep(2);
                if kind == 'x' {
                    self.rest_of_name();
                }
                return Ok(());
            }
            // Whatever is no letter and no digit stands for itself.
            c if c.is_ascii_punctuation() => {
                self.out.push_str(&regex::escape(&self.rest[1..=c.len_utf8()]));
                self.pass(2);
                return Ok(());
            }
            c => return Err(format!("there is no escape `\\{c}`")),
        };
        self.pass(2);
        let negated = kind.is_ascii_uppercase();
        match (in_class, negated) {
            (true, false) => self.out.push_str(inside),
            (_, true) => self.out.extend(["[^", inside, "]"]),
            (false, false) => self.out.extend(["[", inside, "]"]),
        }
        Ok(())
    }

    /// The name or number in braces that belongs to an escape. Its braces count nothing, and are no
    /// characters either. An opening one may have been passed.
    fn rest_of_name(&mut self) {
        if (self.rest.starts_with('{') || self.out.ends_with('{'))
            && let Some(end) = self.rest.find('}')
        {
            self.keep(end + 1);
        }
    }

    /// `\0`, `\012` or `\123`: a character by its octal number. A single digit names a group.
    fn octal(&mut self) -> Result<(), String> {
        let digits = self.rest[1..].bytes().take(3).take_while(|b| matches!(b, b'0'..=b'7'));
        let digits: usize = digits.count();
        let spelled = &self.rest[1..=digits];
        if digits == 1 && !spelled.starts_with('0') {
            return Err("what a group has matched cannot be named".to_owned());
        }
        let number = u32::from_str_radix(spelled, 8).unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = write!(self.out, "\\x{{{number:x}}}");
        self.pass(1 + digits);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, text: &str) -> bool {
        compile(pattern).expect(pattern).regex.is_match(text)
    }

    #[test]
    fn classes_are_those_of_re2() {
        assert!(matches(r"^\d+$", "12") && !matches(r"^\d+$", "\u{663}"));
        assert!(matches(r"^\w+$", "a_1") && !matches(r"^\w+$", "é"));
        assert!(matches(r"^[\w.-]+$", "a.b-c") && !matches(r"^[\w.-]+$", "a b"));
        assert!(matches(r"^[^\s]+$", "ab") && !matches(r"^[^\s]+$", "a b"));
        assert!(matches(r"^[\D]$", "x") && !matches(r"^[\D]$", "1"));
        assert!(matches(r"^[[:alpha:]]+$", "ab") && !matches(r"^[[:alpha:]]+$", "a1"));
        assert!(matches(r"^[a[]+$", "a[") && matches(r"^[]a]+$", "]a"));
        assert!(matches(r"^[^]a]+$", "b") && !matches(r"^[^]a]+$", "]"));
        assert!(matches(r"^[a&&b]+$", "a&b"));
        assert!(matches(r"^[a~~b]+$", "a~b"));
        assert!(matches(r"^[+--]+$", "+,-") && !matches(r"^[+--]+$", "."));
        assert!(matches(r"^[a-c-]+$", "b-") && matches(r"^[-a]+$", "-a"));
        assert!(matches(r"^[a\-z]+$", "a-z") && !matches(r"^[a\-z]+$", "b"));
        assert!(matches(r"^[a^]+$", "^a"));
        assert!(matches(r"^[\Qa-]\E]+$", "a-]"));
        assert!(matches(r"^[\p{Greek}]+$", "\u{3b1}") && !matches(r"^\p{^Greek}$", "\u{3b1}"));
        assert!(matches("^é.$", "éé"));
        assert!(matches(r"^\p{L}{2}$", "éa") && !matches(r"^\p{L}$", "1"));
        assert!(matches(r"^\P{L}+$", "12") && matches(r"^\pN+$", "12"));
        assert!(matches(r"^\p{Greek}{1,2}$", "\u{3b1}") && matches(r"^[\p{L}{]+$", "a{"));
        assert!(matches(r"^\P{^Greek}$", "\u{3b1}") && matches(r"^\p{^L}{x}$", "1{x}"));
        assert!(matches(r"^\x{1F600}\x{41}{2}$", "\u{1f600}AA"));
    }

    #[test]
    fn escapes_and_braces_are_those_of_re2() {
        assert!(matches(r"^\Qa.b\E$", "a.b") && !matches(r"^\Qa.b\E$", "axb"));
        assert!(matches(r"^\101\x42\x{43}$", "ABC") && matches(r"^\0$", "\0"));
        assert!(matches(r"^{{a}}$", "{{a}}") && matches(r"^a{,2}$", "a{,2}"));
        assert!(matches(r"^a{2,}$", "aaa") && !matches(r"^a{2,}$", "a"));
        assert!(matches(r"^\$\{x\}$", "${x}") && matches(r"^\_\-\/$", "_-/"));
        assert!(matches(r"\Aab\z", "ab") && matches(r"a\b", "a b"));
        assert!(matches(r"^(?i)ab$", "AB") && matches(r"^(?i:a)b$", "Ab"));
        assert!(matches(r"^(?P<n>a)+?$", "aa") && matches(r"^(?:a*?)(?s).$", "a\n"));
    }

    #[test]
    fn a_bad_pattern_says_why() {
        assert_eq!(compile("(a").unwrap_err(), "unclosed group");
        for bad in [
            "a{1,1000}{1,1000}",
            "(?=a)",
            "(?<!a)",
            "a**",
            "a+*",
            "a{2}{3}",
            "a{1001}",
            "a{2,1}",
            r"\1",
            r"\8",
            r"\Z",
            r"\é",
            r"\y",
            r"a\",
            "(?x) a",
            "(?u)a",
            r"\p{Nothing}",
            r"\x{zz}",
            r"\p{L",
            r"\x{41",
            "[b-a]",
            "[a",
            "*a",
            ")",
        ] {
            assert!(compile(bad).is_err(), "{bad}");
        }
    }
}

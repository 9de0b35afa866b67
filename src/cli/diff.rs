//! Unified diffs of what a command would write, fit for `patch` and `git apply`.

use crate::report::Style;
use similar::{ChangeTag, TextDiff};
use std::fmt::Write as _;
use std::path::Path;

/// Lines around a change that are shown with it.
const CONTEXT: usize = 3;

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[31m";
const GREEN: &str = "\x1b[32m";
const CYAN: &str = "\x1b[36m";

/// The changes from `old` to `new` as a unified diff; empty if there are none.
pub(super) fn unified(path: &Path, old: &str, new: &str, style: Style) -> String {
    // Lines end with `\n` for those who read the diff, whatever `\r` there is before it or within.
    let [old, new] = [old, new].map(|text| text.split_inclusive('\n').collect::<Vec<_>>());
    let diff = TextDiff::configure().diff_slices(&old, &new);
    let mut out = String::new();
    let mut line = |color: &str, text: &str| {
        let content = text.strip_suffix('\n').unwrap_or(text);
        if style.color && !color.is_empty() {
            let _ = write!(out, "{color}{content}\x1b[0m");
        } else {
            out.push_str(content);
        }
        out.push_str(if content.len() < text.len() {
            "\n"
        } else {
            "\n\\ No newline at end of file\n"
        });
    };
    for (index, hunk) in diff.unified_diff().context_radius(CONTEXT).iter_hunks().enumerate() {
        if index == 0 {
            let name = header_name(path);
            line(BOLD, &format!("--- {name}\n"));
            line(BOLD, &format!("+++ {name}\n"));
        }
        line(CYAN, &format!("{}\n", hunk.header()));
        for change in hunk.iter_changes() {
            let color = match change.tag() {
                ChangeTag::Delete => RED,
                ChangeTag::Insert => GREEN,
                ChangeTag::Equal => "",
            };
            line(color, &format!("{}{}", change.tag(), change.value()));
        }
    }
    out
}

/// A file's name as `git diff` writes it: in quotes and with escapes where it would not be read
/// back otherwise, and with a tab after it where `patch` would take a blank for its end.
fn header_name(path: &Path) -> String {
    let bytes = path.as_os_str().as_encoded_bytes();
    let plain = |byte: &u8| !byte.is_ascii_control() && !matches!(byte, b'"' | b'\\');
    if let Ok(name) = str::from_utf8(bytes)
        && bytes.iter().all(plain)
    {
        return if name.contains(' ') { format!("{name}\t") } else { name.to_owned() };
    }
    let mut name = String::from("\"");
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '\t' => name.push_str("\\t"),
                '\n' => name.push_str("\\n"),
                '\r' => name.push_str("\\r"),
                '"' | '\\' => name.extend(['\\', c]),
                c if c.is_ascii_control() => octal(c as u8, &mut name),
                c => name.push(c),
            }
        }
        chunk.invalid().iter().for_each(|byte| octal(*byte, &mut name));
    }
    name.push('"');
    name
}

fn octal(byte: u8, out: &mut String) {
    let _ = write!(out, "\\{byte:03o}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(path: &str, old: &str, new: &str) -> String {
        unified(Path::new(path), old, new, Style { color: false, width: 80 })
    }

    #[test]
    fn a_carriage_return_within_a_line_does_not_end_it() {
        assert_eq!(
            plain("a", "# a\rb\nx=1\r\n", "# a\rb\nx = 1\r\n"),
            "--- a\n+++ a\n@@ -1,2 +1,2 @@\n # a\rb\n-x=1\r\n+x = 1\r\n"
        );
    }

    #[test]
    fn a_last_line_without_its_end_is_told_of() {
        let untold = "\\ No newline at end of file\n";
        assert_eq!(
            plain("a", "x=1", "x = 1\n"),
            format!("--- a\n+++ a\n@@ -1 +1 @@\n-x=1\n{untold}+x = 1\n")
        );
        assert_eq!(
            plain("a", "x=1\n# c\r", "x = 1\n# c\r"),
            format!("--- a\n+++ a\n@@ -1,2 +1,2 @@\n-x=1\n+x = 1\n # c\r\n{untold}")
        );
        assert_eq!(plain("a", "x = 1\n", "x = 1\n"), "");
    }

    #[test]
    fn only_headers_are_bold() {
        let style = Style { color: true, width: 80 };
        let diff = unified(Path::new("a"), "-- b\n", "++ b\n", style);
        assert!(diff.ends_with("\x1b[31m--- b\x1b[0m\n\x1b[32m+++ b\x1b[0m\n"), "{diff:?}");
    }

    #[test]
    fn names_are_read_back_by_what_applies_a_diff() {
        for (name, header) in [
            ("a/b.hcl", "a/b.hcl"),
            ("été.hcl", "été.hcl"),
            ("a b.hcl", "a b.hcl\t"),
            ("a\nb c.hcl", r#""a\nb c.hcl""#),
            ("a\t\"\\\u{1b}\u{7f}é", r#""a\t\"\\\033\177é""#),
        ] {
            assert_eq!(header_name(Path::new(name)), header);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_not_utf8_keeps_its_bytes() {
        use std::os::unix::ffi::OsStrExt as _;
        let name = std::ffi::OsStr::from_bytes(b"x\xff\xc3.hcl");
        assert_eq!(header_name(Path::new(name)), r#""x\377\303.hcl""#);
    }
}

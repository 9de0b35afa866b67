//! Unified diffs of what a command would write.

use crate::report::Style;
use similar::TextDiff;
use std::path::Path;

/// The changes from `old` to `new` as a unified diff.
pub(super) fn unified(path: &Path, old: &str, new: &str, style: Style) -> String {
    let path = path.display().to_string();
    let diff = TextDiff::from_lines(old, new);
    let text = diff.unified_diff().context_radius(3).header(&path, &path).to_string();
    if !style.color {
        return text;
    }
    let mut colored = String::with_capacity(text.len() * 2);
    for line in text.split_inclusive('\n') {
        let color = match line.as_bytes() {
            [b'-', b'-', b'-', b' ', ..] | [b'+', b'+', b'+', b' ', ..] => "\x1b[1m",
            [b'-', ..] => "\x1b[31m",
            [b'+', ..] => "\x1b[32m",
            [b'@', ..] => "\x1b[36m",
            _ => {
                colored.push_str(line);
                continue;
            }
        };
        let content = line.trim_end_matches('\n');
        colored.push_str(color);
        colored.push_str(content);
        colored.push_str("\x1b[0m");
        colored.push_str(&line[content.len()..]);
    }
    colored
}

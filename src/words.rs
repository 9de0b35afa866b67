//! Small words for messages: lists, articles, numbers, and source on one line.

/// "`a`, `b` and `c`", with `last` for the "and"; empty for no names.
pub fn listed(names: &[&str], last: &str) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.as_slice() {
        [start @ .., end] if !start.is_empty() => format!("{} {last} {end}", start.join(", ")),
        _ => quoted.concat(),
    }
}

/// "a rule", "an identity": by the letter that `noun` begins with.
pub fn with_article(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {noun}")
}

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

/// `text` on one line, cut after about 60 characters, for a message.
pub fn shorten(text: &str) -> String {
    let mut out = String::new();
    for (n, c) in text.split_whitespace().collect::<Vec<_>>().join(" ").chars().enumerate() {
        if n == 60 {
            out.push('…');
            break;
        }
        out.push(if c == '`' { '\'' } else { c });
    }
    out
}

/// `text`, which is a value, with all its blanks and with escapes for what cannot be seen, cut after
/// about 60 characters.
pub fn spelled(text: &str) -> String {
    let mut out = String::new();
    for (n, c) in text.chars().enumerate() {
        if n == 60 {
            out.push('…');
            break;
        }
        push_on_line(&mut out, if c == '`' { '\'' } else { c });
    }
    out
}

/// `text` with escapes for what cannot be seen and for line breaks: names come from strings, and a
/// message is one line whatever is in them.
pub fn on_one_line(text: String) -> String {
    if !text.contains(leaves_line) {
        return text;
    }
    let mut out = String::with_capacity(text.len() + 8);
    text.chars().for_each(|c| push_on_line(&mut out, c));
    out
}

fn push_on_line(out: &mut String, c: char) {
    if leaves_line(c) { out.extend(c.escape_default()) } else { out.push(c) }
}

/// Whether a character does something to the line rather than stand in it.
fn leaves_line(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_end_in_the_last_word() {
        assert_eq!(listed(&[], "and"), "");
        assert_eq!(listed(&["a"], "and"), "`a`");
        assert_eq!(listed(&["a", "b"], "or"), "`a` or `b`");
        assert_eq!(listed(&["a", "b", "c"], "and"), "`a`, `b` and `c`");
    }

    #[test]
    fn vowels_take_an() {
        assert_eq!(with_article("endpoint"), "an endpoint");
        assert_eq!(with_article("fact match"), "a fact match");
    }

    #[test]
    fn what_is_shortened_is_on_one_line() {
        assert_eq!(shorten("a\r\n  `b`\n"), "a 'b'");
        assert_eq!(shorten(&"x".repeat(60)), "x".repeat(60));
        assert_eq!(shorten(&"é".repeat(61)), "é".repeat(60) + "…");
    }

    #[test]
    fn what_is_spelled_keeps_its_blanks() {
        assert_eq!(spelled(" a\r\n\tb`c` \u{1}"), " a\\r\\n\\tb'c' \\u{1}");
        assert_eq!(spelled(&"é".repeat(61)), "é".repeat(60) + "…");
    }

    #[test]
    fn names_do_not_break_a_message() {
        assert_eq!(on_one_line("`\n\ta` — b\u{2028}".into()), "`\\n\\ta` — b\\u{2028}");
    }

    #[test]
    fn thousands_are_parted() {
        let shown = [7, 999, 1000, 12_345, 1_234_567].map(super::grouped);
        assert_eq!(shown, ["7", "999", "1,000", "12,345", "1,234,567"]);
    }
}

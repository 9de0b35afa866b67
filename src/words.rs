//! Small words for messages: lists and articles.

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
}

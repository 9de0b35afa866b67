//! The word that was probably meant: used wherever an unknown name is reported. Decides only
//! whether there is one good guess; the sentence is left to the caller.

/// Each word is held against so many candidates at most: a file may hold very many words.
pub const MOST: usize = 1000;
/// The comparison takes time with the square of a word's length, in characters.
const LONGEST: usize = 200;

/// The one candidate that `word` is a slip of, or `None` if none is, or several are as much.
///
/// Candidates that differ from it in the case of letters alone are nearest. Then it takes at most
/// two slips (a character more, less, other, or two neighbours swapped), or one in words of three
/// characters, so that `tags` is no slip of `as`, and none in one alone; the fewer the nearer, and
/// in the letters as they are written rather than in lower case. A candidate given twice counts
/// once. Among very many candidates, and for a very long word, there is no good guess.
pub fn near_miss<'c>(word: &str, candidates: &[&'c str]) -> Option<&'c str> {
    let length = word.chars().count();
    if candidates.len() > MOST || length > LONGEST {
        return None;
    }
    // Nobody means a line break within a name, and a message stays on one line.
    let meant = candidates.iter().filter(|candidate| !candidate.contains(char::is_control));
    let near = meant.filter(|candidate| candidate.chars().count().abs_diff(length) <= 2);
    let near: Vec<&'c str> = near.copied().collect();
    let lower = word.to_lowercase();
    let folded: Vec<String> = near.iter().map(|candidate| candidate.to_lowercase()).collect();
    let same = |at: usize| (folded[at] == lower).then_some(0);
    let written = |at: usize| slips(word, near[at]);
    let in_lower = |at: usize| slips(&lower, &folded[at]);
    let ways: [&dyn Fn(usize) -> Option<usize>; 3] = [&same, &written, &in_lower];
    for slips_of in ways {
        let ranked = (0..near.len()).filter_map(|at| Some((slips_of(at)?, near[at])));
        let ranked: Vec<_> = ranked.collect();
        let Some(least) = ranked.iter().map(|(slips, _)| *slips).min() else { continue };
        let mut nearest = ranked.iter().filter(|(slips, _)| *slips == least).map(|(_, name)| *name);
        let first = nearest.next()?;
        return nearest.all(|other| other == first).then_some(first);
    }
    None
}

/// How many slips lie between the two, if these are few.
fn slips(word: &str, candidate: &str) -> Option<usize> {
    let (word_length, length) = (word.chars().count(), candidate.chars().count());
    let slips = strsim::damerau_levenshtein(word, candidate);
    let few = match slips {
        0 => true,
        1 => word_length.max(length) > 1,
        2 => word_length.min(length) > 3,
        _ => false,
    };
    few.then_some(slips)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_means_a_line_break() {
        assert_eq!(near_miss("listener", &["list\ner"]), None);
        assert_eq!(near_miss("listener", &["list\ner", "listner"]), Some("listner"));
    }

    #[test]
    fn the_case_of_letters_may_differ() {
        let near = |word| near_miss(word, &["GET", "Post", "DELETE"]);
        assert_eq!(near("get"), Some("GET"));
        assert_eq!(near("POST"), Some("Post"));
        assert_eq!(near("delte"), Some("DELETE"));
        assert_eq!(near("patch"), None);
        assert_eq!(near_miss("abcd", &["ABCD", "AbCD"]), None);
        assert_eq!(near_miss("AA", &["aa", "bb"]), Some("aa"));
        assert_eq!(near_miss("ON_NULL", &["on_null", "on_empty"]), Some("on_null"));
        assert_eq!(near_miss("Disclos", &["disclose", "dialects"]), Some("disclose"));
    }

    #[test]
    fn one_or_two_slips_are_near() {
        assert_eq!(near_miss("inclde", &["exclude", "include"]), Some("include"));
        assert_eq!(near_miss("ordre", &["order", "literals"]), Some("order"));
        assert_eq!(near_miss("oredrs", &["order", "literals"]), Some("order"));
    }

    #[test]
    fn three_slips_are_not_near() {
        assert_eq!(near_miss("ord", &["ordering"]), None);
        assert_eq!(near_miss("abcxyz", &["abcdef"]), None);
    }

    #[test]
    fn the_nearest_is_meant() {
        assert_eq!(near_miss("vai", &["as", "to", "via"]), Some("via"));
        assert_eq!(near_miss("tos", &["as", "to", "via"]), Some("to"));
        assert_eq!(near_miss("xclude", &["exclude", "include"]), Some("exclude"));
    }

    #[test]
    fn two_near_candidates_are_no_guess() {
        assert_eq!(near_miss("clude", &["xclude", "yclude"]), None);
        assert_eq!(near_miss("clude", &["xclude", "xclude"]), Some("xclude"));
    }

    #[test]
    fn a_word_of_nothing_but_slips_is_not_near() {
        assert_eq!(near_miss("ab", &["cd"]), None);
        assert_eq!(near_miss("", &["a"]), None);
        assert_eq!(near_miss("", &["ab"]), None);
        assert_eq!(near_miss("x", &["as"]), None);
        assert_eq!(near_miss("s", &["as", "to"]), Some("as"));
        assert_eq!(near_miss("tags", &["as", "to"]), None);
    }

    #[test]
    fn among_too_many_or_too_long_there_is_no_guess() {
        let many: Vec<String> = (1..MOST).map(|n| n.to_string()).collect();
        let mut many: Vec<&str> = many.iter().map(String::as_str).collect();
        many.push("include");
        assert_eq!(near_miss("inclde", &many), Some("include"));
        many.push("exclude");
        assert_eq!(near_miss("inclde", &many), None);
        let long = "x".repeat(LONGEST + 1);
        assert_eq!(near_miss(&long, &[&format!("{long}y")]), None);
    }

    #[test]
    fn slips_are_counted_in_characters() {
        assert_eq!(near_miss("größe", &["grösse"]), Some("grösse"));
    }
}

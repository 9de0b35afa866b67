//! The word that was probably meant: used wherever an unknown name is reported. Decides only
//! whether there is one good guess; the sentence is left to the caller.

/// Each word is held against so many candidates at most: a file may hold very many words.
pub const MOST: usize = 1000;
/// The comparison takes time with the square of a word's length, in characters.
const LONGEST: usize = 200;

/// The one candidate that `word` is a slip of, or `None` if none or several are close.
///
/// Close means at most two slips (a character more, less, other, or two neighbours swapped), and
/// fewer slips than `word` has characters, so that `ab` is no slip of `cd`. A candidate given
/// twice counts once. Among very many candidates, and for a very long word, there is no good guess.
pub fn near_miss<'c>(word: &str, candidates: &[&'c str]) -> Option<&'c str> {
    let length = word.chars().count();
    if candidates.len() > MOST || length > LONGEST {
        return None;
    }
    let mut found = None;
    // Nobody means a line break within a name, and a message stays on one line.
    let meant = candidates.iter().filter(|candidate| !candidate.contains(char::is_control));
    for &candidate in meant {
        if candidate.chars().count().abs_diff(length) > 2 {
            continue;
        }
        let slips = strsim::damerau_levenshtein(word, candidate);
        if slips > 2 || slips >= length || found == Some(candidate) {
            continue;
        }
        if found.is_some() {
            return None;
        }
        found = Some(candidate);
    }
    found
}

/// The same, where a candidate may also be meant in other letters: `get` is `GET`. Where several
/// are as near as they are written, none is.
pub fn near_miss_in_any_case<'c>(word: &str, candidates: &[&'c str]) -> Option<&'c str> {
    near_miss(word, candidates).or_else(|| {
        let length = word.chars().count();
        if candidates.len() > MOST || length > LONGEST {
            return None;
        }
        let near = |candidate: &&&str| {
            candidate.chars().count().abs_diff(length) <= 2
                && strsim::damerau_levenshtein(word, candidate) <= 2
        };
        if candidates.iter().filter(near).nth(1).is_some() {
            return None;
        }
        let lower = word.to_lowercase();
        let folded: Vec<String> = candidates.iter().map(|c| c.to_lowercase()).collect();
        let exact = folded.iter().filter(|candidate| **candidate == lower).count();
        let meant = match exact {
            0 => near_miss(&lower, &folded.iter().map(String::as_str).collect::<Vec<_>>())?,
            1 => &lower,
            _ => return None,
        };
        let mut same = candidates.iter().zip(&folded).filter(|(_, folded)| *folded == meant);
        let (found, None) = (same.next()?, same.next()) else { return None };
        Some(*found.0)
    })
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
        let near = |word| near_miss_in_any_case(word, &["GET", "Post", "DELETE"]);
        assert_eq!(near("get"), Some("GET"));
        assert_eq!(near("POST"), Some("Post"));
        assert_eq!(near("delte"), Some("DELETE"));
        assert_eq!(near("patch"), None);
        assert_eq!(near_miss_in_any_case("abcd", &["ABCD", "AbCD"]), None);
        assert_eq!(near_miss_in_any_case("AA", &["aa", "bb"]), None);
        assert_eq!(near_miss_in_any_case("AA", &["aa", "bbbb"]), Some("aa"));
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
    fn two_near_candidates_are_no_guess() {
        assert_eq!(near_miss("clude", &["xclude", "yclude"]), None);
        assert_eq!(near_miss("clude", &["xclude", "xclude"]), Some("xclude"));
    }

    #[test]
    fn a_word_of_nothing_but_slips_is_not_near() {
        assert_eq!(near_miss("ab", &["cd"]), None);
        assert_eq!(near_miss("", &["a"]), None);
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

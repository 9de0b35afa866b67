//! Which fixes are offered: none that leads to another error, or loses a comment.

use super::*;

#[test]
fn a_fix_that_would_lose_a_comment_stays_in_words() {
    for text in [
        "1 < source.a /* c */ < 5",
        "(source.a /* c */) == 1",
        "(source.a == 1 # c\n) == true && source.b == 2",
        "!/* c */source.a",
    ] {
        let (found, fixed) = where_(text);
        let kept = |text: String| text.contains("/* c") || text.contains("# c");
        assert!(found.len() == 1 && fixed.is_none_or(kept), "{text}");
    }
}

#[test]
fn renames_are_offered_only_where_nothing_else_is_wrong() {
    use PathPosition as Q;
    use Position as P;
    for (text, position, fixed) in [
        ("concpt.x", P::RuleAs, Some("concept.x")),
        ("aws.concpt.x", P::TargetConcept, Some("aws.concept.x")),
        ("concpt.x", P::TargetConcept, None),
        ("concpt.X", P::RuleAs, None),
        ("contxt.x", P::RuleAs, None),
        ("concept.Sub_Net", P::RuleAs, Some("concept.sub-net")),
        ("context.Sub_Net", P::RuleAs, None),
        ("concept.Sub_Net", P::TargetConcept, None),
        ("A.concept.B", P::TargetConcept, None),
    ] {
        let (found, after) = refer(text, position);
        assert_eq!((found.len(), after.as_deref()), (1, fixed), "{text}");
    }
    for (text, position, fixed) in [
        ("sorce.a", Q::Member, Some("source.a")),
        ("sorce", Q::Member, None),
        ("membr.a", Q::Member, None),
        ("membr.a.b", Q::Member, Some("member.a.b")),
        ("sorce.a-b", Q::Member, None),
    ] {
        let (found, after) = via(text, position);
        assert_eq!((found.len(), after.as_deref()), (1, fixed), "{text}");
    }
}

//! What directives cover, where they stand in vain, and how they go.

use super::*;
use crate::edit::apply;
use crate::lint::{Group, Linter};
use crate::source::Language;

/// A finding of `duplicate-object-key` at every `!` of `text`, then the directives applied: the
/// lines, from 1, of what is kept, and those of unused directives.
fn lines_in(text: &str, language: Language) -> (Vec<usize>, Vec<usize>) {
    let in_file = Linter::default().lint(text, language);
    let marks = text.match_indices('!').map(|(at, _)| Span::new(at, at + 1));
    let findings = marks.map(|span| Finding::new("duplicate-object-key", span, "x")).collect();
    let (kept, unused) = in_file.directives.apply(findings, |_| true);
    let line = |f: &Finding| text[..f.span.range().start].matches('\n').count() + 1;
    let mut unused: Vec<_> = unused.iter().map(line).collect();
    unused.sort_unstable();
    (kept.iter().map(line).collect(), unused)
}

fn kept(text: &str) -> Vec<usize> {
    lines_in(&text.replace("ALLOW", "rf-lint: allow(duplicate-object-key)"), Language::Hcl).0
}

#[test]
fn on_its_own_line_a_directive_covers_the_next_item_whole() {
    assert_eq!(kept("a = \"!\"\n# ALLOW\nb = \"!\"\nc = \"!\"\n"), [1, 4]);
    assert_eq!(
        kept(
            "# ALLOW\n\n# Words.\nb \"!\" {\n  a = \"!\"\n  c {\n    d = \"!\"\n  }\n}\ne = \"!\"\n"
        ),
        [10]
    );
    assert_eq!(kept("b {\n  // ALLOW\n}\nc = \"!\"\n"), [4]);
    assert_eq!(kept("/* ALLOW */ b = [\n  \"!\",\n] # !\nc = \"!\"\n"), [4]);
}

#[test]
fn at_the_end_of_a_line_it_covers_the_item_there() {
    assert_eq!(kept("a = \"!\" # ALLOW\nb = \"!\"\n"), [2]);
    assert_eq!(kept("a = [\n  \"!\", # ALLOW\n  \"!\",\n]\nb = \"!\"\n"), [5]);
    assert_eq!(kept("b { # ALLOW\n  a = \"!\"\n}\nc = \"!\"\n"), [4]);
    assert_eq!(kept("b {\n  a = \"!\"\n} # ALLOW\nc = \"!\"\n"), [4]);
    assert_eq!(kept("b {\n  a = \"!\" /* ALLOW */ // !\n  a = \"!\"\n}\n"), [3]);
    assert_eq!(kept("a = /* ALLOW */ \"!\"\nb = \"!\"\n"), [2]);
}

#[test]
fn inside_a_value_it_covers_the_next_element() {
    assert_eq!(kept("a = [\n  # ALLOW\n  f(\"!\", \"!\"), # !\n  \"!\",\n]\n"), [4]);
    assert_eq!(kept("a = {\n  # ALLOW\n  b = { c = \"!\" }\n  d = \"!\"\n}\n"), [4]);
    assert_eq!(kept("a = [\n  # ALLOW\n  \"!\"\n  , \"!\"\n  # ALLOW\n]\nb = \"!\"\n"), [4, 7]);
}

#[test]
fn a_file_is_covered_from_its_top() {
    let file = |text: &str| {
        lines_in(&text.replace("FILE", "rf-lint: allow-file(suspicious)"), Language::Hcl).0
    };
    assert_eq!(file("\u{feff}\n# FILE\na = \"!\"\nb {\n  c = \"!\"\n}\n"), [0; 0]);
    assert_eq!(file("a = \"!\" # FILE\n"), [1]);
}

#[test]
fn in_json_a_directive_covers_its_object_with_its_name() {
    let text = "{\n\"a!\": {\n\"//\": \"rf-lint: allow(suspicious)\",\n\"b\": [\"!\"]},\n\"c\": [{\n\
                \"d\": \"!\"}, {\n\"//\": \"rf-lint: allow(suspicious)\"}]}";
    assert_eq!(lines_in(text, Language::Json), (vec![6], vec![7]));
    let text = "{\"//\": \"x\", \"//\": \"rf-lint: allow-file(suspicious)\",\n\"a\": \"!\"}";
    assert_eq!(lines_in(text, Language::Json), (vec![], vec![]));
}

#[test]
fn directives_of_one_item_are_all_used() {
    let text = "# rf-lint: allow-file(suspicious)\n# rf-lint: allow(suspicious)\n\
                # rf-lint: allow(style)\na = \"!\"\n";
    assert_eq!(lines_in(text, Language::Hcl), (vec![], vec![3]));
}

#[test]
fn what_is_said_again_of_one_item_silences_nothing() {
    let twice = |text: &str, language: Language| {
        let (kept, unused) =
            lines_in(&text.replace("AGAIN", "rf-lint: allow(suspicious)"), language);
        assert_eq!(kept, [0; 0], "{text}");
        unused
    };
    let native = |text| twice(text, Language::Hcl);
    assert_eq!(native("# AGAIN\n# AGAIN\na = \"!\"\n"), [2]);
    assert_eq!(native("# AGAIN\na = \"!\" # AGAIN\n"), [2]);
    assert_eq!(native("# AGAIN\n# AGAIN\n\n// AGAIN\na = [\n  \"!\",\n]\n"), [2, 4]);
    assert_eq!(native("# AGAIN\n# AGAIN\nb {\n  a = \"!\"\n}\n"), [2]);
    // What is said of a part may stand beside what is said of the whole.
    assert_eq!(native("# AGAIN\nb {\n  # AGAIN\n  a = \"!\"\n}\n"), [0; 0]);
    assert_eq!(native("# AGAIN\na = \"!\"\n# AGAIN\nb = \"!\"\n"), [0; 0]);
    let json = "{\"//\": \"AGAIN\",\n\"//\": \"AGAIN\",\n\"a\": \"!\"}";
    assert_eq!(twice(json, Language::Json), [2]);
}

#[test]
fn a_name_said_twice_goes_once() {
    let text = "# rf-lint: allow(suspicious, limits, suspicious)\na = \"!\"\n";
    let directives = Linter::default().lint(text, Language::Hcl).directives;
    let at = text.find('!').unwrap();
    let finding = Finding::new("duplicate-object-key", Span::new(at, at + 1), "x");
    let (_, unused) = directives.apply(vec![finding], |lint| lint.group != Group::Limits);
    assert_eq!(unused[0].message, "`suspicious` silences nothing here");
    assert_eq!(unused[0].related.len(), 1);
    let fixed = apply(text, &unused[0].fix.as_ref().unwrap().edits).unwrap();
    assert_eq!(fixed, "# rf-lint: allow(suspicious, limits)\na = \"!\"\n");
}

#[test]
fn what_is_unused_can_be_allowed_and_what_allows_it_in_vain_is_unused() {
    let text = "# rf-lint: allow-file(unused-allow)\n# rf-lint: allow(style)\na = 1\n";
    assert_eq!(lines_in(text, Language::Hcl).1, [0; 0]);
    assert_eq!(lines_in("# rf-lint: allow-file(unused-allow)\na = 1\n", Language::Hcl).1, [1]);
}

#[test]
fn what_was_not_run_leaves_no_directive_unused() {
    let text = "# rf-lint: allow(suspicious, byte-order-mark)\na = 1\n";
    let directives = Linter::default().lint(text, Language::Hcl).directives;
    let unused = |not: &str| {
        let unused = directives.apply(Vec::new(), |lint| lint.name != not).1;
        unused.into_iter().map(|finding| finding.message).collect::<Vec<_>>()
    };
    assert_eq!(unused("syntax-error"), ["this directive silences nothing"]);
    assert_eq!(unused("byte-order-mark"), ["`suspicious` silences nothing here"]);
    assert_eq!(unused("duplicate-object-key"), ["`byte-order-mark` silences nothing here"]);
}

#[test]
fn what_cannot_be_allowed_is_kept_and_leaves_no_directive_unused() {
    let text = "# rf-lint: allow-file(correctness)\na = 1\n";
    let directives = Linter::default().lint(text, Language::Hcl).directives;
    let error = Finding::new("syntax-error", Span::at(3), "x");
    assert_eq!(directives.apply(vec![error.clone()], |_| true), (vec![error], vec![]));
}

/// `text` without its directives, all of which are unused.
fn removed(text: &str, language: Language) -> String {
    let directives = Linter::default().lint(text, language).directives;
    let unused = directives.apply(Vec::new(), |_| true).1;
    let edits: Vec<_> = unused.into_iter().flat_map(|f| f.fix.expect("a fix").edits).collect();
    apply(text, &edits).expect("the edits fit")
}

#[test]
fn a_directive_goes_with_what_it_leaves_empty() {
    let native = |text: &str| {
        removed(&text.replace("ALLOW", "rf-lint: allow(suspicious) why"), Language::Hcl)
    };
    assert_eq!(native("\u{feff}# ALLOW\r\na = 1\r\n"), "\u{feff}a = 1\r\n");
    assert_eq!(native("b {\n  /* ALLOW */\n  a = 1 // ALLOW\n}\n// ALLOW"), "b {\n  a = 1\n}\n");
    assert_eq!(native("/* ALLOW */ a = 1\r\n"), "a = 1\r\n");
    assert_eq!(native("a = 1 /* ALLOW */\n"), "a = 1\n");
    assert_eq!(native("a = 1 # ALLOW\r\nb = 2\r\n"), "a = 1\r\nb = 2\r\n");
    assert_eq!(native("a = 1 # ALLOW\r"), "a = 1");
    assert_eq!(native("a/* ALLOW */b {}\n"), "a b {}\n");
    assert_eq!(native("a = [1, /* ALLOW */ 2]\n"), "a = [1, 2]\n");
    assert_eq!(native("/* Words. */ # ALLOW\na = 1\n"), "/* Words. */\na = 1\n");
}

#[test]
fn in_json_a_directive_goes_with_its_comma() {
    let json = |text: &str| {
        removed(&text.replace("ALLOW", "\"//\": \"rf-lint: allow(style)\""), Language::Json)
    };
    assert_eq!(json("{\n  ALLOW,\n  \"a\": 1\n}"), "{\n  \"a\": 1\n}");
    assert_eq!(json("{\n  \"a\": 1,\n  ALLOW\n}"), "{\n  \"a\": 1\n}");
    assert_eq!(json("{\n  \"a\": {\n    ALLOW\n  }\n}"), "{\n  \"a\": {\n  }\n}");
    assert_eq!(json("{ALLOW}"), "{}");
    assert_eq!(json("{ \"a\": 1, ALLOW }"), "{ \"a\": 1 }");
    assert_eq!(json("{ ALLOW, \"a\": 1 }"), "{ \"a\": 1 }");
    // The only line break of a text, or the first, says how its lines end.
    assert_eq!(json("{ ALLOW,\r\n\"a\": 1}"), "{ \r\n\"a\": 1}");
    assert_eq!(json("{\"a\": 1,\r\n ALLOW}"), "{\"a\": 1\r\n}");
    assert_eq!(json("{\"a\": 1,\r\n ALLOW\n }"), "{\"a\": 1\r\n }");
    assert_eq!(json("{\r\n\n ALLOW}"), "{\r\n}");
}

#[test]
fn names_go_with_a_comma_each() {
    let text = "# rf-lint: allow(deprecated , duplicate-object-key,limits, schema)\na = \"!\"\n";
    let directives = Linter::default().lint(text, Language::Hcl).directives;
    let at = text.find('!').unwrap();
    let finding = Finding::new("duplicate-object-key", Span::new(at, at + 1), "x");
    let (_, unused) = directives.apply(vec![finding], |_| true);
    assert_eq!(unused[0].message, "`deprecated`, `limits` and `schema` silence nothing here");
    let fixed = apply(text, &unused[0].fix.as_ref().unwrap().edits).unwrap();
    assert_eq!(fixed, "# rf-lint: allow(duplicate-object-key)\na = \"!\"\n");
}

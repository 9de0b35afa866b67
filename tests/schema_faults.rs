//! What is said of schema documents themselves: what can never hold, limits, references and bundles.

#[path = "common/program.rs"]
mod program;

use program::Place;

const META: &str = "__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n";

/// The faults that `rf schema check` finds in a document, a line each.
fn faults(document: &str) -> String {
    let place = Place::new(&[("s.schema.hcl", &format!("{META}{document}"))]);
    place.rf(&["schema", "check", "--format", "concise", "s.schema.hcl"]).out
}

#[test]
fn what_can_never_hold_is_a_fault_of_the_schema() {
    let validation = |of: &str, condition: &str| {
        format!("type = {of}\nvalidation {{\ncondition = {condition}\nerror_message = \"no\"\n}}")
    };
    for (inside, said) in [
        ("type = list(string...)".to_owned(), "without `...`"),
        ("type = object({ a = string, \"a\" = number })".to_owned(), "declares `a` twice"),
        ("type = map(object({ b = any, b = any }))".to_owned(), "declares `b` twice"),
        ("type = string\nmax = -1".to_owned(), "no value fits this `max`"),
        ("type = tuple([string])\nmin = 2".to_owned(), "no value fits this `min`"),
        (validation("number", "self > \"a\""), "a number is required, and `a` is none"),
        (validation("list(number)", "self > 1"), "`self` is a list"),
        (validation("number", "!self"), "`self` is a number"),
        (validation("number", "(self + true) > 1"), "a number is required, not a bool"),
        (validation("number", "null"), "neither true nor false"),
    ] {
        let found = faults(&format!("body {{\nattribute \"a\" {{\n{inside}\n}}\n}}\n"));
        assert_eq!(found.lines().count(), 1, "{inside}: {found}");
        assert!(found.contains("error[invalid-schema]") && found.contains(said), "{found}");
    }
    let import = "import \"c\" {\nsource = null\n}\nbody {}\n";
    assert!(faults(import).contains("`source` is required"), "{}", faults(import));
    for inside in [
        "type = string\nmax = 0".to_owned(),
        "type = any\nmax = -1".to_owned(),
        validation("string", "self > 1"),
        validation("any", "self ? true : false"),
        validation("number", "self > 1 && self < \"10\""),
        validation("list(number)", "[for x in self : x > 1] != []"),
    ] {
        let found = faults(&format!("body {{\nattribute \"a\" {{\n{inside}\n}}\n}}\n"));
        assert_eq!(found, "", "{inside}");
    }
}

#[test]
fn a_limit_says_what_it_is() {
    let forms = "one_of {\nvariant \"a\" {}\nvariant \"b\" {}\n}\n".repeat(14);
    let found = faults(&format!("body {{\n{forms}}}\n"));
    assert!(found.contains("more than 4,096 combinations"), "{found}");
    let chain = |at: usize| {
        let import = format!("import \"next\" {{\nsource = \"{}.schema.hcl\"\n}}\n", at + 1);
        format!("{META}{}body {{}}\n", if at < 17 { import } else { String::new() })
    };
    let place = Place::new(&[]);
    for at in 0..=17 {
        place.write(&format!("{at}.schema.hcl"), chain(at));
    }
    let run = place.rf(&["schema", "check", "--format", "concise", "0.schema.hcl"]).status(1);
    assert!(run.out.starts_with("0.schema.hcl:3:10: "), "{}", run.out);
    assert!(run.out.contains("imports chain deeper than 16 documents"), "{}", run.out);
}

#[test]
fn references_and_bundles_keep_what_documents_say() {
    let forms = "__id = \"https://example.com/a\"\nbody {\nattribute \"t\" {\ntype = string\nmin = 1\nmax = \
                 5\ndescription = \"of <b>, `<i>`\"\n}\nattribute \"l\" {\ntype = set(bool)\nmin \
                 = 1\n}\none_of {\nvariant \"a\" {\ndescription = \"The <first>\"\nbody \
                 {\nblock_header \"k\" {\nbody {\nattribute \"x\" {}\n}\n}\n}\n}\nvariant \"b\" \
                 {\nbody {\nblock_header \"k\" {\nbody {\nattribute \"y\" {}\n}\n}\n}\n}\n}\n}\n";
    let place = Place::new(&[("s.schema.hcl", &format!("{META}{forms}"))]);
    let docs = place.rf(&["schema", "docs", "s.schema.hcl"]).status(0).out;
    let order = [
        "From 1 to 5 characters.",
        "At least 1 element.",
        "### The file as `a`",
        "The \\<first\\>.",
        "[`k`](#the-file-as-a--k)",
        "### The file as `b`",
        "[`k`](#the-file-as-b--k)",
        "## The file as `a` › `k`",
        "| `x` |",
        "## The file as `b` › `k`",
        "| `y` |",
    ];
    let mut rest = docs.as_str();
    for part in order {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part} in {docs}"));
        rest = &rest[at + part.len()..];
    }
    assert!(docs.contains("of \\<b\\>, `<i>`."), "{docs}");
    let bundle = place.rf(&["schema", "bundle", "s.schema.hcl"]).status(0).out;
    assert!(bundle.contains("__id     = \"https://example.com/a\""), "{bundle}");
    assert!(bundle.contains("description = \"The <first>\""), "{bundle}");
}

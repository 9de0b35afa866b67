//! What a schema asks of attributes, row by row, of native values and of their JSON forms; and
//! which schema documents are refused, and where.

#[path = "common/program.rs"]
mod program;

use program::Place;

/// The places and lints that `rf lint` finds in a file under a schema whose root body holds `body`.
fn found(body: &str, name: &str, text: &str) -> Vec<String> {
    let schema = format!("body {{\n{body}\n}}\n");
    let place = Place::new(&[("s.schema.hcl", &schema), (name, text)]);
    let checked = place.rf(&["schema", "check", "--format", "concise", "s.schema.hcl"]);
    assert_eq!(checked.out, "", "the schema is valid: {body}");
    let args = ["lint", "-A", "style", "-A", "suspicious", "--format", "concise", "--schema"];
    let run = place.rf(&[&args[..], &["s.schema.hcl", name]].concat());
    let short = |line: &str| {
        let (place, rest) = line.split_once(": ").expect("a place");
        let lint = rest.split(['[', ']']).nth(1).expect("a lint");
        format!("{} {lint}", place.split_once(':').expect("a line").1)
    };
    run.out.lines().map(short).collect()
}

/// Wants `lint`, or nothing if it is empty, at the value of an attribute with these rules, in
/// either syntax.
fn value(rules: &str, native: &str, json: &str, lint: &str) {
    let body = format!("attribute \"a\" {{\n{rules}\n}}");
    let expected = |place: &str| match lint {
        "" => Vec::new(),
        lint => vec![format!("{place} {lint}")],
    };
    let text = format!("a = {native}\n");
    assert_eq!(found(&body, "a.hcl", &text), expected("1:5"), "{rules}: {native}");
    let text = format!("{{\"a\": {json}}}\n");
    assert_eq!(found(&body, "a.hcl.json", &text), expected("1:7"), "{rules}: {json}");
}

/// Wants `wrong-type` at a part of a value, the first that is spelled so.
fn misfit(rules: &str, (native, json): (&str, &str), part: &str) {
    let body = format!("attribute \"a\" {{\n{rules}\n}}");
    for (name, text, value) in [
        ("a.hcl", format!("a = {native}\n"), native),
        ("a.hcl.json", format!("{{\"a\": {json}}}\n"), json),
    ] {
        let at = text.find(value).expect("the value") + value.find(part).expect("the part") + 1;
        assert_eq!(found(&body, name, &text), [format!("1:{at} wrong-type")], "{rules}: {text}");
    }
}

/// The same, where both syntaxes spell the value alike.
fn alike(rules: &str, spelled: &str, lint: &str) {
    value(rules, spelled, spelled, lint);
}

#[test]
fn values_convert_as_hcl_converts_them() {
    let number = "type = number";
    for fits in ["1", "\"8080\"", "\"-2.5e3\"", "null"] {
        alike(number, fits, "");
    }
    for misses in ["true", "\"x\"", "\"\"", "\" 1\"", "\"0x10\"", "[]"] {
        alike(number, misses, "wrong-type");
    }
    value(number, "{}", "{}", "wrong-type");
    value(number, "<<E\n12\nE", "\"12\\n\"", "wrong-type");
    value(number, "true ? 1 : 2", "\"${true ? 1 : 2}\"", "");
    for fits in ["1", "true", "\"x\"", "1.50"] {
        alike("type = string", fits, "");
    }
    alike("type = string", "[]", "wrong-type");
    for fits in ["true", "\"true\"", "\"1\"", "\"0\""] {
        alike("type = bool", fits, "");
    }
    for misses in ["1", "0", "\"yes\"", "\"True\""] {
        alike("type = bool", misses, "wrong-type");
    }
}

#[test]
fn collections_are_checked_inside() {
    alike("type = list(number)", "[\"1\", 2]", "");
    misfit("type = list(number)", ("[\"x\"]", "[\"x\"]"), "\"x\"");
    alike("type = list(number)", "\"x\"", "wrong-type");
    value("type = list(number)", "{}", "{}", "wrong-type");
    alike("type = list(any)", "[1, \"x\"]", "");
    alike("type = list(any)", "[1, []]", "wrong-type");
    alike("type = set(string)", "[1, \"1\", true]", "");
    alike("type = tuple([string, number])", "[\"a\", \"1\"]", "");
    alike("type = tuple([string, number])", "[\"a\"]", "wrong-type");
    alike("type = tuple([string, number])", "[\"a\", 1, 2]", "wrong-type");
    value("type = map(number)", "{ a = 1, \"b\" = \"2\" }", "{\"a\": 1, \"b\": \"2\"}", "");
    misfit("type = map(number)", ("{ a = \"x\" }", "{\"a\": \"x\"}"), "\"x\"");
    let object = "type = object({ k = string, o = optional(number) })";
    value(object, "{ k = 1 }", "{\"k\": 1}", "");
    value(object, "{ k = 1, more = true }", "{\"k\": 1, \"more\": true}", "");
    value(object, "{ o = 1 }", "{\"o\": 1}", "wrong-type");
    misfit(object, ("{ k = \"x\", o = \"y\" }", "{\"k\": \"x\", \"o\": \"y\"}"), "\"y\"");
    alike("type = any", "[1, \"x\", []]", "");
}

#[test]
fn what_depends_on_others_is_left_alone() {
    for (native, json) in [
        ("x", "\"${x}\""),
        ("f(1)", "\"${f(1)}\""),
        ("[x]", "[\"${x}\"]"),
        ("{ a = y.z }", "{\"a\": \"${y.z}\"}"),
        ("\"a${x}\"", "\"a${x}\""),
        ("1 + \"a\"", "\"${1 + \\\"a\\\"}\""),
    ] {
        value("type = list(number)\nmin = 9", native, json, "");
        value("enum = [1]", native, json, "");
    }
}

#[test]
fn values_are_permitted_matched_and_bounded() {
    alike("type = string\nenum = [\"a\", 1]", "1", "");
    alike("type = string\nenum = [\"a\", 1]", "\"b\"", "value-not-permitted");
    alike("type = number\nenum = [80, \"443\"]", "\"80\"", "");
    alike("type = number\nenum = [80, \"443\"]", "81", "value-not-permitted");
    alike("enum = [[1, 2]]", "[1, 2]", "");
    alike("type = string\npattern = \"^a+$\"", "\"aa\"", "");
    alike("type = string\npattern = \"^a+$\"", "\"ba\"", "pattern-mismatch");
    alike("type = string\npattern = \"a\"", "\"bab\"", "");
    alike("type = string\npattern = \"^[0-9]$\"", "1", "");
    alike("type = number\nmin = 1\nmax = 1.5", "1.5", "");
    alike("type = number\nmin = 1\nmax = 1.5", "\"1.51\"", "out-of-bounds");
    alike("type = number\nmin = 1", "0", "out-of-bounds");
    alike("type = string\nmax = 3", "\"\u{e9}\u{e9}\u{e9}\"", "");
    alike("type = string\nmax = 3", "\"abcd\"", "out-of-bounds");
    alike("type = list(any)\nmin = 2", "[1]", "out-of-bounds");
    alike("type = set(string)\nmax = 1", "[1, \"1\"]", "");
    value("type = map(any)\nmax = 1", "{ a = 1, b = 2 }", "{\"a\": 1, \"b\": 2}", "out-of-bounds");
    let even =
        "type = number\nvalidation {\ncondition = self % 2 == 0\nerror_message = \"even\"\n}";
    alike(even, "\"4\"", "");
    alike(even, "3", "failed-validation");
    alike(even, "null", "");
}

#[test]
fn siblings_are_checked_together() {
    let body = "attribute \"a\" {\nconflicts_with = [\"b\"]\n}\nattribute \"b\" {\nconflicts_with \
                = [\"a\"]\nrequired_with = [\"c\"]\n}\nattribute \"c\" {}";
    for (native, json, expected) in [
        ("a = 1\n", "{\"a\": 1}", &[][..]),
        ("b = 1\nc = 2\n", "{\"b\": 1,\n\"c\": 2}", &[]),
        (
            "c = 1\nb = 2\na = 3\n",
            "{\"c\": 1,\n\"b\": 2,\n\"a\": 3}",
            &["3 conflicting-attributes"],
        ),
        ("b = 1\n", "{\"b\": 1}", &["1 missing-companion"]),
    ] {
        let lines = |found: Vec<String>| -> Vec<String> {
            let line = |found: String| {
                let (line, rest) = found.split_once(':').expect("a line");
                format!("{line} {}", rest.split_once(' ').expect("a lint").1)
            };
            found.into_iter().map(line).collect()
        };
        assert_eq!(lines(found(body, "a.hcl", native)), expected, "{native}");
        assert_eq!(lines(found(body, "a.hcl.json", &format!("{json}\n"))), expected, "{json}");
    }
    let group = |word: &str| {
        format!(
            "attribute \"a\" {{\n{word} = [\"b\"]\n}}\nattribute \"b\" {{\n{word} = [\"a\"]\n}}\n\
             attribute \"c\" {{}}"
        )
    };
    for word in ["exactly_one_of", "at_least_one_of"] {
        let body = group(word);
        assert_eq!(found(&body, "a.hcl", "c = 1\n"), ["1:1 attribute-group"], "{word}");
        assert_eq!(found(&body, "a.hcl", "b = 1\n"), [""; 0], "{word}");
        let both: &[&str] = if word == "exactly_one_of" { &["2:1 attribute-group"] } else { &[] };
        assert_eq!(found(&body, "a.hcl", "a = 1\nb = 1\n"), both, "{word}");
    }
}

#[test]
fn one_variant_must_fit() {
    let body = "attribute \"c\" {\ntype = number\n}\none_of {\nvariant \"a\" {\nbody {\nattribute \
                \"x\" {\nrequired = true\n}\n}\n}\nvariant \"b\" {\nbody {\nattribute \"y\" \
                {\nrequired = true\n}\nattribute \"c\" {\ntype = bool\n}\n}\n}\n}";
    assert_eq!(found(body, "a.hcl", "x = 1\nc = 1\n"), [""; 0]);
    assert_eq!(found(body, "a.hcl", "y = 1\nc = true\n"), [""; 0]);
    let none = ["1:1 no-matching-variant", "2:5 wrong-type"];
    assert_eq!(found(body, "a.hcl", "y = 1\nc = 1\n"), none);
    let json = "{\"y\": 1,\n\"c\": 1}\n";
    assert_eq!(found(body, "a.hcl.json", json), ["1:1 no-matching-variant", "2:6 wrong-type"]);
    let loose = "one_of {\nvariant \"a\" {\nbody {\nattribute \"x\" {}\n}\n}\nvariant \"b\" {}\n}";
    assert_eq!(found(loose, "a.hcl", "\n"), ["1:1 no-matching-variant"]);
    assert_eq!(found(loose, "a.hcl", "x = 1\n"), [""; 0]);
}

/// The faults of a schema document: places and levels, all of `invalid-schema`.
fn faults(name: &str, text: &str) -> Vec<String> {
    let place = Place::new(&[(name, text)]);
    let run = place.rf(&["schema", "check", "--format", "concise", name]);
    let short = |line: &str| {
        let (place, rest) = line.split_once(": ").expect("a place");
        let level = rest.split_once("[invalid-schema]").expect(line).0;
        format!("{} {level}", place.split_once(':').expect("a line").1)
    };
    run.out.lines().map(short).collect()
}

#[test]
fn attributes_that_contradict_themselves_are_refused() {
    for (inside, places) in [
        ("required = true\ndefault = 1", &["4:1 error"][..]),
        ("type = number\ndefault = \"x\"", &["4:11 error"]),
        ("type = number\ndefault = \"1\"", &[]),
        ("type = strin", &["3:8 error"]),
        ("type = map(strin)", &["3:12 error"]),
        ("type = \"string\"", &["3:8 error"]),
        ("type = list", &["3:8 error"]),
        ("type = object({ a = optional(string, 1) })", &["3:21 error"]),
        ("pattern = \"(\"", &["3:11 error"]),
        ("pattern = \"a**\"", &["3:11 error"]),
        ("pattern = \"^{{x}}$\"", &[]),
        ("type = number\nenum = [\"x\"]", &["4:9 error"]),
        ("enum = []", &["3:8 error"]),
        ("min = 2\nmax = 1", &["3:7 error"]),
        ("conflicts_with = [\"b\"]", &["3:18 error"]),
        ("requird = true", &["3:1 error"]),
        ("required = x", &["3:12 error"]),
        ("required = \"maybe\"", &["3:12 error"]),
        ("description = [x]", &["3:15 error"]),
        ("validation {}", &["3:1 error", "3:1 error"]),
        ("validation {\ncondition = other > 1\nerror_message = \"x\"\n}", &["4:13 error"]),
        ("validation {\ncondition = length(self) > 1\nerror_message = \"x\"\n}", &["4:13 warning"]),
        ("default = x", &["3:11 error"]),
    ] {
        let text = format!("body {{\nattribute \"a\" {{\n{inside}\n}}\n}}\n");
        assert_eq!(faults("s.schema.hcl", &text), places, "{inside}");
    }
}

#[test]
fn blocks_that_contradict_themselves_are_refused() {
    for (inside, places) in [
        ("ref = block_header.nowhere", &["3:7 error"][..]),
        ("ref = block_header . /* x */ b\nid = \"b\"", &["3:7 error"]),
        ("ref = other.block_header.x", &["3:7 error"]),
        ("ref = \"block_header.b\"", &["3:7 error"]),
        ("open = true\nref = block_header.c", &["3:8 error"]),
        ("body {}\nref = block_header.c", &["3:1 error"]),
        ("body {}\nbody {}", &["4:1 error"]),
        ("min_items = 2\nmax_items = 1", &["3:13 error"]),
        ("min_items = 2\nmax_items = 0", &[]),
        ("min_items = -1", &["3:13 error"]),
        ("label \"a\" {\nenum = []\n}", &["4:8 error"]),
        ("label \"a\" {}\nlabel \"a\" {}", &["4:1 error"]),
        ("label_names = [\"a\"]\nlabel \"a\" {}\nlabel \"b\" {}", &["3:15 error"]),
    ] {
        let text = format!(
            "body {{\nblock_header \"b\" {{\n{inside}\n}}\nblock_header \"c\" {{\nid = \"c\"\n}}\n}}\n"
        );
        assert_eq!(faults("s.schema.hcl", &text), places, "{inside}");
    }
}

#[test]
fn the_draft_is_a_segment_of_the_path() {
    for (named, level) in [
        ("https://x.example/draft/2026-09/schema", "error"),
        ("draft/2026-09/schema", "error"),
        ("https://x.example/draft/2025-10/schema", "warning"),
        ("https://x.example/mydraft/2026-09/schema", "warning"),
        ("https://x.example/draft/2026-09-rc1/schema", "warning"),
        ("other", "warning"),
    ] {
        let text = format!(
            "__schema = \"{named}\"\nbody {{\nattribute \"a\" {{}}\nattribute \"a\" {{}}\n}}\n"
        );
        assert_eq!(faults("s.schema.hcl", &text), [format!("4:1 {level}")], "{named}");
        let text = format!(
            "{{\"__schema\": \"{named}\",\n\"body\": {{\"attribute\": [{{\"a\": {{}}}},\n{{\"a\": \
             {{}}}}]}}}}\n"
        );
        assert_eq!(faults("s.schema.hcl.json", &text), [format!("3:2 {level}")], "{named}");
    }
}

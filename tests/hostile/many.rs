//! Tokens of many megabytes, and very many of what a file may hold.

use super::{Place, all, assert_said, handle, rf};

const MEGABYTES: usize = 2_000_000;
const MANY: usize = 6_000;

pub(super) fn megabytes() {
    let long = |text: &str| text.repeat(MEGABYTES / text.len());
    for text in [
        format!("a = \"{}\"\n", long("x")),
        format!("a = \"{}\"\n", long("$${")),
        format!("a = \"{}\"\n", long("\\n")),
        format!("a = \"{}\n", long("x")),
        format!("# {}\na = 1\n", long("x")),
        format!("a = 1 # {}\n", long("é")),
        format!("/*{}*/\n", long("\n")),
        format!("/*{}", long("/*")),
        format!("a = <<E\n{}\nE\n", long("x")),
        format!("a = <<-E\n{}E\n", long("  x\n")),
        format!("a = <<E\n{}", long("x\n")),
        format!("a = <<{0}\nx\n{0}\n", "E".repeat(MEGABYTES / 2)),
        format!("a = {}\n", long("1")),
        format!("{} = 1\n", long("a")),
        format!("b \"{}\" {{\n}}\n", long("a")),
        format!("a = {}1\n", long(" ")),
        format!("a = 1\n{}", long("\n")),
        format!("a = 1\n{}", long("\r\n")),
        format!("a = \"{}\" # x\n", "漢".repeat(MEGABYTES / 10)),
        format!("a = \"e{}\" # x\n", "\u{301}".repeat(MEGABYTES / 10)),
    ] {
        let name = if text.starts_with('b') { "a.rf.hcl" } else { "a.hcl" };
        let place = Place::new(&[(name, &text)]);
        rf(&place, &["fmt", "-q", "--check", name]);
        let run = rf(&place, &["lint", name]);
        assert!(run.out.len() < 20_000, "{} bytes are shown", run.out.len());
    }
    for text in [
        format!("{{\"a\":\"{}\"}}", long("x")),
        format!("{{\"a\":{}}}", long("1")),
        format!("{{{}}}", long(" ")),
        format!("{{\"rule\":{{\"a\":{{\"description\":\"{}\"}}}}}}", long("\\u0061")),
    ] {
        handle("a.rf.json", &text);
    }
    // What may not be written out in full.
    let policy = format!("policy \"p\" {{\n  assert = {} == 1\n}}\n", "9".repeat(300_000));
    assert_said(&handle("a.rf.hcl", &policy), "limit-exceeded");
    let rule = "rule \"r\" {\n  description = \"${1e999999999}\"\n}\n";
    assert!(!handle("a.rf.hcl", rule).is_empty());
}

pub(super) fn of_everything() {
    let many = MANY;
    let plain = [
        all(many, |n| format!("a{n} = {n}\n")),
        "a = 1\n".repeat(many),
        "# a\n".repeat(many),
        format!("a = [{}]\n", "/* a */ 1, ".repeat(many)),
        format!("a = [\n{}]\n", "1, # a\n".repeat(many)),
        "b {\n}\n".repeat(many),
        format!("b{} {{\n}}\n", " \"a\"".repeat(many)),
        format!("a = {{{}}}\n", "k = 1, ".repeat(many)),
        format!("a = a{}\n", ".b".repeat(many)),
        format!("a = a{}\n", "[0]".repeat(many)),
        format!("a = a{}\n", ".*".repeat(many)),
        format!("a = 1{}\n", " + 1".repeat(many)),
        format!("a = 1{}\n", " == 1".repeat(many)),
        format!("a = f({})\n", "1, ".repeat(many)),
        "a = = 1\n".repeat(many),
        "a = \"x\n".repeat(many),
        "a = <<E\n".repeat(many),
        all(many, |_| "a = <<E\nx\nE\n".to_owned()),
        "a = 1\r\nb = 2\n".repeat(many),
        "a = 1   \n".repeat(many),
        "@é ".repeat(many),
        "\u{feff}".repeat(many),
        "\0".repeat(many),
    ];
    for text in plain {
        handle("a.hcl", &text);
    }
    let rootform = [
        all(many, |n| format!("rule \"r{n}\" {{\n  description = \"x\"\n}}\n")),
        "rule \"r\" {\n  description = \"x\"\n}\n".repeat(many),
        all(many, |n| format!("concept \"c{n}\" {{\n  description = \"x\"\n}}\n")),
        format!(
            "rule \"r\" {{\n{}}}\n",
            "  emit \"e\" {\n    to = concept.x\n  }\n".repeat(many / 4)
        ),
        format!("dialect \"d\" {{\n{}}}\n", "  version = \"1.0.0\"\n".repeat(many)),
        "policy_pack \"p\" {\n}\n".repeat(many),
        "rul \"x\" {\n}\n".repeat(many),
        format!("policy \"p\" {{\n  assert = 1{}\n}}\n", " && 1".repeat(many)),
        format!("policy \"p\" {{\n  assert = a{}\n}}\n", ".b".repeat(many)),
        format!("rule \"r\" {{\n  description = \"{}\"\n}}\n", "${\"a\"}".repeat(many)),
        format!(
            "rule \"r\" {{\n  description = {}\n}}\n",
            "join(\"\", [\"a\", ".repeat(12) + &"\"b\"])".repeat(12)
        ),
        format!("rule \"r\" {{\n  description = join(\"\", range(1{}))\n}}\n", "0".repeat(12)),
    ];
    for text in rootform {
        handle("a.rf.hcl", &text);
    }
    let json = [
        format!("{{{}\"b\":1}}", "\"a\":1,".repeat(many)),
        format!("{{\"rule\":{{{}\"b\":{{}}}}}}", "\"a\":{},".repeat(many)),
        format!("{{\"rule\":{{{}\"b\":{{}}}}}}", all(many, |n| format!("\"a{n}\":{{}},"))),
        format!("{{\"rule\":[{}{{}}]}}", "{\"a\":{}},".repeat(many)),
    ];
    for text in json {
        handle("a.rf.json", &text);
    }
}

/// Positions in a long line were once counted from its start each time.
pub(super) fn on_one_line() {
    let many = 20_000;
    for (name, text) in [
        ("a.hcl", format!("a = \"{}\"\n", "\\q".repeat(many))),
        ("a.hcl", format!("a = {{ {} }}\n", "k = 1, ".repeat(many))),
        ("a.json", format!("{{\"a\":[{}]}}", "1 ".repeat(many))),
        ("a.json", format!("{{{}}}", "\"a\" 1,".repeat(many))),
    ] {
        let place = Place::new(&[(name, &text)]);
        for format in ["concise", "json", "gitlab"] {
            rf(&place, &["lint", "--format", format, name]);
        }
        let run = rf(&place, &["lint", name]);
        assert!(run.out.len() > many, "each is shown");
    }
}

/// Each directive was once held against each finding, and each fix against each other.
pub(super) fn directives_and_fixes() {
    let many = 20_000;
    let allow = "# rf-lint: allow(duplicate-attribute)\n";
    let lines = handle("a.hcl", &format!("a = 1\n{}", format!("{allow}a = 1\n").repeat(many)));
    assert_eq!(lines, [""; 0], "all are silenced, and none is in vain");
    for text in [
        allow.repeat(many),
        format!("{}a = 1\n", allow.repeat(many)),
        format!("# rf-lint: allow({}all)\n", "duplicate-attribute, ".repeat(many)),
        format!(
            "{}{}",
            "# rf-lint: allow-file(duplicate-attribute)\n".repeat(many),
            "a = 1\n".repeat(many)
        ),
        format!("a = [\n{}]\n", format!("{allow}1,\n").repeat(many)),
        format!("a = {}\n", "[\n# rf-lint: allow(all)\n".repeat(5000) + &"]".repeat(5000)),
        "/* rf-lint: allow(all) */ ".repeat(many),
    ] {
        handle("a.hcl", &text);
    }
    let properties = "\"//\": \"rf-lint: allow-file(all)\",".repeat(many);
    handle("a.rf.json", &format!("{{{properties} \"rule\": {{}}}}"));
}

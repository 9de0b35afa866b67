//! Schemas and configurations that were made to hurt.

use super::{Place, all, assert_said, rf};

fn schema(body: &str) -> String {
    format!("__schema = \"https://hcl-schema.example/draft/2026-09/schema\"\n\n{body}")
}

fn attribute(name: &str, extra: &str) -> String {
    format!("attribute \"{name}\" {{\n  type = string\n  {extra}\n}}\n")
}

/// Runs everything that is done with a schema, and gives what is said of the schema and of a
/// file that follows it.
fn handle(body: &str, file: &str, others: &[(String, String)]) -> (Vec<String>, Vec<String>) {
    let text = schema(body);
    let place = Place::new(&[("s.schema.hcl", &text), ("a.hcl", file)]);
    for (name, text) in others {
        place.write(name, schema(text));
    }
    let concise = ["lint", "--format", "concise"];
    let own = rf(&place, &[&concise[..], &["s.schema.hcl"]].concat());
    let of_file = rf(&place, &[&concise[..], &["--schema", "s.schema.hcl", "a.hcl"]].concat());
    rf(&place, &["lint", "--diff", "--unsafe-fixes", "--schema", "s.schema.hcl", "a.hcl"]);
    for command in ["check", "docs", "bundle"] {
        rf(&place, &["schema", command, "s.schema.hcl"]);
    }
    rf(&place, &["schema", "infer", "a.hcl"]);
    let lines = |text: String| text.lines().map(str::to_owned).collect();
    (lines(own.out), lines(of_file.out))
}

fn import(name: &str) -> String {
    format!("import \"{name}\" {{\n  source = \"{name}.schema.hcl\"\n}}\n")
}

pub(super) fn imports() {
    let document =
        |name: String, text: String| (format!("{name}.schema.hcl"), text + "body {\n}\n");
    // Two ways on from each of sixteen: 65,536 ways to the last.
    let diamond: Vec<_> = (0..14)
        .flat_map(|level| {
            let next = import(&format!("l{}", level + 1)) + &import(&format!("r{}", level + 1));
            [document(format!("l{level}"), next.clone()), document(format!("r{level}"), next)]
        })
        .chain(["l14", "r14"].map(|name| document(name.to_owned(), String::new())))
        .collect();
    let root = import("l0") + &import("r0") + "body {\n}\n";
    assert_eq!(handle(&root, "", &diamond), (Vec::new(), Vec::new()));

    let chain: Vec<_> =
        (0..40).map(|n| document(format!("i{n}"), import(&format!("i{}", n + 1)))).collect();
    let (own, _) = handle(&(import("i0") + "body {\n}\n"), "", &chain);
    assert_said(&own, "invalid-schema");
    let each: String = (0..12).map(|n| import(&format!("i{n}"))).collect();
    let circles: Vec<_> = (0..12).map(|n| document(format!("i{n}"), each.clone())).collect();
    let (own, _) = handle(&(each + "body {\n}\n"), "", &circles);
    assert_said(&own, "invalid-schema");
    let wide: String = (0..500).map(|n| import(&format!("i{n}"))).collect();
    let leaves: Vec<_> = (0..500).map(|n| document(format!("i{n}"), String::new())).collect();
    assert_eq!(handle(&(wide + "body {\n}\n"), "", &leaves).0, [""; 0]);
}

pub(super) fn patterns() {
    let large = "compiled, it takes more than the 2097152 bytes that are the limit";
    for (pattern, said) in [
        ("(a{1000}){1000}".to_owned(), large),
        ("a{100000000}".to_owned(), ""),
        ("\\\\pL{1000}".to_owned(), large),
        ("(".repeat(5000) + "a" + &")".repeat(5000), ""),
        ("[".repeat(5000), ""),
        ("(?i)".repeat(5000) + "(", ""),
    ] {
        let body = format!("body {{\n{}}}\n", attribute("a", &format!("pattern = \"{pattern}\"")));
        let (own, _) = handle(&body, "a = \"x\"\n", &[]);
        assert_said(&own, "invalid-schema");
        assert_said(&own, said);
    }
    // Matching takes time in proportion, whatever the pattern.
    let body = format!("body {{\n{}}}\n", attribute("a", "pattern = \"^(a|a)*(a?){50}[ab]*c$\""));
    let (own, of_file) = handle(&body, &format!("a = \"{}\"\n", "a".repeat(200_000)), &[]);
    assert_eq!(own, [""; 0]);
    assert_said(&of_file, "pattern-mismatch");
    let many: String =
        (0..100).map(|n| attribute(&format!("a{n}"), "pattern = \"(\\\\pL{20}){20}\"")).collect();
    handle(&format!("body {{\n{many}}}\n"), "", &[]);
}

/// A `one_of` of these two bodies.
fn one_of(a: &str, b: &str) -> String {
    format!(
        "one_of {{\nvariant \"a\" {{\nbody {{\n{a}}}\n}}\nvariant \"b\" {{\nbody {{\n{b}}}\n}}\n}}\n"
    )
}

pub(super) fn variants() {
    let side_by_side: String = (0..16)
        .map(|n| one_of(&attribute(&format!("a{n}"), ""), &attribute(&format!("b{n}"), "")))
        .collect();
    let (own, _) = handle(&format!("body {{\n{side_by_side}}}\n"), "c = 1\n", &[]);
    assert_said(&own, "invalid-schema");
    let mut tree = attribute("x", "");
    for _ in 0..13 {
        tree = one_of(&tree, &tree);
    }
    let (own, _) = handle(&format!("body {{\n{tree}}}\n"), "c = 1\n", &[]);
    assert_said(&own, "invalid-schema");
    // A body that may be one of two at each of many levels.
    let inside = one_of(&attribute("p", ""), &attribute("q", ""));
    let body = format!(
        "body {{\nblock_header \"b\" {{\nid = \"r\"\nbody {{\nblock_header \"b\" {{\n\
         ref = block_header.r\n}}\n{inside}}}\n}}\n}}\n"
    );
    let file = "b {\n".repeat(60) + "p = \"1\"\nq = \"2\"\n" + &"}\n".repeat(60);
    let (own, of_file) = handle(&body, &file, &[]);
    assert_eq!(own, [""; 0]);
    assert_said(&of_file, "no-matching-variant");
}

pub(super) fn shared_bodies() {
    let body = "body {\nblock_header \"b\" {\nid = \"r\"\nbody {\nblock_header \"b\" {\n\
        ref = block_header.r\n}\n}\n}\n}\n";
    let file = "b {\n".repeat(4000) + &"}\n".repeat(4000);
    assert_said(&handle(body, &file, &[]).1, "blocks nest more than 200 levels deep");
    let many = 3000;
    let refer = |n: usize, to: usize| {
        format!("block_header \"b{n}\" {{\nref = block_header.r{to}\nid = \"r{n}\"\n}}\n")
    };
    let chain: String = (0..many).map(|n| refer(n, n + 1)).collect();
    let last = format!("block_header \"b{many}\" {{\nid = \"r{many}\"\nbody {{\n}}\n}}\n");
    assert_eq!(handle(&format!("body {{\n{chain}{last}}}\n"), "b0 {\n}\n", &[]).0, [""; 0]);
    let circle: String = (0..many).map(|n| refer(n, (n + 1) % many)).collect();
    let (own, _) = handle(&format!("body {{\n{circle}}}\n"), "b0 {\n}\n", &[]);
    assert_said(&own, "leads back to itself");
    let deep = "block_header \"b\" {\nbody {\n".repeat(3000) + &"}\n}\n".repeat(3000);
    assert_said(&handle(&format!("body {{\n{deep}}}\n"), "", &[]).0, "nest");
}

/// Names were once looked for one after the other.
pub(super) fn names() {
    let many = 2_000;
    let of = |extra: &str| -> String {
        let every: String = (0..many).map(|n| attribute(&format!("a{n}"), extra)).collect();
        format!("body {{\n{every}}}\n")
    };
    let set = |name: &str| -> String { all(many, |n| format!("{name}{n} = \"secret\"\n")) };
    assert_eq!(handle(&of(""), &set("a"), &[]).1, [""; 0]);
    let (_, missing) = handle(&of("required = true"), "b = 1\n", &[]);
    assert_eq!(missing.len(), many + 1);
    let (_, unknown) = handle(&of(""), &set("b"), &[]);
    assert_eq!(unknown.len(), many);
    let (_, hidden) = handle(&of("sensitive = true\nenum = [\"x\"]"), &set("a"), &[]);
    assert_eq!(hidden.len(), many);
    assert!(!hidden.iter().any(|line| line.contains("secret\"")));
    let list = all(many, |n| format!("\"v{n}\", "));
    let body = "body {\nattribute \"a\" {\ntype = set(string)\n}\n}\n";
    assert_eq!(handle(body, &format!("a = [{list}]\n"), &[]).1, [""; 0]);
}

pub(super) fn configurations() {
    let many = 10_000;
    let globs =
        |glob: &str| format!("[files]\nexclude = [{}]\n", format!("\"{glob}\", ").repeat(many));
    for (text, status) in [
        (globs("**/x/**"), 0),
        (format!("a = {}\n", "[".repeat(many)), 2),
        (format!("a{} = 1\n", ".a".repeat(many)), 2),
        (format!("[files]\nexclude = [\"{}\"]\n", "*a".repeat(many / 10)), 0),
        (format!("[files]\nexclude = [\"{}a{}\"]\n", "{".repeat(many), "}".repeat(many)), 2),
        (all(many, |n| format!("x{n} = 1\n")), 2),
        (format!("[lints]\n{}", all(many, |n| format!("x{n} = \"warn\"\n"))), 2),
        (
            "[[overrides]]\nfiles = [\"x/**\"]\nlints = { deprecated = \"allow\" }\n"
                .repeat(many / 10),
            0,
        ),
        (format!("# {}\n", "x".repeat(5_000_000)), 0),
    ] {
        let place = Place::new(&[("rf-lint.toml", &text), ("a.rf.hcl", "")]);
        let run = rf(&place, &["lint"]).status(status);
        assert!(run.err.len() < 100_000, "{} bytes are said", run.err.len());
    }
}

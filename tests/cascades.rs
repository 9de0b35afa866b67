//! One fault gives one finding: what could not be read is missing nowhere else, in its file, its
//! root and the roots that name it. Each case goes through the program, in native syntax and JSON.

#[path = "common/program.rs"]
mod program;

use program::Place;

const DIALECT: &str = "dialect \"acme\" {\n  version = \"0.1.0\"\n  provider \"hashicorp/acme\" {\n    \
                       version = \">= 1.0.0\"\n  }\n}\n";
const PACK: &str = "policy_pack \"p\" {\n  version = \"0.1.0\"\n}\n";
const POLICY: &str = "policy \"q\" {\n  target {\n    rules = [acme.rule.r]\n  }\n  assert  = \
                      exists(contexts(acme.context.x))\n  message = \"Why.\"\n}\n";
const CONCEPT: &str = "concept \"c\" {\n  description = \"C.\"\n}\n";
const RULE: &str = "rule \"r\" {\n  match {\n    type = \"t\"\n  }\n  identity {\n    attributes = [\"id\"]\n  }\n  \
     as = concept.c\n}\n";
/// A rule that leads to the concept of the other.
const JOIN: &str = "rule \"j\" {\n  match {\n    type = \"u\"\n  }\n  context \"x\" {\n    to        = concept.c\n    \
     via       = source.a\n    on_null   = \"absent\"\n    on_empty  = \"absent\"\n    match {\n      \
     by       = target.id\n      strategy = \"exact\"\n    }\n  }\n}\n";

/// What `rf lint` says of the files, one line each: `path:line:column lint CODE`.
fn found(place: &Place) -> Vec<String> {
    let out = place.rf(&["lint", "-A", "style", "--format", "json", "."]).out;
    let out: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    let findings = out["diagnostics"].as_array().expect("a list");
    let line = |finding: &serde_json::Value| {
        let (path, start) = (finding["path"].as_str().unwrap(), &finding["span"]["start"]);
        let lint = finding["lint"].as_str().unwrap();
        let path = path.rsplit('/').next().unwrap();
        format!("{path}:{}:{} {lint}", start["line"], start["column"])
    };
    findings.iter().map(line).collect()
}

/// A dialect without faults with a pack that names what it has, and `file` written over.
fn with(file: &str, text: &str) -> Place {
    let place = Place::new(&[
        ("acme/dialect.rf.hcl", DIALECT),
        ("acme/c.rf.hcl", CONCEPT),
        ("acme/r.rf.hcl", RULE),
        ("acme/j.rf.hcl", JOIN),
        ("pack/pack.rf.hcl", PACK),
        ("pack/q.rf.hcl", POLICY),
    ]);
    if let Some(native) = file.strip_suffix(".json") {
        std::fs::remove_file(place.path(&format!("{native}.hcl"))).unwrap();
    }
    place.write("rf-lint.toml", "[link]\ncomplete = true\n");
    place.write(file, text);
    place
}

fn one(file: &str, text: &str, expected: &str) {
    let place = with(file, text);
    let found = found(&place);
    assert_eq!(found, [expected], "{text}");
}

#[test]
fn without_faults_there_is_nothing() {
    assert_eq!(found(&with("acme/c.rf.hcl", CONCEPT)), [""; 0]);
}

#[test]
fn a_misspelt_block_is_what_it_was_meant_to_be() {
    for (file, from, to, expected) in [
        ("c", "concept \"c\"", "concpt \"c\"", "1:1 unknown-block"),
        ("c", "concept \"c\"", "concept = \"c\"\ncontext \"x\"", "1:1 unknown-attribute"),
        ("r", "rule \"r\"", "rul \"r\"", "1:1 unknown-block"),
        ("j", "context \"x\"", "contxt \"x\"", "5:3 unknown-block"),
        ("j", "rule \"j\"", "ruel \"j\"", "1:1 unknown-block"),
        ("dialect", "dialect \"acme\"", "dialct \"acme\"", "1:1 unknown-block"),
    ] {
        let text = match file {
            "c" => CONCEPT,
            "r" => RULE,
            "j" => JOIN,
            _ => DIALECT,
        };
        let name = format!("{file}.rf.hcl");
        let expected = format!("{name}:{expected}");
        one(&format!("acme/{name}"), &text.replace(from, to), &expected);
    }
    one("acme/dialect.rf.hcl", "dialect = \"acme\"\n", "dialect.rf.hcl:1:1 unknown-attribute");
    let pack = PACK.replace("policy_pack", "policypack");
    one("pack/pack.rf.hcl", &pack, "pack.rf.hcl:1:1 unknown-block");
}

#[test]
fn a_misspelt_block_is_what_it_was_meant_to_be_in_json() {
    for (text, expected) in [
        ("{\"concpt\": {\"c\": {\"description\": \"C.\"}}}", "c.rf.json:1:2 unknown-block"),
        ("{\"concept\": {\"c\": \"x\"}}", "c.rf.json:1:14 unknown-attribute"),
        ("{\"concept\": {}}", "c.rf.json:1:2 invalid-label"),
    ] {
        one("acme/c.rf.json", text, expected);
    }
    for (text, expected) in [
        ("{\"dialect\": \"acme\"}", "dialect.rf.json:1:2 unknown-attribute"),
        ("{\"dialect\": {}}", "dialect.rf.json:1:2 invalid-label"),
        ("{\"dialct\": {\"acme\": {\"version\": \"0.1.0\"}}}", "dialect.rf.json:1:2 unknown-block"),
    ] {
        one("acme/dialect.rf.json", text, expected);
    }
    one("acme/r.rf.json", "{\"rule\": {}}", "r.rf.json:1:2 invalid-label");
}

#[test]
fn an_identity_that_was_not_understood_may_be_any() {
    let attributes = "    attributes = [\"id\"]\n";
    for (from, to, expected) in [
        ("[\"id\"]", "[1]", "6:19 invalid-value"),
        ("[\"id\"]", "[\"i d\"]", "6:19 invalid-value"),
        ("identity", "identiy", "5:3 unknown-block"),
        (
            "identity {\n    attributes = [\"id\"]\n  }",
            "identity = [\"id\"]",
            "5:3 unknown-attribute",
        ),
        (
            "identity {",
            "identity {\n    attributes = [\"arn\"]\n  }\n  identity {",
            "8:3 duplicate-block",
        ),
        (attributes, "    attribute = [\"id\"]\n", "6:5 unknown-attribute"),
    ] {
        one("acme/r.rf.hcl", &RULE.replace(from, to), &format!("r.rf.hcl:{expected}"));
    }
    let json = "{\"rule\": {\"r\": {\"match\": {\"type\": \"t\"}, \"identity\": \"id\", \"as\": \"${concept.c}\"}}}";
    one("acme/r.rf.json", json, "r.rf.json:1:41 unknown-attribute");
}

#[test]
fn an_attribute_under_a_misspelt_name_is_there() {
    one("acme/r.rf.hcl", &RULE.replace("as =", "ass ="), "r.rf.hcl:8:3 unknown-attribute");
    one("acme/j.rf.hcl", &JOIN.replace("to  ", "too "), "j.rf.hcl:6:5 unknown-attribute");
    let second = |matching: &str| {
        format!(
            "{RULE}rule \"s\" {{\n  match {{\n    type = \"t\"\n    {matching}\n  }}\n  as = concept.c\n}}\n"
        )
    };
    for (matching, expected) in [
        ("kind = \"dta\"", "r.rf.hcl:13:12 unknown-match-kind"),
        ("wher = source.a == 1", "r.rf.hcl:13:5 unknown-attribute"),
        ("where = source.a == null", "r.rf.hcl:13:25 invalid-expression"),
    ] {
        one("acme/r.rf.hcl", &second(matching), expected);
    }
}

#[test]
fn a_member_or_a_part_of_an_emission_that_is_misspelt_is_there() {
    let member = |word: &str, name: &str, via: &str| {
        format!(
            "    {word} \"{name}\" {{\n      via = {via}\n      match {{\n        type = \"t\"\n      }}\n    }}\n"
        )
    };
    let members = member("membr", "m", "source.x") + &member("member", "n", "member.m.x");
    let text = RULE.replace("  as =", &format!("  composition {{\n{members}  }}\n  as ="));
    one("acme/r.rf.hcl", &text, "r.rf.hcl:9:5 unknown-block");

    let json = "{\"rule\": {\"r\": {\"match\": {\"type\": \"t\"}, \"identity\": {\"attributes\": [\"id\"]}, \"as\": \
                \"${concept.c}\", \"composition\": {\"member\": {}}}}}";
    one("acme/r.rf.json", json, "r.rf.json:1:115 invalid-label");

    let disclosed = "externl = \"allow\"\n    disclose = \"record\"\n    match {";
    let text = JOIN.replace("match {\n      by", &format!("{disclosed}\n      by"));
    one("acme/j.rf.hcl", &text, "j.rf.hcl:10:5 unknown-attribute");
    let prefixed = JOIN.replace("match {\n      by", "prefix = \"p\"\n    mach {\n      by");
    one("acme/j.rf.hcl", &prefixed, "j.rf.hcl:11:5 unknown-block");
    let rest = JOIN.find("    match {\n      by").unwrap();
    let text = format!("{}    prefix = null\n  }}\n}}\n", &JOIN[..rest]);
    one("acme/j.rf.hcl", &text, "j.rf.hcl:10:14 invalid-value");
}

#[test]
fn a_comment_of_json_may_stand_beside_labels() {
    let json = "{\"concept\": {\"//\": \"Why.\", \"c\": {\"description\": \"C.\"}}}";
    assert_eq!(found(&with("acme/c.rf.json", json)), [""; 0]);
    let json = "{\"rule\": {\"j\": {\"match\": {\"type\": \"u\"}, \"context\": {\"//\": \"Why.\", \"x\": {\"to\": \
                \"${concept.c}\", \"via\": \"${source.a}\", \"on_null\": \"absent\", \"on_empty\": \
                \"absent\"}}}}}";
    assert_eq!(found(&with("acme/j.rf.json", json)), [""; 0]);
}

#[test]
fn a_provider_of_one_of_two_manifests_is_enough() {
    let text = format!("dialect \"first\" {{\n  version = \"0.1.0\"\n}}\n{DIALECT}");
    one("acme/dialect.rf.hcl", &text, "dialect.rf.hcl:4:1 duplicate-manifest");
}

#[test]
fn a_file_that_cannot_be_read_is_part_of_its_root() {
    for file in ["acme/c.rf.hcl", "acme/r.rf.hcl", "acme/dialect.rf.hcl", "pack/pack.rf.hcl"] {
        let place = with("acme/c.rf.hcl", CONCEPT);
        std::fs::write(place.path(file), b"\xff\xfe").unwrap();
        assert_eq!(found(&place), [""; 0], "{file}");
        assert_eq!(place.rf(&["lint", "acme", "pack"]).status(4).out, "", "{file}");
    }
}

#[cfg(unix)]
#[test]
fn a_symlink_that_is_refused_may_hold_what_its_root_lacks() {
    let place = with("acme/c.rf.hcl", CONCEPT);
    place.write("out/c.txt", CONCEPT);
    for file in ["c.rf.hcl", "dialect.rf.hcl"] {
        let path = place.path("acme").join(file);
        let text = std::fs::read(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink("../out/c.txt", &path).unwrap();
        for args in [&["lint", "acme"][..], &["lint", "acme/j.rf.hcl"]] {
            let run = place.rf(args);
            assert!(run.out.is_empty(), "{}", run.out);
        }
        std::fs::remove_file(&path).unwrap();
        std::fs::write(&path, text).unwrap();
    }
}

#[test]
fn a_dialect_under_the_name_of_the_built_in_owner_has_no_vocabulary_that_is_known() {
    let dialect = DIALECT.replace("\"acme\"", "\"rf\"");
    let place = with("acme/dialect.rf.hcl", &dialect);
    let relation = "  relation {\n    as        = rf.relation.x\n    to        = rf.rule.r\n    via       = \
                    source.a\n    on_null   = \"absent\"\n    on_empty  = \"absent\"\n  }\n}\n";
    let rule = RULE.replace("as = concept.c\n}\n", &format!("as = rf.concept.c\n{relation}"));
    place.write("acme/r.rf.hcl", &rule);
    let policy = POLICY.replace("acme.", "rf.");
    let policy = policy.replace("rules = [rf.rule.r]", "concept = rf.concept.c");
    place.write("pack/q.rf.hcl", policy);
    assert_eq!(found(&place), ["dialect.rf.hcl:1:9 reserved-owner"]);
    // By itself too, and where a fix is looked for.
    for args in [&["acme/r.rf.hcl"][..], &["pack"], &["--fix", "--unsafe-fixes", "acme/r.rf.hcl"]] {
        let args: Vec<_> = ["lint", "-A", "style"].iter().chain(args).copied().collect();
        let run = place.rf(&args);
        let unlinked = args.contains(&"pack");
        assert_eq!(run.out.contains("error["), unlinked, "{args:?}: {}", run.out);
    }
    let whole = format!("{dialect}{CONCEPT}{rule}");
    let run = place.pipe(&["lint", "--format", "concise", "-"], whole);
    assert_eq!(run.out.matches("error[").count(), 1, "{}", run.out);
    // What `rf` lacks is missing where the dialect has a name of its own.
    place.write("acme/dialect.rf.hcl", DIALECT);
    assert_eq!(found(&place).iter().filter(|line| line.starts_with("r.rf.hcl")).count(), 3);
}

/// The findings with `file` beside the others.
fn beside(file: &str, text: &str) -> Vec<String> {
    let place = with("acme/c.rf.hcl", CONCEPT);
    place.write(file, text);
    found(&place)
}

#[test]
fn what_stands_in_a_block_that_cannot_stand_there_is_not_looked_at() {
    let faulty = "concept \"K\" {\n  description = 1\n}\nrule \"a\" {}\nrule \"a\" {\n  match {\n    kind = \
                  \"resource\"\n    tpye = \"t\"\n  }\n}\n";
    let misplaced = ["1:1", "4:1", "5:1"].map(|place| format!("x.rf.hcl:{place} unknown-block"));
    assert_eq!(beside("pack/x.rf.hcl", faulty), misplaced);
    let json = "{\"rule\": {\"a\": {\"as\": \"concept.c\"}}}";
    assert_eq!(beside("pack/x.rf.json", json), ["x.rf.json:1:11 unknown-block"]);
    let faulty = "policy \"A\" {}\npolicy \"b\" {\n  assert  = 1\n  message = \"\"\n}\n";
    let misplaced = ["1:1", "2:1"].map(|place| format!("x.rf.hcl:{place} misplaced-policy"));
    assert_eq!(beside("acme/x.rf.hcl", faulty), misplaced);
    // What is wrong anywhere is wrong here too.
    let broken = "rule \"a\" {\n  as = = 1\n}\n";
    assert_eq!(beside("pack/x.rf.hcl", broken), ["x.rf.hcl:2:8 syntax-error"]);
    let twice = "rule \"a\" {\n  as = concept.c\n  as = concept.c\n}\n";
    assert_eq!(
        beside("pack/x.rf.hcl", twice),
        ["x.rf.hcl:1:1 unknown-block", "x.rf.hcl:3:3 duplicate-attribute"]
    );
    // A directive for what is not looked at is not in vain.
    let allowed = "# rf-lint: allow(invalid-rule, rule-without-architecture)\nrule \"a\" {}\n";
    assert_eq!(beside("pack/x.rf.hcl", allowed), ["x.rf.hcl:2:1 unknown-block"]);
}

#[test]
fn what_stands_in_a_block_too_many_is_not_looked_at() {
    let second = "dialect \"B\" {}\n";
    assert_eq!(beside("acme/x.rf.hcl", second), ["x.rf.hcl:1:1 duplicate-manifest"]);
    let both = format!("{DIALECT}{second}");
    one("acme/dialect.rf.hcl", &both, "dialect.rf.hcl:7:1 duplicate-manifest");
    let json = "{\"dialect\": {\"acme\": {\"version\": \"0.1.0\", \"provider\": {\"a/b\": {\"version\": \
                \"= 1.0.0\"}}}, \"B\": {}}}";
    one("acme/dialect.rf.json", json, "dialect.rf.json:1:89 duplicate-manifest");
    assert_eq!(
        beside("pack/x.rf.hcl", "policy_pack \"B\" {}\n"),
        ["x.rf.hcl:1:1 duplicate-manifest"]
    );
    assert_eq!(beside("acme/x.rf.hcl", "policy_pack \"B\" {}\n"), ["x.rf.hcl:1:1 unknown-block"]);
    let again = "match {\n    kind = \"dta\"\n  }\n  identity {";
    one("acme/r.rf.hcl", &RULE.replace("identity {", again), "r.rf.hcl:5:3 invalid-rule");
    // The first of them is looked at, as before.
    let again = "identity {\n    scope = 1\n  }\n  identity {\n    scope = 2\n  }\n  identity {";
    let found = found(&with("acme/r.rf.hcl", &RULE.replace("identity {", again)));
    let lints: Vec<_> = found.iter().map(|line| line.rsplit(' ').next().unwrap()).collect();
    let twice = "duplicate-block";
    assert_eq!(lints, ["missing-attribute", "invalid-value", twice, twice], "{found:?}");
}

#[test]
fn what_is_no_body_on_the_level_of_labels_is_told_of_alone() {
    let concepts = "{\"concept\": {\"c\": {\"description\": \"C.\"}, \"description\": \"x\"}}";
    one("acme/c.rf.json", concepts, "c.rf.json:1:42 unknown-attribute");
    let emission = "\"to\": \"${concept.c}\", \"via\": \"${source.a}\", \"on_null\": \"absent\", \"on_empty\": \
                    \"absent\"";
    for (contexts, expected) in [
        (format!("{{\"x\": {{{emission}}}, \"count\": 1}}"), "1:147 unknown-attribute"),
        ("{\"x\": 5}".to_owned(), "1:53 unknown-attribute"),
    ] {
        let json = format!(
            "{{\"rule\": {{\"j\": {{\"match\": {{\"type\": \"u\"}}, \"context\": {contexts}}}}}}}"
        );
        one("acme/j.rf.json", &json, &format!("j.rf.json:{expected}"));
    }
}

#[test]
fn a_wrapper_without_its_sign_gets_it() {
    let json = "{\"rule\": {\"j\": {\"match\": {\"type\": \"u\"}, \"as\": \"{concept.c}\", \"context\": {\"x\": {\"to\": \
                \"${concept.c}\", \"via\": \"${source.a}\", \"on_null\": \"absent\", \"on_empty\": \"absent\"}}}}}";
    let place = with("acme/j.rf.json", json);
    assert_eq!(found(&place), ["j.rf.json:1:47 invalid-reference"]);
    place.rf(&["lint", "-A", "style", "--fix", "--unsafe-fixes"]).status(0);
    assert!(place.read("acme/j.rf.json").contains("\"as\": \"${concept.c}\""));
}

#[test]
fn a_reference_of_another_owner_still_uses_what_it_means() {
    let rule = RULE.replace("concept.c", "acm.concept.c");
    let place = with("acme/r.rf.hcl", &rule);
    place.write("acme/j.rf.hcl", JOIN.replace("to        = concept.c", "to = rf.concept.subnet"));
    assert_eq!(found(&place), ["r.rf.hcl:8:8 invalid-reference"]);
}

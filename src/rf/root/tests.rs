//! What the files of a root show together, and policies linked with dialects.

use super::*;
use crate::rf::model::decode;
use crate::schema::source::Document;
use crate::syntax::native::Reader;

/// What is kept of a file with faults of its own.
fn faulty(text: &str) -> Summary {
    let mut reader = Reader::default();
    let errors = reader.read(text);
    let document = Document::Native { text, tokens: &reader.tokens, outline: &reader.outline };
    Summary::of(&decode(document, &errors, &mut Vec::new()))
}

fn summary(text: &str) -> Summary {
    let mut reader = Reader::default();
    let errors = reader.read(text);
    let mut findings = Vec::new();
    let document = Document::Native { text, tokens: &reader.tokens, outline: &reader.outline };
    let file = decode(document, &errors, &mut findings);
    assert!(findings.is_empty(), "{findings:?}");
    Summary::of(&file)
}

fn root(files: &[&str]) -> Root {
    Root::new(files.iter().map(|text| summary(text)).collect())
}

/// Findings as `file CODE place`, with `< file place` for the places they point at.
fn shown(files: &[&str], findings: &[FileFinding]) -> Vec<String> {
    findings
        .iter()
        .map(|FileFinding { file, finding }| {
            let place = &files[*file][finding.span.range()];
            let mut line = format!("{file} {} {place}", finding.code.unwrap_or(finding.lint));
            for related in &finding.related {
                let text = related.file.as_ref().map_or(files[*file], |file| &file.text);
                line += " < ";
                line += &text[related.span.range()];
            }
            line
        })
        .collect()
}

fn check(files: &[&str]) -> Vec<String> {
    let texts = |file: usize| Arc::new(RelatedFile::new(file.to_string(), files[file]));
    shown(files, &root(files).check(true, &texts))
}

const DIALECT: &str = "dialect \"d\" {\n  version = \"0.1.0\"\n  provider \"a/b\" {\n    version = \"> 1.0.0\"\n  }\n}\n";
const PACK: &str = "policy_pack \"p\" {\n  version = \"0.1.0\"\n}\n";

fn rule(name: &str, body: &str) -> String {
    format!("rule \"{name}\" {{\n  match {{\n    type = \"t\"\n  }}\n  {body}\n}}\n")
}

fn emission(header: &str, names: &str, by: &str) -> String {
    let matched = if by.is_empty() {
        String::new()
    } else {
        format!("    match {{\n      by = {by}\n      strategy = \"exact\"\n    }}\n")
    };
    format!(
        "{header} {{\n    {names}\n    via = source.a\n    on_null = \"absent\"\n    on_empty = \"absent\"\n{matched}  }}"
    )
}

fn policy(name: &str, target: &str, assert: &str) -> String {
    format!(
        "policy \"{name}\" {{\n  target {{\n    {target}\n  }}\n  assert = {assert}\n  message = \"m\"\n}}\n"
    )
}

const NONE: [&str; 0] = [];

#[test]
fn manifests_are_counted() {
    assert_eq!(check(&[DIALECT, "concept \"x\" {}\n"]), NONE);
    assert_eq!(check(&["concept \"x\" {}\n"]), ["0 DIALECT_MISSING "]);
    let lone = policy("a", "concept = d.concept.x", "true");
    assert_eq!(check(&[&lone]), ["0 PACK_MISSING "]);
    assert_eq!(check(&[DIALECT, DIALECT]), ["1 DIALECT_DUPLICATE dialect \"d\" < dialect \"d\""]);
    let two = format!("{PACK}{}", PACK.replace("\"p\"", "\"q\""));
    assert_eq!(check(&[&two]), ["0 PACK_DUPLICATE policy_pack \"q\" < policy_pack \"p\""]);
    assert_eq!(
        check(&[DIALECT, PACK, &lone]),
        ["1 UNKNOWN_BLOCK policy_pack \"p\" < dialect \"d\""]
    );
    assert_eq!(check(&[DIALECT, &lone]), ["1 POLICY_NOT_ALLOWED policy \"a\" < dialect \"d\""]);
    assert_eq!(
        check(&[PACK, "concept \"x\" {}\n"]),
        ["1 UNKNOWN_BLOCK concept \"x\" < policy_pack \"p\""]
    );
    let bare = "dialect \"d\" {\n  version = \"0.1.0\"\n}\n";
    assert_eq!(check(&[bare]), NONE);
    let with_rule = rule("r", "as = rf.concept.subnet");
    assert_eq!(check(&[bare, &with_rule]), ["0 PROVIDER_REQUIRED dialect \"d\""]);
}

#[test]
fn names_are_defined_once() {
    assert_eq!(
        check(&[DIALECT, "concept \"x\" {}\ncontext \"x\" {}\n", "\nconcept \"x\" {}\n"]),
        ["2 DUPLICATE_ID concept \"x\" < concept \"x\""]
    );
    let r = rule("r", "as = rf.concept.subnet");
    assert_eq!(check(&[DIALECT, &r, &r]), ["2 DUPLICATE_ID rule \"r\" < rule \"r\""]);
    let p = policy("a", "concept = d.concept.x", "true");
    assert_eq!(check(&[PACK, &p, &p]), ["2 DUPLICATE_ID policy \"a\" < policy \"a\""]);
}

#[test]
fn references_are_resolved() {
    let with = |body: &str| {
        let rule = rule("r", body);
        check(&[DIALECT, &rule, "concept \"x\" {}\nrelation \"defined\" {}\n"])
    };
    assert_eq!(with("as = concept.x"), NONE);
    assert_eq!(with("as = d.concept.x"), NONE);
    assert_eq!(with("as = concept.xx"), ["1 CONCEPT_UNKNOWN concept.xx"]);
    assert_eq!(with("as = concept.subnet"), ["1 CONCEPT_UNKNOWN concept.subnet"]);
    assert_eq!(with("as = e.concept.x"), ["1 INVALID_REFERENCE e"]);
    let relation = |names: &str| with(&emission("relation", names, ""));
    assert_eq!(relation("as = relation.defined\n    to = rule.r"), NONE);
    assert_eq!(
        relation("as = relation.other\n    to = rule.r"),
        ["1 RELATION_UNKNOWN relation.other"]
    );
    assert_eq!(relation("as = relation.defined\n    to = rule.s"), ["1 RULE_UNKNOWN rule.s"]);
    let introduced = emission("context \"seen\"", "to = concept.x", "")
        + "\n  "
        + &emission("context", "as = context.seen\n    to = rule.r", "");
    assert_eq!(with(&introduced), NONE);
}

#[test]
fn identities_are_declared_by_what_is_matched() {
    let target =
        rule("a", "as = concept.x\n  identity {\n    attributes = [\"id\", \"m[0].n\"]\n  }");
    let with = |to: &str, by: &str| {
        let rule = rule("r", &emission("contribution", &format!("to = {to}"), by));
        check(&[DIALECT, "concept \"x\" {}\nconcept \"y\" {}\n", &target, &rule])
    };
    assert_eq!(with("concept.x", "[target.id, target.m[0].n]"), NONE);
    assert_eq!(with("d.rule.a", "target.id"), NONE);
    assert_eq!(
        with("concept.x", "[target.id, target.arn]"),
        ["3 MATCH_IDENTITY_UNDECLARED target.arn < identity"]
    );
    assert_eq!(with("rule.a", "target.m"), ["3 MATCH_IDENTITY_UNDECLARED target.m < identity"]);
    assert_eq!(with("rule.r", "target.id"), ["3 MATCH_IDENTITY_UNDECLARED target.id < rule \"r\""]);
    assert_eq!(with("rf.concept.subnet", "target.any"), NONE);
    assert_eq!(with("concept.y", "target.any"), NONE, "no rule gives `y`, which is another fault");
}

#[test]
fn broken_blocks_hide_no_names() {
    let broken = "concept \"x\" {\n  description = =\n}\n";
    let broken_rule = "rule \"q\" {\n  as = =\n  context \"seen\" {\n    to = rule.q\n  }\n}\n";
    let user = rule("r", "as = concept.x\n  ")
        + &rule("s", &emission("context", "as = context.seen\n    to = rule.q", ""));
    assert_eq!(check(&[DIALECT, broken, broken_rule, &user]), NONE);
    let other = rule("r", "as = concept.z");
    assert_eq!(check(&[DIALECT, broken, &other]), ["2 CONCEPT_UNKNOWN concept.z"]);
    assert_eq!(check(&[DIALECT, ")\n", &other]), NONE, "anything may be missing");
    assert_eq!(
        check(&["dialect \"d\" {\n  version = =\n}\n", &rule("r", "as = concept.x")]).len(),
        1
    );
}

#[test]
fn packs_have_totals() {
    let many: String =
        (0..1025).map(|n| policy(&format!("p-{n}"), "concept = d.concept.x", "true")).collect();
    assert_eq!(check(&[PACK, &many]), ["0 POLICY_INVALID policy_pack \"p\""]);
    let half = format!("({})", vec!["true"; 31].join(" && "));
    let heavy = vec![half; 16].join(" || ");
    let heavy: String =
        (0..67).map(|n| policy(&format!("p-{n}"), "concept = d.concept.x", &heavy)).collect();
    assert_eq!(check(&[PACK, &heavy]), ["0 POLICY_INVALID policy_pack \"p\""]);
}

#[test]
fn policies_are_linked_with_the_dialects_at_hand() {
    let dialect = Linkable::from(root(&[
        DIALECT,
        "concept \"x\" {}\nconcept \"y\" {}\nrelation \"leads-to\" {}\n",
        &rule("a", "as = concept.x"),
        &rule("b", &emission("context \"seen\"", "to = rule.a", "")),
    ]));
    let link = |target: &str, assert: &str, complete: bool| {
        let text = policy("p", target, assert);
        let files = [PACK, text.as_str()];
        let pack = root(&files);
        shown(&files, &Linked::new([&dialect], complete).check(&pack))
    };
    let fine =
        "exists(relations(d.relation.leads-to, d.rule.a)) && exists(contexts(d.context.seen))";
    assert_eq!(link("rules = [d.rule.a, d.rule.b]", fine, true), NONE);
    assert_eq!(
        link("concept = d.concept.z", "true", false),
        ["1 POLICY_CONCEPT_UNKNOWN d.concept.z"]
    );
    assert_eq!(link("rules = [d.rule.c]", "true", false), ["1 POLICY_RULE_UNKNOWN d.rule.c"]);
    let query = |q: &str| link("concept = d.concept.x", &format!("exists({q})"), false);
    assert_eq!(query("contexts(d.context.z)"), ["1 POLICY_CONTEXT_UNKNOWN d.context.z"]);
    assert_eq!(query("relations(d.relation.z)"), ["1 POLICY_RELATION_UNKNOWN d.relation.z"]);
    assert_eq!(query("contexts(e.context.z, rf.concept.subnet)"), NONE);
    assert_eq!(link("concept = e.concept.z", "true", true), ["1 POLICY_OWNER_UNKNOWN e"]);
    assert_eq!(link("concept = e.concept.z", "true", false), NONE);
    let contradictory = ["1 POLICY_TARGET_CONTRADICTORY rules"];
    let with = |rest: &str| link(&format!("rules = [d.rule.a]\n    {rest}"), "true", false);
    assert_eq!(with("concept = d.concept.x"), NONE);
    assert_eq!(with("concept = d.concept.y"), contradictory);
    assert_eq!(with("concept = rf.concept.subnet"), contradictory);
    assert_eq!(with("dialects = [\"d\"]"), NONE);
    assert_eq!(with("dialects = [\"e\"]"), contradictory);
    assert_eq!(link("rules = [e.rule.a]\n    concept = d.concept.x", "true", false), NONE);
    assert_eq!(
        link("rules = [d.rule.b, d.rule.a]\n    concept = d.concept.x", "true", false),
        NONE
    );
    assert_eq!(link("rules = [d.rule.b]\n    concept = d.concept.x", "true", false), contradictory);
    // A rule whose concept was not understood may have any.
    let files = [PACK, &policy("p", "rules = [d.rule.c]\n    concept = d.concept.x", "true")];
    let broken = faulty(&rule("c", "as = 1"));
    let unread = Root::new(vec![summary(DIALECT), summary("concept \"x\" {}\n"), broken]);
    assert_eq!(Linked::new([&Linkable::from(unread)], false).check(&root(&files)), []);
}

#[test]
fn names_behind_a_lost_brace_are_not_unknown() {
    let lost = "concept \"x\" {\n  description = \"a\"\n\nconcept \"y\" {}\n\ndialect \"d\" {\n  version = \"0.1.0\"\n}\n";
    let user = rule("r", "as = concept.y");
    assert_eq!(check(&[lost, &user]), NONE);
}

#[test]
fn faults_of_a_file_make_none_for_its_root() {
    let misspelled = DIALECT.replace("provider", "provder");
    let identity = "identity {\n    attributes = [\"id\"]\n  }";
    let files = [
        misspelled.as_str(),
        "concept \"A b\" {}\nconcept \"x\" {}\n",
        &rule(
            "r",
            &format!(
                "as = concept.a-b\n  {}",
                emission("contribution", "to = concept.x", "target.arn")
            ),
        ),
        &rule("s", &format!("as = concept.x\n  {identity}")),
        &rule("t", "as = concept.x.y.z"),
    ];
    let root = Root::new(files.iter().map(|text| faulty(text)).collect());
    let texts = |_: usize| Arc::new(RelatedFile::new("x", ""));
    assert_eq!(root.check(true, &texts), []);
}

#[test]
fn nothing_is_unknown_beside_an_unread_file() {
    let user = rule("r", "as = concept.y");
    let files = vec![summary(DIALECT), summary(&user), Summary::unread()];
    let texts = |_: usize| Arc::new(RelatedFile::new("x", ""));
    assert_eq!(Root::new(files).check(true, &texts), []);
}

#[test]
fn emissions_are_told_apart_without_the_own_owner() {
    let two = |a: &str, b: &str| {
        let body = emission("context", a, "") + "\n  " + &emission("context", b, "");
        let rule = rule("r", &body);
        check(&[DIALECT, "context \"c\" {}\n", &rule])
    };
    let plain = "as = context.c\n    to = rule.r";
    assert_eq!(
        two(plain, "as = d.context.c\n    to = d.rule.r"),
        ["2 DUPLICATE_ID context < context"]
    );
    assert_eq!(two(plain, "as = rf.context.network\n    to = d.rule.r"), NONE);
}

#[test]
fn the_text_of_a_file_is_asked_for_once() {
    let concept = "concept \"a\" {}\n";
    let (first, second) = (format!("{DIALECT}{concept}"), concept.repeat(3));
    let files = [first.as_str(), second.as_str()];
    let asked = std::cell::RefCell::new(Vec::new());
    let texts = |file: usize| {
        asked.borrow_mut().push(file);
        Arc::new(RelatedFile::new(file.to_string(), files[file]))
    };
    let findings = root(&files).check(true, &texts);
    let again = "1 DUPLICATE_ID concept \"a\" < concept \"a\"";
    assert_eq!(shown(&files, &findings), [again; 3]);
    assert_eq!(*asked.borrow(), [0]);
}

//! Every fault that one file shows.

use super::found;

fn rule(body: &str) -> String {
    format!("rule \"r\" {{\n  match {{\n    type = \"t\"\n  }}\n  {body}\n}}\n")
}

/// A rule with an emission; `{}` in it is where `body` goes.
fn emission(header: &str, body: &str) -> String {
    rule(&format!("{header} {{\n    {body}\n  }}"))
}

const FULL: &str =
    "to = concept.x\n    via = source.a\n    on_null = \"absent\"\n    on_empty = \"absent\"";

fn composed(body: &str) -> String {
    rule(&format!("composition {{\n{body}\n  }}"))
}

fn policy(target: &str) -> String {
    format!(
        "policy \"p\" {{\n  target {{\n    {target}\n  }}\n  assert = true\n  message = \"m\"\n}}\n"
    )
}

#[track_caller]
fn one(text: &str, finding: &str) {
    assert_eq!(found(text), [finding], "{text}");
}

#[track_caller]
fn none(text: &str) {
    assert_eq!(found(text), [""; 0], "{text}");
}

#[test]
fn whole_examples_are_fine() {
    none(
        "dialect \"constant-example\" {\n  version = true ? \"0.1.0\" : \"9.9.9\"\n\n  provider \"hashicorp/example\" {\n    version = true ? \">= 1.0.0\" : \"< 1.0.0\"\n  }\n}\n\nconcept \"application\" {\n  description = true ? \"A deployable application.\" : \"Unused\"\n}\n\nrule \"application\" {\n  match {\n    kind = true ? \"resource\" : \"data\"\n    type = true ? \"example_application\" : \"other\"\n  }\n\n  as = concept.application\n}\n",
    );
    none(
        "policy_pack \"expression-results\" {\n  version = \"0.1.0\"\n}\n\npolicy \"recursive-booleans\" {\n  target {\n    rules = [aws.rule.subnet]\n  }\n\n  assert = (\n    true == false == false &&\n    1 < 2 == true\n  )\n\n  message = \"Recursive Boolean expressions must remain true.\"\n}\n",
    );
    none("concept \"a\" {}\nconcept \"b\" {\n  description = \"\"\n}\n");
    none(&emission("context \"c\"", FULL));
    none(&emission("relation", &format!("as = relation.x\n    {FULL}")));
    none(&emission("contribution", FULL));
    none(&rule("as = rf.concept.subnet"));
}

#[test]
fn names_that_are_not_declared() {
    one("foo \"x\" {}\n", "unknown-block UNKNOWN_BLOCK foo");
    one(
        "concept \"x\" {\n  descripton = \"a\"\n}\n",
        "unknown-attribute UNKNOWN_ATTRIBUTE descripton",
    );
    one(&rule("as = concept.x\n  emission {}"), "unknown-block UNKNOWN_BLOCK emission");
    one(&rule("contxt \"x\" {}"), "unknown-block UNKNOWN_BLOCK contxt");
    one(&rule("asx = concept.x"), "unknown-attribute UNKNOWN_ATTRIBUTE asx");
    one("a = 1\n", "unknown-attribute UNKNOWN_ATTRIBUTE a");
    let both = format!("as = context.c\n    {FULL}");
    one(&emission("contribution", &both), "unknown-attribute UNKNOWN_ATTRIBUTE as");
}

#[test]
fn a_list_of_paths_may_be_wrapped_or_in_parentheses() {
    for by in [
        "[target.a, target.b]",
        "\"${[target.a, target.b]}\"",
        "/* c */ \"${ [target.a, target.b] # d\n }\" /* e */",
        "/* c */ ([target.a, # d\n target.b])",
        "[(target.a), \"${(target.b)}\"]",
        "/* c */ (target.a)",
    ] {
        let matching =
            format!("{FULL}\n    match {{\n      by = @\n      strategy = \"exact\"\n    }}");
        none(&emission("contribution", &matching.replace('@', by)));
        let wrong = matching.replace('@', &by.replace("target.a", "source.a"));
        one(&emission("contribution", &wrong), "invalid-reference INVALID_REFERENCE source");
    }
}

#[test]
fn two_slips_of_one_name_are_not_both_corrected() {
    for text in [
        "concept \"x\" {\n  descripton = \"a\"\n  descriptio = \"b\"\n}\n".to_owned(),
        "concept \"x\" {\n  description = \"a\"\n  descriptio = \"b\"\n}\n".to_owned(),
        rule("as = concept.x\n  identty {\n  }\n  idntity {\n  }"),
    ] {
        let found = super::native(&text, |_, findings| findings);
        let guesses = found.iter().filter(|f| f.help.as_ref().is_some_and(|h| h.contains("twice")));
        assert_eq!(guesses.count(), found.len(), "{found:?}");
        assert!(found.iter().all(|finding| finding.fix.is_none()), "{text}");
    }
    // Of some blocks there may be many.
    let contexts = rule("as = concept.x\n  contxt \"a\" {\n  }\n  contxt \"b\" {\n  }");
    let found = super::native(&contexts, |_, findings| findings);
    assert_eq!(found.iter().filter(|finding| finding.fix.is_some()).count(), 2);
}

#[test]
fn a_misspelled_name_is_not_missing_too() {
    one(&rule("as = concept.x").replace("match {", "mtch {"), "unknown-block UNKNOWN_BLOCK mtch");
    one(
        &rule("as = concept.x").replace("type =", "typ ="),
        "unknown-attribute UNKNOWN_ATTRIBUTE typ",
    );
    let full = format!("as = relation.c\n    {FULL}");
    one(
        &emission("relation", &full.replace("as =", "az =")),
        "unknown-attribute UNKNOWN_ATTRIBUTE az",
    );
    one(
        &emission("relation", &full.replace("on_null", "onnull")),
        "unknown-attribute UNKNOWN_ATTRIBUTE onnull",
    );
    one(&policy("rule = [a.rule.b]"), "unknown-attribute UNKNOWN_ATTRIBUTE rule");
    // In JSON this is an attribute of the wrong value.
    let block = "policy_pack \"p\" {\n  version {}\n}\n";
    let found = super::native(block, |_, findings| findings);
    assert_eq!((found.len(), found[0].lint), (1, "unknown-block"));
    let object = rule("as = concept.x")
        .replace("match {\n    type = \"t\"\n  }", "match = { type = \"t\" }");
    let found = super::native(&object, |_, findings| findings);
    assert_eq!((found.len(), found[0].lint), (1, "unknown-attribute"));
}

#[test]
fn labels() {
    one("concept {}\n", "invalid-label INVALID_LABEL concept");
    let two = super::native("concept \"a\" \"b\" {}\n", |_, findings| findings);
    assert_eq!((two.len(), two[0].lint), (1, "invalid-label"));
    one("concept \"A_b\" {}\n", "invalid-label INVALID_LABEL \"A_b\"");
    one("concept a-- {}\n", "invalid-label INVALID_LABEL a--");
    let long = "a".repeat(65);
    one(
        &format!("rule \"{long}\" {{\n  match {{\n    type = \"t\"\n  }}\n  as = concept.x\n}}\n"),
        &format!("invalid-label INVALID_LABEL \"{long}\""),
    );
    none(&format!("concept \"{}\" {{}}\n", &long[1..]));
    let label = format!("as = context.x\n    {FULL}");
    one(&emission("context \"X\"", &FULL.replace("as =", "")), "invalid-label INVALID_LABEL \"X\"");
    one(&emission("context \"x\"", &label), "invalid-fact FACT_INVALID as");
    one(&emission("contribution \"x\"", FULL), "invalid-label INVALID_LABEL \"x\"");
}

#[test]
fn what_is_missing_or_given_twice() {
    one("policy_pack \"p\" {}\n", "missing-attribute MISSING_ATTRIBUTE policy_pack \"p\"");
    one("dialect \"d\" {}\n", "missing-attribute MISSING_ATTRIBUTE dialect \"d\"");
    one(&rule("as = concept.x\n  identity {}"), "missing-attribute MISSING_ATTRIBUTE identity");
    let identity = "identity {\n    attributes = [\"id\"]\n  }";
    let twice = rule(&format!("as = concept.x\n  {identity}\n  {identity}"));
    one(&twice, "duplicate-block DUPLICATE_BLOCK identity");
    one("rule \"r\" {\n  as = concept.x\n}\n", "invalid-rule RULE_INVALID rule \"r\"");
    one(
        &rule("as = concept.x\n  match {\n    type = \"u\"\n  }"),
        "invalid-rule RULE_INVALID match",
    );
    one(&rule(""), "rule-without-architecture RULE_NO_ARCHITECTURE rule \"r\"");
    one(
        "rule \"r\" {\n  match {}\n  as = concept.x\n}\n",
        "missing-attribute MISSING_ATTRIBUTE match",
    );
    one(
        "rule \"r\" {\n  match {\n    type = \"\"\n  }\n  as = concept.x\n}\n",
        "invalid-rule RULE_INVALID \"\"",
    );
}

#[test]
fn static_values() {
    let version = |v: &str| format!("policy_pack \"p\" {{\n  version = {v}\n}}\n");
    one(&version("\"1.0\""), "invalid-value INVALID_VALUE \"1.0\"");
    one(&version("1"), "invalid-value INVALID_VALUE 1");
    one(&version("null"), "invalid-value INVALID_VALUE null");
    let scope =
        |s: &str| rule(&format!("as = concept.x\n  identity {{\n    attributes = [{s}]\n  }}"));
    none(&scope("\"id\", \"metadata[0].name\","));
    one(&scope(""), "invalid-value INVALID_VALUE []");
    one(&scope("\"id\", \"arn\", \"id\""), "invalid-value INVALID_VALUE \"id\"");
    one(&scope("\"a b\""), "invalid-value INVALID_VALUE \"a b\"");
    one(&scope("1"), "invalid-value INVALID_VALUE 1");
    let no_list = scope("").replace("[]", "\"id\"");
    one(&no_list, "invalid-value INVALID_VALUE \"id\"");
    let global =
        scope("\"id\"").replace("    attributes", "    scope = \"Global\"\n    attributes");
    one(&global, "invalid-value INVALID_VALUE \"Global\"");
    one(
        &emission("context \"c\"", &FULL.replace("_null = \"absent\"", "_null = \"abent\"")),
        "invalid-value INVALID_VALUE \"abent\"",
    );
    let kind = rule("as = concept.x").replace("type =", "kind = \"resourc\"\n    type =");
    one(&kind, "unknown-match-kind MATCH_KIND_UNKNOWN \"resourc\"");
    for (block, code) in [
        ("concept", "CONCEPT_INVALID"),
        ("context", "CONTEXT_INVALID"),
        ("relation", "RELATION_INVALID"),
    ] {
        let text = "x".repeat(1025);
        let source = format!("{block} \"x\" {{\n  description = \"{text}\"\n}}\n");
        one(&source, &format!("invalid-definition {code} \"{text}\""));
        none(&source.replace("xxx", "xx"));
    }
}

#[test]
fn manifests() {
    one("dialect \"rf\" {\n  version = \"0.1.0\"\n}\n", "reserved-owner DIALECT_RESERVED \"rf\"");
    let provider = |p: &str| format!("dialect \"d\" {{\n  version = \"0.1.0\"\n  {p}\n}}\n");
    none(&provider("provider \"a/b\" {\n    version = \">= 1.0.0\"\n  }"));
    one(
        &provider("provider \"aws\" {\n    version = \">= 1.0.0\"\n  }"),
        "invalid-provider PROVIDER_INVALID \"aws\"",
    );
    one(
        &provider("provider \"a/b\" {\n    version = \"1.4.0\"\n  }"),
        "invalid-provider PROVIDER_INVALID \"1.4.0\"",
    );
    let twice = "provider \"a/b\" {\n    version = \"> 1.0.0\"\n  }\n  ".repeat(2);
    one(&provider(&twice), "duplicate-definition DUPLICATE_ID provider \"a/b\"");
}

#[test]
fn emissions() {
    let without = |line: &str| {
        let lines: Vec<_> = FULL.lines().filter(|l| !l.trim().starts_with(line)).collect();
        emission("context \"c\"", &lines.join("\n"))
    };
    one(&without("to "), "invalid-fact FACT_INVALID context \"c\"");
    one(&without("via"), "invalid-fact FACT_INVALID context \"c\"");
    one(&without("on_null"), "missing-null-policy EMISSION_ON_NULL_REQUIRED context \"c\"");
    one(&without("on_empty"), "missing-null-policy EMISSION_ON_EMPTY_REQUIRED context \"c\"");
    one(&emission("relation", FULL), "invalid-fact FACT_INVALID relation");
    let with = |line: &str| emission("context \"c\"", &format!("{FULL}\n    {line}"));
    one(
        &with("disclose = \"report\""),
        "disclosure-without-external DISCLOSE_REQUIRES_EXTERNAL_ALLOW disclose",
    );
    none(&with("disclose = \"none\""));
    none(&with("disclose = \"report\"\n    external = \"allow\""));
    one(&with("prefix = \"x\""), "prefix-without-match PREFIX_REQUIRES_MATCH prefix");
    let matched = |m: &str| with(&format!("match {{\n      {m}\n    }}"));
    none(&matched("by = target.id\n      strategy = \"exact\""));
    none(&matched("by = [target.id, target.arn[0]]\n      strategy = \"last-segment\""));
    one(&matched("by = []\n      strategy = \"exact\""), "invalid-reference INVALID_REFERENCE []");
    one(
        &matched("by = [target.id, source.a]\n      strategy = \"exact\""),
        "invalid-reference INVALID_REFERENCE source",
    );
    one(&matched("by = target.id"), "missing-attribute MISSING_ATTRIBUTE match");
    one(&matched("strategy = \"exact\""), "missing-attribute MISSING_ATTRIBUTE match");
    one(
        &matched("by = target.id\n      strategy = \"exct\""),
        "invalid-value INVALID_VALUE \"exct\"",
    );
    let provider =
        matched("by = target.id\n      strategy = \"exact\"").replace("source.a", "provider.a");
    one(&provider, "invalid-reference INVALID_REFERENCE provider");
    none(&with("").replace("source.a", "provider.a"));
    let same = format!("context \"c\" {{\n    {FULL}\n  }}\n  ").repeat(2);
    one(&rule(&same), "duplicate-definition DUPLICATE_ID context \"c\"");
    none(&rule(&same.replacen("source.a", "source.b", 1)));
}

#[test]
fn compositions() {
    let member = |name: &str, via: &str| {
        format!(
            "    member \"{name}\" {{\n      via = {via}\n      match {{\n        type = \"t\"\n      }}\n    }}\n"
        )
    };
    none(&composed(&(member("a", "source.x") + &member("b", "member.a.y"))));
    one(&composed(""), "invalid-composition COMPOSITION_INVALID composition");
    one(&composed(&member("a", "member.a.x")), "invalid-composition COMPOSITION_INVALID a");
    one(
        &composed(&(member("a", "member.b.x") + &member("b", "source.x"))),
        "invalid-composition COMPOSITION_INVALID b",
    );
    one(&composed(&member("a", "member.c.x")), "invalid-composition COMPOSITION_INVALID c");
    one(&composed(&member("a", "target.x")), "invalid-composition COMPOSITION_INVALID target");
    one(
        &composed(&(member("a", "source.x") + &member("a", "source.y"))),
        "duplicate-definition DUPLICATE_ID member \"a\"",
    );
    one(
        &composed("    member \"a\" {\n      via = source.x\n    }"),
        "invalid-composition COMPOSITION_INVALID member \"a\"",
    );
    let empty = member("a", "source.x").replace("\"t\"", "\"\"");
    one(&composed(&empty), "invalid-composition COMPOSITION_INVALID \"\"");
}

#[test]
fn policies() {
    none(&policy("concept = a.concept.x"));
    none(&policy("rules = [a.rule.x, a.rule.y]\n    dialects = [\"a\"]"));
    one(&policy("dialects = [\"a\"]"), "invalid-policy POLICY_INVALID target");
    one(&policy("rules = []"), "invalid-policy POLICY_INVALID []");
    one(&policy("rules = a.rule.x"), "invalid-policy POLICY_INVALID a.rule.x");
    one(&policy("rules = [a.rule.x, a.rule.x]"), "invalid-policy POLICY_INVALID a.rule.x");
    one(&policy("rules = [rule.x]"), "unqualified-reference POLICY_REFERENCE_UNQUALIFIED rule.x");
    one(&policy("rules = [a.concept.x]"), "invalid-reference INVALID_REFERENCE a.concept.x");
    one(&policy("rules = [rf.rule.x]"), "invalid-reference INVALID_REFERENCE rf.rule.x");
    one(
        &policy("concept = a.concept.x\n    dialects = [\"rf\"]"),
        "invalid-policy POLICY_INVALID \"rf\"",
    );
    one(
        &policy("concept = a.concept.x\n    dialects = [\"a\", \"a\"]"),
        "invalid-policy POLICY_INVALID \"a\"",
    );
    one(
        &policy("concept = a.concept.x\n    dialects = [\"A\"]"),
        "invalid-policy POLICY_INVALID \"A\"",
    );
    let fine = policy("concept = a.concept.x");
    one(&fine.replace("\"m\"", "\"\""), "invalid-policy POLICY_INVALID \"\"");
    one(&fine.replace("\"m\"", "1"), "invalid-value INVALID_VALUE 1");
    let long = format!("\"{}\"", "é".repeat(513));
    one(&fine.replace("\"m\"", &long), &format!("invalid-policy POLICY_INVALID {long}"));
    one(
        &fine.replace("  message = \"m\"\n", ""),
        "missing-attribute MISSING_ATTRIBUTE policy \"p\"",
    );
    one(&fine.replace("  assert = true\n", ""), "missing-attribute MISSING_ATTRIBUTE policy \"p\"");
    one(
        "policy \"p\" {\n  assert = true\n  message = \"m\"\n}\n",
        "invalid-policy POLICY_INVALID policy \"p\"",
    );
    let many: Vec<_> = (0..1025).map(|n| format!("a.rule.x-{n}")).collect();
    let list = format!("[{}]", many.join(", "));
    one(&policy(&format!("rules = {list}")), &format!("limit-exceeded POLICY_INVALID {list}"));
}

#[test]
fn older_sources() {
    one(
        "dialect \"d\" {\n  version = \"0.1.0\"\n  requires {\n  }\n}\n",
        "legacy-requires - requires",
    );
    one("concept \"d\" {\n  kind = \"x\"\n}\n", "legacy-concept-kind - kind");
    one("relation \"d\" {\n  kind = \"x\"\n}\n", "unknown-attribute UNKNOWN_ATTRIBUTE kind");
    one(&rule("as = concept.core.subnet"), "kind-first-reference - concept.core.subnet");
    one("rule \"r\" {\n  match = \"t\"\n  as = concept.x\n}\n", "match-as-attribute - match");
}

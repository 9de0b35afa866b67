//! Source roots through the program: names across files and roots, files that were not asked for,
//! manifests, dialects that the configuration names, repairs that reach into other files.

#[path = "common/program.rs"]
mod program;

use program::Place;

const DIALECT: &str = "dialect \"acme\" {\n  version = \"0.1.0\"\n\n  provider \"acme/net\" {\n    \
                       version = \">= 1.0.0\"\n  }\n}\n";
const VOCABULARY: &str = "concept \"subnet\" {\n  description = \"A subnet.\"\n}\n";
const RULES: &str = "rule \"net\" {\n  match {\n    type = \"acme_subnet\"\n  }\n\n  as = \
                     concept.subnet\n}\n";
const PACK: &str = "policy_pack \"base\" {\n  version = \"0.1.0\"\n}\n";

fn policy(rule: &str) -> String {
    format!(
        "policy \"one\" {{\n  target {{\n    rules = [{rule}]\n  }}\n\n  assert  = true\n  message \
         = \"Why.\"\n}}\n"
    )
}

/// A dialect in `acme/` and a policy pack in `base/`, with nothing to report.
fn place() -> Place {
    Place::new(&[
        ("acme/dialect.rf.hcl", DIALECT),
        ("acme/vocabulary.rf.hcl", VOCABULARY),
        ("acme/net/rules.rf.hcl", RULES),
        ("base/pack.rf.hcl", PACK),
        ("base/policies.rf.hcl", &policy("acme.rule.net")),
    ])
}

/// The findings of a run, without the messages: `path:line:column level[name]`.
fn found(place: &Place, args: &[&str]) -> Vec<String> {
    let args: Vec<&str> =
        ["lint", "-A", "suspicious", "--format", "concise"].iter().chain(args).copied().collect();
    let out = place.rf(&args).out;
    let short = |line: &str| line.split_once(']').map(|(head, _)| format!("{head}]"));
    out.lines().filter_map(short).collect()
}

#[test]
fn roots_without_faults_are_silent() {
    assert_eq!(found(&place(), &[]), [""; 0]);
}

#[test]
fn a_name_that_no_file_of_the_root_defines_is_unknown() {
    let place = place();
    place.write("acme/vocabulary.rf.hcl", VOCABULARY.replace("subnet\"", "subset\""));
    assert_eq!(found(&place, &[]), ["acme/net/rules.rf.hcl:6:8: error[unknown-symbol]"]);
}

#[test]
fn the_rest_of_a_root_is_read_for_one_file_of_it() {
    let place = place();
    assert_eq!(found(&place, &["acme/net/rules.rf.hcl"]), [""; 0]);
    assert_eq!(found(&place, &["acme/net"]), [""; 0]);
    place.write("acme/vocabulary.rf.hcl", VOCABULARY.replace("subnet\"", "subset\""));
    let unknown = ["acme/net/rules.rf.hcl:6:8: error[unknown-symbol]"];
    assert_eq!(found(&place, &["acme/net/rules.rf.hcl"]), unknown);
    assert_eq!(found(&place, &["acme/net"]), unknown);
    // Nothing is said of files that were not asked for.
    assert_eq!(found(&place, &["acme/dialect.rf.hcl"]), [""; 0]);
}

#[test]
fn what_stands_twice_points_at_both_files() {
    let place = place();
    place.write("acme/zone.rf.hcl", VOCABULARY);
    let run = place.rf(&["lint", "-A", "suspicious"]).status(1);
    assert!(run.out.contains("error[duplicate-definition]"), "{}", run.out);
    assert!(run.out.contains("acme/vocabulary.rf.hcl:1:"), "{}", run.out);
    assert!(run.out.contains("acme/zone.rf.hcl:1:"), "{}", run.out);
}

#[test]
fn a_policy_is_linked_with_the_dialects_of_the_run() {
    let place = place();
    place.write("base/policies.rf.hcl", policy("acme.rule.nat"));
    let wrong = ["base/policies.rf.hcl:3:14: error[unlinked-reference]"];
    assert_eq!(found(&place, &[]), wrong);
    // Of owners that are not at hand, nothing is known.
    assert_eq!(found(&place, &["base"]), [""; 0]);
    place.write("rf-lint.toml", "[link]\ndialects = [\"acme\"]\n");
    assert_eq!(found(&place, &["base"]), wrong);
    place.write("base/policies.rf.hcl", policy("other.rule.net"));
    assert_eq!(found(&place, &["base"]), [""; 0]);
    place.write("rf-lint.toml", "[link]\ndialects = [\"acme\"]\ncomplete = true\n");
    assert_eq!(found(&place, &["base"]), wrong);
}

#[test]
fn a_directory_that_was_named_and_has_no_manifest_is_said_once() {
    let place = Place::new(&[("a/one.rf.hcl", VOCABULARY), ("a/two.rf.hcl", RULES)]);
    assert_eq!(found(&place, &["a"]), ["a/one.rf.hcl:1:1: error[missing-manifest]"]);
    assert_eq!(found(&place, &[]), [""; 0]);
    assert_eq!(found(&place, &["a/one.rf.hcl"]), [""; 0]);
}

#[test]
fn a_definition_behind_a_syntax_error_is_not_unknown() {
    let place = place();
    place.write("acme/vocabulary.rf.hcl", VOCABULARY.replace('=', ""));
    assert_eq!(found(&place, &[]), ["acme/vocabulary.rf.hcl:2:27: error[syntax-error]"]);
}

#[test]
fn a_rename_is_made_and_what_it_leads_to_is_found() {
    let place = place();
    place.write("acme/net/rules.rf.hcl", RULES.replace("concept.subnet", "concept.subnt"));
    place.rf(&["lint", "--fix", "-A", "suspicious"]).status(1);
    place.rf(&["lint", "--fix", "--unsafe-fixes", "-A", "suspicious"]).status(0).err("1 fixed\n");
    assert_eq!(place.read("acme/net/rules.rf.hcl"), RULES);
}

#[test]
fn a_repair_that_breaks_another_file_is_undone() {
    let place = place();
    // Renaming the label alone would leave what names it behind.
    place.write("acme/vocabulary.rf.hcl", VOCABULARY.replace("subnet\"", "Subnet\""));
    place.write("acme/more.rf.hcl", "concept \"subnet\" {\n  description = \"Another.\"\n}\n");
    let before = place.read("acme/vocabulary.rf.hcl");
    let run = place.rf(&["lint", "--fix", "--unsafe-fixes", "-A", "suspicious"]).status(1);
    assert!(run.err.contains("`invalid-label`"), "{}", run.err);
    assert!(run.err.contains("were undone"), "{}", run.err);
    assert_eq!(place.read("acme/vocabulary.rf.hcl"), before);
}

#[test]
fn what_a_repair_brings_to_a_root_counts_at_the_levels_of_the_run() {
    // Without what decides nothing the first rule matches as the second does.
    let rules = "rule \"all\" {\n  match {\n    type  = \"acme_subnet\"\n    where = source.a == 1 && true\n  }\n\n  \
                 as = concept.subnet\n}\n\nrule \"some\" {\n  match {\n    type  = \
                 \"acme_subnet\"\n    where = source.a == 1\n  }\n\n  as = concept.subnet\n}\n";
    let fix = |rules: &str, args: &[&str]| {
        let place = place();
        place.write("acme/net/rules.rf.hcl", rules);
        let args = [&["lint", "--fix", "acme"], args].concat();
        let run = place.rf(&args);
        (run.err, place.read("acme/net/rules.rf.hcl") == rules)
    };
    let (said, kept) = fix(rules, &[]);
    assert_eq!((said.as_str(), kept), ("1 fixed, 1 warning\n", false));
    let (said, kept) = fix(rules, &["-D", "warnings"]);
    assert!(said.contains("`constant-condition`") && said.contains("undone"), "{said}");
    assert!(kept);
    // Not where a directive allows it.
    let allowed = |rule| format!("# rf-lint: allow(overlapping-rules) on purpose\n{rule}");
    let rules = rules.split_inclusive("}\n\n").map(allowed).collect::<String>();
    let (said, kept) = fix(&rules, &["-D", "warnings", "-A", "unused-allow"]);
    assert!(!said.contains("undone") && !kept, "{said}");
}

#[test]
fn findings_come_in_one_order_whatever_the_threads() {
    let place = place();
    for n in 0..60 {
        let rules = RULES.replace("net\"", &format!("r{n}\"")).replace("subnet\n", "gone\n");
        place.write(&format!("acme/x{n}/rules.rf.hcl"), rules);
    }
    let one = place.rf(&["lint", "-j", "1"]);
    assert!(one.out.matches("unknown-symbol").count() >= 60);
    for jobs in ["2", "8"] {
        assert_eq!(place.rf(&["lint", "-j", jobs]).out, one.out);
    }
}

#[test]
fn a_root_of_very_many_files_is_one_root() {
    // More files than are looked at together, with a name at one end that the other end uses, and
    // another root after it.
    let place = place();
    for n in 0..8200 {
        let text = format!("concept \"c{n}\" {{\n  description = \"C.\"\n}}\n");
        place.write(&format!("acme/many/{n:04}.rf.hcl"), text);
    }
    let rule = RULES.replace("\"net\"", "\"last\"").replace("concept.subnet", "concept.c0");
    place.write("acme/zone/rules.rf.hcl", &rule);
    assert_eq!(found(&place, &[]), [""; 0]);
    place.write("acme/zone/rules.rf.hcl", rule.replace("concept.c0", "concept.none"));
    assert_eq!(found(&place, &[]), ["acme/zone/rules.rf.hcl:6:8: error[unknown-symbol]"]);
    // A root before them is complete before all is looked at, with what was left out of it.
    std::fs::remove_dir_all(place.path("acme/zone")).unwrap();
    place.write("zone/dialect.rf.hcl", DIALECT.replace("\"acme\"", "\"zone\""));
    std::fs::rename(place.path("acme/many"), place.path("zone/many")).unwrap();
    place.write(".gitignore", "acme/vocabulary.rf.hcl\n");
    assert_eq!(found(&place, &[]), [""; 0]);
}

#[test]
fn a_root_is_all_of_its_directory_whatever_a_run_leaves_out() {
    let place = place();
    place.write("rf-lint.toml", "[files]\nexclude = [\"**/vocabulary.rf.hcl\"]\n");
    assert_eq!(found(&place, &[]), [""; 0]);
    let named = ["acme/net/rules.rf.hcl", "acme/vocabulary.rf.hcl"];
    assert_eq!(found(&place, &[&["--force-exclude"][..], &named].concat()), [""; 0]);
    // What is left out is read, and not reported.
    place.write(
        "acme/vocabulary.rf.hcl",
        VOCABULARY.replace("subnet\"", "subset\"").replace("description", "descriptio"),
    );
    assert_eq!(found(&place, &[]), ["acme/net/rules.rf.hcl:6:8: error[unknown-symbol]"]);
    place.write("acme/vocabulary.rf.hcl", VOCABULARY);
    place.write("rf-lint.toml", "[files]\nexclude = [\"acme/dialect.rf.hcl\"]\n");
    assert_eq!(found(&place, &[]), [""; 0]);
    place.write("acme/net/rules.rf.hcl", RULES.replace("concept.subnet", "concept.subnets"));
    assert_eq!(found(&place, &[]), ["acme/net/rules.rf.hcl:6:8: error[unknown-symbol]"]);
}

#[test]
fn what_ignore_files_name_is_read_for_its_root() {
    let place = place();
    let faulty = VOCABULARY.replace("description", "descriptio");
    // What git ignores with the rest of its directory does not show in a walk at all.
    for (ignore, rule, file) in [
        (".gitignore", "vocabulary.rf.hcl\n", "acme/vocabulary.rf.hcl"),
        ("acme/.ignore", "/vocabulary.rf.hcl\n", "acme/vocabulary.rf.hcl"),
        ("acme/gen/.gitignore", "*\n", "acme/gen/vocabulary.rf.hcl"),
        (".git/info/exclude", "gen/\n", "acme/gen/vocabulary.rf.hcl"),
    ] {
        let _ = std::fs::remove_file(place.path("acme/vocabulary.rf.hcl"));
        place.write(ignore, rule);
        place.write(file, &faulty);
        for paths in [&[][..], &["acme"], &["acme", "base"], &["acme/net"], &["base", "acme/net"]] {
            assert_eq!(found(&place, paths), [""; 0], "{ignore} {paths:?}");
        }
        let inside = [format!("{file}:2:3: error[unknown-attribute]")];
        assert_eq!(found(&place, &["--no-ignore"]), inside, "{ignore}");
        assert_eq!(found(&place, &[file]), inside, "{ignore}");
        // Without it, what it defines is missing.
        std::fs::remove_file(place.path(file)).unwrap();
        let unknown = ["acme/net/rules.rf.hcl:6:8: error[unknown-symbol]"];
        assert_eq!(found(&place, &[]), unknown, "{ignore}");
        std::fs::remove_file(place.path(ignore)).unwrap();
    }
}

#[test]
fn a_manifest_that_is_ignored_makes_a_root() {
    let place = place();
    place.write(".gitignore", "dialect.rf.hcl\n");
    assert_eq!(found(&place, &["acme"]), [""; 0]);
    place.write("acme/net/rules.rf.hcl", RULES.replace("concept.subnet", "concept.subnets"));
    assert_eq!(found(&place, &["acme"]), ["acme/net/rules.rf.hcl:6:8: error[unknown-symbol]"]);
}

#[test]
fn a_copy_of_a_root_that_is_ignored_is_none_of_the_run() {
    let place = place();
    place.write(".gitignore", "dist/\n");
    place.write("acme/dist/dialect.rf.hcl", DIALECT);
    place.write("acme/dist/rules.rf.hcl", RULES.replace("net\"", "old\""));
    place.write("base/policies.rf.hcl", policy("acme.rule.old"));
    let unlinked = ["base/policies.rf.hcl:3:14: error[unlinked-reference]"];
    assert_eq!(found(&place, &[]), unlinked);
    place.write("rf-lint.toml", "[files]\nexclude = [\"**/dist\"]\n");
    std::fs::remove_file(place.path(".gitignore")).unwrap();
    assert_eq!(found(&place, &[]), unlinked);
}

//! The formats for other programs: snapshots in `snapshots/` of what they are given, and that it
//! is what their specifications ask for.

use rf_lint::edit::{Edit, Fix, Safety};
use rf_lint::finding::{Finding, Related, RelatedFile};
use rf_lint::lint::Level;
use rf_lint::lints;
use rf_lint::report::{Counts, FileReport, Format, Reporter, Style};
use rf_lint::span::Span;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

const SERVICE: &str = "\
service \"web\" {
  port = 80
  host = \"wéb\"
  port = 8080
}
";

/// The span of the `nth` (from 0) `needle` in `text`.
fn nth(text: &str, needle: &str, nth: usize) -> Span {
    let (at, _) = text.match_indices(needle).nth(nth).expect("the text holds the needle");
    Span::new(at, at + needle.len())
}

fn render(format: Format, files: &[FileReport<'_>]) -> String {
    let mut reporter = Reporter::new(format, Style::default());
    let mut out = reporter.begin().into_owned();
    let mut counts = Counts::default();
    for report in files {
        counts += report.counts();
        out += &reporter.file(report);
    }
    out + &reporter.end(&counts)
}

/// Compares with `snapshots/NAME.snap`.
fn snapshot(name: &str, shown: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, shown));
}

/// Files with findings of all kinds: several levels, fixes, other places in this file and in
/// another, spans of several lines and of none, and names and words that need escaping.
fn files() -> Vec<FileReport<'static>> {
    let duplicate = Finding::new(
        "duplicate-attribute",
        nth(SERVICE, "port", 1),
        "`port` is set twice in this body",
    )
    .code("HCL_PARSE")
    .label("set again")
    .related(nth(SERVICE, "port", 0), "first set here")
    .help("keep the value that is meant");
    let host = nth(SERVICE, "\"wéb\"", 0);
    let quotes = [Edit::insert(host.end as usize, ")"), Edit::insert(host.start as usize, "a(")];
    let rename = Finding::new("unknown-attribute", host, "100% of <\"wéb\"> & 'co', \u{1b}[31m")
        .code("UNKNOWN_ATTRIBUTE")
        .fix(Fix {
            message: "write `a(\"wéb\")`".into(),
            safety: Safety::Unsafe,
            edits: quotes.into(),
        });
    let block = Span::new(0, SERVICE.len() - 1);
    let block = Finding::new("missing-description", block, "no description\nhere");
    let end = Finding::new("syntax-error", Span::at(SERVICE.len()), "the file ends too soon");
    let mark = Finding::new("byte-order-mark", Span::new(0, 3), "a mark").fix(Fix {
        message: "remove it".into(),
        safety: Safety::Safe,
        edits: vec![Edit::delete(Span::new(0, 3))],
    });
    let mut elsewhere = Finding::new("duplicate-definition", nth(MARKED, "b", 0), "`b` is twice");
    elsewhere.related.push(Related {
        file: Some(Arc::new(RelatedFile::new("/etc/a b.hcl", SERVICE))),
        span: nth(SERVICE, "host", 0),
        message: "first defined here".into(),
    });
    vec![
        FileReport::new(
            "./stack/service, 50%: é.hcl",
            SERVICE,
            vec![
                (Level::Deny, duplicate.clone()),
                (Level::Deny, duplicate),
                (Level::Warn, rename),
                (Level::Warn, block),
                (Level::Deny, end),
            ],
        ),
        FileReport::new("none.hcl", "", vec![]),
        FileReport::new("b.hcl", MARKED, vec![(Level::Warn, mark), (Level::Deny, elsewhere)]),
    ]
}

const MARKED: &str = "\u{feff}a = 1\r\nb = 2\r\n";

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("it is one JSON value")
}

/// Says where `value` breaks the schema at `path`.
fn validate(path: &str, value: &Value) {
    let mut schemas = boon::Schemas::new();
    let schema = boon::Compiler::new().compile(path, &mut schemas).expect("the schema is one");
    if let Err(error) = schemas.validate(value, schema) {
        panic!("{error:#}");
    }
}

const SARIF: &str = "tests/data/sarif-2.1.0.schema.json";

#[test]
fn sarif_is_valid_against_its_schema() {
    for files in [files(), vec![]] {
        validate(SARIF, &parsed(&render(Format::Sarif, &files)));
    }
}

#[test]
#[should_panic(expected = "missing properties")]
fn the_schema_finds_faults() {
    let mut log = parsed(&render(Format::Sarif, &files()));
    log["runs"][0]["results"][0]["message"] = serde_json::json!({"markdown": "no text"});
    log["runs"][0]["tool"] = serde_json::json!({});
    validate(SARIF, &log);
}

#[test]
fn sarif_has_the_catalogue_and_every_finding() {
    let mut log = parsed(&render(Format::Sarif, &files()));
    let rules = log["runs"][0]["tool"]["driver"]["rules"].take();
    let ids: Vec<_> = lints::ALL.iter().map(|lint| lint.name).collect();
    let rules = rules.as_array().expect("rules are an array");
    assert_eq!(rules.iter().map(|rule| rule["id"].as_str().unwrap()).collect::<Vec<_>>(), ids);
    for (rule, lint) in rules.iter().zip(lints::ALL) {
        assert_eq!(rule["help"]["markdown"], lint.page);
    }
    for result in log["runs"][0]["results"].as_array_mut().expect("results are an array") {
        if let Some(index) = result["ruleIndex"].as_u64() {
            assert_eq!(result["ruleId"], ids[usize::try_from(index).unwrap()]);
        }
        result.as_object_mut().expect("a result is an object").remove("ruleIndex");
    }
    // Versions and the catalogue change without a change of the format.
    log["runs"][0]["tool"].take();
    snapshot("sarif", &format!("{log:#}"));
}

#[test]
fn fingerprints_are_unique_and_stay_when_lines_move() {
    let at = |text: &'static str| {
        let finding = |n| {
            let finding = Finding::new("unknown-attribute", nth(text, "host", n), "who");
            (Level::Deny, finding)
        };
        vec![FileReport::new("a.hcl", text, vec![finding(0), finding(1)])]
    };
    let sarif = |files: &[FileReport<'_>]| -> Vec<String> {
        let log = parsed(&render(Format::Sarif, files));
        let results = log["runs"][0]["results"].as_array().unwrap().clone();
        let prints = results.iter().map(|result| result["partialFingerprints"].to_string());
        prints.collect()
    };
    let gitlab = |files: &[FileReport<'_>]| -> Vec<String> {
        let report = parsed(&render(Format::Gitlab, files));
        let entries = report.as_array().unwrap().iter();
        entries.map(|entry| entry["fingerprint"].as_str().unwrap().to_owned()).collect()
    };
    let (before, after) = (at("host = 1\nhost = 1\n"), at("# new\n\n  host  = 1\nx = 2\nhost = 1"));
    assert_eq!(sarif(&before), sarif(&after));
    assert_eq!(gitlab(&before), gitlab(&after));
    for prints in [sarif(&before), gitlab(&files())] {
        assert_eq!(prints.iter().collect::<BTreeSet<_>>().len(), prints.len());
    }
}

#[test]
fn github_commands() {
    let shown = render(Format::Github, &files());
    assert_eq!(shown.lines().count(), 7, "a line each: {shown}");
    assert!(!shown.contains('\u{1b}'));
    snapshot("github", &shown);
    assert_eq!(render(Format::Github, &[]), "");
}

#[test]
fn gitlab_code_quality() {
    let shown = render(Format::Gitlab, &files());
    let report = parsed(&shown);
    for entry in report.as_array().expect("it is an array") {
        for field in ["description", "check_name", "fingerprint", "severity"] {
            assert!(entry[field].is_string(), "{field}: {entry}");
        }
        assert!(entry["location"]["path"].is_string());
        assert!(entry["location"]["lines"]["begin"].is_u64());
    }
    snapshot("gitlab", &shown);
    assert_eq!(render(Format::Gitlab, &[]), "[]\n");
}

#[test]
fn junit_xml() {
    let shown = render(Format::Junit, &files());
    snapshot("junit", &shown);
    snapshot("junit_none", &render(Format::Junit, &[]));
    for shown in [shown, render(Format::Junit, &[])] {
        let tree = roxmltree::Document::parse(&shown).expect("it is well-formed");
        let count = |name: &str| tree.descendants().filter(|n| n.has_tag_name(name)).count();
        let told: usize = tree
            .descendants()
            .filter_map(|node| node.attribute("tests"))
            .map(|tests| tests.parse::<usize>().expect("it is a number"))
            .sum();
        assert_eq!(count("testcase"), told);
    }
}

#[test]
fn of_ten_megabytes_on_one_line_little_is_written() {
    let source = format!("a = \"{}\"", "x".repeat(10_000_000));
    let found = |distance: usize| {
        (0..50).map(move |n| {
            let at = n * distance;
            (Level::Deny, Finding::new("x", Span::new(at, at + 1), "y"))
        })
    };
    let short = [FileReport::new("a.hcl", &source[..1000], found(1).collect())];
    let long = [FileReport::new("a.hcl", &source, found(100_000).collect())];
    for format in [Format::Sarif, Format::Github, Format::Gitlab, Format::Junit] {
        let (short, long) = (render(format, &short).len(), render(format, &long).len());
        assert!(long < 2 * short + 50_000, "{format:?}: {long} bytes, not some {short}");
    }
}

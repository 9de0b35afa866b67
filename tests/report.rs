//! What users see of findings: the rendered messages, as snapshots in `snapshots/`.

use rf_lint::edit::{Edit, Fix, Safety};
use rf_lint::finding::{Finding, Related, RelatedFile};
use rf_lint::lint::Level;
use rf_lint::report::{self, FileReport, Format, Place, Reporter, Style};
use rf_lint::span::Span;
use std::sync::Arc;

const COLOR: Style = Style { color: true, width: 80 };

/// The span of the `nth` (from 0) `needle` in `text`.
fn nth(text: &str, needle: &str, nth: usize) -> Span {
    let (at, _) = text.match_indices(needle).nth(nth).expect("the text holds the needle");
    Span::new(at, at + needle.len())
}

fn render(format: Format, style: Style, files: &[FileReport<'_>]) -> String {
    let mut reporter = Reporter::new(format, style);
    let mut out = reporter.begin().into_owned();
    let mut counts = report::Counts::default();
    for report in files {
        counts += report.counts();
        out += &reporter.file(report);
    }
    out + &reporter.end(&counts)
}

fn text(path: &str, source: &str, findings: Vec<(Level, Finding)>) -> String {
    render(Format::Text, Style::default(), &[FileReport::new(path, source, findings)])
}

/// Compares with `snapshots/NAME.snap`.
fn snapshot(name: &str, shown: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, shown));
}

const SERVICE: &str = "\
service \"web\" {
  port = 80
  host = \"web.example.com\"
  port = 8080
}
";

fn duplicate() -> Finding {
    Finding::new("duplicate-attribute", nth(SERVICE, "port", 1), "`port` is set twice in this body")
        .code("HCL_PARSE")
        .label("set again")
        .related(nth(SERVICE, "port", 0), "first set here")
        .help("keep the value that is meant, or give one of the two another name")
}

fn rename() -> Finding {
    let span = nth(SERVICE, "host", 0);
    Finding::new("unknown-attribute", span, "`service` has no attribute `host`")
        .code("UNKNOWN_ATTRIBUTE")
        .label("not known")
        .fix(Fix {
            message: "did you mean `hosts`?".into(),
            safety: Safety::Unsafe,
            edits: vec![Edit::replace(span, "hosts")],
        })
}

/// A file with findings of several levels and kinds.
fn service() -> Vec<(Level, Finding)> {
    vec![(Level::Deny, duplicate()), (Level::Warn, rename()), (Level::Deny, duplicate())]
}

#[test]
fn related_places_help_and_a_patch() {
    snapshot("text", &text("stack/service.hcl", SERVICE, service()));
}

#[test]
fn colour() {
    let shown =
        render(Format::Text, COLOR, &[FileReport::new("stack/service.hcl", SERVICE, service())]);
    snapshot("text_color", &shown);
}

#[test]
fn concise() {
    let files = [FileReport::new("stack/service.hcl", SERVICE, service())];
    snapshot("concise", &render(Format::Concise, Style::default(), &files));
    snapshot("concise_color", &render(Format::Concise, COLOR, &files));
}

#[test]
fn json() {
    let other = Finding::new("byte-order-mark", Span::new(0, 3), "a mark").fix(Fix {
        message: "remove it".into(),
        safety: Safety::Safe,
        edits: vec![Edit::delete(Span::new(0, 3))],
    });
    let files = [
        FileReport::new("stack/service.hcl", SERVICE, service()),
        FileReport::new("none.hcl", "", vec![]),
        FileReport::new(
            "b.hcl",
            "\u{feff}a = 1",
            vec![(Level::Warn, other), (Level::Deny, elsewhere())],
        ),
    ];
    let shown = render(Format::Json, Style::default(), &files);
    let value: serde_json::Value = serde_json::from_str(&shown).expect("it is one JSON value");
    assert_eq!(value["diagnostics"].as_array().map(Vec::len), Some(5));
    snapshot("json", &shown);
    snapshot("json_none", &render(Format::Json, Style::default(), &[]));
}

fn elsewhere() -> Finding {
    let file = Arc::new(RelatedFile::new("stack/service.hcl", SERVICE));
    let mut finding = Finding::new("duplicate-definition", Span::new(3, 4), "`a` is defined twice")
        .code("DUPLICATE_ID")
        .label("defined again");
    let span = nth(SERVICE, "host", 0);
    finding.related.push(Related { file: Some(file), span, message: "first defined here".into() });
    finding
}

#[test]
fn another_file() {
    snapshot(
        "text_other_file",
        &text("b.hcl", "\u{feff}a = 1\n", vec![(Level::Deny, elsewhere())]),
    );
}

#[test]
fn a_far_place_has_its_own_snippet() {
    let source = format!("a = 1\n{}a = 2\n", "# and so on\n".repeat(1200));
    let finding = Finding::new("duplicate-attribute", nth(&source, "a =", 1), "`a` is set twice")
        .label("set again")
        .related(nth(&source, "a =", 0), "first set here");
    snapshot("text_far", &text("long.hcl", &source, vec![(Level::Deny, finding)]));
}

#[test]
fn spans_over_lines_and_at_the_end() {
    let block = Span::new(0, SERVICE.len());
    let end = Span::at(SERVICE.len());
    let findings = vec![
        (Level::Warn, Finding::new("missing-description", block, "no description").label("here")),
        (Level::Deny, Finding::new("syntax-error", end, "the file ends too soon").label("here")),
        (Level::Deny, Finding::new("syntax-error", Span::new(5, 5), "nothing").label("between")),
    ];
    snapshot("text_spans", &text("a.hcl", SERVICE, findings));
}

#[test]
fn characters_that_are_not_one_cell() {
    let source = "\ta\t= \"漢字\" + x\r\nb = \"e\u{301}👩\u{200d}💻\" + y\r\nc = \"\u{1b}[31m\u{202e}\" + z\r\n";
    let finding =
        |name| Finding::new("unknown-symbol", nth(source, name, 0), "who is it").label("it");
    let findings = ["x", "y", "z"].map(|name| (Level::Warn, finding(name))).to_vec();
    snapshot("text_characters", &text("\u{1b}[2J.hcl", source, findings));
}

#[test]
fn long_lines_are_cut() {
    let long = "value, ".repeat(40);
    let source = format!("list = [{long}wrong, {long}]\n");
    let span = nth(&source, "wrong", 0);
    let finding = Finding::new("invalid-value", span, "`wrong` is not in the list of names")
        .label("not one of the names that are known")
        .related(nth(&source, "list", 0), "in this list")
        .help("this is a help text that goes on for so long that it does not fit on one line of a terminal, so it is wrapped")
        .fix(Fix {
            message: "write `right` in its place".into(),
            safety: Safety::Safe,
            edits: vec![Edit::replace(span, "right")],
        });
    snapshot("text_long_line", &text("a.hcl", &source, vec![(Level::Deny, finding)]));
}

#[test]
fn patches() {
    let fix = |message: &str, edits| Fix { message: message.into(), safety: Safety::Safe, edits };
    let line = nth(SERVICE, "  port = 80\n", 0);
    let a = Finding::new(
        "redundant-default",
        nth(SERVICE, "port = 80", 0),
        "the default is written out",
    )
    .fix(fix("remove the line", vec![Edit::delete(line)]));
    let insert = Edit::insert(line.start as usize, "  name = \"web\"\n  size = 1\n");
    let b = Finding::new("missing-attribute", nth(SERVICE, "service", 0), "`name` is missing")
        .fix(fix("add it", vec![insert]));
    let c = Finding::new("slash-comment", nth(SERVICE, "port", 1), "two places").fix(fix(
        "quote both",
        vec![
            Edit::replace(nth(SERVICE, "8080", 0), "\"8080\""),
            Edit::replace(nth(SERVICE, "80", 0), "\"80\""),
        ],
    ));
    let d =
        Finding::new("interpolation-only", nth(SERVICE, "\"web.example.com\"", 0), "a template")
            .fix(fix(
                "write what it holds",
                vec![Edit::delete(nth(SERVICE, "\"", 2)), Edit::delete(nth(SERVICE, "\"", 3))],
            ));
    let findings = [a, b, c, d].map(|finding| (Level::Warn, finding)).to_vec();
    snapshot("text_patches", &text("a.hcl", SERVICE, findings));
}

#[test]
fn the_lints_of_the_text() {
    let mut shown = String::new();
    for (name, source) in [
        ("mixed.hcl", "name = \"web\"\nport = 80\r\nhost = \"a\"\n"),
        ("bom.hcl", "\u{feff}name = \"web\"\n"),
    ] {
        let mut found = Vec::new();
        rf_lint::lint::check_text(source, &[], rf_lint::lint::LintSet::ALL, &mut found);
        shown += &text(name, source, found.into_iter().map(|f| (Level::Warn, f)).collect());
    }
    snapshot("text_lints", &shown);
}

#[test]
fn messages_that_are_no_findings() {
    let toml = "[lints]\nbyte-order-marks = \"allow\"\n";
    let place = Place {
        path: "rf-lint.toml",
        text: toml,
        span: nth(toml, "byte-order-marks", 0),
        label: "not known",
    };
    let sentence = "there is no lint or group `byte-order-marks`";
    let help = Some("did you mean `byte-order-mark`?");
    let mut shown = report::message_at(Level::Deny, sentence, &place, help, Style::default());
    shown += "\n";
    shown += &report::message(Level::Deny, "`a.hcl`: permission denied", Style::default());
    shown += &report::message(Level::Warn, "no file to handle", COLOR);
    snapshot("messages", &shown);
}

#[test]
fn ten_megabytes_on_one_line_stay_small_and_quick() {
    let half = "x".repeat(5_000_000);
    let source = format!("a = \"{half}\u{1b}{half}\"");
    let at = 5_000_005;
    let fix = Fix {
        message: "remove it".into(),
        safety: Safety::Safe,
        edits: vec![Edit::delete(Span::new(at, at + 1))],
    };
    let mut findings = vec![(Level::Deny, Finding::new("x", Span::new(at, at + 1), "y").fix(fix))];
    let all = Span::new(0, source.len());
    findings.push((Level::Deny, Finding::new("x", all, source.as_str()).label(source.as_str())));
    let begin = std::time::Instant::now();
    let shown = text("a.hcl", &source, findings);
    assert!(begin.elapsed() < std::time::Duration::from_secs(2), "{:?}", begin.elapsed());
    assert!(shown.len() < 8_000, "{} bytes", shown.len());
    assert!(shown.contains("a.hcl:1:5000006\n"), "{shown}");
    assert!(!shown.contains('\u{1b}'));
}

//! SARIF 2.1.0, the format of code scanning services, in pieces: what stands before the results
//! with the catalogue as rules, the results of one file, and what stands after them. One rule or
//! result a line.

use super::fingerprint::Fingerprints;
use super::{FileReport, Root, advice};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::{Finding, Related};
use crate::lint::{Level, Lint};
use crate::lints;
use crate::source::text::{BOM, LineIndex, has_bom};
use crate::span::Span;
use serde::Serialize;

/// What stands before the first result.
pub(super) fn begin() -> String {
    let rules = lints::ALL.iter().map(|lint| written(&rule(lint))).collect::<Vec<_>>().join(",\n");
    let version = env!("CARGO_PKG_VERSION");
    let about = env!("CARGO_PKG_DESCRIPTION");
    format!(
        "{{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\", \"version\": \
         \"2.1.0\", \"runs\": [{{\"columnKind\": \"unicodeCodePoints\", \"originalUriBaseIds\": \
         {{\"{BASE}\": {{\"description\": {{\"text\": \"the root of the sources\"}}}}}}, \
         \"tool\": {{\"driver\": {{\"name\": \"rf\", \"version\": \"{version}\", \
         \"semanticVersion\": \"{version}\", \"shortDescription\": {{\"text\": \"{about}\"}}, \
         \"rules\": [\n{rules}\n]}}}}, \"results\": ["
    )
}

/// What stands after the last result, if there was one.
pub(super) fn end(any: bool) -> String {
    if any { "\n]}]}\n" } else { "]}]}\n" }.to_owned()
}

/// Appends the results of `report`; `first` if none was written before.
pub(super) fn render(report: &FileReport<'_>, root: &Root, first: bool, out: &mut String) {
    let index = LineIndex::new(report.text);
    let mut fingerprints = Fingerprints::new((report.text, report.hidden), &index);
    let file = File { text: report.text, index: &index, artifact: artifact(root, report.path) };
    for (at, (level, finding)) in report.findings().iter().enumerate() {
        out.push_str(if first && at == 0 { "\n" } else { ",\n" });
        let fingerprint = fingerprints.next("", finding);
        out.push_str(&written(&result(&file, root, *level, finding, fingerprint)));
    }
}

/// `value` as JSON. It is made of strings and numbers alone, so this cannot fail.
fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// What relative URIs are relative to.
const BASE: &str = "%SRCROOT%";

/// A file that results speak of.
struct File<'a> {
    text: &'a str,
    index: &'a LineIndex<'a>,
    artifact: ArtifactLocation,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Rule {
    id: &'static str,
    short_description: Text<&'static str>,
    help: Help,
    default_configuration: Configuration,
    properties: RuleProperties,
}

#[derive(Serialize)]
struct Text<T> {
    text: T,
}

#[derive(Serialize)]
struct Help {
    text: &'static str,
    markdown: &'static str,
}

#[derive(Serialize)]
struct Configuration {
    enabled: bool,
    level: &'static str,
}

#[derive(Serialize)]
struct RuleProperties {
    tags: Vec<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifResult<'a> {
    rule_id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_index: Option<usize>,
    level: &'static str,
    message: Text<String>,
    locations: [Location<'a>; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Location<'a>>,
    partial_fingerprints: PartialFingerprints,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fixes: Vec<SarifFix<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    properties: Option<ResultProperties<'a>>,
}

#[derive(Serialize)]
struct PartialFingerprints {
    #[serde(rename = "rfLint/v1")]
    line: String,
}

#[derive(Serialize)]
struct ResultProperties<'a> {
    code: &'a str,
}

#[derive(Serialize)]
struct Location<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Text<&'a str>>,
    #[serde(rename = "physicalLocation")]
    place: PhysicalLocation,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PhysicalLocation {
    artifact_location: ArtifactLocation,
    region: Region,
}

#[derive(Serialize, Clone)]
#[serde(rename_all = "camelCase")]
struct ArtifactLocation {
    uri: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    uri_base_id: Option<&'static str>,
}

/// A place: in lines and columns, as bytes, or both.
#[derive(Serialize)]
struct Region {
    #[serde(flatten)]
    lines: Option<Lines>,
    #[serde(flatten)]
    bytes: Option<Bytes>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Lines {
    start_line: u32,
    start_column: u32,
    end_line: u32,
    end_column: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Bytes {
    byte_offset: u32,
    byte_length: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SarifFix<'a> {
    description: Text<&'a str>,
    artifact_changes: [Change<'a>; 1],
    properties: FixProperties,
}

#[derive(Serialize)]
struct FixProperties {
    safety: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Change<'a> {
    artifact_location: ArtifactLocation,
    replacements: Vec<Replacement<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Replacement<'a> {
    deleted_region: Region,
    #[serde(skip_serializing_if = "Option::is_none")]
    inserted_content: Option<Text<&'a str>>,
}

fn rule(lint: &Lint) -> Rule {
    let level = lint.group.default_level();
    Rule {
        id: lint.name,
        short_description: Text { text: lint.summary },
        help: Help { text: lint.page, markdown: lint.page },
        default_configuration: Configuration {
            enabled: level != Level::Allow,
            level: level.word(),
        },
        properties: RuleProperties {
            tags: std::iter::once(lint.group.name()).chain(lint.codes.iter().copied()).collect(),
        },
    }
}

fn result<'a>(
    file: &File<'_>,
    root: &Root,
    level: Level,
    finding: &'a Finding,
    fingerprint: String,
) -> SarifResult<'a> {
    let mut message = finding.message.clone();
    if let Some(code) = finding.code {
        message = format!("{message} ({code})");
    }
    if let Some(help) = advice(finding) {
        message = format!("{message}\nhelp: {help}");
    }
    let related = finding.related.iter().enumerate();
    SarifResult {
        rule_id: finding.lint,
        rule_index: lints::ALL.iter().position(|lint| lint.name == finding.lint),
        level: level.word(),
        message: Text { text: message },
        locations: [location(file, finding.span, &finding.label, None)],
        related_locations: related
            .map(|(at, related)| related_location(file, root, related, at + 1))
            .collect(),
        partial_fingerprints: PartialFingerprints { line: fingerprint },
        fixes: finding.fix.iter().map(|fix| repair(file, fix)).collect(),
        properties: finding.code.map(|code| ResultProperties { code }),
    }
}

fn related_location<'a>(
    file: &File<'_>,
    root: &Root,
    related: &'a Related,
    id: usize,
) -> Location<'a> {
    let Some(other) = &related.file else {
        return location(file, related.span, &related.message, Some(id));
    };
    let index = LineIndex::new(&other.text);
    let artifact = artifact(root, &other.path.to_string_lossy());
    let file = File { text: &other.text, index: &index, artifact };
    location(&file, related.span, &related.message, Some(id))
}

fn location<'a>(file: &File<'_>, span: Span, label: &'a str, id: Option<usize>) -> Location<'a> {
    Location {
        id,
        message: Some(label).filter(|label| !label.is_empty()).map(|text| Text { text }),
        place: PhysicalLocation {
            artifact_location: file.artifact.clone(),
            region: Region { lines: Some(lines(file.index, span)), bytes: None },
        },
    }
}

fn artifact(root: &Root, path: &str) -> ArtifactLocation {
    let uri = root.uri(path);
    ArtifactLocation { uri: uri.text, uri_base_id: uri.relative.then_some(BASE) }
}

fn lines(index: &LineIndex<'_>, span: Span) -> Lines {
    let (start, end) = (index.position(span.start), index.position(span.end));
    Lines {
        start_line: start.line,
        start_column: start.column,
        end_line: end.line,
        end_column: end.column,
    }
}

fn repair<'a>(file: &File<'_>, fix: &'a Fix) -> SarifFix<'a> {
    // Those of one place stay in the order in which they are made.
    let mut edits: Vec<&Edit> = fix.edits.iter().collect();
    edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let replacements = edits.into_iter().map(|edit| Replacement {
        deleted_region: deleted(file, edit.span),
        inserted_content: Some(edit.text.as_str())
            .filter(|text| !text.is_empty())
            .map(|text| Text { text }),
    });
    let safety = match fix.safety {
        Safety::Safe => "safe",
        Safety::Unsafe => "unsafe",
    };
    SarifFix {
        description: Text { text: &fix.message },
        artifact_changes: [Change {
            artifact_location: file.artifact.clone(),
            replacements: replacements.collect(),
        }],
        properties: FixProperties { safety },
    }
}

/// What an edit replaces: in bytes, which are exact, and in lines for tools that work on text. A
/// byte order mark is no part of a text, so that one is given in bytes alone.
fn deleted(file: &File<'_>, span: Span) -> Region {
    let in_mark = has_bom(file.text) && (span.start as usize) < BOM.len_utf8();
    Region {
        lines: (!in_mark).then(|| lines(file.index, span)),
        bytes: Some(Bytes { byte_offset: span.start, byte_length: span.len() }),
    }
}

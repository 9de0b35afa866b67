//! The same source in native syntax and in JSON has the same findings, at the same places: what
//! the samples and the fixtures of the lints show, written in the other syntax.

#[path = "common/rootform.rs"]
mod rootform;
#[path = "common/to_json.rs"]
mod to_json;

use rf_lint::finding::Finding;
use rf_lint::lint::{Lint, Scope};
use rootform::Sources;
use std::fs;
use std::path::{Path, PathBuf};
use to_json::to_json;

/// Fixtures of what only one of the syntaxes can say, and why.
const NATIVE_ONLY: &[(&str, &str)] = &[
    ("legacy_index/bad_constant.rf.hcl", "a constant string is plain in JSON"),
    ("legacy_index/fixed_constant.rf.hcl", "the same"),
    ("invalid_label/bad.rf.hcl", "a label too many is a name in the body"),
    ("invalid_label/fixed_unsafe.rf.hcl", "the same"),
    ("redundant_parentheses/bad.rf.hcl", "constants in parentheses are plain in JSON"),
    ("redundant_parentheses/fixed.rf.hcl", "the same"),
    ("unknown_attribute/bad.rf.hcl", "an object is a block"),
    ("unknown_attribute/fixed_unsafe.rf.hcl", "the same"),
    ("unknown_block/bad.rf.hcl", "a block where an attribute belongs is a value"),
    ("unknown_block/fixed_unsafe.rf.hcl", "the same"),
];

/// The sources at `path`, a file or a directory, by the paths below `path`.
fn sources(path: &Path) -> Sources {
    let mut out = Sources::new();
    let mut left = vec![path.to_owned()];
    while let Some(next) = left.pop() {
        if next.is_dir() {
            left.extend(fs::read_dir(&next).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let name = next.to_string_lossy();
        if name.ends_with(".rf.hcl") || name.ends_with(".rf.json") {
            let below = next.strip_prefix(path).unwrap();
            let below = if below.as_os_str().is_empty() {
                next.file_name().unwrap().as_ref()
            } else {
                below
            };
            out.insert(below.to_owned(), fs::read_to_string(&next).unwrap());
        }
    }
    out
}

/// The path of the JSON that a native source becomes, which sorts as the source did.
fn renamed(path: &Path) -> PathBuf {
    let name = path.to_string_lossy();
    if name.ends_with(".rf.hcl") { format!("{name}.rf.json").into() } else { path.to_owned() }
}

fn in_json(sources: &Sources) -> Sources {
    let json = |(path, text): (&PathBuf, &String)| {
        let native = renamed(path) != *path;
        (renamed(path), if native { to_json(text) } else { text.clone() })
    };
    sources.iter().map(json).collect()
}

/// The lints about what only native syntax can spell, or about the text of a file.
const SPELLING: &[&str] = &[
    "byte-order-mark",
    // A static string is a plain one in JSON.
    "constant-conditional",
    "interpolation-only",
    // Only files in native syntax ever had the old name.
    "legacy-file-name",
    // Looked for where the program is given directories.
    "missing-manifest",
    "mixed-line-endings",
    "slash-comment",
    "syntax-error",
    // What JSON writes has no comments but those of objects.
    "unexplained-external",
    "unknown-directive",
    "unused-allow",
];

/// Whether a lint finds what a source says, and not how it is spelled.
fn is_compared(finding: &Finding) -> bool {
    !SPELLING.contains(&finding.lint)
}

/// A finding as it is compared: lint, code, and what its places say, in their order.
type Compared = (&'static str, Option<&'static str>, Vec<String>);

fn compared(sources: &Sources, path: &Path, findings: &[Finding]) -> Vec<Compared> {
    let text = &sources[path];
    let mut findings: Vec<&Finding> = findings.iter().filter(|f| is_compared(f)).collect();
    findings.sort_by_key(|f| (f.span.start, f.lint, f.code, f.span.end));
    let one = |finding: &&Finding| {
        let mut places = vec![said(&text[finding.span.range()])];
        for related in &finding.related {
            let text = related.file.as_ref().map_or(text, |file| &file.text);
            places.push(said(&text[related.span.range()]));
        }
        (finding.lint, finding.code, places)
    };
    findings.iter().map(one).collect()
}

/// What a place in either syntax says: of a header the last label, of a string its text.
fn said(place: &str) -> String {
    let place = if is_header(place) { place.rsplit(' ').next().unwrap_or(place) } else { place };
    let text = match serde_json::from_str::<String>(place) {
        Ok(text) => text,
        // A part of a string of JSON.
        Err(_) => {
            serde_json::from_str(&format!("\"{place}\"")).unwrap_or_else(|_| place.to_owned())
        }
    };
    // An attribute with its value.
    let text = text.replacen("\": ", " = ", 1);
    let text = text.trim_matches('"');
    text.strip_prefix("${").and_then(|text| text.strip_suffix('}')).unwrap_or(text).to_owned()
}

/// Whether a place is the type of a native block with its labels.
fn is_header(place: &str) -> bool {
    let mut words = place.split(' ');
    let block_type = words.next().unwrap_or_default();
    block_type.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
        && words.all(|word| word.len() > 1 && word.starts_with('"') && word.ends_with('"'))
}

/// Whether JSON cannot spell a place as it is: a list, a heredoc, what is to be computed.
fn is_respelled(native: &str, json: &str) -> bool {
    native.contains(['[', '{', '?', '<']) || native.starts_with("(\"") || json == "null"
}

/// Compares what is found in `sources` with what is found in them as JSON; which lints it was of.
fn check(sources: &Sources, shown: &str) -> Vec<&'static str> {
    let native = rootform::lint(sources);
    if native.values().flatten().any(|finding| finding.lint == "syntax-error") {
        return Vec::new();
    }
    let json = in_json(sources);
    let found = rootform::lint(&json);
    let mut seen = Vec::new();
    for (path, findings) in &native {
        let shown = format!("{shown}: {}", path.display());
        let other = renamed(path);
        let native = compared(sources, path, findings);
        let json = compared(&json, &other, &found[&other]);
        let codes = |all: &[Compared]| all.iter().map(|f| (f.0, f.1)).collect::<Vec<_>>();
        assert_eq!(codes(&native), codes(&json), "{shown}");
        for (native, json) in native.iter().zip(&json) {
            for (place, other) in native.2.iter().zip(&json.2) {
                let same = place == other || is_respelled(place, other);
                assert!(same, "{shown}: {native:?}, {json:?}");
            }
            assert_eq!(native.2.len(), json.2.len(), "{shown}: {native:?}, {json:?}");
        }
        seen.extend(native.iter().map(|finding| finding.0));
    }
    seen
}

fn below(path: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<_> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    entries
}

#[test]
fn samples_are_the_same_in_json() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    let sources = sources(&samples);
    assert!(sources.len() > 20);
    check(&sources, "samples");
}

#[test]
fn fixtures_have_the_same_findings_in_json() {
    let mut seen = Vec::new();
    let lints = Path::new(env!("CARGO_MANIFEST_DIR")).join("lints");
    for folder in below(&lints) {
        if !folder.is_dir() {
            continue;
        }
        for fixture in below(&folder) {
            let shown = fixture.strip_prefix(&lints).unwrap().display().to_string();
            if NATIVE_ONLY.iter().all(|(name, _)| *name != shown) {
                seen.extend(check(&sources(&fixture), &shown));
            }
        }
    }
    assert!(seen.len() > 500, "{}", seen.len());
    let of_language = |lint: &&Lint| matches!(lint.scope, Scope::Rf | Scope::Root | Scope::Roots);
    let unseen = rf_lint::lints::ALL.iter().copied().filter(of_language).map(|lint| lint.name);
    let unseen: Vec<_> =
        unseen.filter(|name| !SPELLING.contains(name) && !seen.contains(name)).collect();
    assert_eq!(unseen, [""; 0], "no fixture shows these in both syntaxes");
}

//! Every lint at work, through the built program: it fires where its `bad*` fixtures are wrong,
//! stays silent on the `good*` ones, and its fixes bring exactly the `fixed*` ones.
//!
//! How fixtures are named is said in `CONTRIBUTING.md`.

use rf_lint::lint::{FixKind, Level, Lint};
use rf_lint::lints;
use rf_lint::source::{Language, is_schema_document};
use rf_lint::syntax::{json, lexer};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The texts of a fixture, which is a file or a directory, by the paths in it.
type Texts = BTreeMap<String, String>;

/// A finding: `LINE:COLUMN`, in a directory `PATH:LINE:COLUMN`; the lint; Rootform's code.
#[derive(Debug)]
struct Found {
    place: String,
    lint: String,
    code: Option<String>,
}

struct Fixture {
    lint: &'static Lint,
    /// The folder of the lint.
    folder: PathBuf,
    /// The name in it: `bad_json.hcl.json`.
    name: String,
}

impl Fixture {
    /// The fixtures of `lint` whose names begin with `kind`.
    fn all(lint: &'static Lint, kind: &str) -> Vec<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("lints");
        let folder = root.join(lint.name.replace('-', "_"));
        let entries = fs::read_dir(&folder).expect("a lint has a folder");
        let names = entries.map(|e| e.unwrap().file_name().into_string().expect("names are UTF-8"));
        let mut names: Vec<_> =
            names.filter(|name| name.starts_with(kind) && !name.ends_with(".expect")).collect();
        names.sort();
        names.into_iter().map(|name| Self { lint, folder: folder.clone(), name }).collect()
    }

    fn shown(&self) -> String {
        format!("{}/{}", self.lint.name, self.name)
    }

    /// The fixture that is named alike with `kind` in the place of `bad`.
    fn sibling(&self, kind: &str) -> Option<Self> {
        let name = self.name.replacen("bad", kind, 1);
        let there = self.folder.join(&name).exists();
        there.then(|| Self { lint: self.lint, folder: self.folder.clone(), name })
    }

    fn texts(&self) -> Texts {
        texts(&self.folder.join(&self.name))
    }

    /// A copy in a directory of its own, with the schemas beside it.
    fn copy(&self) -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        for (inside, text) in self.texts() {
            let mut path = dir.path().join(&self.name);
            if !inside.is_empty() {
                path.push(inside);
            }
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        for entry in fs::read_dir(&self.folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap();
            if is_schema_document(&path) && !dir.path().join(name).exists() {
                fs::copy(&path, dir.path().join(name)).unwrap();
            }
        }
        dir
    }

    /// Runs `rf lint` over the fixture, or its copy, in `dir`, with the lint itself on and the
    /// others at their default levels. A directory may hold the configuration to use.
    fn run(&self, dir: &Path, flags: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rf"));
        command.current_dir(dir).stdin(Stdio::null()).args(["lint", "--color=never"]);
        let config = Path::new(&self.name).join("rf-lint.toml");
        if dir.join(&config).exists() {
            command.arg("--config").arg(config);
        } else {
            command.arg("--no-config");
        }
        if self.lint.group.default_level() == Level::Allow {
            command.args(["-W", self.lint.name]);
        }
        let out = command.args(flags).arg(&self.name).output().expect("the program runs");
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(matches!(out.status.code(), Some(0 | 1)), "{said}");
        out
    }

    /// The findings at default levels, with those of the lint itself on.
    fn findings(&self) -> Vec<Found> {
        let format = ["--format", "json"];
        let out = self.run(&self.folder, &format);
        let out: Value = serde_json::from_slice(&out.stdout).expect("JSON");
        let findings = out["diagnostics"].as_array().expect("a list");
        let place = |finding: &Value| {
            let start = &finding["span"]["start"];
            let place = format!("{}:{}", start["line"], start["column"]);
            let path = finding["path"].as_str().unwrap();
            let path = path.strip_prefix(&self.name).unwrap().trim_start_matches(['/', '\\']);
            let place = if path.is_empty() { place } else { format!("{path}:{place}") };
            let text = |name: &str| finding[name].as_str().map(str::to_owned);
            Found { place, lint: text("lint").unwrap(), code: text("code") }
        };
        findings.iter().map(place).collect()
    }

    /// The texts after `--fix` with these `flags`.
    fn fixed(&self, flags: &[&str]) -> Texts {
        let dir = self.copy();
        let out = self.run(dir.path(), &[&["--fix"], flags].concat());
        let said = String::from_utf8_lossy(&out.stderr);
        assert!(!said.contains("undone"), "{}: {said}", self.shown());
        texts(&dir.path().join(&self.name))
    }
}

/// The texts at `path`; those of a file stand under an empty path.
fn texts(path: &Path) -> Texts {
    fn add(path: &Path, name: &str, out: &mut Texts) {
        if path.is_dir() {
            for entry in fs::read_dir(path).unwrap() {
                let entry = entry.unwrap().file_name().into_string().unwrap();
                let inside =
                    if name.is_empty() { entry.clone() } else { format!("{name}/{entry}") };
                add(&path.join(&entry), &inside, out);
            }
        } else {
            out.insert(name.to_owned(), fs::read_to_string(path).expect("fixtures are UTF-8"));
        }
    }
    let mut out = Texts::new();
    add(path, "", &mut out);
    out
}

/// What the comments of `text` say, sorted, as they may go with what they speak of. Directives may
/// go, so they are left out.
fn comments(name: &str, text: &str) -> Vec<String> {
    let mut out = if Language::of(Path::new(name)).is_json() {
        json_comments(text)
    } else {
        let comments = lexer::lex(text).into_iter().filter(|token| token.kind.is_comment());
        let signs: &[_] = &['#', '/', '*', ' ', '\n', '\r'];
        comments.map(|token| token.text(text).trim_matches(signs).to_owned()).collect()
    };
    let is_directive =
        |comment: &String| ["rf-lint:", "rf-fmt:"].iter().any(|mark| comment.starts_with(mark));
    out.retain(|comment| !is_directive(comment));
    out.sort();
    out
}

fn json_comments(text: &str) -> Vec<String> {
    let Ok(document) = json::parse(text) else { return Vec::new() };
    let mut out = Vec::new();
    let mut left = vec![&document.value];
    while let Some(value) = left.pop() {
        for property in value.as_object().unwrap_or_default() {
            if property.name.value(text) == "//" {
                out.extend(property.value.as_string().map(|s| s.value(text).into_owned()));
            }
            left.push(&property.value);
        }
        left.extend(value.as_array().unwrap_or_default());
    }
    out.sort();
    out
}

#[test]
fn bad_fixtures_fire_where_they_are_wrong_and_nothing_else_does() {
    for fixture in lints::ALL.iter().flat_map(|lint| Fixture::all(lint, "bad")) {
        let stem = fixture.name.split('.').next().unwrap();
        let expected = fixture.folder.join(format!("{stem}.expect"));
        let expected = fs::read_to_string(&expected).unwrap_or_default();
        let found = fixture.findings();
        let places: Vec<&str> = found.iter().map(|found| found.place.as_str()).collect();
        let others: Vec<_> = found.iter().filter(|f| f.lint != fixture.lint.name).collect();
        let shown = fixture.shown();
        assert!(others.is_empty(), "{shown}: {others:?}");
        assert_eq!(places, expected.lines().collect::<Vec<_>>(), "{shown}: see `{stem}.expect`");
        assert!(!places.is_empty(), "{shown}: nothing is found");
    }
}

#[test]
fn every_code_of_a_lint_is_that_of_a_finding_in_its_fixtures() {
    for lint in lints::ALL.iter().copied() {
        let found = Fixture::all(lint, "bad").into_iter().flat_map(|fixture| fixture.findings());
        let codes: BTreeSet<_> = found.filter_map(|found| found.code).collect();
        let named: BTreeSet<_> = lint.codes.iter().map(|&code| code.to_owned()).collect();
        assert_eq!(codes, named, "{}", lint.name);
    }
}

#[test]
fn good_fixtures_are_silent_with_everything_on() {
    for fixture in lints::ALL.iter().flat_map(|lint| Fixture::all(lint, "good")) {
        let out = fixture.run(&fixture.folder, &["-W", "pedantic"]);
        let said = String::from_utf8_lossy(&out.stdout);
        assert!(said.is_empty() && out.stderr.is_empty(), "{}:\n{said}", fixture.shown());
    }
}

#[test]
fn fixes_bring_the_fixed_fixtures_and_are_what_the_catalogue_says() {
    for lint in lints::ALL.iter().copied() {
        let (mut safe, mut unsafe_too) = (false, false);
        for bad in Fixture::all(lint, "bad") {
            let before = bad.texts();
            let fixed = bad.sibling("fixed").map(|fixture| fixture.texts());
            safe |= fixed.is_some();
            let fixed = fixed.unwrap_or_else(|| before.clone());
            check_fix(&bad, &[], &before, &fixed);
            let all = bad.sibling("fixed_unsafe").map(|fixture| fixture.texts());
            unsafe_too |= all.is_some();
            check_fix(&bad, &["--unsafe-fixes"], &before, &all.unwrap_or(fixed));
        }
        let kind = match (safe, unsafe_too) {
            (false, false) => FixKind::None,
            (true, false) => FixKind::Safe,
            (false, true) => FixKind::Unsafe,
            (true, true) => FixKind::Either,
        };
        assert_eq!(lint.fix, kind, "{}", lint.name);
    }
}

/// `--fix` with `flags` brings `expected`, keeps the comments, and has no more to do.
fn check_fix(bad: &Fixture, flags: &[&str], before: &Texts, expected: &Texts) {
    let shown = format!("{} --fix {}", bad.shown(), flags.join(" "));
    let fixed = bad.fixed(flags);
    for (path, text) in expected {
        assert_eq!(fixed.get(path), Some(text), "{shown}: {path}");
        let name = if path.is_empty() { &bad.name } else { path };
        assert_eq!(comments(name, text), comments(name, &before[path]), "{shown}: comments");
    }
    assert_eq!(fixed.len(), expected.len(), "{shown}");
    for kind in ["fixed", "fixed_unsafe"] {
        let Some(fixture) = bad.sibling(kind).filter(|f| f.texts() == *expected) else { continue };
        assert_eq!(fixture.fixed(flags), *expected, "{shown}: a second run changes more");
    }
}

#[test]
fn every_fixed_fixture_belongs_to_a_bad_one() {
    for fixture in lints::ALL.iter().flat_map(|lint| Fixture::all(lint, "fixed")) {
        let bads = ["fixed_unsafe", "fixed"].map(|kind| fixture.name.replacen(kind, "bad", 1));
        let there = bads.iter().any(|name| fixture.folder.join(name).exists());
        assert!(there, "{}", fixture.shown());
    }
}

#[test]
fn what_a_person_reads() {
    for lint in lints::ALL.iter().copied() {
        let mut shown = String::new();
        for fixture in Fixture::all(lint, "bad") {
            let out = fixture.run(&fixture.folder, &[]);
            shown += &String::from_utf8(out.stdout).unwrap();
            shown += &String::from_utf8(out.stderr).unwrap();
        }
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("../snapshots/lints");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(lint.name, shown));
    }
}

//! Which configuration applies to which file, and what it changes in a walk.

use rf_lint::config::{Config, ConfigChoice, ConfigError, ConfigFinder};
use rf_lint::lint::Level;
use rf_lint::source::discover::{LeavesOut, Options, discover};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

fn tree(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (file, content) in files {
        let path = dir.path().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    dir
}

fn check(config: &Config) -> Vec<ConfigError> {
    config.check_names(&["near-limit", "pedantic"])
}

fn nearest() -> ConfigFinder {
    ConfigFinder::new(ConfigChoice::Nearest, check)
}

/// The files that a walk through `dir` finds, relative to it.
fn walk(dir: &TempDir, finder: &ConfigFinder) -> Vec<String> {
    walk_at(dir, &[""], false, finder)
}

fn walk_at(dir: &TempDir, at: &[&str], force: bool, finder: &ConfigFinder) -> Vec<String> {
    let options = Options {
        threads: 2,
        leaves_out: LeavesOut::IgnoredAndExcluded,
        force_exclude: force,
        every_hcl: false,
        finder,
    };
    let paths: Vec<_> = at.iter().map(|at| dir.path().join(at)).collect();
    let found = discover(&paths, &options);
    assert!(found.problems.is_empty(), "{:?}", found.problems);
    let below = |path: &Path| path.strip_prefix(dir.path()).unwrap().display().to_string();
    found.files.iter().map(|file| below(&file.path)).collect()
}

fn level(dir: &TempDir, file: &str, finder: &ConfigFinder) -> Option<Level> {
    let path = dir.path().join(file);
    finder.for_file(&path).levels_for(&path).last().map(|(_, level)| *level)
}

#[test]
fn the_nearest_configuration_applies_whole() {
    let dir = tree(&[
        (".git/HEAD", ""),
        ("rf-lint.toml", "[fmt]\norder = false\n[lints]\npedantic = \"deny\""),
        ("sub/rf-lint.toml", "[lints]\nnear-limit = \"warn\""),
        ("sub/deep/er/a.rf.hcl", ""),
    ]);
    let finder = nearest();
    assert_eq!(level(&dir, "a.rf.hcl", &finder), Some(Level::Deny));
    assert_eq!(level(&dir, "sub/deep/er/a.rf.hcl", &finder), Some(Level::Warn));
    let config = finder.for_file(&dir.path().join("sub/deep/er/a.rf.hcl"));
    assert!(config.settings.fmt.order, "nothing is taken from further up");
}

#[test]
fn the_search_ends_at_the_root_of_the_repository() {
    let dir = tree(&[
        ("rf-lint.toml", "[lints]\npedantic = \"deny\""),
        ("repo/.git", "gitdir: elsewhere"),
        ("repo/sub/a.rf.hcl", ""),
        ("free/a.rf.hcl", ""),
    ]);
    let finder = nearest();
    assert_eq!(level(&dir, "repo/sub/a.rf.hcl", &finder), None);
    assert_eq!(level(&dir, "free/a.rf.hcl", &finder), Some(Level::Deny));
}

#[test]
fn one_file_or_none_can_be_chosen_for_all() {
    let dir = tree(&[
        ("rf-lint.toml", "[lints]\npedantic = \"deny\""),
        ("other/my.toml", "[lints]\npedantic = \"allow\""),
    ]);
    let chosen = ConfigChoice::File(dir.path().join("other/my.toml"));
    let finder = ConfigFinder::new(chosen, check);
    assert_eq!(level(&dir, "a.rf.hcl", &finder), Some(Level::Allow));
    let finder = ConfigFinder::new(ConfigChoice::None, check);
    assert_eq!(level(&dir, "a.rf.hcl", &finder), None);
}

#[test]
fn a_chosen_file_that_is_not_there_is_a_fault() {
    let dir = tree(&[]);
    let finder = ConfigFinder::new(ConfigChoice::File(dir.path().join("x.toml")), check);
    let errors = finder.errors();
    assert_eq!(errors.len(), 1);
    assert!(errors[0].message.ends_with("x.toml`: there is no such file"), "{}", errors[0]);
}

#[test]
fn faults_are_collected_once_and_in_order() {
    let dir = tree(&[
        ("a/rf-lint.toml", "[fmt]\nordr = true"),
        ("a/x.rf.hcl", ""),
        ("a/b/y.rf.hcl", ""),
        ("c/rf-lint.toml", "[lints]\npedantik = \"warn\""),
        ("c/x.rf.hcl", ""),
        ("d/rf-lint.toml/x.rf.hcl", ""),
    ]);
    let finder = nearest();
    assert_eq!(walk(&dir, &finder).len(), 4, "the walk goes on");
    let messages: Vec<_> = finder.errors().into_iter().map(|error| error.message).collect();
    assert_eq!(messages[0], "unknown key `ordr` in `[fmt]`");
    assert_eq!(messages[1], "unknown lint `pedantik`");
    assert!(messages[2].ends_with("rf-lint.toml`: it is a directory"), "{}", messages[2]);
    assert_eq!(messages.len(), 3);
}

#[test]
fn include_and_schemas_add_files_to_a_walk() {
    let dir = tree(&[
        (
            "rf-lint.toml",
            "[files]\ninclude = [\"config/**/*.hcl\", \"*.tf\"]\n\
             [[schema]]\nfiles = [\"data/*.json\"]\npath = \"s.schema.hcl\"",
        ),
        ("config/a/b.hcl", ""),
        ("config/.hidden.hcl", ""),
        ("main.tf", ""),
        ("sub/main.tf", ""),
        ("data/x.json", ""),
        ("plain.hcl", "a = 1"),
        ("own.hcl", "\u{feff}# a comment\n__schema = \"s.schema.hcl\"\n"),
        ("own.hcl.json", "{\n  \"__schema\": \"s.schema.hcl\"\n}\n"),
        ("comment.hcl", "# rf-lint: schema(s.schema.hcl)\n"),
        ("mention.hcl", "a = \"__schema\"\n"),
    ]);
    let expected =
        ["comment.hcl", "config/a/b.hcl", "data/x.json", "main.tf", "own.hcl", "own.hcl.json"];
    assert_eq!(walk(&dir, &nearest()), expected);
    let none = ConfigFinder::new(ConfigChoice::None, check);
    let options = Options {
        threads: 1,
        leaves_out: LeavesOut::IgnoredAndExcluded,
        force_exclude: false,
        every_hcl: true,
        finder: &none,
    };
    assert_eq!(discover(&[dir.path().to_owned()], &options).files.len(), 6);
}

#[test]
fn exclude_prunes_a_walk_and_spares_what_is_named() {
    let dir = tree(&[
        ("rf-lint.toml", "[files]\nexclude = [\"vendor\", \"**/gen/**\", \"x.rf.hcl\"]"),
        ("vendor/a.rf.hcl", ""),
        ("vendor/sub/rf-lint.toml", ""),
        ("vendor/sub/b.rf.hcl", ""),
        ("sub/gen/a.rf.hcl", ""),
        ("sub/x.rf.hcl", ""),
        ("x.rf.hcl", ""),
    ]);
    let finder = nearest();
    assert_eq!(walk(&dir, &finder), ["sub/x.rf.hcl"]);
    let named = ["x.rf.hcl", "vendor", "sub/gen/a.rf.hcl", "vendor/sub/b.rf.hcl"];
    let all = ["sub/gen/a.rf.hcl", "vendor/a.rf.hcl", "vendor/sub/b.rf.hcl", "x.rf.hcl"];
    assert_eq!(walk_at(&dir, &named, false, &finder), all);
    assert_eq!(walk_at(&dir, &named, true, &finder), [""; 0]);
}

#[test]
fn a_configuration_further_down_decides_for_its_files() {
    let dir = tree(&[
        ("rf-lint.toml", "[files]\nexclude = [\"**/b.rf.hcl\"]"),
        ("a.rf.hcl", ""),
        ("b.rf.hcl", ""),
        ("sub/rf-lint.toml", "[files]\nexclude = [\"a.rf.hcl\"]"),
        ("sub/a.rf.hcl", ""),
        ("sub/b.rf.hcl", ""),
    ]);
    assert_eq!(walk(&dir, &nearest()), ["a.rf.hcl", "sub/b.rf.hcl"]);
}

#[test]
fn paths_are_made_absolute_by_name() {
    let finder = nearest();
    let here = std::env::current_dir().unwrap();
    assert_eq!(finder.absolute(Path::new("./a/../b")), here.join("b"));
    assert_eq!(finder.absolute(Path::new("/a//./b/../../../c")), Path::new("/c"));
}

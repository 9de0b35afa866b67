//! `rf-lint.toml`: any text is read or told of, every fault in its place, and what is read answers
//! every question about a file.

use rf_lint::config::{Config, ConfigError};
use rf_lint::lint::{Levels, Options, check_options, known_names};
use std::path::Path;

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    let directory = Path::new("/project");
    let config = match Config::parse(Path::new("rf-lint.toml"), directory, text) {
        Ok(config) => config,
        Err(errors) => {
            assert!(!errors.is_empty(), "no reason is given");
            return errors.iter().for_each(|error| is_sound(text, error));
        }
    };
    let names: Vec<&str> = known_names().collect();
    let errors = config.check_names(&names).into_iter().chain(check_options(&config));
    errors.for_each(|error| is_sound(text, &error));
    for path in ["/project/a/b.hcl", "/project/x.rf.hcl", "/elsewhere/a.hcl", "/project"] {
        let path = Path::new(path);
        let _ = (config.takes(path), config.excludes_entry(path), Options::of(&config, path));
        let levels = config.levels_for(path);
        let _ = Levels::resolve(levels);
        assert!(config.schemas_for(path).all(|schema| schema.value.is_absolute()));
    }
    for url in ["https://example.com/a/b.hcl", "", "https://example.com/../../x"] {
        let _ = config.local_schema(url);
    }
}

fn is_sound(text: &str, error: &ConfigError) {
    let shown = error.to_string();
    assert!(shown.contains("rf-lint.toml"), "{shown}");
    assert!(shown.lines().count() < 12 + text.lines().count(), "{shown}");
}

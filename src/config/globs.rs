//! Globs of a configuration: patterns for paths relative to the directory of the file that holds
//! them. `*` and `?` stop at `/`, `**` does not.

use super::Located;
use globset::{Candidate, Glob, GlobBuilder, GlobSet, GlobSetBuilder};
use std::path::Path;

/// What is wrong with each bad glob of a list, in a sentence.
pub type BadGlobs = Vec<Located<String>>;

/// A list of globs, compiled.
#[derive(Clone, Debug, Default)]
pub struct Globs {
    patterns: Vec<Located<String>>,
    set: GlobSet,
}

impl Globs {
    /// Compiles `patterns`, or says of each bad one what is wrong with it.
    pub fn new(patterns: Vec<Located<String>>) -> Result<Self, BadGlobs> {
        Self::compile(patterns, |pattern| vec![pattern])
    }

    /// The same for patterns that take out whole directories: `dir`, `dir/` and `dir/**` all
    /// mean the directory with everything in it. The last also means what is met where a walk
    /// begins in the directory.
    pub fn for_exclusion(patterns: Vec<Located<String>>) -> Result<Self, BadGlobs> {
        Self::compile(patterns, |pattern| {
            let mut directory = pattern;
            while let Some(shorter) = directory.strip_suffix("/**") {
                directory = shorter;
            }
            if directory == pattern { vec![pattern] } else { vec![directory, pattern] }
        })
    }

    fn compile(
        patterns: Vec<Located<String>>,
        variants: fn(&str) -> Vec<&str>,
    ) -> Result<Self, BadGlobs> {
        let mut builder = GlobSetBuilder::new();
        let mut faults = Vec::new();
        for pattern in &patterns {
            match compile_one(&pattern.value, variants) {
                Ok(globs) => {
                    for glob in globs {
                        builder.add(glob);
                    }
                }
                Err(fault) => faults.push(Located { value: fault, span: pattern.span }),
            }
        }
        match (faults.is_empty(), builder.build()) {
            (true, Ok(set)) => Ok(Self { patterns, set }),
            (true, Err(error)) => {
                let span = patterns.first().map(|pattern| pattern.span).unwrap_or_default();
                Err(vec![Located { value: error.kind().to_string(), span }])
            }
            (false, _) => Err(faults),
        }
    }

    /// Whether no glob is in the list, so that nothing can match.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// The globs as they were written.
    pub fn patterns(&self) -> &[Located<String>] {
        &self.patterns
    }

    /// Whether one of the globs matches `path`, which is relative to the directory of the
    /// configuration.
    pub fn matches(&self, path: &Path) -> bool {
        !self.is_empty() && self.set.is_match_candidate(&Candidate::new(path))
    }
}

impl PartialEq for Globs {
    fn eq(&self, other: &Self) -> bool {
        let written = |globs: &Self| globs.patterns.iter().map(|p| p.value.clone()).collect();
        let (ours, theirs): (Vec<_>, Vec<_>) = (written(self), written(other));
        ours == theirs
    }
}

/// Compiles what one pattern stands for, or says in a sentence why not.
fn compile_one(written: &str, variants: fn(&str) -> Vec<&str>) -> Result<Vec<Glob>, String> {
    let mut pattern = written;
    while let Some(rest) = pattern.strip_prefix("./") {
        pattern = rest;
    }
    if pattern.is_empty() {
        return Err("an empty glob matches nothing".to_owned());
    }
    if Path::new(pattern).has_root() {
        return Err(format!(
            "glob `{written}` is an absolute path; \
             write it relative to the directory of this file"
        ));
    }
    if pattern.split('/').any(|part| part == "..") {
        return Err(format!(
            "glob `{written}` leads out of the directory of this file, \
             where its configuration does not apply"
        ));
    }
    let compile = |pattern| GlobBuilder::new(pattern).literal_separator(true).build();
    let globs: Result<_, _> =
        variants(pattern.trim_end_matches('/')).into_iter().map(compile).collect();
    globs.map_err(|error| format!("glob `{written}` is not valid: {}", error.kind()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::span::Span;

    fn located(patterns: &[&str]) -> Vec<Located<String>> {
        let span = Span::new(3, 5);
        patterns.iter().map(|&p| Located { value: p.to_owned(), span }).collect()
    }

    fn matches(pattern: &str, path: &str) -> bool {
        Globs::new(located(&[pattern])).unwrap().matches(Path::new(path))
    }

    #[test]
    fn a_star_stops_at_a_slash_and_two_do_not() {
        assert!(matches("*.hcl", "a.hcl") && !matches("*.hcl", "b/a.hcl"));
        assert!(matches("**/*.hcl", "a.hcl") && matches("**/*.hcl", "b/c/a.hcl"));
        assert!(matches("config/**/*.{hcl,json}", "config/a.json"));
        assert!(matches("./a.hcl", "a.hcl"));
    }

    #[test]
    fn an_excluded_directory_is_meant_whole_however_it_is_written() {
        for pattern in ["vendor", "vendor/", "vendor/**", "./vendor/**/**"] {
            let globs = Globs::for_exclusion(located(&[pattern])).unwrap();
            assert!(globs.matches(Path::new("vendor")), "{pattern}");
            // A walk that begins in it meets this.
            let met = globs.matches(Path::new("vendor/a/b.hcl"));
            assert_eq!(met, pattern.ends_with('*'), "{pattern}");
        }
        assert!(Globs::for_exclusion(located(&["**"])).unwrap().matches(Path::new("a/b")));
    }

    #[test]
    fn each_bad_glob_is_named_with_its_place() {
        let faults = Globs::new(located(&["a[", "ok", "/abs", "../x", ""])).unwrap_err();
        let starts: Vec<_> = faults.iter().map(|fault| fault.value.as_str()).collect();
        assert_eq!(starts.len(), 4);
        assert!(starts[0].starts_with("glob `a[` is not valid: unclosed"), "{}", starts[0]);
        assert!(starts[1].contains("absolute") && starts[2].contains("leads out"));
        assert_eq!(faults[0].span, Span::new(3, 5));
    }

    #[test]
    #[cfg(unix)]
    fn names_that_are_not_utf8_can_match() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
        let globs = Globs::new(located(&["*.hcl"])).unwrap();
        assert!(globs.matches(Path::new(OsStr::from_bytes(b"\xff.hcl"))));
    }
}

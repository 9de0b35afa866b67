//! Which configuration applies to a file: the nearest `rf-lint.toml` at or above its directory,
//! no further up than the root of the repository; it applies whole. Faults are collected, so that
//! a walk goes on and the command reports all of them before it does anything.

use super::{Config, ConfigError, FILE_NAME};
use crate::source::{ReadError, ReadErrorKind, Source};
use memchr::memmem;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// Where configuration comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ConfigChoice {
    /// From the nearest `rf-lint.toml` of each file.
    #[default]
    Nearest,
    /// From this file, for all files.
    File(PathBuf),
    /// From nowhere: the defaults hold.
    None,
}

/// Finds the configuration of files, reading each `rf-lint.toml` once. May be used from several
/// threads.
pub struct ConfigFinder {
    /// The current directory, for making paths absolute and for showing them.
    current: PathBuf,
    /// The configuration of all files, unless it is to be looked for.
    fixed: Option<Arc<Config>>,
    check: fn(&Config) -> Vec<ConfigError>,
    found: RwLock<HashMap<PathBuf, Arc<Config>>>,
    errors: Mutex<BTreeMap<PathBuf, Vec<ConfigError>>>,
}

impl ConfigFinder {
    /// A finder for `choice`; `check` looks for faults in each configuration read that reading
    /// alone cannot see, such as unknown lints.
    ///
    /// A file that was chosen is read at once; see [`ConfigFinder::errors`].
    pub fn new(choice: ConfigChoice, check: fn(&Config) -> Vec<ConfigError>) -> Self {
        let mut finder = Self {
            // Without a current directory, relative paths stay so and only absolute ones find
            // their configuration.
            current: std::env::current_dir().unwrap_or_default(),
            fixed: None,
            check,
            found: RwLock::default(),
            errors: Mutex::default(),
        };
        finder.fixed = match choice {
            ConfigChoice::Nearest => None,
            ConfigChoice::None => Some(Arc::default()),
            ConfigChoice::File(path) => {
                Some(Arc::new(finder.read(&path, true).unwrap_or_default()))
            }
        };
        finder
    }

    /// The configuration of the file at `path`, absolute or relative to the current directory.
    pub fn for_file(&self, path: &Path) -> Arc<Config> {
        let path = self.absolute(path);
        self.for_directory(path.parent().unwrap_or(&path))
    }

    /// The configuration of files in `directory`, an absolute path without `.` and `..`.
    ///
    /// A configuration with faults counts as the default; the faults are in
    /// [`ConfigFinder::errors`].
    pub fn for_directory(&self, directory: &Path) -> Arc<Config> {
        if let Some(config) = &self.fixed {
            return Arc::clone(config);
        }
        if let Some(config) =
            self.found.read().unwrap_or_else(PoisonError::into_inner).get(directory)
        {
            return Arc::clone(config);
        }
        let config = match self.read(&directory.join(FILE_NAME), false) {
            Some(config) => Arc::new(config),
            None => match directory.parent() {
                Some(parent) if !directory.join(".git").exists() => self.for_directory(parent),
                _ => Arc::default(),
            },
        };
        let mut found = self.found.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(found.entry(directory.to_owned()).or_insert(config))
    }

    /// Whether a walk from the root of the repository would leave out the file or directory at
    /// the absolute `path`, because its configuration or one further up excludes it or a
    /// directory above it.
    pub fn excludes(&self, path: &Path) -> bool {
        let mut path = path;
        while let Some(parent) = path.parent() {
            let config = self.for_directory(parent);
            if config.below(path).is_some_and(|below| config.excludes_entry(below)) {
                return true;
            }
            if config.path.is_none() {
                break;
            }
            path = parent;
        }
        false
    }

    /// All faults of the configurations read so far, by file and place. A command that finds any
    /// should report them and do nothing else.
    pub fn errors(&self) -> Vec<ConfigError> {
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        errors.values().flatten().cloned().collect()
    }

    /// `path` made absolute, with `.` and `..` taken out by name alone: symlinks are not
    /// followed, so that a file has the configuration of the place where the user sees it.
    pub fn absolute(&self, path: &Path) -> PathBuf {
        if is_plain(path) {
            return self.current.join(path);
        }
        let mut absolute = PathBuf::with_capacity(self.current.as_os_str().len() + 64);
        for component in self.current.join(path).components() {
            match component {
                Component::CurDir => {}
                Component::ParentDir => drop(absolute.pop()),
                other => absolute.push(other),
            }
        }
        absolute
    }

    /// The configuration in the file at `path`; `None` if there is none and it need not be
    /// there. One with faults is the default, and the faults are noted.
    fn read(&self, path: &Path, must_exist: bool) -> Option<Config> {
        // Most directories have none; of those nothing more need be known.
        let gone = |error: io::Error| error.kind() == io::ErrorKind::NotFound;
        if !must_exist && fs::symlink_metadata(path).is_err_and(gone) {
            return None;
        }
        let absolute = self.absolute(path);
        let shown = match absolute.strip_prefix(&self.current) {
            Ok(below) if !must_exist => below,
            _ => path,
        };
        let result = match Source::read(path) {
            Err(error) if !must_exist && matches!(error.kind, ReadErrorKind::NotFound) => {
                return None;
            }
            Err(error) => {
                let error = ReadError { path: shown.to_owned(), kind: error.kind };
                Err(vec![ConfigError::unreadable(shown, error.to_string())])
            }
            Ok(source) => {
                let directory = absolute.parent().unwrap_or(&absolute);
                Config::parse(shown, directory, &source.text)
            }
        };
        let (config, errors) = match result {
            Ok(config) => {
                let errors = (self.check)(&config);
                (config, errors)
            }
            Err(errors) => (Config::default(), errors),
        };
        if !errors.is_empty() {
            let mut all = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
            all.insert(absolute, errors);
        }
        Some(config)
    }
}

/// Whether a path has no part that is empty, `.` or `..`, as far as a short look can tell; looking
/// at each part would take longer than all the rest.
fn is_plain(path: &Path) -> bool {
    let bytes = path.as_os_str().as_encoded_bytes();
    let found = |needle: &[u8]| memmem::find(bytes, needle).is_some();
    !(found(b"./")
        || found(b"//")
        || bytes.is_empty()
        || bytes.ends_with(b".")
        || bytes.ends_with(b"/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_path_has_nothing_to_take_out() {
        for path in ["a", "a/b.hcl", "/a/.b/c..d"] {
            assert!(is_plain(Path::new(path)), "{path}");
        }
        for path in ["", ".", "..", "./a", "a/./b", "a/../b", "a//b", "a/", "a/.", "a/.."] {
            assert!(!is_plain(Path::new(path)), "{path}");
        }
    }
}

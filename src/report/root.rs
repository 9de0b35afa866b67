//! Paths as tools want them that look at a repository from its root: relative to that root, with
//! `/` between the parts, or as a URI. Only the words of a path are looked at, never a disk.

use std::path::{Component, Path, PathBuf};

/// Where the paths of a run start, and the directory that other tools know them from.
///
/// The default knows neither and leaves relative paths relative.
#[derive(Clone, Default, Debug)]
pub struct Root {
    here: PathBuf,
    root: PathBuf,
}

/// A path as a URI reference, percent-encoded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Uri {
    pub(super) text: String,
    /// Whether it is relative to the root.
    pub(super) relative: bool,
}

impl Root {
    /// Relative paths of the run start at `here`; other tools know paths from `root`. Both are
    /// absolute. A root that `here` is not below is of no use, and `here` stands in for it.
    pub fn new(here: PathBuf, root: PathBuf) -> Self {
        let root = if here.starts_with(&root) { root } else { here.clone() };
        Self { here, root }
    }

    /// `shown` from the root, if it is below it. Other paths stay as they are, without detours.
    pub(super) fn path(&self, shown: &str) -> String {
        joined(&self.relative(shown).unwrap_or_else(|| clean(Path::new(shown))))
    }

    /// `shown` as a URI: relative to the root if it is below it, else of the scheme `file` if
    /// it is known where it is.
    pub(super) fn uri(&self, shown: &str) -> Uri {
        if let Some(path) = self.relative(shown) {
            return Uri { text: encoded(&joined(&path)), relative: true };
        }
        let path = clean(&self.here.join(shown));
        let text = encoded(&joined(&path));
        if path.is_relative() {
            return Uri { text, relative: true };
        }
        let slash = if text.starts_with('/') { "" } else { "/" };
        Uri { text: format!("file://{slash}{text}"), relative: false }
    }

    fn relative(&self, shown: &str) -> Option<PathBuf> {
        let path = clean(&self.here.join(shown));
        // Of nowhere, every path would be below it.
        let root = Some(&self.root).filter(|root| !root.as_os_str().is_empty())?;
        path.strip_prefix(root).ok().map(Path::to_owned)
    }
}

/// `path` without `.` and without the `..` that can be taken back.
fn clean(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => match out.components().next_back() {
                Some(Component::Normal(_)) => _ = out.pop(),
                Some(Component::RootDir | Component::Prefix(_)) => {}
                _ => out.push(".."),
            },
            other => out.push(other),
        }
    }
    out
}

/// The parts of `path` with `/` between them, on every system.
fn joined(path: &Path) -> String {
    let mut out = String::new();
    for component in path.components() {
        if component == Component::RootDir {
            out.push('/');
            continue;
        }
        if !out.is_empty() && !out.ends_with('/') {
            out.push('/');
        }
        out.push_str(&component.as_os_str().to_string_lossy());
    }
    out
}

/// `path` with every byte but the unreserved ones of RFC 3986 and `/` percent-encoded.
fn encoded(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push('%');
            for digit in [byte >> 4, byte & 15] {
                out.extend(char::from_digit(digit.into(), 16).map(|c| c.to_ascii_uppercase()));
            }
        }
    }
    out
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn root() -> Root {
        Root::new("/repo/infra".into(), "/repo".into())
    }

    #[test]
    fn paths_below_the_root_are_relative_to_it() {
        for (shown, path) in [
            ("a.hcl", "infra/a.hcl"),
            ("./b/./c.hcl", "infra/b/c.hcl"),
            ("../a.hcl", "a.hcl"),
            ("/repo/x/../a.hcl", "a.hcl"),
            ("/etc/a.hcl", "/etc/a.hcl"),
            ("../../a.hcl", "../../a.hcl"),
        ] {
            assert_eq!(root().path(shown), path, "{shown}");
        }
    }

    #[test]
    fn a_root_that_is_elsewhere_is_ignored() {
        assert_eq!(Root::new("/repo".into(), "/rep".into()).path("/repo/a.hcl"), "a.hcl");
    }

    #[test]
    fn without_a_root_a_path_is_only_cleaned() {
        assert_eq!(Root::default().path("./a/../b.hcl"), "b.hcl");
        assert_eq!(Root::default().path("../b.hcl"), "../b.hcl");
        let uri = Root::default().uri("b c.hcl");
        assert_eq!((uri.text.as_str(), uri.relative), ("b%20c.hcl", true));
        assert_eq!(Root::default().uri("/b").text, "file:///b");
    }

    #[test]
    fn uris_are_encoded_and_absolute_outside_the_root() {
        for (shown, uri) in [
            ("a b#c?é%:.hcl", "infra/a%20b%23c%3F%C3%A9%25%3A.hcl"),
            ("../../a b.hcl", "file:///a%20b.hcl"),
            ("/../etc/a.hcl", "file:///etc/a.hcl"),
        ] {
            assert_eq!(root().uri(shown).text, uri, "{shown}");
            assert_eq!(root().uri(shown).relative, !uri.starts_with("file:"));
        }
    }
}

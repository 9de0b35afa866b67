//! What a file holds, told from its name alone.

use std::path::Path;

/// What a file holds, and with it which grammar, schema and lints apply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// A Rootform source in native syntax: `*.rf.hcl`.
    RootformHcl,
    /// The same under a name that is no longer read: `*.rf`.
    LegacyRootform,
    /// A Rootform source in JSON: `*.rf.json`.
    RootformJson,
    /// Any other HCL in native syntax, whatever the file is called.
    Hcl,
    /// Any other HCL in JSON: `*.json`.
    Json,
}

impl Language {
    /// The language of the file at `path`, from the last part of its name.
    pub fn of(path: &Path) -> Self {
        let name = path.file_name().unwrap_or_default().as_encoded_bytes();
        if name.ends_with(b".rf.hcl") {
            Self::RootformHcl
        } else if name.ends_with(b".rf") {
            Self::LegacyRootform
        } else if name.ends_with(b".rf.json") {
            Self::RootformJson
        } else if name.ends_with(b".json") {
            Self::Json
        } else {
            Self::Hcl
        }
    }

    /// Whether it is a Rootform source, in either syntax.
    pub const fn is_rootform(self) -> bool {
        matches!(self, Self::RootformHcl | Self::LegacyRootform | Self::RootformJson)
    }

    /// Whether it is written in JSON.
    pub const fn is_json(self) -> bool {
        matches!(self, Self::RootformJson | Self::Json)
    }
}

/// Whether the file at `path` is a schema document by its name: `*.schema.hcl` or
/// `*.schema.hcl.json`.
pub fn is_schema_document(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    name.ends_with(b".schema.hcl") || name.ends_with(b".schema.hcl.json")
}

/// Whether what names a file is a URL and not a path.
pub fn is_url(name: &str) -> bool {
    let scheme = name.split_once("://").map(|(scheme, _)| scheme);
    scheme.is_some_and(|scheme| {
        !scheme.is_empty() && scheme.chars().all(|c| c.is_ascii_alphanumeric() || c == '+')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_tells_the_language() {
        let of = |name: &str| Language::of(Path::new(name));
        assert_eq!(of("a/b.rf.hcl"), Language::RootformHcl);
        assert_eq!(of("b.rf"), Language::LegacyRootform);
        assert_eq!(of("b.rf.json"), Language::RootformJson);
        assert_eq!(of("b.hcl.json"), Language::Json);
        assert_eq!(of("b.hcl"), Language::Hcl);
        assert_eq!(of("main.tf"), Language::Hcl);
        assert_eq!(of("x.rf.hcl/.."), Language::Hcl);
    }

    #[test]
    fn a_rootform_source_is_no_schema_document() {
        let is = |name: &str| is_schema_document(Path::new(name));
        assert!(is("a.schema.hcl") && is("a.schema.hcl.json"));
        assert!(!is("a.schema.rf.hcl") && !is("schema.hcl") && !is("a.schema.json"));
    }
}

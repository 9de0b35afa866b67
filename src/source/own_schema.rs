//! Whether a file says itself which schema it follows, as far as a look at its text tells: a walk
//! takes such a file, whatever its name. Which schema that is, and where it is said, is left to
//! [`crate::schema`].

use memchr::memmem;
use serde::de::{Deserialize, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// The attribute that names a schema.
const ATTRIBUTE: &str = "__schema";
/// What is in a comment that names one.
const COMMENT: &str = "rf-lint: schema(";

/// Whether `text` has a line that looks like the attribute or the comment. One that only looks like
/// one does no harm: the file is then handled as HCL without a schema.
pub(super) fn in_native(text: &str) -> bool {
    has(text, ATTRIBUTE, COMMENT)
        && text.lines().any(|line| {
            let line = line.trim_start_matches(super::text::BOM).trim_start();
            let attribute = line.strip_prefix(ATTRIBUTE);
            attribute.is_some_and(|rest| rest.starts_with([' ', '\t', '=']))
                || (line.starts_with(['#', '/']) && line.contains(COMMENT))
        })
}

/// Whether the body that `text` is has the property, or the comment before its first other one.
/// Text that breaks off before that can be told has it, if the word stands anywhere.
pub(super) fn in_json(text: &str) -> bool {
    let text = text.trim_start_matches(super::text::BOM);
    // A backslash may spell any letter.
    let written = has(text, ATTRIBUTE, "rf-lint:") || text.contains("\\u");
    written
        && match serde_json::from_str(text) {
            Ok(Names(names)) => names,
            Err(error) => error.to_string().starts_with(FOUND) || has(text, ATTRIBUTE, COMMENT),
        }
}

fn has(text: &str, one: &str, other: &str) -> bool {
    let text = text.as_bytes();
    memmem::find(text, one.as_bytes()).is_some() || memmem::find(text, other.as_bytes()).is_some()
}

/// Ends reading as soon as the name has been found.
const FOUND: &str = "a schema is named";

/// Whether a value of JSON names its schema. What is inside of it is passed over and not kept.
struct Names(bool);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Root).map(Names)
    }
}

struct Root;

impl<'de> Visitor<'de> for Root {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a body")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<bool, A::Error> {
        let mut first = true;
        while let Some(name) = map.next_key::<String>()? {
            if name == ATTRIBUTE {
                return Err(A::Error::custom(FOUND));
            }
            if name == "//" && first {
                let value = map.next_value::<serde_json::Value>()?;
                if value.as_str().is_some_and(|comment| comment.contains(COMMENT)) {
                    return Err(A::Error::custom(FOUND));
                }
            } else {
                first = false;
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(false)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<bool, A::Error> {
        // Objects of an array make one body together.
        let mut any = false;
        while let Some(Names(names)) = elements.next_element()? {
            any |= names;
        }
        Ok(any)
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_unit<E: Error>(self) -> Result<bool, E> {
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_names_its_schema_wherever_it_says_so() {
        for (text, names) in [
            ("{\"__schema\": \"s\"}", true),
            ("{\"a\": {\"b\": [1]}, \"__schema\": \"s\"}", true),
            ("\u{feff}{\n  \"a\": 1,\n  \"\\u005f_schema\" : \"s\"\n}\n", true),
            ("[{\"a\": 1}, {\"__schema\": \"s\"}]", true),
            ("{\"//\": \"rf-lint: schema(s)\", \"a\": 1}", true),
            ("{\"//\": \"x\", \"//\": \"rf-lint: schema(s)\"}", true),
            ("{\"a\": 1, \"//\": \"rf-lint: schema(s)\"}", false),
            ("{\"a\": {\"__schema\": \"s\"}}", false),
            ("{\"a\": \"__schema\"}", false),
            ("{\"a\": \"\\u0041\"}", false),
            ("[1, \"__schema\"]", false),
            ("{\"a\": , \"__schema\": \"s\"}", true),
            ("{\"a\": ", false),
        ] {
            assert_eq!(in_json(text), names, "{text}");
        }
    }

    #[test]
    fn native_files_name_it_at_the_beginning_of_a_line() {
        for (text, names) in [
            ("a = 1\n__schema = \"s\"\n", true),
            ("\u{feff}__schema=\"s\"\n", true),
            ("// rf-lint: schema(s)\n", true),
            ("a = \"__schema\"\n", false),
            ("__schemas = 1\n", false),
        ] {
            assert_eq!(in_native(text), names, "{text}");
        }
    }
}

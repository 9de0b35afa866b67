//! What to write for an attribute that a block cannot do without: an example, and what it says.

/// The help for the attribute `name` that is missing in a `what`, as JSON writes it if `quoted`.
pub(super) fn help(what: &str, name: &str, quoted: bool) -> Option<String> {
    let (value, meaning) = value(what, name)?;
    let is_string = value.starts_with(['"', '[']);
    Some(match (quoted, is_string) {
        (false, _) => format!("add `{name} = {value}`, {meaning}"),
        (true, true) => format!("add `\"{name}\": {value}`, {meaning}"),
        (true, false) => format!("add `\"{name}\": \"${{{value}}}\"`, {meaning}"),
    })
}

/// An example of the value, in native syntax, and what it says, as the rest of a sentence.
fn value(what: &str, name: &str) -> Option<(&'static str, &'static str)> {
    Some(match (what, name) {
        ("dialect", "version") => ("\"0.1.0\"", "the version of the dialect itself"),
        ("policy pack", "version") => ("\"0.1.0\"", "the version of the pack itself"),
        ("provider", "version") => {
            ("\">= 5.0.0\"", "the versions of the provider that the rules are written for")
        }
        ("match", "type") => ("\"aws_subnet\"", "the type of what is to match"),
        ("identity", "attributes") => {
            ("[\"id\"]", "the paths of the attributes that tell instances apart")
        }
        ("endpoint", "attributes") => ("[\"address\"]", "the paths of the attributes that hold it"),
        ("fact match", "by") => ("target.id", "the path that what `via` finds is compared with"),
        ("fact match", "strategy") => (
            "\"exact\"",
            "or `\"dot-ancestor\"` or `\"last-segment\"`: how the two sides are compared",
        ),
        ("context emission" | "relation emission" | "contribution", "to") => {
            ("concept.name", "or a rule: what the fact leads to")
        }
        ("context emission" | "relation emission" | "contribution", "via") => {
            ("source.name", "the path of the value that leads there")
        }
        ("member", "via") => ("source.name", "the path that leads to the member"),
        ("policy", "assert") => {
            ("exists(contexts(rf.context.network))", "or another test of facts that must hold")
        }
        ("policy", "message") => ("\"…\"", "what to tell whoever breaks the policy"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rf::structure::STRUCTURE;
    use crate::schema::{Body, Item};

    #[test]
    fn json_writes_expressions_in_strings() {
        let by = help("fact match", "by", true).unwrap();
        assert!(by.starts_with("add `\"by\": \"${target.id}\"`, "), "{by}");
        let attributes = help("identity", "attributes", true).unwrap();
        assert!(attributes.starts_with("add `\"attributes\": [\"id\"]`, "), "{attributes}");
    }

    #[test]
    fn every_attribute_that_is_required_has_help() {
        let schema = &STRUCTURE.schema;
        let mut left = vec![schema.body(STRUCTURE.file)];
        let mut count = 0;
        while let Some(body) = left.pop() {
            for item in &body.items {
                let Item::Block(block) = item else { continue };
                let inner: &Body = schema.body(block.body);
                left.push(inner);
                let what = match &*block.block_type {
                    "policy_pack" => "policy pack",
                    "match" if inner.attribute("by").is_some() => "fact match",
                    // What they require has lints of its own.
                    "context" | "relation" | "contribution" => continue,
                    what => what,
                };
                for item in &inner.items {
                    if let Item::Attribute(attribute) = item
                        && attribute.required
                    {
                        assert!(
                            help(what, &attribute.name, false).is_some(),
                            "{what}: {attribute:?}"
                        );
                        count += 1;
                    }
                }
            }
        }
        assert_eq!(count, 16);
    }
}

//! The formats of strings in a source: identifiers, versions, providers and their constraints.
//! Each check gives the reason as a clause in lower case; whose fault it is, callers say.

use crate::words::listed;

/// The most bytes of an identifier or of the name of an attribute.
pub const MAX_NAME: usize = 64;

/// The most bytes of a description or a message.
pub const MAX_TEXT: usize = 1024;

/// The most bytes of one string of a policy pack, where no other limit is lower.
pub const MAX_STRING: usize = 4096;

/// The most items of a list of rules or dialects.
pub const MAX_ITEMS: usize = 1024;

/// The operators of a version constraint.
const OPERATORS: [&str; 7] = ["=", "!=", ">", ">=", "<", "<=", "~>"];

/// Why `text` is no identifier, its length aside: `[a-z][a-z0-9]*(-[a-z0-9]+)*`.
pub fn identifier_fault(text: &str) -> Option<&'static str> {
    let first = text.bytes().next();
    match first {
        None => return Some("it is empty"),
        Some(b'0'..=b'9') => return Some("it begins with a digit"),
        Some(b'-') => return Some("it begins with a dash"),
        _ => {}
    }
    if let Some(bad) = text.bytes().find(|b| !matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-')) {
        return Some(match bad {
            b'A'..=b'Z' => "it has a capital letter",
            b'_' => "it has an underscore; words are joined by dashes",
            b' ' => "it has a space; words are joined by dashes",
            b'.' => "it has a dot",
            b'/' => "it has a slash",
            _ => "it has a character other than `a` to `z`, digits and dashes",
        });
    }
    if text.ends_with('-') {
        return Some("it ends in a dash");
    }
    text.contains("--").then_some("it has two dashes in a row")
}

/// `text` as an identifier in kebab-case, if one can be made of it.
pub fn to_identifier(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut before = '-';
    let mut chars = text.chars().peekable();
    while let Some(written) = chars.next() {
        let c = match written {
            'A'..='Z' => {
                // A word begins after the end of one, and with the last capital of several.
                let begins = chars.peek().is_some_and(char::is_ascii_lowercase);
                let after = before.is_ascii_lowercase() || before.is_ascii_digit();
                if after || (before.is_ascii_uppercase() && begins) {
                    out.push('-');
                }
                written.to_ascii_lowercase()
            }
            'a'..='z' | '0'..='9' => written,
            '_' | ' ' | '-' | '.' | '/' => '-',
            _ => return None,
        };
        if c != '-' || !(out.is_empty() || out.ends_with('-')) {
            out.push(c);
        }
        before = if c == '-' { '-' } else { written };
    }
    let out = out.trim_end_matches('-').to_owned();
    (identifier_fault(&out).is_none() && out.len() <= MAX_NAME).then_some(out)
}

/// Why `text` is no name of an attribute, its length aside: `[A-Za-z_][A-Za-z0-9_]*`.
pub fn attribute_fault(text: &str) -> Option<&'static str> {
    match text.bytes().next() {
        None => return Some("it is empty"),
        Some(b'0'..=b'9') => return Some("it begins with a digit"),
        _ => {}
    }
    let bad = text.bytes().find(|b| !(b.is_ascii_alphanumeric() || *b == b'_'))?;
    Some(if bad == b'-' {
        "it has a dash, and names of attributes have letters, digits and underscores"
    } else {
        "it has a character other than ASCII letters, digits and underscores"
    })
}

/// Why `text` is no path of an attribute: names joined by dots, with indexes in brackets.
pub fn attribute_path_fault(text: &str) -> Option<String> {
    if text.is_empty() {
        return Some("it is empty".to_owned());
    }
    if has_blanks_around(text) {
        return Some(BLANKS.to_owned());
    }
    for segment in text.split('.') {
        let (name, mut indexes) = segment.split_at(segment.find('[').unwrap_or(segment.len()));
        if name.is_empty() {
            return Some("a name is missing".to_owned());
        }
        if let Some(reason) = attribute_fault(name) {
            let whole = name == text;
            return Some(if whole { reason.to_owned() } else { format!("in `{name}`, {reason}") });
        }
        if name.len() > MAX_NAME {
            return Some(format!("a name has {} bytes, and {MAX_NAME} is the limit", name.len()));
        }
        while !indexes.is_empty() {
            let index = indexes.strip_prefix('[').and_then(|rest| rest.split_once(']'));
            match index {
                Some((digits, rest))
                    if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) =>
                {
                    indexes = rest;
                }
                _ => return Some(format!("`{indexes}` is no index such as `[0]`")),
            }
        }
    }
    None
}

/// Why what is quoted without them is no fitting text.
const BLANKS: &str = "blanks or line breaks stand around it";

fn has_blanks_around(text: &str) -> bool {
    text.trim().len() < text.len()
}

/// Why `text` is no version `MAJOR.MINOR.PATCH`.
pub fn version_fault(text: &str) -> Option<String> {
    if text.is_empty() {
        return Some("it is empty".to_owned());
    }
    if has_blanks_around(text) {
        return Some(BLANKS.to_owned());
    }
    if let Some(rest) = text.strip_prefix(['v', 'V'])
        && version_fault(rest).is_none()
    {
        return Some("it begins with `v`".to_owned());
    }
    if let Some(at) = text.find(['-', '+'])
        && version_fault(&text[..at]).is_none()
    {
        return Some(format!("nothing may follow the three numbers, and `{}` does", &text[at..]));
    }
    let parts: Vec<&str> = text.split('.').collect();
    for part in &parts {
        if part.is_empty() || !part.bytes().all(|b| b.is_ascii_digit()) {
            if part.is_empty() {
                return Some("a number is missing".to_owned());
            }
            return Some(format!("`{part}` is not a number"));
        }
        if part.len() > 1 && part.starts_with('0') {
            return Some(format!("`{part}` has a leading zero"));
        }
    }
    match parts.len() {
        3 => None,
        1 => Some("it has one number and not three".to_owned()),
        n => Some(format!("it has {n} numbers and not three")),
    }
}

/// Why `text` is no source address `namespace/type` or `host/namespace/type` of a provider.
pub fn provider_fault(text: &str) -> Option<String> {
    if text.contains("://") {
        return Some("it begins like an address of the web".to_owned());
    }
    let parts: Vec<&str> = text.split('/').collect();
    let (host, names) = match parts.as_slice() {
        [_, _] => (None, &parts[..]),
        [host, _, _] => (Some(*host), &parts[1..]),
        [_] => return Some("it has no namespace".to_owned()),
        _ => return Some(format!("it has {} parts", parts.len())),
    };
    for name in names {
        let fine = !name.is_empty()
            && !name.starts_with(['-', '_'])
            && !name.ends_with(['-', '_'])
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
        if name.is_empty() {
            return Some("one of its parts is empty".to_owned());
        }
        if !fine {
            return Some(format!(
                "`{name}` has more than letters and digits with dashes between them"
            ));
        }
    }
    let host = host?;
    let (name, port) = host.split_once(':').map_or((host, None), |(name, port)| (name, Some(port)));
    let label = |l: &str| {
        !l.is_empty()
            && !l.starts_with('-')
            && !l.ends_with('-')
            && l.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let dotted = name.contains('.') || name == "localhost" || port.is_some();
    if !dotted || !name.split('.').all(label) {
        return Some(format!("`{host}` is no host name"));
    }
    let port_fine = port.is_none_or(|p| p.parse::<u16>().is_ok());
    (!port_fine).then(|| format!("`{host}` has no port after the colon"))
}

/// Why `text` is no version constraint: clauses joined by commas, each an operator and a version.
pub fn constraint_fault(text: &str) -> Option<String> {
    if text.trim().is_empty() {
        return Some("it is empty".to_owned());
    }
    for clause in text.split(',').map(str::trim) {
        if clause.is_empty() {
            return Some("there is a comma with no clause beside it".to_owned());
        }
        let version = clause.trim_start_matches(['=', '!', '<', '>', '~', '^']);
        let operator = &clause[..clause.len() - version.len()];
        if operator.is_empty() {
            return Some(format!("`{clause}` has no operator"));
        }
        if !OPERATORS.contains(&operator) {
            let operators = listed(&OPERATORS, "and");
            return Some(format!("`{operator}` is no operator; they are {operators}"));
        }
        if version.contains(['=', '<', '>', '~']) {
            return Some(format!("in `{clause}`, a comma is missing between two clauses"));
        }
        if let Some(fault) = version_fault(version.trim()) {
            return Some(format!("in `{clause}`, {fault}"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_kebab_case() {
        for good in ["a", "s3-bucket", "a1-2b", "x-1"] {
            assert_eq!(identifier_fault(good), None, "{good}");
        }
        for bad in ["", "1a", "-a", "a-", "a--b", "A", "a_b", "a b", "é", "a.b"] {
            assert!(identifier_fault(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn identifiers_are_made_of_other_cases() {
        for (text, made) in [
            ("VirtualNetwork", Some("virtual-network")),
            ("route_table", Some("route-table")),
            ("S3 Bucket", Some("s3-bucket")),
            ("SQSQueue", Some("sqs-queue")),
            ("AWS_Messaging", Some("aws-messaging")),
            ("VPC", Some("vpc")),
            ("a--b-", Some("a-b")),
            ("1a", None),
            ("é", None),
            ("", None),
        ] {
            assert_eq!(to_identifier(text).as_deref(), made, "{text}");
        }
    }

    #[test]
    fn attribute_paths_are_names_and_indexes() {
        for good in ["id", "metadata[0].name", "a.b_c.D1", "a[0][12].b"] {
            assert_eq!(attribute_path_fault(good), None, "{good}");
        }
        for bad in ["", ".", "a.", "a..b", "a[]", "a[x]", "a[0", "a[0]b", "a-b", "0", "[0]", "a b"]
        {
            assert!(attribute_path_fault(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn versions_are_three_numbers() {
        for good in ["0.1.0", "10.20.30"] {
            assert_eq!(version_fault(good), None);
        }
        for (bad, reason) in [
            ("1.0", "it has 2 numbers and not three"),
            ("01.0.0", "`01` has a leading zero"),
            ("v1.0.0", "it begins with `v`"),
            ("1.0.0-rc1", "nothing may follow the three numbers, and `-rc1` does"),
            ("1.x.0", "`x` is not a number"),
            ("1..3", "a number is missing"),
            ("1.2.3\n", "blanks or line breaks stand around it"),
            ("", "it is empty"),
        ] {
            assert_eq!(version_fault(bad).as_deref(), Some(reason), "{bad}");
        }
    }

    #[test]
    fn providers_have_two_or_three_parts() {
        for good in
            ["hashicorp/aws", "registry.tidewater.example/platform/tidewater", "localhost:8080/a/b"]
        {
            assert_eq!(provider_fault(good), None, "{good}");
        }
        for bad in ["aws", "a/b/c/d", "/aws", "a/", "a/b c", "host/a/b", "", "x.example:y/a/b"] {
            assert!(provider_fault(bad).is_some(), "{bad}");
        }
    }

    #[test]
    fn constraints_are_clauses() {
        for good in ["= 1.4.0", ">= 1.0.0, < 2.0.0", "~>2.12.0", ">= 4.0.0, != 4.1.0"] {
            assert_eq!(constraint_fault(good), None, "{good}");
        }
        for (bad, reason) in [
            ("1.4.0", "`1.4.0` has no operator"),
            (">= 1.0", "in `>= 1.0`, it has 2 numbers and not three"),
            (">= 1.0.0,", "there is a comma with no clause beside it"),
            ("^1.0.0", "`^` is no operator; they are `=`, `!=`, `>`, `>=`, `<`, `<=` and `~>`"),
            ("=> 1.0.0", "`=>` is no operator; they are `=`, `!=`, `>`, `>=`, `<`, `<=` and `~>`"),
            ("> 1.0.0 < 2.0.0", "in `> 1.0.0 < 2.0.0`, a comma is missing between two clauses"),
            ("latest", "`latest` has no operator"),
            (">=", "in `>=`, it is empty"),
            (">= é", "in `>= é`, `é` is not a number"),
            (" ", "it is empty"),
        ] {
            assert_eq!(constraint_fault(bad).as_deref(), Some(reason), "{bad}");
        }
    }
}

//! What sources from before the language settled hold, told apart from slips by its own lints.

use super::decoder::Decoder;
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::rf::typing::fix;
use crate::schema::source::{Attribute, Block};
use crate::span::Span;

impl<'t> Decoder<'_, 't> {
    /// A `requires` block in a `dialect`.
    pub(super) fn legacy_requires(&self, block: &Block<'t>) -> Finding {
        let message = "`requires` was removed from the language; a dialect names its providers";
        Finding::new("legacy-requires", block.block_type.span, message)
            .help("take the block out; versions of providers stand in `provider` blocks")
            .fix(fix("remove the block", Safety::Unsafe, self.removal(block.span)))
    }

    /// A `kind` in a `concept`.
    pub(super) fn legacy_kind(&self, attribute: &Attribute<'t>) -> Finding {
        let message = "`kind` was removed from concepts";
        Finding::new("legacy-concept-kind", attribute.name.span, message)
            .help("take the attribute out; the name of the concept says what it is")
            .fix(fix("remove the attribute", Safety::Unsafe, self.removal(attribute.span)))
    }

    /// `match = "type"` in a rule or a member.
    pub(super) fn legacy_match(&self, attribute: &Attribute<'t>) -> Finding {
        let value = attribute.value.span();
        let source = self.text().get(value.range()).unwrap_or_default();
        let edit = if self.document.is_json() {
            Edit::replace(value, format!("{{ \"type\": {source} }}"))
        } else {
            let indent = self.indent(attribute.span);
            let block = format!("match {{\n{indent}  type = {source}\n{indent}}}");
            Edit::replace(attribute.span, block)
        };
        let message = "`match` is a block, and the type of resource is its `type`";
        Finding::new("match-as-attribute", attribute.name.span, message)
            .help("write `match { type = … }`")
            .fix(fix("make it a block", Safety::Safe, edit))
    }

    /// The blanks that the line of `span` begins with.
    pub(super) fn indent(&self, span: Span) -> &'t str {
        let text = self.text();
        let start = text[..span.start as usize].rfind('\n').map_or(0, |n| n + 1);
        let line = &text[start..];
        &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
    }

    /// The edit that takes an item away: with its line, or in JSON with a comma.
    fn removal(&self, span: Span) -> Edit {
        let text = self.text();
        let (mut start, mut end) = (span.start as usize, span.end as usize);
        let after = text[end..].trim_start();
        if self.document.is_json() {
            if let Some(rest) = after.strip_prefix(',') {
                let rest = rest.trim_start();
                end = text.len() - rest.len();
            } else if let Some(before) = text[..start].trim_end().strip_suffix(',') {
                start = before.len();
            }
            return Edit::delete(Span::new(start, end));
        }
        let line = text[..start].rfind('\n').map_or(0, |n| n + 1);
        let rest = &text[end..];
        let rest_of_line = &rest[..rest.find('\n').map_or(rest.len(), |n| n + 1)];
        if text[line..start].trim().is_empty() && rest_of_line.trim().is_empty() {
            (start, end) = (line, end + rest_of_line.len());
        }
        Edit::delete(Span::new(start, end))
    }
}

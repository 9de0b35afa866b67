//! What sources from before the language settled hold, told apart from slips by its own lints.

use super::decoder::Decoder;
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::rf::typing::fix;
use crate::schema::removal::removal;
use crate::schema::source::{Attribute, Block, Document, ValueRef};
use crate::source::text::{LineEnding, line_endings};
use crate::span::Span;
use crate::syntax::literal::{quoted, trimmed};
use crate::syntax::token::TokenKind;

impl<'t> Decoder<'_, 't> {
    /// A `requires` block in a `dialect`.
    pub(super) fn legacy_requires(&self, block: &Block<'t>) -> Finding {
        let message = "`requires` was removed from the language; a dialect names its providers";
        let finding = Finding::new("legacy-requires", block.block_type.span, message)
            .help("take the block out; versions of providers stand in `provider` blocks");
        self.with_removal(finding, "remove the block", block.span)
    }

    /// A `kind` in a `concept`.
    pub(super) fn legacy_kind(&self, attribute: &Attribute<'t>) -> Finding {
        let message = "`kind` was removed from concepts";
        let finding = Finding::new("legacy-concept-kind", attribute.name.span, message)
            .help("take the attribute out; the name of the concept says what it is");
        self.with_removal(finding, "remove the attribute", attribute.span)
    }

    fn with_removal(&self, finding: Finding, message: &str, span: Span) -> Finding {
        match removal(self.document, span) {
            Some(edit) => finding.fix(fix(message, Safety::Unsafe, edit)),
            None => finding,
        }
    }

    /// `match = "type"` in a rule or a member, which may become a block if it is the only `match`.
    pub(super) fn legacy_match(&self, attribute: &Attribute<'t>, alone: bool) -> Finding {
        let message = "`match` is a block, and the type of resource is its `type`";
        let finding = Finding::new("match-as-attribute", attribute.name.span, message)
            .help("write `match { type = … }`");
        match self.as_block(attribute).filter(|_| alone) {
            Some(fix) => finding.fix(fix),
            None => finding,
        }
    }

    /// The fix that makes a block of `match = "type"`, where no comment is in the way and the
    /// body has room for a block.
    fn as_block(&self, attribute: &Attribute<'t>) -> Option<Fix> {
        let text = self.text();
        let value = attribute.value.span();
        let source = text.get(value.range())?;
        // What is empty matches nothing.
        let edit = match (self.document, attribute.value) {
            (Document::Json { .. }, ValueRef::Json(json)) => {
                json.as_string().filter(|string| !string.value(text).is_empty())?;
                Edit::replace(value, format!("{{ \"type\": {source} }}"))
            }
            (Document::Native { tokens, .. }, ValueRef::Native(own)) => {
                quoted(text, trimmed(own)).filter(|string| !string.is_empty())?;
                let name = tokens.partition_point(|t| t.span.start < attribute.name.span.start);
                let begins_line = name > 0 && tokens[name - 1].kind.ends_line();
                let assigned = tokens.get(name + 1)?.kind == TokenKind::Equal;
                let plain = tokens.get(name + 2)?.span.start == value.start;
                if !(begins_line && assigned && plain) {
                    return None;
                }
                let first = text.find('\n').map(|at| line_endings(&text[..=at]).first);
                let line = first.flatten().unwrap_or(LineEnding::Lf).as_str();
                let indent = self.indent(attribute.span);
                let block = format!("match {{{line}{indent}  type = {source}{line}{indent}}}");
                Edit::replace(attribute.span, block)
            }
            _ => return None,
        };
        Some(fix("make it a block", Safety::Safe, edit))
    }

    /// The blanks that the line of `span` begins with.
    pub(super) fn indent(&self, span: Span) -> &'t str {
        let text = self.text();
        let start = text[..span.start as usize].rfind('\n').map_or(0, |n| n + 1);
        let line = &text[start..];
        &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
    }
}

//! Where values stand that must not be shown: those of sensitive attributes, and those that were
//! probably meant to be such. What is misspelled, misplaced or in the wrong form is secret too.

use super::Walk;
use super::deprecated::renamed;
use crate::near_miss::near_miss;
use crate::schema::check::{Fault, Found};
use crate::schema::source::{Block, BodyRef, Document, ValueRef};
use crate::schema::{Attribute, Body, BodyId, Item};
use crate::span::Span;
use crate::syntax::json::Value;
use crate::syntax::token::{Token, TokenKind as T};
use std::collections::HashSet;

impl<'t> Walk<'t, '_> {
    /// Notes the secrets of a body, those of the blocks that are declared in it aside.
    pub(super) fn hide(&mut self, found: &Found<'t, '_>) {
        for (declared, attribute) in &found.attributes {
            let leads_to_one = || renamed(declared, found.declared).is_some_and(is_sensitive);
            if is_sensitive(declared) || leads_to_one() {
                self.noted.sensitive.push(attribute.value.span());
            }
        }
        for fault in &found.faults {
            self.hide_fault(found.declared, fault);
        }
    }

    fn hide_fault(&mut self, body: &Body, fault: &Fault<'t, '_>) {
        match fault {
            Fault::UnknownAttribute(attribute)
            | Fault::DuplicateAttribute { again: attribute, .. } => {
                let name = &attribute.name.text;
                if self.is_secret(body, name) || self.names_secrets(attribute.value) {
                    self.noted.sensitive.push(attribute.value.span());
                }
            }
            Fault::NotAnAttribute(attribute, declared) => {
                if self.holds_secrets(declared.body) {
                    self.noted.sensitive.push(attribute.value.span());
                }
            }
            Fault::NotABlock(block, _) | Fault::UnknownBlock(block) => {
                if self.is_secret(body, &block.block_type.text) {
                    self.hide_inside(block);
                } else {
                    self.hide_named(block.body);
                }
            }
            Fault::NotABody(block) => {
                let declared = body.block(&block.block_type.text);
                if declared.is_some_and(|declared| self.holds_secrets(declared.body)) {
                    self.hide_inside(block);
                }
            }
            Fault::MissingAttribute(_)
            | Fault::TooFewBlocks(_)
            | Fault::TooManyBlocks { .. }
            | Fault::WrongLabels(..) => {}
        }
    }

    /// Hides a body whose inside is not looked at, if anything is secret.
    pub(super) fn hide_body(&mut self, body: BodyRef<'t>) {
        if !self.schema.has_secrets() {
            return;
        }
        match (self.document, body) {
            (_, BodyRef::Json(value)) => self.noted.sensitive.push(value.span),
            (Document::Native { tokens, outline, .. }, BodyRef::Native(Some(index))) => {
                let item = outline.item(index);
                let inside = item.brace.and_then(|brace| tokens.get(brace + 1..item.end));
                if let Some([first, .., last]) = inside {
                    self.noted.sensitive.push(first.span.to(last.span));
                }
            }
            _ => {}
        }
    }

    /// Hides what a block holds: its labels, which may be a value in the wrong form, and what stands
    /// between its braces.
    fn hide_inside(&mut self, block: &Block<'t>) {
        match block.body {
            BodyRef::Json(value) => self.noted.sensitive.push(value.span),
            BodyRef::Native(_) => {
                let start = block.block_type.span.end;
                self.noted.sensitive.push(Span { start, end: block.span.end });
            }
        }
    }

    /// Hides, in a body that no schema tells of, what has the name of a sensitive attribute.
    fn hide_named(&mut self, body: BodyRef<'t>) {
        match (self.document, body) {
            (_, BodyRef::Json(value)) => self.hide_named_in(value),
            (Document::Native { text, tokens, outline }, BodyRef::Native(Some(index))) => {
                let mut secrets = None;
                // All that is inside comes right after it.
                for inner in index + 1..outline.after(index) {
                    let item = outline.item(inner);
                    let secrets = secrets.get_or_insert_with(|| self.schema.secret_names());
                    if meant(tokens[item.name].text(text), secrets) {
                        let value = ValueRef::Native(&tokens[item.inside(tokens)]);
                        self.noted.sensitive.push(value.span());
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether a native value has the name of a sensitive attribute in it. In JSON such values are
    /// blocks.
    fn names_secrets(&self, value: ValueRef<'_>) -> bool {
        let ValueRef::Native(tokens) = value else { return false };
        let secrets = self.schema.secret_names();
        let name = |token: &&Token| matches!(token.kind, T::Identifier | T::QuotedText);
        let mut names = tokens.iter().filter(name);
        !secrets.is_empty() && names.any(|name| meant(name.text(self.document.text()), &secrets))
    }

    fn hide_named_in(&mut self, value: &Value) {
        let secrets = self.schema.secret_names();
        let mut left = if secrets.is_empty() { Vec::new() } else { vec![value] };
        while let Some(value) = left.pop() {
            left.extend(value.as_array().unwrap_or_default());
            for property in value.as_object().unwrap_or_default() {
                if meant(&property.name.value(self.document.text()), &secrets) {
                    self.noted.sensitive.push(property.value.span);
                } else {
                    left.push(&property.value);
                }
            }
        }
    }

    /// Whether `name`, which `body` does not have, is that of a sensitive attribute of any body,
    /// or a slip of one, or of a block of the body that holds secrets.
    fn is_secret(&self, body: &Body, name: &str) -> bool {
        let secrets = self.schema.secret_names();
        if secrets.is_empty() {
            return false;
        }
        let blocks = body.items.iter().filter_map(|item| match item {
            Item::Block(block) if self.holds_secrets(block.body) => Some(block.block_type.as_ref()),
            _ => None,
        });
        meant(name, &secrets) || meant(name, &blocks.collect::<Vec<_>>())
    }

    /// Whether a sensitive attribute is declared in a body or in the blocks of it.
    fn holds_secrets(&self, id: BodyId) -> bool {
        let mut seen = HashSet::from([id]);
        let mut left = vec![id];
        while let Some(id) = left.pop() {
            let body = self.schema.body(id);
            let variants = body.variants.iter().map(|variant| variant.body);
            left.extend(variants.filter(|id| seen.insert(*id)));
            for item in &body.items {
                match item {
                    Item::Attribute(attribute) if is_sensitive(attribute) => return true,
                    Item::Block(block) if seen.insert(block.body) => left.push(block.body),
                    _ => {}
                }
            }
        }
        false
    }
}

fn is_sensitive(attribute: &Attribute) -> bool {
    attribute.rules.as_ref().is_some_and(|rules| rules.sensitive)
}

/// Whether `name` is one of `secrets`, or a slip of one.
fn meant(name: &str, secrets: &[&str]) -> bool {
    // Where several are near, none is what was meant for sure, and any may be.
    let near =
        |secret: &&str| secret.eq_ignore_ascii_case(name) || near_miss(name, &[secret]).is_some();
    secrets.iter().any(near)
}

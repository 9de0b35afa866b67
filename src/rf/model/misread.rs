//! What stands where a block must be and is none: its type misspelt, or a value in place of its
//! body. What was meant by it is known well enough that its name is not missing elsewhere.

use super::Broken;
use super::decoder::Decoder;
use crate::near_miss::near_miss;
use crate::schema::check::{Fault, Found};
use crate::schema::source::{Block, BodyRef, Item};
use crate::span::{Name, Span};
use crate::syntax::json::JsonString;
use std::borrow::Cow;

/// What a fault is about, where a block was probably meant.
struct Meant<'f, 't> {
    name: &'f Name<'t>,
    labels: &'f [Name<'t>],
    span: Span,
    /// What stands inside, if that can be told.
    body: Option<BodyRef<'t>>,
}

fn without_body<'f, 't>(block: &'f Block<'t>) -> Meant<'f, 't> {
    let (name, labels) = (&block.block_type, &block.labels[..]);
    Meant { name, labels, span: block.span, body: None }
}

fn meant<'f, 't>(text: &str, fault: &'f Fault<'t, 'static>) -> Option<Meant<'f, 't>> {
    Some(match fault {
        Fault::UnknownBlock(block) => Meant {
            name: &block.block_type,
            labels: &block.labels,
            span: block.span,
            body: Some(block.body),
        },
        Fault::NotABody(block) => without_body(block),
        Fault::WrongLabels(block, _) if block.is_bare(text) => without_body(block),
        Fault::UnknownAttribute(attribute) | Fault::NotAnAttribute(attribute, _) => {
            Meant { name: &attribute.name, labels: &[], span: attribute.span, body: None }
        }
        _ => return None,
    })
}

impl<'t> Decoder<'_, 't> {
    /// Keeps what the faults of a body leave unread of the blocks `types`, which give names to
    /// what other files of the root may name.
    pub(super) fn keep_misread(&mut self, found: &Found<'t, 'static>, types: &[&'static str]) {
        for fault in &found.faults {
            let Some(meant) = meant(self.text(), fault) else { continue };
            // A slip may be one of several words, and then any of them may be meant.
            let is_meant = |known: &&'static str| {
                let written = &*meant.name.text;
                if types.contains(&written) {
                    **known == *written
                } else {
                    near_miss(written, &[*known]).is_some()
                }
            };
            let known: Vec<_> = types.iter().copied().filter(|known| is_meant(known)).collect();
            for &known in &known {
                self.keep(&meant, Cow::Borrowed(known));
            }
            // A word that is no slip of any may stand for each of them.
            if known.is_empty() && matches!(fault, Fault::UnknownBlock(_)) {
                self.keep(&meant, meant.name.text.clone());
            }
        }
    }

    fn keep(&mut self, meant: &Meant<'_, 't>, block_type: Cow<'t, str>) {
        let block_type = Name { text: block_type, span: meant.name.span };
        let text = self.text();
        let mut labels: Vec<_> = meant.labels.iter().take(1).cloned().collect();
        if let (true, Some(BodyRef::Json(value))) = (labels.is_empty(), meant.body) {
            // How many labels an unknown block has is not known, so they are in its body.
            let elements = value.as_array().unwrap_or(std::slice::from_ref(value));
            let properties = elements.iter().filter_map(|element| element.as_object()).flatten();
            let label = |name: &JsonString| Name { text: name.value(text), span: name.span };
            labels.extend(properties.map(|property| label(&property.name)));
        }
        let broken = |label| Broken { block_type: block_type.clone(), label, span: meant.span };
        if labels.is_empty() {
            self.misread.push(broken(None));
        }
        self.misread.extend(labels.into_iter().map(Some).map(broken));
        // An emission inside gives a name too.
        let schema = &self.structure.schema;
        let file = schema.body(self.structure.file);
        let mut left: Vec<_> = meant.body.into_iter().collect();
        while let Some(body) = left.pop() {
            for item in self.document.items(body, schema, file) {
                let Item::Block(block) = item else { continue };
                left.push(block.body);
                if let Some(declared) = file.block(&block.block_type.text)
                    && let Some(label) = block.labels.first()
                {
                    self.misread.push(Broken {
                        block_type: Name {
                            text: Cow::Borrowed(declared.block_type.as_ref()),
                            span: block.block_type.span,
                        },
                        label: Some(label.clone()),
                        span: block.span,
                    });
                }
            }
        }
    }
}

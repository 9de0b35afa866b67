//! Bodies as they are written, whatever the syntax: the attributes and blocks of a native file or
//! of a JSON file, with their places. What may stand in a body is for [`super::check`] to say,
//! values for those who know what they mean.

pub use super::json::is_bodies;

use super::{Body, json};
use crate::span::{Name, Span};
use crate::syntax::json as tree;
use crate::syntax::literal::{trimmed, unescape, wrapped};
use crate::syntax::outline::Outline;
use crate::syntax::token::{Token, TokenKind};
use memchr::memmem;
use std::borrow::Cow;

/// A file that was read.
#[derive(Clone, Copy)]
pub enum Document<'t> {
    /// In native syntax.
    Native {
        /// Its text.
        text: &'t str,
        /// The tokens of the text.
        tokens: &'t [Token],
        /// The outline of the tokens.
        outline: &'t Outline,
    },
    /// In JSON.
    Json {
        /// Its text.
        text: &'t str,
        /// The value that the text is.
        value: &'t tree::Value,
    },
}

/// A body in a [`Document`].
#[derive(Clone, Copy, Debug)]
pub enum BodyRef<'t> {
    /// The file, or the block of this index in the outline.
    Native(Option<usize>),
    /// An object, or an array of objects that make one body together.
    Json(&'t tree::Value),
}

/// The value of an attribute.
#[derive(Clone, Copy, Debug)]
pub enum ValueRef<'t> {
    /// Its tokens, with comments around and inside it.
    Native(&'t [Token]),
    /// A JSON value.
    Json(&'t tree::Value),
}

/// An attribute or a block where it stands.
#[derive(Clone, Debug)]
pub enum Item<'t> {
    /// An attribute.
    Attribute(Attribute<'t>),
    /// A block.
    Block(Block<'t>),
}

/// An attribute where it stands.
#[derive(Clone, Debug)]
pub struct Attribute<'t> {
    /// Its name; in JSON the place has the quotes.
    pub name: Name<'t>,
    /// From its name to past its value.
    pub span: Span,
    /// Its value.
    pub value: ValueRef<'t>,
}

/// A block where it stands.
#[derive(Clone, Debug)]
pub struct Block<'t> {
    /// Its type; in JSON the place has the quotes.
    pub block_type: Name<'t>,
    /// Its labels; the places have the quotes, if there are any.
    pub labels: Vec<Name<'t>>,
    /// From its type to past its last label; in JSON, the name of the innermost of the objects
    /// that it is written with, or of several in an array the brace that opens it.
    pub header: Span,
    /// All of it. Blocks of one JSON array, or under one name, have their own body's place.
    pub span: Span,
    /// What stands inside.
    pub body: BodyRef<'t>,
}

impl ValueRef<'_> {
    /// Its place, without comments around it.
    pub fn span(self) -> Span {
        match self {
            Self::Json(value) => value.span,
            Self::Native(tokens) => {
                let meant = |t: &&Token| !t.kind.is_comment() && t.kind != TokenKind::Newline;
                match (tokens.iter().find(meant), tokens.iter().rfind(meant)) {
                    (Some(first), Some(last)) => first.span.to(last.span),
                    _ => Span::default(),
                }
            }
        }
    }
}

impl ValueRef<'_> {
    /// The value inside, if it is a native value in wrappers `"${…}"`.
    #[must_use]
    pub fn unwrapped(self) -> Self {
        let Self::Native(tokens) = self else { return self };
        let mut tokens = trimmed(tokens);
        while let Some(inner) = wrapped(tokens) {
            tokens = inner;
        }
        Self::Native(tokens)
    }
}

impl Block<'_> {
    /// Whether it is a JSON object with nothing in it, which stands for no body where a label is
    /// missing.
    pub fn is_bare(&self, text: &str) -> bool {
        matches!(self.body, BodyRef::Json(value) if json::is_empty(text, value))
            && self.labels.is_empty()
    }
}

impl<'t> Document<'t> {
    /// The text of the file.
    pub fn text(self) -> &'t str {
        match self {
            Self::Native { text, .. } | Self::Json { text, .. } => text,
        }
    }

    /// Whether something in it may be spelled with `written`, which a look at the text alone says.
    /// JSON can write any character otherwise.
    pub fn may_hold(self, written: &str) -> bool {
        self.is_json() || memmem::find(self.text().as_bytes(), written.as_bytes()).is_some()
    }

    /// Whether it is JSON.
    pub fn is_json(self) -> bool {
        matches!(self, Self::Json { .. })
    }

    /// The body that the whole file is.
    pub fn root(self) -> BodyRef<'t> {
        match self {
            Self::Native { .. } => BodyRef::Native(None),
            Self::Json { value, .. } => BodyRef::Json(value),
        }
    }

    /// The items of a body of this document, in order. JSON needs `schema` to tell attributes
    /// and blocks apart.
    pub fn items(self, body: BodyRef<'t>, schema: &super::Schema, of: &Body) -> Vec<Item<'t>> {
        match (self, body) {
            (Self::Native { text, tokens, outline }, BodyRef::Native(block)) => {
                let mut items = Vec::with_capacity(outline.body(block).count());
                items.extend(outline.body(block).map(|n| native(text, tokens, outline, n)));
                items
            }
            (Self::Json { text, .. }, BodyRef::Json(value)) => json::items(text, value, schema, of),
            _ => Vec::new(),
        }
    }
}

fn native<'t>(text: &'t str, tokens: &'t [Token], outline: &Outline, index: usize) -> Item<'t> {
    let item = outline.item(index);
    let token = tokens[item.name];
    let name = Name { text: Cow::Borrowed(token.text(text)), span: token.span };
    let last = tokens[item.end.max(item.name + 1) - 1];
    let span = token.span.to(last.span);
    if !item.is_block() {
        let value = ValueRef::Native(&tokens[item.inside(tokens)]);
        return Item::Attribute(Attribute { name, span, value });
    }
    let labels = labels(text, &tokens[item.labels()]);
    let header = labels.last().map_or(name.span, |label| name.span.to(label.span));
    let body = BodyRef::Native(Some(index));
    Item::Block(Block { block_type: name, labels, header, span, body })
}

fn labels<'t>(text: &'t str, tokens: &[Token]) -> Vec<Name<'t>> {
    let mut labels: Vec<Name> = Vec::new();
    for token in tokens {
        match token.kind {
            TokenKind::Identifier => {
                labels.push(Name { text: Cow::Borrowed(token.text(text)), span: token.span });
            }
            TokenKind::OpenQuote => {
                labels.push(Name { text: Cow::Borrowed(""), span: token.span });
            }
            TokenKind::QuotedText => {
                if let Some(label) = labels.last_mut() {
                    label.text = unescape(token.text(text));
                    label.span = label.span.to(token.span);
                }
            }
            TokenKind::CloseQuote => {
                if let Some(label) = labels.last_mut() {
                    label.span = label.span.to(token.span);
                }
            }
            _ => {}
        }
    }
    labels
}

//! What tells an emission from the others of its rule.

use super::{Emission, EmissionKind};
use crate::finding::Finding;
use crate::rf::typing::{Symbol, SymbolKind};
use crate::span::Span;
use std::borrow::Cow;

/// The kind of an emission, the name of its fact, what it leads to, and by which path.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EmissionIdentity<'e> {
    kind: EmissionKind,
    name: Option<Owned<'e>>,
    to: (SymbolKind, Owned<'e>),
    /// Where the path begins, and its steps.
    via: (Cow<'e, str>, Cow<'e, str>),
}

/// A name and its owner, if that is named.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Owned<'e> {
    owner: Option<Cow<'e, str>>,
    name: Cow<'e, str>,
}

impl<'e> Owned<'e> {
    fn of(symbol: &'e Symbol<'_>) -> Self {
        let owner = symbol.owner.as_ref().map(|owner| Cow::Borrowed(&*owner.text));
        Self { owner, name: Cow::Borrowed(&symbol.name.text) }
    }

    fn in_dialect(mut self, owner: &str) -> Self {
        self.owner = self.owner.filter(|own| own != owner);
        self
    }

    fn into_owned(self) -> Owned<'static> {
        Owned { owner: self.owner.map(owned), name: owned(self.name) }
    }
}

fn owned(text: Cow<'_, str>) -> Cow<'static, str> {
    Cow::Owned(text.into_owned())
}

impl<'e> EmissionIdentity<'e> {
    /// The identity of an emission, if all of it was understood.
    pub fn of(emission: &'e Emission<'_>) -> Option<Self> {
        let name = match (&emission.label, &emission.symbol) {
            (Some(label), None) => Some(Owned { owner: None, name: Cow::Borrowed(&label.text) }),
            (None, Some(field)) => Some(Owned::of(field.value.symbol.as_ref()?)),
            (None, None) if emission.kind == EmissionKind::Contribution => None,
            _ => return None,
        };
        let to = emission.to.as_ref()?.value.symbol.as_ref()?;
        let via = emission.via.as_ref()?.value.path.as_ref()?;
        let via = (Cow::Borrowed(&*via.root.text), Cow::Borrowed(&*via.steps));
        Some(Self { kind: emission.kind, name, to: (to.kind, Owned::of(to)), via })
    }

    /// The same with the owner of the dialect left out, as its own names may be written.
    #[must_use]
    pub fn in_dialect(self, owner: &str) -> Self {
        let name = self.name.map(|name| name.in_dialect(owner));
        Self { name, to: (self.to.0, self.to.1.in_dialect(owner)), ..self }
    }

    /// The same, kept when the emission is let go.
    pub fn into_owned(self) -> EmissionIdentity<'static> {
        let (root, steps) = self.via;
        EmissionIdentity {
            kind: self.kind,
            name: self.name.map(Owned::into_owned),
            to: (self.to.0, self.to.1.into_owned()),
            via: (owned(root), owned(steps)),
        }
    }

    /// The finding for a second emission of this identity.
    pub fn twice(&self, first: Span, again: Span) -> Finding {
        let message =
            format!("this {} has the same name, `to` and `via` as one before it", self.kind.word());
        Finding::new("duplicate-definition", again, message)
            .code("DUPLICATE_ID")
            .label("given again here")
            .related(first, "first given here")
            .help("take one of them out")
    }
}

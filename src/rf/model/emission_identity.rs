//! What tells an emission from the others of its rule.

use super::{Emission, EmissionKind};
use crate::finding::Finding;
use crate::rf::typing::{Symbol, SymbolKind};
use crate::span::Span;

/// The kind of an emission, the name of its fact, what it leads to, and by which path.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EmissionIdentity {
    kind: EmissionKind,
    name: Option<Owned>,
    to: (SymbolKind, Owned),
    via: Box<str>,
}

/// A name and its owner, if that is named.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Owned {
    owner: Option<Box<str>>,
    name: Box<str>,
}

impl Owned {
    fn of(symbol: &Symbol) -> Self {
        let owner = symbol.owner.as_ref().map(|owner| owner.text.as_ref().into());
        Self { owner, name: symbol.name.text.as_ref().into() }
    }

    fn in_dialect(mut self, owner: &str) -> Self {
        self.owner = self.owner.filter(|own| &**own != owner);
        self
    }
}

impl EmissionIdentity {
    /// The identity of an emission, if all of it was understood.
    pub fn of(emission: &Emission) -> Option<Self> {
        let name = match (&emission.label, &emission.symbol) {
            (Some(label), None) => Some(Owned { owner: None, name: label.text.as_ref().into() }),
            (None, Some(field)) => Some(Owned::of(field.value.symbol.as_ref()?)),
            (None, None) if emission.kind == EmissionKind::Contribution => None,
            _ => return None,
        };
        let to = emission.to.as_ref()?.value.symbol.as_ref()?;
        let via = emission.via.as_ref()?.value.path.as_ref()?;
        let via = format!("{}.{}", via.root.text, via.steps).into();
        Some(Self { kind: emission.kind, name, to: (to.kind, Owned::of(to)), via })
    }

    /// The same with the owner of the dialect left out, as its own names may be written.
    #[must_use]
    pub fn in_dialect(self, owner: &str) -> Self {
        let name = self.name.map(|name| name.in_dialect(owner));
        Self { name, to: (self.to.0, self.to.1.in_dialect(owner)), ..self }
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

//! The one type that values of several types can all be converted to, as HCL chooses it for
//! the branches of a conditional. Depends on nothing but the types.

use super::value::Type;
use std::collections::BTreeMap;

impl Type {
    /// Whether some part of the type is not settled.
    pub fn is_open(&self) -> bool {
        match self {
            Self::Dynamic => true,
            Self::Bool | Self::Number | Self::String => false,
            Self::Tuple(items) => items.iter().any(Self::is_open),
            Self::Object(items) => items.values().any(Self::is_open),
            Self::List(of) | Self::Map(of) => of.is_open(),
        }
    }
}

/// The type that all of `types` convert to, if there is one. A string takes up numbers and
/// bools; tuples of one length and objects of the same names unify part by part, others
/// become a list or a map; [`Type::Dynamic`] fits primitives, and leaves the rest open.
pub fn unify(types: &[Type]) -> Option<Type> {
    let settled: Vec<&Type> = types.iter().filter(|of| **of != Type::Dynamic).collect();
    let Some((first, rest)) = settled.split_first() else {
        return Some(Type::Dynamic);
    };
    let open = settled.len() < types.len();
    let primitive = |of: &&Type| matches!(of, Type::Bool | Type::Number | Type::String);
    let unified = if settled.iter().all(primitive) {
        let same = rest.iter().all(|of| of == first);
        let text = settled.contains(&&Type::String).then_some(Type::String);
        if same { Some((*first).clone()) } else { text }
    } else if open {
        None
    } else if rest.iter().all(|of| of == first) {
        Some((*first).clone())
    } else {
        sequence(&settled).or_else(|| named(&settled))
    };
    unified.or(open.then_some(Type::Dynamic))
}

/// Whether a branch of type `from` may become one of `target`, a type that [`unify`] found for
/// both. Where an element type is open, the elements of the branch must unify among
/// themselves; those of a tuple to a settled type, or be of one type already.
pub(super) fn fits(from: &Type, target: &Type) -> bool {
    match (from, target) {
        (Type::Tuple(items), Type::Tuple(targets)) => {
            items.iter().zip(targets).all(|(item, target)| fits(item, target))
        }
        (Type::Object(items), Type::Object(targets)) => {
            items.values().zip(targets.values()).all(|(item, target)| fits(item, target))
        }
        (Type::Tuple(items), Type::List(of)) => {
            let same = items.iter().all(|item| Some(item) == items.first());
            let settled = || unify(items).is_some_and(|of| !of.is_open());
            items.iter().all(|item| fits(item, of)) && (same || !of.is_open() || settled())
        }
        (Type::Object(items), Type::Map(of)) => {
            let own: Vec<Type> = items.values().cloned().collect();
            own.iter().all(|item| fits(item, of)) && (!of.is_open() || unify(&own).is_some())
        }
        _ => true,
    }
}

/// Tuples, or tuples and lists.
fn sequence(types: &[&Type]) -> Option<Type> {
    let mut all = Vec::new();
    let mut tuples: Vec<&[Type]> = Vec::new();
    for of in types {
        match of {
            Type::Tuple(items) => {
                tuples.push(items);
                all.extend(items.iter().cloned());
            }
            Type::List(of) => all.push((**of).clone()),
            _ => return None,
        }
    }
    let length = tuples.first().map_or(0, |items| items.len());
    if tuples.len() == types.len() && tuples.iter().all(|items| items.len() == length) {
        let column = |at: usize| -> Vec<Type> {
            tuples.iter().filter_map(|items| items.get(at).cloned()).collect()
        };
        return (0..length).map(|at| unify(&column(at))).collect::<Option<_>>().map(Type::Tuple);
    }
    unify(&all).map(|of| Type::List(Box::new(of)))
}

/// Objects, or objects and maps.
fn named(types: &[&Type]) -> Option<Type> {
    let mut all = Vec::new();
    let mut objects: Vec<&BTreeMap<String, Type>> = Vec::new();
    for of in types {
        match of {
            Type::Object(items) => {
                objects.push(items);
                all.extend(items.values().cloned());
            }
            Type::Map(of) => all.push((**of).clone()),
            _ => return None,
        }
    }
    if objects.len() == types.len()
        && let Some(first) = objects.first()
        && objects.iter().all(|items| items.keys().eq(first.keys()))
    {
        let column = |name: &String| -> Vec<Type> {
            objects.iter().filter_map(|items| items.get(name).cloned()).collect()
        };
        return first
            .keys()
            .map(|name| Some((name.clone(), unify(&column(name))?)))
            .collect::<Option<_>>()
            .map(Type::Object);
    }
    unify(&all).map(|of| Type::Map(Box::new(of)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Type::{Bool, Dynamic, List, Number, String as Text, Tuple};

    #[test]
    fn primitives_unify_to_string_or_not_at_all() {
        assert_eq!(unify(&[Number, Text]), Some(Text));
        assert_eq!(unify(&[Bool, Text, Number]), Some(Text));
        assert_eq!(unify(&[Bool, Number]), None);
        assert_eq!(unify(&[Bool, Number, Dynamic]), Some(Dynamic));
        assert_eq!(unify(&[Number, Dynamic]), Some(Number));
    }

    #[test]
    fn tuples_unify_by_place_or_as_a_list() {
        assert_eq!(unify(&[Tuple(vec![Number]), Tuple(vec![Text])]), Some(Tuple(vec![Text])));
        assert_eq!(unify(&[Tuple(vec![Number]), Tuple(vec![])]), Some(List(Box::new(Number))));
        assert_eq!(unify(&[Tuple(vec![Number]), Tuple(vec![Bool])]), None);
        assert_eq!(unify(&[Tuple(vec![Number]), Dynamic]), Some(Dynamic));
        let map = |of| Type::Map(Box::new(of));
        assert_eq!(unify(&[map(Number), map(Text)]), Some(map(Text)));
        assert_eq!(unify(&[List(Box::new(Bool)), Tuple(vec![Text])]), Some(List(Box::new(Text))));
    }
}

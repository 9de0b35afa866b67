//! What is suspicious about a condition: parts that are constant, repeated, implied by others or
//! at odds with them. What is found is data; the lints say it in words.

use super::junction::{Member, Part, members};
use super::scope::{Entry, Scope};
use super::verdict::{known, verdict};
use super::{constant, same};
use crate::rf::expression::{Binary, Expr, Kind, Operator};

/// Something about a condition. One fault makes one observation.
#[derive(Clone, Debug)]
pub enum Observation<'e, 't> {
    /// A condition, or a part of one, that is always this, whatever is known of the evidence.
    Constant {
        /// The part.
        expr: &'e Expr<'t>,
        /// What it is.
        value: bool,
        /// How to take it out, where it decides nothing.
        part: Option<Part<'e, 't>>,
    },
    /// Parts joined by `||` of which one is always true where their subject is known, or one part
    /// that is.
    Always {
        /// All that is joined.
        whole: &'e Expr<'t>,
        /// The parts.
        of: Vec<Said<'e, 't>>,
    },
    /// Parts joined by `&&` that are never all true, or one part that never is.
    Never {
        /// The parts, at odds with the last of them.
        of: Vec<Said<'e, 't>>,
    },
    /// A comparison of an expression with itself.
    SameOperands {
        /// The comparison.
        expr: &'e Expr<'t>,
        /// Its operands and operator.
        binary: &'e Binary<'t>,
    },
    /// A part that is joined with its like.
    Repeated {
        /// The first of them.
        first: &'e Expr<'t>,
        /// The one that can go.
        part: Part<'e, 't>,
        /// What joins them.
        operator: Operator,
    },
    /// A part that decides nothing, because of another: for `&&`, it is true where the other is;
    /// for `||`, false where the other is.
    Implied {
        /// The part that can go.
        part: Part<'e, 't>,
        /// The other.
        by: Said<'e, 't>,
        /// What joins them.
        operator: Operator,
    },
}

/// A part of a condition, or its negation.
#[derive(Clone, Copy, Debug)]
pub struct Said<'e, 't> {
    /// The part.
    pub expr: &'e Expr<'t>,
    /// Whether it is the negation that takes part.
    pub negated: bool,
}

/// What is suspicious about the condition `expr`.
///
/// What is called implied or repeated can be taken out, and the condition stays the same for every
/// evidence, known or not.
pub fn review<'e, 't>(expr: &'e Expr<'t>) -> Vec<Observation<'e, 't>> {
    let mut review = Review { found: Vec::new() };
    review.condition(expr, None, &Scope::default());
    review.found
}

struct Review<'e, 't> {
    found: Vec<Observation<'e, 't>>,
}

impl<'e, 't> Review<'e, 't> {
    /// Looks at a condition, which can be taken out as `part` says, in a scope.
    fn condition(&mut self, expr: &'e Expr<'t>, part: Option<Part<'e, 't>>, scope: &Scope<'e, 't>) {
        if let Some(value) = constant(expr) {
            self.found.push(Observation::Constant { expr, value, part });
            return;
        }
        let bare = expr.bare();
        match &bare.kind {
            Kind::Not(inner) if scope.is_empty() => self.condition(inner, part, scope),
            Kind::Not(inner) => self.condition(inner, part, &scope.negated()),
            Kind::Binary(binary) if binary.operator.is_logical() => {
                self.junction(bare, binary, part, scope);
            }
            Kind::Binary(binary) => self.comparison(bare, binary),
            _ => {}
        }
    }

    fn comparison(&mut self, expr: &'e Expr<'t>, binary: &'e Binary<'t>) {
        if same(&binary.left, &binary.right) {
            self.found.push(Observation::SameOperands { expr, binary });
            return;
        }
        let inside = [&binary.left, &binary.right];
        let conditions = inside.map(|e| matches!(e.bare().kind, Kind::Not(_) | Kind::Binary(_)));
        if conditions.contains(&true) {
            for (side, _) in inside.into_iter().zip(conditions).filter(|(_, is)| *is) {
                self.condition(side, None, &Scope::default());
            }
            return;
        }
        let of = || vec![Said { expr, negated: false }];
        match verdict(expr) {
            Some((_, verdict)) if verdict.never_holds() => {
                self.found.push(Observation::Never { of: of() });
            }
            Some((_, verdict)) if verdict.fails.is_empty() => {
                self.found.push(Observation::Always { whole: expr, of: of() });
            }
            _ => {}
        }
    }

    fn junction(
        &mut self,
        expr: &'e Expr<'t>,
        binary: &'e Binary<'t>,
        part: Option<Part<'e, 't>>,
        scope: &Scope<'e, 't>,
    ) {
        let members = members(binary);
        let mut parts: Vec<&Member> = Vec::with_capacity(members.len());
        for member in &members {
            if !self.is_spent(member, &parts, binary.operator) {
                parts.push(member);
            }
        }
        // What `||` joins is looked at as its negation, which `&&` joins: there is one set of
        // rules then, and `dual` tells what is peculiar to either.
        let dual = binary.operator == Operator::Or;
        let scope = if dual { scope.negated() } else { scope.clone() };
        let mut group = Group { expr, operator: binary.operator, dual, part, entries: Vec::new() };
        let mut nested = Vec::new();
        for member in parts {
            let found = verdict(member.core);
            if member.is_compound()
                && let Some((_, verdict)) = &found
                && (verdict.never_holds()
                    || verdict.fails.is_empty() && verdict.always_holds(&known(member.core)))
            {
                self.condition(member.core, Some(member.part), &Scope::default());
                continue;
            }
            if let Some((subject, verdict)) = found {
                let turned = member.negated != dual;
                let verdict = if turned { verdict.negated() } else { verdict };
                let said = Said { expr: member.core, negated: member.negated };
                group.entries.push((Entry { subject, verdict, said, turned: dual }, *member));
            }
            if member.is_compound() {
                nested.push(*member);
            }
        }
        let Some(gone) = group.compare(&scope, &mut self.found) else { return };
        let stays = |member: &Member| {
            let at = group.entries.iter().position(|(_, m)| std::ptr::eq(m.core, member.core));
            at.is_none_or(|at| !gone[at])
        };
        for member in nested.into_iter().filter(stays) {
            let mut inner = scope.clone();
            let others = group.entries.iter().zip(&gone);
            let others =
                others.filter(|((_, m), gone)| !**gone && !std::ptr::eq(m.core, member.core));
            inner.holding.extend(others.map(|((entry, _), _)| entry.clone()));
            let inner = if dual == member.negated { inner } else { inner.negated() };
            self.condition(member.core, Some(member.part), &inner);
        }
    }

    /// Whether a member has a fault of its own that keeps it from being compared with others.
    fn is_spent(
        &mut self,
        member: &Member<'e, 't>,
        before: &[&Member<'e, 't>],
        operator: Operator,
    ) -> bool {
        let count = self.found.len();
        if let Some(value) = constant(member.part.expr) {
            let (expr, part) = (member.part.expr, Some(member.part));
            self.found.push(Observation::Constant { expr, value, part });
        } else if let Some(first) = before
            .iter()
            .find(|other| other.negated == member.negated && same(other.core, member.core))
        {
            let first = first.part.expr;
            self.found.push(Observation::Repeated { first, part: member.part, operator });
        } else if let Kind::Binary(binary) = &member.core.kind
            && !member.is_compound()
        {
            self.comparison(member.core, binary);
        }
        self.found.len() > count
    }
}

/// The parts of a junction that speak of one thing each, turned so that `&&` joins them.
struct Group<'e, 't> {
    expr: &'e Expr<'t>,
    operator: Operator,
    dual: bool,
    part: Option<Part<'e, 't>>,
    entries: Vec<(Entry<'e, 't>, Member<'e, 't>)>,
}

impl<'e, 't> Group<'e, 't> {
    /// Compares the parts with each other and with what is in scope. Gives which of them cannot
    /// count on their own any more; `None` if all of the junction can be taken out.
    fn compare(
        &self,
        scope: &Scope<'e, 't>,
        found: &mut Vec<Observation<'e, 't>>,
    ) -> Option<Vec<bool>> {
        let mut gone = vec![false; self.entries.len()];
        let mut seen = vec![false; self.entries.len()];
        if let Some(part) = self.part {
            for (entry, _) in &self.entries {
                if let Some(by) = scope.failing_about(entry).find(|by| by.absorbs(entry)) {
                    // The other operator joins the two.
                    let operator = if self.dual { Operator::And } else { Operator::Or };
                    found.push(Observation::Implied { part, by: by.said, operator });
                    return None;
                }
            }
        }
        for at in 0..self.entries.len() {
            if seen[at] {
                continue;
            }
            let subject = &self.entries[at].0.subject;
            let same = |n: &usize| !seen[*n] && self.entries[*n].0.subject.is(subject);
            // A subject with a form that the language does not have is not even the same as itself.
            let about: Vec<usize> =
                std::iter::once(at).chain((at + 1..self.entries.len()).filter(same)).collect();
            for n in &about {
                seen[*n] = true;
            }
            if !self.clash(&about, scope, found, &mut gone) {
                self.implied(&about, scope, found, &mut gone);
            }
        }
        Some(gone)
    }

    /// Reports those `about` one subject that cannot go together.
    fn clash(
        &self,
        about: &[usize],
        scope: &Scope<'e, 't>,
        found: &mut Vec<Observation<'e, 't>>,
        gone: &mut [bool],
    ) -> bool {
        let entries = about.iter().map(|n| &self.entries[*n].0);
        let mut all: Vec<&Entry> = Vec::with_capacity(about.len());
        if self.dual {
            // A branch that is never true where the branches are looked at.
            for n in about {
                let entry = &self.entries[*n].0;
                let against = scope.failing_about(entry);
                let mut against = against.filter(|by| {
                    by.turned && by.verdict.fails.intersection(&entry.verdict.fails).is_empty()
                });
                if let Some(by) = against.next() {
                    gone[*n] = true;
                    found.push(Observation::Never { of: vec![by.said, entry.said] });
                }
            }
            if about.iter().any(|n| gone[*n]) {
                return true;
            }
        } else {
            let inherited = scope.holding_about(&self.entries[about[0]].0);
            all.extend(inherited.filter(|entry| !entry.turned));
        }
        let inherited = all.len();
        all.extend(entries);
        if all.len() < 2 || !self.is_clash(&all) {
            return false;
        }
        let pair = (inherited..all.len())
            .flat_map(|k| (0..k).map(move |i| (i, k)))
            .find(|(i, k)| self.is_clash(&[all[*i], all[*k]]));
        let of: Vec<Said> = match pair {
            Some((i, k)) => vec![all[i].said, all[k].said],
            None => all.iter().map(|entry| entry.said).collect(),
        };
        found.push(if self.dual {
            Observation::Always { whole: self.expr, of }
        } else {
            Observation::Never { of }
        });
        for n in about {
            gone[*n] = true;
        }
        true
    }

    fn is_clash(&self, entries: &[&Entry]) -> bool {
        let Some((first, rest)) = entries.split_first() else { return false };
        let mut verdict = first.verdict.clone();
        let mut known = first.verdict.known();
        for entry in rest {
            verdict = verdict.and(&entry.verdict);
            known = known.union(&entry.verdict.known());
        }
        verdict.never_holds() && (!self.dual || verdict.fails == known)
    }

    /// Reports those `about` one subject that another makes needless.
    fn implied(
        &self,
        about: &[usize],
        scope: &Scope<'e, 't>,
        found: &mut Vec<Observation<'e, 't>>,
        gone: &mut [bool],
    ) {
        for &n in about {
            let (entry, member) = &self.entries[n];
            let others = about.iter().filter(|m| **m != n && !gone[**m]);
            let mut others = others.filter(|m| {
                let other = &self.entries[**m].0;
                other.verdict.implies(&entry.verdict)
                    && (**m < n || !entry.verdict.implies(&other.verdict))
            });
            let by = others.next().map(|m| &self.entries[*m].0);
            let inherited =
                || scope.holding_about(entry).find(|by| by.verdict.implies(&entry.verdict));
            if let Some(by) = by.or_else(inherited) {
                gone[n] = true;
                let (part, by) = (member.part, by.said);
                found.push(Observation::Implied { part, by, operator: self.operator });
            }
        }
    }
}

//! The expressions of the language as a small tree of their own: what stands where, lowered from
//! tokens ([`parse_native`]) or from a JSON value ([`parse_json`]).
//!
//! Forms that HCL has and the language does not are parsed as far as they reach and become
//! [`Kind::Rejected`]. Whether an expression fits its position, and what to say if it does not,
//! is left to [`crate::rf::typing`]; the constants of static strings to
//! [`crate::rf::constant`].

mod form;
mod input;
mod list;
mod number;
mod parser;
mod size;
mod steps;
#[cfg(test)]
mod tests;

pub use crate::span::Name;
pub use crate::syntax::literal::{quoted, unescape};
pub use form::{Around, Form};
pub use input::{Parsed, parse_json, parse_native};
pub use list::{List, elements};
pub use number::integer;
pub use size::{Size, size};

use crate::span::Span;
use std::borrow::Cow;

/// An expression and its place in the file, in bytes; inside a JSON string, of what spells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expr<'t> {
    /// From its first byte to past its last.
    pub span: Span,
    /// What it is.
    pub kind: Kind<'t>,
}

/// The kinds of expressions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind<'t> {
    /// A string without interpolation, as it reads.
    String(Cow<'t, str>),
    /// `true` or `false`.
    Bool(bool),
    /// A number whose exact value is an integer of 64 bits.
    Integer(i64),
    /// A name, or several in a row: `source.a[0]`, `aws.rule.subnet`.
    Traversal(Traversal<'t>),
    /// `!x`
    Not(Box<Expr<'t>>),
    /// Two operands and the operator between them.
    Binary(Box<Binary<'t>>),
    /// `name(argument, argument)`
    Call(Call<'t>),
    /// `(x)`, which is no node of the language; kept for those who look at spelling.
    Paren(Box<Expr<'t>>),
    /// `"${x}"` as a whole value, which is no node of the language either.
    Wrapper(Box<Expr<'t>>),
    /// A form of HCL that the language does not have.
    Rejected(Form),
}

/// An operator with its operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binary<'t> {
    /// The operator.
    pub operator: Operator,
    /// Its place.
    pub operator_span: Span,
    /// The operand before it.
    pub left: Expr<'t>,
    /// The operand after it.
    pub right: Expr<'t>,
}

/// The binary operators of the language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operator {
    /// `||`
    Or,
    /// `&&`
    And,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterEqual,
}

/// A root and the steps from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Traversal<'t> {
    /// The first name.
    pub root: Name<'t>,
    /// What follows it.
    pub steps: Vec<Step<'t>>,
}

/// A step of a traversal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<'t> {
    /// Its place, the dot or the brackets included.
    pub span: Span,
    /// What it is.
    pub kind: StepKind<'t>,
}

/// The kinds of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind<'t> {
    /// `.name`
    Attribute(Name<'t>),
    /// `[0]`
    Index(i64),
    /// `.0`, which older HCL wrote for `[0]`.
    LegacyIndex(i64),
}

/// A function call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call<'t> {
    /// The function's name, with its namespaces.
    pub name: Name<'t>,
    /// The arguments.
    pub arguments: Vec<Expr<'t>>,
    /// The `...` after the last argument.
    pub expanded: Option<Span>,
}

impl Operator {
    /// How it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Or => "||",
            Self::And => "&&",
            Self::Equal => "==",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessEqual => "<=",
            Self::Greater => ">",
            Self::GreaterEqual => ">=",
        }
    }

    /// How tightly it binds; more is tighter.
    pub const fn precedence(self) -> u8 {
        match self {
            Self::Or => 1,
            Self::And => 2,
            Self::Equal | Self::NotEqual => 3,
            Self::Less | Self::LessEqual | Self::Greater | Self::GreaterEqual => 4,
        }
    }

    /// Whether it joins Booleans: `&&` or `||`.
    pub const fn is_logical(self) -> bool {
        matches!(self, Self::Or | Self::And)
    }

    /// Whether it compares for order: `<`, `<=`, `>` or `>=`.
    pub const fn is_ordering(self) -> bool {
        matches!(self, Self::Less | Self::LessEqual | Self::Greater | Self::GreaterEqual)
    }

    /// The operator that says the same with its operands exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::LessEqual => Self::GreaterEqual,
            Self::Greater => Self::Less,
            Self::GreaterEqual => Self::LessEqual,
            same => same,
        }
    }
}

impl<'t> Expr<'t> {
    /// The expression without the parentheses and wrappers around it.
    pub fn bare(&self) -> &Self {
        let mut expr = self;
        while let Kind::Paren(inner) | Kind::Wrapper(inner) = &expr.kind {
            expr = inner;
        }
        expr
    }

    /// The expression without the parentheses around it.
    pub fn inside_parentheses(&self) -> &Self {
        let mut expr = self;
        while let Kind::Paren(inner) = &expr.kind {
            expr = inner;
        }
        expr
    }

    /// The expression without the wrappers around it, and without parentheses around those.
    pub fn unwrapped(&self) -> &Self {
        let mut expr = self;
        let mut inner = self;
        while let Kind::Paren(next) | Kind::Wrapper(next) = &inner.kind {
            if matches!(inner.kind, Kind::Wrapper(_)) {
                expr = next;
            }
            inner = next;
        }
        expr
    }

    /// The traversal, if it is one, wrappers aside.
    pub fn as_traversal(&self) -> Option<&Traversal<'t>> {
        match &self.unwrapped().kind {
            Kind::Traversal(traversal) => Some(traversal),
            _ => None,
        }
    }
}

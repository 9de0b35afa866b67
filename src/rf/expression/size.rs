//! How large an expression is, in the units that its limits count.

use super::{Expr, Kind};

/// Depth and nodes of an expression, without parentheses and wrappers: each literal, traversal,
/// `!`, operator and call is one node, and a literal alone has depth 1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Size {
    /// Nodes on the longest way down.
    pub depth: usize,
    /// All nodes.
    pub nodes: usize,
}

impl Size {
    fn under(self, other: Self) -> Self {
        Self { depth: self.depth.max(other.depth), nodes: self.nodes + other.nodes }
    }

    fn node(self) -> Self {
        Self { depth: self.depth + 1, nodes: self.nodes + 1 }
    }
}

/// The size of `expr`. A rejected form counts as one node.
pub fn size(expr: &Expr) -> Size {
    match &expr.bare().kind {
        Kind::Not(inner) => size(inner).node(),
        Kind::Binary(binary) => size(&binary.left).under(size(&binary.right)).node(),
        Kind::Call(call) => {
            call.arguments.iter().map(size).fold(Size::default(), Size::under).node()
        }
        Kind::String(_)
        | Kind::Bool(_)
        | Kind::Integer(_)
        | Kind::Traversal(_)
        | Kind::Paren(_)
        | Kind::Wrapper(_)
        | Kind::Rejected(_) => Size::default().node(),
    }
}

//! The limits of one expression.

use super::Report;
use crate::finding::Finding;
use crate::number::grouped;
use crate::rf::expression::{Form, Kind, Parsed, Size, size};

/// The most bytes of source of one expression.
pub const MAX_BYTES: usize = 4096;

/// The most depth of one expression.
pub const MAX_DEPTH: usize = 64;

/// The most nodes of one expression.
pub const MAX_NODES: usize = 1024;

/// The size of an expression if it is within the limits; reports it with `code` if not.
pub fn within(parsed: &Parsed, code: &'static str, report: &mut Report) -> Option<Size> {
    let expr = parsed.expr.unwrapped();
    let help = match code {
        "INVALID_EXPRESSION" => "split it into several rules",
        "POLICY_INVALID" => "split it into several policies",
        _ => "write one name or path, and nothing around it",
    };
    let mut exceeded = |message: String| {
        let finding = Finding::new("limit-exceeded", expr.span, message);
        report.push(finding.code(code).help(help));
        None
    };
    if expr.kind == Kind::Rejected(Form::TooLong) {
        return exceeded(format!(
            "this expression has {} bytes of source, and {} is the limit",
            grouped(parsed.bytes),
            grouped(MAX_BYTES)
        ));
    }
    if expr.kind == Kind::Rejected(Form::TooDeep) {
        return exceeded(format!(
            "this expression has more levels than can be read, and {MAX_DEPTH} is the limit"
        ));
    }
    let size = size(expr);
    if size.nodes > MAX_NODES {
        return exceeded(format!(
            "this expression has {} nodes, and {} is the limit",
            grouped(size.nodes),
            grouped(MAX_NODES)
        ));
    }
    if size.depth > MAX_DEPTH {
        return exceeded(format!(
            "this expression is {} levels deep, and {MAX_DEPTH} is the limit; parentheses around \
             the halves of a long chain make it less deep",
            grouped(size.depth)
        ));
    }
    Some(size)
}

//! The limits of one expression.

use super::Report;
use crate::finding::Finding;
use crate::rf::expression::{Form, Kind, Parsed, Size, size};
use crate::words::grouped;

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
    let mut exceeded = |message: String, help: &str| {
        let finding = Finding::new("limit-exceeded", expr.span, message);
        report.push(finding.code(code).help(help));
        None
    };
    if expr.kind == Kind::Rejected(Form::TooLong) {
        let bytes = grouped(parsed.bytes);
        let limit = grouped(MAX_BYTES);
        let message =
            format!("this expression has {bytes} bytes of source, and {limit} is the limit");
        return exceeded(message, help);
    }
    if expr.kind == Kind::Rejected(Form::TooDeep) {
        let message = format!(
            "this expression has more levels than can be read, and {MAX_DEPTH} is the limit"
        );
        return exceeded(message, help);
    }
    let size = size(expr);
    if size.nodes > MAX_NODES {
        let (nodes, limit) = (grouped(size.nodes), grouped(MAX_NODES));
        let message = format!("this expression has {nodes} nodes, and {limit} is the limit");
        return exceeded(message, help);
    }
    if size.depth > MAX_DEPTH {
        let depth = grouped(size.depth);
        let message =
            format!("this expression is {depth} levels deep, and {MAX_DEPTH} is the limit");
        let help = format!("put the halves of a long chain in parentheses, or {help}");
        return exceeded(message, &help);
    }
    Some(size)
}

//! What a value means, as a text that two values share exactly when the language cannot tell
//! them apart: comments, spaces, parentheses and line endings aside, wrappers around a whole
//! field taken off, constant strings evaluated, numbers by their exact value.
//!
//! Only what decides whether a change is kept reads it; it is never shown.
use crate::rf::constant::static_string;
use crate::schema::Value;
use crate::syntax::lexer::lex;
use crate::syntax::literal::{decimal, is_trivia};
use crate::syntax::tree::expression;
use hcl_edit::Span as _;
use hcl_edit::expr::{Expression, FuncCall, ObjectKey, Traversal, TraversalOperator};
use hcl_edit::template::{Directive, Element, Strip, Template};
use std::fmt::Write;

/// What `value`, the text of an expression, means in a field that takes `kind`, or `None` if
/// hcl-edit refuses it.
pub(super) fn meaning(kind: &Value, value: &str) -> Option<String> {
    // The parentheses let the expression span lines, as it may where it stands.
    let text = format!("(\n{value}\n)");
    let Some(Expression::Parenthesis(parens)) = expression(&text) else { return None };
    let mut writer = Writer { text: &text, out: String::new() };
    writer.field(kind, parens.inner());
    Some(writer.out)
}

/// `text` with `\n` for every line break, unless it mixes the kinds.
fn same_breaks(text: &str) -> String {
    let all = text.matches('\n').count();
    if all > 0 && text.matches("\r\n").count() == all {
        return text.replace("\r\n", "\n");
    }
    text.to_owned()
}

struct Writer<'a> {
    text: &'a str,
    out: String,
}

impl Writer<'_> {
    /// A whole field that takes `kind`, or an item of one that takes a list.
    fn field(&mut self, kind: &Value, expr: &Expression) {
        match kind {
            Value::Any => self.expression(expr),
            Value::Static | Value::Enum(_) => match static_string(expr, self.text) {
                Ok(string) => self.literal("constant", &same_breaks(&string)),
                Err(_) => self.expression(unwrapped(expr)),
            },
            Value::Predicate | Value::Assertion | Value::Reference | Value::Traversal => {
                self.expression(unwrapped(expr));
            }
            Value::List(item) => match unwrapped(expr) {
                Expression::Array(array) => self.list(item, array),
                _ => self.expression(expr),
            },
            Value::OneOrList(item) => match unwrapped(expr) {
                Expression::Array(array) => self.list(item, array),
                one => self.field(item, one),
            },
        }
    }

    fn list(&mut self, item: &Value, array: &hcl_edit::expr::Array) {
        self.node("list", |w| array.iter().for_each(|expr| w.field(item, expr)));
    }

    fn node(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        self.out.push('(');
        self.out.push_str(name);
        self.out.push(' ');
        inside(self);
        self.out.push(')');
    }

    fn literal(&mut self, kind: &str, value: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.out, "({kind} {value:?})");
    }

    fn expressions<'e>(&mut self, name: &str, parts: impl IntoIterator<Item = &'e Expression>) {
        self.node(name, |w| parts.into_iter().for_each(|part| w.expression(part)));
    }

    fn expression(&mut self, expr: &Expression) {
        match expr {
            Expression::Null(_) => self.out.push_str("null "),
            Expression::Bool(value) => self.literal("bool", &value.value().to_string()),
            Expression::Number(number) => {
                let spelling = number.span().and_then(|range| self.text.get(range));
                self.number(spelling.unwrap_or_default());
            }
            Expression::String(value) => self.literal("string", value.value()),
            Expression::Array(array) => self.expressions("tuple", array.iter()),
            Expression::Object(object) => self.node("object", |w| {
                for (key, value) in object {
                    match key {
                        ObjectKey::Ident(name) => w.literal("key", name.as_str()),
                        ObjectKey::Expression(key) => w.expressions("computed", [key]),
                    }
                    w.expression(value.expr());
                }
            }),
            Expression::StringTemplate(template) => {
                self.node("template", |w| template.iter().for_each(|part| w.element(part)));
            }
            Expression::HeredocTemplate(heredoc) => {
                self.literal("heredoc", &format!("{:?}", heredoc.indent()));
                self.template(&heredoc.template);
            }
            Expression::Parenthesis(parens) => self.expression(parens.inner()),
            Expression::Variable(name) => self.literal("variable", name.as_str()),
            Expression::Conditional(c) => {
                self.expressions("conditional", [&c.cond_expr, &c.true_expr, &c.false_expr]);
            }
            Expression::FuncCall(call) => self.call(call),
            Expression::Traversal(traversal) => self.traversal(traversal),
            Expression::UnaryOp(op) => {
                self.expressions(op.operator.value().as_str(), [&op.expr]);
            }
            Expression::BinaryOp(op) => {
                self.expressions(op.operator.value().as_str(), [&op.lhs_expr, &op.rhs_expr]);
            }
            Expression::ForExpr(each) => self.node("for", |w| {
                let intro = &each.intro;
                w.variables(intro.key_var.as_ref(), &intro.value_var);
                w.expression(&intro.collection_expr);
                let cond = each.cond.as_ref().map(|cond| &cond.expr);
                w.expressions("key", each.key_expr.as_ref());
                w.expressions("value", [&each.value_expr]);
                w.expressions("if", cond);
                w.literal("grouping", &each.grouping.to_string());
            }),
        }
    }

    /// A number, which has taken the signs before it in.
    fn number(&mut self, spelling: &str) {
        for token in lex(spelling).iter().filter(|t| !is_trivia(t.kind)) {
            match decimal(token.text(spelling)) {
                Some((digits, exponent)) => self.literal("number", &format!("{digits}e{exponent}")),
                None => self.literal("sign", token.text(spelling)),
            }
        }
    }

    fn variables(&mut self, key: Option<&Name>, value: &Name) {
        self.literal("key", key.map_or("", |name| name.as_str()));
        self.literal("value", value.as_str());
    }

    fn call(&mut self, call: &FuncCall) {
        let space: Vec<&str> = call.name.namespace.iter().map(|name| name.as_str()).collect();
        self.literal("call", &[&space[..], &[call.name.name.as_str()]].concat().join("::"));
        let name = if call.args.expand_final() { "expanded" } else { "arguments" };
        self.expressions(name, call.args.iter());
    }

    fn traversal(&mut self, traversal: &Traversal) {
        self.node("traversal", |w| {
            w.expression(&traversal.expr);
            for operator in &traversal.operators {
                match operator.value() {
                    TraversalOperator::AttrSplat(_) => w.out.push_str(".* "),
                    TraversalOperator::FullSplat(_) => w.out.push_str("[*] "),
                    TraversalOperator::GetAttr(name) => w.literal("attribute", name.as_str()),
                    TraversalOperator::Index(index) => w.expressions("index", [index]),
                    TraversalOperator::LegacyIndex(index) => {
                        w.literal("number", &index.value().to_string());
                    }
                }
            }
        });
    }

    fn template(&mut self, template: &Template) {
        self.node("template", |w| template.iter().for_each(|part| w.element(part)));
    }

    fn element(&mut self, element: &Element) {
        match element {
            Element::Literal(text) => self.literal("text", &same_breaks(text.value())),
            Element::Interpolation(part) => {
                self.strip(part.strip);
                self.expressions("interpolation", [&part.expr]);
            }
            Element::Directive(directive) => self.directive(directive),
        }
    }

    fn strip(&mut self, strip: Strip) {
        let _ = write!(self.out, "({strip:?})");
    }

    fn directive(&mut self, directive: &Directive) {
        match directive {
            Directive::If(each) => self.node("%if", |w| {
                w.strip(each.if_expr.strip);
                w.expression(&each.if_expr.cond_expr);
                w.template(&each.if_expr.template);
                if let Some(otherwise) = &each.else_expr {
                    w.strip(otherwise.strip);
                    w.template(&otherwise.template);
                }
                w.strip(each.endif_expr.strip);
            }),
            Directive::For(each) => self.node("%for", |w| {
                let intro = &each.for_expr;
                w.strip(intro.strip);
                w.variables(intro.key_var.as_ref(), &intro.value_var);
                w.expression(&intro.collection_expr);
                w.template(&intro.template);
                w.strip(each.endfor_expr.strip);
            }),
        }
    }
}

type Name = hcl_edit::Decorated<hcl_edit::Ident>;

/// `expr` without the wrappers `"${…}"` and the parentheses around the whole of it.
fn unwrapped(expr: &Expression) -> &Expression {
    match expr {
        Expression::Parenthesis(parens) => unwrapped(parens.inner()),
        Expression::StringTemplate(template) => match template.as_single_element() {
            Some(Element::Interpolation(part)) => unwrapped(&part.expr),
            _ => expr,
        },
        _ => expr,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same(kind: &Value, left: &str, right: &str) -> bool {
        let left = meaning(kind, left).unwrap_or_else(|| panic!("refused: {left}"));
        left == meaning(kind, right).unwrap_or_else(|| panic!("refused: {right}"))
    }

    #[test]
    fn wrappers_around_a_field_mean_nothing_and_around_an_operand_something() {
        assert!(same(&Value::Reference, "\"${ \"${~ a.b.c }\" }\"", "a.b.c"));
        assert!(same(&Value::Predicate, "\"${a\n&& b}\"", "(a && /* c */\nb)"));
        assert!(!same(&Value::Predicate, "a == \"${b}\"", "a == b"));
        assert!(!same(&Value::Any, "\"${a}\"", "a"));
        let list = Value::OneOrList(Box::new(Value::Traversal));
        assert!(same(&list, "\"${[\"${a}\", b]}\"", "[a, b]"));
    }

    #[test]
    fn constants_are_compared_by_value() {
        assert!(same(&Value::Static, "false ? \"a\" : 1", "\"1\""));
        assert!(same(&Value::Static, "<<EOT\r\na\r\nEOT", "<<EOT\na\nEOT"));
        assert!(!same(&Value::Static, "\"a\"", "\"b\""));
        assert!(!same(&Value::Static, "\"p${\"a\"}\"", "\"pa\""));
    }

    #[test]
    fn numbers_are_compared_by_exact_value() {
        assert!(same(&Value::Predicate, "a == 1.0", "a == 10e-1"));
        assert!(!same(&Value::Predicate, "a == 9007199254740993", "a == 9007199254740992"));
        assert!(same(&Value::Predicate, "a == 1e400", "a == 10e399"));
        assert!(!same(&Value::Predicate, "a == 1e400", "a == 1e401"));
        assert!(same(&Value::Predicate, "a >= -1.0", "a >= -1"));
        // Line endings in mixed files become one kind.
        assert!(same(&Value::Any, "[-\r\n1]", "[- # c\n1.0]"));
    }

    #[test]
    fn structure_tells_values_apart() {
        for (left, right) in [
            ("a + b * c", "(a + b) * c"),
            ("a.*.b", "a[*].b"),
            ("f(a...)", "f(a)"),
            ("[for k, v in a : v]", "[for v in a : v]"),
            ("{ a = 1 }", "{ (a) = 1 }"),
            ("\"%{ if a }x%{ endif }\"", "\"%{ if a ~}x%{ endif }\""),
            ("a::f(x)", "f(x)"),
        ] {
            assert!(!same(&Value::Any, left, right), "{left} {right}");
            assert!(same(&Value::Any, left, left));
        }
    }

    #[test]
    fn what_hcl_edit_refuses_has_no_meaning_here() {
        assert_eq!(meaning(&Value::Any, "{ a = 1, a = 2 }"), None);
        assert_eq!(meaning(&Value::Any, "[<<E\nE\n, <<E\nE\n]"), None);
    }
}

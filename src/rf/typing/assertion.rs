//! Assertions: what a policy's `assert` takes.
//!
//! An assertion is typed: every part is a Boolean or a number, and queries are the arguments of
//! `exists` and `length`.

use super::chain::{chained, unchained};
use super::operand::noun;
use super::reference::{Position, symbol};
use super::symbol::{Symbol, SymbolKind};
use super::{Report, fits, fix, limits, rejected};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::expression::{Binary, Call, Expr, Form, Kind, Parsed, Size, StepKind, Traversal};
use crate::span::Span;

/// What an assertion says, as far as it was understood.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Assertion<'t> {
    /// Its size, if it is within the limits.
    pub size: Option<Size>,
    /// Whether it is a claim that the language takes.
    pub fits: bool,
    /// Its queries, in the order they are written in.
    pub queries: Vec<Query<'t>>,
}

/// A query for facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query<'t> {
    /// The place of the call.
    pub span: Span,
    /// The symbols that it names.
    pub symbols: Vec<Symbol<'t>>,
}

/// The types of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Boolean,
    Number,
}

impl Type {
    const fn noun(self) -> &'static str {
        match self {
            Self::Boolean => "a Boolean",
            Self::Number => "a number",
        }
    }
}

const FUNCTIONS: [&str; 5] = ["exists", "length", "contexts", "relations", "contributions"];
const QUERIES: [&str; 3] = ["contexts", "relations", "contributions"];
const LINT: &str = "invalid-policy";
const CODE: &str = "POLICY_INVALID";

/// Reports what keeps an expression from being an assertion, and gives what it says.
pub fn assertion<'t>(parsed: &Parsed<'t>, report: &mut Report) -> Assertion<'t> {
    let mut found = Assertion::default();
    let before = report.findings.len();
    let Some(size) = limits::within(parsed, CODE, report) else { return found };
    found.size = Some(size);
    let expr = parsed.expr.unwrapped();
    let mut typing = Typing { parsed, report, queries: Vec::new() };
    if typing.value(expr) == Some(Type::Number) {
        let message = "`assert` takes a Boolean, and this is a number".to_owned();
        let help = "compare it with a number, as in `length(contexts(rf.context.network)) >= 1`";
        typing.report.push(fault(expr.span, message).help(help));
    }
    found.queries = typing.queries;
    found.fits = fits(&report.findings[before..]);
    found
}

fn fault(span: Span, message: String) -> Finding {
    Finding::new(LINT, span, message).code(CODE)
}

fn mismatch(span: Span, expected: Type, found: Type, rule: &str) -> Finding {
    let label = format!("expected {}", expected.noun());
    fault(span, format!("{rule}, and this is {}", found.noun())).label(label)
}

struct Typing<'a, 'r, 't> {
    parsed: &'a Parsed<'t>,
    report: &'a mut Report<'r>,
    queries: Vec<Query<'t>>,
}

impl<'t> Typing<'_, '_, 't> {
    /// The type of `expr`, or `None` if a finding says why it has none.
    fn value(&mut self, expr: &Expr<'t>) -> Option<Type> {
        let expr = expr.inside_parentheses();
        match &expr.kind {
            Kind::Bool(_) => Some(Type::Boolean),
            Kind::Integer(_) => Some(Type::Number),
            Kind::Paren(inner) => self.value(inner),
            Kind::Not(inner) => {
                let typed = self.typed(inner, Type::Boolean, "`!` negates a Boolean");
                typed.then_some(Type::Boolean)
            }
            Kind::Binary(binary) => self.binary(expr, binary).then_some(Type::Boolean),
            Kind::Call(call) => self.call(expr, call),
            Kind::Rejected(form) => self.form(*form, expr),
            Kind::Wrapper(_) => self.form(Form::Template, expr),
            Kind::String(text) => {
                let message = "`assert` compares Booleans and numbers, and this is a string";
                let finding = fault(expr.span, message.to_owned());
                let literal = matches!(&**text, "true" | "false") || text.parse::<u32>().is_ok();
                self.report.push(if literal {
                    let edit = Edit::replace(expr.span, text.as_ref());
                    let fix = fix("take the quotes away", Safety::Unsafe, edit);
                    finding.help(format!("write `{text}`, without quotes")).fix(fix)
                } else {
                    finding.help("ask for facts, as in `exists(contexts(rf.context.network))`")
                });
                None
            }
            Kind::Traversal(_) => {
                let noun = noun(expr);
                let message = format!("`assert` asks for facts, and this is {noun} on its own");
                let help = match noun.as_str() {
                    "a reference" => {
                        "name symbols inside a query, as in `exists(relations(owner.relation.name))`"
                    }
                    "a name" => "write a question, as in `exists(contexts(rf.context.network))`",
                    _ => "an assertion cannot read values of a plan; test them in a rule's `where`",
                };
                self.report.push(fault(expr.span, message).help(help));
                None
            }
        }
    }

    fn form(&mut self, form: Form, expr: &Expr) -> Option<Type> {
        let (lint, code) = ("invalid-expression", "INVALID_EXPRESSION");
        let mut finding =
            rejected(form, expr.span, self.parsed, lint, code, "`assert`", self.report);
        if form == Form::Null {
            finding.message =
                "`assert` cannot hold `null`: what `exists` and `length` give is never null".into();
            finding.help = Some("compare with a Boolean or a number".to_owned());
        }
        self.report.push(finding);
        None
    }

    /// Whether `expr` is of the type `expected`, which it must be; `rule` says why.
    fn typed(&mut self, expr: &Expr<'t>, expected: Type, rule: &str) -> bool {
        let Some(found) = self.value(expr) else { return false };
        if found != expected {
            let help = match expected {
                Type::Boolean => "compare it with a number, as in `length(…) >= 1`",
                Type::Number => "Booleans have no order; compare them with `==` or `!=`",
            };
            let finding = mismatch(expr.span, expected, found, rule);
            self.report.push(finding.help(help));
        }
        found == expected
    }

    /// Whether the operands are of types that the operator takes.
    fn binary(&mut self, expr: &Expr<'t>, binary: &Binary<'t>) -> bool {
        let operator = binary.operator.as_str();
        if binary.operator.is_logical() {
            let rule = format!("`{operator}` joins Booleans");
            let left = self.typed(&binary.left, Type::Boolean, &rule);
            self.typed(&binary.right, Type::Boolean, &rule) && left
        } else if binary.operator.is_ordering() {
            let rule = format!("`{operator}` compares numbers");
            let left = match chained(binary) {
                Some(inner) => self.chained(expr.span, binary, inner, &rule),
                None => self.typed(&binary.left, Type::Number, &rule),
            };
            self.typed(&binary.right, Type::Number, &rule) && left
        } else {
            let (left, right) = (self.value(&binary.left), self.value(&binary.right));
            let (Some(left), Some(right)) = (left, right) else { return false };
            if left != right {
                let message = format!(
                    "`{operator}` compares two of one type, and these are {} and {}",
                    left.noun(),
                    right.noun()
                );
                let span = binary.left.span.to(binary.right.span);
                let help = "values are never converted; compare a Boolean with a Boolean, a number with a number";
                self.report.push(fault(span, message).help(help));
            }
            left == right
        }
    }

    /// Reports `a < x < b` at `whole`, where `inner` is the left side of `outer`. Gives that it is
    /// no number.
    fn chained(&mut self, whole: Span, outer: &Binary<'t>, inner: &Binary<'t>, rule: &str) -> bool {
        if let Some(found) = self.value(&outer.left) {
            let instead = unchained(outer, inner, self.report);
            let finding = mismatch(outer.left.span, Type::Number, found, rule);
            let help = format!("write `{}`", super::shorten(&instead));
            let edit = Edit::replace(whole, instead);
            let fix = fix("write two comparisons", Safety::Unsafe, edit);
            self.report.push(finding.help(help).fix(fix));
        }
        false
    }

    fn call(&mut self, expr: &Expr<'t>, call: &Call<'t>) -> Option<Type> {
        let name = &*call.name.text;
        let result = match name {
            "exists" => Type::Boolean,
            "length" => Type::Number,
            _ if QUERIES.contains(&name) => {
                let source = self.report.quote(expr.span);
                let message =
                    format!("`{name}` gives facts, which only `exists` and `length` take");
                let help = format!("write `exists({source})` or `length({source}) >= 1`");
                self.report.push(fault(expr.span, message).help(help));
                return None;
            }
            _ => {
                self.unknown_function(call);
                return None;
            }
        };
        if self.expanded(call) {
            return Some(result);
        }
        let [argument] = call.arguments.as_slice() else {
            let here = arguments(call.arguments.len());
            let message = format!("`{name}` takes one query, and {here}");
            self.report.push(
                fault(expr.span, message).help(format!(
                    "write `{name}(contexts(rf.context.network))`, one call a query"
                )),
            );
            return Some(result);
        };
        self.query(name, argument);
        Some(result)
    }

    fn unknown_function(&mut self, call: &Call) {
        let message = format!("there is no function `{}`", call.name.text);
        let finding = fault(call.name.span, message);
        self.report.push(match near_miss(&call.name.text, &FUNCTIONS) {
            Some(meant) => finding.help(format!("did you mean `{meant}`?")).fix(fix(
                format!("write `{meant}`"),
                Safety::Unsafe,
                Edit::replace(call.name.span, meant),
            )),
            None => finding.help(
                "the functions are `exists`, `length`, `contexts`, `relations` and `contributions`",
            ),
        });
    }

    fn expanded(&mut self, call: &Call) -> bool {
        let Some(span) = call.expanded else { return false };
        let message = format!("arguments of `{}` cannot be expanded with `...`", call.name.text);
        self.report.push(fault(span, message).help("write the arguments out"));
        true
    }

    /// The argument of `exists` or `length`.
    fn query(&mut self, function: &str, expr: &Expr<'t>) {
        let call = match &expr.kind {
            Kind::Call(call) if QUERIES.contains(&&*call.name.text) => call,
            Kind::Call(call) if !FUNCTIONS.contains(&&*call.name.text) => {
                return self.unknown_function(call);
            }
            Kind::Rejected(form) => {
                self.form(*form, expr);
                return;
            }
            Kind::Wrapper(_) => {
                self.form(Form::Template, expr);
                return;
            }
            _ => {
                let finding = self.no_query(function, expr);
                self.report.push(finding);
                return;
            }
        };
        if self.expanded(call) {
            return;
        }
        let (positions, takes): (&[Position], _) = match &*call.name.text {
            "contexts" => (
                &[Position::Contexts, Position::Subject],
                "a context, and perhaps a concept or a rule that it leads to",
            ),
            "relations" => (
                &[Position::Relations, Position::Subject],
                "a relation, and perhaps a concept or a rule that it leads to",
            ),
            _ => (&[Position::Subject], "one concept or rule"),
        };
        let count = call.arguments.len();
        if count == 0 || count > positions.len() {
            let message = format!("`{}` takes {takes}, and {}", call.name.text, arguments(count));
            let help = format!("give it {}", positions[0].example("name"));
            self.report.push(fault(expr.span, message).help(help));
            return;
        }
        let mut symbols = Vec::new();
        for (argument, position) in call.arguments.iter().zip(positions) {
            symbols.extend(self.symbol(argument, *position));
        }
        self.queries.push(Query { span: expr.span, symbols });
    }

    /// The finding for what `exists` or `length` is given and is no query.
    fn no_query(&self, function: &str, expr: &Expr) -> Finding {
        let bare = expr.inside_parentheses();
        if let Kind::Call(call) = &bare.kind
            && QUERIES.contains(&&*call.name.text)
        {
            let message = format!("`{function}` takes a query without parentheses around it");
            let source = self.report.quote(bare.span);
            return fault(expr.span, message).help(format!("write `{function}({source})`"));
        }
        let message = format!("`{function}` takes a query, and this is {}", noun(expr));
        let query = match &bare.kind {
            Kind::Traversal(traversal) => asking(traversal),
            _ => None,
        };
        fault(expr.span, message).help(match query {
            Some(query) => {
                let source = self.report.quote(bare.span);
                format!("write `{function}({query}({source}))`")
            }
            None => "a query is a call of `contexts`, `relations` or `contributions`".to_owned(),
        })
    }

    fn symbol(&mut self, argument: &Expr<'t>, position: Position) -> Option<Symbol<'t>> {
        match &argument.kind {
            Kind::Traversal(traversal) => symbol(argument, traversal, position, self.report),
            Kind::Rejected(form) => {
                self.form(*form, argument);
                None
            }
            Kind::Wrapper(_) => {
                self.form(Form::Template, argument);
                None
            }
            Kind::Paren(inner) => {
                let message = "a query takes references without parentheses around them";
                let source = self.report.quote(inner.inside_parentheses().span);
                let help = format!("write `{source}`");
                self.report.push(fault(argument.span, message.to_owned()).help(help));
                None
            }
            _ => {
                let message = format!("a query takes references, and this is {}", noun(argument));
                let quotes =
                    if matches!(argument.kind, Kind::String(_)) { ", without quotes" } else { "" };
                let help = format!("write {}{quotes}", position.example("name"));
                self.report.push(fault(argument.span, message).help(help));
                None
            }
        }
    }
}

/// How many arguments there are, as a clause.
fn arguments(count: usize) -> String {
    match count {
        0 => "here is none".to_owned(),
        1 => "here is one argument".to_owned(),
        _ => format!("here are {count} arguments"),
    }
}

/// The query that asks for what a reference with its owner names.
fn asking(traversal: &Traversal) -> Option<&'static str> {
    let StepKind::Attribute(kind) = &traversal.steps.first()?.kind else { return None };
    Some(match SymbolKind::from_word(&kind.text)? {
        SymbolKind::Context => "contexts",
        SymbolKind::Relation => "relations",
        SymbolKind::Concept | SymbolKind::Rule => "contributions",
    })
}

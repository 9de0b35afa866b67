//! Templates: literals with their strip markers and heredoc indents, interpolations, and the
//! `if` and `for` directives.
//!
//! The literals of a `<<-` heredoc are read from the source text: hcl-edit takes the indent
//! off its tree in a way that differs from HCL for blank lines, directives and CRLF.

use super::convert::string;
use super::eval::{Evaluated, Evaluator, error, span_of, text_of};
use super::value::{Type, Value};
use crate::span::Span;
use hcl_edit::Span as _;
use hcl_edit::expr::Expression;
use hcl_edit::template::{
    Directive, Element, ForDirective, HeredocTemplate, IfDirective, StringTemplate, Template,
};

/// A part of a template whose literals have their final text.
enum Part<'t> {
    Literal(String),
    Interpolation(&'t Expression),
    If { directive: &'t IfDirective, yes: Vec<Part<'t>>, no: Option<Vec<Part<'t>>> },
    For { directive: &'t ForDirective, body: Vec<Part<'t>> },
}

/// How the text of a literal is read.
#[derive(Clone, Copy)]
enum Reading<'s> {
    /// From the tree, where hcl-edit has put what the escapes stand for.
    Tree,
    /// As [`Reading::Tree`], but inside a directive, where hcl-edit leaves the escapes of
    /// quoted templates as they are.
    Escaped,
    /// From the source, line by line.
    Lines(&'s str),
}

impl Evaluator<'_> {
    pub(super) fn quoted(&mut self, template: &StringTemplate, span: Option<Span>) -> Evaluated {
        let parts = parts(template, Reading::Tree, (false, false));
        self.template(&parts, span)
    }

    pub(super) fn heredoc(&mut self, heredoc: &HeredocTemplate) -> Evaluated {
        let span = span_of(heredoc);
        let mut parts = parts(&heredoc.template, Reading::Lines(self.text), (false, false));
        let intro = span.and_then(|span| self.text.get(span.range())).unwrap_or_default();
        if intro.starts_with("<<-") {
            let mut found = Indent { line_start: true, least: None };
            found.measure(&parts);
            Indent { line_start: true, ..found }.remove(&mut parts);
        }
        self.template(&parts, span)
    }

    /// A template of one interpolation is the value inside; any other is a string.
    fn template(&mut self, parts: &[Part<'_>], span: Option<Span>) -> Evaluated {
        match parts {
            [Part::Interpolation(expr)] => self.expression(expr),
            _ => self.join(parts, span),
        }
    }

    fn join(&mut self, parts: &[Part<'_>], span: Option<Span>) -> Evaluated {
        let mut joined = String::new();
        let mut first = None;
        for part in parts {
            match self.part(part, span) {
                Ok(text) => joined.push_str(&text_of(&text)),
                Err(broken) => first = first.or(Some(broken)),
            }
        }
        self.pay(joined.len(), span)?;
        match first {
            Some(broken) => Err(broken.typed(Type::String)),
            None => Ok(string(&joined)),
        }
    }

    fn part(&mut self, part: &Part<'_>, span: Option<Span>) -> Evaluated {
        match part {
            Part::Literal(text) => {
                self.pay(1 + text.len(), span)?;
                Ok(Value::String(text.clone()))
            }
            Part::Interpolation(expr) => {
                let span = span_of(*expr);
                let value = self.expression(expr)?;
                match value.to_string_value() {
                    Ok(Value::Null(_)) => Err(error("null cannot be part of a string", span)),
                    Ok(text) => {
                        self.pay(text.weight(), span)?;
                        Ok(text)
                    }
                    Err(unfit) => {
                        Err(error(format!("this cannot be part of a string: {unfit}"), span))
                    }
                }
            }
            Part::If { directive, yes, no } => {
                let condition = &directive.if_expr.cond_expr;
                let condition = self.condition(condition, "the condition of an `if`");
                let yes = self.join(yes, span);
                let no = match no {
                    Some(no) => self.join(no, span),
                    None => Ok(Value::String(String::new())),
                };
                self.choose(condition, yes, no, span)
            }
            Part::For { directive, body } => {
                let intro = &directive.for_expr;
                let (items, broken) = self.collection(&intro.collection_expr)?;
                let key = intro.key_var.as_ref().map(|name| name.as_str());
                let mut joined = String::new();
                let mut first = broken;
                for item in items {
                    let names = (key, intro.value_var.as_str());
                    match self.with_item(names, item, |this| this.join(body, span)) {
                        Ok(text) => joined.push_str(&text_of(&text)),
                        Err(broken) => first = first.or(Some(broken)),
                    }
                    self.pay(1, span)?;
                }
                first.map_or(Ok(Value::String(joined)), Err)
            }
        }
    }
}

/// The parts of a template; `strip` says whether the tags around it strip its start and end.
fn parts<'t>(template: &'t Template, reading: Reading<'_>, strip: (bool, bool)) -> Vec<Part<'t>> {
    let elements: Vec<&Element> = template.iter().collect();
    let mut parts = Vec::with_capacity(elements.len());
    let inside = if let Reading::Tree = reading { Reading::Escaped } else { reading };
    for (at, element) in elements.iter().enumerate() {
        match element {
            Element::Literal(literal) => {
                let before = at.checked_sub(1).and_then(|at| elements.get(at));
                let start = before.map_or(strip.0, |element| strips(element).1);
                let end = elements.get(at + 1).map_or(strip.1, |element| strips(element).0);
                let raw = match reading {
                    Reading::Lines(text) => literal.span().and_then(|span| text.get(span)),
                    _ => None,
                };
                let texts = match (raw, reading) {
                    (Some(raw), _) => raw.split_inclusive('\n').map(unescape_heredoc).collect(),
                    (None, Reading::Escaped) => vec![unescape_quoted(literal.value())],
                    (None, _) => vec![literal.value().clone()],
                };
                parts.extend(stripped(texts, start, end).into_iter().map(Part::Literal));
            }
            Element::Interpolation(interpolation) => {
                parts.push(Part::Interpolation(&interpolation.expr));
            }
            Element::Directive(directive) => parts.push(directive_part(directive, inside)),
        }
    }
    parts
}

fn directive_part<'t>(directive: &'t Directive, reading: Reading<'_>) -> Part<'t> {
    match directive {
        Directive::If(directive) => {
            let (open, end) = (&directive.if_expr, &directive.endif_expr);
            let middle = directive.else_expr.as_ref();
            let next = middle.map_or(end.strip, |middle| middle.strip);
            let inner = (open.strip.strip_end(), next.strip_start());
            Part::If {
                directive,
                yes: parts(&open.template, reading, inner),
                no: middle.map(|middle| {
                    let inner = (middle.strip.strip_end(), end.strip.strip_start());
                    parts(&middle.template, reading, inner)
                }),
            }
        }
        Directive::For(directive) => {
            let (open, end) = (&directive.for_expr, &directive.endfor_expr);
            let inner = (open.strip.strip_end(), end.strip.strip_start());
            Part::For { directive, body: parts(&open.template, reading, inner) }
        }
    }
}

/// Whether an element strips the literal before it, and the one after it.
fn strips(element: &Element) -> (bool, bool) {
    match element {
        Element::Literal(_) => (false, false),
        Element::Interpolation(part) => (part.strip.strip_start(), part.strip.strip_end()),
        Element::Directive(directive) => match &**directive {
            Directive::If(part) => {
                (part.if_expr.strip.strip_start(), part.endif_expr.strip.strip_end())
            }
            Directive::For(part) => {
                (part.for_expr.strip.strip_start(), part.endfor_expr.strip.strip_end())
            }
        },
    }
}

/// Takes the spaces off the start of the first text and off the end of the last. Each line of
/// a heredoc is a text of its own, so that a marker strips one line break at most.
fn stripped(mut texts: Vec<String>, start: bool, end: bool) -> Vec<String> {
    if start && let Some(first) = texts.first_mut() {
        *first = first.trim_start().to_owned();
    }
    if end && let Some(last) = texts.last_mut() {
        *last = last.trim_end().to_owned();
    }
    texts
}

/// The text of a heredoc literal, which has no escapes but those of the introductions.
fn unescape_heredoc(raw: &str) -> String {
    raw.replace("$${", "${").replace("%%{", "%{")
}

/// The text of a literal in a quoted template; a wrong escape stays as it is.
fn unescape_quoted(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let mut chars = rest.chars();
        let kind = chars.next();
        let after = chars.as_str();
        let length = match kind {
            Some('u') => 4,
            Some('U') => 8,
            _ => 0,
        };
        let code = after.get(..length).and_then(|hex| u32::from_str_radix(hex, 16).ok());
        let char = match kind {
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some(quoted @ ('"' | '\\')) => Some(quoted),
            _ => code.and_then(char::from_u32),
        };
        if let Some(char) = char {
            text.push(char);
            rest = &after[length..];
        } else {
            text.push('\\');
        }
    }
    text.push_str(rest);
    text
}

/// The indent that all lines of a `<<-` heredoc share, in characters. Lines of nothing but
/// spaces do not count and keep their spaces.
struct Indent {
    line_start: bool,
    least: Option<usize>,
}

impl Indent {
    fn measure(&mut self, parts: &[Part<'_>]) {
        for part in parts {
            match part {
                Part::Literal(text) => {
                    if self.line_start && !is_blank_line(text) {
                        let own = text.chars().take_while(|c| c.is_whitespace()).count();
                        self.least = Some(self.least.map_or(own, |least| least.min(own)));
                    }
                    self.line_start = text.ends_with('\n');
                }
                Part::Interpolation(_) => self.tag(),
                Part::If { yes, no, .. } => {
                    self.tag();
                    self.measure(yes);
                    if let Some(no) = no {
                        self.tag();
                        self.measure(no);
                    }
                    self.tag();
                }
                Part::For { body, .. } => {
                    self.tag();
                    self.measure(body);
                    self.tag();
                }
            }
        }
    }

    /// Passes an interpolation or a tag of a directive, which leaves no indent at a line start.
    fn tag(&mut self) {
        if self.line_start {
            self.least = Some(0);
        }
        self.line_start = false;
    }

    fn remove(&mut self, parts: &mut [Part<'_>]) {
        let least = self.least.unwrap_or(0);
        for part in parts {
            match part {
                Part::Literal(text) => {
                    let cut = self.line_start && !is_blank_line(text);
                    self.line_start = text.ends_with('\n');
                    if cut {
                        *text = text.chars().skip(least).collect();
                    }
                }
                Part::Interpolation(_) => self.line_start = false,
                Part::If { yes, no, .. } => {
                    self.line_start = false;
                    self.remove(yes);
                    if let Some(no) = no {
                        self.line_start = false;
                        self.remove(no);
                    }
                    self.line_start = false;
                }
                Part::For { body, .. } => {
                    self.line_start = false;
                    self.remove(body);
                    self.line_start = false;
                }
            }
        }
    }
}

fn is_blank_line(text: &str) -> bool {
    text.ends_with('\n') && text.trim().is_empty()
}

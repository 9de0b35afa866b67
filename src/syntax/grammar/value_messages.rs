//! What is said of syntax errors within values: operands, operators, brackets, `for` expressions.

use super::messages::error;
use super::{Checker, Events, State, Step};
use crate::finding::Finding;
use crate::syntax::token::TokenKind as T;

impl<E: Events> Checker<'_, E> {
    pub(super) fn more_in_sequence(&mut self) -> Box<Finding> {
        let open = self.stack.last().map_or(0, |o| o.token);
        let opener = self.tokens[open];
        if self.peek().is_none() {
            return self.never_closed(open);
        }
        let finding = self.expected("`}` after the expression", "the template sequence goes on");
        let finding = finding.related(opener.span, "the sequence begins here");
        let help = match self.peek() {
            Some(T::OpenQuote) => "add the `}` that ends the sequence before the string ends",
            _ => "a template sequence holds one expression, and ends with `}`",
        };
        self.with_foreign_help(finding, help)
    }

    /// The error for a bracket at token `open` that nothing closes up to the end of the text.
    pub(super) fn never_closed(&mut self, open: usize) -> Box<Finding> {
        let opener = self.tokens[open];
        let text = opener.text(self.text).to_owned();
        let close = closing(opener.kind);
        Box::new(
            error(opener.span, format!("`{text}` is never closed"), "opened here")
                .help(format!("add the `{close}` that belongs to it")),
        )
    }

    /// The innermost bracket goes on where it should end; `rule` says what it holds.
    pub(super) fn not_closed(&mut self, rule: &str) -> Box<Finding> {
        let open = self.stack.last().map_or(0, |o| o.token);
        if self.peek().is_none() {
            return self.never_closed(open);
        }
        let opener = self.tokens[open];
        let close = closing(opener.kind);
        let finding = self.expected(&format!("`{close}`"), &format!("`{close}` was expected"));
        let text = opener.text(self.text).to_owned();
        let finding = finding.related(opener.span, format!("`{text}` is opened here"));
        self.with_foreign_help(finding, rule)
    }

    pub(super) fn no_comma(&mut self, rule: &str) -> Box<Finding> {
        let finding = self.expected("`,` before the next item", "a comma is missing before this");
        self.with_foreign_help(finding, rule)
    }

    pub(super) fn no_key_separator(&mut self) -> Box<Finding> {
        if self.peek().is_none() {
            let open = self.stack.last().map_or(0, |o| o.token);
            return self.never_closed(open);
        }
        let finding = self.expected("`=` or `:` after the key", "`=` was expected");
        let help = match self.peek() {
            Some(T::FatArrow) => "`=>` is for `for` expressions; in an object write `key = value`",
            Some(T::Comma | T::CloseBrace) => {
                "an object holds `key = value`; for a list of values write `[` and `]`"
            }
            _ => "an item of an object is `key = value`, key and `=` on one line",
        };
        self.with_foreign_help(finding, help)
    }

    pub(super) fn bad_for(&mut self, what: &str) -> Box<Finding> {
        let found = self.found();
        let finding = error(self.place(), format!("{what}, found {found}"), "in this `for`");
        self.with_foreign_help(
            finding,
            "write `[for v in list : v]` or `{ for k, v in map : k => v }`, with `if …` at the end to choose",
        )
    }

    pub(super) fn no_else_branch(&mut self, question: usize) -> Box<Finding> {
        let question = self.tokens[question].span;
        let finding = self.expected("`:` and the value for false", "`:` was expected");
        self.with_foreign_help(
            finding.related(question, "the conditional's `?`"),
            "a conditional is `condition ? value : value`, on one line unless in parentheses",
        )
    }

    pub(super) fn no_attribute_name(&mut self) -> Box<Finding> {
        let finding = self.expected("a name after `.`", "a name was expected");
        let help = match self.peek() {
            Some(T::OpenBracket) => "an index needs no `.` before it",
            Some(T::OpenQuote) => "write `[\"…\"]` for a key in quotes",
            _ => "an attribute is read by its name, as in `source.mode`",
        };
        self.with_foreign_help(finding, help)
    }

    pub(super) fn no_function_name(&mut self) -> Box<Finding> {
        let finding = self.expected("a name after `::`", "a name was expected");
        self.with_foreign_help(
            finding,
            "a function of a namespace is called by `namespace::name(…)`",
        )
    }

    pub(super) fn no_call_of_namespaced(&mut self) -> Box<Finding> {
        let finding = self.expected("`(` after the name of a function", "`(` was expected");
        self.with_foreign_help(
            finding,
            "names with `::` are functions, and are called: `namespace::name(…)`",
        )
    }

    pub(super) fn not_a_value(&mut self) -> Box<Finding> {
        let open = self.stack.last().copied();
        if self.peek().is_none()
            && let Some(open) = open
            && self.tokens[open.token].kind.opens()
        {
            return self.never_closed(open.token);
        }
        let finding = self.expected("a value", "a value was expected");
        let help = match self.peek() {
            Some(T::Newline | T::LineComment) => {
                "the value begins on the line of its `=` or operator; parentheses let it go on over several lines"
            }
            Some(T::Plus) => "numbers have no `+` before them",
            Some(T::Comma) => "remove the comma, or write the value that is missing before it",
            Some(T::Dot) => "numbers begin with a digit: `0.5`",
            Some(T::EqualEqual | T::Equal) => "write one `=` to set, `==` to compare",
            Some(T::Less) => "a heredoc is `<<` and its marker, with the line break right after it",
            Some(T::CloseBrace | T::CloseBracket | T::CloseParen | T::CloseSequence) => {
                "something is missing before it"
            }
            _ => "a value is a number, a string, a name, a list, an object or a call",
        };
        self.with_foreign_help(finding, help)
    }

    /// Whether the next token is an operator in words, as other languages have it.
    pub(super) fn is_word_for_operator(&self) -> bool {
        let begins_line = self.at.checked_sub(1).is_none_or(|n| self.tokens[n].kind.ends_line());
        !begins_line && matches!(self.tokens[self.at].text(self.text), "and" | "or")
    }

    /// A character after a value that is no operator: said, and taken for the operator it is near.
    pub(super) fn unknown_operator(&mut self) -> Step {
        let text = self.tokens[self.at].text(self.text);
        if !matches!(text, "&" | "|" | "^" | "and" | "or") {
            let finding = self.expected("an operator or the end of the value", "not an operator");
            return Err(self.with_foreign_help(finding, "remove the character"));
        }
        let finding = error(self.here(), format!("`{text}` is not an operator"), "not an operator");
        let finding = self.with_foreign_help(finding, "");
        self.errors.push(*finding);
        self.at += 1;
        Ok(State::Operand)
    }
}

/// What closes the bracket of kind `open`.
fn closing(open: T) -> &'static str {
    match open {
        T::OpenParen => ")",
        T::OpenBracket => "]",
        _ => "}",
    }
}

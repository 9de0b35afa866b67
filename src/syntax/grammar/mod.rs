//! The grammar check: whether tokens are a document of HCL native syntax, and where not.
//!
//! A recogniser with its stack on the heap. It builds nothing; it reports every syntax error it
//! can find, and tells an [`Events`] of the names it passes. What it accepts is what the
//! reference implementation accepts, which is a little more than the specification says: tabs, a
//! byte order mark, any expression as an object key.
//!
//! The files of this room: `items` for bodies, attributes and blocks, `expression` for values,
//! `collection` for what stands in brackets, `template` for quoted strings and heredocs,
//! `recovery` for going on after an error, `mistakes` for errors that are read as they were meant,
//! `messages`, `value_messages` and `foreign` for the words.

mod collection;
mod expression;
mod foreign;
mod items;
mod messages;
mod mistakes;
mod recovery;
mod template;
mod value_messages;

pub use template::quoted_text_fault;

use super::token::{Token, TokenKind};
use crate::finding::Finding;
use crate::span::Span;
use std::ops::Range;

/// How many brackets, blocks, templates and conditionals may stand inside one another.
pub const MAX_NESTING: usize = 10_000;

/// After so many errors the check of a file stops: what it holds is not HCL.
pub const MAX_ERRORS: usize = 500;

/// What the check tells of the structure it passes, in the order of the text.
///
/// Places are indexes of tokens. Every method does nothing unless it is written. Openings and
/// closings are paired even where the document is wrong.
pub trait Events {
    /// A block begins: the token of its type, and its `{`.
    fn open_block(&mut self, _name: usize, _brace: usize) {}
    /// The block that was opened last ends; the token is its `}`, or where one is missing.
    fn close_block(&mut self, _brace: usize) {}
    /// An attribute of the innermost body begins: the token of its name.
    fn open_attribute(&mut self, _name: usize) {}
    /// The attribute that was opened last ends, just before this token or comments before it.
    fn close_attribute(&mut self, _end: usize) {}
    /// An object begins.
    fn open_object(&mut self) {}
    /// The object that was opened last ends.
    fn close_object(&mut self) {}
    /// A key of the innermost object that is spelled out: the tokens of a name, a number, or a
    /// quoted string without template sequences, quotes included. It may be in
    /// parentheses, which are among the tokens of the key and not among those of the literal.
    fn object_key(&mut self, _key: Range<usize>, _literal: Range<usize>) {}
}

/// No interest in the structure.
impl Events for () {}

/// Two that listen.
impl<A: Events, B: Events> Events for (A, B) {
    fn open_block(&mut self, name: usize, brace: usize) {
        self.0.open_block(name, brace);
        self.1.open_block(name, brace);
    }
    fn close_block(&mut self, brace: usize) {
        self.0.close_block(brace);
        self.1.close_block(brace);
    }
    fn open_attribute(&mut self, name: usize) {
        self.0.open_attribute(name);
        self.1.open_attribute(name);
    }
    fn close_attribute(&mut self, end: usize) {
        self.0.close_attribute(end);
        self.1.close_attribute(end);
    }
    fn open_object(&mut self) {
        self.0.open_object();
        self.1.open_object();
    }
    fn close_object(&mut self) {
        self.0.close_object();
        self.1.close_object();
    }
    fn object_key(&mut self, key: Range<usize>, literal: Range<usize>) {
        self.0.object_key(key.clone(), literal.clone());
        self.1.object_key(key, literal);
    }
}

/// Every syntax error in `tokens`, which [`super::lexer::lex`] made from `text`, in the order of
/// their places; empty if they are a document.
///
/// The findings are of the lints `syntax-error` and `nesting-too-deep`.
pub fn check(text: &str, tokens: &[Token], events: &mut impl Events) -> Vec<Finding> {
    let mut checker = Checker {
        text,
        tokens,
        at: 0,
        line_breaks: true,
        stack: Vec::new(),
        errors: Vec::new(),
        events,
    };
    checker.run();
    let mut errors = checker.errors;
    errors.sort_by_key(|e| e.span);
    errors
}

/// What the checker looks for next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// An attribute, a block, or the end of the body.
    Item,
    /// A value.
    Operand,
    /// What may come after a value: more of it, an operator, or what the frame waits for.
    After,
    /// A key of an object, or its end.
    Key,
    /// Text of a template, a sequence, or its end.
    Text,
    /// Nothing: the document is at its end.
    End,
}

/// What is open: a bracket, a construct that waits for its next part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Frame {
    /// The body of a block over several lines.
    Block,
    /// The value of an attribute of a body.
    Attribute,
    /// The value of the attribute of a one-line block.
    OneLineAttribute,
    Paren,
    Call,
    Tuple,
    Index,
    /// An object, where the expression being read is a key.
    ObjectKey,
    /// An object, where the expression being read is a value.
    ObjectValue,
    /// The collection of a `for` expression in `[` or, if true, in `{`.
    ForCollection(bool),
    /// The key before `=>`.
    ForKey,
    /// The value of a `for` expression in `[` or `{`.
    ForValue(bool),
    /// The condition after `if` of a `for` expression in `[` or `{`.
    ForCondition(bool),
    /// A conditional that waits for its `:`.
    Conditional,
    Quoted,
    Heredoc,
    Interpolation,
    /// `%{ if … }`, before its `}`.
    DirectiveIf,
    /// `%{ for … }`, before its `}`.
    DirectiveFor,
    /// Between `%{ if … }` and `%{ else }` or `%{ endif }`.
    If,
    /// Between `%{ else }` and `%{ endif }`.
    Else,
    /// Between `%{ for … }` and `%{ endfor }`.
    For,
    /// After a directive that is none, which may have been meant to be ended.
    UnknownDirective,
}

/// An open frame.
#[derive(Clone, Copy)]
struct Open {
    frame: Frame,
    /// The token that opened it; for a key, the token the key begins with.
    token: usize,
    /// Whether line breaks had a meaning outside of it.
    line_breaks: bool,
}

struct Checker<'a, E> {
    text: &'a str,
    tokens: &'a [Token],
    /// The next token to be looked at.
    at: usize,
    /// Whether line breaks have a meaning here; inside brackets they have none.
    line_breaks: bool,
    stack: Vec<Open>,
    errors: Vec<Finding>,
    events: &'a mut E,
}

impl<E: Events> Checker<'_, E> {
    fn run(&mut self) {
        let mut state = State::Item;
        while state != State::End {
            let next = match state {
                State::Item => self.item(),
                State::Operand => self.operand(),
                State::After => self.after(),
                State::Key => self.key(),
                State::Text => self.template_text(),
                State::End => break,
            };
            state = next.unwrap_or_else(|finding| {
                if let Some(comment) = self.unclosed_comment() {
                    self.errors.push(*comment);
                    return State::End;
                }
                self.errors.push(*finding);
                self.recover()
            });
            if self.stack.len() > MAX_NESTING {
                let span = self.tokens[self.stack[MAX_NESTING].token].span;
                self.errors.push(messages::too_deep(span));
                break;
            }
            if self.errors.len() >= MAX_ERRORS {
                self.errors.push(messages::too_many_errors(self.here()));
                break;
            }
        }
        while self.pop().is_some() {}
    }

    /// Moves past what has no meaning here, and gives the kind of the token found, if any is left.
    #[inline]
    fn peek(&mut self) -> Option<TokenKind> {
        loop {
            let kind = self.tokens.get(self.at)?.kind;
            match kind {
                TokenKind::BlockComment => {}
                TokenKind::Newline | TokenKind::LineComment if !self.line_breaks => {}
                _ => return Some(kind),
            }
            self.at += 1;
        }
    }

    /// Moves past the next token if it is of this kind.
    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.peek() == Some(kind);
        self.at += usize::from(found);
        found
    }

    /// The text of the next token, if it is an identifier.
    fn peek_word(&mut self) -> Option<&str> {
        (self.peek() == Some(TokenKind::Identifier)).then(|| self.tokens[self.at].text(self.text))
    }

    /// Moves past the next token if it is this word.
    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        self.at += usize::from(found);
        found
    }

    /// The place of the next token, or the end of the text.
    fn here(&self) -> Span {
        self.tokens.get(self.at).map_or(Span::at(self.text.len()), |t| t.span)
    }

    /// Opens `frame` at token `token`.
    fn push(&mut self, frame: Frame, token: usize, line_breaks: bool) {
        if frame == Frame::ObjectKey {
            self.events.open_object();
        }
        self.stack.push(Open { frame, token, line_breaks: self.line_breaks });
        self.line_breaks = line_breaks;
    }

    /// Closes the innermost frame.
    #[inline]
    fn pop(&mut self) -> Option<Open> {
        let open = self.stack.pop()?;
        self.line_breaks = open.line_breaks;
        match open.frame {
            Frame::Attribute => self.events.close_attribute(self.at),
            Frame::OneLineAttribute => {
                self.events.close_attribute(self.at);
                self.events.close_block(self.at);
            }
            Frame::Block => self.events.close_block(self.at),
            Frame::ObjectKey | Frame::ObjectValue => self.events.close_object(),
            _ => {}
        }
        Some(open)
    }

    /// Turns the innermost frame into `frame`, for one construct that has several parts.
    fn turn_into(&mut self, frame: Frame) {
        if let Some(open) = self.stack.last_mut() {
            open.frame = frame;
        }
    }
}

/// What to do next, or what is wrong at the next token.
type Step = Result<State, Box<Finding>>;

//! Reads tokens into a tree, and goes on after a fault so that one run tells them all. The state
//! of the reader says what may come next; open brackets are held in a list, so no nesting can
//! overflow the stack. Words for the faults are in [`super::fault`] and [`super::structure`].

use super::MAX_DEPTH;
use super::build::Tree;
use super::fault::{self, Place};
use super::lexer::{Lexer, Token, TokenKind};
use super::recover::closes;
use super::string::JsonString;
use super::structure::{self, Open};
use super::tree::{Document, Kind, Value};
use crate::finding::Finding;
use crate::span::Span;

/// Reads `text`; gives a document only if `build` and there are no findings.
pub(super) fn read(text: &str, build: bool) -> (Option<Document>, Vec<Finding>) {
    let mut reader = Reader {
        text,
        lexer: Lexer::new(text),
        open: Vec::new(),
        last: Span::default(),
        skipped: None,
        name: Span::default(),
        depth: 0,
        quiet: false,
        pairs: None,
        closed: 0,
        total: None,
        findings: Vec::new(),
        tree: build.then(Tree::default),
    };
    reader.run();
    reader.findings.sort_by_key(|finding| finding.span);
    let root = reader.tree.and_then(|tree| tree.root);
    (root.map(|value| Document { value, depth: reader.depth }), reader.findings)
}

/// What may come next.
#[derive(Clone, Copy)]
pub(super) enum State {
    /// A value; `first` right after `[`, where `]` may come instead.
    Value {
        first: bool,
    },
    /// A name; `first` right after `{`, where `}` may come instead.
    Name {
        first: bool,
    },
    Colon,
    /// A comma, or the end of what is open; at the top, the end of the text.
    After,
    Done,
}

pub(super) struct Reader<'t> {
    pub(super) text: &'t str,
    pub(super) lexer: Lexer<'t>,
    pub(super) open: Vec<Open>,
    /// The token before.
    pub(super) last: Span,
    /// The last token passed over, after that one.
    pub(super) skipped: Option<Span>,
    /// The latest property's name.
    name: Span,
    /// The most brackets that were open at once.
    depth: usize,
    /// Set after a fault that leaves in doubt what was meant, until a comma or bracket is where
    /// it should be. Faults between may be no more than its echo.
    pub(super) quiet: bool,
    /// The array in which pairs were found last; once is enough for each.
    pairs: Option<u32>,
    /// How many more brackets closed than opened so far.
    pub(super) closed: isize,
    /// The same for the whole text, once that was needed.
    pub(super) total: Option<isize>,
    pub(super) findings: Vec<Finding>,
    tree: Option<Tree>,
}

impl Reader<'_> {
    fn run(&mut self) {
        let mut state = State::Value { first: false };
        loop {
            let token = self.advance();
            if matches!(token.kind, TokenKind::Comment | TokenKind::Space) {
                self.tree = None;
                self.findings.push(fault::token(self.text, token, Place::Other));
                continue;
            }
            state = match state {
                State::Value { first } => self.value(token, first),
                State::Name { first } => self.name(token, first),
                State::Colon => self.colon(token),
                State::After => self.after(token),
                State::Done => return,
            };
            if matches!(state, State::Done) {
                return;
            }
            self.last = self.skipped.take().unwrap_or(token.span);
        }
    }

    /// Reports a fault after which reading goes on as if it were mended.
    pub(super) fn note(&mut self, finding: Finding) {
        self.tree = None;
        if !self.quiet {
            self.findings.push(finding);
        }
    }

    /// Reports a fault that leaves in doubt what was meant.
    pub(super) fn fault(&mut self, finding: Finding) -> State {
        self.note(finding);
        self.quiet = true;
        State::After
    }

    fn in_object(&self) -> bool {
        self.open.last().is_some_and(|open| open.object)
    }

    pub(super) fn advance(&mut self) -> Token {
        let token = self.lexer.next_token();
        self.closed += closes(token.kind);
        token
    }

    fn value(&mut self, token: Token, first: bool) -> State {
        let span = token.span;
        match token.kind {
            TokenKind::OpenObject => self.open(span, true),
            TokenKind::OpenArray => self.open(span, false),
            TokenKind::String { escaped } => {
                self.leaf(span, Kind::String(JsonString { span, escaped }))
            }
            TokenKind::Number => self.leaf(span, Kind::Number),
            TokenKind::True => self.leaf(span, Kind::Bool(true)),
            TokenKind::False => self.leaf(span, Kind::Bool(false)),
            TokenKind::Null => self.leaf(span, Kind::Null),
            TokenKind::BadString | TokenKind::Quoted | TokenKind::BadNumber | TokenKind::Word => {
                self.bad(token, Place::Value)
            }
            TokenKind::CloseArray | TokenKind::CloseObject if self.open.is_empty() => {
                self.fault(structure::stray_closer(self.text, token));
                State::Value { first }
            }
            TokenKind::CloseArray | TokenKind::CloseObject => {
                let object = token.kind == TokenKind::CloseObject;
                if self.in_object() && object {
                    self.note(structure::missing_value(self.text, self.name));
                } else if !self.in_object() && !object && !first {
                    self.note(structure::trailing_comma(self.last, ']'));
                }
                self.close(token, State::Value { first: false })
            }
            TokenKind::Comma if self.in_object() => {
                self.note(structure::missing_value(self.text, self.name));
                self.quiet = false;
                State::Name { first: false }
            }
            TokenKind::Comma => {
                self.spare_commas(span, false);
                State::Value { first: false }
            }
            TokenKind::Colon => {
                self.fault(structure::spare_colon(span));
                State::Value { first: false }
            }
            TokenKind::Stray | TokenKind::Comment | TokenKind::Space => {
                self.fault(fault::token(self.text, token, Place::Value));
                self.skip(token)
            }
            TokenKind::End => self.end(span),
        }
    }

    fn name(&mut self, token: Token, first: bool) -> State {
        let span = token.span;
        match token.kind {
            TokenKind::String { escaped } => {
                self.name = span;
                if let Some(tree) = &mut self.tree {
                    tree.name(JsonString { span, escaped });
                }
                State::Colon
            }
            TokenKind::Word | TokenKind::BadNumber | TokenKind::Stray
                if self.property_follows() =>
            {
                self.note(fault::token(
                    self.text,
                    Token { kind: TokenKind::Stray, span },
                    Place::Name,
                ));
                State::Name { first: false }
            }
            TokenKind::OpenObject | TokenKind::OpenArray if self.is_spare() => {
                self.note(structure::spare_open(self.text, span));
                State::Name { first: false }
            }
            TokenKind::BadString | TokenKind::Quoted | TokenKind::Word => {
                self.name = span;
                self.bad(token, Place::Name);
                State::Colon
            }
            TokenKind::Number
            | TokenKind::BadNumber
            | TokenKind::True
            | TokenKind::False
            | TokenKind::Null => {
                self.name = span;
                self.note(fault::token(
                    self.text,
                    Token { kind: TokenKind::Word, span },
                    Place::Name,
                ));
                State::Colon
            }
            TokenKind::CloseObject | TokenKind::CloseArray => {
                if !first && token.kind == TokenKind::CloseObject {
                    self.note(structure::trailing_comma(self.last, '}'));
                }
                self.close(token, State::Name { first: false })
            }
            TokenKind::Comma => {
                self.spare_commas(span, true);
                State::Name { first: false }
            }
            TokenKind::Colon => {
                self.name = span;
                self.note(structure::spare_colon(span));
                State::Value { first: false }
            }
            TokenKind::OpenObject | TokenKind::OpenArray => {
                self.note(structure::missing_name(token));
                self.open(span, token.kind == TokenKind::OpenObject)
            }
            TokenKind::Stray | TokenKind::Comment | TokenKind::Space => {
                self.fault(fault::token(self.text, token, Place::Name));
                self.skip(token)
            }
            TokenKind::End => self.end(span),
        }
    }

    fn colon(&mut self, token: Token) -> State {
        match token.kind {
            TokenKind::Colon => State::Value { first: false },
            TokenKind::Stray if matches!(self.text.get(token.span.range()), Some("=" | "=>")) => {
                self.note(structure::wrong_colon(self.text, self.name, token));
                State::Value { first: false }
            }
            TokenKind::CloseObject | TokenKind::Comma => self.value(token, false),
            TokenKind::CloseArray => self.close(token, State::Colon),
            TokenKind::End => self.end(token.span),
            TokenKind::String { .. } if self.peek().kind == TokenKind::Colon => {
                self.note(structure::missing_value(self.text, self.name));
                self.name(token, false)
            }
            kind => {
                let finding = structure::missing_colon(self.text, self.name, token);
                if kind.starts_value() {
                    self.note(finding);
                } else {
                    self.fault(finding);
                }
                self.value(token, false)
            }
        }
    }

    fn after(&mut self, token: Token) -> State {
        let Some(&open) = self.open.last() else { return self.top(token) };
        let kind = token.kind;
        match kind {
            TokenKind::Comma => {
                self.quiet = false;
                if open.object {
                    State::Name { first: false }
                } else {
                    State::Value { first: false }
                }
            }
            TokenKind::CloseObject | TokenKind::CloseArray => self.close(token, State::After),
            TokenKind::End => self.end(token.span),
            _ if self.follows_quote(token) => {
                self.fault(structure::inner_quote(self.last));
                self.skip(token)
            }
            TokenKind::String { .. }
            | TokenKind::BadString
            | TokenKind::Quoted
            | TokenKind::Word
                if open.object && self.peek().kind == TokenKind::Colon =>
            {
                // On a line of its own it is a property, whatever went wrong before.
                self.quiet &= !self.on_new_line(token);
                self.note(structure::missing_comma(self.text, self.last, token, true));
                self.name(token, false)
            }
            TokenKind::Colon if !open.object => {
                if self.pairs != Some(open.at) {
                    self.note(structure::pair_in_array(token.span));
                    self.pairs = Some(open.at);
                }
                self.quiet = true;
                State::Value { first: false }
            }
            _ if !open.object && kind.starts_value() => {
                self.note(structure::missing_comma(self.text, self.last, token, false));
                self.value(token, false)
            }
            _ => {
                self.fault(structure::after_value(self.text, token, open));
                self.skip(token)
            }
        }
    }

    fn leaf(&mut self, span: Span, kind: Kind) -> State {
        let parent = self.open.last().map(|open| open.object);
        if let Some(tree) = &mut self.tree {
            tree.put(Value { span, kind }, parent);
        }
        State::After
    }

    fn open(&mut self, span: Span, object: bool) -> State {
        if self.open.len() == MAX_DEPTH {
            let depth = self.deepest();
            self.tree = None;
            self.findings.push(structure::too_deep(span, depth));
            return State::Done;
        }
        self.quiet = false;
        self.open.push(Open { at: span.start, object });
        self.depth = self.depth.max(self.open.len());
        if let Some(tree) = &mut self.tree {
            tree.open(object);
        }
        if object { State::Name { first: true } } else { State::Value { first: true } }
    }

    /// Closes the innermost bracket, or what `token` seems to have been meant for.
    /// A spare bracket leaves reading in state `back`.
    fn close(&mut self, token: Token, back: State) -> State {
        let object = token.kind == TokenKind::CloseObject;
        let Some(&open) = self.open.last() else { return self.top(token) };
        if open.object == object {
            self.open.pop();
            let inside = self.open.last().map(|open| open.object);
            if let Some(tree) = &mut self.tree {
                tree.close(Span { start: open.at, end: token.span.end }, object, inside);
            }
        } else {
            let spare = self.close_other(token);
            if spare {
                return back;
            }
        }
        self.quiet = false;
        State::After
    }

    fn end(&mut self, span: Span) -> State {
        if self.open.is_empty() {
            if self.findings.is_empty() {
                self.fault(structure::empty(self.text));
            }
        } else {
            let open = std::mem::take(&mut self.open);
            self.fault(structure::unclosed(
                self.text.trim_end().len().min(span.end as usize),
                &open,
            ));
        }
        State::Done
    }
}

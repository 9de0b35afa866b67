//! Reading one native-syntax text: lexed, checked, outlined, in buffers that are used again.

use super::duplicates::{ObjectKeys, duplicate_attributes};
use super::grammar::check;
use super::lexer::lex_into;
use super::outline::{Outline, Outliner};
use super::token::{Token, TokenKind};
use crate::finding::Finding;
use crate::span::Span;

/// What is known of a text after it was read. One reader reads one text after another.
#[derive(Default)]
pub struct Reader {
    /// The tokens of the text.
    pub tokens: Vec<Token>,
    /// Its attributes and blocks; complete only if there was no syntax error.
    pub outline: Outline,
}

impl Reader {
    /// Reads `text`, and gives its syntax errors.
    pub fn read(&mut self, text: &str) -> Vec<Finding> {
        lex_into(text, &mut self.tokens);
        check(text, &self.tokens, &mut Outliner::new(&mut self.outline, &self.tokens))
    }

    /// The attributes set twice in the `text` read last: to the reference they are errors too.
    pub fn duplicate_attributes(&self, text: &str) -> Vec<Finding> {
        duplicate_attributes(text, &self.tokens, &self.outline)
    }

    /// Reads `text`, and gives every finding that its syntax alone makes, in no order.
    pub fn lint(&mut self, text: &str) -> Vec<Finding> {
        lex_into(text, &mut self.tokens);
        let outliner = Outliner::new(&mut self.outline, &self.tokens);
        let mut events = (outliner, ObjectKeys::new(text, &self.tokens));
        let mut findings = check(text, &self.tokens, &mut events);
        findings.extend(events.1.findings());
        findings.extend(self.duplicate_attributes(text));
        findings
    }

    /// The spans of heredoc text, where line breaks are part of a value.
    pub fn heredoc_texts(&self) -> Vec<Span> {
        let texts = self.tokens.iter().filter(|t| t.kind == TokenKind::HeredocText);
        texts.map(|t| t.span).collect()
    }
}

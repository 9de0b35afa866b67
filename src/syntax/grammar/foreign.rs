//! What people bring along from other languages, and what HCL has in its place.

use super::{Checker, Events};

use crate::syntax::token::TokenKind as T;

/// For an operator and a number with no value before them.
const CONSTRAINT: &str = "the constraint of a version is a string: put it in quotes";

impl<E: Events> Checker<'_, E> {
    /// The help for what stands at the next token, if it is known from other languages.
    pub(super) fn foreign(&mut self) -> Option<&'static str> {
        match self.peek()? {
            T::Unknown if self.begins_constraint() => Some(CONSTRAINT),
            T::Less | T::LessEqual | T::Greater | T::GreaterEqual | T::BangEqual
                if self.begins_constraint() =>
            {
                Some(CONSTRAINT)
            }
            T::Unknown => character(self.tokens[self.at].text(self.text).chars().next()?),
            T::Identifier | T::Number | T::OpenQuote => self.foreign_word(),
            _ => None,
        }
    }

    /// Whether an operator and a number begin a value here.
    fn begins_constraint(&self) -> bool {
        let kind = |at: usize| self.tokens.get(at).map(|token| token.kind);
        let sign = if kind(self.at + 1) == Some(T::Greater) { 2 } else { 1 };
        self.at > 0
            && kind(self.at - 1) == Some(T::Equal)
            && kind(self.at + sign) == Some(T::Number)
    }

    /// The help for two values that stand beside one another.
    fn foreign_word(&self) -> Option<&'static str> {
        let here = self.tokens[self.at];
        let before = *self.tokens.get(self.at.checked_sub(1)?)?;
        let word = (here.kind == T::Identifier).then(|| here.text(self.text));
        match (before.kind, word) {
            (T::Number, Some(_)) if before.span.end == here.span.start => {
                Some("numbers are decimal, and have no unit; put what is more than that in quotes")
            }
            (T::CloseQuote, Some(_)) if before.span.end == here.span.start => {
                Some("write `\\\"` for a quote inside a string")
            }
            (_, Some("and")) => Some("write `&&` for a logical and"),
            (_, Some("or")) => Some("write `||` for a logical or"),
            (T::Identifier, _) => match before.text(self.text) {
                "not" => Some("write `!` for a logical not"),
                "if" => Some("a conditional is `condition ? value : value`"),
                _ => None,
            },
            _ => None,
        }
    }
}

fn character(c: char) -> Option<&'static str> {
    Some(match c {
        '\'' => "strings are written in double quotes: `\"…\"`",
        '`' => "strings are written in double quotes, text of several lines as a heredoc",
        '“' | '”' | '„' | '‘' | '’' => {
            "strings are written in plain double quotes: `\"…\"`"
        }
        ';' => "items end with their line; remove the `;`",
        '&' => "write `&&` for a logical and",
        '|' => "write `||` for a logical or",
        '^' | '~' => "there are no operators on bits",
        '$' => "`${` and `}` stand in quoted strings only; here the expression stands alone",
        '@' | '\\' => "remove the character, or put the value in quotes",
        '\u{feff}' => "a byte order mark may only be the first character of a file",
        '\u{a0}' | '\u{2000}'..='\u{200b}' | '\u{202f}' | '\u{3000}' => {
            "it looks like a space, but is another character; write a plain space"
        }
        _ => return None,
    })
}

//! How the reader finds its way after a fault: what to pass over, and what a bracket of the wrong
//! kind was meant to close.

use super::fault::{self, Place};
use super::lexer::{Lexer, Token, TokenKind};
use super::reader::{Reader, State};
use super::structure;
use crate::span::Span;

impl Reader<'_> {
    /// The token after the one just read.
    pub(super) fn peek(&self) -> Token {
        let mut ahead = self.lexer;
        ahead.next_token()
    }

    /// The span of `first` and the commas that follow it.
    pub(super) fn commas(&mut self, first: Span) -> Span {
        let mut commas = first;
        while self.peek().kind == TokenKind::Comma {
            commas = commas.to(self.advance().span);
        }
        commas
    }

    /// After the value of the file.
    pub(super) fn top(&mut self, token: Token) -> State {
        if self.follows_quote(token) {
            self.fault(structure::inner_quote(self.last));
        } else if token.kind != TokenKind::End {
            // All of its line, since it is hardly one token.
            let rest = self.text.get(token.span.start as usize..).unwrap_or_default();
            let line = rest.lines().next().unwrap_or_default().trim_end();
            let start = token.span.start as usize;
            let rest = Span::new(start, (start + line.len()).max(token.span.end as usize));
            self.fault(structure::text_after_value(self.text, rest));
        }
        State::Done
    }

    /// A value of a faulty kind, or such a name.
    pub(super) fn bad(&mut self, token: Token, place: Place) -> State {
        self.note(fault::token(self.text, token, place));
        if token.kind == TokenKind::Word {
            self.lexer.pass_quote();
        }
        let source = self.text.get(token.span.range()).unwrap_or_default();
        let sign = token.kind == TokenKind::BadNumber && !source.contains(char::is_alphanumeric);
        let word = token.kind == TokenKind::Word && place == Place::Value || sign;
        let open = token.kind == TokenKind::BadString && !fault::is_closed(self.text, token.span);
        self.quiet |= word || open;
        State::After
    }

    /// Commas with nothing before them. One before a closing bracket is no second fault.
    pub(super) fn spare_commas(&mut self, first: Span, object: bool) {
        let commas = self.commas(first);
        self.note(structure::spare_comma(commas, object));
        self.quiet |= closes(self.peek().kind) > 0;
    }

    /// Whether `token` is text that touches the string before it.
    pub(super) fn follows_quote(&self, token: Token) -> bool {
        use TokenKind::{BadNumber, BadString, False, Null, Number, Stray, String, True, Word};
        let text = matches!(
            token.kind,
            Word | Number | BadNumber | True | False | Null | Stray | String { .. } | BadString
        );
        let last = self.text.get(self.last.range()).unwrap_or_default();
        let string = last.len() > 1 && last.starts_with('"') && last.ends_with('"');
        text && string && token.span.start == self.last.end
    }

    /// Whether a line break stands between the token before and `token`.
    pub(super) fn on_new_line(&self, token: Token) -> bool {
        let gap = self.last.end as usize..token.span.start as usize;
        self.text.get(gap).is_some_and(|gap| gap.contains('\n'))
    }

    /// Passes `token` and what follows that cannot be made sense of, up to a comma, a bracket that
    /// closes what is open, or a property on a line of its own.
    pub(super) fn skip(&mut self, token: Token) -> State {
        let opens = |kind| matches!(kind, TokenKind::OpenObject | TokenKind::OpenArray);
        let mut depth = usize::from(opens(token.kind) && !self.is_spare());
        // Those of an expression without its quotes, whose commas are its own.
        let mut parens = self.paren(token);
        let mut last = token.span;
        let mut line = false;
        loop {
            let before = (self.lexer, self.closed);
            let next = self.advance();
            let gap = last.end as usize..next.span.start as usize;
            line |= self.text.get(gap).is_some_and(|gap| gap.contains('\n'));
            let stop = match next.kind {
                TokenKind::End => true,
                TokenKind::CloseObject | TokenKind::CloseArray => depth == 0,
                TokenKind::Comma => depth == 0 && parens <= 0,
                TokenKind::String { .. } => {
                    depth == 0 && line && self.peek().kind == TokenKind::Colon
                }
                _ => false,
            };
            if stop {
                (self.lexer, self.closed) = before;
                self.skipped = Some(last);
                return State::After;
            }
            parens += self.paren(next);
            match next.kind {
                kind if opens(kind) => depth += 1,
                TokenKind::CloseObject | TokenKind::CloseArray => depth -= 1,
                _ => {}
            }
            last = next.span;
        }
    }

    /// 1 for an opening parenthesis, -1 for a closing one.
    fn paren(&self, token: Token) -> i32 {
        match self.text.get(token.span.range()) {
            Some("(") => 1,
            Some(")") => -1,
            _ => 0,
        }
    }

    /// Closes what `token`, a bracket that is not of the innermost open one's kind, was meant to
    /// close. The brackets still to come show whether it is spare, miswritten, or meant for one
    /// further out. Returns whether it is spare.
    pub(super) fn close_other(&mut self, token: Token) -> bool {
        let object = token.kind == TokenKind::CloseObject;
        let depth = self.open.len().cast_signed();
        let left_to_close = self.left_to_close();
        let outer = self.open.iter().rposition(|open| open.object == object);
        match (outer, self.open.last().copied()) {
            (_, Some(_)) if left_to_close == depth => {
                self.note(structure::stray_closer(self.text, token));
                return true;
            }
            (Some(outer), _) if left_to_close != depth - 1 => {
                let inner = self.open.split_off(outer + 1);
                self.note(structure::not_closed_before(self.text, token, &inner));
                self.open.pop();
            }
            (_, Some(open)) => {
                self.note(structure::wrong_closer(self.text, token, open));
                self.open.pop();
            }
            (_, None) => {}
        }
        false
    }

    /// Whether the opening bracket just read has none that closes it.
    pub(super) fn is_spare(&mut self) -> bool {
        self.left_to_close() == self.open.len().cast_signed()
    }

    /// Whether a name and a colon come next.
    pub(super) fn property_follows(&self) -> bool {
        let mut ahead = self.lexer;
        matches!(ahead.next_token().kind, TokenKind::String { .. })
            && ahead.next_token().kind == TokenKind::Colon
    }

    /// How many more brackets close than open after the place reached.
    fn left_to_close(&mut self) -> isize {
        let total = *self.total.get_or_insert_with(|| {
            let mut all = Lexer::new(self.text);
            let mut total = 0;
            loop {
                match all.next_token().kind {
                    TokenKind::End => return total,
                    kind => total += closes(kind),
                }
            }
        });
        total - self.closed
    }

    /// How deep brackets nest from the opening one just read, inside those open.
    pub(super) fn deepest(&self) -> usize {
        let mut ahead = self.lexer;
        let mut depth = self.open.len() + 1;
        let mut deepest = depth;
        loop {
            match ahead.next_token().kind {
                TokenKind::End => return deepest,
                kind => depth = depth.saturating_add_signed(-closes(kind)),
            }
            deepest = deepest.max(depth);
        }
    }
}

/// 1 for a bracket that closes, -1 for one that opens.
pub(super) fn closes(kind: TokenKind) -> isize {
    match kind {
        TokenKind::OpenObject | TokenKind::OpenArray => -1,
        TokenKind::CloseObject | TokenKind::CloseArray => 1,
        _ => 0,
    }
}

//! The tokens of HCL native syntax: their kinds, and what can be told from a kind alone.

use crate::span::Span;

/// What a token is.
///
/// Spaces and tabs between tokens are in no token. Everything else of a text is, so that the
/// texts of its tokens and the gaps between them give the text back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum TokenKind {
    /// `\n` or `\r\n`.
    Newline,
    /// `#` or `//` up to the end of its line, the line break included.
    LineComment,
    /// `/*` to `*/`.
    BlockComment,
    /// A name: `subnet`, `for`, `true`.
    Identifier,
    /// A number as it is spelled; whether it is one, the grammar says.
    Number,

    /// `{`
    OpenBrace,
    /// `}` that closes a `{`.
    CloseBrace,
    /// `[`
    OpenBracket,
    /// `]`
    CloseBracket,
    /// `(`
    OpenParen,
    /// `)`
    CloseParen,

    /// `"` that begins a quoted template.
    OpenQuote,
    /// Text of a quoted template, escapes as they are spelled.
    QuotedText,
    /// `"` that ends a quoted template.
    CloseQuote,
    /// `<<EOT` or `<<-EOT` and its line break.
    OpenHeredoc,
    /// Text of a heredoc.
    HeredocText,
    /// The last line of a heredoc without its line break: blanks, marker, blanks.
    CloseHeredoc,
    /// `${` or `${~`.
    OpenInterpolation,
    /// `%{` or `%{~`.
    OpenDirective,
    /// `}` or `~}` that ends an interpolation or a directive.
    CloseSequence,

    /// `.`
    Dot,
    /// `,`
    Comma,
    /// `...`
    Ellipsis,
    /// `:`
    Colon,
    /// `::`
    DoubleColon,
    /// `?`
    Question,
    /// `=`
    Equal,
    /// `=>`
    FatArrow,
    /// `*`
    Star,
    /// `/`
    Slash,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `%`
    Percent,
    /// `==`
    EqualEqual,
    /// `!=`
    BangEqual,
    /// `<`
    Less,
    /// `>`
    Greater,
    /// `<=`
    LessEqual,
    /// `>=`
    GreaterEqual,
    /// `&&`
    AndAnd,
    /// `||`
    OrOr,
    /// `!`
    Bang,

    /// Characters that no token of the language begins with, neighbours of a kind together.
    Unknown,
}

/// Every kind, in the order of their numbers.
pub const KINDS: [TokenKind; 43] = {
    use TokenKind as T;
    [
        T::Newline,
        T::LineComment,
        T::BlockComment,
        T::Identifier,
        T::Number,
        T::OpenBrace,
        T::CloseBrace,
        T::OpenBracket,
        T::CloseBracket,
        T::OpenParen,
        T::CloseParen,
        T::OpenQuote,
        T::QuotedText,
        T::CloseQuote,
        T::OpenHeredoc,
        T::HeredocText,
        T::CloseHeredoc,
        T::OpenInterpolation,
        T::OpenDirective,
        T::CloseSequence,
        T::Dot,
        T::Comma,
        T::Ellipsis,
        T::Colon,
        T::DoubleColon,
        T::Question,
        T::Equal,
        T::FatArrow,
        T::Star,
        T::Slash,
        T::Plus,
        T::Minus,
        T::Percent,
        T::EqualEqual,
        T::BangEqual,
        T::Less,
        T::Greater,
        T::LessEqual,
        T::GreaterEqual,
        T::AndAnd,
        T::OrOr,
        T::Bang,
        T::Unknown,
    ]
};

/// [`TokenKind::nesting`] of every kind.
static NESTING: [i8; KINDS.len()] = {
    use TokenKind as T;
    let mut table = [0; KINDS.len()];
    table[T::OpenBrace as usize] = 1;
    table[T::OpenBracket as usize] = 1;
    table[T::OpenParen as usize] = 1;
    table[T::OpenInterpolation as usize] = 1;
    table[T::OpenDirective as usize] = 1;
    table[T::CloseBrace as usize] = -1;
    table[T::CloseBracket as usize] = -1;
    table[T::CloseParen as usize] = -1;
    table[T::CloseSequence as usize] = -1;
    table
};

/// A token: its kind and the bytes it covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it is.
    pub span: Span,
}

impl Token {
    /// The token's own text within the text it was lexed from.
    pub fn text(self, source: &str) -> &str {
        &source[self.span.range()]
    }
}

impl TokenKind {
    /// Whether it is a comment of any form.
    pub const fn is_comment(self) -> bool {
        matches!(self, Self::LineComment | Self::BlockComment)
    }

    /// Whether it ends a line: a newline, or a line comment, which holds its line break.
    pub const fn ends_line(self) -> bool {
        matches!(self, Self::Newline | Self::LineComment)
    }

    /// Whether it opens what a closing bracket or the end of a template sequence closes.
    pub const fn opens(self) -> bool {
        self.nesting() > 0
    }

    /// Whether it closes what [`opens`](Self::opens) names.
    pub const fn closes(self) -> bool {
        self.nesting() < 0
    }

    /// By how much it changes the number of open brackets and template sequences.
    #[inline]
    pub const fn nesting(self) -> i32 {
        NESTING[self as usize] as i32
    }

    /// Whether it is an operator that stands between two operands.
    pub const fn is_binary_operator(self) -> bool {
        matches!(
            self,
            Self::Star
                | Self::Slash
                | Self::Plus
                | Self::Minus
                | Self::Percent
                | Self::EqualEqual
                | Self::BangEqual
                | Self::Less
                | Self::Greater
                | Self::LessEqual
                | Self::GreaterEqual
                | Self::AndAnd
                | Self::OrOr
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_stand_at_their_numbers() {
        for (number, kind) in KINDS.into_iter().enumerate() {
            assert_eq!(kind as usize, number);
        }
        assert_eq!(KINDS.len(), TokenKind::Unknown as usize + 1);
    }
}

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
        matches!(
            self,
            Self::OpenBrace
                | Self::OpenBracket
                | Self::OpenParen
                | Self::OpenInterpolation
                | Self::OpenDirective
        )
    }

    /// Whether it closes what [`opens`](Self::opens) names.
    pub const fn closes(self) -> bool {
        matches!(
            self,
            Self::CloseBrace | Self::CloseBracket | Self::CloseParen | Self::CloseSequence
        )
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

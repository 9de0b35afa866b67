//! Where an expression comes from: tokens of a native file, or a value of a JSON file. Either way
//! the places of the tree are places in the file.

use super::parser::Parser;
use super::{Around, Expr, Form, Kind, number};
use crate::span::Span;
use crate::syntax::grammar::quoted_text_fault;
use crate::syntax::json::{self, Decoded};
use crate::syntax::lexer::lex;
use crate::syntax::token::{Token, TokenKind};
use std::borrow::Cow;

/// The most bytes that the source of one expression may have; more is not read.
pub(super) const MAX_BYTES: usize = 4096;

/// An expression as it was read from its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed<'t> {
    /// The tree.
    pub expr: Expr<'t>,
    /// The bytes of its source, wrapper and surrounding space excluded; in JSON, of the string's
    /// value.
    pub bytes: usize,
    /// Whether it stands in a JSON file.
    pub json: bool,
}

/// The text that tokens were made from.
#[derive(Clone, Copy)]
pub(super) enum Text<'t, 'd> {
    /// Text that outlives the tree, so that names can point into it.
    Kept(&'t str),
    /// Text that was decoded for this expression alone.
    Passing(&'d str),
}

impl<'t: 'd, 'd> Text<'t, 'd> {
    #[expect(clippy::match_same_arms, reason = "their lifetimes differ")]
    pub(super) fn as_str(self) -> &'d str {
        match self {
            Self::Kept(text) => text,
            Self::Passing(text) => text,
        }
    }

    pub(super) fn slice(self, span: Span) -> Cow<'t, str> {
        match self {
            Self::Kept(text) => Cow::Borrowed(text.get(span.range()).unwrap_or_default()),
            Self::Passing(text) => {
                Cow::Owned(text.get(span.range()).unwrap_or_default().to_owned())
            }
        }
    }

    /// What `read` makes of the text at `span`.
    pub(super) fn read(self, span: Span, read: fn(&str) -> Cow<'_, str>) -> Cow<'t, str> {
        match self {
            Self::Kept(text) => read(text.get(span.range()).unwrap_or_default()),
            Self::Passing(text) => {
                Cow::Owned(read(text.get(span.range()).unwrap_or_default()).into_owned())
            }
        }
    }
}

/// The way from the tokens' places to those of the file.
#[derive(Clone, Copy)]
pub(super) enum Places<'d> {
    /// They are the same.
    File,
    /// They are places in the value of a JSON string, from this byte on.
    Decoded(&'d Decoded<'d>, u32),
}

impl Places<'_> {
    pub(super) fn place(self, span: Span) -> Span {
        match self {
            Self::File => span,
            Self::Decoded(decoded, start) => {
                decoded.span((span.start + start) as usize..(span.end + start) as usize)
            }
        }
    }
}

/// The expression that `tokens` spell, which were made from `text`: those of an attribute's value
/// ([`crate::syntax::outline::Item::inside`]) or of an element of a list. Never fails; what is
/// no expression is [`Form::Malformed`].
pub fn parse_native<'t>(text: &'t str, tokens: &[Token]) -> Parsed<'t> {
    let (expr, bytes) = parse(Text::Kept(text), tokens, Places::File);
    Parsed { expr, bytes, json: false }
}

/// The expression that a value of the JSON file `text` carries: a string of the form `"${…}"`,
/// or a Boolean or a number, which stand for themselves.
pub fn parse_json<'t>(text: &'t str, value: &json::Value) -> Parsed<'t> {
    let scalar = |kind| Parsed {
        expr: Expr { span: value.span, kind },
        bytes: value.span.len(),
        json: true,
    };
    match &value.kind {
        json::Kind::Bool(value) => scalar(Kind::Bool(*value)),
        json::Kind::Number => scalar(json_number(value.spelling(text))),
        json::Kind::Null => scalar(Kind::Rejected(Form::Null)),
        json::Kind::Array(_) => scalar(Kind::Rejected(Form::Tuple)),
        json::Kind::Object(_) => scalar(Kind::Rejected(Form::Object)),
        json::Kind::String(string) => {
            let decoded = string.decode(text);
            let carried = carried(text, string.span, &decoded);
            carried.unwrap_or_else(|around| scalar(Kind::Rejected(Form::NotWrapped(around))))
        }
    }
}

fn json_number(spelling: &str) -> Kind<'static> {
    if spelling.starts_with('-') {
        return Kind::Rejected(Form::Minus);
    }
    number::integer(spelling).map_or_else(Kind::Rejected, Kind::Integer)
}

/// Why a string that does not begin with `${` is no wrapper.
fn unwrapped(value: &str) -> Around {
    let opens = |text: &str, open: &str, escaped: &str| {
        text.match_indices(open).any(|(at, _)| !text[..=at].ends_with(escaped))
    };
    if opens(value, "%{", "%%") {
        Around::Directive
    } else if opens(value, "${", "$$") {
        Around::Before
    } else {
        Around::Plain
    }
}

/// The expression in the wrapper that the whole of a JSON string is, or why it is none.
fn carried<'t>(text: &'t str, whole: Span, decoded: &Decoded<'_>) -> Result<Parsed<'t>, Around> {
    let Some(inner) = decoded.value.strip_prefix("${") else {
        return Err(unwrapped(&decoded.value));
    };
    let inner = inner.strip_prefix('~').unwrap_or(inner);
    let start = (decoded.value.len() - inner.len()) as u32;
    let mut tokens = lex(inner);
    let mut depth = 0_usize;
    let close = tokens.iter().position(|token| match token.kind {
        TokenKind::CloseBrace if depth == 0 => true,
        kind => {
            depth += usize::from(kind == TokenKind::OpenBrace);
            depth -= usize::from(kind == TokenKind::CloseBrace);
            false
        }
    });
    let Some(close) = close else {
        let comment = tokens.iter().any(|token| token.kind.is_comment());
        return Err(if comment { Around::Comment } else { Around::Unclosed });
    };
    if tokens[close].span.end as usize != inner.len() {
        return Err(Around::After);
    }
    tokens.truncate(close);
    if tokens.last().is_some_and(|t| t.kind == TokenKind::Unknown && t.text(inner) == "~") {
        tokens.pop();
    }
    let places = Places::Decoded(decoded, start);
    // A string without escapes is its own spelling, so names can point into the file.
    let spelled = (decoded.value.len() + 2 == whole.len())
        .then(|| text.get(places.place(Span::new(0, inner.len())).range()))
        .flatten()
        .filter(|spelled| *spelled == inner);
    let (mut expr, bytes) =
        parse(spelled.map_or(Text::Passing(inner), Text::Kept), &tokens, places);
    if tokens.is_empty() {
        expr.span = whole;
    }
    Ok(Parsed { expr, bytes, json: true })
}

/// The first string in `tokens` that HCL cannot read: where, and why. Those of native files were
/// looked at before, with the rest of their syntax.
fn string_fault(text: &str, tokens: &[Token]) -> Option<(Span, &'static str)> {
    tokens.iter().filter(|token| token.kind == TokenKind::QuotedText).find_map(|token| {
        let (place, why) = quoted_text_fault(token.text(text))?;
        let start = token.span.start as usize;
        Some((Span::new(start + place.start, start + place.end), why))
    })
}

fn parse<'t, 'd>(text: Text<'t, 'd>, tokens: &'d [Token], places: Places<'d>) -> (Expr<'t>, usize)
where
    't: 'd,
{
    let mut parser = Parser::new(text, tokens, places);
    let (bytes, span) = parser.source();
    if bytes > MAX_BYTES {
        return (Expr { span, kind: Kind::Rejected(Form::TooLong) }, bytes);
    }
    if let Places::Decoded(..) = places
        && let Some((span, why)) = string_fault(text.as_str(), tokens)
    {
        let kind = Kind::Rejected(Form::BadString(why));
        return (Expr { span: places.place(span), kind }, bytes);
    }
    (parser.whole(), bytes)
}

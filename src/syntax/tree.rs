//! The bridge from text to hcl-edit: the items of a document parsed one by one, with every span
//! mapped back to the file.
//!
//! A whole file is never handed over: one item that hcl-edit refuses would hide all the others.
//! Items are found by token ([`Outline`]), so the text must have passed the grammar check.
//! What the trees mean is left to their readers, and they are never printed back.

mod numbers;

use super::lexer::lex;
use super::literal::is_trivia;
use super::outline::Outline;
use super::token::{Token, TokenKind};
use crate::span::Span;
use hcl_edit::Span as _;
use hcl_edit::expr::Expression;
use hcl_edit::parser::{parse_body, parse_expr};
use hcl_edit::structure::{Body, Structure};
use hcl_edit::template::HeredocTemplate;
use hcl_edit::visit::{Visit, visit_heredoc_template};
use std::ops::Range;

/// An item of a document as hcl-edit reads it.
#[derive(Clone, Debug)]
pub struct TreeItem {
    /// Its index in the outline.
    pub index: usize,
    /// Its bytes in the file, from its name to its last token.
    pub span: Span,
    /// Its tree, or why there is none.
    pub tree: Result<Structure, Refusal>,
}

/// Why hcl-edit does not read an item that the grammar check has passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// Where it stopped, in the file.
    pub at: Span,
    /// Which of the things it is known to refuse this is.
    pub kind: RefusalKind,
}

/// What hcl-edit refuses although it is valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// An attribute of a body, or a key of an object, that is set twice.
    SetTwice,
    /// More levels of nesting, or operators in a row, than it reads.
    TooDeep,
    /// A number after a dot that is beyond the range of its integers, or begins with a zero.
    Number,
    /// A heredoc without lines, or with one that begins as the last does: hcl-edit takes it to
    /// end elsewhere.
    Heredoc,
    /// Something else.
    Other,
}

impl TreeItem {
    /// Where `node`, which must be of this item's tree, stands in the file.
    pub fn span_of(&self, node: &impl hcl_edit::Span) -> Option<Span> {
        node.span().map(|range| self.map(range))
    }

    /// The bytes of the file that `range`, a range of the item's text, stands for.
    pub fn map(&self, range: Range<usize>) -> Span {
        let start = self.span.start as usize;
        Span::new(start + range.start, start + range.end)
    }

    /// The text that was parsed, which the ranges of the tree refer to.
    pub fn text<'t>(&self, file: &'t str) -> &'t str {
        &file[self.span.range()]
    }
}

/// The top-level items of the document `text`, in order, each parsed when it is asked for.
pub fn items<'a>(
    text: &'a str,
    tokens: &'a [Token],
    outline: &'a Outline,
) -> impl Iterator<Item = TreeItem> + 'a {
    outline.body(None).map(move |index| item(text, tokens, outline, index))
}

/// The item of this index in `outline`, of any level.
pub fn item(text: &str, tokens: &[Token], outline: &Outline, index: usize) -> TreeItem {
    let found = outline.item(index);
    let span = tokens[found.name].span.to(tokens[found.end - 1].span);
    let slice = &text[span.range()];
    let tree = match meaningful(slice, parse_body) {
        Ok(body) => one_structure(body, slice, span),
        Err(error) => Err(refusal(&error, span, slice)),
    };
    TreeItem { index, span, tree }
}

/// The expression that is all of `text`, or `None` if hcl-edit refuses or misreads it.
pub fn expression(text: &str) -> Option<Expression> {
    let expr = meaningful(text, parse_expr).ok()?;
    let heredocs = |found: &mut Heredocs| found.visit_expr(&expr);
    heredocs_agree(text, heredocs).then_some(expr)
}

/// The body that is all of `text`, or `None` if hcl-edit refuses or misreads it.
pub fn body(text: &str) -> Option<Body> {
    let body = meaningful(text, parse_body).ok()?;
    heredocs_agree(text, |found| found.visit_body(&body)).then_some(body)
}

/// What `parse` makes of `text` or, if it refuses that, of the text with blanks for all that has no
/// meaning: in some places hcl-edit takes no comment and no line break, and nowhere a comment with
/// a carriage return in it. Numbers that it does not read are others in what it is given, so that
/// the spelling of a number counts, and never the value in a tree.
fn meaningful<T, E>(text: &str, parse: impl Fn(&str) -> Result<T, E>) -> Result<T, E> {
    let spelled = numbers::spelled(text);
    let text = spelled.as_deref().unwrap_or(text);
    parse(text).or_else(|error| {
        let small = numbers::small(text);
        match blanked(small.as_deref().unwrap_or(text)).or(small) {
            Some(text) => parse(&text),
            None => Err(error),
        }
    })
}

/// `text` with as many blanks for each comment, and for each line break in brackets, as it has
/// bytes; `None` if it has neither.
fn blanked(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut changed = false;
    // What is open, and whether a line break means something in it.
    let mut open = vec![true];
    let mut before = None;
    // The two tokens before that are no comments or line breaks.
    let mut meant = [None; 2];
    for token in lex(text) {
        out.push_str(&text[out.len()..token.span.start as usize]);
        let own = token.text(text);
        match token.kind {
            TokenKind::OpenBrace => open.push(true),
            kind if kind.opens() => open.push(false),
            kind if kind.closes() && open.len() > 1 => drop(open.pop()),
            // An object that is made of something else by `for`; a block follows its name.
            TokenKind::Identifier if own == "for" => {
                if let [Some(outer), Some(TokenKind::OpenBrace)] = meant
                    && !matches!(outer, TokenKind::Identifier | TokenKind::CloseQuote)
                    && let Some(breaks) = open.last_mut()
                {
                    *breaks = false;
                }
            }
            _ => {}
        }
        // A heredoc ends with the line.
        let breaks = open.last() == Some(&true) || before == Some(TokenKind::CloseHeredoc);
        let kept = match token.kind {
            TokenKind::Newline if breaks => own,
            TokenKind::LineComment if breaks && own.ends_with('\n') => "\n",
            TokenKind::Newline | TokenKind::LineComment | TokenKind::BlockComment => "",
            _ => own,
        };
        changed |= kept != own;
        out.extend(std::iter::repeat_n(' ', own.len() - kept.len()));
        out.push_str(kept);
        before = Some(token.kind);
        if !is_trivia(token.kind) {
            meant = [meant[1], before];
        }
    }
    out.push_str(&text[out.len()..]);
    changed.then_some(out)
}

fn one_structure(body: Body, slice: &str, span: Span) -> Result<Structure, Refusal> {
    if !heredocs_agree(slice, |found| found.visit_body(&body)) {
        return Err(Refusal { at: span, kind: RefusalKind::Heredoc });
    }
    body.into_iter().next().ok_or(Refusal { at: span, kind: RefusalKind::Other })
}

/// Where the heredocs of a tree begin and end.
#[derive(Default)]
struct Heredocs(Vec<Range<usize>>);

impl Visit for Heredocs {
    fn visit_heredoc_template(&mut self, heredoc: &HeredocTemplate) {
        self.0.extend(heredoc.span());
        visit_heredoc_template(self, heredoc);
    }
}

/// Whether the heredocs that `visit` finds in the tree of `text` are those of its tokens.
fn heredocs_agree(text: &str, visit: impl FnOnce(&mut Heredocs)) -> bool {
    if !text.contains("<<") {
        return true;
    }
    let mut found = Heredocs::default();
    visit(&mut found);
    let mut open = Vec::new();
    let mut tokens = Vec::new();
    for token in lex(text) {
        match token.kind {
            TokenKind::OpenHeredoc => open.push(token.span.start as usize),
            TokenKind::CloseHeredoc => {
                let end = token.text(text).trim_end_matches([' ', '\t']).len();
                let start = open.pop().unwrap_or_default();
                tokens.push(start..token.span.start as usize + end);
            }
            _ => {}
        }
    }
    // At the very end of the text, hcl-edit does without the line break that tokens need.
    if let Some(start) = open.pop() {
        tokens.push(start..text.trim_end().len());
    }
    for list in [&mut found.0, &mut tokens] {
        list.sort_by_key(|range| range.start);
    }
    found.0 == tokens
}

fn refusal(error: &hcl_edit::parser::Error, span: Span, slice: &str) -> Refusal {
    let mut offset = error.location().offset().min(slice.len());
    // It may stop within a character.
    while !slice.is_char_boundary(offset) {
        offset -= 1;
    }
    let message = error.message();
    let kind = if message.contains("redefined") {
        RefusalKind::SetTwice
    } else if message.contains("at most") {
        RefusalKind::TooDeep
    } else if numbers::has_unread_step(slice) {
        RefusalKind::Number
    } else if has_misread_heredoc(slice) {
        RefusalKind::Heredoc
    } else {
        RefusalKind::Other
    };
    Refusal { at: Span::at(span.start as usize + offset), kind }
}

/// Whether a heredoc of `text` has no lines, or one that begins with its marker and goes on, or
/// other space than blanks in its last: where such a heredoc ends, hcl-edit takes for something
/// else.
fn has_misread_heredoc(text: &str) -> bool {
    if !text.contains("<<") {
        return false;
    }
    let tokens = lex(text);
    let mut markers = Vec::new();
    tokens.iter().enumerate().any(|(at, token)| {
        let own = token.text(text);
        match token.kind {
            TokenKind::OpenHeredoc => {
                markers.push(own.trim_start_matches(['<', '-']).trim_end());
                tokens.get(at + 1).is_some_and(|next| next.kind == TokenKind::CloseHeredoc)
            }
            TokenKind::CloseHeredoc => {
                markers.pop().is_some_and(|marker| own.trim_matches([' ', '\t']) != marker)
            }
            TokenKind::HeredocText => markers.last().is_some_and(|marker| {
                own.lines().any(|line| line.trim_start().starts_with(marker))
            }),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::native::Reader;

    /// The text of each item, or the reason why there is no tree.
    fn read(text: &str) -> Vec<Result<String, RefusalKind>> {
        let mut reader = Reader::default();
        assert_eq!(reader.read(text), []);
        items(text, &reader.tokens, &reader.outline)
            .map(|item| match &item.tree {
                Ok(tree) => Ok(text[item.span_of(tree).unwrap().range()].to_owned()),
                Err(refusal) => Err(refusal.kind),
            })
            .collect()
    }

    #[test]
    fn a_refused_item_does_not_hide_the_others() {
        let text = "\u{feff}a = 1 # x\r\n\r\nb = { c = 1, c = 2 }\r\nd \"e\" {\r\n}\r\n";
        assert_eq!(
            read(text),
            [Ok("a = 1".into()), Err(RefusalKind::SetTwice), Ok("d \"e\" {\r\n}".into())]
        );
    }

    #[test]
    fn refusals_say_what_is_refused() {
        let deep = format!("a = {}1{}\n", "(".repeat(70), ")".repeat(70));
        let chain = format!("a = 1{}\n", " + 1".repeat(130));
        for (text, kind) in [
            ("b {\na = 1\na = 2\n}\n", RefusalKind::SetTwice),
            (&deep, RefusalKind::TooDeep),
            (&chain, RefusalKind::TooDeep),
            ("a = b.12345678901234567890123\n", RefusalKind::Number),
            ("a = b.00.c\n", RefusalKind::Number),
            ("a = [1e400, b.12345678901234567890123 # c\n]\n", RefusalKind::Number),
            ("a = [<<E\nE\n, <<E\nE\n]\n", RefusalKind::Heredoc),
            ("a = <<E\n\nE x\nE\n", RefusalKind::Heredoc),
            ("a = <<E\n\nE\u{c}\n", RefusalKind::Heredoc),
        ] {
            assert_eq!(read(text), [Err(kind)], "{text}");
        }
    }

    #[test]
    fn a_refusal_is_at_a_whole_character() {
        let text = "a = x ? ą\n";
        let mut reader = Reader::default();
        assert_ne!(reader.read(text), []);
        let item = item(text, &reader.tokens, &reader.outline, 0);
        assert_eq!(item.tree.map_err(|refusal| refusal.at), Err(Span::at(8)));
    }

    #[test]
    fn no_number_is_a_reason_to_refuse_unless_it_is_a_step() {
        for text in
            ["a = 1e400", "a = {1e400 = 8}", "a = [-\n1e400 # c\n, 1.e3]", "a = -1e2147483646"]
        {
            assert_eq!(read(&format!("{text}\n")), [Ok(text.into())]);
        }
    }

    #[test]
    fn no_comment_is_a_reason_to_refuse() {
        assert_eq!(read("a = [1, # x\r y\n 2]\n"), [Ok("a = [1, # x\r y\n 2]".into())]);
        assert_eq!(blanked("a # é\r\n/*\n*/ b").unwrap(), "a      \n      b");
        assert_eq!(blanked("a = \"# b\"\n"), None);
    }

    #[test]
    fn no_line_break_in_brackets_is_a_reason_to_refuse() {
        assert_eq!(read("a = [!\n1]\n"), [Ok("a = [!\n1]".into())]);
        assert_eq!(blanked("a = [!\n{\nb = 1 }]\n").unwrap(), "a = [! {\nb = 1 }]\n");
        assert_eq!(blanked("a = [<<E\nE\n,\n]\n").unwrap(), "a = [<<E\nE\n, ]\n");
        let made = "a = {\nfor\nx in y\n:\nx =>\n{\nb = x\n}\n}";
        assert_eq!(read(&format!("{made}\n")), [Ok(made.into())]);
        assert_eq!(blanked("b {\nfor = 1 # c\n}\n").unwrap(), "b {\nfor = 1    \n}\n");
    }

    #[test]
    fn a_heredoc_ends_with_the_text() {
        assert_eq!(read("a = <<E\nx\nE\n"), [Ok("a = <<E\nx\nE".into())]);
        assert!(expression("(\n<<-E\n  x\n  E \n)").is_some());
    }
}

//! Layout of plain HCL: done in one go, with every token and line break kept, and found to be right
//! exactly where writing it anew would change nothing.

use rf_lint::fmt::canonical::{Options, ProofFailure};
use rf_lint::fmt::layout::{Scratch, layout};
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::source::Language;
use rf_lint::source::text::strip_bom;
use rf_lint::syntax::lexer::{BYTE_ORDER_MARK, lex, lex_into};
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::token::{Token, TokenKind};
use std::cell::RefCell;

#[derive(Default)]
struct Buffers {
    reader: Reader,
    scratch: Scratch,
    formatter: Formatter,
    tokens: Vec<Token>,
}

thread_local! {
    /// Used again and again, so that what one text leaves behind would show in the next.
    static BUFFERS: RefCell<Buffers> = RefCell::default();
}

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    BUFFERS.with_borrow_mut(|buffers| {
        if !buffers.reader.read(text).is_empty() {
            let formatted = buffers.formatter.format(text, Language::Hcl, Options::default());
            assert!(matches!(formatted, Formatted::Invalid(_)), "{formatted:?}");
            return;
        }
        let out = layout(text, &buffers.reader.tokens, &mut buffers.scratch);
        // A text with a mark is always written.
        let marked = format!("{BYTE_ORDER_MARK}{}", strip_bom(text));
        lex_into(&marked, &mut buffers.tokens);
        let written = layout(&marked, &buffers.tokens, &mut buffers.scratch);
        let written = written.expect("the mark is taken out");
        assert_eq!(out.is_none(), written == text, "the deciding pass and the writing pass differ");
        if let Some(out) = &out {
            assert_eq!(*out, written);
        }
        formatting_agrees(text, &written, buffers);
        if !joins_numbers(&buffers.reader.tokens, text) {
            tokens_are_kept(text, &buffers.reader.tokens, &written);
            lex_into(&written, &mut buffers.tokens);
            let again = layout(&written, &buffers.tokens, &mut buffers.scratch);
            assert_eq!(again, None, "laid out twice is not laid out once: {written:?}");
            // What is right may be seen to be so without tokens.
            assert!(buffers.reader.read(&written).is_empty());
            formatting_agrees(&written, &written, buffers);
        }
    });
}

/// The tokens and with them the line breaks are those of before, and no line has a blank at its end
/// that had none; the end of the text aside, where blanks stay.
fn tokens_are_kept(text: &str, tokens: &[Token], out: &str) {
    let after = lex(out);
    assert_eq!(after.len(), tokens.len(), "{out:?}");
    let mut ended = None;
    for (old, new) in tokens.iter().zip(&after) {
        assert_eq!((old.kind, old.text(text)), (new.kind, new.text(out)), "{out:?}");
        if new.kind == TokenKind::Newline {
            let end: usize = ended.unwrap_or(0);
            assert_eq!(end, new.span.start as usize, "blanks at the end of a line: {out:?}");
        }
        ended = Some(new.span.end as usize);
    }
}

/// What `rf fmt` makes of a file that was read last is its layout, unless it says why it leaves the
/// file alone.
fn formatting_agrees(text: &str, written: &str, buffers: &mut Buffers) {
    let formatter = &mut buffers.formatter;
    match formatter.format(text, Language::Hcl, Options::default()) {
        _ if text.contains("rf-fmt") => {}
        Formatted::Unchanged => {
            assert_eq!(text, written);
            assert_eq!(buffers.reader.duplicate_attributes(text), []);
        }
        Formatted::Changed(out) => assert_eq!(out, written),
        Formatted::Invalid(errors) => {
            assert!(errors.iter().all(|error| error.lint == "duplicate-attribute"), "{errors:?}");
        }
        Formatted::Unproven(ProofFailure::Tokens { .. }) => {
            assert!(joins_numbers(&buffers.reader.tokens, text), "{text:?}");
        }
        Formatted::Unproven(failure) => panic!("{failure}"),
    }
}

/// Whether `text` has an index of an index, or of a number, that layout would make one number of,
/// as the reference does: `a . 1 . 5` would become `a.1.5`. Such a text is left alone.
fn joins_numbers(tokens: &[Token], text: &str) -> bool {
    let is_part = |token: &Token| match token.kind {
        TokenKind::Number => true,
        TokenKind::Identifier => token.text(text).starts_with(['e', 'E']),
        _ => false,
    };
    tokens.windows(3).any(|three| {
        three[0].kind == TokenKind::Number && three[1].kind == TokenKind::Dot && is_part(&three[2])
    })
}

//! Lexer, grammar check and outline: total, in order, and nothing left out.

use super::sound::findings_are_sound;
use rf_lint::finding::Finding;
use rf_lint::syntax::grammar::MAX_ERRORS;
use rf_lint::syntax::lexer::BYTE_ORDER_MARK;
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::outline::Outline;
use rf_lint::syntax::token::{Token, TokenKind};
use std::cell::RefCell;

thread_local! {
    /// Used again and again, so that what one text leaves behind would show in the next.
    static READER: RefCell<Reader> = RefCell::default();
}

/// Fails unless all of this holds of `text`.
pub fn holds(text: &str) {
    READER.with_borrow_mut(|reader| {
        let errors = reader.read(text);
        tokens_cover(text, &reader.tokens);
        errors_are_sound(text, &errors);
        if errors.is_empty() {
            outline_nests(&reader.tokens, &reader.outline, None);
        }
    });
}

/// Tokens stand in order, none is empty, and between them are nothing but blanks.
fn tokens_cover(text: &str, tokens: &[Token]) {
    let blank = |from: usize, to: usize| text[from..to].bytes().all(|b| matches!(b, b' ' | b'\t'));
    let mut at = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    for token in tokens {
        assert!(!token.span.is_empty(), "{token:?}");
        assert!(blank(at, token.span.start as usize), "before {token:?}");
        at = token.span.end as usize;
        let own = token.text(text);
        match token.kind {
            TokenKind::Newline => assert!(matches!(own, "\n" | "\r\n"), "{token:?}"),
            TokenKind::LineComment => {
                assert!(own.starts_with('#') || own.starts_with("//"), "{token:?}");
                assert!(at == text.len() || own.ends_with('\n'), "{token:?}");
            }
            TokenKind::OpenHeredoc => assert!(own.ends_with('\n'), "{token:?}"),
            _ => {}
        }
    }
    assert!(blank(at, text.len()), "at the end");
}

fn errors_are_sound(text: &str, errors: &[Finding]) {
    findings_are_sound(text, errors);
    assert!(errors.is_sorted_by_key(|error| error.span));
    assert!(errors.len() <= MAX_ERRORS + 1);
    for error in errors {
        assert!(matches!(error.lint, "syntax-error" | "nesting-too-deep"), "{error:?}");
        assert!(error.help.is_some() || error.fix.is_some(), "{error:?}");
    }
}

/// The items of a body follow one another within the block that they are in.
fn outline_nests(tokens: &[Token], outline: &Outline, block: Option<usize>) {
    let mut at = block.map_or(0, |block| outline.item(block).brace.map_or(0, |brace| brace + 1));
    let end = block.map_or(tokens.len(), |block| outline.item(block).end - 1);
    for index in outline.body(block) {
        let item = outline.item(index);
        assert!(at <= item.name && item.name < item.end && item.end <= end, "{item:?}");
        assert_eq!(tokens[item.name].kind, TokenKind::Identifier, "{item:?}");
        if let Some(brace) = item.brace {
            assert_eq!(tokens[brace].kind, TokenKind::OpenBrace, "{item:?}");
            assert_eq!(tokens[item.end - 1].kind, TokenKind::CloseBrace, "{item:?}");
            // Deep nesting is tried elsewhere; here the stack of the fuzzer is what ends it.
            outline_nests(tokens, outline, Some(index));
        }
        at = item.end;
    }
}

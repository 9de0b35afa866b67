//! Which characters belong together: identifiers, and the classes of bytes that the lexer asks for.

use crate::syntax::runs::identifier_bytes;
use crate::syntax::token::TokenKind;

/// `ID_Start`: `XID_Start`, which the crate knows, and what normalisation takes out of it.
fn is_id_start(c: char) -> bool {
    unicode_ident::is_xid_start(c) || changes_in_nfkc(c) || matches!(c, 'ำ' | 'ຳ' | 'ﾞ' | 'ﾟ')
}

/// `ID_Continue`, without the joiners and middle dots that Unicode 15.1 added and HCL never took.
fn is_id_continue(c: char) -> bool {
    if matches!(c, '\u{200c}' | '\u{200d}' | '\u{30fb}' | '\u{ff65}') {
        return false;
    }
    unicode_ident::is_xid_continue(c) || changes_in_nfkc(c)
}

/// The characters of `ID_Start` that neither `XID_Start` nor `XID_Continue` has.
fn changes_in_nfkc(c: char) -> bool {
    matches!(
        c,
        '\u{37a}' | '\u{309b}' | '\u{309c}' | '\u{fc5e}'
            ..='\u{fc63}'
                | '\u{fdfa}'
                | '\u{fdfb}'
                | '\u{fe70}'
                | '\u{fe72}'
                | '\u{fe74}'
                | '\u{fe76}'
                | '\u{fe78}'
                | '\u{fe7a}'
                | '\u{fe7c}'
                | '\u{fe7e}'
    )
}

/// Where the identifier that begins at byte `start` ends; `start` itself if none does.
pub(super) fn identifier_end(text: &str, start: usize) -> usize {
    match text[start..].chars().next() {
        Some(c) if c == '_' || is_id_start(c) => identifier_rest(text, start + c.len_utf8()),
        _ => start,
    }
}

/// Where the identifier that goes on at byte `at` ends.
#[inline]
pub(super) fn identifier_rest(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    loop {
        at = identifier_bytes(bytes, at);
        if bytes.get(at).is_none_or(u8::is_ascii) {
            return at;
        }
        match text[at..].chars().next() {
            Some(c) if is_id_continue(c) => at += c.len_utf8(),
            _ => return at,
        }
    }
}

/// What a byte outside of template text begins.
#[derive(Clone, Copy)]
pub(super) enum Class {
    /// Nothing; it is in no token.
    Blank,
    /// An identifier, as an ASCII letter does.
    Letter,
    /// A token of this kind, and nothing but this byte is in it.
    Alone(TokenKind),
    /// A quoted template.
    Quote,
    /// Something that has to be looked at.
    Other,
}

/// The class of every byte.
pub(super) static CLASSES: [Class; 256] = {
    use TokenKind as T;
    let mut table = [Class::Other; 256];
    table[b' ' as usize] = Class::Blank;
    table[b'\t' as usize] = Class::Blank;
    table[b'_' as usize] = Class::Letter;
    table[b'"' as usize] = Class::Quote;
    let mut letter = 0;
    while letter < 26 {
        table[(b'a' + letter) as usize] = Class::Letter;
        table[(b'A' + letter) as usize] = Class::Letter;
        letter += 1;
    }
    table[b'\n' as usize] = Class::Alone(T::Newline);
    table[b'[' as usize] = Class::Alone(T::OpenBracket);
    table[b']' as usize] = Class::Alone(T::CloseBracket);
    table[b'(' as usize] = Class::Alone(T::OpenParen);
    table[b')' as usize] = Class::Alone(T::CloseParen);
    table[b',' as usize] = Class::Alone(T::Comma);
    table[b'?' as usize] = Class::Alone(T::Question);
    table[b'*' as usize] = Class::Alone(T::Star);
    table[b'+' as usize] = Class::Alone(T::Plus);
    table[b'-' as usize] = Class::Alone(T::Minus);
    table[b'%' as usize] = Class::Alone(T::Percent);
    table
};

use super::TokenKind as T;
use super::*;

fn kinds(text: &str) -> Vec<T> {
    lex(text).into_iter().map(|t| t.kind).collect()
}

fn texts(text: &str) -> Vec<&str> {
    lex(text).into_iter().map(|t| t.text(text)).collect()
}

#[test]
fn operators_are_as_long_as_they_can_be() {
    let text = "== != <= >= && || => = ! < > ... :: : . , ?";
    assert_eq!(texts(text), text.split(' ').collect::<Vec<_>>());
    assert_eq!(texts("a....b"), ["a", "...", ".", "b"]);
}

#[test]
fn identifiers_hold_dashes_and_letters_of_any_script() {
    assert_eq!(texts("a-b é.語-1 _x"), ["a-b", "é", ".", "語-1", "_x"]);
    assert_eq!(kinds("-a"), [T::Minus, T::Identifier]);
    assert_eq!(texts("゛a a゛ ำ"), ["゛a", "a゛", "ำ"]);
    assert_eq!(kinds("a\u{200d}b")[1], T::Unknown);
}

#[test]
fn numbers_take_fractions_and_exponents_only_with_digits() {
    assert_eq!(texts("1.5e+3 1.x 1e 2E-4"), ["1.5e+3", "1", ".", "x", "1", "e", "2E-4"]);
    assert_eq!(texts("1.2.3 1.e3 1.e-x"), ["1.2.3", "1.e3", "1", ".", "e-x"]);
}

#[test]
fn a_line_comment_holds_its_line_break() {
    assert_eq!(texts("# a\r\n// b\n/* c\n */"), ["# a\r\n", "// b\n", "/* c\n */"]);
}

#[test]
fn a_template_sequence_ends_at_the_brace_that_closes_it() {
    assert_eq!(
        texts(r#""a${ {b="}"} ~}c""#),
        ["\"", "a", "${", "{", "b", "=", "\"", "}", "\"", "}", "~}", "c", "\""]
    );
    assert_eq!(kinds("\"%{~if x}\"")[1], T::OpenDirective);
}

#[test]
fn escaped_sequences_and_quotes_are_text() {
    assert_eq!(texts(r#""$${a} %%{b} \" \\""#), ["\"", r#"$${a} %%{b} \" \\"#, "\""]);
    assert_eq!(texts(r#""$$${a}""#), ["\"", "$$${a}", "\""]);
}

#[test]
fn a_heredoc_ends_at_a_line_that_holds_its_marker_alone() {
    assert_eq!(texts("<<-E\n  x\n  E y\n  E \nb"), ["<<-E\n", "  x\n  E y\n", "  E ", "\n", "b"]);
    assert_eq!(texts("<<E\r\nx\r\nE\r\n"), ["<<E\r\n", "x\r\n", "E", "\r\n"]);
    assert_eq!(kinds("<<E\nE"), [T::OpenHeredoc, T::HeredocText]);
    assert_eq!(kinds("<< E\n")[..2], [T::Less, T::Less]);
}

#[test]
fn a_marker_right_after_a_sequence_closes_nothing() {
    assert_eq!(texts("<<E\n${x}E\nE\n"), ["<<E\n", "${", "x", "}", "E\n", "E", "\n"]);
}

#[test]
fn an_unclosed_string_ends_with_its_line() {
    assert_eq!(
        texts("a = \"x\nb = \"y\"\n"),
        ["a", "=", "\"", "x", "\n", "b", "=", "\"", "y", "\"", "\n"]
    );
}

#[test]
fn a_string_closed_on_the_next_line_is_one_string() {
    assert_eq!(texts("a = \"x\ny\"\n"), ["a", "=", "\"", "x\ny", "\"", "\n"]);
}

#[test]
fn a_byte_order_mark_is_in_no_token() {
    assert_eq!(lex("\u{feff}a")[0].span, Span::new(3, 4));
    assert_eq!(kinds("a\u{feff}"), [T::Identifier, T::Unknown]);
}

#[test]
fn nothing_but_blanks_is_left_out() {
    let text = "a  =\t'x' & \"é${ b }\n<<E\n ${c\n";
    let mut at = 0;
    for token in lex(text) {
        assert!(text[at..token.span.start as usize].trim_matches([' ', '\t']).is_empty());
        at = token.span.end as usize;
    }
    assert!(text[at..].trim_matches([' ', '\t']).is_empty());
}

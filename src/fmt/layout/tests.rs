use super::*;
use crate::syntax::lexer::lex;

fn laid_out(text: &str) -> String {
    let result = layout(text, &lex(text), &mut Scratch::default());
    let out = result.unwrap_or_else(|| text.to_owned());
    assert_eq!(layout(&out, &lex(&out), &mut Scratch::default()), None, "not stable: {out:?}");
    out
}

#[test]
fn attributes_of_consecutive_lines_are_aligned() {
    assert_eq!(laid_out("a=1\nlong =2\n\nb =3\n"), "a    = 1\nlong = 2\n\nb = 3\n");
}

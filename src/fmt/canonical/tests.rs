use super::*;

/// The canonical form of `text`, which must be valid and settle at once.
fn formatted_with(text: &str, options: Options) -> String {
    let mut reader = Reader::default();
    assert_eq!(reader.read(text), [], "{text:?}");
    let mut scratch = layout::Scratch::default();
    let out = match format(text, &mut reader, options, &mut scratch) {
        Ok(out) => out.unwrap_or_else(|| text.to_owned()),
        Err(failure) => panic!("{failure}: {text:?}"),
    };
    assert_eq!(reader.read(&out), []);
    assert_eq!(
        layout::layout(&out, &reader.tokens, &mut scratch).filter(|_| !out.contains("rf-fmt")),
        None
    );
    assert_eq!(format(&out, &mut reader, options, &mut scratch), Ok(None), "not stable: {out:?}");
    out
}

fn formatted(text: &str) -> String {
    formatted_with(text, Options::default())
}

#[test]
fn a_text_in_order_is_left_alone() {
    assert_eq!(formatted(""), "");
    assert_eq!(formatted("\n \n"), "");
    assert_eq!(formatted("concept \"a\" {\n}\n"), "concept \"a\" {\n}\n");
}

#[test]
fn blanks_that_part_tokens_are_said_to_where_they_stand() {
    let mut scratch = layout::Scratch::default();
    for value in ["2. 0 == source.a", "\"${source.a == 2. 0}\""] {
        let text = format!("rule r {{\n\n\n  match {{\n    where = {value}\n  }}\n}}\n");
        let mut reader = Reader::default();
        assert_eq!(reader.read(&text), []);
        let failure = format(&text, &mut reader, Options::default(), &mut scratch);
        assert_eq!(failure, Err(ProofFailure::Tokens { line: 5 }), "{text}");
    }
}

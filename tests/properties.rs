//! What holds for every text: valid documents are laid out once and for all with nothing lost,
//! texts that are not valid are left alone and told of, and nothing panics.

#[path = "common/documents.rs"]
mod documents;

use documents::documents;
use proptest::prelude::*;
use rf_lint::finding::Finding;
use rf_lint::fmt::canonical::Options;
use rf_lint::fmt::{Formatted, Formatter};
use rf_lint::lint::{Level, Linter};
use rf_lint::report::{FileReport, Format, Reporter, Style};
use rf_lint::source::Language;
use rf_lint::span::Span;
use rf_lint::syntax::token::{Token, TokenKind};
use rf_lint::syntax::{json, lexer::lex};

/// The laid out form of the document `text`, which is valid.
fn formatted(text: &str) -> Result<String, TestCaseError> {
    match Formatter::default().format(text, Language::Hcl, Options::default()) {
        Formatted::Unchanged => Ok(text.to_owned()),
        Formatted::Changed(out) => {
            prop_assert_ne!(&out, text, "said to be changed");
            Ok(out)
        }
        Formatted::Invalid(errors) => Err(TestCaseError::fail(format!(
            "refused: {} at {:?}\n{text}",
            errors[0].message, errors[0].span
        ))),
        Formatted::Unproven(failure) => Err(TestCaseError::fail(failure.to_string())),
    }
}

fn token_texts(text: &str) -> Vec<&str> {
    lex(text).into_iter().map(|token| token.text(text)).collect()
}

fn ends_in_blank(line: &str) -> bool {
    line.trim_end_matches(['\r', '\n']).ends_with([' ', '\t'])
}

/// What layout promises of `text` and its laid out form.
fn check_layout(text: &str) -> Result<(), TestCaseError> {
    let out = formatted(text)?;
    prop_assert_eq!(&formatted(&out)?, &out, "formatting twice is not formatting once");
    prop_assert_eq!(token_texts(text), token_texts(&out));
    let breaks = |text: &str| -> Vec<bool> {
        text.match_indices('\n').map(|(at, _)| text[..at].ends_with('\r')).collect()
    };
    prop_assert_eq!(breaks(text), breaks(&out), "line breaks");
    for (before, after) in text.split('\n').zip(out.split('\n')) {
        prop_assert!(
            ends_in_blank(before) || !ends_in_blank(after),
            "{:?} became {:?}",
            before,
            after
        );
    }
    Ok(())
}

/// Findings are complete, and point into `text`.
fn check_findings(text: &str, findings: &[Finding]) -> Result<(), TestCaseError> {
    let fits = |span: Span| span.start <= span.end && text.get(span.range()).is_some();
    for finding in findings {
        prop_assert!(!finding.message.is_empty());
        prop_assert!(fits(finding.span), "{finding:?}");
        prop_assert!(finding.related.iter().all(|related| fits(related.span)), "{finding:?}");
        let edits = finding.fix.iter().flat_map(|fix| &fix.edits);
        prop_assert!(edits.clone().all(|edit| fits(edit.span)), "{finding:?}");
    }
    Ok(())
}

/// Whether `text` has an index of an index, or of a number, that layout would make one number of,
/// as the reference does: `a . 1 . 5` would become `a.1.5`. Such a text is left alone.
fn joins_numbers(text: &str) -> bool {
    let is_part = |token: &Token| match token.kind {
        TokenKind::Number => true,
        TokenKind::Identifier => token.text(text).starts_with(['e', 'E']),
        _ => false,
    };
    lex(text).windows(3).any(|three| {
        three[0].kind == TokenKind::Number && three[1].kind == TokenKind::Dot && is_part(&three[2])
    })
}

/// What holds for any text as native syntax.
fn check_any(text: &str) -> Result<(), TestCaseError> {
    match Formatter::default().format(text, Language::Hcl, Options::default()) {
        Formatted::Invalid(errors) => {
            prop_assert!(!errors.is_empty(), "no reason is given");
            check_findings(text, &errors)?;
            let errors = errors.into_iter().map(|error| (Level::Deny, error)).collect();
            let shown = Reporter::new(Format::Text, Style::default())
                .file(&FileReport::new("a.hcl", text, errors));
            prop_assert!(shown.contains("--> a.hcl:"), "{shown}");
        }
        Formatted::Unproven(failure) => prop_assert!(joins_numbers(text), "{failure}"),
        _ => check_layout(text)?,
    }
    check_findings(text, &Linter::default().lint(text, Language::Hcl).findings)
}

/// What holds for any text as JSON.
fn check_any_json(text: &str) -> Result<(), TestCaseError> {
    let mut formatter = Formatter::default();
    match formatter.format(text, Language::Json, Options::default()) {
        Formatted::Unproven(failure) => prop_assert!(false, "{failure}"),
        Formatted::Invalid(errors) => {
            prop_assert!(!errors.is_empty(), "no reason is given");
            check_findings(text, &errors)?;
        }
        Formatted::Unchanged => {}
        Formatted::Changed(out) => {
            prop_assert_eq!(
                formatter.format(&out, Language::Json, Options::default()),
                Formatted::Unchanged
            );
            prop_assert_eq!(json_tokens(text), json_tokens(&out));
        }
    }
    check_findings(text, &Linter::default().lint(text, Language::RootformJson).findings)
}

fn json_tokens(text: &str) -> Vec<&str> {
    let mut lexer = json::Lexer::new(text);
    let tokens = std::iter::from_fn(|| {
        let token = lexer.next_token();
        (token.kind != json::TokenKind::End).then(|| &text[token.span.range()])
    });
    tokens.collect()
}

/// Words and signs of the language, whole and broken, in any order.
fn soup() -> impl Strategy<Value = String> {
    let words: Vec<&str> = "a b-c for in if else endif endfor true null and 1 1.5 1e 1.2.3 0x1 é 漢 👩‍💻 \
        { } [ ] ( ) \" \"x\" \"${ ${ ${~ %{ %{~ ~} $${ %%{ <<EOT\n EOT\n <<-E\n E\n << ' ` \\ \\n \\u12 \
        . , : :: ? = => == != < > <= >= && || & | ! + - * / % ... ~ ^ @ ; $ # // /* */"
        .split(' ')
        .chain(["\n", "\n", "\r\n", "\r", " ", "\t", "\0", "\u{feff}", "\u{a0}", "{\n", "}\n", "= ["])
        .collect();
    let blank = prop::sample::select(vec!["", " ", "  ", "\n"]);
    prop::collection::vec((prop::sample::select(words), blank), 0..60)
        .prop_map(|words| words.into_iter().flat_map(|(word, blank)| [word, blank]).collect())
}

fn json_soup() -> impl Strategy<Value = String> {
    let words = vec![
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"a\"",
        "\"a\": ",
        "\"\\u00e9\"",
        "\"\\ud800\"",
        "\"\\q\"",
        "\"",
        "'",
        "1",
        "-1.5e3",
        "01",
        "1.",
        "+1",
        "true",
        "null",
        "NaN",
        "//",
        "/*",
        "\n",
        "\r\n",
        "\t",
        " ",
        "\u{feff}",
        "漢",
        "\0",
        "\u{a0}",
        "{\"a\":",
        "[1,",
        "\"${a}\"",
    ];
    prop::collection::vec(prop::sample::select(words), 0..50).prop_map(|words| words.concat())
}

/// JSON values as other programs write them, in any spelling.
fn json_values() -> impl Strategy<Value = String> {
    let blank = || prop::sample::select(vec!["", " ", "\n", "\r\n  ", "\t"]);
    let leaf = prop::sample::select(vec![
        "1",
        "-1.50e+3",
        "\"a\\u00e9\"",
        "true",
        "null",
        "\"漢\"",
        "{}",
        "[ ]",
    ]);
    leaf.prop_map(str::to_owned).prop_recursive(4, 30, 4, move |inner| {
        let array =
            prop::collection::vec((blank(), inner.clone(), blank()), 0..4).prop_map(|items| {
                let items: Vec<_> =
                    items.into_iter().map(|(a, item, b)| format!("{a}{item}{b}")).collect();
                format!("[{}]", items.join(","))
            });
        let object = prop::collection::vec((blank(), inner, blank()), 0..4).prop_map(|items| {
            let items: Vec<_> =
                items.into_iter().map(|(a, item, b)| format!("{a}\"k\"{b}:{a}{item}{b}")).collect();
            format!("{{{}}}", items.join(","))
        });
        prop_oneof![array, object]
    })
}

/// `text` with pieces of it taken out, doubled or replaced.
fn mutate(text: &str, changes: &[(usize, usize, u8, &str)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, length, how, new) in changes {
        let at = at % (chars.len() + 1);
        let end = (at + length).min(chars.len());
        match how {
            0 => drop(chars.drain(at..end)),
            1 => drop(chars.splice(at..at, new.chars())),
            2 => drop(chars.splice(at..end, new.chars())),
            3 => drop(chars.splice(at..at, chars[at..end].to_vec())),
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

fn changes() -> impl Strategy<Value = Vec<(usize, usize, u8, &'static str)>> {
    let new = prop::sample::select(vec![
        "{", "}", "[", "]", "(", ")", "\"", "${", "%{", "\n", "=", ",", "'", "/*", "*/", "#",
        "<<EOT\n", "\\", ":", "&", " ", "-", "for ", "\r", "漢",
    ]);
    prop::collection::vec((any::<usize>(), 0..6_usize, 0..5_u8, new), 1..4)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn valid_documents_are_laid_out_with_nothing_lost(text in documents()) {
        check_layout(&text)?;
    }

    #[test]
    fn what_is_laid_out_does_not_depend_on_the_blanks_before(text in documents(), indent in 0..20_usize) {
        let out = formatted(&text)?;
        let mut moved = String::new();
        let mut at = 0;
        let mut begins_line = true;
        for token in lex(&out) {
            let blanks = token.span.start as usize - at;
            moved.push_str(&" ".repeat(if begins_line { indent } else { blanks }));
            moved.push_str(token.text(&out));
            begins_line = token.kind.ends_line();
            at = token.span.end as usize;
        }
        moved.push_str(&out[at..]);
        prop_assert_eq!(formatted(&moved)?, out);
    }

    #[test]
    fn mutated_documents_are_laid_out_or_told_of(text in documents(), changes in changes()) {
        check_any(&mutate(&text, &changes))?;
    }

    #[test]
    fn token_soup_is_laid_out_or_told_of(text in soup()) {
        check_any(&text)?;
    }

    #[test]
    fn arbitrary_text_is_laid_out_or_told_of(text in any::<String>()) {
        check_any(&text)?;
        check_any_json(&text)?;
    }

    #[test]
    fn json_soup_is_laid_out_or_told_of(text in json_soup()) {
        check_any_json(&text)?;
    }

    #[test]
    fn json_values_are_laid_out_with_nothing_lost(text in json_values()) {
        let refused = matches!(Formatter::default().format(&text, Language::Json, Options::default()), Formatted::Invalid(_));
        prop_assert!(!refused, "{text}");
        check_any_json(&text)?;
    }
}

//! Rendering takes any text, any spans and any edits: it neither panics, nor lets a character
//! through that steers a terminal, nor grows with the text.

#[path = "common/cases.rs"]
mod cases;

use cases::config;
use proptest::prelude::*;
use rf_lint::edit::{Edit, Fix, Safety};
use rf_lint::finding::Finding;
use rf_lint::lint::Level;
use rf_lint::report::{FileReport, Format, Reporter, Style};
use rf_lint::span::Span;

fn texts() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        5 => "[a-z ={}\"]{0,12}",
        3 => "\n|\r\n",
        1 => "\r|\t|\u{1b}|\u{9b}|\u{feff}|\u{202e}|\u{301}|\u{200d}|漢|👩|\0|\u{ffff}",
        1 => "x{100,200}",
    ];
    prop::collection::vec(piece, 0..30).prop_map(|pieces| pieces.concat())
}

/// Spans as fractions of the text, some of them past its end or inside a character.
fn span(text: &str, (start, length): (usize, usize)) -> Span {
    let start = start % (text.len() + 2);
    Span::new(start, start + length % (text.len() + 3))
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn any_input_is_rendered(
        text in texts(),
        label in "[a-z \n\u{1b}]{0,50}",
        spans in prop::collection::vec((any::<usize>(), 0_usize..90), 3),
        edits in prop::collection::vec((any::<usize>(), 0_usize..20, texts()), 0..4),
    ) {
        let edits = edits
            .into_iter()
            .map(|(start, length, new)| Edit::replace(span(&text, (start, length)), new))
            .collect();
        let finding = Finding::new("x", span(&text, spans[0]), text.as_str())
            .label(label.as_str())
            .related(span(&text, spans[1]), label.as_str())
            .related(span(&text, spans[2]), "")
            .help(text.as_str())
            .fix(Fix { message: label, safety: Safety::Safe, edits });
        let findings = vec![(Level::Deny, finding)];
        for format in [Format::Text, Format::Concise, Format::Json] {
            for color in [false, true] {
                let report = FileReport::new("a\u{1b}.hcl", &text, findings.clone());
                let style = Style { color, width: 80 };
                let shown = Reporter::new(format, style).file(&report);
                if format != Format::Json {
                    prop_assert!(shown.len() < 60_000);
                }
                if format == Format::Text && !color {
                    let unseen = ['\u{202e}', '\u{feff}', '\u{ffff}'];
                    let steers = |c: char| c.is_control() && c != '\n' || unseen.contains(&c);
                    prop_assert!(!shown.contains(steers), "{shown:?}");
                }
            }
        }
    }
}

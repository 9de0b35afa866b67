//! Messages that are not findings: a run that cannot start, a configuration that does not read,
//! a file that cannot be written. They look like findings without a name.

use super::snippet::{Origins, Spot};
use super::{Style, visible};
use crate::lint::Level;
use crate::source::text::LineIndex;
use crate::span::Span;
use annotate_snippets::{Group, Level as Severity};

/// A place of a text that a message points at.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The path of the file as it is shown.
    pub path: &'a str,
    /// The text of the file.
    pub text: &'a str,
    /// The bytes of it.
    pub span: Span,
    /// What is there, in a few words, or nothing.
    pub label: &'a str,
}

/// The line `error: SENTENCE`, or `warning: SENTENCE`, with a line break.
pub fn message(level: Level, sentence: &str, style: Style) -> String {
    render(level, sentence, None, None, style)
}

/// The message with the place it is about, and what to do in `help`.
pub fn message_at(
    level: Level,
    sentence: &str,
    place: &Place<'_>,
    help: Option<&str>,
    style: Style,
) -> String {
    render(level, sentence, Some(place), help, style)
}

fn render(
    level: Level,
    sentence: &str,
    place: Option<&Place<'_>>,
    help: Option<&str>,
    style: Style,
) -> String {
    let severity = if level == Level::Deny { Severity::ERROR } else { Severity::WARNING };
    let mut group = Group::with_title(severity.primary_title(visible::line(sentence)));
    let index = place.map(|place| LineIndex::new(place.text));
    let last_line =
        place.zip(index.as_ref()).map(|(place, index)| index.position(place.span.end).line);
    let mut origins = Origins::new(style, last_line.unwrap_or(1));
    if let Some((place, index)) = place.zip(index.as_ref()) {
        let spots = [Spot { span: place.span, label: place.label }];
        group =
            group.elements(origins.snippets(place.path, (place.text, &[]), index, &spots, true));
    }
    if let Some(help) = help {
        let words = visible::wrapped(help, origins.prose_width());
        group = group.element(Severity::HELP.message(words));
    }
    let mut out = String::new();
    origins.render(&[group], &mut out);
    out
}

//! Places of texts as annotate-snippets takes them: excerpts with their marks, and the paths above
//! them with the position in the file, which the excerpt no longer shows.

use super::excerpt::{Excerpt, Mark, excerpt, fitted};
use super::{Style, visible};
use crate::source::text::{LineIndex, Position};
use crate::span::Span;
use annotate_snippets::{Annotation, AnnotationKind, Group, Renderer, Snippet};
use std::ops::Range;
use unicode_width::UnicodeWidthStr;

/// Lines between two marks past which each is shown in a snippet of its own.
const FAR: u32 = 40;
/// Stands before and after the number of an origin until [`Origins::render`] writes it out. Never
/// part of a text that is shown.
const STAND_IN: char = '\u{ffff}';

/// A marked place of a text.
pub(super) struct Spot<'a> {
    /// The bytes.
    pub(super) span: Span,
    /// What is said there.
    pub(super) label: &'a str,
}

/// The places at which the snippets of one message stand, `path:line:column`.
pub(super) struct Origins {
    style: Style,
    places: Vec<String>,
    /// Cells that the numbers of lines take.
    digits: usize,
}

impl Origins {
    /// No snippets yet; the last line that one of them will show has the number `last_line`.
    pub(super) fn new(style: Style, last_line: u32) -> Self {
        Self { style, places: Vec::new(), digits: last_line.to_string().len() }
    }

    /// Cells left for source beside the numbers of lines.
    pub(super) fn source_width(&self) -> usize {
        self.style.width.saturating_sub(self.digits + 3).max(20)
    }

    /// Cells left for prose under a snippet, after a word such as `help: `.
    pub(super) fn prose_width(&self) -> usize {
        self.source_width().saturating_sub("help: ".len())
    }

    /// The snippets of `spots` in one text, the first of which is what the message is about if
    /// `primary`. Spots near the first share its snippet. Words stand for what is `hidden`.
    pub(super) fn snippets(
        &mut self,
        path: &str,
        (text, hidden): (&str, &[Span]),
        index: &LineIndex,
        spots: &[Spot<'_>],
        primary: bool,
    ) -> Vec<Snippet<'static, Annotation<'static>>> {
        let Some(first) = spots.first() else { return Vec::new() };
        let line = index.position(first.span.start).line;
        let (near, far): (Vec<_>, Vec<_>) = spots
            .iter()
            .partition(|spot| index.position(spot.span.start).line.abs_diff(line) <= FAR);
        let mut snippets = vec![self.snippet(path, (text, hidden), index, &near, primary)];
        for spot in far {
            snippets.push(self.snippet(path, (text, hidden), index, &[spot], false));
        }
        snippets
    }

    fn snippet(
        &mut self,
        path: &str,
        (text, hidden): (&str, &[Span]),
        index: &LineIndex,
        spots: &[&Spot<'_>],
        primary: bool,
    ) -> Snippet<'static, Annotation<'static>> {
        let labels: Vec<String> = spots.iter().map(|spot| visible::line(spot.label)).collect();
        let marks: Vec<Mark> = spots
            .iter()
            .zip(&labels)
            .map(|(spot, label)| Mark {
                range: fitted(text, spot.span.range()),
                room: label.width() + usize::from(!label.is_empty()),
                growth: 0,
            })
            .collect();
        let lines = |mark: &&Mark| text[mark.range.clone()].contains('\n');
        // Spans over several lines are drawn left of the source.
        let drawn = match marks.iter().filter(lines).count() {
            0 => 0,
            count => 1 + 2 * count.min(4),
        };
        let excerpt = {
            let width = self.source_width().saturating_sub(drawn).max(20);
            excerpt(index, hidden, &marks, width)
        };
        let Position { line, column } = index.position(spots[0].span.start);
        let origin = self.origin(format!("{}:{line}:{column}", visible::line(path)));
        let annotations =
            excerpt.ranges.iter().zip(labels).enumerate().map(|(at, (range, label))| {
                let primary = primary && at == 0;
                let kind = if primary { AnnotationKind::Primary } else { AnnotationKind::Context };
                kind.span(range.clone()).label((!label.is_empty()).then_some(label))
            });
        Snippet::source(excerpt.source.clone())
            .line_start(index.position(excerpt.start as u32).line as usize)
            .path(origin)
            .annotations(annotations)
    }

    /// The path of a snippet that stands at `place`.
    fn origin(&mut self, place: String) -> String {
        self.places.push(place);
        format!("{STAND_IN}{}{STAND_IN}", self.places.len() - 1)
    }

    /// Renders `groups`, with a line break at the end.
    pub(super) fn render(&self, groups: &[Group<'_>], out: &mut String) {
        let renderer =
            if self.style.color { Renderer::styled().hyperlink(false) } else { Renderer::plain() };
        let message = renderer.term_width(self.style.width).render(groups);
        for line in message.lines() {
            let mut rest = line.trim_end_matches(' ');
            while let Some((before, after)) = rest.split_once(STAND_IN) {
                out.push_str(before);
                let (number, after) = after.split_once(STAND_IN).unwrap_or((after, ""));
                let origin = number.parse().ok().and_then(|at: usize| self.places.get(at));
                out.push_str(origin.map_or("", String::as_str));
                // The position in the excerpt, in place of which the one in the file was given.
                rest = after.trim_start_matches(|c: char| c == ':' || c.is_ascii_digit());
            }
            out.push_str(rest);
            out.push('\n');
        }
    }
}

/// The lines of a text that hold the ranges of `patches`, and where these are in them. The ranges
/// are shown as they are or not at all, in lines that are no wider than `width` with the texts in
/// their place.
pub(super) fn lines_of(
    index: &LineIndex,
    hidden: &[Span],
    patches: &[(Range<usize>, String)],
    width: usize,
) -> Excerpt {
    let first = |text: &str| text.lines().next().map_or(0, UnicodeWidthStr::width);
    let mark = |(range, new): &(Range<usize>, String)| {
        let growth = first(new).saturating_sub(first(&index.text()[range.clone()]));
        Mark { range: range.clone(), room: 0, growth }
    };
    let marks: Vec<Mark> = patches.iter().map(mark).collect();
    excerpt(index, hidden, &marks, width)
}

//! A finding: what is wrong, where, why it matters and how to mend it. Pure data; it is made by
//! the lints and the syntax checks, levelled by [`crate::lint`] and shown by [`crate::report`].

use crate::edit::Fix;
use crate::span::Span;
use crate::words::on_one_line;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

/// One fault at one place of one file.
///
/// What it says is on one line each, whatever the names in it hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Name of the lint, as in `allow(NAME)`.
    pub lint: &'static str,
    /// Rootform's own diagnostic code, where the compiler would report this fault.
    pub code: Option<&'static str>,
    /// One sentence, lower case, no full stop, source in backticks.
    pub message: String,
    /// The place in the file, in bytes.
    pub span: Span,
    /// All that it speaks of, where that is more than what is underlined.
    pub about: Option<Span>,
    /// A few words shown at the underlined place, or nothing.
    pub label: String,
    /// Other places that the message speaks of.
    pub related: Vec<Related>,
    /// What to write instead, in words.
    pub help: Option<String>,
    /// How to mend it.
    pub fix: Option<Fix>,
    /// Whether it is a warning even where its lint is denied by default.
    pub mild: bool,
    /// What it takes for granted.
    pub premises: Premises,
}

/// What a finding in one file takes for granted of the source root, which only a look at all of the
/// root can refute. A finding with a premise that does not hold says nothing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Premises(u8);

impl Premises {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// The blocks of a dialect may stand there.
    pub const IN_DIALECT: Self = Self(1);
    /// The blocks of a policy pack may stand there.
    pub const IN_PACK: Self = Self(2);
    /// The manifest of the file is the first of its kind.
    pub const FIRST_MANIFEST: Self = Self(4);
    /// The owner `rf` is no other than the built-in one.
    pub const BUILT_IN: Self = Self(8);

    /// These and those.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Whether one of these is among `others`.
    pub const fn meet(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }
}

/// A second place that a finding speaks of, such as the other of two definitions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Related {
    /// The file, if it is another one than the finding's own.
    pub file: Option<Arc<RelatedFile>>,
    /// The place, in bytes.
    pub span: Span,
    /// What is there: "first set here".
    pub message: String,
}

/// Another file that a finding points into, with the text its spans are measured in.
#[derive(PartialEq, Eq, Debug)]
pub struct RelatedFile {
    /// Its path as it is shown.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// Where values stand in it that must not be shown, in order. Findings may point into a file
    /// before all of it was read, so this is told once that is done.
    hidden: OnceLock<Vec<Span>>,
}

impl RelatedFile {
    /// The file at `path`, which holds `text`; all of it may be shown.
    pub fn new(path: impl Into<PathBuf>, text: impl Into<String>) -> Self {
        Self { path: path.into(), text: text.into(), hidden: OnceLock::new() }
    }

    /// Lets nothing of the text be shown at these spans. Spans that were given before stay.
    pub fn hide(&self, mut spans: Vec<Span>) {
        spans.sort_unstable();
        // Whoever was first has read the same text.
        let _ = self.hidden.set(spans);
    }

    /// Where values stand in the text that must not be shown, in order.
    pub fn hidden(&self) -> &[Span] {
        self.hidden.get().map_or(&[], Vec::as_slice)
    }
}

impl Finding {
    /// A finding of `lint` at `span` with nothing but its message.
    pub fn new(lint: &'static str, span: Span, message: impl Into<String>) -> Self {
        Self {
            lint,
            code: None,
            message: on_one_line(message.into()),
            span,
            about: None,
            label: String::new(),
            related: Vec::new(),
            help: None,
            fix: None,
            mild: false,
            premises: Premises::NONE,
        }
    }

    /// Adds what it takes for granted.
    #[must_use]
    pub fn given(mut self, premises: Premises) -> Self {
        self.premises = self.premises.and(premises);
        self
    }

    /// Makes it a warning where its lint is denied by default.
    #[must_use]
    pub fn mild(mut self) -> Self {
        self.mild = true;
        self
    }

    /// Adds Rootform's code.
    #[must_use]
    pub fn code(mut self, code: &'static str) -> Self {
        self.code = Some(code);
        self
    }

    /// Adds the place of all that the message speaks of, such as the comparison of the operand that
    /// is underlined: when that is changed, the finding is still the same.
    #[must_use]
    pub fn about(mut self, span: Span) -> Self {
        self.about = Some(span);
        self
    }

    /// Adds the words at the underlined place.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = on_one_line(label.into());
        self
    }

    /// Adds a place in the same file.
    #[must_use]
    pub fn related(mut self, span: Span, message: impl Into<String>) -> Self {
        self.related.push(Related { file: None, span, message: on_one_line(message.into()) });
        self
    }

    /// Adds a place in another file.
    #[must_use]
    pub fn related_in(
        mut self,
        file: Arc<RelatedFile>,
        span: Span,
        message: impl Into<String>,
    ) -> Self {
        self.related.push(Related { file: Some(file), span, message: on_one_line(message.into()) });
        self
    }

    /// Adds what to write instead, in words.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(on_one_line(help.into()));
        self
    }

    /// Adds the fix.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(Fix { message: on_one_line(fix.message), ..fix });
        self
    }

    /// Takes the fix away and leaves what it says, where it cannot be applied.
    pub fn fix_in_words(&mut self) {
        if let Some(fix) = self.fix.take() {
            self.help.get_or_insert(fix.message);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Safety;

    #[test]
    fn what_a_finding_says_is_on_one_line() {
        let span = Span::at(0);
        let fix = Fix { message: "write `a\nb`".into(), safety: Safety::Safe, edits: Vec::new() };
        let finding = Finding::new("x", span, "no `a\r\nb`")
            .label("a\nb")
            .related(span, "a\nb")
            .help("a\nb or c")
            .fix(fix);
        assert_eq!(finding.message, "no `a\\r\\nb`");
        assert_eq!(
            (finding.label.as_str(), finding.help.as_deref()),
            ("a\\nb", Some("a\\nb or c"))
        );
        assert_eq!(finding.related[0].message, "a\\nb");
        assert_eq!(finding.fix.unwrap().message, "write `a\\nb`");
    }
}

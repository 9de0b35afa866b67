//! What can be found in one file by itself.

use super::premises::{keep_outside, rest_on_root};
use super::{
    Conditions, Directives, Lint, LintSet, Options, Scope, Source, check_document, check_model,
    check_text, find, one_line,
};
use crate::finding::{Finding, Premises};
use crate::rf::model::decode;
use crate::rf::root::Summary;
use crate::schema::find::Subject;
use crate::schema::secret::hide;
use crate::schema::source::{Document, is_bodies};
use crate::source::Language;
use crate::span::Span;
use crate::syntax::json;
use crate::syntax::native::Reader;
use std::collections::HashSet;

/// Looks for findings in one text after another, in buffers that are used again.
#[derive(Default)]
pub struct Linter {
    reader: Reader,
}

/// What was found in one text, directives not applied.
#[derive(Default, Debug)]
pub struct InFile {
    /// The findings at every level, in no order. Those that are known only when all files of a
    /// root are can be added.
    pub findings: Vec<Finding>,
    /// The directives of the text.
    pub directives: Directives,
    /// Of a Rootform source, what its root has to know of it.
    pub summary: Option<Summary>,
    /// Where values stand that must not be shown, in order.
    pub sensitive: Vec<Span>,
    /// What findings took for granted that does not hold, as far as the root is known.
    pub refuted: Premises,
}

impl InFile {
    /// Adds findings that are known only now.
    pub fn add(&mut self, findings: &[Finding]) {
        let from = self.findings.len();
        self.findings.extend_from_slice(findings);
        hide(&mut self.findings[from..], &self.sensitive);
    }

    /// The findings that no directive silences, and those about directives that silenced nothing;
    /// of the lints that are `wanted` alone.
    ///
    /// `whole_root` says that what is found by a look at all files of a root is among the findings.
    /// If not, a directive for lints that do so is not in vain yet; see [`Directives::apply`].
    pub fn apply(mut self, wanted: impl Fn(&Lint) -> bool, whole_root: bool) -> Vec<Finding> {
        let is_wanted = |finding: &Finding| find(finding.lint).is_none_or(&wanted);
        self.findings.retain(is_wanted);
        let ran = |lint: &Lint| {
            wanted(lint) && (whole_root || !matches!(lint.scope, Scope::Root | Scope::Roots))
        };
        let (mut kept, unused) = self.directives.apply(self.findings, ran);
        kept.retain(|finding| !finding.premises.meet(self.refuted));
        kept.extend(unused.into_iter().filter(is_wanted));
        kept
    }
}

impl Linter {
    /// What is found in `text`, written in `language`.
    ///
    /// In a text that could not be read no finding carries a fix: what to take for a value, and
    /// what for syntax, is not known for sure.
    pub fn lint(&mut self, text: &str, language: Language) -> InFile {
        self.lint_with(text, language, &Options::default())
    }

    /// The same, where these options of lints are set.
    pub fn lint_with(&mut self, text: &str, language: Language, options: &Options) -> InFile {
        self.lint_as(text, How { language, options, wanted: LintSet::ALL, subject: None })
    }

    /// What is found in `text`, the text of `subject`, by itself and under its schema. Lints that
    /// are not `wanted` are not run where that saves work; some of their findings may be there.
    pub fn lint_file(
        &mut self,
        text: &str,
        subject: &Subject<'_>,
        options: &Options,
        wanted: LintSet,
    ) -> InFile {
        let language = subject.language;
        self.lint_as(text, How { language, options, wanted, subject: Some(subject) })
    }

    fn lint_as(&mut self, text: &str, how: How<'_>) -> InFile {
        let mut found =
            if how.language.is_json() { lint_json(text, how) } else { self.lint_native(text, how) };
        found.findings.extend(found.directives.take_faults());
        hide(&mut found.findings, &found.sensitive);
        if found.findings.iter().any(|f| find(f.lint).is_some_and(|lint| lint.fixed_level)) {
            for finding in &mut found.findings {
                finding.fix_in_words();
            }
        }
        found
    }

    fn lint_native(&mut self, text: &str, how: How<'_>) -> InFile {
        let findings = self.reader.lint(text);
        let Reader { tokens, outline } = &self.reader;
        let directives = Directives::native(text, tokens, outline);
        let document = Document::Native { text, tokens, outline };
        let mut found = InFile { findings, directives, ..InFile::default() };
        found.check(document, how);
        check_text(text, &self.reader.heredoc_texts(), how.wanted, &mut found.findings);
        if how.language.is_rootform() {
            one_line::choose(text, tokens, outline, &mut found.findings);
        }
        found
    }
}

/// How a text is looked at.
#[derive(Clone, Copy)]
struct How<'a> {
    language: Language,
    options: &'a Options,
    wanted: LintSet,
    /// The file that it is, if it may follow a schema.
    subject: Option<&'a Subject<'a>>,
}

fn lint_json(text: &str, how: How<'_>) -> InFile {
    let language = how.language;
    let dialect = if language.is_rootform() { json::Dialect::Rootform } else { json::Dialect::Hcl };
    let mut found = InFile::default();
    match json::parse(text) {
        Ok(document) => {
            found.findings = json::duplicates(text, &document, dialect);
            found.directives = Directives::json(text, &document);
            if dialect == json::Dialect::Hcl && !is_bodies(&document.value) {
                found.findings.push(no_document(&document.value));
            }
            found.check(Document::Json { text, value: &document.value }, how);
        }
        Err(findings) => {
            found.findings = findings;
            found.summary = language.is_rootform().then(Summary::unread);
            found.sensitive =
                how.subject.map(|subject| subject.secrets_of_unread(text)).unwrap_or_default();
        }
    }
    check_text(text, &[], how.wanted, &mut found.findings);
    found
}

/// The finding about a JSON text that is no body, and so no document of HCL.
fn no_document(value: &json::Value) -> Finding {
    let mut elements = value.as_array().unwrap_or_default().iter();
    let value = elements.find(|element| element.as_object().is_none()).unwrap_or(value);
    let message = format!("a document is made of objects, and this is {}", value.noun());
    Finding::new("syntax-error", value.span, message)
        .code("HCL_PARSE")
        .help("write `{ … }`, or an array of objects that make one body together")
}

impl InFile {
    /// Adds what a schema finds. It knows more of what is set twice than the syntax, which may have
    /// said so already, or not have known whether an object of JSON is a body.
    fn add_checked(&mut self, findings: Vec<Finding>) {
        const TWICE: &str = "duplicate-attribute";
        let (mut twice, others): (Vec<_>, Vec<_>) =
            findings.into_iter().partition(|f| f.lint == TWICE);
        if !twice.is_empty() {
            let mut here = HashSet::new();
            twice.retain(|finding| here.insert(finding.span));
            self.findings.retain(|finding| {
                !(matches!(finding.lint, TWICE | "duplicate-object-key")
                    && here.contains(&finding.span))
            });
        }
        self.findings.extend(twice);
        self.findings.extend(others);
    }

    /// Adds what is found in `document`, in which syntax alone has found what is there so far.
    fn check(&mut self, document: Document<'_>, how: How<'_>) {
        let How { language, options, wanted, subject } = how;
        let unread = |finding: &&Finding| find(finding.lint).is_some_and(|lint| lint.fixed_level);
        let errors: Vec<Finding> = self.findings.iter().filter(unread).cloned().collect();
        if errors.is_empty() {
            check_document(document, language, wanted, &mut self.findings);
        }
        if let Some(subject) = subject {
            if errors.is_empty() {
                let checked = subject.check(document);
                self.sensitive = checked.sensitive;
                self.add_checked(checked.findings);
            } else {
                // What a broken text does not show would be reported as missing.
                self.sensitive = subject.secrets_of_unread(document.text());
            }
        }
        if language.is_rootform() {
            let from = self.findings.len();
            let file = decode(document, &errors, &mut self.findings);
            let conditions = Conditions::default();
            let bodies = std::cell::OnceCell::new();
            let source = Source { document, language, file: &file, options, conditions, bodies };
            let decoded = self.findings.len();
            check_model(&source, wanted, &mut self.findings);
            keep_outside(&file.refused, decoded, &mut self.findings);
            rest_on_root(&file, from, &mut self.findings);
            self.summary = Some(Summary::of(&file));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_cannot_be_read_has_no_fixes() {
        for (text, language) in
            [("\u{feff}a = \n", Language::Hcl), ("\u{feff}{\"a\": }\n", Language::Json)]
        {
            let found = Linter::default().lint(text, language).findings;
            let mark = found.iter().find(|f| f.lint == "byte-order-mark").expect("the mark");
            assert_eq!(mark.fix, None);
            assert!(mark.help.is_some());
        }
    }

    #[test]
    fn lints_that_are_not_wanted_are_not_run() {
        let text = "a = \"${b}\"\r\nc = 1\n";
        let found = |wanted: LintSet| {
            let options = &Options::default();
            let how = How { language: Language::Hcl, options, wanted, subject: None };
            let found = Linter::default().lint_as(text, how).findings;
            found.into_iter().map(|finding| finding.lint).collect::<Vec<_>>()
        };
        assert_eq!(found(LintSet::ALL), ["interpolation-only", "mixed-line-endings"]);
        assert_eq!(found(LintSet::of(|lint| lint.name == "mixed-line-endings")).len(), 1);
        assert_eq!(found(LintSet::NONE), [""; 0]);
    }

    #[test]
    fn directives_and_the_lints_that_ran_decide_what_is_kept() {
        let text = "# rf-lint: allow(duplicate-attribute)\nb {\n  a = 1\n  a = 2\n}\n\
                    # rf-lint: allow(duplicate-object-key)\nc = 1\n";
        let found = |ran: &dyn Fn(&Lint) -> bool| {
            let kept = Linter::default().lint(text, Language::Hcl).apply(ran, true);
            kept.into_iter().map(|finding| finding.lint).collect::<Vec<_>>()
        };
        assert_eq!(found(&|_| true), ["unused-allow"]);
        assert_eq!(found(&|lint| lint.name != "duplicate-object-key"), [""; 0]);
        assert_eq!(found(&|lint| lint.name != "unused-allow"), [""; 0]);
    }
}

//! What every finding must be, whoever makes it.

use rf_lint::edit::apply;
use rf_lint::finding::Finding;
use rf_lint::span::Span;

/// Fails unless all `findings` about `text` say something, point at whole characters of it, and
/// carry fixes that can be applied and do something.
pub(super) fn findings_are_sound(text: &str, findings: &[Finding]) {
    let fits = |span: Span| span.start <= span.end && text.get(span.range()).is_some();
    for finding in findings {
        assert!(is_clause(&finding.message), "{finding:?}");
        assert!(on_one_line(&finding.label), "{finding:?}");
        assert!(finding.help.as_deref().is_none_or(on_one_line), "{finding:?}");
        assert!(fits(finding.span), "{finding:?}");
        for related in &finding.related {
            assert!(on_one_line(&related.message), "{finding:?}");
            match &related.file {
                None => assert!(fits(related.span), "{finding:?}"),
                Some(file) => assert!(file.text.get(related.span.range()).is_some(), "{finding:?}"),
            }
        }
        if let Some(fix) = &finding.fix {
            assert!(is_clause(&fix.message), "{finding:?}");
            assert!(fix.edits.iter().all(|edit| fits(edit.span)), "{finding:?}");
            let fixed = apply(text, &fix.edits);
            assert!(fixed.is_some_and(|fixed| fixed != text), "{finding:?}");
        }
    }
}

/// Whether a message is on one line and does not end as a sentence does.
fn is_clause(message: &str) -> bool {
    !message.is_empty() && on_one_line(message) && !message.ends_with('.')
}

/// Whether nothing in a text ends a line, for whoever reads it.
fn on_one_line(text: &str) -> bool {
    !text.contains(['\n', '\r'])
}

//! Findings about values that must not be shown. Most lints know nothing of schemas, so what they
//! say is gone over afterwards. Keeping the values out of excerpts is left to [`crate::report`].

use super::apply::HIDDEN;
use crate::finding::Finding;
use crate::span::Span;

/// Takes what the `sensitive` values of a text say out of what `findings` in it say of them, and
/// the fixes that show them.
pub fn hide(findings: &mut [Finding], sensitive: &[Span]) {
    for finding in findings {
        for related in &mut finding.related {
            let hidden = related.file.as_ref().map_or(&[][..], |file| file.hidden());
            if hidden.iter().any(|secret| overlap(related.span, *secret)) {
                related.message = without_source(&related.message);
            }
        }
        if sensitive.is_empty() {
            continue;
        }
        let any = |meets: &dyn Fn(&Span) -> bool| sensitive.iter().any(meets);
        let told = finding.fix.iter().flat_map(|fix| &fix.edits).any(|edit| {
            any(&|secret| {
                // What is taken out whole is not told.
                let whole = edit.span.start <= secret.start && secret.end <= edit.span.end;
                overlap(edit.span, *secret) && !(whole && edit.text.is_empty())
            })
        });
        if told {
            finding.fix_in_words();
        }
        // A place that holds more than the value is mostly about what is around it.
        let inside = |span: Span| {
            any(&|secret| {
                let holds = span.start < secret.start && secret.end < span.end;
                overlap(span, *secret) && !holds
            })
        };
        let here = finding.related.iter().filter(|related| related.file.is_none());
        let mut places = std::iter::once(finding.span).chain(here.map(|related| related.span));
        if !told && !places.any(inside) {
            continue;
        }
        let texts = [&mut finding.message, &mut finding.label];
        let related = finding.related.iter_mut().map(|related| &mut related.message);
        for text in texts.into_iter().chain(related).chain(&mut finding.help) {
            *text = without_source(text);
        }
        if let Some(fix) = &mut finding.fix {
            fix.message = without_source(&fix.message);
        }
    }
}

/// Whether the two have a byte in common, or the first, which is empty, stands in the other.
fn overlap(span: Span, other: Span) -> bool {
    span.start < other.end && other.start < span.end.max(span.start + 1)
}

/// A message without the source that it has between backticks. Source may have backticks too, so
/// that nothing between the first and the last one is sure to be words.
fn without_source(text: &str) -> String {
    match (text.find('`'), text.rfind('`')) {
        (Some(first), Some(last)) if first < last => {
            format!("{}{HIDDEN}{}", &text[..first], &text[last + 1..])
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Edit, Fix, Safety};

    fn fix(edit: Edit) -> Fix {
        Fix { message: "write `x`".to_owned(), safety: Safety::Safe, edits: vec![edit] }
    }

    #[test]
    fn what_is_said_of_a_secret_keeps_its_words_alone() {
        let about = |span| Finding::new("one", span, "found `a`b`, not `c`").help("see `d`");
        let mut findings = vec![
            about(Span::new(4, 6)),
            about(Span::new(5, 5)),
            about(Span::new(0, 2)),
            about(Span::new(0, 2)).related(Span::new(3, 5), "as `e`"),
            about(Span::new(0, 20)),
        ];
        hide(&mut findings, &[Span::new(4, 8)]);
        let said: Vec<_> = findings.iter().map(|f| f.message.contains("`a`b`")).collect();
        assert_eq!(said, [false, false, true, false, true]);
        assert_eq!(findings[0].message, format!("found {HIDDEN}"));
        assert_eq!(findings[0].help.as_deref(), Some(&*format!("see {HIDDEN}")));
        assert_eq!(findings[3].related[0].message, format!("as {HIDDEN}"));
    }

    #[test]
    fn a_fix_may_take_a_secret_out_and_not_write_it() {
        let with = |edit| Finding::new("one", Span::new(0, 2), "x").fix(fix(edit));
        let mut findings = vec![
            with(Edit::delete(Span::new(0, 9))),
            with(Edit::delete(Span::new(4, 6))),
            with(Edit::replace(Span::new(0, 9), "secret")),
            with(Edit::replace(Span::new(0, 2), "y")),
        ];
        hide(&mut findings, &[Span::new(4, 8)]);
        let kept: Vec<_> = findings.iter().map(|f| f.fix.is_some()).collect();
        assert_eq!(kept, [true, false, false, true]);
    }
}

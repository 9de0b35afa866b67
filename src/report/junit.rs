//! JUnit's XML, as continuous integration shows results of tests: a test suite for each file that
//! has findings, with a failed test for each of them. A run without findings is one test that
//! passed, because a report without tests is taken for a fault.

use super::{FileReport, Root};
use crate::source::text::LineIndex;
use std::fmt::Write as _;

/// What stands before the first file.
pub(super) const BEGIN: &str =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"rf\">\n";

/// What stands after the last file, if there was one with findings.
pub(super) fn end(any: bool) -> String {
    const PASSED: &str = "  <testsuite name=\"rf\" tests=\"1\" failures=\"0\" errors=\"0\">\n    \
                          <testcase name=\"no findings\" classname=\"rf\"/>\n  </testsuite>\n";
    format!("{}</testsuites>\n", if any { "" } else { PASSED })
}

/// Appends the suite of `report`.
pub(super) fn render(report: &FileReport<'_>, root: &Root, out: &mut String) {
    let index = LineIndex::new(report.text);
    let plain = root.path(report.path);
    let path = escaped(&plain);
    let count = report.findings().len();
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "  <testsuite name=\"{path}\" tests=\"{count}\" failures=\"{count}\" errors=\"0\">"
    );
    for (level, finding) in report.findings() {
        let at = index.position(finding.span.start);
        let code = finding.code.map(|code| format!(" ({code})")).unwrap_or_default();
        let word = level.word();
        let _ = writeln!(
            out,
            "    <testcase name=\"{} ({}:{})\" classname=\"{path}\" file=\"{path}\" line=\"{}\">",
            escaped(finding.lint),
            at.line,
            at.column,
            at.line,
        );
        let mut body = format!(
            "{plain}:{}:{}: {word}[{}] {}{code}",
            at.line, at.column, finding.lint, finding.message
        );
        if let Some(help) = super::advice(finding) {
            let _ = write!(body, "\nhelp: {help}");
        }
        let message = escaped(&format!("{}{code}", finding.message));
        let _ = writeln!(
            out,
            "      <failure type=\"{word}\" message=\"{message}\">{}</failure>\n    </testcase>",
            escaped(&body).replace("&#10;", "\n"),
        );
    }
    out.push_str("  </testsuite>\n");
}

/// `text` as the value of an attribute. What XML 1.0 cannot hold, even escaped, becomes U+FFFD.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\n' => out.push_str("&#10;"),
            '\r' => out.push_str("&#13;"),
            '\t' => out.push_str("&#9;"),
            '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_xml_takes_for_markup_or_cannot_hold_is_replaced() {
        assert_eq!(
            escaped("a < b && \"c\" > 'd'"),
            "a &lt; b &amp;&amp; &quot;c&quot; &gt; &apos;d&apos;"
        );
        assert_eq!(escaped("]]>\r\n\t"), "]]&gt;&#13;&#10;&#9;");
        assert_eq!(escaped("\0\u{1b}[31m\u{ffff}é🦀"), "\u{fffd}\u{fffd}[31m\u{fffd}é🦀");
    }
}

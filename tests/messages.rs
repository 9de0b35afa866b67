//! How the mistakes that people make most are shown: the rendered text, in `snapshots/`.

use rf_lint::lint::Level;
use rf_lint::report::{FileReport, Format, Reporter, Style};
use rf_lint::syntax::native::Reader;

/// Compares what is said of `text` with `snapshots/mistake_NAME.snap`, which begins with it.
fn snapshot(name: &str, text: &str) {
    let findings = Reader::default().read(text);
    let findings = findings.into_iter().map(|finding| (Level::Deny, finding)).collect();
    let mut reporter = Reporter::new(Format::Text, Style::default());
    let shown = reporter.file(&FileReport::new("service.hcl", text, findings));
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(format!("mistake_{name}"), shown));
}

#[test]
fn strings() {
    snapshot("quote", "service \"web\" {\n  host = \"web.example.com\n  port = 80\n}\n");
    snapshot("single_quotes", "host = 'web.example.com'\n");
    snapshot("escape", "path = \"C:\\Program Files\\web\"\n");
    snapshot("line_break", "motd = \"Welcome\nto the service\"\n");
    snapshot("label", "service \"web {\n  port = 80\n}\n");
}

#[test]
fn templates() {
    snapshot("heredoc", "motd = <<-EOT\n  Welcome\n  EOT.\nport = 80\n");
    snapshot("heredoc_marker", "motd = <<'EOT'\nWelcome, it's me\nEOT\nport = 80\n");
    snapshot("sequence", "url = \"https://${host/index\"\nport = 80\n");
    snapshot("directive", "motd = \"%{ if morning }Good morning\"\n");
}

#[test]
fn brackets() {
    snapshot("brace", "service \"web\" {\n  port = 80\n\nservice \"db\" {\n  port = 5432\n}\n");
    snapshot("bracket", "ports = [\n  80,\n  443,\n\nhost = \"web\"\nlimits {\n  rate = 5\n}\n");
    snapshot("comma", "ports = [\n  80,\n  443\n  8080,\n]\n");
    snapshot("next_line", "service \"web\"\n{\n  port = 80\n}\n");
}

#[test]
fn operators() {
    snapshot("colon", "service \"web\" {\n  port: 80\n}\n");
    snapshot("single_equal", "secure = port = 443 ? true : false\n");
    snapshot("ampersand", "secure = tls & port == 443\n");
    snapshot("word", "secure = tls and not old\n");
    snapshot("comment", "port = 80\n/* the rest is off\nhost = \"web\"\n");
}

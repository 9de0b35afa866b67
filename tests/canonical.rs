//! What the canonical form does to Rootform sources, rule by rule, as snapshots in `snapshots/`.

use rf_lint::fmt::canonical::{Options, format};
use rf_lint::fmt::layout::Scratch;
use rf_lint::syntax::native::Reader;

fn formatted(text: &str, options: Options) -> String {
    let mut reader = Reader::default();
    assert_eq!(reader.read(text), []);
    let out = format(text, &mut reader, options, &mut Scratch::default()).expect("a proof");
    out.unwrap_or_else(|| text.to_owned())
}

/// Compares what comes of `text` with `snapshots/canonical_NAME.snap`.
fn snapshot_with(name: &str, text: &str, options: Options) {
    let shown = format!("before:\n{text}\nafter:\n{}", formatted(text, options));
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(format!("canonical_{name}"), shown));
}

fn snapshot(name: &str, text: &str) {
    snapshot_with(name, text, Options::default());
}

#[test]
fn wrappers_of_whole_fields_come_off() {
    snapshot(
        "wrappers",
        r#"rule "subnet" {
  match {
    type  = "${"subnet"}"
    where = "${source.mode == "${"A"}"}"
  }

  as = "${ "${~ concept.subnet ~}" }"

  context {
    to  = "${ /* the hub */ concept.hub }" # for now
    via = "${
      source.hub
    }"

    match { by = [ "${target.id}", "${ target.arn # the long one
    }" ] }
  }
}

policy "p" {
  target {
    rules = ["${aws.rule.a}"]
  }

  assert = "${
    true
    && exists(contexts(rf.context.network)) # both
  }"
  message = "${ (
    "brackets hold the lines"
  ) }"
}
"#,
    );
}

#[test]
fn constant_strings_are_written_as_literals() {
    let text = r#"dialect two {
  version = true ? "1.0.0" : "unused" # kept
}

concept three {
  description = [for v in ["a${"b"}", "c"] : v if v != "c"][0]
}

policy "four" {
  target {
    concept  = two.concept.three
    dialects = [("a"), { k = "b" }.k, "c"]
  }

  assert  = length(contexts(rf.context.network)) >= 1.0 && 1e3 > 007 && 1.5 > 1e40
  message = "${"tab\t, quote \", ${"$${x}"}"}"
}

concept "stays" {
  description = "p${"a template of parts"}"
  description = true ? "a\nb" : "a line break"
  description = (/* a comment */ "x")
  description = <<EOT
a heredoc
EOT
  description = source.unknown
  description = f("a call")
}
"#;
    snapshot("literals", text);
    snapshot_with("literals_off", text, Options { literals: false, ..Options::default() });
}

#[test]
fn literals_keep_the_spelling_and_hide_nothing() {
    snapshot(
        "spelling",
        r#"concept "spelled" {
  description = ("\u202e caf\u00e9")
}

concept "made" {
  description = true ? "\u202e caf\u00e9" : "b"
}

policy "floats" {
  assert  = length(contexts(rf.context.network)) < 1e400 && 1.0 == 1
  message = false ? 1e400 : "no float holds it"
}
"#,
    );
}

const ORDER: &str = r#"rule "subnet" {
  # the body's own

  # far from it

  # of the composition
  composition {
    # members stay
    member "b" {
      match { type = "b" }
      via = source.b # after
    }

    member "a" {
      match { type = "a" }
      via = source.a
    }
  }

  mystery = 1
  relation {
    on_empty = "absent"
    # why null
    on_null = "absent"

    via = source.b
    to  = concept.b
    via = source.twice
  }
  context { to = concept.a }

  # parted

  # of as
  as = concept.subnet
  /* of match */
  match {
    where = true
    /* first */ type = "subnet" /* x
    y */
    # last
  }
  # stays last
}
"#;

#[test]
fn a_comment_that_comes_to_end_the_line_takes_no_blanks_in() {
    let text = "policy \"a\" {\n  assert = \"${true # why\n}\" \t\n}\n";
    assert_eq!(formatted(text, Options::default()), "policy \"a\" {\n  assert = true # why\n}\n");
}

#[test]
fn items_take_the_order_of_the_language() {
    snapshot("order", ORDER);
    snapshot_with("order_off", ORDER, Options { order: false, ..Options::default() });
}

#[test]
fn blocks_have_blank_lines_around_them() {
    snapshot(
        "blank_lines",
        r#"

# of the file
concept "a" {

  description = "a"


}
# of the rule
rule "a" {
  match {


    kind = "data"


    type = "a"
  }
  as = concept.a
  # of identity
  identity {
    attributes = ["id"]
  }
  # parted from endpoint

  endpoint { attributes = ["id"] }
  context { to = concept.a }



  relation { to = concept.a }
  contribution {
    to = concept.a
  }
  # last
}
# end


"#,
    );
}

#[test]
fn a_comment_keeps_an_item_as_it_is() {
    snapshot(
        "skip",
        r#"rule a {
      as   =   "${concept.a}"
  # rf-fmt: skip
      match   {type   =   ("a")}
  identity {
      scope=("global")
      // rf-fmt: skip until the table is done
      attributes = [ "id",   # one
           "arn" ]           # two
  }
}
/* rf-fmt: skip */
concept b {


}
"#,
    );
}

#[test]
fn line_endings_follow_the_first_line() {
    let lf = "# c\nconcept \"a\" { # d\r\n  description = <<EOT\r\none\r\ntwo\r\nEOT\r\n}\r\n";
    assert_eq!(
        formatted(lf, Options::default()),
        "# c\nconcept \"a\" { # d\n  description = <<EOT\none\ntwo\nEOT\n}\n"
    );
    let crlf = "\u{feff}/* c\n*/\r\nconcept \"a\" {\n  description = <<EOT\n  one\r\ntwo\nEOT\n}";
    assert_eq!(
        formatted(crlf, Options::default()),
        "/* c\n*/\nconcept \"a\" {\n  description = <<EOT\n  one\r\ntwo\nEOT\n}\n",
        "the text of the heredoc mixes them, and the first line ends in the comment"
    );
    assert_eq!(formatted("a = 1\r\nb {\n}", Options::default()), "a = 1\r\n\r\nb {\r\n}\r\n");
}

#[test]
fn the_file_ends_with_one_line_break() {
    for (text, right) in [
        ("", ""),
        ("\u{feff}", ""),
        (" \r\n\n\t", ""),
        ("# c  ", "# c  \n"),
        ("# c\n\n  \n  ", "# c\n"),
        ("/* c */  ", "/* c */\n"),
        ("\n\n# c\n\n\n\n# d\n", "# c\n\n# d\n"),
    ] {
        assert_eq!(formatted(text, Options::default()), right, "{text:?}");
    }
}

use super::*;
use crate::fmt::layout::layout;
use crate::syntax::native::Reader;
use proptest::prelude::*;

fn says_right(text: &str) -> bool {
    is_right(text, &mut Scratch::default())
}

/// Whether the grammar and the layout, which decide, leave `text` as it is.
fn is_truly_right(text: &str) -> bool {
    let mut reader = Reader::default();
    reader.read(text).is_empty()
        && reader.duplicate_attributes(text).is_empty()
        && layout(text, &reader.tokens, &mut crate::fmt::layout::Scratch::default()).is_none()
}

/// Every form that a glance knows, in its right layout.
const KNOWN: &str = r#"# a comment

// another
terraform {
}

variable "region" { # where

  type        = string # a name
  default     = "eu-${var.zone}-1 100% $5 \"q\"\n"
  description = "é"
}

resource "aws_instance" web {
  count    = var.on && !var.off ? -1 : 2.5
  ami      = data.aws_ami.ubuntu["x"].ids[0].name
  user     = module.m[*].id[count.index + 1]
  nothing  = f()
  many     = merge({}, local.tags, { a = 1, "b" = [] })
  splat    = max(local.all...)
  folded   = [for k, v in var.map : upper(k) if v != null]
  mapped   = { for x in [1, 2] : x => x... if x > 1 }
  grouped  = (a + b) * -c % 2 / (1 - 3) <= 4 || d == "e"
  either   = a ? b ? c : d : e
  in_name  = x.in[0]
  indexed  = ["a", "b"][0]
  of_paren = (a)[0].b

  list = [
    "a",
    # between
    "b", # beside

    -1,
  ]
  object = {
    short      = 1
    "a longer" = [{ a = 1 }, { b = 2 }],
    (var.key) = concat(
      [1],
      [
        2
      ],
    )
  }
  for_all = {
    for k, v in m : k => v
  }
  call = f({
    a = 1
    }, {
    bb = 2
  })

  lifecycle {}
  network {
    a   = 1
    bcd = 2 // two
  }
}
"#;

#[test]
fn what_is_known_is_right_at_a_glance() {
    assert!(is_truly_right(KNOWN));
    assert!(says_right(KNOWN));
    assert!(says_right(""));
}

#[test]
fn each_line_is_known_by_itself() {
    for line in KNOWN.lines().filter(|line| line.contains(" = ")) {
        let words: Vec<_> = line.split_whitespace().collect();
        let text = format!("{}\n", words.join(" "));
        assert_eq!(says_right(&text), is_truly_right(&text), "{text}");
    }
}

#[test]
fn what_is_wrong_is_not_right() {
    for text in [
        "a = 1\na = 2\n",
        "a  = 1\n",
        " a = 1\n",
        "a = 1 \n",
        "a = 1\nbc = 2\n",
        "a = 1 # x\nb = 22 # y\n",
        "b{\n}\n",
        "b {\na = 1\n}\n",
        "b {\n",
        "}\n",
        "a = [for]\n",
        "a = { for }\n",
        "a = {\n  for = 1\n}\n",
        "a = \"\\q\"\n",
        "a = \"${b\"\n",
        "a = [1,2]\n",
        "a = f(1, 2\n",
        "a = [if in]\n",
        "a = [b for in[0]]\n",
        "a = \"${-b}\"\n",
        "a = [for x in (y) : x]\n",
        "a = x - -  1\n",
        "a = { b= 1 }\n",
        "\u{feff}a = 1\n",
    ] {
        assert!(!is_truly_right(text), "{text}");
        assert!(!says_right(text), "{text}");
    }
}

/// A text of known forms with some bytes of it taken out, doubled, or replaced.
fn nearly_known() -> impl Strategy<Value = String> {
    let pieces = [
        " ", "  ", "\n", "=", "\"", "{", "}", "[", "]", "(", ")", ",", ".", "a", "in", "for", "if",
        "-", "!", ":", "?", "#", "$", "%", "\\", "0", "é", "=>", "...", "*", "<", "/", "&&", "==",
    ];
    let edit = (any::<prop::sample::Index>(), 0..3_usize, prop::sample::select(pieces.to_vec()));
    let items: Vec<&str> = KNOWN.split_inclusive("\n\n").collect();
    let text = prop::sample::subsequence(items.clone(), 1..=items.len());
    (text, prop::collection::vec(edit, 1..4)).prop_map(|(items, edits)| {
        let mut text = items.concat();
        for (index, removed, piece) in edits {
            let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
            let Some(at) = index.index(starts.len() + 1).checked_sub(1) else { continue };
            let end = starts.get(at + removed).copied().unwrap_or(text.len());
            text.replace_range(starts[at]..end, if removed == 2 { "" } else { piece });
        }
        text
    })
}

proptest! {
    #[test]
    fn what_a_glance_says_is_so(text in nearly_known()) {
        prop_assert!(!says_right(&text) || is_truly_right(&text), "{text}");
    }
}

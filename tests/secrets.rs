//! Sensitive values in no output: every format, every command, and every kind of finding near
//! one. What is printed must be the same whatever the value is, so that nothing can be told of it.

#[path = "common/program.rs"]
mod program;

use program::Place;

const FORMATS: [&str; 7] = ["text", "concise", "json", "sarif", "github", "gitlab", "junit"];

/// Stands for the secret in the texts below.
const SECRET: &str = "SECRET";
/// Secrets of one length, so that nothing comes to stand elsewhere.
const VALUES: [&str; 2] = ["hunter2qz", "wxkj81mvy"];

const SCHEMA: &str = r#"__schema = "https://hcl-schema.example/draft/2026-09/schema"

body {
  attribute "name" {
    type    = string
    pattern = "^[a-z]+$"
  }

  attribute "password" {
    type      = string
    sensitive = true
    default   = "SECRET"
    enum      = ["first-SECRET", "second-SECRET"]
  }

  attribute "pin" {
    type      = number
    sensitive = true
    max       = 9
  }

  attribute "token" {
    type      = string
    sensitive = true
    pattern   = "^t-"
    min       = 50

    validation {
      condition     = self[0] == 1
      error_message = "a token is long"
    }
  }

  attribute "keys" {
    type           = map(number)
    sensitive      = true
    deprecated     = "use password"
    conflicts_with = ["pin"]
  }

  attribute "passphrase" {
    type       = list(string)
    deprecated = "use keys2"
  }

  attribute "keys2" {
    sensitive = true
  }

  block_header "store" {
    deprecated = "use one"
  }

  block_header "old" {
    label_names = ["name"]
    deprecated  = "use one"

    body {
      attribute "secret" {
        type = number
      }
    }
  }

  block_header "database" {
    label_names = ["name"]
    max_items   = 1

    body {
      attribute "secret" {
        sensitive = true
        type      = object({ user = string, key = string })
      }

      attribute "size" {
        type = number
      }
    }
  }

  block_header "one" {
    unique_labels = true
    label_names   = ["name"]
    open          = true

    body {
      attribute "secret" {
        sensitive = true
      }
    }
  }

  block_header "form" {
    body {
      one_of {
        variant "a" {
          body {
            attribute "value" {
              sensitive = true
            }
            attribute "a" {
              required = true
            }
          }
        }
        variant "b" {
          body {
            attribute "value" {
              type = number
            }
            attribute "b" {
              required = true
            }
          }
        }
      }
    }
  }
}
"#;

/// Files near which something is found, by their names.
const NATIVE: [(&str, &str); 42] = [
    ("not_permitted", "password = \"SECRET\"\n"),
    ("wrong_type", "pin = \"SECRET\"\n"),
    ("wrong_type_within", "keys = { a = 1, SECRET = \"SECRET\" }\n"),
    ("mismatch", "token = \"SECRET\"\n"),
    ("conflict", "keys = { SECRET = 1 }\npin = 1\n"),
    ("neighbour", "password = \"first-SECRET\"\nname = \"A B\"\npassword2 = 1\n"),
    ("same_line", "database \"x\" { secret = { user = \"u\", key = \"SECRET\" } }\nname = 1\n"),
    ("misspelled", "pasword = \"SECRET\"\n"),
    ("other_case", "PASSWORD = \"SECRET\"\n"),
    ("misplaced", "database \"x\" {\n  password = \"SECRET\"\n}\n"),
    ("unknown_block", "vault {\n  password = \"SECRET\"\n  deep {\n    pin = SECRET\n  }\n}\n"),
    ("unknown_value", "vault = { secret = \"SECRET\", \"a\" = 1, \"a\" = 2 }\n"),
    ("as_block", "password {\n  x = \"SECRET\"\n  y = \"SECRET\" \n}\n"),
    ("block_as_attribute", "database = { secret = \"SECRET\" }\n"),
    ("misspelled_block", "databse \"x\" {\n  secret = \"SECRET\"\n}\n"),
    ("twice", "password = \"SECRET\"\npassword = \"SECRET\"\n"),
    ("twice_within", "database \"x\" {\n  secret = \"SECRET\"\n  secret = \"SECRET\"\n}\n"),
    ("key_twice", "keys = { \"SECRET\" = 1, \"SECRET\" = 2 }\n"),
    ("template", "token = \"${\"SECRET\"}\"\n"),
    ("conditional", "token = true ? \"SECRET\" : \"SECRET\"\n"),
    ("legacy", "token = x.0.SECRET\n"),
    ("heredoc", "token = <<E\n  SECRET\nE\npin = <<-E\n    SECRET\n  E\n"),
    ("comment", "token = /* x */ \"SECRET\" // y\n"),
    ("breaks", "token = \"SECRET\"\r\nname = 1\n"),
    ("mark", "\u{feff}token = \"SECRET\"\n"),
    ("directive", "# rf-lint: allow(unused-allow)\ntoken = \"SECRET\"\n# rf-lint: whatever\n"),
    ("many_blocks", "database \"x\" {\n}\ndatabase \"y\" { secret = \"SECRET\" }\n"),
    ("alike", "one \"x\" {\n  secret = \"SECRET\"\n}\none \"x\" {\n  secret = \"SECRET\"\n}\n"),
    ("renamed", "passphrase = [\"SECRET\"]\n"),
    ("renamed_misfit", "passphrase = \"SECRET\"\nkeys2 = 1\n"),
    ("renamed_block", "old \"x\" {\n  secret = \"SECRET\"\n}\n"),
    ("label", "password \"SECRET\" {\n  x = 1\n}\n"),
    ("label_misspelled", "pasword \"SECRET\" SECRET {}\n"),
    ("no_variant", "form {\n  value = \"SECRET\"\n}\n"),
    ("several_variants", "form {\n  value = \"SECRET\"\n  a = 1\n  b = 2\n}\n"),
    ("syntax", "password = \"SECRET\" SECRET\n"),
    ("syntax_before", "x = )\npassword = \"SECRET\"\n"),
    ("syntax_open", "database \"x\" {\n  secret = \"SECRET\"\n"),
    ("syntax_quote", "password = \"SECRET\nname = 1\n"),
    ("syntax_colon", "password: \"SECRET\"\n"),
    ("syntax_bare", "password \"SECRET\"\n"),
    ("syntax_bracket", "keys = [\"SECRET\",\n  SECRET SECRET\n"),
];

const JSON: [(&str, &str); 19] = [
    ("not_permitted", "{\"password\": \"SECRET\"}"),
    ("wrong_type", "{\"pin\": \"SECRET\"}"),
    ("same_line", "{\"database\": {\"x\": {\"secret\": {\"key\": \"SECRET\"}}}, \"name\": 1}"),
    ("misspelled", "{\"pasword\": {\"a\": \"SECRET\"}}"),
    ("misplaced", "{\"database\": {\"x\": {\"more\": [{\"password\": \"SECRET\"}]}}}"),
    ("no_body", "{\"database\": \"SECRET\", \"one\": {\"x\": \"SECRET\"}}"),
    ("labels", "{\"database\": {\"secret\": \"SECRET\"}}"),
    ("spare_label", "{\"database\": {\"x\": {\"y\": {\"secret\": \"SECRET\"}}}}"),
    ("twice", "{\"password\": \"SECRET\", \"password\": {\"a\": \"SECRET\"}}"),
    ("template", "{\"token\": \"${true ? 1 : SECRET}\", \"keys\": \"${SECRET}\"}"),
    ("alike", "{\"one\": {\"x\": [{\"secret\": \"SECRET\"}, {\"secret\": \"SECRET\"}]}}"),
    ("renamed", "{\"passphrase\": [\"SECRET\"]}"),
    ("renamed_block", "{\"old\": {\"x\": {\"secret\": \"SECRET\"}, \"y\": {}}}"),
    ("no_variant", "{\"form\": {\"value\": \"SECRET\"}}"),
    ("syntax", "{\"password\": \"SECRET\" \"SECRET\", \"name\": 1}"),
    ("syntax_word", "{\"password\": SECRET}"),
    ("syntax_quote", "{\"password\": \"SECRET, \"name\": 1}"),
    ("syntax_open", "{\"password\": \"SECRET\", \"pin\": 'SECRET'"),
    ("syntax_comma", "{\"keys\": {\"a\": \"SECRET\" \"b\": 2}}"),
];

/// Schema documents in which something is found near what a sensitive attribute may hold.
const DOCUMENTS: [(&str, &str); 7] = [
    ("default", "type = number\nsensitive = true\ndefault = \"SECRET\""),
    ("enum", "type = number\nsensitive = true\nenum = [\"SECRET\", 1]\ndefault = \"SECRET\""),
    ("beside", "sensitive = true\ndefault = \"SECRET\"\nmin = \"x\"\nrequired = true"),
    ("twice", "sensitive = true\ndefault = \"SECRET\"\ndefault = \"SECRET\"\nrequird = 1"),
    ("misspelled", "sensitive = true\ndefualt = \"SECRET\"\nenun = [\"SECRET\"]"),
    ("not_constant", "sensitive = true\ndefault = \"${SECRET}\"\nenum = [SECRET]"),
    ("syntax", "sensitive = true\ndefault = \"SECRET\" SECRET"),
];

/// All that the program prints and writes in `place` when it is run with `args`, but for the
/// files that it repairs.
fn printed(place: &Place, args: &[&str]) -> String {
    let run = place.rf(args);
    run.out + &run.err
}

/// Calls `said` with each secret in the place of the mark, and wants the same of both.
fn same_of_both(what: &str, said: impl Fn(&dyn Fn(&str) -> String) -> String) {
    let [first, second] = VALUES.map(|value| said(&|text: &str| text.replace(SECRET, value)));
    for value in VALUES {
        assert!(!first.contains(value) && !second.contains(value), "{what}: {first}{second}");
    }
    assert_eq!(first, second, "{what}");
}

fn files() -> impl Iterator<Item = (String, String)> {
    let native = NATIVE.iter().map(|(name, text)| (format!("{name}.hcl"), (*text).to_owned()));
    let json = JSON.iter().map(|(name, text)| (format!("{name}.hcl.json"), format!("{text}\n")));
    native.chain(json)
}

#[test]
fn findings_say_the_same_whatever_a_secret_is() {
    for (name, text) in files() {
        same_of_both(&name, |fill| {
            let place = Place::new(&[("s.schema.hcl", &fill(SCHEMA)), (&name, &fill(&text))]);
            let mut said = String::new();
            for format in FORMATS {
                let report = format!("json={format}.report");
                let args = ["lint", "-W", "all", "--schema", "s.schema.hcl", "--format", format];
                let out = printed(&place, &[&args, &["--report", &report, &name][..]].concat());
                let found = out.len() > "{}".len();
                assert!(found, "{name} {format}: nothing is found");
                said += &out;
                said += &place.read(&format!("{format}.report"));
            }
            said
        });
    }
}

#[test]
fn repairs_and_layout_say_the_same_whatever_a_secret_is() {
    for (name, text) in files() {
        same_of_both(&name, |fill| {
            let own = if text.starts_with('{') {
                text.replacen('{', "{\"__schema\": \"s.schema.hcl\", ", 1)
            } else {
                let (mark, rest) =
                    text.split_at(text.len() - text.trim_start_matches('\u{feff}').len());
                format!("{mark}__schema = \"s.schema.hcl\"\n{rest}")
            };
            let place = Place::new(&[("s.schema.hcl", &fill(SCHEMA)), (&name, &fill(&own))]);
            let mut said = String::new();
            for args in [
                &["lint", "-W", "all", "--statistics"][..],
                &["lint", "-W", "all", "--diff"],
                &["lint", "-W", "all", "--diff", "--unsafe-fixes"],
                &["fmt", "--diff"],
                &["fmt", "--check"],
                &["lint", "-W", "all", "--fix", "--unsafe-fixes"],
                &["lint", "-W", "all"],
            ] {
                said += &printed(&place, &[args, &[&name]].concat());
            }
            said
        });
    }
}

#[test]
fn schema_documents_tell_no_default_of_a_secret() {
    for (name, inside) in DOCUMENTS {
        same_of_both(name, |fill| {
            let document = format!("body {{\nattribute \"a\" {{\n{inside}\n}}\n}}\n");
            let instance = "__schema = \"s.schema.hcl\"\na = \"x\"\n";
            let place = Place::new(&[("s.schema.hcl", &fill(&document)), ("a.hcl", instance)]);
            let mut said = String::new();
            for format in FORMATS {
                for args in [&["lint", "-W", "all"][..], &["schema", "check"]] {
                    let args = [args, &["--format", format, "s.schema.hcl"]].concat();
                    said += &printed(&place, &args);
                }
                said += &printed(&place, &["lint", "-W", "all", "--format", format, "a.hcl"]);
            }
            said += &printed(&place, &["fmt", "--diff", "s.schema.hcl"]);
            said += &printed(&place, &["schema", "docs", "s.schema.hcl"]);
            said += &printed(&place, &["schema", "bundle", "s.schema.hcl"]);
            said
        });
    }
}

#[test]
fn the_reference_of_a_schema_tells_no_default_of_a_secret() {
    same_of_both("docs", |fill| {
        let place = Place::new(&[("s.schema.hcl", &fill(SCHEMA))]);
        place.rf(&["schema", "docs", "s.schema.hcl"]).status(0).out
    });
}

#[test]
fn what_is_inferred_from_samples_holds_none_of_their_values() {
    for (name, text) in files().filter(|(name, _)| !name.starts_with("syntax")) {
        // Names of keys and of blocks are no values.
        if text.contains("SECRET =") || text.contains("\"SECRET\" =") {
            continue;
        }
        same_of_both(&name, |fill| {
            let place = Place::new(&[(&name, &fill(&text))]);
            place.rf(&["schema", "infer", &name]).out
        });
    }
}

#[test]
fn a_repaired_file_and_a_repaired_text_keep_the_secret() {
    let text = "__schema = \"s.schema.hcl\"\nnam = \"x\"\npassword = \"first-hunter2qz\"\n";
    let schema = SCHEMA.replace(SECRET, VALUES[0]);
    let place = Place::new(&[("s.schema.hcl", &schema), ("a.hcl", text)]);
    place.rf(&["lint", "--fix", "--unsafe-fixes", "a.hcl"]).status(0);
    let fixed = place.read("a.hcl");
    assert!(fixed.contains("first-hunter2qz") && fixed.contains("name"), "{fixed}");
    let args = ["lint", "--fix", "--unsafe-fixes", "--stdin-filename", "b.hcl", "-"];
    let run = place.pipe(&args, text);
    assert!(run.out.contains("first-hunter2qz"), "{}", run.out);
    assert!(!run.err.contains("hunter2qz"), "{}", run.err);
}

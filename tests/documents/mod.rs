//! Rootform documents made from a list of choices: valid, and untidy in every way the grammar
//! allows. With no choices left every choice is the simplest, so that a shorter list makes a
//! simpler document.

#[allow(dead_code, reason = "not every test makes all kinds of documents")]
mod sound;
mod values;

/// Makes one document.
pub(crate) struct Maker {
    choices: Vec<u32>,
    at: usize,
    comments: usize,
    out: String,
    /// Which line breaks are written: `\n`, `\r\n`, or both.
    breaks: usize,
    /// Whether comments may hold the directive that skips an item.
    skips: bool,
}

const EMISSION: &[&str] =
    &["to", "via", "on_null", "on_empty", "external", "disclose", "prefix", "as", "{match by"];

impl Maker {
    fn new(choices: Vec<u32>, skips: bool) -> Self {
        let mut maker = Self { choices, at: 0, comments: 0, out: String::new(), breaks: 0, skips };
        maker.breaks = maker.pick(5);
        if maker.pick(12) == 1 {
            maker.out.push('\u{feff}');
        }
        maker
    }

    pub(crate) fn document(choices: Vec<u32>, skips: bool) -> String {
        let mut maker = Self::new(choices, skips);
        let count = maker.pick(4);
        for _ in 0..=count {
            maker.gap();
            maker.top_level();
            maker.end_of_line();
        }
        maker.gap();
        match maker.pick(5) {
            1 => maker.out.push_str("   "),
            2 => maker.comment_at_the_end(),
            3 => maker.out.truncate(maker.out.trim_end_matches(['\r', '\n']).len()),
            _ => {}
        }
        maker.out
    }

    fn pick(&mut self, count: usize) -> usize {
        let choice = self.choices.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        choice as usize % count
    }

    fn one_of(&mut self, texts: &[&'static str]) -> &'static str {
        texts[self.pick(texts.len())]
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn line_break(&mut self) {
        let crlf = match self.breaks {
            0 | 1 => false,
            2 => true,
            _ => self.pick(2) == 1,
        };
        self.put(if crlf { "\r\n" } else { "\n" });
    }

    fn comment_text(&mut self) -> String {
        self.comments += 1;
        if self.skips && self.pick(6) == 1 {
            return "rf-fmt: skip".to_owned();
        }
        let number = self.comments;
        let more = self.one_of(&["", " é", " \"${x}\" { [ (", "   ", " = 1", " a\r b", "\r"]);
        format!("{number}{more}")
    }

    /// A comment that ends its line.
    fn line_comment(&mut self) {
        let start = self.one_of(&["# ", "//", "#"]);
        let text = self.comment_text();
        self.put(start);
        self.put(&text);
        self.line_break();
    }

    fn block_comment(&mut self) {
        let text = self.comment_text();
        self.put("/* ");
        self.put(&text);
        if self.pick(5) == 1 {
            self.line_break();
            self.put("    more ");
        }
        self.put(" */");
    }

    fn comment_at_the_end(&mut self) {
        let text = self.comment_text();
        self.put("# ");
        self.put(&text);
    }

    /// Blanks or a comment where line breaks have a meaning.
    fn blanks(&mut self) {
        match self.pick(9) {
            6 => self.put("\t"),
            7 => self.put("   "),
            8 => {
                self.put(" ");
                self.block_comment();
                self.put(" ");
            }
            _ => self.put(" "),
        }
    }

    /// Blanks, line breaks and comments where line breaks have none.
    fn free(&mut self) {
        match self.pick(14) {
            9 | 10 => self.line_break(),
            11 => {
                self.put(" ");
                self.line_comment();
            }
            12 => self.block_comment(),
            13 => {
                self.line_break();
                self.line_comment();
                self.block_comment();
                self.line_break();
            }
            _ => self.put(" "),
        }
    }

    /// Blank lines and comments on lines of their own.
    fn gap(&mut self) {
        let count = [0, 0, 0, 1, 2, 3][self.pick(6)];
        for _ in 0..count {
            match self.pick(5) {
                0 | 1 => self.line_break(),
                2 | 3 => {
                    self.put("  ");
                    self.line_comment();
                }
                _ => {
                    self.block_comment();
                    self.line_break();
                }
            }
        }
        if self.pick(12) == 1 {
            self.block_comment();
        }
        let indent = self.one_of(&["", "  ", "\t", "     "]);
        self.put(indent);
    }

    fn end_of_line(&mut self) {
        match self.pick(6) {
            _ if self.out.ends_with("EOT") => self.line_break(),
            4 => {
                self.put(" ");
                self.block_comment();
                self.line_break();
            }
            5 => {
                self.put(" ");
                self.line_comment();
            }
            _ => self.line_break(),
        }
    }

    fn top_level(&mut self) {
        match self.pick(8) {
            0 => self.block("concept", 1, &["description"]),
            1 | 2 => self.rule(),
            3 => self.block("policy", 1, &["assert", "message", "{target", "{target"]),
            4 => self.block("dialect", 1, &["version", "{provider", "{provider"]),
            5 => self.block("relation", 1, &["description", "description"]),
            6 => self.block("policy_pack", 1, &["version"]),
            _ => self.block("unknown", 2, &["alpha", "{other"]),
        }
    }

    fn rule(&mut self) {
        let items = [
            "as",
            "{match",
            "{identity",
            "{endpoint",
            "{context",
            "{relation",
            "{contribution",
            "{composition",
            "as",
        ];
        self.block("rule", 1, &items);
    }

    /// A block with up to `labels` labels, and some of `items` in some order.
    fn block(&mut self, name: &str, labels: usize, items: &[&str]) {
        self.put(name);
        for _ in 0..labels {
            self.blanks();
            let label = self.one_of(&["\"one\"", "two", "\"thr$${e}\"", "fo-ur", "\"\""]);
            self.put(label);
        }
        self.blanks();
        self.put("{");
        match self.pick(7) {
            5 => return self.one_line(items),
            6 => {
                self.put(" ");
                self.block_comment();
                self.line_break();
            }
            4 => self.line_comment(),
            _ => self.line_break(),
        }
        for _ in 0..self.pick(6) {
            self.gap();
            let item = match self.pick(12) {
                10 => "mystery",
                11 => "{mystery",
                _ => items[self.pick(items.len())],
            };
            self.item(item);
            self.end_of_line();
        }
        self.gap();
        self.put("}");
    }

    /// The rest of a block in one line.
    fn one_line(&mut self, items: &[&str]) {
        let attributes: Vec<&str> =
            items.iter().copied().filter(|item| !item.starts_with('{')).collect();
        if !attributes.is_empty() && self.pick(4) > 0 {
            self.blanks();
            let name = attributes[self.pick(attributes.len())];
            self.attribute(name, true);
        }
        self.blanks();
        self.put("}");
    }

    fn item(&mut self, item: &str) {
        match item {
            "{match" => self.block("match", 0, &["kind", "type", "where", "type"]),
            "{match by" => self.block("match", 0, &["by", "strategy", "by"]),
            "{identity" => self.block("identity", 0, &["scope", "attributes"]),
            "{endpoint" => self.block("endpoint", 0, &["attributes"]),
            "{context" => self.block("context", 1, EMISSION),
            "{relation" => self.block("relation", 0, EMISSION),
            "{contribution" => self.block("contribution", 0, &EMISSION[..7]),
            "{composition" => self.block("composition", 0, &["{member"]),
            "{member" => self.block("member", 1, &["via", "{match"]),
            "{target" => self.block("target", 0, &["dialects", "rules", "concept"]),
            "{provider" => self.block("provider", 1, &["version"]),
            "{other" => self.block("other", 1, &["alpha", "beta"]),
            "{mystery" => self.block("mystery", 0, &["type", "where"]),
            name => self.attribute(name, false),
        }
    }

    fn attribute(&mut self, name: &str, one_line: bool) {
        self.put(name);
        self.blanks();
        self.put("=");
        self.blanks();
        self.value(name, one_line);
    }
}

//! Rootform sources that the compiler takes, and that have much to fix: what lints of style are held
//! to. `documents` makes sources of any kind.

/// Writes conditions and bodies that the language takes, by a list of choices.
pub(crate) struct Writer {
    choices: Vec<u32>,
    at: usize,
    out: String,
    comments: usize,
    /// How many brackets are open, in which line breaks mean nothing.
    open: usize,
}

impl Writer {
    pub(crate) fn document(choices: Vec<u32>) -> String {
        let mut writer = Self { choices, at: 0, out: String::new(), comments: 0, open: 0 };
        for n in 0..=writer.pick(3) {
            if writer.pick(2) == 0 { writer.rule(n) } else { writer.policy(n) }
        }
        writer.out
    }

    fn pick(&mut self, count: usize) -> usize {
        let choice = self.choices.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        choice as usize % count
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn one_of(&mut self, texts: &[&'static str]) {
        let text = texts[self.pick(texts.len())];
        self.put(text);
    }

    fn comment(&mut self) -> String {
        self.comments += 1;
        format!("comment {}", self.comments)
    }

    /// Blanks, and where brackets are open line breaks and comments.
    fn gap(&mut self) {
        match self.pick(12) {
            7 => self.put("  "),
            8 => {
                let comment = self.comment();
                self.put(&format!(" /* {comment} */ "));
            }
            9 if self.open > 0 => self.put("\n"),
            10 if self.open > 0 => {
                let comment = self.comment();
                self.put(&format!(" // {comment}\n"));
            }
            _ => self.put(" "),
        }
    }

    /// The end of a line, and what may stand on lines of its own before the next item.
    fn line(&mut self) {
        match self.pick(9) {
            5 => {
                let comment = self.comment();
                self.put(&format!(" # {comment}"));
            }
            6 => {
                let comment = self.comment();
                self.put(&format!(" /* {comment} */"));
            }
            _ => {}
        }
        self.put("\n");
        match self.pick(14) {
            8 => self.put("\n"),
            9 | 10 => {
                let comment = self.comment();
                self.put(&format!("// {comment}\n"));
            }
            11 => {
                let comment = self.comment();
                self.put(&format!("\n# {comment}\n\n"));
            }
            12 => {
                let comment = self.comment();
                self.put(&format!("/* {comment} */\n"));
            }
            _ => {}
        }
    }

    fn in_brackets(&mut self, open: &str, close: &str, inside: impl Fn(&mut Self)) {
        self.put(open);
        self.open += 1;
        self.gap();
        inside(self);
        self.gap();
        self.open -= 1;
        self.put(close);
    }

    /// A value of a field, in up to two wrappers.
    fn wrapped(&mut self, inside: &dyn Fn(&mut Self), depth: usize) {
        if depth > 0 && self.pick(4) == 3 {
            self.one_of(&["\"${", "\"${ ", "\"${\n", "\"${ /* first */ "]);
            self.open += 1;
            self.wrapped(inside, depth - 1);
            self.open -= 1;
            self.one_of(&["}\"", " }\"", "\n}\"", " /* last */ }\""]);
        } else {
            inside(self);
        }
    }

    fn field(&mut self, name: &str, inside: impl Fn(&mut Self)) {
        self.put(name);
        self.put(" = ");
        self.wrapped(&inside, 2);
        self.line();
    }

    /// A name or a path in a field, without comments: it cannot stand in parentheses.
    fn path(&mut self, name: &str, paths: &[&'static str]) {
        self.put(name);
        let wrappers = self.pick(3);
        self.put(&format!(" = {}", "\"${ ".repeat(wrappers)));
        self.one_of(paths);
        self.put(&" }\"".repeat(wrappers));
        self.line();
    }

    fn string(&mut self, text: &'static str) {
        match self.pick(5) {
            3 => {
                // A comment would keep the formatter from writing the string itself.
                self.one_of(&["(", "( ", "(\n"]);
                self.string(text);
                self.one_of(&[")", " )"]);
            }
            4 => {
                self.put("[");
                self.string(text);
                self.one_of(&["].0", "][0]"]);
            }
            _ => self.put(&format!("\"{text}\"")),
        }
    }

    /// What is true or false, from `depth` operators.
    fn test(&mut self, depth: usize, assertion: bool) {
        if depth == 0 {
            return self.comparison(assertion);
        }
        match self.pick(8) {
            0 => self.comparison(assertion),
            1 | 2 => self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion)),
            3 => {
                self.put("!");
                self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion));
            }
            4 => {
                self.put("!");
                self.one_of(&["", " "]);
                self.put("!");
                self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion));
            }
            5 if assertion => {
                self.in_brackets("(", ")", |writer| writer.test(depth - 1, assertion));
                self.one_of(&[" == ", " != "]);
                self.one_of(&["true", "!true", "(!true)", "!(1 < 2)", "(true)"]);
            }
            _ => {
                self.test(depth - 1, assertion);
                self.gap();
                self.one_of(&["&&", "||"]);
                self.gap();
                self.test(depth - 1, assertion);
            }
        }
    }

    fn comparison(&mut self, assertion: bool) {
        if assertion {
            self.one_of(&[
                "true",
                "!exists(contexts(rf.context.network))",
                "length(contexts(rf.context.network)) > (1)",
                "!(1 == 2)",
                "!!true",
                "(exists(contexts(rf.context.runtime)))",
            ]);
        } else {
            self.one_of(&[
                "true",
                "source.a == 1",
                "source.b >= 2.0",
                "!(source.c == \"x\")",
                "!(!true)",
                "(source.d != source.e)",
            ]);
        }
    }

    fn matching(&mut self, indent: &str) {
        self.put(&format!("{indent}match {{\n"));
        let mut left = vec![0, 1, 2];
        while !left.is_empty() {
            let next = left.remove(self.pick(left.len()));
            match next {
                0 if self.pick(2) == 0 => self.field("kind", |writer| writer.string("resource")),
                1 => self.field("type", |writer| writer.string("t")),
                2 => self.field("where", |writer| writer.test(3, false)),
                _ => {}
            }
        }
        self.put(indent);
        self.put("}\n");
    }

    fn rule(&mut self, n: usize) {
        self.put(&format!("rule \"r{n}\" {{\n"));
        let mut left = vec![0, 1, 2, 3];
        while !left.is_empty() {
            let next = left.remove(self.pick(left.len()));
            match next {
                0 if self.pick(4) == 3 => self.put("  match = \"t\" # older\n"),
                0 => self.matching("  "),
                1 => self.path("as", &["rf.concept.subnet", "concept.rf.subnet"]),
                2 => {
                    self.put("identity {\n");
                    self.field("attributes", |writer| writer.put("[\"id\"]"));
                    self.field("scope", |writer| writer.string("provider"));
                    self.put("}\n");
                }
                _ => {
                    self.put("context \"c\" {\n");
                    self.path("to", &["rf.concept.subnet"]);
                    self.path("via", &["source.a", "source.a[0].b"]);
                    self.field("on_null", |writer| writer.string("absent"));
                    self.field("external", |writer| writer.one_of(&["\"deny\"", "\"allow\""]));
                    self.field("on_empty", |writer| writer.string("absent"));
                    self.field("disclose", |writer| writer.string("none"));
                    self.put("}\n");
                }
            }
        }
        self.put("}\n");
    }

    fn policy(&mut self, n: usize) {
        self.put(&format!("policy \"p{n}\" {{\n  target {{\n    rules = ["));
        self.wrapped(&|writer: &mut Self| writer.one_of(&["a.rule.b", "rule.a.b"]), 1);
        self.put("]\n  }\n");
        self.field("assert", |writer| writer.test(4, true));
        self.field("message", |writer| writer.string("m"));
        self.put("}\n");
    }
}

//! The values of attributes.

use super::Maker;

impl Maker {
    /// A value for the attribute `name`. A heredoc must end its line, so that one in a one-line
    /// block stands in parentheses.
    pub(super) fn value(&mut self, name: &str, one_line: bool) {
        let heredocs = !one_line;
        match name {
            "where" | "assert" => self.wrapped(Self::condition),
            "as" | "to" | "concept" => self.wrapped(Self::reference),
            "via" => self.wrapped(Self::traversal),
            "by" => match self.pick(3) {
                0 => self.wrapped(Self::traversal),
                1 => self.wrapped(|maker| maker.list(Self::traversal)),
                _ => self.list(Self::traversal),
            },
            "rules" => self.list(Self::reference),
            "dialects" | "attributes" => self.list(|maker| maker.constant(2)),
            _ if heredocs && self.pick(6) == 1 => self.heredoc(),
            _ => self.wrapped(|maker| maker.constant(3)),
        }
    }

    /// A value in up to three wrappers.
    fn wrapped(&mut self, value: impl Fn(&mut Self)) {
        let count = [0, 0, 0, 1, 1, 2, 3][self.pick(7)];
        for _ in 0..count {
            let open = self.one_of(&["\"${", "\"${~"]);
            self.put(open);
            self.free();
        }
        if count > 0 && self.pick(10) == 1 {
            self.heredoc();
            self.line_break();
        } else {
            value(self);
        }
        for _ in 0..count {
            self.free();
            let close = self.one_of(&["}\"", "~}\""]);
            self.put(close);
        }
    }

    fn list(&mut self, item: impl Fn(&mut Self)) {
        self.put("[");
        self.free();
        let count = self.pick(4);
        for n in 0..count {
            self.wrapped(&item);
            self.free();
            if n + 1 < count || self.pick(3) == 1 {
                self.put(",");
                self.free();
            }
        }
        self.put("]");
    }

    fn in_parens(&mut self, value: impl Fn(&mut Self)) {
        self.put("(");
        self.free();
        value(self);
        self.free();
        self.put(")");
    }

    fn reference(&mut self) {
        match self.pick(6) {
            4 => self.in_parens(|maker| maker.put("concept.a")),
            5 => self.put("\"literal\""),
            _ => {
                let text = self.one_of(&["concept.a", "rf.context.network", "aws.rule.b-c", "x"]);
                self.put(text);
            }
        }
    }

    fn traversal(&mut self) {
        let text =
            self.one_of(&["source.a", "target.b[0].c", "member.m.d", "source.a.*.b", "source.0"]);
        self.put(text);
    }

    fn condition(&mut self) {
        match self.pick(8) {
            0 => self.put("true"),
            1 => self.in_parens(Self::condition),
            2 => {
                self.put("!");
                self.in_parens(Self::condition);
            }
            3 => {
                self.in_parens(Self::condition);
                let operator = self.one_of(&[" && ", "||", " == "]);
                self.put(operator);
                self.in_parens(Self::condition);
            }
            4 => {
                self.put("source.a == ");
                self.wrapped(|maker| maker.put("\"A\""));
            }
            _ => {
                let left = self.one_of(&["source.a >= ", "length(x[1.0]) == ", "-", "1.0<"]);
                self.put(left);
                let numbers = [
                    "1",
                    "1.0",
                    "1e3",
                    "1.5",
                    "0.0",
                    "007",
                    "9223372036854775807.0",
                    "9223372036854775808.0",
                    "1e400",
                    "{a=1,a=2}",
                ];
                let number = self.one_of(&numbers);
                self.put(number);
            }
        }
    }

    /// A constant string most of the time.
    fn constant(&mut self, depth: usize) {
        let literals = [
            "\"a\"",
            "\"\"",
            "\"tab\\t\"",
            "\"$${x}\"",
            "\"line\\nbreak\"",
            "\"é\\u0301\"",
            "\"\\\\ \\\" %%{\"",
        ];
        match self.pick(if depth == 0 { 3 } else { 12 }) {
            3 => self.in_parens(|maker| maker.constant(depth - 1)),
            4 => self.in_parens(|maker| {
                let condition = maker.one_of(&["true", "false", "1 == 1.0"]);
                maker.put(condition);
                maker.free();
                maker.put("?");
                maker.free();
                maker.constant(depth - 1);
                maker.free();
                maker.put(":");
                maker.free();
                maker.constant(depth - 1);
            }),
            5 => {
                self.put("true ? ");
                self.constant(depth - 1);
                self.put(" : 1");
            }
            6 => {
                self.list(|maker| maker.constant(depth - 1));
                self.put("[0]");
            }
            7 => {
                self.put("{ k = ");
                self.constant(depth - 1);
                self.put(" }.k");
            }
            8 => {
                self.put("\"p${");
                self.constant(depth - 1);
                self.put("}\"");
            }
            9 => {
                let other =
                    self.one_of(&["1", "null", "source.x", "f(\"a\")", "[for v in [] : v]"]);
                self.put(other);
            }
            10 => self.in_parens(|maker| {
                maker.heredoc();
                maker.line_break();
            }),
            11 => self.put("{ a = 1, a = 2 }"),
            _ => {
                let literal = self.one_of(&literals);
                self.put(literal);
            }
        }
    }

    fn heredoc(&mut self) {
        let open = self.one_of(&["<<EOT", "<<-EOT"]);
        self.put(open);
        self.line_break();
        for _ in 0..self.pick(3) {
            let line = self.one_of(&["text", "    # no comment", "", "  $${x} \"", "/* no */"]);
            self.put(line);
            self.line_break();
        }
        let close = self.one_of(&["EOT", "  EOT"]);
        self.put(close);
    }
}

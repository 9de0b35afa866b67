//! Documents that say what the language takes, most of it in another way than it should be said:
//! what the lints mend, with comments, blanks and line breaks wherever there may be any.

use super::Maker;

/// The items of an emission, those that may be left out last.
const EMISSION: &[&str] =
    &["to", "via", "on_null", "on_empty", "external", "{match by", "disclose"];

impl Maker {
    pub(crate) fn sound(choices: Vec<u32>, skips: bool) -> String {
        let mut maker = Self::new(choices, skips);
        let count = maker.pick(3);
        for n in 0..=count {
            maker.gap();
            maker.sound_top_level(n);
            maker.end_of_line();
        }
        maker.gap();
        maker.out
    }

    fn sound_top_level(&mut self, n: usize) {
        match self.pick(8) {
            0 => self.sound_block(&format!("concept \"c-{n}\""), &["description"], 1),
            1 => self.sound_block(&format!("relation \"r-{n}\""), &["description"], 0),
            2 | 3 => {
                let items = ["{target", "assert", "message"];
                self.sound_block(&format!("policy \"p-{n}\""), &items, 3);
            }
            4 => self.sound_block("dialect \"acme\"", &["version", "{provider"], 2),
            _ => {
                let items = [
                    "{match",
                    "as",
                    "{identity",
                    "{context",
                    "{relation",
                    "{contribution",
                    "{composition",
                    "{endpoint",
                ];
                self.sound_block(&format!("rule \"u-{n}\""), &items, 2);
            }
        }
    }

    /// A block with the first `required` of `items` and perhaps others, in any order.
    fn sound_block(&mut self, header: &str, items: &[&'static str], required: usize) {
        let more = self.pick(items.len() - required + 1);
        let mut left: Vec<&str> = items[..required].to_vec();
        let mut others: Vec<&str> = items[required..].to_vec();
        for _ in 0..more {
            let one = self.pick(others.len());
            left.push(others.remove(one));
        }
        self.put(header);
        self.blanks();
        self.put("{");
        let one_line = match &left[..] {
            [] => true,
            [only] => !only.starts_with('{') && self.pick(3) == 1,
            _ => false,
        };
        if one_line {
            self.blanks();
            if let [only] = left[..] {
                self.sound_attribute(only, true);
                self.blanks();
            }
            return self.put("}");
        }
        self.end_of_line();
        while !left.is_empty() {
            let one = self.pick(left.len());
            let item = left.remove(one);
            self.gap();
            self.sound_item(item);
            self.end_of_line();
        }
        self.gap();
        self.put("}");
    }

    fn sound_item(&mut self, item: &'static str) {
        match item {
            "{target" => self.sound_block("target", &["concept", "rules", "dialects"], 1),
            "{provider" => self.sound_block("provider \"acme/acme\"", &["constraint"], 1),
            "{match" => self.sound_block("match", &["type", "where", "kind"], 2),
            "{match by" => self.sound_block("match", &["by", "strategy"], 2),
            "{identity" => self.sound_block("identity", &["attributes", "scope"], 1),
            "{endpoint" => self.sound_block("endpoint", &["attributes"], 1),
            "{context" => self.sound_block("context \"x\"", EMISSION, 4),
            "{relation" => self.sound_block("relation \"y\"", EMISSION, 4),
            "{contribution" => self.sound_block("contribution", EMISSION, 4),
            "{composition" => self.sound_block("composition", &["{member"], 1),
            "{member" => self.sound_block("member \"m\"", &["via", "{match"], 2),
            name => self.sound_attribute(name, false),
        }
    }

    fn sound_attribute(&mut self, item: &'static str, one_line: bool) {
        self.put(if item == "constraint" { "version" } else { item });
        self.blanks();
        self.put("=");
        self.blanks();
        match item {
            "where" => self.wrapped_sound(|maker, inside| maker.test(inside, 3)),
            "assert" => self.wrapped_sound(|maker, inside| maker.claim(inside, 3)),
            "as" | "to" => {
                self.wrapped_sound(|maker, _| maker.name(&["concept.c", "rf.concept.subnet"]));
            }
            "concept" => {
                self.wrapped_sound(|maker, _| maker.name(&["acme.concept.c", "rf.concept.subnet"]));
            }
            "rules" => self.sound_list(|maker| {
                maker.wrapped_sound(|maker, _| maker.name(&["acme.rule.u", "rule.acme.x"]));
            }),
            "via" => self.wrapped_sound(|maker, _| {
                maker.name(&["source.a", "source.b[0].c", "source.b.0.c"]);
            }),
            "by" if self.pick(2) == 1 => {
                self.sound_list(|maker| maker.name(&["target.id", "target.a[1]"]));
            }
            "by" => self.wrapped_sound(|maker, _| maker.name(&["target.id", "target.a[1]"])),
            "attributes" => self.sound_list(|maker| maker.fixed(&["id"], true)),
            "dialects" => self.sound_list(|maker| maker.fixed(&["acme"], true)),
            "version" => self.fixed(&["0.1.0"], one_line),
            "constraint" => self.fixed(&[">= 1.0.0", "1.4.0"], one_line),
            "kind" => self.fixed(&["resource", "data", "module"], one_line),
            "scope" => self.fixed(&["provider", "global"], one_line),
            "on_null" | "on_empty" => self.fixed(&["absent", "indeterminate"], one_line),
            "external" => self.fixed(&["deny", "allow"], one_line),
            "disclose" => self.fixed(&["none", "none"], one_line),
            "strategy" => self.fixed(&["exact", "dot-ancestor"], one_line),
            _ => self.fixed(&["Words.", "é \\\" $${x}", "a # b"], one_line),
        }
    }

    /// A value in up to two wrappers; it is told whether lines may end in it.
    fn wrapped_sound(&mut self, value: impl Fn(&mut Self, bool)) {
        let count = [0, 0, 0, 0, 1, 2][self.pick(6)];
        for _ in 0..count {
            let open = self.one_of(&["\"${", "\"${~"]);
            self.put(open);
            self.free();
        }
        value(self, count > 0);
        for _ in 0..count {
            self.free();
            let close = self.one_of(&["}\"", "~}\""]);
            self.put(close);
        }
    }

    fn name(&mut self, names: &[&'static str]) {
        if self.pick(6) == 1 {
            self.put("(");
            self.free();
            self.name(names);
            self.free();
            return self.put(")");
        }
        let name = self.one_of(names);
        self.put(name);
    }

    fn sound_list(&mut self, item: impl Fn(&mut Self)) {
        self.put("[");
        self.free();
        item(self);
        self.free();
        if self.pick(3) == 1 {
            self.put(",");
            self.free();
        }
        self.put("]");
    }

    /// What may stand between two tokens of an expression.
    fn within(&mut self, inside: bool) {
        if inside { self.free() } else { self.blanks() }
    }

    fn grouped(&mut self, value: impl Fn(&mut Self)) {
        self.put("(");
        self.free();
        value(self);
        self.free();
        self.put(")");
    }

    fn compared(&mut self, inside: bool, left: &[&'static str], right: &[&'static str]) {
        let left = self.one_of(left);
        self.put(left);
        self.within(inside);
        let operator = self.one_of(&["==", "!=", "<", "<=", ">", ">="]);
        self.put(operator);
        self.within(inside);
        let right = self.one_of(right);
        self.put(right);
    }

    /// Two of `value` joined, or one of it in parentheses, negated or not.
    fn joined(&mut self, inside: bool, value: impl Fn(&mut Self, bool)) {
        match self.pick(5) {
            0 => self.grouped(|maker| value(maker, true)),
            1 => {
                let signs = self.one_of(&["!", "!!", "! /* n */ !"]);
                self.put(signs);
                self.grouped(|maker| value(maker, true));
            }
            _ => {
                value(self, inside);
                self.within(inside);
                let operator = self.one_of(&["&&", "||"]);
                self.put(operator);
                self.within(inside);
                value(self, inside);
            }
        }
    }

    /// A predicate.
    fn test(&mut self, inside: bool, depth: usize) {
        const PATHS: &[&str] = &["source.a", "source.a", "source.b[0].c"];
        const VALUES: &[&str] =
            &["1", "2.0", "1e1", "\"x\"", "\"y # z\"", "true", "false", "source.d"];
        match self.pick(10) {
            0 => self.put("true"),
            1 => self.put("false"),
            2 => self.compared(inside, VALUES, VALUES),
            3 => self.compared(inside, VALUES, PATHS),
            4..=7 if depth > 0 => self.joined(inside, |m, inside| m.test(inside, depth - 1)),
            _ => self.compared(inside, PATHS, VALUES),
        }
    }

    /// An assertion.
    fn claim(&mut self, inside: bool, depth: usize) {
        const NUMBERS: &[&str] = &[
            "0",
            "1.0",
            "length(contexts(rf.context.network))",
            "length(contributions(a.rule.b))",
        ];
        const BOOLEANS: &[&str] = &[
            "exists(contexts(rf.context.network))",
            "exists(relations(a.relation.b, /* q */ a.rule.c))",
            "true",
        ];
        match self.pick(10) {
            0 => self.put("true"),
            1 | 2 => self.compared(inside, NUMBERS, NUMBERS),
            3..=6 if depth > 0 => self.joined(inside, |m, inside| m.claim(inside, depth - 1)),
            _ => {
                let claim = self.one_of(BOOLEANS);
                self.put(claim);
            }
        }
    }

    /// A constant string, plain or computed.
    fn fixed(&mut self, texts: &[&'static str], one_line: bool) {
        let text = self.one_of(texts);
        let plain = format!("\"{text}\"");
        match self.pick(12) {
            1 => self.grouped(|maker| maker.put(&plain)),
            2 => self.wrapped_sound(|maker, _| maker.put(&plain)),
            3 => {
                let condition = self.one_of(&["true ", "1 == 1 ", "(true)", "!false "]);
                self.put(condition);
                self.put("?");
                self.blanks();
                self.put(&plain);
                self.blanks();
                self.put(": \"other\"");
            }
            4 => self.grouped(|maker| {
                maker.put("false");
                maker.free();
                maker.put("?");
                maker.free();
                maker.put("\"other\"");
                maker.free();
                maker.put(":");
                maker.free();
                maker.put(&plain);
            }),
            5 if !one_line && texts.contains(&"Words.") => {
                self.put("<<-EOT");
                self.line_break();
                self.put("    Words.");
                self.line_break();
                self.put("  EOT");
            }
            6 => {
                self.put("[");
                self.free();
                self.put(&plain);
                self.put("][0]");
            }
            _ => self.put(&plain),
        }
    }
}

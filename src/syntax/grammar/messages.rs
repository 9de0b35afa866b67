//! What is said of each syntax error: the fault, its place, and how to mend it. The words on
//! errors within values are in `value_messages`.

use super::{Checker, Events, Frame, MAX_NESTING, Open};
use crate::finding::Finding;
use crate::span::Span;
use crate::syntax::token::TokenKind as T;
use crate::words::grouped;

/// A syntax error at `span`.
pub(super) fn error(span: Span, message: impl Into<String>, label: impl Into<String>) -> Finding {
    Finding::new("syntax-error", span, message).code("HCL_PARSE").label(label)
}

pub(super) fn too_deep(span: Span) -> Finding {
    Finding::new(
        "nesting-too-deep",
        span,
        format!(
            "more than {} brackets, blocks and templates stand inside one another",
            grouped(MAX_NESTING)
        ),
    )
    .code("NESTING_TOO_DEEP")
    .label(format!("level {}", MAX_NESTING + 1))
    .help("the rest of the file was not checked; split it up")
}

pub(super) fn too_many_errors(span: Span) -> Finding {
    error(span, "too many errors; the rest of the file was not checked", "stopped here")
        .help("is this file written in HCL?")
}

pub(super) fn bad_number(span: Span, text: &str) -> Finding {
    error(span, format!("`{text}` is not a number"), "more than one point")
        .help("a number has one point at most, as in `1.5` or `1.5e3`; a version is a string: put it in quotes")
}

pub(super) fn exponent_out_of_range(span: Span) -> Finding {
    error(span, "the exponent of this number is out of range", "too large to read")
        .help("exponents go from -2147483648 to 2147483646")
}

pub(super) fn single_equal(span: Span, inside: Option<Frame>) -> Finding {
    error(span, "a single `=` does not compare", "not an operator").help(match inside {
        Some(Frame::Tuple) => {
            "write `==` to compare two values; for `key = value` write `{` and `}` around the items"
        }
        Some(Frame::Call) => "write `==` to compare two values; arguments have no names",
        _ => "write `==` to compare two values",
    })
}

pub(super) fn no_operator(span: Span, written: &str) -> Finding {
    let help = if written == "=<" {
        "write `<=`"
    } else {
        "write `==` to compare two values; patterns are for a function to match"
    };
    error(span, format!("`{written}` is no operator"), "not an operator").help(help)
}

pub(super) fn nested_splat(span: Span, first: Span) -> Finding {
    error(span, "a splat `.*` cannot follow another one", "second splat")
        .related(first, "the first splat")
        .help("write `[*]` for a splat of a splat")
}

pub(super) fn legacy_index(span: Span, text: &str) -> Finding {
    error(span, format!("`.{text}` reads as an index by the number {text}"), "not a whole number")
        .help(format!("write `[{}]`", text.replace('.', "][")))
}

pub(super) fn arrow_in_tuple(span: Span) -> Finding {
    error(span, "a `for` expression in `[` `]` has no keys", "keys are for objects")
        .help("write `{` and `}` around it to make an object")
}

pub(super) fn line_break_in_string(span: Span, text: &str) -> Finding {
    if text.starts_with('\r') && !text.starts_with("\r\n") {
        return error(span, "a quoted string cannot hold a carriage return", "carriage return")
            .help("write `\\r`");
    }
    error(
        span,
        "a quoted string cannot go on over several lines",
        "the line ends inside the string",
    )
    .help("write `\\n` for a line break, or use a heredoc: `<<-EOT`, the lines, `EOT`")
}

pub(super) fn carriage_return(span: Span) -> Finding {
    error(span, "a carriage return stands alone", "not a line break")
        .help("lines end with a line feed, or with a carriage return and a line feed")
}

pub(super) fn bad_escape(span: Span, text: &str, fault: &str) -> Finding {
    let found = error(span, format!("`{text}` is not an escape"), fault);
    match text {
        "\\$" => found.help("write `$${` for the characters `${`"),
        "\\%" => found.help("write `%%{` for the characters `%{`"),
        _ => found.help("write `\\\\` for a backslash; the escapes are \\n \\r \\t \\\" \\\\ \\uNNNN \\UNNNNNNNN"),
    }
}

impl<E: Events> Checker<'_, E> {
    /// The next token in words.
    pub(super) fn found(&mut self) -> String {
        let Some(kind) = self.peek() else { return "the end of the file".to_owned() };
        match kind {
            T::Newline | T::LineComment => "the end of the line".to_owned(),
            T::OpenQuote => "a quoted string".to_owned(),
            T::OpenHeredoc => "a heredoc".to_owned(),
            T::CloseSequence => "the end of the template sequence".to_owned(),
            T::QuotedText | T::HeredocText => "template text".to_owned(),
            T::CloseQuote => "the end of the string".to_owned(),
            T::CloseHeredoc => "the end of the heredoc".to_owned(),
            _ => {
                let text = self.tokens[self.at].text(self.text);
                match text.chars().next() {
                    Some(c) if c.is_control() || (!c.is_ascii() && !c.is_alphanumeric()) => {
                        format!("the character U+{:04X}", u32::from(c))
                    }
                    _ => {
                        let short: String = text.chars().take(40).collect();
                        format!("`{short}`")
                    }
                }
            }
        }
    }

    /// An error at the next token: `expected X, found Y`.
    pub(super) fn expected(&mut self, what: &str, label: &str) -> Finding {
        let found = self.found();
        error(self.place(), format!("expected {what}, found {found}"), label)
    }

    /// The place of the next token: of a line comment or a line break, its start.
    pub(super) fn place(&mut self) -> Span {
        let at_line_end = matches!(self.peek(), Some(T::Newline | T::LineComment));
        let here = self.here();
        if at_line_end { Span { end: here.start, ..here } } else { here }
    }

    pub(super) fn with_foreign_help(&mut self, finding: Finding, help: &str) -> Box<Finding> {
        let foreign = self.foreign();
        Box::new(finding.help(foreign.unwrap_or(help)))
    }

    pub(super) fn not_an_item(&mut self) -> Box<Finding> {
        match self.peek() {
            Some(T::CloseBrace | T::CloseBracket | T::CloseParen) => {
                let found = self.found();
                Box::new(
                    error(self.here(), format!("{found} closes nothing"), "nothing is open here")
                        .help("remove it, or open the block it was meant for"),
                )
            }
            Some(T::OpenQuote) => {
                let finding = self.expected("an attribute or a block", "a name was expected");
                Box::new(finding.help("names of attributes and types of blocks are not quoted"))
            }
            Some(T::OpenBrace) if self.at == 0 => {
                let finding = self.expected("an attribute or a block", "a name was expected");
                Box::new(finding.help(
                    "attributes stand in no braces; HCL written as JSON is in a file called `….json`",
                ))
            }
            _ => {
                let finding = self.expected("an attribute or a block", "a name was expected");
                self.with_foreign_help(finding, "write `name = value` or `type \"label\" { … }`")
            }
        }
    }

    /// After the name at token `name` comes neither `=` nor the header of a block.
    pub(super) fn not_a_block_header(&mut self, name: usize) -> Box<Finding> {
        let word = self.tokens[name].text(self.text).to_owned();
        let labels = self.tokens[name + 1..self.at].iter().any(|t| !t.kind.is_comment());
        let kind = self.peek();
        // One string after a name is the label of a block whose body follows, or a value.
        let string = self.tokens[name + 1..self.at].first().is_some_and(|t| t.kind == T::OpenQuote)
            && self.tokens[name + 1..self.at].iter().filter(|t| t.kind == T::OpenQuote).count()
                == 1;
        let ends = kind.is_none_or(T::ends_line);
        if string && ends && !self.body_follows(name) {
            let finding =
                self.expected(&format!("`=` or `{{` after `{word}`"), "the line ends here");
            let first = self.tokens[name + 1].span;
            let help = format!(
                "write `{word} = \"…\"` for an attribute, `{word} \"…\" {{` on one line for a block"
            );
            return Box::new(finding.related(first, "what comes after the name").help(help));
        }
        if labels {
            let header = self.tokens[name].span;
            let finding =
                self.expected(&format!("`{{` to open block `{word}`"), "`{` was expected");
            let help = match kind {
                Some(T::Newline | T::LineComment) => {
                    "the `{` of a block stands on the line of its header".to_owned()
                }
                Some(T::Equal) => format!("an attribute is one name: `{word} = …`"),
                Some(kind)
                    if kind.is_binary_operator()
                        || matches!(kind, T::Dot | T::OpenBracket | T::OpenParen) =>
                {
                    format!("an attribute takes `=` before its value: `{word} = …`")
                }
                _ => "a header is a type, labels in quotes, and `{`".to_owned(),
            };
            return self
                .with_foreign_help(finding.related(header, "the header begins here"), &help);
        }
        let finding =
            self.expected(&format!("`=` or `{{` after `{word}`"), "`=` or `{` was expected");
        let help = match kind {
            Some(T::Colon) => format!("an attribute takes `=`: `{word} = …`"),
            Some(T::EqualEqual) => format!("a single `=` sets an attribute: `{word} = …`"),
            Some(T::Dot | T::OpenBracket) => {
                "the name of an attribute is one identifier".to_owned()
            }
            Some(T::Newline | T::LineComment) | None => format!(
                "write `{word} = value` for an attribute, `{word} {{` on one line for a block"
            ),
            _ => format!("write `{word} = value` for an attribute, `{word} {{ … }}` for a block"),
        };
        self.with_foreign_help(finding, &help)
    }

    pub(super) fn not_a_one_line_block(&mut self, name: usize) -> Box<Finding> {
        let word = self.tokens[name].text(self.text).to_owned();
        let finding =
            self.expected("one attribute, `}` or a line break after `{`", "in a one-line block");
        self.with_foreign_help(
            finding,
            &format!("break the line after `{{`, and give each item of `{word}` a line of its own"),
        )
    }

    pub(super) fn more_in_one_line_block(&mut self) -> Box<Finding> {
        let finding =
            self.expected("`}` after the attribute of a one-line block", "`}` was expected");
        self.with_foreign_help(
            finding,
            "a one-line block holds one attribute; break the line after `{` for more",
        )
    }

    pub(super) fn no_line_break_after_block(&mut self) -> Box<Finding> {
        let finding = self.expected("a line break after the block", "a line break was expected");
        self.with_foreign_help(finding, "each block and each attribute begins on a line of its own")
    }

    pub(super) fn no_line_break_after_attribute(&mut self) -> Box<Finding> {
        let open = self.stack.last().map_or(0, |o| o.token);
        let name = self.tokens[open].text(self.text).to_owned();
        let finding = self.expected(
            &format!("a line break after the value of `{name}`"),
            "the value ends before this",
        );
        let help = match self.peek() {
            Some(T::Comma) => "items of a body are parted by line breaks, not by commas",
            Some(T::CloseBrace | T::CloseBracket | T::CloseParen) => {
                "nothing is open that this could close; remove it"
            }
            Some(T::Colon) => "a conditional begins with its condition and `?`",
            Some(T::OpenQuote | T::Identifier | T::Number) => {
                "put an operator between two values, or a line break between two items"
            }
            _ => "each attribute and each block begins on a line of its own",
        };
        self.with_foreign_help(finding, help)
    }

    pub(super) fn unclosed_block(&mut self, brace: usize) -> Box<Finding> {
        let line_start = self.tokens[..brace]
            .iter()
            .rposition(|t| t.kind.ends_line() || matches!(t.kind, T::OpenBrace | T::CloseBrace))
            .map_or(0, |n| n + 1);
        let header = self.tokens[line_start..brace].iter().find(|t| !t.kind.is_comment());
        let word = header.map_or("", |t| t.text(self.text)).to_owned();
        Box::new(
            error(
                self.tokens[brace].span,
                format!("block `{word}` is never closed"),
                "opened here",
            )
            .related(Span::at(self.text.trim_end().len()), "the file ends here")
            .help("add a line with `}` where the block ends"),
        )
    }

    pub(super) fn template_in_label(&mut self, quote: usize) -> Box<Finding> {
        let span = self.tokens[quote].span.to(self.here());
        Box::new(
            error(span, "a label cannot hold a template", "a plain string was expected")
                .help("write the text out, or `$${` and `%%{` for the characters themselves"),
        )
    }

    pub(super) fn unclosed_string(&mut self, quote: usize) -> Box<Finding> {
        Box::new(
            error(self.tokens[quote].span, "this string is not closed on its line", "opened here")
                .help("add the closing `\"`; for text of several lines use a heredoc: `<<-EOT`, the lines, `EOT`"),
        )
    }

    pub(super) fn unclosed_label(&mut self, quote: usize) -> Box<Finding> {
        Box::new(
            error(self.tokens[quote].span, "this label is not closed on its line", "opened here")
                .help("add the closing `\"`"),
        )
    }

    pub(super) fn unclosed_heredoc(&mut self, token: usize) -> Box<Finding> {
        let open = self.tokens[token];
        let text = open.text(self.text).trim_end().to_owned();
        let marker = text.trim_start_matches(['<', '-']).to_owned();
        let span = Span { start: open.span.start, end: open.span.start + text.len() as u32 };
        Box::new(error(span, format!("heredoc `{marker}` is never closed"), "opened here").help(
            format!("end it with a line that holds `{marker}` alone, and a line break after it"),
        ))
    }

    pub(super) fn unclosed_directive(&mut self, open: Open) -> Box<Finding> {
        let end = if open.frame == Frame::For { "endfor" } else { "endif" };
        let word = if open.frame == Frame::For { "for" } else { "if" };
        Box::new(
            error(
                self.tokens[open.token].span,
                format!("template directive `{word}` is never ended"),
                "begun here",
            )
            .help(format!("add `%{{ {end} }}` before the template ends")),
        )
    }

    pub(super) fn stray_directive(&mut self, word: &str, inside: Option<Frame>) -> Box<Finding> {
        let help = match (word, inside) {
            ("else", Some(Frame::Else)) => "an `if` has one `else`",
            ("else" | "endif", Some(Frame::For)) => {
                "the `for` around it wants its `%{ endfor }` first"
            }
            ("endfor", Some(Frame::If | Frame::Else)) => {
                "the `if` around it wants its `%{ endif }` first"
            }
            ("endfor", _) => "it ends a `%{ for … }`",
            _ => "it belongs to a `%{ if … }`",
        };
        Box::new(
            error(
                self.here(),
                format!("`{word}` does not belong here"),
                "no directive waits for it",
            )
            .help(help),
        )
    }

    pub(super) fn unknown_directive(&mut self) -> Box<Finding> {
        let finding = self.expected("`if`, `else`, `endif`, `for` or `endfor`", "not a directive");
        Box::new(finding.help("write `%%{` for the characters `%{` themselves"))
    }

    pub(super) fn more_in_directive(&mut self, word: &str) -> Box<Finding> {
        let finding = self.expected(&format!("`}}` after `{word}`"), "`}` was expected");
        Box::new(finding.help(format!("`{word}` stands alone in its directive")))
    }
}

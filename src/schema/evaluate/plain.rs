//! Native values that are written out: strings without interpolation, numbers, words, and lists
//! and objects of such. Most values of a file are, and reading them from tokens is many times
//! faster than parsing and evaluating; what is not plain is left to that.

use crate::rf::constant::{self, Number, Value};
use crate::syntax::literal::{is_trivia, quoted};
use crate::syntax::token::{Token, TokenKind as T};
use std::collections::BTreeMap;

/// Values that nest deeper are left to the parser.
const MAX_DEPTH: usize = 64;

/// The value that `tokens`, made from `text` without syntax error, spell out; `None` if it is not
/// plain.
pub(super) fn plain(text: &str, tokens: &[Token]) -> Option<Value> {
    let mut reader = Reader { text, tokens, at: 0 };
    let value = reader.value(0)?;
    reader.skip_trivia();
    reader.peek().is_none().then_some(value)
}

struct Reader<'t> {
    text: &'t str,
    tokens: &'t [Token],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<T> {
        self.tokens.get(self.at).map(|token| token.kind)
    }

    fn skip_trivia(&mut self) {
        while self.peek().is_some_and(is_trivia) {
            self.at += 1;
        }
    }

    /// The text of the token at hand, which is passed.
    fn word(&mut self) -> Option<&str> {
        let token = *self.tokens.get(self.at)?;
        self.at += 1;
        self.text.get(token.span.range())
    }

    /// A value. What comes after it is for the caller to look at: a value that goes on is not
    /// plain.
    fn value(&mut self, depth: usize) -> Option<Value> {
        self.skip_trivia();
        match self.peek()? {
            T::OpenQuote => self.string().map(Value::String),
            T::Number => Number::parse(self.word()?).map(Value::Number),
            T::Minus => {
                self.at += 1;
                // Apart from its sign a number is one token, and nothing else is negated here.
                (self.peek()? == T::Number).then_some(())?;
                Number::parse(&format!("-{}", self.word()?)).map(Value::Number)
            }
            T::Identifier => match self.word()? {
                "true" => Some(Value::Bool(true)),
                "false" => Some(Value::Bool(false)),
                "null" => Some(Value::Null(constant::Type::Dynamic)),
                _ => None,
            },
            T::OpenBracket if depth < MAX_DEPTH => self.elements(depth),
            T::OpenBrace if depth < MAX_DEPTH => self.items(depth),
            _ => None,
        }
    }

    fn string(&mut self) -> Option<String> {
        let rest = self.tokens.get(self.at..)?;
        let length = if rest.get(1)?.kind == T::CloseQuote { 2 } else { 3 };
        let string = quoted(self.text, rest.get(..length)?)?.into_owned();
        self.at += length;
        Some(string)
    }

    fn elements(&mut self, depth: usize) -> Option<Value> {
        let mut elements = Vec::new();
        self.at += 1;
        loop {
            self.skip_trivia();
            if self.peek()? == T::CloseBracket {
                break;
            }
            elements.push(self.value(depth + 1)?);
            self.skip_trivia();
            match self.peek()? {
                T::Comma => self.at += 1,
                T::CloseBracket => break,
                _ => return None,
            }
        }
        self.at += 1;
        Some(Value::Tuple(elements))
    }

    fn items(&mut self, depth: usize) -> Option<Value> {
        let mut items = BTreeMap::new();
        self.at += 1;
        loop {
            self.skip_trivia();
            let key = match self.peek()? {
                T::CloseBrace => break,
                T::OpenQuote => self.string()?,
                T::Identifier => {
                    let word = self.word()?;
                    let keyword = matches!(word, "for" | "null" | "true" | "false");
                    (word.is_ascii() && !keyword).then(|| word.to_owned())?
                }
                _ => return None,
            };
            self.skip_trivia();
            if !matches!(self.peek()?, T::Equal | T::Colon) {
                return None;
            }
            self.at += 1;
            items.insert(key, self.value(depth + 1)?);
            while self.peek()? == T::BlockComment {
                self.at += 1;
            }
            match self.peek()? {
                T::Comma => self.at += 1,
                T::CloseBrace => break,
                // The end of a line ends an item.
                kind if kind.ends_line() => {}
                _ => return None,
            }
        }
        self.at += 1;
        Some(Value::Object(items))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::evaluate::{known, parenthesised};
    use proptest::prelude::*;

    fn read(text: &str) -> Option<Value> {
        let tokens = crate::syntax::lexer::lex(text);
        let end = tokens.len() - tokens.last().map_or(0, |t| usize::from(t.span.is_empty()));
        plain(text, &tokens[..end])
    }

    #[test]
    fn what_goes_on_or_depends_on_others_is_not_plain() {
        for text in [
            "1 + 2",
            "-x",
            "- -1",
            "[1][0]",
            "[for x in [1] : x]",
            "{ for x in [1] : x => x }",
            "{ (a) = 1 }",
            "{ 1 = 2 }",
            "{ a = 1 + 2 }",
            "[a]",
            "\"${x}\"",
            "[<<E\nx\nE\n]",
            "f(1)",
            "true ? 1 : 2",
            "!true",
            "(1)",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    /// Values, plain and not, as they may be spelled.
    fn spelled() -> impl Strategy<Value = String> {
        let leaf = prop::sample::select(vec![
            "1",
            "-2.50",
            "1e3",
            "-0",
            "\"\"",
            "\"a b\"",
            "\"\\u0065\\u0301 \\\"\"",
            "\"$${x}\"",
            "\"e\u{301}\"",
            "true",
            "null",
            "1 + 2",
            "\"x${1}\"",
            "-(1)",
            "[1, 2][0]",
        ])
        .prop_map(str::to_owned);
        leaf.prop_recursive(3, 24, 4, |inner| {
            let key = prop::sample::select(vec![
                "a",
                "b-c",
                "\"a\"",
                "\"${1}\"",
                "(true)",
                "true",
                "null",
                "1",
                "\"\u{e9}\"",
            ]);
            let gap = prop::sample::select(vec![" ", "\n", " # x\n", " /* x */ ", "\n\n// y\n"]);
            let element = (inner.clone(), gap.clone()).prop_map(|(v, gap)| format!("{gap}{v}"));
            let list = (prop::collection::vec(element, 0..4), any::<bool>(), gap.clone()).prop_map(
                |(elements, comma, gap)| {
                    let comma = if comma && !elements.is_empty() { "," } else { "" };
                    format!("[{}{comma}{gap}]", elements.join(","))
                },
            );
            let end = prop::sample::select(vec![", ", "\n", " # x\n", " /* x */,\n"]);
            let item = (key, prop::sample::select(vec!["=", ":"]), inner, end)
                .prop_map(|(key, sign, value, end)| format!("{key} {sign} {value}{end}"));
            let object = prop::collection::vec(item, 0..4)
                .prop_map(|items| format!("{{\n{}\n}}", items.concat()));
            prop_oneof![list, object]
        })
    }

    proptest! {
        #[test]
        fn a_plain_value_is_what_the_evaluator_says(text in spelled()) {
            // Some that are valid the parser does not take.
            let parses = crate::syntax::tree::expression(&parenthesised(&text)).is_some();
            if let Some(value) = read(&text).filter(|_| parses) {
                prop_assert_eq!(Some(value), known(&parenthesised(&text), &[]), "{}", text);
            }
        }
    }
}

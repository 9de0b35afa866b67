//! The bridge to hcl-edit, over any document: every span points at the text it claims.

mod documents;

use documents::Maker;
use hcl_edit::Ident;
use hcl_edit::expr::Expression;
use hcl_edit::structure::{Attribute, Block, BlockLabel};
use hcl_edit::visit::{self, Visit};
use proptest::prelude::*;
use rf_lint::syntax::native::Reader;
use rf_lint::syntax::tree::{RefusalKind, TreeItem, expression, items};
use std::mem::discriminant;

/// Notes every node of an item whose span is not that of its text.
struct Spans<'a> {
    file: &'a str,
    item: &'a TreeItem,
    wrong: Vec<String>,
    seen: usize,
}

impl Spans<'_> {
    fn text(&self, node: &impl hcl_edit::Span) -> &str {
        self.item.span_of(node).map_or("", |span| &self.file[span.range()])
    }

    fn expect(&mut self, node: &impl hcl_edit::Span, right: impl Fn(&str) -> bool, what: &str) {
        self.seen += 1;
        let text = self.text(node);
        if !right(text) {
            self.wrong.push(format!("{what}: {text:?}"));
        }
    }

    fn name(&mut self, name: &hcl_edit::Decorated<Ident>) {
        self.expect(name, |text| text == name.as_str(), name.as_str());
    }
}

impl Visit for Spans<'_> {
    fn visit_attr(&mut self, attribute: &Attribute) {
        let key = attribute.key.as_str().to_owned();
        self.name(&attribute.key);
        self.expect(attribute, |text| text.starts_with(&key), "attribute");
        visit::visit_attr(self, attribute);
    }

    fn visit_block(&mut self, block: &Block) {
        let name = block.ident.as_str().to_owned();
        self.name(&block.ident);
        self.expect(block, |text| text.starts_with(&name) && text.ends_with('}'), "block");
        for label in &block.labels {
            match label {
                BlockLabel::Ident(name) => self.name(name),
                BlockLabel::String(label) => {
                    self.expect(
                        label,
                        |text| text.starts_with('"') && text.ends_with('"'),
                        "label",
                    );
                }
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_expr(&mut self, expr: &Expression) {
        // A tree that was read without its comments is not equal to one that was read with them.
        let exact = !self.file.replace("\r\n", "").contains('\r');
        let right = |text: &str| match expression(&format!("(\n{text}\n)")) {
            Some(Expression::Parenthesis(read)) if exact => read.inner() == expr,
            Some(Expression::Parenthesis(read)) => discriminant(read.inner()) == discriminant(expr),
            _ => false,
        };
        self.expect(expr, right, "expression");
        visit::visit_expr(self, expr);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_span_points_at_its_text(choices in prop::collection::vec(any::<u32>(), 0..400)) {
        let text = Maker::document(choices, false);
        let mut reader = Reader::default();
        prop_assert_eq!(reader.read(&text), []);
        let mut count = 0;
        for item in items(&text, &reader.tokens, &reader.outline) {
            count += 1;
            match &item.tree {
                Ok(tree) => {
                    let mut spans = Spans { file: &text, item: &item, wrong: Vec::new(), seen: 0 };
                    spans.visit_structure(tree);
                    prop_assert!(spans.seen > 0);
                    prop_assert_eq!(&spans.wrong, &Vec::<String>::new(), "{:?}", text);
                }
                Err(refusal) => prop_assert!(
                    refusal.kind != RefusalKind::Other,
                    "{:?} {}", refusal, &text[refusal.at.start as usize..]
                ),
            }
        }
        prop_assert_eq!(count, reader.outline.body(None).count());
    }
}

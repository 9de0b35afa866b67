//! What a schema asks of blocks: their labels, how many there are, that no two are alike.

use super::edits::removal;
use super::{DECLARED, Spot, Walk};
use crate::edit::{Edit, Fix, Safety};
use crate::finding::Finding;
use crate::near_miss::near_miss;
use crate::rf::value::to_identifier;
use crate::schema::Block as Declared;
use crate::schema::check::Found;
use crate::schema::source::{Block, BodyRef};
use crate::span::{Name, Span};
use crate::syntax::quotes::in_quotes;
use crate::words::spelled;
use std::borrow::Cow;

impl<'t, 's> Walk<'t, 's> {
    /// Checks each label against its own rule.
    pub(super) fn labels(&self, declared: &'s Declared, block: &Block<'t>, out: &mut Vec<Finding>) {
        let Some(rules) = &declared.rules else { return };
        for (rule, label) in rules.labels.iter().zip(&block.labels) {
            let (name, text) = (&rule.name, spelled(&label.text));
            let begin = || {
                let message =
                    format!("the label `{name}` of `{}` cannot be `{text}`", declared.block_type);
                Finding::new("invalid-label", label.span, message)
            };
            if let Some(permitted) = &rule.permitted
                && permitted.value.iter().all(|one| *one != label.text)
            {
                let words: Vec<&str> = permitted.value.iter().map(String::as_str).collect();
                let finding = if let Some(meant) = near_miss(&label.text, &words) {
                    let finding = begin().help(format!("did you mean `{meant}`?"));
                    self.relabelled(finding, label, meant)
                } else {
                    let words: Vec<_> = words.iter().map(|word| format!("`{word}`")).collect();
                    begin().help(format!("write one of {}", words.join(", ")))
                };
                out.push(self.schema.pointed(finding, permitted.origin, "what is permitted"));
            } else if let Some(pattern) = &rule.pattern
                && !pattern.value.is_match(&label.text)
            {
                let finding =
                    begin().help(format!("write a label that matches `{}`", pattern.value));
                let finding = match to_identifier(&label.text) {
                    Some(meant) if pattern.value.is_match(&meant) => {
                        self.relabelled(finding, label, &meant)
                    }
                    _ => finding,
                };
                out.push(self.schema.pointed(finding, pattern.origin, "the pattern"));
            }
        }
    }

    /// `finding`, with the fix that writes `meant` for `label`.
    fn relabelled(&self, finding: Finding, label: &Name<'_>, meant: &str) -> Finding {
        let text = if self.document.is_json() {
            serde_json::Value::from(meant).to_string()
        } else {
            in_quotes(meant)
        };
        finding.fix(Fix {
            message: format!("write `{meant}`"),
            safety: Safety::Unsafe,
            edits: vec![Edit::replace(label.span, text)],
        })
    }

    /// The finding about a wrong number of labels, with the names of the labels.
    pub(super) fn wrong_labels(
        finding: Finding,
        block: &Block<'t>,
        declared: &'s Declared,
        json: bool,
    ) -> Finding {
        let Some(rules) = &declared.rules else { return finding };
        if rules.labels.is_empty() || block.labels.len() >= rules.labels.len() {
            return finding;
        }
        finding.help(format!("name it: `{}`", declared.written(json)))
    }

    pub(super) fn too_few(
        &self,
        declared: &'s Declared,
        found: &Found<'t, 's>,
        spot: Spot<'_>,
    ) -> Finding {
        let block_type = &declared.block_type;
        let count = found.blocks(block_type).count();
        let message = match (count, declared.min) {
            (0, 1) => format!("this {} has no `{block_type}` block", spot.what),
            (0, min) => {
                format!("this {} has no `{block_type}` block, and {min} are required", spot.what)
            }
            (1, min) => {
                format!("this {} has one `{block_type}` block, and {min} are required", spot.what)
            }
            (count, min) => format!(
                "this {} has {count} `{block_type}` blocks, and {min} are required",
                spot.what
            ),
        };
        Finding::new("too-few-blocks", spot.header, message)
            .help(format!("add `{}`", declared.written(self.document.is_json())))
    }

    /// The finding about the first block that is one too many.
    pub(super) fn too_many(
        &self,
        declared: &'s Declared,
        first: Span,
        again: &Block<'t>,
        found: &Found<'t, 's>,
        spot: Spot<'_>,
    ) -> Option<Finding> {
        let block_type = &declared.block_type;
        let max = declared.max.unwrap_or(usize::MAX);
        let mut over = found.blocks(block_type).skip(max);
        if over.next().is_none_or(|block| block.header != again.header) {
            return None;
        }
        let count = max + 1 + over.count();
        let most = match max {
            1 => "one is".to_owned(),
            max => format!("{max} are"),
        };
        let message = format!(
            "this {} has {count} `{block_type}` blocks, and at most {most} permitted",
            spot.what
        );
        let mut finding = Finding::new("too-many-blocks", again.header, message)
            .label("one too many")
            .related(first, "the first one");
        let same = found.blocks(block_type).take(max).find(|block| self.alike(block, again));
        finding = match same.and_then(|_| self.remove(again)) {
            Some(fix) => finding.fix(fix),
            None => finding.help("merge it with another, or take it out"),
        };
        let origin = declared.rules.as_ref().and_then(|rules| rules.max_origin.or(rules.origin));
        Some(self.schema.pointed(finding, origin, "the bound"))
    }

    /// Finds siblings with the same labels where their schema forbids it.
    pub(super) fn duplicates(&self, found: &Found<'t, 's>, out: &mut Vec<Finding>) {
        let mut seen: foldhash::HashMap<(&str, Vec<Cow<'t, str>>), &Block<'t>> =
            foldhash::HashMap::default();
        for (declared, block) in &found.blocks {
            let rules = declared.rules.as_ref();
            let Some((rules, unique)) =
                rules.and_then(|rules| Some((rules, rules.unique_labels.as_ref()?)))
            else {
                continue;
            };
            let labels: Vec<_> = block.labels.iter().map(|label| label.text.clone()).collect();
            let Some(first) = seen.get(&(declared.block_type.as_ref(), labels.clone())).copied()
            else {
                seen.insert((&declared.block_type, labels), block);
                continue;
            };
            let shown: Vec<_> =
                block.labels.iter().map(|label| format!("\"{}\"", spelled(&label.text))).collect();
            let shown = format!("{} {}", declared.block_type, shown.join(" "));
            let message = format!("there are two blocks `{}`", shown.trim_end());
            let finding = Finding::new("duplicate-labels", block.header, message)
                .label("again here")
                .related(first.header, "first here");
            let finding = match self.alike(first, block).then(|| self.remove(block)).flatten() {
                Some(fix) => finding.fix(fix),
                None => finding.help("give one of them other labels, or merge the two"),
            };
            let origin = unique.origin.or(rules.origin);
            out.push(self.schema.pointed(finding, origin, DECLARED));
        }
    }

    /// Whether two blocks say the same, word for word, without comments in the second.
    fn alike(&self, first: &Block<'t>, second: &Block<'t>) -> bool {
        if first.labels.iter().map(|l| &l.text).ne(second.labels.iter().map(|l| &l.text)) {
            return false;
        }
        let text = self.document.text();
        match (first.body, second.body) {
            (BodyRef::Native(Some(a)), BodyRef::Native(Some(b))) => {
                super::edits::same_tokens(self.document, a, b)
            }
            (BodyRef::Json(a), BodyRef::Json(b)) => {
                super::edits::same_json(a.spelling(text), b.spelling(text))
            }
            _ => false,
        }
    }

    fn remove(&self, block: &Block<'t>) -> Option<Fix> {
        let edit = removal(self.document, block)?;
        let message = "remove it; it says the same again".to_owned();
        Some(Fix { message, safety: Safety::Safe, edits: vec![edit] })
    }
}

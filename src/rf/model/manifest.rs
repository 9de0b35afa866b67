//! Manifests: `dialect` with its providers, and `policy_pack`.

use super::decoder::{Decoder, as_is};
use super::{Field, Manifest, Provider};
use crate::edit::{Edit, Safety};
use crate::finding::Finding;
use crate::rf::typing::{Static, Written, fix};
use crate::rf::value::{MAX_STRING, constraint_fault, provider_fault, version_fault};
use crate::rf::vocabulary;
use crate::schema;
use crate::schema::check::{Fault, Found};
use crate::schema::source::Block;
use crate::span::Name;
use crate::words::{grouped, shorten};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

impl<'t> Decoder<'_, 't> {
    pub(super) fn dialect(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
    ) -> Manifest<'t> {
        let name = self.label(block);
        let reserved = |name: &Name| name.text == vocabulary::OWNER;
        let is_reserved = name.as_ref().is_some_and(reserved);
        if let Some(name) = name.as_ref().filter(|_| is_reserved) {
            let message = "`rf` owns the built-in vocabulary, so no dialect can have that name";
            let finding = Finding::new("reserved-owner", name.span, message);
            let help = "name it after what it describes or who keeps it, such as `aws`";
            self.push(finding.code("DIALECT_RESERVED").help(help));
        }
        let mut legacy = Vec::new();
        let found = self.block(declared, block, |fault, finding| match fault {
            Fault::UnknownBlock(block) if block.block_type.text == "requires" => {
                legacy.push(block.clone());
                None
            }
            Fault::WrongLabels(block, _) => Some(finding.help(if block.labels.is_empty() {
                "name it by its source address, such as `hashicorp/aws`"
            } else {
                "give each provider a block of its own"
            })),
            _ => Some(finding),
        });
        for block in &legacy {
            let finding = self.legacy_requires(block);
            self.push(finding);
        }
        let version = self.version(&found);
        let mut providers: Vec<Provider> = Vec::new();
        for (declared, block) in &found.blocks {
            providers.push(self.provider(declared, block));
        }
        self.unique_providers(&providers);
        let names_provider = found.stands("provider");
        let (header, span) = (block.header, block.span);
        let name = name.filter(|_| !is_reserved);
        Manifest { header, span, name, is_reserved, version, providers, names_provider }
    }

    pub(super) fn pack(
        &mut self,
        declared: &'static schema::Block,
        block: &Block<'t>,
    ) -> Manifest<'t> {
        let name = self.label(block);
        let found = self.named("policy pack", declared, block, as_is);
        let version = self.version(&found).filter(|field| self.is_short(&field.value));
        let (header, span) = (block.header, block.span);
        Manifest {
            header,
            span,
            name,
            is_reserved: false,
            version,
            providers: Vec::new(),
            names_provider: false,
        }
    }

    /// Whether the version of a pack is within the limit of a pack's strings; reports it if not.
    /// The others have lower limits of their own.
    fn is_short(&mut self, version: &Static<'t>) -> bool {
        let length = version.value.len();
        if length > MAX_STRING {
            let (length, limit) = (grouped(length), grouped(MAX_STRING));
            let message =
                format!("this string has {length} bytes, and {limit} is the limit in a pack");
            let finding = Finding::new("limit-exceeded", version.span, message);
            self.push(finding.code("INVALID_VALUE").help("write shorter numbers"));
        }
        length <= MAX_STRING
    }

    /// The version of a unit.
    fn version(&mut self, found: &Found<'t, 'static>) -> Option<Field<Static<'t>>> {
        let field = self.static_field(found, "version")?;
        let Some(reason) = version_fault(&field.value.value) else { return Some(field) };
        let message = format!("this is no version: {reason}");
        let finding = Finding::new("invalid-value", field.value.span, message);
        self.push(finding.code("INVALID_VALUE").help("write three numbers, such as `0.1.0`"));
        None
    }

    fn provider(&mut self, declared: &'static schema::Block, block: &Block<'t>) -> Provider<'t> {
        let invalid = |span, message: String| {
            Finding::new("invalid-provider", span, message).code("PROVIDER_INVALID")
        };
        let mut source = None;
        if let [label] = block.labels.as_slice() {
            match provider_fault(&label.text) {
                None => source = Some(label.clone()),
                Some(reason) => {
                    let message = if label.text.is_empty() {
                        "the source address of this provider is empty".to_owned()
                    } else {
                        format!("`{}` is no provider: {reason}", shorten(&label.text))
                    };
                    let help =
                        "write `namespace/type` or `host/namespace/type`, such as `hashicorp/aws`";
                    self.push(invalid(label.span, message).help(help));
                }
            }
        }
        let found = self.block(declared, block, as_is);
        let version = self.static_field(&found, "version").and_then(|field| {
            let value = &field.value;
            let Some(reason) = constraint_fault(&value.value) else { return Some(field) };
            let message = format!("this is no version constraint: {reason}");
            let finding = invalid(value.span, message);
            let text = value.value.trim();
            let bare = version_fault(text).is_none() && value.written == Written::Quoted;
            self.push(if bare {
                let edit = Edit::replace(value.inner(), format!("= {text}"));
                finding
                    .help(format!("write `= {text}` for exactly this version"))
                    .fix(fix("add the operator", Safety::Unsafe, edit))
            } else {
                finding.help(
                    "write clauses joined by commas, such as `>= 1.4.0, < 2.0.0`, with all three numbers",
                )
            });
            None
        });
        Provider { header: block.header, source, version }
    }

    fn unique_providers(&mut self, providers: &[Provider<'t>]) {
        let mut seen = HashMap::new();
        for provider in providers {
            let Some(source) = &provider.source else { continue };
            match seen.entry(address(&source.text)) {
                Entry::Occupied(first) => {
                    let message =
                        format!("the provider `{}` is named twice in this dialect", source.text);
                    let finding = Finding::new("duplicate-definition", provider.header, message)
                        .code("DUPLICATE_ID")
                        .label("named again here")
                        .related(*first.get(), "first named here")
                        .help("join the two constraints with a comma");
                    self.push(finding);
                }
                Entry::Vacant(entry) => {
                    entry.insert(provider.header);
                }
            }
        }
    }
}

/// The address with its host, which is the public registry where none is named.
fn address(source: &str) -> String {
    let source = source.to_lowercase();
    if source.matches('/').count() == 1 {
        format!("registry.terraform.io/{source}")
    } else {
        source
    }
}
